"""Paint every state of the board: `python -m tests.ui.board.pictures FOLDER [STATE ...]`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from tdtool.ui import fonts
from tdtool.ui.board.picture import compose, paint
from tdtool.ui.board.room import Room
from tests.ui.board.states import NOW, states

SIZES = ((1920, 1080), (800, 600), (1280, 800), (3840, 2160), (1024, 768), (1080, 1920))


def main() -> None:
    """Paint into a folder, all states or those named."""
    app = QApplication([])
    fonts.load()
    fonts.load_rest()
    folder, *wanted = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, view in states().items():
        if wanted and name not in wanted:
            continue
        for width, height in SIZES:
            image = QImage(width, height, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            paint(painter, compose(view, NOW, Room(width, height)), QRegion(image.rect()))
            painter.end()
            image.save(str(Path(folder, f"{name.replace(' ', '-')}-{width}x{height}.png")))
    del app


if __name__ == "__main__":
    main()
