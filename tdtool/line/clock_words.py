"""What is said of the clock and the levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.clock_effects import row_name, stakes_text
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import length, length_text
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST
from tdtool.people.folding import fold
from tdtool.tournament import clock
from tdtool.tournament import commands as c
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token

_UP = frozenset(("next", "up"))
_DOWN = frozenset(("previous", "back", "down"))
_FARTHEST = 100
"""Levels that may be gone up or down at once."""


def start(room: Room) -> Draft:
    """Start the clock, or let it run on."""
    word = "starts" if room.state.clock is None else "runs on"
    return Draft(c.StartClock(), "", "The clock", word, "", "start")


def pause() -> Draft:
    """Stop the clock."""
    return Draft(c.PauseClock(), "", "The clock", "stops", "", "pause")


def _signed(tokens: Sequence[Token]) -> tuple[int, list[Token]]:
    """Take the sign off: 1 for plus, -1 for minus, 0 without one."""
    for place, token in enumerate(tokens):
        word = token.kind is Kind.WORD
        if (token.kind is Kind.MARK and token.key == "+") or (
            word and token.key in {"add", "plus"}
        ):
            return 1, [*tokens[:place], *tokens[place + 1 :]]
        if (token.kind is Kind.MARK and token.key == "-") or (
            word and token.key in {"less", "minus"}
        ):
            return -1, [*tokens[:place], *tokens[place + 1 :]]
    return 0, list(tokens)


def clock_words(room: Room, tokens: Sequence[Token]) -> Found:
    """Read "clock +2", "clock -1:30", "clock 17:42"; the verb is left out of `tokens`."""
    sign, rest = _signed([token for token in tokens if token.key not in {"the", "to", "at", "is"}])
    if not rest and sign == 0:
        last = pause() if _runs(room) else start(room)
        more = go_on("clock +", "The clock", "gets more time…", "clock +2")
        return Found((more, go_on("clock ", "The clock", "shows…", "clock 17:42"), last))
    ms = length(rest)
    if ms is None and not rest:
        mark = "+" if sign > 0 else "-"
        return Found((go_on(f"clock {mark}", "The clock", "is corrected", f"clock {mark}2"),))
    if ms is None:
        return Found(
            hint="How long? clock +2 (minutes), clock -1:30, clock 17:42. Or who? clock 12.5."
        )
    text = length_text(ms)
    if sign == 0:
        remaining = c.SetRemaining(ms)
        return Found((Draft(remaining, "", "The clock", f"shows {text}", "", f"clock {text}"),))
    verb = f"gets {text} more" if sign > 0 else f"loses {text}"
    typed = f"clock {'+' if sign > 0 else '-'}{text}"
    return Found((Draft(c.AddTime(sign * ms), "", "The clock", verb, "", typed),))


def _runs(room: Room) -> bool:
    state = room.state
    return state.clock is not None and clock.read(state.structure, state.clock, room.now).running


def _row_now(room: Room) -> int:
    state = room.state
    if state.clock is None:
        return clock.first_row(state.structure) or 0
    return clock.read(state.structure, state.clock, room.now).row


def level(room: Room, tokens: Sequence[Token], phrase: Sequence[Token]) -> Found:
    """Read "level 14", "level +1", "next level"; `phrase` are the pieces of the verb."""
    keys = {token.key for token in (*phrase, *tokens)}
    sign, rest = _signed([token for token in tokens if token.key not in _UP | _DOWN | {"to"}])
    rest = [token for token in rest if token.key not in {"the", "go", "is"}]
    if not rest:
        step = 1 if sign >= 0 and not keys & (_DOWN | {"last"}) else -1
        return _go(room, _stepped(room, step), step)
    if sign and rest[0].kind is Kind.NUMBER:
        by = min(rest[0].a, _FARTHEST)
        return _go(room, _stepped(room, sign * by), sign * by)
    said = room.text[rest[0].start : rest[-1].end]
    rows = _labelled(room, said)
    if not rows:
        return Found(hint=f"There is no level {' '.join(said.split())[:20]}.")
    return Found(tuple(_draft(room, row) for row in rows[:MOST]))


def _go(room: Room, row: int | None, step: int) -> Found:
    if row is None:
        where = "after" if step > 0 else "before"
        return Found(hint=f"There is no level {where} this one.")
    return Found((_draft(room, row, step),))


def _stepped(room: Room, step: int) -> int | None:
    """Find the level so many levels on; from a break, the next one is one on."""
    rows = room.state.structure.rows
    here = _row_now(room)
    levels = [index for index, row in enumerate(rows) if row.kind is RowKind.PLAY]
    if step > 0:
        later = [index for index in levels if index > here]
        return later[step - 1] if step <= len(later) else None
    earlier = [index for index in levels if index < here]
    if step == 0:
        return here if here in levels else None
    return earlier[step] if -step <= len(earlier) else None


def _labelled(room: Room, said: str) -> list[int]:
    wanted = fold(said).strip().replace(" ", "")
    rows = room.state.structure.rows
    return [
        index
        for index, row in enumerate(rows)
        if row.kind is RowKind.PLAY
        and fold(row.label).replace(" ", "").removeprefix("level") == wanted
    ]


def _draft(room: Room, row: int, step: int | None = None) -> Draft:
    there = room.state.structure.rows[row]
    name = row_name(there)
    typed = f"level {there.label}" if step is None else f"level {step:+}"
    if there.kind is RowKind.BREAK:
        typed = "break"
    return Draft(c.GoToRow(row), "", name.capitalize(), "begins now", stakes_text(there), typed)


def next_break(room: Room) -> Found:
    """Read "break": go to the next break of the structure."""
    rows = room.state.structure.rows
    here = _row_now(room)
    row = next(
        (index for index in range(here + 1, len(rows)) if rows[index].kind is RowKind.BREAK), None
    )
    if row is None:
        return Found(hint="No break follows.")
    return Found((_draft(room, row),))
