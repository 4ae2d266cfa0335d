"""Board options: what each screen of the players shows, its colours, and a live preview."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdtool.board_plan import BoardPlan, Layout, known
from tdtool.settings import BoardColours
from tdtool.ui import act_rows, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.board import screens, system_screens
from tdtool.ui.board.boards import LAYOUT_NAMES
from tdtool.ui.board.preview import BoardPreview
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.form import Form

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tdtool.ui.board.boards import Boards
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_LEFT_WIDTH = 436
_SECONDS = (0, 10, 20, 30, 60, 120)
_SECOND_WORDS = ("Off", "10 s", "20 s", "30 s", "60 s", "2 min")
_GROUNDS = ((BoardColours.NIGHT, "Night"), (BoardColours.BLACK, "Black"), (BoardColours.DAY, "Day"))
_ACCENTS = (
    (None, "Green"),
    ("#2f6fd0", "Blue"),
    ("#b0344f", "Burgundy"),
    ("#7b52c4", "Violet"),
    ("#c2701c", "Copper"),
)
_HINTS = {
    Layout.CLOCK: "Time, stakes, players, average, what comes next.",
    Layout.PRIZES: "What each place is paid, once the prizes are locked.",
    Layout.SEATS: "Everybody by surname; for a screen at the entrance.",
    Layout.TABLE: "Its players with button and stacks, once one table is left.",
}


class BoardOptionsPanel(Panel):
    """Fills the page; all that is chosen works at once, on the board and in the preview."""

    def __init__(self, bridge: Bridge, preferences: Preferences, boards: Boards) -> None:
        row = act_rows.row(Act.BOARD_OPTIONS)
        super().__init__(row.text.rstrip("…"), row.icon or Icon.BOARD, row.key)
        self._bridge = bridge
        self._preferences = preferences
        self._boards = boards
        self._plans: list[BoardPlan] = []
        self._showing = False
        """The switches are being set; nobody chose."""
        self.which = Segments(("This screen",), wraps=True)
        self.on = Segments(("On", "Off"))
        self.kept = Segments(tuple(LAYOUT_NAMES.values()), padding=7, wraps=True)
        self.turns = {layout: Segments(_SECOND_WORDS, padding=4) for layout in Layout}
        self.moves = Segments(("At once", "Not here"))
        self.grounds = Segments(tuple(words for _, words in _GROUNDS))
        self.accents = Segments((*(words for _, words in _ACCENTS), "Own"), padding=7, wraps=True)
        self.own = Field()
        self.own.setPlaceholderText("#1a2b3c")
        self.preview = BoardPreview(bridge.desk, BoardPlan(system_screens.all_screens()[0].id))
        self.stage = _Stage(self.preview)
        self.about = Paragraph(role="second", size=12)
        self._build()
        self._connect()
        self._find_screens()

    def first_field(self) -> QWidget:
        """Start with the screens, or with what is shown where there is only one."""
        return self.which if len(self._plans) > 1 else self.kept

    def do_primary(self) -> None:
        """Show the boards, or put them away."""
        self._boards.toggle()

    def plan(self) -> BoardPlan:
        """Give the plan of the chosen screen."""
        return self._plans[min(self.which.index(), len(self._plans) - 1)]

    def _build(self) -> None:
        key = keys.named(Act.BOARD_LAYOUT)
        each = Form()
        each.add("Screen", self.which, "Each has a board of its own.")
        each.add("Board", self.on, "Off: none stands there.")
        each.add("Shows", self.kept, f"In turn, or one for good. {key}: the next.")
        each.add("Turns", _Turns(self.turns), "What has nothing to show is left out.")
        each.add("New seats", self.moves, "Who moves where, for two minutes.")
        each.end()
        every = Form()
        every.add("Ground", self.grounds, "Of all boards; Day for rooms full of light.")
        every.add("Colour", self.accents, "Of breaks, bar and winner; kept legible.")
        every.add("Own colour", self.own, "As the house writes it for the web.")
        every.end()
        right = QVBoxLayout()
        right.addWidget(self.stage, 1)
        right.addWidget(self.about)
        right.addWidget(every)
        self.columns = TwoColumns(Room(each), right, _LEFT_WIDTH)
        self.body.addWidget(self.columns, 1)

    def _connect(self) -> None:
        self.which.chosen.connect(self._show_plan)
        self.on.chosen.connect(lambda index: self._take(on=index == 0))
        layouts = list(LAYOUT_NAMES)
        self.kept.chosen.connect(lambda index: self._take(frozen=layouts[index]))
        self.moves.chosen.connect(lambda index: self._take(moves=index == 0))
        for switch in self.turns.values():
            switch.chosen.connect(self._turn_chosen)
        self.grounds.chosen.connect(self._ground_chosen)
        self.accents.chosen.connect(self._accent_chosen)
        self.own.textEdited.connect(self._own_typed)
        self._boards.changed.connect(self._find_screens)
        self._preferences.changed.connect(self._follow)
        self._bridge.shown.connect(self.close_panel)

    def _find_screens(self) -> None:
        """List the screens that are there, and those that a board was meant for."""
        there = system_screens.all_screens()
        desk = system_screens.name_of(self.screen())
        free = screens.free_screens(there, desk)
        stored = self._preferences.settings.boards
        shown = free or [one for one in there if one.name == desk] or there[:1]
        plans = [known(stored, one.id) or BoardPlan(one.id, on=False) for one in shown]
        plans = [replace(plan, screen=one.id) for plan, one in zip(plans, shown, strict=True)]
        gone = [
            plan for plan in stored if plan.on and not any(known((plan,), one.id) for one in there)
        ]
        names = [one.name if free else "This screen" for one in shown]
        self._plans = [*plans, *gone]
        self.which.set_words([*names, *(f"{plan.screen.name} (not there)" for plan in gone)])
        self._follow()

    def _follow(self) -> None:
        """Show what is in force."""
        settings = self._preferences.settings
        self._plans = [
            replace(found, screen=plan.screen)
            if (found := known(settings.boards, plan.screen)) is not None
            else plan
            for plan in self._plans
        ]
        self.grounds.set_index([one for one, _ in _GROUNDS].index(settings.board_colours))
        colours = [colour for colour, _ in _ACCENTS]
        own = settings.board_accent not in colours
        self.accents.set_index(len(colours) if own else colours.index(settings.board_accent))
        if own and not self.own.hasFocus():
            self.own.setText(settings.board_accent or "")
        self._show_plan()

    def _show_plan(self) -> None:
        plan = self.plan()
        self._showing = True
        self.on.set_index(0 if plan.on else 1)
        self.kept.set_index(list(LAYOUT_NAMES).index(plan.frozen))
        self.moves.set_index(0 if plan.moves else 1)
        for turn in plan.turns:
            self.turns[turn.layout].set_index(_nearest(turn.seconds))
        self._showing = False
        self.preview.set_dress(self._boards.dress())
        self.preview.set_plan(plan)
        self.stage.fit()
        seen = any(one.isVisible() for one in self._boards.boards())
        self.primary.setText("Put the boards away" if seen else "Show the boards")
        self.about.setText(self._about(plan))

    def _about(self, plan: BoardPlan) -> str:
        size = plan.screen
        words = f"{size.width} × {size.height}" if size.width else "Not connected now"
        name = plain.one_line(size.name)
        return f"{name}, {words}. The preview runs as the board does."

    def _take(self, **changes: object) -> None:
        plan = replace(self.plan(), **changes)  # type: ignore[arg-type]
        if not self._showing and plan != self.plan():
            self._boards.set_plan(plan)

    def _turn_chosen(self) -> None:
        plan = self.plan()
        for layout, switch in self.turns.items():
            seconds = _SECONDS[switch.index()]
            if _nearest(_seconds_of(plan, layout)) != switch.index():
                plan = plan.with_turn(layout, seconds)
        self._take(turns=plan.turns)

    def _ground_chosen(self, index: int) -> None:
        self._preferences.set_board_colours(_GROUNDS[index][0])

    def _accent_chosen(self, index: int) -> None:
        if index < len(_ACCENTS):
            self._preferences.set_board_accent(_ACCENTS[index][0])
        else:
            self.own.setFocus()

    def _own_typed(self, text: str) -> None:
        colour = f"#{text.strip().lstrip('#').lower()}"
        good = len(colour) == 7 and all(sign in "0123456789abcdef" for sign in colour[1:])  # noqa: PLR2004
        self.own.set_wrong(wrong=bool(text.strip()) and not good)
        if good:
            self._preferences.set_board_accent(colour)


class _Turns(QWidget):
    """A row for each layout: its name, and for how long it stands."""

    def __init__(self, switches: dict[Layout, Segments]) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        for row, (layout, switch) in enumerate(switches.items()):
            name = LAYOUT_NAMES[layout]
            switch.setAccessibleName(f"{name}, for how long")
            switch.setAccessibleDescription(_HINTS[layout])
            switch.setToolTip(plain.tip(_HINTS[layout]))
            self._grid.addWidget(Label(name, role="second"), row, 0)
            self._grid.addWidget(switch, row, 1, Qt.AlignmentFlag.AlignLeft)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._grid.setHorizontalSpacing(theme.px(10))
        self._grid.setVerticalSpacing(theme.px(4))


class _Stage(QWidget):
    """Holds the preview in the shape of its screen, in the middle of what room there is."""

    def __init__(self, preview: BoardPreview) -> None:
        super().__init__()
        self._preview = preview
        preview.setParent(self)
        self.setMinimumSize(QSize(160, 180))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the preview."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the preview as much room as its shape can use."""
        room = self.size() - QSize(2, 2)
        size = self._preview.shape().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        left = (self.width() - size.width()) // 2
        self._preview.setGeometry(QRect(left, 1, size.width(), size.height()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the screen's edge."""
        del event
        painter = QPainter(self)
        painter.setPen(theme.colours().line)
        painter.drawRect(self._preview.geometry().adjusted(-1, -1, 0, 0))


def _seconds_of(plan: BoardPlan, layout: Layout) -> int:
    return next((turn.seconds for turn in plan.turns if turn.layout is layout), 0)


def _nearest(seconds: int) -> int:
    """Give the place of the choice that is nearest to so many seconds."""
    if not seconds:
        return 0
    return min(range(1, len(_SECONDS)), key=lambda place: abs(_SECONDS[place] - seconds))
