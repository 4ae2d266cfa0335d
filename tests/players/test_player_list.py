"""Lists of players, however they are laid out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.players.headings import Part
from tdtool.players.player_list import (
    LONGEST_NAME,
    MAX_COLUMNS,
    MAX_LINES,
    PlayersError,
    clean_name,
    read_players,
)

N, F, L, O = Part.NAME, Part.FIRST, Part.LAST, Part.OTHER  # noqa: E741


def _names(text: str) -> list[str]:
    return [player.name for player in read_players(text).players]


@pytest.mark.parametrize(
    ("text", "names", "separator", "heading", "parts"),
    [
        ("Kim Weiss\nOksana Wit\n", ["Kim Weiss", "Oksana Wit"], "", False, (N,)),
        ("1. Kim Weiss\n2. Bo Lind", ["Kim Weiss", "Bo Lind"], "", False, (N,)),
        ("- Kim\n- Bo", ["Kim", "Bo"], "", False, (N,)),
        ("Name\nKim\nBo", ["Kim", "Bo"], "", True, (N,)),
        ("First,Last\nKim,Weiss\nBo,Lind", ["Kim Weiss", "Bo Lind"], ",", True, (F, L)),
        ("Nachname;Vorname\nWeiß;Kim\nLind;Bo", ["Kim Weiß", "Bo Lind"], ";", True, (L, F)),
        (
            "Weiss, Kim\nLind, Bo\nWit, Oksana",
            ["Kim Weiss", "Bo Lind", "Oksana Wit"],
            ",",
            0,
            (L, F),
        ),
        (
            "No\tPlayer\tE-mail\n1\tKim Weiss\tk@x.org\n2\tBo Lind\tb@x.org",
            ["Kim Weiss", "Bo Lind"],
            "\t",
            True,
            (O, N, O),
        ),
        ("1\tKim\tWeiss\n2\tBo\tLind", ["Kim Weiss", "Bo Lind"], "\t", False, (O, F, L)),
        ("이름\n김도을\n박서준", ["김도을", "박서준"], "", True, (N,)),
        ("Имя;Фамилия\nТарас;Бойчак", ["Тарас Бойчак"], ";", True, (F, L)),
        (
            "Nickname,First Name,Last Name\nAce,Kim,Weiss\nLefty,Bo,Lind",
            ["Kim Weiss", "Bo Lind"],
            ",",
            True,
            (O, F, L),
        ),
        ('"Weiss; Kim";x\n"Lind; Bo";y', ["Weiss; Kim", "Lind; Bo"], ";", False, (N, O)),
        ('"Kim"\n"Bo ""Lefty"" Lind"', ["Kim", 'Bo "Lefty" Lind'], "", False, (N,)),
        ('"Ace" Weiss\nBo', ['"Ace" Weiss', "Bo"], "", False, (N,)),
    ],
)
def test_layout_is_guessed(
    text: str, names: list[str], separator: str, heading: bool, parts: tuple[Part, ...]
) -> None:
    listed = read_players(text)
    assert [player.name for player in listed.players] == names
    assert listed.layout == (separator, heading, parts)


def test_what_is_said_about_the_layout_wins() -> None:
    text = "Name,Kim\nOksana,Wit"
    said = read_players(text, separator=",", heading=False, parts=(L, F))
    assert [player.name for player in said.players] == ["Kim Name", "Wit Oksana"]
    whole = read_players(text, separator="", heading=False)
    assert [player.name for player in whole.players] == ["Name,Kim", "Oksana,Wit"]
    assert _names("Name\nName") == ["Name"]


def test_doubles_name_the_line_before_whatever_their_accents() -> None:
    listed = read_players("Zoë O’Brien\nKim\nZOE OBRIEN\nZoë O'Brien\n\nkim")
    assert [(player.line, player.repeats) for player in listed.players] == [
        (1, None),
        (2, None),
        (3, 1),
        (4, 1),
        (6, 2),
    ]


def test_lines_without_a_name_are_listed() -> None:
    listed = read_players("No;Name\n1;Kim\n2;\n3;Bo\n;;\n")
    assert [player.name for player in listed.players] == ["Kim", "Bo"]
    assert listed.nameless == (3,)


@pytest.mark.parametrize(
    "name",
    [
        "=1+1",
        "+Kim",
        "@Kim",
        "NULL",
        "None",
        "NaN",
        "TRUE",
        "1e5",
        "00123",
        "<b>Kim</b>",
        "Я",
        "灯",
    ],
)
def test_names_stay_as_they_are(name: str) -> None:
    assert _names(f"Name;Club\n{name};x") == [name]


def test_a_name_is_one_bounded_line() -> None:
    assert clean_name("  Kim\t\r\nvan \x00 Berg\u2028 ") == "Kim van Berg"
    assert clean_name("x" * 5_000) == "x" * LONGEST_NAME
    assert clean_name("a\ud800b") == "a\N{REPLACEMENT CHARACTER}b"
    assert _names('"Kim\nWeiss";5\nBo;6') == ["Kim Weiss", "Bo"]


def test_a_list_that_is_too_long_is_refused_in_a_sentence() -> None:
    with pytest.raises(PlayersError, match=r"The list has 20,001 lines; 20,000 are the most"):
        read_players("x\n" * (MAX_LINES + 1))
    assert len(read_players("x\n" * MAX_LINES).players) == MAX_LINES


def test_a_cell_that_cannot_be_parted_is_refused_with_its_line() -> None:
    with pytest.raises(PlayersError, match=r"^Line 2 cannot be parted into columns"):
        read_players("Kim;Weiss\n" + '"' + "x" * 200_000 + ";y", separator=";")


@given(
    st.text(max_size=300),
    st.sampled_from([None, "", "\t", ";", ","]),
    st.sampled_from([None, True]),
)
def test_any_text_is_read(text: str, separator: str | None, heading: bool | None) -> None:
    for player in read_players(text, separator=separator, heading=heading).players:
        assert player.name == clean_name(player.name) != ""


@given(st.lists(st.from_regex(r"[A-Z][a-z]{1,8} [A-Z][a-z]{1,8}", fullmatch=True), min_size=1))
def test_plain_names_come_back_from_every_layout(names: list[str]) -> None:
    assert _names("Name\n" + "\n".join(names)) == names
    assert _names("Player;Club\n" + "\n".join(f"{name};Harbour" for name in names)) == names


@pytest.mark.parametrize("mark", ["\t", ";", ","])
def test_a_list_as_wide_as_no_list_is_refused(mark: str) -> None:
    for width in (MAX_COLUMNS, 20_000):
        with pytest.raises(PlayersError, match="columns; 300 are the most") as caught:
            read_players(mark.join(["Kim"] * (width + 1)))
        assert str(caught.value).startswith("Line 1 has ")
    assert read_players(mark.join(["Kim"] * MAX_COLUMNS)).players


@pytest.mark.parametrize("text", ["'" * 200_000 + '"', '"' * 200_001, ";" * 200_000, "a" * 200_000])
def test_cells_of_any_length_are_read_or_refused(text: str) -> None:
    said = "."
    try:
        names = [player.name for player in read_players(text).players]
    except PlayersError as error:
        said, names = str(error), []
    assert said.endswith(".")
    assert all(len(name) <= LONGEST_NAME for name in names)
