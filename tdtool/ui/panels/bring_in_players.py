"""Bring in players: paste a list or open a file, look at it, Enter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.paths import documents_dir
from tdtool.players.file_text import PlayersFileError, read_text
from tdtool.players.player_list import PlayerList, PlayersError, read_players
from tdtool.tournament.commands import Register
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import figures, keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.column_mapping import ColumnMapping
from tdtool.ui.panels.incoming import WIDTHS, Incoming, IncomingModel, incoming
from tdtool.ui.panels.panel import Panel
from tdtool.ui.panels.structure_source import PasteField
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.segments import Segments
from tdtool.ui.parts.table import Table
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_SEPARATORS = (("One a line", ""), ("Tab", "\t"), (";", ";"), (",", ","))
_FILTER = "Lists (*.csv *.tsv *.txt *.xlsx *.xlsm *.tdt);;All files (*)"
_LONGEST = 4_000_000


class BringInPlayersPanel(Panel):
    """A list on the left, who comes in on the right."""

    def __init__(self, bridge: Bridge, preferences: Preferences) -> None:
        super().__init__("Bring in players", Icon.PASTE, Act.BRING_IN_PLAYERS)
        self._bridge = bridge
        self._preferences = preferences
        self._from_file = ""
        self._quiet = False
        self.text = PasteField("Paste names: one a line, or the cells of a spreadsheet.")
        self.text.setAccessibleName("List of players")
        self.file_button = Button("Open a file…", icon=Icon.FOLDER)
        self.file_name = Label(role="second")
        self.separator = Segments(tuple(text for text, _ in _SEPARATORS))
        self.first_row = Segments(("A player", "Names of columns"))
        self.mapping = ColumnMapping()
        self.model = IncomingModel()
        self.table = Table()
        self.table.setModel(self.model)
        self.table.set_widths(WIDTHS)
        self.table.setAccessibleName("Who comes in")
        self.count = Label(size=15, weight=QFont.Weight.DemiBold)
        self.hint = Label("X leaves one out or takes him in", role="third", size=11.5)
        self.primary.setText("Bring them in")
        self.primary.set_key("Ctrl+Enter")
        self.body.addWidget(TwoColumns(self._left(), self._right()))
        self.text.textChanged.connect(self._text_changed)
        self.file_button.clicked.connect(self.ask_file)
        self.separator.chosen.connect(self._layout_changed)
        self.first_row.chosen.connect(self._layout_changed)
        self.mapping.changed.connect(self._mapped)
        self.table.clicked.connect(self._clicked)
        self._show_list(None, "")

    def first_field(self) -> QWidget:
        """Start where the list is pasted."""
        return self.text

    def do_primary(self) -> None:
        """Enter those who are ticked."""
        ticked = self.model.ticked()
        if not ticked:
            return
        command = Register(
            persons=tuple(row.person for row in ticked if row.person),
            names=tuple(row.name for row in ticked if not row.person),
        )
        done = self._bridge.do(command, quiet=True)
        if isinstance(done, Refusal):
            self.remark.set_role("needs_you")
            self.remark.setText(done.sentence)
            return
        said = "1 player is in" if len(ticked) == 1 else f"{figures.number(len(ticked))} are in"
        self.close_panel()
        self._bridge.said.emit(
            f"{said}. {keys.named(Act.DRAW_SEATS)} draws their seats.", Tone.KNOWN
        )

    def read_file(self, path: Path) -> None:
        """Read a list from a file instead of the field."""
        self.file_name.setText(path.name)
        try:
            self._from_file = read_text(path)
        except PlayersFileError as error:
            self._from_file = ""
            self._show_list(None, str(error))
            return
        self._read()

    def ask_file(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        folder = self._preferences.settings.folder or str(documents_dir())
        dialog = QFileDialog(self, "Open a list of players", folder, _FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._file_named)
        show_beside(dialog, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave one out with X while the table has the keys."""
        if self.table.hasFocus() and keys.is_key(event, Act.BRING_IN_SKIP):
            self._toggle(self.table.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 12)
        column.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.addWidget(self.file_button)
        row.addWidget(self.file_name, 1)
        column.addLayout(row)
        column.addLayout(captioned("Columns are parted by", self.separator))
        column.addLayout(captioned("The first row is", self.first_row))
        column.addWidget(self.mapping)
        return left

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        measure.gap(column, 4)
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        row.addWidget(self.hint)
        column.addLayout(row)
        column.addWidget(self.table, 1)
        return column

    def _file_named(self, name: str) -> None:
        self._preferences.set_folder(str(Path(name).parent))
        self.read_file(Path(name))

    def _text_changed(self) -> None:
        self._from_file = ""
        self.file_name.setText("")
        self._read()

    def _source(self) -> str:
        return self._from_file or self.text.toPlainText()[:_LONGEST]

    def _read(self) -> None:
        """Read the list and guess how it is laid out."""
        self._take(set_layout=False)

    def _layout_changed(self) -> None:
        if not self._quiet:
            self._take(set_layout=True)

    def _mapped(self) -> None:
        self._take(set_layout=True, mapped=True)

    def _take(self, *, set_layout: bool, mapped: bool = False) -> None:
        text = self._source()
        if not text.strip():
            self._show_list(None, "")
            return
        try:
            if set_layout:
                listed = read_players(
                    text,
                    separator=_SEPARATORS[self.separator.index()][1],
                    heading=self.first_row.index() == 1,
                    parts=self.mapping.parts() if mapped else None,
                )
            else:
                listed = read_players(text)
        except PlayersError as error:
            self._show_list(None, str(error))
            return
        self._show_list(listed, "")

    def _show_list(self, listed: PlayerList | None, problem: str) -> None:
        self._quiet = True
        if listed is not None:
            marks = [mark for _, mark in _SEPARATORS]
            self.separator.set_index(marks.index(listed.layout.separator))
            self.first_row.set_index(int(listed.layout.heading))
        self._quiet = False
        self.mapping.show_layout(listed, () if listed is None else listed.sample)
        rows: tuple[Incoming, ...] = ()
        if listed is not None and self._bridge.is_open:
            desk = self._bridge.desk
            rows = incoming(listed, desk.state, desk.names)
        self.model.show_rows(rows)
        self.table.set_widths(WIDTHS)
        self.remark.set_role("needs_you" if problem else "second")
        self.remark.setText(problem or _about_nameless(listed))
        self._count()

    def _count(self) -> None:
        ticked, rows = len(self.model.ticked()), len(self.model.rows())
        said = f"{figures.number(ticked)} of {figures.number(rows)} come in" if rows else ""
        self.count.setText(said or "Nobody yet")
        self.hint.setVisible(bool(rows))
        self.table.setVisible(bool(rows))
        self.primary.setEnabled(bool(ticked))
        number = figures.number(ticked)
        self.primary.setText(f"Bring in {number}" if ticked else "Bring them in")

    def _clicked(self, index: QModelIndex) -> None:
        self._toggle(index.row())

    def _toggle(self, row: int) -> None:
        self.model.toggle(row)
        self._count()


def _about_nameless(listed: PlayerList | None) -> str:
    if listed is None or not listed.nameless:
        return ""
    shown = ", ".join(str(line) for line in listed.nameless[:5])
    more = len(listed.nameless) - 5
    noun = "Line" if len(listed.nameless) == 1 else "Lines"
    return f"{noun} {shown}{f' and {more} more' if more > 0 else ''} without a name."
