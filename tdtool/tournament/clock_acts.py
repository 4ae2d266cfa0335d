"""Starting, stopping and correcting the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.structure import RowKind
from tdtool.tournament.values import Anchor, ClockAct

if TYPE_CHECKING:
    from tdtool.tournament import commands as c

LONGEST = 24 * 60 * clock.MINUTE
"""The longest time (ms) that a level is set to or changed by at once."""


def _anchor(ask: Asking, reading: clock.Reading, *, running: bool) -> Anchor:
    now = ask.now
    return Anchor(reading.row, reading.remaining, running, now.wall_ms, now.boot_ms, now.boot_id)


def _set(act: ClockAct, anchor: Anchor) -> Decision:
    return Decision((f.ClockSet(act, anchor),))


def reading(ask: Asking) -> clock.Reading | None:
    """Read the clock now; None before it was ever started."""
    state = ask.state
    return None if state.clock is None else clock.read(state.structure, state.clock, ask.now)


def start(ask: Asking, _command: c.StartClock) -> Decision:
    """Start the clock, let it run on, or begin the next day."""
    now = reading(ask)
    structure = ask.state.structure
    if now is None:
        anchor = clock.start_anchor(
            structure, clock.first_row(structure) or 0, ask.now, running=True
        )
        return _set(ClockAct.START, anchor)
    if now.running:
        raise Refused(Code.CLOCK_RUNS, "The clock is running.")
    if now.finished:
        raise Refused(Code.NO_LEVELS, "The last level is over: add a level or go to one.")
    if now.day_ended:
        following = clock.next_day_row(structure, now.row)
        if following is None:
            raise Refused(Code.NO_LEVELS, "The last level is over: add a level or go to one.")
        anchor = clock.start_anchor(structure, following, ask.now, running=True)
        return _set(ClockAct.START, anchor)
    return _set(ClockAct.START, _anchor(ask, now, running=True))


def pause(ask: Asking, _command: c.PauseClock) -> Decision:
    """Stop the clock where it stands."""
    now = reading(ask)
    if now is None or not now.running:
        raise Refused(Code.CLOCK_STANDS, "The clock is not running.")
    return _set(ClockAct.PAUSE, _anchor(ask, now, running=False))


def _counting_down(ask: Asking) -> clock.Reading:
    now = reading(ask)
    if now is None:
        raise Refused(Code.CLOCK_STANDS, "The clock has not been started yet.")
    if now.remaining is None:
        raise Refused(Code.NO_COUNTDOWN, "This level has no countdown; go to the next one.")
    return now


def add_time(ask: Asking, command: c.AddTime) -> Decision:
    """Add time to the running level, or take some off."""
    now = _counting_down(ask)
    remaining = (now.remaining or 0) + command.ms
    if remaining <= 0:
        raise Refused(
            Code.BAD_NUMBER, "There is less than that left: go to the next level instead."
        )
    if abs(command.ms) > LONGEST:
        raise Refused(Code.BAD_NUMBER, "That is more than a day.")
    return _remain(ask, ClockAct.ADD, now, remaining)


def set_remaining(ask: Asking, command: c.SetRemaining) -> Decision:
    """Let this much of the running level remain."""
    now = _counting_down(ask)
    if not 0 < command.ms <= LONGEST:
        raise Refused(Code.BAD_NUMBER, "What remains must be more than nothing, a day at most.")
    return _remain(ask, ClockAct.SET, now, command.ms)


def _remain(ask: Asking, act: ClockAct, now: clock.Reading, remaining: int) -> Decision:
    kept = now._replace(remaining=remaining)
    return _set(act, _anchor(ask, kept, running=now.running))


def go_to_row(ask: Asking, command: c.GoToRow) -> Decision:
    """Go to the start of a level or break; a running clock runs on from there."""
    structure = ask.state.structure
    if not 0 <= command.row < len(structure.rows):
        raise Refused(Code.BAD_LEVEL, "The structure has no such level.")
    if structure.rows[command.row].kind is RowKind.MARKER:
        raise Refused(Code.BAD_LEVEL, "That line of the structure stops nothing.")
    now = reading(ask)
    running = now is not None and now.running
    anchor = clock.start_anchor(structure, command.row, ask.now, running=running)
    return _set(ClockAct.GO_TO_LEVEL, anchor)


def ran_since(ask: Asking, command: c.RanSince) -> Decision:
    """Let the clock have run since a time that the director names."""
    now, anchor = reading(ask), ask.state.clock
    since = command.wall_ms
    ago = ask.now.wall_ms - since
    if now is not None and now.running:
        raise Refused(Code.CLOCK_RUNS, "The clock is running.")
    if not 0 <= ago <= LONGEST:
        raise Refused(Code.BAD_TIME, "That time is still to come, or more than a day ago.")
    if now is None or anchor is None:
        row = clock.first_row(ask.state.structure) or 0
        length = clock.row_length(ask.state.structure.rows[row], since, ask.now.utc_offset)
        now = clock.Reading(row, length, running=False, began_at=None)
    elif now.day_ended or now.finished:
        raise Refused(Code.NO_LEVELS, "The last level is over: start the clock for the next.")
    elif since < anchor.wall_ms:
        raise Refused(Code.BAD_TIME, "The clock was still running at that time.")
    boot_ms = ask.now.boot_ms - ago
    ran = Anchor(now.row, now.remaining, True, since, boot_ms, ask.now.boot_id)  # noqa: FBT003
    return _set(ClockAct.RAN_SINCE, ran)


def hold_at(ask: Asking, command: c.HoldAt) -> Decision:
    """Let the clock stand where it was when the desk went off."""
    rows = ask.state.structure.rows
    if not 0 <= command.row < len(rows) or rows[command.row].kind is RowKind.MARKER:
        raise Refused(Code.BAD_LEVEL, "The structure has no such level.")
    if command.remaining_ms is not None and not 0 < command.remaining_ms <= LONGEST:
        raise Refused(Code.BAD_NUMBER, "What remains must be more than nothing, a day at most.")
    held = clock.Reading(command.row, command.remaining_ms, running=False, began_at=None)
    return _set(ClockAct.HOLD, _anchor(ask, held, running=False))


def change_structure(ask: Asking, command: c.ChangeStructure) -> Decision:
    """Replace the structure; the running level and its remaining time are kept."""
    structure = command.structure
    if clock.first_row(structure) is None:
        raise Refused(Code.NO_LEVELS, "A structure needs at least one level.")
    now = reading(ask)
    if now is None:
        return Decision((f.StructureChanged(structure, None),))
    label = ask.state.structure.rows[now.row].label
    row = _same_row(ask, command, now.row)
    if row is None:
        raise Refused(
            Code.BAD_LEVEL, f"Level {label} is being played; the new structure has no such level."
        )
    still_ended = now.day_ended and clock.ends_day(structure.rows[row])
    anchor = _anchor(ask, now._replace(row=row), running=now.running or still_ended)
    return Decision((f.StructureChanged(structure, anchor),))


def _same_row(ask: Asking, command: c.ChangeStructure, row: int) -> int | None:
    """Find the running row in the new structure: same place, else same kind and label."""
    old, new = ask.state.structure.rows, command.structure.rows
    running = old[row]

    def same(index: int) -> bool:
        return new[index].kind is running.kind and new[index].label == running.label

    if row < len(new) and same(row):
        return row
    if running.kind is RowKind.PLAY:
        return next((index for index in range(len(new)) if same(index)), None)
    before = sum(old[index].kind is running.kind for index in range(row))
    alike = [index for index in range(len(new)) if new[index].kind is running.kind]
    return alike[before] if before < len(alike) else None
