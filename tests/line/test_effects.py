"""What Enter will do, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.clock_effects import row_name, stakes_text
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament.structure import Row, RowKind
from tdtool.tournament.views import Tone
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.line.floor_of_names import Floor


def told(floor: Floor, text: str) -> dict[str, str]:
    return {effect.label: effect.text for effect in floor.first(text).effects}


def test_a_bust_tells_place_and_table(floor: Floor) -> None:
    assert told(floor, "12.5 out") == {"Place": "21st, 20 left", "Table 12": "8 of 9"}
    assert told(floor, "12.5 12.6 out")["Place"] == "21st to 20th, 19 left"
    assert told(floor, "12.5 12.6 out same hand")["Place"] == "20th-21st shared, 19 left"


def test_a_late_report_is_placed_by_its_time(floor: Floor) -> None:
    floor.say("12.5 out")
    assert told(floor, "12.6 out")["Place"] == "20th, 19 left"
    assert told(floor, "12.6 out @12:10")["Place"] == "21st, 19 left"
    assert told(floor, "12.6 out same hand")["Place"] == "20th-21st shared, 19 left"


def test_a_bust_of_one_who_came_back_has_no_place(floor: Floor) -> None:
    floor.say("12.5 out")
    floor.say("reentry ελενη")
    assert told(floor, "12.6 out @12:10")["Place"] == "21st, 20 left"


def test_what_is_told_is_what_happens(floor: Floor) -> None:
    from tdtool.tournament.standings import places

    for text in ("12.5 out", "12.6 out", "12.7 out @12:10", "12.8 out same hand as 12.6"):
        said = told(floor, text)["Place"]
        act = floor.say(text).act
        assert isinstance(act, c.Bust)
        place = str(places(floor.state)[act.entries[0]])
        assert said.split(",")[0].removesuffix(" shared") == place, text


def test_a_short_table_needs_you(floor: Floor) -> None:
    effects = {effect.label: effect for effect in floor.first("18.1 out").effects}
    assert effects["Table 18"].text == "4 of 9, short by 5"
    assert effects["Table 18"].tone is Tone.NEEDS_YOU


def test_the_next_hand_is_told_where_it_is_known(floor: Floor) -> None:
    assert told(floor, "12 button 3")["Next hand"] == (
        "button 4 Давид Ольхов\nsmall blind 5 Ελένη Καρά\nbig blind 6 Françoise Ébrard"
    )
    assert told(floor, "12 button 3")["Last hand"] == "button 3, small blind 4, big blind 5"
    floor.say("12 button 3")
    unknown, last, *_ = floor.read("12.5 out").candidates
    assert ("Next hand", "not known any more: who was the button?") in [
        (effect.label, effect.text) for effect in unknown.effects
    ]
    assert ("Next hand", "button 4 Давид Ольхов\nno small blind\nbig blind 6 Françoise Ébrard") in [
        (effect.label, effect.text) for effect in last.effects
    ]
    assert told(floor, "12 next")["Hand now"] == "button 4, small blind 5, big blind 6"


def test_a_dead_button_is_told_as_empty(floor: Floor) -> None:
    assert told(floor, "12 button 3 4 out")["Next hand"].startswith("button 4 empty\n")


def test_one_who_waits_is_told(floor: Floor) -> None:
    floor.say("12.5 out")
    floor.say("12 button 4 5 out")
    floor.do(c.Register(names=("Zoë",)))
    zoe = len(floor.state.entries)
    floor.do(c.SeatEntry(zoe, floor.state.busts[5].seat))  # type: ignore[arg-type]
    assert told(floor, "12.5 in")["Next hand"].startswith("button 5")


def test_a_drawn_seat_is_not_told_before_it_is_drawn(floor: Floor) -> None:
    assert told(floor, "late Zoë") == {"Seat": "drawn when you press Enter", "Entry": "22"}
    assert told(floor, "move 12.5") == {"Seat": "drawn when you press Enter"}
    floor.do(c.Register(names=("Zoë", "Ada", "Bea")))
    draw = told(floor, "draw")
    assert draw["Seats"] == "3 at 2 tables, drawn when you press Enter"
    assert draw["Seed"] == f"sealed as {floor.state.seal.digest[:7]}"


def test_tables_that_a_draw_opens_are_told(floor: Floor) -> None:
    floor.do(c.Register(names=tuple(f"New {n}" for n in range(20))))
    assert told(floor, "draw")["Tables"] == "2 open: 1 to 2"
    assert floor.read("draw").candidates[1].refusal is not None


def test_a_move_waits_to_be_ticked(floor: Floor) -> None:
    said = told(floor, "move 12.5 18.6")
    assert said["Seat"] == "18.6, from 12.5"
    assert said["To do"] == "the move waits to be ticked"
    assert said["Table 12"] == "8 of 9"
    assert said["Table 18"] == "6 of 9"
    floor.say("move 12.5 18.6")
    assert told(floor, "18.6 in") == {"To do": "ticked: he sits"}


def test_swap_back_and_correction(floor: Floor) -> None:
    assert told(floor, "swap 12.3 12.4") == {"12.4": "Carolina Peñal", "12.3": "Давид Ольхов"}
    floor.say("12.5 out")
    said = told(floor, "12.5 was 12.6")
    assert said["Ελένη Καρά"] == "back in 12.5"
    assert said["Françoise Ébrard"] == "out: same time, same place"
    assert told(floor, "12.5 back")["Seat"] == "12.5, his old one"
    floor.say("reentry ελενη")
    assert told(floor, "ελενη back")["Re-entry"] == "void: he never went out"
    assert told(floor, "ελενη back")["Left"] == "21 players"


def test_counts_closings_and_locks(floor: Floor) -> None:
    assert told(floor, "12 has 7") == {"Open report": "2 to be named later"}
    floor.say("12 has 7")
    assert told(floor, "12 has 9") == {"Open report": "nobody is missing"}
    assert told(floor, "12.5 out")["Open report"] == "named by this"
    assert told(floor, "12.5 12.6 out")["Open report"] == "2 named"
    assert told(floor, "18 is closed") == {"To do": "5 players to be found a seat"}
    assert told(floor, "lock 12") == {"Moves": "none from here"}
    assert told(floor, "lock 18.9") == {"Draws": "this seat is left out"}
    floor.say("lock 18.9")
    assert told(floor, "unlock 18.9") == {"Draws": "offered again"}
    floor.say("lock 12.5")
    assert told(floor, "unlock 12.5") == {"Moves": "allowed again"}


def test_entries_and_notes(floor: Floor) -> None:
    assert told(floor, "register Ana Silva, Bo Lind") == {"Entries": "22 to 23"}
    assert told(floor, "note 12 a fan") == {"Journal": "the note is kept"}
    floor.do(c.Register(names=("Zoë",)))
    assert told(floor, "unregister zoe") == {"Entry": "as if he had never entered"}
    floor.say("reentry oksana")
    assert told(floor, "checked") == {"To do": "ticked: the floor has checked"}


def test_the_clock(floor: Floor) -> None:
    assert told(floor, "clock +2") == {"Clock": "10:00 → 12:00", "Break": "at 12:42"}
    assert told(floor, "clock 17:42")["Clock"] == "10:00 → 17:42"
    assert told(floor, "pause") == {"Clock": "stands at 10:00"}
    assert told(floor, "level 4") == {"Clock": "20:00", "Level": "Level 4 400-800 (800)"}
    floor.say("pause")
    assert [effect.text for effect in floor.first("clock +2").effects] == [
        "10:00 → 12:00",
        "stands; start lets it run",
    ]
    assert told(floor, "start") == {
        "Clock": "runs from 10:00",
        "Level": "Level 2 200-400 (400)",
        "Break": "at 12:40",
    }


def test_before_the_clock_ever_ran(tmp_path: Path) -> None:
    from tdtool.line.reading import read

    evening = Evening(tmp_path)
    evening.players(12)
    found = read("start", evening.desk).candidates[0]
    assert found.verb == "starts"
    assert {effect.label: effect.text for effect in found.effects}["Level"] == (
        "Level 1 100-200 (200)"
    )
    assert read("level +1", evening.desk).candidates[0].act == c.GoToRow(1)
    register = read("register Ana Silva", evening.desk).candidates
    assert [one.act for one in register] == [
        c.Register(names=("Ana Silva",)),
        c.RegisterAndSeat(name="Ana Silva"),
    ]
    short = [effect.text for effect in read("1.1 out", evening.desk).candidates[0].effects]
    assert "5 of 9" in short
    evening.store.close()


@pytest.mark.parametrize(
    ("stakes", "text"),
    [
        ((), ""),
        ((Stakes(100, 200),), "100-200"),
        ((Stakes(None, 200, Ante(AnteKind.EACH, 25)),), "200 (25)"),
        ((Stakes(small_bet=400, big_bet=800),), "400-800 limit"),
        ((Stakes(),), ""),
    ],
)
def test_stakes_in_a_few_signs(stakes: tuple[Stakes, ...], text: str) -> None:
    assert stakes_text(Row(RowKind.PLAY, "1", stakes=stakes)) == text


def test_rows_have_names() -> None:
    assert row_name(Row(RowKind.PLAY, "14")) == "level 14"
    assert row_name(Row(RowKind.PLAY)) == "level"
    assert row_name(Row(RowKind.BREAK)) == "break"
    assert row_name(Row(RowKind.BREAK, "Dinner")) == "Dinner"
