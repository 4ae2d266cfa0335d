"""The process of the page as the desk starts it, and questions to it over a real socket."""

from __future__ import annotations

import http.client
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple, Self

from tdtool.players_page import wire

if TYPE_CHECKING:
    from types import TracebackType

    from tdtool.players_page.wire import News

HERE = "127.0.0.1"


class Reply(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Running:
    """A process on a free port; it ends with its input."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "tdtool.players_page", *(arguments or (HERE, "0"))]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.first = wire.heard(self.process.stdout.readline())
        self.port = self.first.port

    def tell(self, *news: News) -> None:
        """Tell it something and wait until it is heard: what was told last is answered."""
        assert self.process.stdin is not None
        for one in news:
            self.process.stdin.writelines(wire.lines(one))
        self.process.stdin.flush()
        while self.ask(f"/{news[-1].code}").status == (404 if not news[-1].over else 200):
            pass

    def ask(self, path: str, method: str = "GET", **headers: str) -> Reply:
        """Ask once, on a connection of its own; header names are written with _ for -."""
        connection = http.client.HTTPConnection(HERE, self.port, timeout=20)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, headers=named)
            reply = connection.getresponse()
            return Reply(reply.status, reply.headers, reply.read())
        finally:
            connection.close()

    def leave(self) -> int:
        """End its input and wait for it; return its status, 0 where nothing went wrong."""
        _, said = self.process.communicate(timeout=20)
        assert said == b"", said.decode()
        return self.process.returncode

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
