"""The clock set right: a minute more or less, what remains, another level, a forgotten start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.tournament import queries
from tdtool.tournament.commands import AddTime, GoToRow, HoldAt, RanSince, SetRemaining
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.structure import RowKind
from tdtool.tournament.views import ClockState, ClockView
from tdtool.ui import figures, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.levels.ask_bar import HEIGHT, AskBar, Choice, Typed
from tdtool.ui.levels.clock_words import parse_remaining, parse_since
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tdtool.tournament.commands import Command
    from tdtool.tournament.structure import Row
    from tdtool.ui.bridge import Bridge

_MINUTE = 60_000
_LONGER_BREAK = 5


class ClockBar(QWidget):
    """One line of acts below the spreadsheet; what is asked, it asks in the question's line."""

    asked = Signal()
    """A question is in the line now."""

    def __init__(self, bridge: Bridge, ask: AskBar) -> None:
        super().__init__()
        self._bridge = bridge
        self._ask = ask
        self.name = Label(weight=QFont.Weight.DemiBold)
        self.left = Label(role="second")
        self.less = Button("−1 min")
        self.more = Button("+1 min")
        self.longer = Button(f"+{_LONGER_BREAK} min")
        self.set_button = Button("Set…")
        self.back = Button(icon=Icon.CHEVRON_LEFT)
        self.on = Button(icon=Icon.CHEVRON_RIGHT)
        self.ran = Button("Ran since…", icon=Icon.HOURGLASS)
        self._tips()
        self._row = QHBoxLayout(self)
        for part in (self.name, self.left):
            part.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._row.addWidget(part)
        self._row.addStretch(1)
        for button in self._buttons():
            self._row.addWidget(button)
        self.less.clicked.connect(self.less_time)
        self.more.clicked.connect(self.more_time)
        self.longer.clicked.connect(self.longer_break)
        self.set_button.clicked.connect(self.ask_remaining)
        self.back.clicked.connect(self.ask_previous)
        self.on.clicked.connect(self.ask_next)
        self.ran.clicked.connect(self.ask_ran_since)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.refresh()

    def refresh(self) -> None:
        """Say how the clock stands, and offer what can be done about it."""
        if not self._bridge.is_open:
            return
        view = self._view()
        started = view.state is not ClockState.NOT_STARTED
        counts = view.remaining is not None and view.state in {
            ClockState.RUNNING,
            ClockState.PAUSED,
        }
        self.name.setText(self._called(view.row))
        self.name.show()
        self.left.setText(_standing(view))
        self.left.set_role("needs_you" if view.state is ClockState.PAUSED else "second")
        for button in (self.less, self.more, self.set_button):
            button.setEnabled(counts)
        self.longer.setVisible(view.on_break and counts)
        back, on = self._neighbour(-1), self._neighbour(1)
        self.back.setVisible(started and back is not None)
        self.on.setVisible(on is not None)
        self.back.setText(self._called(back) if back is not None else "")
        self.on.setText(self._called(on) if on is not None else "")
        self.ran.setVisible(view.state in {ClockState.PAUSED, ClockState.NOT_STARTED})
        self._fit()

    def less_time(self) -> None:
        """Take a minute off the level."""
        self._add(-_MINUTE)

    def more_time(self) -> None:
        """Add a minute to the level."""
        self._add(_MINUTE)

    def longer_break(self) -> None:
        """Extend the break by five minutes."""
        self._add(_LONGER_BREAK * _MINUTE)

    def ask_remaining(self) -> None:
        """Ask what shall remain of the level."""
        view = self._view()
        left = "" if view.remaining is None else figures.countdown(view.remaining)

        def read(text: str) -> tuple[str, bool]:
            ms = parse_remaining(text)
            if not ms:
                return "minutes, or 17:42", False
            return f"{self._called(view.row)}: {figures.countdown(ms)} left", True

        def act(text: str) -> str:
            return self._do(SetRemaining(parse_remaining(text) or 0))

        self._ask.ask_for(Typed("What remains", left, read, act, "Set"))
        self.asked.emit()

    def ask_next(self) -> None:
        """Ask whether to go to the next level or break."""
        self._ask_row(self._neighbour(1))

    def ask_previous(self) -> None:
        """Ask whether to go back to the level or break before."""
        self._ask_row(self._neighbour(-1))

    def ask_ran_since(self) -> None:
        """Ask since when play has gone on while the clock stood."""

        def read(text: str) -> tuple[str, bool]:
            now = self._bridge.desk.now()
            since = parse_since(text, now)
            if since is None:
                return "a time like 12:00, or how many minutes ago", False
            refusal = self._bridge.desk.can(RanSince(since))
            if refusal is not None:
                return refusal.sentence, False
            ago = figures.age(now.wall_ms - since)
            return f"The clock ran since {figures.time_of_day(since, now.utc_offset)}, {ago}", True

        def act(text: str) -> str:
            since = parse_since(text, self._bridge.desk.now())
            return "That is no time." if since is None else self._do(RanSince(since))

        self._ask.ask_for(Typed("Ran since", "", read, act, "It ran"))
        self.asked.emit()

    def ask_off(self, off_ms: int, row: int, remaining_ms: int | None) -> None:
        """Ask, after the desk was off for a while, whether play went on or the clock stood.

        `row` and `remaining_ms` are where the clock stood when the desk went off.
        """
        stood = "" if remaining_ms is None else f" at {figures.countdown(remaining_ms)}"
        held = HoldAt(row, remaining_ms)

        def hold() -> str:
            return self._do(held)

        self._ask.ask(
            f"The desk was off for {figures.elapsed(off_ms)}.",
            Choice("It ran on", _kept),
            Choice(f"Hold{stood}", hold),
        )
        self.asked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line above the bar."""
        del event
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, theme.colours().line)

    def _ask_row(self, row: int | None) -> None:
        if row is None:
            return
        view = self._view()
        structure = self._bridge.desk.state.structure
        here, there = structure.rows[view.row], structure.rows[row]
        words = f"{self._called(view.row)} → {_short(here, there, self._called(row))}"
        left = "" if view.remaining is None else f", {figures.countdown(view.remaining)} left"

        def go() -> str:
            return self._do(GoToRow(row))

        self._ask.ask(f"{words}{left}", Choice("Go", go))
        self.asked.emit()

    def _add(self, ms: int) -> None:
        self._bridge.do(AddTime(ms))

    def _do(self, command: Command) -> str:
        done = self._bridge.do(command, quiet=True)
        return done.sentence if isinstance(done, Refusal) else ""

    def _view(self) -> ClockView:
        desk = self._bridge.desk
        return queries.clock_view(desk.state, desk.now())

    def _neighbour(self, step: int) -> int | None:
        """Find the row before or after the one in hand that is a level or a break."""
        rows = self._bridge.desk.state.structure.rows
        at = self._view().row + step
        while 0 <= at < len(rows) and rows[at].kind is RowKind.MARKER:
            at += step
        return at if 0 <= at < len(rows) else None

    def _called(self, row: int) -> str:
        one = self._bridge.desk.state.structure.rows[row]
        if one.kind is RowKind.BREAK:
            return "End of day" if one.day_end is not None else "Break"
        return f"Level {one.label}" if one.label else f"Row {row + 1}"

    def _buttons(self) -> tuple[Button, ...]:
        return self.less, self.more, self.longer, self.set_button, self.back, self.on, self.ran

    def _tips(self) -> None:
        for button, words, act in (
            (self.less, "Take a minute off the level.", Act.LEVEL_LESS_TIME),
            (self.more, "Add a minute to the level.", Act.LEVEL_MORE_TIME),
            (self.longer, "Make the break five minutes longer.", None),
            (self.set_button, "Say what remains of the level.", None),
            (self.back, "Go back to the start of the level before.", Act.LEVEL_PREVIOUS),
            (self.on, "Go to the start of the next level.", Act.LEVEL_NEXT),
            (self.ran, "The clock stood, but play went on: say since when.", None),
        ):
            key = "" if act is None else keys.shown(act)
            button.setToolTip(f"{words} {key}".rstrip())

    def _fit(self) -> None:
        """Where there is little room the levels beside this one have arrows alone."""
        parts = [self.name, self.left, *self._buttons()]
        shown = [part for part in parts if not part.isHidden()]
        used = sum(part.sizeHint().width() + self._row.spacing() for part in shown)
        if used + theme.px(24) <= self.width():
            return
        for button in (self.back, self.on):
            words = button.words()
            button.setText("")
            button.setAccessibleName(words)
        self.name.setVisible(used - self.back.width() < self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.refresh()

    def _restyle(self) -> None:
        self.setFixedHeight(theme.px(HEIGHT))
        self._row.setContentsMargins(theme.px(16), 0, theme.px(8), 0)
        self._row.setSpacing(theme.px(4))


def _kept() -> str:
    return ""


def _short(here: Row, there: Row, called: str) -> str:
    """Name the row to go to beside the one in hand: "Level 14 → 15"."""
    both = here.kind is RowKind.PLAY and there.kind is RowKind.PLAY
    return there.label if both and there.label else called.lower()


def _standing(view: ClockView) -> str:
    match view.state:
        case ClockState.NOT_STARTED:
            return "not started"
        case ClockState.DAY_ENDED:
            return "the day is over"
        case ClockState.FINISHED:
            return "the last level is over"
        case ClockState.PAUSED:
            stood = "" if view.paused_for is None else f" {figures.age(view.paused_for)}"
            return f"paused{stood}"
        case _:
            left = view.length_text if view.remaining is None else figures.countdown(view.remaining)
            return f"{left} left" if view.remaining is not None else left
