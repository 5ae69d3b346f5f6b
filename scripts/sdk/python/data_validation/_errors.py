"""What errors have in common."""

from __future__ import annotations

from collections.abc import Sequence

from .models import RequestError


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
    """The API rejected the call, for a reason that has no class."""
