"""Sends calls: key, version, timeout and retries. Nothing here depends on the operations."""

from __future__ import annotations

import json
import logging
import os
import random
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from types import TracebackType
from typing import Any, TypeVar

import httpx

from . import _settings as settings
from ._json import decode, encode
from .errors import (
    ApiConnectionError,
    ApiTimeoutError,
    DataValidationError,
    RateLimitError,
    ServerError,
    UnexpectedResponseError,
    class_of,
)
from .models import ErrorResponse, RequestClient, RequestError

_log = logging.getLogger("data_validation")
_Response = TypeVar("_Response")
_Self = TypeVar("_Self", bound="BaseClient")


@dataclass
class _Reply:
    status: int
    headers: httpx.Headers
    text: str

    @property
    def version(self) -> str | None:
        """The version header. Its name begins with the vendor's."""
        return next((value for name, value in self.headers.items() if name.endswith("api-version")), None)


class BaseClient:
    """What the clients of all versions have."""

    VERSION: str

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """
        Creates a client, which may be shared by threads.

        :param api_key: The API key; the environment variable `DATA_VALIDATION_KEY` unless given.
        :param base_url: Address of the API; the environment variable `DATA_VALIDATION_URL` unless given.
        :param timeout: Seconds that each attempt may take; `DATA_VALIDATION_TIMEOUT` (milliseconds) or 30 unless given.
        :param retries: How often a call is repeated at most; `DATA_VALIDATION_RETRIES` or 2 unless given.
        :param http_client: An httpx client with settings of your own, such as a proxy. You close it.
        :raises ValueError: if the key or the address is missing or cannot be sent
        """
        self._key = api_key or _environment("KEY") or ""
        self._base_url = (base_url or _environment("URL") or "").rstrip("/")
        if not re.fullmatch(r"[\x21-\x7e]+", self._key):
            raise ValueError("The API key is missing or has white space. Pass api_key, or set DATA_VALIDATION_KEY.")
        if not re.fullmatch(r"https?://[^/?#\s]+(/[^/?#\s]+)*", self._base_url):
            raise ValueError("The base URL is missing or wrong. Pass base_url, or set DATA_VALIDATION_URL.")
        self._timeout = timeout if timeout is not None else _number("TIMEOUT", settings.TIMEOUT) / 1000
        self._retries = retries if retries is not None else int(_number("RETRIES", settings.RETRIES))
        self._own = httpx.Client() if http_client is None else None
        self._http = http_client or self._own or httpx.Client()

    def close(self) -> None:
        """Closes the connections."""
        if self._own:
            self._own.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def call(
        self,
        response: type[_Response],
        path: str,
        query: Mapping[str, object],
        options: object | None,
        client: RequestClient | None,
        custom_id: str | None,
    ) -> _Response:
        """Makes a call; the methods of the groups, such as `phone.validate`, do it with types."""
        parts = encode({"query": query, "options": options, "client": client, "customId": custom_id})
        request = {name: part for name, part in parts.items() if part != {} or name == "query"}
        content = json.dumps({"request": request})
        attempts = 0
        while True:
            reply, failure = self._attempt(path, content, attempts)
            attempts += 1
            wait = _wait_after(reply, attempts) if attempts <= self._retries else None
            if wait is None:
                break
            time.sleep(wait)
        if reply is None:
            failure = failure or ApiConnectionError("No response from the API.")
            failure.attempts = attempts
            raise failure
        body: _Response = decode(response, self._check(reply, attempts))
        return body

    def _attempt(self, path: str, content: str, retry: int) -> tuple[_Reply | None, DataValidationError | None]:
        headers = {
            "accept": "application/json",
            "api-version": self.VERSION,
            "authorization": f"Bearer {self._key}",
            "content-type": "application/json",
            "user-agent": settings.USER_AGENT,
            **({"x-retry-count": str(retry)} if retry else {}),
        }
        end = time.monotonic() + self._timeout
        try:
            # The body is personal data and the key a secret: neither goes to where a response redirects.
            with self._http.stream(
                "POST",
                self._base_url + path,
                content=content.encode(),
                headers=headers,
                timeout=self._timeout,
                follow_redirects=False,
            ) as response:
                chunks = []
                for chunk in response.iter_bytes():
                    chunks.append(chunk)
                    if time.monotonic() > end:
                        raise httpx.ReadTimeout("The response takes too long.")
                text = b"".join(chunks).decode("utf-8", "replace")
                return _Reply(response.status_code, response.headers, text), None
        except httpx.TimeoutException:
            return None, ApiTimeoutError(f"No response within {self._timeout:g} s. Retry later, or raise the timeout.")
        except httpx.RequestError as error:
            reason = self._hide(str(error)) or type(error).__name__
            return None, ApiConnectionError(f"No response: {reason}. Check the base URL and the network.")

    def _check(self, reply: _Reply, attempts: int) -> Any:
        """The body of a success; raises for every other response."""
        try:
            body = json.loads(reply.text)
        except ValueError:
            body = None
        known = body if isinstance(body, dict) else {}
        if 200 <= reply.status < 300:
            if not isinstance(known.get("result"), dict) and not isinstance(known.get("results"), list):
                raise self._unexpected(reply, attempts, "without the body of the API")
            if reply.version is None:
                _log.warning("The response does not state its version. Check the proxies before the API.")
            elif reply.version != self.VERSION:
                raise self._unexpected(reply, attempts, f"from version {reply.version} instead of {self.VERSION}")
            return known
        listed = known.get("errors")
        errors = decode(ErrorResponse, known).errors if isinstance(listed, list) else []
        if not errors and reply.status != 429 and reply.status < 500:
            raise self._unexpected(reply, attempts, "not from the API")
        raise self._error(reply, attempts, [self._without_key(error) for error in errors])

    def _error(self, reply: _Reply, attempts: int, errors: list[RequestError]) -> DataValidationError:
        details: dict[str, Any] = {"status": reply.status, "attempts": attempts, "version": reply.version}
        if not errors:
            kind = RateLimitError if reply.status == 429 else ServerError
            advice = "A gateway returned it. Retry later, or check the base URL."
            return kind(f"HTTP {reply.status} without an error of the API. {advice}", **details)
        first = errors[0]
        words = " ".join(word for word in (first.group, first.type, first.subtype) if word)
        advised = (words, f"{first.group} {first.type}", first.group)
        advice = next((settings.ADVICE[name] for name in advised if name in settings.ADVICE), "")
        message = f"HTTP {reply.status}, {words}: {first.description} {advice}".strip()
        return class_of(reply.status, first.type or "")(message, errors=errors, **details)

    def _unexpected(self, reply: _Reply, attempts: int, what: str) -> UnexpectedResponseError:
        message = f"HTTP {reply.status} {what}. Check the base URL and the proxies before the API."
        return UnexpectedResponseError(message, status=reply.status, attempts=attempts, version=reply.version)

    def _hide(self, text: str) -> str:
        # A shorter key is a word that a text may contain by chance.
        return text.replace(self._key, "[API key]") if len(self._key) >= 8 else text

    def _without_key(self, error: RequestError) -> RequestError:
        hidden: RequestError = decode(RequestError, json.loads(self._hide(json.dumps(encode(error)))))
        return hidden


def _wait_after(reply: _Reply | None, attempts: int) -> float | None:
    """Seconds before the next attempt; `None` if the outcome is final."""
    if reply is not None and reply.status not in settings.STATUSES:
        return None
    asked = _retry_after(reply.headers.get("retry-after", "")) if reply else 0.0
    if asked > settings.MAX_RETRY_AFTER / 1000:
        return None
    longest: float = min(settings.FIRST_WAIT * 2 ** (attempts - 1), settings.LONGEST_WAIT)
    return max(asked, settings.SHORTEST_WAIT / 1000, random.random() * longest / 1000)


def _retry_after(text: str) -> float:
    """Seconds that `Retry-After` asks for, as a number or a date; 0 if it cannot be read."""
    try:
        if re.search("[A-Za-z]{3}", text):
            return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
        return max(0.0, float(text))
    except ValueError:
        return 0.0


def _environment(name: str) -> str | None:
    return os.environ.get(settings.ENVIRONMENT + name) or None


def _number(name: str, default: float) -> float:
    text = _environment(name)
    if text is None:
        return default
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{settings.ENVIRONMENT}{name} must be a number.") from None
