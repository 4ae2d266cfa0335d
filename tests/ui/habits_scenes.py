"""The settings of keys, the locked desk, a player carried to another seat, the desk for fingers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tdtool.tournament import commands as c
from tdtool.ui.acts import Act
from tdtool.ui.desk_lock import pin
from tdtool.ui.settings.settings_panel import SettingsPanel
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from tests.ui.stage import Stage


def keys_part(stage: Stage) -> SettingsPanel:
    """Open the settings at the keys."""
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.show_keys()
    return panel


def keys_clash(stage: Stage) -> None:
    """Ask for a key that another act has."""
    part = keys_part(stage).keys
    part.filter.set_text("next hand")
    part.ask()
    part.take("X")


def locked(stage: Stage) -> None:
    """Lock the desk by its key."""
    stage.show_floor()
    stage.window.desk_lock.lock()


def locked_by_pin(stage: Stage) -> None:
    """Lock the desk by a PIN, three digits of it typed with fingers."""
    stage.show_floor()
    stage.preferences.set_touch(touch=True)
    stage.preferences.set_pin(pin.kept("2471", bytes(pin.SALT_BYTES)))
    stage.window.desk_lock.lock()
    for place in (1, 3, 6):
        stage.window.cover.digits[place].click()


def fingers(stage: Stage, act: Act) -> None:
    """Show a page for fingers."""
    stage.preferences.set_touch(touch=True)
    if act is Act.FLOOR:
        stage.show_floor()
    else:
        stage.go(act)


def pull(source: QWidget, start: QPoint, *ways: QPoint) -> None:
    """Press on a widget and move on, over points of the screen, without letting go."""
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    for way in (source.mapToGlobal(start + QPoint(0, 30)), *ways):
        QTest.mouseMove(source, source.mapFromGlobal(way))


def seat_on_screen(stage: Stage, seat: int) -> QPoint:
    """Give the middle of a seat of the table in hand, on the screen."""
    picture = stage.program.floor.pane.picture
    point = picture.seat_point(seat)
    assert point is not None
    return picture.mapToGlobal(point.toPoint())


def carried(stage: Stage, table: int = 5, source: int = 3, target: int = 6) -> None:
    """Carry a player to another one's seat, two newcomers waiting below the tiles."""
    done(stage.desk, c.Register(names=("Ilse Okonkwo-Brandt", "Teo Marín")))
    floor = stage.program.floor
    floor.show_table(table)
    stage.settle()
    picture = floor.pane.picture
    point = picture.mapFromGlobal(seat_on_screen(stage, source))
    pull(picture, point, seat_on_screen(stage, target))


def carried_in_vain(stage: Stage) -> None:
    """Carry a player who may not be moved."""
    table = stage.desk.state.tables[5]
    done(stage.desk, c.LockEntry(table.occupants[3], locked=True))
    done(stage.desk, c.Bust((table.occupants[6],)))
    carried(stage)


def waiting_carried(stage: Stage) -> None:
    """Carry somebody who waits over a tile."""
    done(stage.desk, c.Register(names=("Ilse Okonkwo-Brandt", "Teo Marín")))
    stage.settle()
    strip = stage.program.floor.tiles.waiting
    spot = strip.spot_of(strip.waits()[0].entry)
    assert spot is not None
    tiles = stage.program.floor.tiles.view
    tile = tiles.viewport().mapToGlobal(tiles.visualRect(tiles.model().index(8, 0)).center())
    pull(strip, spot, tile)


SCENES: Mapping[str, Callable[[Stage], object]] = {
    "settings-keys": keys_part,
    "settings-keys-clash": keys_clash,
    "locked": locked,
    "locked-pin": locked_by_pin,
    "floor-carried": carried,
    "floor-carried-in-vain": carried_in_vain,
    "floor-waiting-carried": waiting_carried,
    "touch-floor": lambda stage: fingers(stage, Act.FLOOR),
    "touch-entries": lambda stage: fingers(stage, Act.ENTRIES),
}
