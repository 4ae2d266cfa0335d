"""What Enter will do to the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.spoken import clock_text, length_text
from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind
from tdtool.tournament.values import ClockAct

if TYPE_CHECKING:
    from tdtool.line.room import Room
    from tdtool.tournament.structure import Row
    from tdtool.tournament.values import Anchor


def row_name(row: Row) -> str:
    """Name a row of the structure: "level 14", "break"."""
    label = " ".join(row.label.split())[:20]
    if row.kind is RowKind.BREAK:
        return label or "break"
    return f"level {label}" if label else "level"


def stakes_text(row: Row) -> str:
    """Write the first stakes of a level: "5,000-10,000 (10,000)", "" where it has none."""
    if not row.stakes:
        return ""
    stakes = row.stakes[0]
    if stakes.small_blind is not None and stakes.big_blind is not None:
        text = f"{stakes.small_blind:,}-{stakes.big_blind:,}"
    elif stakes.big_blind is not None:
        text = f"{stakes.big_blind:,}"
    elif stakes.small_bet is not None and stakes.big_bet is not None:
        text = f"{stakes.small_bet:,}-{stakes.big_bet:,} limit"
    else:
        text = ""
    ante = f"({stakes.ante.amount:,})" if stakes.ante.amount else ""
    return " ".join(part for part in (text, ante) if part)


def clock_effects(room: Room, act: ClockAct, anchor: Anchor) -> list[Effect]:
    """Tell how the clock stands before and after, and when the break comes then."""
    state = room.state
    row = state.structure.rows[anchor.row]
    then = clock.read(state.structure, anchor, room.now)
    left = "no countdown" if then.remaining is None else length_text(then.remaining)
    found: list[Effect] = []
    if act is ClockAct.PAUSE:
        found.append(Effect("Clock", f"stands at {left}"))
    elif act is ClockAct.START:
        found.append(Effect("Clock", f"runs from {left}"))
    else:
        before = None if state.clock is None else clock.read(state.structure, state.clock, room.now)
        same = before is not None and before.row == anchor.row
        if before is not None and before.remaining is not None and same:
            left = f"{length_text(before.remaining)} → {left}"
        found.append(Effect("Clock", left))
        if not anchor.running:
            found.append(Effect("Clock", "stands; start lets it run"))
    if act in {ClockAct.START, ClockAct.GO_TO_LEVEL}:
        text = " ".join(part for part in (row_name(row).capitalize(), stakes_text(row)) if part)
        found.append(Effect("Level", text))
    until = clock.to_next_break(state.structure, then) if anchor.running else None
    if until is not None:
        found.append(Effect("Break", f"at {clock_text(room.now.wall_ms + until, room.now)}"))
    return found
