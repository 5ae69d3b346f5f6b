"""Sends calls, waiting or asynchronously."""

from __future__ import annotations

import asyncio
import contextvars
import queue
import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

import httpx

from . import _settings as settings
from ._call import Calls, Outcome, Reply, Send, Steps
from ._metadata import Attempt
from ._response import too_large

_Response = TypeVar("_Response")
_Http = TypeVar("_Http", httpx.Client, httpx.AsyncClient)
_Self = TypeVar("_Self", bound="BaseClient")
_AsyncSelf = TypeVar("_AsyncSelf", bound="BaseAsyncClient")


class _Settings(Generic[_Http]):
    """What the clients of all versions have."""

    VERSION: str

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        http_client: _Http | None = None,
        response_limit: int = settings.RESPONSE_LIMIT,
        response_at: str | None = None,
        version_header: str | None = None,
        include_request_details: bool | str = False,
        on_attempt: Callable[[Attempt], None] | None = None,
    ) -> None:
        """
        Creates a client, which may be shared by threads or tasks.

        :param api_key: The API key; the environment variable `DATA_VALIDATION_KEY` unless given.
        :param base_url: Address of the API; the environment variable `DATA_VALIDATION_URL` unless given.
        :param timeout: Seconds that each attempt may take; `DATA_VALIDATION_TIMEOUT` (milliseconds) or 30 unless given.
        :param retries: How often a call is repeated at most; `DATA_VALIDATION_RETRIES` or 2 unless given.
        :param http_client: A client of httpx with settings of your own, such as a proxy. It is closed with this one.
        :param response_limit: Largest body that is read, in bytes after decompression.
        :param response_at: Place of the envelope in the body of a success, such as `response`; `DATA_VALIDATION_RESPONSE_AT` unless given.
        :param version_header: Response header that states the version. By default that of the contract, or all that end in `-api-version`.
        :param include_request_details: Whether responses have the request in `request`, or the name of the header that asks for it.
        :param on_attempt: Called after each attempt.
        :raises ValueError: if a setting is missing or cannot be used
        """
        self._calls = Calls(
            self.VERSION,
            api_key=api_key,
            base_url=base_url,
            timeout=timeout,
            retries=retries,
            response_limit=response_limit,
            response_at=response_at,
            version_header=version_header,
            include_request_details=include_request_details,
            on_attempt=on_attempt,
        )
        self._http: _Http = http_client or self._new_http()

    def _new_http(self) -> _Http:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of version {self.VERSION}>"


class BaseClient(_Settings[httpx.Client]):
    """A client whose calls wait. A context manager, which closes the connections."""

    def _new_http(self) -> httpx.Client:
        return httpx.Client()

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, steps: Steps[_Response]) -> _Response:
        """Makes a call; the methods of the groups, such as `phone.validate`, do it with types."""
        outcome: Outcome | None = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                response: _Response = end.value
                return response
            if isinstance(step, Send):
                outcome = self._attempt(step)
            else:
                time.sleep(step.seconds)

    def _attempt(self, send: Send) -> Outcome:
        # The timeouts of httpx are those of each read. A server that sends a byte now and then would have no end, so the attempt runs in a
        # thread that is given up in time.
        received: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
        is_over = threading.Event()

        def work() -> None:
            try:
                received.put(self._exchange(send, is_over))
            except BaseException as error:
                received.put(self._calls.failure(error, send))

        context = contextvars.copy_context()
        threading.Thread(target=context.run, args=(work,), daemon=True).start()
        try:
            return received.get(timeout=send.timeout)
        except queue.Empty:
            return self._calls.failure(TimeoutError(), send)
        finally:
            is_over.set()

    def _exchange(self, send: Send, is_over: threading.Event) -> Outcome:
        # The body is personal data and the key a secret: neither goes to where a response redirects.
        with self._http.stream(
            "POST",
            send.url,
            content=send.content,
            headers=dict(send.headers),
            timeout=send.timeout,
            follow_redirects=False,
        ) as response:
            content = bytearray()
            for part in response.iter_bytes():
                content += part
                if len(content) > send.limit:
                    return too_large(send.limit)
                if is_over.is_set():
                    break
            return Reply(response.status_code, response.headers, bytes(content))


class BaseAsyncClient(_Settings[httpx.AsyncClient]):
    """A client for `asyncio`. Cancelling the task of a call ends its connection. An asynchronous context manager."""

    def _new_http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient()

    async def close(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

    async def __aenter__(self: _AsyncSelf) -> _AsyncSelf:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def call(self, steps: Steps[_Response]) -> _Response:
        """Makes a call; the methods of the groups, such as `phone.validate`, do it with types."""
        outcome: Outcome | None = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                response: _Response = end.value
                return response
            if isinstance(step, Send):
                outcome = await self._attempt(step)
            else:
                await asyncio.sleep(step.seconds)

    async def _attempt(self, send: Send) -> Outcome:
        try:
            return await asyncio.wait_for(self._exchange(send), send.timeout)
        except asyncio.TimeoutError:
            return self._calls.failure(TimeoutError(), send)
        except Exception as error:
            return self._calls.failure(error, send)

    async def _exchange(self, send: Send) -> Outcome:
        async with self._http.stream(
            "POST",
            send.url,
            content=send.content,
            headers=dict(send.headers),
            timeout=send.timeout,
            follow_redirects=False,
        ) as response:
            content = bytearray()
            async for part in response.aiter_bytes():
                content += part
                if len(content) > send.limit:
                    return too_large(send.limit)
            return Reply(response.status_code, response.headers, bytes(content))
