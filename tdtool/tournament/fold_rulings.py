"""The part of `fold` that takes in rulings and penalties; it is called from there alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import play_time
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.state import Appeal, Count, Penalty, Ruling, State
from tdtool.tournament.values import PenaltyEnd, PenaltyKind, RulingState, RulingWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.state import Bust
    from tdtool.tournament.values import PersonId

TO_SERVE = (PenaltyKind.HANDS, PenaltyKind.ROUNDS)
"""Penalties that a player serves hand by hand."""


def spend(state: State, fact: f.Fact) -> None:
    """Keep the number of a ruling or penalty that counts no more: a slip may bear it."""
    if isinstance(fact, r.Ruled):
        state.rulings_given = max(state.rulings_given, fact.ruling)
    elif isinstance(fact, r.PenaltyGiven):
        state.penalties_given = max(state.penalties_given, fact.penalty)


def _ruled(state: State, fact: r.Ruled, ms: int) -> None:
    spend(state, fact)
    state.rulings[fact.ruling] = Ruling(
        number=fact.ruling,
        at_ms=ms,
        words=fact.words,
        table=fact.table,
        players=fact.players,
        day=fact.day,
        level=fact.level,
        stakes=fact.stakes,
        standing=RulingState.DECIDED if fact.decided else RulingState.OPEN,
        rule_entry=fact.rule_entry,
        rules=fact.rules,
        happened_ms=fact.happened_ms,
        corrects=fact.corrects,
        figures=fact.figures,
        button=fact.button,
        joint_hand=fact.joint_hand,
        decided_ms=ms if fact.decided else None,
    )
    if fact.corrects is not None:
        state.rulings[fact.corrects].corrected_by = fact.ruling


def joined(old: RulingWords, new: RulingWords) -> RulingWords:
    """Let words that are given stand for those there were."""
    return RulingWords(*(b or a for a, b in zip(old, new, strict=True)))


def _decided(state: State, fact: r.RulingDecided, ms: int) -> None:
    ruling = state.rulings[fact.ruling]
    ruling.words = joined(ruling.words, fact.words)
    ruling.rule_entry = fact.rule_entry or ruling.rule_entry
    ruling.rules = fact.rules or ruling.rules
    ruling.figures = fact.figures or ruling.figures
    ruling.standing = RulingState.DECIDED
    ruling.decided_ms = ms


def _appealed(state: State, fact: r.RulingAppealed, ms: int) -> None:
    ruling = state.rulings[fact.ruling]
    ruling.standing = RulingState.APPEALED
    ruling.appeal = Appeal(ms, fact.why)


def _appeal_decided(state: State, fact: r.AppealDecided, ms: int) -> None:
    ruling = state.rulings[fact.ruling]
    ruling.standing = RulingState.UPHELD if fact.upheld else RulingState.OVERTURNED
    appeal = ruling.appeal or Appeal(ms, "")
    ruling.appeal = replace(appeal, decided_ms=ms, words=fact.words)


def _given(state: State, fact: r.PenaltyGiven, ms: int) -> None:
    spend(state, fact)
    played = play_time.at_wall(state, ms)
    state.penalties[fact.penalty] = Penalty(
        number=fact.penalty,
        ruling=fact.ruling,
        entry=fact.entry,
        seat=fact.seat,
        kind=fact.kind,
        length=fact.length,
        players=fact.players,
        hands=fact.hands,
        given_ms=ms,
        played_ms=played,
        counted_played_ms=played,
    )
    ruling = state.rulings[fact.ruling]
    ruling.penalties += (fact.penalty,)
    if fact.kind in TO_SERVE:
        person = state.entries[fact.entry].person
        state.serving[person] = (*state.serving.get(person, ()), fact.penalty)


def _served(state: State, penalty: Penalty, count: Count) -> None:
    penalty.served = count.served
    penalty.counted_played_ms = play_time.at_wall(state, count.at_ms)
    earlier = penalty.counts
    if count.stepped and earlier and earlier[-1].stepped:
        earlier = earlier[:-1]
    penalty.counts = (*earlier, count)


def _counted(state: State, fact: r.PenaltyCounted, ms: int) -> None:
    _served(state, state.penalties[fact.penalty], Count(ms, fact.served, stepped=False))


def _ended(state: State, fact: r.PenaltyEnded, ms: int) -> None:
    penalty = state.penalties[fact.penalty]
    penalty.end = fact.end
    penalty.ended_ms = ms
    penalty.reason = fact.reason
    person = state.entries[fact.entry].person
    rest = tuple(one for one in state.serving.pop(person, ()) if one != fact.penalty)
    if rest:
        state.serving[person] = rest


def first_to_serve(state: State, person: PersonId) -> Penalty | None:
    """Find the penalty whose hands a person misses now: his first one with hands left."""
    running = (state.penalties[number] for number in state.serving.get(person, ()))
    return next((penalty for penalty in running if penalty.left > 0), None)


def stepped(state: State, fact: hf.HandStepped, ms: int) -> None:
    """Count a hand that is dealt for everybody at the table who has to miss it."""
    table = state.tables[fact.table]
    dealt_in = [entry for seat, entry in table.occupants.items() if seat in fact.dealt_in]
    for entry in dealt_in if state.serving else ():
        penalty = first_to_serve(state, state.entries[entry].person)
        if penalty is not None:
            _served(state, penalty, Count(ms, penalty.served + 1, stepped=True))


def taken_back(state: State, bust: Bust, ms: int) -> None:
    """Put a disqualified player's chips back into play: he never was."""
    state.out_of_play -= bust.out_of_play
    if bust.penalty is not None:
        penalty = state.penalties[bust.penalty]
        penalty.end, penalty.ended_ms = PenaltyEnd.LIFTED, ms


def slip_printed(state: State, fact: f.SheetPrinted, ms: int) -> None:
    """Note when a slip of a ruling was printed."""
    if fact.ruling is not None:
        state.rulings[fact.ruling].printed += ((ms, fact.sheet),)


CHANGES: dict[type[f.Fact], Callable[[State, Any, int], None]] = {
    r.Ruled: _ruled,
    r.RulingDecided: _decided,
    r.RulingAppealed: _appealed,
    r.AppealDecided: _appeal_decided,
    r.PenaltyGiven: _given,
    r.PenaltyCounted: _counted,
    r.PenaltyEnded: _ended,
}
