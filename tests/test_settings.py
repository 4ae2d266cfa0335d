"""The settings file: read, written whole, never a reason not to start."""

from __future__ import annotations

import json
import os
from functools import partial
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.board_plan import MOST_SECONDS, BoardPlan, Layout, ScreenId, Turn
from tdtool.settings import (
    BoardColours,
    ColourScheme,
    KeySet,
    PaperSize,
    Settings,
    load_settings,
    save_settings,
    settings_path,
    usual_paper,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("environment", "paper"),
    [
        ({}, "a4"),
        ({"LANG": "C.UTF-8"}, "a4"),
        ({"LANG": "en_US.UTF-8"}, "letter"),
        ({"LANG": "fr_CA"}, "letter"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE", "LC_ALL": "es_MX.UTF-8@euro"}, "letter"),
        ({"LC_ALL": "", "LANG": "en_PH"}, "letter"),
    ],
)
def test_paper_is_the_one_usual_in_the_country(environment: dict[str, str], paper: str) -> None:
    assert usual_paper(environment) == paper


def test_no_file_gives_the_usual_settings(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path / "none.json", {"LANG": "en_US.UTF-8"})
    assert loaded == (Settings(paper=PaperSize.LETTER), None)


texts = st.none() | st.text(max_size=40)
turns = st.tuples(*(st.integers(0, MOST_SECONDS).map(partial(Turn, one)) for one in Layout))
screens = st.builds(
    ScreenId,
    st.text(max_size=9),
    st.text(max_size=9),
    st.integers(0, 9_999),
    st.integers(0, 9_999),
)
plans = st.builds(
    BoardPlan, screens, st.booleans(), turns, st.none() | st.sampled_from(Layout), st.booleans()
)


@given(
    st.builds(
        Settings,
        colour_scheme=st.sampled_from(ColourScheme),
        paper=st.sampled_from(PaperSize),
        font_percent=st.integers(75, 200),
        sound=st.booleans(),
        volume=st.integers(0, 100),
        voice=st.booleans(),
        warnings=st.sets(st.integers(5, 3_600), max_size=6).map(
            lambda marks: tuple(sorted(marks, reverse=True))
        ),
        silent=st.lists(st.text(max_size=9), max_size=3).map(tuple),
        own_sounds=st.dictionaries(st.text(max_size=9), st.text(max_size=40), max_size=3),
        calls_on_board=st.booleans(),
        tournament=texts,
        boards=st.lists(plans, max_size=3).map(tuple),
        board_colours=st.sampled_from(BoardColours),
        board_accent=st.none() | st.from_regex("#[0-9a-f]{6}", fullmatch=True),
        printer=texts,
        folder=texts,
        window=texts,
        key_set=st.sampled_from(KeySet),
        keys=st.lists(st.tuples(st.text(), st.lists(st.text()).map(tuple))).map(tuple),
        locked=st.booleans(),
        pin=texts,
        touch=st.booleans(),
        players_page=st.booleans(),
        players_page_address=texts,
        players_page_port=st.integers(1, 65_535),
        players_page_names=st.booleans(),
    )
)
def test_what_is_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, settings: Settings
) -> None:
    path = tmp_path_factory.mktemp("settings") / "deep" / "settings.json"
    save_settings(settings, path)
    assert load_settings(path, {}) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1]", b"null", b"\xff\xfe{}", b"[" * 100_000],
    ids=["empty", "cut off", "list", "null", "bytes", "deep"],
)
def test_damaged_file_gives_the_usual_settings_and_a_sentence(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded = load_settings(path, {})
    assert loaded.settings == Settings()
    assert loaded.problem == f"The settings in {path} are damaged; the usual ones are used."
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "odd"),
    [
        ("colour_scheme", "pink"),
        ("paper", 4),
        ("font_percent", 400),
        ("font_percent", True),
        ("sound", "yes"),
        ("printer", ["lp"]),
        ("key_set", "emacs"),
        ("keys", {"undo": "F7"}),
        ("keys", [["undo", "F7"]]),
        ("keys", [["undo", [7]]]),
        ("locked", "no"),
        ("volume", 101),
        ("voice", 1),
        ("warnings", [120, 4]),
        ("warnings", "2:00"),
        ("warnings", [1] * 7),
        ("silent", "level"),
        ("own_sounds", ["a.wav"]),
        ("board_colours", "pink"),
        ("board_accent", "red"),
        ("boards", [4]),
        ("boards", [{"screen": ["HDMI-1", "", 0]}]),
        ("boards", [{"screen": ["HDMI-1", "", 0, 0], "turns": [["clock", -1]]}]),
        ("boards", [{"screen": ["HDMI-1", "", 0, 0], "on": "yes"}]),
        ("players_page", 1),
        ("players_page_port", 0),
        ("players_page_address", 8),
    ],
)
def test_one_odd_value_spoils_no_other(tmp_path: Path, name: str, odd: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"folder": "/srv/poker", "of_a_later_version": 1, name: odd}))
    loaded = load_settings(path, {})
    assert loaded.settings == Settings(folder="/srv/poker")
    assert loaded.problem == (
        f"In {path} the setting {name} makes no sense; the usual one is used."
    )


def test_folder_in_the_place_of_the_file_is_a_sentence(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path, {})
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert loaded.problem.startswith(f"The settings in {tmp_path} cannot be read: ")


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save_settings(Settings(folder="old"), path)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save_settings(Settings(folder="new"), path)
    assert load_settings(path, {}).settings.folder == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_settings_lie_in_the_configuration_folder() -> None:
    assert settings_path().name == "settings.json"
    assert "tdtool" in settings_path().parts
