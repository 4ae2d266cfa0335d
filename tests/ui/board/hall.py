"""A desk with boards on several screens, in a process of its own: says what stands where.

`python -m tests.ui.board.hall FOLDER` under an offscreen platform with several screens.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.ui import fonts
from tdtool.ui.board.board import Board
from tdtool.ui.board.boards import Boards
from tdtool.ui.bridge import Bridge
from tests.ui import desk_sample


class Hall:
    """The desk, its boards, and what was said and remembered."""

    def __init__(self, folder: Path) -> None:
        self.clock = desk_sample.Clock()
        (folder / "second").mkdir()
        self.first = desk_sample.in_play(folder, self.clock, 100)
        self.second = desk_sample.opened(folder / "second", self.clock, "Side Event")
        self.bridge = Bridge()
        self.bridge.show(self.first)
        self.desk = QWidget()
        laptop = next(one for one in QGuiApplication.screens() if one.name() == "eDP-1")
        self.desk.setScreen(laptop)
        self.desk.setGeometry(laptop.geometry())
        self.desk.show()
        self.remembered: list[str] = []
        self.said: list[str] = []
        self.bridge.said.connect(lambda sentence, _tone: self.said.append(sentence))
        self.boards = Boards(self.bridge, self.desk, None, self.remembered.append)

    def seen(self) -> list[list[object]]:
        """List the boards that can be seen: name, screen, place and size, whether it has keys."""
        QApplication.processEvents()
        return sorted(
            [
                one.windowTitle(),
                one.screen().name(),
                [one.x(), one.y(), one.width(), one.height()],
                one.alone,
            ]
            for one in QApplication.topLevelWidgets()
            if isinstance(one, Board) and one.isVisible()
        )


def play(hall: Hall) -> dict[str, object]:
    """Open, move and close boards; take screens away and bring them back."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    found: dict[str, object] = {"screens": [one.name() for one in app.screens()]}
    hall.desk.activateWindow()
    QApplication.processEvents()
    hall.boards.toggle()
    found["open"] = hall.seen()
    found["desk has the keys"] = hall.desk.isActiveWindow()
    hall.boards.next_screen()
    found["next"] = hall.seen()
    hall.boards.toggle()
    found["closed"] = hall.seen()
    hall.boards.toggle()
    found["again"] = hall.seen()
    at = next(one for one in app.screens() if one.name() == "VGA-1")
    app.screenRemoved.emit(at)
    found["one gone"] = hall.seen()
    app.screenAdded.emit(at)
    found["back"] = hall.seen()
    hall.bridge.show(hall.second)
    hall.boards.toggle()
    found["two"] = hall.seen()
    hall.boards.next_screen()
    found["two, moved"] = hall.seen()
    found["remembered"] = hall.remembered
    found["said"] = [*hall.said]
    hall.boards.close_all()
    found["all closed"] = hall.seen()
    return found


def lose_all(hall: Hall) -> dict[str, object]:
    """Let the only other screen go and come back; open a board meanwhile."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    other = next(one for one in app.screens() if one is not hall.desk.screen())
    hall.boards.toggle()
    found: dict[str, object] = {"open": hall.seen()}
    app.screenRemoved.emit(other)
    found["gone"] = hall.seen()
    app.screenRemoved.emit(other)
    found["said"] = [*hall.said]
    app.screenAdded.emit(other)
    found["back"] = hall.seen()
    app.screenRemoved.emit(hall.desk.screen())
    found["desk moved"] = hall.seen()
    hall.boards.close_all()
    return found


def main() -> None:
    """Play with as many screens as there are, and print what was seen."""
    app = QApplication([])
    fonts.load()
    hall = Hall(Path(sys.argv[1]))
    found = lose_all(hall) if len(app.screens()) == 2 else play(hall)
    print(json.dumps(found))
    hall.bridge.close()


if __name__ == "__main__":
    main()
