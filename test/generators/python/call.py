"""Calls a server with the generated client, and prints what came of it as JSON.

Arguments: the folder of the client, the address of the server.
"""

import json
import sys

folder, address = sys.argv[1:]
sys.path.insert(0, folder)

import data_validation as api  # noqa: E402

phone = api.PhoneValidateRequest(
    request=api.PhoneValidateRequestRoot(query=api.PhoneValidateQuery(prefix="+420", number="607 123 456"))
)
response = api.Client(address, auth={"bearer": "a-key"}).phone_validate_with_headers(phone)

try:
    api.Client(address, auth={"bearer": "test-refused"}).phone_validate(phone)
    refusal = 0
except api.ApiError as error:
    refusal = error.status

print(
    json.dumps(
        {
            "version": response.headers["service_api_version"],
            "national": response.data.result.data.format.national,
            "refusal": refusal,
        }
    )
)
