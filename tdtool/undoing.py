"""Which act an undo or a redo is about, and why some can never be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament.concerns import sets_clock
from tdtool.tournament.person_facts import PersonErased

if TYPE_CHECKING:
    from tdtool.tournament.history import History


def undoable(history: History) -> str | None:
    """Name the act that undo would cancel: the last one, clock commands left out."""
    for action, records in history.acts_backwards():
        if not history.is_gone(action) and may_be_undone(records):
            return action
    return None


def redoable(history: History) -> str | None:
    """Name the act that redo would count again: the last undone, if nothing came since."""
    for _, records in history.acts_backwards():
        fact = records[0].fact
        if isinstance(fact, f.Undone):
            if history.is_gone(fact.undone):
                return fact.undone
        elif not isinstance(fact, f.Redone) and may_be_undone(records):
            return None
    return None


def never(history: History, action: str) -> str | None:
    """Say why an act can never be undone; None where it may be."""
    first = history.records[0]
    if isinstance(first.fact, f.TournamentOpened) and action == first.action:
        return "Setting up the tournament cannot be undone."
    if any(isinstance(fact, PersonErased) for fact in history.facts_of(action)):
        return "What was erased cannot come back."
    return None


def later_clock(history: History, action: str) -> str | None:
    """Find the act that set the clock last, if this one did so before it."""
    if not any(sets_clock(fact) for fact in history.facts_of(action)):
        return None
    last = next(
        other
        for other, records in history.acts_backwards()
        if not history.is_gone(other) and any(sets_clock(record.fact) for record in records)
    )
    return None if last == action else last


def may_be_undone(records: list[f.Recorded]) -> bool:
    """Tell whether undo means this act: not the clock, and not one that changed nothing."""
    never = (f.Undone, f.Redone, f.TournamentOpened, PersonErased)
    facts = [record.fact for record in records]
    if any(isinstance(fact, never) for fact in facts):
        return False
    if all(isinstance(fact, f.ClockSet) for fact in facts):
        return False
    return not all(isinstance(fact, (hf.AnswerGiven, f.SheetPrinted)) for fact in facts)
