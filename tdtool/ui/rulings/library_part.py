"""The library: the question on the left, the ruling beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.tournament.views import Tone
from tdtool.ui import theme
from tdtool.ui.rulings.entry_view import EntryView
from tdtool.ui.rulings.house_pane import HousePane
from tdtool.ui.rulings.search_column import SearchColumn

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.rulebook.entry import Entry
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.rulings.bookcase import Bookcase

HITS = 272
_LEAST_HITS = 196
_NARROW, _SINGLE = 640, 420
"""Below these widths (pixels at 100 %) the list is narrower, then stands alone."""


class LibraryPart(QWidget):
    """Search, list and entry; where there is little room the entry takes the list's place."""

    entry_shown = Signal(object)
    """Another `Entry` is shown, or None."""

    def __init__(self, bridge: Bridge, bookcase: Bookcase) -> None:
        super().__init__()
        self._bridge = bridge
        self._bookcase = bookcase
        self._before: list[Entry] = []
        self.search = SearchColumn()
        self.view = EntryView()
        self.house = HousePane()
        for part in (self.search, self.view, self.house):
            part.setParent(self)
        self.house.hide()
        self.setFocusProxy(self.search)
        self._connect()

    def entry(self) -> Entry | None:
        """Give the entry that is shown."""
        return self.view.entry()

    def ask(self, question: str) -> None:
        """Search for this."""
        self._leave_house()
        self._before.clear()
        self.search.ask(question)
        self._fit()

    def show_entry(self, id_: str) -> None:
        """Show an entry by its id; one that is not there changes nothing."""
        shelved = self._bookcase.shelved()
        entry = None if shelved is None else shelved.library.entry(id_)
        if entry is not None:
            self._leave_house()
            before = self.view.entry()
            if before is not None and before is not entry:
                self._before.append(before)
            self._show(entry)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show what the library and the house rules are now."""
        shelved = self._bookcase.shelved()
        if shelved is not None:
            self.search.read_from(shelved)
            self.house.show_house(self._bookcase.house_folder, shelved.library)

    def copy(self) -> None:
        """Copy what is to be said."""
        entry = self.view.entry()
        if entry is not None:
            QGuiApplication.clipboard().setText(entry.say)
            self._bridge.said.emit(f"Copied: {entry.say}", Tone.KNOWN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Esc from the list to the field; the rest is the window's."""
        if event.key() == Qt.Key.Key_Escape and self.search.view.hasFocus():
            self.search.setFocus()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surfaces, and the line between them."""
        painter = QPainter(self)
        now = theme.colours()
        painter.fillRect(event.rect(), now.window)
        if not self.view.isHidden() or not self.house.isHidden():
            left = self._reading_room().left()
            painter.fillRect(QRect(left, 0, self.width() - left, self.height()), now.panel)
            if left:
                painter.fillRect(QRect(left, 0, 1, self.height()), now.line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self._fit()

    # What is shown.

    def _chosen(self) -> None:
        self._before.clear()
        self._show(self.search.entry())

    def _show(self, entry: Entry | None) -> None:
        shelved = self._bookcase.shelved()
        related = () if shelved is None or entry is None else shelved.library.related(entry)
        self.view.show_entry(entry, related, self._in_force())
        self.entry_shown.emit(entry)

    def _changed(self) -> None:
        """Let another book stand raised when the house rules have changed."""
        if self._in_force() != self.view.in_force:
            self._show(self.view.entry())

    def _in_force(self) -> str:
        """Give the code of the book this event plays by, "" without an event."""
        return self._bridge.desk.state.house.book.value if self._bridge.is_open else ""

    def _enter(self) -> None:
        if self.view.entry() is not None:
            self._show_single(reading=True)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        """Go back to the entry before, and from the first one to the search."""
        if self._before:
            self._show(self._before.pop())
            return
        self._show_single(reading=False)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_house(self) -> None:
        self.house.show()
        self._fit()
        self._show_single(reading=True)
        self.house.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_house(self) -> None:
        if not self.house.isHidden():
            self.house.hide()
            self._show_single(reading=False)
            self._fit()

    def _house_left(self) -> None:
        self._leave_house()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    # How it stands.

    def _connect(self) -> None:
        self.search.chosen.connect(self._chosen)
        self.search.opened.connect(self._enter)
        self.search.house_wanted.connect(self._show_house)
        self.view.opened.connect(self.show_entry)
        self.view.copied.connect(self.copy)
        self.view.left.connect(self._leave)
        self.house.left.connect(self._house_left)
        self._bridge.changed.connect(self._changed)
        self._bookcase.arrived.connect(self.refresh)
        theme.changed.connect(self._fit)
        self.refresh()

    _reading = False

    def _show_single(self, *, reading: bool) -> None:
        if reading != self._reading:
            self._reading = reading
            self._fit()

    def _is_single(self) -> bool:
        return self.width() < theme.px(_SINGLE)

    def _reading_room(self) -> QRect:
        if self._is_single():
            return self.rect()
        narrow = self.width() < theme.px(_NARROW)
        left = theme.px(_LEAST_HITS if narrow else HITS)
        return QRect(left, 0, self.width() - left, self.height())

    def _fit(self) -> None:
        room = self._reading_room()
        single = self._is_single()
        house = not self.house.isHidden()
        self.search.setGeometry(0, 0, room.left() or self.width(), self.height())
        shown = room.adjusted(1, 0, 0, 0)
        self.view.setGeometry(shown)
        self.house.setGeometry(shown)
        covered = single and self._reading
        if covered and self.search.isAncestorOf(QApplication.focusWidget() or self):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.setVisible(not covered)
        self.view.setVisible(not house and (not single or self._reading))
        self.update()
