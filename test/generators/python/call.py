"""Calls a server with the generated client, and prints what came of it as JSON.

Arguments: the folder of the client, the address of the server, the version of the API.
"""

import json
import sys

folder, address, version = sys.argv[1:]
sys.path.insert(0, folder)

import data_validation as api  # noqa: E402

number = {"2.0": "number_with_prefix", "2.1": "number_full"}[version]
phone = api.PhoneValidateRequest(
    request=api.PhoneValidateRequestRoot(query=api.PhoneQueryCombined(**{number: "+420 607 123 456"}))
)
name = api.NameValidateRequest(
    request=api.NameValidateRequestRoot(query=api.NameFields(name="jana", surname="Kadlecová"))
)

client = api.Client(address, auth={"bearer": "a-key"})
answer = client.phone_validate_with_headers(phone)
corrected = client.name_validate(name).result_corrected

try:
    api.Client(address, auth={"bearer": "test-refused"}).phone_validate(phone)
    refusal = None
except api.ApiError as error:
    refusal = {"status": error.status, "type": error.body["errors"][0]["type"]}

print(
    json.dumps(
        {
            "version": answer.headers["service_api_version"],
            "national": answer.data.result.data.format.national,
            "name": corrected.data.name,
            "refusal": refusal,
        }
    )
)
