"""The sheet that shows what a deed will do before Enter does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import plain, theme
from tdtool.ui.entries.deed_list import words
from tdtool.ui.entries.deeds import Deed, FreeSeats, Offer, offers
from tdtool.ui.entries.plans import Fields, Plan, may_be_one_hand, plan
from tdtool.ui.entries.side_sheet import SideSheet
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_LINE = 20
_SEAT_HINTS = {
    Deed.MOVE: "drawn, or 18.6",
    Deed.SEAT: "drawn, or 18.6",
    Deed.TAKE_BACK: "his old one, or 18.6",
}


class PlanLines(QWidget):
    """Who, and what becomes of him, one below the other; cut to the room there is."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show these lines."""
        self._lines = tuple((plain.one_line(who), plain.one_line(what)) for who, what in lines)
        said = "; ".join(": ".join(part for part in line if part) for line in self._lines)
        self.setAccessibleName(said)
        self.setToolTip(plain.tip(said.replace("; ", "\n")))
        self.updateGeometry()
        self.update()

    def lines(self) -> tuple[tuple[str, str], ...]:
        """Give what is shown."""
        return self._lines

    def sizeHint(self) -> QSize:
        """Ask for a line each, two where what becomes of him is long."""
        height = sum(self._heights())
        return QSize(theme.px(120), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the lines: who on the left, what becomes of him on the right or below."""
        del event
        px = theme.px
        painter = QPainter(self)
        painter.setFont(theme.font(13))
        top = 0
        for (who, what), height in zip(self._lines, self._heights(), strict=True):
            room = QRect(0, top, self.width(), px(_LINE))
            wide = painter.fontMetrics().horizontalAdvance(what)
            below = height > px(_LINE)
            name = room if below else room.adjusted(0, 0, -wide - px(8), 0)
            self._write(painter, name, who, right=False, ink="text")
            place = room.translated(0, px(_LINE) - px(2)) if below else room
            self._write(painter, place, what, right=not below, ink="second")
            top += height
        painter.end()

    def resizeEvent(self, event: object) -> None:
        """Break lines anew."""
        del event
        self.updateGeometry()

    def _heights(self) -> list[int]:
        metrics = QFontMetrics(theme.font(13))
        px = theme.px
        return [
            px(_LINE) * (2 if what and metrics.horizontalAdvance(what) > self.width() // 2 else 1)
            for _, what in self._lines
        ]

    def _write(self, painter: QPainter, room: QRect, text: str, *, right: bool, ink: str) -> None:
        painter.setPen(theme.colours().role(ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, theme.plain_alignment(right=right), shown)


class ActSheet(SideSheet):
    """One deed with the chosen entries: fields it needs, who it is about, what follows."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._deed = Deed.OUT
        self._chosen: tuple[EntryId, ...] = ()
        self._plan = Plan((), ())
        self.lines = PlanLines()
        self.notes = Paragraph(size=12.5)
        self.seat = Field()
        self.time = Field()
        self.hand = Segments(("Hand unknown", "All in one hand"))
        self.reason = Field()
        self.time.setPlaceholderText("now, or 19:20")
        self.reason.setPlaceholderText("reason, kept with the act")
        self._parts = {
            self.seat: _captioned("Seat", self.seat),
            self.hand: _captioned("Hand", self.hand),
            self.time: _captioned("Time", self.time),
            self.reason: _captioned("Reason to do it anyway", self.reason),
        }
        self.body.addWidget(self.lines)
        for part in self._parts.values():
            self.body.addWidget(part)
        self.body.addWidget(self.notes)
        for field in (self.seat, self.time, self.reason):
            field.textChanged.connect(self.look_again)
        self.hand.chosen.connect(self.look_again)
        self.wanted.connect(self.commit)

    @property
    def deed(self) -> Deed:
        """Tell what is asked."""
        return self._deed

    def plan(self) -> Plan:
        """Give what Enter would do."""
        return self._plan

    def open_for(self, deed: Deed, chosen: Sequence[EntryId]) -> None:
        """Start anew with a deed and those it is for."""
        self._deed, self._chosen = deed, tuple(chosen)
        for field in (self.seat, self.time, self.reason):
            field.blockSignals(True)
            field.clear()
            field.blockSignals(False)
        self.hand.set_index(0)
        self.seat.setPlaceholderText(_SEAT_HINTS.get(deed, ""))
        self.look_again()

    def first_field(self) -> QWidget:
        """Begin where something can be typed: the seat, or a reason that is needed."""
        if not self._parts[self.seat].isHidden():
            return self.seat
        if self._plan.problem and self._plan.asks_reason:
            return self.reason
        return self.do_button

    def look_again(self) -> None:
        """Say anew what Enter would do."""
        offer, free = self._offer()
        one = len(offer.able) + len(offer.house) == 1
        if not offer.enabled:
            self.finished.emit()
            return
        self._parts[self.seat].setVisible(one and self._deed in _SEAT_HINTS)
        self._parts[self.time].setVisible(self._deed is Deed.OUT)
        together = self._deed is Deed.OUT and may_be_one_hand(self._bridge.desk, offer.able)
        self._parts[self.hand].setVisible(together)
        fields = Fields(
            self.seat.text() if one else "",
            self.time.text(),
            together and self.hand.index() == 1,
            self.reason.text(),
        )
        self._plan = found = plan(self._bridge.desk, offer, fields, free)
        self._parts[self.reason].setVisible(found.asks_reason)
        self.lines.show_lines(found.lines)
        self.notes.setText("\n".join(found.notes))
        self.notes.setVisible(bool(found.notes))
        self.say_problem(found.problem)
        self._name(len(found.steps) if self._deed not in {Deed.OUT, Deed.SEAT} else 0, offer)
        self.do_button.setEnabled(not found.problem and bool(found.steps))

    def commit(self) -> None:
        """Do it, one act after the other; what is refused meanwhile is said."""
        found = self._plan
        if found.problem or not found.steps:
            return
        reason = self.reason.text().strip()
        refused: list[Refusal] = []
        for step in found.steps:
            override = reason if step.needs_reason else ""
            done = self._bridge.do(step.command, override=override, quiet=True)
            if isinstance(done, Refusal):
                refused.append(done)
        if refused and len(refused) == len(found.steps):
            self.say_problem(refused[0].sentence)
            return
        if refused:
            said = f"{len(found.steps) - len(refused):,} done, {len(refused):,} not"
            self._bridge.said.emit(f"{said}: {refused[0].sentence}", Tone.NEEDS_YOU)
        self.finished.emit()

    def _offer(self) -> tuple[Offer, FreeSeats]:
        desk = self._bridge.desk
        entries = desk.state.entries
        free = FreeSeats(desk.state)
        chosen = [entry for entry in self._chosen if entry in entries]
        return offers(desk, chosen, free)[self._deed], free

    def _name(self, steps: int, offer: Offer) -> None:
        count = steps or len(offer.able)
        word = words(self._deed)
        self.title.setText(word if count == 1 else f"{word}: {count:,}")
        self.do_button.setText(word if count == 1 else f"{word}, {count:,}")
        self.do_button.setAccessibleName(self.do_button.words())


def _captioned(caption: str, part: QWidget) -> QWidget:
    """Put a small caption over a field; both are hidden together."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.px(4))
    column.addWidget(Caption(caption))
    column.addWidget(part)
    part.setAccessibleName(caption)
    return both
