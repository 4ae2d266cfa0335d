"""What the Rulings page has for paper: slips, the log, chosen entries as a house rule sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rulebook.book_names import BOOKS
from tdtool.sheets import house_sheet
from tdtool.tournament.commands import RecordSheet
from tdtool.tournament.values import Sheet as Noted
from tdtool.ui import papers
from tdtool.ui.panels.print_panel import Sheet
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.ruling_works import log_work, penalty_work, slip_work
from tdtool.ui.printing.work import Work, counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.rulebook.entry import Entry
    from tdtool.sheets.page import Paper
    from tdtool.tournament.values import RulingId

LOG, HOUSE = "Ruling log", "House rule sheet"


def slips(desk: Desk, number: RulingId, entry: Entry | None) -> tuple[Sheet, ...]:
    """Offer the slip of a ruling, and of the penalty that runs by it.

    `entry` is what it rests on, where the library is there: what other books say goes on the
    slip.
    """
    ruling = desk.state.rulings.get(number)
    if ruling is None:
        return ()
    other = "" if entry is None else other_books(entry)
    offered = [
        Sheet(
            f"Ruling slip {number}",
            work=lambda paper: slip_work(desk, (number,), paper, other),
        )
    ]
    serving = {one for numbers in desk.state.serving.values() for one in numbers}
    for penalty in ruling.penalties:
        if penalty in serving:
            entry_id = desk.state.penalties[penalty].entry
            seat = desk.state.entries[entry_id].seat
            which = desk.name(entry_id) if seat is None else str(seat)
            offered.append(
                Sheet(
                    f"Penalty slip, {which}",
                    work=lambda paper, which=which: penalty_work(  # type: ignore[misc]
                        desk, Choice(paper.size, paper.landscape, which)
                    ),
                )
            )
    return tuple(offered)


def log(desk: Desk, words: str, *, today: bool) -> Sheet:
    """Offer the log: of today or of all days, with these words."""
    kind = 0 if today else 1
    return Sheet(
        LOG,
        work=lambda paper: log_work(desk, Choice(paper.size, paper.landscape, words, kind)),
    )


def house(desk: Desk, entries: Sequence[Entry]) -> Sheet:
    """Offer entries as a sheet of house rules."""
    name = HOUSE if len(entries) == 1 else f"{HOUSE}, {len(entries)} entries"
    return Sheet(name, work=lambda paper: _house_work(desk, entries, paper))


def _house_work(desk: Desk, entries: Sequence[Entry], paper: Paper) -> Work:
    book = desk.state.house.book.value
    sheet = house_sheet.HouseSheet(
        f"By {BOOKS[book].title}",
        tuple(
            house_sheet.HouseEntry(entry.title, entry.say, entry.detail, entry.cited)
            for entry in entries
        ),
        papers.foot(desk),
    )
    return Work(
        HOUSE,
        lambda out, each: house_sheet.draw(sheet, paper, out, each),
        lambda: house_sheet.pages(sheet, paper),
        f"{counted(len(entries), 'rule')}.",
        (RecordSheet(Noted.HOUSE_SHEET),),
    )


def other_books(entry: Entry) -> str:
    """Say what the books say that decide otherwise: "WSOP 117: a penalty will be given"."""
    return ". ".join(f"{one.cited}: {one.says}" for one in entry.books if one.differs)
