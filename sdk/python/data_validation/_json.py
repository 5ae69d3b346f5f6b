"""Reads and writes the JSON of the API. A response is read as far as it can be: nothing that a newer service adds or omits raises."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import lru_cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from . import _settings as settings

_hints = lru_cache(maxsize=None)(get_type_hints)


@dataclass(frozen=True, kw_only=True)
class ResponseObject:
    """An object of a response."""

    raw_json: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The object as it came: also with fields that this package does not know; a field that is null is in it, an absent one is not."""


def parse(content: bytes) -> Any:
    """JSON, in UTF-8 whatever a header says; raises `ValueError` for anything else, and for JSON that is nested too deep."""
    try:
        value = json.loads(
            content.decode("utf-8-sig", "replace"),
            parse_int=lambda digits: int(digits) if len(digits) < 300 else math.inf,
            parse_constant=_reject,
        )
    except RecursionError:
        raise ValueError("The JSON is nested too deep.") from None
    if _is_deeper(value, settings.MAX_DEPTH):
        raise ValueError("The JSON is nested too deep.")
    return value


def _reject(word: str) -> None:
    raise ValueError(f"{word} is no JSON.")


def _is_deeper(value: Any, depth: int) -> bool:
    if not isinstance(value, (dict, list)):
        return False
    items = value.values() if isinstance(value, dict) else value
    return depth == 0 or any(_is_deeper(item, depth - 1) for item in items)


def encode(value: Any) -> Any:
    """A request as JSON, without what is `None` or an object without fields."""
    if is_dataclass(value):
        value = {field.metadata.get("name", field.name): getattr(value, field.name) for field in fields(value)}
    if isinstance(value, dict):
        items = ((name, encode(one)) for name, one in value.items())
        return {name: one for name, one in items if one is not None and one != {}}
    if isinstance(value, (list, tuple)):
        return [encode(one) for one in value]
    return value


def to_bytes(value: Any) -> bytes:
    """JSON in UTF-8; raises `ValueError` for what neither can express."""
    try:
        return json.dumps(encode(value), allow_nan=False, ensure_ascii=False).encode()
    except (TypeError, RecursionError) as error:
        raise ValueError(str(error)) from None


def decode(kind: Any, value: Any, **more: Any) -> Any:
    """
    JSON as a type. What has another type reads as absent. A required object that is missing has only empty fields, so that its fields can
    be read.
    """
    members = [member for member in get_args(kind) if member is not type(None)]
    if get_origin(kind) is list:
        items = value if isinstance(value, list) else [value]
        return [decode(members[0], item) for item in items if _fits(members[0], item)]
    if get_origin(kind) is Union or type(None) in get_args(kind):
        return decode(members[0], value) if _fits(members[0], value) else None
    if not is_dataclass(kind):
        return _plain(kind, value) if _fits(kind, value) else None
    given = value if isinstance(value, dict) else {}
    hints = _hints(kind)
    names = [(one.name, one.metadata["name"]) for one in fields(kind) if "name" in one.metadata]
    values = {name: decode(hints[name], given.get(wire)) for name, wire in names}
    return kind(**values, raw_json=given, **more)


def _fits(kind: Any, value: Any) -> bool:
    if get_origin(kind) is list:
        return value is not None
    if is_dataclass(kind) or get_origin(kind) is dict:
        return isinstance(value, dict)
    if kind in (int, float):
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return is_number and (kind is float or value == value // 1)
    return isinstance(value, kind) if isinstance(kind, type) else True


def _plain(kind: Any, value: Any) -> Any:
    return kind(value) if kind in (int, float) else value
