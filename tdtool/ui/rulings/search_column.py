"""The left column of the library: a question as it is typed, and the entries that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import figures, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.flowing import Flowing
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.rulings.hits_model import HitsModel, every, found
from tdtool.ui.rulings.hits_view import LEFT, HitsView

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QPaintEvent

    from tdtool.rulebook.entry import Entry
    from tdtool.rulebook.kept import Ready
    from tdtool.rulebook.search import Hits

_HINT = "What is the question?"
_READING = "The rulings are being read…"
_NOTHING = (
    "Nothing fits these words. Say it as the table says it: “he raised out of turn”, or type"
    " a rule’s number: 47-A."
)
_MOST = 20
_NAMED = 3
"""Words that are named as having led here too."""
_REST_MS = 80
"""While somebody types, the entries follow when the fingers rest for so many milliseconds."""


class FoundLine(Flowing):
    """How many entries fit, and by which other words they were found, dashed as in the list."""

    def __init__(self) -> None:
        super().__init__()
        self._count = ""
        self._by: tuple[str, ...] = ()
        self._read: tuple[tuple[str, str], ...] = ()

    def say(
        self, count: str, by: tuple[str, ...] = (), read: tuple[tuple[str, str], ...] = ()
    ) -> None:
        """Say this; `by` are words of the same meaning, `read` typing errors as they were read."""
        self._count = count
        self._by = tuple(plain.one_line(word, 24) for word in _apart(by)[:_NAMED])
        self._read = tuple((plain.one_line(a, 24), plain.one_line(b, 24)) for a, b in read[:1])
        self.setAccessibleName(self.words())
        self.flow()

    def words(self) -> str:
        """Give all that is said."""
        return " ".join(text for text, _ in self._pieces())

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        return self._places(width)[1]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the pieces, those of the same meaning over a dashed line."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setFont(theme.font(11.5))
        for text, dashed, room in self._places(self.width())[0]:
            painter.setPen(now.text if dashed else now.third)
            painter.drawText(room, theme.plain_alignment(), text)
            if dashed:
                pen = QPen(now.information, max(1, theme.px(1)))
                pen.setDashPattern([3, 2])
                painter.setPen(pen)
                painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _pieces(self) -> list[tuple[str, bool]]:
        pieces = [(self._count, False)] if self._count else []
        if self._read:
            typed, read = self._read[0]
            pieces.append((f"“{typed}” read as {read}", False))
        if self._by:
            pieces.append(("also found by", False))
            pieces += [(word, True) for word in self._by]
        return pieces

    def _places(self, width: int) -> tuple[list[tuple[str, bool, QRect]], int]:
        """Put the pieces in lines; give them with their rooms, and the height."""
        metrics = QFontMetrics(theme.font(11.5))
        line, gap = metrics.height() + theme.px(2), theme.px(8)
        placed, left, top = [], 0, 0
        for text, dashed in self._pieces():
            wide = metrics.horizontalAdvance(text) + 1
            if left and left + wide > width:
                left, top = 0, top + line
            placed.append((text, dashed, QRect(left, top, min(wide, max(1, width)), line)))
            left += wide + (theme.px(5) if dashed or text == "also found by" else gap)
        return placed, top + line


class SearchColumn(QWidget):
    """Type a question: the entries follow as the fingers rest. Up and Down walk them.

    Whoever asks for what was found, or goes on from it, has all that was typed answered first.
    """

    chosen = Signal()
    """Another entry is chosen, or none."""
    opened = Signal()
    """Enter: read the chosen entry."""
    round_wanted = Signal()
    """Tab: to what works the chosen entry out."""
    house_wanted = Signal()
    """What the card room has written itself is to be shown."""

    def __init__(self, head: int) -> None:
        super().__init__()
        self._top = head
        self._shelved: Ready | None = None
        self._hits: Hits | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_REST_MS)
        self.field = FilterField(_HINT, "Search the rulings")
        self.line = FoundLine()
        self.model = HitsModel(self)
        self.view = HitsView(self.model)
        self.nothing = Paragraph(_READING)
        self.house = Button(kind=Kind.QUIET, icon=Icon.FOLDER)
        self.head = QVBoxLayout()
        self._lay_out()
        self.setFocusProxy(self.field)
        self._later.timeout.connect(self.look)
        self.field.changed.connect(self._typed)
        self.field.entered.connect(self._open)
        self.field.field.installEventFilter(self)
        self.view.opened.connect(self.opened)
        self.view.chosen.connect(self.chosen)
        self.house.clicked.connect(self.house_wanted)
        self._say()

    def read_from(self, shelved: Ready) -> None:
        """Search in this library from now on; what was typed and chosen stays."""
        self._shelved = shelved
        kept = self.entry()
        self.look()
        row = None if kept is None else self.model.row_of(kept.id)
        if row is not None:
            self.view.choose(row)

    def entry(self) -> Entry | None:
        """Give the chosen entry."""
        self.catch_up()
        row = self.view.row()
        return None if row is None else row.entry

    def hits(self) -> Hits | None:
        """Give what was found, None while everything is offered."""
        self.catch_up()
        return self._hits

    def ask(self, question: str) -> None:
        """Put a question in the field."""
        self.field.set_text(question)
        self.field.field.setFocus()
        self.catch_up()

    def choose(self, id_: str) -> bool:
        """Choose an entry by its id, offering everything where it is not among the found."""
        self.catch_up()
        if self.model.row_of(id_) is None:
            self.field.set_text("")
        row = self.model.row_of(id_)
        if row is not None:
            self.view.choose(row)
        return row is not None

    def is_behind(self) -> bool:
        """Tell whether what was typed last is not answered yet."""
        return self._later.isActive()

    def catch_up(self) -> None:
        """Answer what was typed last at once."""
        if self._later.isActive():
            self.look()

    def look(self) -> None:
        """Offer what fits the question that is typed."""
        self._later.stop()
        if self._shelved is None:
            return
        text = self.field.text()
        self._hits = self._shelved.index.search(text, _MOST) if text.strip() else None
        if self._hits is None:
            self.model.set_rows(every(self._shelved.library.entries))
        else:
            self.model.set_rows(found(self._hits))
        self._say()
        if self.model.rowCount():
            self.view.choose(0)
            self.view.scrollToTop()
        else:
            self.chosen.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk the list from the field; Tab goes on to the calculator."""
        if event.type() == event.Type.KeyPress and isinstance(event, QKeyEvent):
            bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            step = _STEPS.get(Qt.Key(event.key())) if bare else None
            if step is not None:
                self.catch_up()
                self.view.step(step)
                return True
            if event.key() == Qt.Key.Key_Tab and bare and self.entry() is not None:
                self.round_wanted.emit()
                return True
        return super().eventFilter(watched, event)

    def _typed(self, text: str) -> None:
        """Wait for the next key; an empty field has no next key to wait for."""
        if text.strip():
            self._later.start()
        else:
            self.look()

    def _open(self) -> None:
        self.catch_up()
        self.opened.emit()

    def _say(self) -> None:
        if self._shelved is None:
            self.nothing.setText(_READING)
        elif self._hits is None:
            self.line.say(f"{figures.number(self.model.rowCount())} entries")
        else:
            total = figures.number(len(self._shelved.library.entries))
            count = f"{figures.number(self.model.rowCount())} of {total} entries"
            self.line.say(count, self._hits.also_by, self._hits.read_as)
            self.nothing.setText(_NOTHING)
        self.house.setText(self._house_words())
        self.house.setVisible(self._shelved is not None and self._hits is None)
        empty = not self.model.rowCount()
        self.nothing.setVisible(empty)
        self.line.setVisible(self._shelved is not None and not empty)
        self.view.setVisible(not empty)

    def _house_words(self) -> str:
        if self._shelved is None:
            return ""
        library = self._shelved.library
        own = sum(entry.house for entry in library.entries)
        faults = len(library.problems)
        if not own and not faults:
            return "House entries"
        said = f"House: {figures.number(own)}"
        return said + (f", {figures.number(faults)} faulty" if faults else "")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        measure.edges(column, 0, self._top, 0, 0)
        measure.gap(column, 8)
        measure.gap(self.head, 8)
        for part in (self.field, self.line, self.nothing):
            self.head.addWidget(part)
        measure.edges(self.head, LEFT, 0, LEFT, 0)
        column.addLayout(self.head)
        column.addWidget(self.view, 1)
        foot = QHBoxLayout()
        measure.edges(foot, LEFT - 8, 0, LEFT, 8)
        foot.addWidget(self.house)
        foot.addStretch(1)
        column.addStretch(0)
        column.addLayout(foot)


def _apart(words: tuple[str, ...]) -> list[str]:
    """Leave out words that are only another form of one before."""
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(word.replace("-", " ").removesuffix("s"), word)
    return list(found.values())


_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 5, Qt.Key.Key_PageUp: -5}
