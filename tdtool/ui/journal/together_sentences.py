"""Hands played together, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.rules.house import SameHandBusts
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.sayings import hands

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.ui.journal.teller import Teller

_RANKS = {
    SameHandBusts.TIE: "share",
    SameHandBusts.BY_STACK: "rank by what they began it with",
}


def _closed(teller: Teller, fact: h.HandClosed, _act: Act) -> list[str]:
    out = [bust for bust in teller.desk.state.busts.values() if bust.group == fact.group]
    said = [f"All tables had finished hand {fact.hand} of hand for hand."]
    if len(out) > 1:
        said.append(f"Those out on it at different tables {_RANKS[fact.ranks]}.")
    if fact.minutes:
        said.append(f"It took {fact.minutes} minutes off the clock.")
    return said


def _card(_teller: Teller, fact: h.CardDrawn, _act: Act) -> list[str]:
    return [
        f"Draw {fact.draw}: a card from {fact.low} to {fact.high}, it was {fact.card}.",
        f"Its seed: {fact.seal.seed}",
    ]


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    h.HandForHandBegun: lambda _, __, ___: (
        "Hand for hand was announced; the hands being played then are the first one."
    ),
    h.HandClosed: _closed,
    h.HandForHandEnded: lambda _, fact, __: (
        f"Normal play began again after {hands(fact.hands)} of hand for hand."
    ),
    h.StackGiven: lambda teller, fact, _: (
        f"{teller.name(fact.entry)} had {fact.stack:,} at the start of his last hand."
    ),
    h.CardDrawn: _card,
    h.LastHandsCalled: lambda _, fact, __: f"Each table plays {hands(fact.hands)} more that day.",
    h.LastHandsEnded: lambda _, __, ___: "All tables had played their last hands.",
}
