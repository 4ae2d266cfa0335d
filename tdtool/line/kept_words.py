"""What is kept for somebody: seats, seats within reach, pairs apart, feature tables, seats won."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.table_words import ONE_TABLE, numbers, the_table
from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import strays
from tdtool.line.who import MOST, Prefer, by_ref, no_table, nobody, said, spoilt
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import SizeFrom
from tdtool.tournament.plans.size_steps import has_level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import SeatAt

_PAIR = 2


def reserve(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "reserve 12.5 kim" and "12.5 kept for kim": the seat is given to nobody else."""
    people = said(room, (*before, *after))
    seat = next((ref.seat for ref in people.refs if ref.seat is not None), None)
    wrong = spoilt(room, people, _PAIR)
    if wrong or seat is None:
        return Found(hint=wrong or "Which seat for whom? reserve 12.5 kim.")
    if not room.has_seat(seat):
        return Found(hint=nobody(room, people.refs[0]))
    who = [ref for ref in people.refs if ref.seat != seat]
    if not who:
        return Found((go_on(f"reserve {seat} ", f"Seat {seat}", "is kept for…", "kim", str(seat)),))
    found = by_ref(room, who[0], Prefer.UNSEATED)
    drafts = tuple(_kept(room, seat, entry) for entry in found[:MOST])
    return Found(drafts) if drafts else Found(hint=nobody(room, who[0]))


def _kept(room: Room, seat: SeatAt, entry: Entry) -> Draft:
    return Draft(
        plc.ReserveSeat(seat, entry.id),
        str(seat),
        f"Seat {seat}",
        f"is kept for {room.name(entry.id)}",
        "nobody else is drawn there",
        f"reserve {seat} {room.name(entry.id)}",
    )


def release(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "release 12.5": the seat is drawn again."""
    people = said(room, (*before, *after))
    seat = people.refs[0].seat if people.refs else None
    if seat is None or len(people.refs) > 1 or people.odd:
        return Found(hint="Which seat? release 12.5.")
    if not room.has_seat(seat):
        return Found(hint=nobody(room, people.refs[0]))
    draft = Draft(
        plc.ReserveSeat(seat, None),
        str(seat),
        f"Seat {seat}",
        "is kept for nobody any more",
        "drawn again",
        f"release {seat}",
    )
    return Found((draft,))


def access(room: Room, before: Sequence[Token], after: Sequence[Token], *, needed: bool) -> Found:
    """Read "access kim" (he needs a seat within reach) and "access 12.5" (that is one)."""
    people = said(room, (*before, *after))
    wrong = spoilt(room, people)
    if wrong or not people.refs:
        return Found(hint=wrong or "Who needs a seat within reach? access kim, access 12.5.")
    ref = people.refs[0]
    found = by_ref(room, ref, Prefer.UNSEATED)
    drafts = [_needs(room, entry, needed=needed) for entry in found[:MOST]]
    if ref.seat is not None and room.has_seat(ref.seat):
        drafts.append(_within_reach(ref.seat, marked=needed))
    return Found(tuple(drafts[:MOST])) if drafts else Found(hint=nobody(room, ref))


def _needs(room: Room, entry: Entry, *, needed: bool) -> Draft:
    name = room.name(entry.id)
    return Draft(
        plc.NeedAccess(entry.id, needed),
        room.where(entry),
        name,
        "needs a seat within reach" if needed else "needs no seat within reach",
        "drawn before the others (TDA24 9)" if needed else "drawn like everybody",
        f"{'access' if needed else 'no access'} {name}",
    )


def _within_reach(seat: SeatAt, *, marked: bool) -> Draft:
    return Draft(
        plc.MarkSeat(seat, marked),
        str(seat),
        f"Seat {seat}",
        "is within everybody’s reach" if marked else "is a seat like any other",
        "",
        f"{'access' if marked else 'no access'} {seat}",
    )


def apart(room: Room, before: Sequence[Token], after: Sequence[Token], *, kept: bool) -> Found:
    """Read "apart kim and lee": draws put them at different tables."""
    people = said(room, (*before, *after))
    word = "apart" if kept else "not apart"
    wrong = spoilt(room, people, _PAIR)
    if wrong or len(people.refs) < _PAIR:
        return Found(hint=wrong or f"Two players, please: {word} kim and lee.")
    found: list[list[Entry]] = []
    for ref in people.refs:
        found.append(by_ref(room, ref, Prefer.UNSEATED))
        if not found[-1]:
            return Found(hint=nobody(room, ref))
    pairs = ((one, other) for one in found[0] for other in found[1] if one is not other)
    drafts = tuple(_pair(room, one, other, kept=kept) for one, other in islice(pairs, MOST))
    return Found(drafts) if drafts else Found(hint=f"Two players, please: {word} kim and lee.")


def _pair(room: Room, one: Entry, other: Entry, *, kept: bool) -> Draft:
    names = room.name(one.id), room.name(other.id)
    return Draft(
        plc.KeepApart(one.id, other.id, kept),
        f"{room.where(one)}, {room.where(other)}",
        f"{names[0]} and {names[1]}",
        "are kept apart in draws" if kept else "may be drawn to one table",
        "who sits there now stays" if kept else "",
        f"{'apart' if kept else 'not apart'} {names[0]} and {names[1]}",
    )


def feature(room: Room, before: Sequence[Token], after: Sequence[Token], *, shown: bool) -> Found:
    """Read "feature 12": the table that is shown to the public breaks last and gives last."""
    tokens = (*before, *after)
    if strays(tokens) or len(numbers(tokens)) > 1:
        return Found(hint=ONE_TABLE) if not strays(tokens) else Found()
    number = the_table(room, tokens)
    if number is None:
        return Found(hint="Which table? feature 12.")
    if room.table(number) is None:
        return Found(hint=no_table(room, number))
    draft = Draft(
        plc.FeatureTable(number, shown),
        str(number),
        f"Table {number}",
        "is the feature table" if shown else "is a table like any other",
        "breaks last" if shown else "",
        f"{'feature' if shown else 'no feature'} {number}",
    )
    return Found((draft,))


def wins(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim wins a seat" and "12.5 wins 61,000" (what he leaves with)."""
    chips = after[-1].a if after and after[-1].kind is Kind.NUMBER else None
    people = said(room, (*before, *(after if chips is None else after[:-1])))
    wrong = spoilt(room, people)
    if wrong or not people.refs:
        return Found(hint=wrong or "Who has won a seat? 12.5 wins 60000.")
    found = by_ref(room, people.refs[0], Prefer.IN_PLAY)
    drafts = tuple(_wins(room, entry, chips) for entry in found[:MOST])
    return Found(drafts) if drafts else Found(hint=nobody(room, people.refs[0]))


def _wins(room: Room, entry: Entry, chips: int | None) -> Draft:
    milestone = room.state.plans.settings.milestone
    gone = milestone if chips is None else chips
    return Draft(
        plc.WinSeat(entry.id, chips),
        room.where(entry),
        room.name(entry.id),
        "has won a seat",
        "" if gone is None else f"{gone:,} chips leave play",
        f"{entry.seat or room.name(entry.id)} wins{'' if chips is None else f' {chips}'}",
    )


def sizes_from(
    room: Room, before: Sequence[Token], after: Sequence[Token], *, by_day: bool
) -> Found:
    """Read "all with 8 seats from level 20" and "8 seats from day 2": To do says when."""
    seats = [token.a for token in before if token.kind is Kind.NUMBER]
    unit = "day" if by_day else "level"
    if len(seats) != 1 or not after:
        return Found(hint=f"How many seats from which {unit}? All with 8 seats from {unit} 2.")
    label = room.text[after[0].start : after[-1].end].strip()
    if by_day and after[0].kind is not Kind.NUMBER:
        return Found(hint="From which day? All with 8 seats from day 2.")
    if not by_day and not has_level(room.state, label):
        return Found(hint=f"There is no level {label}.")
    step = SizeFrom(seats[0], after[0].a if by_day else None, "" if by_day else label)
    settings = room.state.plans.settings
    others = [one for one in settings.sizes if (one.day, one.level) != (step.day, step.level)]
    draft = Draft(
        plc.ChangePlans(replace(settings, sizes=(*others, step))),
        "",
        "All tables",
        f"have {step.seats} seats from {unit} {label} on",
        "To do says when",
        f"all with {step.seats} seats from {unit} {label}",
    )
    return Found((draft,))
