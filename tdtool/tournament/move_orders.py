"""A balance order: who leaves one table and where he sits at another, whatever the button is.

The floor reaches a table some hands after the desk gave the order. So the order says for each
button that it may find who moves, and where he sits down; a player and a seat are named only
where both positions are fresh (TDA24 11-A, 11-B).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.observed import from_button
from tdtool.rules.button.question import ButtonRule, GameForm, Question
from tdtool.rules.seats import PAIR, clockwise
from tdtool.tournament import positions
from tdtool.tournament.hands import answer_of
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.values import EntryId, SeatAt
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer
    from tdtool.rules.button.question import LastHand
    from tdtool.rules.seats import Ring
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now


class ByButton(NamedTuple):
    """With the button of the last hand on `button`, `seat` is meant; None where none will do.

    `empty`: nobody sits at the button (a dead one). `hands` is how many hands it takes until
    `seat` posts the big blind, 1 for the next hand.
    """

    button: int
    seat: int | None
    hands: int = 1
    empty: bool = False


class KnownMove(NamedTuple):
    """Who moves, from where, to where."""

    entry: EntryId
    source: SeatAt
    destination: SeatAt


@dataclass(frozen=True, slots=True)
class MoveOrder:
    """The next big blind of `source` goes to the worst seat of `destination`.

    `leaves` and `sits` are ascending by button; `sits` is empty where nobody is dealt a hand
    at the destination yet (any open seat). `known` names player and seat while both positions
    are fresh, and always in a stud event, which moves by the seat (`by_seat`).
    """

    source: int
    destination: int
    leaves: tuple[ByButton, ...]
    sits: tuple[ByButton, ...]
    known: KnownMove | None = None
    by_seat: bool = False


def move_order(state: State, source: int, destination: int, now: Now) -> MoveOrder | Refusal:
    """Work out a balance order between two tables, or say why there is none."""
    refusal = _impossible(state, source, destination)
    if refusal is not None:
        return refusal
    leaving, joined = state.tables[source], state.tables[destination]
    movable = _movable(state, leaving)
    if not any(stakes.big_blind for row in state.structure.rows for stakes in row.stakes):
        form = positions.form(positions.stakes_of(state, now))
        if form is not GameForm.SHORT_DECK:
            known = _by_seat(leaving, joined, movable)
            return MoveOrder(source, destination, (), (), known, by_seat=True)
    return MoveOrder(
        source,
        destination,
        _leaves(state, leaving, movable, now),
        _sits(state, joined, now),
        _known(state, leaving, joined, movable, now),
    )


def _impossible(state: State, source: int, destination: int) -> Refusal | None:
    for number in (source, destination):
        if number not in state.tables:
            return Refusal(Code.NO_SUCH_TABLE, f"There is no table {number}.")
    if source == destination:
        return Refusal(Code.NOTHING_CHANGES, "Nobody moves from a table to the same table.")
    leaving, joined = state.tables[source], state.tables[destination]
    for table in (leaving, joined):
        if table.locked:
            return Refusal(Code.TABLE_LOCKED, f"Table {table.number} is locked.")
    if len(positions.occupied(state, leaving)) < PAIR:
        return Refusal(Code.TOO_FEW, f"At table {source} fewer than two players are dealt in.")
    if not _movable(state, leaving):
        return Refusal(Code.ENTRY_LOCKED, f"Everybody at table {source} is locked in his seat.")
    if not joined.open_seats():
        return Refusal(Code.NO_OPEN_SEAT, f"Table {destination} has no open seat.")
    return None


def _movable(state: State, table: Table) -> Ring:
    """List the seats whose players may be moved (TDA24 9: a locked one stays)."""
    return tuple(
        seat
        for seat in positions.occupied(state, table)
        if not state.entries[table.occupants[seat]].locked
    )


def _buttons(state: State, table: Table, now: Now) -> Ring:
    """List where the button can be: on any seat under the dead rule, else on a player's."""
    live = positions.occupied(state, table)
    rule = _rule(state, positions.form(positions.stakes_of(state, now)))
    if rule is ButtonRule.DEAD and len(live) > PAIR:
        return tuple(range(1, table.seats + 1))
    return live


def _last_hand(state: State, button: int, seats: Ring, now: Now) -> LastHand:
    form = positions.form(positions.stakes_of(state, now))
    return from_button(_rule(state, form), button, seats, form)


def _rule(state: State, form: GameForm) -> ButtonRule:
    """Short deck has its own button, always with a player (WSOP26 IX)."""
    return ButtonRule.SIMPLIFIED if form is GameForm.SHORT_DECK else state.house.button_rule


def _question(state: State, last: LastHand, seats: Ring, new: Ring, now: Now) -> Question:
    """Ask for the next hand with blinds; in a stud round the button waits for it (TDA24 11-B)."""
    form = positions.form(positions.stakes_of(state, now))
    return Question(
        rule=_rule(state, form),
        last=last,
        occupied=tuple(sorted({*seats, *new})),
        newcomers=frozenset(new),
        gone=frozenset(last.seats) - set(seats),
        settings=state.house.button_settings(),
        form=GameForm.BLINDS if form is GameForm.STUD else form,
    )


def _due(hand: Answer) -> Ring:
    """List who pays most in a hand: the big blinds, in short deck the button."""
    return hand.positions.big_blinds or (hand.positions.button,)


def _leaves(state: State, table: Table, movable: Ring, now: Now) -> tuple[ByButton, ...]:
    seats = positions.occupied(state, table)
    found = []
    for button in _buttons(state, table, now):
        last = _last_hand(state, button, seats, now)
        due = _due(answer(_question(state, last, seats, (), now)))[0]
        found.append(ByButton(button, _first(movable, due), empty=button not in seats))
    return tuple(found)


def _first(movable: Ring, due: int) -> int:
    """Give the player due, or the next clockwise who may be moved."""
    return due if due in movable else clockwise(movable, due)[0]


def _sits(state: State, table: Table, now: Now) -> tuple[ByButton, ...]:
    seats = positions.occupied(state, table)
    if len(seats) < PAIR:
        return ()
    found = []
    for button in _buttons(state, table, now):
        last = _last_hand(state, button, seats, now)
        seat, hands = _worst(state, last, seats, table.open_seats(), now)
        found.append(ByButton(button, seat, hands, empty=button not in seats))
    return tuple(found)


def _worst(
    state: State, last: LastHand, seats: Ring, open_seats: list[int], now: Now
) -> tuple[int | None, int]:
    """Choose the open seat that posts the big blind soonest, the first clockwise of equals.

    Never the small blind's, and none that is dealt no hand until the button has passed it.
    """
    from_seat = last.big_blinds[-1] if last.big_blinds else last.button
    best: tuple[int | None, int] = (None, 0)
    for seat in clockwise(tuple(open_seats), from_seat):
        hand = answer(_question(state, last, seats, (seat,), now))
        spot = hand.positions
        if seat in spot.waits or seat in spot.small_blinds or seat == spot.small_blind:
            continue
        hands = 1
        while seat not in _due(hand):
            hand = positions.following(state.house.button_settings(), hand)
            hands += 1
        if best[0] is None or hands < best[1]:
            best = seat, hands
    return best


def _known(
    state: State, leaving: Table, joined: Table, movable: Ring, now: Now
) -> KnownMove | None:
    """Name player and seat where both positions are known and fresh."""
    if any(positions.age(state, table, now) is not Age.KNOWN for table in (leaving, joined)):
        return None
    hand = answer_of(state, leaving, now)
    asked = positions.question(state, joined, now)
    if hand is None or asked is None:
        return None
    stay = tuple(seat for seat in asked.occupied if seat not in asked.newcomers)
    seat, _ = _worst(state, asked.last, stay, joined.open_seats(), now)
    if seat is None:
        return None
    mover = _first(movable, _due(hand)[0])
    return KnownMove(
        leaving.occupants[mover], SeatAt(leaving.number, mover), SeatAt(joined.number, seat)
    )


def _by_seat(leaving: Table, joined: Table, movable: Ring) -> KnownMove:
    """Fill the seat that opened last with the player of the same seat (TDA24 11-A, stud)."""
    seats = joined.open_seats()
    opened = {seat: joined.departed[seat][1] for seat in seats if seat in joined.departed}
    seat = max(seats, key=lambda seat: opened.get(seat, 0))
    mover = _first(movable, seat)
    return KnownMove(
        leaving.occupants[mover], SeatAt(leaving.number, mover), SeatAt(joined.number, seat)
    )
