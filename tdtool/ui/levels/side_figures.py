"""The figures beside the spreadsheet: when the day ends, when there is a winner, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import end_estimate
from tdtool.tournament.structure import LengthKind, RowKind
from tdtool.tournament.structure_queries import longest_stretch, row_minutes
from tdtool.ui import figures, theme
from tdtool.ui.parts.label import Caption, Label, Paragraph

if TYPE_CHECKING:
    from tdtool.tournament.end_estimate import WinnerEstimate
    from tdtool.tournament.level_plan import DayTime, LevelPlan
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Now

_MINUTE = 60_000


class Figure(NamedTuple):
    """A large figure: what it is, the figure, and a small line below it."""

    caption: str
    text: str
    below: str


def hours(minutes: int) -> str:
    """Write a length: "19 h 40 min", "45 min"."""
    whole, rest = divmod(minutes, 60)
    return f"{whole} h {rest:02} min" if whole else f"{rest} min"


def day_figure(plan: LevelPlan, utc_offset: int) -> Figure:
    """Say when the day in hand ends, and when it was to end."""
    open_days = [day for day in plan.days if not day.over] or list(plan.days[-1:])
    if not open_days:
        return Figure("Play ends", "–", "")
    day = open_days[0]
    caption = f"Day {day.day} ends" if len(plan.days) > 1 else "Last level ends"
    if day.ends_ms is None:
        return Figure(caption, "–", _why_open(day))
    below = ""
    planned = day.planned_ms
    if planned is not None and abs(planned - day.ends_ms) >= _MINUTE:
        below = f"plan {figures.time_of_day(planned, utc_offset)}"
    elif not plan.started:
        below = "started now" if day is plan.days[0] else ""
    return Figure(caption, figures.time_of_day(day.ends_ms, utc_offset), below)


def _why_open(day: DayTime) -> str:
    return "a level has no length" if day.starts_ms is not None else "no start is given"


def winner_figure(
    plan: LevelPlan, estimate: WinnerEstimate | str, utc_offset: int
) -> tuple[Figure, str]:
    """Say when there will be a winner, and in a sentence why."""
    if isinstance(estimate, str):
        return Figure("Winner", "–", ""), estimate
    caption = f"Winner, day {estimate.day}" if len(plan.days) > 1 else "Winner"
    if estimate.likely_ms is None:
        return Figure(caption, "–", ""), ""
    times = [
        figures.time_of_day(ms, utc_offset)
        for ms in (estimate.from_ms, estimate.to_ms)
        if ms is not None
    ]
    below = " to ".join(times) if len(times) > 1 else f"from {times[0]}" if times else ""
    return Figure(caption, f"≈ {figures.time_of_day(estimate.likely_ms, utc_offset)}", below), ""


def winner_reason(structure: Structure, estimate: WinnerEstimate) -> str:
    """Say what the estimate is made of."""
    first, last = (structure.rows[at].label for at in (estimate.first, estimate.last))
    levels = f"in level {first}" if first == last else f"in levels {first} to {last}"
    chips = figures.number(estimate.chips)
    worth = f"{end_estimate.EARLIEST} to {end_estimate.LATEST} big blinds in play"
    words = f"{chips} chips: {levels}, with {worth}."
    if estimate.beyond:
        words += " The sheet may be too short."
    if estimate.more_chips:
        words += " More may still register."
    return words


def totals(structure: Structure) -> tuple[tuple[str, str], ...]:
    """Give the totals: play, breaks, the longest play without a break."""
    rows = structure.rows
    play = sum(row_minutes(row) or 0 for row in rows if row.kind is RowKind.PLAY)
    breaks = [
        row for row in rows if row.kind is RowKind.BREAK and row.length.kind is not LengthKind.OPEN
    ]
    rest = sum(row_minutes(row) or 0 for row in breaks)
    longest = longest_stretch(structure)
    found = [("Play", hours(play))]
    if breaks:
        words = "1 break" if len(breaks) == 1 else f"{len(breaks)} breaks"
        found.append((words, hours(rest)))
    if longest is not None and longest.minutes:
        found.append(("Longest without a break", hours(longest.minutes)))
    return tuple(found)


class _BigFigure(QWidget):
    """A caption, a large figure and a small line."""

    def __init__(self) -> None:
        super().__init__()
        self.caption = Caption(role="second")
        self.text = Label(size=22, weight=QFont.Weight.DemiBold)
        self.below = Label(size=12, role="second")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.caption, self.text, self.below):
            column.addWidget(part)

    def show_figure(self, figure: Figure) -> None:
        """Show a figure."""
        self.caption.setText(figure.caption)
        self.text.setText(figure.text)
        self.below.setText(figure.below)


class SideFigures(QWidget):
    """Ends, reason and totals in the page's second column."""

    def __init__(self) -> None:
        super().__init__()
        self.day, self.winner = _BigFigure(), _BigFigure()
        self.reason = Paragraph(size=12)
        self._totals: list[tuple[Label, Label]] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        for at in range(3):
            words, figure = Label(role="second", size=12.5), Label(size=12.5, right=True)
            self._totals.append((words, figure))
            self._grid.addWidget(words, at, 0)
            self._grid.addWidget(figure, at, 1)
        ends = QHBoxLayout()
        ends.addWidget(self.day, 1)
        ends.addWidget(self.winner, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(ends)
        self._column.addWidget(self.reason)
        self._column.addLayout(self._grid)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_all(self, state: State, structure: Structure, plan: LevelPlan, now: Now) -> None:
        """Show the figures of a structure at its times."""
        estimate = end_estimate.winner(state, structure, plan, now)
        self.day.show_figure(day_figure(plan, now.utc_offset))
        figure, why = winner_figure(plan, estimate, now.utc_offset)
        self.winner.show_figure(figure)
        reason = why if isinstance(estimate, str) else winner_reason(structure, estimate)
        if self.reason.text() != reason:
            self.reason.setText(reason)
        found = totals(structure)
        for at, (words, text) in enumerate(self._totals):
            shown = at < len(found)
            words.setText(found[at][0] if shown else "")
            text.setText(found[at][1] if shown else "")

    def _restyle(self) -> None:
        self._column.setSpacing(theme.px(8))
        self._grid.setVerticalSpacing(theme.px(7))
