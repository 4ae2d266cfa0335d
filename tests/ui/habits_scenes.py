"""The settings of keys, the locked desk, a player carried to another seat, the desk for fingers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.acts import Act
from tdtool.ui.desk_lock import pin
from tdtool.ui.settings.settings_panel import SettingsPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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


SCENES: Mapping[str, Callable[[Stage], object]] = {
    "settings-keys": keys_part,
    "settings-keys-clash": keys_clash,
    "locked": locked,
    "locked-pin": locked_by_pin,
    "touch-floor": lambda stage: fingers(stage, Act.FLOOR),
    "touch-entries": lambda stage: fingers(stage, Act.ENTRIES),
}
