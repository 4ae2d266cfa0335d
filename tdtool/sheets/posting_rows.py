"""The rows of a posting card: each marker, whose it is, its seat, what is paid."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from tdtool.rules.button.question import GameForm
from tdtool.sheets.figures import chips, listed

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer
    from tdtool.sheets.posting_card import Payment, PostingCard


class Marker(Enum):
    """What lies in front of a seat; the shapes differ, not only the letters."""

    BUTTON = "D"
    SMALL_BLIND = "SB"
    BIG_BLIND = "BB"
    ANTE = "A"
    BRING_IN = "BI"


@dataclass(frozen=True, slots=True)
class CardRow:
    """One row of a card; `seat` is empty where the row is about no seat."""

    marker: Marker
    label: str
    name: str
    seat: str = ""
    amount: str = ""
    beside: str = ""
    faint: bool = False
    """The seat is named, but nobody in it does anything."""


def rows(card: PostingCard) -> list[CardRow]:
    """List the rows of a card: button, small blinds, big blinds, antes, bring-in."""
    spot = card.answer.positions
    found = [_button(card)]
    if card.answer.form is GameForm.BLINDS:
        found += [_blind(card, Marker.SMALL_BLIND, seat) for seat in spot.small_blinds]
        if not spot.small_blinds:
            found.append(_no_small_blind(card))
        found += [_blind(card, Marker.BIG_BLIND, seat) for seat in spot.big_blinds]
    if each := _ante_of_all(card):
        found.append(_each_ante(card, each))
    if card.bring_in:
        by = card.bring_in_by or "the lowest card showing"
        found.append(CardRow(Marker.BRING_IN, "Bring-in", by, "", chips(card.bring_in)))
    return found


def _button(card: PostingCard) -> CardRow:
    seat = card.answer.positions.button
    paid = card.payment_of(seat)
    beside = _ante_words(paid) if seat not in card.answer.positions.big_blinds else ""
    if card.answer.button_empty:
        waits = card.answer.form is GameForm.STUD
        what = "waits here" if waits else "dead button"
        return CardRow(Marker.BUTTON, "Button", "empty seat", str(seat), "", what)
    if card.answer.form is GameForm.STUD:
        beside = "waits here"
    elif card.answer.form is GameForm.SHORT_DECK and paid.ante:
        return CardRow(
            Marker.BUTTON, "Button", _name(card, seat), str(seat), chips(paid.ante), "button ante"
        )
    elif seat in card.answer.positions.small_blinds and len(card.answer.dealt_in) == 2:  # noqa: PLR2004 - heads-up
        beside = beside or "heads-up"
    return CardRow(Marker.BUTTON, "Button", _name(card, seat), str(seat), "", beside)


def _blind(card: PostingCard, marker: Marker, seat: int) -> CardRow:
    paid = card.payment_of(seat)
    is_big = marker is Marker.BIG_BLIND
    amount = paid.big_blind if is_big else paid.small_blind
    spot = card.answer.positions
    with_ante = is_big or (seat not in spot.big_blinds and seat != spot.button)
    words = [_ante_words(paid) if with_ante else "", "all in" if paid.all_in else ""]
    label = "Big blind" if is_big else "Small blind"
    return CardRow(
        marker,
        label,
        _name(card, seat),
        str(seat),
        chips(amount) if amount else "",
        ", ".join(word for word in words if word),
    )


def _no_small_blind(card: PostingCard) -> CardRow:
    position = card.answer.positions.small_blind
    seat = "" if position is None else str(position)
    return CardRow(
        Marker.SMALL_BLIND, "Small blind", "nobody posts it", seat, "", "no small blind", faint=True
    )


def _ante_of_all(card: PostingCard) -> int:
    """Give the ante that every player pays, in short deck also where only payments tell it."""
    if card.each_ante or card.answer.form is not GameForm.SHORT_DECK:
        return card.each_ante
    button = card.answer.positions.button
    return max((paid.ante for paid in card.payments if paid.seat != button), default=0)


def _each_ante(card: PostingCard, each: int) -> CardRow:
    button = card.payment_of(card.answer.positions.button)
    others = card.answer.form is GameForm.SHORT_DECK and button.ante > 0
    name = "every other player" if others else "every player"
    return CardRow(Marker.ANTE, "Ante", name, "", chips(each))


def _ante_words(paid: Payment) -> str:
    return f"+ {chips(paid.ante)} ante" if paid.ante else ""


def _name(card: PostingCard, seat: int) -> str:
    if seat in card.answer.dealt_in:
        return card.name_at(seat) or f"the player in seat {seat}"
    return "empty seat"


def orders(card: PostingCard) -> list[tuple[str, tuple[tuple[str, bool], ...]]]:
    """Say who acts first and last, and where the markers are in the hand after.

    Each is a label and words, True for those in strong type.
    """
    found: list[tuple[str, tuple[tuple[str, bool], ...]]] = []
    if card.answer.form is GameForm.STUD:
        found.append(("First to act", (("the bring-in, then to his left", False),)))
    else:
        found.append(("Before the flop", _first_last(card.answer.preflop)))
        found.append(("After the flop", _first_last(card.answer.postflop)))
    if card.following is not None:
        found.append(("The hand after", _following(card.following)))
    return [(label, words) for label, words in found if words]


def _first_last(order: tuple[int, ...]) -> tuple[tuple[str, bool], ...]:
    if not order:
        return ()
    return (
        ("seat", False),
        (str(order[0]), True),
        ("first, seat", False),
        (str(order[-1]), True),
        ("last", False),
    )


def _following(answer: Answer) -> tuple[tuple[str, bool], ...]:
    spot = answer.positions
    words: list[tuple[str, bool]] = [("button", False), (str(spot.button), True)]
    if answer.form is not GameForm.BLINDS:
        return tuple(words)
    words[-1] = (f"{spot.button},", True)
    if len(spot.small_blinds) == 1 and len(spot.big_blinds) == 1:
        words += [("blinds", False), (str(spot.small_blinds[0]), True), ("and", False)]
        return (*words, (str(spot.big_blinds[0]), True))
    small = listed([str(seat) for seat in spot.small_blinds])
    words += [("small", False), (f"{small},", True)] if small else [("no small blind,", False)]
    return (*words, ("big", False), (listed([str(seat) for seat in spot.big_blinds]), True))
