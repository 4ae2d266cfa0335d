"""A board in small: what a screen of the players shows now, in its own shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from tdtool.board_plan import Layout, shown_at
from tdtool.ui.board import picture
from tdtool.ui.board.scene_view import SceneView

if TYPE_CHECKING:
    from tdtool.board_plan import BoardPlan
    from tdtool.desk import Desk
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.scene import Scene

_USUAL = QSize(1920, 1080)


class BoardPreview(SceneView):
    """Runs as the board itself does, as large as its place allows."""

    def __init__(self, desk: Desk, plan: BoardPlan) -> None:
        super().__init__(desk)
        self._plan = plan
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAccessibleName("Preview of the board")

    def set_plan(self, plan: BoardPlan) -> None:
        """Show this screen from now on."""
        if plan != self._plan:
            self._plan = plan
            self.again()

    def shape(self) -> QSize:
        """Give the screen's size in pixels, a usual one where it is not known."""
        screen = self._plan.screen
        return QSize(screen.width, screen.height) if screen.width and screen.height else _USUAL

    def lists_seats(self) -> bool:
        """Tell whether the seats come to stand there."""
        return self._plan.may_show(Layout.SEATS)

    def compose(self, view: BoardView, now: Now) -> Scene:
        """Build what stands there now."""
        shown = shown_at(self._plan, picture.possible(view), now.wall_ms)
        room = self._dress.room(self.width(), self.height())
        return picture.compose(view, now, room, shown, moves=self._plan.moves)
