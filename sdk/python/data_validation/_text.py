"""Texts of a server in messages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx

from . import _settings as settings

_INVISIBLE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def visible(text: str) -> str:
    """Escapes what could break a line of a log, move the cursor of a terminal or show a text in another order: `\\u001b`."""
    return _INVISIBLE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def quote(text: str) -> str:
    """A text of a server, for a message."""
    shown = visible(text)
    return shown if len(shown) <= settings.MESSAGE_LIMIT else shown[: settings.MESSAGE_LIMIT - 1] + "…"


class Secret:
    """The key, which nothing prints or serialises."""

    def __init__(self, text: str) -> None:
        self._read: Callable[[], str] = lambda: text

    def reveal(self) -> str:
        return self._read()

    def __repr__(self) -> str:
        return "[API key]"

    def __reduce__(self) -> Any:
        raise TypeError("A client is not serialised: create a new one.")

    def hide(self, value: Any) -> Any:
        """Replaces the key in all texts of JSON or of headers. A shorter one is a word that a text may contain by chance."""
        key = self.reveal()
        return value if len(key) < settings.SHORTEST_SECRET else _replace(value, key)


def _replace(value: Any, key: str) -> Any:
    if isinstance(value, str):
        return value.replace(key, "[API key]")
    if isinstance(value, list):
        return [_replace(one, key) for one in value]
    if isinstance(value, dict):
        return {_replace(name, key): _replace(one, key) for name, one in value.items()}
    if isinstance(value, httpx.Headers):
        return httpx.Headers([(name, _replace(one, key)) for name, one in value.multi_items()])
    return value
