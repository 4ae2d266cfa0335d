"""What was changed about the event as a whole, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from tdtool.tournament import event_facts as e
from tdtool.tournament import facts as f
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.ui import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.rules.house import HouseRules
    from tdtool.tournament.chronicle import Act
    from tdtool.ui.journal.teller import Teller

_FEW = 12
_NAME, _LONGEST = 80, 1_000


def _house(teller: Teller, fact: f.HouseRulesChanged, act: Act) -> list[str]:
    before = _house_before(teller, act.seq)
    changed = [
        f"{field.name.replace('_', ' ')}: {getattr(before, field.name)} → "
        f"{getattr(fact.house, field.name)}".replace("_", " ")
        for field in fields(fact.house)
        if getattr(before, field.name) != getattr(fact.house, field.name)
    ]
    return ["House rules changed.", *changed]


def _house_before(teller: Teller, seq: int) -> HouseRules:
    """Find the house rules that were in force before a fact."""
    opening = teller.desk.history.records[0].fact
    before = _before(teller, seq, f.HouseRulesChanged)
    if isinstance(before, f.HouseRulesChanged):
        return before.house
    if not isinstance(opening, f.TournamentOpened):
        raise TypeError(opening)
    return opening.house


def _before(teller: Teller, seq: int, kind: type[f.Fact]) -> f.Fact | None:
    """Find the last fact of a kind that counts and came before another."""
    history = teller.desk.history
    records = reversed(history.records[: seq - 1])
    return next(
        (
            record.fact
            for record in records
            if isinstance(record.fact, kind) and not history.is_gone(record.action)
        ),
        None,
    )


def _renamed(teller: Teller, fact: e.TournamentRenamed, act: Act) -> str:
    opening = teller.desk.history.records[0].fact
    before = _before(teller, act.seq, e.TournamentRenamed) or opening
    was = before.name if isinstance(before, (e.TournamentRenamed, f.TournamentOpened)) else ""
    return (
        f"{plain.isolated(was, _NAME)} is called {plain.isolated(fact.name, _NAME)} from here on."
    )


def _reentries(_teller: Teller, fact: e.ReentriesChanged, _act: Act) -> str:
    return f"Players re-enter {how_often(fact.reentries)} from here on."


def how_often(reentries: int | None) -> str:
    """Say how often a player may re-enter."""
    if reentries is None:
        return "as often as they like"
    return "not at all" if reentries == 0 else f"{reentries} times at most"


def _person_erased(_teller: Teller, fact: PersonErased, _act: Act) -> str:
    notes = len(fact.texts)
    with_notes = (
        "" if not notes else f", with {notes} {'note' if notes == 1 else 'notes'} about him"
    )
    return f"A player’s name was erased{with_notes}; his entries stay. It cannot come back."


def _message(teller: Teller, fact: e.MessageSet, _act: Act) -> str:
    if fact.text is None:
        return "The board's message was taken off."
    return f"The board says: {teller.text(fact.text, _LONGEST)}"


SENTENCES: dict[type[f.Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    f.HouseRulesChanged: _house,
    e.TournamentRenamed: _renamed,
    e.ReentriesChanged: _reentries,
    PersonsMerged: lambda teller, fact, _: (
        f"{teller.name(fact.entries[0])} had been entered as two persons; they are one here."
        if fact.entries
        else "Somebody had entered the flights as two persons; they are one."
    ),
    PersonErased: _person_erased,
    e.MessageSet: _message,
}
