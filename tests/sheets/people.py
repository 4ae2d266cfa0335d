"""Invented people at invented tables, for the sheets that list them."""

from __future__ import annotations

import random
from datetime import datetime

from tdtool.sheets.break_sheet import BreakSheet, BreakSlip
from tdtool.sheets.breaking_order import BreakingOrder
from tdtool.sheets.draw_proof import DrawnLine, DrawProof, Fact
from tdtool.sheets.house_sheet import HouseEntry, HouseSheet
from tdtool.sheets.journal_sheet import JournalLine, JournalSheet
from tdtool.sheets.key_card import KeyCard, KeyGroup
from tdtool.sheets.move_slip import OrderSlip, PlainSlip, SlipRow
from tdtool.sheets.page import Foot, Paper, PaperSize
from tdtool.sheets.penalty_slip import PenaltySlip
from tdtool.sheets.ruling_log_sheet import LogRecord, RulingLog
from tdtool.sheets.ruling_slip import RulingSlip
from tdtool.sheets.seat_cards import SeatCard
from tdtool.sheets.seating_list import Seated
from tdtool.sheets.sign_in import Signer
from tdtool.sheets.standings_sheet import Finisher, InPlay
from tdtool.sheets.table_sheet import SheetSeat, TableSeat, TableSheet
from tdtool.tournament.figure_line import FigureLine, Mark, Zone

PRINTED = datetime(2026, 3, 14, 11, 20)  # noqa: DTZ001 - the clock on the wall
FOOT = Foot("Spring Main Event", PRINTED, "7f3a91c")
PAPERS = tuple(Paper(size, lying) for size in PaperSize for lying in (False, True))
NAMES = (
    "Łukasz Wójtowicz",
    "Zoë Ångström-Lindqvist",
    "陳美玲 Chen Mei-Ling",
    "Μαρία Αλεξίου",
    "Анна Дмитриева",
    "يوسف الحداد",
    "Maximiliane Freifrau von Hohenfels-Langenau",
    "Ren Nakagawa",
    "Jan van der Berg",
)
HOSTILE = (
    '<img src="/etc/hostname">',
    "A" * 5000,
    "\u05d3\u05d5\u05d3 \u05d1\u05df (Tel Aviv) 42",
    "\U0001f600\U0001f468\u200d\U0001f469 Kim",
    "x\x00y\nz\ttab",
    "Z" + "\u0301" * 300 + "algo",
    "สมชาย ใจดี",
    "<b>&amp;</b>",
    '=HYPERLINK("x")',
    "\u202eevil\u202c",
    " ",
    "Wide " * 40,
)


def seated(count: int, names: tuple[str, ...] = NAMES) -> list[Seated]:
    """Seat that many, nine a table."""
    return [
        Seated(names[i % len(names)], i // 9 + 1, i % 9 + 1, to_come=i % 17 == 5)
        for i in range(count)
    ]


def shuffled(count: int) -> list[Seated]:
    """Seat that many under made-up names that begin with every letter."""
    draw = random.Random(5)
    letters = "abcdefghijklmnopqrstuvwxyz"
    word = "".join
    return [
        Seated(
            " ".join(word(draw.choices(letters, k=long)).title() for long in (5, 7)),
            i // 9 + 1,
            i % 9 + 1,
        )
        for i in range(count)
    ]


def cards(count: int, names: tuple[str, ...] = NAMES) -> tuple[SeatCard, ...]:
    return tuple(
        SeatCard(one.name, one.table + 11, one.seat, 403 + 7 * i, "5c19", 60_000)
        for i, one in enumerate(seated(count, names))
    )


def table_sheet(names: tuple[str, ...] = NAMES) -> TableSheet:
    taken = SheetSeat.TAKEN
    rows = (
        *(TableSeat(n, name, taken) for n, name in enumerate(names[:4], 1)),
        TableSeat(5),
        TableSeat(6, names[5], SheetSeat.ON_THE_WAY, "on the way from 36.2"),
        TableSeat(7, names[6], taken),
        TableSeat(8, state=SheetSeat.LOCKED),
        TableSeat(9, names[7], taken),
    )
    return TableSheet("12", rows, FOOT, "Level 14", "5,000–10,000, BB ante 10,000")


FINISHERS = (
    *(Finisher(place, f"{place}th", name, "20:14") for place, name in enumerate(NAMES, 7)),
    Finisher(4, "4th", "Kim Do-eul", "20:40", "12,000"),
    Finisher(5, "5th-6th", "Noor Haddad", "20:31", "8,500"),
    Finisher(5, "5th-6th", "Amara Osei", "20:31", "8,500"),
)
LEFT = (InPlay("Oksana Wit", "1.2"), InPlay("Ren van der Berg", "1.6"), InPlay("Luca Ferri"))
ROWS = tuple(
    SlipRow(button, str((button + 2) % 9 + 1), button in {4, 7}) for button in range(1, 10)
)
PLAIN = PlainSlip("Oksana Wit", "18", "6", 403, FOOT, "36.2")
ORDER = OrderSlip(
    "26",
    "7",
    ROWS,
    (*ROWS[:3], SlipRow(4, "no seat", empty=True), *ROWS[4:]),
    FOOT,
    ("Oksana Wit", "26.6", "7.4"),
    "19:34",
    "Poker TDA 2024, rule 11-A",
)
SLIPS = (
    PLAIN,
    ORDER,
    OrderSlip("126", "1107", ROWS, (), FOOT, rule="Poker TDA 2024, rule 11-A"),
    PlainSlip(NAMES[6], "1118", "10", 10_403, FOOT),
    OrderSlip("6", "7", (), (), FOOT, ("Kim Do-eul", "6.4", "7.4"), by_seat=True),
)

HAPPENED = "Seat 5 bet 22,000. Seat 7 put in 36,000 in several chips and said nothing."
WHY = (
    "Several chips put in without a word are a raise from half way between the call and the "
    "smallest raise on. Half way is 33,000, so 36,000 is made up to 44,000."
)
FIGURES = FigureLine(
    Mark(36_000, "put in"),
    (
        Mark(0, ""),
        Mark(22_000, "the bet"),
        Mark(33_000, "half way"),
        Mark(44_000, "smallest raise", strong=True),
    ),
    (Zone(22_000, "call"), Zone(33_000, "raise", strong=True)),
)


def ruling_slip(names: tuple[str, ...] = ("Noor Haddad", "Mei Sato")) -> RulingSlip:
    """Write a slip about these players."""
    return RulingSlip(
        number=17,
        foot=FOOT,
        title="Several chips, no word",
        place="Table 12",
        level="Level 14 · 5,000–10,000",
        when="16:38",
        happened=HAPPENED,
        decision="It is a raise, to 44,000.",
        said="Seat 7 adds 8,000 and the action goes on.",
        figures=FIGURES,
        reason=WHY,
        rules="TDA 2024 rules 43 and 45",
        other_books="WSOP 2026 rules 92 and 95: the same.",
        penalty="none",
        players=names,
        by=names[0],
        standing="Upheld on appeal",
    )


def penalty_slip(name: str = "Ren Nakagawa", rounds: tuple[int, ...] = (9, 9)) -> PenaltySlip:
    """Write a slip of a penalty of which three hands are missed."""
    return PenaltySlip(
        name=name,
        seat="12.7",
        ruling=10,
        rounds=rounds,
        served=3,
        said=f"{len(rounds)} rounds: {sum(rounds)} hands",
        foot=FOOT,
        given="Given at 18:57, level 13",
        reason="Threw both cards at the dealer.",
        rule="TDA 2024 rule 71",
    )


def ruling_log(names: tuple[str, ...] = NAMES) -> RulingLog:
    """Write a log of one ruling about each of these players."""
    records = tuple(
        LogRecord(
            number,
            f"18:{number:02}",
            "Level 13, 12.7",
            name,
            "Abuse of the dealer",
            HAPPENED * (number % 3),
            "Two rounds.",
            "2 rounds, 18 hands; 2 hands left" if number % 2 else "",
            "PEN-07; TDA 2024 rules 70 and 71-A",
            "Ines Moreau",
            "" if number % 4 else "Corrected by ruling 15",
        )
        for number, name in enumerate(names, 1)
    )
    return RulingLog(f"Day 1, {len(records)} rulings", records, FOOT)


def house_sheet(
    titles: tuple[str, ...] = ("String bets", "Several chips", "Dead button"),
) -> HouseSheet:
    """Write a sheet of these rules."""
    entries = tuple(
        HouseEntry(title, "One motion, one bet.", WHY, "TDA 2024 rule 45") for title in titles
    )
    return HouseSheet("By TDA 2024", entries, FOOT)


def key_card(
    words: tuple[str, ...] = ("Floor", "Entries", "Start or pause the clock"),
) -> KeyCard:
    """Write a card of so many keys, and a page with two."""
    keys = tuple((f"Ctrl+{number}", one) for number, one in enumerate(words, 1))
    floor = KeyGroup("On the Floor page", (("N", "Next hand"), ("digit", "Choose a seat")))
    return KeyCard("The keys of tdtool", (KeyGroup("Anywhere", keys), floor), FOOT)


def break_sheet(
    table: str = "35", goal: str = "1118", names: tuple[str, ...] = NAMES
) -> BreakSheet:
    """Break a table: everybody of it drew a seat."""
    slips = tuple(
        BreakSlip(name, f"{table}.{seat}" if seat > 1 else "", goal, str(seat), 400 + seat)
        for seat, name in enumerate(names, 1)
    )
    return BreakSheet(table, slips, FOOT, "draw sealed as 1a2b3c4")


def breaking_order(said: tuple[str, ...] = ("Table 35 breaks first.",)) -> BreakingOrder:
    """Post the order of 35 tables, with something said about it."""
    return BreakingOrder(tuple(range(35, 0, -1)), FOOT, said, "35 tables")


def signers(count: int, names: tuple[str, ...] = NAMES) -> list[Signer]:
    """Let that many sign, a few of whom have no seat yet."""
    return [
        Signer(one.name, f"E{at:04}", *((0, 0) if at % 7 == 3 else (one.table, one.seat)))
        for at, one in enumerate(seated(count, names), 1)
    ]


def journal(names: tuple[str, ...] = NAMES) -> JournalSheet:
    """Write down what became of these players, over two days."""
    lines = tuple(
        JournalLine(
            "Sat 14 Mar 2026" if at < len(names) / 2 else "Sun 15 Mar 2026",
            f"18:{at:02}:07",
            str(at % 4 + 9),
            f"12.{at} {name} out, {at}th",
            "12",
            "undone 18:40" if at % 3 == 1 else "",
        )
        for at, name in enumerate(names, 1)
    )
    began = JournalLine("Sun 15 Mar 2026", "19:00:00", "13", "Level 13 began", began=True)
    return JournalSheet(f"All days, {len(lines) + 1} lines", (*lines, began), FOOT)


def draw_proof(names: tuple[str, ...] = NAMES) -> DrawProof:
    """Prove a draw of these players."""
    lines = tuple(DrawnLine(at, f"E{at:04}", name, f"1{at}.3") for at, name in enumerate(names, 1))
    facts = (Fact("Seed (32 bytes)", "5c19" * 16, code=True), Fact("Open seats", "Table 1: seat 1"))
    steps = ("Take the seed as the key.", "Shuffle the list of entries.")
    return DrawProof("Draw 3: 9 seats", "Drawn 12:01", facts, steps, lines, FOOT)
