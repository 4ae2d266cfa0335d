"""Rulings and penalties, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.rules.books import written_together
from tdtool.tournament import journal
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.values import PenaltyKind
from tdtool.ui.journal import times
from tdtool.ui.journal.teller import seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import RulingWords
    from tdtool.ui.journal.teller import Teller

_LONGEST = 1_000


def _named(teller: Teller, fact: r.Ruled) -> str:
    return ", ".join(seat(one.seat, teller.name(one.entry)) for one in fact.players)


def _ruled(teller: Teller, fact: r.Ruled, _act: Act) -> list[str]:
    where = "" if fact.table is None else f" at table {fact.table}"
    corrects = "" if fact.corrects is None else f"; it stands for ruling {fact.corrects}"
    said = [f"Ruling {fact.ruling} was written down{where}{corrects}."]
    if fact.players:
        said.append(f"About {_named(teller, fact)}.")
    if fact.happened_ms is not None:
        now = teller.desk.now()
        said.append(
            f"It happened at {times.moment(fact.happened_ms, now.utc_offset, now.wall_ms)}."
        )
    return said + _rested(teller, fact)


def _rested(teller: Teller, fact: r.Ruled | r.RulingDecided) -> list[str]:
    """Say the words of a ruling, and what it rests on."""
    said = _worded(teller, fact.words)
    rules = written_together(fact.rules)
    rested = ", ".join(part for part in (fact.rule_entry, rules) if part)
    return [*said, f"It rests on {rested}."] if rested else said


_WORDED = {
    "title": "About",
    "happened": "What happened",
    "said": "Said to the player",
    "decision": "Decided",
    "reason": "Why",
    "by": "By",
}


def _worded(teller: Teller, words: RulingWords) -> list[str]:
    return [
        f"{_WORDED[name]}: {teller.text(text, _LONGEST)}"
        for name, text in words._asdict().items()
        if text
    ]


def _decided(teller: Teller, fact: r.RulingDecided, _act: Act) -> list[str]:
    return [f"Ruling {fact.ruling}, open until then, was decided.", *_rested(teller, fact)]


def _appealed(teller: Teller, fact: r.RulingAppealed, _act: Act) -> list[str]:
    said = [f"Ruling {fact.ruling} was appealed."]
    return [*said, f"He says: {teller.text(fact.why, _LONGEST)}"] if fact.why else said


def _appeal_decided(teller: Teller, fact: r.AppealDecided, _act: Act) -> list[str]:
    how = "upheld" if fact.upheld else "overturned"
    return [f"Ruling {fact.ruling} was {how}.", *_worded(teller, fact.words)]


def _penalty(teller: Teller, fact: r.PenaltyGiven, _act: Act) -> list[str]:
    name = seat(fact.seat, teller.name(fact.entry))
    what = journal.penalty_words(fact.kind, fact.length)
    said = [f"{name}: {what}, with ruling {fact.ruling}."]
    if fact.kind is PenaltyKind.ROUNDS:
        said.append(f"{fact.players} were at his table: he misses {fact.hands} hands.")
    return said


def _ended(teller: Teller, fact: r.PenaltyEnded, act: Act) -> list[str]:
    words = teller.one(fact, act)
    few = words.partition(": ")[0] + ": penalty lifted" if fact.reason else words
    left = journal.hands_left(fact.left)
    return [f"{few}.", *([f"{left[:1].upper()}{left[1:]}."] if fact.left else [])]


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    r.Ruled: _ruled,
    r.RulingDecided: _decided,
    r.RulingAppealed: _appealed,
    r.AppealDecided: _appeal_decided,
    r.PenaltyGiven: _penalty,
    r.PenaltyEnded: _ended,
}
