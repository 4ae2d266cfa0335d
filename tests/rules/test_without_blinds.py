"""Hands without blinds: stud, where the button waits, and short deck."""

from __future__ import annotations

import pytest

from tdtool.rules.books import Book
from tdtool.rules.button.answer import Event, Positions, What
from tdtool.rules.button.next_hand import ahead, answer, positions
from tdtool.rules.button.question import (
    ButtonRule,
    ButtonSettings,
    GameForm,
    LastHand,
    Question,
)

SIX = (1, 2, 3, 4, 5, 6)
DEAD, MOVING, SIMPLIFIED = ButtonRule


class TestStud:
    LAST = LastHand(6, 1, (2,), SIX)

    def test_button_moves_once_and_waits_tda24_11_b(self) -> None:
        question = Question(DEAD, self.LAST, SIX, form=GameForm.STUD)
        found = ahead(question, 3)
        assert [hand.positions for hand in found] == [Positions(1, None, (), ())] * 3
        assert found[0].as_last_hand() == self.LAST
        assert found[0].reason[1:3] == (Book.TDA24, "11-B")
        assert found[0].reason.events == (Event(What.STUD_BUTTON_WAITS, (1,)),)

    def test_it_waits_on_an_empty_seat_too(self) -> None:
        question = Question(DEAD, self.LAST, SIX[1:], gone=frozenset({1}), form=GameForm.STUD)
        found = answer(question)
        assert found.button_empty
        assert found.dealt_in == SIX[1:]
        assert found.reason.events == (
            Event(What.STUD_BUTTON_WAITS, (1,)),
            Event(What.BUTTON_ON_EMPTY_SEAT, (1,)),
        )

    def test_the_next_hand_with_blinds_is_the_ordinary_one(self) -> None:
        stud = answer(Question(DEAD, self.LAST, SIX, form=GameForm.STUD))
        assert positions(Question(DEAD, stud.as_last_hand(), SIX)) == Positions(1, 2, (2,), (3,))

    def test_nobody_waits_in_stud(self) -> None:
        last = LastHand(8, 1, (3,), (1, 3, 4, 5, 6, 8))
        occupied = (1, 2, 3, 4, 5, 6, 8)
        assert positions(Question(DEAD, last, occupied)).waits == (2,)
        stud = answer(Question(DEAD, last, occupied, form=GameForm.STUD))
        assert stud.dealt_in == occupied
        assert Event(What.ARRIVAL_DEALT_IN, (2,)) in stud.reason.events

    def test_wsop_names_its_own_number(self) -> None:
        settings = ButtonSettings(book=Book.WSOP26)
        found = answer(Question(DEAD, self.LAST, SIX, settings=settings, form=GameForm.STUD))
        assert found.reason[1:3] == (Book.WSOP26, "67b")

    def test_robert_has_no_such_rule(self) -> None:
        settings = ButtonSettings(book=Book.RROP11)
        found = answer(Question(DEAD, self.LAST, SIX, settings=settings, form=GameForm.STUD))
        assert found.reason[1:3] == (Book.TDA24, "11-B")

    def test_stud_only_leaves_the_button_alone(self) -> None:
        last = LastHand(4, None, (), SIX)
        assert positions(Question(DEAD, last, SIX, form=GameForm.STUD)).button == 4


class TestShortDeck:
    def test_always_a_live_seat_wsop26_ix(self) -> None:
        question = Question(
            DEAD, LastHand(1, None, (), SIX), (1, 4, 5, 6), form=GameForm.SHORT_DECK
        )
        found = answer(question)
        assert found.positions == Positions(4, None, (), ())
        assert found.preflop == found.postflop == (5, 6, 1, 4)
        assert found.reason[1:3] == (Book.WSOP26, "IX")
        assert [hand.positions.button for hand in ahead(question, 4)] == [4, 5, 6, 1]

    def test_button_who_left_is_told(self) -> None:
        question = Question(
            DEAD,
            LastHand(1, None, (), SIX),
            SIX[1:],
            gone=frozenset({1}),
            form=GameForm.SHORT_DECK,
        )
        assert answer(question).reason.events == (
            Event(What.BUTTON_LEFT, (1,)),
            Event(What.SHORT_DECK_BUTTON, (2,)),
        )

    @pytest.mark.parametrize("rule", ButtonRule)
    def test_blinds_after_short_deck_begin_behind_the_next_button(self, rule: ButtonRule) -> None:
        found = answer(Question(rule, LastHand(1, None, (), SIX), SIX))
        assert (found.positions.button, found.positions.big_blinds) == (2, (4,))
        assert found.reason.events == (Event(What.BLINDS_BEGIN, (2, 3, 4)),)
        assert found.reason.book == ""
