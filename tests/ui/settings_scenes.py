"""Scenes of the settings, and of what is heard: players on the clock, sentences to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.calls.commands import CallClock
from tdtool.ui.settings.settings_panel import SettingsPanel
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.stage import Stage


def settings_computer(stage: Stage) -> None:
    """Open what is set for this computer."""
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.show_computer()


def settings_tournament(stage: Stage) -> None:
    """Change what the tournament is called and how many sit at a table."""
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.which.set_index(1)
    panel.tournament.name.setText("Harbour Spring Open")
    panel.tournament.seats.set_value(8)


def settings_phones(stage: Stage) -> None:
    """Switch the players' page on where there is no network."""
    stage.program.phones.addresses = tuple
    stage.preferences.set_players_page(on=True)
    stage.window.toast.hide()
    stage.program.players_page()


def settings_sound(stage: Stage) -> None:
    """Open what is heard, with a sound of the director's own."""
    stage.preferences.set_own_sound("break", "<b>Ship's horn</b>.mp3")
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.show_sound()
    stage.settle()


def on_the_clock(stage: Stage) -> None:
    """Put two players on the clock: one is counted down, one's time is up."""
    stage.show_floor()
    tables = sorted(stage.desk.state.tables)
    seats = [min(stage.desk.state.tables[number].occupants) for number in tables[:2]]
    done(stage.desk, CallClock(tables[0], seats[0]))
    stage.clock.go(4_000)
    done(stage.desk, CallClock(tables[1], seats[1]))
    stage.clock.go(22_500)
    stage.settle()
    stage.clock.go(4_500)
    stage.settle()


def say_aloud(stage: Stage) -> None:
    """Open the sentences for the microphone after two announcements."""
    on_the_clock(stage)
    stage.program.sound.say_aloud()
    stage.settle()


def settings_seating(stage: Stage) -> None:
    """Post a breaking order and the numbers at which all is drawn anew."""
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.which.set_index(2)
    panel.seating.order.setText("35-30, 12, 7")
    panel.seating.redraws.set_index(2)
    panel.seating.points.setText("27, 18")
    panel.seating.form.set_index(3)
    panel.seating.prize_seats.setText("10")


SCENES: dict[str, Callable[[Stage], None]] = {
    "settings-computer": settings_computer,
    "settings-tournament": settings_tournament,
    "settings-seating": settings_seating,
    "settings-phones": settings_phones,
    "settings-sound": settings_sound,
    "on-the-clock": on_the_clock,
    "say-aloud": say_aloud,
}
