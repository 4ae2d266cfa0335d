"""The house rules: four presets, each value by itself, and what each means."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import StrEnum

import pytest

from tdtool.rules.books import Book
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    MovingDoublePost,
)
from tdtool.rules.house import (
    HOME_SHEET,
    PRESETS,
    ROBERTS_11,
    TDA_2024,
    WSOP_2026,
    CapLifted,
    ChipRace,
    FinalTable,
    HouseRules,
    PotCountsAnte,
    PotSmallBlind,
    Preset,
    Reopening,
    SameHandBusts,
    SilentRaise,
    StudTies,
)
from tdtool.rules.house_words import PRESET_TITLES, SETTINGS, Setting
from tdtool.rules.stakes import AnteOrder

FULL, HALF = Reopening
TABLE: dict[str, tuple[object, object, object, object]] = {
    "button_rule": (ButtonRule.DEAD,) * 4,
    "arrival_in_dead_small_blind": (ArrivalInDeadSmallBlind.POSTS,) * 4,
    "moving_double_post": (MovingDoublePost.BIG_FIRST,) * 4,
    "short_big_blind": (AnteOrder.BLIND_FIRST,) * 4,
    "reopening_no_limit": (FULL, FULL, FULL, HALF),
    "reopening_limit": (HALF,) * 4,
    "silent_raise_under_half": (
        SilentRaise.CALL,
        SilentRaise.CALL,
        SilentRaise.MADE_UP,
        SilentRaise.CALL,
    ),
    "raise_cap": (4, 4, 3, 4),
    "cap_lifted": (
        CapLifted.TWO_LEFT_IN_EVENT,
        CapLifted.TWO_LEFT_IN_EVENT,
        CapLifted.HEADS_UP_BEFORE_CAP,
        CapLifted.NEVER,
    ),
    "pot_small_blind": (
        PotSmallBlind.STRICT,
        PotSmallBlind.STRICT,
        PotSmallBlind.AS_BIG_BLIND,
        PotSmallBlind.STRICT,
    ),
    "pot_counts_ante": (PotCountsAnte.AFTER_FLOP,) * 4,
    "pot_rounded_up_to": (None,) * 4,
    "stud_ties": (
        StudTies.HIGH_CARD_BY_SUIT,
        StudTies.CLOCKWISE,
        StudTies.HIGH_CARD_BY_SUIT,
        StudTies.HIGH_CARD_BY_SUIT,
    ),
    "hand_for_hand_busts": (SameHandBusts.TIE,) * 4,
    "hand_for_hand_minutes": (2, 2, 2, 0),
    "deal_least_left": (10, 10, 10, 0),
    "chip_race": (
        ChipRace.BEST_SINGLE_CARD,
        ChipRace.BEST_SINGLE_CARD,
        ChipRace.BEST_SINGLE_CARD,
        ChipRace.ROUND_UP,
    ),
    "tolerance_late_registration": (2, 2, 2, 1),
    "tolerance_after": (1, 1, 1, 1),
    "final_table": (
        FinalTable.BY_TDA,
        FinalTable.ONE_MORE,
        FinalTable.AS_SEATED,
        FinalTable.AS_SEATED,
    ),
    "clock_seconds": (25,) * 4,
    "clock_countdown": (5,) * 4,
}


@pytest.mark.parametrize("name", TABLE)
def test_presets(name: str) -> None:
    rules = (TDA_2024, WSOP_2026, ROBERTS_11, HOME_SHEET)
    assert tuple(getattr(house, name) for house in rules) == TABLE[name]


def test_every_setting_is_in_the_table_and_has_words() -> None:
    names = [field.name for field in fields(HouseRules) if field.name != "preset"]
    assert names == list(TABLE)
    assert [setting.name for setting in SETTINGS] == names
    assert set(PRESET_TITLES) == set(PRESETS) == set(Preset)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_words_name_every_choice(setting: Setting) -> None:
    assert setting.meaning.endswith(".")
    default = getattr(TDA_2024, setting.name)
    if isinstance(default, StrEnum):
        assert [choice.value for choice in setting.choices] == list(default.__class__)
        assert all(choice.label for choice in setting.choices)
    else:
        assert setting.choices == ()


def test_default_is_tda() -> None:
    assert HouseRules() == TDA_2024 == PRESETS[Preset.TDA_2024]


def test_a_changed_value_is_seen() -> None:
    assert WSOP_2026.changed() == ()
    assert replace(WSOP_2026, raise_cap=3, chip_race=ChipRace.ROUND_UP).changed() == (
        "raise_cap",
        "chip_race",
    )


@pytest.mark.parametrize(
    ("house", "book"),
    [
        (TDA_2024, Book.TDA24),
        (WSOP_2026, Book.WSOP26),
        (ROBERTS_11, Book.RROP11),
        (HOME_SHEET, Book.TDA24),
    ],
    ids=lambda value: value.preset if isinstance(value, HouseRules) else "",
)
def test_button_settings(house: HouseRules, book: Book) -> None:
    waits = replace(house, arrival_in_dead_small_blind=ArrivalInDeadSmallBlind.WAITS)
    assert waits.button_settings() == ButtonSettings(
        ArrivalInDeadSmallBlind.WAITS, MovingDoublePost.BIG_FIRST, book
    )


def test_final_table_of_a_nine_handed_event() -> None:
    assert TDA_2024.final_table_size(9) == 9
    assert WSOP_2026.final_table_size(9) == 10
