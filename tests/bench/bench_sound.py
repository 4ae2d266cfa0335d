"""Sound beside the desk: what handing one over costs, playing it, and watching for what is due."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from miniaudio import Backend

from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = 10_000
BUFFER = 44_100 * 60 // 1000
"""Frames that a device asks for at once: 60 ms."""
MANY = 300


def rows() -> list[Row]:
    """Measure in CPU time, on a device that swallows everything."""
    return [*_playing(), *_watching()]


def _playing() -> list[Row]:
    from tdtool.sound.clip import read_clip
    from tdtool.sound.cue import Cue, own_file
    from tdtool.sound.mixer import Mixer
    from tdtool.sound.player import Player

    player = Player([Backend.NULL])
    path = own_file(Cue.COUNT)
    player.play(path, 80)
    handed = [_took(lambda: player.play(path, 80)) for _ in range(MANY)]
    player.close()
    mixer = Mixer()
    clip = read_clip(own_file(Cue.FINAL_TABLE))
    mixer.add(clip, 80)
    one = max(_took(lambda: mixer.take(BUFFER)) for _ in range(20))
    for _ in range(3):
        mixer.add(clip, 80)
    three = max(_took(lambda: mixer.take(BUFFER)) for _ in range(20))
    return [
        Row("sound: hand one to the player, worst of 300", max(handed), 1.0, "ms"),
        Row("sound: 60 ms of one sound at 80 %, worst", one, 6.0, "ms"),
        Row("sound: 60 ms of three at once, worst", three, 20.0, "ms"),
    ]


def _watching() -> list[Row]:
    from tdtool.ui.aloud.watch import Watch
    from tests.ui import desk_sample

    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        desk = desk_sample.in_play(Path(folder), clock, PLAYERS)
        watch = Watch(desk)
        first = _took(lambda: watch.look((120, 30)))
        looks = []
        for _ in range(MANY):
            clock.go(60)
            looks.append(_took(lambda: watch.look((120, 30))))
        watch.close()
    usual = sorted(looks)[MANY // 2]
    return [
        Row("sound: look at 10,000 players (8 a second), median", usual, 0.5, "ms"),
        Row("sound: look at the floor of 10,000 players", first, 60.0, "ms"),
    ]


def _took(act: Callable[[], object]) -> float:
    begun = time.process_time()
    act()
    return (time.process_time() - begun) * 1000
