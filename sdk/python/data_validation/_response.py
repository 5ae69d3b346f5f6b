"""What a response means: a result, or an error."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import httpx

from . import _settings as settings
from ._errors import DataValidationError
from ._json import decode, parse
from ._metadata import Metadata, metadata_of
from ._text import Secret, quote
from .errors import (
    ApiConnectionError,
    ApiTimeoutError,
    InvalidRequestError,
    ResponseTooLargeError,
    UnexpectedResponseError,
    class_of,
)
from .models import RequestError

_Response = TypeVar("_Response")

_NAME = re.compile(r"[A-Za-z_$][A-Za-z0-9_$-]{0,39}")

FINAL = (ResponseTooLargeError, InvalidRequestError)
"""Errors of attempts after which no other is made."""

_SILENT = "The response does not state its version in one header. Set version_header, or check the proxies before the API."


@dataclass(frozen=True)
class Parsed:
    """A response with its body as JSON; `body` is `None` if it is none."""

    metadata: Metadata
    body: Any
    content_type: str

    @property
    def is_success(self) -> bool:
        return 200 <= (self.metadata.status or 0) < 300

    @property
    def errors(self) -> list[RequestError]:
        listed = self.body.get("errors") if isinstance(self.body, dict) and not self.is_success else None
        errors: list[RequestError] = decode(list[RequestError], listed)
        return [error for error in errors if error.group or error.type]

    @property
    def is_final(self) -> bool:
        """Whether the error has a reason that waiting does not resolve, whatever its status."""
        for error in self.errors:
            words = f"{self.metadata.status} {error.type}"
            if words in settings.FINAL_REASONS or f"{words} {error.subtype}" in settings.FINAL_REASONS:
                return True
        return False


class Reader:
    """Reads the responses of a client."""

    def __init__(
        self,
        version: str,
        secret: Secret,
        version_header: str | None,
        place: Sequence[str],
        warn: Callable[[str], None],
    ) -> None:
        self._version = version
        self._secret = secret
        self._version_header = version_header
        self._place = place
        self._warn = warn

    def read(self, reply: Any, attempts: int) -> Parsed:
        """A response with its headers and body read."""
        try:
            body = parse(reply.content)
        except ValueError:
            body = None
        metadata = metadata_of(reply.status, reply.headers, attempts, body, self._version_header)
        return Parsed(metadata, body, reply.headers.get("content-type", ""))

    def result(self, reply: Parsed, response: type[_Response], is_validation: bool) -> _Response:
        """The result of a success of this version; raises for every other response."""
        if not reply.is_success:
            raise self._failure(reply)
        body = unwrap(reply.body, self._place)
        if not has_envelope(body, is_validation):
            raise self._unexpected(reply, self._without_envelope(reply.body))
        stated = reply.metadata.version
        if stated is None:
            self._warn(_SILENT)
        elif stated != self._version:
            raise self._unexpected(reply, f"is of version {quote(stated)} instead of {self._version}")
        undecided = undecided_in(body) if is_validation else None
        if undecided:
            raise self._unexpected(reply, f"is neither valid nor invalid: {undecided}.isValid is no boolean")
        decoded: _Response = decode(response, body, metadata=reply.metadata)
        return decoded

    def _failure(self, reply: Parsed) -> DataValidationError:
        reply = self._hidden(reply)
        status = reply.metadata.status or 0
        errors = reply.errors
        if errors:
            kind: type[DataValidationError] = class_of(status, errors[0].type)
            return self._error(kind, reply, f"HTTP {status} {_describe(errors[0])}", errors)
        if min(status, settings.SERVER_FAILURE) in settings.GATEWAY_STATUSES:
            message = "without an error of the API. A gateway returned it. Retry later, or check the base URL."
            return self._error(class_of(status, None), reply, f"HTTP {status} {message}{_problem(reply)}")
        return self._unexpected(reply, f"is no response of version {self._version} of the API")

    def _without_envelope(self, body: Any) -> str:
        place = find_place(body)
        if place is not None:
            return f'has its envelope in {place}: set response_at="{place}", or DATA_VALIDATION_RESPONSE_AT'
        if self._place:
            return f"has no envelope at {'.'.join(self._place)}: check response_at"
        return f"is no response of version {self._version} of the API"

    def _unexpected(self, reply: Parsed, what: str) -> DataValidationError:
        reply = self._hidden(reply)
        check = "Check the base URL and the proxies before the API."
        message = f"HTTP {reply.metadata.status} {self._secret.hide(what)}. {check}{_problem(reply)}"
        return self._error(UnexpectedResponseError, reply, message)

    def _error(
        self,
        kind: type[DataValidationError],
        reply: Parsed,
        message: str,
        errors: Sequence[RequestError] = (),
    ) -> DataValidationError:
        return kind(message, metadata=reply.metadata, raw_json=reply.body, errors=errors)

    def _hidden(self, reply: Parsed) -> Parsed:
        hide = self._secret.hide
        metadata = reply.metadata
        hidden = replace(
            metadata,
            headers=hide(metadata.headers),
            version=hide(metadata.version),
            request_code=hide(metadata.request_code),
        )
        return Parsed(hidden, hide(reply.body), reply.content_type)


def _describe(error: RequestError) -> str:
    """An error of the API with what to do about it."""
    words = [word for word in (error.group, error.type, error.subtype) if word]
    names = [" ".join(words[:count]) for count in range(len(words), 0, -1)]
    advice = next((settings.ADVICE[name] for name in names if name in settings.ADVICE), "")
    return f"{quote(' '.join(words))}: {quote(error.description or '')} {advice}".strip()


def _problem(reply: Parsed) -> str:
    """The title and detail of a gateway's `application/problem+json`."""
    if "problem+json" not in reply.content_type.lower() or not isinstance(reply.body, dict):
        return ""
    texts = [reply.body.get(name) for name in ("title", "detail")]
    text = ": ".join(one for one in texts if isinstance(one, str) and one)
    return f" It says: {quote(text)}" if text else ""


def failure_of(error: BaseException, timeout: float, secret: Secret) -> DataValidationError:
    """The error of an attempt that has no response."""
    if isinstance(error, DataValidationError):
        return error
    if isinstance(error, (httpx.TimeoutException, TimeoutError)):
        return ApiTimeoutError(f"No response within {timeout:g} s. Retry later, or raise the timeout.")
    reason = quote(secret.hide(str(error))) or type(error).__name__
    return ApiConnectionError(f"No response: {reason}. Check the base URL and the network.")


def too_large(limit: int) -> DataValidationError:
    """The error of a body that is larger than the limit."""
    return ResponseTooLargeError(f"The response is larger than {limit} bytes. Raise response_limit, or ask for less.")


def with_attempts(error: DataValidationError, attempts: int) -> DataValidationError:
    error.metadata = replace(error.metadata, attempts=attempts)
    return error


def read_place(text: str | None) -> list[str]:
    """The keys that lead to the envelope; raises `ValueError` if one is empty."""
    keys = [] if text is None else text.split(".")
    if "" in keys:
        raise ValueError("response_at has an empty key. Name the place of the envelope, such as response or data.response.")
    return keys


def unwrap(body: Any, place: Sequence[str]) -> Any:
    """The envelope of a success, with the `request` beside it."""
    inner = body
    for key in place:
        inner = inner.get(key) if isinstance(inner, dict) else None
    if place and place[0] != "request" and isinstance(inner, dict) and isinstance(body.get("request"), dict):
        return {"request": body["request"], **inner}
    return inner


def has_envelope(body: Any, is_validation: bool) -> bool:
    """Whether a body has the `result` of a validation, or the `results` of any other operation."""
    if not isinstance(body, dict):
        return False
    return isinstance(body.get("result"), dict) if is_validation else isinstance(body.get("results"), list)


def find_place(body: Any, depth: int = 2) -> str | None:
    """The place of an envelope that is in an object of a body, at most so many keys deep."""
    if depth == 0 or not isinstance(body, dict):
        return None
    named: list[tuple[str, Any]] = [(key, value) for key, value in body.items() if _NAME.fullmatch(key)]
    for key, value in named:
        if has_envelope(value, True) or has_envelope(value, False):
            return key
    for key, value in named:
        place = find_place(value, depth - 1)
        if place:
            return f"{key}.{place}"
    return None


def undecided_in(body: dict[str, Any]) -> str | None:
    """The first candidate of a validation that is neither valid nor invalid, by its place."""
    offered = body.get("suggestions")
    listed = offered if isinstance(offered, list) else [] if offered is None else [offered]
    candidates: list[tuple[str, Any]] = [("result", body["result"])]
    if body.get("resultCorrected") is not None:
        candidates.append(("resultCorrected", body["resultCorrected"]))
    candidates += [(f"suggestions[{index}]", one) for index, one in enumerate(listed)]
    for place, candidate in candidates:
        if not isinstance(candidate, dict) or not isinstance(candidate.get("isValid"), bool):
            return place
    return None
