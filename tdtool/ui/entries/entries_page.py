"""The Entries page: everybody who is or was in, found while typing, chosen, acted on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament.views import Tone
from tdtool.ui import act_rows, figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries.deed_list import LETTERS
from tdtool.ui.entries.deeds import Deed
from tdtool.ui.entries.entries_model import EntriesModel, Segment
from tdtool.ui.entries.entries_view import EntriesView
from tdtool.ui.entries.entry_words import Ranks, ranks, registration_words, where
from tdtool.ui.entries.export import ResultsExport
from tdtool.ui.entries.instead import Instead
from tdtool.ui.entries.roll import Roll
from tdtool.ui.entries.search import Search
from tdtool.ui.entries.segment_bar import SegmentBar
from tdtool.ui.entries.side import NARROW, WIDTH, Side
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.rows_menu import RowsMenu

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from tdtool.desk import Change
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.panels.print_panel import Sheet
    from tdtool.ui.preferences import Preferences

_COUNT = "h"
"""Counts the chips of the chosen."""
_FILTER_HINT = "Name, seat 12.5 or number"
_HINTS = ("{find} filter", "Enter opens", "Shift+arrows select")
_AGES_MS = 10_000
"""How often ages ("8 min") and the end of registration are looked at."""
_NARROW_BELOW = 640
_BUTTONS = ("Export", "Import")


class EntriesPage(QWidget):
    """Follows the tournament that the bridge shows.

    `bring_in` is the action that brings in a list of players. `print_cards` prints the seat
    cards of entries; without it nothing is said of seat cards. What happens while the page
    is hidden is shown when it is seen again.
    """

    paper_wanted = Signal()
    """What the page has for paper is wanted; see `sheets`."""

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences | None = None,
        bring_in: QAction | None = None,
        print_cards: Callable[[tuple[EntryId, ...]], object] | None = None,
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._stale = True
        self._aged_ms = 0
        self._imports = bring_in is not None
        self.model = EntriesModel(self)
        self.view = EntriesView(self.model)
        without = () if print_cards is not None else ("p",)
        self.view.letters = frozenset((*LETTERS, _COUNT)).difference(without)
        self.segments = SegmentBar()
        self.filter = FilterField(_FILTER_HINT, "Filter: name, seat or number")
        self.side = Side(bridge, self.model, print_cards)
        self.export = ResultsExport(bridge, preferences, self)
        self.export_button = Button("Export", icon=Icon.SAVE)
        self.export_button.setToolTip(plain.tip(act_rows.row(Act.EXPORT_RESULTS).tip))
        self.import_button = Button("Import", icon=Icon.PLUS)
        self.register_button = Button("Register", key=Act.REGISTER, kind=Kind.PRIMARY)
        self.registration = Paragraph(size=13)
        self.instead = Instead(bridge, bring_in)
        self._hints = [Label(size=11, role="third") for _ in _HINTS]
        self._hint_right = Label(size=11, role="third", right=True)
        self.menu = RowsMenu(self.view, self._offered)
        self._lay_out()
        self._connect()
        keys.follow(self._say_keys)
        self.setFocusProxy(self.filter)
        if bring_in is not None:
            self.import_button.clicked.connect(bring_in.trigger)
            self.import_button.setToolTip(bring_in.toolTip())
        self.refresh()

    def search(self, text: str = "") -> None:
        """Give the filter the keys, with this text in it if there is one."""
        if self.instead.counted:
            self.instead.take_keys()
            return
        if text:
            self.segments.choose(Segment.ALL)
            self.filter.set_text(text)
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.field.selectAll()

    def register(self, name: str = "") -> None:
        """Open the sheet that enters players."""
        if self._bridge.is_open:
            self.side.register(name)

    def show_till(self) -> None:
        """Open the till beside the list."""
        if self._bridge.is_open:
            self.side.show_till()

    def show_terms(self) -> None:
        """Open the sheet of what is sold beside entries, and until when anybody may enter."""
        if self._bridge.is_open:
            self.side.show_terms()

    def sheets(self) -> tuple[Sheet, ...]:
        """Give what the page has for paper: receipts and seat cards just made, or the cash-up."""
        return self.side.sheets() if self._bridge.is_open else ()

    def show_entry(self, entry: EntryId) -> None:
        """Choose an entry and give the list the keys, whatever the filter was."""
        self._catch_up()
        if not self.view.choose(entry):
            self.filter.set_text("")
            self.segments.choose(Segment.ALL)
            self.view.choose(entry)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def export_results(self) -> None:
        """Ask for a file and write the results into it."""
        self.export.ask()

    def begin(self, deed: Deed) -> None:
        """Do a deed with the chosen entries; what it will do is shown first."""
        self.side.begin(deed)

    def refresh(self) -> None:
        """Show everything anew, now or when the page is seen."""
        self._stale = True
        if self.isVisible() or not self._bridge.is_open:
            self._catch_up()

    def take(self, change: Change) -> None:
        """Show what changed."""
        if self._stale or not self.isVisible():
            self._stale = True
            return
        if change.everything or change.structure:
            self.refresh()
            return
        state = self._bridge.desk.state
        touched = {
            entry
            for changed in change.entries
            if changed in state.entries
            for entry in state.by_person.get(state.entries[changed].person, [changed])
        }
        self.model.update_entries(touched, self._ranks())
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        """Take in what happened while the page was hidden."""
        super().showEvent(event)
        self._catch_up()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the surface under the list."""
        del event
        painter = QPainter(self)
        wide = self.width() - self.side.width()
        painter.fillRect(0, 0, wide, self.height(), theme.colours().panel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave everything to the window."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the column at the side its width, and the buttons theirs."""
        super().resizeEvent(event)
        self._fit()

    def _catch_up(self) -> None:
        if not self._stale:
            return
        self._stale = False
        if self._bridge.is_open:
            self.model.set_entries(Roll(self._bridge.desk), self._ranks())
        else:
            self.model.set_entries(None, Ranks())
        self._say()

    def _ranks(self) -> Ranks:
        desk = self._bridge.desk
        now = desk.now()
        self._aged_ms = now.wall_ms
        return ranks(desk.state, now)

    def _say(self) -> None:
        """Write counts, registration, and the column at the side anew."""
        counts = self.model.counts()
        self.segments.set_counts(counts, started=self.model.ranks.started)
        self._say_registration()
        self._say_found()
        self.side.look_again()
        self._chosen()
        nobody = not counts[Segment.ALL]
        for part in (self.view, self.filter, self.segments, *self._hints):
            part.setVisible(not nobody)
        self.instead.refresh(nobody=nobody)
        self.side.set_counted(counted=self.instead.counted)
        self.setFocusProxy(self.instead if nobody else self.filter)
        self.export_button.setEnabled(self.instead.counted or not nobody)
        self._fit()

    def _say_registration(self) -> None:
        ranked = self.model.ranks
        words = ""
        if self._bridge.is_open and ranked.registration is not None and ranked.now is not None:
            reentries = self._bridge.desk.state.reentries
            words = registration_words(ranked.registration, reentries, ranked.now)
        self.registration.setText(words)

    def _say_keys(self) -> None:
        for hint, words in zip(self._hints, _HINTS, strict=True):
            hint.setText(keys.told(words))

    def _say_found(self) -> None:
        found, total = self.model.rowCount(), self.model.counts()[self.model.segment]
        searched = bool(self.model.search)
        said = f"{figures.number(found)} of {figures.number(total)}" if searched else ""
        self.filter.set_count(said)
        name = self._typed_name()
        offered = f" Enter registers “{plain.one_line(name, 40)}”." if name else ""
        self.view.nobody = f"Nobody fits.{offered}" if searched else "Nobody stands so."

    def _typed_name(self) -> str:
        """Give what is typed where it may be a name: it holds a letter, no seat or number."""
        text = self.filter.text().strip()
        return text if any(map(str.isalpha, text)) else ""

    def _typed(self, text: str) -> None:
        self.model.find(Search(text))
        self._say_found()
        if self.model.search:
            self.view.choose_first()
        else:
            self.view.forget()
        self._chosen()

    def _segment_chosen(self) -> None:
        self.model.show(self.segments.segment())
        self._say_found()
        self._chosen()

    def _chosen(self) -> None:
        self.side.show_chosen(self.view.selected(), self.view.current())
        focused = self.view.hasFocus()
        self._hint_right.setText(
            "Esc goes back to the filter"
            if focused
            else "Down goes from the filter to the list, where letters are keys"
        )

    def _into_list(self) -> None:
        if self.model.rowCount():
            if self.view.current() is None or not self.view.selected():
                self.view.choose_first()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._chosen()

    def _out_of_list(self) -> None:
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self._chosen()

    def _open_first(self) -> None:
        entry = self.view.current()
        if entry is not None:
            self._open(entry)
        elif self.model.rowCount():
            self._into_list()
        elif self._typed_name():
            self.register(self._typed_name())

    def _open(self, entry: EntryId) -> None:
        """Show the entry's table on the Floor, or say where he is instead."""
        view = self.model.view(entry)
        if view is None:
            return
        if view.seat is not None:
            self._bridge.table_wanted.emit(view.seat.table)
            return
        name = plain.isolated(view.name, 60)
        self._bridge.said.emit(f"{name} has no seat: {where(view, self.model.ranks)}.", Tone.KNOWN)

    def _offered(self) -> list[Choice]:
        """List what can be done with the chosen."""
        found = self.side.offered()
        view = None if self.view.current() is None else self.model.view(self.view.current() or 0)
        if view is not None and view.seat is not None:
            found.append(Choice(f"Table {view.seat.table}", None, Icon.FLOOR, "Enter"))
        return found

    def _picked(self, choice: Choice) -> None:
        if choice.what is None:
            self._open_first()
        elif isinstance(choice.what, Deed):
            self.side.begin(choice.what)
        else:
            self.side.count()

    def _lettered(self, letter: str) -> None:
        if letter == _COUNT:
            self.side.count()
        else:
            self.side.begin(LETTERS[letter])

    def _side_left(self) -> None:
        if self.instead.counted:
            self.instead.take_keys()
            return
        made = self.side.last_registered()
        if made is not None and not self.view.selected():
            self.view.choose(made)
        if self.view.selected():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self._chosen()

    def _shown(self) -> None:
        """Begin with another tournament, or without one."""
        self.side.leave()
        self.view.forget()
        self.model.set_entries(None, Ranks())
        self.filter.set_text("")
        self.segments.choose(Segment.ALL)
        self.refresh()

    def _tick(self) -> None:
        """Let ages grow while somebody is awaited, and registration end."""
        now = self._bridge.desk.now()
        if not self.isVisible() or abs(now.wall_ms - self._aged_ms) < _AGES_MS:
            return
        self.model.set_ranks(self._ranks())
        self._say_registration()
        self.view.viewport().update()

    def _connect(self) -> None:
        bridge = self._bridge
        bridge.changed.connect(self.take)
        bridge.shown.connect(self._shown)
        bridge.ticked.connect(self._tick)
        self.filter.changed.connect(self._typed)
        self.filter.went_down.connect(self._into_list)
        self.filter.entered.connect(self._open_first)
        self.segments.chosen.connect(self._segment_chosen)
        self.view.chosen.connect(self._chosen)
        self.view.opened.connect(self._open)
        self.view.lettered.connect(self._lettered)
        self.menu.picked.connect(self._picked)
        self.view.left.connect(self._out_of_list)
        self.side.left.connect(self._side_left)
        self.side.paper_wanted.connect(self.paper_wanted)
        self.export_button.clicked.connect(self.export_results)
        self.register_button.clicked.connect(self._register_clicked)
        self.instead.names_wanted.connect(self.register)
        theme.changed.connect(self._restyle)

    def _register_clicked(self) -> None:
        self.register()

    def _lay_out(self) -> None:
        self._bar = QHBoxLayout()
        self._bar.addWidget(self.segments)
        self._bar.addStretch(1)
        for button in (self.export_button, self.import_button, self.register_button):
            self._bar.addWidget(button)
        self._search = QHBoxLayout()
        self._search.addWidget(self.filter)
        self._search.addWidget(self.registration, 1)
        self._foot = QHBoxLayout()
        for hint in self._hints:
            self._foot.addWidget(hint)
        self._foot.addWidget(self._hint_right, 1)
        self._column = QVBoxLayout()
        self._column.addLayout(self._bar)
        self._column.addLayout(self._search)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.instead, 1)
        self._column.addLayout(self._foot)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._column, 1)
        self._row.addWidget(self.side)
        self._restyle()

    def _restyle(self) -> None:
        px = theme.px
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._column.setContentsMargins(px(8), px(8), px(8), px(8))
        self._column.setSpacing(px(8))
        self._bar.setContentsMargins(px(12), 0, px(8), 0)
        self._bar.setSpacing(px(4))
        self._search.setContentsMargins(px(12), 0, px(8), 0)
        self._search.setSpacing(px(16))
        self._foot.setContentsMargins(px(12), px(2), px(12), 0)
        self._foot.setSpacing(px(20))
        self._fit()

    def _fit(self) -> None:
        """Give the side its width; where there is little room the bar goes into two rows."""
        px = theme.px
        self.side.setFixedWidth(px(NARROW if self.width() < px(_NARROW_BELOW) else WIDTH))
        room = self.width() - self.side.width() - px(36)
        buttons = (self.export_button, self.import_button)
        bare = px(34) * len(buttons) + px(12)
        self.register_button.set_key(Act.REGISTER)
        fixed = self.segments.close_width() + self.register_button.sizeHint().width()
        close = fixed + bare > room
        for button, words in zip(buttons, _BUTTONS, strict=True):
            button.setText(words)
        worded = fixed + sum(button.sizeHint().width() for button in buttons) + px(12) <= room
        for button, words in zip(buttons, _BUTTONS, strict=True):
            button.setText(words if worded else "")
            button.setAccessibleName(words)
            button.setVisible(not close and (button is not self.import_button or self._imports))
        if close:
            self.register_button.set_key("")
        (self._search if close else self._bar).addWidget(self.register_button)
        if self.instead.counted:
            self.import_button.hide()
        self.register_button.setVisible(not self.instead.counted)
        self.filter.setMaximumWidth(max(px(160), room) if close else px(304))
        self.registration.setVisible(not close)
        self._hint_right.setVisible(not close and self.instead.isHidden())
