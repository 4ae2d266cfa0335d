"""The pages beside the Floor: made when they are first asked for, joined to one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdtool.tournament.counted.commands import CountField
from tdtool.tournament.refusal import Code
from tdtool.tournament.views import Tone
from tdtool.ui.acts import Act
from tdtool.ui.rulings.bookcase import Bookcase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.tournament.values import EntryId, TextId
    from tdtool.tournament.views import TaskKind
    from tdtool.ui.entries.entries_page import EntriesPage
    from tdtool.ui.journal.journal_page import JournalPage
    from tdtool.ui.levels.levels_page import LevelsPage
    from tdtool.ui.printing.print_page import PrintPage
    from tdtool.ui.prizes.prizes_page import PrizesPage
    from tdtool.ui.rulings.export import RulingsExport
    from tdtool.ui.rulings.rulings_page import RulingsPage
    from tdtool.ui.window import Window


class Pages(QObject):
    """Makes Entries, Levels, Prizes, Rulings, Print and Journal, and leads on.

    `texts` reads the free texts of the tournament shown, `table` gives the table in hand, `seats`
    those chosen there.
    """

    count_wanted = Signal()
    """Chips are to be counted, on the Floor."""

    def __init__(
        self,
        window: Window,
        texts: Callable[[], Mapping[TextId, str]],
        table: Callable[[], int | None],
        seats: Callable[[], frozenset[int]],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._texts = texts
        self._table = table
        self._seats = seats
        self._entries: EntriesPage | None = None
        self._levels: LevelsPage | None = None
        self._prizes: PrizesPage | None = None
        self._rulings: RulingsPage | None = None
        self.bookcase = Bookcase(self)
        self._rulings_export: RulingsExport | None = None
        self._printing: PrintPage | None = None
        self._journal: JournalPage | None = None
        window.add_page(Act.ENTRIES, self.entries)
        window.add_page(Act.LEVELS, self.levels)
        window.add_page(Act.PRIZES, self.prizes)
        window.add_page(Act.RULINGS, self.rulings)
        window.add_page(Act.PRINTING, self.printing)
        window.add_page(Act.JOURNAL, self.journal)

    def entries(self) -> EntriesPage:
        """Give the Entries page."""
        if self._entries is None:
            from tdtool.ui.entries.entries_page import EntriesPage

            window = self._window
            self._entries = EntriesPage(
                window.bridge,
                window.preferences,
                window.actions_table[Act.BRING_IN_PLAYERS],
                self.print_cards,
            )
            self._entries.paper_wanted.connect(window.actions_table[Act.PRINT].trigger)
        return self._entries

    def levels(self) -> LevelsPage:
        """Give the Levels page."""
        if self._levels is None:
            from tdtool.ui.levels.levels_page import LevelsPage

            self._levels = LevelsPage(self._window.bridge)
            self._levels.sheet_wanted.connect(self.print_levels)
            self._levels.chip_list_wanted.connect(self.print_chips)
            self._levels.count_wanted.connect(self.count_wanted)
        return self._levels

    def prizes(self) -> PrizesPage:
        """Give the Prizes page."""
        if self._prizes is None:
            from tdtool.ui.prizes.prizes_page import PrizesPage

            self._prizes = PrizesPage(self._window.bridge)
            self._prizes.deal_sheet_wanted.connect(self.print_deal)
            self._prizes.slips_wanted.connect(self.print_payouts)
        return self._prizes

    def rulings(self) -> RulingsPage:
        """Give the Rulings page."""
        if self._rulings is None:
            from tdtool.ui.rulings.around import Around
            from tdtool.ui.rulings.rulings_page import RulingsPage

            preferences = self._window.preferences
            around = Around(
                self._table,
                self._seats,
                lambda: preferences.settings.floor or "",
                preferences.set_floor,
            )
            self._rulings = RulingsPage(self._window.bridge, self.bookcase, around)
            who_posts = self._window.actions_table[Act.WHO_POSTS]
            self._rulings.who_posts_wanted.connect(who_posts.trigger)
            self._rulings.paper_wanted.connect(self._window.actions_table[Act.PRINT].trigger)
        return self._rulings

    def printing(self) -> PrintPage:
        """Give the Print page."""
        if self._printing is None:
            from tdtool.ui.printing.print_page import PrintPage

            window = self._window
            self._printing = PrintPage(window.bridge, window.preferences, self._table)
        return self._printing

    def journal(self) -> JournalPage:
        """Give the Journal."""
        if self._journal is None:
            from tdtool.ui.journal.journal_page import JournalPage

            self._journal = JournalPage(self._window.bridge, self._texts)
        return self._journal

    def register(self) -> None:
        """Open the sheet that enters a player."""
        self._window.show_page(Act.ENTRIES)
        self.entries().register()

    def till(self) -> None:
        """Open the till."""
        self._window.show_page(Act.ENTRIES)
        self.entries().show_till()

    def sale_terms(self) -> None:
        """Open what is sold beside entries."""
        self._window.show_page(Act.ENTRIES)
        self.entries().show_terms()

    def without_names(self) -> None:
        """Show the counts of the field; where players are entered, say why it has none."""
        bridge = self._window.bridge
        refusal = bridge.desk.can(CountField(1))
        if refusal is not None and refusal.code is Code.NAMES_ENTERED:
            bridge.said.emit(refusal.sentence, Tone.NEEDS_YOU)
            return
        self._window.show_page(Act.ENTRIES)
        self.entries().instead.take_keys()

    def export_results(self) -> None:
        """Ask where the results go."""
        self._window.show_page(Act.ENTRIES)
        self.entries().export_results()

    def ask_ruling(self, question: str) -> None:
        """Search the ruling library for this."""
        self._window.show_page(Act.RULINGS)
        self.rulings().ask(question)

    def rulings_export(self) -> RulingsExport:
        """Give what saves the ruling log to a file."""
        if self._rulings_export is None:
            from tdtool.ui.rulings.export import RulingsExport

            window = self._window
            self._rulings_export = RulingsExport(window.bridge, window.preferences, window)
        return self._rulings_export

    def export_rulings(self) -> None:
        """Ask where the ruling log goes."""
        self.rulings_export().ask()

    def history_of_table(self, number: int) -> None:
        """Show what happened at a table."""
        self._window.show_page(Act.JOURNAL)
        self.journal().show_table(number)

    def print_levels(self) -> None:
        """Show the level sheet ready to be printed."""
        from tdtool.ui.printing.offer import Offer

        self._window.show_page(Act.PRINTING)
        self.printing().show_offer(Offer.LEVELS)

    def print_counts(self) -> None:
        """Show the sheets that chip counts are written on ready to be printed."""
        from tdtool.ui.printing.offer import Offer

        self._window.show_page(Act.PRINTING)
        self.printing().show_offer(Offer.CHIP_COUNTS)

    def print_chips(self, entries: str) -> None:
        """Show the chips for so many entries ready to be printed."""
        from tdtool.ui.printing.offer import Offer

        self._window.show_page(Act.PRINTING)
        self.printing().show_offer(Offer.CHIPS, entries)

    def print_moves(self, which: str) -> None:
        """Show move slips ready to be printed, as they would be typed ("26 to 7")."""
        from tdtool.ui.printing.offer import Offer

        self._window.show_page(Act.PRINTING)
        self.printing().show_offer(Offer.MOVES, which)

    def print_slips(self, tables: str) -> None:
        """Show the slips of tables that broke ready to print; "" for everybody on his way."""
        from tdtool.ui.printing.offer import Offer

        self._window.show_page(Act.PRINTING)
        self.printing().show_offer(Offer.BREAKS if tables else Offer.MOVES, tables)

    def print_cards(self, entries: tuple[EntryId, ...]) -> None:
        """Show the seat cards of these entries ready to be printed."""
        self._window.show_page(Act.PRINTING)
        self.printing().show_cards(entries)

    def show_prizes(self, kind: TaskKind) -> None:
        """Show what waits about prizes."""
        self._window.show_page(Act.PRIZES)
        self.prizes().show_task(kind)

    def print_deal(self) -> None:
        """Show the deal sheet ready to be printed."""
        from tdtool.ui.printing.offer import Offer

        self._window.show_page(Act.PRINTING)
        self.printing().show_offer(Offer.DEAL)

    def print_payouts(self, entries: tuple[EntryId, ...]) -> None:
        """Show the payout slips of these entries ready to be printed."""
        self._window.show_page(Act.PRINTING)
        self.printing().show_slips(entries)
