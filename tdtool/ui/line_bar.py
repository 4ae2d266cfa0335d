"""The line: what the director types, what he did last, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdtool.line.candidate import Answer, Find, GoOn, LookUp, Reading, Show, ShowWhoPosts
from tdtool.tournament.refusal import Refusal
from tdtool.ui import figures, icons, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import act_button
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.icons import Icon
from tdtool.ui.line_field import LineField
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.parts.writing import write
from tdtool.ui.todo import WIDTH as TODO_WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from tdtool.line.candidate import Candidate
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.candidates import Candidates

HEIGHT, TALL = 40, 56
"""Its height (px at 100 %), with keys and with fingers."""
TOUCHED = (
    Act.WHO_WENT_OUT,
    Act.MOVE,
    Act.REGISTER,
    Act.WHO_POSTS,
    Act.TO_DO,
    Act.BOARD,
    Act.DESK_LOCK,
)
"""What stands on the line for fingers, what is done most first."""
SHORT = {Act.WHO_WENT_OUT: "Out…", Act.DESK_LOCK: "Lock"}
"""Fewer words for some of them."""
_TEXT_LEFT, _LAST_WIDTH, _TYPING = 34, 300, 150
EXAMPLES = (
    "Type what you hear: 12.5 out, kim out, 12 button 3, 12 who posts",
    "Type what you hear: 12.5 out, kim out, 12 button 3",
    "Type what you hear: 12.5 out, kim out",
    "Type what you hear",
)
"""What can be typed; the longest that has room is shown."""
_COUNTED = (
    "Type what you hear: out, out 3, left 27, field 44, rebuy 2, clock +2",
    "Type what you hear: out, out 3, left 27",
    "Type what you hear",
)
"""The same in a tournament that runs without names."""
_NONE_OPEN = (
    "{who_posts} answers who posts at any table, also without a tournament",
    "{who_posts} answers who posts at any table",
    "{who_posts}: who posts?",
)
_WHY = (
    "Why anyway? Your reason is kept with the act. Esc goes back.",
    "Why anyway? Esc goes back.",
)
_EMPTY = Reading(())


class LineBar(QWidget):
    """The lowest 40 px of the window, and the candidates above them while it is in use."""

    find_wanted = Signal(str)
    """A name to look for on the page."""
    previewed = Signal(object)
    """What Enter would do now (a line's act), None for nothing: the page may mark it."""
    act_wanted = Signal(object)
    """A button for fingers was pressed: its `Act`."""
    finished = Signal()
    """The line is done with: the keys go back to where they were."""

    def __init__(
        self, bridge: Bridge, read: Callable[[str], Reading], candidates: Candidates
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._read = read
        self._candidates = candidates
        self._reading = _EMPTY
        self._place = 0
        self._saved_ms: int | None = None
        self._reason_for: Candidate | None = None
        self._kept = ""
        self.field = LineField()
        self.field.setParent(self)
        self.last = Label(role="second", right=True)
        self.saved = Label(role="third", right=True, size=12.5)
        self.undo_button = Button("Undo", icon=Icon.UNDO, key=Act.UNDO)
        self.touched = {act: act_button(act, Kind.BLOCK) for act in TOUCHED}
        self.touch_row = ActRow(tuple(self.touched.values()), gap=6, more="More acts")
        for act, button in self.touched.items():
            button.setText(SHORT.get(act, button.words()))
            button.set_key("")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._touched)
        for part in (self.last, self.saved, self.undo_button, self.touch_row):
            part.setParent(self)
        self.field.textChanged.connect(self._typed)
        self.field.entered.connect(self._enter)
        self.field.left.connect(self._leave)
        self.field.completed.connect(self._complete)
        self.field.stepped.connect(self._step)
        self.field.focused.connect(self._focused)
        candidates.chosen.connect(self._clicked)
        candidates.hide()
        bridge.acted.connect(self._acted)
        bridge.changed.connect(self._changed)
        bridge.shown.connect(self._shown)
        bridge.ticked.connect(self._tick)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._shown()

    def follow_undo(self, action: QAction) -> None:
        """Let the button beside the line be the window's undo."""
        self.undo_button.follow(action)
        self.undo_button.setText("Undo")

    def open(self, text: str = "") -> None:
        """Give the line the keys, with this text in it."""
        if text:
            self.field.setText(text)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text:
            self.field.setCursorPosition(len(text))
        self._typed(self.field.text())

    @property
    def asks_reason(self) -> bool:
        """Tell whether the line waits for the reason of an override."""
        return self._reason_for is not None

    def reading(self) -> Reading:
        """Give what the typed text may mean."""
        return self._reading

    def place(self) -> int:
        """Give the place of the candidate in hand."""
        return self._place

    def show_reading(self, reading: Reading) -> None:
        """Offer these candidates for what is typed."""
        self._reading = reading
        self._place = _first_possible(reading)
        self._show_candidates()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the prompt, the examples while nothing is typed, and the ring."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), now.panel)
        painter.fillRect(QRect(0, 0, self.width(), 1), now.line)
        side = px(16)
        box = QRectF(px(11), (self.height() - side) / 2, side, side)
        ink = now.needs_you if self.asks_reason else now.accent
        icons.paint(painter, box, Icon.PROMPT, ink)
        if not self.field.text():
            self._paint_examples(painter)
        if self.field.hasFocus():
            ring = QRectF(px(4), px(4), self._line_width() - px(6), self.height() - px(8))
            paint_ring(painter, ring)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        super().resizeEvent(event)
        self._place_parts()

    def _paint_examples(self, painter: QPainter) -> None:
        now = theme.colours()
        px = theme.px
        focused = self.field.hasFocus()
        beside = self.last if self.touch_row.isHidden() else self.touch_row
        right = self._line_width() if focused else beside.x()
        room = QRect(px(_TEXT_LEFT), 0, right - px(_TEXT_LEFT + 16), self.height())
        texts: tuple[str, ...] = EXAMPLES
        if not self._bridge.is_open:
            texts = tuple(map(keys.told, _NONE_OPEN))
        elif self._bridge.desk.state.counted is not None:
            texts = _COUNTED
        if self._reason_for is not None and self._reason_for.refusal is not None:
            texts = _WHY
        painter.setFont(theme.font(13))
        painter.setPen(now.needs_you if self.asks_reason else now.third)
        metrics = painter.fontMetrics()
        widths = ((text, metrics.horizontalAdvance(text)) for text in texts)
        text = next((text for text, width in widths if width <= room.width()), texts[-1])
        left = room.left() + (px(4) if focused else 0)
        write(painter, QRect(left, 0, room.width(), self.height()), text)
        if text is texts[0] and not focused and self._bridge.is_open:
            left += metrics.horizontalAdvance(text) + px(12)
            painter.setFont(theme.font(11))
            painter.drawText(QRect(left, 0, px(80), self.height()), _LINE, keys.shown(Act.LINE))

    def _line_width(self) -> int:
        return self.width() - theme.px(TODO_WIDTH)

    def _place_parts(self) -> None:
        px = theme.px
        height = self.height()
        edge = self._line_width()
        focused = self.field.hasFocus()
        last_width = 0 if focused else min(px(_LAST_WIDTH), self.last.sizeHint().width())
        by_hand = theme.is_touch() and self._bridge.is_open and not focused
        self.touch_row.setVisible(by_hand)
        self.last.setVisible(not focused and not by_hand)
        if by_hand:
            left = px(_TEXT_LEFT + _TYPING)
            tall = self.touch_row.sizeHint().height()
            top = (height - tall) // 2
            self.touch_row.setGeometry(left, top, edge - px(8) - left, tall)
            last_width = edge - left
        self.last.setGeometry(edge - last_width, 0, last_width, height)
        right = edge - px(12) if focused else edge - last_width - px(16)
        self.field.setGeometry(px(_TEXT_LEFT), px(6), right - px(_TEXT_LEFT), height - px(12))
        undo = self.undo_button.sizeHint()
        self.undo_button.setGeometry(
            edge + px(8), (height - undo.height()) // 2, undo.width(), undo.height()
        )
        left = edge + px(16) + undo.width()
        self.saved.setGeometry(left, 0, self.width() - px(16) - left, height)

    def _touched(self) -> None:
        sender = self.sender()
        for act, button in self.touched.items():
            if button is sender:
                self.act_wanted.emit(act)

    def _typed(self, text: str) -> None:
        if self._reason_for is not None:
            self.update()
            return
        active = bool(text.strip()) and self._bridge.is_open
        self.show_reading(self._read(text) if active else _EMPTY)
        self.update()

    def _show_candidates(self) -> None:
        shown = bool(self.field.text().strip()) and self.field.hasFocus()
        if shown or self.asks_reason:
            self._candidates.show_reading(self._reading, self._place)
        self._candidates.setVisible(shown or self.asks_reason)
        current = self._current() if shown or self.asks_reason else None
        self.previewed.emit(None if current is None else current.act)
        if self._candidates.isVisible():
            self._candidates.raise_()

    def _step(self, step: int) -> None:
        count = len(self._reading.candidates)
        if count and not self.asks_reason:
            self._place = (self._place + step) % count
            self._show_candidates()

    def _clicked(self, place: int) -> None:
        self._place = place
        self._show_candidates()
        self._enter()

    def _current(self) -> Candidate | None:
        candidates = self._reading.candidates
        return candidates[self._place] if self._place < len(candidates) else None

    def _complete(self) -> None:
        candidate = self._current()
        if candidate is not None and candidate.completion and not self.asks_reason:
            self.field.setText(candidate.completion)

    def _enter(self) -> None:
        if self._reason_for is not None:
            self._override(self._reason_for)
            return
        candidate = self._current()
        if candidate is None:
            return
        if candidate.refusal is None:
            self._act(candidate)
        elif candidate.refusal.house:
            self._ask_reason(candidate)

    def _act(self, candidate: Candidate) -> None:
        act = candidate.act
        if isinstance(act, GoOn):
            self._complete()
            return
        if isinstance(act, Show):
            self._finish()
            self._bridge.table_wanted.emit(act.table)
        elif isinstance(act, ShowWhoPosts):
            self._finish()
            self._bridge.who_posts_wanted.emit(act.table)
        elif isinstance(act, Find):
            self._finish()
            self.find_wanted.emit(act.text)
        elif isinstance(act, Answer):
            self._finish()
            self.last.setText(act.figures)
            self._place_parts()
        elif isinstance(act, LookUp):
            self._finish()
            self._bridge.ruling_wanted.emit(act.question)
        elif isinstance(self._bridge.do(act), Refusal):
            self._typed(self.field.text())
        else:
            self._finish()

    def _ask_reason(self, candidate: Candidate) -> None:
        self._reason_for = candidate
        self._kept = self.field.text()
        self.field.clear()
        self._show_candidates()

    def _override(self, candidate: Candidate) -> None:
        reason = self.field.text().strip()
        act = candidate.act
        if not reason or isinstance(act, Show | ShowWhoPosts | Find | Answer | LookUp | GoOn):
            return
        if not isinstance(self._bridge.do(act, override=reason), Refusal):
            self._reason_for = None
            self._finish()

    def _leave(self) -> None:
        if self._reason_for is not None:
            self._reason_for = None
            self.field.setText(self._kept)
            return
        self._finish()

    def _finish(self) -> None:
        self._reason_for = None
        self.field.clear()
        self._candidates.hide()
        self.previewed.emit(None)
        self.finished.emit()

    def _focused(self, focused: bool) -> None:  # noqa: FBT001 - Qt's signal
        del focused
        self._place_parts()
        self._show_candidates()
        self.update()

    def _acted(self, told: str) -> None:
        self.last.setText(told)
        self._saved_ms = self._bridge.desk.now().wall_ms
        self._place_parts()
        self._tick()

    def _changed(self) -> None:
        if self.field.text() and not self.asks_reason:
            self._typed(self.field.text())

    def _shown(self) -> None:
        self._saved_ms = None
        self.last.setText("")
        self.saved.setText("")
        self.field.setEnabled(self._bridge.is_open)
        self.undo_button.setVisible(self._bridge.is_open)
        self._place_parts()
        self.update()

    def _tick(self) -> None:
        if not self._bridge.is_open:
            return
        if self._saved_ms is None:
            self.saved.setText("all is saved")
            return
        past = max(0, self._bridge.desk.now().wall_ms - self._saved_ms)
        self.saved.setText(f"saved {figures.age(past)} ago")

    def _restyle(self) -> None:
        self.setFixedHeight(line_height())
        self._place_parts()
        self.update()


_LINE = theme.plain_alignment()


def line_height() -> int:
    """Give the height of the line in force, in pixels."""
    return theme.px(TALL if theme.is_touch() else HEIGHT)


def _first_possible(reading: Reading) -> int:
    for place, candidate in enumerate(reading.candidates):
        if candidate.refusal is None:
            return place
    return 0
