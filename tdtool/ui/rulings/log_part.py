"""The ruling log: found while typing, read beside the list, carried on from there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import queries
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.ruling_commands import DecideAppeal
from tdtool.tournament.ruling_view import Wanted, ruling_log
from tdtool.tournament.values import RulingWords
from tdtool.tournament.views import Tone
from tdtool.ui import figures, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.label import Hint, Paragraph
from tdtool.ui.parts.rows_menu import RowsMenu
from tdtool.ui.parts.segments import HEIGHT, Segments
from tdtool.ui.printing.ruling_works import reader
from tdtool.ui.rulings.log_model import LogModel
from tdtool.ui.rulings.log_scope import EVERYBODY, Scope
from tdtool.ui.rulings.log_table import LogTable
from tdtool.ui.rulings.record_acts import (
    PURPOSES,
    RecordAct,
    choices_of,
    of_penalty,
    offered,
    running,
    why_not,
)
from tdtool.ui.rulings.record_view import RecordView
from tdtool.ui.rulings.ruling_draft import Draft, from_view
from tdtool.ui.rulings.ruling_form import RulingForm

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.tournament.commands import Command
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.parts.choice_menu import Choice

_HINT = "player, table, rule or words"
_NOTHING = "Nothing fits. Esc shows everything."
_NONE_YET = (
    "What the floor rules stands here, with who decided it and what came of it. {register} writes"
    " the first ruling; an entry of the library is the quickest way: {ruling_record} there."
)
_READS = "Up, Down reads the next record"
TODAY, ALL = 0, 1
_SHARE, _LEAST_SIDE, _MOST_SIDE = 0.424, 250, 480
_SINGLE = 520
"""Below this width (px at 100 %) the record takes the list's place."""
_EDGE, _TOP = 16, 8


class LogPart(QWidget):
    """Records newest first; it is read anew when something was ruled, or a penalty counted.

    `shown` gives the table in hand, `by` who decides usually.
    """

    entry_wanted = Signal(str)
    """The library's entry with this id is wanted."""
    paper_wanted = Signal()
    """The slip of the record in hand is to be printed."""
    log_paper_wanted = Signal()
    """The log is to be printed."""

    def __init__(
        self,
        bridge: Bridge,
        shown: Callable[[], int | None],
        by: Callable[[], str],
        head: int,
    ) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._bridge = bridge
        self._by = by
        self._head = head
        self._scope = EVERYBODY
        self._reading = False
        self._minute = -1
        self.days = Segments(("Today", "All days"), least=6)
        self.days.setAccessibleName("Days")
        self.filter = FilterField(_HINT, "Filter the log", Act.FIND)
        self.model = LogModel(self)
        self.table = LogTable(self.model)
        self.table.set_letters("".join(act.value for act in RecordAct))
        self.nothing = Paragraph(_NOTHING)
        self.new_button = ActButton("New ruling", key=Act.REGISTER, kind=Kind.PRIMARY)
        self.print_button = ActButton("Print log", icon=Icon.PRINT)
        self.foot = ActRow((self.new_button, self.print_button), gap=8)
        self.hint = Hint((_READS, ""), right=True)
        self.record = RecordView()
        self.form = RulingForm(bridge, shown)
        self.menu = RowsMenu(self.table, self._choices)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.filter)
        self.refresh()

    def number(self) -> int | None:
        """Give the number of the record in hand."""
        row = self.table.row()
        return None if row is None else row.number

    def scope(self) -> Scope:
        """Tell whose records are shown."""
        return self._scope

    def show_ruling(self, number: int) -> None:
        """Choose a record by its number, whatever is filtered."""
        self.leave_form()
        if not self.table.choose(number):
            self._widen()
            self.filter.field.clear()
            self.days.set_index(ALL)
            self.table.choose(number)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_scope(self, scope: Scope) -> None:
        """Show the records of one player or table and no others."""
        self._scope = scope
        name = ""
        if scope.entry is not None:
            name = self._bridge.desk.name(scope.entry)
        elif scope.table is not None:
            name = f"Table {scope.table}"
        self.filter.set_scope(name)
        self.days.set_index(ALL)
        self.refresh()

    def begin(self, draft: Draft | None = None) -> None:
        """Open the form that writes a ruling down."""
        if not self._bridge.is_open:
            return
        self.form.show()
        self.record.hide()
        self._set_reading(reading=True)
        self.form.open(draft or Draft(by=self._by()))
        self._fit()

    def leave_form(self) -> None:
        """Put the form away."""
        if not self.form.isHidden():
            self.form.hide()
            self.record.show()
            self._set_reading(reading=False)
            self._fit()

    def search(self) -> None:
        """Give the keys to the filter, its text marked."""
        self.filter.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.field.selectAll()

    def refresh(self) -> None:
        """Read the log anew; what was chosen stays chosen."""
        if not self._bridge.is_open:
            self.model.set_rows((), 0, days=False)
            self._say()
            return
        desk = self._bridge.desk
        state, now = desk.state, desk.now()
        self._minute = now.wall_ms // 60_000
        day = queries.event_day(state, queries.clock_view(state, now).row)
        several = max((one.day for one in state.rulings.values()), default=day) > 1 or day > 1
        self.days.setVisible(several)
        today = several and self.days.index() == TODAY
        wanted = Wanted(
            self.filter.text(), self._scope.entry, self._scope.table, day=day if today else None
        )
        rows = ruling_log(reader(desk), state, wanted)
        chosen, follows = self.number(), self.table.currentIndex().row() <= 0
        self.table.show_days(days=several and not today)
        self.model.set_rows(rows, now.utc_offset, days=several and not today)
        kept = chosen is not None and self.table.choose(chosen)
        if rows and (not kept or (follows and not self.table.hasFocus())):
            self.table.choose_row(0)
        self._several = several
        self._say()
        self._show()

    _several = False

    def look_again(self) -> None:
        """Let the times to the end of penalties go on, once a minute."""
        if not self._bridge.is_open or not self.isVisible():
            return
        if self._bridge.desk.now().wall_ms // 60_000 != self._minute:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what no part took to the window."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surfaces, and the line between them."""
        painter = QPainter(self)
        now = theme.colours()
        painter.fillRect(event.rect(), now.window)
        side = self.record if self.form.isHidden() else self.form
        if side.isVisible():
            left = side.x()
            painter.fillRect(QRect(left, 0, self.width() - left, self.height()), now.panel)
            if left:
                painter.fillRect(QRect(left - 1, 0, 1, self.height()), now.line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self._fit()

    # What is shown.

    def _say(self) -> None:
        rulings = len(self._bridge.desk.state.rulings) if self._bridge.is_open else 0
        count = self.model.rowCount()
        narrowed = bool(self.filter.text()) or self._scope != EVERYBODY or count != rulings
        said = f"{figures.number(count)} of {figures.number(rulings)}" if narrowed else ""
        self.filter.set_count(said if rulings else "")
        self.nothing.setText(_NOTHING if rulings else keys.told(_NONE_YET))
        self.nothing.setVisible(count == 0)
        self.table.setVisible(count > 0)
        self.print_button.setEnabled(rulings > 0)

    def _show(self) -> None:
        row = self.table.row()
        if row is None or not self._bridge.is_open:
            self.record.show_record(None, (), 0, several_days=False)
            return
        desk = self._bridge.desk
        since = reader(desk).since(row.number)
        self.record.show_record(row, since, desk.now().utc_offset, several_days=self._several)

    def _widen(self) -> None:
        self._scope = EVERYBODY
        self.filter.set_scope("")
        self.refresh()

    def _scope_left(self) -> None:
        self._widen()
        self.filter.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter_list(self) -> None:
        if self.model.rowCount():
            if self.table.row() is None:
                self.table.choose_row(0)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> None:
        self.leave_form()
        self._show()

    # What is done.

    def _choices(self) -> list[Choice]:
        """List what can be done with the record in hand."""
        view = self.table.row()
        return [] if view is None else choices_of(view)

    def _picked(self, choice: Choice) -> None:
        if isinstance(choice.what, RecordAct):
            self.do(choice.what)
        else:
            self._open_entry()

    def _letter(self, letter: str) -> None:
        self.do(RecordAct(letter))

    def do(self, act: RecordAct, typed: str = "") -> None:
        """Do something with the record in hand, or say why it cannot be."""
        view = self.table.row()
        if view is None or act not in offered(view):
            self._bridge.said.emit(why_not(act, view), Tone.NEEDS_YOU)
            return
        penalty = running(view)
        if act is RecordAct.PLAYER:
            self.show_scope(Scope(entry=view.players[0].entry))
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif act is RecordAct.TABLE:
            self.show_scope(Scope(table=view.table))
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif act in {RecordAct.COUNT, RecordAct.LIFT} and not typed.strip():
            self._set_reading(reading=True)
            self.record.ask(act)
        elif act in PURPOSES:
            draft = from_view(view, PURPOSES[act], self._bridge.desk.now().utc_offset)
            self.begin(replace(draft, by=draft.by or self._by()))
        elif act is RecordAct.UPHOLD:
            self._do(DecideAppeal(view.number, upheld=True, words=RulingWords(by=self._by())))
        elif penalty is not None:
            command = of_penalty(act, penalty.entry, typed)
            if command is None:
                self._bridge.said.emit("How many hands? A number.", Tone.NEEDS_YOU)
            else:
                self._do(command)

    def _do(self, command: Command) -> None:
        done = self._bridge.do(command, quiet=True)
        if isinstance(done, Refusal):
            self._bridge.said.emit(done.sentence, Tone.NEEDS_YOU)
            return
        self._bridge.said.emit(done.told, Tone.KNOWN)
        self.record.withdraw()
        self._set_reading(reading=False)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _form_left(self) -> None:
        self.leave_form()
        home = self.table if self.model.rowCount() else self.filter.field
        home.setFocus(Qt.FocusReason.OtherFocusReason)

    def _record_left(self) -> None:
        self._set_reading(reading=False)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_entry(self) -> None:
        row = self.table.row()
        if row is not None and row.rule_entry:
            self.entry_wanted.emit(row.rule_entry)
        elif row is not None:
            self._set_reading(reading=True)

    def _new(self) -> None:
        self.begin()

    # How it stands.

    def _connect(self) -> None:
        self.filter.changed.connect(self.refresh)
        self.filter.entered.connect(self._enter_list)
        self.filter.went_down.connect(self._enter_list)
        self.filter.scope_left.connect(self._scope_left)
        self.days.chosen.connect(self.refresh)
        self.table.chosen.connect(self._chosen)
        self.table.opened.connect(self._open_entry)
        self.table.left.connect(self.filter.field.setFocus)
        self.table.pressed_key.connect(self._letter)
        self.menu.picked.connect(self._picked)
        self.new_button.clicked.connect(self._new)
        self.print_button.clicked.connect(self.log_paper_wanted)
        self.record.asked.connect(self.do)
        self.record.slip_wanted.connect(self.paper_wanted)
        self.record.entry_wanted.connect(self.entry_wanted)
        self.record.left.connect(self._record_left)
        self.form.recorded.connect(self.show_ruling)
        self.form.left.connect(self._form_left)
        self._bridge.ticked.connect(self.look_again)
        theme.changed.connect(self._fit)

    def _lay_out(self) -> None:
        self.side = QWidget(self)
        column = QVBoxLayout(self.side)
        measure.edges(column, _EDGE, self._head, _EDGE, 8)
        measure.gap(column, 8)
        column.addWidget(self.filter)
        column.addWidget(self.nothing)
        column.addWidget(self.table, 1)
        column.addStretch(0)
        foot = QHBoxLayout()
        foot.addWidget(self.foot, 1)
        foot.addWidget(self.hint)
        column.addLayout(foot)
        self.days.setParent(self)
        for part in (self.record, self.form):
            part.setParent(self)
        self.form.hide()

    def _set_reading(self, *, reading: bool) -> None:
        if reading != self._reading:
            self._reading = reading
            self._fit()

    def _fit(self) -> None:
        px = theme.px
        single = self.width() < px(_SINGLE)
        wide = min(max(round(self.width() * _SHARE), px(_LEAST_SIDE)), px(_MOST_SIDE))
        left = 0 if single else self.width() - wide
        top = px(self._head) if single else 0
        self.side.setGeometry(0, 0, left or self.width(), self.height())
        both = self.foot.sizeHint().width() + self.hint.sizeHint().width() + px(2 * _EDGE)
        self.hint.setVisible(both < self.side.width())
        room = QRect(left, top, self.width() - left, self.height() - top)
        self.record.setGeometry(room)
        self.form.setGeometry(room)
        days = self.days.sizeHint().width()
        tall = theme.target(HEIGHT)
        self.days.setGeometry(
            (left or self.width()) - px(_EDGE) - days,
            px(_TOP) - (tall - px(HEIGHT)) // 2,
            days,
            tall,
        )
        covered = single and self._reading
        if covered and self.side.isAncestorOf(QApplication.focusWidget() or self):
            self.record.setFocus(Qt.FocusReason.OtherFocusReason)
        self.side.setVisible(not covered)
        self.record.setVisible(self.form.isHidden() and (not single or self._reading))
        self.days.raise_()
        self.update()
