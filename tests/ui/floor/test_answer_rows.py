from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.question import ButtonRule, GameForm, LastHand, Question
from tdtool.rules.posting import posts
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.ui.floor.answer_grid import spoken
from tdtool.ui.floor.answer_rows import AnswerRow, Badge, Part, answer_rows, posted
from tdtool.ui.floor.rule_answer import rule_answer, then_text
from tdtool.ui.floor.said import Next
from tests.ui.floor.hands import BB_ANTE, NAMES, next_hand

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer


def rows(
    made: Answer,
    then: Answer | None = None,
    stakes: Stakes = BB_ANTE,
    stacks: dict[int, int] | None = None,
) -> tuple[AnswerRow, ...]:
    names = {seat: name for seat, name in NAMES.items() if seat in made.dealt_in}
    return answer_rows(made, then, posted(posts(made, stakes, stacks), stakes), names)


def test_dead_button_and_who_pays_what() -> None:
    shown = rows(next_hand(gone=(4, 7)), next_hand(seats=9))
    assert [(row.part, row.badges, row.name, row.amount, row.note) for row in shown] == [
        (Part.BUTTON, (Badge(4, empty=True),), "empty seat", "", "dead button"),
        (Part.SMALL_BLIND, (Badge(5),), "Name 5", "5,000", ""),
        (Part.BIG_BLIND, (Badge(6),), "Name 6", "10,000", "+ 10,000 BB ante"),
        (Part.FIRST, (Badge(8),), "Name 8", "", "after the flop 5 first, 3 last"),
    ]
    assert [(row.then, row.then_name) for row in shown][:2] == [
        ((Badge(4),), "empty seat"),
        ((Badge(5),), "Name 5"),
    ]


def test_several_big_blinds_have_a_row_each() -> None:
    shown = rows(next_hand(ButtonRule.MOVING, gone=(4, 7)))
    found = [(row.part, row.badges[0].seat, row.note) for row in shown]
    assert found == [
        (Part.BUTTON, 5, ""),
        (Part.SMALL_BLIND, 5, "on the button"),
        (Part.BIG_BLIND, 6, ""),
        (Part.BIG_BLIND, 8, "+ 10,000 BB ante"),
        (Part.FIRST, 9, "after the flop 6 first, 5 last"),
    ]


def test_nobody_posts_the_small_blind() -> None:
    shown = rows(next_hand(gone=(5,)))
    assert shown[1] == AnswerRow(
        Part.SMALL_BLIND, (Badge(5, empty=True),), "nobody", "", "no small blind this hand"
    )


def test_who_waits_is_said() -> None:
    shown = rows(next_hand(ButtonRule.SIMPLIFIED, new=(5,)))
    assert [row.badges[0].seat for row in shown if row.part is Part.WAITS] == [5]


def test_short_big_blind_is_all_in() -> None:
    shown = rows(next_hand(), stacks={6: 10_100})
    big = next(row for row in shown if row.part is Part.BIG_BLIND)
    assert (big.amount, big.note) == ("10,000", "+ 100 BB ante, all in")


def test_button_ante_is_nobodys_on_an_empty_seat() -> None:
    stakes = Stakes(100, 200, Ante(AnteKind.BUTTON, 200))
    assert rows(next_hand(gone=(4,)), stakes=stakes)[0].note == "dead button, no ante this hand"
    button = rows(next_hand(), stakes=stakes)[0]
    assert (button.amount, button.note) == ("200", "ante")


@pytest.mark.parametrize(
    ("form", "stakes", "parts", "first"),
    [
        (
            GameForm.STUD,
            Stakes(ante=Ante(AnteKind.EACH, 100), bring_in=200),
            [Part.BUTTON, Part.FIRST],
            ("by the up-cards", "brings in 200"),
        ),
        (
            GameForm.SHORT_DECK,
            Stakes(ante=Ante(AnteKind.SHORT_DECK, 100)),
            [Part.BUTTON, Part.FIRST],
            ("Name 5", "after the flop 5 first, 4 last"),
        ),
    ],
)
def test_games_without_blinds(
    form: GameForm, stakes: Stakes, parts: list[Part], first: tuple[str, str]
) -> None:
    shown = rows(next_hand(form=form), next_hand(form=form), stakes)
    assert [row.part for row in shown] == parts
    assert (shown[-1].name, shown[-1].note) == first


def test_rows_are_said_in_words() -> None:
    assert spoken(rows(next_hand(gone=(4,)))).startswith(
        "Button seat 4 empty seat dead button; Small blind seat 5 Name 5 5,000;"
    )


def test_column_marks_what_differs_from_the_events_rule() -> None:
    own = next_hand(gone=(4, 7))
    other = next_hand(ButtonRule.MOVING, gone=(4, 7))
    chips = posted(posts(other, BB_ANTE), BB_ANTE)
    column = rule_answer(Next(other, None), own, chips, NAMES, "why")
    marked = [[(badge.seat, badge.differs) for badge in row.badges] for row in column.rows]
    assert marked == [[(5, True)], [(5, False)], [(6, False), (8, True)], [(9, True)]]
    assert [row.text for row in column.rows] == ["Name 5", "on the button", "ante by 8", "Name 9"]
    assert (column.own, column.source) == (False, "Robert's Rules 11, section 4, 2a")


def test_hand_after_in_a_line() -> None:
    moving = next_hand(ButtonRule.MOVING, gone=(4, 7))
    question = Question(ButtonRule.MOVING, moving.as_last_hand(), moving.dealt_in)
    assert then_text(answer(question)) == "button 6, small 6 + 8, big 9"
    assert then_text(next_hand(gone=(5,))) == "button 4, no small, big 6"
    assert then_text(next_hand(form=GameForm.SHORT_DECK)) == "button 4"
    assert then_text(None) == ""


def test_heads_up_button_posts_the_small_blind() -> None:
    last = LastHand(2, 2, (7,), (2, 7))
    made = answer(Question(ButtonRule.DEAD, last, (2, 7)))
    assert [row.note for row in rows(made)][1] == "on the button"
