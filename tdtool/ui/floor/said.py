"""What somebody says about a table's last hand, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.check import BadQuestion, check, check_last_hand, check_observation
from tdtool.rules.button.next_hand import answer as next_hand
from tdtool.rules.button.observed import from_big_blind, from_button
from tdtool.rules.button.question import (
    HOUSE_DEFAULT,
    ButtonRule,
    ButtonSettings,
    GameForm,
    KnownFrom,
    LastHand,
    Question,
)
from tdtool.tournament.positions import following

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer


@dataclass(frozen=True, slots=True)
class Said:
    """The last hand as it is said, in seats.

    `seated` are those shown as sitting there (who went out in that hand among them), `out`
    who went out in it, `left` who was dealt in and had gone before it was said, `new` who
    came after it. `small_blind` and `big_blinds` are given where they were not the regular
    ones; `max_seats` is the size of the table.
    """

    max_seats: int
    seated: frozenset[int]
    button: int | None = None
    big_blind: int | None = None
    small_blind: int | None = None
    big_blinds: tuple[int, ...] = ()
    out: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    new: frozenset[int] = frozenset()

    @property
    def dealt(self) -> tuple[int, ...]:
        """List the seats dealt into that hand, ascending."""
        return tuple(sorted((self.seated - self.new) | self.left))

    @property
    def stay(self) -> tuple[int, ...]:
        """List the seats with a player for the next hand, ascending."""
        return tuple(sorted(self.seated - self.out))


class Next(NamedTuple):
    """The next hand and the one after it."""

    answer: Answer
    then: Answer | None


def last_hand(said: Said, rule: ButtonRule, form: GameForm = GameForm.BLINDS) -> LastHand:
    """Make the last hand of what is said; BadQuestion (a sentence) where it cannot be."""
    if said.button is None and said.big_blind is None:
        raise BadQuestion("Who was the button or the big blind?")
    if said.button is None:
        last = from_big_blind(rule, said.big_blind or 0, said.dealt)
        check_last_hand(last, max_seats=said.max_seats)
        return last
    last = from_button(rule, said.button, said.dealt, form)
    if said.big_blinds and form is GameForm.BLINDS:
        small = None if rule is ButtonRule.MOVING else said.small_blind
        last = last._replace(
            small_blind=small, big_blinds=said.big_blinds, known_from=KnownFrom.WHOLE
        )
    check_last_hand(last, form, said.max_seats)
    check_observation(last)
    return last


def answer_to(
    said: Said,
    rule: ButtonRule,
    settings: ButtonSettings = HOUSE_DEFAULT,
    form: GameForm = GameForm.BLINDS,
) -> Next:
    """Answer for the next hand; BadQuestion (a sentence) where there is none."""
    question = Question(
        rule=rule,
        last=last_hand(said, rule, form),
        occupied=said.stay,
        newcomers=said.new - said.out,
        gone=said.left | (said.out - said.new),
        settings=settings,
        form=form,
    )
    check(question, said.max_seats)
    made = next_hand(question)
    return Next(made, following(settings, made))


def read_back(last: LastHand, answer: Answer) -> str:
    """Say it back: last hand: button 3, blinds 4 and 5. Next: button 4, blinds 5 and 6."""
    return f"Last hand: {_hand_text(last)}. Next: {next_text(answer)}."


def next_text(answer: Answer) -> str:
    """Say an answer in a few words: button 1 (empty), blinds 2 and 3."""
    spot = answer.positions
    button = f"button {spot.button}" + (" (empty)" if answer.button_empty else "")
    waits = f", {_row(spot.waits)} waits" if spot.waits else ""
    return f"{button}{_blinds(spot.small_blinds, spot.big_blinds)}{waits}"


def _hand_text(last: LastHand) -> str:
    small = () if last.small_blind is None else (last.small_blind,)
    return f"button {last.button}{_blinds(small, last.big_blinds)}"


def _blinds(small: tuple[int, ...], big: tuple[int, ...]) -> str:
    if not big:
        return ""
    if len(small) == len(big) == 1:
        return f", blinds {small[0]} and {big[0]}"
    said = f", small blind {_row(small)}" if small else ", no small blind"
    return f"{said}, big blind {_row(big)}"


def _row(seats: tuple[int, ...]) -> str:
    return " and ".join(map(str, seats))
