"""What Enter will do about moves and breaks, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.cost import Cost
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from tdtool.tournament.facts import Fact

_LAST = "breaks last and gives last"
DRAWN = "drawn when you press Enter"


def plan_effects(fact: Fact) -> list[Effect]:
    """Tell what a fact about plans changes; nothing where it is about something else."""
    match fact:
        case pf.MoveOrdered(source=source, destination=destination):
            text = f"next big blind of {source} to table {destination}, worst seat on arrival"
            return [Effect("To do", text, Tone.NEEDS_YOU)]
        case pf.MoveReckoned(sooner=sooner, orbit=orbit) if sooner is not None and orbit:
            return [Effect("Big blind", str(Cost(sooner, orbit)))]
        case pf.ButtonDrawn(table=table):
            return [Effect(f"Button {table}", DRAWN)]
        case pf.SeatWon():
            return [Effect("Seat", "won; one less to play for")]
        case pf.ByesDrawn(byes=byes):
            return [Effect("Byes", f"{len(byes)}, {DRAWN}")]
        case pf.PlansSet():
            return [Effect("Plans", "made so from now on")]
        case pf.TableFeatured(table=table, feature=feature):
            return [Effect(f"Table {table}", _LAST if feature else "breaks in its turn")]
    return _draws(fact)


def _draws(fact: Fact) -> list[Effect]:
    """Tell what draws and plans do otherwise from then on."""
    match fact:
        case pf.SeatReserved(entry=entry):
            said = "anybody may get the seat" if entry is None else "nobody else gets the seat"
        case pf.SeatMarked(accessible=accessible):
            said = "given first to whoever needs reach" if accessible else "a seat like any other"
        case pf.AccessNeeded(needed=needed):
            said = "a seat within reach comes first" if needed else "any seat will do"
        case pf.KeptApart(apart=apart):
            said = "not to one table; recorded" if apart else "the same table may come"
        case _:
            return []
    return [Effect("Draws", said)]
