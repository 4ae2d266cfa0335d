"""What F1 is asked about: the panel that is open, else the page in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui import act_rows

if TYPE_CHECKING:
    from tdtool.ui.acts import Act


def act_in_sight(panel: str, page: Act | None) -> Act | None:
    """Find the act of what is in sight.

    `panel` is the title of the open panel ("" where none is), which bears the words of the
    act that opened it; `page` is the page's act.
    """
    if not panel:
        return page
    by_words = (row.act for row in act_rows.ROWS if row.shortcut and _words(row.text) == panel)
    return next(by_words, page)


def _words(text: str) -> str:
    return text.rstrip("…")
