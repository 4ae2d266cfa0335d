"""Setting the next day up from a flight: its rest of the structure, its rules, its money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import commands as c
from tdtool.tournament import decide, fold
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking
from tdtool.tournament.days.commands import NameFlight
from tdtool.tournament.days.rest import structure_from
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.plans.commands import ChangePlans
from tdtool.tournament.plans.state import Plans
from tdtool.tournament.prizes.commands import PlanPrizes
from tdtool.tournament.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.commands import Command
    from tdtool.tournament.days.commands import BringTogether
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


def opening(state: State, name: str, row: int, seats: int, day: int) -> c.OpenTournament:
    """Make what sets the next day up as a flight was, from a row (index) of its structure on.

    `day` is the day of that structure's plan which it is.
    """
    rest = structure_from(state.structure, row, day)
    return c.OpenTournament(name, rest, state.house, seats, state.reentries)


def preparations(state: State, day: int) -> tuple[Command, ...]:
    """Give what the next day takes over: its event, prices, the prize plan, who moves how."""
    found: list[Command] = []
    if state.days.flight is not None:
        found.append(NameFlight(state.days.flight._replace(name=f"Day {day}")))
    if state.money is not None:
        found.append(SetPrices(state.money))
    if state.prizes.plan is not None:
        found.append(PlanPrizes(state.prizes.plan))
    if state.plans.settings != Plans().settings:
        found.append(ChangePlans(state.plans.settings))
    return tuple(found)


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
