"""Sends calls: key, version, timeout and retries. Nothing here depends on the operations."""

from __future__ import annotations

import json
import logging
import os
import random
import re
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, TypeVar

import httpx

from . import _settings as settings
from ._json import decode, encode
from .errors import ApiConnectionError, ApiTimeoutError, DataValidationError, UnexpectedResponseError, class_of
from .models import RequestClient, RequestError

_log = logging.getLogger("data_validation")
_Response = TypeVar("_Response")
_Self = TypeVar("_Self", bound="BaseClient")


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
        :param http_client: An httpx client with settings of your own, such as a proxy. It is closed with this one.
        :raises ValueError: if the key or the address is missing or cannot be sent
        """
        self._key = api_key or _environment("KEY")
        self._base_url = (base_url or _environment("URL")).rstrip("/")
        if not re.fullmatch(r"[\x21-\x7e]+", self._key):
            raise ValueError("The API key is missing or has white space. Pass api_key, or set DATA_VALIDATION_KEY.")
        if not re.fullmatch(r"https?://[^/?#\s]+(/[^/?#\s]+)*", self._base_url):
            raise ValueError("The base URL is missing or wrong. Pass base_url, or set DATA_VALIDATION_URL.")
        self._timeout = _number("TIMEOUT", settings.TIMEOUT) / 1000 if timeout is None else timeout
        self._retries = _number("RETRIES", settings.RETRIES) if retries is None else retries
        self._http = http_client or httpx.Client()

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(
        self,
        response: type[_Response],
        path: str,
        query: Mapping[str, object],
        needs: list[str],
        options: object | None,
        client: RequestClient | None,
        custom_id: str | None,
    ) -> _Response:
        """Makes a call; the methods of the groups, such as `phone.validate`, do it with types."""
        if not any(all(query[name] is not None for name in form.split(" and ")) for form in needs):
            raise ValueError(f"The query needs {', or '.join(needs)}.")
        request = encode({"query": query, "options": options, "client": client, "customId": custom_id})
        content = json.dumps({"request": request}).encode()
        attempts = 1
        while True:
            reply = self._attempt(path, content, attempts)
            wait = _wait_after(reply, attempts)
            if wait is None or attempts > self._retries:
                break
            time.sleep(wait)
            attempts += 1
        if isinstance(reply, DataValidationError):
            raise reply
        body: _Response = decode(response, self._check(reply, attempts))
        return body

    def _attempt(self, path: str, content: bytes, attempts: int) -> httpx.Response | DataValidationError:
        headers = {
            "accept": "application/json",
            "api-version": self.VERSION,
            "authorization": f"Bearer {self._key}",
            "content-type": "application/json",
            "user-agent": settings.USER_AGENT,
            **({"x-retry-count": str(attempts - 1)} if attempts > 1 else {}),
        }
        url = self._base_url + path
        end = time.monotonic() + self._timeout
        try:
            # The body is personal data and the key a secret: neither goes to where a response redirects.
            with self._http.stream(
                "POST", url, content=content, headers=headers, timeout=self._timeout, follow_redirects=False
            ) as response:
                # The timeout of httpx is that of each part of a body.
                body = b""
                for part in response.iter_raw():
                    body += part
                    if time.monotonic() > end:
                        raise httpx.ReadTimeout("The response takes too long.")
                return httpx.Response(response.status_code, headers=response.headers, content=body)
        except httpx.TimeoutException:
            message = f"No response within {self._timeout:g} s. Retry later, or raise the timeout."
            return ApiTimeoutError(message, attempts=attempts)
        except httpx.RequestError as error:
            reason = self._hide(str(error)) or type(error).__name__
            return ApiConnectionError(f"No response: {reason}. Check the base URL and the network.", attempts=attempts)

    def _check(self, reply: httpx.Response, attempts: int) -> Any:
        """The body of a success of this version; raises for every other response."""
        # The name of the version header begins with the vendor's.
        version = next((value for name, value in reply.headers.items() if name.endswith("api-version")), None)
        status = reply.status_code
        body = _parse(reply.text if reply.is_success else self._hide(reply.text))
        if reply.is_success and (isinstance(body.get("result"), dict) or isinstance(body.get("results"), list)):
            if version is None:
                _log.warning("The response does not state its version. Check the proxies before the API.")
            if version in (None, self.VERSION):
                return body
        listed = body.get("errors")
        errors = decode(list[RequestError], listed) if isinstance(listed, list) and not reply.is_success else []
        kind: type[DataValidationError] = UnexpectedResponseError
        message = f"is no response of version {self.VERSION} of the API (version header: {version or 'none'}). "
        message += "Check the base URL and the proxies before the API."
        if errors or status == 429 or status >= 500:
            kind = class_of(status, errors[0].type if errors else None)
            message = _message_of(errors)
        raise kind(f"HTTP {status} {message}", status=status, errors=errors, attempts=attempts, version=version)

    def _hide(self, text: str) -> str:
        # A shorter key is a word that a text may contain by chance.
        return text.replace(self._key, "[API key]") if len(self._key) >= 8 else text


def _parse(text: str) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def _message_of(errors: list[RequestError]) -> str:
    if not errors:
        return "without an error of the API. A gateway returned it. Retry later, or check the base URL."
    words = [word for word in (errors[0].group, errors[0].type, errors[0].subtype) if word]
    names = [" ".join(words[:count]) for count in range(len(words), 0, -1)]
    advice = next((settings.ADVICE[name] for name in names if name in settings.ADVICE), "")
    return f"{' '.join(words)}: {errors[0].description} {advice}".strip()


def _wait_after(reply: httpx.Response | DataValidationError, attempts: int) -> float | None:
    """Seconds before the next attempt; `None` if the outcome is final."""
    asked = 0.0
    if isinstance(reply, httpx.Response):
        if reply.status_code not in settings.STATUSES:
            return None
        asked = _retry_after(reply.headers.get("retry-after", ""))
    if asked > settings.MAX_RETRY_AFTER / 1000:
        return None
    longest: float = min(settings.FIRST_WAIT * 2 ** (attempts - 1), settings.LONGEST_WAIT)
    return max(asked, settings.SHORTEST_WAIT / 1000, random.random() * longest / 1000)


def _retry_after(text: str) -> float:
    """Seconds that `Retry-After` asks for, as a number or a date; 0 if it cannot be read."""
    try:
        if re.search("[A-Za-z]{3}", text):
            return parsedate_to_datetime(text).timestamp() - time.time()
        return float(text)
    except ValueError:
        return 0.0


def _environment(name: str) -> str:
    return os.environ.get(settings.ENVIRONMENT + name, "")


def _number(name: str, default: int) -> int:
    try:
        return int(_environment(name) or default)
    except ValueError:
        raise ValueError(f"{settings.ENVIRONMENT}{name} must be a whole number.") from None
