"""What the sign-in sheet, the journal, the house rules and copies for tables take from the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament.values import HandChoice, Sheet
from tdtool.ui.printing.offer import Offer
from tests.tournament.evening import MINUTE, Evening
from tests.ui.printing.at_the_desk import pages, printed, unclear, work

if TYPE_CHECKING:
    from pathlib import Path

DAY = 24 * 60 * MINUTE


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.full_table(6)
    made.full_table(4, number=2)
    return made


def test_everybody_who_is_in_signs(evening: Evening) -> None:
    evening.do(c.Register(names=("Kim Do-eul",)))
    evening.do(c.StartClock())
    evening.do(c.Bust((1,)))
    made = work(evening.desk, Offer.SIGN_IN)
    assert (made.says, made.records) == ("10 players.", (c.RecordSheet(Sheet.SIGN_IN),))
    text = printed(made)
    assert "T1 seat 2" in text
    assert "T1 seat 1" not in text
    assert "E0011" in text
    by_table = printed(work(evening.desk, Offer.SIGN_IN, kind=1))
    assert by_table.index("Table 2") < by_table.index("Without a seat")
    some = work(evening.desk, Offer.SIGN_IN, which="2")
    assert (some.says, some.records) == ("4 players.", ())


def test_empty_lines_fill_a_page(tmp_path: Path) -> None:
    bare = Evening(tmp_path)
    assert unclear(bare.desk, Offer.SIGN_IN).startswith("Nobody is entered yet.")
    made = work(bare.desk, Offer.SIGN_IN, kind=2)
    assert (made.pages(), made.records) == (1, ())
    assert made.says == "27 lines; more pages are more copies."
    assert work(bare.desk, Offer.SIGN_IN, kind=2, lying=True).pages() == 1


def test_the_journal_is_of_today_or_of_all_days(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.WriteNote("The dealer of table 2 is new."))
    evening.clock.pass_(25 * MINUTE)
    evening.do(c.Bust((1, 2), HandChoice.SAME))
    evening.desk.undo()
    text = " ".join(printed(work(evening.desk, Offer.JOURNAL)).split())
    for words in ("Sat 14 Mar 2026", "12:25:00", "The dealer of table 2 is new.", "undone 12:25"):
        assert words in text
    assert "Level 2, 200-400 (400), began" in text.replace("\ufffe", "-").replace("–", "-")
    assert text.index("clock started") < text.index("The dealer")
    evening.clock.pass_(DAY)
    evening.do(c.WriteNote("Day 2 is set up."))
    today = work(evening.desk, Offer.JOURNAL)
    assert "The dealer" not in printed(today)
    every = printed(work(evening.desk, Offer.JOURNAL, kind=1))
    assert every.index("Sat 14 Mar 2026") < every.index("Sun 15 Mar 2026")
    some = work(evening.desk, Offer.JOURNAL, "dealer", kind=1)
    assert some.says == "All days, 1 line with “dealer”."
    said = unclear(evening.desk, Offer.JOURNAL, "nobody wrote this")
    assert said == "Nothing is in the journal with these words of today."


def test_house_rules_are_all_or_the_houses_own(evening: Evening) -> None:
    made = work(evening.desk, Offer.HOUSE_RULES)
    assert (made.says, made.records) == ("22 rules.", (c.RecordSheet(Sheet.HOUSE_SHEET),))
    text = printed(made)
    for words in ("As TDA 2024", "Button", "Dead button", "TDA 2024 rule 32"):
        assert words in text
    assert unclear(evening.desk, Offer.HOUSE_RULES, kind=1) == "Every rule is as in TDA 2024."
    evening.do(c.ChangeHouseRules(HouseRules(raise_cap=3)))
    own = work(evening.desk, Offer.HOUSE_RULES, kind=1)
    assert (own.says, own.records) == ("1 rule.", ())
    assert "3 raises" in printed(own)
    assert "unlike TDA 2024" in printed(own)


def test_a_level_sheet_is_copied_for_each_table(evening: Evening) -> None:
    made = work(evening.desk, Offer.LEVELS, "1-2")
    assert (made.says, made.records) == ("2 copies.", ())
    first, second = pages(made)
    assert "Table 1" in first
    assert "Table 2" in second
    assert first.count("Page 1 of 1") == 1
    assert work(evening.desk, Offer.LEVELS).records == (c.RecordSheet(Sheet.LEVELS),)
    assert unclear(evening.desk, Offer.LEVELS, "9") == "There is no table 9."
