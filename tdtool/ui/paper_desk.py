"""What is printed from where one is: the sheets of the page in sight come first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.acts import Act

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.posting_card import PostingCard
    from tdtool.ui.pages import Pages
    from tdtool.ui.panels.print_panel import Sheet
    from tdtool.ui.window import Window


class PaperDesk:
    """Opens the panel that prints; `table` gives the table in hand."""

    def __init__(self, window: Window, pages: Pages, table: Callable[[], int | None]) -> None:
        self._window = window
        self._pages = pages
        self._table = table

    def print_sheet(self) -> None:
        """Open the panel that prints; on the Print page print what is seen."""
        here = self._window.shown_page()
        if here is Act.PRINTING:
            self._pages.printing().print_now()
            return
        first = self._pages.rulings().sheets() if here is Act.RULINGS else ()
        if here is Act.ENTRIES:
            first = self._pages.entries().sheets()
        self._open((*first, *self._usual(self._table())))

    def print_card_of(self, table: int) -> None:
        """Open the panel that prints with the posting card of a table."""
        self._open(self._usual(table), last=True)

    def print_card(self, card: PostingCard) -> None:
        """Open the panel that prints with this posting card."""
        self._open(self._usual(None, card), last=True)

    def print_keys(self) -> None:
        """Open the panel that prints with the key card, over what is open."""
        from tdtool.ui.key_paper import key_sheet
        from tdtool.ui.panels.print_panel import PrintPanel

        window = self._window
        key_set = window.preferences.settings.key_set
        sheet = key_sheet(window.bridge, key_set, window.actions_table.__contains__)
        panel = PrintPanel(window.bridge, window.preferences, (sheet,))
        window.panels.open(panel, over=True)

    def _usual(self, table: int | None, card: PostingCard | None = None) -> tuple[Sheet, ...]:
        from tdtool.ui.panels.print_panel import usual_sheets

        return usual_sheets(table, card, is_open=self._window.bridge.is_open)

    def _open(self, sheets: tuple[Sheet, ...], *, last: bool = False) -> None:
        from tdtool.ui.panels.print_panel import PrintPanel

        window = self._window
        window.panels.open(PrintPanel(window.bridge, window.preferences, sheets, last=last))
