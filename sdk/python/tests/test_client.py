"""What a caller sees of requests, responses and settings; no network."""

from __future__ import annotations

import json
import pickle
import time
import unittest
from typing import Any

import httpx

import data_validation as api
from data_validation import PhoneValidateResponse

KEY = "a-key-of-the-tests"


class Clients(unittest.TestCase):
    def setUp(self) -> None:
        self.sent: list[httpx.Request] = []

    def client(self, body: Any, status: int = 200, **settings: Any) -> api.Client:
        def handle(request: httpx.Request) -> httpx.Response:
            self.sent.append(request)
            headers = {"service-api-version": request.headers["api-version"], "service-rate-limit-remaining": "5"}
            headers["retry-after"] = "Wed, 21 Oct 2015 07:28:00 GMT"
            return httpx.Response(status, headers=headers, json=body)

        http = httpx.Client(transport=httpx.MockTransport(handle))
        return api.Client(api_key=KEY, base_url="http://mock.example", http_client=http, **settings)

    def validate(self, body: Any) -> PhoneValidateResponse:
        return self.client(body).phone.validate(number_full="+420607123456")

    def test_fields_that_the_package_does_not_know_are_reachable(self) -> None:
        response = self.validate({"result": {"isValid": True, "data": {"novelty": 1}}, "more": [2]})
        self.assertEqual(response.result.data.raw_json, {"novelty": 1})
        self.assertEqual(response.raw_json["more"], [2])

    def test_null_is_told_from_absent_and_another_type_reads_as_absent(self) -> None:
        data = self.validate({"result": {"isValid": True, "data": {"prefix": None, "numberFull": 5}}}).result.data
        self.assertIsNone(data.prefix)
        self.assertIn("prefix", data.raw_json)
        self.assertNotIn("number", data.raw_json)
        self.assertIsNone(data.number_full)
        self.assertEqual(data.raw_json["numberFull"], 5)

    def test_a_result_has_status_headers_attempts_and_limits(self) -> None:
        metadata = self.validate({"result": {"isValid": True}}).metadata
        self.assertEqual((metadata.status, metadata.attempts, metadata.version), (200, 1, "2.1"))
        self.assertEqual(metadata.headers["Service-Api-Version"], "2.1")
        self.assertEqual((metadata.limits.rate_limit_remaining, metadata.retry_after), (5, 0))

    def test_an_error_has_what_the_api_says_of_it(self) -> None:
        words = {"group": "REQUEST", "type": "QUERY", "subtype": "NOT_SENT", "severity": "critical", "description": "No."}
        client = self.client({"errors": [{**words, "relatedTo": ["numberFull"]}]}, 400)
        with self.assertRaises(api.BadRequestError) as caught:
            client.phone.validate(number_full="1")
        self.assertEqual({name: getattr(caught.exception, name) for name in words}, words)
        self.assertEqual(caught.exception.related_to, ("numberFull",))

    def test_what_cannot_be_sent_is_an_error_and_is_not_sent(self) -> None:
        client = self.client({})
        odd: Any = object()
        with self.assertRaises(api.InvalidRequestError):
            client.location.localize(lat=float("nan"), lon=14.4)
        for name in ("\ud800", odd):
            with self.assertRaises(api.InvalidRequestError):
                client.name.validate(name=name)
        with self.assertRaises(api.InvalidRequestError):
            client.name.validate(name="Jan", settings=api.CallSettings(headers={"x-odd": "a\r\nb: c"}))
        self.assertEqual(self.sent, [])

    def test_what_is_none_is_not_sent(self) -> None:
        client = self.client({"result": {"isValid": True}})
        client.phone.validate(number_full="1", options=api.PhoneValidateOptions())
        self.assertEqual(json.loads(self.sent[0].content), {"request": {"query": {"numberFull": "1"}}})

    def test_nothing_that_is_printed_has_the_key(self) -> None:
        client = self.client({"result": {"isValid": True}})
        self.assertNotIn(KEY, repr(client) + str(vars(client)) + repr(vars(client._calls)))
        with self.assertRaises(Exception) as caught:
            pickle.dumps(client)
        self.assertNotIn(KEY, str(caught.exception))

    def test_the_timeout_is_that_of_the_whole_attempt(self) -> None:
        def handle(_: httpx.Request) -> httpx.Response:
            time.sleep(0.4)
            return httpx.Response(200, json={})

        http = httpx.Client(transport=httpx.MockTransport(handle))
        client = api.Client(api_key=KEY, base_url="http://mock.example", http_client=http, timeout=0.05, retries=0)
        with self.assertRaises(api.ApiTimeoutError):
            client.phone.validate(number_full="+420607123456")

    def test_settings_that_cannot_be_used_are_rejected(self) -> None:
        usable: dict[str, Any] = {"api_key": KEY, "base_url": "http://mock.example"}
        cases: list[dict[str, Any]] = [{"api_key": "a b"}, {"base_url": "ftp://mock.example"}, {"timeout": 0}, {"retries": -1}]
        for wrong in cases:
            with self.assertRaises(ValueError):
                api.Client(**{**usable, **wrong})
