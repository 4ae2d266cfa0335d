"""The sheet that enters players one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent

from tdtool.tournament.facts import EntryRegistered
from tdtool.tournament.money.facts import ReceiptGiven
from tdtool.tournament.money.sayings import MEANS
from tdtool.tournament.refusal import Refusal
from tdtool.ui import figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries.means_choice import MeansChoice
from tdtool.ui.entries.newcomers import Newcomer, Way, command_of, newcomers
from tdtool.ui.entries.side_sheet import SideSheet
from tdtool.ui.entries.term_words import price_words
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import Field, captioned
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.parts.plain_list import DETAIL_ROLE, PlainList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.desk import Done
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

Index = QModelIndex | QPersistentModelIndex
_ROW = 48


class NewcomersModel(QAbstractListModel):
    """Those who may be meant, as rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Newcomer, str]] = []

    def show_rows(self, rows: list[tuple[Newcomer, str]]) -> None:
        """Show these, each with what is said under the name."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def at(self, row: int) -> Newcomer | None:
        """Give the one in a row."""
        return self._rows[row][0] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give the name, and what is said under it."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        one, said = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return plain.one_line(one.name)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{plain.one_line(one.name)}, {said}"
        return said if role == DETAIL_ROLE else None


class RegisterSheet(SideSheet):
    """A name, who may be meant by it, how he pays, and Enter; it stays for the next one."""

    paper_wanted = Signal()
    """The receipt and the seat card of the last one are to be printed."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Register", "Register")
        self._bridge = bridge
        self._last: EntryId | None = None
        self._reason_for: Newcomer | None = None
        self.name = Field(size=15)
        self.name.setPlaceholderText("Name")
        self.name.setAccessibleName("Name of the player")
        self.name.installEventFilter(self)
        self.model = NewcomersModel(self)
        self.list = PlainList()
        self.list.setModel(self.model)
        self.list.setAccessibleName("Who is meant")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.reason = Field()
        self.reason.setPlaceholderText("reason to do it anyway")
        self.reason.setAccessibleName("Reason to do it anyway")
        self.price = Paragraph(size=12.5)
        self.means = MeansChoice()
        self._means = captioned("Paid", self.means)
        self.done = Paragraph(role="accent", size=12.5)
        self.paper_button = Button("Print", icon=Icon.PRINT, key=Act.PRINT)
        self.receipts: tuple[int, ...] = ()
        """The numbers of the receipts that were written with the last entry."""
        self.hint = Paragraph(role="third", size=12)
        self.body.addWidget(self.name)
        self.body.addWidget(self.list)
        self.body.addWidget(self.reason)
        self.body.addWidget(self.price)
        self.body.addLayout(self._means)
        self.body.addWidget(self.done)
        self.body.addWidget(self.paper_button)
        self.body.addWidget(self.hint)
        self.name.textChanged.connect(self.look_again)
        self.reason.textChanged.connect(self._reason_typed)
        self.list.clicked.connect(self._clicked)
        self.wanted.connect(self.commit)
        self.paper_button.clicked.connect(self.paper_wanted)
        self.open()

    def open(self, name: str = "") -> None:
        """Start anew."""
        self._last = None
        self.receipts = ()
        self.done.setText("")
        self.name.setText(name)
        if self._bridge.is_open:
            self.means.set_means(self._bridge.desk.state.till.means)
        self.look_again()

    def first_field(self) -> QWidget:
        """Type the name first."""
        return self.name

    def last(self) -> EntryId | None:
        """Give the entry that was made last, None while there is none."""
        return self._last

    def look_again(self) -> None:
        """Offer who may be meant by what is typed."""
        self._ask_reason(None)
        rows: list[tuple[Newcomer, str]] = []
        if self._bridge.is_open:
            rows = [(one, self._said(one)) for one in newcomers(self._bridge.desk, self.text())]
        self.model.show_rows(rows)
        self.list.setVisible(bool(rows))
        self.list.setFixedHeight(theme.px(_ROW) * max(1, len(rows)) + theme.px(4))
        if rows:
            self.list.setCurrentIndex(self.model.index(0, 0))
        self.say_problem("")
        self.done.setVisible(bool(self.done.text()) and not rows)
        self.hint.setText(self._hint())
        self.hint.setVisible(not rows)
        self.paper_button.setVisible(not self.done.isHidden() and self._last is not None)
        self._show_price()
        self.do_button.setEnabled(bool(rows))

    def text(self) -> str:
        """Give the name as typed."""
        return self.name.text()

    def commit(self) -> None:
        """Enter the one who is chosen, and be ready for the next."""
        one = self.model.at(self.list.currentIndex().row())
        if one is None:
            return
        command = command_of(self._bridge.desk, one, self.means.means())
        if command is None:
            self.say_problem(f"{plain.isolated(one.name)} is in already: {self._said(one)}.")
            return
        reason = self.reason.text().strip() if self._reason_for == one else ""
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.say_problem(done.sentence)
            if done.house:
                self._ask_reason(one)
            return
        self._tell(done)
        self.paper_button.setText("Print receipt" if self.receipts else "Print seat card")
        self.name.clear()
        self.look_again()
        self.name.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose with Up and Down while the name is typed."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None:
                row = self.list.currentIndex().row() + step
                if 0 <= row < self.model.rowCount():
                    self.list.setCurrentIndex(self.model.index(row, 0))
                    self._ask_reason(None)
                    self.say_problem("")
                return True
        return super().eventFilter(watched, event)

    def _show_price(self) -> None:
        """Say what it costs and ask how it is paid, where it costs anything."""
        words = price_words(self._bridge.desk.state) if self._bridge.is_open else ""
        self.price.setText(words)
        self.price.setVisible(bool(words))
        for place in range(self._means.count()):
            part = self._means.itemAt(place)
            widget = None if part is None else part.widget()
            if widget is not None:
                widget.setVisible(bool(words))

    def _ask_reason(self, one: Newcomer | None) -> None:
        self._reason_for = one
        self.reason.setVisible(one is not None)
        if one is None:
            self.reason.clear()
        else:
            self.reason.setFocus()

    def _reason_typed(self) -> None:
        if self._reason_for is not None:
            self.do_button.setEnabled(bool(self.reason.text().strip()))

    def _clicked(self) -> None:
        self.commit()

    def _said(self, one: Newcomer) -> str:
        state = self._bridge.desk.state
        seat = ", seat drawn" if state.clock is not None else ""
        if one.way is Way.NEW:
            return f"new{seat}"
        if one.way is Way.KNOWN:
            return f"known already{seat}"
        if one.way is Way.BACK:
            number = 0 if one.entry is None else state.entries[one.entry].number
            return f"out; enters again, entry {number + 1} of his"
        entry = None if one.entry is None else state.entries[one.entry]
        if entry is None or entry.seat is None:
            return "entered, waits for a seat"
        return f"entered, seat {entry.seat}"

    def _hint(self) -> str:
        started = self._bridge.is_open and self._bridge.desk.state.clock is not None
        then = "His seat is drawn at once." if started else "Seats are drawn later, {draw_seats}."
        return keys.told(then + " {bring_in_players} brings in a list.")

    def _tell(self, done: Done) -> None:
        desk = self._bridge.desk
        made = [fact.entry for fact in done.facts if isinstance(fact, EntryRegistered)]
        self._last = made[-1] if made else None
        if self._last is None:
            return
        entry = desk.state.entries[self._last]
        name = plain.isolated(desk.name(self._last), 60)
        place = f"seat {entry.seat}" if entry.seat is not None else "no seat yet"
        if entry.seat is None and desk.state.clock is not None:
            place = f"alternate {len(desk.state.waiting):,}: no seat is free"
        given = [fact for fact in done.facts if isinstance(fact, ReceiptGiven)]
        self.receipts = tuple(fact.receipt for fact in given)
        paid = "".join(
            f" Receipt {fact.receipt:,}, {figures.signed_money(fact.price.total, fact.currency)}"
            f" {MEANS[fact.means]}."
            for fact in given
        )
        self.done.setText(f"{name} is in, entry {self._last:,}: {place}.{paid}")
