"""What follows when somebody never went out: whose place, prize and bounty change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.spoken import listed
from tdtool.line.what_if import after
from tdtool.tournament import facts as f
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.standings import places

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId

_NAMED = 3
"""Players whose money is told; the others are counted."""


def comeback_effects(
    state: State, facts: Sequence[Fact], wall_ms: int, name: Callable[[EntryId], str]
) -> list[Effect]:
    """Tell whose places, prizes and bounties change by these facts, if somebody comes back."""
    back = [_who(fact) for fact in facts if isinstance(fact, (f.BustTakenBack, f.BustCorrected))]
    if not back:
        return []
    then = after(state, [one for one in facts if not isinstance(one, f.SeatsDrawn)], wall_ms)
    found = [Effect("Places", _places(state, then))]
    money = _money(state, then, name)
    if money:
        found.append(Effect("Money", money))
    for entry in back:
        knockout = state.prizes.knockouts.get(entry)
        if knockout is not None and knockout.by:
            by = listed([name(one) for one in knockout.by])
            found.append(Effect("Knocked out by", f"{by}: struck out"))
    return found


def _who(fact: f.BustTakenBack | f.BustCorrected) -> EntryId:
    return fact.entry if isinstance(fact, f.BustTakenBack) else fact.wrong


def _places(state: State, then: State) -> str:
    before, now = places(state), places(then)
    moved = sum(entry in before and before[entry] != place for entry, place in now.items())
    if not moved:
        return "no other place changes"
    who = "one who went out" if moved == 1 else f"{moved:,} who went out"
    return f"{who} after him: a place further down"


def _money(state: State, then: State, name: Callable[[EntryId], str]) -> str:
    """Say who wins more or less than before, the largest change first."""
    before, now = awards(state), awards(then)
    currency = prices_of(state).currency
    changes: list[tuple[int, str]] = []
    for entry in before.keys() | now.keys():
        was, is_ = (
            one[entry].cash + one[entry].bounty if entry in one else 0 for one in (before, now)
        )
        if was != is_:
            change = f"{name(entry)} {written(was, currency)} → {written(is_, currency)}"
            changes.append((-abs(was - is_), change))
    said = [text for _, text in sorted(changes)]
    more = len(said) - _NAMED
    return ", ".join(said[:_NAMED]) + (f" and {more:,} more" if more > 0 else "")
