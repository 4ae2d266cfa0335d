"""Cards, and who brings it in (TDA24 RP-10, WSOP26 IX)."""

from __future__ import annotations

import pytest

from tdtool.rules.cards import Card, Suit, read_card
from tdtool.rules.house import TDA_2024
from tdtool.rules.up_cards import StudGame, bring_in, opener, say_bring_in, source


def shown(*cards: str) -> dict[int, Card]:
    return {seat: read_card(card) for seat, card in enumerate(cards, 1)}


@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        (("Ks", "3h", "2d", "9c"), 3),
        (("2h", "2c", "2s", "2d"), 2),
        (("As", "Ad", "Kc"), 3),
        (("As", "Ad", "Ah"), 2),
    ],
)
@pytest.mark.parametrize("game", [StudGame.HIGH, StudGame.EIGHT_OR_BETTER])
def test_the_lowest_card_opens(game: StudGame, cards: tuple[str, ...], seat: int) -> None:
    assert bring_in(shown(*cards), game) == seat


@pytest.mark.parametrize(
    ("cards", "seat"),
    [
        (("Kh", "Ks", "Kd"), 2),
        (("As", "2c", "3c"), 3),
        (("Ac", "Qd", "10s"), 2),
        (("As", "Ah", "Ac"), 1),
    ],
)
@pytest.mark.parametrize("game", [StudGame.RAZZ, StudGame.HI_LO_REGULAR])
def test_the_highest_card_opens_the_ace_low(
    game: StudGame, cards: tuple[str, ...], seat: int
) -> None:
    assert bring_in(shown(*cards), game) == seat


def test_all_in_for_the_ante_passes_the_opening_on_tda24_rp_10_e() -> None:
    order = (2, 3, 5, 1)
    assert opener(3, order, ()) == 3
    assert opener(3, order, {3, 5}) == 1
    assert opener(1, order, {1}) == 2
    assert opener(1, order, set(order)) is None


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Kh", Card(13, Suit.HEARTS)),
        ("10s", Card(10, Suit.SPADES)),
        (" tD ", Card(10, Suit.DIAMONDS)),
        ("2c", Card(2, Suit.CLUBS)),
    ],
)
def test_cards_are_read_as_typed(text: str, card: Card) -> None:
    assert read_card(text) == card
    assert read_card(str(card)) == card


@pytest.mark.parametrize("text", ["", "K", "h", "1h", "Kx", "Khh", "11s", "K♥"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is no card: write rank and suit"):
        read_card(text)


def test_what_is_said_of_the_bring_in() -> None:
    cards = shown("Ks", "3h", "2d", "9c")
    assert say_bring_in(cards, StudGame.HIGH) == "Seat 3 brings it in: the 2d is the lowest card."
    assert say_bring_in(cards, StudGame.RAZZ, {1: "Ann"}) == (
        "Ann brings it in: the Ks is the highest card."
    )
    assert source(TDA_2024) == ("TDA24", "RP-10")
