"""Who takes too long, and who comes when there is no room, is cut off; the others go on."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import TYPE_CHECKING

import pytest

from tdtool.players_page.__main__ import server_of
from tdtool.players_page.answers import Answers
from tdtool.players_page.connection import Connection
from tdtool.players_page.site import site
from tests.tournament.evening import Clock

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = "127.0.0.1"


class Impatient(Connection):
    """Waits a moment, and has room for three."""

    most = 3
    wait = 0.3


@pytest.fixture
def port() -> Iterator[int]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind((HERE, 0))
        listening.listen()
        number = listening.getsockname()[1]
        server = server_of(site(Answers(), Clock(), {f"{HERE}:{number}"}), Impatient)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
        thread.start()
        yield number
        server.should_exit = server.force_exit = True
        thread.join(20)
        assert not thread.is_alive()


def called(port: int) -> socket.socket:
    return socket.create_connection((HERE, port), timeout=20)


def request(port: int, more: str = "") -> bytes:
    return f"GET / HTTP/1.1\r\nHost: {HERE}:{port}\r\n{more}\r\n".encode()


def ends(connection: socket.socket) -> bool:
    """Wait until the other side lets go."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: a\r\nX: "],
    ids=["nothing", "half a line", "half a head"],
)
def test_who_never_asks_is_let_go(port: int, sent: bytes) -> None:
    with called(port) as connection:
        connection.sendall(sent)
        assert ends(connection)


def test_who_was_answered_is_let_go_later(port: int) -> None:
    with called(port) as connection:
        connection.sendall(request(port))
        assert connection.recv(15) == b"HTTP/1.1 200 OK"
        assert ends(connection)


def test_who_sends_without_end_is_let_go(port: int) -> None:
    with called(port) as connection:
        connection.sendall(request(port, "Content-Length: 99999999\r\n"))
        try:
            while connection.recv(1):
                connection.sendall(b"x" * 1_000)
        except (ConnectionResetError, BrokenPipeError):
            pass
    with called(port) as connection:
        connection.sendall(request(port))
        assert connection.recv(15) == b"HTTP/1.1 200 OK"


def test_there_is_room_for_so_many(port: int) -> None:
    waiting = [called(port) for _ in range(3)]
    with called(port) as late:
        late.sendall(b"GET")
        assert ends(late)
    for one in waiting:
        one.close()
