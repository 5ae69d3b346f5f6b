"""What a response has beside its body, and how it is read from headers."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

from . import _settings as settings
from ._json import ResponseObject


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a key that a response states; `None` where it does not."""

    rate_limit: float | None = None
    """Calls per period, at most."""
    rate_limit_period: float | None = None
    """Length of the period, by assumption in seconds."""
    rate_limit_remaining: float | None = None
    """Calls left in the period."""
    daily_credits_limit: float | None = None
    """Credits per day. A call may cost a fraction of one."""
    daily_credits_left: float | None = None
    """Credits left today."""


@dataclass(frozen=True, kw_only=True)
class Metadata:
    """A response beside its body."""

    status: int | None = None
    """HTTP status code; `None` if there was no response."""
    headers: Mapping[str, str] = field(default_factory=httpx.Headers)
    """The headers of the response, by any spelling of their names."""
    attempts: int = 0
    """How many times the call was sent."""
    version: str | None = None
    """The version that the response states."""
    request_code: str | None = None
    """The code of the request that the response states, for support questions."""
    retry_after: float | None = None
    """Seconds to wait that the response asks for."""
    limits: Limits = Limits()
    """The limits of the key that the response states."""


@dataclass(frozen=True, kw_only=True)
class ResponseBody(ResponseObject):
    """The body of a response."""

    metadata: Metadata = field(default_factory=Metadata, repr=False, compare=False)
    """The response beside its body: status, headers, attempts, limits."""


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """An attempt of a call that has ended, for `on_attempt`."""

    number: int
    """1 for the first attempt."""
    path: str
    """Path of the operation."""
    status: int | None
    """HTTP status code; `None` if there was no response."""
    error: Exception | None
    """Why there is no response."""
    wait: float | None
    """Seconds until the next attempt; `None` if there is none."""


def metadata_of(status: int, headers: httpx.Headers, attempts: int, body: Any, version_header: str | None) -> Metadata:
    """Reads the headers and the code of the request."""
    request = body.get("request") if isinstance(body, dict) else None
    code = request.get("code") if isinstance(request, dict) else None
    return Metadata(
        status=status,
        headers=headers,
        attempts=attempts,
        version=version_of(headers, version_header),
        request_code=code if isinstance(code, str) else None,
        retry_after=retry_after_of(headers),
        limits=limits_of(headers),
    )


def version_of(headers: httpx.Headers, name: str | None) -> str | None:
    """The version: in the named header, in that of the contract, or in all whose name ends as that does."""
    found = _values(headers, lambda one: one == (name or settings.VERSION_HEADER).lower())
    if name is None and not any(found):
        found = _values(headers, lambda one: one.endswith("-api-version"))
    return _only(found)


def limits_of(headers: httpx.Headers) -> Limits:
    """The limits, by the ends of the names of their headers: the real names begin with the vendor's."""
    limits: dict[str, float] = {}
    for name, end in settings.LIMIT_HEADERS.items():
        text = _only(_values(headers, lambda one, end=end: one.endswith(end)))
        if text and re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,15})?", text):
            limits[name] = float(text)
    return Limits(**limits)


def retry_after_of(headers: httpx.Headers) -> float | None:
    """Seconds that `Retry-After` asks for, as numbers, the longest of them, or as a date; `None` if it cannot be read."""
    text = headers.get("retry-after", "")
    if re.search("[A-Za-z]{3}", text):
        try:
            date: float = parsedate_to_datetime(text).timestamp()
            return max(0.0, date - time.time())
        except (ValueError, TypeError, OverflowError, OSError):
            return None
    numbers = [one.strip() for one in text.split(",")]
    if not all(re.fullmatch(r"[0-9]+(\.[0-9]+)?", one) for one in numbers):
        return None
    longest: float = max(float(one) if len(one) < 300 else math.inf for one in numbers)
    return longest


def _values(headers: httpx.Headers, is_wanted: Any) -> list[str]:
    found = [value for name, value in headers.multi_items() if is_wanted(name.lower())]
    return [part.strip() for value in found for part in value.split(",")]


def _only(values: list[str]) -> str | None:
    """The value that all of a list have; `None` if they differ."""
    distinct = set(values)
    return (distinct.pop() or None) if len(distinct) == 1 else None
