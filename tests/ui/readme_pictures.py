"""The pictures of the README, drawn anew: `python -m tests.ui.readme_pictures`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

SCENES = {
    "floor": "floor-known",
    "who-posts": "who-posts-answered",
    "line": "line",
    "plans": "plans",
    "rulings": "rulings",
    "prizes": "prizes-deal",
}
"""Picture -> the scene it shows."""
BOARD = "level"
FOLDER = Path(__file__).parents[2] / "packaging" / "pictures"
WIDE, HIGH = 1366, 768


def main() -> int:
    """Draw them into their folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PIL import Image
    from PySide6.QtWidgets import QApplication

    from tests.ui.board.pictures import draw
    from tests.ui.board.states import states
    from tests.ui.scenes import scenes
    from tests.ui.stage import Stage

    app = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        for name, scene in SCENES.items():
            stage = Stage(Path(folder) / name, WIDE, HIGH, 100, dark=True)
            scenes()[scene](stage)
            stage.picture(FOLDER / f"{name}.png")
            stage.leave()
    draw(FOLDER / "board.png", BOARD, states()[BOARD], WIDE, HIGH)
    for name in (*SCENES, "board"):
        # 256 colours are enough for flat pages, and a third of the bytes.
        path = FOLDER / f"{name}.png"
        Image.open(path).quantize(256).save(path, optimize=True)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
