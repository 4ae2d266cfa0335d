"""What is set once for this computer: colours, size of text, paper, printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.settings import ColourScheme, NumberStyle, PaperSize
from tdtool.ui import figures, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.menu import Menu
from tdtool.ui.parts.segments import Segments
from tdtool.ui.preferences import SIZES
from tdtool.ui.settings.form import Form
from tdtool.ui.settings.logo_row import LogoRow
from tdtool.ui.settings.pin_row import PinRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.preferences import Preferences

_COLOURS = (
    (ColourScheme.SYSTEM, "As the computer"),
    (ColourScheme.DARK, "Dark"),
    (ColourScheme.LIGHT, "Light"),
)
_PAPERS = ((PaperSize.A4, "A4"), (PaperSize.LETTER, "Letter"))
_SAMPLE = 10_000
_NO_PRINTER = "None is set up on this computer"
_LONGEST_HOUSE, _HOUSE_WIDE = 80, 300


class ComputerPart(Form):
    """Each setting in a row: its name, its choices, what it is for. All work at once."""

    def __init__(self, preferences: Preferences, printers: Sequence[str] = ()) -> None:
        super().__init__()
        self._preferences = preferences
        self._printers = tuple(printers)
        self.colours = Segments(tuple(text for _, text in _COLOURS))
        styles = (figures.sample(style, _SAMPLE) for style in list(NumberStyle)[1:])
        self.numbers = Segments(("Computer's", *styles))
        self.paper = Segments(tuple(text for _, text in _PAPERS))
        self.touch = Segments(("Mouse and keys", "Fingers"))
        self.pin = PinRow(preferences)
        self.smaller = Button("Smaller")
        self.larger = Button("Larger")
        self.usual = Button("Usual size")
        self.percent = Label(role="text")
        self.house = Field(preferences.settings.house or "")
        self.house.setMaxLength(_LONGEST_HOUSE)
        self.house.setPlaceholderText("None")
        self.logo = LogoRow(preferences)
        self.board = Label()
        self.printer = Button(icon=Icon.PRINT, parent=self)
        self.printer.setVisible(bool(printers))
        self.menu = Menu(self)
        self._size_row = QHBoxLayout()
        for part in (self.smaller, self.percent, self.larger, self.usual):
            self._size_row.addWidget(part)
        self._size_row.addStretch(1)
        self.add("Colours", self.colours, "Dark for a dim room, light for daylight.")
        anywhere = keys.told("Anywhere: {larger}, {smaller}, {usual_size}.")
        self.add("Size of text", self._size_row, anywhere)
        self.add("Numbers", self.numbers, "How thousands are set apart.")
        self.add("Paper", self.paper, "What lies in the printer; a sheet may use another.")
        if printers:
            self.add("Printer", self.printer, "Sheets go here first.")
        else:
            self.add("Printer", Label(_NO_PRINTER, role="second"), "A sheet is saved as PDF.")
        self.add("Card room", self.house, "Its name stands over the title of every sheet.")
        self.add("Logo", self.logo, "On every sheet and on the board: a PNG, JPEG or SVG picture.")
        options = keys.named(Act.BOARD_OPTIONS)
        self.add("Board", self.board, f"{options} sets what it shows, on which screens.")
        self.add("Touch", self.touch, "Fingers: large targets; a long press is a right click.")
        locks = keys.told("{desk_lock} locks the desk. Without a PIN the same key unlocks it.")
        self.add("Lock", self.pin, locks)
        self.end()
        self._connect()
        self._follow()
        self._restyle()

    def first_field(self) -> QWidget:
        """Start with the colours."""
        return self.colours

    def _connect(self) -> None:
        self.colours.chosen.connect(self._colours_chosen)
        self.numbers.chosen.connect(self._numbers_chosen)
        self.paper.chosen.connect(self._paper_chosen)
        self.touch.chosen.connect(self._touch_chosen)
        self.smaller.clicked.connect(self._make_smaller)
        self.larger.clicked.connect(self._make_larger)
        self.usual.clicked.connect(self._make_usual)
        self.printer.clicked.connect(self._offer_printers)
        self.menu.triggered.connect(self._printer_chosen)
        self.house.editingFinished.connect(self._house_typed)
        self._preferences.changed.connect(self._follow)
        theme.changed.connect(self._restyle)

    def _follow(self) -> None:
        """Show the settings in force."""
        now = self._preferences.settings
        self.colours.set_index([colours for colours, _ in _COLOURS].index(now.colour_scheme))
        self.paper.set_index([paper for paper, _ in _PAPERS].index(now.paper))
        self.numbers.set_index(list(NumberStyle).index(now.number_style))
        self.touch.set_index(int(now.touch))
        self.percent.setText(f"{now.font_percent} %")
        self.smaller.setEnabled(now.font_percent > SIZES[0])
        self.larger.setEnabled(now.font_percent < SIZES[-1])
        names = [plan.screen.name for plan in now.boards if plan.on]
        self.board.setText(", ".join(names) or "On the first screen that is free")
        if self._printers:
            chosen = now.printer if now.printer in self._printers else self._printers[0]
            self.printer.setText(chosen)

    def _colours_chosen(self, index: int) -> None:
        self._preferences.set_colours(_COLOURS[index][0])

    def _numbers_chosen(self, index: int) -> None:
        self._preferences.set_number_style(list(NumberStyle)[index])

    def _paper_chosen(self, index: int) -> None:
        self._preferences.set_paper(_PAPERS[index][0])

    def _touch_chosen(self, index: int) -> None:
        self._preferences.set_touch(touch=bool(index))

    def _make_smaller(self) -> None:
        self._preferences.step_size(-1)

    def _make_larger(self) -> None:
        self._preferences.step_size(1)

    def _make_usual(self) -> None:
        self._preferences.step_size(0)

    def _offer_printers(self) -> None:
        self.menu.clear()
        for name in self._printers:
            action = self.menu.addAction(name.replace("&", "&&"))
            action.setData(name)
            if name == self.printer.words():
                self.menu.setActiveAction(action)
        self.menu.open_at(self.printer.mapToGlobal(QPoint(0, self.printer.height())))

    def _printer_chosen(self, action: object) -> None:
        name = getattr(action, "data", str)()
        if isinstance(name, str) and name:
            self._preferences.set_printer(name)

    def _house_typed(self) -> None:
        self._preferences.set_house(" ".join(self.house.text().split()))

    def _restyle(self) -> None:
        self.house.setFixedWidth(theme.px(_HOUSE_WIDE))
        self._size_row.setSpacing(theme.px(4))
        self.percent.setFixedWidth(theme.px(52))
