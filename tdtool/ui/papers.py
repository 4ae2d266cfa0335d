"""The sheets that the window prints, as PDFs made from the tournament at this moment."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from io import BytesIO
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind
from tdtool.sheets import level_sheet, posting_card
from tdtool.sheets.level_record import SheetHead
from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.posting_card import CardSeat, Payment, PostingCard
from tdtool.sheets.posting_card import SeatState as CardState
from tdtool.tournament import clock, queries
from tdtool.tournament.table_view import table_view
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.rules.button.answer import Answer
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.views import SeatView, TableView


def moment(desk: Desk) -> datetime:
    """Give the local time at the desk, as it is printed."""
    now = desk.now()
    local = datetime.fromtimestamp(now.wall_ms / 1000, UTC) + timedelta(seconds=now.utc_offset)
    return local.replace(tzinfo=None, microsecond=0)


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


def posting_card_pdf(desk: Desk, table: int, paper: Paper) -> bytes | None:
    """Print the posting card of a table, None while nobody knows who posts."""
    card = card_of(desk, table)
    if card is None:
        return None
    out = BytesIO()
    posting_card.draw((card,), paper, out)
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
    strip = queries.strip(state, now)
    stakes = strip.stakes[0] if strip.stakes else None
    level = clock.level_row(state.structure, strip.clock.row)
    label = "" if level is None else state.structure.rows[level].label
    return PostingCard(
        table=str(table),
        answer=answer,
        seats=tuple(_seat(seat, answer) for seat in view.seats),
        payments=tuple(_payment(view, place) for place in range(len(view.posts))),
        stakes=_stakes_words(label, stakes),
        occasion=f"next hand, {figures.time_of_day(now.wall_ms, now.utc_offset)}",
        following=view.then,
        each_ante=_each_ante(stakes, answer),
        bring_in=0 if stakes is None else stakes.bring_in or 0,
        bring_in_by="" if stakes is None or not stakes.bring_in else "by the up-cards",
        why=view.why,
        rule=view.rule,
        event=state.name,
        printed=moment(desk),
        log_hash=desk.short_digest,
    )


def _seat(seat: SeatView, answer: Answer) -> CardSeat:
    if not seat.name:
        return CardSeat(seat.seat)
    if seat.seat in answer.dealt_in:
        return CardSeat(seat.seat, seat.name, CardState.PLAYS)
    return CardSeat(seat.seat, seat.name, CardState.WAITS)


def _payment(view: TableView, place: int) -> Payment:
    post = view.posts[place]
    return Payment(
        seat=post.seat,
        small_blind=post.small_blind + post.dead,
        big_blind=post.big_blind + post.button_post,
        ante=post.ante,
        all_in=post.all_in,
    )


def _each_ante(stakes: Stakes | None, answer: Answer) -> int:
    each = stakes is not None and stakes.ante.kind in {AnteKind.EACH, AnteKind.SHORT_DECK}
    return stakes.ante.amount_for(len(answer.dealt_in)) if each and stakes is not None else 0


def _stakes_words(label: str, stakes: Stakes | None) -> str:
    if stakes is None:
        return ""
    level = f"Level {label}" if label else ""
    return " · ".join(part for part in (level, figures.stakes_line(stakes)) if part)
