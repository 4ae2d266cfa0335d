"""Between the desk and the window: what happened becomes a signal, what is asked a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdtool.tournament import queries
from tdtool.tournament.commands import PauseClock, StartClock
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.views import ClockState, Tone
from tdtool.ui import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.absence import Absence
    from tdtool.desk import Change, Desk, Done
    from tdtool.tournament.commands import Command

TICK_MS = 125
"""How often the clock is looked at; what is painted depends on the words alone."""
_LOCKED = Refusal(Code.DESK_LOCKED, "The desk is locked.")


class Bridge(QObject):
    """The tournament that the window shows.

    `changed` carries the desk's record of what changed; `shown` says that another
    tournament (or none) is shown; `ticked` comes eight times a second while one is.
    `acted` carries the sentence of what was done, `refused` the Refusal and the command it
    answers, `said` a sentence and its Tone, `toggled` what Space did
    to the clock. `table_wanted`, `who_posts_wanted` and
    `line_wanted` ask the window to show a table, who posts at it, or the line with a text;
    `ruling_wanted` asks for the rulings that answer a question, `plan_wanted` for the plans
    of who moves where (a Task, or None), `slip_wanted` for a move slip ("26 to 7"). `closing`
    comes when the window closes: what else stands or runs for it ends. `locked_key` carries a key
    that another window was pressed while the desk is locked.
    """

    changed = Signal(object)
    shown = Signal()
    ticked = Signal()
    acted = Signal(str)
    refused = Signal(object, object)
    said = Signal(str, object)
    toggled = Signal(str)
    table_wanted = Signal(int)
    who_posts_wanted = Signal(int)
    line_wanted = Signal(str)
    ruling_wanted = Signal(str)
    plan_wanted = Signal(object)
    slip_wanted = Signal(str)
    absence_told = Signal()
    closing = Signal()
    locked_key = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk: Desk | None = None
        self._stop: Callable[[], None] | None = None
        self.absence: Absence | None = None
        """The time that the desk was off, until the director has said what the clock did."""
        self.locked = False
        """The desk is locked: nothing is done until it is unlocked."""
        self.phone_address: Callable[[str], str] = lambda _tournament: ""
        """Where phones find a tournament, by its id; "" where they do not."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.ticked)

    def tell_absence(self, absence: Absence | None) -> None:
        """Ask the director about a time that the desk was off; None: it is settled."""
        self.absence = absence
        self.absence_told.emit()

    @property
    def desk(self) -> Desk:
        """Give the tournament that is shown; there must be one (see `is_open`)."""
        if self._desk is None:
            raise LookupError("no tournament is open")
        return self._desk

    @property
    def is_open(self) -> bool:
        """Tell whether a tournament is shown."""
        return self._desk is not None

    def show(self, desk: Desk | None) -> None:
        """Show this tournament from now on, or none; what stands for the one before stays."""
        self._let_go()
        self._desk = desk
        if desk is not None:
            self._stop = desk.observe(self._observed)
            self._timer.start()
        self.shown.emit()

    def close(self) -> None:
        """Let go of the tournament that is shown; nothing is lost, nothing is written."""
        self.closing.emit()
        self._let_go()

    def do(self, command: Command, *, override: str = "", quiet: bool = False) -> Done | Refusal:
        """Ask the desk for something; what came of it is told by signals too.

        `override` is the director's reason for doing what the house refuses. `quiet` keeps a
        refusal from being said: whoever asked shows it himself.
        """
        done = _LOCKED if self.locked else self.desk.do(command, override=override)
        if not isinstance(done, Refusal):
            self.acted.emit(done.told)
        elif not quiet:
            self.refused.emit(done, command)
        return done

    def undo(self) -> None:
        """Take the last act back and say so."""
        self._settle(_LOCKED if self.locked else self.desk.undo(), "Taken back")

    def undo_act(self, action: str) -> Done | Refusal:
        """Take this act back and say so; whoever asked shows a refusal himself."""
        done = _LOCKED if self.locked else self.desk.undo(action)
        if not isinstance(done, Refusal):
            self._settle(done, "Undone")
        return done

    def redo(self) -> None:
        """Do again what was taken back and say so."""
        self._settle(_LOCKED if self.locked else self.desk.redo(), "Done again")

    def undo_words(self) -> str:
        """Say what Ctrl+Z would take back, "" where nothing can be."""
        action = self.desk.undoable()
        return "" if action is None else self.desk.told(action)

    def redo_words(self) -> str:
        """Say what Ctrl+Shift+Z would do again, "" where nothing can be."""
        action = self.desk.redoable()
        return "" if action is None else self.desk.told(action)

    def toggle_clock(self) -> None:
        """Start the clock or pause it, and say what happened with the way back."""
        view = queries.clock_view(self.desk.state, self.desk.now())
        running = view.state is ClockState.RUNNING
        done = self.do(PauseClock() if running else StartClock())
        if isinstance(done, Refusal):
            return
        at = "" if view.remaining is None else f" at {figures.countdown(view.remaining)}"
        self.toggled.emit(f"Clock paused{at}" if running else f"The clock runs{at}")

    def _let_go(self) -> None:
        self._timer.stop()
        if self._stop is not None:
            self._stop()
        self._stop = self._desk = None

    def _settle(self, done: Done | Refusal, what: str) -> None:
        if isinstance(done, Refusal):
            self.refused.emit(done, None)
        else:
            self.said.emit(f"{what}: {done.told}", Tone.KNOWN)
            self.acted.emit(f"{what}: {done.told}")

    def _observed(self, change: Change) -> None:
        self.changed.emit(change)
