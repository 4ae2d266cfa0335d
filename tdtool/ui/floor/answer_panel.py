"""Who posts: the answer for the table in hand, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.button.question import ButtonRule
from tdtool.tournament.views import Age
from tdtool.ui import act_rows, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.answer_grid import AnswerGrid
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.floor.rule_columns import RuleColumns
from tdtool.ui.floor.rule_switch import RuleSwitch
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.why_text import WhyText
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.key_label import KeyLabel
from tdtool.ui.parts.label import Hint, Label, Paragraph
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.ui.floor.answer_rows import AnswerRow
    from tdtool.ui.floor.rule_answer import RuleAnswer

_MOST_LINES = 16
_NARROW = 430
"""Narrower than this (px at 100 %) title, age and key have no room."""
_GAP, _EDGE = 10, 12
BUTTONS = (
    Act.WHO_WENT_OUT,
    Act.NEXT_HAND,
    Act.LAST_HAND,
    Act.SET_BY_HAND,
    Act.PRINT_CARD,
)


@dataclass(frozen=True, slots=True)
class PanelView:
    """What the panel says.

    `age` tells how far `rows` can be trusted and `age_text` says it ("button 6, 2 min");
    `ask` and `ask_detail` stand in the rows' place where there are none; `notice` is what
    a person should know beside the answer; `offer` is how many seats stand ready to be
    said for the last button; `book` is what the rulebook says.
    """

    age: Age
    age_text: str = ""
    rows: tuple[AnswerRow, ...] = ()
    why: str = ""
    rule: str = ""
    own: ButtonRule = ButtonRule.DEAD
    columns: tuple[RuleAnswer, ...] = ()
    ask: str = ""
    ask_detail: str = ""
    notice: str = ""
    offer: int = 0
    book: str = ""


NOTHING = PanelView(Age.UNKNOWN)


class AnswerPanel(QWidget):
    """Shows a `PanelView`; its buttons ask for acts."""

    asked = Signal(object)
    """A button was pressed: its `Act`."""
    rule_chosen = Signal(object)
    """Another rule is looked at: the `ButtonRule`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = NOTHING
        self.switch = RuleSwitch()
        self.grid = AnswerGrid()
        self.columns = RuleColumns(compact=True)
        self.first = SeatRow("The button was on")
        self._rule_word = Label("Rule", role="second")
        self.refusal = RefusalBar()
        self._age = Hint((), size=12, role="second")
        self._notice = Paragraph(role="needs_you", weight=QFont.Weight.DemiBold)
        self.reason = WhyText(most_lines=_MOST_LINES)
        self._ask = Paragraph(size=17, role="text", weight=QFont.Weight.DemiBold)
        self._detail = Paragraph()
        self._buttons = {act: _button(act) for act in BUTTONS}
        self._foot = ActRow(tuple(self._buttons.values()), apart=True, more="More for this table")
        self._is_narrow = False
        self._lay_out()
        self.switch.chosen.connect(self._rule_changed)
        for button in self._buttons.values():
            button.clicked.connect(self._pressed)
        theme.changed.connect(self._fit)
        self.set_view(NOTHING)

    def view(self) -> PanelView:
        """Give what is shown."""
        return self._view

    def why(self) -> str:
        """Give the reason that is shown."""
        return self.reason.text()

    def button(self, act: Act) -> ActButton:
        """Give the button of an act."""
        return self._buttons[act]

    def set_view(self, view: PanelView) -> None:
        """Show this answer."""
        self._view = view
        self.switch.set_own(view.own)
        known = view.age is Age.KNOWN and bool(view.rows)
        stale = view.age is Age.STALE and bool(view.rows)
        caption, beside = ("Next hand", view.age_text) if known else (view.age_text, "")
        self.grid.set_rows(view.rows, caption=caption, faded=stale, beside=beside)
        self._age.set_wordings((view.age_text,) if known else ())
        self._notice.setText(view.notice)
        self._notice.setVisible(bool(view.notice))
        self._ask.setText(view.ask)
        self._detail.setText(view.ask_detail)
        self._ask.setVisible(bool(view.ask))
        self._detail.setVisible(bool(view.ask_detail))
        self.first.setVisible(bool(view.offer))
        self.first.set_seats(view.offer, {})
        self.first.choose(())
        self.columns.set_columns(view.columns)
        self._buttons[Act.WHO_WENT_OUT].set_kind(Kind.PRIMARY if known else Kind.PLAIN)
        self._buttons[Act.LAST_HAND].set_kind(Kind.PLAIN if known else Kind.PRIMARY)
        self._foot.arrange()
        self._show_parts()
        self._fit()

    def set_low(self, *, low: bool) -> None:
        """Move the parts together where the pane is low."""
        measure.edges(self._column, 20, 6 if low else 12, 4, 8 if low else 14)

    def turn_page(self, event: QKeyEvent) -> bool:
        """Scroll what has no room with Page Up and Page Down."""
        return self._room.turn_page(event)

    def refuse_acts(self, refused: Mapping[Act, str]) -> None:
        """Switch buttons off and say why in their tool tips; the others are on."""
        for act, button in self._buttons.items():
            why = refused.get(act, "")
            button.setEnabled(not why)
            button.setToolTip(plain.tip(why or act_rows.row(act).tip))

    def comparing(self) -> bool:
        """Tell whether another rule than the event's is looked at."""
        return self.switch.rule() is not self._view.own

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave words out where there is little room, and put the switch below the answer."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < theme.px(_NARROW)
        for part in (self._title, self._age, self._key):
            part.setVisible(not narrow)
        beside = (self._title, self._age, self._rule_word, self.switch, self._key)
        needed = sum(part.sizeHint().width() + theme.px(_GAP) for part in beside)
        self._rule_word.setVisible(not narrow and needed <= self._room.width() - theme.px(_EDGE))
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            self._inside.insertWidget(self._inside.count() - 2 if narrow else 0, self._head)

    def _show_parts(self) -> None:
        compared = self.comparing() and bool(self._view.columns)
        rows = bool(self._view.rows) and not compared
        shown = next((c for c in self._view.columns if c.rule is self.switch.rule()), None)
        if compared and shown is not None:
            self.reason.set_reason(shown.why, f"{shown.title}, {shown.source}", shown.book)
        elif self._view.age is Age.KNOWN:
            self.reason.set_reason(self._view.why, self._view.rule, self._view.book)
        else:
            self.reason.set_reason("")
        self.columns.set_first(self.switch.rule())
        self.columns.setVisible(compared)
        self.grid.setVisible(rows)
        self.reason.setVisible(bool(self.reason.text()))
        self.switch.setEnabled(bool(self._view.columns) or not self._view.ask)

    def _pressed(self) -> None:
        sender = self.sender()
        for act, button in self._buttons.items():
            if button is sender:
                self.asked.emit(act)

    def _rule_changed(self, rule: ButtonRule) -> None:
        self.rule_chosen.emit(rule)
        self._show_parts()

    def _lay_out(self) -> None:
        self._head = QWidget()
        self._title = Label("Who posts", size=15, weight=QFont.Weight.DemiBold)
        self._key = KeyLabel(Act.RULES)
        head = QHBoxLayout(self._head)
        measure.gap(head, _GAP)
        measure.edges(head, 0, 0, 0, 0)
        head.addWidget(self._title)
        head.addWidget(self._age, 1)
        head.addWidget(self._rule_word)
        head.addWidget(self.switch)
        head.addWidget(self._key)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        measure.gap(self._inside, 8)
        measure.edges(self._inside, 0, 0, _EDGE, 0)
        for part in (
            self._head,
            self._notice,
            self.grid,
            self.columns,
            self._ask,
            self.first,
            self._detail,
            self.reason,
        ):
            self._inside.addWidget(part)
        self._inside.addStretch(1)
        self._room = Room(inside)
        below = QVBoxLayout()
        measure.gap(below, 8)
        measure.edges(below, 0, 0, _EDGE, 0)
        below.addWidget(self.refusal)
        below.addWidget(self._foot)
        self._column = QVBoxLayout(self)
        measure.gap(self._column, 8)
        self._column.addWidget(self._room, 1)
        self._column.addLayout(below)
        self.set_low(low=False)
        self._fit()


def _button(act: Act) -> ActButton:
    row = act_rows.row(act)
    icon = None if act is Act.WHO_WENT_OUT else row.icon
    return ActButton(row.text, icon=icon, key=act)
