"""Templates beside the spreadsheet: structures that come with the program, or from a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.paths import documents_dir
from tdtool.structures.error import StructureError
from tdtool.structures.reader import read_structure
from tdtool.structures.writer import structure_bytes
from tdtool.ui import theme
from tdtool.ui.files.levels_export import FILTERS
from tdtool.ui.icons import Icon
from tdtool.ui.panels.levels_preview import summary
from tdtool.ui.panels.structure_source import ReadyMade, ready_made
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure

SUGGEST = "Suggest levels for players and hours…"
"""The first line of the list."""
_SUGGESTS = "Levels that end about when you want, in amounts that people use."
_KINDS = {"Structures (*.json)": "json", **FILTERS}
_FILTER = "Structures (*.json *.csv *.tsv *.txt *.html *.tdt);;All files (*)"


class TemplatesPart(QWidget):
    """A list, what the chosen one is, and Enter to use it."""

    used = Signal(object)
    """Use this structure."""
    looked_at = Signal(object)
    """Another template is in hand, or none: a `Structure` or None."""
    suggest_wanted = Signal()
    """One is to be suggested for players, chips and hours."""
    left = Signal()
    saved = Signal(str)
    """A sentence about a file that was written, or why it was not."""

    def __init__(self) -> None:
        super().__init__()
        self._ready: list[ReadyMade] = []
        self._own: Structure | None = None
        self._where: QFileDialog | None = None
        self._folder = str(documents_dir())
        self.list = PlainList()
        self.list.setAccessibleName("Templates")
        self.list.setModel(QStringListModel(self))
        self.what = Paragraph(size=12.5)
        self.will = Paragraph(size=12.5, role="text")
        self.use = Button("Use it", key="Enter", kind=Kind.PRIMARY)
        self.file_button = Button("Open a file…", icon=Icon.FOLDER)
        self.save_button = Button("Save as a file…", icon=Icon.SAVE)
        self.leave_button = Button("Leave", key="Esc", kind=Kind.QUIET)
        self._lay_out()
        self.list.selectionModel().currentChanged.connect(self._show_chosen)
        self.list.doubleClicked.connect(self._use)
        self.use.clicked.connect(self._use)
        self.file_button.clicked.connect(self.ask_file)
        self.save_button.clicked.connect(self.ask_where)
        self.leave_button.clicked.connect(self.left)

    def open(self, own: Structure, will: str) -> None:
        """Show the templates; `own` is the structure that can be saved, `will` what using does."""
        if not self._ready:
            self._ready = list(ready_made())
        self._own = own
        self.will.setText(will)
        self._fill()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def chosen(self) -> Structure | None:
        """Give the template that is chosen."""
        row = self.list.currentIndex().row() - 1
        return self._ready[row].structure if 0 <= row < len(self._ready) else None

    def read_file(self, path: Path) -> None:
        """Put the structure of a file into the list; what is wrong with it is said."""
        self._folder = str(path.parent)
        try:
            structure = read_structure(path)
        except StructureError as error:
            self.what.set_role("wrong_text")
            self.what.setText(str(error))
            return
        self._ready.insert(0, ReadyMade(f"{structure.name} ({path.name})", structure))
        self._fill()

    def write_file(self, path: Path) -> None:
        """Write the tournament's structure into a file, to be used again."""
        if self._own is None:
            return
        self._folder = str(path.parent)
        try:
            path.write_bytes(structure_bytes(path, self._own))
        except OSError as error:
            self.saved.emit(f"{path.name} cannot be written: {error.strerror}.")
        else:
            self.saved.emit(f"Saved as {path.name}.")

    def ask_file(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        dialog = QFileDialog(self, "Open a structure", self._folder, _FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._show(dialog, self._file_named)

    def ask_where(self) -> None:
        """Let the system's dialog name the file to write, without stopping anything."""
        dialog = QFileDialog(self, "Save the structure", self._folder, ";;".join(_KINDS))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_KINDS[dialog.selectedNameFilter()])
        dialog.filterSelected.connect(self._kind_chosen)
        dialog.finished.connect(self._where_closed)
        self._where = dialog
        self._show(dialog, self._where_named)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use it with Enter, leave with Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._use()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def _show(self, dialog: QFileDialog, slot: object) -> None:
        dialog.fileSelected.connect(slot)
        show_beside(dialog, self)

    def _file_named(self, name: str) -> None:
        self.read_file(Path(name))

    def _kind_chosen(self, kind: str) -> None:
        if self._where is not None:
            self._where.setDefaultSuffix(_KINDS.get(kind, "json"))

    def _where_closed(self) -> None:
        self._where = None

    def _where_named(self, name: str) -> None:
        self.write_file(Path(name))

    def _fill(self) -> None:
        model: QStringListModel = self.list.model()  # type: ignore[assignment]
        model.setStringList([SUGGEST, *(one.name for one in self._ready)])
        self.list.setCurrentIndex(model.index(1, 0))
        self._show_chosen()

    def _show_chosen(self) -> None:
        structure = self.chosen()
        suggests = self.list.currentIndex().row() == 0
        self.use.setEnabled(suggests or structure is not None)
        self.use.setText("Go on" if suggests else "Use it")
        self.will.setVisible(not suggests)
        self.what.set_role("second")
        self.what.setText(_SUGGESTS if structure is None else summary(structure))
        self.looked_at.emit(structure)

    def _use(self) -> None:
        structure = self.chosen()
        if structure is not None:
            self.used.emit(structure)
        elif self.list.currentIndex().row() == 0:
            self.suggest_wanted.emit()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        column.addWidget(Label("Templates", size=15, weight=QFont.Weight.DemiBold))
        column.addWidget(self.list, 1)
        column.addWidget(self.what)
        column.addWidget(self.will)
        row = QHBoxLayout()
        row.addWidget(self.use)
        row.addWidget(self.leave_button)
        row.addStretch(1)
        column.addLayout(row)
        for button in (self.file_button, self.save_button):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
