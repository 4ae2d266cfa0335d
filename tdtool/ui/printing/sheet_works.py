"""Level sheet and posting cards as work for the printer."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets import level_sheet, posting_card
from tdtool.tournament.commands import RecordAnswer
from tdtool.ui import papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import picked_tables
from tdtool.ui.printing.work import EachPage, Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.printing.choice import Choice

_NAMED = 6
"""Tables that a sentence names one by one."""


def level_work(desk: Desk, choice: Choice) -> Work:
    """Take the level sheet from the desk: one for the wall, or a copy for each table typed."""
    structure, head = desk.state.structure, papers.level_head(desk)
    paper, some = choice.sheet_of_paper(), bool(choice.which.strip())
    tables = picked_tables(choice.which, desk.state) if some else ()

    def draw(out: IO[bytes], each: EachPage) -> None:
        each()
        sheets = level_sheet.copies(level_sheet.content(structure, head), tables)
        level_sheet.draw_copies(sheets, paper, out, each)

    def pages() -> int:
        sheets = level_sheet.copies(level_sheet.content(structure, head), tables)
        return level_sheet.pages(sheets[0], paper) * len(sheets)

    said = [f"{counted(len(tables), 'copy', 'copies')}."] if some else []
    said += ["Times as they are and will be."] if head.row_times else []
    records = recorded(Offer.LEVELS, whole=not some)
    return Work(name_of(Offer.LEVELS), draw, pages, " ".join(said), records)


def card_work(desk: Desk, choice: Choice, table: int | None) -> Work:
    """Take posting cards from the desk: of the tables typed, else of the table in hand."""
    tables = _tables(desk, choice, table)
    found = {number: papers.card_of(desk, number) for number in tables}
    cards = tuple(card for card in found.values() if card is not None)
    known = [number for number, card in found.items() if card is not None]
    unknown = [number for number, card in found.items() if card is None]
    if not cards:
        raise Unclear(f"Nobody knows who posts at {_at(unknown)} yet: say where its last hand was.")
    paper = choice.sheet_of_paper()

    def draw(out: IO[bytes], each: EachPage) -> None:
        each()
        posting_card.draw(cards, paper, out)

    return Work(
        f"{name_of(Offer.CARD)}, {_at(known)}",
        draw,
        lambda: posting_card.pages(cards, paper),
        f"Nobody knows who posts at {_at(unknown)}." if unknown else "",
        tuple(RecordAnswer(number) for number in known),
    )


def _tables(desk: Desk, choice: Choice, table: int | None) -> tuple[int, ...]:
    if choice.which.strip():
        return picked_tables(choice.which, desk.state)
    if table is None or table not in desk.state.tables:
        raise Unclear("Of which table? Type its number.")
    return (table,)


def _at(tables: list[int]) -> str:
    if len(tables) == 1:
        return f"table {tables[0]}"
    if len(tables) > _NAMED:
        return counted(len(tables), "table")
    *others, last = [str(number) for number in tables]
    return f"tables {', '.join(others)} and {last}"
