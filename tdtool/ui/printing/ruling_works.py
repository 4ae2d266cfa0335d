"""Ruling slips, penalty slips and the ruling log as work for the printer."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.rules.books import written_together
from tdtool.sheets import penalty_slip, ruling_log_sheet, ruling_slip
from tdtool.tournament import queries
from tdtool.tournament.commands import RecordSheet
from tdtool.tournament.journal import hands_left
from tdtool.tournament.penalty_view import running
from tdtool.tournament.ruling_view import Reader, Wanted, ruling_log
from tdtool.tournament.values import PenaltyKind, RulingState, Sheet
from tdtool.ui import figures, papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import numbers_of, parts, picked_entries
from tdtool.ui.printing.work import EachPage, Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.sheets.page import Paper
    from tdtool.tournament.penalty_view import PenaltyView
    from tdtool.tournament.ruling_view import RulingView
    from tdtool.tournament.values import RulingId
    from tdtool.ui.printing.choice import Choice

_STANDING = {
    RulingState.OPEN: "Not decided yet",
    RulingState.APPEALED: "Under appeal",
    RulingState.UPHELD: "Upheld on appeal",
    RulingState.OVERTURNED: "Overturned on appeal",
}
PENALTY_RULE = "TDA 2024 rule 71"


def reader(desk: Desk) -> Reader:
    """Read the ruling log of a desk as it stands now."""
    return Reader(desk.state, desk.names, desk.texts(), desk.now())


# Ruling slips.


def ruling_work(desk: Desk, choice: Choice) -> Work:
    """Take ruling slips from the desk: of the numbers typed, else of the latest ruling."""
    numbers = _picked(desk, choice.which)
    return slip_work(desk, numbers, choice.sheet_of_paper())


def slip_work(
    desk: Desk,
    numbers: Sequence[RulingId],
    paper: Paper,
    other_books: str = "",
) -> Work:
    """Take the slips of these rulings from the desk, with what other books say."""
    read = reader(desk)
    views = [read.view(number) for number in numbers]
    slips = [_slip(desk, view, other_books) for view in views]

    def draw(out: IO[bytes], each: EachPage) -> None:
        each()
        ruling_slip.draw(slips, paper, out)

    name = f"Ruling {numbers[0]}" if len(numbers) == 1 else counted(len(numbers), "ruling slip")
    return Work(
        name,
        draw,
        lambda: ruling_slip.pages(slips, paper),
        f"{counted(len(slips), 'slip')}.",
        tuple(RecordSheet(Sheet.RULING, ruling=number) for number in numbers),
    )


def _picked(desk: Desk, text: str) -> tuple[RulingId, ...]:
    rulings = desk.state.rulings
    if not rulings:
        raise Unclear("Nothing has been ruled yet.")
    found: dict[RulingId, None] = {}
    for part in parts(text):
        span = numbers_of(part)
        if span is None:
            raise Unclear(f"“{part[:40]}” is no ruling. Type numbers, as 17, 12-14.")
        among = [number for number in rulings if span[0] <= number <= span[1]]
        if not among:
            raise Unclear(f"There is no ruling {part}.")
        found.update(dict.fromkeys(among))
    return tuple(found) or (max(rulings),)


def _slip(desk: Desk, view: RulingView, other_books: str) -> ruling_slip.RulingSlip:
    return ruling_slip.RulingSlip(
        number=view.number,
        foot=papers.foot(desk),
        title=view.title,
        place=_place(view),
        level=_level(view),
        when=" · ".join(filter(None, (_when(desk, view), view.hand))),
        happened=view.happened,
        decision=view.decision,
        said=view.said,
        figures=view.figures,
        reason=view.reason,
        rules=written_together(view.rules),
        other_books=other_books,
        penalty=_penalties(view),
        players=tuple(_players(view)),
        by=view.by,
        standing=_standing(view),
    )


def _place(view: RulingView) -> str:
    if view.seat is not None and len(view.players) == 1:
        return f"Table {view.seat.table}, seat {view.seat.seat}"
    return "" if view.table is None else f"Table {view.table}"


def _level(view: RulingView) -> str:
    level = f"Level {view.level}" if view.level else ""
    blinds = "" if view.stakes is None else figures.stakes_line(view.stakes).replace("-", "–")
    return " · ".join(part for part in (level, blinds) if part)


def _when(desk: Desk, view: RulingView) -> str:
    time = figures.time_of_day(view.at_ms, desk.now().utc_offset)
    return f"Day {view.day}, {time}" if _days(desk) > 1 else time


def _days(desk: Desk) -> int:
    """Count the days of the event."""
    return queries.event_day(desk.state, len(desk.state.structure.rows) - 1)


def _penalties(view: RulingView) -> str:
    said = []
    for one in view.penalties:
        hands = f", {one.hands} hands" if one.kind is PenaltyKind.ROUNDS else ""
        name = f"{one.name}: " if len(view.penalties) > 1 else ""
        said.append(f"{name}{one.said}{hands}")
    return "; ".join(said)


def _players(view: RulingView) -> list[str]:
    seated = [(one, "" if one.seat is None else f"{one.seat} ") for one in view.players]
    return [f"{seat}{one.name}" for one, seat in seated]


def _standing(view: RulingView) -> str:
    if view.corrected_by is not None:
        return f"Corrected by ruling {view.corrected_by}"
    said = _STANDING.get(view.state, "")
    if view.corrects is not None:
        corrects = f"Stands for ruling {view.corrects}"
        return f"{corrects}. {said}." if said else corrects
    return said


# Penalty slips.


def penalty_work(desk: Desk, choice: Choice) -> Work:
    """Take penalty slips from the desk: of everybody on penalty, or of who was typed."""
    views = running(desk.state, desk.names, desk.now())
    if not views:
        raise Unclear("Nobody has hands to miss.")
    among = tuple(dict.fromkeys(view.entry for view in views))
    wanted = set(picked_entries(choice.which, desk, among))
    read = reader(desk)
    chosen = [view for view in views if view.entry in wanted]
    slips = [_penalty_slip(desk, view, read.view(view.ruling)) for view in chosen]
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.PENALTIES),
        lambda out, each: penalty_slip.draw(slips, paper, out, each),
        lambda: penalty_slip.pages(slips, paper),
        f"{counted(len(slips), 'slip')}.",
        tuple(
            RecordSheet(Sheet.PENALTY, ruling=number)
            for number in dict.fromkeys(view.ruling for view in chosen)
        ),
    )


def _penalty_slip(desk: Desk, view: PenaltyView, ruling: RulingView) -> penalty_slip.PenaltySlip:
    said = view.said
    if view.kind is PenaltyKind.ROUNDS:
        said = f"{said}, {view.players} at the table: {view.hands} hands"
    time = figures.time_of_day(view.given_ms, desk.now().utc_offset)
    level = f", level {ruling.level}" if ruling.level else ""
    by = f", by {ruling.by}" if ruling.by else ""
    return penalty_slip.PenaltySlip(
        name=view.name,
        seat="" if view.seat is None else str(view.seat),
        ruling=view.ruling,
        rounds=tuple(row.hands for row in view.rounds),
        served=view.served,
        said=said,
        foot=papers.foot(desk),
        given=f"Given at {time}{level}{by}",
        reason=ruling.happened or ruling.title,
        rule=written_together(ruling.rules) or PENALTY_RULE,
    )


# The log.


def log_work(desk: Desk, choice: Choice) -> Work:
    """Take the ruling log from the desk: of today, or of all days; with the words typed."""
    state, today = desk.state, choice.kind == 0
    day = queries.event_day(state, queries.clock_view(state, desk.now()).row)
    wanted = Wanted(words=choice.which, day=day if today else None)
    views = ruling_log(reader(desk), state, wanted)[::-1]
    if not views:
        raise Unclear("No ruling is in the log." if today else "Nothing has been ruled yet.")
    subtitle = f"{f'Day {day}' if today else 'All days'}, {counted(len(views), 'ruling')}"
    records = tuple(_record(desk, view) for view in views)
    sheet = ruling_log_sheet.RulingLog(subtitle, records, papers.foot(desk))
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.RULING_LOG),
        lambda out, each: ruling_log_sheet.draw(sheet, paper, out, each),
        lambda: ruling_log_sheet.pages(sheet, paper),
        f"{subtitle}.",
        recorded(Offer.RULING_LOG, whole=not choice.which.strip()),
    )


def _record(desk: Desk, view: RulingView) -> ruling_log_sheet.LogRecord:
    level = f"Level {view.level}" if view.level else ""
    where = view.where if view.seat is not None else f"Table {view.where}" if view.where else ""
    rests = "; ".join(part for part in (view.rule_entry, written_together(view.rules)) if part)
    return ruling_log_sheet.LogRecord(
        number=view.number,
        when=_when(desk, view),
        where=", ".join(part for part in (level, where, view.hand) if part),
        players=", ".join(_players(view)),
        title="" if view.title == view.happened else view.title,
        happened=view.happened,
        decision=view.decision,
        penalty=_served(view),
        rests=rests,
        by=view.by,
        standing=_standing(view),
    )


def _served(view: RulingView) -> str:
    """Say the penalties of a ruling, and what is left of them."""
    said = []
    for one in view.penalties:
        if not one.hands:
            continue
        left = f"; {hands_left(one.left)}" if one.runs else ""
        hands = f", {one.hands} hands" if one.kind is PenaltyKind.ROUNDS else ""
        said.append(f"{one.name}: {one.said}{hands}{left}")
    return "\n".join(said)
