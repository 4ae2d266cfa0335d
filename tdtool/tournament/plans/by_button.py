"""The two small tables of a slip: who leaves and where he sits, for each button there may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button import next_hand
from tdtool.rules.button.observed import from_button
from tdtool.rules.button.question import ButtonRule, ButtonSettings, GameForm, Question
from tdtool.rules.seats import PAIR, clockwise
from tdtool.tournament.plans.due import after, due, sits, with_blinds

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdtool.rules.seats import Ring


class ByButton(NamedTuple):
    """With the button of the last hand on `button`, `seat` is meant; None where none will do.

    `empty`: nobody sits at the button (a dead one). `hands` is how many hands it takes until
    `seat` posts the big blind, 1 for the next hand.
    """

    button: int
    seat: int | None
    hands: int = 1
    empty: bool = False


class Way(NamedTuple):
    """How button and blinds move at a table; short deck has its own button (WSOP26 IX)."""

    rule: ButtonRule
    form: GameForm
    settings: ButtonSettings

    def asked(self, button: int, live: Ring) -> Question:
        """Ask for the next hand, the last one's button having been there."""
        rule = ButtonRule.SIMPLIFIED if self.form is GameForm.SHORT_DECK else self.rule
        last = from_button(rule, button, live, self.form)
        return with_blinds(
            Question(rule=rule, last=last, occupied=live, settings=self.settings, form=self.form)
        )

    def buttons(self, live: Ring, size: int) -> Ring:
        """List where the button can be: anywhere under the dead rule, else at a player."""
        dead = self.rule is ButtonRule.DEAD and self.form is not GameForm.SHORT_DECK
        return tuple(range(1, size + 1)) if dead and len(live) > PAIR else live

    def questions(self, live: Ring, size: int, known: Question | None) -> dict[int, Question]:
        """Ask for the next hand by each button of the last one.

        From a `known` last hand the buttons to come are worked out, an orbit long; all others
        are taken to be regular.
        """
        found = {button: self.asked(button, live) for button in self.buttons(live, size)}
        coming: dict[int, Question] = {}
        for _ in live:
            if known is not None:
                coming.setdefault(known.last.button, known)
                known = after(known, next_hand.positions(known))
        return {button: coming.get(button, asked) for button, asked in found.items()}


def leaves(
    way: Way, live: Ring, movable: Ring, size: int, known: Question | None = None
) -> tuple[ByButton, ...]:
    """Say for each button who is due the big blind next, or the next who may be moved."""
    found = []
    for button, asked in way.questions(live, size, known).items():
        first = due(next_hand.positions(asked))[0]
        seat = first if first in movable else clockwise(movable, first)[0]
        found.append(ByButton(button, seat, empty=button not in live))
    return tuple(found)


def arrivals(
    way: Way,
    live: Ring,
    open_seats: Collection[int],
    size: int,
    known: Question | None = None,
) -> tuple[ByButton, ...]:
    """Say for each button which open seat posts the big blind soonest.

    Nothing where fewer than two are dealt in: then any seat will do.
    """
    found = []
    asked_by = way.questions(live, size, known) if len(live) >= PAIR else {}
    for button, asked in asked_by.items():
        worst = next(iter(sits(asked, open_seats)), None)
        seat, hands = (None, 0) if worst is None else worst
        found.append(ByButton(button, seat, hands, empty=button not in live))
    return tuple(found)
