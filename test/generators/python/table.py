"""Does what each of its arguments describes, and prints what came of it: a line of JSON an argument."""

import asyncio
import json
import os
import pickle
import sys
import time
from dataclasses import fields, is_dataclass

import httpx

import data_validation as api

NUMBER = "607 123 456"


def typed(value):
    """The fields of an object by their names in JSON."""
    if is_dataclass(value):
        named = [one for one in fields(value) if "name" in one.metadata]
        return {one.metadata["name"]: typed(getattr(value, one.name)) for one in named}
    return [typed(one) for one in value] if isinstance(value, list) else value


def metadata_of(metadata):
    limits = {name: value for name, value in vars(metadata.limits).items() if value is not None}
    return {
        "status": metadata.status,
        "headers": dict(metadata.headers),
        "attempts": metadata.attempts,
        "version": metadata.version,
        "requestCode": metadata.request_code,
        "retryAfter": metadata.retry_after,
        "limits": limits,
    }


def success(response):
    data = getattr(getattr(response, "result", None), "data", None)
    nested = data.raw_json if data else None
    return {"typed": typed(response), "raw": response.raw_json, "nested": nested, **metadata_of(response.metadata)}


def failure(error):
    words = [error.group, error.type, error.subtype, error.severity, error.description]
    known = {"error": type(error).__name__, "words": words, "text": str(error), "raw": error.raw_json}
    return {**known, **metadata_of(error.metadata)}


def outcome_of(call):
    started = time.monotonic()
    try:
        outcome = success(call())
    except api.DataValidationError as error:
        outcome = failure(error)
    except Exception as error:
        outcome = {"escaped": repr(error)}
    return {**outcome, "ms": (time.monotonic() - started) * 1000}


def settings_of(scenario, hooks):
    names = {
        "responseAt": "response_at",
        "versionHeader": "version_header",
        "responseLimit": "response_limit",
        "includeRequestDetails": "include_request_details",
    }
    given = {names.get(name, name): value for name, value in scenario.get("settings", {}).items()}
    if "timeout" in given:
        given["timeout"] /= 1000
    hook = lambda attempt: hooks.append({"number": attempt.number, "status": attempt.status, "wait": attempt.wait})
    return {**given, "base_url": scenario["url"], "on_attempt": hook}


def call_settings(scenario):
    given = dict(scenario.get("call", {}))
    if "timeout" in given:
        given["timeout"] /= 1000
    return api.CallSettings(**given)


def three(settings):
    newer = api.Client(**settings)
    older = api.ClientV20(**settings)
    options = api.PhoneValidateOptions(preferred_prefixes=["+420"], number_format=api.NumberFormat.E164)
    limit = api.LocationSearchOptions(results_limit=3)
    town = api.LocationFilter(city="Praha")
    street = api.LocationSearchType.STREET
    return [
        outcome_of(lambda: newer.phone.validate(number_full=NUMBER, options=options)),
        outcome_of(lambda: older.location.search(type=street, value="sokolovska", filter=town, options=limit)),
        outcome_of(lambda: newer.name.validate(name_surname="jana kadlecova")),
    ]


OPTIONS = api.PhoneValidateOptions(preferred_prefixes=["+420"])


async def asynchronous(settings):
    async with api.AsyncClient(**settings) as client:
        return await client.phone.validate(number_full=NUMBER, options=OPTIONS)


async def cancel(settings):
    async with api.AsyncClient(**settings) as client:
        task = asyncio.create_task(client.phone.validate(number_full=NUMBER))
        await asyncio.sleep(2)
        started = time.monotonic()
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            ended = (time.monotonic() - started) * 1000
            await asyncio.sleep(2)
            return {"cancelled": True, "ms": ended}
        return {"cancelled": False}


def unsendable(settings):
    client = api.Client(**settings)
    odd = api.CallSettings(headers={"x-odd": "a\r\nb: c"})
    return [
        outcome_of(lambda: client.location.localize(lat=float("nan"), lon=14.4)),
        outcome_of(lambda: client.name.validate(name="\ud800")),
        outcome_of(lambda: client.name.validate(name=object())),
        outcome_of(lambda: client.name.validate(name="Jan", settings=odd)),
        outcome_of(lambda: client.phone.validate()),
    ]


def shown(settings):
    client = api.Client(**settings)
    try:
        subject = client.phone.validate(number_full=NUMBER)
    except api.DataValidationError as error:
        subject = error
    texts = [repr(client), str(vars(client)), repr(vars(client._calls)), repr(subject), str(subject), str(vars(subject))]
    for one in (client, subject):
        try:
            texts.append(repr(pickle.dumps(one)))
        except (TypeError, AttributeError, pickle.PicklingError) as error:
            texts.append(str(error))
    return {"shown": texts}


def operation(scenario, settings):
    given = scenario["operation"]
    client = (api.Client if given["version"] == "2.1" else api.ClientV20)(**settings)
    queries = {
        "company": {"get": {"country": "CZ", "registration_number": "1"}, "search": {"type": "name", "value": "a"}, "validate": {"name": "a"}},
        "email": {"search": {"value": "a"}, "validate": {"email": "a"}},
        "location": {
            "get": {"country": "CZ", "id": "1"},
            "localize": {"lat": 50.1, "lon": 14.4},
            "search": {"type": "zip", "value": "1"},
            "validate": {"city": "a"},
        },
        "name": {"validate": {"name": "a"}},
        "phone": {"search": {"value": "4"}, "validate": {"prefix": "+420", "number": "607123456"}},
    }
    method = getattr(getattr(client, given["kind"]), given["name"])
    return [outcome_of(lambda: method(**queries[given["kind"]][given["name"]])) for _ in range(given["count"])]


def run(scenario):
    hooks = []
    settings = settings_of(scenario, hooks)
    mode = scenario.get("mode", "three")
    if mode == "three":
        return three(settings)
    if mode == "operation":
        return operation(scenario, settings)
    if mode == "unsendable":
        return unsendable(settings)
    if mode == "shown":
        return [shown(settings)]
    if mode == "cancel":
        return [asyncio.run(cancel(settings))]
    if mode == "async":
        return [outcome_of(lambda: asyncio.run(asynchronous(settings)))]
    if mode == "own":
        settings["http_client"] = httpx.Client(headers={"x-own": "yes"}, follow_redirects=True)
    client = api.Client(**settings)
    outcome = outcome_of(lambda: client.phone.validate(number_full=NUMBER, options=OPTIONS, settings=call_settings(scenario)))
    return [{**outcome, "hooks": hooks}]


for argument in sys.argv[1:]:
    print(json.dumps(run(json.loads(argument))), flush=True)
