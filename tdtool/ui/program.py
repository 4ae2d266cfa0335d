"""What the window does beyond its frame: opens tournaments, pages and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tdtool.tournament.commands import Bust
from tdtool.tournament.views import Task
from tdtool.ui.acts import Act
from tdtool.ui.ahead import Ahead
from tdtool.ui.aloud.sound_desk import SoundDesk
from tdtool.ui.backup import Backup
from tdtool.ui.board.boards import Boards
from tdtool.ui.days.day_desk import DayDesk
from tdtool.ui.files.files_desk import FilesDesk
from tdtool.ui.floor.floor_page import FloorPage
from tdtool.ui.floor.plans.look import Look
from tdtool.ui.help_desk import HelpDesk
from tdtool.ui.pages import Pages
from tdtool.ui.paper_desk import PaperDesk
from tdtool.ui.players_page.players_page import PlayersPage
from tdtool.ui.tournaments import Tournaments

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdtool.sound.player import Player
    from tdtool.tournament.values import Now
    from tdtool.ui.settings.settings_panel import SettingsPanel
    from tdtool.ui.window import Window

_IDLE_MS = 4_000
"""How long after a tournament is shown the first keys are made ready for."""
_OF_A_TOURNAMENT = (
    Act.REGISTER,
    Act.BRING_IN_PLAYERS,
    Act.TILL,
    Act.SALE_TERMS,
    Act.WITHOUT_NAMES,
    Act.EXPORT_RESULTS,
    Act.EXPORT_RULINGS,
    Act.EXPORT_TOURNAMENT,
    Act.EXPORT_LEVELS,
    Act.COPY_LEVELS,
    Act.DRAW_SEATS,
    Act.BAG_AND_TAG,
    Act.BRING_TOGETHER,
    Act.PRINT,
    Act.FIND,
    Act.BOARD,
    Act.BOARD_MESSAGE,
    Act.BOARD_SCREEN,
    Act.BOARD_LAYOUT,
    Act.BOARD_OPTIONS,
    Act.SMALL_CLOCK,
)
"""What can be asked for only while a tournament is shown."""


class Program(QObject):
    """Joins the window, the shelf of tournaments, the pages and the panels."""

    def __init__(
        self,
        window: Window,
        now: Callable[[], Now],
        retry: Callable[[], None],
        player: Player | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = window.bridge
        self.tournaments = Tournaments(window, now, retry)
        self._asking: QWidget | None = None
        """Who posts?, as it was last opened."""
        shelf, opened = self.tournaments.shelf, self.tournaments.opened
        self.backup = Backup(self._bridge, window.preferences, window, shelf, now)
        self.help = HelpDesk(window, self.tournaments.place)
        acts = window.actions_table
        # The Floor offers these two while nobody is entered.
        acts.connect(Act.BRING_IN_PLAYERS, self.bring_in_players)
        acts.connect(Act.WITHOUT_NAMES, self.without_names)
        self.floor = FloorPage(self._bridge, acts[Act.BRING_IN_PLAYERS], acts[Act.WITHOUT_NAMES])
        window.pages.addWidget(self.floor)
        window.add_page(Act.FLOOR, lambda: self.floor)
        self.pages = Pages(window, self.tournaments.texts, self.table, self.floor.seats)
        self.paper = PaperDesk(window, self.pages, self.table)
        self.ahead = Ahead(window, self.pages)
        # The first question shall not wait for the ruling library; the first paint shall.
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self.load_ahead)
        self.tournaments.shown.connect(self._idle.start)
        self.boards = Boards(self._bridge, window, window.preferences)
        self.phones = PlayersPage(self._bridge, window.preferences, opened, now)
        window.add_below(Act.WHO_POSTS, self.who_posts)
        window.add_below(Act.BOARD, self.boards.toggle)
        self.days = DayDesk(self, window)
        self.files = FilesDesk(self, window, now)
        self.sound = SoundDesk(window, opened, player)
        self.boards.opened.connect(self.sound.follow_board)
        self._connect_acts()
        self._join_pages()
        self._set_enabled()
        self.tournaments.set_enabled()

    def _connect_acts(self) -> None:
        acts = self._window.actions_table
        slots: dict[Act, Callable[[], object]] = {
            Act.BACKUP: self.backup.ask,
            Act.DRAW_SEATS: self.draw_seats,
            Act.REGISTER: self.register,
            Act.TILL: self.pages.till,
            Act.SALE_TERMS: self.pages.sale_terms,
            Act.EXPORT_RESULTS: self.pages.export_results,
            Act.EXPORT_RULINGS: self.pages.export_rulings,
            Act.PRINT: self.paper.print_sheet,
            Act.FIND: self.find,
            Act.BOARD_MESSAGE: self.board_message,
            Act.BOARD_SCREEN: self.boards.next_screen,
            Act.BOARD_LAYOUT: self.boards.next_layout,
            Act.BOARD_OPTIONS: self.board_options,
            Act.SMALL_CLOCK: self.boards.toggle_small_clock,
            Act.SETTINGS: self.settings,
            Act.PLAYERS_PAGE: self.players_page,
            Act.HELP: self.help.toggle,
            Act.KEYS: self.help.keys,
            Act.ABOUT: self.help.about,
        }
        for act, slot in slots.items():
            acts.connect(act, slot)

    def _hand_for_hand(self) -> None:
        """Show the sheet in which tables are ticked."""
        self._window.show_page(Act.FLOOR)
        self.floor.act(Act.HAND_FOR_HAND)

    def _join_pages(self) -> None:
        """Let what is asked for on one part be shown by the part that has it."""
        window = self._window
        window.todo.printing_wanted.connect(self.pages.print_levels)
        window.todo.hand_for_hand_wanted.connect(self._hand_for_hand)
        window.todo.prizes_wanted.connect(self.pages.show_prizes)
        self.floor.history_wanted.connect(self.pages.history_of_table)
        self.floor.card_wanted.connect(self.paper.print_card_of)
        self.floor.counts_wanted.connect(self.pages.print_counts)
        self.pages.count_wanted.connect(self._count_chips)
        self._bridge.table_wanted.connect(self._show_table)
        self._bridge.who_posts_wanted.connect(self._who_posts_at)
        self._bridge.ruling_wanted.connect(self.pages.ask_ruling)
        self._bridge.plan_wanted.connect(self._show_plans)
        self._bridge.slip_wanted.connect(self.pages.print_moves)
        self.floor.slips_wanted.connect(self.pages.print_slips)
        self._bridge.shown.connect(self._set_enabled)
        window.find_wanted.connect(self._find_text)
        window.floor_act_wanted.connect(self._act_on_floor)
        window.page_again.connect(self._again)
        window.line.previewed.connect(self._previewed)
        window.panels.changed.connect(self._panel_changed)

    def load_ahead(self) -> None:
        """Make ready for what the first keys will ask for."""
        if self._bridge.is_open:
            self.ahead.load(self._bridge.desk)

    def _act_on_floor(self, act: Act) -> None:
        """Ask for something about the table in hand, with its seats at hand."""
        self._window.show_page(Act.FLOOR)
        self.floor.pane.act(act)

    def _count_chips(self) -> None:
        """Show the sheet in which chips are counted."""
        self._window.show_page(Act.FLOOR)
        self.floor.act(Act.CHIP_COUNT)

    def table(self) -> int | None:
        """Give the table that is on the page, None while there is none."""
        return self.floor.table() if self._bridge.is_open else None

    def bring_in_players(self) -> None:
        """Open the panel that enters a list of players."""
        from tdtool.ui.panels.bring_in_players import BringInPlayersPanel

        self._window.panels.open(BringInPlayersPanel(self._bridge, self._window.preferences))

    def without_names(self) -> None:
        """Show where the field is counted; where players are entered, say why it is not."""
        self.pages.without_names()

    def draw_seats(self) -> None:
        """Open the panel that draws seats."""
        from tdtool.ui.panels.draw_seats import DrawSeatsPanel

        self._window.panels.open(DrawSeatsPanel(self._bridge))

    def who_posts(self) -> None:
        """Open Who posts?, or leave it."""
        if self._who_posts_open():
            self._window.panels.close()
        else:
            self._who_posts_at(self.table())

    def register(self) -> None:
        """Open the sheet that enters a player; on the Rulings page, the one for a ruling."""
        if self._window.shown_page() is Act.RULINGS:
            self.pages.rulings().new_ruling()
        else:
            self.pages.register()

    def find(self) -> None:
        """Open the field that finds something on the page, on the Floor where it has none."""
        here = self._window.shown_page()
        if here is Act.ENTRIES:
            self.pages.entries().search()
        elif here is Act.RULINGS:
            self.pages.rulings().find_something()
        elif here is Act.JOURNAL:
            self.pages.journal().search()
        else:
            self._window.show_page(Act.FLOOR)
            self.floor.search()

    def board_message(self) -> None:
        """Begin the sentence that the board shows, with what it says now."""
        self._bridge.line_wanted.emit(f"message {self._bridge.desk.message}")

    def board_options(self) -> None:
        """Open what the screens of the players show, with a preview."""
        from tdtool.ui.panels.board_options import BoardOptionsPanel

        self._window.panels.open(
            BoardOptionsPanel(self._bridge, self._window.preferences, self.boards)
        )

    def settings(self) -> SettingsPanel:
        """Open the settings of the tournament and of this computer."""
        from tdtool.ui.printing.printers import printer_names
        from tdtool.ui.settings.settings_panel import SettingsPanel

        preferences = self._window.preferences
        panel = SettingsPanel(
            self._bridge, preferences, self.phones, self.sound.announcer, printer_names()
        )
        panel.keys.card_wanted.connect(self.paper.print_keys)
        self._window.panels.open(panel)
        return panel

    def players_page(self) -> None:
        """Open what is set for the players' phones."""
        self.settings().show_phones()

    def _who_posts_open(self) -> bool:
        panel = self._window.panels.panel
        return panel is not None and panel is self._asking

    def _who_posts_at(self, table: int | None) -> None:
        from tdtool.ui.whoposts.who_posts import WhoPosts

        self._asking = panel = WhoPosts(self._bridge, table)
        panel.card_wanted.connect(self.paper.print_card)
        self._window.panels.open(panel)

    def _show_table(self, table: int) -> None:
        self._window.show_page(Act.FLOOR)
        self.floor.show_table(table)

    def _again(self, act: Act) -> None:
        """Ask the next question where the page of the rulings is in sight already."""
        if act is Act.RULINGS:
            self.pages.rulings().search()

    def _show_plans(self, wanted: object) -> None:
        self._window.show_page(Act.FLOOR)
        self.floor.show_plans(wanted if isinstance(wanted, (Task, Look)) else None)

    def _find_text(self, text: str) -> None:
        self.find()
        self.floor.tiles.field.setText(text)

    def _previewed(self, act: object) -> None:
        """Mark on the page who is about to go out."""
        seats: dict[int, list[int]] = {}
        if isinstance(act, Bust) and self._bridge.is_open:
            entries = self._bridge.desk.state.entries
            for entry in act.entries:
                seat = entries[entry].seat if entry in entries else None
                if seat is not None:
                    seats.setdefault(seat.table, []).append(seat.seat)
        table = self.floor.table()
        if table is not None and table in seats:
            self.floor.preview_out(table, seats[table])
        else:
            self.floor.preview_out(None)

    def _panel_changed(self) -> None:
        self._window.navigation.set_here(Act.WHO_POSTS, here=self._who_posts_open())

    def _set_enabled(self) -> None:
        for act in _OF_A_TOURNAMENT:
            self._window.actions_table[act].setEnabled(self._bridge.is_open)
