"""When rebuys and add-ons are sold, in levels and breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.tournament.money.terms import START, Moment
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from tdtool.tournament.money.terms import Extra
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Now


def moment(state: State, now: Now) -> Moment:
    """Tell which level is played, or which one was before the break; the first before the start."""
    if state.clock is None:
        return START
    row = clock.read(state.structure, state.clock, now).row
    rows = state.structure.rows[: row + 1]
    level = sum(one.kind is RowKind.PLAY for one in rows)
    return Moment(level, rows[-1].kind is not RowKind.PLAY) if level else START


def named(structure: Structure, when: Moment) -> str:
    """Name a level or a break: "level 6", "the break after level 6"."""
    labels = [row.label for row in structure.rows if row.kind is RowKind.PLAY]
    label = labels[when.level - 1] if when.level <= len(labels) else str(when.level)
    return f"the break after level {label}" if when.after else f"level {label}"


def closed(state: State, extra: Extra, now: Now) -> str:
    """Say why it is not sold now: "begin with level 3", "ended with level 6"; "" where it is."""
    at = moment(state, now)
    if at < extra.begins:
        return f"begin with {named(state.structure, extra.begins)}"
    if extra.ends is not None and at > extra.ends:
        return f"ended with {named(state.structure, extra.ends)}"
    return ""
