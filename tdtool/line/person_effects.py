"""What follows when two persons are one, and when a name is erased."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.spoken import listed
from tdtool.line.what_if import after
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import entered, pool_of, prices_of
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.standings import ordinal
from tdtool.tournament.state import Status
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def person_effects(state: State, facts: Sequence[Fact], wall_ms: int) -> list[Effect]:
    """Tell what happens to the entries, the places, the pool, the name."""
    found: list[Effect] = []
    for fact in facts:
        if isinstance(fact, PersonsMerged):
            found += _merged(state, fact, wall_ms)
        elif isinstance(fact, PersonErased):
            found += _erased(fact)
    return found


def _merged(state: State, fact: PersonsMerged, wall_ms: int) -> list[Effect]:
    then = after(state, (fact,), wall_ms)
    entries = [then.entries[number] for number in then.by_person[fact.kept]]
    counted = [one for one in entries if one.status is not Status.UNREGISTERED]
    said = [f"{one.id:,} is his {ordinal(one.number)}" for one in counted]
    found = [Effect("Entries", listed(said))]
    gone = sum(one.status is Status.OUT for one in counted[:-1])
    if gone:
        found.append(Effect("Places", "only the last entry has one"))
    prices = prices_of(state)
    before, now = (pool_of(prices, entered(one)).payable for one in (state, then))
    if before != now:
        text = f"{written(before, prices.currency)} → {written(now, prices.currency)}"
        found.append(Effect("Pool", f"{text}, at the re-entry price", Tone.NEEDS_YOU))
    return [*found, Effect("Elsewhere", "one person in every tournament of this file")]


def _erased(fact: PersonErased) -> list[Effect]:
    notes = len(fact.texts)
    found = [Effect("Name", "goes from every tournament of this file, for good")]
    if notes:
        found.append(Effect("Notes", "1 about him goes" if notes == 1 else f"{notes} about him go"))
    return [
        *found,
        Effect("Stays", "entries, places, prizes, receipts, without a name"),
        Effect("Undo", "cannot bring it back", Tone.NEEDS_YOU),
    ]
