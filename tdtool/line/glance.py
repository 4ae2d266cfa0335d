"""A table, a seat or a name alone: what can be seen and done there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line import comebacks, hand_words, outs, seats, table_words
from tdtool.line.bust_report import Report
from tdtool.line.candidate import Find, Show
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.who import MOST, Prefer, Ref, by_name, by_ref, no_table, nobody, said
from tdtool.tournament import commands as c
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.state import Status

_GLIMPSES = 3

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId, SeatAt


def glance(room: Room, tokens: Sequence[Token]) -> Found:
    """Read a sentence without a verb."""
    people = said(room, tokens)
    if len(people.refs) > 1:
        return _two(room, tokens, people.refs)
    if people.refs and people.refs[0].seat is not None:
        return _seat(room, people.refs[0].seat)
    if people.refs:
        return _name(room, people.refs[0])
    if people.table is not None:
        return _table(room, people.table)
    return Found()


def _table(room: Room, number: int) -> Found:
    table = room.table(number)
    if table is None:
        return Found((table_words.opens(room, number),), no_table(room, number))
    name = f"Table {number}"
    shows = shows_table(number, f"{len(table.occupants)} of {table.seats}")
    seat = min(table.occupants, default=1)
    drafts = [
        shows,
        hand_words.shows_who_posts(number),
        go_on(f"{number}.", name, "seat…", f"{number}.{seat} out", str(number)),
        go_on(
            f"{number} button ", name, "last hand, button…", f"{number} button {seat}", str(number)
        ),
        go_on(f"{number} has ", name, "has…", f"{number} has 7", str(number)),
        Draft(c.NextHand(number), str(number), name, "next hand", "", f"{number} next"),
    ]
    return Found(tuple(drafts))


def shows_table(number: int, remark: str = "") -> Draft:
    """Show a table."""
    return Draft(Show(number), str(number), f"Table {number}", "is shown", remark, f"{number}")


def _seat(room: Room, seat: SeatAt) -> Found:
    occupant = room.state.occupant(seat)
    if occupant is not None:
        return Found(tuple(_what_he_can(room, occupant)))
    hint = nobody(room, Ref(seat))
    if not room.has_seat(seat):
        return Found(hint=hint)
    drafts = [shows_table(seat.table)]
    left = room.state.tables[seat.table].departed.get(seat.seat)
    if left is not None and room.state.entries[left[0]].status is Status.OUT:
        drafts += comebacks.of_one(room, room.state.entries[left[0]])
    locked = seat.seat in room.state.tables[seat.table].locked_seats
    drafts.append(table_words.lock_seat(seat, locked=not locked))
    return Found(tuple(drafts[:MOST]), hint)


def _what_he_can(room: Room, entry: Entry) -> list[Draft]:
    """List what can be done with one player, looking first."""
    name = room.name(entry.id)
    drafts: list[Draft] = []
    if entry.seat is not None:
        drafts.append(
            Draft(
                Show(entry.seat.table),
                str(entry.seat),
                name,
                "is shown",
                f"table {entry.seat.table}",
                f"{entry.seat.table}",
            )
        )
        if entry.awaited:
            drafts.append(seats.arrives(room, entry))
    if entry.status in {Status.SEATED, Status.STANDING}:
        drafts += outs.one_player(room, Report(room, ()), entry)
    if entry.seat is not None:
        drafts.append(seats.move_drawn(room, entry))
        drafts.append(go_on(f"{name} sits at ", name, "sits at…", "7.6", str(entry.seat)))
    elif entry.status is not Status.OUT:
        drafts.append(seats.draw_one(room, entry))
        drafts.append(go_on(f"seat {name} ", name, "gets seat…", "7.3", room.where(entry)))
    else:
        drafts += comebacks.of_one(room, entry)
    return drafts[:MOST]


def _name(room: Room, ref: Ref) -> Found:
    found = by_ref(room, ref, Prefer.IN_PLAY)
    if not found:
        return Found(hint=nobody(room, ref))
    if len(found) == 1:
        return Found(tuple(_what_he_can(room, found[0])))
    drafts = [_glimpse(room, entry) for entry in found[:MOST]]
    if len(found) > MOST:
        drafts[-1] = finds(ref.name, len(found) - MOST + 1)
    return Found(tuple(drafts))


def finds(typed: str, more: int) -> Draft:
    """Look for everybody whose name fits."""
    text = " ".join(typed.split())
    return Draft(Find(text), "", f"{more:,} more", "are found", f"everybody with “{text}”", text)


def _glimpse(room: Room, entry: Entry) -> Draft:
    """Show one of several players; Tab goes on with him."""
    name = room.name(entry.id)
    where = room.where(entry)
    if entry.seat is None:
        act: Show | Find = Find(name)
        typed = f"{name} "
    else:
        act, typed = Show(entry.seat.table), f"{entry.seat} "
    return Draft(act, where, name, "is shown" if entry.seat else "is found", "", typed)


def _two(room: Room, tokens: Sequence[Token], refs: Sequence[Ref]) -> Found:
    """Read somebody and a seat, or two seats: a move, a find, a swap."""
    drafts: list[Draft] = []
    if len(refs) == 2 and refs[1].seat is not None:  # noqa: PLR2004
        drafts += seats.move(room, tokens, ()).drafts
    missing = [ref for ref in refs if not by_ref(room, ref, Prefer.IN_PLAY)]
    if missing and not drafts:
        return Found(hint=nobody(room, missing[0]))
    if missing:
        return Found(tuple(drafts[:MOST]))
    text = " ".join(str(ref.seat or " ".join(ref.name.split())) for ref in refs)
    drafts.append(go_on(f"{text} out", "", "who is out?", f"{text} out"))
    return Found(tuple(drafts[:MOST]))


def carded(room: Room, number: EntryId) -> Found:
    """Show whose seat card was scanned: Enter, which a scanner types too, only shows him."""
    card = room.state.entries.get(number)
    entry = None if card is None else room.state.last_entry_of(card.person)
    if entry is None:
        return Found(hint=f"No seat card of this tournament has the code {scan_text(number)}.")
    shown = _glimpse(room, entry)
    rest = [draft for draft in _what_he_can(room, entry) if not isinstance(draft.act, Show)]
    return Found((shown, *rest)[:MOST])


def is_called(room: Room, typed: str) -> bool:
    """Tell whether somebody who is entered has exactly this name."""
    persons = room.roster.exact(typed)
    return any(room.state.last_entry_of(person) is not None for person in persons)


def glimpses(room: Room, typed: str) -> list[Draft]:
    """Show whose name begins like the whole sentence, whatever its words do otherwise."""
    if not room.roster.begins(typed):
        return []
    found = by_name(room, typed, Prefer.IN_PLAY)[:_GLIMPSES]
    return [_glimpse(room, entry) for entry in found]
