"""Seat cards, seating lists, table sheets and standings as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import seat_cards, seating_list, standings_sheet, table_sheet
from tdtool.sheets.page import MONTHS, WEEKDAYS
from tdtool.tournament import positions, queries, standings
from tdtool.tournament.chips.view import ranked_stacks, stack_of
from tdtool.tournament.commands import RecordSheet
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.paper_age import draws, seats_since
from tdtool.tournament.plans.rounds import begins_with
from tdtool.tournament.prizes.awards import prizes_by_entry
from tdtool.tournament.state import Status
from tdtool.tournament.values import Sheet
from tdtool.tournament.views import ClockState, SeatState
from tdtool.ui import figures, papers
from tdtool.ui.floor.stakes_text import stakes_text
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import picked_entries, picked_tables
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.state import Table
    from tdtool.tournament.values import EntryId
    from tdtool.ui.printing.choice import Choice

_DRAW_SIGNS = 4
_SEAT_WORDS = {
    SeatState.SEATED: table_sheet.SheetSeat.TAKEN,
    SeatState.ON_THE_WAY: table_sheet.SheetSeat.ON_THE_WAY,
    SeatState.EMPTY: table_sheet.SheetSeat.EMPTY,
    SeatState.LOCKED: table_sheet.SheetSeat.LOCKED,
}


def seat_card_work(desk: Desk, choice: Choice) -> Work:
    """Take seat cards from the desk."""
    state, history = desk.state, desk.history
    among = _with_seat(desk)
    new = choice.size == 1
    if new:
        since = seats_since(history)
        among = tuple(entry for entry in among if entry in since)
        if not among:
            raise Unclear("No seat was given since the seat cards were last printed.")
    picked = picked_entries(choice.which, desk, among)
    drawn = draws(history)
    cards = []
    for entry in picked:
        seat = state.entries[entry].seat
        if seat is not None:
            draw = drawn.get(entry, "")[:_DRAW_SIGNS]
            chips = begins_with(state, entry)
            cards.append(seat_cards.SeatCard(desk.name(entry), *seat, entry, draw, chips))
    foot, when = papers.foot(desk), _when(desk)
    paper = choice.sheet_of_paper()
    ordered = seat_cards.by_name if choice.kind == 1 else seat_cards.by_table

    def made() -> seat_cards.SeatCards:
        return seat_cards.SeatCards(ordered(cards), foot, when)

    return Work(
        name_of(Offer.SEAT_CARDS),
        lambda out, each: seat_cards.draw(made(), paper, out, each),
        lambda: seat_cards.pages(seat_cards.SeatCards(tuple(cards), foot), paper),
        f"{counted(len(cards), 'card')}.",
        recorded(Offer.SEAT_CARDS, whole=not choice.which.strip()),
    )


def _with_seat(desk: Desk) -> tuple[EntryId, ...]:
    """List the entries that have a seat; raises Unclear where there is none."""
    found = tuple(e.id for e in desk.state.entries.values() if e.seat is not None)
    if not found:
        raise Unclear("Nobody has a seat yet.")
    return found


def _when(desk: Desk) -> str:
    """Say the day and the level that seat cards are given out in: "Sat 14 Mar, level 5"."""
    printed = papers.moment(desk)
    day = f"{WEEKDAYS[printed.weekday()]} {printed.day} {MONTHS[printed.month - 1]}"
    view = queries.clock_view(desk.state, desk.now())
    if view.state is ClockState.NOT_STARTED or not view.label:
        days = desk.state.structure.days
        starts = days[0].starts if days and len(days[0].starts) < 12 else ""  # noqa: PLR2004
        return ", ".join(part for part in (day, starts) if part)
    return f"{day}, {'break' if view.on_break else f'level {view.label}'}"


def seating_work(desk: Desk, choice: Choice) -> Work:
    """Take a seating list from the desk."""
    state = desk.state
    _with_seat(desk)
    tables = picked_tables(choice.which, state)
    people = [
        seating_list.Seated(desk.name(entry), number, seat, state.entries[entry].awaited)
        for number in tables
        for seat, entry in state.tables[number].occupants.items()
    ]
    says = f"{counted(len(people), 'player')}, {counted(len(tables), 'table')}"
    foot, paper, wall = papers.foot(desk), choice.sheet_of_paper(), choice.size == 1
    listed = seating_list.content_by_table if choice.kind == 1 else seating_list.content_by_name

    def made() -> seating_list.SeatingList:
        return listed(people, says, foot, wall=wall)

    return Work(
        name_of(Offer.SEATING),
        lambda out, each: seating_list.draw(made(), paper, out, each),
        lambda: seating_list.pages(made(), paper),
        f"{says}.",
        recorded(Offer.SEATING, whole=len(tables) == len(state.tables)),
    )


def table_work(desk: Desk, choice: Choice) -> Work:
    """Take table sheets from the desk, filled in or blank."""
    state = desk.state
    blank = choice.kind == 1
    tables = picked_tables(choice.which, state)
    foot, paper = papers.foot(desk), choice.sheet_of_paper()
    level, stakes = _level_words(desk)
    if blank and not choice.which.strip():
        seats = state.seats_per_table
        sheets = [table_sheet.blank("", seats, foot, level=level, stakes=stakes)]
    elif not tables:
        raise Unclear("No table is open yet.")
    elif blank:
        sheets = [
            table_sheet.blank(str(t), state.tables[t].seats, foot, level=level, stakes=stakes)
            for t in tables
        ]
    else:
        sheets = [
            table_sheet.TableSheet(str(t), _seats(desk, state.tables[t]), foot, level, stakes)
            for t in tables
        ]
    whole = not blank and len(tables) == len(state.tables)
    parts = () if blank or whole else tuple(RecordSheet(Sheet.TABLES, t) for t in tables)
    return Work(
        name_of(Offer.TABLES),
        lambda out, each: table_sheet.draw(sheets, paper, out, each),
        lambda: table_sheet.pages(sheets),
        "One blank sheet; type tables for more." if blank and len(sheets) == 1 else "",
        parts or recorded(Offer.TABLES, whole=whole),
    )


def _level_words(desk: Desk) -> tuple[str, str]:
    """Say the level of a hand dealt now, and its stakes."""
    state, now = desk.state, desk.now()
    row = positions.level_of(state, now)
    label = "" if row is None else state.structure.rows[row].label
    words = stakes_text(positions.stakes_of(state, now), state.seats_per_table)
    return f"Level {label}" if label else "", words


def _seats(desk: Desk, table: Table) -> tuple[table_sheet.TableSeat, ...]:
    rows = []
    for number, kind in enumerate(queries.seat_states(desk.state, table), 1):
        entry = table.occupants.get(number)
        name = "" if entry is None else desk.name(entry)
        note = ""
        if entry is not None and kind is SeatState.ON_THE_WAY:
            origin = desk.state.entries[entry].origin
            note = f"on the way from {origin}" if origin else "on the way"
        rows.append(table_sheet.TableSeat(number, name, _SEAT_WORDS[kind], note))
    return tuple(rows)


def standings_work(desk: Desk, choice: Choice) -> Work:
    """Take standings from the desk."""
    state, now = desk.state, desk.now()
    places = standings.places(state)
    won, currency = prizes_by_entry(state), prices_of(state).currency
    finishers = []
    for entry, place in places.items():
        bust = state.busts.get(entry)
        when = "" if bust is None else figures.time_of_day(bust.at_ms, now.utc_offset)
        if bust is not None and bust.penalty is not None:
            when = "disqualified"
        prize = figures.money(won[entry], currency) if entry in won else ""
        finishers.append(
            standings_sheet.Finisher(place.first, str(place), desk.name(entry), when, prize)
        )
    together = _counted_at(desk)
    left = [
        _in_play(desk, one.id, timed=not together)
        for one in state.entries.values()
        if one.id not in places and one.status in _IN_PLAY
    ]
    if not finishers and (choice.kind == 1 or not left):
        raise Unclear("Nobody is out yet.")
    count = (
        f"{state.in_play:,} left of {counted(queries.entries_counted(state), 'entry', 'entries')}"
    )
    says = f"{count}, {figures.time_of_day(now.wall_ms, now.utc_offset)}"
    says += f", chips counted {together}" if together else ""
    shown = [] if choice.kind == 1 else left
    foot, paper = papers.foot(desk), choice.sheet_of_paper()

    def made() -> standings_sheet.Standings:
        return standings_sheet.content(finishers, shown, says, foot, final=not left)

    return Work(
        name_of(Offer.STANDINGS),
        lambda out, each: standings_sheet.draw(made(), paper, out, each),
        lambda: standings_sheet.pages(made(), paper),
        f"{count}.",
        recorded(Offer.STANDINGS),
    )


def _counted_at(desk: Desk) -> str:
    """Say when all chips were counted, "" where that was at several times, or never."""
    offset = desk.now().utc_offset
    times = {figures.time_of_day(one.at_ms, offset) for one in ranked_stacks(desk.state)}
    return times.pop() if len(times) == 1 else ""


def _in_play(desk: Desk, entry: EntryId, *, timed: bool) -> standings_sheet.InPlay:
    """Say where somebody sits, and what he had at the last count, with its time where asked."""
    seat, stack = desk.state.entries[entry].seat, stack_of(desk.state, entry)
    line = standings_sheet.InPlay(desk.name(entry), "" if seat is None else str(seat))
    if stack is None:
        return line
    chips = figures.number(stack.chips)
    if timed:
        chips += f" ({figures.time_of_day(stack.at_ms, desk.now().utc_offset)})"
    return line._replace(stack=stack.chips, chips=chips)


_IN_PLAY = (Status.SEATED, Status.STANDING, Status.WAITING)
