"""Which flight of which event a tournament is, and which bag of several goes forward: two rows."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout

from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.registration import clean_name
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.segments import Segments

FORWARD = ((Forward.BEST, "Best stack"), (Forward.FIRST, "First"), (Forward.LAST, "Last"))
"""Which bag goes forward, and what it is called."""


class FlightDraft(NamedTuple):
    """What stands in the fields; both names empty: the tournament stands alone."""

    name: str = ""
    event: str = ""
    forward: Forward = Forward.BEST

    @property
    def flight(self) -> Flight | None:
        """Give the flight that it says, None for one that stands alone."""
        return Flight(self.event, self.name, self.forward) if self.name or self.event else None

    @property
    def missing(self) -> str:
        """Say what is missing, "" where nothing is."""
        if bool(self.name) == bool(self.event):
            return ""
        return "A flight needs the event’s name and its own."

    @classmethod
    def of(cls, flight: Flight | None) -> FlightDraft:
        """Say what a flight is in the fields."""
        return cls() if flight is None else cls(flight.name, flight.event, flight.forward)


class FlightRow(QObject):
    """The fields; whoever shows them puts them in rows of its own."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.name = Field()
        self.of_event = Field()
        self.forward = Segments(tuple(words for _, words in FORWARD))
        self.name.setAccessibleName("Flight")
        self.name.setPlaceholderText("1A")
        self.of_event.setAccessibleName("Event of the flight")
        self.of_event.setPlaceholderText("The event’s name")
        measure.wide(self.name, 72)
        measure.wide(self.of_event, 320)
        self.name.textChanged.connect(self.changed)
        self.of_event.textChanged.connect(self.changed)
        self.forward.chosen.connect(self.changed)

    def line(self) -> QHBoxLayout:
        """Put the two names in one line: "1A of Harbour Open"."""
        line = QHBoxLayout()
        measure.gap(line, 8)
        line.addWidget(self.name)
        line.addWidget(Label("of", role="second"))
        line.addWidget(self.of_event)
        line.addStretch(1)
        return line

    def draft(self) -> FlightDraft:
        """Give what stands in the fields."""
        forward = FORWARD[self.forward.index()][0]
        name, event = clean_name(self.name.text()), clean_name(self.of_event.text())
        # Without a flight there is nothing to go forward.
        return FlightDraft(name, event, forward if name or event else Forward.BEST)

    def show_draft(self, draft: FlightDraft) -> None:
        """Put this in the fields."""
        self.name.setText(draft.name)
        self.of_event.setText(draft.event)
        self.forward.set_index([rule for rule, _ in FORWARD].index(draft.forward))
