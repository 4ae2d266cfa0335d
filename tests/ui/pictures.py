"""Pictures of every page and panel: `python -m tests.ui.pictures FOLDER [--only NAME]`.

Each at 1366 x 768 and 1920 x 1080, dark and light, with a tournament in the middle of a level.
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
    from collections.abc import Callable, Sequence

    from tests.ui.stage import Stage

SIZES = ((1366, 768), (1920, 1080))
PASTED = """Level\tMin\tSmall\tBig\tAnte
1\t20\t100\t200\t200
2\t20\t200\t300\t300
3\t20\t300\t600\t600
4\t20\t4000\t800\t800
Break\t10
5\t20\t500\t1000\t
6\t20\t800\t1600\t1600
"""
LIST = """First;Last;City
Kim;Do-eul;Seoul
Bo;Lindqvarn;Oslo
Kim;Do-eul;Seoul
Siobhán;Ó Rinn;Cork
<b>Bold</b>;<img src="/etc/hostname">;Rome
;;nobody
"""
TROUBLE = (
    "/home/td/tdtool.sqlite3 is open in another tdtool. Close it there first, or name another file."
)


def scenes() -> dict[str, Callable[[Stage], None]]:
    """Name every picture and how it comes about."""
    return {
        "floor": lambda stage: stage.show_floor(),
        "line": lambda stage: stage.type_line("12.5 out"),
        "line-refused": lambda stage: stage.type_line("12.5 reenter"),
        "todo": lambda stage: stage.go_to_todo(),
        "paused": lambda stage: stage.pause(134),
        "last-minutes": lambda stage: stage.leave_on_clock(95),
        "last-seconds": lambda stage: stage.leave_on_clock(21),
        "break": lambda stage: stage.into_the_break(),
        "who-posts": lambda stage: stage.program.who_posts(),
        "new-tournament": lambda stage: stage.new_tournament("Harbour Open, day 2"),
        "new-tournament-pasted": lambda stage: stage.new_tournament("Friday", PASTED),
        "bring-in": lambda stage: stage.bring_in(LIST),
        "draw": lambda stage: stage.draw(drawn=False),
        "drawn": lambda stage: stage.draw(drawn=True),
        "print-levels": lambda stage: stage.program.print_sheet(),
        "print-card": lambda stage: stage.program.print_card_of(stage.known_table()),
        "keys": lambda stage: stage.program.keys(),
        "about": lambda stage: stage.program.about(),
        "open": lambda stage: stage.program.open_tournament(),
        "menu": lambda stage: stage.window.open_menu(),
        "start": lambda stage: stage.start(),
        "trouble": lambda stage: stage.trouble(TROUBLE),
        "toast": lambda stage: stage.window.fail("The printer Desk cannot be reached."),
    }


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
        from tests.ui.stage import Stage

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
    print(f"{drawn} pictures in {args.folder}")
    return 0


def _screen(folder: Path) -> Path:
    """Describe a screen that is large enough for every picture."""
    screen = {"name": "desk", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
    path = folder / "screens.json"
    path.write_text(json.dumps({"synchronousWindowSystemEvents": True, "screens": [screen]}))
    return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
