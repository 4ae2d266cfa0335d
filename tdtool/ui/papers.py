"""The sheets that the window prints, as PDFs made from the tournament at this moment."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from tdtool.rules.stakes import Stakes
from tdtool.sheets import level_sheet
from tdtool.sheets.level_record import SheetHead
from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.posting_card import PostingCard
from tdtool.sheets.posting_card import draw as draw_cards
from tdtool.tournament import clock, queries
from tdtool.tournament.table_view import table_view
from tdtool.ui import figures
from tdtool.ui.whoposts.card import CardHand, CardHead, local_time, posting_card

if TYPE_CHECKING:
    from datetime import datetime

    from tdtool.desk import Desk
    from tdtool.tournament.structure import Structure


def moment(desk: Desk) -> datetime:
    """Give the local time at the desk, as it is printed."""
    return local_time(desk.now()).replace(tzinfo=None, microsecond=0)


def level_sheet_pdf(desk: Desk, paper: Paper) -> bytes:
    """Print the level sheet of the tournament."""
    head = SheetHead(
        title=desk.state.name, printed=moment(desk), log_hash=desk.short_digest, room=""
    )
    return structure_pdf(desk.state.structure, head, paper)


def structure_pdf(structure: Structure, head: SheetHead, paper: Paper) -> bytes:
    """Print the level sheet of a structure."""
    out = BytesIO()
    level_sheet.draw(level_sheet.content(structure, head), paper, out)
    return out.getvalue()


def posting_card_pdf(card: PostingCard, paper: Paper) -> bytes:
    """Print a posting card."""
    out = BytesIO()
    draw_cards((card,), paper, out)
    return out.getvalue()


def papers() -> tuple[tuple[str, PaperSize], ...]:
    """Name the papers that can be chosen."""
    return ("A4", PaperSize.A4), ("Letter", PaperSize.LETTER), ("A5", PaperSize.A5)


def card_of(desk: Desk, table: int) -> PostingCard | None:
    """Say what stands on the posting card of a table, None while nobody knows who posts."""
    state, now = desk.state, desk.now()
    if table not in state.tables:
        return None
    view = table_view(state, table, desk.names, now)
    answer = view.answer
    if answer is None:
        return None
    level = clock.level_row(state.structure, queries.clock_view(state, now).row)
    row = None if level is None else state.structure.rows[level]
    hand = CardHand(
        table=str(table),
        seats=len(view.seats),
        answer=answer,
        then=view.then,
        posts=view.posts,
        names={seat.seat: seat.name for seat in view.seats if seat.name},
        why=view.why,
        rule=view.rule,
    )
    head = CardHead(
        event=state.name,
        level=f"Level {row.label}" if row is not None and row.label else "",
        occasion=figures.time_of_day(now.wall_ms, now.utc_offset),
        log_hash=desk.short_digest,
    )
    stakes = row.stakes[0] if row is not None and row.stakes else Stakes()
    return posting_card(hand, stakes, head, moment(desk))
