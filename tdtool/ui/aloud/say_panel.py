"""Say aloud: every sentence that fits this moment, to be read out or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QListView, QStyledItemDelegate

from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.flowing import WRAP, text_height
from tdtool.ui.parts.plain_list import DETAIL_ROLE, PlainList
from tdtool.ui.parts.row_ground import paint_row_ground
from tdtool.ui.rulings.say_block import SayBlock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from tdtool.ui.aloud.say_now import Sentence

    Index = QModelIndex | QPersistentModelIndex

_TOP = QModelIndex()
_EDGE, _ABOVE, _UNDER = 12, 6, 20


class SentencesModel(QAbstractListModel):
    """Sentences, and what each is."""

    def __init__(self, sentences: Sequence[Sentence]) -> None:
        super().__init__()
        self._sentences = tuple(sentences)

    def text(self, row: int) -> str:
        """Give the sentence of a row, "" where there is none."""
        return self._sentences[row].text if 0 <= row < len(self._sentences) else ""

    def rowCount(self, parent: Index = _TOP) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._sentences)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a sentence, or what it is."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        one = self._sentences[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return one.text
        return one.about if role == DETAIL_ROLE else None


class SentenceDelegate(QStyledItemDelegate):
    """Paints a row: the whole sentence on as many lines as it needs, and what it is."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the lines of the sentence and one more."""
        del option
        width = self._view.viewport().width()
        tall = text_height(_words(index), theme.font(13), width - 2 * theme.px(_EDGE))
        return QSize(theme.px(80), tall + theme.px(_UNDER + 2 * _ABOVE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        now, px = theme.colours(), theme.px
        rect, state = option.rect, option.state
        painter.save()
        paint_row_ground(painter, rect, state)
        room = rect.adjusted(px(_EDGE), px(_ABOVE), -px(_EDGE), -px(_ABOVE))
        painter.setPen(now.text)
        painter.setFont(theme.font(13))
        painter.drawText(room, WRAP, _words(index))
        room.setTop(room.bottom() + 1 - px(_UNDER))
        painter.setPen(now.second)
        painter.setFont(theme.font(12))
        painter.drawText(room, theme.plain_alignment(), str(index.data(DETAIL_ROLE) or ""))
        painter.restore()


def _words(index: Index) -> str:
    return str(index.data(Qt.ItemDataRole.DisplayRole) or "")


class SayPanel(Panel):
    """Up and Down choose, Enter copies; `speaks`: this computer has a voice."""

    wanted = (720, 520)
    copy_wanted = Signal(str)
    speak_wanted = Signal(str)

    def __init__(self, sentences: Sequence[Sentence], *, speaks: bool) -> None:
        row = act_rows.row(Act.SAY_ALOUD)
        super().__init__(row.text.rstrip("…"), Icon.MICROPHONE, row.key)
        self._model = SentencesModel(sentences)
        self.block = SayBlock(20, "Enter copies")
        self.list = PlainList()
        self.list.setItemDelegate(SentenceDelegate(self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setModel(self._model)
        self.list.setAccessibleName("Sentences")
        self.speak = Button("Speak it", icon=Icon.SOUND)
        self.others.addWidget(self.speak)
        self.speak.setVisible(speaks)
        self.body.addWidget(self.block)
        self.body.addWidget(self.list, 1)
        self.primary.setText("Copy")
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.doubleClicked.connect(self.do_primary)
        self.block.pressed.connect(self.do_primary)
        self.speak.clicked.connect(self._speak)
        self.list.setCurrentIndex(self._model.index(0, 0))
        empty = not self._model.rowCount()
        self.primary.setEnabled(not empty)
        self.block.setVisible(not empty)
        self.remark.setText("There is nothing to say yet." if empty else "")

    def first_field(self) -> QWidget:
        """Start in the list."""
        return self.list

    def do_primary(self) -> None:
        """Copy the sentence in hand."""
        if self.sentence():
            self.copy_wanted.emit(self.sentence())
            self.remark.setText("Copied.")

    def sentence(self) -> str:
        """Give the sentence in hand."""
        return self._model.text(self.list.currentIndex().row())

    def _chosen(self) -> None:
        self.block.say(self.sentence())
        self.remark.setText("")

    def _speak(self) -> None:
        self.speak_wanted.emit(self.sentence())
