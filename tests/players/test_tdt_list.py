"""Players in files of The Tournament Director: names and who is out, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.players.file_text import PlayersFileError, read_text
from tdtool.players.player_list import read_players
from tdtool.players.tdt_list import tdt_text
from tests.tdt.evenings import PRIVATE, VERSIONS, evening

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("version", VERSIONS)
def test_names_and_who_is_out(tmp_path: Path, version: str) -> None:
    path = tmp_path / "evening.tdt"
    path.write_text(evening(version), encoding="utf-8")
    text = read_text(path)
    listed = read_players(text)
    assert [player.name for player in listed.players] == [
        "Ana B.", "Bo L.", "Давид О.", 'O"Neil C.',
    ]  # fmt: skip
    assert listed.heads == ("Name", "Nickname", "Status")
    assert [line.rpartition("\t")[2] for line in text.splitlines()[1:]] == ["", "out", "out", "out"]
    assert not any(private in text for private in PRIVATE)


def test_older_forms_of_a_name() -> None:
    players = (
        '[new GamePlayer({Name: "Ana, B"}), new GamePlayer({Nickname: "1. Bo\\tL"}),'
        " new GamePlayer({Name: 5}), new Guest({Name: 'Not one'}),"
        ' new GamePlayer({Nickname: "=1+1", BustOut: new GameBustOut({Time: 1})})]'
    )
    text = tdt_text(f'{{V: "3.0", T: new Tournament({{Players: {players}}})}}')
    assert text.splitlines()[1:] == ["Ana, B\tAna, B\t", "1. Bo L\t1. Bo L\t", "=1+1\t=1+1\tout"]
    assert [one.name for one in read_players(text).players] == ["Ana, B", "1. Bo L", "=1+1"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{V: "3.7.2", T: new Tournament({Players: []})}', "holds no players"),
        ('{V: "3.7.2", T: new Tournament({Players: [', "cut off"),
        ("Name;City", "no file of The Tournament Director"),
    ],
)
def test_a_file_without_players(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "evening.tdt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PlayersFileError, match=says) as caught:
        read_text(path)
    assert str(caught.value).endswith(".")
