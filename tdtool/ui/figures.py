"""Figures as the window writes them: grouped chips, countdowns, times of day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from tdtool.rules.stakes import AnteKind
from tdtool.settings import NumberStyle

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.money.currency import Currency

_SECOND, _MINUTE, _HOUR, _DAY = 1_000, 60_000, 3_600_000, 86_400_000
_NOON = 12


_GROUPS = {
    NumberStyle.COMMA: ",",
    NumberStyle.POINT: ".",
    NumberStyle.BLANK: "\u202f",
    NumberStyle.APOSTROPHE: "\u2019",
}


class _Style:
    """How numbers are written at this desk."""

    chosen = NumberStyle.SYSTEM


def set_number_style(style: NumberStyle) -> None:
    """Set thousands apart in this style from now on."""
    _Style.chosen = style


@cache
def _locale() -> QLocale:
    system = QLocale.system()
    if system.language() == QLocale.Language.C:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return system


def number(value: int) -> str:
    """Write a number with its thousands set apart as the locale does, or as was chosen."""
    return sample(_Style.chosen, value)


def sample(style: NumberStyle, value: int) -> str:
    """Write a number in a style."""
    group = _GROUPS.get(style)
    return _locale().toString(value) if group is None else f"{value:,}".replace(",", group)


def money(amount: int, currency: Currency) -> str:
    """Write an amount (smallest unit) without its sign; decimals only where there are some."""
    whole, part = divmod(abs(amount), currency.whole)
    written = f"{'−' if amount < 0 else ''}{number(whole)}"
    point = "," if _groups_by_point() else "."
    return f"{written}{point}{part:0{currency.digits}}" if part else written


def signed_money(amount: int, currency: Currency) -> str:
    """Write an amount with its sign or code: "€1,250", "1,250 kr"."""
    plain = money(abs(amount), currency)
    mark = currency.sign or currency.code
    minus = "−" if amount < 0 else ""
    if not mark or not currency.sign_first:
        return f"{minus}{plain} {mark}".rstrip()
    return f"{minus}{mark}{'' if currency.sign else ' '}{plain}"


def _groups_by_point() -> bool:
    """Tell whether thousands are set apart by points, so that decimals need a comma."""
    chosen = _Style.chosen
    return _GROUPS[chosen] == "." if chosen in _GROUPS else _locale().decimalPoint() == ","


def countdown(ms: int) -> str:
    """Write what is left, rounded up so that it ends on 0:00: "17:42", "1:04:09"."""
    return _clock_text((max(0, ms) + _SECOND - 1) // _SECOND)


def elapsed(ms: int) -> str:
    """Write how long something has gone on, rounded down: "2:14"."""
    return _clock_text(max(0, ms) // _SECOND)


def _clock_text(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def age(ms: int) -> str:
    """Write how old something is in words: "12 s", "6 min", "3 h", "2 days"."""
    if ms < _MINUTE:
        return f"{max(0, ms) // _SECOND} s"
    if ms < _HOUR:
        return f"{ms // _MINUTE} min"
    if ms < 2 * _DAY:
        return f"{ms // _HOUR} h"
    return f"{ms // _DAY} days"


@cache
def twelve_hours() -> bool:
    """Tell whether the time of day is written "7:35 PM" here."""
    return "ap" in _locale().timeFormat(QLocale.FormatType.ShortFormat).lower()


def time_of_day(wall_ms: int, utc_offset: int) -> str:
    """Write a moment as the local time of day: "19:35" or "7:35 PM"."""
    local = datetime.fromtimestamp(wall_ms / 1000, UTC) + timedelta(seconds=utc_offset)
    if not twelve_hours():
        return f"{local.hour:02}:{local.minute:02}"
    return (
        f"{local.hour % _NOON or _NOON}:{local.minute:02} {'PM' if local.hour >= _NOON else 'AM'}"
    )


def blinds(stakes: Stakes) -> str:
    """Write the blinds of a level: "5,000-10,000"; one blind alone as it is; else ""."""
    parts = [part for part in (stakes.small_blind, stakes.big_blind) if part is not None]
    return "-".join(number(part) for part in parts)


def limits(stakes: Stakes) -> str:
    """Write the small and big bet of a limit level: "400-800"; "" where it has none."""
    parts = [part for part in (stakes.small_bet, stakes.big_bet) if part is not None]
    return "-".join(number(part) for part in parts)


def ante_label(stakes: Stakes) -> str:
    """Name the ante by who pays it."""
    return {AnteKind.BIG_BLIND: "BB ante", AnteKind.BUTTON: "Button ante"}.get(
        stakes.ante.kind, "Ante"
    )


def stakes_line(stakes: Stakes) -> str:
    """Write one set of stakes in a line: "5,000-10,000 (10,000)", "100, bring-in 150, 400-800"."""
    parts = [blinds(stakes)] if blinds(stakes) else []
    ante = number(stakes.ante.amount) if stakes.ante.kind is not AnteKind.NONE else ""
    if ante:
        parts.append(f"({ante})" if parts else f"ante {ante}")
    if stakes.button_post is not None:
        parts.append(f"button {number(stakes.button_post)}")
    if stakes.bring_in is not None:
        parts.append(f"bring-in {number(stakes.bring_in)}")
    if bets := limits(stakes):
        parts.append(f"limits {bets}" if parts else bets)
    return " ".join(parts)
