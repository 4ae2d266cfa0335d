"""Pictures of pages, panels and the board: `python -m tests.ui.pictures FOLDER [--only NAME]`.

Each page at 1366 x 768 and 1920 x 1080, dark and light, with a tournament in the middle of a level.
Draws offscreen where no other platform is asked for (QT_QPA_PLATFORM).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = ((1366, 768), (1920, 1080))
BOARDS = (
    ("level", 1920, 1080),
    ("level", 800, 600),
    ("break moves", 1280, 800),
    ("break stacks", 1920, 1080),
    ("break stacks", 800, 600),
    ("thirty seconds", 3840, 2160),
    ("paused long", 1920, 1080),
    ("hand for hand", 1920, 1080),
    ("hand for hand", 800, 600),
    ("last hands", 1280, 800),
)


def main(argv: Sequence[str]) -> int:
    """Draw the pictures into a folder."""
    parser = argparse.ArgumentParser(description="Pictures of every page and panel.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name begins so")
    parser.add_argument("--percent", type=int, default=100, help="the size of text")
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_screen(folder)}")
        from PySide6.QtWidgets import QApplication

        from tests.ui.scenes import scenes
        from tests.ui.stage import Stage

        app = QApplication.instance() or QApplication([])
        drawn = 0
        for dark in (True, False):
            for width, height in SIZES:
                for name, scene in scenes().items():
                    if not name.startswith(args.only):
                        continue
                    stage = Stage(folder / f"{drawn}", width, height, args.percent, dark=dark)
                    scene(stage)
                    shade = "dark" if dark else "light"
                    stage.picture(args.folder / f"{name}-{shade}-{width}x{height}.png")
                    stage.leave()
                    drawn += 1
        drawn += _boards(args.folder, args.only)
        del app
    print(f"{drawn} pictures in {args.folder}")
    return 0


def _boards(folder: Path, only: str) -> int:
    """Paint the board in the sizes that rooms have; returns how many pictures."""
    from tdtool.ui import fonts
    from tests.ui.board.pictures import draw
    from tests.ui.board.states import states

    fonts.load()
    fonts.load_rest()
    wanted = [one for one in BOARDS if f"board-{one[0]}".startswith(only)]
    for state, width, height in wanted:
        name = state.replace(" ", "-")
        path = folder / f"board-{name}-{width}x{height}.png"
        draw(path, state, states()[state], width, height)
    return len(wanted)


def _screen(folder: Path) -> Path:
    """Describe a screen that is large enough for every picture."""
    screen = {"name": "desk", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
    path = folder / "screens.json"
    path.write_text(json.dumps({"synchronousWindowSystemEvents": True, "screens": [screen]}))
    return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
