"""The Print page: choose a sheet, look at it, Enter prints it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.settings import PaperSize as UsualPaper
from tdtool.sheets.page import PaperSize
from tdtool.tournament.paper_age import paper_age
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.views import Tone
from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.act_shortcut import ActShortcut
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label
from tdtool.ui.printing import printers, saving
from tdtool.ui.printing.catalogue_model import CatalogueModel
from tdtool.ui.printing.catalogue_view import CatalogueView
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.offer import TERMS, Offer
from tdtool.ui.printing.options_pane import OptionsPane
from tdtool.ui.printing.page_counts import PageCounts
from tdtool.ui.printing.preview import PaperPreview
from tdtool.ui.printing.print_foot import PrintFoot
from tdtool.ui.printing.sheet_in_hand import SheetInHand
from tdtool.ui.printing.work import Work, counted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent

    from tdtool.desk import Desk
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

REST_MS = 150
"""A text that is typed, and a tournament that changes, are looked at once they rest this long."""
MANY_PAGES = 60
"""So many pages are printed after a second Enter only, and made anew only when asked for."""
LONG_LOG = 5_000
"""Facts from which on the journal's pages are counted only when it is asked for."""
NEEDED = "Install the system’s fonts for it (Debian: fonts-noto-core)."
CATALOGUE_WIDTH, NARROW_CATALOGUE, OPTIONS_WIDTH = 224, 140, 244
_NARROW_BELOW = 780


def _nowhere() -> int | None:
    return None


class PrintPage(QWidget):
    """Every sheet of the tournament that the bridge shows.

    `table` gives the table in hand, whose posting card is meant where none is named;
    `printer_names` lists the printers.
    """

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        table: Callable[[], int | None] = _nowhere,
        printer_names: Callable[[], list[str]] = printers.printer_names,
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._preferences = preferences
        self._table = table
        self._choices: dict[Offer, Choice] = {}
        self._offer = Offer.LEVELS
        self._warned = False
        self._sent_from: Desk | None = None
        self.model = CatalogueModel(self)
        self.list = CatalogueView()
        self.options = OptionsPane()
        self.preview = PaperPreview()
        self.sheet = SheetInHand(bridge, self)
        self.counts = PageCounts(bridge, self.model, self)
        self.foot = PrintFoot(preferences, printer_names)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.list)
        self.list.setCurrentIndex(self.model.index(0, 0))

    def offer(self) -> Offer:
        """Give the sheet that is chosen."""
        return self._offer

    def choice(self, offer: Offer | None = None) -> Choice:
        """Give what is chosen about a sheet, the one in hand where none is named."""
        wanted = offer or self._offer
        usual = self._preferences.settings.paper
        paper = PaperSize.LETTER if usual is UsualPaper.LETTER else PaperSize.A4
        plain = Choice(PaperSize.A5 if TERMS[wanted].small else paper)
        return self._choices.get(wanted, plain)

    def show_offer(self, offer: Offer, which: str | None = None) -> None:
        """Choose a sheet, and what of it where `which` is given, as it would be typed."""
        if which is not None:
            self._choices[offer] = replace(self.choice(offer), which=which)
        self.list.setCurrentIndex(self.model.index(self.model.row_of(offer), 0))
        self._offer = offer
        self.options.show_offer(offer, self.choice())
        self.look()

    def show_cards(self, entries: tuple[EntryId, ...]) -> None:
        """Choose the seat cards of these entries."""
        self.show_offer(Offer.SEAT_CARDS, ", ".join(scan_text(entry) for entry in entries))

    def show_slips(self, entries: tuple[EntryId, ...]) -> None:
        """Choose the payout slips of these entries."""
        self.show_offer(Offer.PAYOUT_SLIPS, ", ".join(scan_text(entry) for entry in entries))

    def look(self) -> None:
        """Make the sheet in hand anew and show it, now or when the page is seen."""
        self._rest.stop()
        self.sheet.stale = True
        self._warned = False
        if self.isVisible() and self._bridge.is_open:
            self.foot.say("Making it…")
            self.sheet.look(self._offer, self.choice(), self._table())
            if self.sheet.work is not None:
                self.options.say(self.sheet.work.says)
            self._set_acts()

    def refresh(self) -> None:
        """Show everything anew: the sheet, what it has of pages, what was printed."""
        if self.isVisible() and self._bridge.is_open:
            self._set_ages()
            self.look()

    def print_now(self) -> None:
        """Print the sheet on the chosen printer; without any printer, save it."""
        self._once_fresh(self._print if self.foot.has_printers() else self._ask_file)

    def save_as(self) -> None:
        """Ask for a file and save the PDF there."""
        self._once_fresh(self._ask_file)

    def save(self, path: Path) -> None:
        """Write the PDF; what is in the way is said in a sentence."""
        if self.sheet.pdf is None or self.sheet.work is None:
            return
        wrong = saving.write_pdf(path, self.sheet.pdf)
        if wrong:
            self.foot.say(wrong, "wrong_text")
            return
        self._record(self.sheet.work)
        self._bridge.said.emit(f"Saved: {path.name}", Tone.KNOWN)

    def ask_printer(self) -> None:
        """Open the system's dialog for the printer, without stopping anything."""
        self._once_fresh(self._ask_printer)

    def is_waiting(self) -> bool:
        """Tell whether a text that is typed, or a change, has not been looked at yet."""
        return self._rest.isActive()

    def stop(self) -> None:
        """Let go of everything that is being made or sent."""
        self._let_go()
        self.foot.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Print with Enter; Esc goes back to the sheets."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.print_now()
        elif event.key() == Qt.Key.Key_Escape and not self.list.hasFocus():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the tournament as it stands."""
        super().showEvent(event)
        self.foot.look_for_printers()
        self.options.set_printers(self.foot.printers(), self._preferences.settings.printer)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Make nothing that nobody sees."""
        super().hideEvent(event)
        self._let_go()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface."""
        QPainter(self).fillRect(event.rect(), theme.colours().panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the preview what the catalogue can spare."""
        super().resizeEvent(event)
        self._set_widths()

    def _lay_out(self) -> None:
        self.title = Label("Print", size=20, weight=QFont.Weight.DemiBold)
        self.place = Label(role="second", size=12, right=True)
        self.out_button = Button(icon=Icon.MINUS, kind=Kind.QUIET)
        self.in_button = Button(icon=Icon.PLUS, kind=Kind.QUIET)
        self.out_button.setAccessibleName("Smaller pages")
        self.in_button.setAccessibleName("Larger pages")
        self.list.setModel(self.model)
        self._head, self._body = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.place, 1)
        self._head.addWidget(self.out_button)
        self._head.addWidget(self.in_button)
        self._body.addWidget(self.list)
        self._body.addWidget(self.options)
        self._body.addWidget(self.preview, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._body, 1)
        self._column.addWidget(self.foot)
        self._restyle()
        theme.changed.connect(self._restyle)

    def _connect(self) -> None:
        self.list.selectionModel().currentChanged.connect(self._sheet_chosen)
        self.options.typed.connect(self._typed)
        self.options.chosen.connect(self._chosen)
        self.options.paper_chosen.connect(self._keep_paper)
        self.options.printer_chosen.connect(self._keep_printer)
        self.preview.moved.connect(self._say_place)
        self.out_button.clicked.connect(self._smaller)
        self.in_button.clicked.connect(self._larger)
        self.foot.primary.clicked.connect(self.print_now)
        self.foot.save_button.clicked.connect(self.save_as)
        self.foot.dialog_button.clicked.connect(self.ask_printer)
        self.foot.gone.connect(self._gone)
        self.sheet.made.connect(self._made)
        self.sheet.nothing.connect(self._show_none)
        self._bridge.changed.connect(self._desk_changed)
        self._bridge.shown.connect(self._another)
        self._bridge.closing.connect(self.stop)
        self._rest.timeout.connect(self.refresh)
        ActShortcut(Act.SAVE_SHEET, self, self.save_as)

    def _sheet_chosen(self, index: QModelIndex) -> None:
        if index.isValid():
            self._offer = self.model.offer(index.row())
            self.options.show_offer(self._offer, self.choice())
            self.look()

    def _typed(self) -> None:
        self._choices[self._offer] = self.options.choice()
        self._rest.start()

    def _chosen(self) -> None:
        before = self.choice()
        self._choices[self._offer] = self.options.choice()
        if replace(before, copies=1) != replace(self.choice(), copies=1):
            self.look()
        else:
            self._warned = False
            self._say_ready()

    def _keep_paper(self, size: PaperSize) -> None:
        if size is not PaperSize.A5:
            usual = UsualPaper.LETTER if size is PaperSize.LETTER else UsualPaper.A4
            self._preferences.set_paper(usual)

    def _keep_printer(self, name: str) -> None:
        self._preferences.set_printer(name)
        self._say_ready()

    def _desk_changed(self) -> None:
        self.sheet.stale = True
        if not self.isVisible():
            return
        if self.preview.pages() > MANY_PAGES:
            self.foot.say("The tournament has changed since: Enter makes it anew and prints.")
        else:
            self._rest.start()

    def _let_go(self) -> None:
        self._rest.stop()
        self.sheet.pause()
        self.counts.stop()

    def _another(self) -> None:
        self._let_go()
        self._choices.clear()
        self.sheet.drop()
        self.preview.show_pdf(None)
        self.options.show_offer(self._offer, self.choice())
        self.refresh()

    def _made(self) -> None:
        self.preview.show_pdf(self.sheet.pdf)
        self.model.set_pages(self._offer, self.preview.pages())
        self._set_acts()
        self._say_ready()
        self._count_others()

    def _show_none(self, why: str) -> None:
        self.preview.show_pdf(None)
        self.model.set_pages(self._offer, None)
        self.options.say("")
        self._set_acts()
        self.foot.say(why, "needs_you")
        self._count_others()

    def _count_others(self) -> None:
        long = self._bridge.is_open and self._bridge.desk.seq > LONG_LOG
        left = {self._offer, Offer.JOURNAL} if long else {self._offer}
        others = [(offer, self.choice(offer)) for offer in TERMS if offer not in left]
        self.counts.count(others, self._table)

    def _once_fresh(self, act: Callable[[], None]) -> None:
        """Do something with the PDF once it says what is so now."""
        if not self._bridge.is_open or self.foot.is_sending():
            return
        if self._rest.isActive() or self.sheet.stale or self.sheet.is_old():
            warned = self._warned
            self.look()
            self._warned = warned
        self.sheet.then(act)

    def _print(self) -> None:
        pages = self.preview.pages() * self.choice().copies
        if pages > MANY_PAGES and not self._warned:
            self._warned = True
            self.foot.say(
                f"{counted(pages, 'page')} to {self.options.printer()}: Enter again prints.",
                "needs_you",
            )
            return
        self._warned = False
        if self.sheet.pdf is not None and self.sheet.work is not None:
            self._sent_from = self._bridge.desk
            event, printer = self._bridge.desk.state.name, self.options.printer()
            self.foot.send(event, self.sheet.work, self.sheet.pdf, self.choice(), printer)

    def _ask_printer(self) -> None:
        if self.sheet.pdf is not None and self.sheet.work is not None:
            self._sent_from = self._bridge.desk
            event, printer = self._bridge.desk.state.name, self.options.printer()
            self.foot.ask_printer(event, self.sheet.work, self.sheet.pdf, self.choice(), printer)

    def _ask_file(self) -> None:
        if self.sheet.work is not None:
            name = saving.file_name(self._bridge.desk.state.name, self.sheet.work.name)
            saving.ask_file(self, self._preferences, name, self.save)

    def _gone(self, work: Work) -> None:
        """Note what is in a printer's queue now, if its tournament is still shown."""
        if self._bridge.is_open and self._bridge.desk is self._sent_from:
            self._record(work)
        self._bridge.said.emit(f"Printed: {work.name}", Tone.KNOWN)

    def _record(self, work: Work) -> None:
        for command in work.records:
            self._bridge.do(command, quiet=True)
        self._set_ages()

    def _set_acts(self) -> None:
        self.foot.set_ready(ready=self.sheet.pdf is not None or self.sheet.is_making())

    def _say_ready(self) -> None:
        if self.sheet.pdf is not None and not self.sheet.is_making():
            self.foot.say_ready(self.options.printer(), self.choice().copies)
            without = self.preview.without_font()
            if without:
                self.foot.say(
                    f"No font here for {without}: boxes are printed. {NEEDED}", "needs_you"
                )

    def _say_place(self) -> None:
        pages, zoom = self.preview.pages(), self.preview.zoom()
        words = [f"Page {self.preview.page() + 1:,} of {pages:,}"] if pages else []
        words += [f"{zoom} %"] if pages and zoom != 100 else []  # noqa: PLR2004 - as it fits
        self.place.setText(", ".join(words))

    def _set_ages(self) -> None:
        desk = self._bridge.desk
        ages = {
            offer: paper_age(desk.history, terms.sheet)
            for offer, terms in TERMS.items()
            if terms.sheet is not None
        }
        self.model.set_ages(ages, desk.now().utc_offset)

    def _smaller(self) -> None:
        self.preview.step_zoom(-1)

    def _larger(self) -> None:
        self.preview.step_zoom(1)

    def _set_widths(self) -> None:
        narrow = self.width() < theme.px(_NARROW_BELOW)
        self.list.set_brief(brief=narrow)
        self.list.setFixedWidth(theme.px(NARROW_CATALOGUE if narrow else CATALOGUE_WIDTH))
        self.options.setFixedWidth(theme.px(OPTIONS_WIDTH))

    def _restyle(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(16), px(12), px(16), px(12))
        self._column.setSpacing(px(8))
        self._body.setSpacing(px(16))
        self._head.setSpacing(px(4))
        self._set_widths()
        self.update()
