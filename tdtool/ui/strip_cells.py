"""What the clock strip says: its cells as words, worked out without painting anything."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind
from tdtool.tournament.hand_for_hand.mode import Joint
from tdtool.tournament.views import ClockState
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.hand_for_hand.mode import Mode
    from tdtool.tournament.values import Now
    from tdtool.tournament.views import ClockView, StripView

LAST_MINUTES = 120_000
LAST_SECONDS = 30_000
PAUSED_LONG = 120_000
DRIFT_SHOWN = 2_000
_LINES = 2


class Drop(IntEnum):
    """In which order cells give way where the strip is too narrow; KEEP never does."""

    KEEP = 0
    PLAYERS = 1
    NAME = 2
    """The tournament's name, which the window's title says too."""
    ENTRIES = 3
    BREAK = 4
    BREAK_AT = 5
    BETS = 6
    AVERAGE = 7
    MONEY = 8
    AVERAGE_BLINDS = 9
    NEXT = 10


class Cell(NamedTuple):
    """A label over a figure; `small` follows the figure, `drops` says when the cell goes.

    `small_drops` is when `small` alone goes. `lines` replaces the figure where a level has
    several sets of stakes: (name, stakes) each. `quiet` figures are written smaller.
    """

    key: str
    label: str
    figure: str
    small: str = ""
    drops: Drop = Drop.KEEP
    small_drops: Drop = Drop.KEEP
    lines: tuple[tuple[str, str], ...] = ()
    role: str = "text"
    quiet: bool = False


class Face(NamedTuple):
    """The clock's face: digits, their role, and a block of words beside them if it stands.

    `block` is up to two lines; `filled` marks the unmistakable ones, on the colour `ground`.
    """

    digits: str
    role: str
    block: tuple[str, ...] = ()
    filled: bool = False
    figure: bool = True
    """False where there is no countdown: words instead of digits."""
    ground: str = "needs_you"


@dataclass(frozen=True, slots=True)
class StripWords:
    """All that the strip shows at one moment; equal words need no repaint.

    `progress` is how far the row has gone, in per mille; None without a countdown.
    """

    name: str
    under_name: str
    under_role: str
    level: Cell
    face: Face
    cells: tuple[Cell, ...]
    progress: int | None
    progress_role: str
    running: bool


def strip_words(view: StripView, now: Now) -> StripWords:
    """Put a view of the strip into words."""
    clock = view.clock
    face = clock_face(clock, view.mode)
    drifted = abs(clock.drift) > DRIFT_SHOWN
    day = ", ".join(part for part in (view.day, _time(now.wall_ms, now)) if part)
    return StripWords(
        name=view.tournament,
        under_name=f"clocks {figures.elapsed(abs(clock.drift))} apart" if drifted else day,
        under_role="needs_you" if drifted else "second",
        level=_level(clock),
        face=face,
        cells=_cells(view, now),
        progress=_progress(clock),
        progress_role=face.role if face.role not in {"text", "second"} else "accent",
        running=clock.state is ClockState.RUNNING,
    )


def clock_face(clock: ClockView, mode: Mode | None = None) -> Face:
    """Tell how the clock looks: digits, colour, and the words that no one can miss.

    `mode` are the hands that all tables play together: a look of its own, not that of a pause.
    """
    countdown = clock.remaining is not None
    digits = figures.countdown(clock.remaining) if clock.remaining is not None else ""
    if not countdown:
        digits = clock.length_text or "open"
    if mode is not None and clock.state in {ClockState.PAUSED, ClockState.RUNNING}:
        words = (mode_words(mode), still_playing(mode))
        return Face(digits, "information", words, True, countdown, "information")
    match clock.state:
        case ClockState.NOT_STARTED:
            return Face(digits, "second", ("not", "started"), figure=countdown)
        case ClockState.DAY_ENDED:
            return Face("Day over", "information", ("the clock", "stands"), figure=False)
        case ClockState.FINISHED:
            return Face("Over", "information", ("last level", "is over"), figure=False)
        case ClockState.PAUSED:
            block: tuple[str, ...] = ("PAUSED",)
            if clock.paused_for is not None and clock.paused_for >= PAUSED_LONG:
                block = ("PAUSED", f"for {figures.elapsed(clock.paused_for)}")
            return Face(digits, "needs_you", block, filled=True, figure=countdown)
        case ClockState.RUNNING:
            return Face(digits, _running_role(clock), figure=countdown)


def mode_words(mode: Mode) -> str:
    """Name the hands that all tables play together: "HAND FOR HAND 3", "LAST 5 HANDS"."""
    if mode.joint is Joint.HAND_FOR_HAND:
        return f"HAND FOR HAND {mode.number}"
    return "LAST HAND" if mode.number == 1 else f"LAST {mode.number} HANDS"


def still_playing(mode: Mode) -> str:
    """Say how many tables have not finished."""
    if not mode.playing:
        return "all have finished"
    return f"{mode.playing} of {mode.tables} {'plays' if mode.playing == 1 else 'play'}"


def _running_role(clock: ClockView) -> str:
    if clock.remaining is not None and clock.remaining <= LAST_SECONDS:
        return "wrong_text"
    if clock.remaining is not None and clock.remaining <= LAST_MINUTES:
        return "needs_you"
    return "information" if clock.on_break else "text"


def _level(clock: ClockView) -> Cell:
    if clock.on_break:
        return Cell("level", "Now", "Break", role="information")
    if clock.state is ClockState.FINISHED:
        return Cell("level", "Level", "–", role="second")
    return Cell("level", "Level", clock.label or "–")


def _cells(view: StripView, now: Now) -> tuple[Cell, ...]:
    cells = [*_stakes_cells(view), *_next_cells(view), _players(view)]
    if view.average is not None:
        in_blinds = view.average_big_blinds
        cells.append(
            Cell(
                "average",
                "Average",
                figures.number(view.average),
                "" if in_blinds is None else f"{figures.number(in_blinds)} BB",
                drops=Drop.AVERAGE,
                small_drops=Drop.AVERAGE_BLINDS,
            )
        )
    cells.extend(_money_cells(view))
    cells.extend(_break_cells(view.clock, now))
    return tuple(cells)


def _money_cells(view: StripView) -> list[Cell]:
    """Say how many have to go until the rest is paid, then what the next one gets."""
    money = view.money
    if money is None:
        return []
    if money.to_go:
        return [Cell("money", "To the money", figures.number(money.to_go), drops=Drop.MONEY)]
    amount = figures.money(money.next_out, money.currency)
    return [Cell("money", "Next out", amount, drops=Drop.MONEY)]


def _stakes_cells(view: StripView) -> list[Cell]:
    then = "Then " if view.clock.on_break else ""
    if not view.stakes:
        return [Cell("blinds", _label(then, "Blinds"), "–", role="second")]
    if len(view.stakes) > 1:
        lines = tuple(
            (stakes.group.replace("_", " ") or f"set {place}", figures.stakes_line(stakes))
            for place, stakes in enumerate(view.stakes, 1)
        )
        rest = len(lines) - _LINES
        label = _label(then, "Stakes") + (f", {rest} more" if rest > 0 else "")
        return [Cell("blinds", label, "", lines=lines)]
    return _one_set(view.stakes[0], then)


def _one_set(stakes: Stakes, then: str) -> list[Cell]:
    blinds, bets = figures.blinds(stakes), figures.limits(stakes)
    cells = []
    if blinds:
        cells.append(Cell("blinds", _label(then, "Blinds"), blinds))
        if bets:
            cells.append(Cell("bets", "Limits", bets, drops=Drop.BETS))
    elif bets:
        cells.append(Cell("blinds", _label(then, "Limits"), bets))
    elif stakes.button_post is not None:
        post = figures.number(stakes.button_post)
        cells.append(Cell("blinds", _label(then, "Button"), post))
    cells.append(_ante(stakes))
    if stakes.bring_in is not None:
        cells.append(Cell("bring_in", "Bring-in", figures.number(stakes.bring_in)))
    return cells


def _ante(stakes: Stakes) -> Cell:
    ante = stakes.ante
    if ante.kind is AnteKind.NONE:
        return Cell("ante", "Ante", "none", role="second", quiet=True)
    small = "button 2 ×" if ante.kind is AnteKind.SHORT_DECK else ""
    return Cell("ante", figures.ante_label(stakes), figures.number(ante.amount), small)


def _next_cells(view: StripView) -> list[Cell]:
    if not view.next_stakes or view.clock.on_break:
        return []
    texts = [figures.stakes_line(stakes) for stakes in view.next_stakes]
    text = _short_next(view.next_stakes[0]) if len(texts) == 1 else f"{len(texts)} sets"
    return [Cell("next", "Next", text, drops=Drop.NEXT, role="second", quiet=True)]


def _short_next(stakes: Stakes) -> str:
    return figures.blinds(stakes) or figures.limits(stakes) or figures.stakes_line(stakes)


def _players(view: StripView) -> Cell:
    left = figures.number(view.players_left)
    entries = f"/ {figures.number(view.entries)}"
    return Cell(
        "players",
        "Players left",
        left,
        entries,
        drops=Drop.PLAYERS,
        small_drops=Drop.ENTRIES,
    )


def _break_cells(clock: ClockView, now: Now) -> list[Cell]:
    if clock.break_in is None or clock.on_break:
        return []
    at = "" if clock.break_at is None else f"at {_time(clock.break_at, now)}"
    text = figures.countdown(clock.break_in)
    return [Cell("break", "Break in", text, at, drops=Drop.BREAK, small_drops=Drop.BREAK_AT)]


def _progress(clock: ClockView) -> int | None:
    if clock.remaining is None or not clock.length:
        return None
    return min(1000, max(0, 1000 - clock.remaining * 1000 // clock.length))


def _time(wall_ms: int, now: Now) -> str:
    return figures.time_of_day(wall_ms, now.utc_offset)


def _label(then: str, label: str) -> str:
    return then + (label.lower() if then else label)
