"""An absence of the desk, and where the clock is held after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.absence import Absence, Pulse
from tdtool.tournament import commands as c
from tdtool.tournament.values import Now
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path


def test_a_crash_is_an_absence(tmp_path: Path) -> None:
    path = tmp_path / "alive"
    first = Pulse(path)
    assert first.beat(Now(0, 0, "a")) is None
    assert first.beat(Now(5_000, 5_000, "a")) is None
    after = Pulse(path).beat(Now(377_000, 377_000, "a"))
    assert after is not None
    assert after.ms == 372_000


def test_a_closed_lid_and_a_restart(tmp_path: Path) -> None:
    pulse = Pulse(tmp_path / "alive")
    pulse.beat(Now(0, 0, "a"))
    asleep = pulse.beat(Now(60_000, 60_000, "a"))
    assert asleep is not None
    restarted = pulse.beat(Now(200_000, 10, "b"))
    assert restarted is not None
    assert restarted.ms == 140_000
    assert pulse.beat(Now(200_100, 20, "b")) is None


def test_leaving_well_leaves_nothing_to_ask(tmp_path: Path) -> None:
    path = tmp_path / "alive"
    pulse = Pulse(path)
    pulse.beat(Now(0, 0, "a"))
    pulse.stop()
    pulse.stop()
    assert Pulse(path).beat(Now(900_000, 900_000, "a")) is None


@pytest.mark.parametrize("text", ["", "null", "[1, 2]", "[null, 1, 2, 3]", "{}"])
def test_a_broken_note_is_no_note(tmp_path: Path, text: str) -> None:
    path = tmp_path / "alive"
    path.write_text(text, encoding="utf-8")
    assert Pulse(path).beat(Now(900_000, 900_000, "a")) is None


def test_a_folder_that_cannot_be_written_asks_nothing(tmp_path: Path) -> None:
    pulse = Pulse(tmp_path / "none" / "alive")
    assert pulse.beat(Now(0, 0, "a")) is None


def test_hold_where_it_was(evening: Evening) -> None:
    since = evening.clock()
    off = Absence(since, since)
    assert off.held(evening.state) is None
    evening.do(c.StartClock())
    evening.clock.pass_(3 * MINUTE)
    since = evening.clock()
    evening.clock.reboot(25 * MINUTE)
    off = Absence(since, evening.clock())
    assert off.ms == 25 * MINUTE
    command = off.held(evening.state)
    assert command == c.HoldAt(0, 17 * MINUTE)
    evening.do(command)
    assert off.held(evening.state) is None
