"""A call: what is sent, when it is sent again, and what its response means. Nothing here waits or depends on the operations."""

from __future__ import annotations

import logging
import os
import random
import re
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from . import _response
from . import _settings as settings
from ._errors import DataValidationError
from ._json import to_bytes
from ._metadata import Attempt
from ._text import Secret
from .errors import InvalidRequestError
from .models import RequestClient

Response = TypeVar("Response")


@dataclass(frozen=True, kw_only=True)
class CallSettings:
    """How one call is made. What is `None` is as in the client."""

    timeout: float | None = None
    """Seconds that each attempt may take."""
    retries: int | None = None
    """How often the call is repeated at most."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers beside those of the client."""
    on_attempt: Callable[[Attempt], None] | None = None
    """Called after each attempt."""


@dataclass(frozen=True)
class Send:
    """An attempt that is to be made; its result is sent into the generator."""

    url: str
    content: bytes
    headers: Mapping[str, str]
    timeout: float
    limit: int


@dataclass(frozen=True)
class Wait:
    """Seconds to wait."""

    seconds: float


@dataclass(frozen=True)
class Reply:
    """A response that has arrived whole."""

    status: int
    headers: httpx.Headers
    content: bytes


Outcome = Reply | DataValidationError
Steps = Generator[Send | Wait, Any, Response]


class Calls:
    """Makes the steps of each call, for a client that waits or one that is asynchronous."""

    def __init__(
        self,
        version: str,
        *,
        api_key: str | None,
        base_url: str | None,
        timeout: float | None,
        retries: int | None,
        response_limit: int,
        response_at: str | None,
        version_header: str | None,
        include_request_details: bool | str,
        on_attempt: Callable[[Attempt], None] | None,
    ) -> None:
        key = api_key or _environment("KEY")
        base_url = (base_url or _environment("URL")).rstrip("/")
        if not re.fullmatch(r"[\x21-\x7e]+", key):
            raise ValueError("The API key is missing or has white space. Pass api_key, or set DATA_VALIDATION_KEY.")
        self.timeout = _number("TIMEOUT", settings.TIMEOUT) / 1000 if timeout is None else timeout
        self.retries = _number("RETRIES", settings.RETRIES) if retries is None else retries
        self._version = version
        self._secret = Secret(key)
        self._url = base_url
        self._limit = response_limit
        self._on_attempt = on_attempt
        place = response_at if response_at is not None else _environment("RESPONSE_AT") or None
        self._reader = _response.Reader(version, self._secret, version_header, _response.read_place(place), self._warn)
        self._details = details_header(include_request_details, version_header)
        self._is_silent = False
        _check_url(base_url)
        _check_times(self.timeout, self.retries)

    def _warn(self, text: str) -> None:
        if not self._is_silent:
            logging.getLogger("data_validation").warning(text)
        self._is_silent = True

    def steps(
        self,
        response: type[Response],
        path: str,
        *,
        is_validation: bool,
        query: Mapping[str, object],
        needs: list[str],
        options: object | None,
        client: RequestClient | None,
        custom_id: str | None,
        call: CallSettings | None,
    ) -> Steps[Response]:
        """The attempts and waits of a call; returns its response, or raises."""
        call = call or CallSettings()
        if not any(all(query[name] is not None for name in form.split(" and ")) for form in needs):
            raise InvalidRequestError(f"The query needs {', or '.join(needs)}.")
        try:
            request = {"query": query, "options": options, "client": client, "customId": custom_id}
            content = to_bytes({"request": request})
            headers = self._headers(call.headers)
        except ValueError as error:
            raise InvalidRequestError(self._secret.hide(f"The request cannot be sent: {error}")) from None
        timeout = self.timeout if call.timeout is None else call.timeout
        retries = self.retries if call.retries is None else call.retries
        attempts = 1
        while True:
            count = {"x-retry-count": str(attempts - 1)} if attempts > 1 else {}
            send = Send(self._url + path, content, {**headers, **count}, timeout, self._limit)
            outcome: Outcome = yield send
            reply = self._read(outcome, attempts)
            wait = wait_after(reply, attempts) if attempts <= retries else None
            for notify in (self._on_attempt, call.on_attempt):
                if notify:
                    failed = reply if isinstance(reply, DataValidationError) else None
                    notify(Attempt(number=attempts, path=path, status=reply.metadata.status, error=failed, wait=wait))
            if wait is None:
                break
            yield Wait(wait)
            attempts += 1
        if isinstance(reply, DataValidationError):
            raise _response.with_attempts(reply, attempts)
        return self._reader.result(reply, response, is_validation)

    def _read(self, outcome: Outcome, attempts: int) -> _response.Parsed | DataValidationError:
        return outcome if isinstance(outcome, DataValidationError) else self._reader.read(outcome, attempts)

    def failure(self, error: BaseException, send: Send) -> DataValidationError:
        """The error of an attempt without a response."""
        return _response.failure_of(error, send.timeout, self._secret)

    def _headers(self, more: Mapping[str, str]) -> dict[str, str]:
        for name, value in more.items():
            if not re.fullmatch(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+", name) or not re.fullmatch(r"[\t\x20-\x7e]*", value):
                raise ValueError(f"The header {name!r} has characters that no header has.")
        return {
            **{name.lower(): value for name, value in more.items()},
            **({self._details: "true"} if self._details else {}),
            "accept": "application/json",
            "api-version": self._version,
            "authorization": f"Bearer {self._secret.reveal()}",
            "content-type": "application/json",
            "user-agent": settings.USER_AGENT,
        }


def wait_after(reply: _response.Parsed | DataValidationError, attempts: int) -> float | None:
    """Seconds before the next attempt; `None` if the outcome is final."""
    asked = 0.0
    if isinstance(reply, _response.Parsed):
        if reply.metadata.status not in settings.STATUSES or reply.is_final:
            return None
        asked = reply.metadata.retry_after or 0.0
    elif isinstance(reply, _response.FINAL):
        return None
    if asked > settings.MAX_RETRY_AFTER / 1000:
        return None
    longest: float = min(settings.FIRST_WAIT * 2 ** (attempts - 1), settings.LONGEST_WAIT)
    return max(asked, settings.SHORTEST_WAIT / 1000, random.random() * longest / 1000)


def details_header(setting: bool | str, version_header: str | None) -> str | None:
    """The header that asks for details of a request: named, or with the first words of the version header."""
    if isinstance(setting, str):
        return setting.lower()
    prefix = re.sub("-api-version$", "", (version_header or settings.VERSION_HEADER).lower())
    return prefix + settings.DETAILS_HEADER_END if setting else None


def _check_url(base_url: str) -> None:
    try:
        is_url = re.fullmatch(r"https?://[^/?#\s]+(/[^/?#\s]+)*", base_url) and httpx.URL(base_url).host
    except (httpx.InvalidURL, ValueError):
        is_url = None
    if not is_url:
        raise ValueError("The base URL is missing or wrong. Pass base_url, or set DATA_VALIDATION_URL.")


def _check_times(timeout: float, retries: int) -> None:
    if not timeout > 0 or retries < 0:
        raise ValueError("The timeout must be more than 0 seconds, and the retries 0 or more.")


def _environment(name: str) -> str:
    return os.environ.get(settings.ENVIRONMENT + name, "")


def _number(name: str, default: int) -> int:
    try:
        return int(_environment(name) or default)
    except ValueError:
        raise ValueError(f"{settings.ENVIRONMENT}{name} must be a whole number.") from None
