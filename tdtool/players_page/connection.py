"""A phone's connection: bounded in number, size and time, so that nobody can block the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio

MOST = 4_000
"""Connections at a time; the system may allow fewer."""
REQUEST_BYTES = 8_192
"""A request with its headers is at most so long."""
WAIT_SECONDS = 20.0
"""How long a phone may take for a request, for an answer, and until it asks again."""


class Connection(H11Protocol):
    """Cuts off who takes too long, and who comes when there is no room."""

    most = MOST
    wait = WAIT_SECONDS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a phone in, if there is room."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
        else:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; a new request gets new time."""
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before and not self.transport.is_closing():
            self._begin()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._begin()
        super().on_response_complete()

    def _begin(self) -> None:
        self._end()
        self._deadline = self.loop.call_later(self.wait, self.transport.abort)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
