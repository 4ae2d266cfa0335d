"""The ruling library as the window has it: read when it is first wanted, in a thread."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tdtool.paths import house_rulings_dir, resource

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.rulebook.load import Library
    from tdtool.rulebook.search import Index

_LOOK_MS = 10
_MOST_FILES = 5_000

Stamp = tuple[tuple[str, int, int], ...]
"""The card room's files by path, time of change and size."""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A library that was read, and its index."""

    library: Library
    index: Index


class _Kept:
    """What was read last: every window of the process reads from the same shelf."""

    lock = threading.Lock()
    key: tuple[Path, Path, Stamp] | None = None
    shelved: Shelved | None = None


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
        self._shelved: Shelved | None = None
        self._thread: threading.Thread | None = None
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)

    def shelved(self) -> Shelved | None:
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
            self._thread.join()
            self._look()

    def _read(self, stamp: Stamp) -> None:
        """Read everything; Qt is not touched, so the window may be closed meanwhile."""
        from tdtool.rulebook.load import Library
        from tdtool.rulebook.search import Index

        with _Kept.lock:
            key = (self._folder, self.house_folder, stamp)
            if _Kept.key != key:
                library = Library.load(self._folder, self.house_folder)
                _Kept.shelved = Shelved(library, Index(library))
                _Kept.key = key

    def _look(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._thread = None
            self._looking.stop()
            self._take()

    def _take(self) -> None:
        self._shelved = _Kept.shelved
        self.arrived.emit()


def stamp_of(folder: Path) -> Stamp:
    """Tell how the files of a folder stand, without reading them; () where it is not there."""
    found: list[tuple[str, int, int]] = []
    for file in sorted(folder.rglob("*.toml"))[:_MOST_FILES] if folder.is_dir() else ():
        try:
            about = file.stat()
        except OSError:
            continue
        found.append((str(file), about.st_mtime_ns, about.st_size))
    return tuple(found)
