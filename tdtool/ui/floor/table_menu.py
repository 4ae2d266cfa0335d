"""What can be done with a whole table: one menu, made for the table as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.commands import LockTable
from tdtool.ui import act_rows
from tdtool.ui.acts import Act
from tdtool.ui.floor.seat_menu import Ask, Choice
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from tdtool.tournament.state import Table

FEWEST = 2
"""A first hand takes this many."""


def table_choices(table: Table, dealt_in: int) -> tuple[Choice, ...]:
    """List what can be done with a table; `dealt_in` players sit there."""
    words = "Let players be moved here again" if table.locked else "Move nobody from or to here"
    icon = Icon.UNLOCK if table.locked else Icon.LOCK
    few = "" if dealt_in >= FEWEST else "Fewer than two players sit here."
    found = [
        Choice("First button…", Icon.FLAG, ask=Ask.FIRST_BUTTON, refused=few),
        Choice("Who sits here…", Icon.CHAIR, ask=Ask.WHO_SITS, key=_key(Act.WHO_SITS_HERE)),
        Choice(words, icon, LockTable(table.number, not table.locked)),
        Choice("Lately at this table", Icon.CLOCK, ask=Ask.HISTORY, key=_key(Act.TABLE_HISTORY)),
        Choice("The table is closed…", Icon.DOOR, ask=Ask.CLOSE),
        Choice("Open another table…", Icon.PLUS, ask=Ask.OPEN, key=_key(Act.OPEN_TABLE)),
        Choice("Head count…", Icon.PEOPLE, ask=Ask.HEAD_COUNT, key=_key(Act.HEAD_COUNT)),
    ]
    return tuple(found)


def _key(act: Act) -> str:
    return act_rows.row(act).key
