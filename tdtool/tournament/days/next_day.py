"""Setting the next day up from a flight: its rest of the structure, its rules, its money."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament import commands as c
from tdtool.tournament import decide, fold
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking
from tdtool.tournament.chips.commands import ChooseChips
from tdtool.tournament.days.commands import NameFlight
from tdtool.tournament.days.rest import structure_from
from tdtool.tournament.money.commands import SetPrices, SetTerms
from tdtool.tournament.money.terms import START, USUAL, Terms
from tdtool.tournament.plans.commands import ChangePlans
from tdtool.tournament.plans.state import Plans
from tdtool.tournament.prizes.commands import PlanPrizes
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.commands import Command
    from tdtool.tournament.days.commands import BringTogether
    from tdtool.tournament.money.terms import Extra
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


def opening(state: State, name: str, row: int, seats: int, day: int) -> c.OpenTournament:
    """Make what sets the next day up as a flight was, from a row (index) of its structure on.

    `day` is the day of that structure's plan which it is.
    """
    rest = structure_from(state.structure, row, day)
    return c.OpenTournament(name, rest, state.house, seats, state.reentries)


def preparations(state: State, day: int, row: int, now: Now) -> tuple[Command, ...]:
    """Give what the next day takes over when it begins with a row (index) of the structure.

    That is its event, prices and prize plan, what the desk still sells, the set of chips, and
    who moves how.
    """
    found: list[Command] = []
    if state.days.flight is not None:
        found.append(NameFlight(state.days.flight._replace(name=f"Day {day}")))
    if state.money is not None:
        found.append(SetPrices(state.money))
    if state.prizes.plan is not None:
        found.append(PlanPrizes(state.prizes.plan))
    terms = terms_from(state, row, now)
    if terms != USUAL:
        found.append(SetTerms(terms))
    if state.chips.chosen:
        found.append(ChooseChips(state.chips.chosen))
    if state.plans.settings != Plans().settings:
        found.append(ChangePlans(state.plans.settings))
    return tuple(found)


def terms_from(state: State, row: int, now: Now) -> Terms:
    """Give what the desk still sells from a row (index) on; its levels are counted from there."""
    before = sum(one.kind is RowKind.PLAY for one in state.structure.rows[:row])
    terms = state.till.terms
    closes = terms.closes_ms
    return Terms(
        rebuy=_later(terms.rebuy, before),
        add_on=_later(terms.add_on, before),
        closes_ms=closes if closes is not None and closes > now.wall_ms else None,
    )


def _later(extra: Extra | None, before: int) -> Extra | None:
    """Count the levels of a sale from a later one on; None where it ended before."""
    if extra is None or (extra.ends is not None and extra.ends.level <= before):
        return None
    ends = extra.ends
    return replace(
        extra,
        begins=max(START, extra.begins._replace(level=extra.begins.level - before)),
        ends=None if ends is None else ends._replace(level=ends.level - before),
    )


def refusal(
    command: c.OpenTournament,
    bring: BringTogether,
    now: Now,
    entropy: Callable[[int], bytes],
) -> Refusal | None:
    """Tell why the next day could not be set up and begun so; nothing is written."""
    found = decide.found(command, entropy)
    if isinstance(found, Refusal):
        return found
    (opened,) = (fact for fact in found.facts if isinstance(fact, f.TournamentOpened))
    ask = Asking(fold.opened(opened, now.wall_ms), now, entropy)
    decision = decide.decide(ask, bring)
    return decision if isinstance(decision, Refusal) else None
