"""From an offer and a choice to the work that is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.printing.chip_works import chips_work, count_work
from tdtool.ui.printing.day_works import bag_label_work, bag_sheet_work, day_work
from tdtool.ui.printing.draw_works import proof_work
from tdtool.ui.printing.entry_works import sign_in_work
from tdtool.ui.printing.house_works import house_work
from tdtool.ui.printing.journal_works import journal_work
from tdtool.ui.printing.list_works import (
    seat_card_work,
    seating_work,
    standings_work,
    table_work,
)
from tdtool.ui.printing.move_works import move_work
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.plan_works import break_work, order_work
from tdtool.ui.printing.prize_works import deal_work, payout_work, prize_list_work
from tdtool.ui.printing.ruling_works import log_work, penalty_work, ruling_work
from tdtool.ui.printing.sheet_works import card_work, level_work
from tdtool.ui.printing.till_works import cash_work, receipt_work
from tdtool.ui.printing.work import Unclear

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Desk
    from tdtool.ui.printing.choice import Choice
    from tdtool.ui.printing.work import Work


def work_of(desk: Desk, offer: Offer, choice: Choice, table: int | None = None) -> Work:
    """Take from the desk what a sheet says; raises Unclear with a sentence where it cannot.

    `table` is the table in hand, which a posting card is of where none is named.
    """
    if desk.state.counted is not None and offer in _NAMED:
        raise Unclear("This tournament runs without names: there is nobody to print here.")
    return _WORKS[offer](desk, choice, table)


_NAMED = frozenset(Offer) - {
    Offer.LEVELS,
    Offer.CARD,
    Offer.CHIPS,
    Offer.RULINGS,
    Offer.RULING_LOG,
    Offer.PRIZES,
}
"""Sheets of players; the others stand without names."""


_WORKS: dict[Offer, Callable[[Desk, Choice, int | None], Work]] = {
    Offer.LEVELS: lambda desk, choice, _: level_work(desk, choice),
    Offer.CARD: card_work,
    Offer.SIGN_IN: lambda desk, choice, _: sign_in_work(desk, choice),
    Offer.SEAT_CARDS: lambda desk, choice, _: seat_card_work(desk, choice),
    Offer.SEATING: lambda desk, choice, _: seating_work(desk, choice),
    Offer.TABLES: lambda desk, choice, _: table_work(desk, choice),
    Offer.DRAW_PROOF: lambda desk, choice, _: proof_work(desk, choice),
    Offer.MOVES: lambda desk, choice, _: move_work(desk, choice),
    Offer.BREAKS: lambda desk, choice, _: break_work(desk, choice),
    Offer.BREAKING_ORDER: lambda desk, choice, _: order_work(desk, choice),
    Offer.STANDINGS: lambda desk, choice, _: standings_work(desk, choice),
    Offer.BAG_SHEETS: lambda desk, choice, _: bag_sheet_work(desk, choice),
    Offer.BAG_LABELS: lambda desk, choice, _: bag_label_work(desk, choice),
    Offer.DAY_SEATING: lambda desk, choice, _: day_work(desk, choice),
    Offer.CHIP_COUNTS: lambda desk, choice, _: count_work(desk, choice),
    Offer.CHIPS: lambda desk, choice, _: chips_work(desk, choice),
    Offer.HOUSE_RULES: lambda desk, choice, _: house_work(desk, choice),
    Offer.RULINGS: lambda desk, choice, _: ruling_work(desk, choice),
    Offer.PENALTIES: lambda desk, choice, _: penalty_work(desk, choice),
    Offer.RULING_LOG: lambda desk, choice, _: log_work(desk, choice),
    Offer.PRIZES: lambda desk, choice, _: prize_list_work(desk, choice),
    Offer.PAYOUT_SLIPS: lambda desk, choice, _: payout_work(desk, choice),
    Offer.DEAL: lambda desk, choice, _: deal_work(desk, choice),
    Offer.RECEIPTS: lambda desk, choice, _: receipt_work(desk, choice),
    Offer.CASH_UP: lambda desk, choice, _: cash_work(desk, choice),
    Offer.JOURNAL: lambda desk, choice, _: journal_work(desk, choice),
}
