"""The column beside the list: who is chosen, what can be done, and the sheets for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from tdtool.tournament.commands import Arrive
from tdtool.tournament.days import brought
from tdtool.tournament.views import Tone
from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries import paper
from tdtool.ui.entries.act_sheet import ActSheet
from tdtool.ui.entries.count_sheet import CountSheet
from tdtool.ui.entries.deed_list import DeedList, Said, words
from tdtool.ui.entries.deed_words import deed_note
from tdtool.ui.entries.deeds import PAPER, Deed, FreeSeats, Offer, has_money, offers
from tdtool.ui.entries.entry_words import entered_text, entry_text, where
from tdtool.ui.entries.plan_lines import PlanLines
from tdtool.ui.entries.register_sheet import RegisterSheet
from tdtool.ui.entries.special_words import special_words
from tdtool.ui.entries.terms_sheet import TermsSheet
from tdtool.ui.entries.till_plans import money_words
from tdtool.ui.entries.till_sheet import TillSheet
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.parts.label import Caption, Hint, Label, Paragraph

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.entries.entries_model import EntriesModel
    from tdtool.ui.entries.side_sheet import SideSheet
    from tdtool.ui.panels.print_panel import Sheet

WIDTH, NARROW = 268, 240
_NAMED = 4
_KEYS_FROM = 230
_NOBODY = "Type a name or a seat to find somebody, or go down into the list. Ctrl+A selects all."
_COUNTED = (
    "Only counts are kept: {count_more} and {count_fewer} count one, a number and Enter all of "
    "them. Clock, average, prizes and board follow; seats, receipts and payments need names."
)
_MARGIN = 8
_PRINTED = 200
"""So many of the chosen are offered seat cards."""


class Side(QWidget):
    """Shows the chosen entries with their deeds, or one of the sheets.

    `print_cards` prints the seat cards of entries; without it the deed is not shown.
    """

    paper_wanted = Signal()
    """What the column has for paper is wanted; see `sheets`."""
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
        self._till: TillSheet | None = None
        self._terms: TermsSheet | None = None
        self.receipts: tuple[int, ...] = ()
        """The numbers of the receipts that were written here last."""
        self.count_sheet = CountSheet(bridge)
        self.stack = QStackedWidget()
        for part in (self.overview, self.act, self.register_sheet, self.count_sheet):
            self.stack.addWidget(_scrolled(part))
        column = QVBoxLayout(self)
        column.addWidget(self.stack)
        self.overview.deeds.asked.connect(self.begin)
        self.overview.till_button.clicked.connect(self.show_till)
        self.overview.terms_button.clicked.connect(self.show_terms)
        self.act.finished.connect(self._done)
        self.register_sheet.finished.connect(self._done)
        self.register_sheet.paper_wanted.connect(self.paper_wanted)
        self.count_sheet.finished.connect(self._done)
        self._restyle()
        theme.changed.connect(self._restyle)

    @property
    def has_sheet(self) -> bool:
        """Tell whether a sheet is open."""
        return self.stack.currentIndex() != 0

    @property
    def till(self) -> TillSheet:
        """Give the till; it is made when it is first asked for."""
        if self._till is None:
            self._till = TillSheet(self._bridge)
            self._till.finished.connect(self._done)
            self._till.paper_wanted.connect(self.paper_wanted)
            self._till.terms_wanted.connect(self.show_terms)
            self.stack.addWidget(_scrolled(self._till))
        return self._till

    @property
    def terms(self) -> TermsSheet:
        """Give the sheet of what is sold; it is made when it is first asked for."""
        if self._terms is None:
            self._terms = TermsSheet(self._bridge)
            self._terms.finished.connect(self._done)
            self.stack.addWidget(_scrolled(self._terms))
        return self._terms

    def set_counted(self, *, counted: bool) -> None:
        """Say that the tournament runs without names, or that nobody is chosen."""
        self.overview.set_counted(counted=counted)

    def show_chosen(self, chosen: Sequence[EntryId], current: EntryId | None) -> None:
        """Show who is chosen and what can be done; an open deed with others is left."""
        chosen = tuple(chosen)
        told = (chosen, current, self._bridge.desk.seq if self._bridge.is_open else -1)
        if told == self._told:
            return
        self._told = told
        if self._shown() is self.act and chosen != self._chosen:
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
        self.overview.set_priced(priced=has_money(desk.state))
        self.overview.show_chosen(len(chosen), lines, said)
        self.overview.show_one(one, self._about(one))
        if self._shown() is self.act:
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
        elif deed is Deed.RECEIPTS:
            by_entry = self._bridge.desk.state.till.by_entry
            self.receipts = tuple(number for one in offer.able for number in by_entry[one])
            self.paper_wanted.emit()
        elif deed is Deed.IN_THE_SEAT and len(self._chosen) == 1:
            self._bridge.do(Arrive(offer.able[0]))
        else:
            self.act.open_for(deed, self._chosen)
            self._open(self.act)

    def offered(self) -> list[Choice]:
        """List what can be done with the chosen as it stands, each with for how many."""
        found = [
            Choice(words(deed) + ("" if deed in PAPER else "…"), deed, icon, key)
            for deed, icon, key in self.overview.deeds.possible()
        ]
        count = act_rows.row(Act.ENTRY_COUNT)
        found.append(Choice(count.text, Act.ENTRY_COUNT, count.icon, keys.shown(count.act)))
        return found

    def count(self) -> None:
        """Count the chips of the chosen."""
        if self._chosen and self.count_sheet.open_for(self._chosen):
            self._open(self.count_sheet)
        else:
            self._bridge.said.emit("Nobody here has chips to be counted.", Tone.NEEDS_YOU)

    def register(self, name: str = "") -> None:
        """Open the sheet that enters players."""
        self.register_sheet.open(name)
        self._open(self.register_sheet)

    def show_till(self) -> None:
        """Open the till."""
        self.till.open()
        self._open(self.till)

    def show_terms(self) -> None:
        """Open what is sold beside entries, and until when anybody may enter."""
        self.terms.open()
        self._open(self.terms)

    def sheets(self) -> tuple[Sheet, ...]:
        """Give what there is to print here: the cash-up, or receipts and seat cards."""
        desk = self._bridge.desk
        shown = self._shown()
        if shown is self._till:
            return (paper.cash_up(desk),)
        if shown is self.register_sheet:
            last = self.register_sheet.last()
            made = () if last is None else (last,)
            return (*paper.receipts(desk, self.register_sheet.receipts), *paper.cards(desk, made))
        known = desk.state.till.receipts
        numbers = [number for number in self.receipts if number in known]
        return (*paper.receipts(desk, numbers), *paper.cards(desk, self._chosen[:_PRINTED]))

    def leave(self) -> None:
        """Leave the sheet that is open, if one is."""
        self.stack.setCurrentIndex(0)

    def look_again(self) -> None:
        """Take what changed at the desk into the sheet for newcomers, or the till."""
        shown = self._shown()
        if shown is self.register_sheet and self.register_sheet.text():
            self.register_sheet.look_again()
        elif shown is self._till:
            self.till.look_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line towards the list."""
        del event
        painter = QPainter(self)
        painter.fillRect(0, 0, 1, self.height(), theme.colours().line)

    def _shown(self) -> QWidget | None:
        """Give the part that is in sight."""
        area = self.stack.currentWidget()
        return area.widget() if isinstance(area, QScrollArea) else None

    def _open(self, sheet: SideSheet) -> None:
        for place in range(self.stack.count()):
            area = self.stack.widget(place)
            if isinstance(area, QScrollArea) and area.widget() is sheet:
                self.stack.setCurrentIndex(place)
        sheet.first_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def _done(self) -> None:
        if self.has_sheet:
            if self._shown() is self.act:
                self.receipts = self.act.receipts or self.receipts
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
        came = brought.came_from(self._bridge.desk.state, view.entry)
        if came:
            parts.append(came)
        parts += money_words(self._bridge.desk.state, view.entry)
        if view.to_check:
            parts.append("Taken on his word: the floor has to check.")
        if view.locked:
            parts.append("Locked to his seat.")
        parts += special_words(self._bridge.desk, view)
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
