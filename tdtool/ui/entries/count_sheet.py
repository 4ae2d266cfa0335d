"""Counting the chips of the chosen entries: a figure each, Enter by Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.chips.commands import CountStacks
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.state import Status
from tdtool.ui import figures
from tdtool.ui.entries.side_sheet import SideSheet
from tdtool.ui.floor.chip_count_rows import ChipCountRows, CountLine
from tdtool.ui.floor.refusal_bar import RefusalBar

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.commands import Command
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_WITH_CHIPS = {Status.SEATED, Status.STANDING}
_MOST = 12
"""So many are counted at a time: more do not stand in the column."""


class CountSheet(SideSheet):
    """Shows the chosen who have chips, by seat; after the last Enter writes all of it down."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Chips", "Write it down")
        self._bridge = bridge
        self.rows = ChipCountRows(narrow=True)
        self.refusal = RefusalBar()
        self.body.addWidget(self.rows)
        self.body.addWidget(self.refusal)
        self.wanted.connect(self.write_down)
        self.rows.settled.connect(self.write_down)
        self.refusal.overridden.connect(self._do)

    def open_for(self, chosen: Iterable[EntryId]) -> bool:
        """Show these entries; False where none of them has chips."""
        desk = self._bridge.desk
        entries = [desk.state.entries[entry] for entry in chosen]
        with_chips = [one for one in entries if one.status in _WITH_CHIPS]
        with_chips.sort(key=lambda one: (one.seat or (0, 0), one.id))
        lines = []
        for one in with_chips[:_MOST]:
            seat = "" if one.seat is None else str(one.seat)
            line = CountLine(one.id, seat, desk.name(one.id))
            before = stack_of(desk.state, one.id)
            if before is not None:
                at = figures.time_of_day(before.at_ms, desk.now().utc_offset)
                line = line._replace(before=before.chips, before_at=at)
            lines.append(line)
        self.refusal.clear()
        more = len(with_chips) - len(lines)
        self.say_problem(f"The first {_MOST} by their seats; {more:,} more wait." if more else "")
        self.rows.show_lines(lines)
        return bool(lines)

    def first_field(self) -> QWidget:
        """Start with the first figure."""
        return next(iter(self.rows.fields()), self.do_button)

    def write_down(self) -> None:
        """Write down what was typed; nothing typed leaves it as it was."""
        wrong = self.rows.wrong()
        if wrong is not None:
            self.refusal.say(f"{wrong.seat}: that is no number of chips.")
            return
        stacks = self.rows.stacks()
        if not stacks:
            self.finished.emit()
            return
        self._do(CountStacks(stacks))

    def _do(self, command: Command, reason: str = "") -> None:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return
        self.refusal.clear()
        self.rows.forget()
        self.finished.emit()
