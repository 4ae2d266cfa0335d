"""The ruling library as the window has it: read when it is first wanted, in a thread."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tdtool.paths import house_rulings_dir, resource, rulings_path
from tdtool.rulebook.stamp import Stamp, stamp_of

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.rulebook.kept import Ready

_LOOK_MS = 10


class _Kept:
    """What was read last: every window of the process reads from the same shelf."""

    lock = threading.Lock()
    key: tuple[Path, Path, Stamp] | None = None
    shelved: Ready | None = None


class Bookcase(QObject):
    """Holds the library; until it is read there is none.

    `house_folder` is where the card room's own entries lie. When its files have changed,
    `fetch` reads everything anew, and the old library stays in use meanwhile.
    """

    arrived = Signal()
    """The library is there, or another one is."""

    def __init__(
        self,
        parent: QObject | None = None,
        folder: Path | None = None,
        house_folder: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder or resource("rulebook")
        self.house_folder = house_folder or house_rulings_dir()
        self._stamp: Stamp | None = None
        self._shelved: Ready | None = None
        self._thread: threading.Thread | None = None
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    def shelved(self) -> Ready | None:
        """Give library and index, None while they are not read."""
        return self._shelved

    def fetch(self) -> None:
        """See to it that the library is there and as the files are now; returns at once."""
        if self._thread is not None:
            return
        stamp = stamp_of(self.house_folder)
        if self._shelved is not None and stamp == self._stamp:
            return
        self._stamp = stamp
        if _Kept.key == (self._folder, self.house_folder, stamp):
            self._take()
            return
        self._thread = threading.Thread(target=self._read, args=(stamp,), name="rulebook")
        self._thread.start()
        self._looking.start()

    def wait(self) -> None:
        """Wait until what is being read is there."""
        if self._thread is not None:
            self.join()
            self._look()

    def join(self) -> None:
        """Wait in another thread until what is being read is ready; Qt is not touched."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _read(self, stamp: Stamp) -> None:
        """Read everything; Qt is not touched, so the window may be closed meanwhile."""
        from tdtool.rulebook.kept import ready

        with _Kept.lock:
            key = (self._folder, self.house_folder, stamp)
            if _Kept.key != key:
                _Kept.shelved = ready(self._folder, self.house_folder, rulings_path())
                _Kept.key = key

    def _look(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._thread = None
            self._looking.stop()
            self._take()

    def _take(self) -> None:
        self._shelved = _Kept.shelved
        self.arrived.emit()
