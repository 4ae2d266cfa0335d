"""Writing a chapter into a document: formats only, never markup."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from tdtool.line.vocabulary import Verb
from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.help import hands, key_table
from tdtool.ui.help.book import Spot, chapter_called
from tdtool.ui.help.chapter import Block, Chapter, Form, Kind, Span
from tdtool.ui.help.sayings import filled, ways

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QImage, QTextTable

    from tdtool.ui.act_row import Row
    from tdtool.ui.help.sayings import Floor

_LINE = 142
"""Height of a line in percent of its letters."""
_INDENT = 26
_KEY_SHARES = (24, 30, 46)
BODY = 13.5
_THIN = "\u202f"
"""A narrow blank that keeps its words together."""


class Around(NamedTuple):
    """What a chapter is written for.

    `leads` tells whether an act opens something from here, `works` whether it does anything
    in this version; `place` is where the data lies, `says` whether the line can be typed
    into; `width` the room for pictures and `ratio` the screen's pixel ratio.
    """

    floor: Floor
    leads: Callable[[Act], bool]
    works: Callable[[Act], bool]
    place: str
    says: bool
    width: int
    ratio: float


class Lead(NamedTuple):
    """Words that lead somewhere: from and to which place of the document, and where."""

    start: int
    end: int
    to: Act | Spot | str
    """An act to open, a passage to show, or a text for the line."""


class Written(NamedTuple):
    """Where each passage begins in the document, and what leads somewhere."""

    passages: tuple[int, ...]
    leads: tuple[Lead, ...]


def write_chapter(document: QTextDocument, chapter: Chapter, around: Around) -> Written:
    """Write a chapter into an empty document."""
    return _Writer(document, around).write(chapter)


class _Writer:
    def __init__(self, document: QTextDocument, around: Around) -> None:
        self._document = document
        self._around = around
        self._cursor = QTextCursor(document)
        self._leads: list[Lead] = []
        self._fresh = True
        self._images = 0

    def write(self, chapter: Chapter) -> Written:
        starts: list[int] = []
        self._cursor.beginEditBlock()
        for place, passage in enumerate(chapter.passages):
            size = 15 if place else 20
            above = 24 if place else 0
            self._begin(above=above, below=6 if place else 8, level=2 if place else 1)
            starts.append(self._cursor.position())
            self._put(passage.title, _letters(size, QFont.Weight.DemiBold))
            step = 0
            for block in passage.blocks:
                step = step + 1 if block.form is Form.STEP else 0
                self._block(block, step)
        self._cursor.endEditBlock()
        return Written(tuple(starts), tuple(self._leads))

    def _block(self, block: Block, step: int) -> None:
        if block.form is Form.HAND:
            self._hand(block.detail)
        elif block.form is Form.KEYS:
            self._keys()
        elif block.form is Form.SAID:
            self._said(block.detail)
        else:
            listed = block.form is not Form.PARAGRAPH
            self._begin(below=6 if listed else 10, listed=listed)
            if listed:
                mark = f"{step}." if step else "–"
                self._put(f"{mark}\t", _letters(BODY, role="second", tabular=True))
            for span in block.spans:
                self._span(span)

    def _begin(
        self, *, above: float = 0, below: float = 10, listed: bool = False, level: int = 0
    ) -> None:
        """Begin a block; the first one is there already."""
        form = QTextBlockFormat()
        form.setTopMargin(theme.px(above))
        form.setBottomMargin(theme.px(below))
        form.setHeadingLevel(level)
        form.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if listed:
            form.setLeftMargin(theme.px(_INDENT))
            form.setTextIndent(-theme.px(_INDENT))
            form.setTabPositions([QTextOption.Tab(theme.px(_INDENT), QTextOption.TabType.LeftTab)])
        if self._fresh:
            self._cursor.setBlockFormat(form)
            self._fresh = False
        else:
            self._cursor.insertBlock(form, QTextCharFormat())

    def _put(self, text: str, letters: QTextCharFormat) -> None:
        self._cursor.insertText(text, letters)

    def _lead(self, text: str, letters: QTextCharFormat, to: Act | Spot | str) -> None:
        start = self._cursor.position()
        letters.setAnchor(True)
        letters.setAnchorHref(f"#{len(self._leads)}")
        self._put(text, letters)
        self._leads.append(Lead(start, self._cursor.position(), to))

    def _span(self, span: Span) -> None:
        if span.kind is Kind.ACT:
            self._act(Act(span.text))
        elif span.kind is Kind.KEY:
            key = act_rows.shown_key(act_rows.row(Act(span.text)).key)
            self._put(_held(key), _letters(BODY, QFont.Weight.DemiBold))
        elif span.kind is Kind.EXAMPLE:
            self._example(filled(span.text, self._around.floor))
        elif span.kind is Kind.LINK:
            there = chapter_called(span.target)
            if there is None:
                self._put(span.text, _letters(BODY))
            else:
                self._lead(span.text, _letters(BODY, role="information"), Spot(there.name))
        elif span.kind is Kind.PLACE:
            self._put(self._around.place or "–", _letters(BODY, QFont.Weight.DemiBold))
        else:
            strong = span.kind is Kind.STRONG
            weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
            self._put(span.text, _letters(BODY, weight))

    def _act(self, act: Act) -> None:
        row = act_rows.row(act)
        words = row.text.rstrip("…")
        if self._around.leads(act):
            letters = _letters(BODY, QFont.Weight.DemiBold, role="information")
            self._lead(words, letters, act)
        else:
            self._put(words, _letters(BODY, QFont.Weight.DemiBold))
        if row.key:
            key = _held(f" {act_rows.shown_key(row.key)}")
            self._put(key, _letters(12, role="second"))

    def _example(self, text: str) -> None:
        letters = _letters(BODY, QFont.Weight.DemiBold)
        letters.setBackground(theme.colours().raised)
        words = f"{_THIN}{_held(text)}{_THIN}"
        if self._around.says:
            self._lead(words, letters, text)
        else:
            self._put(words, letters)

    def _said(self, verb: str) -> None:
        also = ways(Verb[verb])[1:]
        if also:
            self._begin(below=10)
            self._put(f"Also: {', '.join(also)}.", _letters(12.5, role="second"))

    def _hand(self, detail: str) -> None:
        hand = hands.hand_of(detail)
        gap = theme.px(16)
        width = min(theme.px(hands.WIDTH), (self._around.width - gap) // 2)
        height = round(width * hands.HEIGHT / hands.WIDTH)
        table = self._table(2, (width + gap, width))
        pictures = (("Last hand", hands.before(hand)), ("Next hand", hands.after(hand)))
        for place, (head, picture) in enumerate(pictures):
            table.cellAt(0, place).firstCursorPosition().insertText(head, _capitals())
            image = hands.drawn(picture, width, height, self._around.ratio)
            self._image(table.cellAt(1, place).firstCursorPosition(), image, width, height)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._begin(below=2)
        self._put(hands.caption(hand), _letters(BODY, QFont.Weight.DemiBold))
        self._begin(below=16)
        why, rule = hands.reason(hand)
        self._put(f"{why} ", _letters(BODY))
        self._put(f"{rule}.", _letters(BODY, role="second"))

    def _image(self, cursor: QTextCursor, image: QImage, width: int, height: int) -> None:
        name = f"hand:{self._images}"
        self._images += 1
        kind = QTextDocument.ResourceType.ImageResource.value
        self._document.addResource(kind, QUrl(name), image)
        form = QTextImageFormat()
        form.setName(name)
        form.setWidth(width)
        form.setHeight(height)
        cursor.insertImage(form)

    def _keys(self) -> None:
        for group in key_table.groups(self._around.works):
            self._begin(above=14, below=2)
            self._put(group.head, _capitals())
            columns = [self._around.width * share // 100 for share in _KEY_SHARES]
            table = self._table(len(group.rows), columns)
            for place, row in enumerate(group.rows):
                self._key_row(table, place, row)
            self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _table(self, rows: int, columns: Sequence[int]) -> QTextTable:
        """Begin a table without lines; `columns` are widths in pixels."""
        form = QTextTableFormat()
        form.setBorder(0)
        form.setCellPadding(theme.px(2))
        form.setCellSpacing(0)
        form.setWidth(sum(columns))
        form.setColumnWidthConstraints([_length(width) for width in columns])
        return self._cursor.insertTable(rows, len(columns), form)

    def _key_row(self, table: QTextTable, place: int, row: Row) -> None:
        cells = [table.cellAt(place, column).firstCursorPosition() for column in range(3)]
        keyed = QFont.Weight.DemiBold if row.keys else QFont.Weight.Normal
        cells[0].insertText(
            key_table.keys_of(row), _letters(13, keyed, role="text" if row.keys else "second")
        )
        cells[1].insertText(row.text.rstrip("…"), _letters(13))
        cells[2].insertText(row.tip, _letters(12, role="second"))


def _letters(
    size: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    *,
    role: str = "text",
    tabular: bool = False,
) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFont(theme.font(size, weight, tabular=tabular))
    letters.setForeground(theme.colours().role(role))
    return letters


def _capitals() -> QTextCharFormat:
    letters = _letters(11, role="third")
    letters.setFontCapitalization(QFont.Capitalization.AllUppercase)
    return letters


def _held(text: str) -> str:
    """Keep words together on one line."""
    return text.replace(" ", "\u00a0")


def _length(width: int) -> QTextLength:
    return QTextLength(QTextLength.Type.FixedLength, width)
