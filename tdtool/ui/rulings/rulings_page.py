"""The Rulings page: a question in the table's words, the ruling, what is written down of it."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedLayout, QWidget

from tdtool.tournament.ruling_view import decided_last
from tdtool.tournament.views import Tone
from tdtool.ui import figures, theme
from tdtool.ui.acts import Act
from tdtool.ui.parts.act_shortcut import ActShortcut
from tdtool.ui.parts.segments import HEIGHT, Segments
from tdtool.ui.rulings.calculators.scene import scene_of
from tdtool.ui.rulings.calculators_part import CalculatorsPart
from tdtool.ui.rulings.folding import LIST, Fold, fold_at
from tdtool.ui.rulings.library_part import LibraryPart
from tdtool.ui.rulings.log_part import LogPart
from tdtool.ui.rulings.memory import Memory
from tdtool.ui.rulings.ruling_draft import Draft

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from tdtool.rulebook.entry import Entry
    from tdtool.tournament.values import RulingId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.panels.print_panel import Sheet
    from tdtool.ui.rulings.around import Around
    from tdtool.ui.rulings.bookcase import Bookcase
    from tdtool.ui.rulings.calculators.scene import Scene

LEFT, TOP, _BESIDE = 16, 8, 8
HEAD = TOP + HEIGHT + 6
"""Where the parts begin below the switch (pixels at 100 %)."""
_WORDS = ("Library", "Calculators", "Log")


class Part(IntEnum):
    """The parts of the page in their order."""

    LIBRARY = 0
    CALCULATORS = 1
    LOG = 2


class RulingsPage(QWidget):
    """Follows the tournament that the bridge shows; the library is fetched when it is seen."""

    who_posts_wanted = Signal()
    """Who posts? is asked for."""
    paper_wanted = Signal()
    """What the page has for paper is wanted; see `sheets`."""

    def __init__(
        self, bridge: Bridge, bookcase: Bookcase, around: Around, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._around = around
        self.bookcase = bookcase
        self._memory = Memory(self._see)
        self._came_from = Part.LIBRARY
        self._goes_back = False
        self._recorded: RulingId | None = None
        self._paper_of_log = False
        self.library = LibraryPart(bridge, bookcase, self._memory, HEAD)
        self.segments = Segments(_WORDS, least=6)
        self.segments.setAccessibleName("Rulings")
        self.segments.setParent(self)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.library)
        self._connect()
        self._fit()
        self._chosen(Part.LIBRARY)

    @cached_property
    def calculators(self) -> CalculatorsPart:
        """The calculators, made when they are first asked for."""
        made = CalculatorsPart(self._memory, HEAD)
        self._stack.addWidget(made)
        made.pane.answer.copied.connect(self.copy)
        made.who_posts_wanted.connect(self.who_posts_wanted)
        made.record_wanted.connect(self._record)
        made.entry_wanted.connect(self.show_entry)
        return made

    @cached_property
    def log(self) -> LogPart:
        """The log and its form, made when they are first asked for."""
        made = LogPart(self._bridge, self._around.table, self._decides, HEAD)
        self._stack.addWidget(made)
        made.entry_wanted.connect(self.show_entry)
        made.paper_wanted.connect(self.paper_wanted)
        made.log_paper_wanted.connect(self._log_paper)
        made.form.recorded.connect(self._written)
        made.form.left.connect(self._form_left)
        return made

    # What is asked from elsewhere.

    def ask(self, question: str) -> None:
        """Search the library for this."""
        self.segments.set_index(Part.LIBRARY)
        self.library.ask(question)

    def search(self) -> None:
        """Give the keys to the search of the library, its text marked."""
        self.segments.set_index(Part.LIBRARY)
        field = self.library.search.field.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def find_something(self) -> None:
        """Give the keys to the field that finds something on the part in sight."""
        if self.segments.index() == Part.LOG:
            self.log.search()
        else:
            self.search()

    def work_out(self, calculator: str) -> None:
        """Open a calculator by its id."""
        self.segments.set_index(Part.CALCULATORS)
        self.calculators.open(calculator)

    def show_entry(self, id_: str) -> None:
        """Show an entry of the library by its id."""
        self.segments.set_index(Part.LIBRARY)
        self.library.show_entry(id_)

    def show_ruling(self, number: int) -> None:
        """Show a record of the log."""
        self.segments.set_index(Part.LOG)
        self.log.show_ruling(number)

    def new_ruling(self) -> None:
        """Open the form for a ruling that rests on no entry yet."""
        self._begin(Draft())

    def copy(self) -> None:
        """Copy what is to be said."""
        here = self.segments.index()
        sentence = ""
        if here == Part.CALCULATORS:
            sentence = self.calculators.pane.copy()
        elif here == Part.LIBRARY:
            sentence = self.library.sentence()
        if sentence:
            QGuiApplication.clipboard().setText(sentence)
            self._bridge.said.emit(f"Copied: {sentence}", Tone.KNOWN)

    def record(self, *, penalty: bool = False) -> None:
        """Write down what is on the page, or what stands in the form."""
        here = self.segments.index()
        if here == Part.LOG:
            if not self.log.form.isHidden():
                self.log.form.record()
            return
        draft = self.library.draft() if here == Part.LIBRARY else self.calculators.draft()
        self._begin(replace(draft, penalty=int(penalty)))

    def sheets(self) -> tuple[Sheet, ...]:
        """Offer what the page has for paper now, the likeliest first."""
        if not self._bridge.is_open:
            return ()
        from tdtool.ui.rulings import paper

        desk = self._bridge.desk
        found: list[Sheet] = []
        number = self.log.number() if self.segments.index() == Part.LOG else self._recorded
        if number is not None:
            ruling = desk.state.rulings.get(number)
            entry = None if ruling is None else self._entry(ruling.rule_entry)
            found += paper.slips(desk, number, entry)
        if desk.state.rulings:
            today = self.log.days.index() == 0
            log = paper.log(desk, self.log.filter.text(), today=today)
            found = [log, *found] if self._paper_of_log else [*found, log]
        self._paper_of_log = False
        chosen = list(self.library.on_sheet.values())
        shown = self.library.entry()
        entries = chosen or ([shown] if shown is not None else [])
        if entries:
            house = paper.house(desk, entries)
            first = self.segments.index() == Part.LIBRARY and number is None
            found = [house, *found] if first else [*found, house]
        return tuple(found)

    def showEvent(self, event: QShowEvent) -> None:
        """Fetch the library, or what has changed in it; see the event as it is."""
        super().showEvent(event)
        self.bookcase.fetch()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Be ready for the next question where a ruling was begun with one."""
        super().hideEvent(event)
        if self._goes_back and not event.spontaneous():
            self.segments.set_index(self._came_from)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the switch in its place."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what no part took to the window."""
        event.ignore()

    # What follows.

    def _entry(self, id_: str) -> Entry | None:
        shelved = self.bookcase.shelved()
        return None if shelved is None or not id_ else shelved.library.entry(id_)

    def _see(self) -> Scene:
        desk = self._bridge.desk if self._bridge.is_open else None
        return scene_of(desk, self._around.table())

    def _decides(self) -> str:
        """Give who decided last in this event, else at this desk."""
        last = ""
        if self._bridge.is_open:
            desk = self._bridge.desk
            last = decided_last(desk.state, desk.texts())
        return last or self._around.floor()

    def _where(self) -> str:
        """Write the seat or table in hand, where one was taken in hand on purpose."""
        table = self._around.table()
        if table is None or not self._bridge.is_open:
            return ""
        seats = self._around.seats()
        if len(seats) == 1:
            return f"{table}.{next(iter(seats))}"
        return "" if table == min(self._bridge.desk.state.tables, default=table) else f"{table}."

    def _begin(self, draft: Draft) -> None:
        self._came_from = Part(self.segments.index())
        self.segments.set_index(Part.LOG)
        who = draft.who or self._where()
        self.log.begin(replace(draft, who=who, by=draft.by or self._decides()))

    def _written(self, number: int) -> None:
        self._recorded = number
        self._goes_back = True
        name = self.log.form.by.text().strip()
        if name:
            self._around.keep_floor(name)

    def _form_left(self) -> None:
        """Go back to where the ruling was begun."""
        if self._came_from is not Part.LOG:
            self.segments.set_index(self._came_from)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._came_from = Part.LOG

    def _refresh(self) -> None:
        """Let the part in sight see the event as it is, and what was typed elsewhere."""
        if not self.isVisible():
            return
        here = self.segments.index()
        if here == Part.LIBRARY:
            self.library.pane.refresh()
        elif here == Part.CALCULATORS:
            self.calculators.refresh()
        else:
            self.log.refresh()
        self._count()

    def _shown(self) -> None:
        """Begin with another tournament."""
        self._recorded = None
        if "log" in vars(self):
            self.log.leave_form()
        self.library.refresh()
        self._refresh()

    def _step(self, step: int) -> None:
        place = (self.segments.index() + step) % len(Part)
        self.segments.set_index(place)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _next(self) -> None:
        self._step(1)

    def _previous(self) -> None:
        self._step(-1)

    def _record(self) -> None:
        self.record()

    def _record_asked(self, penalty: bool) -> None:  # noqa: FBT001 - as the signal gives it
        self.record(penalty=penalty)

    def _toggle_sheet(self) -> None:
        if self.segments.index() == Part.LIBRARY:
            self.library.toggle_sheet()

    def _count(self) -> None:
        """Say how many rulings there are."""
        rulings = len(self._bridge.desk.state.rulings) if self._bridge.is_open else 0
        counts = ("", "", figures.number(rulings) if rulings else "")
        self.segments.set_words(_WORDS, counts)
        self._fit()

    def _log_paper(self) -> None:
        self._paper_of_log = True
        self.paper_wanted.emit()

    def _chosen(self, place: int) -> None:
        self._goes_back = False
        part = self._part(place)
        self._stack.setCurrentWidget(part)
        self.setFocusProxy(part)
        self.segments.raise_()
        self._fit()
        self._refresh()

    def _part(self, place: int) -> QWidget:
        if place == Part.LIBRARY:
            return self.library
        return self.calculators if place == Part.CALCULATORS else self.log

    def _connect(self) -> None:
        slots: tuple[tuple[Act, Callable[[], object]], ...] = (
            (Act.RULING_COPY, self.copy),
            (Act.RULING_RECORD, self._record),
            (Act.RULING_SHEET, self._toggle_sheet),
            (Act.RULING_PART, self._next),
            (Act.RULING_PART_BEFORE, self._previous),
        )
        for act, slot in slots:
            ActShortcut(act, self, slot)
        self.segments.chosen.connect(self._chosen)
        self.library.copied.connect(self.copy)
        self.library.calculator_wanted.connect(self.work_out)
        self.library.who_posts_wanted.connect(self.who_posts_wanted)
        self.library.record_wanted.connect(self._record_asked)
        self.library.paper_wanted.connect(self.paper_wanted)
        self._bridge.shown.connect(self._shown)
        self._bridge.changed.connect(self._refresh)
        theme.changed.connect(self._fit)

    def _fit(self) -> None:
        px = theme.px
        room = self.width() - px(2 * LEFT)
        fold = fold_at(self.width())
        if fold is not Fold.SINGLE and self.segments.index() != Part.LOG:
            room = px(LIST[fold] - LEFT - _BESIDE)
        least = self.segments.minimumSizeHint().width()
        wide = max(least, min(self.segments.sizeHint().width(), room))
        tall = theme.target(HEIGHT)
        # What a finger needs more is taken from above and below alike.
        self.segments.setGeometry(px(LEFT), px(TOP) - (tall - px(HEIGHT)) // 2, wide, tall)
