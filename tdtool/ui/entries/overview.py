"""The column beside the list while no sheet is open: who is chosen, what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries.deed_list import DeedList
from tdtool.ui.entries.plan_lines import PlanLines
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Caption, Hint, Label, Paragraph

if TYPE_CHECKING:
    from tdtool.tournament.entry_view import EntryView
    from tdtool.ui.entries.deed_list import Said
    from tdtool.ui.entries.deeds import Deed

_KEYS_FROM = 230
_NOBODY = "Type a name or a seat to find somebody, or go down into the list. Ctrl+A selects all."
_COUNTED = (
    "Only counts are kept: {count_more} and {count_fewer} count one, a number and Enter all of "
    "them. Clock, average, prizes and board follow; seats, receipts and payments need names."
)


class Overview(QWidget):
    """Who is chosen, what can be done with them, and one of them more closely."""

    def __init__(self, *, cards: bool) -> None:
        super().__init__()
        self._title = Label(size=15, weight=QFont.Weight.DemiBold)
        self._keys = Hint(("Shift+arrows, Ctrl+A", "Ctrl+A"), size=11, right=True)
        self._lines = PlanLines()
        self._empty = Paragraph(role="third")
        self._caption = Caption("What can be done")
        self.deeds = DeedList(cards=cards)
        self.till_button = Button("Till", icon=Icon.CASH, key=Act.TILL)
        self.terms_button = Button("Rebuys, registration…", icon=Icon.SLIDERS)
        self._priced = self._counted = False
        self._one = Caption()
        self._about = Paragraph(size=13)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._keys, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for part in (
            self._empty,
            self.till_button,
            self.terms_button,
            self._lines,
            self._caption,
            self.deeds,
            self._one,
            self._about,
        ):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.clear()
        self._restyle()
        theme.changed.connect(self._restyle)

    def set_priced(self, *, priced: bool) -> None:
        """Show what is done with money, or nothing of it."""
        self._priced = priced
        self.deeds.set_priced(priced=priced)

    def set_counted(self, *, counted: bool) -> None:
        """Say that the tournament runs without names, or that nobody is chosen."""
        if counted != self._counted:
            self._counted = counted
            self.clear()

    def clear(self) -> None:
        """Show that nobody is chosen."""
        self.show_chosen(0, [], {})
        self.show_one(None, "")

    def show_chosen(self, count: int, lines: list[tuple[str, str]], said: dict[Deed, Said]) -> None:
        """Show who is chosen, and for how many each deed holds."""
        nobody = "Without names" if self._counted else "Nobody selected"
        self._title.setText(f"{count:,} selected" if count else nobody)
        self._empty.setText("" if count else keys.told(_COUNTED) if self._counted else _NOBODY)
        self._empty.setVisible(not count)
        self.till_button.setVisible(not count and self._priced and not self._counted)
        self.terms_button.setVisible(not count)
        self._keys.setVisible(bool(count) and self.width() >= theme.px(_KEYS_FROM))
        self._lines.show_lines(lines)
        self._lines.setVisible(bool(lines))
        self.deeds.say(said)
        self._caption.setVisible(bool(count))
        self.deeds.setVisible(bool(count))

    def show_one(self, view: EntryView | None, about: str) -> None:
        """Say more of one entry."""
        self._one.setText("" if view is None else view.name)
        self._about.setText(about)
        self._one.setVisible(view is not None)
        self._about.setVisible(view is not None)

    def about(self) -> str:
        """Give what is said of the one in hand."""
        return self._about.text()

    def _restyle(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(8), 0, px(8), 0)
        self._column.setSpacing(px(8))
        self._head.setSpacing(px(8))
