"""
Each rule of the client, by a response that breaks it. They are sent within the process; also by the mock whose address the environment variable
DATA_VALIDATION_MOCK has.
"""

from __future__ import annotations

import json
import os
import unittest
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import httpx

import data_validation as api

FAULTS = json.loads(Path(__file__).with_name("faults.json").read_text(encoding="utf-8"))
MOCK = os.environ.get("DATA_VALIDATION_MOCK", "")
KEY = "a-key-of-the-tests"


def respond(fault: dict[str, Any]) -> httpx.MockTransport:
    """The responses of a fault: one of several is sent once, a single one every time."""
    left = list(fault["responses"])
    counts: list[str | None] = [None, *map(str, range(1, fault["attempts"]))]

    def handle(request: httpx.Request) -> httpx.Response:
        assert request.headers.get("x-retry-count") == counts.pop(0)
        given = left.pop(0) if len(left) > 1 else left[0]
        if "network" in given:
            raise httpx.ReadError("The connection broke.")
        headers = {"service-api-version": request.headers["api-version"], **given.get("headers", {})}
        content = json.dumps(given["body"], separators=(",", ":")).encode()
        return httpx.Response(given["status"], headers=headers, content=content)

    return httpx.MockTransport(handle)


def script(fault: dict[str, Any]) -> None:
    """Has the mock send the responses of a fault."""
    responses = [{"offContract": True, **one} if "body" in one else one for one in fault["responses"]]
    content = json.dumps({"path": "/phone/validate", "responses": responses}).encode()
    request = Request(MOCK + "/_mock/respond", content, {"Content-Type": "application/json"})
    with urlopen(request) as response:
        assert response.status < 300


def settings_of(fault: dict[str, Any]) -> dict[str, Any]:
    names = {"apiKey": "api_key", "responseLimit": "response_limit", "responseAt": "response_at"}
    given = {names.get(name, name): value for name, value in fault.get("settings", {}).items()}
    return {"api_key": KEY, **given}


class Faults(unittest.TestCase):
    def check(self, fault: dict[str, Any], client: api.Client) -> None:
        try:
            response = client.phone.validate(number_full="+420607123456")
            self.assertNotIn("error", fault)
            self.assertEqual(response.metadata.attempts, fault["attempts"])
        except api.DataValidationError as error:
            self.assertEqual(type(error).__name__, fault.get("error"), str(error))
            self.assertEqual(error.attempts, fault["attempts"])
            self.assertIn(fault.get("contains", ""), str(error))
            self.assertNotIn(fault.get("lacks", "\0"), str(error))

    def test_within_the_process(self) -> None:
        for fault in FAULTS:
            with self.subTest(fault["behaviour"]):
                http = httpx.Client(transport=respond(fault))
                with api.Client(base_url="http://mock.example", http_client=http, **settings_of(fault)) as client:
                    self.check(fault, client)

    @unittest.skipUnless(MOCK, "not run: DATA_VALIDATION_MOCK is not set")
    def test_against_the_mock(self) -> None:
        for fault in (one for one in FAULTS if not one.get("alone")):
            with self.subTest(fault["behaviour"]):
                script(fault)
                with api.Client(base_url=MOCK, **settings_of(fault)) as client:
                    self.check(fault, client)
