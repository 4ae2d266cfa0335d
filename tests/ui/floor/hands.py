"""Answers and table views made by hand, for what is shown of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.question import ButtonRule, GameForm, LastHand, Question
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament.views import Age, PositionView, SeatState, SeatView, TableView, Word

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer

BB_ANTE = Stakes(5_000, 10_000, Ante(AnteKind.BIG_BLIND, 10_000))
NAMES = {seat: f"Name {seat}" for seat in range(1, 10)}


def next_hand(
    rule: ButtonRule = ButtonRule.DEAD,
    *,
    gone: tuple[int, ...] = (),
    new: tuple[int, ...] = (),
    seats: int = 9,
    form: GameForm = GameForm.BLINDS,
) -> Answer:
    """Give the hand after button 3, blinds 4 and 5, when these left and came."""
    everybody = tuple(range(1, seats + 1))
    small = None if rule is ButtonRule.MOVING else 4
    last = LastHand(3, small, (5,), tuple(s for s in everybody if s not in new))
    stay = tuple(seat for seat in everybody if seat not in gone)
    return answer(Question(rule, last, stay, frozenset(new), frozenset(gone), form=form))


def seat(number: int, name: str = "", word: Word | None = None, **more: object) -> SeatView:
    """Make one seat of a view: with a name somebody sits there."""
    state = more.get("state", SeatState.SEATED if name else SeatState.EMPTY)
    assert isinstance(state, SeatState)
    stack = more.get("stack")
    assert stack is None or isinstance(stack, int)
    return SeatView(number, state, number if name else None, name, stack, word)


def table(
    seats: tuple[SeatView, ...], age: Age = Age.UNKNOWN, made: Answer | None = None, **more: object
) -> TableView:
    """Make a table's view, as the desk would give it."""
    last = LastHand(3, 4, (5,), tuple(s.seat for s in seats)) if age is not Age.UNKNOWN else None
    not_counted = more.get("not_counted", ())
    reports = more.get("open_reports", 0)
    assert isinstance(not_counted, tuple)
    assert isinstance(reports, int)
    return TableView(
        table=12,
        seats=seats,
        head="",
        position=PositionView(age, last, None if last is None else 1_000_000),
        open_reports=reports,
        locked=False,
        answer=made,
        then=None,
        posts=(),
        why="",
        rule="",
        not_counted=not_counted,
    )
