"""The switch between the three rules; a tick marks the event's own."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.rules.button.question import ButtonRule
from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.ring import RADIUS, paint_focus

RULES = (ButtonRule.DEAD, ButtonRule.MOVING, ButtonRule.SIMPLIFIED)
_WORDS = {
    ButtonRule.DEAD: "Dead button",
    ButtonRule.MOVING: "Moving",
    ButtonRule.SIMPLIFIED: "Simplified",
}
_PADDING, _LEAST, _TICK = 11, 5, 22
"""Beside the words of a rule: as a rule, at the least, and what the tick takes."""


class RuleSwitch(QWidget):
    """Chooses a rule to look at; it never changes the event's rule."""

    chosen = Signal(object)
    """Another rule was chosen: the `ButtonRule`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = ButtonRule.DEAD
        self._shown = ButtonRule.DEAD
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._name_it()
        theme.changed.connect(self._restyle)

    def rule(self) -> ButtonRule:
        """Give the rule that is looked at."""
        return self._shown

    def set_own(self, rule: ButtonRule) -> None:
        """Say which rule the event plays; it is looked at first."""
        if rule is not self._own:
            self._own = self._shown = rule
            self._name_it()
            self._restyle()

    def show_rule(self, rule: ButtonRule) -> None:
        """Look at a rule."""
        if rule is not self._shown:
            self._shown = rule
            self._name_it()
            self.update()
            self.chosen.emit(rule)

    def show_next(self) -> None:
        """Look at the next rule, the event's own after the last."""
        self.show_rule(RULES[(RULES.index(self._shown) + 1) % len(RULES)])

    def sizeHint(self) -> QSize:
        """Ask for all rules in a row."""
        return QSize(sum(self._widths(_PADDING)) + theme.px(4), theme.target(28))

    def minimumSizeHint(self) -> QSize:
        """Accept them close together."""
        return QSize(sum(self._widths(_LEAST)) + theme.px(4), theme.target(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough, the chosen rule on it, and the tick."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised)
        painter.drawRoundedRect(QRectF(self.rect()), theme.px(RADIUS), theme.px(RADIUS))
        for rule, room in zip(RULES, self._rooms(), strict=True):
            here = rule is self._shown
            if here:
                painter.setPen(now.line)
                painter.setBrush(now.window if now.dark else now.panel)
                painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            words = QRect(room)
            if rule is self._own:
                side = theme.px(15)
                words.setLeft(room.x() + theme.px(_TICK))
                word = QFontMetrics(_font(here=here)).horizontalAdvance(_WORDS[rule])
                left = words.center().x() - word / 2 - theme.px(_TICK)
                tick = QRectF(left, room.center().y() - side / 2, side, side)
                icons.paint(painter, tick, Icon.CHECK, now.accent)
            painter.setFont(_font(here=here))
            painter.setPen(now.text if here else now.second)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, _WORDS[rule])
        paint_focus(painter, self)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the rule under the mouse."""
        for rule, room in zip(RULES, self._rooms(), strict=True):
            if room.left() <= event.position().x() <= room.right():
                self.show_rule(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        at = RULES.index(self._shown) + step
        if step and 0 <= at < len(RULES):
            self.show_rule(RULES[at])
        elif not step:
            event.ignore()

    def _widths(self, padding: int) -> list[int]:
        """Give each rule's width with so much room (px at 100 %) beside its words."""
        metrics = QFontMetrics(_font(here=True))
        return [
            metrics.horizontalAdvance(_WORDS[rule])
            + theme.px(2 * padding + (_TICK if rule is self._own else 0))
            for rule in RULES
        ]

    def _rooms(self) -> list[QRect]:
        rooms, left = [], theme.px(2)
        least = self._widths(_LEAST)
        spare = max(0, self.width() - theme.px(4) - sum(least)) // len(RULES)
        for width in least:
            rooms.append(QRect(left, theme.px(2), width + spare, self.height() - theme.px(4)))
            left += width + spare
        return rooms

    def _name_it(self) -> None:
        own = ", the event's rule" if self._shown is self._own else ""
        self.setAccessibleName(f"Rule: {_WORDS[self._shown]}{own}")

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def _font(*, here: bool) -> QFont:
    return theme.font(12.5, QFont.Weight.DemiBold if here else QFont.Weight.Medium)
