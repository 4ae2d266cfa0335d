"""What the board shows the players: the clock, the stakes, the field, who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.people import surname
from tdtool.tournament import board_lists, clock, queries
from tdtool.tournament.board_lists import FinalTable, Finish, PrizeLine, SeatLine
from tdtool.tournament.chips.view import chips_view, ranked_stacks
from tdtool.tournament.hand_for_hand.mode import Mode
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.state import Status
from tdtool.tournament.structure import RowKind
from tdtool.tournament.views import ClockState, ClockView, MoneyView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Row, Structure
    from tdtool.tournament.values import Now, PersonId

SEATS_A_PAGE = 8
"""Names that stand on the board at a time; more can't be read from the far table."""
PAGE_MS = 10_000
"""How long a page of names stands."""
SHOWN_MS = 120_000
"""How long a new seat is shown while a level runs."""
COUNT_FRESH_MS = 60 * 60_000
"""How long a count is shown to the players."""
_TURNS = 3
"""Who leads stands on the board for one page of so many."""
MOST_DRAWN = 240
"""Drawn seats that are shown before the start; more would take longer than the wait."""
_BREAK_WORDS = (("dinner", "Dinner break"), ("lunch", "Lunch break"))


class Look(StrEnum):
    """What the board is about."""

    NOT_STARTED = "not_started"
    LEVEL = "level"
    BREAK = "break"
    DAY_ENDED = "day_ended"
    FINISHED = "finished"
    """The last row is over, or one player is left."""


@dataclass(frozen=True, slots=True)
class Field:
    """What the board takes from the log alone: it changes with the facts, not with time.

    `on_the_way` and `drawn` are in the order of surnames, `drawn` before the start only
    (every seat, or none where there are more than MOST_DRAWN); `podium` is empty until one
    player is left. `message` is what the director wrote for the players. `leaders` have the
    most chips, as all were counted at `counted_ms`.
    """

    on_the_way: tuple[SeatLine, ...] = ()
    leaders: tuple[SeatLine, ...] = ()
    counted_ms: int = 0
    drawn: tuple[SeatLine, ...] = ()
    podium: tuple[Finish, ...] = ()
    """The winner and all who were paid, or the first three."""
    message: str = ""
    seats: tuple[SeatLine, ...] = ()
    prizes: tuple[PrizeLine, ...] = ()
    last_out: Finish | None = None
    table: FinalTable | None = None


@dataclass(frozen=True, slots=True)
class SeatPage:
    """The names that stand on the board now: `lines` are numbers `first`+1 and on of `count`.

    `breaks` is the table that all of them leave because it is gone, if it is so;
    `origins` tells whether it must be said where each comes from.
    """

    lines: tuple[SeatLine, ...]
    first: int
    count: int
    breaks: int | None
    origins: bool
    counted_ms: int | None = None
    """They are those with the most chips, as counted then."""


class Level(NamedTuple):
    """A level as it is announced; several sets of stakes in mixed events."""

    label: str
    game: str
    stakes: tuple[Stakes, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """The board at one moment; times in milliseconds, chips in chips.

    `level` is the level in force; before the start and in a break the one that comes, None
    where no level follows. `after` is the level after it, `break_next` tells that a break
    comes first and `day_ends_next` that the day does. `break_name` names the break that
    runs or comes next, `colour_up` the chips that leave play before the next level
    (`colour_up_unnamed`: some do).
    `registration_in` is the time until registration ends where that can be told, while it
    is open; `registration_level` the level after which it ends.
    """

    tournament: str
    look: Look
    clock: ClockView
    day: int
    level: Level | None
    after: Level | None
    break_next: bool
    day_ends_next: bool
    break_name: str
    back_at: int | None
    colour_up: tuple[int, ...]
    colour_up_unnamed: bool
    registration_in: int | None
    registration_level: str
    day_end_level: str
    """The level after which this day ends, "" where the sheet does not say."""
    day_starts: str
    """When the next day starts, in the sheet's words."""
    players: int
    entries: int
    tables: int
    average: int | None
    average_big_blinds: int | None
    starting_stack: int | None
    seats_drawn: bool
    page: SeatPage | None
    podium: tuple[Finish, ...]
    message: str
    mode: Mode | None
    """The hands that all tables play together."""
    money: MoneyView | None
    currency: Currency
    seats: tuple[SeatLine, ...] = ()
    """Where everybody sits, where that was asked for."""
    prizes: tuple[PrizeLine, ...] = ()
    """What the places are paid, once that is fixed."""
    last_out: Finish | None = None
    """Who went out in the money just now."""
    table: FinalTable | None = None
    button: int | None = None
    """The seat of the final table's button, where it is known."""


def field_of(
    state: State, names: Mapping[PersonId, str], message: str = "", *, seats: bool = False
) -> Field:
    """Work out who is on the way, who leads, where everybody was drawn, and who won.

    `seats` lists where everybody sits too.
    """
    leaders, counted_ms = _leaders(state, names)
    awaited = (state.entries[entry] for entry in state.awaited)
    return Field(
        on_the_way=board_lists.lines(state, names, awaited),
        leaders=leaders,
        counted_ms=counted_ms,
        drawn=_drawn(state, names),
        podium=board_lists.finishes(state, names),
        message=message,
        seats=board_lists.seats(state, names) if seats else (),
        prizes=board_lists.prizes(state),
        last_out=board_lists.last_out(state, names),
        table=board_lists.final_table(state, names),
    )


def board_view(state: State, field: Field, now: Now) -> BoardView:
    """Put together what the board shows at this moment."""
    strip = queries.strip(state, now)
    view = strip.clock
    structure = state.structure
    look = _look(view, won=_is_won(state, field))
    day = queries.day_of(structure, view.row)
    level = _level_row(structure, view.row, look)
    after = None if level is None else clock.level_row(structure, level + 1)
    pause = _pause_rows(structure, view.row)
    chips = sorted({chip for row in pause for chip in row.colour_up})
    registration_in, registration_level = _registration(state, view, now)
    return BoardView(
        tournament=state.name,
        look=look,
        clock=view,
        day=queries.event_day(state, view.row),
        level=_level(structure, level),
        after=_level(structure, after),
        break_next=look is Look.LEVEL and any(row.kind is RowKind.BREAK for row in pause),
        day_ends_next=look is Look.LEVEL and clock.ends_day(structure.rows[view.row]),
        break_name=break_name(structure, view.row),
        back_at=_back_at(view, now),
        colour_up=tuple(chips),
        colour_up_unnamed=not chips and any(row.colour_up_unnamed for row in pause),
        registration_in=registration_in,
        registration_level=registration_level,
        day_end_level=_day_end_level(structure, view.row),
        day_starts=structure.days[day].starts if day < len(structure.days) else "",
        players=strip.players_left,
        entries=strip.entries,
        tables=len(state.tables),
        average=strip.average,
        average_big_blinds=strip.average_big_blinds,
        starting_stack=structure.starting_stack,
        seats_drawn=bool(state.tables) and state.seated > 0 and state.counted is None,
        page=_page(state, field, look, now),
        podium=field.podium,
        message=field.message,
        mode=strip.mode,
        money=strip.money,
        currency=prices_of(state).currency,
        seats=field.seats,
        prizes=field.prizes,
        last_out=_fresh(field.last_out, now),
        table=field.table,
        button=None if field.table is None else board_lists.button(state, field.table, now),
    )


def _is_won(state: State, field: Field) -> bool:
    """Tell whether one player is left; without names nobody stands on the podium."""
    return bool(field.podium) or (
        state.counted is not None and state.in_play == 1 and state.out > 0
    )


def _fresh(out: Finish | None, now: Now) -> Finish | None:
    """Say who went out only while it is news."""
    if out is None or now.wall_ms - out.at_ms >= board_lists.OUT_SHOWN_MS:
        return None
    return out


def _look(view: ClockView, *, won: bool) -> Look:
    if won or view.state is ClockState.FINISHED:
        return Look.FINISHED
    if view.state is ClockState.NOT_STARTED:
        return Look.NOT_STARTED
    if view.state is ClockState.DAY_ENDED:
        return Look.DAY_ENDED
    return Look.BREAK if view.on_break else Look.LEVEL


def _level_row(structure: Structure, row: int, look: Look) -> int | None:
    """Find the level whose stakes are shown: the one in force, or the one to come."""
    if look is Look.FINISHED:
        return None
    return clock.level_row(structure, row + 1 if look is Look.DAY_ENDED else row)


def _day_end_level(structure: Structure, row: int) -> str:
    label = ""
    for index, one in enumerate(structure.rows):
        if one.kind is RowKind.PLAY:
            label = one.label
        if index >= row and clock.ends_day(one):
            return label
    return ""


def _level(structure: Structure, row: int | None) -> Level | None:
    if row is None:
        return None
    found = structure.rows[row]
    return Level(found.label, found.game, found.stakes)


def _pause_rows(structure: Structure, row: int) -> tuple[Row, ...]:
    """List the level at `row` or before it with all that comes before the next level."""
    rows = structure.rows
    first = row
    while first > 0 and rows[first].kind is not RowKind.PLAY:
        first -= 1
    last = first + 1
    while last < len(rows) and rows[last].kind is not RowKind.PLAY:
        last += 1
    return rows[first:last]


def break_name(structure: Structure, row: int) -> str:
    """Name the break that runs or comes next, "" where none does."""
    pause = next((one for one in structure.rows[row:] if one.kind is RowKind.BREAK), None)
    if pause is None:
        return ""
    words = f"{pause.label} {pause.note}".lower()
    meal = next((name for word, name in _BREAK_WORDS if word in words), "")
    return meal or pause.label or "Break"


def _back_at(view: ClockView, now: Now) -> int | None:
    if not view.on_break or view.state is not ClockState.RUNNING or view.remaining is None:
        return None
    return now.wall_ms + view.remaining


def _registration(state: State, view: ClockView, now: Now) -> tuple[int | None, str]:
    """Tell how long registration is open, and the level with which it ends."""
    closes = state.till.terms.closes_ms
    if closes is not None:
        return (closes - now.wall_ms if closes > now.wall_ms else None), ""
    structure = state.structure
    end = clock.registration_end_row(structure)
    if end is None or view.row > end or view.state is ClockState.FINISHED:
        return None, ""
    label = next(
        (row.label for row in reversed(structure.rows[: end + 1]) if row.kind is RowKind.PLAY), ""
    )
    left = view.remaining
    for index in range(view.row + 1, end + 1):
        length = clock.row_length(structure.rows[index], now.wall_ms + (left or 0), now.utc_offset)
        left = None if left is None or length is None else left + length
    return left if state.clock is not None else None, label


def _drawn(state: State, names: Mapping[PersonId, str]) -> tuple[SeatLine, ...]:
    if state.clock is not None or state.seated > MOST_DRAWN:
        return ()
    seated = [entry for entry in state.entries.values() if entry.status is Status.SEATED]
    return board_lists.lines(state, names, seated)


def _page(state: State, field: Field, look: Look, now: Now) -> SeatPage | None:
    lines = _shown(field, look, now)
    if not lines:
        return _leaders_page(field, look, now)
    newest = max(line.since_ms for line in lines)
    pages = -(-len(lines) // SEATS_A_PAGE)
    first = max(0, now.wall_ms - newest) // PAGE_MS % pages * SEATS_A_PAGE
    origins = {None if line.origin is None else line.origin.table for line in lines}
    only = next(iter(origins)) if len(origins) == 1 else None
    breaks = only if only is not None and _is_gone(state, only) else None
    return SeatPage(
        lines=lines[first : first + SEATS_A_PAGE],
        first=first,
        count=len(lines),
        breaks=breaks,
        origins=breaks is None and origins != {None},
    )


def _leaders(state: State, names: Mapping[PersonId, str]) -> tuple[tuple[SeatLine, ...], int]:
    """List who has most chips once all were counted, and when that was (ms)."""
    walked = chips_view(state).round
    if walked is None or walked.missing:
        return (), 0
    found = []
    for stack in ranked_stacks(state)[:SEATS_A_PAGE]:
        seat = state.entries[stack.entry].seat
        if seat is not None:
            name = surname.surname_first(queries.name_of(state, names, stack.entry))
            found.append(SeatLine(name, seat, None, stack.at_ms, stack.entry, stack.chips))
    return tuple(found), walked.last_ms


def _leaders_page(field: Field, look: Look, now: Now) -> SeatPage | None:
    """Show who leads in a break, in turn with the usual board, while the count is fresh."""
    fresh = now.wall_ms - field.counted_ms <= COUNT_FRESH_MS
    turn = now.wall_ms // PAGE_MS % _TURNS == 0
    if look is not Look.BREAK or not field.leaders or not (fresh and turn):
        return None
    count = len(field.leaders)
    return SeatPage(field.leaders, 0, count, None, origins=False, counted_ms=field.counted_ms)


def _shown(field: Field, look: Look, now: Now) -> tuple[SeatLine, ...]:
    """Choose the names: all in a break, else those with a new seat, each page at least once."""
    if look is Look.NOT_STARTED:
        return field.drawn
    if look is Look.BREAK:
        return field.on_the_way
    if look is not Look.LEVEL or not field.on_the_way:
        return ()
    newest = max(line.since_ms for line in field.on_the_way)
    lines = tuple(line for line in field.on_the_way if newest - line.since_ms < SHOWN_MS)
    pages = -(-len(lines) // SEATS_A_PAGE)
    stands = max(SHOWN_MS, pages * PAGE_MS)
    return tuple(line for line in lines if now.wall_ms - line.since_ms < stands)


def _is_gone(state: State, table: int) -> bool:
    """Tell whether a table is closed, or nobody is left at it."""
    return table not in state.tables or not state.tables[table].occupants
