"""A desk with boards on several screens, in a process of its own: says what stands where.

`python -m tests.ui.board.hall FOLDER` under an offscreen platform with several screens.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.board_plan import BoardPlan, Layout
from tdtool.settings import Settings
from tdtool.ui import fonts
from tdtool.ui.board import system_screens
from tdtool.ui.board.board import Board
from tdtool.ui.board.boards import Boards
from tdtool.ui.bridge import Bridge
from tdtool.ui.preferences import Preferences
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
        self.preferences = Preferences(Settings(), folder / "settings.json")
        self.said: list[str] = []
        self.bridge.said.connect(lambda sentence, _tone: self.said.append(sentence))
        self.boards = Boards(self.bridge, self.desk, self.preferences)

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

    def wanted(self) -> list[str]:
        """Name the screens that a board is meant for."""
        return [plan.screen.name for plan in self.preferences.settings.boards if plan.on]


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
    found["remembered"] = hall.wanted()
    found["said"] = [*hall.said]
    hall.boards.close_all()
    found["all closed"] = hall.seen()
    found.update(play_both(hall))
    return found


def play_both(hall: Hall) -> dict[str, object]:
    """Let one tournament have boards on two screens, each with a plan of its own."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    found: dict[str, object] = {}
    for one in system_screens.all_screens():
        if one.name != "eDP-1":
            frozen = Layout.SEATS if one.name == "VGA-1" else None
            hall.boards.set_plan(BoardPlan(one.id, frozen=frozen))
    hall.bridge.show(hall.first)
    hall.boards.toggle()
    found["both"] = hall.seen()
    lines = {one.screen().name(): one.scene for one in hall.boards.boards()}
    found["seats"] = {
        name: scene is not None and any("Seats." in line.text for line in scene.lines)
        for name, scene in lines.items()
    }
    hall.boards.next_screen()
    found["nowhere to go"] = hall.said[-1]
    at = next(one for one in app.screens() if one.name() == "VGA-1")
    app.screenRemoved.emit(at)
    found["one of both gone"] = hall.seen()
    app.screenAdded.emit(at)
    found["both again"] = hall.seen()
    plan = next(one for one in hall.preferences.settings.boards if one.screen.name == "HDMI-1")
    hall.boards.set_plan(replace(plan, on=False))
    found["one off"] = hall.seen()
    hall.boards.set_plan(plan)
    found["one on"] = hall.seen()
    hall.boards.close_all()
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
