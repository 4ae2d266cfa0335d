"""Penalties: given with a ruling, served hand by hand, ended (TDA24 71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import elimination, queries
from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.fold_rulings import TO_SERVE, first_to_serve
from tdtool.tournament.hand_for_hand.playing import played
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status
from tdtool.tournament.values import PenaltyEnd, PenaltyKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament import ruling_commands as c
    from tdtool.tournament.state import Entry, Penalty, Ruling
    from tdtool.tournament.values import EntryId, NewPenalty, RulingId

MOST_ROUNDS, MOST_HANDS = 20, 200
"""More than anybody is given: a player who has to miss so much is sent away."""


def given(ask: Asking, ruling: RulingId, asked: Sequence[NewPenalty]) -> tuple[f.Fact, ...]:
    """Work out the penalties that go with a ruling."""
    out = [one.entry for one in asked if one.kind is PenaltyKind.DISQUALIFICATION]
    if out and ask.state.in_play <= len(set(out)):
        raise Refused(Code.LAST_PLAYER, "Somebody has to be left: the last player stays.")
    if len({one.entry for one in asked}) < len(asked):
        raise Refused(Code.NOTHING_CHANGES, "The same player is given two penalties at once.")
    found: list[f.Fact] = []
    group = ask.state.groups
    for place, one in enumerate(asked, 1):
        number = ask.state.penalties_given + place
        found.append(_given(ask, number, ruling, one))
        if one.kind is PenaltyKind.DISQUALIFICATION:
            group += 1
            found.append(_put_out(ask, number, group, one))
    return tuple(found)


def _given(ask: Asking, number: int, ruling: RulingId, asked: NewPenalty) -> r.PenaltyGiven:
    entry = ask.entry(asked.entry)
    kind, length = asked.kind, asked.length
    if entry.status is Status.OUT:
        if kind is PenaltyKind.DISQUALIFICATION:
            raise Refused(Code.ALREADY_OUT, f"{called(entry)} is out already.")
        if kind in TO_SERVE:
            ask.house(
                Code.ALREADY_OUT,
                f"{called(entry)} is out: he would serve it only if he enters again.",
            )
    players = hands = 0
    if kind in TO_SERVE:
        players = _at_his_table(ask, entry)
        most = MOST_ROUNDS if kind is PenaltyKind.ROUNDS else MOST_HANDS
        if not 1 <= length <= most:
            raise Refused(Code.BAD_NUMBER, f"A penalty is 1 to {most} {kind}, not {length:,}.")
        hands = length * players if kind is PenaltyKind.ROUNDS else length
    else:
        length = 0
    return r.PenaltyGiven(number, ruling, entry.id, entry.seat, kind, length, players, hands)


def _at_his_table(ask: Asking, entry: Entry) -> int:
    """Count the players at his table, himself among them (TDA24 71-A).

    Without a table a round is as long as at a full one.
    """
    if entry.seat is None:
        return ask.state.seats_per_table
    table = ask.state.tables[entry.seat.table]
    return elimination.seated_at(ask, table) + entry.awaited


def _put_out(ask: Asking, number: int, group: int, asked: NewPenalty) -> f.Busted:
    """Put a disqualified player out: his chips leave play with him (TDA24 71-D)."""
    entry = ask.entry(asked.entry)
    if entry.status is Status.WAITING:
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no seat yet; unregister instead.")
    if asked.chips is not None and asked.chips < 0:
        raise Refused(Code.BAD_NUMBER, "A stack cannot be less than nothing.")
    counted = stack_of(ask.state, entry.id)
    likely = queries.average_stack(ask.state) or 0 if counted is None else counted.chips
    own = 0 if entry.seat is None else ask.state.tables[entry.seat.table].hand + 1
    hand = played(ask.state, entry.seat, (own, group))
    return f.Busted(
        entry=entry.id,
        seat=entry.seat,
        hand=hand.hand,
        group=hand.group,
        together=hand.together,
        reported_ms=ask.now.wall_ms,
        stack=asked.chips,
        penalty=number,
        out_of_play=likely if asked.chips is None else asked.chips,
    )


def replaced(ask: Asking, ruling: Ruling) -> tuple[r.PenaltyEnded, ...]:
    """End the penalties of a ruling that is corrected by one with penalties of its own."""
    found = []
    for number in ruling.penalties:
        penalty = ask.state.penalties[number]
        entry = ask.state.entries[penalty.entry]
        bust = ask.state.busts.get(entry.id)
        if bust is not None and bust.penalty == number:
            raise Refused(
                Code.DISQUALIFIED,
                f"Ruling {ruling.number} disqualified {called(entry)}: take that back first.",
            )
        if penalty.end is None:
            end = PenaltyEnd.REPLACED
            found.append(r.PenaltyEnded(number, entry.id, entry.seat, end, penalty.left))
    return tuple(found)


def carried(
    ask: Asking, ended: Sequence[f.Fact], new: Sequence[f.Fact]
) -> tuple[r.PenaltyCounted, ...]:
    """Count the hands of a replaced penalty for the one that stands for it."""
    served = {
        fact.entry: ask.state.penalties[fact.penalty].served
        for fact in ended
        if isinstance(fact, r.PenaltyEnded)
    }
    found = []
    for fact in new:
        if isinstance(fact, r.PenaltyGiven) and fact.hands and served.get(fact.entry):
            hands = min(fact.hands, served[fact.entry])
            left = fact.hands - hands
            found.append(r.PenaltyCounted(fact.penalty, fact.entry, fact.seat, hands, left))
    return tuple(found)


def _serving(ask: Asking, entry: EntryId) -> tuple[Entry, list[Penalty]]:
    found = ask.entry(entry)
    numbers = ask.state.serving.get(found.person, ())
    if not numbers:
        raise Refused(Code.NO_PENALTY, f"{called(found)} has no hands to miss.")
    return found, [ask.state.penalties[number] for number in numbers]


def count_hands(ask: Asking, command: c.CountHands) -> Decision:
    """Count hands that a player has missed, those of his first penalty first."""
    entry, _ = _serving(ask, command.entry)
    penalty = first_to_serve(ask.state, entry.person)
    if penalty is None:
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)} has no hands left to miss.")
    if not 1 <= command.hands <= penalty.left:
        raise Refused(Code.BAD_NUMBER, f"{called(entry)} has {_hands(penalty.left)} left to miss.")
    return Decision((_counted(entry, penalty, penalty.served + command.hands),))


def set_served(ask: Asking, command: c.SetServed) -> Decision:
    """Set how many hands a player has missed in all."""
    entry, running = _serving(ask, command.entry)
    penalty = first_to_serve(ask.state, entry.person) or running[-1]
    if not 0 <= command.served <= penalty.hands:
        raise Refused(
            Code.BAD_NUMBER,
            f"{called(entry)} misses {_hands(penalty.hands)} in all, not {command.served:,}.",
        )
    if command.served == penalty.served:
        raise Refused(
            Code.NOTHING_CHANGES, f"{called(entry)} has missed {command.served}; that is known."
        )
    return Decision((_counted(entry, penalty, command.served),))


def _counted(entry: Entry, penalty: Penalty, served: int) -> r.PenaltyCounted:
    left = penalty.hands - served
    return r.PenaltyCounted(penalty.number, entry.id, entry.seat, served, left)


def back_in_seat(ask: Asking, command: c.BackInSeat) -> Decision:
    """Say that a player is back: whatever is not counted the table has counted."""
    entry, running = _serving(ask, command.entry)
    return Decision(
        tuple(
            r.PenaltyEnded(penalty.number, entry.id, entry.seat, PenaltyEnd.BACK, penalty.left)
            for penalty in running
        )
    )


def lift_penalty(ask: Asking, command: c.LiftPenalty) -> Decision:
    """Let a player off the rest of his penalty."""
    entry, running = _serving(ask, command.entry)
    reason = command.reason.strip()
    if not reason:
        raise Refused(Code.EMPTY_TEXT, "Lifting a penalty needs a reason.")
    texts = {ask.new_id(): reason for _ in running}
    facts = tuple(
        r.PenaltyEnded(penalty.number, entry.id, entry.seat, PenaltyEnd.LIFTED, penalty.left, text)
        for penalty, text in zip(running, texts, strict=True)
    )
    return Decision(facts, texts=texts)


def _hands(number: int) -> str:
    return "1 hand" if number == 1 else f"{number:,} hands"
