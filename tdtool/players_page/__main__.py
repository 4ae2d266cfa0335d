"""The process of the page: `python -m tdtool.players_page ADDRESS PORT [BOOT WALL]`.

It reads news of the tournaments from its input, a line each, and ends with it. Its first line
of output says whether it answers (see `wire`). BOOT and WALL are what the desk's clocks show
more than the computer's (ms).
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from tdtool import moment
from tdtool.players_page import connection, wire
from tdtool.players_page.answers import Answers
from tdtool.players_page.connection import Connection
from tdtool.players_page.site import site
from tdtool.players_page.wire import Refused, Stands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import ASGIApp

    from tdtool.tournament.values import Now

_BACKLOG = 512
_SPARE_FILES = 64
_KINDLY = 5
"""The desk comes first where the computer has much to do."""
_REFUSED = {
    errno.EADDRINUSE: Refused.TAKEN,
    errno.EADDRNOTAVAIL: Refused.GONE,
    errno.EACCES: Refused.DENIED,
    errno.EPERM: Refused.DENIED,
}
_WINDOWS = {10048: Refused.TAKEN, 10049: Refused.GONE, 10013: Refused.DENIED}


def main(arguments: list[str]) -> int:
    """Answer until the input ends; returns 1 where the address cannot be had."""
    address, port, *skew = arguments
    boot, wall = map(int, skew) if skew else (0, 0)
    # Only where the protocol is named does asyncio send small answers without waiting 40 ms.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        try:
            if os.name != "nt":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((address, int(port)))
            listening.listen(_BACKLOG)
        except OSError as error:
            _say(Stands(0, _REFUSED.get(error.errno or 0) or _why(error)))
            return 1
        with suppress(AttributeError, OSError):
            os.nice(_KINDLY)
        _serve(listening, _now(boot, wall))
    return 0


def _serve(listening: socket.socket, now: Callable[[], Now]) -> None:
    address, port = listening.getsockname()
    answers = Answers()
    Connection.most = _room()
    server = server_of(site(answers, now, _hosts(address, port)), Connection)
    asyncio.run(_both(server, listening, answers))


def server_of(app: ASGIApp, protocol: type[Connection]) -> uvicorn.Server:
    """Make a server that keeps no record of who asked."""
    config = uvicorn.Config(
        app,
        http=protocol,
        ws="none",
        lifespan="off",
        loop="asyncio",
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=connection.REQUEST_BYTES,
        timeout_keep_alive=int(protocol.wait) + 1,
        timeout_graceful_shutdown=1,
        backlog=_BACKLOG,
    )
    return uvicorn.Server(config)


async def _both(server: uvicorn.Server, listening: socket.socket, answers: Answers) -> None:
    """Answer phones and listen to the desk, until one of them ends."""
    loop = asyncio.get_running_loop()

    def listen() -> None:
        try:
            for line in _lines():
                loop.call_soon_threadsafe(answers.take, wire.read(line))
        finally:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_stop, server)

    # A thread, because a pipe cannot be waited for on every system; it dies with the process.
    threading.Thread(target=listen, name="desk", daemon=True).start()
    _say(Stands(listening.getsockname()[1]))
    await server.serve(sockets=[listening])


def _stop(server: uvicorn.Server) -> None:
    server.should_exit = True
    server.force_exit = True


def _lines() -> Iterator[bytes]:
    """Read the input to its end; no buffer of Python's, which could not be left while it waits."""
    rest = b""
    while heard := os.read(0, 1 << 16):
        *lines, rest = (rest + heard).split(b"\n")
        yield from lines


def _say(stands: Stands) -> None:
    os.write(1, wire.said(stands))


def _why(error: OSError) -> Refused:
    return _WINDOWS.get(getattr(error, "winerror", 0) or 0, Refused.FAILED)


def _now(boot: int, wall: int) -> Callable[[], Now]:
    def read() -> Now:
        now = moment.now()
        return now._replace(boot_ms=now.boot_ms + boot, wall_ms=now.wall_ms + wall)

    return read


def _hosts(address: str, port: int) -> set[str]:
    """List what a phone may call this computer; without the port where browsers leave it out."""
    return {f"{address}:{port}"} | ({address} if port == 80 else set())  # noqa: PLR2004


def _room() -> int:
    """Tell how many connections the system allows, after asking for as many as may be."""
    try:
        import resource
    except ImportError:
        return connection.MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connection.MOST + _SPARE_FILES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    left = wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)
    return left - _SPARE_FILES


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main(sys.argv[1:]))
