"""The plans in the table's place: who moves, which table breaks, when all is drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tdtool.tournament.facts import SeatsDrawn, TableClosed
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Task, TaskKind, Tone
from tdtool.ui import act_rows, figures, keys, plain, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.floor.act_button import act_button
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.plans import looks
from tdtool.ui.floor.plans.look import Look
from tdtool.ui.floor.plans.looks import Shown
from tdtool.ui.floor.plans.plan_list import PlanList, PlanModel
from tdtool.ui.floor.plans.plan_rows import PlanRow, instead_rows, player_rows
from tdtool.ui.floor.sheet import text_field
from tdtool.ui.floor.side_pane import SidePane
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Change, Done
    from tdtool.tournament.commands import Command
    from tdtool.tournament.plans.sizes import Flow
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_LOOKS = {
    TaskKind.BREAK: Look.BREAK,
    TaskKind.BREAK_SOON: Look.BREAK,
    TaskKind.REDRAW: Look.REDRAW,
}
_WORDS = ("Balance", "Break", "Redraw")
_LOW = 340


class PlanPane(SidePane):
    """Stands in the table's place; nothing is done before Enter."""

    slips_wanted = Signal(str)
    """Break slips of these tables are to be printed ("35"); "" for everybody on his way."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent, gap=10)
        self._instead: Flow | None = None
        self._drawn: tuple[EntryId, ...] = ()
        self._drawn_from = ""
        self._shown_last = Shown("", ())
        self.look = Segments(_WORDS)
        self.look.setAccessibleName("Plan")
        self.tables = text_field("the next of the breaking order", "Tables that break", 280)
        self.model = PlanModel(self)
        self.view = PlanList()
        self.view.setModel(self.model)
        self.do_button = act_button(Act.PLAN_DO, Kind.PRIMARY)
        self.all_button = act_button(Act.PLAN_ALL, Kind.QUIET)
        self.another_button = act_button(Act.PLAN_ANOTHER, Kind.QUIET)
        self.slip_button = act_button(Act.PLAN_SLIP, Kind.QUIET)
        self.leave_alone_button = act_button(Act.PLAN_LEAVE, Kind.QUIET)
        self._foot = ActRow(
            (
                self.do_button,
                self.all_button,
                self.another_button,
                self.slip_button,
                self.leave_alone_button,
            ),
            gap=8,
            more="More for the plan",
        )
        self._title = Label("Who moves", size=20, weight=QFont.Weight.DemiBold)
        self._sentence = Paragraph(role="text")
        self._field_label = Label("Tables", role="second")
        self.setFocusProxy(self.view)
        self._lay_out()
        self._connect()

    def begin(self, wanted: Task | Look | None = None) -> None:
        """Show a plan: of a task, by its kind, or the one that is due."""
        self._instead = None
        self._drawn = ()
        self.tables.setText(wanted.target if _names_table(wanted) else "")
        desk = self._bridge.desk
        look = wanted if isinstance(wanted, Look) else None
        if isinstance(wanted, Task):
            look = _LOOKS.get(wanted.kind, Look.BALANCE)
        self.look.set_index(looks.due_look(desk) if look is None else look)
        self.follow()
        if isinstance(wanted, Task) and wanted.kind is TaskKind.SHORT:
            self._choose_table(wanted.table)
            self._another()
        self._focus()

    def _focus(self) -> None:
        if self.model.rowCount():
            self.view.setFocus()
        else:
            self.look.setFocus()

    def follow(self, change: Change | None = None) -> None:
        """Take what the desk has now."""
        del change
        if not self._bridge.is_open:
            return
        place = self.view.currentIndex().row()
        shown = self._shown()
        self._shown_last = shown
        self._sentence.setText(self._words(shown))
        self.model.set_rows(shown.rows)
        self.view.choose(place)
        self._offer(shown)

    def _is_low(self) -> bool:
        return self.height() < theme.px(_LOW)

    def _words(self, shown: Shown) -> str:
        return shown.brief if shown.brief and self._is_low() else shown.sentence

    def text(self) -> str:
        """Give the sentence about the plan."""
        return self._sentence.text()

    def _look(self) -> Look:
        return Look(self.look.index())

    def _shown(self) -> Shown:
        desk = self._bridge.desk
        if self._drawn:
            rows = player_rows(desk, self._drawn)
            way = sum(row.done for row in rows)
            said = f"Drawn: {figures.number(way)} on the way. To do ticks them as they sit down."
            return Shown(said, rows)
        if self._look() is Look.BREAK:
            return looks.break_tables(desk, self.tables.text())
        if self._look() is Look.REDRAW:
            return looks.redraw(desk)
        if self._instead is not None:
            rows = instead_rows(desk, self._instead)
            source, destination = self._instead
            return Shown(f"From table {source} to table {destination}: who goes instead?", rows)
        return looks.balance(desk)

    def _offer(self, shown: Shown) -> None:
        """Let the buttons say what can be done here, and the bar what speaks against it."""
        balance = self._look() is Look.BALANCE
        for part in (self.tables, self._field_label):
            part.setVisible(self._look() is Look.BREAK and not self._drawn)
        one, row = shown.command, self.view.row()
        here = balance and self._instead is None and not self._drawn
        if balance:
            self.do_button.setText(self._row_word(row))
            self.do_button.setEnabled(row is not None and bool(row.command or row.asks))
        else:
            self.do_button.setText(shown.words or "Break it")
            self.do_button.setEnabled(one is not None)
        self._foot.offer(self.do_button, offered=balance or not self._drawn)
        self._foot.offer(self.all_button, offered=here and one is not None)
        self.all_button.setText(shown.words)
        self._foot.offer(self.another_button, offered=here and row is not None)
        self._foot.offer(self.slip_button, offered=bool(self._drawn) or (here and row is not None))
        self.slip_button.set_kind(Kind.PRIMARY if self._drawn else Kind.QUIET)
        self._foot.offer(
            self.leave_alone_button, offered=here and row is not None and not row.order
        )
        self._warn(None if balance or self._drawn else one)

    def _row_word(self, row: PlanRow | None) -> str:
        if row is not None and row.asks:
            return "Say it in the line…"
        if row is not None and row.command is not None and "." not in row.lead:
            return "Draw" if self._instead is not None else "Order it"
        return "Move"

    def _warn(self, command: Command | None) -> None:
        self.refusal.clear()
        refused = None if command is None else self._bridge.desk.can(command)
        if refused is not None:
            self.refusal.refuse(refused, command)
            self.do_button.setEnabled(False)

    def do(self) -> None:
        """Do what is in hand: the row of a balance plan, the whole break or redraw, its slips."""
        if self._drawn:
            self._slip()
            return
        if self._look() is not Look.BALANCE:
            self._do_whole("")
            return
        row = self.view.row()
        if row is None:
            return
        if row.asks:
            self._bridge.line_wanted.emit(row.asks)
        elif row.command is not None and self._done(row.command):
            self._instead = None
            self.follow()

    def do_all(self) -> None:
        """Do the whole balance plan."""
        if self._look() is Look.BALANCE and self._instead is None:
            command = self._shown().command
            if command is not None and self._done(command):
                self.follow()
        else:
            self.do()

    def _do_whole(self, reason: str) -> None:
        """Break or redraw; who was drawn stays in sight with his new seat."""
        shown = self._shown()
        if shown.command is None or self._drawn:
            return
        done = self._done(shown.command, reason)
        if done is not None:
            drawn = [fact for fact in done.facts if isinstance(fact, SeatsDrawn)]
            self._drawn = tuple(entry for fact in drawn for entry in fact.entries)
            closed = [fact.table for fact in done.facts if isinstance(fact, TableClosed)]
            self._drawn_from = ", ".join(map(str, closed))
            self.follow()
            self._focus()

    def _done(self, command: Command, reason: str = "") -> Done | None:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return None
        self._bridge.said.emit(plain.one_line(done.told), Tone.KNOWN)
        return done

    def _override(self, command: Command, reason: str) -> None:
        if self._look() is Look.BALANCE:
            if self._done(command, reason):
                self._instead = None
                self.follow()
        else:
            self._do_whole(reason)

    def _another(self) -> None:
        """Say who could go instead of the one in hand."""
        row = self.view.row()
        if self._look() is Look.BALANCE and self._instead is None and row and row.flow:
            self._instead = row.flow
            self.follow()
            self.view.choose(0)

    def _leave_alone(self) -> None:
        row = self.view.row()
        if row is not None and row.flow is not None and not row.order:
            table = row.flow.destination
            if self._done(plc.LeaveSuggestion(Suggested.BALANCE, table)):
                self.left.emit()

    def _slip(self) -> None:
        row = self.view.row()
        if self._drawn:
            self.slips_wanted.emit(self._drawn_from)
        elif row is not None and row.flow is not None:
            self._bridge.slip_wanted.emit(f"{row.flow.source} to {row.flow.destination}")

    def _choose_table(self, table: int | None) -> None:
        for place, row in enumerate(self.model.rows()):
            if row.flow is not None and row.flow.destination == table:
                self.view.choose(place)
                return

    def leave(self) -> None:
        """Go back: from who could go instead to the plan, from the plan to the table."""
        if self._instead is not None:
            self._instead = None
            self.follow()
        else:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do it with Enter, all of it with Ctrl+Enter, leave with Escape, take letters."""
        asked = keys.usual(event, Where.PLANS)
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if asked == act_rows.usual(Act.PLAN_ALL).key:
            self.do_all()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not held:
            self.do()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif not self._letter(asked):
            event.ignore()

    def _letter(self, letter: str) -> bool:
        acts: dict[Act, Callable[[], None]] = {
            Act.PLAN_ANOTHER: self._another,
            Act.PLAN_SLIP: self._slip,
            Act.PLAN_LEAVE: self._leave_alone,
        }
        slot = next((slot for act, slot in acts.items() if act_rows.usual(act).key == letter), None)
        if slot is None:
            return False
        slot()
        return True

    def _typed(self, _text: str) -> None:
        self.follow()

    def _another_look(self) -> None:
        self._instead = None
        self._drawn = ()
        self.follow()

    def _connect(self) -> None:
        self.look.chosen.connect(self._another_look)
        self.tables.textChanged.connect(self._typed)
        self.do_button.clicked.connect(self.do)
        self.all_button.clicked.connect(self.do_all)
        self.another_button.clicked.connect(self._another)
        self.slip_button.clicked.connect(self._slip)
        self.leave_alone_button.clicked.connect(self._leave_alone)
        self.leave_button.clicked.connect(self.leave)
        self.refusal.overridden.connect(self._override)
        self.view.doubleClicked.connect(lambda _index: self.do())
        selection = self.view.selectionModel()
        selection.currentRowChanged.connect(lambda *_: self._offer(self._shown()))
        theme.changed.connect(self._restyle)

    def _lay_out(self) -> None:
        self._lay_top(self._title)
        self._pick = QGridLayout()
        self._pick.setColumnStretch(2, 1)
        self._pick.addWidget(self._field_label, 0, 0)
        self._pick.addWidget(self.tables, 0, 1)
        self._column.addWidget(self.look)
        self._column.addLayout(self._pick)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.refusal)
        self._column.addWidget(self._foot)
        self._restyle()

    def _fit(self) -> None:
        """Say less, closer together, where there is little height."""
        super()._fit()
        self._sentence.setText(self._words(self._shown_last))
        self._column.setSpacing(theme.px(6 if self._is_low() else self._gap_of_parts))
        # What the field is for stands in it while it is empty.
        self._field_label.setHidden(self._is_low())

    def _restyle(self) -> None:
        super()._restyle()
        self._pick.setHorizontalSpacing(theme.px(10))


def _names_table(wanted: Task | Look | None) -> TypeGuard[Task]:
    return isinstance(wanted, Task) and wanted.kind is TaskKind.BREAK
