"""Help: a search, the chapters, and one of them to read; the clock stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.help import book
from tdtool.ui.help.article import Article
from tdtool.ui.help.book import Spot
from tdtool.ui.help.contents_list import ContentsList
from tdtool.ui.help.contents_model import ContentsModel
from tdtool.ui.help.sayings import floor_of
from tdtool.ui.help.writer import Around
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdtool.ui.actions import Actions
    from tdtool.ui.bridge import Bridge

FIRST = "first_evening"
KEYS = "keys"
_SHARE, _LEAST, _MOST = 0.28, 168, 276
_PLACES = frozenset((Act.WHO_POSTS, Act.LINE, Act.TO_DO, Act.FIND, Act.MENU))
"""Acts that show something though their words end in no ellipsis."""


class SearchField(Field):
    """Down and Enter go on into what was found."""

    going_down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go into the list; the rest is typed."""
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.going_down.emit()
        else:
            super().keyPressEvent(event)


class HelpPanel(Panel):
    """Fills the page. Typing searches, Down goes into the list, Enter reads, Esc leaves."""

    def __init__(self, bridge: Bridge, acts: Actions, place: str, about: Act | None = None) -> None:
        row = act_rows.row(Act.HELP)
        super().__init__(row.text.rstrip("…"), Icon.BOOK, Act.HELP)
        self._bridge = bridge
        self._acts = acts
        self._place = place
        self._spot = Spot(FIRST)
        self._before: list[Spot] = []
        self._following = False
        floor = floor_of(bridge.desk if bridge.is_open else None)
        self._floor = floor
        self.primary.hide()
        self.remark.hide()
        self.field = SearchField()
        self.field.setPlaceholderText("Search the help")
        self.field.setAccessibleName("Search the help")
        self.count = Label(size=12, role="second")
        chapters = [one for one in book.chapters() if not one.needs or Act(one.needs) in acts]
        self.model = ContentsModel(chapters, floor, self)
        self.list = ContentsList(self.model)
        self.article = Article(self._around)
        self.back_button = Button("Back", icon=Icon.ARROW_LEFT, key=Act.HELP_BACK, kind=Kind.QUIET)
        self._head_row.insertWidget(3, self.back_button)
        self._lay_out()
        self._connect()
        self.show_spot((book.spot_of(about) if about is not None else None) or Spot(FIRST))
        self._before.clear()
        self._show_back()

    def first_field(self) -> QWidget:
        """Type what is looked for."""
        return self.field

    def spot(self) -> Spot:
        """Give the passage that is shown."""
        return self._spot

    def show_spot(self, spot: Spot) -> None:
        """Show a passage and choose its chapter in the list."""
        if spot != self._spot:
            self._before.append(self._spot)
        self._read(spot)
        self._following = True
        self.list.choose(self.model.row_of(spot))
        self._following = False
        self._show_back()

    def show_keys(self) -> None:
        """Show the table of keys."""
        self.show_spot(Spot(KEYS))

    def back(self) -> None:
        """Show what was read before."""
        if self._before:
            spot = self._before.pop()
            self._spot = spot
            self.show_spot(spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the search with Esc before leaving; one key goes back."""
        if keys.is_key(event, Act.HELP_BACK):
            self.back()
        elif event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            self.field.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between list and article."""
        super().resizeEvent(event)
        px = theme.px
        self._left.setFixedWidth(min(px(_MOST), max(px(_LEAST), round(self.width() * _SHARE))))

    def _lay_out(self) -> None:
        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field)
        column.addWidget(self.count)
        column.addWidget(self.list, 1)
        self._list_column = column
        self._halves = QHBoxLayout()
        self._halves.addWidget(self._left)
        self._halves.addWidget(self.article, 1)
        self.body.addLayout(self._halves, 1)
        self.count.hide()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._look)
        self.field.going_down.connect(self._into_the_list)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.opened.connect(self._to_article)
        self.list.left.connect(self._to_field)
        self.list.typed.connect(self._type)
        self.list.clicked.connect(self._chosen)
        self.article.led.connect(self._lead)
        self.article.left.connect(self._to_list)
        self.article.typed.connect(self._type)
        self.back_button.clicked.connect(self.back)

    def _around(self, width: int, ratio: float) -> Around:
        return Around(
            self._floor,
            self._leads,
            self._acts.__contains__,
            self._place,
            self._bridge.is_open,
            width,
            ratio,
        )

    def _leads(self, act: Act) -> bool:
        """Tell whether an act may be followed from here: those that show, none that change."""
        row = act_rows.row(act)
        usual = act_rows.usual(act).key
        page = usual[:-1] == "Ctrl+" and usual[-1].isdecimal()
        shows = row.text.endswith("…") or page or act in _PLACES
        at_hand = row.shortcut and act in self._acts and self._acts[act].isEnabled()
        return shows and at_hand and act not in {Act.HELP, Act.KEYS}

    def _look(self, typed: str) -> None:
        """Show what fits what is typed."""
        self.model.look_for(typed)
        words, rows = self.model.words, self.model.rowCount()
        self.count.setVisible(bool(words))
        self.count.setText(
            f"{rows} of {self.model.passages}" if rows else "Nothing is said about that."
        )
        if words:
            self.list.choose(0)
        else:
            self.show_spot(self._spot)
            self._read(self._spot)

    def _chosen(self, index: QModelIndex) -> None:
        line = self.model.line(index.row())
        if line is not None and not self._following:
            self._read(line.spot)

    def _read(self, spot: Spot) -> None:
        chapter = book.chapter_called(spot.chapter)
        if chapter is not None:
            self._spot = spot
            self.article.show_passage(chapter, spot.passage, self.model.words)

    def _lead(self, to: Act | Spot | str) -> None:
        if isinstance(to, Spot):
            self.show_spot(to)
        elif isinstance(to, Act):
            act = self._acts[to]
            self.close_panel()
            act.trigger()
        else:
            self._bridge.line_wanted.emit(to)

    def _type(self, text: str) -> None:
        self.field.setFocus()
        self.field.insert(text)

    def _into_the_list(self) -> None:
        if self.model.rowCount():
            if not self.list.currentIndex().isValid():
                self.list.choose(0)
            self.list.setFocus()

    def _to_list(self) -> None:
        self.list.setFocus()

    def _to_field(self) -> None:
        self.field.setFocus()

    def _to_article(self) -> None:
        self.article.setFocus()

    def _show_back(self) -> None:
        self.back_button.setVisible(bool(self._before))

    def _restyle(self) -> None:
        self._halves.setSpacing(theme.px(24))
        self._list_column.setSpacing(theme.px(8))
