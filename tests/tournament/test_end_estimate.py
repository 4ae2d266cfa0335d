"""When there will be a winner, and why nobody can say."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament.end_estimate import WinnerEstimate, winner
from tdtool.tournament.structure import Row, RowKind, Structure
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level, minutes
from tests.tournament.test_level_plan import plan_of

if TYPE_CHECKING:
    from pathlib import Path

BIGS = (200, 400, 600, 800, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000)
RISING = replace(PLAIN, rows=tuple(level(at, big) for at, big in enumerate(BIGS, 1)))


def estimate(evening: Evening) -> WinnerEstimate | str:
    return winner(evening.state, evening.state.structure, plan_of(evening), evening.desk.now())


def played(folder: Path, structure: Structure = RISING, count: int = 10) -> Evening:
    evening = Evening(folder, structure)
    evening.players(count)
    evening.do(c.StartClock())
    return evening


def test_the_levels_in_which_the_chips_are_80_to_20_big_blinds(tmp_path: Path) -> None:
    found = estimate(played(tmp_path))
    assert isinstance(found, WinnerEstimate)
    assert found.chips == 200_000
    assert (found.first, found.last) == (6, 9)
    assert found.from_ms == NOON + 120 * MINUTE
    assert found.likely_ms == NOON + 140 * MINUTE
    assert found.to_ms == NOON + 200 * MINUTE
    assert not found.beyond
    assert not found.more_chips


def test_it_is_never_in_the_past(tmp_path: Path) -> None:
    evening = played(tmp_path)
    evening.clock.pass_(195 * MINUTE)
    found = estimate(evening)
    assert isinstance(found, WinnerEstimate)
    assert (found.from_ms, found.first) == (evening.clock.wall_ms, 9)


def test_a_sheet_may_be_too_short(tmp_path: Path) -> None:
    found = estimate(played(tmp_path, count=90))
    assert isinstance(found, WinnerEstimate)
    assert found.beyond
    assert found.to_ms is None


def test_limit_games_are_reckoned_in_small_bets(tmp_path: Path) -> None:
    stakes = Stakes(small_bet=10_000, big_bet=20_000, betting=Betting.FIXED_LIMIT)
    rows = (Row(RowKind.PLAY, "1", minutes(20), (stakes,)),)
    found = estimate(played(tmp_path, replace(PLAIN, rows=rows)))
    assert isinstance(found, WinnerEstimate)
    assert found.first == 0


def test_more_may_register_while_registration_is_open(tmp_path: Path) -> None:
    evening = played(tmp_path, PLAIN)
    found = estimate(evening)
    assert isinstance(found, WinnerEstimate)
    assert found.more_chips


def test_before_the_start_more_may_register(tmp_path: Path) -> None:
    evening = Evening(tmp_path, RISING)
    evening.players(4)
    found = estimate(evening)
    assert isinstance(found, WinnerEstimate)
    assert found.more_chips


def test_without_a_starting_stack_nobody_can_say(tmp_path: Path) -> None:
    assert "does not say" in str(estimate(Evening(tmp_path, replace(RISING, starting_stack=None))))


def test_without_chips_nobody_can_say(tmp_path: Path) -> None:
    assert estimate(Evening(tmp_path, RISING)) == "Nobody has chips yet."


def test_the_last_player_has_won(tmp_path: Path) -> None:
    evening = Evening(tmp_path, RISING)
    evening.full_table(2)
    evening.do(c.StartClock())
    evening.do(c.Bust((1,)))
    assert estimate(evening) == "One player is left."


def test_without_blinds_nobody_can_say(tmp_path: Path) -> None:
    each = Stakes(ante=Ante(AnteKind.SHORT_DECK, 100))
    rows = (Row(RowKind.PLAY, "1", minutes(20), (each,)), Row(RowKind.PLAY, "2", minutes(20)))
    evening = played(tmp_path, replace(RISING, rows=rows))
    assert estimate(evening) == "No level with blinds is still to come."
