"""Say aloud: every sentence that fits this moment, to be read out or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from tdtool.ui import act_rows
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.plain_list import DETAIL_ROLE, PlainList
from tdtool.ui.rulings.say_block import SayBlock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdtool.ui.aloud.say_now import Sentence

    Index = QModelIndex | QPersistentModelIndex

_TOP = QModelIndex()


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
