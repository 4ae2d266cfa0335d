"""Sheets of the end of a day and of the day after, for invented people."""

from __future__ import annotations

from tdtool.sheets.bag_label import BagLabel, BagLabels
from tdtool.sheets.bag_sheet import BagLine, BagSheet
from tdtool.sheets.day_seating import DayPlayer, DaySeating, by_chips, by_name, content
from tests.sheets.people import FOOT, NAMES

DAY = "Day 1A, Sat 14 Mar"


def bag_sheets(names: tuple[str, ...] = NAMES) -> tuple[BagSheet, BagSheet]:
    """Make a table that is counted already, and one to be filled in by hand."""
    counts = [10_000 * number + 500 for number in range(1, len(names) + 1)]
    counted = tuple(
        BagLine(str(seat), name, f"{chips:,}", f"{chips - 500 * (seat == 3):,}", str(seat + 116))
        for seat, (name, chips) in enumerate(zip(names, counts, strict=True), 1)
    )
    empty = tuple(BagLine(str(seat), name) for seat, name in enumerate(names, 1))
    total = f"{sum(counts) - 500:,}"
    return BagSheet("12", counted, FOOT, DAY, total), BagSheet("1107", empty, FOOT, DAY)


def bag_labels(names: tuple[str, ...] = NAMES) -> BagLabels:
    """Make labels of counted stacks, the last one to be written by hand."""
    counted = [
        BagLabel(name, f"12.{seat}", seat + 400, f"{seat * 1_250_500:,}", str(seat + 116))
        for seat, name in enumerate(names, 1)
    ]
    return BagLabels((*counted, BagLabel(names[0], "", 1045)), FOOT, DAY)


def day_seating(names: tuple[str, ...] = NAMES) -> DaySeating:
    """Make the list of the day after by name, two flights and a late entry."""
    return content(*_day(names), FOOT, by_name)


def day_seating_by_chips(names: tuple[str, ...] = NAMES) -> DaySeating:
    """Make the same list, the largest stack first."""
    return content(*_day(names), FOOT, by_chips)


def _day(names: tuple[str, ...]) -> tuple[list[DayPlayer], str, str]:
    players = [
        DayPlayer(name, number * 10_500, f"Day 1{'AB'[number % 2]} 12.{number}", f"7.{number}")
        for number, name in enumerate(names, 1)
    ]
    players = [one._replace(place=(7, number)) for number, one in enumerate(players, 1)]
    players.append(DayPlayer(names[0], 60_000))
    says = f"{len(players)} players, 532,500 chips"
    return players, "Day 2", says
