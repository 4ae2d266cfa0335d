"""Words on a page: plain text, cut to the room there is, never interpreted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.parts.writing import write

_LEFT_TO_RIGHT = "\u200e"
"""Unseen: what follows is written from left to right."""


class Label(QWidget):
    """One line of plain text in a role's colour, with an ellipsis where it is too long."""

    def __init__(
        self,
        text: str = "",
        *,
        size: float = 13,
        weight: QFont.Weight = QFont.Weight.Normal,
        role: str = "text",
        right: bool = False,
    ) -> None:
        super().__init__()
        self._size = size
        self._weight = weight
        self._role = role
        self._right = right
        self._text = ""
        self._whole = ""
        self._tip = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._restyle()
        theme.changed.connect(self._restyle)
        self.setText(text)

    def text(self) -> str:
        """Give the text as it was set, bounded."""
        return self._text

    def setText(self, text: str) -> None:
        """Show this text; nothing is repainted if it is the same."""
        if text == self._whole:
            return
        self._whole = text
        self._text = plain.one_line(text)
        self.setAccessibleName(self._text)
        self._explain()
        self.updateGeometry()
        self.update()

    def set_role(self, role: str) -> None:
        """Write in the colour of this role from now on."""
        if role != self._role:
            self._role = role
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for the whole line, as far as a line may be."""
        metrics = QFontMetrics(self.font())
        # Letters of other scripts reach further down than the font's own.
        deeper = metrics.boundingRect(self._text).bottom() - metrics.descent()
        height = metrics.height() + 2 * max(0, deeper)
        return QSize(metrics.horizontalAdvance(self._text) + 1, height)

    def minimumSizeHint(self) -> QSize:
        """Accept any width: the text is cut."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the line."""
        del event
        painter = QPainter(self)
        painter.setPen(theme.colours().role(self._role))
        write(painter, self.rect(), self._text, right=self._right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole line in a tool tip where it is cut."""
        super().resizeEvent(event)
        self._explain()

    def set_tip(self, text: str) -> None:
        """Explain the line in a tool tip of its own."""
        self._tip = text
        self._explain()

    def _explain(self) -> None:
        cut = self.sizeHint().width() > self.width() or self._text.endswith("…")
        self.setToolTip(plain.tip(self._tip or (self._whole if cut else "")))

    def _restyle(self) -> None:
        self.setFont(theme.font(self._size, self._weight))
        self.updateGeometry()
        self.update()


class Caption(Label):
    """A small label in capitals over a figure or a column."""

    def __init__(self, text: str = "", *, role: str = "third", right: bool = False) -> None:
        super().__init__(text, size=11, role=role, right=right)

    def _restyle(self) -> None:
        self.setFont(theme.label_font())
        self.updateGeometry()
        self.update()


class Hint(Label):
    """One line that has shorter wordings: the longest that has room is shown."""

    def __init__(
        self,
        wordings: tuple[str, ...],
        *,
        size: float = 11.5,
        weight: QFont.Weight = QFont.Weight.Normal,
        role: str = "third",
        right: bool = False,
    ) -> None:
        super().__init__(size=size, weight=weight, role=role, right=right)
        self._wordings = wordings
        self._choose()

    def set_wordings(self, wordings: tuple[str, ...]) -> None:
        """Say something else, the longest wording first."""
        if wordings != self._wordings:
            self._wordings = wordings
            self.updateGeometry()
            self._choose()

    def sizeHint(self) -> QSize:
        """Ask for the longest wording."""
        metrics = QFontMetrics(self.font())
        longest = max(map(metrics.horizontalAdvance, self._wordings), default=0)
        return QSize(longest + 1, metrics.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the wording anew."""
        super().resizeEvent(event)
        self._choose()

    def _choose(self) -> None:
        metrics = QFontMetrics(self.font())
        fitting = (one for one in self._wordings if metrics.horizontalAdvance(one) < self.width())
        self.setText(next(fitting, ""))
        self.setAccessibleName(next(iter(self._wordings), ""))

    def _explain(self) -> None:
        """Show the longest wording in a tool tip where there is room for a shorter one alone."""
        longest = next(iter(self._wordings), "")
        self.setToolTip(plain.tip("" if self._whole == longest else longest))


class Paragraph(QLabel):
    """Sentences of plain text that wrap; more than `longest` signs are left out."""

    longest_word = plain.LONGEST_WORD
    """Signs of a word that are shown."""

    def __init__(
        self,
        text: str = "",
        *,
        size: float = 13,
        role: str = "second",
        weight: QFont.Weight = QFont.Weight.Normal,
        longest: int = plain.LONGEST,
    ) -> None:
        super().__init__()
        self._size = size
        self._role = role
        self._weight = weight
        self._longest = longest
        self._heights: dict[int, int] = {}
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(theme.plain_alignment())
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._restyle()
        theme.changed.connect(self._restyle)
        self.setText(text)

    def text(self) -> str:
        """Give the sentences as they are shown."""
        return super().text().removeprefix(_LEFT_TO_RIGHT)

    def setText(self, text: str) -> None:
        """Show these sentences, bounded, from left to right whoever they name first."""
        said = plain.sentences(text, self._longest, self.longest_word)
        turns = plain.has_right_to_left(said) and not plain.is_right_to_left(said)
        self._heights.clear()
        super().setText(_LEFT_TO_RIGHT + said if turns else said)

    def set_role(self, role: str) -> None:
        """Write in the colour of this role from now on."""
        if role != self._role:
            self._role = role
            self._restyle()

    def heightForWidth(self, width: int) -> int:
        """Give the height for a width (pixels); a layout asks many times."""
        if width not in self._heights:
            self._heights[width] = super().heightForWidth(width)
        return self._heights[width]

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in other letters."""
        self._heights.clear()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Write in its own colour: the style sheet puts the first one back in a new parent."""
        super().showEvent(event)
        if self.palette().color(self.foregroundRole()) != theme.colours().role(self._role):
            self._dye()

    def _font(self) -> QFont:
        return theme.font(self._size, self._weight)

    def _restyle(self) -> None:
        self.setFont(self._font())
        self._dye()

    def _dye(self) -> None:
        palette = self.palette()
        palette.setColor(self.foregroundRole(), theme.colours().role(self._role))
        self.setPalette(palette)


class Place(Paragraph):
    """Sentences that name files: a path is shown whole."""

    longest_word = 4_096
