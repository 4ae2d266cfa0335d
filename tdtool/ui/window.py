"""The desk's window: the strip on top, the line below, the page between, To do beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from tdtool.settings import ColourScheme
from tdtool.tournament import queries
from tdtool.tournament.views import Tone
from tdtool.ui import keys, plain, theme
from tdtool.ui.actions import Actions
from tdtool.ui.acts import Act
from tdtool.ui.candidates import HEIGHT as CANDIDATES_HEIGHT
from tdtool.ui.candidates import Candidates
from tdtool.ui.desk_lock.cover import LockCover
from tdtool.ui.desk_lock.lock import DeskLock
from tdtool.ui.keys_before import KeysBefore
from tdtool.ui.line_bar import LineBar, line_height
from tdtool.ui.menu import DeskMenu
from tdtool.ui.navigation import WIDTH as NAVIGATION_WIDTH
from tdtool.ui.navigation import Navigation
from tdtool.ui.panels.host import PanelHost
from tdtool.ui.parts import measure
from tdtool.ui.parts.tab_walk import step, stops
from tdtool.ui.strip import Strip
from tdtool.ui.strip_cells import strip_words
from tdtool.ui.toast import Toast
from tdtool.ui.todo import WIDTH as TODO_WIDTH
from tdtool.ui.todo import Todo

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from tdtool.desk import Change
    from tdtool.line.candidate import Reading
    from tdtool.tournament.commands import Command
    from tdtool.tournament.refusal import Refusal
    from tdtool.ui.aloud.call_clocks import CallClocks
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_TODO_FROM = 1000
"""Below this width (pixels at 100 %) To do shows only while it has the keys."""


class Window(QWidget):
    """The frame that every page stands in."""

    find_wanted = Signal(str)
    """A name typed into the line, to be looked for on the page."""
    floor_act_wanted = Signal(object)
    """An act of the table in hand, asked for from elsewhere: its `Act`."""
    page_again = Signal(object)
    """A page was asked for that is in sight already: its `Act`."""

    def __init__(
        self, bridge: Bridge, preferences: Preferences, read: Callable[[str], Reading]
    ) -> None:
        super().__init__()
        # Before any page lays itself out for another size of text.
        theme.changed.connect(self._measure)
        self.bridge = bridge
        self.preferences = preferences
        self.actions_table = Actions(self)
        self.desk_lock = DeskLock(bridge, preferences, self)
        self.strip = Strip()
        self.toast = Toast(self.strip)
        self.navigation = Navigation()
        self.pages = QStackedWidget()
        self.todo = Todo(bridge)
        self.candidates = Candidates()
        self.line = LineBar(bridge, read, self.candidates)
        self.panels = PanelHost(self)
        self._clocks: CallClocks | None = None
        self._page_of: dict[Act, Callable[[], QWidget]] = {}
        self._keys_before = KeysBefore(self)
        for part in (
            self.strip,
            self.navigation,
            self.pages,
            self.todo,
            self.line,
            self.candidates,
        ):
            part.setParent(self)
        self.candidates.hide()
        self._connect_acts()
        self.menu = DeskMenu(self.actions_table, self)
        self.strip.menu_button.clicked.connect(self.open_menu)
        self.strip.clock_button.clicked.connect(bridge.toggle_clock)
        self.line.follow_undo(self.actions_table[Act.UNDO])
        self.line.finished.connect(self._back)
        self.line.find_wanted.connect(self.find_wanted)
        self.line.act_wanted.connect(self._touched)
        self.panels.keys_free.connect(self._keys_to_page)
        bridge.shown.connect(self._shown)
        bridge.ticked.connect(self._tick)
        bridge.changed.connect(self._changed)
        bridge.acted.connect(self._set_undo)
        bridge.refused.connect(self._refused)
        bridge.said.connect(self.say)
        bridge.toggled.connect(self._toggled)
        bridge.line_wanted.connect(self._open_line)
        preferences.changed.connect(self._check_colours)
        preferences.failed.connect(self.fail)
        theme.changed.connect(self._restyle)
        keys.changed.connect(self.update)
        self._restyle()
        self._check_colours()
        self._shown()
        self.cover = LockCover(self.desk_lock, self)
        bridge.ticked.connect(self._cover)
        bridge.locked_key.connect(self.cover.keyPressEvent)

    def set_clocks(self, clocks: CallClocks) -> None:
        """Let the clocks on players stand below the strip, over To do."""
        self._clocks = clocks

    def add_page(self, act: Act, page: Callable[[], QWidget]) -> None:
        """Add a page of the tournament under its name in the navigation; it is made when asked."""
        self._page_of[act] = page
        action = self.actions_table.connect(act, self._page_asked)
        action.setData(act)
        self.navigation.add_page(act, action)
        self._shown()

    def add_below(self, act: Act, slot: Callable[[], object]) -> None:
        """Add something to the foot of the navigation, with its key."""
        self.navigation.add_below(act, self.actions_table.connect(act, slot))
        self._shown()

    def show_page(self, act: Act) -> None:
        """Show a page of the tournament and give it the keys."""
        page = self.make_page(act)
        again = self.pages.currentWidget() is page and self.panels.panel is None
        self.panels.close_all()
        self.pages.setCurrentWidget(page)
        for one in self._page_of:
            self.navigation.set_here(one, here=one is act)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if again:
            self.page_again.emit(act)

    def make_page(self, act: Act) -> QWidget:
        """Give a page of the tournament, made now where it is not made yet."""
        page = self._page_of[act]()
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        return page

    def shown_page(self) -> Act | None:
        """Give the page that is in sight, None for the start or what went wrong."""
        here = (act for act in self._page_of if self.navigation.item(act).is_here())
        return next(here, None)

    def _keys_to_page(self) -> None:
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_alone(self, page: QWidget) -> None:
        """Show a page without a tournament: the start, or what went wrong."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        for one in self._page_of:
            self.navigation.set_here(one, here=False)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str, tone: Tone = Tone.KNOWN) -> None:
        """Say something in the strip for a moment."""
        self.toast.say(sentence, self.strip.rest_rect(), tone=tone)

    def fail(self, sentence: str) -> None:
        """Say that something went wrong."""
        self.toast.say(sentence, self.strip.rest_rect(), tone=Tone.WRONG)

    def open_menu(self) -> None:
        """Open the menu below the strip: the clock stays in sight."""
        self.menu.open_below(self.strip)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        super().resizeEvent(event)
        self._place()
        self._cover()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the line with what is typed where no part has a use for it."""
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        typed = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif keys.is_key(event, Act.CLOCK):
            # An empty field had the focus, which keeps shortcuts from being seen.
            self.actions_table[Act.CLOCK].trigger()
        elif keys.is_key(event, Act.UNDO):
            self.actions_table[Act.UNDO].trigger()
        elif self.bridge.is_open and typed.isprintable() and typed.strip() and not modifiers:
            self._open_line(typed)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Walk over everything in sight; what lies under a panel is not."""
        covered = self.panels.panel is not None
        among = [one for one in stops(self) if not (covered and self.pages.isAncestorOf(one))]
        return step(among, forward=forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let go of the tournament; everything is saved already. A locked desk stays."""
        if self.desk_lock.keeps_open():
            event.ignore()
            return
        self.bridge.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Paint anew when the colours change."""
        super().changeEvent(event)
        self.update()

    def page_area(self) -> QRect:
        """Give the part of the window that pages and panels stand in."""
        px = theme.px
        top, bottom = self.strip.height(), self.height() - self.line.height()
        left, right = px(NAVIGATION_WIDTH), self.width()
        if self._todo_docked():
            right -= px(TODO_WIDTH)
        return QRect(left, top, max(0, right - left), max(0, bottom - top))

    def _connect_acts(self) -> None:
        acts = self.actions_table
        slots: tuple[tuple[Act, Callable[[], object]], ...] = (
            (Act.LINE, self._open_line),
            (Act.TO_DO, self.to_do),
            (Act.CLOCK, self.bridge.toggle_clock),
            (Act.UNDO, self.bridge.undo),
            (Act.REDO, self.bridge.redo),
            (Act.MENU, self.open_menu),
            (Act.LARGER, self._larger),
            (Act.SMALLER, self._smaller),
            (Act.USUAL_SIZE, self._usual_size),
            (Act.SYSTEM_COLOURS, self._system_colours),
            (Act.DARK_COLOURS, self._dark_colours),
            (Act.LIGHT_COLOURS, self._light_colours),
            (Act.FULL_SCREEN, self._full_screen),
            (Act.DESK_LOCK, self.desk_lock.lock),
            (Act.QUIT, self._quit),
        )
        for act, slot in slots:
            acts.connect(act, slot)

    def place_parts(self) -> None:
        """Place the parts anew: one of them is taller or lower now."""
        self._place()
        self._cover()

    def _place(self) -> None:
        px = theme.px
        width, height = self.width(), self.height()
        strip, line = px(64), line_height()
        self.strip.setGeometry(0, 0, width, strip)
        self.line.setGeometry(0, height - line, width, line)
        between = height - strip - line
        self.navigation.setGeometry(0, strip, px(NAVIGATION_WIDTH), between)
        above = 0 if self._clocks is None else self._clocks.tall()
        left = width - px(TODO_WIDTH)
        self.todo.setGeometry(left, strip + above, px(TODO_WIDTH), between - above)
        if self._clocks is not None:
            self._clocks.setGeometry(left, strip, px(TODO_WIDTH), above)
            self._clocks.raise_()
        self._show_todo()
        area = self.page_area()
        self.pages.setGeometry(area)
        self.panels.place(area)
        tall = min(px(CANDIDATES_HEIGHT), area.height())
        self.candidates.setGeometry(area.left(), area.bottom() + 1 - tall, area.width(), tall)
        if not self.toast.isHidden():
            self.toast.setGeometry(self.strip.rest_rect())

    def _cover(self) -> None:
        """Keep the lock over whatever has come up since."""
        if self.desk_lock.is_locked:
            self.cover.cover()

    def _todo_docked(self) -> bool:
        return self.bridge.is_open and self.width() >= theme.px(_TODO_FROM)

    def _show_todo(self) -> None:
        focused = self.todo.isAncestorOf(QApplication.focusWidget() or self)
        self.todo.setVisible(self.bridge.is_open and (self._todo_docked() or focused))

    def _touched(self, act: Act) -> None:
        """Do what a button for fingers on the line asks."""
        if act in self.actions_table:
            if self.actions_table[act].isEnabled():
                self.actions_table[act].trigger()
        else:
            self.floor_act_wanted.emit(act)

    def _page_asked(self) -> None:
        action = self.sender()
        for act in self._page_of:
            if self.actions_table[act] is action:
                self.show_page(act)

    def _name(self) -> None:
        name = plain.one_line(self.bridge.desk.state.name) if self.bridge.is_open else ""
        self.window().setWindowTitle(f"{name} – tdtool" if name else "tdtool")

    def _changed(self, change: Change) -> None:
        if change.everything:
            self._name()
        self._tick()

    def _shown(self) -> None:
        is_open = self.bridge.is_open
        self._name()
        self.navigation.setVisible(True)
        for act in (Act.CLOCK, Act.LINE, Act.TO_DO, *self._page_of):
            self.actions_table[act].setEnabled(is_open)
        for act in self._page_of:
            self.navigation.item(act).setVisible(is_open)
        self._set_undo()
        self._tick()
        self._place()

    def _tick(self) -> None:
        if not self.bridge.is_open:
            self.strip.show_words(None)
            return
        desk = self.bridge.desk
        now = desk.now()
        self.strip.show_words(strip_words(queries.strip(desk.state, now), now))

    def _set_undo(self) -> None:
        is_open = self.bridge.is_open
        back = self.bridge.undo_words() if is_open else ""
        again = self.bridge.redo_words() if is_open else ""
        for act, words in ((Act.UNDO, back), (Act.REDO, again)):
            self.actions_table[act].setEnabled(bool(words))
            self.actions_table[act].setToolTip(plain.tip(words))

    def _toggled(self, sentence: str) -> None:
        self.toast.say(sentence, self.strip.rest_rect(), back=keys.told("{clock} again: back"))

    def _refused(self, refusal: Refusal, command: Command | None) -> None:
        del command
        self.say(refusal.sentence, Tone.NEEDS_YOU)

    def _open_line(self, text: str = "") -> None:
        if not self.line.isAncestorOf(QApplication.focusWidget() or self):
            self._keys_before.note()
        self.line.open(text)

    def to_do(self) -> None:
        """Give To do the keys, or give them back."""
        if self.todo.isAncestorOf(QApplication.focusWidget() or self):
            self._back()
            self._show_todo()
            return
        self._keys_before.note()
        self.todo.show()
        self.todo.raise_()
        self.todo.view.choose_first()
        self.todo.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _back(self) -> None:
        page = self.pages.currentWidget()
        if not self._keys_before.give_back(but=self.line) and page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _escape(self) -> None:
        if self.panels.panel is not None:
            self.panels.close()
        else:
            self._back()
            self._show_todo()

    def _check_colours(self) -> None:
        now = self.preferences.settings.colour_scheme
        for act, colours in (
            (Act.SYSTEM_COLOURS, ColourScheme.SYSTEM),
            (Act.DARK_COLOURS, ColourScheme.DARK),
            (Act.LIGHT_COLOURS, ColourScheme.LIGHT),
        ):
            self.actions_table[act].setChecked(now is colours)

    def _larger(self) -> None:
        self.preferences.step_size(1)

    def _smaller(self) -> None:
        self.preferences.step_size(-1)

    def _usual_size(self) -> None:
        self.preferences.step_size(0)

    def _system_colours(self) -> None:
        self.preferences.set_colours(ColourScheme.SYSTEM)
        self._check_colours()

    def _dark_colours(self) -> None:
        self.preferences.set_colours(ColourScheme.DARK)
        self._check_colours()

    def _light_colours(self) -> None:
        self.preferences.set_colours(ColourScheme.LIGHT)
        self._check_colours()

    def _full_screen(self) -> None:
        if self.window().isFullScreen():
            self.window().showNormal()
        else:
            self.window().showFullScreen()

    def _quit(self) -> None:
        self.window().close()

    def _measure(self) -> None:
        measure.again(self)

    def _restyle(self) -> None:
        self._place()
        self.update()
