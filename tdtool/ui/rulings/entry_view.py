"""One entry to read: what to say, how it works, what each book says, its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Caption, Label, Paragraph, Place
from tdtool.ui.parts.scroll import Scroll
from tdtool.ui.rulings.book_rows import BookRows
from tdtool.ui.rulings.related_list import RelatedList
from tdtool.ui.rulings.say_block import SayBlock

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdtool.rulebook.entry import Entry

_LONGEST = 20_000
"""Signs of one text of an entry; the library reads no more."""
_LEAD = 120
"""Signs that the first lines have at least: "Two cases." says nothing without them."""
WIDEST = 640
"""No line is longer (pixels at 100 %): the eye finds the next one."""
_STEPS = {
    Qt.Key.Key_Up: "SliderSingleStepSub",
    Qt.Key.Key_Down: "SliderSingleStepAdd",
    Qt.Key.Key_PageUp: "SliderPageStepSub",
    Qt.Key.Key_PageDown: "SliderPageStepAdd",
    Qt.Key.Key_Home: "SliderToMinimum",
    Qt.Key.Key_End: "SliderToMaximum",
}
_FROM_LIST, _INSIDE = "Enter opens", "Esc goes back"


def parted(detail: str) -> tuple[str, str]:
    """Part a text into its first lines, which say something by themselves, and the rest."""
    parts = detail.split("\n\n")
    for count in range(1, len(parts)):
        first = "\n\n".join(parts[:count])
        if len(first) >= _LEAD and not first.endswith(":"):
            return first, "\n\n".join(parts[count:])
    return detail, ""


class EntrySheet(QWidget):
    """The texts of an entry below one another; what it does not have takes no room.

    What the books say stands behind the first lines, where it is seen without scrolling.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumWidth(theme.px(WIDEST))
        self.where = Caption()
        self.house = Label(size=12, role="accent")
        self.hint = Label(_FROM_LIST, size=11.5, role="third", right=True)
        self.title = Paragraph(size=15, role="text", weight=QFont.Weight.DemiBold)
        self.say = SayBlock()
        self.detail = Paragraph(longest=_LONGEST)
        self.books = BookRows()
        self.more = Paragraph(longest=_LONGEST)
        self.not_when = Paragraph(longest=_LONGEST)
        self.example = Paragraph(role="text", longest=_LONGEST)
        self.related = RelatedList()
        self.former = Paragraph()
        self.file = Place(longest=_LONGEST)
        self._captions: dict[QWidget, Caption] = {}
        self.work = Button(icon=Icon.ARROW_RIGHT)
        self.work.hide()
        self._lay_out()

    def show_entry(self, entry: Entry, related: tuple[Entry, ...], in_force: str) -> None:
        """Show an entry; `in_force` is the code of the book that this event plays by."""
        self.where.setText(f"{entry.id} · {entry.category_title}")
        self.house.setText("house" if entry.house else "")
        self._fit_hint()
        self.title.setText(entry.title)
        self.say.say(entry.say)
        self.books.show_books(entry.books, in_force)
        self.related.show_entries(related)
        first, more = parted(entry.detail)
        texts = {
            self.detail: first,
            self.more: more,
            self.not_when: entry.not_when,
            self.example: entry.example,
            self.former: ", ".join(map(str, entry.former)),
            self.file: _origin(entry),
        }
        for part, text in texts.items():
            part.setText(text)
            self._show(part, there=bool(text))
        differ = any(one.differs for one in entry.books)
        self._captions[self.books].setText("Where the books differ" if differ else "The books")
        self._show(self.books, there=bool(entry.books))
        self._show(self.related, there=bool(related))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the key out where the entry's place takes the line."""
        super().resizeEvent(event)
        self._fit_hint()

    def say_key(self, words: str) -> None:
        """Say which key leads here or away."""
        self.hint.setText(words)
        self._fit_hint()

    def _fit_hint(self) -> None:
        parts = (self.where, self.house, self.hint)
        needed = sum(part.sizeHint().width() for part in parts) + theme.px(48)
        self.hint.setVisible(needed <= self.width())

    def offer_work(self, title: str, *, beside: bool) -> None:
        """Offer to work the entry out with this calculator, unless it stands beside it."""
        self.work.setText(title)
        self.work.setAccessibleName(f"Work it out: {title}")
        self.work.setVisible(bool(title) and not beside)

    def _show(self, part: QWidget, *, there: bool) -> None:
        part.setVisible(there)
        if part in self._captions:
            self._captions[part].setVisible(there)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        measure.gap(head, 8)
        head.addWidget(self.where)
        head.addWidget(self.house)
        head.addWidget(self.hint, 1)
        column = QVBoxLayout(self)
        measure.edges(column, 16, 15, 16, 16)
        measure.gap(column, 0)
        column.addLayout(head)
        self._add(column, self.title, 16)
        self._add(column, self.say, 12)
        column.addWidget(self.work, 0, Qt.AlignmentFlag.AlignLeft)
        self._add(column, self.detail, 14)
        captioned: tuple[tuple[QWidget, str, int], ...] = (
            (self.books, "The books", 6),
            (self.more, "In detail", 4),
            (self.not_when, "Not when", 4),
            (self.example, "Worked example", 4),
            (self.related, "Related", 2),
            (self.former, "Old numbers", 4),
            (self.file, "House entry", 4),
        )
        for part, caption, below in captioned:
            made = self._captions[part] = Caption(caption)
            self._add(column, made, 18)
            self._add(column, part, below)
        column.addStretch(1)

    def _add(self, column: QVBoxLayout, part: QWidget, before: int) -> None:
        """Put a part below with a gap before it that goes away with it."""
        holder = QVBoxLayout()
        measure.edges(holder, 0, before, 0, 0)
        holder.addWidget(part)
        column.addLayout(holder)


def _origin(entry: Entry) -> str:
    """Say where a card room's own entry lies, and what it changes."""
    if not entry.house:
        return ""
    changed = f"Changes {', '.join(entry.overridden)}. " if entry.overridden else ""
    return f"{changed}{entry.file}"


class EntryView(Scroll):
    """An entry that scrolls: the arrows scroll while it has the keys."""

    opened = Signal(str)
    """Another entry is wanted, by its id."""
    copied = Signal()
    """What to say is to be copied."""
    left = Signal()
    """Esc: back to the search."""

    def __init__(self) -> None:
        self.sheet = EntrySheet()
        super().__init__(self.sheet)
        self._entry: Entry | None = None
        self.in_force = ""
        """The code of the book that this event plays by."""
        self.setProperty("ring", "frame")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet.related.opened.connect(self.opened)
        self.sheet.say.pressed.connect(self.copied)
        self.setAccessibleName("The ruling")
        self.sheet.hide()
        theme.changed.connect(self._restyle)

    def entry(self) -> Entry | None:
        """Give the entry that is shown."""
        return self._entry

    def show_entry(
        self, entry: Entry | None, related: tuple[Entry, ...] = (), in_force: str = ""
    ) -> None:
        """Show an entry from its beginning, or none."""
        fresh = entry is not self._entry
        self._entry, self.in_force = entry, in_force
        self.sheet.setVisible(entry is not None)
        if entry is None:
            self.setAccessibleName("No ruling")
            return
        self.sheet.show_entry(entry, related, in_force)
        self.setAccessibleName(plain.one_line(f"{entry.title} {entry.say}"))
        if fresh:
            self.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, or go back; the rest is the page's."""
        key = Qt.Key(event.key())
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _STEPS and bare:
            bar = self.verticalScrollBar()
            bar.triggerAction(getattr(bar.SliderAction, _STEPS[key]))
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def focusInEvent(self, event: object) -> None:
        """Say how to get back."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.sheet.say_key(_INSIDE)

    def focusOutEvent(self, event: object) -> None:
        """Say how to get here."""
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self.sheet.say_key(_FROM_LIST)

    def _restyle(self) -> None:
        self.sheet.setMaximumWidth(theme.px(WIDEST))
