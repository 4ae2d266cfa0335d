"""An answer about the next hand, row by row, as it stands below the table."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.question import GameForm
from tdtool.rules.stakes import AnteKind, Stakes
from tdtool.ui.figures import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.rules.button.answer import Answer
    from tdtool.rules.posting import Post

NO_STAKES = Stakes()
EMPTY_SEAT = "empty seat"


class Part(Enum):
    """What a row is about; the value is its label."""

    BUTTON = "Button"
    SMALL_BLIND = "Small blind"
    BIG_BLIND = "Big blind"
    FIRST = "First to act"
    WAITS = "Waits"


class Badge(NamedTuple):
    """A seat's number in a box; dashed where it is empty, blue where it differs."""

    seat: int
    empty: bool = False
    differs: bool = False


class AnswerRow(NamedTuple):
    """One row: whose part, the seats, the name, chips and a remark; then the hand after."""

    part: Part
    badges: tuple[Badge, ...]
    name: str
    amount: str = ""
    note: str = ""
    then: tuple[Badge, ...] = ()
    then_name: str = ""


class Posted(NamedTuple):
    """The chips of one answer: what each seat posts in which stakes."""

    posts: Mapping[int, Post]
    stakes: Stakes = NO_STAKES


def posted(posts: Iterable[Post], stakes: Stakes) -> Posted:
    """Put an answer's posts in order by seat."""
    return Posted({post.seat: post for post in posts}, stakes)


def answer_rows(
    answer: Answer, then: Answer | None, chips: Posted, names: Mapping[int, str]
) -> tuple[AnswerRow, ...]:
    """Write an answer as rows; several small or big blinds have a row each.

    `names` holds the players by seat; `then` is the hand after.
    """
    rows = [
        _button(answer, chips, names),
        *_small_blinds(answer, chips, names),
        *_big_blinds(answer, chips, names),
        _first(answer, chips, names),
        *(
            AnswerRow(Part.WAITS, (Badge(seat),), name_at(names, seat), note="for the button")
            for seat in answer.positions.waits
        ),
    ]
    return tuple(rows) if then is None else _with_then(rows, then, names)


def name_at(names: Mapping[int, str], seat: int) -> str:
    """Give the name in a seat ("" where nobody knows it), or say that it is empty."""
    return names.get(seat, EMPTY_SEAT)


def _button(answer: Answer, chips: Posted, names: Mapping[int, str]) -> AnswerRow:
    seat = answer.positions.button
    post = chips.posts.get(seat)
    kind = chips.stakes.ante.kind
    amount, note = "", ""
    if answer.button_empty:
        note = "dead button" if seat not in names else "dead button, he waits"
        if kind is AnteKind.BUTTON and chips.stakes.ante.amount:
            note = "dead button, no ante this hand"
    elif post is not None and post.button_post:
        amount = number(post.button_post)
    elif post is not None and post.ante and kind in {AnteKind.BUTTON, AnteKind.SHORT_DECK}:
        amount, note = number(post.ante), "ante"
    empty = answer.button_empty
    return AnswerRow(Part.BUTTON, (Badge(seat, empty),), name_at(names, seat), amount, note)


def _small_blinds(answer: Answer, chips: Posted, names: Mapping[int, str]) -> Iterable[AnswerRow]:
    spot = answer.positions
    if answer.form is not GameForm.BLINDS:
        return
    if not spot.small_blinds:
        position = spot.small_blind
        badges = () if position is None else (Badge(position, empty=True),)
        yield AnswerRow(Part.SMALL_BLIND, badges, "nobody", note="no small blind this hand")
    for seat in spot.small_blinds:
        post = chips.posts.get(seat)
        amount = (post.small_blind or post.dead) if post is not None else 0
        remarks = []
        if seat == spot.button:
            remarks.append("on the button")
        if seat in spot.big_blinds:
            remarks.append("dead, beside the big blind")
        if post is not None and seat not in spot.big_blinds:
            remarks += _short(post)
        yield AnswerRow(
            Part.SMALL_BLIND,
            (Badge(seat),),
            name_at(names, seat),
            number(amount) if amount else "",
            ", ".join(remarks),
        )


def _big_blinds(answer: Answer, chips: Posted, names: Mapping[int, str]) -> Iterable[AnswerRow]:
    for seat in answer.positions.big_blinds:
        post = chips.posts.get(seat)
        remarks = []
        if post is not None:
            if post.ante and chips.stakes.ante.kind is AnteKind.BIG_BLIND:
                remarks.append(f"+ {number(post.ante)} BB ante")
            remarks += _short(post)
        yield AnswerRow(
            Part.BIG_BLIND,
            (Badge(seat),),
            name_at(names, seat),
            number(post.big_blind) if post is not None and post.big_blind else "",
            ", ".join(remarks),
        )


def _short(post: Post) -> list[str]:
    return ["all in"] if post.all_in else []


def _first(answer: Answer, chips: Posted, names: Mapping[int, str]) -> AnswerRow:
    if answer.form is GameForm.STUD:
        bring_in = chips.stakes.bring_in
        note = f"brings in {number(bring_in)}" if bring_in else ""
        return AnswerRow(Part.FIRST, (), "by the up-cards", note=note)
    seat = answer.preflop[0]
    note = f"after the flop {answer.postflop[0]} first, {answer.postflop[-1]} last"
    return AnswerRow(Part.FIRST, (Badge(seat),), name_at(names, seat), note=note)


def _with_then(
    rows: list[AnswerRow], then: Answer, names: Mapping[int, str]
) -> tuple[AnswerRow, ...]:
    """Put the seats of the hand after into the first row of each part."""
    spot = then.positions
    first = then.preflop[:1] if then.form is not GameForm.STUD else ()
    seats = {
        Part.BUTTON: (spot.button,),
        Part.SMALL_BLIND: spot.small_blinds,
        Part.BIG_BLIND: spot.big_blinds,
        Part.FIRST: first,
    }
    done: set[Part] = set()
    made = []
    for row in rows:
        found = seats.get(row.part, ()) if row.part not in done else ()
        done.add(row.part)
        badges = tuple(
            Badge(seat, empty=row.part is Part.BUTTON and then.button_empty) for seat in found
        )
        name = name_at(names, found[0]) if len(found) == 1 else ""
        if row.part is Part.SMALL_BLIND and not found and row == _first_of(rows, row.part):
            name = "nobody"
        made.append(row._replace(then=badges, then_name=name))
    return tuple(made)


def _first_of(rows: list[AnswerRow], part: Part) -> AnswerRow:
    return next(row for row in rows if row.part is part)
