"""Move slips as work for the printer: who is on his way, and balance orders by the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import move_slip
from tdtool.tournament.plans.move_orders import MoveOrder, move_order
from tdtool.tournament.refusal import Refusal
from tdtool.ui import figures, papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import parts, picked_entries, picked_order
from tdtool.ui.printing.plan_works import round_words
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.sheets.page import Foot
    from tdtool.tournament.plans.by_button import ByButton
    from tdtool.tournament.values import EntryId
    from tdtool.ui.printing.choice import Choice

RULE = "Poker TDA 2024, rule 11-A."


def move_work(desk: Desk, choice: Choice) -> Work:
    """Take slips from the desk: of everybody on his way, or of what was typed."""
    typed = parts(choice.which)
    foot = papers.foot(desk)
    slips: list[move_slip.Slip] = []
    for part in typed:
        order = picked_order(part)
        if order is None:
            slips += [_plain(desk, entry, foot) for entry in _on_the_way(desk, part)]
        else:
            slips.append(_order(desk, *order, foot))
    if not typed:
        slips = [_plain(desk, entry, foot) for entry in _on_the_way(desk, "")]
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.MOVES),
        lambda out, each: move_slip.draw(slips, paper, out, each),
        lambda: move_slip.pages(slips, paper),
        f"{counted(len(slips), 'slip')}.",
        recorded(Offer.MOVES, whole=not typed),
    )


def _on_the_way(desk: Desk, text: str) -> tuple[EntryId, ...]:
    entries = desk.state.entries
    among = sorted(desk.state.awaited, key=lambda entry: (entries[entry].since_ms, entry))
    if not among and not text:
        raise Unclear("Nobody is on his way. For a balance order type the tables, as 26 to 7.")
    return picked_entries(text, desk, tuple(among))


def _plain(desk: Desk, entry: EntryId, foot: Foot) -> move_slip.PlainSlip:
    one = desk.state.entries[entry]
    table, seat = ("", "") if one.seat is None else (str(one.seat.table), str(one.seat.seat))
    source = "" if one.origin is None else str(one.origin)
    chips = round_words(desk, entry)
    return move_slip.PlainSlip(desk.name(entry), table, seat, entry, foot, source, chips)


def _order(desk: Desk, source: int, destination: int, foot: Foot) -> move_slip.OrderSlip:
    now = desk.now()
    order = move_order(desk.state, source, destination, now)
    if isinstance(order, Refusal):
        raise Unclear(order.sentence)
    return move_slip.OrderSlip(
        str(source),
        str(destination),
        tuple(_row(row) for row in order.leaves),
        tuple(_row(row) for row in order.sits),
        foot,
        _known(desk, order),
        figures.time_of_day(now.wall_ms, now.utc_offset),
        RULE,
        by_seat=order.by_seat,
    )


def _row(row: ByButton) -> move_slip.SlipRow:
    return move_slip.SlipRow(
        row.button, "no seat" if row.seat is None else str(row.seat), row.empty
    )


def _known(desk: Desk, order: MoveOrder) -> tuple[str, str, str] | None:
    if order.known is None:
        return None
    entry, source, destination = order.known[:3]
    return desk.name(entry), str(source), str(destination)
