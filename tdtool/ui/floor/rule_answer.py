"""One rule's answer, short, to stand beside those of the other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.rules.button.sentence import rule_name
from tdtool.rules.stakes import AnteKind
from tdtool.ui.figures import number
from tdtool.ui.floor.answer_rows import Badge, Part, Posted, name_at
from tdtool.ui.floor.book_words import book_says

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.button.answer import Answer
    from tdtool.ui.floor.said import Next

TITLES = {
    ButtonRule.DEAD: "Dead button",
    ButtonRule.MOVING: "Moving button",
    ButtonRule.SIMPLIFIED: "Simplified",
}


class ShortRow(NamedTuple):
    """A row of a column: label, seats, and a name or a remark."""

    part: Part
    badges: tuple[Badge, ...]
    text: str


class RuleAnswer(NamedTuple):
    """A column: the rule, where it stands written, its rows, the hand after, and why.

    `book` is what the book says, in a few sentences.
    """

    rule: ButtonRule
    title: str
    own: bool
    source: str = ""
    rows: tuple[ShortRow, ...] = ()
    then: str = ""
    why: str = ""
    book: str = ""


def seats_of(answer: Answer, part: Part) -> tuple[int, ...]:
    """List the seats that have a part in an answer."""
    spot = answer.positions
    if part is Part.BUTTON:
        return (spot.button,)
    if part is Part.SMALL_BLIND:
        return spot.small_blinds
    if part is Part.BIG_BLIND:
        return spot.big_blinds
    if part is Part.WAITS:
        return spot.waits
    return () if answer.form is GameForm.STUD else answer.preflop[:1]


def rule_answer(
    made: Next, own: Answer, chips: Posted, names: Mapping[int, str], why: str
) -> RuleAnswer:
    """Shorten an answer to a column; seats that `own` (the event's answer) has not are marked."""
    answer, then = made
    parts = [Part.BUTTON, Part.FIRST]
    if answer.form is GameForm.BLINDS:
        parts[1:1] = [Part.SMALL_BLIND, Part.BIG_BLIND]
    if answer.positions.waits or own.positions.waits:
        parts.append(Part.WAITS)
    rows = tuple(_row(answer, own, part, chips, names) for part in parts)
    title = TITLES[answer.rule]
    named = rule_name(answer.reason)
    source = named.partition(", ")[2] if named.startswith(title) else named
    return RuleAnswer(
        answer.rule,
        title,
        answer.rule is own.rule,
        source,
        rows,
        then_text(then),
        why,
        book_says(answer),
    )


def then_text(then: Answer | None) -> str:
    """Say the hand after in a line: button 6, small 6 + 8, big 9."""
    if then is None:
        return ""
    spot = then.positions
    parts = [f"button {spot.button}"]
    if then.form is GameForm.BLINDS:
        parts.append(f"small {_joined(spot.small_blinds)}" if spot.small_blinds else "no small")
        parts.append(f"big {_joined(spot.big_blinds)}")
    return ", ".join(parts)


def _joined(seats: tuple[int, ...]) -> str:
    return " + ".join(map(str, seats))


def _short(seats: tuple[int, ...], chips: Posted) -> str:
    """Say who is all in with his blind: "800 all in", "6: 800 all in"."""
    found = [
        (seat, chips.posts[seat].total)
        for seat in seats
        if seat in chips.posts and chips.posts[seat].all_in
    ]
    alone = len(seats) == 1
    return ", ".join(
        f"{number(total)} all in" if alone else f"{seat}: {number(total)} all in"
        for seat, total in found
    )


def _row(
    answer: Answer, own: Answer, part: Part, chips: Posted, names: Mapping[int, str]
) -> ShortRow:
    seats = seats_of(answer, part)
    usual = seats_of(own, part)
    empty = part is Part.BUTTON and answer.button_empty
    badges = tuple(Badge(seat, empty, seat not in usual) for seat in seats)
    return ShortRow(part, badges, _text(answer, part, seats, chips, names))


def _text(
    answer: Answer, part: Part, seats: tuple[int, ...], chips: Posted, names: Mapping[int, str]
) -> str:
    if not seats:
        return "by the up-cards" if part is Part.FIRST else "nobody"
    spot = answer.positions
    short = _short(seats, chips) if part in {Part.SMALL_BLIND, Part.BIG_BLIND} else ""
    if short:
        return short if len(seats) > 1 else f"{short} {name_at(names, seats[0])}".strip()
    if part is Part.BIG_BLIND and len(seats) > 1:
        ante = chips.stakes.ante
        paid = ante.kind is AnteKind.BIG_BLIND and ante.amount
        return f"ante by {seats[-1]}" if paid else "both post"
    if part is Part.SMALL_BLIND and len(seats) == 1 and seats[0] == spot.button:
        return "on the button"
    return name_at(names, seats[0]) if len(seats) == 1 else ""
