"""Makes three calls to each address that it is given, of both versions, and prints what came of each: a line of JSON a call."""

import json
import os
import sys

import data_validation as api
from data_validation._json import encode

number = os.environ.get("NUMBER")


def show(call):
    try:
        outcome = {"response": encode(call())}
    except api.DataValidationError as error:
        words = [error.group, error.type, error.subtype, error.severity, error.description]
        name = type(error).__name__
        outcome = {"error": name, "status": error.status, "words": words, "attempts": error.attempts, "text": str(error)}
    print(json.dumps(outcome))


for base_url in sys.argv[1:]:
    newer = api.Client(base_url=base_url)
    older = api.ClientV20(base_url=base_url)
    options = api.PhoneValidateOptions(preferred_prefixes=["+420"], number_format=api.NumberFormat.E164)
    show(lambda: newer.phone.validate(number_full=number, options=options))
    limit = api.LocationSearchOptions(results_limit=3)
    town = api.LocationFilter(city="Praha")
    street = api.LocationSearchType.STREET
    show(lambda: older.location.search(type=street, value="sokolovska", filter=town, options=limit))
    show(lambda: newer.name.validate(name_surname="jana kadlecova"))
