"""What is said of players on the clock: "clock 12.5", "kim on the clock", "clock kim off"."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tdtool.line.clock_words import clock_words
from tdtool.line.draft import Draft, Found
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST, Prefer, by_ref, said
from tdtool.tournament.calls.commands import CallClock, EndCall
from tdtool.tournament.calls.sayings import RESULTS
from tdtool.tournament.calls.state import CallResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.calls.state import Call
    from tdtool.tournament.state import Entry

_SECONDS = frozenset(("s", "sec", "secs", "second", "seconds"))
_LENGTHS = _SECONDS | frozenset(
    ("m", "min", "mins", "minute", "minutes", "h", "hour", "hours", "add", "plus", "less", "minus")
)
_FILLING = frozenset(("on", "the", "put", "is", "call", "called", "for", "at", "to", "time"))
_ENDS = {
    "off": CallResult.CALLED_OFF,
    "stop": CallResult.CALLED_OFF,
    "cancel": CallResult.CALLED_OFF,
    "acted": CallResult.ACTED,
    "acts": CallResult.ACTED,
    "dead": CallResult.DEAD,
    "folded": CallResult.DEAD,
    "checked": CallResult.CHECKED,
    "checks": CallResult.CHECKED,
}


def clock(room: Room, tokens: Sequence[Token]) -> Found:
    """Read who is put on the clock, else what is said of the level's time."""
    calls = _calls(room, [token for token in tokens if token.key not in _FILLING])
    level = clock_words(room, tokens)
    if not calls:
        return level
    table_alone = all(token.kind is Kind.NUMBER for token in tokens)
    drafts = (*level.drafts, *calls) if table_alone else (*calls, *level.drafts)
    return Found(drafts[:MOST])


def ended(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.5 acted", "kim acted in time": the clock that runs on him ends."""
    tokens = [token for token in (*before, *after) if token.key not in {"in", "time", *_FILLING}]
    drafts = _endings(room, tokens, CallResult.ACTED)
    return Found(drafts[:MOST], "" if drafts else "Who acted? 12.5 acted ends the clock on him.")


def _calls(room: Room, tokens: Sequence[Token]) -> tuple[Draft, ...]:
    if not tokens or any(_is_length(token) for token in tokens):
        return ()
    result = next((_ENDS[token.key] for token in tokens if token.key in _ENDS), None)
    if result is not None:
        return _endings(room, [token for token in tokens if token.key not in _ENDS], result)
    who, seconds = _parted(tokens)
    people = said(room, who)
    if people.odd or len(people.refs) > 1:
        return ()
    if people.refs:
        found = by_ref(room, people.refs[0], Prefer.IN_PLAY)
        seated = islice((entry for entry in found if entry.seat is not None), MOST)
        return tuple(_draft(room, entry, seconds) for entry in seated)
    if people.table is None or room.table(people.table) is None:
        return ()
    command = CallClock(people.table, None, seconds)
    name = f"Table {people.table}"
    typed = f"clock table {people.table}"
    return (Draft(command, str(people.table), name, "is on the clock", "", typed),)


def _is_length(token: Token) -> bool:
    """Tell whether a piece can only be about the level's time."""
    if token.kind is Kind.MARK:
        return token.key in {"+", "-"}
    if token.kind is Kind.SEAT:
        return token.key == ":"
    return token.kind is Kind.TIME or (token.key in _LENGTHS and token.key not in _SECONDS)


def _parted(tokens: Sequence[Token]) -> tuple[list[Token], int | None]:
    """Part who is meant from the seconds that were said behind him."""
    said_units = bool(tokens) and tokens[-1].key in _SECONDS
    kept = list(tokens[:-1]) if said_units else list(tokens)
    if len(kept) > 1 and kept[-1].kind is Kind.NUMBER and kept[-2].kind is not Kind.NUMBER:
        return kept[:-1], kept[-1].a
    # "90 s" names nobody.
    return ([] if said_units else kept), None


def _draft(room: Room, entry: Entry, seconds: int | None) -> Draft:
    seat = entry.seat
    assert seat is not None  # noqa: S101 - whoever has none was left out
    more = "" if seconds is None else f" {seconds}"
    return Draft(
        CallClock(seat.table, seat.seat, seconds),
        str(seat),
        room.name(entry.id),
        "is on the clock",
        "",
        f"clock {seat}{more}",
    )


def _endings(room: Room, tokens: Sequence[Token], result: CallResult) -> tuple[Draft, ...]:
    # A table was named before a player of it was.
    running = sorted(
        room.state.calls.open.values(), key=lambda call: (call.seat is not None, call.number)
    )
    if tokens:
        people = said(room, tokens)
        named = {one.id for ref in people.refs for one in by_ref(room, ref, Prefer.IN_PLAY)}
        running = [
            call
            for call in running
            if call.entry in named or (not people.refs and call.table == people.table)
        ]
        if not running and named:
            # The desk says that no clock runs on him.
            first = sorted(named)[:MOST]
            return tuple(_none(room, room.state.entries[one], result) for one in first)
    return tuple(_ending(room, call, result) for call in running[:MOST])


def _none(room: Room, entry: Entry, result: CallResult) -> Draft:
    place = str(entry.seat or "")
    return Draft(EndCall(0, result), place, room.name(entry.id), RESULTS[result], "", "")


def _ending(room: Room, call: Call, result: CallResult) -> Draft:
    place = str(call.table) if call.seat is None else str(call.seat)
    name = f"Table {call.table}" if call.entry is None else room.name(call.entry)
    word = next(word for word, meant in _ENDS.items() if meant is result)
    typed = f"clock {place} {word}"
    return Draft(EndCall(call.number, result), place, name, RESULTS[result], "", typed)
