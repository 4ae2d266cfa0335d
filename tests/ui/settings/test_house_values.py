"""Values of house rules in words, by steps, typed, and as the presets have them."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import PRESETS, TDA_2024, HouseRules, Preset
from tdtool.rules.house_words import SETTINGS, Setting
from tdtool.ui.settings import house_values as values
from tdtool.ui.settings.house_model import BOOKS, CELL_ROLE, HERE, SETTING, Cell, HouseModel

BUTTON = values.setting("button_rule")
CAP = values.setting("raise_cap")
ROUNDED = values.setting("pot_rounded_up_to")
MINUTES = values.setting("hand_for_hand_minutes")
SILENT = values.setting("silent_raise_under_half")


@pytest.mark.parametrize("preset", list(Preset))
@pytest.mark.parametrize("one", SETTINGS, ids=lambda one: one.name)
def test_every_value_of_every_preset_has_words(one: Setting, preset: Preset) -> None:
    said = values.words(one, PRESETS[preset])
    assert said
    assert said in values.books_line(one)


@pytest.mark.parametrize(
    ("one", "value", "said"),
    [
        (CAP, 1, "1 raise"),
        (CAP, 4, "4 raises"),
        (MINUTES, 0, "0 minutes"),
        (MINUTES, 1, "1 minute"),
        (ROUNDED, None, "not rounded"),
        (ROUNDED, 1_000, "1,000 chips"),
        (BUTTON, ButtonRule.MOVING, "moving button"),
    ],
)
def test_how_a_value_is_said(one: Setting, value: object, said: str) -> None:
    assert values.words(one, values.with_value(one, TDA_2024, value)) == said


def walked(one: Setting, step: int) -> list[object]:
    rules, seen = TDA_2024, []
    for _ in range(40):
        rules = values.stepped(one, rules, step)
        seen.append(values.value_of(one, rules))
    return seen


@pytest.mark.parametrize("one", SETTINGS, ids=lambda one: one.name)
def test_steps_reach_both_ends_and_stay_there(one: Setting) -> None:
    up, down = walked(one, 1), walked(one, -1)
    assert up[-1] == up[-2]
    assert down[-1] == down[-2]
    if one.choices:
        assert up[-1] == one.choices[-1].value
        assert down[-1] == one.choices[0].value
    elif one is ROUNDED:
        assert (up[0], up[1], up[-1], down[-1]) == (5, 25, 1_000_000, None)
    else:
        assert (down[-1], up[-1]) == values.BOUNDS[one.name][:2]


def test_a_typed_unit_between_two_steps_goes_on_from_there() -> None:
    rules = values.with_value(ROUNDED, TDA_2024, 30)
    assert values.value_of(ROUNDED, values.stepped(ROUNDED, rules, 1)) == 100
    assert values.value_of(ROUNDED, values.stepped(ROUNDED, rules, -1)) == 25


@pytest.mark.parametrize(
    ("one", "digits", "value"),
    [
        (CAP, "3", 3),
        (CAP, "0", None),
        (CAP, "10", None),
        (CAP, "x", None),
        (CAP, "", None),
        (ROUNDED, "1000000", 1_000_000),
        (ROUNDED, "9999999", None),
        (ROUNDED, "1" * 5_000, None),
        (BUTTON, "1", None),
    ],
)
def test_a_typed_number_is_taken_or_left(one: Setting, digits: str, value: int | None) -> None:
    made = values.typed(one, TDA_2024, digits)
    assert (None if made is None else values.value_of(one, made)) == value


def test_what_the_presets_say_in_a_line() -> None:
    assert values.books_line(BUTTON) == "All books: dead button"
    assert values.books_line(SILENT) == (
        "TDA 2024, WSOP 2026, Home sheet: a call; Robert's Rules 11: made up to the minimum raise"
    )
    assert values.as_in(CAP, TDA_2024, Preset.ROBERTS_11).raise_cap == 3
    assert values.book_title(Preset.HOME_SHEET) == "TDA 2024"


def test_a_setting_that_is_not_there_is_none() -> None:
    with pytest.raises(StopIteration):
        values.setting("straddle")


def cell(model: HouseModel, one: Setting, column: int) -> Cell:
    found = model.index(SETTINGS.index(one), column).data(CELL_ROLE)
    assert isinstance(found, Cell)
    return found


def test_the_table_is_a_sound_model_and_says_what_differs(qapp: object) -> None:
    del qapp
    model = HouseModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.QtTest)
    heads: list[int] = []
    model.drafted.connect(lambda: heads.append(1))
    assert model.rowCount() == len(SETTINGS)
    assert model.columnCount() == 2 + len(BOOKS)
    assert cell(model, CAP, SETTING).under == CAP.meaning
    assert cell(model, CAP, HERE) == Cell("4 raises")
    robert = HERE + 1 + BOOKS.index(Preset.ROBERTS_11)
    assert cell(model, CAP, robert) == Cell("3 raises", strong=True)
    assert cell(model, CAP, HERE + 1).base
    model.step(SETTINGS.index(CAP), -1)
    assert cell(model, CAP, HERE) == Cell("3 raises", "in force: 4 raises", strong=True, waits=True)
    assert not cell(model, CAP, robert).strong
    assert (model.waiting(), model.is_changed(), len(heads)) == (1, True, 1)
    model.show_rules(HouseRules(raise_cap=3))
    assert cell(model, CAP, HERE) == Cell("3 raises", "not as TDA 2024", strong=True)
    model.forget_draft()
    assert not model.is_changed()
    del tester


def test_a_draft_outlives_a_change_by_somebody_else(qapp: object) -> None:
    del qapp
    model = HouseModel()
    assert model.type_number(SETTINGS.index(CAP), "2")
    assert not model.type_number(SETTINGS.index(BUTTON), "2")
    model.show_rules(HouseRules(hand_for_hand_minutes=5))
    assert model.draft.raise_cap == 2
    assert model.waiting() == 2
