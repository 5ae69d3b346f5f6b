"""Cleans the phone numbers of a list of contacts: python3 clean.py contacts.csv > cleaned.csv

Nothing but the standard library. The key and the address of the API come from the environment:
DATA_VALIDATION_KEY, DATA_VALIDATION_URL (with the mock: test and http://127.0.0.1:4010).
"""

import csv
import json
import os
import sys
import urllib.error
import urllib.request

VERSION = "2.1"


def validate_phone(number: str) -> dict:
    """The response of POST /phone/validate to a number; raises RuntimeError with the API's own words when it rejects."""
    body = {"request": {"query": {"numberFull": number}, "options": {"preferredPrefixes": ["+420", "+421"]}}}
    request = urllib.request.Request(
        f"{os.environ['DATA_VALIDATION_URL']}/phone/validate",
        data=json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['DATA_VALIDATION_KEY']}",
            "Content-Type": "application/json",
            "Accept": "application/json",
            "api-version": VERSION,
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        errors = json.load(error)["errors"]
        raise RuntimeError(f"{error.code}: {errors[0]['description']}") from None


def main() -> None:
    with open(sys.argv[1], newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file)
        writer = csv.DictWriter(sys.stdout, [*(rows.fieldnames or []), "phone_clean", "proposal"])
        writer.writeheader()
        for row in rows:
            response = validate_phone(row["phone"])
            parts = (response["result"], response["resultCorrected"])
            valid = [part["data"]["numberFull"] for part in parts if part and part["isValid"]]
            clean = valid[0] if valid else ""
            writer.writerow({**row, "phone_clean": clean, "proposal": response["result"]["proposal"]})


if __name__ == "__main__":
    for name in ("DATA_VALIDATION_KEY", "DATA_VALIDATION_URL"):
        if name not in os.environ:
            sys.exit(f"Set {name}; with the mock: DATA_VALIDATION_KEY=test DATA_VALIDATION_URL=http://127.0.0.1:4010")
    if len(sys.argv) != 2:
        sys.exit("Usage: python3 clean.py contacts.csv > cleaned.csv")
    main()
