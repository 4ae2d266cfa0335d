"""The sheet that the Print page shows: taken from the desk, made beside the window, kept fresh."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdtool.ui.printing.background import Background, Result
from tdtool.ui.printing.work import EachPage, Unclear, Work
from tdtool.ui.printing.works import work_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.printing.choice import Choice
    from tdtool.ui.printing.offer import Offer

FRESH_MS = 60_000
"""What was made longer ago is made anew before it is printed."""


class SheetInHand(QObject):
    """One sheet at a time, as work and as PDF."""

    made = Signal()
    """The PDF is there."""
    nothing = Signal(str)
    """There is nothing to print: a sentence."""

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._background = Background(self)
        self._after: Callable[[], None] | None = None
        self._made_ms = 0
        self.work: Work | None = None
        self.pdf: bytes | None = None
        self.stale = True
        """The tournament or the choice has changed since it was made."""

    def is_making(self) -> bool:
        """Tell whether the PDF is being made."""
        return self._background.is_busy()

    def is_old(self) -> bool:
        """Tell whether it was made so long ago that the time at its foot is wrong."""
        return self._bridge.desk.now().wall_ms - self._made_ms > FRESH_MS

    def look(self, offer: Offer, choice: Choice, table: int | None) -> None:
        """Take the sheet from the desk and begin to make it."""
        self.stale = False
        desk = self._bridge.desk
        try:
            work = work_of(desk, offer, choice, table)
        except Unclear as unclear:
            self.drop()
            self.nothing.emit(str(unclear))
            return
        self.work = work
        self._made_ms = desk.now().wall_ms
        self._background.start(lambda each: _made(work, each), self._take)

    def then(self, act: Callable[[], None]) -> None:
        """Do something with the PDF, as soon as it is there."""
        if self.is_making():
            self._after = act
        elif self.pdf is not None:
            act()

    def drop(self) -> None:
        """Let go of the sheet and of what was to be done with it."""
        self._background.stop()
        self._after = None
        self.work = self.pdf = None

    def pause(self) -> None:
        """Make nothing while nobody looks; it is made anew when it is asked for."""
        self._background.stop()
        self._after = None
        self.stale = True

    def _take(self, result: Result[bytes]) -> None:
        if result.value is None:
            self.drop()
            self.nothing.emit(f"This sheet cannot be made: {result.error}")
            return
        self.pdf = result.value
        after, self._after = self._after, None
        self.made.emit()
        if after is not None:
            after()


def _made(work: Work, each: EachPage) -> bytes:
    out = BytesIO()
    work.draw(out, each)
    return out.getvalue()
