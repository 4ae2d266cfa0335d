"""What the window does at the end of a day: opens its panels, and the day after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from tdtool.tournament.person_commands import MergePersons
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import plain
from tdtool.ui.acts import Act
from tdtool.ui.printing.offer import Offer

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.days.flights_panel import NextDay
    from tdtool.ui.pages import Pages
    from tdtool.ui.tournaments import Tournaments
    from tdtool.ui.window import Window


class Shower(Protocol):
    """Whoever shows tournaments in the window."""

    @property
    def pages(self) -> Pages:
        """The pages of the window."""

    @property
    def tournaments(self) -> Tournaments:
        """The tournaments of the file."""

    def draw_seats(self) -> None:
        """Open the panel that draws seats."""


class DayDesk(QObject):
    """Bag and tag, and bringing flights together."""

    def __init__(self, program: Shower, window: Window) -> None:
        super().__init__(window)
        self._program, self._window = program, window
        self._bridge = window.bridge
        acts = window.actions_table
        acts.connect(Act.BAG_AND_TAG, self.bag_and_tag)
        acts.connect(Act.BRING_TOGETHER, self.bring_together)
        window.todo.bags_wanted.connect(self.bag_and_tag)

    def bag_and_tag(self) -> None:
        """Open the panel in which stacks are bagged."""
        from tdtool.ui.days.bag_panel import BagPanel

        panel = BagPanel(self._bridge)
        panel.sheets_wanted.connect(self._print_sheets)
        panel.together_wanted.connect(self.bring_together)
        self._window.panels.open(panel)

    def bring_together(self) -> None:
        """Open the panel in which flights are brought together."""
        from tdtool.ui.days.flights_panel import FlightsPanel

        heads = self._program.tournaments.asked(lambda shelf: shelf.heads())
        if heads:
            panel = FlightsPanel(heads, self._bridge.desk, self._program.tournaments.desk_of)
            panel.accepted.connect(self._accepted)
            self._window.panels.open(panel)

    def _print_sheets(self) -> None:
        self._window.panels.close()
        self._window.show_page(Act.PRINTING)
        self._program.pages.printing().show_offer(Offer.BAG_SHEETS)

    def _accepted(self, day: NextDay) -> None:
        """Set the next day up, bring the flights into it and go on to the draw."""
        desk = self._bridge.desk if day.opening is None else self._founded(day)
        if desk is None:
            return
        done = desk.do(day.bring, override=day.reason)
        if isinstance(done, Refusal):
            self._window.say(done.sentence, Tone.NEEDS_YOU)
            return
        self._window.panels.close()
        if day.opening is not None:
            self._program.tournaments.show_desk(desk)
        self._window.say(f"{plain.one_line(done.told, 120)}.", Tone.KNOWN)
        for other, one in day.bring.same:
            self._bridge.do(MergePersons(one, other, elsewhere=True))
        self._program.draw_seats()

    def _founded(self, day: NextDay) -> Desk | None:
        opening = day.opening
        if opening is None:
            return None
        desk = self._program.tournaments.asked(lambda shelf: shelf.found(opening))
        if isinstance(desk, Refusal):
            self._window.say(desk.sentence, Tone.NEEDS_YOU)
            return None
        if desk is not None:
            for command in day.prepare:
                desk.do(command, override="As it was the day before.")
        return desk
