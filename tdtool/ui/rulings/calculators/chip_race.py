"""Colouring up: the odd chips raced for new ones (TDA24 24, WSOP26 77)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.chip_race import (
    Racer,
    chips_to_give,
    habits,
    race,
    rounded,
    say_race,
    source,
)
from tdtool.rules.house import ChipRace
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Line, Worked

if TYPE_CHECKING:
    from tdtool.rules.cards import Card
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.listed import SeatChips


def work(given: Given) -> Worked:
    """Say how many new chips there are, who gets cards, and who wins them."""
    old = given.chips("old_chip", "Which chip goes? 25.")
    new = given.chips("new_chip", "Which chip comes? 100.")
    if not 0 < old < new:
        raise Unclear("The new chip must be worth more than the one that goes.", "new_chip")
    text = given.text("odd")
    if not text:
        raise Unclear("Which odd chips has each seat? 1 75, 4 50.", "odd", missing=True)
    odd = listed.seats_with_chips(text, "odd", ("last",))
    _check(odd, old, new)
    if given.scene.house.chip_race is ChipRace.ROUND_UP:
        return _rounded(given, odd, new)
    cards = listed.seats_with_cards(given.text("cards"), "cards")
    return _raced(given, odd, cards, old, new) if cards else _to_deal(given, odd, old, new)


def _check(odd: list[SeatChips], old: int, new: int) -> None:
    for one in odd:
        if one.chips % old:
            raise Unclear(
                f"Seat {one.seat}: {figures.number(one.chips)} are no chips of"
                f" {figures.number(old)}.",
                "odd",
            )
        if one.chips >= new:
            raise Unclear(
                f"Seat {one.seat} has {figures.number(one.chips)}: change up a"
                f" {figures.number(new)} first.",
                "odd",
            )


def _to_deal(given: Given, odd: list[SeatChips], old: int, new: int) -> Worked:
    """Say how many cards each seat is dealt, before they are."""
    total = sum(one.chips for one in odd)
    rounding, _ = habits(given.scene.house)
    count = chips_to_give(total, new, rounding)
    number = figures.number
    said = f"Race {_chips(count, new)}. Deal from seat 1, all cards of a player at once."
    return Worked(
        said,
        f"{number(total)} in odd chips.",
        f"race for {_chips(count, new)}",
        source(given.scene.house),
        lines=(
            *(
                Line(f"Seat {one.seat}", _cards(one.chips // old), source=number(one.chips))
                for one in odd
            ),
            Line("Odd chips", number(total), sums=True, main=True),
        ),
        lines_title="Cards to deal",
        notes=("Best single card wins a chip, one a player; nobody is raced out of the event.",),
    )


def _raced(
    given: Given, odd: list[SeatChips], cards: dict[int, tuple[Card, ...]], old: int, new: int
) -> Worked:
    rounding, never_out = habits(given.scene.house)
    racers = {
        one.seat: Racer(one.chips, cards.get(one.seat, ()), whole_stack="last" in one.words)
        for one in odd
    }
    try:
        found = race(racers, new, rounding, never_out)
    except ValueError as problem:
        raise Unclear(str(problem), "cards") from problem
    number = figures.number
    sign = "+" if found.change > 0 else "−" if found.change < 0 else ""
    wrong = [one.seat for one in odd if len(cards.get(one.seat, ())) != one.chips // old]
    notes = [f"Seat {seat} has a card for each odd chip?" for seat in wrong]
    return Worked(
        say_race(found, new),
        f"{number(found.odd_value)} in odd chips, {_chips(found.chips, new)}.",
        say_race(found, new).rstrip("."),
        source(given.scene.house),
        lines=tuple(
            Line(
                f"Seat {seat}",
                " ".join(str(card) for card in sorted(racers[seat].cards, reverse=True)),
                source=f"wins {number(new)}" if seat in found.winners else "",
                main=seat in found.winners,
            )
            for seat in sorted(racers)
        ),
        lines_title="The race",
        notes=(*notes, f"Chips in play: {sign}{number(abs(found.change))}."),
    )


def _rounded(given: Given, odd: list[SeatChips], new: int) -> Worked:
    """Round every player up where the house does so."""
    found = rounded({one.seat: one.chips for one in odd}, new)
    given_out = sum(found.values())
    change = given_out * new - sum(one.chips for one in odd)
    return Worked(
        f"Everybody with odd chips gets one {figures.number(new)} for them.",
        f"{figures.number(given_out)} chips, {figures.number(change)} more in play.",
        f"rounded up to {figures.number(new)}",
        source(given.scene.house),
        lines=tuple(
            Line(f"Seat {one.seat}", f"{found[one.seat]} x {new:,}", source=f"{one.chips:,}")
            for one in odd
        ),
        lines_title="Rounded up",
    )


def _chips(count: int, value: int) -> str:
    return f"{count} chip{'' if count == 1 else 's'} of {figures.number(value)}"


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


CALCULATOR = Calculator(
    "chip-race",
    "Chip race",
    "odd chips for new ones",
    (
        Ask("old_chip", "Chip that goes", hint="25", spot=Spot.HALF),
        Ask("new_chip", "Chip that comes", hint="100", spot=Spot.HALF),
        Ask("odd", "Odd chips of each seat; “last” for all he has", hint="1 75, 4 50, 6 25 last"),
        Ask("cards", "Cards dealt for them", hint="1 Kh 2c 9d, 4 As 3d, 6 Qs"),
    ),
    work,
    ("CHP-01",),
)
