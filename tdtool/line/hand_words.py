"""What is said of a table's hand: the button, the blinds, the next hand, who posts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.candidate import ShowWhoPosts
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import clock_text, listed
from tdtool.line.table_words import ONE_TABLE, numbers, the_table
from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import strays
from tdtool.line.who import Prefer, by_name, by_ref, no_table, said
from tdtool.tournament import commands as c

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Table

_BUTTON = frozenset(("button", "btn", "buttons"))
_BIG = frozenset(("bb", "bigblind"))
_SMALL = frozenset(("sb", "smallblind"))
_OUT = frozenset(("out", "bust", "busted", "gone", "left", "x"))
_NEW = frozenset(("new", "arrived", "came"))
_IDLE = frozenset(("dealer", "first", "hand", "last", "was", "is", "were", "the", "had", "has"))
_ON = frozenset(("on", "at", "of", "table"))


class _Went(NamedTuple):
    """Who left: seats still shown with a player, seats empty by now, and who is new."""

    here: Sequence[int]
    gone: Sequence[int]
    new: Sequence[int]


class _Hand:
    """The pieces of one hand as they were said."""

    def __init__(self, room: Room, tokens: Sequence[Token]) -> None:
        self.room = room
        self.table: int | None = None
        self.button: list[int] = []
        self.small: list[int] = []
        self.big: list[int] = []
        self.out: list[int] = []
        self.new: list[int] = []
        self.loose: list[int] = []
        self.odd: list[Token] = []
        self._slot: list[int] | None = None
        self._out_said = False
        tokens = _joined(tokens)
        for place, token in enumerate(tokens):
            self._take(token, tokens[place - 1].key if place else "")
        self._end()
        self._names()

    def _take(self, token: Token, before: str) -> None:  # noqa: C901
        key = token.key
        if token.kind is Kind.TABLE:
            self.table = token.a
        elif token.kind is Kind.SEAT and (token.key != "," or self.table is None):
            self.table = token.a
            self._seat(token.b)
        elif token.kind is Kind.SEAT:
            self._seat(token.a)
            self._seat(token.b)
        elif token.kind is Kind.NUMBER and self._is_table(before):
            self.table = token.a
        elif token.kind in {Kind.NUMBER, Kind.CHAIR}:
            self._seat(token.a)
        elif token.kind is not Kind.WORD or key in _IDLE or key in _ON or key == "and":
            return
        elif key in _BUTTON | _BIG | _SMALL:
            self._slot = self.button if key in _BUTTON else self.big if key in _BIG else self.small
        elif key in _OUT:
            self._out_said = True
            self.out += self.loose
            self.loose = []
        elif key in _NEW or key == "dealt":
            self.new += self.loose
            self.loose = []
        elif key != "not":
            self.odd.append(token)

    def _is_table(self, before: str) -> bool:
        """Take a number for the table where nothing else was said yet, or after "on"."""
        if self.table is not None:
            return False
        return before in _ON or (self._slot is None and not self.button and not self.big)

    def _seat(self, seat: int) -> None:
        if self._slot is None:
            self.loose.append(seat)
            return
        self._slot.append(seat)
        self._slot = None

    def _end(self) -> None:
        """Read "12.9 button" and "12 button 3 out 4 7": the number stands before its word."""
        if self._slot is not None and self.loose:
            self._slot.append(self.loose.pop())
        if self._out_said:
            self.out += self.loose
            self.loose = []

    def _names(self) -> None:
        """Take the names of players at this table as their seats."""
        table = self.room.shown if self.table is None else self.table
        if not self.odd or table is None:
            return
        typed = self.room.text[self.odd[0].start : self.odd[-1].end]
        for entry in by_name(self.room, typed, Prefer.IN_PLAY):
            if entry.seat is not None and entry.seat.table == table:
                self.odd = []
                (self.out if self._out_said else self.loose).append(entry.seat.seat)
                return


def _joined(tokens: Sequence[Token]) -> list[Token]:
    """Join "big blind" and "small blind" to one word each."""
    found: list[Token] = []
    for token in tokens:
        if token.key in {"blind", "blinds"} and found and found[-1].key in {"big", "small"}:
            found[-1] = found[-1]._replace(key=f"{found[-1].key}blind", end=token.end)
        else:
            found.append(token)
    return [
        token._replace(key=f"{token.key}blind") if token.key in {"big", "small"} else token
        for token in found
    ]


def button(room: Room, tokens: Sequence[Token], *, first: bool = False) -> Found:
    """Read "12 button 3", "12 bb 5", "12 button 3 4 7 out": the last hand; or the first one."""
    hand = _Hand(room, tokens)
    number = hand.table if hand.table is not None else room.shown
    if number is None:
        return Found(hint="Which table, which seat? 12 button 3, or 12 bb 5.")
    table = room.table(number)
    if table is None:
        return Found(hint=no_table(room, number), final=True)
    if hand.odd:
        piece = " ".join(room.text[hand.odd[0].start : hand.odd[-1].end].split())[:40]
        return Found(hint=f"Nobody called “{piece}” sits at table {number}.", final=True)
    if first:
        return _first(table, hand)
    if not hand.button and not hand.big:
        seat = next(iter(sorted(table.occupants)), 1)
        word = "button" if any(token.key in _BUTTON for token in tokens) else "bb"
        example = f"{number} {word} {seat}"
        asked = f"{'button' if word == 'button' else 'big blind'}…"
        return Found((go_on(f"{number} {word} ", "Last hand", asked, example, str(number)),))
    if hand.loose:
        seats = listed([str(seat) for seat in hand.loose])
        typed = " ".join(room.text.split())
        return Found(
            (go_on(f"{typed} out", "Last hand", f"{seats}…", "4 7 out, or 4 new", str(number)),)
        )
    drafts = _readings(room, table, hand)
    begins = table.hand == 0 and table.first_button is None
    if begins and hand.button and not hand.out:
        drafts.append(_first_hand(table, hand.button[0]))
    return Found(tuple(drafts))


def _first(table: Table, hand: _Hand) -> Found:
    seats = hand.button or hand.loose
    if not seats:
        number = table.number
        example = f"{number} first button 3"
        draft = go_on(f"{number} first button ", "First hand", "button…", example, str(number))
        return Found((draft,))
    return Found((_first_hand(table, seats[0]),))


def _first_hand(table: Table, seat: int) -> Draft:
    return Draft(
        c.SetFirstButton(table.number, seat),
        str(table.number),
        "First hand",
        f"button {seat}",
        "the next player where nobody sits there",
        f"{table.number} first button {seat}",
    )


def _readings(room: Room, table: Table, hand: _Hand) -> list[Draft]:
    """Read who went out in it: those who sit there, else those who left, refilled seats twice."""
    here = [seat for seat in hand.out if seat in table.occupants]
    gone = [seat for seat in hand.out if seat not in table.occupants]
    drafts = [_given(room, table, hand, _Went(here, gone, hand.new))]
    refilled = [
        seat
        for seat in here
        if seat in table.departed
        and room.is_recent(table.departed[seat][1])
        and table.departed[seat][0] != table.occupants[seat]
    ]
    if refilled:
        stay = [seat for seat in here if seat not in refilled]
        new = [*hand.new, *refilled]
        drafts.append(_given(room, table, hand, _Went(stay, [*gone, *refilled], new)))
    if not hand.out:
        since = [
            seat
            for seat, (_, ms) in sorted(table.departed.items())
            if room.is_recent(ms) and seat not in table.occupants
        ]
        if since:
            drafts.append(_given(room, table, hand, _Went([], since, hand.new)))
    return drafts


def _given(room: Room, table: Table, hand: _Hand, went: _Went) -> Draft:
    number = table.number
    out = tuple(table.occupants[seat] for seat in went.here)
    command: c.GiveButton | c.GiveBigBlind
    if hand.button:
        command = c.GiveButton(
            table=number,
            button=hand.button[0],
            left=tuple(went.gone),
            out=out,
            small_blind=hand.small[0] if hand.small else None,
            big_blinds=tuple(hand.big),
            not_dealt=tuple(went.new),
        )
        said_of = f"button {hand.button[0]}"
        if hand.big:
            said_of += f", big blind {listed([str(seat) for seat in hand.big])}"
    else:
        command = c.GiveBigBlind(number, hand.big[-1], tuple(went.gone), out, tuple(went.new))
        said_of = f"big blind {hand.big[-1]}"
    return Draft(
        command,
        str(number),
        "Last hand",
        said_of,
        _who_went(room, table, went),
        _typed(number, hand, went),
    )


def _who_went(room: Room, table: Table, went: _Went) -> str:
    parts = []
    if went.here:
        names = [f"{seat} {room.name(table.occupants[seat])}" for seat in went.here]
        parts.append(f"{listed(names)} {'is' if len(went.here) == 1 else 'are'} out")
    if went.gone:
        parts.append(
            f"{listed([_gone(room, table, seat) for seat in went.gone])} dealt in, gone since"
        )
    return "; ".join(parts)


def _gone(room: Room, table: Table, seat: int) -> str:
    left = table.departed.get(seat)
    if left is None:
        return str(seat)
    return f"{seat} {room.name(left[0])} ({clock_text(left[1], room.now)})"


def _typed(number: int, hand: _Hand, went: _Went) -> str:
    parts = [str(number)]
    parts += [f"button {seat}" for seat in hand.button[:1]]
    parts += [f"sb {seat}" for seat in hand.small[:1]]
    parts += [f"bb {seat}" for seat in hand.big]
    if went.here or went.gone:
        parts.append(f"{' '.join(str(seat) for seat in sorted([*went.here, *went.gone]))} out")
    if went.new:
        parts.append(f"{' '.join(str(seat) for seat in sorted(went.new))} new")
    return " ".join(parts)


def next_hand(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12 next": step the table to its next hand."""
    if strays((*before, *after)):
        return Found()
    if len(numbers((*before, *after))) > 1:
        return Found(hint=ONE_TABLE)
    number = the_table(room, (*before, *after))
    if number is None:
        return Found(hint="Which table? 12 next.")
    if room.table(number) is None:
        return Found(hint=no_table(room, number))
    subject = f"Table {number}"
    draft = Draft(c.NextHand(number), str(number), subject, "next hand", "", f"{number} next")
    return Found((draft,))


def who_posts(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12 who posts": show the answer of a table."""
    people = said(room, [token for token in (*before, *after) if token.key != "?"])
    number = people.table
    if number is None and people.refs:
        found = by_ref(room, people.refs[0], Prefer.IN_PLAY)
        seats = [entry.seat for entry in found if entry.seat is not None]
        seat = people.refs[0].seat or next(iter(seats), None)
        number = None if seat is None else seat.table
    elif number is None:
        number = room.shown
    if number is None:
        return Found(hint="At which table? 12 who posts.")
    if room.table(number) is None:
        return Found(hint=no_table(room, number))
    return Found((shows_who_posts(number),))


def shows_who_posts(number: int) -> Draft:
    """Show who posts at a table."""
    typed = f"{number} who posts"
    return Draft(ShowWhoPosts(number), str(number), f"Table {number}", "who posts?", "", typed)
