"""The house rules of a tournament: every setting an answer may depend on, and four presets."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum

from tdtool.rules.books import Book
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    MovingDoublePost,
)
from tdtool.rules.stakes import AnteOrder

SECONDS_TO_ACT = 25
"""A player on whom the clock is called has so many seconds at most (TDA24 29)."""
SECONDS_COUNTED_DOWN = 5
"""They are followed by a countdown of so many; a tie goes to the player."""


class Preset(StrEnum):
    """The house rules a tournament starts from."""

    TDA_2024 = "tda_2024"
    WSOP_2026 = "wsop_2026"
    ROBERTS_11 = "roberts_11"
    HOME_SHEET = "home_sheet"


class Reopening(StrEnum):
    """How much a short all-in must add to reopen the betting."""

    FULL = "full"
    HALF = "half"


class SilentRaise(StrEnum):
    """What chips put in without a word count as, short of half a raise."""

    CALL = "call"
    MADE_UP = "made_up"


class CapLifted(StrEnum):
    """When the limit on the number of raises falls away."""

    NEVER = "never"
    TWO_LEFT_IN_EVENT = "two_left_in_event"
    ROUND_BEGAN_HEADS_UP = "round_began_heads_up"
    HEADS_UP_BEFORE_CAP = "heads_up_before_cap"


class PotSmallBlind(StrEnum):
    """What the small blind counts for in a pot-limit raise."""

    STRICT = "strict"
    AS_BIG_BLIND = "as_big_blind"


class PotCountsAnte(StrEnum):
    """When a big-blind ante counts in the pot of a pot-limit raise."""

    AFTER_FLOP = "after_flop"
    ALWAYS = "always"
    NEVER = "never"


class StudTies(StrEnum):
    """Who acts first where stud boards tie."""

    HIGH_CARD_BY_SUIT = "high_card_by_suit"
    CLOCKWISE = "clockwise"


class SameHandBusts(StrEnum):
    """How players rank who go out at different tables in one hand of hand for hand."""

    TIE = "tie"
    BY_STACK = "by_stack"


class ChipRace(StrEnum):
    """How odd chips are coloured up."""

    BEST_SINGLE_CARD = "best_single_card"
    ROUND_UP = "round_up"


class FinalTable(StrEnum):
    """How many players sit down at the final table."""

    BY_TDA = "by_tda"
    """Nine of nine- and eight-handed events, seven of seven- and six-handed ones (TDA24 RP-9)."""
    AS_SEATED = "as_seated"
    """As many as play at the other tables: nine of a nine-handed event."""
    ONE_MORE = "one_more"
    """One more than at the other tables: ten of a nine-handed event."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of one tournament; each value can be changed by itself.

    `raise_cap` is the number of raises after the bet in fixed limit, `hand_for_hand_minutes`
    what each such hand takes off the clock, `deal_least_left` how many percent of the prizes
    stay to play for where play goes on after a deal, the tolerances by how many players two tables
    may differ, `pot_rounded_up_to` the betting unit (chips) an odd pot is rounded up to.
    A player on the clock has `clock_seconds`, then a countdown of `clock_countdown` seconds.
    """

    preset: Preset = Preset.TDA_2024
    button_rule: ButtonRule = ButtonRule.DEAD
    arrival_in_dead_small_blind: ArrivalInDeadSmallBlind = ArrivalInDeadSmallBlind.POSTS
    moving_double_post: MovingDoublePost = MovingDoublePost.BIG_FIRST
    short_big_blind: AnteOrder = AnteOrder.BLIND_FIRST
    reopening_no_limit: Reopening = Reopening.FULL
    reopening_limit: Reopening = Reopening.HALF
    silent_raise_under_half: SilentRaise = SilentRaise.CALL
    raise_cap: int = 4
    cap_lifted: CapLifted = CapLifted.TWO_LEFT_IN_EVENT
    pot_small_blind: PotSmallBlind = PotSmallBlind.STRICT
    pot_counts_ante: PotCountsAnte = PotCountsAnte.AFTER_FLOP
    pot_rounded_up_to: int | None = None
    stud_ties: StudTies = StudTies.HIGH_CARD_BY_SUIT
    hand_for_hand_busts: SameHandBusts = SameHandBusts.TIE
    hand_for_hand_minutes: int = 2
    deal_least_left: int = 10
    chip_race: ChipRace = ChipRace.BEST_SINGLE_CARD
    tolerance_late_registration: int = 2
    tolerance_after: int = 1
    final_table: FinalTable = FinalTable.BY_TDA
    clock_seconds: int = SECONDS_TO_ACT
    clock_countdown: int = SECONDS_COUNTED_DOWN

    @property
    def book(self) -> Book:
        """Name the book that answers cite; the home sheet plays the button as TDA does."""
        return BOOKS[self.preset]

    def button_settings(self) -> ButtonSettings:
        """Give the choices that the button's answers depend on."""
        return ButtonSettings(self.arrival_in_dead_small_blind, self.moving_double_post, self.book)

    def final_table_size(self, seats_per_table: int) -> int:
        """Give the number of players left at which the final table sits down."""
        if self.final_table is FinalTable.BY_TDA:
            return _BY_TDA.get(seats_per_table, seats_per_table)
        return seats_per_table + (self.final_table is FinalTable.ONE_MORE)

    def changed(self) -> tuple[str, ...]:
        """Name the settings that differ from the preset."""
        plain = PRESETS[self.preset]
        return tuple(
            f.name for f in fields(self) if getattr(self, f.name) != getattr(plain, f.name)
        )


_BY_TDA = {9: 9, 8: 9, 7: 7, 6: 7}
"""Seats a table of the event plays with -> seats of its final (TDA24 RP-9)."""
BOOKS = {
    Preset.TDA_2024: Book.TDA24,
    Preset.WSOP_2026: Book.WSOP26,
    Preset.ROBERTS_11: Book.RROP11,
    Preset.HOME_SHEET: Book.TDA24,
}
TDA_2024 = HouseRules()
WSOP_2026 = HouseRules(
    preset=Preset.WSOP_2026,
    stud_ties=StudTies.CLOCKWISE,
    final_table=FinalTable.ONE_MORE,
)
ROBERTS_11 = HouseRules(
    preset=Preset.ROBERTS_11,
    silent_raise_under_half=SilentRaise.MADE_UP,
    raise_cap=3,
    cap_lifted=CapLifted.HEADS_UP_BEFORE_CAP,
    pot_small_blind=PotSmallBlind.AS_BIG_BLIND,
    final_table=FinalTable.AS_SEATED,
)
HOME_SHEET = HouseRules(
    preset=Preset.HOME_SHEET,
    reopening_no_limit=Reopening.HALF,
    cap_lifted=CapLifted.NEVER,
    hand_for_hand_minutes=0,
    deal_least_left=0,
    chip_race=ChipRace.ROUND_UP,
    tolerance_late_registration=1,
    final_table=FinalTable.AS_SEATED,
)
PRESETS = {rules.preset: rules for rules in (TDA_2024, WSOP_2026, ROBERTS_11, HOME_SHEET)}
