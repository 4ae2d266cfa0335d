"""The Journal page: everything that happened, newest first, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.journal import questions
from tdtool.ui.journal.act_detail import busts_of, detail_of, seat_of_bust
from tdtool.ui.journal.act_side import ActSide
from tdtool.ui.journal.asking import Asking
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.finder import Scope
from tdtool.ui.journal.journal_model import JournalModel
from tdtool.ui.journal.journal_table import JournalTable
from tdtool.ui.journal.kind_bar import KindBar
from tdtool.ui.journal.offering import NOT_HERE, offers_for, scope_of, table_of
from tdtool.ui.journal.offers import Offered
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.label import Hint, Label
from tdtool.ui.parts.rows_menu import RowsMenu

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent

    from tdtool.tournament.chronicle import Act as Deed
    from tdtool.tournament.values import EntryId, TextId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.journal.journal_row import JournalRow
    from tdtool.ui.journal.teller import Teller

_HINT = "Name, table, seat, time, words"
_FOOT = (
    "Down goes into the list, where letters are keys; Esc comes back",
    "Down goes into the list, Esc comes back",
)
_NOTHING = "Nothing fits. Esc shows everything."
_SHARE, _LEAST_SIDE, _MOST_SIDE = 0.37, 236, 480
_PLACES_MS = 30


class JournalPage(QWidget):
    """Follows the tournament that the bridge shows; it is read when the page is first seen.

    `texts` reads the free texts (notes, reasons) of that tournament by their ids.
    """

    def __init__(
        self,
        bridge: Bridge,
        texts: Callable[[], Mapping[TextId, str]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._texts: Callable[[], Mapping[TextId, str]] = dict if texts is None else texts
        self._book: Book | None = None
        self._scope = Scope()
        self._behind = True
        self.filter = FilterField(_HINT, "Filter the journal", Act.FIND)
        self.kinds = KindBar()
        self.model = JournalModel(self._describe, self)
        self.table = JournalTable(self.model)
        self.table.set_letters("".join(what.value for what in Offered if len(what.value) == 1))
        self.side = ActSide()
        self.asking = Asking(bridge, self.side, self._teller, self)
        self._empty = Label(_NOTHING, role="second")
        self._foot = Hint(_FOOT, right=True)
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PLACES_MS)
        self.menu = RowsMenu(self.table, self._choices)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.filter)

    def show_table(self, number: int) -> None:
        """Show the history of one table and nothing else."""
        self._narrow(Scope(table=number))

    def show_entry(self, entry: EntryId) -> None:
        """Show the history of one entry and nothing else."""
        self._narrow(Scope(entry=entry))

    def show_act(self, action: str) -> None:
        """Choose an act by its id, whatever is filtered."""
        self._catch_up()
        number = None if self._book is None else self._book.chronicle.index_of(action)
        if number is not None:
            self._go_to(number)

    def search(self) -> None:
        """Give the keys to the filter, its text marked."""
        self.filter.field.setFocus()
        self.filter.field.selectAll()

    def scope(self) -> Scope:
        """Tell whose history is shown."""
        return self._scope

    def refresh(self) -> None:
        """Read what was written since and show it; what was chosen stays chosen."""
        self._behind = True
        if self.isVisible():
            self._catch_up()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what was written while the page was out of sight."""
        super().showEvent(event)
        self._catch_up()
        if self._book is not None:
            self._idle.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while nobody looks."""
        super().hideEvent(event)
        self._idle.stop()
        self._later.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what no part took to the window."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between the list and the side."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface of the list."""
        QPainter(self).fillRect(event.rect(), theme.colours().window)

    # What is shown.

    def _describe(self, line: int) -> JournalRow:
        if self._book is None:
            raise LookupError(line)
        return self._book.describe(line)

    def _shown(self) -> None:
        """Begin with another tournament."""
        self._book = None
        self._scope = Scope()
        self.filter.set_scope("")
        self.filter.field.clear()
        self.kinds.show_all()
        self.model.set_lines([])
        self.asking.withdraw()
        self.side.show_detail(None, ())
        self.side.set_log("")
        self.refresh()

    def _catch_up(self) -> None:
        """Read what is new, if anything is, and show it."""
        if not self._behind or not self._bridge.is_open:
            return
        self._behind = False
        if self._book is None:
            self._book = Book(self._bridge.desk, self._texts)
        else:
            self._book.take_in()
        self.table.show_days(days=self._book.several_days())
        self._fill(anew=True)
        desk = self._bridge.desk
        self.side.set_log(f"Log {desk.short_digest}, {figures.number(desk.seq)} facts")
        self._idle.start()
        if self._book.places_wait():
            self._later.start()

    def _fill(self, *, anew: bool = False) -> None:
        """Show the lines that fit; the chosen one stays, and stays in its place."""
        book = self._book
        if book is None:
            return
        chosen = self.table.line()
        follows = self._follows()
        bar = self.table.verticalScrollBar()
        place, rows = bar.value(), self.model.rowCount()
        if anew:
            self.model.forget()
        lines = book.find(self.filter.text(), self.kinds.bits(), self._scope)
        with QSignalBlocker(self.table):
            # The line that is chosen at last is shown once, below.
            reset = self.model.set_lines(lines)
            if not reset and place > 0:
                bar.setValue(place + (self.model.rowCount() - rows) * self.table.row_height())
            lost = chosen is None or follows or (reset and not self.table.choose(chosen))
            if lost and self.model.rowCount():
                self.table.choose_row(0)
        self._say(len(book.chronicle))
        self._show_line()

    def _follows(self) -> bool:
        """Tell whether the newest line is to be the chosen one: nobody has gone to another."""
        at_top = self.table.currentIndex().row() == self.table.verticalScrollBar().value() == 0
        return at_top and self.asking.about() is None and not self.table.hasFocus()

    def _say(self, acts: int) -> None:
        count = self.model.rowCount()
        narrowed = bool(self.filter.text()) or bool(self.kinds.bits()) or self._scope != Scope()
        words = f"{figures.number(count)} of {figures.number(acts)}" if narrowed else ""
        self.filter.set_count(words)
        self._empty.setVisible(count == 0 and self._book is not None)

    def _show_line(self) -> None:
        """Show the chosen line in full; what was asked about another one is withdrawn."""
        line, book = self.table.line(), self._book
        if line != self.asking.about():
            self.asking.withdraw()
        if line is None or book is None:
            self.side.show_detail(None, ())
            return
        offers = [] if line < 0 else offers_for(book.teller, book.chronicle.act(line), self._scope)
        self.side.show_detail(detail_of(book.teller, line, self._scope.entry), offers)

    def _narrow(self, scope: Scope) -> None:
        self._catch_up()
        self._scope = scope
        self.filter.field.clear()
        self.kinds.show_all()
        self.filter.set_scope(self._scope_name())
        self._fill()
        if self.model.rowCount():
            self.table.choose_row(0)

    def _scope_name(self) -> str:
        if self._scope.entry is not None and self._bridge.is_open:
            known = self._scope.entry in self._bridge.desk.state.entries
            return self._bridge.desk.name(self._scope.entry) if known else "Erased"
        return "" if self._scope.table is None else f"Table {self._scope.table}"

    def _widen(self) -> None:
        """Let go of the table or player that is shown."""
        self._scope = Scope()
        self.filter.set_scope("")
        self._fill()
        self.filter.field.setFocus()

    def _filter_changed(self) -> None:
        self._fill()

    def _tick(self) -> None:
        if self._book is not None and self.isVisible() and self._book.level_passed():
            self.refresh()

    def prepare(self) -> bool:
        """Get a little more ready for what may be looked up; tell whether all is."""
        done = self._book is None or self._book.prepare()
        if done:
            self._idle.stop()
            self._show_line()
        return done

    def _set_places(self) -> None:
        if self._book is not None and self._book.places_wait():
            self._book.work_out_places()
            self.model.forget()
            self._show_line()

    # What is done.

    def _teller(self) -> Teller | None:
        return None if self._book is None else self._book.teller

    def _deed(self) -> Deed | None:
        """Give the chosen act, None for a level that began by itself."""
        line = self.table.line()
        if self._book is None or line is None or line < 0:
            return None
        return self._book.chronicle.act(line)

    def _enter_list(self) -> None:
        if self.model.rowCount():
            if self.table.line() is None:
                self.table.choose_row(0)
            self.table.setFocus()

    def _choices(self) -> list[Choice]:
        """List what can be done with the line in hand."""
        return [
            Choice(offer.words, offer.what, offer.icon, keys.shown(offer.key))
            for offer in self.side.offers.offers()
        ]

    def _picked(self, choice: Choice) -> None:
        if isinstance(choice.what, Offered):
            self._take(choice.what)

    def _letter(self, letter: str) -> None:
        what = Offered(letter)
        if what in self.side.offered():
            self._take(what)
        else:
            self.side.say(NOT_HERE[what])

    def _take(self, what: Offered) -> None:
        deed, book = self._deed(), self._book
        if deed is None or book is None:
            return
        teller = book.teller
        if what is Offered.UNDO:
            self.asking.ask(questions.undo_question(teller, deed), self.table.line())
        elif what is Offered.TAKE_BACK:
            which = questions.which_bust(teller, busts_of(teller, deed))
            self.asking.ask(which, self.table.line())
        elif what is Offered.WAS_ANOTHER:
            seat = seat_of_bust(teller, busts_of(teller, deed)[0])
            self._bridge.line_wanted.emit(f"{plain.one_line(seat)} was ")
        elif what is Offered.REDO:
            self._bridge.redo()
            self.table.setFocus()
        elif what is Offered.HISTORY:
            self._narrow(scope_of(deed))
            self.table.setFocus()
        else:
            self._open_table()

    def _open_table(self) -> None:
        """Go to the table of the chosen act on the Floor."""
        deed, book = self._deed(), self._book
        table = None if deed is None or book is None else table_of(book.teller, deed)
        if table is not None:
            self._bridge.table_wanted.emit(table)
        elif deed is not None and deed.tables:
            self.side.say(f"Table {deed.tables[-1]} is closed.")
        else:
            self.side.say(NOT_HERE[Offered.TABLE])

    def _go_to(self, line: int) -> None:
        """Choose a line; what hides it is let go of."""
        if self.model.row_of(line) is None:
            self._scope = Scope()
            self.filter.set_scope("")
            self.filter.field.clear()
            self.kinds.show_all()
            self._fill()
        self.table.choose(line)
        self.table.setFocus()

    # How it stands.

    def _connect(self) -> None:
        self.filter.changed.connect(self._filter_changed)
        self.filter.entered.connect(self._enter_list)
        self.filter.went_down.connect(self._enter_list)
        self.filter.scope_left.connect(self._widen)
        self.kinds.chosen.connect(self._filter_changed)
        self.table.chosen.connect(self._show_line)
        self.table.opened.connect(self._open_table)
        self.table.left.connect(self.filter.field.setFocus)
        self.table.pressed_key.connect(self._letter)
        self.menu.picked.connect(self._picked)
        self.side.taken.connect(self._take)
        self.asking.ended.connect(self.table.setFocus)
        self.asking.line_wanted.connect(self._go_to)
        self._idle.timeout.connect(self.prepare)
        self._later.timeout.connect(self._set_places)
        self._bridge.changed.connect(self.refresh)
        self._bridge.shown.connect(self._shown)
        self._bridge.ticked.connect(self._tick)
        theme.changed.connect(self._fit)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        self._column.addWidget(self.kinds)
        self._column.addWidget(self.filter)
        self._column.addWidget(self._empty)
        self._column.addWidget(self.table, 1)
        self._column.addWidget(self._foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(self._column, 1)
        row.addWidget(self.side)
        self._empty.setObjectName("nothing_fits")
        self._empty.hide()
        self._fit()

    def _fit(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(16), px(8), px(16), px(12))
        self._column.setSpacing(px(8))
        wanted = min(max(round(self.width() * _SHARE), px(_LEAST_SIDE)), px(_MOST_SIDE))
        self.side.setFixedWidth(min(wanted, max(1, self.width() // 2)))
