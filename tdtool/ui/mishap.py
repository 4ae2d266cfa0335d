"""When the program itself fails: it is written down, said in a sentence, and goes on."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

SENTENCE = "Something went wrong in the program. What was saved is safe; go on."


class Mishaps(QObject):
    """Hears of every exception that nobody caught, in slots and in threads.

    Ctrl+C at the terminal is none of them.
    """

    happened = Signal(str)
    """A sentence for the director."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = (sys.excepthook, threading.excepthook)

    def listen(self) -> None:
        """Hear of them from now on."""
        sys.excepthook = self._raised
        threading.excepthook = self._raised_in_thread

    def leave(self) -> None:
        """Leave them to Python again."""
        sys.excepthook, threading.excepthook = self._before

    def _raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        import logging

        _log = logging.getLogger(__name__)
        _log.error("Nobody caught this:", exc_info=(kind, error, trace))
        self.happened.emit(SENTENCE)

    def _raised_in_thread(self, hook: threading.ExceptHookArgs) -> None:
        if hook.exc_value is not None:
            self._raised(hook.exc_type, hook.exc_value, hook.exc_traceback)


def keep_log(path: Path) -> None:
    """Write what goes wrong into a file, and to the terminal where there is one."""
    import logging

    logger = logging.getLogger("tdtool")
    if logger.handlers:
        return
    shape = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handlers: list[logging.Handler] = []
    if sys.stderr is not None:
        handlers.append(logging.StreamHandler())
    handlers.append(logging.FileHandler(path, delay=True, encoding="utf-8"))
    for handler in handlers:
        handler.setFormatter(shape)
        logger.addHandler(handler)
