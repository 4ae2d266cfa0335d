"""Work beside the window: done on a thread of its own, so that the clock never waits for it."""

from __future__ import annotations

import gc
import logging
import queue
import threading
import time
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.printing.work import EachPage

_T = TypeVar("_T")
_SOON_MS, _LOOK_MS = 1, 15
"""How soon a result is looked for, and how often where it takes longer."""
_log = logging.getLogger(__name__)


class Stopped(Exception):  # noqa: N818 - no error, a wish
    """The work is not wanted any more."""


class Result(Generic[_T]):
    """What came of the work: a value, or the exception that ended it."""

    def __init__(self, value: _T | None, error: Exception | None = None) -> None:
        self.value = value
        self.error = error


class _Task(Generic[_T]):
    def __init__(self, work: Callable[[EachPage], _T], done: Callable[[Result[_T]], None]) -> None:
        self.work = work
        self.done = done
        self.wanted = True
        self.results: queue.SimpleQueue[Result[_T]] = queue.SimpleQueue()

    def run(self) -> None:
        # What lives already is left out of the collector's rounds, which stop all threads; the
        # program itself has seen to that where it stands.
        frozen = gc.get_freeze_count() > 0
        if not frozen:
            gc.freeze()
        try:
            self.results.put(Result(self.work(self._go_on)))
        except Stopped:
            return
        except Exception as error:  # noqa: BLE001 - told where the result is awaited
            self.results.put(Result(None, error))
        finally:
            if not frozen:
                gc.unfreeze()

    def _go_on(self) -> None:
        # Letting go of the interpreter here gives the window its turn between two pages.
        time.sleep(0)
        if not self.wanted:
            raise Stopped


class Background(QObject):
    """One piece of work at a time; a new one takes the place of the old.

    The thread knows nothing of Qt: the result is fetched by looking for it, and what is done
    with it is done in the window's thread.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: _Task[object] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def is_busy(self) -> bool:
        """Tell whether work is being done."""
        return self._task is not None

    def start(self, work: Callable[[EachPage], _T], done: Callable[[Result[_T]], None]) -> None:
        """Do this work from now on; `done` gets what came of it unless other work is started.

        `work` calls what it is given now and then; that ends it when it is not wanted.
        """
        self.stop()
        task = _Task(work, done)
        self._task = task  # type: ignore[assignment]
        threading.Thread(target=task.run, name="tdtool-paper", daemon=True).start()
        self._timer.start(_SOON_MS)

    def stop(self) -> None:
        """Let go of the work that is being done, if any."""
        self._timer.stop()
        task, self._task = self._task, None
        if task is not None:
            task.wanted = False

    def _look(self) -> None:
        task = self._task
        if task is None or task.results.empty():
            self._timer.setInterval(min(2 * self._timer.interval(), _LOOK_MS))
            return
        result = task.results.get()
        self.stop()
        if result.error is not None:
            _log.info("work beside the window ended early", exc_info=result.error)
        task.done(result)
