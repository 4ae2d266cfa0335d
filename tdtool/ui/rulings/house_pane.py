"""What the card room has written itself: where it lies, and what is wrong with its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui import figures, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Caption, Label, Paragraph, Place
from tdtool.ui.parts.scroll import Scroll

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QKeyEvent

    from tdtool.rulebook.load import Library
    from tdtool.rulebook.problem import Problem

_ABOUT = (
    "Each entry is a text file of its own, its name ending in .toml. A file with an id of the"
    " program’s, as BET-07, changes the fields it names and no others; any other id is an entry"
    " of your own. What is saved there is read when this page is next opened."
)
EXAMPLE = '''id = "HOUSE-01"
title = "Phones at the table"
say = "Calls are taken two steps away from the table."
detail = """
The first time is a warning, the second a missed hand.
"""
also = ["phone", "mobile", "on the phone"]
'''
_PATH = 4_096
"""Signs of a path, at most."""
_SHOWN = 100
"""Faults that are shown; whoever has more mends these first."""


class HousePane(Scroll):
    """Shows the folder, the entries read from it, and each fault with file and line."""

    left = Signal()
    """Esc: back to the search."""

    def __init__(self) -> None:
        self.sheet = QWidget()
        super().__init__(self.sheet)
        self._folder: Path | None = None
        self.title = Label("House entries", size=15, weight=QFont.Weight.DemiBold)
        self.place = Place(role="text", longest=_PATH)
        self.open_button = Button("Open the folder", icon=Icon.FOLDER)
        self.copy_button = Button("Copy the example", icon=Icon.COPY)
        self.entries = Paragraph(role="text", longest=20_000)
        self.faults = Place(role="text", longest=40_000)
        self._lay_out()
        self.setProperty("ring", "frame")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("House entries")
        self.open_button.clicked.connect(self._open)
        self.copy_button.clicked.connect(self._copy)

    def show_house(self, folder: Path, library: Library | None) -> None:
        """Show the folder and what was read from it."""
        self._folder = folder
        self.place.setText(str(folder))
        own = [] if library is None else [entry for entry in library.entries if entry.house]
        said = [f"{entry.id}  {entry.title}" for entry in own]
        self.entries.setText("\n".join(said) or "None yet.")
        problems = () if library is None else library.problems
        self.faults.setText("\n".join(_lines(problems)) or "None.")
        self.faults.set_role("wrong_text" if problems else "second")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc; the rest as it scrolls."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self) -> None:
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(EXAMPLE)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.sheet)
        measure.edges(column, 16, 15, 16, 16)
        measure.gap(column, 8)
        column.addWidget(self.title)
        column.addWidget(Paragraph(_ABOUT))
        column.addWidget(self.place)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        for caption, part in (("What was read", self.entries), ("What is wrong", self.faults)):
            column.addSpacing(theme.px(10))
            column.addWidget(Caption(caption))
            column.addWidget(part)
        column.addSpacing(theme.px(10))
        column.addWidget(Caption("An example"))
        column.addWidget(Paragraph(EXAMPLE.strip()))
        column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)


def _lines(problems: tuple[Problem, ...]) -> list[str]:
    """Write each fault with its file and line, and how many more there are."""
    lines = [plain.one_line(str(problem), 600) for problem in problems[:_SHOWN]]
    if len(problems) > _SHOWN:
        lines.append(f"And {figures.number(len(problems) - _SHOWN)} more.")
    return lines
