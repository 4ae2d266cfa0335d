"""Every state at every size: nothing cut, nothing over another, everything legible."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from tdtool.tournament.board_view import Look
from tdtool.ui import theme
from tdtool.ui.board import lettering, words
from tdtool.ui.board.ink import NIGHT
from tdtool.ui.board.picture import compose, reach
from tdtool.ui.board.room import Room
from tests.extent import some
from tests.ui.board.inked import cut, inked, outside, over
from tests.ui.board.layout_states import SHOWN, composed
from tests.ui.board.states import NOW

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tdtool.tournament.board_view import BoardView
    from tdtool.ui.board.scene import Fill, Scene

SIZES = (
    (800, 600),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
    (2560, 1080),
    (1080, 1920),
)
SMALLEST = 0.0125
"""Height of the smallest digit as a share of the shorter side."""

pytestmark = pytest.mark.usefixtures("lettered")


def ground_of(scene: Scene, rect: QRectF) -> Fill:
    """Find what lies under the middle of a line."""
    under = [fill for fill in scene.fills if fill.rect.contains(rect.center())]
    return under[-1]


@pytest.fixture(
    scope="module",
    params=[*some(SIZES[:-1], 3), SIZES[-1]],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def scenes(
    request: pytest.FixtureRequest, every_state: dict[str, BoardView], lettered: QApplication
) -> tuple[Room, dict[str, Scene]]:
    del lettered
    room = Room(*request.param)
    return room, {name: composed(name, view, room) for name, view in every_state.items()}


def test_all_ink_is_inside(scenes: tuple[Room, dict[str, Scene]]) -> None:
    room, made = scenes
    assert {name: found for name, scene in made.items() if (found := outside(scene, room))} == {}


def test_what_is_repainted_holds_the_ink(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    missed = [
        (name, line.key, line.text)
        for name, scene in made.items()
        for line in scene.lines
        if not QRectF(reach(line)).contains(inked(line))
    ]
    assert missed == []


def test_nothing_lies_over_another(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    assert {name: found for name, scene in made.items() if (found := over(scene))} == {}


def test_figures_of_the_countdown_keep_apart(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    for name, scene in made.items():
        row = [inked(line) for line in scene.lines if line.key.startswith("digit")]
        for one, other in pairwise(row):
            assert one.right() < other.left(), name


def test_lines_stay_on_one_ground(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    across = []
    for name, scene in made.items():
        for line in scene.lines:
            rect = inked(line)
            across += [
                (name, line.key, fill.key)
                for fill in scene.fills
                if fill.rect.intersects(rect) and not fill.rect.contains(rect)
            ]
    assert across == []


def test_contrast_is_enough(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    weak = {
        (piece.ink, ground_of(scene, inked(line)).ink)
        for scene in made.values()
        for line in scene.lines
        for piece in line.pieces
        if theme.contrast(NIGHT[piece.ink], NIGHT[ground_of(scene, inked(line)).ink]) < 4.5
    }
    assert weak == set()


def test_only_names_are_cut(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    assert {name: found for name, scene in made.items() if (found := cut(scene))} == {}


def test_everything_can_be_read(scenes: tuple[Room, dict[str, Scene]]) -> None:
    room, made = scenes
    small = [
        (name, line.key, line.cap, line.text)
        for name, scene in made.items()
        for line in scene.lines
        if min(piece.face.size for piece in line.pieces) * lettering.CAP
        < SMALLEST * min(room.width, room.height)
    ]
    assert small == []


def test_keys_are_unique(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    for scene in made.values():
        keys = [fill.key for fill in scene.fills] + [line.key for line in scene.lines]
        assert len(keys) == len(set(keys))


def test_what_matters_is_never_left_out(
    scenes: tuple[Room, dict[str, Scene]], every_state: dict[str, BoardView]
) -> None:
    _, made = scenes
    for name, view in every_state.items():
        if view.look is not Look.LEVEL or view.level is None or not view.level.stakes:
            continue
        keys = {line.key for line in made[name].lines}
        assert keys & {"digit -1", "clock words"}, name
        assert keys & {"stakes", "stakes 0", "set 1"}, name
        assert "title" in keys, name
        if view.page is None and name.split()[0] not in SHOWN:
            assert "players" in keys, name
        if view.message and "message" in keys:
            # A message that needs the whole line takes turns with what comes next.
            continue
        text = next(line.text for line in made[name].lines if line.key == "next")
        if view.after is not None and view.after.stakes and not view.day_ends_next:
            assert "Next" in text


def test_the_ante_is_never_left_out(scenes: tuple[Room, dict[str, Scene]]) -> None:
    _, made = scenes
    for name in ("level", "two minutes", "thirty seconds", "paused long", "huge", "level moves"):
        texts = [
            line.text for line in made[name].lines if line.key in {"with it", "stakes", "stakes 1"}
        ]
        assert any("BB ante" in text for text in texts), name


def test_sides_become_a_row_under_three_to_two(every_state: dict[str, BoardView]) -> None:
    def base(room: Room, key: str) -> float:
        scene = compose(every_state["level"], NOW, room)
        return next(line.base for line in scene.lines if line.key == key)

    wide, narrow = Room(1920, 1080), Room(800, 600)
    assert base(wide, "players") < base(wide, "average")
    assert base(narrow, "players") == base(narrow, "average") == base(narrow, "break in")


def test_what_gives_way_first_when_it_is_narrow(every_state: dict[str, BoardView]) -> None:
    texts = {
        width: " | ".join(
            line.text for line in compose(every_state["level"], NOW, Room(width, 600)).lines
        )
        for width in (1100, 800, 600, 420)
    }
    assert "20 BB" in texts[1100]
    assert "16:52" in texts[1100]
    assert "20 BB" not in texts[800]
    assert "16:52" not in texts[800]
    assert "of 1,045" in texts[800]
    assert "of 1,045" not in texts[600]
    assert "312" in texts[600]
    # Upright its figures stand in two rows.
    assert "of 1,045" in texts[420]


def test_a_warning_moves_nothing(every_state: dict[str, BoardView]) -> None:
    room = Room(1920, 1080)
    calm, late = (
        {line.key: line for line in compose(every_state[name], NOW, room).lines}
        for name in ("two minutes", "thirty seconds")
    )
    for key in set(calm) - {"message"}:
        assert calm[key].base == late[key].base, key
        assert calm[key].cap == late[key].cap, key


def test_the_digits_never_move_while_they_count(every_state: dict[str, BoardView]) -> None:
    room = Room(1920, 1080)
    places = set()
    for second in range(600, 6000, 61):
        view = every_state["level"]
        view = replace(view, clock=replace(view.clock, remaining=second * 1000))
        lines = [one for one in compose(view, NOW, room).lines if one.key.startswith("digit")]
        if len(lines) == 5:
            places.add(tuple(one.rect.left() for one in lines))
    assert len(places) == 1


def test_last_minutes_and_seconds_begin_on_time(every_state: dict[str, BoardView]) -> None:
    def near(ms: int) -> words.Warn:
        view = every_state["level"]
        return words.warning(replace(view, clock=replace(view.clock, remaining=ms)))

    assert near(120_001) is words.Warn.NOT_YET
    assert near(120_000) is words.Warn.MINUTES
    assert near(30_001) is words.Warn.MINUTES
    assert near(30_000) is words.Warn.SECONDS
    assert words.warning(every_state["paused thirty"]) is words.Warn.NOT_YET


def test_the_podium_says_what_was_won(every_state: dict[str, BoardView]) -> None:
    scene = compose(every_state["winner paid"], NOW, Room(1920, 1080))
    lines = {one.key: [piece.text for piece in one.pieces] for one in scene.lines}
    assert lines["winner"] == ["Winner", "€79,425"]
    assert lines["place 2"] == ["2nd", "Maja Lindqvist", "€1,600"]
