"""The tournaments of the file: which are open, which of them is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.shelf import ShelfError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, ValuesView

    from PySide6.QtWidgets import QWidget

    from tdtool.desk import Change, Desk
    from tdtool.tournament.commands import OpenTournament
    from tdtool.tournament.values import Now, TextId
    from tdtool.ui.shelf import Shelf
    from tdtool.ui.window import Window

_T = TypeVar("_T")
_OF_A_FILE = (
    Act.NEW_TOURNAMENT,
    Act.SAMPLE,
    Act.OPEN_FILE,
    Act.BACKUP,
    Act.OPEN_TOURNAMENT,
    Act.NEXT_TOURNAMENT,
)
"""What can be asked for only while a file of tournaments is open."""


class Tournaments(QObject):
    """Opens tournaments, sets new ones up, and shows one of them, or a page that leads to one."""

    shown = Signal()
    """One is shown now, perhaps another than before."""

    def __init__(self, window: Window, now: Callable[[], Now], retry: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = window.bridge
        self._now = now
        self._retry = retry
        self._shelf: Shelf | None = None
        self._open: dict[str, Desk] = {}
        self._alone: QWidget | None = None
        acts = window.actions_table
        acts.connect(Act.NEW_TOURNAMENT, self.new_tournament)
        acts.connect(Act.SAMPLE, self.sample)
        acts.connect(Act.OPEN_TOURNAMENT, self.open_tournament)
        acts.connect(Act.NEXT_TOURNAMENT, self.next_tournament)
        self._bridge.changed.connect(self._forget)

    def set_enabled(self) -> None:
        """Let what needs a file be asked for only while one is open."""
        for act in _OF_A_FILE:
            self._window.actions_table[act].setEnabled(self._shelf is not None)

    def shelf(self) -> Shelf | None:
        """Give the shelf, None while no file is open."""
        return self._shelf

    def opened(self) -> ValuesView[Desk]:
        """Give those that are open, as they come and go."""
        return self._open.values()

    def place(self) -> str:
        """Say where the file lies, "" while none is open."""
        return self._shelf.place() if self._shelf else ""

    def take_shelf(self, shelf: Shelf, desk: Desk | None) -> None:
        """Use this shelf from now on, with a tournament shown or the start page."""
        self._shelf = shelf
        self.set_enabled()
        if desk is None:
            self.show_start()
        else:
            self.show_desk(desk)

    def show_trouble(self, sentence: str, help_: str) -> None:
        """Say that the file cannot be opened, and what can be done."""
        from tdtool.ui.trouble_page import TroublePage

        page = TroublePage(sentence, help_, self._window.actions_table[Act.WHO_POSTS])
        page.again.connect(self._retry)
        self._show_alone(page)

    def show_start(self) -> None:
        """Show the page before there is a tournament."""
        from tdtool.ui.start_page import StartPage

        heads = self.asked(lambda shelf: shelf.heads())
        page = StartPage(self._window.actions_table, heads or (), self._now())
        page.chosen.connect(self.open_one)
        self._show_alone(page)

    def show_desk(self, desk: Desk) -> None:
        """Show a tournament."""
        self._open[desk.id] = desk
        self._bridge.show(desk)
        self._window.preferences.set_tournament(desk.id)
        self._window.show_page(Act.FLOOR)
        self.shown.emit()
        if self._alone is not None:
            self._window.pages.removeWidget(self._alone)
            self._alone.deleteLater()
            self._alone = None

    def open_one(self, tournament: str) -> None:
        """Open a tournament by its id and show it."""
        desk = self.desk_of(tournament)
        if desk is not None:
            self._window.panels.close()
            self.show_desk(desk)

    def let_go(self, tournament: str) -> None:
        """Read a tournament anew when it is next opened: more was written into it."""
        self._open.pop(tournament, None)

    def desk_of(self, tournament: str) -> Desk | None:
        """Give a tournament, read where it is not open; None where it cannot be."""
        return self._open.get(tournament) or self.asked(lambda shelf: shelf.open(tournament))

    def new_tournament(self) -> None:
        """Open the panel that sets a tournament up."""
        from tdtool.ui.panels.new_tournament import NewTournamentPanel

        panel = NewTournamentPanel(self._window.preferences)
        panel.founded.connect(self._found)
        self._window.panels.open(panel)

    def sample(self) -> None:
        """Set the sample tournament up and show it."""
        desk = self.asked(lambda shelf: shelf.sample())
        if isinstance(desk, Refusal):
            self._window.say(desk.sentence, Tone.NEEDS_YOU)
        elif desk is not None:
            self._window.panels.close()
            self.show_desk(desk)

    def open_tournament(self) -> None:
        """Open the list of tournaments."""
        from tdtool.ui.panels.open_tournament import OpenTournamentPanel

        heads = self.asked(lambda shelf: shelf.heads())
        if heads:
            panel = OpenTournamentPanel(heads, self._now(), self._shown_id())
            panel.chosen.connect(self.open_one)
            self._window.panels.open(panel)

    def next_tournament(self) -> None:
        """Show the next of the tournaments that are open."""
        ids = list(self._open)
        if len(ids) < 2:  # noqa: PLR2004 - one and another
            self._window.say(
                keys.told("Only this tournament is open. {open_tournament} opens another."),
                Tone.NEW,
            )
            return
        place = ids.index(self._shown_id()) if self._shown_id() in ids else -1
        self.open_one(ids[(place + 1) % len(ids)])

    def texts(self) -> Mapping[TextId, str]:
        """Read the free texts of the tournament shown."""
        shown = self._shown_id()
        return self.asked(lambda shelf: shelf.texts(shown)) or {}

    def asked(self, ask: Callable[[Shelf], _T]) -> _T | None:
        """Ask the shelf for something; what is wrong is said, and None is given."""
        if self._shelf is None:
            return None
        try:
            return ask(self._shelf)
        except ShelfError as error:
            self._window.fail(f"{error} {error.help}".strip())
            return None

    def _forget(self, change: Change) -> None:
        """Let every open tournament follow what was erased, or done in all of them, from one."""
        for number in change.elsewhere & self._open.keys():
            wrong = self._open[number].catch_up()
            if wrong is not None:
                self._window.fail(wrong.sentence)
        for desk in self._open.values() if change.erased else ():
            if desk is not self._bridge.desk:
                desk.show_names_again()

    def _shown_id(self) -> str:
        return self._bridge.desk.id if self._bridge.is_open else ""

    def _show_alone(self, page: QWidget) -> None:
        before, self._alone = self._alone, page
        self._window.show_alone(page)
        if before is not None:
            self._window.pages.removeWidget(before)
            before.deleteLater()

    def _found(self, command: OpenTournament) -> None:
        from tdtool.ui.panels.new_tournament import NewTournamentPanel

        desk = self.asked(lambda shelf: shelf.found(command))
        panel = self._window.panels.panel
        if isinstance(desk, Refusal) and isinstance(panel, NewTournamentPanel):
            panel.refuse(desk.sentence)
        elif desk is not None and not isinstance(desk, Refusal):
            self._window.panels.close()
            self.show_desk(desk)
            self._window.say(keys.told("It stands. {bring_in_players} brings in players."))
