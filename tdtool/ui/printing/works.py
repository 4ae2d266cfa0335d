"""From an offer and a choice to the work that is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.printing.list_works import (
    seat_card_work,
    seating_work,
    standings_work,
    table_work,
)
from tdtool.ui.printing.move_works import move_work
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.sheet_works import card_work, level_work

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.printing.choice import Choice
    from tdtool.ui.printing.work import Work


def work_of(desk: Desk, offer: Offer, choice: Choice, table: int | None = None) -> Work:
    """Take from the desk what a sheet says; raises Unclear with a sentence where it cannot.

    `table` is the table in hand, which a posting card is of where none is named.
    """
    match offer:
        case Offer.LEVELS:
            return level_work(desk, choice)
        case Offer.CARD:
            return card_work(desk, choice, table)
        case Offer.SEAT_CARDS:
            return seat_card_work(desk, choice)
        case Offer.SEATING:
            return seating_work(desk, choice)
        case Offer.TABLES:
            return table_work(desk, choice)
        case Offer.MOVES:
            return move_work(desk, choice)
        case Offer.STANDINGS:
            return standings_work(desk, choice)
