"""Paint every state of the board: `python -m tests.ui.board.pictures FOLDER [STATE ...]`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from tdtool.ui import fonts
from tdtool.ui.board.picture import paint
from tdtool.ui.board.room import Room
from tests.ui.board.layout_states import composed
from tests.ui.board.states import states

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.board_view import BoardView

SIZES = ((1920, 1080), (800, 600), (1280, 800), (3840, 2160), (1024, 768), (1080, 1920))


def draw(path: Path, name: str, view: BoardView, width: int, height: int) -> None:
    """Paint a state of the board into a file."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, composed(name, view, Room(width, height)), QRegion(image.rect()))
    painter.end()
    image.save(str(path))


def main(folder: Path, wanted: Sequence[str]) -> None:
    """Paint into a folder, all states or those named."""
    app = QApplication([])
    fonts.load()
    fonts.load_rest()
    folder.mkdir(parents=True, exist_ok=True)
    for name, view in states().items():
        if wanted and name not in wanted:
            continue
        for width, height in SIZES:
            file = f"{name.replace(' ', '-')}-{width}x{height}.png"
            draw(folder / file, name, view, width, height)
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
