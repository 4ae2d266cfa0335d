"""What the first keys ask for, loaded in a thread while nobody presses any."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdtool.ui.rulings.bookcase import Bookcase

_PAGES = (
    "tdtool.ui.whoposts.who_posts",
    "tdtool.ui.rulings.rulings_page",
    "tdtool.ui.printing.print_page",
)
"""What is most often asked for first; each takes up to a tenth of a second to load."""


class Ahead:
    """The ruling library first, then the pages, one after another."""

    def __init__(self, bookcase: Bookcase) -> None:
        self._bookcase = bookcase
        self._thread: threading.Thread | None = None

    def load(self) -> None:
        """Begin; what is there already takes no time."""
        self._bookcase.fetch()
        self._thread = threading.Thread(target=self._load, name="ahead")
        self._thread.start()

    def wait(self) -> None:
        """Wait until all is there."""
        if self._thread is not None:
            self._thread.join()
        self._bookcase.wait()

    def _load(self) -> None:
        self._bookcase.join()
        for page in _PAGES:
            import_module(page)
