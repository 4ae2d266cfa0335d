"""What each house rule means, in one plain sentence, and what its choices are called."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.button.question import ArrivalInDeadSmallBlind, ButtonRule, MovingDoublePost
from tdtool.rules.house import (
    CapLifted,
    ChipRace,
    FinalTable,
    PotCountsAnte,
    PotSmallBlind,
    Preset,
    Reopening,
    SameHandBusts,
    SilentRaise,
    StudTies,
)
from tdtool.rules.stakes import AnteOrder


class Choice(NamedTuple):
    """One value of a setting and its short label."""

    value: StrEnum
    label: str


class Setting(NamedTuple):
    """One field of `HouseRules`: its name there, title, meaning, rule number and choices.

    `choices` is empty where the value is a number.
    """

    name: str
    title: str
    meaning: str
    source: str = ""
    choices: tuple[Choice, ...] = ()


PRESET_TITLES = {
    Preset.TDA_2024: "TDA 2024",
    Preset.WSOP_2026: "WSOP 2026",
    Preset.ROBERTS_11: "Robert's Rules 11",
    Preset.HOME_SHEET: "Home sheet",
}
REOPENING = (
    Choice(Reopening.FULL, "a full raise"),
    Choice(Reopening.HALF, "half a raise or more"),
)
SETTINGS = (
    Setting(
        "button_rule",
        "Button",
        "How button and blinds move on when players go out.",
        "TDA24 32",
        (
            Choice(ButtonRule.DEAD, "dead button"),
            Choice(ButtonRule.MOVING, "moving button"),
            Choice(ButtonRule.SIMPLIFIED, "simplified button"),
        ),
    ),
    Setting(
        "arrival_in_dead_small_blind",
        "Newcomer in an empty small blind",
        "A player who sits down in the empty small-blind seat posts it, or waits a hand.",
        "TDA24 10-A",
        (
            Choice(ArrivalInDeadSmallBlind.POSTS, "posts it"),
            Choice(ArrivalInDeadSmallBlind.WAITS, "waits"),
        ),
    ),
    Setting(
        "moving_double_post",
        "Both blinds at once",
        "What a player posts under the moving button who owes the small blind and is due the"
        " big one.",
        "",
        (
            Choice(MovingDoublePost.BIG_FIRST, "the big one; the small one next hand"),
            Choice(MovingDoublePost.BOTH, "both, the small one dead"),
            Choice(MovingDoublePost.FORGIVE, "the big one; the small one is forgiven"),
        ),
    ),
    Setting(
        "short_big_blind",
        "Short big blind",
        "What a big blind pays first who cannot pay both the blind and the ante.",
        "TDA24 RP-11",
        (
            Choice(AnteOrder.BLIND_FIRST, "the blind first"),
            Choice(AnteOrder.ANTE_FIRST, "the ante first"),
        ),
    ),
    Setting(
        "reopening_no_limit",
        "Reopening, no-limit",
        "How much short all-ins must come to before a player who has acted may raise again"
        " in no-limit and pot-limit.",
        "TDA24 47-A",
        REOPENING,
    ),
    Setting(
        "reopening_limit",
        "Reopening, limit",
        "How much a short all-in must come to before a player who has acted may raise again"
        " in fixed limit.",
        "TDA24 47-B",
        REOPENING,
    ),
    Setting(
        "silent_raise_under_half",
        "Silent raise under half",
        "What chips put in without a word are when they are less than half a raise.",
        "TDA24 45",
        (
            Choice(SilentRaise.CALL, "a call"),
            Choice(SilentRaise.MADE_UP, "made up to the minimum raise"),
        ),
    ),
    Setting(
        "raise_cap",
        "Raises in limit",
        "How many raises may follow the bet in a round of fixed limit.",
        "TDA24 48",
    ),
    Setting(
        "cap_lifted",
        "No cap on raises",
        "When the number of raises in fixed limit is no longer capped.",
        "TDA24 48",
        (
            Choice(CapLifted.NEVER, "never"),
            Choice(CapLifted.TWO_LEFT_IN_EVENT, "two left in the event"),
            Choice(CapLifted.ROUND_BEGAN_HEADS_UP, "the round began heads-up"),
            Choice(CapLifted.HEADS_UP_BEFORE_CAP, "heads-up before the cap"),
        ),
    ),
    Setting(
        "pot_small_blind",
        "Small blind in pot-limit",
        "What the small blind counts for when the pot is counted.",
        "RRoP11 PL 5",
        (
            Choice(PotSmallBlind.STRICT, "what it is"),
            Choice(PotSmallBlind.AS_BIG_BLIND, "as a big blind"),
        ),
    ),
    Setting(
        "pot_counts_ante",
        "Big-blind ante in pot-limit",
        "When a big-blind ante counts as part of the pot.",
        "",
        (
            Choice(PotCountsAnte.AFTER_FLOP, "after the flop"),
            Choice(PotCountsAnte.ALWAYS, "always"),
            Choice(PotCountsAnte.NEVER, "never"),
        ),
    ),
    Setting(
        "pot_rounded_up_to",
        "Odd pots in pot-limit",
        "The betting unit in chips that an odd pot is rounded up to, if any.",
        "RRoP11 PL 4",
    ),
    Setting(
        "stud_ties",
        "Tied boards in stud",
        "Who acts first when two stud boards are the same.",
        "TDA24 RP-10-D",
        (
            Choice(StudTies.HIGH_CARD_BY_SUIT, "the high card by suit"),
            Choice(StudTies.CLOCKWISE, "the first clockwise from the dealer"),
        ),
    ),
    Setting(
        "hand_for_hand_busts",
        "Out in the same hand",
        "How players rank who go out at different tables in one hand of hand for hand.",
        "",
        (
            Choice(SameHandBusts.TIE, "they tie"),
            Choice(SameHandBusts.BY_STACK, "by the chips they began the hand with"),
        ),
    ),
    Setting(
        "hand_for_hand_minutes",
        "Hand for hand on the clock",
        "How many minutes each hand of hand for hand takes off the clock.",
        "TDA24 RP-8",
    ),
    Setting(
        "deal_least_left",
        "Left to play for after a deal",
        "How many percent of the prizes must stay to be played for where play goes on after a"
        " deal.",
    ),
    Setting(
        "chip_race",
        "Colouring up",
        "How odd chips are changed up; nobody is ever raced out of the event.",
        "",
        (
            Choice(ChipRace.BEST_SINGLE_CARD, "raced, one chip a player"),
            Choice(ChipRace.ROUND_UP, "rounded up"),
        ),
    ),
    Setting(
        "tolerance_late_registration",
        "Balance while registration is open",
        "By how many players two tables may differ during late registration.",
        "TDA24 11",
    ),
    Setting(
        "tolerance_after",
        "Balance after that",
        "By how many players two tables may differ when registration has closed.",
        "TDA24 11",
    ),
    Setting(
        "final_table",
        "Final table",
        "How many players sit down at the final table.",
        "TDA24 RP-9",
        (
            Choice(FinalTable.BY_TDA, "nine of 9 or 8 a table, seven of 7 or 6"),
            Choice(FinalTable.AS_SEATED, "as many as at the other tables"),
            Choice(FinalTable.ONE_MORE, "one more than at the other tables"),
        ),
    ),
    Setting(
        "clock_seconds",
        "On the clock",
        "How many seconds a player has who is put on the clock, before the countdown; the floor may"
        " give less.",
        "TDA24 29",
    ),
    Setting(
        "clock_countdown",
        "Countdown on the clock",
        "How many seconds are then counted aloud before his hand is dead.",
        "TDA24 29",
    ),
)
