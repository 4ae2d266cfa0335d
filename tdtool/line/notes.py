"""Notes about a table, a player or the evening, and the message on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.tokens import Kind
from tdtool.line.who import Prefer, by_name
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token

_SHOWN = 60
"""Signs of a note that a candidate shows."""


def note(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "note 12 floor asked for a fan", "note 12.5 ...", "note kim: ...", "note ..."."""
    rest = list(tokens[last:])
    start = rest[0].start if rest else len(room.text)
    text = room.text[start:].strip().lstrip(":").strip() if rest else ""
    plain = _draft(room, text) if text else go_on("note ", "A note", "is kept", "note 12 …")
    about = _about(room, rest) or _begun(room, rest)
    return Found((plain,) if about is None else (about, plain))


_OFF = frozenset(("off", "clear", "none", "empty", "gone", "remove"))


def message(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "message Dinner is served"; "message" alone takes it off the board."""
    rest = tokens[last:]
    text = room.text[rest[0].start :].strip().lstrip(":").strip() if rest else ""
    if text and not (len(rest) == 1 and rest[0].key in _OFF):
        return Found((_board(text),))
    off = Draft(ec.SetMessage(""), "", "The board", "has no message any more", "", "message off")
    more = go_on("message ", "The board", "says…", "message Dinner is served")
    if rest:
        return Found((off, _board(text)))
    return Found((off, more) if room.state.message is not None else (more,))


def _board(text: str) -> Draft:
    shown = _cut(text)
    return Draft(ec.SetMessage(text), "", "The board", "says so", shown, f"message {text}")


def _cut(text: str) -> str:
    shown = " ".join(text.split())
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"


def _begun(room: Room, rest: Sequence[Token]) -> Draft | None:
    """Go on where only the table or the seat of the note was typed."""
    if len(rest) != 1:
        return None
    first = rest[0]
    if first.kind in {Kind.NUMBER, Kind.TABLE} and room.table(first.a) is not None:
        return go_on(f"note {first.a} ", f"A note about table {first.a}", "is kept", "note …")
    occupant = room.state.occupant(SeatAt(first.a, first.b)) if first.kind is Kind.SEAT else None
    if occupant is None:
        return None
    subject = f"A note about {room.name(occupant.id)}"
    return go_on(f"note {occupant.seat} ", subject, "is kept", "note …")


def _draft(
    room: Room, text: str, about: str = "", table: int | None = None, entry: int | None = None
) -> Draft:
    shown = _cut(text)
    subject = "A note"
    if entry is not None:
        subject = f"A note about {room.name(entry)}"
    elif table is not None:
        subject = f"A note about table {table}"
    typed = " ".join(part for part in ("note", about, text) if part)
    return Draft(c.WriteNote(text, table, entry), about, subject, "is kept", shown, typed)


def _about(room: Room, rest: Sequence[Token]) -> Draft | None:
    """Find the table, seat or player that stands in front of the note."""
    if not rest:
        return None
    first = rest[0]
    text = room.text[first.end :].strip().lstrip(":").strip()
    if not text:
        return None
    if first.kind in {Kind.NUMBER, Kind.TABLE} and room.table(first.a) is not None:
        return _draft(room, text, str(first.a), table=first.a)
    if first.kind is Kind.SEAT:
        seat = SeatAt(first.a, first.b)
        occupant = room.state.occupant(seat)
        return None if occupant is None else _draft(room, text, str(seat), entry=occupant.id)
    colon = next((token for token in rest if token.kind is Kind.MARK and token.key == ":"), None)
    if colon is None:
        return None
    found = by_name(room, room.text[first.start : colon.start], Prefer.IN_PLAY)
    text = room.text[colon.end :].strip()
    if not found or not text:
        return None
    about = str(found[0].seat or "")
    return _draft(room, text, about, entry=found[0].id)
