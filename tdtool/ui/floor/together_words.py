"""What is said while all tables play their hands together: the clock, the money, who shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.hand_for_hand.mode import Joint
from tdtool.tournament.money.currency import written
from tdtool.ui import figures, keys, plain

if TYPE_CHECKING:
    from tdtool.tournament.hand_for_hand.view import Sharing, TogetherView
    from tdtool.tournament.money.currency import Currency

_NAME = 40


def titles(view: TogetherView) -> tuple[str, str]:
    """Name what is played, in full and in short: "Hand for hand, hand 3", "Hand 3"."""
    number = view.mode.number
    if view.mode.joint is Joint.HAND_FOR_HAND:
        return f"Hand for hand, hand {number}", f"Hand {number}"
    short = "Last hand" if number == 1 else f"Last {number} hands"
    return f"{short} of the day", short


def field(view: TogetherView) -> str:
    """Say how many tables still play, and how far the money is."""
    playing, tables = view.mode.playing, view.mode.tables
    word = "plays" if playing == 1 else "play"
    parts = [f"{playing} of {tables} tables {word}" if playing else "all tables have finished"]
    if view.left:
        parts.append(f"{figures.number(view.left)} left")
    if view.to_the_money is not None:
        away = f"{figures.number(view.to_the_money)} from the money"
        parts.append(away if view.to_the_money else "in the money")
    return ", ".join(parts)


def clock(view: TogetherView, remaining: int | None) -> str:
    """Say what the clock does meanwhile."""
    if view.mode.joint is Joint.LAST_HANDS:
        stops = keys.told("The clock runs. {clock} stops it.")
        return stops if view.clock_runs else "The clock stands."
    off = f"{view.minutes_off} min came off so far." if view.minutes_off else ""
    if view.clock_runs:
        said = keys.told("The clock runs, nothing comes off for a hand. {clock} stops it.")
    else:
        at = "" if remaining is None else f" at {figures.countdown(remaining)}"
        said = f"The clock stands{at}"
        said += f", each hand takes {view.minutes} min off." if view.minutes else "."
    return f"{said} {off}".rstrip()


def sharing(one: Sharing, currency: Currency) -> str:
    """Say who gets a place, or shares places, and what it brings."""
    names = [plain.isolated(name, _NAME) for name in one.names]
    *first, last = names
    who = f"{', '.join(first)} and {last}" if first else last
    said = f"{who} share {one.place}" if first else f"{who}: {one.place}"
    return said + _prizes(one, currency)


def _prizes(one: Sharing, currency: Currency) -> str:
    if not one.prizes:
        return ""
    most, least = one.prizes[0], one.prizes[-1]
    if not most:
        return ", no prize"
    amount = written(most, currency)
    if most != least:
        return f", {amount} or {written(least, currency)} each"
    return f", {amount} each" if len(one.prizes) > 1 else f", {amount}"


def begins(minutes: int) -> str:
    """Say what hand for hand does when it begins."""
    clock_does = "The clock runs on."
    if minutes:
        clock_does = f"The clock stops; each hand takes {minutes} min off."
    return (
        "Every table plays one hand, then waits for the others. The hands being played now "
        f"count already. {clock_does} Who goes out has a place when the hand is closed."
    )
