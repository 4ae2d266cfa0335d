"""What the first keys ask for, made ready while nobody presses any."""

from __future__ import annotations

import threading
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tdtool.ui.acts import Act
from tdtool.ui.steady import NEEDED, steady

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Desk
    from tdtool.ui.pages import Pages
    from tdtool.ui.window import Window

_MODULES = (
    "tdtool.ui.whoposts.who_posts",
    "tdtool.ui.rulings.rulings_page",
    "tdtool.ui.printing.print_page",
    "tdtool.sheets.level_draw",
)
"""What is most often asked for first; each takes up to a tenth of a second to load."""
_STEP_MS = 100


class Ahead(QObject):
    """Loads in a thread, then builds the Rulings and Print pages in the window, part by part.

    A question is asked while players wait, and these pages are the largest.
    """

    ready = Signal()
    """All is there, also the tournament that was opened last."""

    def __init__(self, window: Window, pages: Pages) -> None:
        super().__init__(window)
        self._bookcase = pages.bookcase
        self._thread: threading.Thread | None = None
        self._steps: list[Callable[[], object]] = [
            _steady,
            lambda: window.make_page(Act.RULINGS),
            lambda: pages.rulings().log,
            lambda: window.make_page(Act.PRINTING),
        ]
        self._next = QTimer(self)
        self._next.setInterval(_STEP_MS)
        self._next.timeout.connect(self._step)

    def load(self, desk: Desk) -> None:
        """Begin; what is there already takes no time. `desk`: whose acts come next."""
        self._bookcase.fetch()
        self._thread = threading.Thread(target=self._load, args=(desk,), name="ahead")
        self._thread.start()
        self._next.start()

    def is_at_it(self) -> bool:
        """Tell whether something is still loaded or built."""
        return self._next.isActive()

    def wait(self) -> None:
        """Wait until all is there."""
        if self._thread is not None:
            self._thread.join()
            self._bookcase.wait()
        while self._next.isActive():
            self._step()

    def _load(self, desk: Desk) -> None:
        """Load what needs no window."""
        self._bookcase.join()
        for module in _MODULES:
            import_module(module)
        desk.get_ready()

    def _step(self) -> None:
        """Build what comes next; nothing while the thread is still at it."""
        if self._thread is not None and self._thread.is_alive():
            return
        if self._steps:
            self._steps.pop(0)()
        else:
            self._next.stop()
            self.ready.emit()


def _steady() -> None:
    if NEEDED:
        steady(anew=True)
