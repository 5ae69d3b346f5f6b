"""What errors have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ._metadata import Limits, Metadata
from .models import RequestError


class DataValidationError(Exception):
    """Base class of the errors of this package. A field that a response did not have is `None`, or empty."""

    def __init__(
        self,
        message: str,
        *,
        metadata: Metadata | None = None,
        raw_json: Any = None,
        errors: Sequence[RequestError] = (),
    ) -> None:
        super().__init__(message)
        metadata = metadata or Metadata()
        self.metadata = metadata
        """The response beside its body. The properties below are taken from it."""
        self.raw_json = raw_json
        """The body of the response as parsed JSON; `None` if it is no JSON."""
        self.errors = tuple(errors)
        """All errors that the API returned; the properties below are those of the first."""
        first = self.errors[0] if self.errors else None
        self.group = first.group if first else None
        self.type = first.type if first else None
        self.subtype = first.subtype if first else None
        self.severity = first.severity if first else None
        self.related_to = tuple(first.related_to) if first else ()
        self.description = first.description if first else None

    @property
    def status(self) -> int | None:
        """HTTP status code; `None` if there was no response."""
        return self.metadata.status

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of the response, by any spelling of their names."""
        return self.metadata.headers

    @property
    def attempts(self) -> int:
        """How many times the call was sent."""
        return self.metadata.attempts

    @property
    def version(self) -> str | None:
        """The version that the response states."""
        return self.metadata.version

    @property
    def request_code(self) -> str | None:
        """The code of the request that the response states, for support questions."""
        return self.metadata.request_code

    @property
    def retry_after(self) -> float | None:
        """Seconds to wait that the response asks for."""
        return self.metadata.retry_after

    @property
    def limits(self) -> Limits:
        """The limits of the key that the response states."""
        return self.metadata.limits


class ApiError(DataValidationError):
    """The API rejected the call, for a reason that has no class."""
