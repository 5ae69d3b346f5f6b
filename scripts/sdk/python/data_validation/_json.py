"""Reads and writes the JSON of the API. A response is read as far as it can be: nothing that a newer service adds or omits raises."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Union, get_args, get_origin, get_type_hints

_hints = lru_cache(maxsize=None)(get_type_hints)


def encode(value: Any) -> Any:
    """A request as JSON, without what is `None` or an object without fields."""
    if is_dataclass(value):
        value = {field.metadata.get("name", field.name): getattr(value, field.name) for field in fields(value)}
    if isinstance(value, dict):
        items = ((name, encode(one)) for name, one in value.items())
        return {name: one for name, one in items if one not in (None, {})}
    if isinstance(value, (list, tuple)):
        return [encode(one) for one in value]
    return value


def decode(kind: Any, value: Any) -> Any:
    """JSON as a type. A required object that is missing has only empty fields, so that its fields can be read."""
    members = [member for member in get_args(kind) if member is not type(None)]
    if get_origin(kind) is list:
        items = value if isinstance(value, list) else [] if value is None else [value]
        return [decode(members[0], item) for item in items]
    if get_origin(kind) is Union or type(None) in get_args(kind):
        return None if value is None else decode(members[0], value)
    if not is_dataclass(kind):
        return value
    given = value if isinstance(value, dict) else {}
    hints = _hints(kind)
    names = [(field.name, field.metadata.get("name", field.name)) for field in fields(kind)]
    return kind(**{name: decode(hints[name], given.get(wire)) for name, wire in names})
