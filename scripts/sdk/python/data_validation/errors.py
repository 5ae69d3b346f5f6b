"""Errors of the calls."""

from __future__ import annotations

from collections.abc import Sequence

from .models import RequestError

__all__ = [
    "ApiConnectionError",
    "ApiError",
    "ApiTimeoutError",
    "AuthenticationError",
    "BadRequestError",
    "DataValidationError",
    "NoCreditError",
    "NotAllowedError",
    "NotFoundError",
    "RateLimitError",
    "ServerError",
    "UnexpectedResponseError",
]


class DataValidationError(Exception):
    """Base class of the errors of this package. A field that a response did not have is `None`, or empty."""

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        errors: Sequence[RequestError] = (),
        attempts: int = 0,
        version: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        """HTTP status code; `None` if there was no response."""
        self.errors = tuple(errors)
        """All errors that the API returned; the properties below are those of the first."""
        self.attempts = attempts
        """How many times the call was sent."""
        self.version = version
        """The version header of the response."""
        first = self.errors[0] if self.errors else None
        self.group = first.group if first else None
        self.type = first.type if first else None
        self.subtype = first.subtype if first else None
        self.severity = first.severity if first else None
        self.related_to = tuple(first.related_to) if first else ()
        self.description = first.description if first else None


class ApiError(DataValidationError):
    """The API rejected the call."""


class BadRequestError(ApiError):
    """HTTP 400: the request is wrong. `related_to` names the fields."""


class AuthenticationError(ApiError):
    """HTTP 401: the API key was rejected."""


class NoCreditError(ApiError):
    """HTTP 402: the project has no credit left."""


class NotAllowedError(ApiError):
    """HTTP 403: the key is not allowed to make this call, for example from this address."""


class NotFoundError(ApiError):
    """HTTP 404: there is no such path or version."""


class RateLimitError(ApiError):
    """HTTP 429: too many requests."""


class ServerError(ApiError):
    """HTTP 500 and above: the service, or a gateway before it, failed."""


class ApiConnectionError(DataValidationError):
    """The API could not be reached, or the connection broke."""


class ApiTimeoutError(DataValidationError):
    """No complete response in time."""


class UnexpectedResponseError(DataValidationError):
    """The response is none of the API's: a page of a gateway, an empty or cut body, a redirect, another version."""


_BY_STATUS: dict[int, type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: NoCreditError,
    403: NotAllowedError,
    404: NotFoundError,
    429: RateLimitError,
}
_BY_TYPE: dict[str, type[ApiError]] = {
    "AUTH": AuthenticationError,
    "BILLING": NoCreditError,
    "NOT_ALLOWED": NotAllowedError,
    "RATE_LIMIT": RateLimitError,
}


def class_of(status: int, type: str | None) -> type[ApiError]:
    """The class of an error, by its status, or by its type where the status is no known one."""
    if status >= 500:
        return ServerError
    return _BY_STATUS.get(status, _BY_TYPE.get(type or "", ApiError))
