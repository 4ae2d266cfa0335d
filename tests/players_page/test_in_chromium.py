"""The page as a real browser shows it, 360 pixels wide."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool import moment
from tdtool.desk import Desk
from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament.event_commands import RenameTournament
from tdtool.tournament.values import SeatAt
from tests.empty_store import empty_store
from tests.players_page.phone import WIDTH, Phone, is_there
from tests.players_page.running import HERE, Running
from tests.players_page.told import news_of
from tests.tournament.evening import PLAIN, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not is_there(), reason="chromium and chromium-driver are not installed"),
]
CODE = "3f2a91"
HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>'


class Room:
    """An evening by the computer's own clock, its page, and a phone that looks at it."""

    def __init__(self, folder: Path) -> None:
        self.evening = Evening(folder)
        self.evening.desk = self._now()
        self.evening.full_table(6)
        self.evening.full_table(6, 2)
        self.page = Running()
        self.phone = Phone(folder / "browser")
        self.tell()

    def _now(self) -> Desk:
        """Open the tournament again, on the clock that the page reads too."""
        store, desk = self.evening.store, self.evening.desk
        return Desk(store.log(desk.id), store.names(), moment.now, self.evening.random.randbytes)

    def tell(self) -> None:
        """Tell the page how it stands."""
        self.page.tell(news_of(self.evening.desk, CODE))

    def do(self, command: c.Command) -> None:
        """Do it at the desk, tell the page, and let the phone ask at once."""
        self.evening.do(command)
        self.tell()
        self.phone.run("document.dispatchEvent(new Event('visibilitychange'))")

    def open(self, part: str = "clock") -> None:
        """Open the page on the phone."""
        self.phone.open(f"http://{HERE}:{self.page.port}/{CODE}#{part}")
        self.phone.wait(lambda: self.phone.text(part))

    def leave(self) -> None:
        """Put everything away."""
        self.phone.leave()
        self.page.__exit__(None, None, None)
        self.evening.store.close()


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    made = Room(tmp_path_factory.mktemp("room"))
    yield made
    made.leave()


def seconds(phone: Phone) -> int:
    minutes, rest = phone.text("digits").split(":")
    return int(minutes) * 60 + int(rest)


def test_the_clock_counts_by_itself_and_follows_the_desk(room: Room) -> None:
    phone = room.phone
    room.open()
    assert phone.text("digits") == "Starts soon"
    room.do(c.StartClock())
    phone.wait(lambda: ":" in phone.text("digits"))
    first = seconds(phone)
    assert 19 * 60 < first <= 20 * 60
    asked = phone.run("return performance.getEntriesByType('resource').length")
    phone.wait(lambda: seconds(phone) <= first - 2)
    assert phone.run("return performance.getEntriesByType('resource').length") == asked
    assert phone.text("title") == "Level 1"
    assert "100–200" in phone.text("stakes")
    assert "BB ante 200" in phone.text("stakes")
    room.do(c.SetRemaining(100_000))
    phone.wait(lambda: seconds(phone) <= 100)
    assert phone.run("return document.getElementById('digits').className") == "warn"
    room.do(c.PauseClock())
    phone.wait(lambda: phone.text("flag") == "Paused")
    room.do(c.GoToRow(2))
    phone.wait(lambda: phone.text("title") == "Break")
    assert "THEN LEVEL 3" in phone.text("clock").upper()
    room.do(c.GoToRow(0))
    phone.wait(lambda: phone.text("title") == "Level 1")
    assert phone.said() == []


def test_a_seat_is_found_kept_and_followed(room: Room) -> None:
    phone = room.phone
    room.open("seat")
    phone.type("asked", "nobody at all")
    phone.wait(lambda: "Nobody is found" in phone.text("found"))
    phone.type("asked", "3")
    phone.wait(lambda: "TABLE" in phone.text("found").upper())
    assert phone.text("found").split()[-8:-6] == ["Seat", "3"] or "3" in phone.text("found")
    phone.click("#found button")
    phone.wait(lambda: phone.text("mine"))
    assert phone.text("mine").endswith("Table 1 · Seat 3")
    entry = room.evening.at(1, 3).id
    room.do(c.MoveEntry(entry, SeatAt(2, 9)))
    phone.wait(lambda: phone.text("mine").endswith("Table 2 · Seat 9"))
    room.open()
    phone.wait(lambda: phone.text("mine").endswith("Table 2 · Seat 9"))


def test_levels_and_prizes_are_there(room: Room) -> None:
    phone = room.phone
    room.open("levels")
    assert "Starting stack 20,000" in phone.text("levels")
    assert phone.run("return document.querySelectorAll('#rows li.here').length") == 1
    room.open("prizes")
    assert "not fixed yet" in phone.text("prizes")


def test_a_hostile_name_is_plain_text(room: Room) -> None:
    phone = room.phone
    room.do(RenameTournament(HOSTILE))
    room.evening.do(c.Register(names=(HOSTILE, "Zed " + "w" * 180)))
    room.tell()
    room.open("seat")
    phone.wait(lambda: phone.text("name") == HOSTILE)
    phone.type("asked", HOSTILE)
    phone.wait(lambda: "No seat yet" in phone.text("found"))
    assert phone.run("return document.querySelectorAll('img, main script').length") == 0
    phone.type("asked", "zed")
    phone.wait(lambda: "Zed" in phone.text("found"))
    assert phone.run("return document.documentElement.scrollWidth") <= WIDTH
    assert phone.said() == []
    room.do(RenameTournament("Harbour Open"))


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_wider_than_the_phone_and_all_is_legible(room: Room, *, dark: bool) -> None:
    phone = room.phone
    phone.colours(dark=dark)
    for width in (320, WIDTH, 412):
        phone.size(width, 740)
        for part in ("clock", "seat", "levels", "prizes"):
            room.open(part)
            assert phone.run("return document.documentElement.scrollWidth") <= width
    ground = phone.run("return getComputedStyle(document.documentElement).backgroundColor")
    assert ground == ("rgb(15, 20, 25)" if dark else "rgb(245, 246, 247)")
    phone.size(WIDTH, 740)


def test_two_tournaments_are_chosen_between(room: Room, tmp_path: Path) -> None:
    with empty_store(tmp_path / "other.db") as store:
        named = c.OpenTournament("Club <i>Night</i>", replace(PLAIN), HouseRules(), 9)
        other = Desk.found(store, named, moment.now, room.evening.random.randbytes)
        assert isinstance(other, Desk)
        room.page.tell(news_of(other, "bbbbbb"))
        room.phone.open(f"http://{HERE}:{room.page.port}/")
        assert "Club <i>Night</i>" in room.phone.body()
        room.phone.click("a[href='/bbbbbb']")
        room.phone.wait(lambda: room.phone.text("name") == "Club <i>Night</i>")
        assert room.phone.text("digits") == "Starts soon"


def test_it_greys_out_when_it_is_cut_off(room: Room) -> None:
    """Last in this file: the page has ended then."""
    phone = room.phone
    room.open()
    assert phone.text("cut") == ""
    assert room.page.leave() == 0
    phone.run(
        "const now = Date.now.bind(Date); Date.now = () => now() + 20000;"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    phone.wait(lambda: phone.text("cut").startswith("Cut off since "))
    assert phone.run("return getComputedStyle(document.querySelector('main')).filter") == (
        "grayscale(1)"
    )
