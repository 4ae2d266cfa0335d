"""What can be done with a whole table: one menu, made for the table as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.calls.commands import CallClock
from tdtool.tournament.commands import DrawSeats, LockTable
from tdtool.tournament.plans.commands import FeatureTable
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.floor.seat_menu import Ask, Choice, judged
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.state import Table


def table_choices(desk: Desk, table: Table) -> tuple[Choice, ...]:
    """List what can be done with a table."""
    words = "Let players be moved here again" if table.locked else "Move nobody from or to here"
    icon = Icon.UNLOCK if table.locked else Icon.LOCK
    shown = "No feature table any more" if table.feature else "Feature table"
    found = [
        Choice("First button…", Icon.FLAG, ask=Ask.FIRST_BUTTON),
        _draws(desk, table),
        Choice("Number of seats…", Icon.PENCIL, ask=Ask.SIZE),
        Choice("Seats from a level on…", Icon.LEVELS, ask=Ask.SIZES_FROM),
        Choice("Who sits here…", Icon.CHAIR, ask=Ask.WHO_SITS, key=keys.shown(Act.WHO_SITS_HERE)),
        Choice(
            "Somebody is on the clock",
            Icon.CLOCK,
            CallClock(table.number),
            key=keys.shown(Act.CALL_CLOCK),
        ),
        Choice(words, icon, LockTable(table.number, not table.locked)),
        Choice(shown, Icon.EYE, FeatureTable(table.number, not table.feature)),
        Choice(
            "Lately at this table", Icon.CLOCK, ask=Ask.HISTORY, key=keys.shown(Act.TABLE_HISTORY)
        ),
        Choice("The table is closed…", Icon.DOOR, ask=Ask.CLOSE),
        Choice("Open another table…", Icon.PLUS, ask=Ask.OPEN, key=keys.shown(Act.OPEN_TABLE)),
        Choice("Who moves…", Icon.MOVE, ask=Ask.PLANS, key=keys.shown(Act.PLANS)),
        Choice("This table breaks…", Icon.BREAK, ask=Ask.BREAK),
        Choice("Head count…", Icon.PEOPLE, ask=Ask.HEAD_COUNT, key=keys.shown(Act.HEAD_COUNT)),
        Choice("Chip count…", Icon.COLOUR_UP, ask=Ask.CHIP_COUNT, key=keys.shown(Act.CHIP_COUNT)),
        Choice(
            "Hand for hand…", Icon.CARDS, ask=Ask.HAND_FOR_HAND, key=keys.shown(Act.HAND_FOR_HAND)
        ),
    ]
    return tuple(judged(desk, choice) for choice in found)


def _draws(desk: Desk, table: Table) -> Choice:
    """Offer to draw seats here alone, for as many who wait as have room."""
    waiting = len(desk.state.waiting | desk.state.standing)
    count = min(waiting, len(table.open_seats()))
    who = "who waits" if count == waiting else f"{count} of {waiting:,} who wait"
    return Choice(
        f"Draw seats here for {who}",
        Icon.DRAW,
        DrawSeats(table=table.number),
        key=keys.shown(Act.DRAW_HERE),
    )
