"""How the tournament stands, as phones show it: with anchors, so that they count by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.players_page.names import brief_name
from tdtool.players_page.timeline import timeline
from tdtool.tournament import clock, queries, standings
from tdtool.tournament.hand_for_hand.mode import Joint
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.views import ClockState

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdtool.players_page.writing import Writing
    from tdtool.tournament.hand_for_hand.mode import Mode
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now, PersonId
    from tdtool.tournament.views import StripView


def standing(
    state: State,
    now: Now,
    writing: Writing,
    message: str = "",
    winner: str = "",
) -> dict[str, object]:
    """Write how it stands; times are on the boot clock (ms), differences in ms.

    `message` is what the director wrote for the players, `winner` the name of who has won.
    """
    strip = queries.strip(state, now)
    average = strip.average
    return {
        "name": state.name,
        "clock": _clock(state, strip, now),
        "players": writing.number(strip.players_left),
        "entries": writing.number(strip.entries),
        "tables": writing.number(len(state.tables)),
        "average": average or 0,
        "average_text": "" if average is None else writing.number(average),
        "money": list(_money(state, strip, writing)),
        "registration": _registration(state, now),
        "together": "" if strip.mode is None else _together(strip.mode),
        "drawn": bool(state.tables) and state.seated > 0,
        "message": message,
        "winner": winner,
        "offset": now.utc_offset,
        "twelve_hours": writing.twelve_hours,
    }


def winner_name(state: State, names: Mapping[PersonId, str], *, whole: bool) -> str:
    """Name who has won, "" while more than one is in play."""
    first = standings.winner(state)
    if first is None or not state.busts:
        return ""
    name = queries.name_of(state, names, first)
    return name if whole else brief_name(name)


def _clock(state: State, strip: StripView, now: Now) -> dict[str, object]:
    view, anchor = strip.clock, state.clock
    found: dict[str, object] = {"state": view.state.value}
    if view.state is ClockState.RUNNING and anchor is not None:
        line = timeline(state.structure, anchor, now)
        return {**found, "spans": [list(span) for span in line.spans], "then": line.then}
    found |= {"row": view.row, "left": view.remaining}
    if view.paused_for is not None:
        found["since"] = now.boot_ms - view.paused_for
    return found


def _money(state: State, strip: StripView, writing: Writing) -> Iterator[str]:
    money = strip.money
    if money is None:
        return
    if money.to_go:
        yield from ("To the money", writing.number(money.to_go))
    else:
        yield from ("Next out", writing.money(money.next_out, prices_of(state).currency))


def _registration(state: State, now: Now) -> dict[str, object]:
    """Tell when registration ends: at a time, or with a row of the structure."""
    closes = state.till.terms.closes_ms
    if closes is not None:
        return {"at": now.boot_ms + closes - now.wall_ms}
    end = clock.registration_end_row(state.structure)
    return {} if end is None else {"row": end}


def _together(mode: Mode) -> str:
    head = "Last hand" if mode.number == 1 else f"Last {mode.number} hands"
    if mode.joint is Joint.HAND_FOR_HAND:
        head = f"Hand for hand, hand {mode.number}"
    if not mode.playing:
        return f"{head}: all tables have finished"
    return f"{head}: {mode.playing} of {mode.tables} tables play"
