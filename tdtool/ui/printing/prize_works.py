"""Prize lists, payout slips and deal sheets as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.deal import DealWay
from tdtool.sheets import deal_sheet, payout_slip, prize_list
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import entries_counted
from tdtool.ui import figures, papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import picked_entries
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded
from tdtool.ui.prizes.deal_draft import draft_of, worked

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.rules.prizes.places import Band
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.prizes.awards import Award
    from tdtool.ui.printing.choice import Choice

_WAYS = {
    DealWay.ICM: "Shared by ICM: each player's chance of each place, times its prize.",
    DealWay.CHIP_CHOP: "Shared by chips: the lowest prize for each, the rest by chips.",
    DealWay.BY_HAND: "Shared as the players have agreed.",
}


def prize_list_work(desk: Desk, choice: Choice) -> Work:
    """Take the prize list from the desk."""
    state = desk.state
    table, currency = table_of(state), prices_of(state).currency
    if not table.bands:
        raise Unclear(f"There are no prizes yet. {table.problem}".rstrip())
    pool = figures.signed_money(table.pool.payable, currency)
    says = f"{counted(table.entered.all, 'entry', 'entries')}, {pool} in all"
    note = "" if state.prizes.locked is not None else "So far: the prizes are not locked yet."
    lines = tuple(_prize_line(band, currency) for band in table.bands)
    sheet = prize_list.PrizeList(says, lines, papers.foot(desk), note)
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.PRIZES),
        lambda out, each: prize_list.draw(sheet, paper, out, each),
        lambda: prize_list.pages(sheet, paper),
        note or f"{counted(table.places, 'place')}.",
        recorded(Offer.PRIZES),
    )


def _prize_line(band: Band, currency: Currency) -> prize_list.PrizeLine:
    first, last = figures.number(band.first), figures.number(band.last)
    places = first if band.places == 1 else f"{first}-{last}"
    cash = figures.signed_money(band.cash, currency) if band.cash or not band.ticket else ""
    return prize_list.PrizeLine(places, cash, band.ticket)


def payout_work(desk: Desk, choice: Choice) -> Work:
    """Take payout slips from the desk: of those who wait, or of whom was typed."""
    won = awards(desk.state)
    waiting = tuple(entry for entry, award in won.items() if award.due > 0 or award.tickets)
    if not won:
        raise Unclear("Nobody has won anything yet.")
    typed = choice.which.strip()
    if not typed and not waiting:
        raise Unclear("Everybody has got his prize; type a name for his slip.")
    chosen = picked_entries(typed, desk, tuple(won)) if typed else waiting
    slips = tuple(_slip(desk, won[entry]) for entry in chosen)
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.PAYOUT_SLIPS),
        lambda out, each: payout_slip.draw(slips, paper, out, each),
        lambda: payout_slip.pages(slips, paper),
        f"{counted(len(slips), 'slip')}.",
        recorded(Offer.PAYOUT_SLIPS, whole=not typed),
    )


def _slip(desk: Desk, award: Award) -> payout_slip.PayoutSlip:
    """Write a slip: of what is due, or of what was paid where nothing is."""
    state, now = desk.state, desk.now()
    currency = prices_of(state).currency
    payments = state.prizes.payments.get(award.entry, [])
    done = award.due <= 0 and not award.tickets
    amount = award.paid if done else max(award.due, 0)
    parts = []
    if award.bounty or (award.paid and not done):
        parts = [("Prize", award.cash), ("Bounties", award.bounty)]
        if not done:
            parts.append(("Paid before", -award.paid))
    given = [name for payment in payments for name in payment.tickets]
    entries = figures.number(entries_counted(state))
    return payout_slip.PayoutSlip(
        name=desk.name(award.entry),
        place="" if award.place is None else f"{award.place} of {entries}",
        amount=figures.signed_money(amount, currency),
        foot=papers.foot(desk),
        parts=tuple((what, figures.signed_money(part, currency)) for what, part in parts if part),
        tickets=tuple(given if done else award.tickets),
        out=_out(desk, award),
        paid=figures.time_of_day(payments[-1].at_ms, now.utc_offset) if done and payments else "",
    )


def _out(desk: Desk, award: Award) -> str:
    bust = desk.state.busts.get(award.entry)
    if bust is None:
        return ""
    at = figures.time_of_day(bust.at_ms, desk.now().utc_offset)
    where = "" if bust.seat is None else f", seat {bust.seat}"
    return f"out {at}{where}"


def deal_work(desk: Desk, choice: Choice) -> Work:
    """Take the deal sheet from the desk: of the deal that is proposed, or was made."""
    state = desk.state
    deal, currency = state.prizes.deal, prices_of(state).currency
    if deal is None:
        raise Unclear("No deal is proposed. Work it out on the Prizes page.")

    def money(amount: int | None) -> str:
        return "" if amount is None else figures.money(amount, currency)

    found = worked(state, draft_of(state, currency.whole))
    lines = tuple(
        deal_sheet.DealLine(
            desk.name(entry),
            figures.number(deal.stacks.get(entry, 0)),
            money((found.icm or {}).get(entry)),
            money((found.chop or {}).get(entry)),
            money(share),
        )
        for entry, share in deal.shares.items()
    )
    total = deal_sheet.DealLine(
        "Together",
        figures.number(sum(deal.stacks.values())),
        money(sum(found.icm.values())) if found.icm else "",
        money(sum(found.chop.values())) if found.chop else "",
        money(sum(deal.shares.values())),
    )
    prizes = figures.signed_money(sum(deal.prizes), currency)
    left = figures.signed_money(deal.left, currency)
    sheet = deal_sheet.DealSheet(
        f"Places 1-{len(deal.shares)}: {prizes}",
        _WAYS[deal.way],
        lines,
        total,
        papers.foot(desk),
        f"{left} stays to play for; it goes to the winner." if deal.left else "",
    )
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.DEAL),
        lambda out, each: deal_sheet.draw(sheet, paper, out, each),
        lambda: deal_sheet.pages(sheet, paper),
        f"{counted(len(lines), 'player')}.",
        recorded(Offer.DEAL),
    )
