"""Draw seats: who waits, what is opened for them, the sealed seed; then what came out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from tdtool.tournament.commands import DrawSeats
from tdtool.tournament.facts import SeatsDrawn, TableOpened
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import DrawPolicy
from tdtool.tournament.views import Tone
from tdtool.ui import figures, keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.facts import Fact
    from tdtool.ui.bridge import Bridge

_POLICIES = (
    ("Shortest table first", DrawPolicy.SHORTEST_FIRST),
    ("Any open seat alike", DrawPolicy.UNIFORM),
)
_NOTES = (
    "Every player goes to a table with the fewest players, to a seat there by lot.",
    "Every open seat has the same chance for every player.",
)


class DrawSeatsPanel(Panel):
    """One Enter draws; another leaves."""

    wanted = (640, 404)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Draw seats", Icon.DRAW, Act.DRAW_SEATS)
        self._bridge = bridge
        self.drawn: SeatsDrawn | None = None
        self.result = Label(size=20, weight=QFont.Weight.DemiBold)
        self.detail = Paragraph(role="second")
        self.policy = Segments(tuple(text for text, _ in _POLICIES))
        self.policy_note = Paragraph(_NOTES[0], role="third", size=12)
        self.seal_caption = Caption("Seed, sealed")
        self.seal = Paragraph(role="text", size=12.5)
        self.seal.setWordWrap(True)
        self.seal_note = Paragraph(role="third", size=12)
        self.copy_button = Button("Copy", icon=Icon.COPY)
        self.copy_button.clicked.connect(self.copy)
        self.others.addWidget(self.copy_button)
        measure.gap(self.body, 12)
        self.body.addWidget(self.result)
        self.body.addWidget(self.detail)
        self._policy_part = captioned("How", self.policy)
        self._policy_part.addWidget(self.policy_note)
        self.body.addLayout(self._policy_part)
        self.body.addLayout(self._seal_part())
        self.body.addStretch(1)
        self.policy.chosen.connect(self._policy_chosen)
        bridge.changed.connect(self._changed)
        self._look()

    def do_primary(self) -> None:
        """Draw, or leave once it is drawn."""
        if self.drawn is not None:
            self.close_panel()
            return
        done = self._bridge.do(self._command(), quiet=True)
        if isinstance(done, Refusal):
            self.remark.set_role("needs_you")
            self.remark.setText(done.sentence)
            return
        self.drawn = next(fact for fact in done.facts if isinstance(fact, SeatsDrawn))
        self._show_drawn(self.drawn, done.facts)

    def copy(self) -> None:
        """Put what anyone needs to repeat the draw on the clipboard."""
        QGuiApplication.clipboard().setText(self.words())
        self._bridge.said.emit("Copied: the draw, its seed and its seal.", Tone.KNOWN)

    def words(self) -> str:
        """Write the draw with its seal, and its seed once it is drawn, for a notice board."""
        state = self._bridge.desk.state
        if self.drawn is None:
            return f"{state.name}, draw {state.draws + 1}\nSHA-256 of the seed: {state.seal.digest}"
        drawn = self.drawn
        return (
            f"{state.name}, draw {drawn.draw}\n{self.result.text()}\n"
            f"Seed: {drawn.seal.seed}\nSHA-256 of the seed: {drawn.seal.digest}\n"
            f"How: {_POLICIES[self.policy.index()][0].lower()}"
        )

    def _seal_part(self) -> QVBoxLayout:
        part = QVBoxLayout()
        measure.gap(part, 4)
        grid = QGridLayout()
        grid.addWidget(self.seal_caption, 0, 0)
        part.addLayout(grid)
        part.addWidget(self.seal)
        part.addWidget(self.seal_note)
        return part

    def _command(self) -> DrawSeats:
        return DrawSeats(policy=_POLICIES[self.policy.index()][1], open_tables=True)

    def _look(self) -> None:
        """Say what a draw would do now."""
        desk = self._bridge.desk
        waiting = len(desk.state.waiting)
        found = desk.preview(self._command())
        refused = isinstance(found, Refusal)
        self.primary.setText("Draw")
        self.primary.setEnabled(not refused)
        noun = "player has" if waiting == 1 else "players have"
        none = "Everybody has a seat" if desk.state.entries else "Nobody is entered yet"
        if desk.state.counted is not None:
            none = "This tournament runs without names"
        self.result.setText(f"{figures.number(waiting)} {noun} no seat" if waiting else none)
        if isinstance(found, Refusal):
            bring_in = not waiting and desk.state.counted is None
            hint = keys.told(" Bring in players first ({bring_in_players}).") if bring_in else ""
            self.detail.setText(f"{found.sentence}{hint}")
        else:
            self.detail.setText(self._plan(found))
        self.copy_button.setText("Copy the seal")
        self.seal.setText(_grouped(desk.state.seal.digest))
        self.seal_caption.setText("SHA-256 of the seed, before the draw")
        self.seal_note.setText(
            "Publish it before the draw; the seed comes out after it, and anyone can check both."
        )

    def _plan(self, facts: Sequence[Fact]) -> str:
        opened = [fact.table for fact in facts if isinstance(fact, TableOpened)]
        tables = len(self._bridge.desk.state.tables)
        if not opened:
            return f"They go to the open seats of {_tables(tables)}."
        which = f"table {opened[0]}" if len(opened) == 1 else f"tables {opened[0]} to {opened[-1]}"
        new = "" if not tables else f" beside the {_tables(tables)} in play"
        return f"Opens {which}{new}, {self._bridge.desk.state.seats_per_table} seats each."

    def _show_drawn(self, drawn: SeatsDrawn, facts: Sequence[Fact]) -> None:
        del facts
        count = Counter(seat.table for seat in drawn.seats)
        state = self._bridge.desk.state
        sizes = Counter(len(state.tables[table].occupants) for table in count)
        spread = ", ".join(
            f"{_tables(number)} of {size}" for size, number in sorted(sizes.items(), reverse=True)
        )
        players = len(drawn.entries)
        self.result.setText(
            f"{figures.number(players)} {'player' if players == 1 else 'players'} "
            f"on {_tables(len(count))}"
        )
        self.detail.setText(f"{spread}." if len(sizes) > 1 else f"{max(sizes)} at each.")
        self.policy.setEnabled(False)
        self.seal_caption.setText("Seed")
        self.seal.setText(_grouped(drawn.seal.seed))
        digest = drawn.seal.digest
        self.seal_note.setText(f"Its SHA-256 is the {digest[:8]}…{digest[-4:]} shown before.")
        self.copy_button.setText("Copy the seed")
        self.primary.setText("Done")
        self.primary.setEnabled(True)
        self.primary.setFocus()
        self.remark.setText("")

    def _policy_chosen(self, index: int) -> None:
        self.policy_note.setText(_NOTES[index])
        if self.drawn is None:
            self._look()

    def _changed(self) -> None:
        if self.drawn is None:
            self._look()


def _tables(number: int) -> str:
    return "1 table" if number == 1 else f"{figures.number(number)} tables"


def _grouped(text: str) -> str:
    """Part a long figure into groups of eight, so that it can be read aloud and wraps."""
    return " ".join(text[place : place + 8] for place in range(0, len(text), 8))
