"""Counting the pages of every sheet of the catalogue, one after another, beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tdtool.ui.printing.background import Background, Result
from tdtool.ui.printing.work import EachPage, Unclear, Work
from tdtool.ui.printing.works import work_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.printing.catalogue_model import CatalogueModel
    from tdtool.ui.printing.choice import Choice
    from tdtool.ui.printing.offer import Offer


_REST_MS = 150
"""How long it waits first: the sheet in hand is to be seen before the others are counted."""


class PageCounts(QObject):
    """Tells the catalogue how many pages its sheets have."""

    def __init__(self, bridge: Bridge, model: CatalogueModel, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._model = model
        self._background = Background(self)
        self._left: list[tuple[Offer, Choice]] = []
        self._table: Callable[[], int | None] = lambda: None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._next)

    def count(
        self, wanted: Iterable[tuple[Offer, Choice]], table: Callable[[], int | None]
    ) -> None:
        """Count these sheets as they are chosen."""
        self.stop()
        self._left, self._table = list(wanted), table
        self._rest.start()

    def is_busy(self) -> bool:
        """Tell whether pages are being counted, or will be."""
        return self._rest.isActive() or self._background.is_busy()

    def stop(self) -> None:
        """Count no more."""
        self._left = []
        self._rest.stop()
        self._background.stop()

    def _next(self) -> None:
        while self._left and self._bridge.is_open:
            offer, choice = self._left.pop(0)
            try:
                work = work_of(self._bridge.desk, offer, choice, self._table())
            except Unclear:
                self._model.set_pages(offer, None)
                continue
            self._start(offer, work)
            return

    def _start(self, offer: Offer, work: Work) -> None:
        def count(each: EachPage) -> int:
            each()
            return work.pages()

        def take(result: Result[int]) -> None:
            self._model.set_pages(offer, result.value)
            self._next()

        self._background.start(count, take)
