"""The microphone's sentences about levels, breaks and the end of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind
from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Row
    from tdtool.tournament.values import Now

_ANTES = {
    AnteKind.BIG_BLIND: "big-blind ante {}",
    AnteKind.BUTTON: "button ante {}",
    AnteKind.SHORT_DECK: "ante {}, the button posts twice that",
}


def level_begins(state: State, row: int) -> str:
    """Say that a level begins: its stakes, chips that leave play, registration that ends."""
    there = state.structure.rows[row]
    first = row == clock.first_row(state.structure)
    said = ["Shuffle up and deal." if first else "", f"{_name(there)} begins."]
    said += [_stakes(there)]
    if there.colour_up or there.colour_up_unnamed:
        said.append(f"{_chips(there)} are coloured up.")
    if not first:
        said += _ended(state, row)
    return _joined(said)


def level_stands(state: State, row: int, remaining: int | None) -> str:
    """Say which level is played, its stakes and how long it lasts yet."""
    there = state.structure.rows[row]
    left = "" if remaining is None else f", {_minutes(remaining)} left"
    return _joined([f"{_name(there)}{left}.", _stakes(there)])


def break_begins(state: State, row: int, now: Now, remaining: int | None) -> str:
    """Say that a break begins, until when, and what comes after it."""
    there = state.structure.rows[row]
    name = plain.one_line(there.label) or "Break"
    minutes = "" if remaining is None else f" of {_minutes(remaining)}"
    said = [f"{name}{minutes}."]
    if remaining is not None:
        at = figures.time_of_day(now.wall_ms + remaining, now.utc_offset)
        said.append(f"Play goes on at {at}.")
    said += _ended(state, row)
    if there.colour_up or there.colour_up_unnamed:
        said.append(f"{_chips(there)} are coloured up: please leave your stacks on the table.")
    following = clock.level_row(state.structure, row)
    if following is not None:
        after = state.structure.rows[following]
        said.append(f"Then {_lower(_name(after))}: {_lower(_stakes(after))}")
    return _joined(said)


def break_over(state: State, row: int) -> str:
    """Say that a break is over and a level begins."""
    return _joined(["The break is over, please take your seats.", level_begins(state, row)])


def ends_soon(state: State, row: int, mark_ms: int) -> str:
    """Say that a level or a break ends in so much time (ms)."""
    there = state.structure.rows[row]
    left = _length(mark_ms)
    if there.kind is RowKind.BREAK:
        return f"The break ends in {left}: please come back to your seats."
    if clock.ends_day(there):
        return f"{left.capitalize()} left in {_lower(_name(there))}, the last of the day."
    if row + 1 >= len(state.structure.rows):
        return f"{left.capitalize()} left in {_lower(_name(there))}."
    following = clock.level_row(state.structure, row + 1)
    if state.structure.rows[row + 1].kind is RowKind.BREAK:
        return f"{left.capitalize()} to the break."
    if following is None:
        return f"{left.capitalize()} left in {_lower(_name(there))}."
    after = state.structure.rows[following]
    return f"{left.capitalize()} left in {_lower(_name(there))}. Then {_lower(_stakes(after))}"


def day_over() -> str:
    """Say that the last level of the day is over."""
    return "The level is over, and so is the day: finish this hand, then bag your chips."


def levels_over() -> str:
    """Say that the last level of the structure is over."""
    return "The last level is over. Please wait for the floor."


def _name(row: Row) -> str:
    label = plain.one_line(row.label)
    return f"Level {label}" if label else "The next level"


def _stakes(row: Row) -> str:
    if not row.stakes:
        return ""
    if len(row.stakes) > 1:
        sets = [f"{_set_name(one)}{_one_set(one)}" for one in row.stakes]
        return f"{'; '.join(sets)}."
    said = _one_set(row.stakes[0])
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def _set_name(stakes: Stakes) -> str:
    name = plain.one_line(stakes.group.replace("_", " "))
    return f"{name}: " if name else ""


def _one_set(stakes: Stakes) -> str:
    blinds, bets = figures.blinds(stakes), figures.limits(stakes)
    parts = [f"blinds {blinds}"] if blinds else []
    ante = stakes.ante
    if ante.kind is not AnteKind.NONE and ante.amount:
        parts.append(_ANTES.get(ante.kind, "ante {}").format(figures.number(ante.amount)))
    if stakes.bring_in is not None:
        parts.append(f"bring-in {figures.number(stakes.bring_in)}")
    if bets:
        parts.append(f"limits {bets}")
    return ", ".join(parts)


def _ended(state: State, row: int) -> list[str]:
    """Tell what ended with the level before this row, its markers included."""
    rows = state.structure.rows
    over = []
    for before in reversed(rows[:row]):
        over.append(before)
        if before.kind is not RowKind.MARKER:
            break
    said = []
    if any(one.registration_ends for one in over):
        said.append("Registration is closed.")
    if any(one.rebuys_end for one in over):
        said.append("Rebuys are over.")
    return said


def _chips(row: Row) -> str:
    if not row.colour_up:
        return "The smallest chips"
    values = [figures.number(chip) for chip in row.colour_up]
    listed = values[0] if len(values) == 1 else f"{', '.join(values[:-1])} and {values[-1]}"
    return f"The {listed} chips"


def _length(ms: int) -> str:
    minutes, seconds = divmod(ms // clock.SECOND, 60)
    if not minutes:
        return f"{seconds} seconds"
    return _minutes(ms) if not seconds else f"{figures.countdown(ms)} minutes"


def _minutes(ms: int) -> str:
    minutes = max(1, round(ms / clock.MINUTE))
    return "one minute" if minutes == 1 else f"{minutes} minutes"


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"


def _joined(said: list[str]) -> str:
    return " ".join(one for one in said if one)
