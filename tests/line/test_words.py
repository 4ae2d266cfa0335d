"""What is answered where a sentence is ambiguous, unfinished, or says too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import Candidate, Find, GoOn, Show
from tdtool.line.reading import NOTHING, prepare
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("out", "Who is out? A seat (12.5 out) or a name (kim out)."),
        ("back", "Who is back? A name (kim back) or the seat he left (12.5 back)."),
        ("reentry", "Who re-enters? reentry kim."),
        ("was", "Who was it? 12.5 was 12.6: not 12.5 went out but 12.6."),
        ("unregister", "Whose entry was a mistake? unregister kim."),
        ("move", "Who, and where? move 12.5 draws him a seat, move 12.5 18.6 names it."),
        ("seat", "Whom? seat kim draws him a seat, seat kim 7.3 gives him that one."),
        ("sits at", "Who sits where? oksana sits at 7.6."),
        ("swap", "Which two swapped? swap 12.3 12.4."),
        ("tick", "Nobody is on the way to a seat."),
        ("has", "Which table has how many? 12 has 7."),
        ("closed", "Which table is closed? 36 is closed."),
        ("lock", "What? lock 12, lock 12.9, lock kim."),
        ("unlock", "What? unlock 12, unlock 12.9, unlock kim."),
        ("next", "Which table? 12 next."),
        ("first button", "Which table, which seat? 12 button 3, or 12 bb 5."),
        (
            "clock soon",
            "How long? clock +2 (minutes), clock -1:30, clock 17:42. Or who? clock 12.5.",
        ),
        ("level 99", "There is no level 99."),
        ("level +9", "There is no level after this one."),
        ("level -9", "There is no level before this one."),
        ("undo", "Undo, beside the line, takes the last act back; redo does it again."),
        ("99 out", "There is no table 99."),
        ("99 who posts", "There is no table 99."),
        ("99 next", "There is no table 99."),
        ("99 button 3", "There is no table 99."),
        ("99 is closed", "There is no table 99."),
        ("lock 99", "There is no table 99."),
        ("99.1", "There is no table 99."),
        ("oksana to 99", "There is no table 99."),
        ("seat oksana 99", "There is no table 99."),
        ("swap 99.1 12.1", "There is no table 99."),
        ("swap 12.1 99.1", "There is no table 99."),
        ("zzqx back", "Nobody called “zzqx” is entered."),
        ("zzqx was kim", "Nobody called “zzqx” is entered."),
        ("reentry zzqx", "Nobody called “zzqx” is entered."),
        ("unregister zzqx", "Nobody called “zzqx” is entered."),
        ("move zzqx", "Nobody called “zzqx” is entered."),
        ("seat zzqx", "Nobody called “zzqx” is entered."),
        ("draw zzqx", "Nobody called “zzqx” is entered."),
        ("zzqx at 7.8", "Nobody called “zzqx” is entered."),
        ("zzqx in", "Nobody called “zzqx” is entered."),
        ("checked zzqx", "Nobody called “zzqx” is entered."),
        ("lock zzqx", "Nobody called “zzqx” is entered."),
        ("zzqx, oksana out", "Nobody called “zzqx” is entered."),
        ("12.5 zzqx", "Nobody called “zzqx” is entered."),
        ("12 button 3 oksana out", "Nobody called “oksana” sits at table 12."),
        ("7.9 back", "Nobody went out of 7.9."),
        (
            "12.5 out same hand as 12.6",
            "The same hand as whom? Nobody of that name or seat is out.",
        ),
        ("12.5 # out", "“#” makes no sense here. Try: 12.5 out, 12 out 4 7 same hand, kim out."),
        ("unregister oksana, siobhan", "One player at a time, please."),
        ("move oksana, siobhan to 18.6", "One player at a time, please."),
        ("oksana, siobhan at 7.8", "One player at a time, please."),
        ("lock oksana, siobhan", "One player at a time, please."),
        ("oksana, siobhan in", "One player at a time, please."),
        ("checked oksana, siobhan", "One player at a time, please."),
        ("reentry oksana, siobhan", "One player at a time, please."),
        ("12.1 12.2 was 12.3", "One player at a time, please."),
        ("12.1 12.2 12.3 back", "One player at a time, please."),
        ("swap 12.1 12.2 12.3", "One player at a time, please."),
        ("seat oksana, siobhan", "One player at a time, please."),
        ("oksana back @12:10", "“@12:10” makes no sense here."),
        ("12 18 closed", "One table at a time, please."),
        ("12 has 7 9", "One table at a time, please."),
        ("12 18 next", "One table at a time, please."),
        ("next zzqx", NOTHING),
        ("zzqx has 7", NOTHING),
    ],
)
def test_what_is_missing_or_too_much_is_said(quiet_floor: Floor, text: str, hint: str) -> None:
    quiet_floor.shown = None
    reading = quiet_floor.read(text)
    assert reading.hint == hint
    assert not [one for one in reading.candidates if isinstance(one.act, c.Command)]


def unfinished(floor: Floor, text: str) -> Candidate:
    found = floor.first(text)
    assert found.act == GoOn()
    assert found.key_hint == "Tab"
    assert found.remark.startswith("go on typing: ")
    return found


@pytest.mark.parametrize(
    ("text", "completion"),
    [
        ("12 button", "12 button "),
        ("12 bb", "12 bb "),
        ("12 but", "12 button "),
        ("12 button 3 4 7", "12 button 3 4 7 out"),
        ("12 first", "12 first button "),
        ("12 has", "12 has "),
        ("swap 12.3", "swap 12.3 "),
        ("oksana at", "Oksana Wit sits at "),
        ("register", "register "),
        ("late", "late "),
        ("ruling", "ruling "),
        ("note", "note "),
        ("note 12", "note 12 "),
        ("note 12.5", "note 12.5 "),
        ("clock", "clock +"),
        ("clock +", "clock +"),
        ("clock -", "clock -"),
    ],
)
def test_a_sentence_that_goes_on(quiet_floor: Floor, text: str, completion: str) -> None:
    quiet_floor.shown = None
    assert unfinished(quiet_floor, text).completion == completion


def test_a_verb_is_guessed_while_it_is_typed(quiet_floor: Floor) -> None:
    quiet_floor.shown = None
    for text in ("12.5 o", "12.5 ou", "oksana ou"):
        assert isinstance(quiet_floor.first(text).act, c.Bust), text
    assert quiet_floor.first("12 wh").completion == "12 who posts"
    assert quiet_floor.first("pau").act == c.PauseClock()
    assert quiet_floor.read("pl").candidates[0].act == Show(18)


def test_one_letter_alone_starts_nothing(quiet_floor: Floor) -> None:
    quiet_floor.shown = 12
    for letter in "abcdefghijklmnopqrstuvwyz":
        for candidate in quiet_floor.read(letter).candidates[:1]:
            assert not isinstance(candidate.act, c.Command), letter


def test_looking_comes_first_where_nothing_was_said(floor: Floor) -> None:
    assert [type(one.act) for one in floor.read("12.5").candidates] == [
        Show,
        c.Bust,
        c.ReEnter,
        c.MoveEntry,
        GoOn,
    ]
    assert [type(one.act) for one in floor.read("oksana").candidates][:2] == [Show, c.Bust]
    assert [one.where for one in floor.read("kim").candidates] == ["12.7", "7.4"]
    table = floor.read("12").candidates
    assert [one.completion for one in table] == [
        "12",
        "12 who posts",
        "12.",
        "12 button ",
        "12 has ",
        "12 next",
    ]


def test_a_player_on_the_way_out_or_waiting(floor: Floor) -> None:
    floor.say("move oksana 18.6")
    assert [one.act for one in floor.read("oksana").candidates][1] == c.Arrive(10)
    assert floor.first("oksana in").remark == "from 7.1, sent just now"
    assert floor.first("tick").act == c.Arrive(10)
    assert floor.first("18 in").act == c.Arrive(10)
    assert floor.read("12 in").hint == "Nobody is on the way to a seat."
    floor.say("12.5 out")
    assert [one.act for one in floor.read("ελενη").candidates] == [
        c.TakeBackBust(5),
        c.ReEnter(5),
    ]
    floor.do(c.Register(names=("Zoë Novák",)))
    waiting = floor.read("zoe").candidates
    assert [one.where for one in waiting] == ["waits", "waits"]
    assert waiting[0].act == c.DrawSeats((22,))
    assert floor.first("seat zoe 7.9").act == c.SeatEntry(22, SeatAt(7, 9))
    assert [one.act for one in floor.read("zoe to 7").candidates] == [
        c.DrawSeats((22,), table=7),
        *(c.SeatEntry(22, SeatAt(7, seat)) for seat in (1, 8, 9)),
    ]
    for text in ("draw zoe at 7", "seat zoe at 7", "draw 7 zoe"):
        found = floor.first(text)
        assert found.act == c.DrawSeats((22,), table=7), text
        assert floor.first(found.completion).act == found.act
    assert floor.first("draw zoe").act == c.DrawSeats((22,))
    assert floor.first("seat").act == c.DrawSeats()
    assert floor.first("draw").subject == "1 player"


def test_seats_are_drawn_at_one_table(floor: Floor) -> None:
    assert floor.read("draw at 99").hint == "There is no table 99."
    floor.do(c.Register(names=("Zoë Novák", "Al", "Bo", "Cy")))
    found = floor.first("draw at 7")
    assert (found.act, found.subject, found.remark) == (
        c.DrawSeats(table=7),
        "2 players",
        "4 wait, 2 open seats",
    )
    assert floor.first("draw at table 18").remark == "who waits"
    assert floor.first("draw 12").refusal is not None


def test_a_scanned_card_shows_its_player_and_changes_nothing(floor: Floor) -> None:
    """A scanner types Enter by itself: the first candidate only shows."""
    seated = floor.read("E0007").candidates
    assert seated[0].act == Show(12)
    assert (seated[0].subject, seated[0].key_hint) == ("Kim Do-eul", "Enter")
    assert c.Bust((7,)) in [one.act for one in seated]
    floor.do(c.Register(names=("Zoë Novák",)))
    waiting = floor.read(" e0022").candidates
    assert waiting[0].act == Find("Zoë Novák")
    assert c.DrawSeats((22,)) in [one.act for one in waiting]
    floor.say("12.7 out")
    assert floor.first("E0007").act == Find("Kim Do-eul")
    floor.do(c.ReEnter(7))
    seat = floor.state.entries[23].seat
    assert seat is not None
    assert floor.first("E0007").act == Show(seat.table)
    assert floor.read("E0099").hint == "No seat card of this tournament has the code E0099."
    floor.do(c.Register(names=("E0005",)))
    assert floor.first("E0005").subject == "E0005"


def test_the_boards_message(floor: Floor) -> None:
    assert [type(one.act) for one in floor.read("message").candidates] == [GoOn]
    said = floor.say("message Dinner is served: 12.5 — back at 20:00")
    assert said.act == ec.SetMessage("Dinner is served: 12.5 — back at 20:00")
    assert said.effects[0].text == "shows it from now on"
    assert [type(one.act) for one in floor.read("message").candidates] == [ec.SetMessage, GoOn]
    both = [one.act for one in floor.read("message off").candidates]
    assert both == [ec.SetMessage(""), ec.SetMessage("off")]
    assert floor.say("message").effects[0].text == "its message is taken off"
    assert floor.desk.message == ""


def test_number_of_seats(floor: Floor) -> None:
    assert floor.read("with").hint == "How many seats? 12 with 8 seats, all with 8 seats."
    assert floor.read("99 with 8").hint == "There is no table 99."
    assert floor.first("12 with").completion == "12 with "
    eight = floor.first("12 with 8").effects
    assert [one.text for one in eight] == ["8 at 1 table", "1 seat closes once it is empty"]
    ten = floor.say("12 with 10 seats")
    assert (ten.remark, [one.text for one in ten.effects]) == ("9 until now", ["10 at 1 table"])
    floor.shown = 7
    acts = [one.act for one in floor.read("10 handed").candidates]
    assert acts == [pc.ResizeTables(10, (7,)), pc.ResizeTables(10)]
    everywhere = floor.say("all with 10 seats")
    assert [one.text for one in everywhere.effects] == ["10 at 2 tables", "open with 10 seats"]
    assert floor.read("12.5 with 8").candidates[0].act != pc.ResizeTables(8, (12,))


def test_players_without_a_table(floor: Floor) -> None:
    floor.say("18 is closed")
    found = floor.read("ana strasse").candidates
    assert [type(one.act) for one in found] == [c.Bust, c.ReEnter, c.DrawSeats, GoOn]
    assert found[0].where == "stands"
    assert floor.first("strasse, player 17 out").act == c.Bust((18, 17))
    assert floor.read("who posts strasse").hint == "At which table? 12 who posts."


def test_an_open_seat(floor: Floor) -> None:
    reading = floor.read("7.9")
    assert reading.hint == "Nobody has seat 7.9."
    assert [one.act for one in reading.candidates] == [
        Show(7),
        c.LockSeat(SeatAt(7, 9), locked=True),
    ]
    floor.say("7.1 out")
    assert c.TakeBackBust(10) in [one.act for one in floor.read("7.1").candidates]


def test_a_table_that_is_not_open_is_offered(floor: Floor) -> None:
    reading = floor.read("21")
    assert reading.hint == "There is no table 21."
    assert [one.act for one in reading.candidates] == [c.OpenTable(21)]
    assert floor.first("open").act == c.OpenTable(1)


def test_a_taken_seat_offers_the_swap_to_be_typed(floor: Floor) -> None:
    for text in ("oksana at 12.3", "seat oksana 12.3", "move oksana 12.3"):
        found = floor.read(text).candidates
        assert found[0].refusal is not None, text
        assert found[0].refusal.sentence == "Carolina Peñal has seat 12.3."
    found = floor.read("oksana at 12.3").candidates
    assert found[1].act == GoOn()
    assert found[1].completion == "swap 7.1 12.3"


def test_a_full_table_has_no_seat(floor: Floor) -> None:
    assert floor.read("oksana to 12").hint == "Table 12 has no open seat."
    assert floor.read("seat oksana 12").hint == "Table 12 has no open seat."
    assert [one.act for one in floor.read("kim do to 18").candidates] == [
        c.MoveEntry(7, SeatAt(18, seat)) for seat in (6, 7, 8)
    ]


def test_seats_that_were_just_left_may_have_been_dealt_in(floor: Floor) -> None:
    floor.say("12.4 out")
    found = floor.read("12 button 3").candidates
    assert [one.act for one in found] == [c.GiveButton(12, 3), c.GiveButton(12, 3, left=(4,))]
    assert found[1].remark == "4 Давид Ольхов (12:30) dealt in, gone since"
    assert floor.first("12 button 3 4 out").act == c.GiveButton(12, 3, left=(4,))
    floor.do(c.SitsAt(10, SeatAt(12, 4)))
    refilled = [one.act for one in floor.read("12 button 3 4 7 out").candidates]
    assert refilled == [
        c.GiveButton(12, 3, out=(10, 7)),
        c.GiveButton(12, 3, left=(4,), out=(7,), not_dealt=(4,)),
    ]


def test_the_first_hand_of_a_table(floor: Floor) -> None:
    assert c.SetFirstButton(12, 3) in [one.act for one in floor.read("12 button 3").candidates]
    floor.say("12 first button 3")
    assert c.SetFirstButton(12, 3) not in [one.act for one in floor.read("12 button 3").candidates]


def test_people_the_desk_knows_are_offered(floor: Floor) -> None:
    floor.do(c.Register(names=("Zoë Novák", "Zoë Adams")))
    floor.do(c.Unregister(22))
    zoe = floor.state.entries[22].person
    known = c.RegisterAndSeat(person=zoe)
    assert floor.first("late zoe").act == known
    assert floor.first("late Zoe Novak").act == known
    assert floor.read("late Zoë N").candidates[0].act == c.RegisterAndSeat(name="Zoë N")
    assert known in [one.act for one in floor.read("late Zoë N").candidates]
    assert floor.first("register Zoë Novák, Kim").act == c.Register((zoe,), ("Kim",))


def test_somebody_of_the_name_is_entered_already(floor: Floor) -> None:
    found = floor.read("late oksana wit").candidates
    assert [one.act for one in found] == [
        c.ReEnter(10),
        c.RegisterAndSeat(name="oksana wit"),
        c.Register(names=("oksana wit",)),
    ]
    floor.say("oksana out")
    assert c.ReEnter(10) in [one.act for one in floor.read("late oks").candidates]


def test_a_comma_may_belong_to_one_name(floor: Floor) -> None:
    acts = [one.act for one in floor.read("register Pocius, Augustas").candidates]
    assert acts == [
        c.Register(names=("Pocius", "Augustas")),
        c.Register(names=("Pocius, Augustas",)),
    ]


def test_names_that_are_verbs(floor: Floor) -> None:
    assert floor.first("mark back").act == Show(18)
    assert floor.first("mark back out").act == c.Bust((20,))
    assert floor.first("outi button").act == Show(18)
    for text in ("out", "outi", "outi out"):
        assert Show(18) in [one.act for one in floor.read(text).candidates], text


def test_more_players_than_fit(floor: Floor) -> None:
    floor.do(c.Register(names=tuple(f"Lind {n}" for n in range(12))))
    found = floor.read("lind").candidates
    assert len(found) == 8
    assert found[-1].act == Find("lind")
    assert found[-1].subject == "6 more"


def test_house_refusals_can_be_done_anyway(floor: Floor) -> None:
    found = floor.first("unregister oksana")
    assert found.refusal is not None
    assert found.refusal.house
    assert found.refusal.sentence == "Oksana Wit has been dealt in at 7.1."


def test_enter_stands_beside_the_first_that_is_possible(floor: Floor) -> None:
    floor.say("12.7 out")
    keys = [one.key_hint for one in floor.read("12.5 out").candidates]
    assert keys == ["Enter", "", ""]
    refused = floor.read("kim in").candidates
    assert all(one.key_hint == "" for one in refused)


def test_levels_by_their_labels(floor: Floor) -> None:
    assert floor.first("level 5").act == c.GoToRow(6)
    assert floor.first("level up").act == c.GoToRow(4)
    assert floor.first("previous level").act == c.GoToRow(0)
    assert floor.first("level +2").act == c.GoToRow(5)
    assert floor.first("level +0").act == c.GoToRow(1)
    floor.say("level 5")
    assert floor.read("break").hint == "No break follows."


def test_a_long_name_is_cut_where_it_is_shown(floor: Floor) -> None:
    floor.do(c.Register(names=("Lind" * 1_000,)))
    found = floor.first("lindlind")
    assert len(found.subject) == 60
    assert found.subject.endswith("…")


def test_the_names_may_be_learnt_beforehand(floor: Floor) -> None:
    prepare(floor.desk)
    assert floor.first("oksana out").act == c.Bust((10,))
    floor.do(c.Register(names=("Zoë Novák",)))
    assert floor.first("zoe").subject == "Zoë Novák"
