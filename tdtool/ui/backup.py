"""Everything written into another file, beside the window: the clock goes on meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING, ClassVar

from tdtool.tournament.views import Tone
from tdtool.ui.file_export import FileExport
from tdtool.ui.printing.background import Background

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.values import Now
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.printing.background import Result
    from tdtool.ui.shelf import Shelf


class Backup(FileExport):
    """Asks for a file and copies every tournament into it, also while none is shown.

    `shelf` gives the tournaments, None where the file could not be opened.
    """

    WORD = "backup"
    TITLE = "Back up every tournament"
    FILTERS: ClassVar[dict[str, str]] = {"tdtool (*.sqlite3)": "sqlite3"}

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        parent: QWidget,
        shelf: Callable[[], Shelf | None],
        now: Callable[[], Now],
    ) -> None:
        super().__init__(bridge, preferences, parent)
        self._shelf = shelf
        self._now = now
        self._beside = Background(parent)

    def is_ready(self) -> bool:
        """Tell whether there is a file to copy, and no copy is being made."""
        return self._shelf() is not None and not self._beside.is_busy()

    def file_name(self) -> str:
        """Propose a name that says when it was made."""
        now = self._now()
        zone = timezone(timedelta(seconds=now.utc_offset))
        local = datetime.fromtimestamp(now.wall_ms / 1000, UTC).astimezone(zone)
        return f"tdtool {local:%Y-%m-%d %H%M}.sqlite3"

    def write(self, path: Path) -> None:
        """Copy everything on a thread of its own, and say where it lies, or why not."""

        def done(result: Result[None]) -> None:
            if result.error is not None:
                self._bridge.said.emit(str(result.error), Tone.WRONG)
            else:
                sentence = f"Backed up: {path.name} lies in {path.parent}."
                self._bridge.said.emit(sentence, Tone.KNOWN)

        self._beside.start(lambda _: self.save(path), done)

    def save(self, path: Path) -> None:
        """Copy everything into a file; raises ShelfError."""
        shelf = self._shelf()
        if shelf is not None:
            shelf.backup(path)
