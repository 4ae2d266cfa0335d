"""The page over a real socket: what is given, what is refused, and that it ends with the desk."""

from __future__ import annotations

import json
import re
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from tdtool.players_page.connection import REQUEST_BYTES
from tdtool.players_page.site import CLOCK
from tdtool.players_page.wire import Refused, Stands
from tests.players_page.running import HERE, Running
from tests.players_page.told import news_of
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.players_page.running import Reply

CODE = "3f2a91"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    evening = Evening(tmp_path_factory.mktemp("evening"))
    evening.full_table(6)
    with Running() as running:
        running.tell(news_of(evening.desk, CODE))
        yield running
    evening.store.close()


def test_the_only_tournament_is_led_to(page: Running) -> None:
    reply = page.ask("/")
    assert (reply.status, reply.headers["Location"]) == (302, f"/{CODE}")
    page_ = page.ask(f"/{CODE}")
    assert page_.status == 200
    assert page_.headers["Content-Type"] == "text/html; charset=utf-8"


def test_every_file_of_the_page_is_there_and_kept(page: Running) -> None:
    files = re.findall(r'(?:href|src)="(/page/[^"]+)"', page.ask(f"/{CODE}").text)
    assert len(files) == 3
    for file in files:
        reply = page.ask(file)
        assert reply.status == 200
        assert "immutable" in reply.headers["Cache-Control"]


def test_what_a_phone_has_is_not_sent_again(page: Running) -> None:
    for part in ("now", "levels", "prizes"):
        first = page.ask(f"/{CODE}/{part}")
        assert first.status == 200
        assert json.loads(first.body)
        again = page.ask(f"/{CODE}/{part}", If_None_Match=first.headers["ETag"])
        assert (again.status, again.body) == (304, b"")
        boot, wall = map(int, again.headers[CLOCK].split())
        assert boot > 0
        assert wall > 1_700_000_000_000
        assert first.headers["Cache-Control"] == "no-cache"


def test_browsers_are_told_what_a_page_may_do(page: Running) -> None:
    for path in ("/", f"/{CODE}", f"/{CODE}/now", f"/{CODE}/seat?q=1", "/none"):
        headers = page.ask(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] is None
        assert headers["Set-Cookie"] is None


def test_a_seat_is_found(page: Running) -> None:
    found = json.loads(page.ask(f"/{CODE}/seat?q=3").body)
    assert found["found"] == [
        {"name": "T1", "number": 3, "table": 1, "seat": 3, "words": ""},
    ]
    nobody = page.ask(f"/{CODE}/seat?q=%3Cb%3E")
    assert nobody.headers["Content-Type"] == "application/json"
    assert nobody.headers["Cache-Control"] == "no-store"
    assert json.loads(nobody.body)["found"] == []
    assert json.loads(page.ask(f"/{CODE}/seat").body)["found"] == []


def test_it_only_answers_questions(page: Running) -> None:
    assert page.ask(f"/{CODE}/now", "HEAD").body == b""
    assert page.ask(f"/{CODE}/now", "HEAD").status == 200
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        assert page.ask(f"/{CODE}", method).status == 405


@pytest.mark.parametrize(
    "path",
    ["/none", "/none/now", "/none/seat?q=1", f"/{CODE}/facts", "/page/../settings.json", "/a/b/c"],
)
def test_what_is_not_there_is_said(page: Running, path: str) -> None:
    assert page.ask(path).status == 404


def test_another_name_is_turned_away(page: Running) -> None:
    for host in ("evil.example", f"evil.example:{page.port}", HERE, ""):
        reply = page.ask(f"/{CODE}/now", Host=host)
        assert reply.status in {400, 421}
        assert b"name" not in reply.body or b"clock" not in reply.body
    assert page.ask(f"/{CODE}", Host=f"{HERE}:{page.port}").status == 200


def _raw(page: Running, sent: bytes) -> bytes:
    with socket.create_connection((HERE, page.port), timeout=20) as connection:
        connection.sendall(sent)
        heard = b""
        while more := connection.recv(65_536):
            heard += more
        return heard


def test_what_is_no_request_is_refused(page: Running) -> None:
    assert _raw(page, b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n").startswith(b"HTTP/1.1 400")
    long = b"GET / HTTP/1.1\r\nX: " + b"x" * (2 * REQUEST_BYTES)
    assert _raw(page, long).startswith(b"HTTP/1.1 400")
    assert page.ask(f"/{CODE}").status == 200


def test_two_tournaments_are_listed_and_one_goes(
    page: Running, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = Evening(tmp_path_factory.mktemp("other"))
    news = news_of(other.desk, "bbbbbb")
    page.tell(news)
    listed: Reply = page.ask("/")
    assert listed.status == 200
    assert f'href="/{CODE}"' in listed.text
    assert 'href="/bbbbbb"' in listed.text
    page.tell(type(news)("bbbbbb", over=True))
    assert page.ask("/").status == 302
    other.store.close()


def test_it_says_why_it_cannot_answer(page: Running) -> None:
    with Running(HERE, str(page.port)) as second:
        assert second.first == Stands(0, Refused.TAKEN)
        assert second.leave() == 1
    with Running("192.0.2.1", "0") as second:
        assert second.first == Stands(0, Refused.GONE)
        assert second.leave() == 1


def test_it_ends_with_the_desk_whoever_is_connected() -> None:
    with Running() as running, socket.create_connection((HERE, running.port)) as phone:
        phone.sendall(b"GET /")
        assert running.leave() == 0
        with suppress(ConnectionResetError):
            assert phone.recv(10) == b""
