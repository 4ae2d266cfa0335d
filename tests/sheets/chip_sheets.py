"""Invented chip counts and a set of chips, for the sheets that show them."""

from __future__ import annotations

from tdtool.sheets.chip_list import ChipList, ChipRow
from tdtool.sheets.count_sheet import CountedSeat, CountedTable, CountSheet
from tests.sheets.people import FOOT, NAMES


def counts(
    names: tuple[str, ...] = NAMES, tables: int = 3, *, to_write: bool = False
) -> CountSheet:
    """Count that many tables; without figures where they are to be written."""
    made = []
    for table in range(tables):
        seats = tuple(
            CountedSeat(
                seat,
                name,
                "" if to_write or seat == 4 else f"{(41_000 + 700 * seat * (table + 1)):,}",
                "" if to_write or seat == 4 else "19:31",
            )
            for seat, name in enumerate(names[:9], 1)
        )
        total = "" if to_write or len(seats) > 3 else "128,400"
        made.append(CountedTable(str(12 + table), seats, total))
    made.append(
        CountedTable("1118", (CountedSeat(10, names[0], "1,204,500", "19:28"),), "1,204,500")
    )
    remark = "" if to_write else "Counted 62,690,000: 312 of 312 players. 10,000 too few."
    return CountSheet(tuple(made), "28 players, 19:35", FOOT, to_write, remark)


def chips(names: tuple[str, ...] = (), more: int = 0) -> ChipList:
    """List the chips for 175 entries; `names` stand among the sentences."""
    rows = (
        ChipRow("25", "green", "8", "1,400", "", "1,400", "1,600", "", "after level 6"),
        ChipRow("100", "black", "8", "1,400", "350", "1,750", "1,600", "150", "after level 12"),
        ChipRow("500", "purple", "8", "1,400", "350", "1,750"),
        ChipRow(
            "100,000,000", "turquoise", "1", "175", "3,500,000", "3,500,175", "12", "3,500,163"
        ),
    )
    others = tuple(ChipRow(str(at), "grey", "1", "175", "", "175") for at in range(more))
    said = ("A starting stack is 10,000 in 29 chips.", "The bank is short of 150 100s.", *names)
    return ChipList("Chips for 175 entries", (*rows, *others), FOOT, "Stack 10,000", said)
