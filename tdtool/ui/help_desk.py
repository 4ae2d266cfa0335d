"""Where help is asked for: about what is in sight, all keys, the program itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.acts import Act

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.window import Window


class HelpDesk:
    """Opens the panels of help; `place` gives where the file of tournaments lies."""

    def __init__(self, window: Window, place: Callable[[], str]) -> None:
        self._window = window
        self._place = place

    def toggle(self) -> None:
        """Open the help about what is in sight, or leave it."""
        from tdtool.ui.help.context import act_in_sight
        from tdtool.ui.help.help_panel import HelpPanel

        panel = self._window.panels.panel
        if isinstance(panel, HelpPanel):
            self._window.panels.close()
        else:
            title = panel.title.text() if panel is not None else ""
            self._help_about(act_in_sight(title, self._window.shown_page()))

    def keys(self) -> None:
        """Open the help where all keys stand."""
        from tdtool.ui.help.help_panel import HelpPanel

        panel = self._window.panels.panel
        if isinstance(panel, HelpPanel):
            panel.show_keys()
        else:
            self._help_about(Act.KEYS)

    def about(self) -> None:
        """Open what is said about the program."""
        from tdtool.ui.panels.about import AboutPanel

        self._window.panels.open(AboutPanel(self._place()))

    def _help_about(self, about: Act | None) -> None:
        from tdtool.ui.help.help_panel import HelpPanel

        window = self._window
        panel = HelpPanel(window.bridge, window.actions_table, self._place(), about)
        window.panels.open(panel, over=True)
