"""The menu left of the tournament's name: everything that is not on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from tdtool.ui import act_rows, icons, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.menu import Menu

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.actions import Actions

_ORDER: tuple[tuple[Act, ...], ...] = (
    (
        Act.NEW_TOURNAMENT,
        Act.OPEN_TOURNAMENT,
        Act.NEXT_TOURNAMENT,
        Act.SAMPLE,
        Act.OPEN_FILE,
        Act.EXPORT_TOURNAMENT,
        Act.BACKUP,
    ),
    (
        Act.REGISTER,
        Act.BRING_IN_PLAYERS,
        Act.WITHOUT_NAMES,
        Act.DRAW_SEATS,
        Act.BAG_AND_TAG,
        Act.BRING_TOGETHER,
        Act.TILL,
        Act.SALE_TERMS,
        Act.EXPORT_RESULTS,
        Act.EXPORT_RULINGS,
        Act.EXPORT_LEVELS,
        Act.COPY_LEVELS,
        Act.PRINT,
    ),
    (Act.UNDO, Act.REDO),
    (Act.SYSTEM_COLOURS, Act.DARK_COLOURS, Act.LIGHT_COLOURS),
    (Act.BOARD, Act.BOARD_OPTIONS, Act.BOARD_MESSAGE, Act.SMALL_CLOCK, Act.PLAYERS_PAGE),
    (Act.SAY_ALOUD, Act.SAY_COPY, Act.MUTE),
    (Act.SETTINGS, Act.HELP, Act.KEYS, Act.ABOUT, Act.DESK_LOCK, Act.QUIT),
)

_CHOICES = tuple(row.act for row in act_rows.ROWS if row.checkable)


class DeskMenu(Menu):
    """Groups of acts, filled from those the window can do when it opens."""

    def __init__(self, acts: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._acts = acts
        self.setToolTipsVisible(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, on=False)
        theme.changed.connect(self._restyle)
        self._restyle()

    def open_below(self, strip: QWidget) -> None:
        """Open under the strip with what can be done now."""
        self._fill()
        self.open_at(strip.mapToGlobal(QPoint(theme.px(8), strip.height())))

    def _fill(self) -> None:
        self.clear()
        for group in _ORDER:
            made = [self._acts[act] for act in group if act in self._acts]
            if made and self.actions():
                self.addSeparator()
            self.addActions(made)
        for act in _CHOICES:
            self._mark(act)

    def _mark(self, act: Act) -> None:
        """Put a check in the place of the icon of a choice that is on."""
        icon = act_rows.row(act).icon
        if act in self._acts and icon is not None:
            on = self._acts[act].isChecked()
            made = icons.icon(Icon.CHECK, "accent") if on else icons.icon(icon)
            self._acts[act].setIcon(made)

    def _restyle(self) -> None:
        self.setFont(theme.font(13))
