"""The head of the page: what it is, and what can be put into the structure."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label

HEIGHT = 56


class LevelsHead(QWidget):
    """Title, size, and the acts; keys give way to words where there is little room."""

    wanted = Signal(str)
    """An act by its name: "level", "break", "colour_up", "paste", "templates", "chips", "sheet"."""

    def __init__(self) -> None:
        super().__init__()
        self.title = Label("Levels", size=20, weight=QFont.Weight.DemiBold)
        self.size_words = Label(role="second")
        self.size_words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._keys: dict[Button, str] = {}
        self._words: dict[Button, str] = {}
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.title)
        self._row.addSpacing(8)
        self._row.addWidget(self.size_words, 1)
        self.level = self._button("Level", Icon.PLUS, "Enter", Kind.PRIMARY)
        self.break_ = self._button("Break", Icon.BREAK)
        self.colour_up = self._button("Colour-up", Icon.COLOUR_UP)
        self.paste = self._button("Paste", Icon.PASTE, Act.LEVEL_PASTE)
        self.templates = self._button("Templates…", Icon.TEMPLATE)
        self.chips = self._button("Chips…", Icon.COLOUR_UP)
        self.sheet = self._button("Level sheet", Icon.PRINT, Act.PRINT)
        self.more = self._button("", Icon.MORE)
        self.more.setAccessibleName("More")
        self.level.setToolTip("Add a level below the one in hand.")
        self.break_.setToolTip("Put a break below the level in hand.")
        self.colour_up.setToolTip("Say which chips leave play at the break in hand, or the next.")
        self.paste.setToolTip("Put levels in from the clipboard: a spreadsheet, a page, a text.")
        self.templates.setToolTip("Structures that come with the program, or from a file.")
        self.chips.setToolTip("In play and counted, the set, the starting stack, the bank.")
        self.more.setToolTip("Ends of registration and day, antes, the row in hand.")
        self.level.clicked.connect(self._level)
        self.break_.clicked.connect(self._break)
        self.colour_up.clicked.connect(self._colour_up)
        self.paste.clicked.connect(self._paste)
        self.templates.clicked.connect(self._templates)
        self.chips.clicked.connect(self._chips)
        self.sheet.clicked.connect(self._sheet)
        self.more.clicked.connect(self._more)
        theme.changed.connect(self._restyle)
        self._restyle()

    def say_size(self, words: str) -> None:
        """Say how large the structure is."""
        self.size_words.setText(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave keys out where the words alone fill the room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give way in turn: the keys, the size, and from the right the words of the acts."""
        for button, key in self._keys.items():
            button.setText(self._words[button])
            button.set_key(key)
        room = self.width() - self._row.spacing() * (len(self._keys) + 1) - theme.px(44)
        size = self.size_words.sizeHint().width()
        if self._used() + size > room:
            for button in self._others():
                button.set_key("")
        self.size_words.setVisible(self._used() + size <= room)
        for button in reversed(self._others()):
            if self._used() <= room:
                break
            button.setText("")
            button.setAccessibleName(self._words[button])
        self.more.setAccessibleName("More")

    def _others(self) -> list[Button]:
        return [button for button, words in self._words.items() if words and button != self.level]

    def _used(self) -> int:
        buttons = sum(button.sizeHint().width() for button in self._keys)
        return buttons + self.title.sizeHint().width()

    def _button(self, words: str, icon: Icon, key: str = "", kind: Kind = Kind.PLAIN) -> Button:
        button = Button(words, icon=icon, key=key, kind=kind)
        self._keys[button] = key
        self._words[button] = words
        self._row.addWidget(button)
        return button

    def _level(self) -> None:
        self.wanted.emit("level")

    def _break(self) -> None:
        self.wanted.emit("break")

    def _colour_up(self) -> None:
        self.wanted.emit("colour_up")

    def _paste(self) -> None:
        self.wanted.emit("paste")

    def _templates(self) -> None:
        self.wanted.emit("templates")

    def _chips(self) -> None:
        self.wanted.emit("chips")

    def _sheet(self) -> None:
        self.wanted.emit("sheet")

    def _more(self) -> None:
        self.wanted.emit("more")

    def _restyle(self) -> None:
        px = theme.px
        self.setFixedHeight(px(HEIGHT))
        self._row.setContentsMargins(px(16), 0, px(12), 0)
        self._row.setSpacing(px(4))
        self._row.setStretch(2, 1)
        self._fit()
