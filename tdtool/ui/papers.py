"""The sheets that the window prints, as PDFs made from the tournament at this moment."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from io import BytesIO
from typing import TYPE_CHECKING

from tdtool.rules.books import written_out
from tdtool.rules.button.next_hand import DEAD, MOVING
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.stakes import Stakes
from tdtool.sheets import level_sheet
from tdtool.sheets.level_record import SheetHead, SideNote
from tdtool.sheets.page import Foot, Paper, PaperSize
from tdtool.sheets.posting_card import PostingCard
from tdtool.sheets.posting_card import draw as draw_cards
from tdtool.tournament import clock, queries
from tdtool.tournament.course import course
from tdtool.tournament.level_plan import level_plan
from tdtool.tournament.table_view import table_view
from tdtool.ui import figures, house
from tdtool.ui.whoposts.card import CardHand, CardHead, local_time, posting_card

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.rules.house import HouseRules
    from tdtool.tournament.level_plan import LevelPlan
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Now

_MINUTES_A_DAY = 24 * 60


def moment(desk: Desk) -> datetime:
    """Give the local time at the desk, as it is printed."""
    return local_time(desk.now()).replace(tzinfo=None, microsecond=0)


def foot(desk: Desk) -> Foot:
    """Say what stands at the foot of every page: event, time, the log's short digest."""
    return Foot(desk.state.name, moment(desk), desk.short_digest, house.letterhead())


def level_head(desk: Desk) -> SheetHead:
    """Say what the structure does not: the event, the button rule, the times as they are.

    Past rows have the times at which they really began, coming ones those that follow from
    the clock now. Before the start there are times only where the event's start is known.
    """
    state, now = desk.state, desk.now()
    plain = SheetHead(
        title=state.name,
        printed=moment(desk),
        log_hash=desk.short_digest,
        house=house.letterhead(),
        notes=(_button_note(state.house),),
    )
    structure = state.structure
    announced = bool(structure.days) and ":" in structure.days[0].starts
    if state.clock is None and not announced:
        return plain
    history = desk.history
    played = course(history.records, history.is_gone, now.utc_offset)
    plan = level_plan(structure, state.clock, played, now)
    return _timed(plain, plan, now)


def _timed(head: SheetHead, plan: LevelPlan, now: Now) -> SheetHead:
    times = tuple((_minutes(row.starts_ms, now), _minutes(row.ends_ms, now)) for row in plan.rows)
    begun = next((row.starts_ms for row in plan.rows if row.starts_ms is not None), None)
    if begun is None:
        return head
    first = _local(begun, now)
    return SheetHead(
        title=head.title,
        day=first.date(),
        starts=first.time(),
        row_times=times,
        notes=head.notes,
        printed=head.printed,
        log_hash=head.log_hash,
        house=head.house,
    )


def _local(wall_ms: int, now: Now) -> datetime:
    return datetime.fromtimestamp(wall_ms // 1000, UTC) + timedelta(seconds=now.utc_offset)


def _minutes(wall_ms: int | None, now: Now) -> int | None:
    """Give a moment's minutes after local midnight, to the nearest."""
    if wall_ms is None:
        return None
    return (wall_ms + now.utc_offset * 1000 + 30_000) // clock.MINUTE % _MINUTES_A_DAY


def _button_note(house: HouseRules) -> SideNote:
    book = house.button_settings().book
    if house.button_rule is ButtonRule.DEAD:
        return SideNote("Button", "Dead button", written_out(*DEAD[book]))
    if house.button_rule is ButtonRule.MOVING:
        return SideNote("Button", "Moving button", written_out(*MOVING))
    return SideNote("Button", "Simplified", "One small and one big blind every hand.")


def level_sheet_pdf(desk: Desk, paper: Paper) -> bytes:
    """Print the level sheet of the tournament."""
    return structure_pdf(desk.state.structure, level_head(desk), paper)


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
    out = _went_out(state, state.tables[table])
    hand = CardHand(
        table=str(table),
        seats=len(view.seats),
        answer=answer,
        then=view.then,
        posts=view.posts,
        names={seat.seat: seat.name for seat in view.seats if seat.name},
        out=frozenset(out),
        why=view.why,
        rule=view.rule,
    )
    head = CardHead(
        event=state.name,
        level=f"Level {row.label}" if row is not None and row.label else "",
        occasion=_occasion(out, now),
        log_hash=desk.short_digest,
    )
    stakes = row.stakes[0] if row is not None and row.stakes else Stakes()
    return posting_card(hand, stakes, head, moment(desk))


def _went_out(state: State, table: Table) -> dict[int, int]:
    """Give the seats of the last hand whose players went out since, each with when (ms)."""
    position = table.position
    if position is None:
        return {}
    found: dict[int, int] = {}
    for seat in position.last.seats:
        gone = table.departed.get(seat)
        if seat not in position.present and gone is not None and gone[0] in state.busts:
            found[seat] = state.busts[gone[0]].at_ms
    return found


def _occasion(out: dict[int, int], now: Now) -> str:
    """Say which hand a card is for: "after seat 4 went out, 16:50"."""
    if not out:
        return f"next hand, {figures.time_of_day(now.wall_ms, now.utc_offset)}"
    *others, last = [str(seat) for seat in sorted(out)]
    seats = f"seats {', '.join(others)} and {last}" if others else f"seat {last}"
    when = figures.time_of_day(max(out.values()), now.utc_offset)
    return f"after {seats} went out, {when}"
