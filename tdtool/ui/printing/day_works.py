"""Bag-and-tag sheets, bag labels and who begins a later day, as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import bag_label, bag_sheet, day_seating
from tdtool.sheets.page import MONTHS, WEEKDAYS
from tdtool.tournament import queries
from tdtool.tournament.days.flight_end import day_played, players
from tdtool.ui import papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import picked_entries, picked_tables
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.days.values import Bag, Carried
    from tdtool.tournament.state import Entry
    from tdtool.ui.printing.choice import Choice

_BY_HAND = 1
_ORDERS = (day_seating.by_name, day_seating.by_seat, day_seating.by_chips)


def day_words(desk: Desk) -> str:
    """Say which day or flight it is: "Flight 1A, Sat 14 Mar", "Day 2, Sun 15 Mar"."""
    state, printed = desk.state, papers.moment(desk)
    date = f"{WEEKDAYS[printed.weekday()]} {printed.day} {MONTHS[printed.month - 1]}"
    flight = state.days.flight
    day = f"Day {day_played(state, desk.now())}" if flight is None else f"Flight {flight.name}"
    return f"{day}, {date}"


def bag_sheet_work(desk: Desk, choice: Choice) -> Work:
    """Take the stacks of each table, with the counts that are known or with lines."""
    state = desk.state
    tables = picked_tables(choice.which, state)
    by_table: dict[int, list[Entry]] = {}
    for entry in players(state):
        if entry.seat is None:
            if not choice.which.strip():
                by_table.setdefault(0, []).append(entry)
        elif entry.seat.table in tables:
            by_table.setdefault(entry.seat.table, []).append(entry)
    if not by_table:
        raise Unclear("Nobody has chips at a table.")
    by_hand = choice.kind == _BY_HAND
    foot, day = papers.foot(desk), day_words(desk)
    sheets = []
    for number in sorted(by_table, key=lambda number: (number == 0, number)):
        lines, total = _lines(desk, by_table[number], by_hand=by_hand)
        sheets.append(bag_sheet.BagSheet(str(number or ""), lines, foot, day, total))
    paper = choice.sheet_of_paper()
    stacks = sum(len(one.lines) for one in sheets)
    return Work(
        name_of(Offer.BAG_SHEETS),
        lambda out, each: bag_sheet.draw(sheets, paper, out, each),
        lambda: bag_sheet.pages(sheets),
        f"{counted(len(sheets), 'table')}, {counted(stacks, 'stack')}.",
        recorded(Offer.BAG_SHEETS, whole=not choice.which.strip()),
    )


def _lines(
    desk: Desk, entries: list[Entry], *, by_hand: bool
) -> tuple[tuple[bag_sheet.BagLine, ...], str]:
    """Write a table's stacks down, and what its bags hold once all of them are closed."""
    lines, bags = [], []
    for entry in entries:
        bag = None if by_hand else desk.state.days.bags.get(entry.id)
        seat = "" if entry.seat is None else str(entry.seat.seat)
        lines.append(bag_sheet.BagLine(seat, desk.name(entry.id), *_counts(bag)))
        if bag is not None:
            bags.append(bag)
    total = f"{sum(bag.chips for bag in bags):,}" if len(bags) == len(lines) else ""
    return tuple(lines), total


def _counts(bag: Bag | None) -> tuple[str, str, str]:
    if bag is None:
        return "", "", ""
    dealer = "" if bag.dealer is None else f"{bag.dealer:,}"
    return f"{bag.player:,}", dealer, bag.number


def bag_label_work(desk: Desk, choice: Choice) -> Work:
    """Take a label for each stack, with its bag and chips where they are known."""
    state = desk.state
    among = tuple(entry.id for entry in players(state))
    if not among:
        raise Unclear("Nobody has chips.")
    labels = []
    for number in picked_entries(choice.which, desk, among):
        entry = state.entries[number]
        bag = None if choice.kind == _BY_HAND else state.days.bags.get(number)
        chips, sack = ("", "") if bag is None else (f"{bag.chips:,}", bag.number)
        seat = "" if entry.seat is None else str(entry.seat)
        labels.append(bag_label.BagLabel(desk.name(number), seat, number, chips, sack))
    sheet = bag_label.BagLabels(tuple(labels), papers.foot(desk), day_words(desk))
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.BAG_LABELS),
        lambda out, each: bag_label.draw(sheet, paper, out, each),
        lambda: bag_label.pages(sheet, paper),
        f"{counted(len(labels), 'label')}.",
        recorded(Offer.BAG_LABELS, whole=not choice.which.strip()),
    )


def day_work(desk: Desk, choice: Choice) -> Work:
    """Take who begins the day after the flights, with stacks, where they come from, and seats."""
    state = desk.state
    brought = state.days.brought
    if brought is None:
        raise Unclear("No flights were brought together here. The menu does it.")
    listed = [_player(desk, entry) for entry in state.entries.values() if _plays(desk, entry)]
    chips = sum(one.chips for one in listed)
    says = f"{counted(len(listed), 'player')}, {chips:,} chips"
    title = f"Day {brought.day}"
    if state.clock is None and state.waiting:
        title += ", seats not drawn yet"
    foot, paper, order = papers.foot(desk), choice.sheet_of_paper(), _ORDERS[choice.kind]

    def made() -> day_seating.DaySeating:
        return day_seating.content(listed, title, says, foot, order)

    return Work(
        name_of(Offer.DAY_SEATING),
        lambda out, each: day_seating.draw(made(), paper, out, each),
        lambda: day_seating.pages(made(), paper),
        f"{says}.",
        recorded(Offer.DAY_SEATING),
    )


def _plays(desk: Desk, entry: Entry) -> bool:
    came = desk.state.days.brought
    carried = came is not None and entry.id in came.carried
    return entry.id not in desk.state.busts and (carried or entry.seat is not None)


def _player(desk: Desk, entry: Entry) -> day_seating.DayPlayer:
    state = desk.state
    came = None if state.days.brought is None else state.days.brought.carried.get(entry.id)
    seat = "" if entry.seat is None else str(entry.seat)
    place = (0, 0) if entry.seat is None else (entry.seat.table, entry.seat.seat)
    chips = queries.starting_chips(state, entry.id)
    where = "late entry" if came is None else came_from(desk, came)
    return day_seating.DayPlayer(desk.name(entry.id), chips, where, seat, place)


def came_from(desk: Desk, came: Carried) -> str:
    """Say where a stack comes from: "Harbour Open 1A, 12.5"."""
    brought = desk.state.days.brought
    name = "" if brought is None else brought.origins[came.origin].name
    return name if came.bag.seat is None else f"{name}, {came.bag.seat}"
