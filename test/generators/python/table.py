"""Calls each address that it is given with the clients of both versions, and prints what came of it: a line of JSON a call."""

import json
import sys

import data_validation as api

OPTIONS = {"preferred_prefixes": ["+420"], "correction_mode": api.CorrectionMode.FULL}


def outcome(call):
    try:
        response = call()
    except api.DataValidationError as error:
        words = [error.group, error.type, error.subtype, error.severity, error.description]
        name = type(error).__name__
        return {"error": name, "status": error.status, "words": words, "attempts": error.attempts, "text": str(error)}
    found = response.result_corrected.data if response.result_corrected else None
    national = found and found.format.national
    return {"proposal": response.result.proposal, "national": national, "country": response.result.data.country.code}


for base_url in sys.argv[1:]:
    new = api.Client(base_url=base_url)
    old = api.ClientV20(base_url=base_url)
    options = api.PhoneValidateOptions(**OPTIONS)
    options_of_old = api.PhoneValidateOptionsV20(**OPTIONS)
    print(json.dumps(outcome(lambda: new.phone.validate(number_full="607 123 456", options=options))))
    print(
        json.dumps(outcome(lambda: old.phone.validate(number_with_prefix="607 123 456", options=options_of_old)))
    )
