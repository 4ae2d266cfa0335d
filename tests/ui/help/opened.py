"""The help, opened over a window with a tournament in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.help.help_panel import HelpPanel

if TYPE_CHECKING:
    from tdtool.ui.acts import Act
    from tests.ui.stage import Stage

PLACE = "/home/td/.local/share/tdtool/tdtool.sqlite3"


def opened(stage: Stage, about: Act | None = None) -> HelpPanel:
    """Open it as the frame does."""
    panel = HelpPanel(stage.bridge, stage.window.actions_table, PLACE, about)
    stage.window.panels.open(panel)
    stage.window.activateWindow()
    stage.settle()
    return panel
