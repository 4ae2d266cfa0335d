"""One record of the log to read: what happened, what was decided, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.books import written_together
from tdtool.ui import act_rows, figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Paragraph
from tdtool.ui.parts.room import Room
from tdtool.ui.rulings.log_model import STANDING
from tdtool.ui.rulings.penalty_block import PenaltyBlock
from tdtool.ui.rulings.record_acts import OF_A_PENALTY, ROWS, RecordAct, offered, running
from tdtool.ui.rulings.sided_caption import SidedCaption
from tdtool.ui.rulings.since_list import Moment, SinceList
from tdtool.ui.rulings.small_caption import SmallCaption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tdtool.tournament.ruling_view import RulingView, Since

_LONGEST = 4_000
_EDGE = 16
_FOOT = (
    RecordAct.DECIDE,
    RecordAct.UPHOLD,
    RecordAct.OVERTURN,
    RecordAct.CORRECT,
    RecordAct.APPEAL,
    RecordAct.PLAYER,
    RecordAct.TABLE,
)
_SERVING = OF_A_PENALTY - {RecordAct.HAND}
_ASKED = {
    RecordAct.COUNT: ("Hands he has missed in all", "15"),
    RecordAct.LIFT: ("Why is he let off?", "reason, then Enter"),
}


class RecordView(QWidget):
    """Shows a record, its penalty with its acts, and what else can be done."""

    asked = Signal(object, str)
    """A `RecordAct` is wanted, with what was typed for it."""
    slip_wanted = Signal()
    """Its slip is to be printed."""
    entry_wanted = Signal(str)
    """The entry it rests on is wanted, by its id."""
    left = Signal()
    """Esc: back to the list."""

    def __init__(self) -> None:
        super().__init__()
        self._view: RulingView | None = None
        self._asks: RecordAct | None = None
        self.head = SidedCaption()
        self.title = Paragraph(size=15, role="text", weight=QFont.Weight.DemiBold)
        self.by = Paragraph()
        self.block = PenaltyBlock()
        self.question = SmallCaption("")
        self.answer = Field()
        self.buttons: dict[RecordAct, ActButton] = {}
        self._texts: dict[str, tuple[SmallCaption, Paragraph]] = {}
        self._holders: dict[QWidget, QWidget] = {}
        self.since_caption = Caption("Since then")
        self.since = SinceList()
        self.slip = ActButton("Print slip", icon=Icon.PRINT, key=Act.PRINT)
        self.open_entry = ActButton("Open", icon=Icon.BOOK, key="Enter")
        self._lay_out()
        self._connect()
        self.show_record(None, (), 0, several_days=False)

    def view(self) -> RulingView | None:
        """Give the record that is shown."""
        return self._view

    def words(self, caption: str) -> str:
        """Give what stands under a caption, "" where nothing does."""
        return self._texts[caption][1].text()

    def show_record(
        self,
        view: RulingView | None,
        since: Sequence[Since],
        utc_offset: int,
        *,
        several_days: bool,
    ) -> None:
        """Show a record as it stands, or none; `utc_offset` in seconds."""
        if view is None or self._view is None or view.number != self._view.number:
            self.withdraw()
        self._view = view
        self.room.setVisible(view is not None)
        self.foot.setVisible(view is not None)
        if view is None:
            return
        entry = f" · {view.rule_entry}" if view.rule_entry else ""
        when = _when(view, utc_offset, several_days=several_days)
        self.head.set_texts(f"Ruling {view.number}{entry}", when)
        self.title.setText(_headed(view))
        said = STANDING.get(view.state, "")
        ruled = f"Ruled by {view.by}" if view.by else ""
        parts = (ruled, plain.begun(said), _corrected(view))
        self.by.setText(". ".join(part for part in parts if part))
        self._stand(self.by, there=any(parts))
        self._show_penalty(view, utc_offset)
        self._show_texts(view)
        moments = [Moment(figures.time_of_day(one.at_ms, utc_offset), one.said) for one in since]
        self.since.show_moments(moments)
        for part in (self.since_caption, self.since):
            self._stand(part, there=bool(moments))
        self._show_acts(view)

    def ask(self, act: RecordAct) -> None:
        """Ask for what an act needs before it is done."""
        caption, hint = _ASKED[act]
        self._asks = act
        self.question.setText(caption)
        self.answer.setPlaceholderText(hint)
        self.answer.setAccessibleName(caption)
        self.answer.clear()
        self._stand(self.asking, there=True)
        self.answer.setFocus(Qt.FocusReason.OtherFocusReason)

    def withdraw(self) -> None:
        """Ask nothing any more."""
        self._asks = None
        self._stand(self.asking, there=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a question, or the record, with Esc; turn pages."""
        if event.key() == Qt.Key.Key_Escape:
            self.withdraw()
            self.left.emit()
        elif not self.room.turn_page(event):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface."""
        QPainter(self).fillRect(event.rect(), theme.colours().panel)

    # Its parts.

    def _show_penalty(self, view: RulingView, utc_offset: int) -> None:
        penalty = running(view)
        self.block.show_penalty(penalty, utc_offset)
        for part in (self.block, self.serving):
            self._stand(part, there=penalty is not None)

    def _show_texts(self, view: RulingView) -> None:
        shown = {
            "What happened": view.happened,
            "Decision": view.decision,
            "Said to the player": f"“{view.said}”" if view.said else "",
            "Why": view.reason,
            "Appeal": view.appeal,
            "Rule, as in force then": written_together(view.rules),
            "Players": ", ".join(
                f"{one.seat} {one.name}" if one.seat else one.name for one in view.players[1:]
            ),
        }
        for caption, text in shown.items():
            label, words = self._texts[caption]
            words.setText(text)
            for part in (label, words):
                self._stand(part, there=bool(text))

    def _show_acts(self, view: RulingView) -> None:
        self.open_entry.setText(f"Open {view.rule_entry}" if view.rule_entry else "Open")
        can = offered(view)
        for act, button in self.buttons.items():
            row = self.serving if act in OF_A_PENALTY else self.foot
            row.offer(button, offered=act in can)
        self.foot.offer(self.open_entry, offered=bool(view.rule_entry))
        self.foot.arrange()

    def _connect(self) -> None:
        for act, button in self.buttons.items():
            button.clicked.connect(self._clicked)
            button.setProperty("act", act.value)
        self.answer.returnPressed.connect(self._answered)
        self.slip.clicked.connect(self.slip_wanted)
        self.open_entry.clicked.connect(self._open)

    def _clicked(self) -> None:
        act = RecordAct(self.sender().property("act"))
        self.asked.emit(act, "")

    def _answered(self) -> None:
        if self._asks is not None:
            self.asked.emit(self._asks, self.answer.text())

    def _open(self) -> None:
        if self._view is not None:
            self.entry_wanted.emit(self._view.rule_entry)

    def _say_keys(self) -> None:
        for act, name in ROWS.items():
            tip = f"{act_rows.row(name).tip} {keys.shown(name)}"
            self.buttons[act].setToolTip(plain.tip(tip.rstrip()))

    def _lay_out(self) -> None:
        for act, name in ROWS.items():
            row = act_rows.row(name)
            kind = Kind.DANGER if act is RecordAct.LIFT else Kind.PLAIN
            # The row of the penalty has room for icons or for keys; a tool tip names the key.
            shown = "" if act in _SERVING else name
            self.buttons[act] = ActButton(row.text, icon=row.icon, key=shown, kind=kind)
        keys.follow(self._say_keys)
        self.serving = ActRow([self.buttons[act] for act in RecordAct if act in OF_A_PENALTY])
        foot = [self.slip, self.open_entry, *(self.buttons[act] for act in _FOOT)]
        self.foot = ActRow(foot, more="More acts of the ruling")
        inner = QWidget()
        column = QVBoxLayout(inner)
        measure.edges(column, 0, 14, 0, 12)
        measure.gap(column, 0)
        self._put(column, self.head, 0)
        self._put(column, self.title, 14)
        self._put(column, self.by, 4)
        self._put(column, self.block, 12, edge=0)
        self._put(column, self.serving, 4, edge=8)
        self.asking = QWidget()
        asked = QVBoxLayout(self.asking)
        measure.edges(asked, 0, 0, 0, 0)
        measure.gap(asked, 4)
        asked.addWidget(self.question)
        asked.addWidget(self.answer)
        self._put(column, self.asking, 8)
        for caption in (
            "What happened",
            "Decision",
            "Said to the player",
            "Why",
            "Appeal",
            "Rule, as in force then",
            "Players",
        ):
            label, words = SmallCaption(caption), Paragraph(role="text", longest=_LONGEST)
            self._texts[caption] = (label, words)
            self._put(column, label, 16)
            self._put(column, words, 4)
        self._put(column, self.since_caption, 16)
        self._put(column, self.since, 2)
        column.addStretch(1)
        self.room = Room(inner)
        outer = QVBoxLayout(self)
        measure.edges(outer, 0, 0, 0, 8)
        measure.gap(outer, 4)
        outer.addWidget(self.room, 1)
        low = QHBoxLayout()
        measure.edges(low, 8, 0, 8, 0)
        low.addWidget(self.foot)
        outer.addLayout(low)

    def _put(self, column: QVBoxLayout, part: QWidget, before: int, *, edge: int = _EDGE) -> None:
        """Put a part below the others, with a gap that goes away with it."""
        holder = QWidget()
        room = QVBoxLayout(holder)
        measure.edges(room, edge, before, edge, 0)
        measure.gap(room, 0)
        room.addWidget(part)
        self._holders[part] = holder
        column.addWidget(holder)

    def _stand(self, part: QWidget, *, there: bool) -> None:
        """Let a part be there or not, its gap with it."""
        self._holders[part].setVisible(there)


def _headed(view: RulingView) -> str:
    """Name the player and what it was about: "Kim Do-eul: abuse of the dealer"."""
    name = view.players[0].name if view.players else ""
    title = view.title
    return f"{plain.isolated(name, 60)}: {title}" if name and title else name or title


def _when(view: RulingView, utc_offset: int, *, several_days: bool) -> str:
    day = f"day {view.day}" if several_days else ""
    time = figures.time_of_day(view.at_ms, utc_offset)
    level = f"level {view.level}" if view.level else ""
    where = "" if not view.where else f"seat {view.where}" if view.seat else f"table {view.where}"
    return ", ".join(part for part in (day, time, level, where, view.hand) if part)


def _corrected(view: RulingView) -> str:
    if view.corrected_by is not None:
        return f"Corrected by ruling {view.corrected_by}"
    return "" if view.corrects is None else f"Corrects ruling {view.corrects}"
