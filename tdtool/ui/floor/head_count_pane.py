"""The head count of a break: type what was counted, Enter by Enter, then write it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent

from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import act_rows, figures, keys, plain, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.floor.act_button import ActButton, act_button
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.head_count import HeadCount, Verdict
from tdtool.ui.floor.head_count_model import HeadCountModel
from tdtool.ui.floor.head_count_view import HeadCountView
from tdtool.ui.floor.side_pane import SidePane
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.label import Hint, Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.desk import Change
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_HINT = (
    "Type the count, Enter: the next table. Enter alone: as the desk has it.",
    "Type the count, then Enter.",
)


class HeadCountPane(SidePane):
    """Stands in the table's place while heads are counted; nothing is written before the end.

    What was counted stays for the next time.
    """

    table_in_hand = Signal(int)
    """Another table is being counted."""
    who_sits_wanted = Signal(int)
    """At this table sit more than the desk knows: who?"""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.count = HeadCount()
        self.model = HeadCountModel(self.count, self._name, self)
        self.view = HeadCountView(self.model)
        self.do_button = act_button(Act.COUNT_WRITE, Kind.PRIMARY)
        self.rest_button = act_button(Act.COUNT_REST)
        self.tick_button = act_button(Act.COUNT_TICK)
        self.who_button = act_button(Act.COUNT_WHO)
        self.clear_button = ActButton("Start anew", icon=Icon.UNDO, kind=Kind.QUIET)
        acts = (
            self.do_button,
            self.rest_button,
            self.tick_button,
            self.who_button,
            self.clear_button,
        )
        self._foot = ActRow(acts, gap=10, apart=True, more="More for the count")
        self._title = Label("Head count", size=20, weight=QFont.Weight.DemiBold)
        self._head = Paragraph(role="second")
        self._hint = Hint(_HINT, size=12, role="second")
        self.setFocusProxy(self.view)
        self._lay_out()
        self._connect()

    def begin(self, table: int | None) -> None:
        """Go on counting, from the first table that was not counted on."""
        self.follow()
        first = self.count.next_open(0)
        here = None if table is None else self.count.row(table)
        self.view.choose(table if here is not None and not here.done else first or table)
        self.view.setFocus()

    def follow(self, change: Change | None = None) -> None:
        """Take what the desk has now."""
        del change
        if not self._bridge.is_open:
            return
        table = self.view.table()
        self.count.follow(self._bridge.desk.state)
        self.model.arrange()
        self.view.choose(table)
        self._say()

    def text(self) -> str:
        """Give what is said about the whole count."""
        return self._head.text()

    def table(self) -> int | None:
        """Give the table in hand."""
        return self.view.table()

    def choose(self, table: int) -> None:
        """Take a table in hand."""
        self.view.choose(table)

    def write_down(self) -> None:
        """Write every count that differs; where more sit than the desk knows, ask who."""
        if self._settle_typed():
            self.model.arrange()
        commands = self.count.commands()
        for command in commands:
            done = self._bridge.do(command, quiet=True)
            if isinstance(done, Refusal):
                self.refusal.refuse(done, None)
                return
        self.refusal.clear()
        self.follow()
        more = self.count.more()
        if more:
            self.view.choose(more[0])
            self.refusal.say(self._more_text(more))
            return
        figures_ = self.count.figures()
        self._bridge.said.emit(_written(figures_.counted, len(commands)), Tone.KNOWN)
        self.count.clear()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits for the table in hand and the letters of this sheet."""
        key = event.key()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        enter = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if self._letter(keys.usual(event, Where.HEAD_COUNT)):
            event.accept()
        elif held:
            event.ignore()
        elif enter:
            self.settle()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self._erase()
        elif event.text().isdecimal():
            self.take_digit(int(event.text()))
        else:
            event.ignore()

    def _letter(self, letter: str) -> bool:
        acts = {
            Act.COUNT_REST: self._rest_right,
            Act.COUNT_TICK: self._tick,
            Act.COUNT_WHO: self._ask_who,
            Act.COUNT_WRITE: self.write_down,
        }
        slot = next((slot for act, slot in acts.items() if act_rows.usual(act).key == letter), None)
        if slot is None:
            return False
        slot()
        return True

    def take_digit(self, digit: int) -> None:
        """Take a digit for the table in hand."""
        table = self.view.table()
        if table is not None:
            before = self.count.row(table)
            self.count.type_digit(table, digit)
            self._shown_again(table, moved=before is not None and before.differs)

    def _erase(self) -> None:
        table = self.view.table()
        if table is not None:
            self.count.erase(table)
            self._shown_again(table, moved=True)

    def settle(self) -> None:
        """Confirm the table in hand; the last one leads to the button that writes it down."""
        table = self.view.table()
        if table is None:
            return
        self.count.settle(table)
        self.model.arrange()
        following = self.count.next_open(table)
        self.view.choose(table if following is None else following)
        self._say()
        if following is None:
            self.do_button.setFocus()

    def _settle_typed(self) -> bool:
        """Confirm what was typed and not entered yet."""
        table = self.view.table()
        row = None if table is None else self.count.row(table)
        if row is None or row.done or not row.typed:
            return False
        self.count.settle(row.table)
        return True

    def _rest_right(self) -> None:
        self._settle_typed()
        self.count.rest_right()
        self._shown_again(self.view.table(), moved=True)
        self.do_button.setFocus()

    def _clear(self) -> None:
        self.count.clear()
        self.refusal.clear()
        self._shown_again(self.count.next_open(0), moved=True)
        self.view.setFocus()

    def _tick(self) -> None:
        table = self.view.table()
        for command in () if table is None else self.count.arrivals(table):
            done = self._bridge.do(command, quiet=True)
            if isinstance(done, Refusal):
                self.refusal.refuse(done, None)
                return
        self.follow()

    def _ask_who(self) -> None:
        table = self.view.table()
        row = None if table is None else self.count.row(table)
        if row is not None and row.verdict is Verdict.MORE:
            self.who_sits_wanted.emit(row.table)

    def _shown_again(self, table: int | None, *, moved: bool) -> None:
        if moved:
            self.model.arrange()
        elif table is not None:
            self.model.changed(table)
        self.view.choose(table)
        self._say()

    def _say(self) -> None:
        counted = self.count.figures()
        parts = [f"{figures.number(counted.counted)} of {figures.number(counted.tables)} tables"]
        if counted.differ:
            differ = "1 differs" if counted.differ == 1 else f"{counted.differ:,} differ"
            parts.append(differ)
        if counted.counted:
            heads = figures.number(counted.heads)
            desk = figures.number(counted.expected)
            parts.append(f"{heads} heads" if heads == desk else f"{heads} heads, desk {desk}")
        self._head.setText(", ".join(parts))
        self.do_button.setEnabled(bool(counted.counted))
        table = self.view.table()
        row = None if table is None else self.count.row(table)
        more = row is not None and row.verdict is Verdict.MORE
        words = "" if row is None else self.model.words_of(row)
        self._hint.set_wordings((words,) if words and self._is_narrow() else _HINT)
        arrivals = row is not None and bool(self.count.arrivals(row.table))
        self._foot.offer(self.who_button, offered=more)
        self._foot.offer(self.tick_button, offered=arrivals)

    def _name(self, entry: EntryId) -> str:
        return plain.one_line(self._bridge.desk.name(entry), 40)

    def _more_text(self, more: list[int]) -> str:
        some = ", ".join(map(str, more[:6]))
        which = f"Table {some} has" if len(more) == 1 else f"Tables {some} have"
        says = keys.told("{count_who} says who sits there.")
        return f"{which} more players than the desk knows. {says}"

    def _row_changed(self) -> None:
        self._say()
        table = self.view.table()
        if table is not None and self.isVisible():
            self.table_in_hand.emit(table)

    def _connect(self) -> None:
        self.do_button.clicked.connect(self.write_down)
        self.rest_button.clicked.connect(self._rest_right)
        self.tick_button.clicked.connect(self._tick)
        self.who_button.clicked.connect(self._ask_who)
        self.clear_button.clicked.connect(self._clear)
        self.leave_button.clicked.connect(self.left)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(self._row_changed)
        theme.changed.connect(self._restyle)

    def _lay_out(self) -> None:
        self._lay_top(self._title, self._head)
        self._column.addWidget(self._hint)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.refusal)
        self._column.addWidget(self._foot)
        self._restyle()


def _written(tables: int, differed: int) -> str:
    counted = "1 table" if tables == 1 else f"{figures.number(tables)} tables"
    if not differed:
        return f"Head count: {counted}, all as the desk has them."
    return f"Head count: {counted}, {figures.number(differed)} corrected."
