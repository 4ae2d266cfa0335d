"""Where a structure comes from: ready-made, a file, or what is pasted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QPlainTextEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tdtool.paths import documents_dir, resource
from tdtool.rules.stakes import AnteKind
from tdtool.structures.ante_payer import is_guessed, with_payer
from tdtool.structures.error import StructureError
from tdtool.structures.reader import read_structure
from tdtool.structures.text_reader import structure_from_text
from tdtool.ui import theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.segments import Segments
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.structure import Structure
    from tdtool.ui.preferences import Preferences

_READY, _FILE, _PASTED = range(3)
_FILTER = "Structures (*.json *.csv *.tsv *.txt *.html *.tdt);;All files (*)"
_PAYERS = (
    ("By its size", None),
    ("Big blind", AnteKind.BIG_BLIND),
    ("Each player", AnteKind.EACH),
    ("Button", AnteKind.BUTTON),
)
"""Who may pay an ante that the sheet gives to nobody; None leaves it as it was guessed."""
_TAB, _LEAST_HEIGHT, _LEAST_STACK = 56, 96, 108
_LONGEST = 400_000
"""Characters of a pasted text that are read; the longest real sheet has 20,000."""


class ReadyMade(NamedTuple):
    """A structure that comes with the program."""

    name: str
    structure: Structure


def ready_made() -> tuple[ReadyMade, ...]:
    """Read the structures that come with the program, by name; a broken one is left out."""
    found = []
    for path in sorted(resource("structures").glob("*.json")):
        try:
            structure = read_structure(path)
        except StructureError:
            continue
        found.append(ReadyMade(structure.name or path.stem, structure))
    return tuple(sorted(found, key=lambda one: one.name.casefold()))


class PasteField(QPlainTextEdit):
    """A field for pasted text; only plain text is ever taken in, and Tab leaves it."""

    def __init__(self, hint: str) -> None:
        super().__init__()
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._restyle()
        theme.changed.connect(self._restyle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Ctrl+Enter to the panel, and Space on an empty field to the clock."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        spare = event.key() == Qt.Key.Key_Space and self.document().isEmpty()
        if (enter and control) or spare:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text in; a file that falls here is opened by the window."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def _restyle(self) -> None:
        self.setFont(theme.font(13))
        self.setTabStopDistance(theme.px(_TAB))
        self.setMinimumHeight(theme.px(_LEAST_HEIGHT))


class StructureSource(QWidget):
    """Three ways to a structure; `changed` comes with every new one or none."""

    changed = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._ready = ready_made()
        self._from_file: Structure | None = None
        self._from_text: Structure | None = None
        self._file_problem = self._text_problem = ""
        self.choices = Segments(("Ready-made", "File", "Pasted text"))
        self.list = PlainList()
        measure.tall(self.list, _LEAST_HEIGHT)
        self.list.setModel(QStringListModel([one.name for one in self._ready], self))
        self.list.setAccessibleName("Ready-made structures")
        if self._ready:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.file_button = Button("Open a file…", icon=Icon.FOLDER)
        self.file_name = Label(role="second")
        self.text = PasteField("Paste the levels: from a web page, a spreadsheet or a PDF.")
        self.text.setAccessibleName("Pasted structure")
        self.payer = Segments(tuple(text for text, _ in _PAYERS))
        self._asks_payer = QWidget()
        asked = captioned("Who pays the ante is not said", self.payer)
        asked.setContentsMargins(0, 0, 0, 0)
        self._asks_payer.setLayout(asked)
        self._stack = QStackedWidget()
        for page in (self.list, self._file_page(), self.text):
            self._stack.addWidget(page)
        # What is long gives way before the panel has to be scrolled.
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        measure.tall(self._stack, _LEAST_STACK)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.choices)
        column.addWidget(self._stack, 1)
        column.addWidget(self._asks_payer)
        self.payer.chosen.connect(self.changed)
        self.changed.connect(self._ask_payer)
        self._ask_payer()
        self.choices.chosen.connect(self._choose)
        self.list.selectionModel().currentChanged.connect(self.changed)
        self.file_button.clicked.connect(self.ask_file)
        self.text.textChanged.connect(self._pasted)

    def structure(self) -> Structure | None:
        """Give the structure that is chosen, None where there is none."""
        structure, kind = self._as_read(), _PAYERS[self.payer.index()][1]
        if structure is None or kind is None or not is_guessed(structure):
            return structure
        return with_payer(structure, kind)

    def _as_read(self) -> Structure | None:
        if self.choices.index() == _READY:
            row = self.list.currentIndex().row()
            return self._ready[row].structure if 0 <= row < len(self._ready) else None
        return self._from_file if self.choices.index() == _FILE else self._from_text

    def problem(self) -> str:
        """Say why there is no structure, "" where nothing is wrong."""
        if self.choices.index() == _FILE:
            return self._file_problem
        return self._text_problem if self.choices.index() == _PASTED else ""

    def read_file(self, path: Path) -> None:
        """Read a file; what is wrong with it is said in a sentence."""
        self._from_file, self._file_problem = None, ""
        try:
            self._from_file = read_structure(path)
        except StructureError as error:
            self._file_problem = str(error)
        self.payer.set_index(0)
        self.file_name.setText(path.name)
        self.choices.set_index(_FILE)
        self.changed.emit()

    def ask_file(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        folder = self._preferences.settings.folder or str(documents_dir())
        dialog = QFileDialog(self, "Open a structure", folder, _FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._file_named)
        show_beside(dialog, self)

    def _file_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        measure.edges(column, 0, 8, 0, 0)
        column.addWidget(self.file_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.file_name)
        column.addWidget(
            Paragraph(
                "JSON, CSV, a file of The Tournament Director (.tdt), or a text with the levels,"
                " one a line."
            )
        )
        column.addStretch(1)
        return page

    def _file_named(self, name: str) -> None:
        self._preferences.set_folder(str(Path(name).parent))
        self.read_file(Path(name))

    def _choose(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        self.changed.emit()

    def _ask_payer(self) -> None:
        """Ask who pays the antes where that is only a guess."""
        structure = self._as_read()
        self._asks_payer.setVisible(structure is not None and is_guessed(structure))

    def _pasted(self) -> None:
        text = self.text.toPlainText()
        self._from_text, self._text_problem = None, ""
        if text.strip():
            try:
                self._from_text = structure_from_text(text[:_LONGEST])
            except StructureError as error:
                self._text_problem = str(error)
        self.changed.emit()
