"""What a level asks for: blinds, antes, limits and the bring-in, in chips."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class AnteKind(StrEnum):
    """Who puts in the ante of a hand."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "bb"
    BUTTON = "button"
    SHORT_DECK = "short_deck"
    """Each player antes, the button twice; there are no blinds (WSOP26 IX)."""


class AnteOrder(StrEnum):
    """What a short stack pays first; also the house setting `short_big_blind`."""

    BLIND_FIRST = "blind_first"
    ANTE_FIRST = "ante_first"


class Betting(StrEnum):
    """How bets are limited."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    FIXED_LIMIT = "fixed_limit"
    SPREAD_LIMIT = "spread_limit"


@dataclass(frozen=True, slots=True)
class AnteStep:
    """The ante (chips) when at most `players` are dealt in, as some sheets say."""

    players: int
    amount: int


@dataclass(frozen=True, slots=True)
class Ante:
    """One ante in chips, who pays it, and how it falls with the number dealt in."""

    kind: AnteKind = AnteKind.NONE
    amount: int = 0
    steps: tuple[AnteStep, ...] = ()
    order: AnteOrder | None = None
    """None: as the house rules say."""

    def amount_for(self, dealt_in: int) -> int:
        """Give the ante in chips when `dealt_in` players are dealt in.

        The step with the smallest sufficient number of players decides; without one, `amount`.
        """
        fitting = [step for step in self.steps if dealt_in <= step.players]
        return min(fitting, key=lambda step: step.players).amount if fitting else self.amount


@dataclass(frozen=True, slots=True)
class Stakes:
    """One set of stakes of a level, all in chips; None where the sheet has none.

    A mixed event has several sets in one level; `group` names the set
    (`"limit_flop"`, `"stud"`, ...) and `games` lists the games that play it, both empty
    where the level has a single set.
    """

    small_blind: int | None = None
    big_blind: int | None = None
    ante: Ante = Ante()
    button_post: int | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    bring_in: int | None = None
    completion: int | None = None
    betting: Betting = Betting.NO_LIMIT
    group: str = ""
    games: tuple[str, ...] = ()
