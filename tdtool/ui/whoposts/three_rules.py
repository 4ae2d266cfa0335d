"""The same question under all three rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.answer import Answer, What
from tdtool.rules.button.question import (
    HOUSE_DEFAULT,
    ButtonRule,
    ButtonSettings,
    GameForm,
)
from tdtool.rules.button.sentence import why
from tdtool.rules.posting import Post, posts
from tdtool.rules.posting_remarks import with_killed
from tdtool.rules.stakes import AnteOrder, Stakes
from tdtool.tournament import positions
from tdtool.ui.floor.answer_rows import posted
from tdtool.ui.floor.rule_answer import RuleAnswer, rule_answer
from tdtool.ui.floor.rule_switch import RULES
from tdtool.ui.floor.said import Next, Said, answer_to
from tdtool.ui.whoposts.typed_stakes import typed_stakes

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tdtool.desk import Desk

ASSUMED = {What.ASSUMED_FROM_BUTTON, What.ASSUMED_FROM_BIG_BLIND}
NO_STACKS: dict[int, int] = {}


@dataclass(frozen=True, slots=True)
class House:
    """What the answers depend on beside the hand: the event's rule and settings, stakes."""

    rule: ButtonRule = ButtonRule.DEAD
    settings: ButtonSettings = HOUSE_DEFAULT
    form: GameForm = GameForm.BLINDS
    stakes: Stakes = field(default_factory=Stakes)
    short_big_blind: AnteOrder = AnteOrder.BLIND_FIRST


def house_of(desk: Desk | None, typed: str) -> House:
    """Give the rule and stakes of a tournament, or of none; `typed` blinds take their place.

    Raises StakesError (a sentence) for blinds that are none.
    """
    if desk is None:
        return House(stakes=typed_stakes(typed))
    house = desk.state.house
    known = positions.stakes_of(desk.state, desk.now())
    stakes = typed_stakes(typed) if typed.strip() else known
    return House(
        house.button_rule,
        house.button_settings(),
        positions.form(stakes),
        stakes,
        house.short_big_blind,
    )


class Three(NamedTuple):
    """The columns, the event's own answer, and what is posted in it."""

    columns: tuple[RuleAnswer, ...]
    own: Next
    posts: tuple[Post, ...]

    def killing(self, seats: Collection[int]) -> Three:
        """Say in every column whose hands are killed: those who are on penalty."""
        dealt = self.own.answer
        columns = [
            column._replace(why=with_killed(column.why, dealt, seats)) for column in self.columns
        ]
        return self._replace(columns=tuple(columns))


def three_rules(
    said: Said,
    house: House,
    names: Mapping[int, str],
    stacks: Mapping[int, int] = NO_STACKS,
    *,
    event: bool = True,
) -> Three:
    """Answer under every rule, the event's marked where there is an `event`.

    `names` calls the players by seat, `stacks` holds short stacks in chips. Raises
    BadQuestion (a sentence) where there is no answer.
    """
    own = answer_to(said, house.rule, house.settings, house.form)
    columns = []
    own_posts: tuple[Post, ...] = ()
    for rule in RULES:
        made = own if rule is house.rule else answer_to(said, rule, house.settings, house.form)
        paid = posts(made.answer, house.stakes, stacks, house.short_big_blind)
        if rule is house.rule:
            own_posts = paid
        column = rule_answer(
            made,
            own.answer,
            posted(paid, house.stakes),
            names,
            why(_confirmed(made.answer)),
        )
        columns.append(column if event else column._replace(own=False))
    return Three(tuple(columns), own, own_posts)


def _confirmed(answer: Answer) -> Answer:
    """Leave out that the blinds were assumed: they stand in sight and can be changed there."""
    reason = answer.reason
    events = tuple(event for event in reason.events if event.what not in ASSUMED)
    return replace(answer, reason=reason._replace(events=events))
