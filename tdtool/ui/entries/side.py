"""The column beside the list: who is chosen, what can be done, and the sheets for it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from tdtool.tournament.commands import Arrive
from tdtool.tournament.days import brought
from tdtool.tournament.views import Tone
from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries.deed_list import Said, words
from tdtool.ui.entries.deed_words import deed_note
from tdtool.ui.entries.deeds import PAPER, Allowed, Deed, FreeSeats, Offer, has_money, offers
from tdtool.ui.entries.entry_words import entered_text, entry_text, where
from tdtool.ui.entries.overview import Overview
from tdtool.ui.entries.special_words import special_words
from tdtool.ui.entries.till_plans import money_words
from tdtool.ui.parts.choice_menu import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.entries.act_sheet import ActSheet
    from tdtool.ui.entries.count_sheet import CountSheet
    from tdtool.ui.entries.entries_model import EntriesModel
    from tdtool.ui.entries.register_sheet import RegisterSheet
    from tdtool.ui.entries.side_sheet import SideSheet
    from tdtool.ui.entries.terms_sheet import TermsSheet
    from tdtool.ui.entries.till_sheet import TillSheet
    from tdtool.ui.panels.print_panel import Sheet

WIDTH, NARROW = 268, 240
_NAMED = 4
_MARGIN = 8
_PRINTED = 200
"""So many of the chosen are offered seat cards."""


class Side(QWidget):
    """Shows the chosen entries with their deeds, or one of the sheets, made when first asked for.

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
        self._allowed = Allowed()
        self._act: ActSheet | None = None
        self._register: RegisterSheet | None = None
        self._till: TillSheet | None = None
        self.receipts: tuple[int, ...] = ()
        """The numbers of the receipts that were written here last."""
        self.overview = Overview(cards=print_cards is not None)
        self.stack = QStackedWidget()
        self.stack.addWidget(_scrolled(self.overview))
        column = QVBoxLayout(self)
        column.addWidget(self.stack)
        self.overview.deeds.asked.connect(self.begin)
        self.overview.till_button.clicked.connect(self.show_till)
        self.overview.terms_button.clicked.connect(self.show_terms)
        self._restyle()
        theme.changed.connect(self._restyle)

    @property
    def has_sheet(self) -> bool:
        """Tell whether a sheet is open."""
        return self.stack.currentIndex() != 0

    @property
    def act(self) -> ActSheet:
        """Give the sheet of one deed."""
        if self._act is None:
            from tdtool.ui.entries.act_sheet import ActSheet

            self._act = ActSheet(self._bridge)
            self._add(self._act)
        return self._act

    @property
    def register_sheet(self) -> RegisterSheet:
        """Give the sheet that enters players."""
        if self._register is None:
            from tdtool.ui.entries.register_sheet import RegisterSheet

            self._register = RegisterSheet(self._bridge)
            self._register.paper_wanted.connect(self.paper_wanted)
            self._add(self._register)
        return self._register

    @cached_property
    def count_sheet(self) -> CountSheet:
        """The sheet that counts chips."""
        from tdtool.ui.entries.count_sheet import CountSheet

        made = CountSheet(self._bridge)
        self._add(made)
        return made

    @property
    def till(self) -> TillSheet:
        """Give the till."""
        if self._till is None:
            from tdtool.ui.entries.till_sheet import TillSheet

            self._till = TillSheet(self._bridge)
            self._till.paper_wanted.connect(self.paper_wanted)
            self._till.terms_wanted.connect(self.show_terms)
            self._add(self._till)
        return self._till

    @cached_property
    def terms(self) -> TermsSheet:
        """The sheet of what is sold."""
        from tdtool.ui.entries.terms_sheet import TermsSheet

        made = TermsSheet(self._bridge)
        self._add(made)
        return made

    def last_registered(self) -> EntryId | None:
        """Give the entry that was made last, None while there is none."""
        return None if self._register is None else self._register.last()

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
        if self._shown() is self._act and chosen != self._chosen:
            self.stack.setCurrentIndex(0)
        self._chosen = chosen
        if not self._bridge.is_open:
            self._offers = {}
            self.overview.clear()
            return
        desk = self._bridge.desk
        free = FreeSeats(desk.state)
        self._offers = offers(desk, chosen, free, self._allowed) if chosen else {}
        said = {
            deed: Said(deed_note(desk, offer, chosen, free), offer.enabled)
            for deed, offer in self._offers.items()
        }
        views = [view for view in map(self._model.view, chosen[:_NAMED]) if view is not None]
        lines = [(view.name, where(view, self._model.ranks)) for view in views]
        if len(chosen) > _NAMED:
            lines.append((f"and {len(chosen) - _NAMED:,} more", ""))
        one = None if current is None else self._model.view(current)
        if one is None and views:
            one = views[0]
        self.overview.set_priced(priced=has_money(desk.state))
        self.overview.show_chosen(len(chosen), lines, said)
        self.overview.show_one(one, self._about(one))
        if self._act is not None and self._shown() is self._act:
            self._act.look_again()

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
        from tdtool.ui.entries import paper

        desk = self._bridge.desk
        shown = self._shown()
        if shown is self._till:
            return (paper.cash_up(desk),)
        if self._register is not None and shown is self._register:
            last = self._register.last()
            made = () if last is None else (last,)
            return (*paper.receipts(desk, self._register.receipts), *paper.cards(desk, made))
        known = desk.state.till.receipts
        numbers = [number for number in self.receipts if number in known]
        return (*paper.receipts(desk, numbers), *paper.cards(desk, self._chosen[:_PRINTED]))

    def leave(self) -> None:
        """Leave the sheet that is open, if one is."""
        self.stack.setCurrentIndex(0)

    def look_again(self) -> None:
        """Take what changed at the desk into the sheet for newcomers, or the till."""
        shown = self._shown()
        if self._register is not None and shown is self._register and self._register.text():
            self._register.look_again()
        elif self._till is not None and shown is self._till:
            self._till.look_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line towards the list."""
        del event
        painter = QPainter(self)
        painter.fillRect(0, 0, 1, self.height(), theme.colours().line)

    def _shown(self) -> QWidget | None:
        """Give the part that is in sight."""
        area = self.stack.currentWidget()
        return area.widget() if isinstance(area, QScrollArea) else None

    def _add(self, sheet: SideSheet) -> None:
        """Make room for a sheet when it is first asked for."""
        sheet.finished.connect(self._done)
        self.stack.addWidget(_scrolled(sheet))

    def _open(self, sheet: SideSheet) -> None:
        for place in range(self.stack.count()):
            area = self.stack.widget(place)
            if isinstance(area, QScrollArea) and area.widget() is sheet:
                self.stack.setCurrentIndex(place)
        sheet.first_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def _done(self) -> None:
        if self.has_sheet:
            if self._act is not None and self._shown() is self._act:
                self.receipts = self._act.receipts or self.receipts
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
