"""The Levels page: the structure as a spreadsheet, what it comes to, and the clock set right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import end_estimate, queries
from tdtool.tournament.structure import RowKind
from tdtool.tournament.views import ClockState, Tone
from tdtool.ui import keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.levels.ask_bar import AskBar
from tdtool.ui.levels.clock_bar import ClockBar
from tdtool.ui.levels.editing import Editing
from tdtool.ui.levels.levels_head import LevelsHead
from tdtool.ui.levels.levels_model import COLS, LevelsModel
from tdtool.ui.levels.levels_view import LevelsView
from tdtool.ui.levels.paste import Paste
from tdtool.ui.levels.preview_table import PreviewTable
from tdtool.ui.levels.row_in_hand import RowInHand
from tdtool.ui.levels.row_menu import row_acts
from tdtool.ui.levels.side_column import SideColumn
from tdtool.ui.parts.asking import Asking
from tdtool.ui.parts.choice_menu import ChoiceMenu

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.tournament.structure import Structure
    from tdtool.tournament.structure_fixes import Fix
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.levels.row_menu import RowAct

_MINUTE = 60_000
_NARROW = 720
"""Below this width (pixels at 100 %) the second column gives way."""
_SIDE_MS = 80
"""While somebody types, the second column follows after so many milliseconds."""


class LevelsPage(QWidget):
    """Follows the tournament that the bridge shows."""

    sheet_wanted = Signal()
    """The level sheet is to be printed."""
    count_wanted = Signal()
    """Chips are to be counted."""
    chip_list_wanted = Signal(str)
    """The chips for so many entries are wanted on paper."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock_seen: tuple[object, ...] = ()
        self._side_later = QTimer(self)
        self._side_later.setSingleShot(True)
        self._side_later.setInterval(_SIDE_MS)
        self.editing = Editing(bridge)
        self.model = LevelsModel(bridge, self.editing)
        self.view = LevelsView(self.editing, self.model)
        self.preview = PreviewTable()
        self.head = LevelsHead()
        self.side = SideColumn(bridge, self.editing)
        self.ask = AskBar()
        self.clock = ClockBar(bridge, self.ask)
        self.menu = ChoiceMenu(self)
        self.pasting = Paste(self.editing, self.view, self.ask)
        self.rows = RowInHand(self.editing, self.view, self.pasting)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.view)
        self.refresh()

    def refresh(self) -> None:
        """Show what is edited now."""
        kept = self.view.place()
        self.model.refresh()
        self.view.refreshed(kept)
        if self.editing.draft is None:
            self.view.fit()
        self._say_size()
        if self.editing.draft is not None:
            self._side_later.start()
            return
        self._refresh_side()
        self.clock.refresh()

    def was_off(self, off_ms: int, row: int, remaining_ms: int | None) -> None:
        """Ask what the clock did while the desk was off: it ran on, or is held where it was."""
        self.clock.ask_off(off_ms, row, remaining_ms)

    def next_warning(self) -> None:
        """Take the next row in hand that somebody should look at."""
        odd = [one for one in self.editing.odd() if one.row is not None]
        if not odd:
            whole = self.editing.odd()
            self._say(whole[0].text if whole else "Nothing to look at.")
            return
        here = self.view.row()
        at = -1 if here is None else here
        following = next((one for one in odd if (one.row or 0) > at), odd[0])
        col = None if following.cell is None else COLS[following.cell]
        self.view.go_to_row(following.row or 0, col or self.view.first_figure())
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_template(self, structure: Structure) -> None:
        """Play by another structure: all of it before the start, else its higher levels."""
        self.side.show_templates(shown=False)
        self._share_room()
        if self.editing.change(self.pasting.replaced(structure)):
            self._say(f"{structure.name}. {keys.named(Act.UNDO)} takes it back.")
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the page's keys wherever on it the focus is; the rest is the window's."""
        slots = {
            Act.LEVEL_WARNING: self.next_warning,
            Act.LEVEL_PART: self.other_part,
            Act.LEVEL_MORE_TIME: self.clock.more_time,
            Act.LEVEL_LESS_TIME: self.clock.less_time,
            Act.LEVEL_NEXT: self.clock.ask_next,
            Act.LEVEL_PREVIOUS: self.clock.ask_previous,
        }
        slot = next((slot for act, slot in slots.items() if keys.is_key(event, act)), None)
        if slot is not None:
            slot()
        else:
            event.ignore()

    def other_part(self) -> None:
        """Give the keys to the next part: spreadsheet, clock, things to look at, head."""
        sheet = self.preview if self.side.previews() else self.view
        parts: list[QWidget] = [sheet, self.clock.more, self.head.level]
        if self.ask.isVisible():
            parts[1] = self.ask
        buttons = self.side.look_at.first_button()
        if buttons is not None and not self.side.other_shown():
            parts.insert(2, buttons)
        if self.side.templates_shown():
            parts.insert(2, self.side.templates.list)
        if self.side.chips_shown():
            parts.insert(2, self.side.chips_sheet.value)
        focus = QApplication.focusWidget()
        here = next((at for at, part in enumerate(parts) if self._holds(part, focus)), -1)
        following = [*parts[here + 1 :], *parts[: here + 1]]
        for part in following:
            if part.isEnabled() and part.isVisible():
                part.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the page, another one under the second column."""
        del event
        painter = QPainter(self)
        now = theme.colours()
        painter.fillRect(self.rect(), now.panel)
        if self.side.isVisible():
            painter.fillRect(self.side.geometry(), now.window)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the second column out where there is little room."""
        super().resizeEvent(event)
        self._share_room()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the spreadsheet."""
        super().focusInEvent(event)
        self.view.setFocus(event.reason())

    def _connect(self) -> None:
        bridge = self._bridge
        bridge.ticked.connect(self._tick)
        self._side_later.timeout.connect(self._refresh_side)
        self.editing.changed.connect(self.refresh)
        self.editing.refused.connect(self._refused)
        self.view.asked.connect(self._asked)
        self.view.said.connect(self._say)
        self.view.selectionModel().currentChanged.connect(self._mark_current)
        Asking(self.view).asked.connect(self._menu_at)
        self.head.wanted.connect(self._asked)
        self.side.look_at.fixed.connect(self._fix)
        self.side.templates.used.connect(self.use_template)
        self.side.templates.left.connect(self._leave_side)
        self.side.chips_sheet.left.connect(self._leave_side)
        self.side.chips_sheet.count_wanted.connect(self.count_wanted)
        self.side.chips_sheet.sheet_wanted.connect(self.chip_list_wanted)
        self.side.templates.saved.connect(self._say)
        self.side.templates.suggest_wanted.connect(self.open_suggestion)
        self.side.suggest.used.connect(self.use_template)
        self.side.suggest.left.connect(self.open_templates)
        for part in (self.side.templates, self.side.suggest):
            part.looked_at.connect(self._preview)
        self.menu.picked.connect(self._picked)
        self.clock.asked.connect(self._question)
        self.pasting.asked.connect(self._question)
        self.ask.answered.connect(self._answered)

    def _asked(self, what: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            "level": self.rows.add_level,
            "next_level": self.rows.add_next_level,
            "break": self.rows.add_break,
            "colour_up": self.rows.colour_up,
            "paste": self.pasting.paste,
            "copy": self.pasting.copy,
            "templates": self.open_templates,
            "chips": self.open_chips,
            "sheet": self._sheet,
            "more": self.open_menu,
            "remove": self.rows.remove,
            "warning": self.next_warning,
            "fix": self.fix,
            "other_part": self.other_part,
            "more_time": self.clock.more_time,
            "less_time": self.clock.less_time,
            "next_row": self.clock.ask_next,
            "previous_row": self.clock.ask_previous,
        }
        acts[what]()

    def open_templates(self) -> None:
        """Show the templates beside the spreadsheet."""
        self.editing.leave()
        self.side.show_templates(shown=True)
        self._share_room()
        self.side.templates.open(self.editing.structure, self.pasting.will())

    def open_file(self, path: Path) -> None:
        """Show the levels of a file among the templates; Enter uses them."""
        self.open_templates()
        self.side.templates.read_file(path)

    def open_suggestion(self) -> None:
        """Ask for players, chips and hours, and show the levels that come of it."""
        self.side.show_suggestion()
        self._share_room()
        self.side.suggest.open(self.pasting.will(), self._ends)

    def open_chips(self) -> None:
        """Show the chips of the event beside the spreadsheet."""
        self.editing.leave()
        self.side.show_chips(shown=True)
        self._share_room()
        self.side.chips_sheet.open()

    def open_menu(self) -> None:
        """Open the menu of the row in hand below its button."""
        button = self.head.more
        self._menu(button.mapToGlobal(button.rect().bottomLeft()))

    def fix(self) -> None:
        """Do the first fix of the row in hand."""
        self._refresh_side()
        found = self.side.look_at.fix_of(self.view.row())
        if found is None:
            self._say(
                keys.told("Nothing to put right here. {level_warning} goes to the next warning.")
            )
        else:
            self._fix(found)

    def _fix(self, found: Fix) -> None:
        if self._side_later.isActive():
            # It was made of what stood there before the last keys: look again first.
            self._refresh_side()
            return
        if self.editing.put_right(found.structure):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _picked(self, act: RowAct) -> None:
        self.editing.change(act.structure)

    def _menu_at(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        if index.isValid():
            self.view.go_to(index)
            self._menu(self.view.viewport().mapToGlobal(at))

    def _menu(self, at: QPoint) -> None:
        self.editing.leave()
        row = self.view.row()
        if row is not None:
            editing = self.editing
            acts = row_acts(editing.structure, row, editing.locked_before, editing.plan.row)
            self.menu.offer(acts)
            self.menu.open_at(at)

    def _refresh_side(self) -> None:
        self._side_later.stop()
        self.side.refresh()
        self._mark_current()

    def _mark_current(self) -> None:
        self.side.look_at.set_current(self.view.row())

    def _say_size(self) -> None:
        rows = self.editing.structure.rows
        levels = sum(row.kind is RowKind.PLAY for row in rows)
        days = len(self.editing.plan.days)
        words = "1 level" if levels == 1 else f"{levels} levels"
        self.head.say_size(f"{words}, {days} days" if days > 1 else words)

    def _tick(self) -> None:
        if not self.isVisible():
            return
        desk = self._bridge.desk
        now = desk.now()
        view = queries.clock_view(desk.state, now)
        stands = view.state is not ClockState.RUNNING
        seen = (view.row, view.state, now.wall_ms // _MINUTE if stands else 0)
        if seen != self._clock_seen:
            self._clock_seen = seen
            if self.editing.refresh_plan():
                self.refresh()
        self.model.tick()
        self.clock.refresh()

    def _question(self) -> None:
        self.clock.hide()

    def _answered(self, done: bool) -> None:  # noqa: FBT001 - a signal's slot
        del done
        self.clock.show()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _share_room(self) -> None:
        """Show both columns; in a narrow window the second alone, or the spreadsheet alone."""
        narrow = self.width() < theme.px(_NARROW)
        other = self.side.other_shown()
        self.side.setVisible(other or not narrow)
        self._sheet_part.setVisible(not (other and narrow))
        previews = self.side.previews()
        self.preview.setVisible(previews)
        self.view.setVisible(not previews)

    def _preview(self, structure: Structure | None) -> None:
        """Show what the levels would be with a structure that is offered."""
        editing = self.editing
        offered = editing.structure if structure is None else self.pasting.replaced(structure)
        first = editing.locked_before if editing.plan.started else 0
        self.preview.show_structure(offered, max(0, min(first, len(offered.rows) - 1)))

    def _ends(self, structure: Structure) -> int | None:
        """Tell when the event would end with a structure that is offered (wall ms)."""
        offered, desk = self.pasting.replaced(structure), self._bridge.desk
        plan = self.editing.plan_of(offered)
        found = end_estimate.winner(desk.state, offered, plan, desk.now())
        return None if isinstance(found, str) else found.likely_ms

    def _leave_side(self) -> None:
        self.side.show_templates(shown=False)
        self._share_room()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sheet(self) -> None:
        self.editing.leave()
        self.sheet_wanted.emit()

    def _refused(self, sentence: str) -> None:
        self._bridge.said.emit(sentence, Tone.NEEDS_YOU)

    def _say(self, sentence: str) -> None:
        self._bridge.said.emit(sentence, Tone.KNOWN)

    @staticmethod
    def _holds(part: QWidget, focus: QWidget | None) -> bool:
        group = part.parentWidget() if not isinstance(part, LevelsView | AskBar) else part
        return focus is not None and (focus is part or (group or part).isAncestorOf(focus))

    def _lay_out(self) -> None:
        self._sheet_part = QWidget()
        self._left = QVBoxLayout(self._sheet_part)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(0)
        self._left.addWidget(self.view, 1)
        self._left.addWidget(self.preview, 1)
        self.preview.hide()
        self._below = QHBoxLayout()
        self._below.addWidget(self._sheet_part, 1)
        self._below.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._below, 1)
        self._left.addWidget(self.clock)
        self._left.addWidget(self.ask)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._below.setSpacing(theme.px(8))
        self._below.setContentsMargins(theme.px(16), 0, 0, 0)
        self.update()
