"""Penalties as they are shown: hands left, when he may be back, what he was given before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock, play_time
from tdtool.tournament.fold_rulings import TO_SERVE, first_to_serve
from tdtool.tournament.journal import penalty_words
from tdtool.tournament.queries import name_of
from tdtool.tournament.state import Status
from tdtool.tournament.values import (
    EntryId,
    PenaltyEnd,
    PenaltyId,
    PenaltyKind,
    RulingId,
    SeatAt,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.state import Entry, Penalty, State, Table
    from tdtool.tournament.values import Now, PersonId

HAND_MS = 2 * clock.MINUTE
"""How long a hand is taken to last until the table itself has shown it."""
_SURE_AFTER = 3
"""Hands counted after which the table's own pace is trusted."""
_FASTEST, _SLOWEST = HAND_MS // 4, 3 * HAND_MS


class Back(NamedTuple):
    """When a player may be back, by the pace of the hands counted so far: a proposal only.

    `in_ms` is playing time, 0 where it is due; `at_ms` the wall time, None while the clock
    stands or where the day ends before. `supposed`: hands dealt since the last count.
    """

    in_ms: int
    at_ms: int | None
    supposed: int


class Round(NamedTuple):
    """One row of a penalty's hands: how many there are, and how many of them are missed."""

    hands: int
    served: int


@dataclass(frozen=True, slots=True)
class PenaltyView:
    """One penalty of a player.

    `entry`, `name` and `seat` are his now, wherever he was moved since; `given_at` is where
    he sat. `said` is it in words: "2 rounds". `runs`: he is still in and has not come back.
    `counted_ms` is the last count (None before the first), `stepped` whether it came from
    the hands of the table. `back` is None where nothing is left to wait for.
    """

    penalty: PenaltyId
    ruling: RulingId
    entry: EntryId
    name: str
    seat: SeatAt | None
    given_at: SeatAt | None
    kind: PenaltyKind
    said: str
    players: int
    hands: int
    served: int
    left: int
    given_ms: int
    counted_ms: int | None
    stepped: bool
    rounds: tuple[Round, ...]
    runs: bool
    end: PenaltyEnd | None
    ended_ms: int
    back: Back | None


def penalty_view(
    state: State, names: Mapping[PersonId, str], penalty: Penalty, now: Now
) -> PenaltyView:
    """Show one penalty."""
    first = state.entries[penalty.entry]
    entry = state.last_entry_of(first.person) or first
    last = penalty.counts[-1] if penalty.counts else None
    runs = penalty.kind in TO_SERVE and penalty.end is None and entry.status in _PLAYS
    return PenaltyView(
        penalty=penalty.number,
        ruling=penalty.ruling,
        entry=entry.id,
        name=name_of(state, names, entry.id),
        seat=entry.seat,
        given_at=penalty.seat,
        kind=penalty.kind,
        said=penalty_words(penalty.kind, penalty.length),
        players=penalty.players,
        hands=penalty.hands,
        served=penalty.served,
        left=penalty.left,
        given_ms=penalty.given_ms,
        counted_ms=None if last is None else last.at_ms,
        stepped=last is not None and last.stepped,
        rounds=rounds(penalty),
        runs=runs,
        end=penalty.end,
        ended_ms=penalty.ended_ms,
        back=_back(state, penalty, now) if runs and penalty.left else None,
    )


_PLAYS = (Status.SEATED, Status.STANDING, Status.WAITING)


def rounds(penalty: Penalty) -> tuple[Round, ...]:
    """Put the hands of a penalty in rows: a row a round, else one row."""
    one = penalty.players if penalty.kind is PenaltyKind.ROUNDS else penalty.hands
    return tuple(
        Round(one, min(one, max(0, penalty.served - before)))
        for before in range(0, penalty.hands, one or 1)
    )


def _back(state: State, penalty: Penalty, now: Now) -> Back:
    played = play_time.so_far(state, now)
    pace = HAND_MS
    if penalty.served >= _SURE_AFTER:
        shown = (penalty.counted_played_ms - penalty.played_ms) // penalty.served
        pace = min(max(shown, _FASTEST), _SLOWEST)
    since = max(0, played - penalty.counted_played_ms)
    in_ms = max(0, penalty.left * pace - since)
    at_ms = play_time.when_played(state, now, in_ms)
    return Back(in_ms, at_ms, min(penalty.left, since // pace))


def running(state: State, names: Mapping[PersonId, str], now: Now) -> tuple[PenaltyView, ...]:
    """Show the penalties that are being served, who was given his first before others."""
    found = [
        penalty_view(state, names, state.penalties[number], now)
        for numbers in state.serving.values()
        for number in numbers
    ]
    return tuple(sorted((one for one in found if one.runs), key=lambda one: one.penalty))


def on_penalty(state: State, entry: Entry) -> Penalty | None:
    """Find the penalty whose hands a player misses now; None where he misses none."""
    return first_to_serve(state, entry.person) if entry.status in _PLAYS else None


def killed_seats(state: State, table: Table) -> tuple[int, ...]:
    """List the seats of a table whose hands are killed, ascending (TDA24 71-C)."""
    if not state.serving:
        return ()
    entries = state.entries
    return tuple(
        seat
        for seat, entry in sorted(table.occupants.items())
        if not entries[entry].awaited and on_penalty(state, entries[entry]) is not None
    )


_VOID = (PenaltyEnd.LIFTED, PenaltyEnd.REPLACED)


def earlier(state: State, entry: EntryId, before: PenaltyId | None = None) -> tuple[Penalty, ...]:
    """List what a player was given in this event, oldest first: repeat offences escalate.

    Lifted and replaced ones are left out, and everything from `before` on.
    """
    person = state.entries[entry].person
    return tuple(
        penalty
        for number, penalty in state.penalties.items()
        if state.entries[penalty.entry].person == person
        and penalty.end not in _VOID
        and (before is None or number < before)
    )
