"""Chip counts and the chips for an event as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import chip_list, count_sheet
from tdtool.tournament import queries
from tdtool.tournament.chip_plan import chip_uses
from tdtool.tournament.chips.chip_set import bank, set_of, stack_worth
from tdtool.tournament.chips.view import chips_view, ranked_stacks, stack_of, table_chips
from tdtool.tournament.structure import RowKind
from tdtool.ui import chip_words, figures, keys, papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import picked_tables
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.chips.chip_set import BankRow
    from tdtool.tournament.state import Table
    from tdtool.ui.printing.choice import Choice

_MOST_ENTRIES = 1_000_000


def count_work(desk: Desk, choice: Choice) -> Work:
    """Take the sheets that counts are written on, or what was counted."""
    state, now = desk.state, desk.now()
    to_write = choice.kind == 0
    tables = [t for t in picked_tables(choice.which, state) if state.tables[t].occupants]
    if not tables:
        raise Unclear("Nobody sits at a table yet.")
    view = chips_view(state)
    if not to_write and not ranked_stacks(state):
        counts = keys.told("{chip_count} on the Floor counts them.")
        raise Unclear(f"Nobody’s chips were counted yet. {counts}")
    made = tuple(_table(desk, state.tables[t], to_write=to_write) for t in tables)
    players = sum(len(table.seats) for table in made)
    says = f"{counted(players, 'player')}, {figures.time_of_day(now.wall_ms, now.utc_offset)}"
    whole = len(tables) == len([one for one in state.tables.values() if one.occupants])
    remark = "" if to_write or not whole else chip_words.total(view, now.utc_offset)
    sheet = count_sheet.CountSheet(made, says, papers.foot(desk), to_write, remark)
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.CHIP_COUNTS),
        lambda out, each: count_sheet.draw(sheet, paper, out, each),
        lambda: count_sheet.pages(sheet, paper),
        f"{counted(len(made), 'table')}, {counted(players, 'player')}.",
        recorded(Offer.CHIP_COUNTS, whole=whole and not to_write),
    )


def _table(desk: Desk, table: Table, *, to_write: bool) -> count_sheet.CountedTable:
    offset = desk.now().utc_offset
    seats = []
    for seat in sorted(table.occupants):
        entry = table.occupants[seat]
        line = count_sheet.CountedSeat(seat, desk.name(entry))
        stack = None if to_write else stack_of(desk.state, entry)
        if stack is not None:
            at = figures.time_of_day(stack.at_ms, offset)
            line = line._replace(chips=figures.number(stack.chips), at=at)
        seats.append(line)
    chips = table_chips(desk.state, table)
    complete = not to_write and chips.counted == chips.players
    total = figures.number(chips.chips) if complete else ""
    return count_sheet.CountedTable(str(table.number), tuple(seats), total)


def chips_work(desk: Desk, choice: Choice) -> Work:
    """Take the chips for as many entries as were typed, else for those there are."""
    state = desk.state
    entries = _entries(desk, choice.which)
    chips = set_of(state)
    rows = bank(chips, state.structure, entries)
    worth = stack_worth(chips)
    pieces = sum(kind.in_stack for kind in chips)
    said = [f"A starting stack is {figures.number(worth)} in {counted(pieces, 'chip')}."]
    lacks = [
        f"{figures.number(row.short)} {figures.number(row.kind.value)}s"
        for row in rows
        if row.short
    ]
    if lacks:
        said.append(f"The bank is short of {', '.join(lacks)}.")
    stack = state.structure.starting_stack
    if stack is not None and stack != worth:
        said.append(f"The level sheet gives {figures.number(stack)}.")
    leaves = _leaves(desk)
    sheet = chip_list.ChipList(
        f"Chips for {counted(entries, 'entry', 'entries')}",
        tuple(_row(row, leaves.get(row.kind.value, "")) for row in rows),
        papers.foot(desk),
        f"Stack {figures.number(worth)}",
        tuple(said),
    )
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.CHIPS),
        lambda out, each: chip_list.draw(sheet, paper, out, each),
        lambda: chip_list.pages(sheet, paper),
        f"{counted(entries, 'entry', 'entries')}.",
        recorded(Offer.CHIPS),
    )


def _entries(desk: Desk, which: str) -> int:
    """Read for how many entries chips are wanted."""
    typed = which.strip()
    if not typed:
        return queries.entries_counted(desk.state) or desk.state.seats_per_table
    if not typed.isdecimal() or not 1 <= int(typed[:9]) <= _MOST_ENTRIES:
        raise Unclear("For how many entries? A number, or nothing for those there are.")
    return int(typed)


def _row(row: BankRow, leaves: str) -> chip_list.ChipRow:
    def shown(number: int) -> str:
        return figures.number(number) if number else ""

    kind, need = row.kind, row.need
    return chip_list.ChipRow(
        figures.number(kind.value),
        kind.colour.value,
        shown(kind.in_stack),
        shown(need.start),
        shown(need.added),
        figures.number(need.most),
        "" if kind.pieces is None else figures.number(kind.pieces),
        shown(row.short),
        leaves,
    )


def _leaves(desk: Desk) -> dict[int, str]:
    """Say after which level each chip leaves play."""
    rows = desk.state.structure.rows
    found = {}
    for use in chip_uses(desk.state.structure):
        if use.leaves is not None:
            played = [row.label for row in rows[: use.leaves + 1] if row.kind is RowKind.PLAY]
            found[use.chip] = f"leaves after level {played[-1]}" if played else "leaves at once"
    return found
