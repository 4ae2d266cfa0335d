"""The values of house rules: in words, one step on, as a number is typed, as the books say."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from tdtool.rules.books import TITLES
from tdtool.rules.house import BOOKS, PRESETS, Preset
from tdtool.rules.house_words import PRESET_TITLES, SETTINGS
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.rules.house import HouseRules
    from tdtool.rules.house_words import Setting

LONGEST_NUMBER = 7
_ROUNDED = "pot_rounded_up_to"
_NOT_ROUNDED = "not rounded"


class Bounds(NamedTuple):
    """The least and the most a number may be, and what it counts."""

    least: int
    most: int
    one: str
    many: str


BOUNDS = {
    "raise_cap": Bounds(1, 9, "raise", "raises"),
    "hand_for_hand_minutes": Bounds(0, 30, "minute", "minutes"),
    "deal_least_left": Bounds(0, 30, "percent", "percent"),
    "tolerance_late_registration": Bounds(1, 5, "player", "players"),
    "tolerance_after": Bounds(1, 5, "player", "players"),
    "clock_seconds": Bounds(0, 60, "second", "seconds"),
    "clock_countdown": Bounds(0, 30, "second", "seconds"),
    _ROUNDED: Bounds(1, 1_000_000, "chip", "chips"),
}
UNITS = (None, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000)
"""The betting units (chips) that a step goes through; None: odd pots stay as they are."""


def setting(name: str) -> Setting:
    """Find a setting by its name in HouseRules."""
    return next(one for one in SETTINGS if one.name == name)


def value_of(one: Setting, rules: HouseRules) -> Any:  # noqa: ANN401 - each field has its type
    """Give a setting's value: one of its choices, a number, or None."""
    return getattr(rules, one.name)


def words(one: Setting, rules: HouseRules) -> str:
    """Say a setting's value: "dead button", "2 minutes", "not rounded"."""
    value = value_of(one, rules)
    for choice in one.choices:
        if choice.value == value:
            return choice.label
    if value is None:
        return _NOT_ROUNDED
    bounds = BOUNDS[one.name]
    return f"{figures.number(value)} {bounds.one if value == 1 else bounds.many}"


def stepped(one: Setting, rules: HouseRules, step: int) -> HouseRules:
    """Go one choice or one number on (1) or back (-1); at the end nothing changes."""
    value = value_of(one, rules)
    if one.choices:
        values: list[Any] = [choice.value for choice in one.choices]
        place = values.index(value) + step
        return with_value(one, rules, values[min(max(place, 0), len(values) - 1)])
    if one.name == _ROUNDED:
        return with_value(one, rules, _next_unit(value, step))
    bounds = BOUNDS[one.name]
    return with_value(one, rules, min(max(value + step, bounds.least), bounds.most))


def typed(one: Setting, rules: HouseRules, digits: str) -> HouseRules | None:
    """Take a typed number; None where the setting takes none or it is out of bounds."""
    bounds = BOUNDS.get(one.name)
    if bounds is None or not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        return None
    value = int(digits)
    return with_value(one, rules, value) if bounds.least <= value <= bounds.most else None


def with_value(one: Setting, rules: HouseRules, value: object) -> HouseRules:
    """Give the rules with another value of a setting."""
    return replace(rules, **{one.name: value})  # type: ignore[arg-type]


def as_in(one: Setting, rules: HouseRules, preset: Preset) -> HouseRules:
    """Give the rules with the value of a setting that a preset has."""
    return with_value(one, rules, value_of(one, PRESETS[preset]))


def differs(one: Setting, rules: HouseRules, others: HouseRules) -> bool:
    """Tell whether two sets of house rules differ in a setting."""
    return bool(value_of(one, rules) != value_of(one, others))


def book_title(preset: Preset) -> str:
    """Name the book that answers cite under a preset: "TDA 2024"."""
    return TITLES[BOOKS[preset]]


def books_line(one: Setting) -> str:
    """Say what the presets say in a line: "TDA 2024, Home sheet: a call; WSOP 2026: ..."."""
    saying: dict[str, list[str]] = {}
    for preset, rules in PRESETS.items():
        saying.setdefault(words(one, rules), []).append(PRESET_TITLES[preset])
    if len(saying) == 1:
        return f"All books: {next(iter(saying))}"
    return "; ".join(f"{', '.join(titles)}: {said}" for said, titles in saying.items())


def _next_unit(value: int | None, step: int) -> int | None:
    now = value or 0
    sizes = [unit or 0 for unit in UNITS]
    if step > 0:
        return next((size for size in sizes if size > now), sizes[-1])
    return next((size for size in reversed(sizes) if size < now), 0) or None
