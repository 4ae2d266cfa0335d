"""The column beside the list: who is chosen, what can be done, and the sheets for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from tdtool.tournament.commands import Arrive
from tdtool.tournament.views import Tone
from tdtool.ui import theme
from tdtool.ui.entries.act_sheet import ActSheet, PlanLines
from tdtool.ui.entries.count_sheet import CountSheet
from tdtool.ui.entries.deed_list import DeedList, Said, words
from tdtool.ui.entries.deed_words import deed_note
from tdtool.ui.entries.deeds import Deed, FreeSeats, Offer, offers
from tdtool.ui.entries.entry_words import entered_text, entry_text, where
from tdtool.ui.entries.register_sheet import RegisterSheet
from tdtool.ui.parts.label import Caption, Hint, Label, Paragraph

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.entries.entries_model import EntriesModel

WIDTH, NARROW = 268, 240
_NAMED = 4
_KEYS_FROM = 230
_NOBODY = "Type a name or a seat to find somebody, or go down into the list. Ctrl+A selects all."
_MARGIN = 8


class Side(QWidget):
    """Shows the chosen entries with their deeds, or one of the sheets.

    `print_cards` prints the seat cards of entries; without it the deed is not shown.
    """

    left = Signal()
    """A sheet is done or left: the keys go back to the list."""

    def __init__(
        self,
        bridge: Bridge,
        model: EntriesModel,
        print_cards: Callable[[tuple[EntryId, ...]], object] | None,
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._model = model
        self._print_cards = print_cards
        self._chosen: tuple[EntryId, ...] = ()
        self._told: tuple[tuple[EntryId, ...], EntryId | None, int] | None = None
        """Who was shown, who in hand, and after which fact; the same is not worked out twice."""
        self._offers: dict[Deed, Offer] = {}
        self.overview = _Overview(cards=print_cards is not None)
        self.act = ActSheet(bridge)
        self.register_sheet = RegisterSheet(bridge)
        self.count_sheet = CountSheet(bridge)
        self.stack = QStackedWidget()
        for part in (self.overview, self.act, self.register_sheet, self.count_sheet):
            self.stack.addWidget(_scrolled(part))
        column = QVBoxLayout(self)
        column.addWidget(self.stack)
        self.overview.deeds.asked.connect(self.begin)
        self.act.finished.connect(self._done)
        self.register_sheet.finished.connect(self._done)
        self.count_sheet.finished.connect(self._done)
        self._restyle()
        theme.changed.connect(self._restyle)

    @property
    def has_sheet(self) -> bool:
        """Tell whether a sheet is open."""
        return self.stack.currentIndex() != 0

    def show_chosen(self, chosen: Sequence[EntryId], current: EntryId | None) -> None:
        """Show who is chosen and what can be done; an open deed with others is left."""
        chosen = tuple(chosen)
        told = (chosen, current, self._bridge.desk.seq if self._bridge.is_open else -1)
        if told == self._told:
            return
        self._told = told
        if self.stack.currentIndex() == 1 and chosen != self._chosen:
            self.stack.setCurrentIndex(0)
        self._chosen = chosen
        if not self._bridge.is_open:
            self._offers = {}
            self.overview.clear()
            return
        desk = self._bridge.desk
        free = FreeSeats(desk.state)
        self._offers = offers(desk, chosen, free) if chosen else {}
        said = {
            deed: Said(deed_note(desk, offer, chosen, free), offer.enabled)
            for deed, offer in self._offers.items()
        }
        views = [view for view in map(self._model.view, chosen) if view is not None]
        lines = [(view.name, where(view, self._model.ranks)) for view in views[:_NAMED]]
        if len(chosen) > _NAMED:
            lines.append((f"and {len(chosen) - _NAMED:,} more", ""))
        one = None if current is None else self._model.view(current)
        if one is None and views:
            one = views[0]
        self.overview.show_chosen(len(chosen), lines, said)
        self.overview.show_one(one, self._about(one))
        if self.stack.currentIndex() == 1:
            self.act.look_again()

    def begin(self, deed: Deed) -> None:
        """Do a deed with the chosen: what it will do is shown first.

        Only the tick of one player is done at once.
        """
        offer = self._offers.get(deed)
        if offer is None:
            return
        if not offer.enabled:
            note = self.overview.deeds.buttons[deed].note()
            self._bridge.said.emit(f"{words(deed)}: {note}", Tone.NEEDS_YOU)
        elif deed is Deed.SEAT_CARDS:
            if self._print_cards is not None:
                self._print_cards(offer.able)
        elif deed is Deed.IN_THE_SEAT and len(self._chosen) == 1:
            self._bridge.do(Arrive(offer.able[0]))
        else:
            self.act.open_for(deed, self._chosen)
            self._open(1, self.act.first_field())

    def count(self) -> None:
        """Count the chips of the chosen."""
        if self._chosen and self.count_sheet.open_for(self._chosen):
            self._open(self.stack.count() - 1, self.count_sheet.first_field())
        else:
            self._bridge.said.emit("Nobody here has chips to be counted.", Tone.NEEDS_YOU)

    def register(self, name: str = "") -> None:
        """Open the sheet that enters players."""
        self.register_sheet.open(name)
        self._open(2, self.register_sheet.first_field())

    def leave(self) -> None:
        """Leave the sheet that is open, if one is."""
        self.stack.setCurrentIndex(0)

    def look_again(self) -> None:
        """Take what changed at the desk into the sheet for newcomers."""
        if self.stack.currentIndex() == 2 and self.register_sheet.text():  # noqa: PLR2004 - its place
            self.register_sheet.look_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line towards the list."""
        del event
        painter = QPainter(self)
        painter.fillRect(0, 0, 1, self.height(), theme.colours().line)

    def _open(self, place: int, field: QWidget) -> None:
        self.stack.setCurrentIndex(place)
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _done(self) -> None:
        if self.has_sheet:
            self.stack.setCurrentIndex(0)
            self.left.emit()

    def _about(self, view: EntryView | None) -> str:
        """Say what is known of one: his seat and how he got it, which entry, since when."""
        if view is None:
            return ""
        ranked = self._model.ranks
        said = where(view, ranked)
        parts = [f"{said[0].upper()}{said[1:]}."]
        late = ", late" if view.late and view.number == 1 else ""
        entered = entered_text(view, ranked)
        parts.append(f"{entry_text(view)} entry, at {entered}{late}.")
        if view.was_at is not None and view.seat is None:
            parts.append(f"Was at {view.was_at}.")
        if view.to_check:
            parts.append("Taken on his word: the floor has to check.")
        if view.locked:
            parts.append("Locked to his seat.")
        return " ".join(parts)

    def _restyle(self) -> None:
        column = self.layout()
        px = theme.px
        if column is not None:
            column.setContentsMargins(px(_MARGIN), px(14), px(_MARGIN), px(8))


class _Overview(QWidget):
    """Who is chosen, what can be done with them, and one of them more closely."""

    def __init__(self, *, cards: bool) -> None:
        super().__init__()
        self._title = Label(size=15, weight=QFont.Weight.DemiBold)
        self._keys = Hint(("Shift+arrows, Ctrl+A", "Ctrl+A"), size=11, right=True)
        self._lines = PlanLines()
        self._empty = Paragraph(role="third")
        self._caption = Caption("What can be done")
        self.deeds = DeedList(cards=cards)
        self._one = Caption()
        self._about = Paragraph(size=13)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._keys, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for part in (
            self._empty,
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

    def clear(self) -> None:
        """Show that nobody is chosen."""
        self.show_chosen(0, [], {})
        self.show_one(None, "")

    def show_chosen(self, count: int, lines: list[tuple[str, str]], said: dict[Deed, Said]) -> None:
        """Show who is chosen, and for how many each deed holds."""
        self._title.setText(f"{count:,} selected" if count else "Nobody selected")
        self._empty.setText("" if count else _NOBODY)
        self._empty.setVisible(not count)
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


def _scrolled(part: QWidget) -> QScrollArea:
    """Let a part scroll where the window is low."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(part)
    area.viewport().setAutoFillBackground(False)
    part.setAutoFillBackground(False)
    return area
