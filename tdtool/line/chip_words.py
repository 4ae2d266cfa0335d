"""What is said of chips: "12.5 45000", "kim 45k", "12 chips 412k", "12 chips 45k 38k 20.5k"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line import table_words
from tdtool.line.draft import Draft, Found
from tdtool.line.spoken import players
from tdtool.line.tokens import scan
from tdtool.line.vocabulary import PHRASES, Verb
from tdtool.line.who import MOST, Prefer, by_ref, no_table, nobody, said, spoilt
from tdtool.rules.figures import FigureError, parse_chips
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.view import stack_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.line.who import Ref
    from tdtool.tournament.state import Entry, Table

_LEAST = 100
"""A smaller figure is no stack by itself: it may be a table or a seat."""
_WORDS = frozenset(
    word for verb in (Verb.CHIPS, Verb.HAS) for phrase in PHRASES[verb] for word in phrase.split()
) | {"is", "in"}
_AMOUNT = re.compile(r"(\S+)\s*$")
_HINT = "Whose chips? 12.5 45000, kim 45k, 12 chips 412k."


class _Counted(NamedTuple):
    """The amounts at the end of a sentence, and the pieces before them.

    `sure`: it was said that they are chips, or they cannot be anything else.
    """

    amounts: tuple[int, ...]
    before: tuple[Token, ...]
    sure: bool


def chips(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.5 chips 45000", "kim stack 45k", "12 chips 412k"."""
    del before, after
    one = _taken(room.text)
    if not one.amounts:
        return Found(hint=_HINT)
    found = _found(room, one)
    if found.drafts and isinstance(found.drafts[0].act, cc.CountStacks):
        # "chips player 136 45k": the first figure belongs to the name.
        return found
    return _found(room, _taken(room.text, several=True))


def has(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.5 has 45k" as chips, and "12 has 7" as heads."""
    found = _taken(room.text)
    if found.amounts and found.sure:
        counted = _found(room, found)
        if counted.drafts:
            return counted
    return table_words.has(room, before, after)


def bare(room: Room) -> Found:
    """Read "12.5 45000" and "kim 45k": somebody, and what can be nothing but chips."""
    found = _taken(room.text)
    if not found.sure or not found.before:
        return Found()
    return _found(room, found)


def _taken(text: str, *, several: bool = False) -> _Counted:
    """Take the amount off the end of a sentence, or all that stand there."""
    amounts: list[int] = []
    sure = False
    rest = re.sub(r"\s+(in\s+)?chips\s*$", "", text.rstrip(), flags=re.IGNORECASE)
    while (several or not amounts) and (last := _AMOUNT.search(rest)) is not None:
        try:
            amount = parse_chips(last[1])
        except FigureError:
            break
        if amounts and amount < _LEAST and last[1].isdecimal():
            break
        sure = amount >= _LEAST or not last[1].isdecimal()
        amounts.insert(0, amount)
        rest = rest[: last.start()]
    before = tuple(token for token in scan(rest) if token.key not in _WORDS)
    if not rest.strip() and len(amounts) > 1:
        # The first figure is the table: "112 45k 38k".
        before, amounts = scan(text.split(maxsplit=1)[0]), amounts[1:]
    return _Counted(tuple(amounts), before, sure)


def _found(room: Room, counted: _Counted) -> Found:
    people = said(room, counted.before)
    wrong = spoilt(room, people)
    if wrong:
        return Found(hint=wrong)
    if people.refs:
        return _of_player(room, people.refs[0], counted.amounts)
    number = people.table if people.table is not None else room.shown
    if number is None:
        return Found(hint=_HINT)
    table = room.table(number)
    if table is None:
        return Found(hint=no_table(room, number))
    return _of_table(table, counted.amounts)


def _of_player(room: Room, ref: Ref, amounts: tuple[int, ...]) -> Found:
    if len(amounts) > 1:
        return Found(hint="One player has one stack: 12.5 45000.")
    found = by_ref(room, ref, Prefer.IN_PLAY)
    if not found:
        return Found(hint=nobody(room, ref))
    return Found(tuple(_stack(room, entry, amounts[0]) for entry in found[:MOST]))


def _stack(room: Room, entry: Entry, amount: int) -> Draft:
    name = room.name(entry.id)
    before = stack_of(room.state, entry.id)
    remark = "" if before is None else f"{before.chips:,} before"
    where = room.where(entry)
    typed = f"{entry.seat or name} {amount}"
    return Draft(
        cc.CountStacks(((entry.id, amount),)), where, name, f"has {amount:,}", remark, typed
    )


def _of_table(table: Table, amounts: tuple[int, ...]) -> Found:
    """Count a table as a whole, or its players one by one in the order of their seats."""
    name, where = f"Table {table.number}", str(table.number)
    if len(amounts) == 1:
        remark = f"{players(len(table.occupants))} together"
        draft = Draft(
            cc.CountTable(table.number, amounts[0]),
            where,
            name,
            f"has {amounts[0]:,} in chips",
            remark,
            f"{table.number} chips {amounts[0]}",
        )
        return Found((draft,))
    seats = sorted(table.occupants)
    if len(amounts) != len(seats):
        sits = "sits" if len(seats) == 1 else "sit"
        return Found(
            hint=f"{len(amounts)} stacks, but {players(len(seats))} {sits} at table {table.number}."
        )
    stacks = tuple(
        (table.occupants[seat], amount) for seat, amount in zip(seats, amounts, strict=True)
    )
    listed = " ".join(map(str, amounts))
    draft = Draft(
        cc.CountStacks(stacks),
        where,
        name,
        f"{len(seats)} stacks, {sum(amounts):,} in all",
        f"seats {seats[0]} to {seats[-1]}, in this order",
        f"{table.number} chips {listed}",
    )
    return Found((draft,))
