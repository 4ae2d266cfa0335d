"""The tournament that is shown, whole, in a file that opens elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tdtool.brought.suffix import SUFFIX
from tdtool.tournament.views import Tone
from tdtool.ui.file_export import FileExport
from tdtool.ui.printing.background import Background

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.printing.background import Result
    from tdtool.ui.shelf import Shelf


class TournamentExport(FileExport):
    """Asks for a file and writes the shown tournament into it, beside the window."""

    WORD = "tournament"
    TITLE = "Export the whole tournament"
    FILTERS: ClassVar[dict[str, str]] = {f"Tournament (*{SUFFIX})": SUFFIX.removeprefix(".")}

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        parent: QWidget,
        shelf: Callable[[], Shelf | None],
    ) -> None:
        super().__init__(bridge, preferences, parent)
        self._shelf = shelf
        self._beside = Background(parent)

    def is_ready(self) -> bool:
        """Tell whether a tournament is shown, and none is being written."""
        return super().is_ready() and self._shelf() is not None and not self._beside.is_busy()

    def file_name(self) -> str:
        """Propose the tournament's name."""
        return super().file_name().removesuffix(f" {self.WORD}.csv") + SUFFIX

    def write(self, path: Path) -> None:
        """Write it on a thread of its own, and say where it lies, or why not."""
        tournament = self._bridge.desk.id

        def done(result: Result[None]) -> None:
            if result.error is not None:
                self._bridge.said.emit(str(result.error), Tone.WRONG)
            else:
                sentence = f"The whole tournament is in {path.name}: Open a file… takes it in."
                self._bridge.said.emit(sentence, Tone.KNOWN)

        self._beside.start(lambda _: self._write(tournament, path), done)

    def save(self, path: Path) -> None:
        """Write the shown tournament; raises ShelfError."""
        self._write(self._bridge.desk.id, path)

    def _write(self, tournament: str, path: Path) -> None:
        shelf = self._shelf()
        if shelf is not None:
            shelf.export(tournament, path)
