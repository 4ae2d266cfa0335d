"""The Rulings page: a question in the table's words, the ruling, what is written down of it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedLayout, QWidget

from tdtool.tournament.views import Tone
from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.parts import measure
from tdtool.ui.parts.segments import HEIGHT, Segments
from tdtool.ui.rulings.calculators.scene import scene_of
from tdtool.ui.rulings.calculators_part import CalculatorsPart
from tdtool.ui.rulings.library_part import LibraryPart
from tdtool.ui.rulings.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.rulings.bookcase import Bookcase
    from tdtool.ui.rulings.calculators.scene import Scene

_BACKWARDS = "Ctrl+PgUp"
LEFT, TOP = 16, 8
HEAD = TOP + HEIGHT + 6
"""Where the parts begin below the switch (pixels at 100 %)."""


class Part(IntEnum):
    """The parts of the page in their order."""

    LIBRARY = 0
    CALCULATORS = 1


class RulingsPage(QWidget):
    """Follows the tournament that the bridge shows; the library is fetched when it is seen.

    `table` gives the table in hand.
    """

    who_posts_wanted = Signal()
    """Who posts? is asked for."""

    def __init__(
        self,
        bridge: Bridge,
        bookcase: Bookcase,
        table: Callable[[], int | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self.bookcase = bookcase
        memory = Memory(self._see)
        self.library = LibraryPart(bridge, bookcase, memory, HEAD)
        self.calculators = CalculatorsPart(memory, HEAD)
        self._parts: tuple[QWidget, ...] = (self.library, self.calculators)
        self.segments = Segments(("Library", "Calculators"), least=6)
        self.segments.setAccessibleName("Rulings")
        self.segments.setParent(self)
        self._stack = QStackedLayout(self)
        for part in self._parts:
            self._stack.addWidget(part)
        self._connect()
        self._fit()
        self._chosen(Part.LIBRARY)

    def ask(self, question: str) -> None:
        """Search the library for this."""
        self.segments.set_index(Part.LIBRARY)
        self.library.ask(question)

    def search(self) -> None:
        """Give the keys to the search of the library, its text marked."""
        self.segments.set_index(Part.LIBRARY)
        field = self.library.search.field.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def work_out(self, calculator: str) -> None:
        """Open a calculator by its id."""
        self.segments.set_index(Part.CALCULATORS)
        self.calculators.open(calculator)

    def copy(self) -> None:
        """Copy what is to be said."""
        if self.segments.index() == Part.CALCULATORS:
            sentence = self.calculators.pane.copy()
        else:
            sentence = self.library.sentence()
            QGuiApplication.clipboard().setText(sentence)
        if sentence:
            self._bridge.said.emit(f"Copied: {sentence}", Tone.KNOWN)

    def showEvent(self, event: QShowEvent) -> None:
        """Fetch the library, or what has changed in it; see the event as it is."""
        super().showEvent(event)
        self.bookcase.fetch()
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the switch in its place."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what no part took to the window."""
        event.ignore()

    def _see(self) -> Scene:
        desk = self._bridge.desk if self._bridge.is_open else None
        return scene_of(desk, self._table())

    def _refresh(self) -> None:
        """Let the part in sight see the event as it is, and what was typed elsewhere."""
        if not self.isVisible():
            return
        if self.segments.index() == Part.LIBRARY:
            self.library.pane.refresh()
        else:
            self.calculators.refresh()

    def _step(self, step: int) -> None:
        place = (self.segments.index() + step) % len(self._parts)
        self.segments.set_index(place)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _next(self) -> None:
        self._step(1)

    def _previous(self) -> None:
        self._step(-1)

    def _chosen(self, place: int) -> None:
        self._stack.setCurrentIndex(place)
        self.setFocusProxy(self._parts[place])
        self.segments.raise_()
        self._refresh()

    def _connect(self) -> None:
        keys = (
            (act_rows.row(Act.RULING_COPY).key, self.copy),
            (act_rows.row(Act.RULING_PART).key, self._next),
            (_BACKWARDS, self._previous),
        )
        for key, slot in keys:
            made = QShortcut(QKeySequence(key), self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(slot)
        self.segments.chosen.connect(self._chosen)
        self.library.copied.connect(self.copy)
        self.library.calculator_wanted.connect(self.work_out)
        self.library.who_posts_wanted.connect(self.who_posts_wanted)
        self.calculators.pane.answer.copied.connect(self.copy)
        self.calculators.who_posts_wanted.connect(self.who_posts_wanted)
        self._bridge.shown.connect(self.library.refresh)
        self._bridge.changed.connect(self._refresh)
        theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        measure.again(self)
        self._fit()

    def _fit(self) -> None:
        px = theme.px
        self.segments.adjustSize()
        wide = min(self.segments.sizeHint().width(), self.width() - px(2 * LEFT))
        self.segments.setGeometry(px(LEFT), px(TOP), wide, px(HEIGHT))
