"""All keys by where they work, as the table of actions has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.ui import act_rows
from tdtool.ui.acts import Act, Where

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.act_row import Row

HEADS = {
    Where.WINDOW: "Anywhere",
    Where.LINE: "In the line",
    Where.TO_DO: "In To do",
    Where.PANEL: "In a panel",
    Where.WHO_POSTS: "In Who posts?",
    Where.PRINTING: "On the Print page",
    Where.PLANS: "In the plans of who moves",
    Where.HEAD_COUNT: "In a head count",
    Where.CHIP_COUNT: "In a chip count",
    Where.HAND_FOR_HAND: "In hand for hand",
    Where.BAGS: "In Bag and tag",
    Where.FLIGHTS: "In Bring flights together",
    Where.BRING_IN: "In Bring in players",
    Where.HELP: "In the help",
}
"""What the places are called; one that is not named here is a page, called by its value."""
NO_KEY = "–"
"""Stands where an act has no key of its own."""


class Group(NamedTuple):
    """The acts of one place."""

    head: str
    rows: tuple[Row, ...]


def groups(works: Callable[[Act], bool]) -> tuple[Group, ...]:
    """List every act that does something in this version, by where its keys work."""
    found = []
    for where in sorted(Where, key=_order):
        rows = tuple(row for row in act_rows.rows() if row.where is where and _there(row, works))
        if rows:
            found.append(Group(head_of(where), rows))
    return tuple(found)


def head_of(where: Where) -> str:
    """Say where keys work."""
    return HEADS.get(where, f"On the {where.value.capitalize()} page")


def keys_of(row: Row) -> str:
    """Write the keys of an act; acts without any stand in the menu or on their page."""
    if not row.keys:
        return "digit" if row.act is Act.SEAT else NO_KEY
    return "  ".join(act_rows.shown_key(key) for key in row.keys)


def _there(row: Row, works: Callable[[Act], bool]) -> bool:
    return works(row.act) or not row.shortcut


def _order(where: Where) -> int:
    """Put what works anywhere first, then the pages, then their parts."""
    places = list(Where)
    return places.index(where) + (len(places) if where in {Where.LINE, Where.TO_DO} else 0)
