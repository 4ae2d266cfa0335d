"""What each sheet takes from the desk."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.books import Citation
from tdtool.sheets.page import PaperSize
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.chip_set import ChipColour, ChipKind
from tdtool.tournament.paper_age import draws
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import Format, PlanSettings, RoundStacks
from tdtool.tournament.structure import DayPlan
from tdtool.tournament.values import (
    HandChoice,
    NewPenalty,
    PenaltyKind,
    RulingWords,
    SeatAt,
    Sheet,
)
from tdtool.ui import papers
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.offer import Offer
from tests.tournament.evening import MINUTE, PLAIN, Evening
from tests.ui.printing.at_the_desk import printed, unclear, work

if TYPE_CHECKING:
    from pathlib import Path

A4 = Choice(PaperSize.A4)
MONEY = {
    Offer.PRIZES,
    Offer.PAYOUT_SLIPS,
    Offer.DEAL,
    Offer.RECEIPTS,
    Offer.CASH_UP,
    Offer.DAY_SEATING,
}


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.full_table(6)
    made.full_table(4, number=2)
    return made


def test_work_does_not_look_at_the_desk_again(evening: Evening) -> None:
    made = [work(evening.desk, offer) for offer in (Offer.SEATING, Offer.TABLES, Offer.SEAT_CARDS)]
    before = [printed(one) for one in made]
    evening.do(c.Bust((1,)))
    evening.do(c.SwapSeats(SeatAt(1, 2), SeatAt(2, 2)))
    assert [printed(one) for one in made] == before


def test_seat_cards_are_of_everybody_with_a_seat(evening: Evening) -> None:
    made = work(evening.desk, Offer.SEAT_CARDS)
    assert (made.says, made.records) == ("10 cards.", (c.RecordSheet(Sheet.SEAT_CARDS),))
    text = printed(made)
    assert all(f"E{entry:04d}" in text for entry in range(1, 11))
    assert "20,000" in text


def test_new_seat_cards_are_those_given_since_the_last_ones(evening: Evening) -> None:
    evening.do(c.RecordSheet(Sheet.SEAT_CARDS))
    assert "No seat was given since" in unclear(evening.desk, Offer.SEAT_CARDS, size=1)
    evening.do(c.RegisterAndSeat(name="Late Kim"))
    made = work(evening.desk, Offer.SEAT_CARDS, size=1)
    assert made.says == "1 card."
    text = printed(made)
    assert "Late Kim" in text
    assert f"Draw {draws(evening.desk.history)[11][:4]}" in text


def test_cards_that_were_picked_are_not_all_cards(evening: Evening) -> None:
    made = work(evening.desk, Offer.SEAT_CARDS, which="2")
    assert (made.says, made.records) == ("4 cards.", ())


def test_seat_cards_lie_by_table_or_by_name(evening: Evening) -> None:
    names = re.compile(r"T\d seat \d")
    by_table = names.findall(printed(work(evening.desk, Offer.SEAT_CARDS, which="1")))
    assert by_table == sorted(by_table)
    evening.do(c.SwapSeats(SeatAt(1, 1), SeatAt(2, 4)))
    moved = names.findall(printed(work(evening.desk, Offer.SEAT_CARDS)))
    assert moved[0] == "T2 seat 4"
    by_name = names.findall(printed(work(evening.desk, Offer.SEAT_CARDS, kind=1)))
    assert by_name == sorted(by_name)


def test_before_anybody_sits_there_is_nothing_to_list(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    assert unclear(evening.desk, Offer.SEAT_CARDS) == "Nobody has a seat yet."
    assert unclear(evening.desk, Offer.SEATING) == "Nobody has a seat yet."
    assert unclear(evening.desk, Offer.TABLES) == "No table is open yet."
    assert unclear(evening.desk, Offer.STANDINGS) == "Nobody is out yet."
    assert unclear(evening.desk, Offer.MOVES).startswith("Nobody is on his way.")
    assert work(evening.desk, Offer.TABLES, kind=1).pages() == 1


def test_a_seating_list_of_some_tables_is_not_the_whole(evening: Evening) -> None:
    made = work(evening.desk, Offer.SEATING, which="2", kind=1)
    assert (made.says, made.records) == ("4 players, 1 table.", ())
    text = printed(made)
    assert "Table 2" in text
    assert "Table 1" not in text
    assert work(evening.desk, Offer.SEATING).records == (c.RecordSheet(Sheet.SEATING),)


def test_table_sheets_name_who_comes_and_what_is_locked(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.MoveEntry(1, SeatAt(2, 8)))
    evening.do(c.LockSeat(SeatAt(2, 9), locked=True))
    made = work(evening.desk, Offer.TABLES, which="2")
    text = printed(made)
    for words in ("Table 2", "on the way from 1.1", "locked", "empty", "5 players", "Level 1"):
        assert words in text
    assert "100-200" in text.replace("–", "-").replace("\ufffe", "-")
    assert made.records == (c.RecordSheet(Sheet.TABLES, 2),)
    assert work(evening.desk, Offer.TABLES).records == (c.RecordSheet(Sheet.TABLES),)


def test_blank_table_sheets_have_lines_and_no_names(evening: Evening) -> None:
    one = work(evening.desk, Offer.TABLES, kind=1)
    assert (one.pages(), one.records) == (1, ())
    some = work(evening.desk, Offer.TABLES, kind=1, which="1-2")
    assert (some.pages(), some.records) == (2, ())
    text = printed(some)
    assert "Table 2" in text
    assert "seat 1" not in text


def test_slips_are_of_everybody_on_his_way(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.MoveEntry(1, SeatAt(2, 8)))
    evening.do(c.RegisterAndSeat(name="Late Kim"))
    made = work(evening.desk, Offer.MOVES)
    assert (made.says, made.records) == ("2 slips.", (c.RecordSheet(Sheet.MOVES),))
    text = printed(made)
    assert "1.1 → 2.8" in text
    assert "First seat" in text
    assert work(evening.desk, Offer.MOVES, which="kim").says == "1 slip."


def test_a_balance_order_has_two_small_tables(evening: Evening) -> None:
    evening.do(c.StartClock())
    made = work(evening.desk, Offer.MOVES, which="1 to 2, 2 to 1")
    text = printed(made)
    assert made.pages() == 1
    assert "1 → 2" in text
    assert "The next big blind of 1 to table 2" in " ".join(text.split())
    assert "THIS SEAT MOVES" in text
    assert "NOW" not in text
    evening.do(c.GiveButton(1, 3))
    evening.do(c.GiveButton(2, 1))
    text = printed(work(evening.desk, Offer.MOVES, which="1 to 2"))
    assert "NOW" in text
    assert "T1 seat 6" in text
    assert "1.6 → 2.5" in text
    assert made.records == ()


def test_an_impossible_order_says_why(evening: Evening) -> None:
    assert unclear(evening.desk, Offer.MOVES, which="1 to 9") == "There is no table 9."
    assert unclear(evening.desk, Offer.MOVES, which="bo") == "Nobody here is called “bo”."


def test_standings_have_places_ties_and_who_is_left(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.clock.pass_(5 * MINUTE)
    evening.do(c.Bust((1, 2), HandChoice.SAME))
    made = work(evening.desk, Offer.STANDINGS)
    text = printed(made)
    assert "8 left of 10 entries" in text
    assert text.count("9th-10th") + text.count("9th\ufffe10th") == 2
    assert "T2 seat 1" in text
    only = printed(work(evening.desk, Offer.STANDINGS, kind=1))
    assert "T2 seat 1" not in only
    assert "Standings so far" in only


def test_the_last_standings_are_final(evening: Evening) -> None:
    evening.do(c.StartClock())
    for entry in range(1, 10):
        evening.do(c.Bust((entry,)))
    text = printed(work(evening.desk, Offer.STANDINGS))
    assert "so far" not in text
    assert "1st" in text


def test_nobody_out_is_said_where_only_places_are_wanted(evening: Evening) -> None:
    assert unclear(evening.desk, Offer.STANDINGS, kind=1) == "Nobody is out yet."


def test_a_posting_card_says_which_hand_it_is_for(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.GiveButton(1, 3))
    card = papers.card_of(evening.desk, 1)
    assert card is not None
    assert card.occasion == "next hand, 12:00"
    evening.clock.pass_(MINUTE)
    evening.do(c.Bust((evening.at(1, 4).id,), HandChoice.LAST))
    card = papers.card_of(evening.desk, 1)
    assert card is not None
    assert card.occasion == "after seat 4 went out, 12:01"
    assert [seat.number for seat in card.seats if seat.state == "out"] == [4]
    evening.do(c.Bust((evening.at(1, 5).id,), HandChoice.LAST))
    card = papers.card_of(evening.desk, 1)
    assert card is not None
    assert card.occasion == "after seats 4 and 5 went out, 12:01"


def test_a_player_who_was_moved_away_did_not_go_out(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.GiveButton(1, 3))
    evening.do(c.SitsAt(evening.at(1, 4).id, SeatAt(2, 8)))
    card = papers.card_of(evening.desk, 1)
    assert card is not None
    assert card.occasion == "next hand, 12:00"
    assert not [seat for seat in card.seats if seat.state == "out"]


def test_cards_of_several_tables_leave_out_the_unknown(evening: Evening) -> None:
    evening.do(c.GiveButton(1, 3))
    made = work(evening.desk, Offer.CARD, which="1, 2")
    assert made.name == "Posting card, table 1"
    assert made.says == "Nobody knows who posts at table 2."
    assert made.records == (c.RecordAnswer(1),)
    evening.do(c.GiveButton(2, 1))
    made = work(evening.desk, Offer.CARD, which="1, 2", paper=PaperSize.A4, lying=True)
    assert (made.name, made.pages()) == ("Posting card, tables 1 and 2", 1)
    assert "Table 2" in printed(made)


def test_the_level_sheet_has_no_times_before_they_are_known(evening: Evening) -> None:
    head = papers.level_head(evening.desk)
    assert (head.starts, head.row_times) == (None, ())
    assert "Dead button" in printed(work(evening.desk, Offer.LEVELS))


def test_the_level_sheet_has_the_announced_times_before_the_start(tmp_path: Path) -> None:
    planned = replace(PLAIN, days=(DayPlan("1", "", "14:00"), DayPlan("2", "", "13:00")))
    evening = Evening(tmp_path, planned)
    text = printed(work(evening.desk, Offer.LEVELS))
    for words in ("14:00", "14:20", "Until 14:55", "13:00"):
        assert words in text


def test_the_level_sheet_of_a_running_event_has_its_real_times(evening: Evening) -> None:
    evening.clock.pass_(7 * MINUTE)
    evening.do(c.StartClock())
    evening.clock.pass_(10 * MINUTE)
    evening.do(c.PauseClock())
    evening.clock.pass_(5 * MINUTE)
    evening.do(c.StartClock())
    evening.clock.pass_(12 * MINUTE)
    evening.do(c.AddTime(3 * MINUTE))
    text = printed(work(evening.desk, Offer.LEVELS))
    # Level 1 began at 12:07 and stood for 5 minutes; level 2 got 3 more.
    for words in ("12:07", "12:32", "12:55", "13:10", "Until 13:10", "Saturday 14 March 2026"):
        assert words in text, words


def break_a_table(evening: Evening) -> None:
    """Let a third table with one player break, once play has begun."""
    evening.full_table(1, number=3)
    evening.do(c.StartClock())
    evening.do(plc.BreakTables((3,)), override="the light is broken")


def test_counting_pages_draws_nothing_and_is_right_for_every_paper(evening: Evening) -> None:
    evening.do(c.GiveButton(1, 3))
    evening.do(rc.WriteRuling(penalties=(NewPenalty(3, PenaltyKind.ROUNDS, 2),)))
    break_a_table(evening)
    for offer in set(Offer) - MONEY:
        for size in PaperSize:
            for lying in (False, True):
                more = {"which": "1 to 2"} if offer is Offer.MOVES else {}
                more |= {"which": "1"} if offer is Offer.CARD else {}
                printed(work(evening.desk, offer, paper=size, lying=lying, **more))


# Rulings and penalties.

ABUSE = RulingWords(
    "Abuse of the dealer",
    "Threw both cards at the dealer.",
    "Leave the table now.",
    "Two rounds.",
    "Abuse is never tolerated.",
    "Ines Moreau",
)


def rule(evening: Evening, *more: c.Command) -> None:
    """Give 1.3 two rounds in the first level, and write down what follows."""
    evening.do(c.StartClock())
    given = (NewPenalty(3, PenaltyKind.ROUNDS, 2),)
    rules = (Citation("TDA24", "70"), Citation("TDA24", "71-A"))
    evening.do(rc.WriteRuling(ABUSE, (3,), rule_entry="PEN-07", rules=rules, penalties=given))
    for command in more:
        evening.do(command)


def test_a_ruling_slip_says_what_was_ruled(evening: Evening) -> None:
    rule(evening)
    made = work(evening.desk, Offer.RULINGS, paper=PaperSize.A5)
    assert (made.name, made.says) == ("Ruling 1", "1 slip.")
    assert made.records == (c.RecordSheet(Sheet.RULING, ruling=1),)
    text = " ".join(printed(made).split())
    for words in (
        "Ruling 1",
        "Table 1, seat 3",
        "Level 1 · 100–200",
        "Day 1, 12:00",
        *ABUSE,
        "TDA 2024 rules 70 and 71-A",
        "2 rounds, 12 hands",
        "1.3 T1 seat 3",
    ):
        assert words in text or words == ABUSE.title


def test_a_slip_says_what_became_of_the_ruling(evening: Evening) -> None:
    rule(
        evening,
        rc.AppealRuling(1),
        rc.WriteRuling(RulingWords("Again", decision="One round."), (3, 4), corrects=1),
        rc.AppealRuling(2),
        rc.WriteRuling(RulingWords("Raise")),
        rc.WriteRuling(RulingWords("Phone", decision="nothing"), corrects=3),
    )
    made = work(evening.desk, Offer.RULINGS, which="1-3, 4")
    assert (made.name, made.says) == ("4 ruling slips", "4 slips.")
    text = printed(made)
    assert "Corrected by ruling 2" in text
    assert "Stands for ruling 1. Under appeal." in text
    assert "Stands for ruling 3" in text
    assert "Table 1\r\n" in text
    assert unclear(evening.desk, Offer.RULINGS, which="9") == "There is no ruling 9."
    assert unclear(evening.desk, Offer.RULINGS, which="kim").startswith("“kim” is no ruling.")


def test_a_penalty_slip_is_of_who_has_hands_to_miss(evening: Evening) -> None:
    assert unclear(evening.desk, Offer.PENALTIES) == "Nobody has hands to miss."
    rule(evening, rc.CountHands(3, 4))
    evening.do(rc.WriteRuling(penalties=(NewPenalty(8, PenaltyKind.HANDS, 1),)))
    made = work(evening.desk, Offer.PENALTIES)
    assert made.says == "2 slips."
    assert made.records == tuple(c.RecordSheet(Sheet.PENALTY, ruling=n) for n in (1, 2))
    text = printed(made)
    assert "2 rounds, 6 at the table: 12 hands" in text
    assert "Given at 12:00, level 1, by Ines Moreau" in text
    assert ABUSE.happened in text
    assert "TDA 2024 rule 71\r\n" in text
    assert work(evening.desk, Offer.PENALTIES, which="1.3").says == "1 slip."


def test_standings_say_who_was_disqualified(evening: Evening) -> None:
    evening.do(rc.WriteRuling(penalties=(NewPenalty(3, PenaltyKind.DISQUALIFICATION),)))
    assert "disqualified" in printed(work(evening.desk, Offer.STANDINGS))


def test_the_log_is_that_of_a_day_or_of_all(evening: Evening) -> None:
    assert unclear(evening.desk, Offer.RULING_LOG) == "No ruling is in the log."
    assert unclear(evening.desk, Offer.RULING_LOG, kind=1) == "Nothing has been ruled yet."
    rule(evening, rc.WriteRuling(RulingWords("Raise"), table=2), rc.DecideRuling(2, ABUSE))
    made = work(evening.desk, Offer.RULING_LOG)
    assert made.says == "Day 1, 2 rulings."
    assert made.records == (c.RecordSheet(Sheet.RULING_LOG),)
    text = printed(made)
    for words in (
        "Level 1, 1.3",
        "Level 1, Table 2",
        "PEN-07; TDA 2024 rules 70 and 71-A",
        "T1 seat 3: 2 rounds, 12 hands; 12 hands left",
    ):
        assert words in text
    some = work(evening.desk, Offer.RULING_LOG, kind=1, which="pen-07")
    assert (some.says, some.records) == ("All days, 1 ruling.", ())


def test_a_break_sheet_has_a_slip_for_everybody_on_his_way(evening: Evening) -> None:
    assert "No table has broken" in unclear(evening.desk, Offer.BREAKS)
    break_a_table(evening)
    made = work(evening.desk, Offer.BREAKS)
    assert (made.says, made.records) == ("1 table, 1 slip.", (c.RecordSheet(Sheet.BREAKS),))
    text = printed(made)
    assert "Table 3 breaks" in text
    assert "from 3.1" in text
    assert f"sealed as {draws(evening.desk.history)[11][:7]}" in text
    assert work(evening.desk, Offer.BREAKS, which="3").records == ()
    assert unclear(evening.desk, Offer.BREAKS, which="1") == "Nobody of table 1 is on his way."


def test_the_breaking_order_is_posted(evening: Evening, tmp_path: Path) -> None:
    evening.do(plc.ChangePlans(PlanSettings(breaking_order=(1, 2), redraw_at=(24, 9))))
    made = work(evening.desk, Offer.BREAKING_ORDER)
    assert (made.says, made.records) == ("2 tables.", (c.RecordSheet(Sheet.BREAKING_ORDER),))
    text = printed(made)
    assert "Table 1 breaks first" in text
    assert "at 24, 9 players left" in text
    assert "Final table: 9 players left." in text
    folder = tmp_path / "empty"
    folder.mkdir()
    assert unclear(Evening(folder).desk, Offer.BREAKING_ORDER) == "No table is open yet."


def test_counts_are_written_on_lines_and_printed_as_they_were_counted(evening: Evening) -> None:
    made = work(evening.desk, Offer.CHIP_COUNTS)
    assert (made.says, made.records) == ("2 tables, 10 players.", ())
    assert "45,000" not in printed(made)
    assert "T on the Floor counts them" in unclear(evening.desk, Offer.CHIP_COUNTS, kind=1)
    evening.do(cc.CountStacks(tuple((entry, 20_000) for entry in range(1, 7))))
    evening.do(cc.CountStacks(((7, 45_000),)))
    made = work(evening.desk, Offer.CHIP_COUNTS, kind=1)
    assert made.records == (c.RecordSheet(Sheet.CHIP_COUNTS),)
    text = printed(made)
    for words in ("Table 2", "T2 seat 1", "12:00", "45,000", "120,000", "7 of 10 players"):
        assert words in text
    one = work(evening.desk, Offer.CHIP_COUNTS, kind=1, which="2")
    assert (one.says, one.records) == ("1 table, 4 players.", ())
    assert "Counted" not in printed(one)


def test_nobody_is_counted_before_anybody_sits(tmp_path: Path) -> None:
    assert unclear(Evening(tmp_path).desk, Offer.CHIP_COUNTS) == "Nobody sits at a table yet."


def test_the_chips_of_an_event_are_for_as_many_as_are_typed(evening: Evening) -> None:
    made = work(evening.desk, Offer.CHIPS)
    assert (made.says, made.records) == ("10 entries.", (c.RecordSheet(Sheet.CHIPS),))
    text = printed(made)
    for words in ("Chips for 10 entries", "20,000 in 33 chips", "black", "1,000"):
        assert words in text
    kinds = (ChipKind(100, ChipColour.WHITE, 10, 50), ChipKind(500, ChipColour.RED, 20))
    evening.do(cc.ChooseChips(kinds), override="two colours short")
    text = printed(work(evening.desk, Offer.CHIPS, which="6"))
    assert "short of 10 100s" in text
    assert "The level sheet gives 20,000." in text
    for wrong in ("x", "0", "9999999"):
        assert "For how many entries?" in unclear(evening.desk, Offer.CHIPS, which=wrong)
    leaving = replace(PLAIN, rows=(replace(PLAIN.rows[2], colour_up=(100,)), *PLAIN.rows))
    evening.do(c.ChangeStructure(leaving))
    assert "leaves at once" in printed(work(evening.desk, Offer.CHIPS))
    leaving = replace(PLAIN, rows=(*PLAIN.rows[:3], leaving.rows[0], *PLAIN.rows[3:]))
    evening.do(c.ChangeStructure(leaving))
    assert "leaves after level 2" in printed(work(evening.desk, Offer.CHIPS))


def test_standings_show_the_chips_of_who_is_left_with_their_time(evening: Evening) -> None:
    evening.do(cc.CountStacks(((3, 9_000), (4, 31_500))))
    text = printed(work(evening.desk, Offer.STANDINGS))
    assert "chips counted 12:00" in text
    assert text.index("31,500") < text.index("9,000")
    evening.clock.pass_(MINUTE)
    evening.do(cc.CountStacks(((3, 9_500),)))
    text = printed(work(evening.desk, Offer.STANDINGS))
    assert "31,500 (12:00)" in text
    assert "9,500 (12:01)" in text


def test_slips_and_cards_of_a_round_say_with_how_many_chips(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for number in (1, 2):
        evening.full_table(3, number=number)
    settings = PlanSettings(form=Format.SHOOTOUT, round_stacks=RoundStacks.SET, round_stack=90_000)
    evening.do(plc.ChangePlans(settings))
    evening.do(c.StartClock())
    for entry in (2, 3, 5, 6):
        evening.do(c.Bust((entry,)))
    evening.do(plc.Redraw())
    assert "from 2.1, with 90,000 in chips" in printed(work(evening.desk, Offer.BREAKS))
    assert "with 90,000 in chips" in printed(work(evening.desk, Offer.MOVES))
    assert "90,000 in chips" in printed(work(evening.desk, Offer.SEAT_CARDS))
    # Whoever is moved within the round takes what he has.
    evening.clock.pass_(MINUTE)
    for entry in (1, 4):
        evening.do(c.Arrive(entry))
    seat = next(one for one in (8, 9) if one in evening.table(1).open_seats())
    evening.do(c.MoveEntry(1, SeatAt(1, seat)))
    assert "90,000" not in printed(work(evening.desk, Offer.MOVES))
