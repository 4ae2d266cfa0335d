"""What is typed for a stack, digit by digit, before anything is written."""

from __future__ import annotations

from tdtool.tournament.days.bag_view import BagRow
from tdtool.tournament.days.commands import BagStack
from tdtool.tournament.days.values import Bag
from tdtool.tournament.values import SeatAt
from tdtool.ui.days.bag_typing import LONGEST, BagTyping, Cell

OPEN = BagRow(1, SeatAt(12, 5), None)
BAGGED = BagRow(2, SeatAt(12, 6), Bag("7", SeatAt(12, 6), 45_000, 44_500))


def typed(typing: BagTyping, digits: str) -> BagTyping:
    for digit in digits:
        typing = typing.digit(digit)
    return typing


def entered(typing: BagTyping) -> BagTyping:
    after = typing.enter()
    assert isinstance(after, BagTyping)
    return after


def test_both_counts_are_typed_one_after_the_other() -> None:
    dealer = entered(typed(BagTyping(OPEN), "045000"))
    assert (dealer.cell, dealer.player, dealer.text) == (Cell.DEALER, 45_000, "")
    assert typed(dealer, "44500").enter() == BagStack(1, 45_000, 44_500)
    assert dealer.enter() == BagStack(1, 45_000, 45_000)


def test_a_known_count_stands_until_it_is_typed_anew() -> None:
    dealer = entered(BagTyping(BAGGED))
    assert dealer.counted == 45_000
    assert typed(dealer, "45000").enter() == BagStack(2, 45_000, 45_000)
    assert BagTyping(BAGGED).once() == BagStack(2, 45_000, None)


def test_the_bag_has_a_number_of_its_own() -> None:
    number = BagTyping(BAGGED).step(1).step(1).step(1)
    assert number.cell is Cell.BAG
    assert number.enter() == number
    assert typed(number, "117").enter() == BagStack(2, 45_000, 44_500, "117")
    none = typed(BagTyping(OPEN)._replace(cell=Cell.BAG, player=1), "9")
    assert none.enter() == none


def test_nothing_typed_writes_nothing() -> None:
    assert BagTyping().enter() == BagTyping()
    assert BagTyping(OPEN).enter() == BagTyping(OPEN)
    assert BagTyping().once() is None
    assert BagTyping(OPEN).once() is None


def test_digits_are_taken_back_and_never_too_many() -> None:
    typing = typed(BagTyping(OPEN), "12")
    assert typing.erase().text == "1"
    back = entered(typing).erase()
    assert (back.cell, back.player) == (Cell.PLAYER, 12)
    assert len(typed(BagTyping(OPEN), "9" * 20).text) == LONGEST


def test_another_stack_lets_the_typing_go() -> None:
    typing = typed(BagTyping(OPEN), "12")
    assert typing.in_hand(BAGGED) == BagTyping(BAGGED)
    assert typing.in_hand(OPEN._replace(seat=None)).text == "12"
    assert typing.in_hand(None) == BagTyping()
