"""Read views: what the pages show, worked out of the state and the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.places import cash_at
from tdtool.tournament import clock, positions
from tdtool.tournament.counted.field import chips_sold
from tdtool.tournament.days import brought
from tdtool.tournament.hand_for_hand.mode import is_together, mode
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.plans.balance import is_balanced_by_moves
from tdtool.tournament.plans.sizes import players_at, sizes, tolerance
from tdtool.tournament.structure import LengthKind, RowKind
from tdtool.tournament.views import (
    Age,
    ClockState,
    ClockView,
    MoneyView,
    SeatState,
    StripView,
    TileView,
    Tone,
    Word,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.structure import Length, Structure
    from tdtool.tournament.values import EntryId, Now, PersonId, SeatAt

NAMELESS = "erased"
"""Shown for a person whose name was erased."""


def way_text(origin: SeatAt | None, number: int) -> str:
    """Say where somebody on his way to a seat comes from; `number` counts his entries from 1."""
    if origin is not None:
        return f"from {origin}"
    return "to a first seat" if number == 1 else "re-entered"


def name_of(state: State, names: Mapping[PersonId, str], entry: EntryId) -> str:
    """Give the name of an entry's person."""
    return names.get(state.entries[entry].person, NAMELESS)


def length_text(length: Length) -> str:
    """Write a length without a countdown: "8 hands", "2 orbits", "to finish"."""
    if length.kind is LengthKind.HANDS:
        return f"{length.value} hands"
    if length.kind is LengthKind.ORBITS:
        return f"{length.value} orbits"
    return "to finish"


def clock_view(state: State, now: Now) -> ClockView:
    """Tell how the clock stands."""
    structure = state.structure
    anchor = state.clock
    if anchor is None:
        return _before_start(structure)
    reading = clock.read(structure, anchor, now)
    row = structure.rows[reading.row]
    to_break = clock.to_next_break(structure, reading)
    length = clock.row_length(row, reading.began_at or now.wall_ms, now.utc_offset)
    return ClockView(
        state=_clock_state(reading),
        row=reading.row,
        label=row.label,
        on_break=row.kind is RowKind.BREAK,
        remaining=reading.remaining,
        length=length,
        length_text=length_text(row.length) if length is None else "",
        break_in=to_break,
        break_at=now.wall_ms + to_break if to_break is not None and reading.running else None,
        paused_for=_paused_for(reading, anchor.wall_ms, now),
        began_at=reading.began_at,
        drift=clock.drift(anchor, now) if anchor.running else 0,
    )


def _before_start(structure: Structure) -> ClockView:
    index = clock.first_row(structure) or 0
    row = structure.rows[index]
    length = clock.row_length(row, 0)
    reading = clock.Reading(index, length, running=False, began_at=None)
    return ClockView(
        state=ClockState.NOT_STARTED,
        row=index,
        label=row.label,
        on_break=row.kind is RowKind.BREAK,
        remaining=length,
        length=length,
        length_text=length_text(row.length) if length is None else "",
        break_in=clock.to_next_break(structure, reading),
        break_at=None,
        paused_for=None,
        began_at=None,
        drift=0,
    )


def _clock_state(reading: clock.Reading) -> ClockState:
    if reading.finished:
        return ClockState.FINISHED
    if reading.day_ended:
        return ClockState.DAY_ENDED
    return ClockState.RUNNING if reading.running else ClockState.PAUSED


def _paused_for(reading: clock.Reading, since: int, now: Now) -> int | None:
    if reading.running or reading.day_ended or reading.finished:
        return None
    return max(0, now.wall_ms - since)


def strip(state: State, now: Now) -> StripView:
    """Put together the strip on top of every page."""
    view = clock_view(state, now)
    structure = state.structure
    level = clock.level_row(structure, view.row)
    following = None if level is None else clock.level_row(structure, level + 1)
    stakes = () if level is None else structure.rows[level].stakes
    average = average_stack(state)
    return StripView(
        tournament=state.name,
        day=f"Day {event_day(state, view.row)}",
        clock=view,
        stakes=stakes,
        next_stakes=() if following is None else structure.rows[following].stakes,
        next_label="" if following is None else structure.rows[following].label,
        players_left=state.seated,
        entries=entries_counted(state),
        average=average,
        average_big_blinds=_big_blinds(average, stakes),
        mode=mode(state),
        money=money_view(state),
    )


def money_view(state: State) -> MoneyView | None:
    """Tell how far the money is; None before the prizes are locked, and when all is over."""
    locked = state.prizes.locked
    if locked is None or state.in_play < 2:  # noqa: PLR2004 - the last one has won
        return None
    places = locked.bands[-1].last
    left = state.in_play + len(state.plans.won)
    return MoneyView(
        to_go=max(0, left - places),
        next_out=cash_at(locked.bands, left),
        first=locked.bands[0].cash,
        places=places,
        pool=locked.pool,
        currency=prices_of(state).currency,
    )


def day_of(structure: Structure, row: int) -> int:
    """Give the number of the day that a row belongs to, from 1."""
    return 1 + sum(clock.ends_day(before) for before in structure.rows[:row])


def event_day(state: State, row: int) -> int:
    """Give the number of the event's day that a row belongs to; flights count as days before."""
    return brought.day(state, day_of(state.structure, row))


def entries_counted(state: State) -> int:
    """Count the entries: everybody who has or had chips, and who waits for a seat.

    On a later day those of the flights are among them.
    """
    return state.in_play + state.out + brought.earlier(state)[0]


def chips_in_play(state: State) -> int | None:
    """Give all chips in play: the stacks people began with, and what they bought.

    A stack that came from a flight counts as it was bagged.

    What left play with a player who was disqualified is left out. None where the structure
    does not say how much a player starts with.
    """
    stack = state.structure.starting_stack
    came = brought.stacks(state)
    started = state.seated + state.out - came.number
    if stack is None and (started or not came.number):
        return None
    bought = state.till.chips
    chips = chips_sold(state) + sum(bought.values())
    chips -= sum(bought.get(entry, 0) for entry in state.waiting)
    return max(0, (stack or 0) * started + came.chips + chips - state.out_of_play)


def starting_chips(state: State, entry: EntryId) -> int:
    """Give what an entry began with, from a bag or bought, and the chips it bought since."""
    came = brought.carried(state, entry)
    stack = (state.structure.starting_stack or 0) if came is None else came.bag.chips
    return stack + state.till.chips.get(entry, 0)


def average_stack(state: State) -> int | None:
    """Give the average stack in chips (rounded down); alternates without chips count not."""
    chips = chips_in_play(state)
    return None if chips is None or state.seated == 0 else chips // state.seated


def _big_blinds(average: int | None, stakes: tuple[Stakes, ...]) -> int | None:
    bigs = [one.big_blind for one in stakes if one.big_blind]
    return average // bigs[0] if average is not None and bigs else None


def seat_states(state: State, table: Table) -> tuple[SeatState, ...]:
    """Tell what is in each seat of a table, seat 1 first."""
    return tuple(_seat_state(state, table, seat) for seat in range(1, table.seats + 1))


def _seat_state(state: State, table: Table, seat: int) -> SeatState:
    entry = table.occupants.get(seat)
    if entry is not None:
        awaited = state.entries[entry].awaited
        return SeatState.ON_THE_WAY if awaited else SeatState.SEATED
    return SeatState.LOCKED if seat in table.locked_seats else SeatState.EMPTY


def tile(state: State, table: Table, now: Now, fullest: int | None = None) -> TileView:
    """Show one table as a tile; `fullest` is the size of the fullest table, if known."""
    if fullest is None:
        fullest = fullest_table(state)
    seats = seat_states(state, table)
    return TileView(
        table=table.number,
        seats=seats,
        count=sum(seat is SeatState.SEATED for seat in seats),
        word=_tile_word(state, table, now, fullest),
        locked=table.locked,
    )


def tiles(state: State, now: Now) -> tuple[TileView, ...]:
    """Show all tables as tiles, by number."""
    fullest = fullest_table(state)
    return tuple(tile(state, state.tables[number], now, fullest) for number in sorted(state.tables))


def fullest_table(state: State) -> int:
    """Give the number of players at the fullest table, moves that were ordered counted as made."""
    return max(sizes(state).values(), default=0)


def short_by(state: State, table: Table, now: Now, fullest: int) -> int:
    """Give how many players a table lacks beyond the tolerance, 0 where it is balanced."""
    short = fullest - players_at(state, table)
    if short <= 0 or table.locked or len(state.tables) == 1 or not is_balanced_by_moves(state):
        return 0
    return short if short > tolerance(state, now) else 0


def _tile_word(state: State, table: Table, now: Now, fullest: int) -> Word | None:
    if table.missing:
        return Word(f"{table.missing} to name", Tone.NEEDS_YOU)
    if table.number in state.plans.halted:
        return Word("stands", Tone.NEEDS_YOU)
    waiting = positions.on_the_way(state, table)
    if waiting:
        return Word(f"{len(waiting)} on the way", Tone.NEEDS_YOU)
    if is_together(state):
        done = table.number in state.together.finished
        return Word("finished", Tone.KNOWN) if done else Word("plays", Tone.REMARK)
    short = short_by(state, table, now, fullest) if state.clock is not None else 0
    if short:
        return Word(f"short by {short}", Tone.NEEDS_YOU)
    age = positions.age(state, table, now)
    if age is Age.KNOWN and table.position is not None:
        return Word(f"button {table.position.last.button}", Tone.KNOWN)
    if age is Age.KNOWN and table.first_button is not None:
        return Word(f"first button {table.first_button.seat}", Tone.KNOWN)
    if table.feature:
        return Word("feature", Tone.REMARK)
    return Word("locked", Tone.REMARK) if table.locked else None
