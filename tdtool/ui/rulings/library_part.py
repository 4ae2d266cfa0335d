"""The library: the question on the left, the ruling beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.rulebook.entry import Calculator as RulebookCalculator
from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.rulings.calculator_pane import CalculatorPane
from tdtool.ui.rulings.calculators.catalogue import EVERY
from tdtool.ui.rulings.entry_acts import EntryActs
from tdtool.ui.rulings.entry_view import WIDEST, EntryView
from tdtool.ui.rulings.folding import LIST, Fold, fold_at
from tdtool.ui.rulings.house_pane import HousePane
from tdtool.ui.rulings.ruling_draft import from_entry
from tdtool.ui.rulings.search_column import SearchColumn

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.rulebook.entry import Entry
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.rulings.bookcase import Bookcase
    from tdtool.ui.rulings.calculators.asks import Calculator
    from tdtool.ui.rulings.memory import Memory
    from tdtool.ui.rulings.ruling_draft import Draft

_ACTS = 48
"""The height of the row of acts below an entry."""
_SIDE, _SIDE_FROM, _SIDE_MOST = 318, 900, 460
"""The calculator beside the entry, and the page's width from which it has room (px at 100 %)."""


class LibraryPart(QWidget):
    """Search, list and entry; where there is little room the entry takes the list's place."""

    copied = Signal()
    """What to say is to be copied."""
    calculator_wanted = Signal(str)
    """The page of a calculator is wanted, by its id."""
    who_posts_wanted = Signal()
    """Who posts? is asked for."""
    record_wanted = Signal(bool)
    """A ruling by the entry is to be written down; True: with a penalty."""
    paper_wanted = Signal()
    """What the page has for paper is wanted."""

    def __init__(self, bridge: Bridge, bookcase: Bookcase, memory: Memory, head: int) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._bridge = bridge
        self._bookcase = bookcase
        self._head = head
        self._before: list[Entry] = []
        self.search = SearchColumn(head)
        self.view = EntryView()
        self.pane = CalculatorPane(memory, whole=False)
        self.house = HousePane()
        self.on_sheet: dict[str, Entry] = {}
        """The entries that were chosen for the house rule sheet, by id."""
        self.acts = EntryActs()
        for part in (self.search, self.pane, self.view, self.acts, self.house):
            part.setParent(self)
        self.house.hide()
        self.pane.hide()
        self.setFocusProxy(self.search)
        self._connect()

    def entry(self) -> Entry | None:
        """Give the entry that is shown, the one for all that was typed."""
        self.search.catch_up()
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
            before = self.entry()
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

    def sentence(self) -> str:
        """Give what is to be said: worked out where the calculator has the keys, else as written.

        "" where no entry is shown.
        """
        worked = self.pane.worked()
        if worked is not None and self.pane.isAncestorOf(QApplication.focusWidget() or self):
            return worked.sentence
        entry = self.entry()
        return "" if entry is None else entry.say

    def toggle_sheet(self) -> None:
        """Choose the entry for the house rule sheet, or let go of it."""
        entry = self.entry()
        if entry is None:
            return
        if self.on_sheet.pop(entry.id, None) is None:
            self.on_sheet[entry.id] = entry
        self._say_acts()

    def draft(self) -> Draft:
        """Begin a ruling with the entry, and with what its calculator has answered."""
        entry = self.entry()
        worked = self.pane.worked() if self.pane.isVisible() else None
        return from_entry(entry, self._in_force(), worked)

    def calculator(self) -> Calculator | None:
        """Give the calculator of the entry that is shown."""
        entry = self.view.entry()
        if entry is None or entry.calculator is None:
            return None
        return EVERY.get(entry.calculator.value)

    def work_it_out(self) -> None:
        """Go to the calculator of the entry: beside it, or on its page."""
        entry, calculator = self.entry(), self.calculator()
        if entry is not None and entry.calculator is RulebookCalculator.WHO_POSTS:
            self.who_posts_wanted.emit()
        elif calculator is None:
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.pane.isVisible():
            self.pane.begin()
        else:
            self.calculator_wanted.emit(calculator.id)

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
            for edge in (left, self.pane.x() - 1 if self.pane.isVisible() else 0):
                if edge:
                    painter.fillRect(QRect(edge, 0, 1, self.height()), now.line)

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
        self.pane.show_calculator(self.calculator())
        self._say_acts()
        self._fit()

    def _say_acts(self) -> None:
        entry = self.view.entry()
        chosen = entry is not None and entry.id in self.on_sheet
        self.acts.say(on_sheet=chosen, count=len(self.on_sheet))

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
        self.search.round_wanted.connect(self.work_it_out)
        self.view.sheet.work.clicked.connect(self.work_it_out)
        self.pane.left.connect(self._leave)
        self.acts.record.clicked.connect(self._record)
        self.acts.penalty.clicked.connect(self._penalise)
        self.acts.slip.clicked.connect(self.paper_wanted)
        self.acts.sheet.clicked.connect(self.toggle_sheet)
        self.view.opened.connect(self.show_entry)
        self.view.copied.connect(self.copied)
        self.view.left.connect(self._leave)
        self.house.left.connect(self._house_left)
        self._bridge.changed.connect(self._changed)
        self._bookcase.arrived.connect(self.refresh)
        theme.changed.connect(self._fit)
        self.refresh()

    def _record(self) -> None:
        self.record_wanted.emit(False)

    def _penalise(self) -> None:
        self.record_wanted.emit(True)

    _reading = False

    def _show_single(self, *, reading: bool) -> None:
        if reading != self._reading:
            self._reading = reading
            self._fit()

    def _reading_room(self) -> QRect:
        """Give the room beside the list, or all of it where the list stands alone."""
        fold = fold_at(self.width())
        left = 0 if fold is Fold.SINGLE else theme.px(LIST[fold])
        return QRect(left, 0, self.width() - left, self.height())

    def _fit(self) -> None:
        px = theme.px
        room = self._reading_room()
        single = fold_at(self.width()) is Fold.SINGLE
        house = not self.house.isHidden()
        side = self.width() >= px(_SIDE_FROM) and self.calculator() is not None and not house
        beside = max(px(_SIDE), min(px(_SIDE_MOST), room.width() - px(WIDEST)))
        self.search.setGeometry(0, 0, room.left() or self.width(), self.height())
        shown = room.adjusted(1, px(self._head) if single else 0, -beside if side else 0, 0)
        low = (
            theme.target(_ACTS - 16) + px(16) if self.view.entry() is not None and not house else 0
        )
        self.view.setGeometry(shown.adjusted(0, 0, 0, -low))
        self.acts.setGeometry(shown.left(), self.height() - low, shown.width(), low)
        self.acts.setVisible(bool(low) and (not single or self._reading))
        self.house.setGeometry(shown)
        self.pane.setGeometry(self.width() - beside + 1, 0, beside - 1, self.height())
        if not side and self.pane.isAncestorOf(QApplication.focusWidget() or self):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pane.setVisible(side)
        self.view.sheet.offer_work(self._offer(), beside=side)
        covered = single and self._reading
        if covered and self.search.isAncestorOf(QApplication.focusWidget() or self):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.setVisible(not covered)
        self.view.setVisible(not house and (not single or self._reading))
        self.update()

    def _offer(self) -> str:
        """Name what works the entry out, "" where nothing does."""
        entry, calculator = self.view.entry(), self.calculator()
        if entry is not None and entry.calculator is RulebookCalculator.WHO_POSTS:
            return act_rows.row(Act.WHO_POSTS).text
        return "" if calculator is None else calculator.title
