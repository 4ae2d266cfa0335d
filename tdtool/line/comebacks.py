"""Who is back: busts taken back, re-entries, the wrong player, the floor's check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line import penalty_words
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import clock_text
from tdtool.line.who import MOST, Prefer, Ref, by_ref, nobody, said, spoilt
from tdtool.tournament import commands as c
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry

_SEATS_OFFERED = 3
_DRAWS_OFFERED = 3
"""Re-entries offered at once: each is asked of the desk with a draw."""


def _was_out(room: Room, entry: Entry) -> str:
    bust = room.state.busts.get(entry.id)
    if bust is None:
        return ""
    place = "" if bust.seat is None else f" of {bust.seat}"
    return f"went out{place} at {clock_text(bust.at_ms, room.now)}"


def back(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim back", "12.5 back", "kim back at 12.6".

    His penalty is over, his bust is taken back, or he re-enters.
    """
    people = said(room, (*before, *after))
    if not people.refs:
        return Found(hint="Who is back? A name (kim back) or the seat he left (12.5 back).")
    wrong = spoilt(room, people, most=2)
    if wrong:
        return Found(hint=wrong)
    from_penalty = penalty_words.back(room, people.refs)
    if from_penalty:
        return Found(from_penalty)
    who, *rest = people.refs
    seat = next((ref.seat for ref in rest if ref.seat is not None), None)
    found = by_ref(room, who, Prefer.OUT)
    if not found:
        if who.seat is not None and room.has_seat(who.seat):
            return Found(hint=f"Nobody went out of {who.seat}.")
        return Found(hint=nobody(room, who))
    if len(found) == 1 and seat is None:
        return Found(tuple(of_one(room, found[0])))
    if seat is not None and _refilled(room, found[0]) == seat:
        return Found((_never_left(room, found[0], seat),))
    drafts = [_take_back(room, entry, seat) for entry in found[:MOST]]
    return Found(tuple(drafts))


def of_one(room: Room, entry: Entry) -> list[Draft]:
    """Offer the ways in which one who is out may be back."""
    again = _re_enter(room, entry)
    refilled = _refilled(room, entry)
    found = [_take_back(room, entry, None)]
    if refilled is not None:
        found += [_never_left(room, entry, refilled), *_other_seats(room, entry, refilled)]
    return [*found, again]


def _take_back(room: Room, entry: Entry, seat: SeatAt | None) -> Draft:
    name = room.name(entry.id)
    return Draft(
        c.TakeBackBust(entry.id, seat),
        room.where(entry),
        name,
        "is back" if seat is None else f"is back in {seat}",
        ", ".join(part for part in ("never went out", _was_out(room, entry)) if part),
        f"{name} back" if seat is None else f"{name} back {seat}",
    )


def _refilled(room: Room, entry: Entry) -> SeatAt | None:
    """Give the seat he went out of where somebody else has it now."""
    bust = room.state.busts.get(entry.id)
    if bust is None or bust.seat is None or room.state.occupant(bust.seat) is None:
        return None
    return bust.seat


def _never_left(room: Room, entry: Entry, seat: SeatAt) -> Draft:
    """Leave him where he still sits; who has the seat by now is drawn another."""
    name, holder = room.name(entry.id), room.state.occupant(seat)
    drawn = "" if holder is None else f"{room.name(holder.id)} is drawn another seat"
    return Draft(
        c.TakeBackBust(entry.id, never_left=True),
        room.where(entry),
        name,
        f"still sits in {seat}",
        drawn,
        f"{name} still in {seat}",
    )


def _other_seats(room: Room, entry: Entry, old: SeatAt) -> list[Draft]:
    """Ask where he sits when his old seat has somebody else: open seats of his table."""
    table = room.state.tables[old.table]
    return [
        _take_back(room, entry, SeatAt(table.number, seat))
        for seat in table.open_seats()[:_SEATS_OFFERED]
    ]


def _re_enter(room: Room, entry: Entry) -> Draft:
    name = room.name(entry.id)
    word = "" if entry.status is Status.OUT else "out on his word, the floor checks"
    return Draft(
        c.ReEnter(entry.id),
        room.where(entry),
        name,
        "re-enters",
        word or _was_out(room, entry),
        f"reentry {name}",
    )


def re_enter(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "reentry kim" and "kim re-enters"."""
    people = said(room, (*before, *after))
    if not people.refs:
        return Found(hint="Who re-enters? reentry kim.")
    wrong = spoilt(room, people)
    if wrong:
        return Found(hint=wrong)
    ref = people.refs[0]
    found = by_ref(room, ref, Prefer.OUT)
    if ref.seat is not None:
        occupant = room.state.occupant(ref.seat)
        found = ([] if occupant is None else [occupant]) + found
    if not found:
        return Found(hint=nobody(room, ref))
    return Found(tuple(_re_enter(room, entry) for entry in found[:_DRAWS_OFFERED]))


def was(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.5 was 12.6": not the first went out but the second."""
    first = said(room, [token for token in before if token.key != "not"])
    second = said(room, after)
    too_much = spoilt(room, first) or spoilt(room, second)
    if too_much:
        return Found(hint=too_much)
    wrong, right = first.refs, second.refs
    if not wrong:
        return Found(hint="Who was it? 12.5 was 12.6: not 12.5 went out but 12.6.")
    gone = by_ref(room, wrong[0], Prefer.OUT)
    if not gone:
        return Found(hint=_not_out(room, wrong[0]))
    one = gone[0]
    if not right:
        where = wrong[0].seat or room.name(one.id)
        return Found(
            (go_on(f"{where} was ", room.name(one.id), "was", f"{where} was 12.6", "out"),)
        )
    found = by_ref(room, right[0], Prefer.IN_PLAY)
    if not found:
        return Found(hint=nobody(room, right[0]))
    drafts = [_correct(room, one, other) for one, other in _pairs(gone, found)]
    return Found(tuple(drafts[:MOST]))


def _pairs(gone: Sequence[Entry], found: Sequence[Entry]) -> list[tuple[Entry, Entry]]:
    pairs = [(gone[0], entry) for entry in found]
    return pairs + [(entry, found[0]) for entry in gone[1:]]


def _not_out(room: Room, ref: Ref) -> str:
    return nobody(room, ref) if ref.seat is None else f"Nobody went out of {ref.seat}."


def _correct(room: Room, wrong: Entry, right: Entry) -> Draft:
    place = right.seat if right.seat is not None else room.name(right.id)
    bust = room.state.busts.get(wrong.id)
    old = bust.seat if bust is not None and bust.seat is not None else room.name(wrong.id)
    return Draft(
        c.CorrectBust(wrong.id, right.id),
        room.where(right),
        room.name(right.id),
        "was out",
        f"not {room.name(wrong.id)}; same time, same place",
        f"{old} was {place}",
    )


def checked(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "checked kim": the floor confirms a bust taken on his word."""
    people = said(room, (*before, *after))
    wrong = spoilt(room, people)
    if wrong:
        return Found(hint=wrong)
    if people.refs:
        found = by_ref(room, people.refs[0], Prefer.OUT)
        found.sort(key=lambda entry: entry.id not in room.state.to_check)
        if not found:
            return Found(hint=nobody(room, people.refs[0]))
    else:
        found = [room.state.entries[number] for number in sorted(room.state.to_check)]
        if not found:
            return Found(hint="Nothing waits for the floor to check.")
    return Found(
        tuple(
            Draft(
                c.CheckFloor(entry.id),
                room.where(entry),
                room.name(entry.id),
                "is checked",
                _was_out(room, entry),
                f"checked {room.name(entry.id)}",
            )
            for entry in found[:MOST]
        )
    )
