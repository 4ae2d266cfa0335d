"""Prizes and bounties: who was paid, who knocked whom out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line import outs
from tdtool.line.draft import Draft, Found
from tdtool.line.spoken import listed
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST, Prefer, by_ref, nobody, said, spoilt
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.awards import Award, awards
from tdtool.tournament.prizes.commands import NameKnockout, PayPrize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId


def paid(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim paid", "paid 58" (a place), or "paid" for all who wait."""
    rest = (*before, *after)
    won = awards(room.state)
    if not rest:
        waiting = [award for award in won.values() if award.due > 0 or award.tickets]
        if not waiting:
            return Found(hint="Nobody waits for his prize. kim paid, or paid 58 by his place.")
        return Found(tuple(_pay(room, award) for award in waiting[:MOST]))
    if len(rest) == 1 and rest[0].kind is Kind.NUMBER:
        place = rest[0].a
        found = [award for award in won.values() if _has(award, place)]
        if not found:
            return Found(hint=f"Nobody has won anything for place {place:,}.")
        return Found(tuple(_pay(room, award) for award in found[:MOST]))
    people = said(room, rest)
    wrong = spoilt(room, people)
    if wrong or not people.refs:
        return Found(hint=wrong or "Who was paid? kim paid, or paid 58 by his place.")
    entries = by_ref(room, people.refs[0], Prefer.OUT)
    if not entries:
        return Found(hint=nobody(room, people.refs[0]))
    return Found(tuple(_pay(room, _award(won, entry)) for entry in entries[:MOST]))


def _has(award: Award, place: int) -> bool:
    return award.place is not None and award.place.first <= place <= award.place.last


def _award(won: dict[int, Award], entry: Entry) -> Award:
    return won.get(entry.id) or Award(entry.id, None, 0, (), 0, 0)


def _pay(room: Room, award: Award) -> Draft:
    name = room.name(award.entry)
    currency = prices_of(room.state).currency
    parts = [written(award.due, currency)] if award.due > 0 else []
    what = " and ".join([*parts, *award.tickets])
    place = "" if award.place is None else str(award.place)
    return Draft(
        PayPrize(award.entry),
        room.where(room.state.entries[award.entry]),
        name,
        f"is paid {what}".rstrip(),
        place,
        f"paid {name}",
    )


def knocked_out(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim by oksana": it is named of one who is out; another is out by it."""
    if not before:
        return Found(hint="Who by whom? 12.5 out by 12.3, kim by oksana and bo.", final=True)
    gone, winners = said(room, before), said(room, after)
    ref = gone.refs[0] if len(gone.refs) == 1 else None
    found = (
        [] if ref is None else by_ref(room, ref, Prefer.IN_PLAY) or by_ref(room, ref, Prefer.OUT)
    )
    if not found or found[0].id not in room.state.busts:
        by = before[-1]._replace(kind=Kind.WORD, key="by")
        return outs.out(room, before, (by, *after))
    wrong = spoilt(room, gone) or spoilt(room, winners, most=8)
    if wrong or not winners.refs:
        return Found(hint=wrong or "Out by whom? 12.5 by 12.3.", final=True)
    named = [by_ref(room, ref, Prefer.IN_PLAY) for ref in winners.refs]
    unknown = next((ref for ref, one in zip(winners.refs, named, strict=True) if not one), None)
    if unknown is not None:
        return Found(hint=nobody(room, unknown), final=True)
    by_whom = [one[0].id for one in named]
    gone_before = [entry for entry in found[:MOST] if entry.id in room.state.busts]
    return Found(tuple(_by(room, entry, by_whom) for entry in gone_before), final=True)


def _by(room: Room, out: Entry, by: Sequence[EntryId]) -> Draft:
    name = room.name(out.id)
    said_by = listed([room.name(one) for one in by])
    return Draft(
        NameKnockout(out.id, tuple(by)),
        room.where(out),
        name,
        f"was knocked out by {said_by}",
        "",
        f"{name} by {said_by}",
    )
