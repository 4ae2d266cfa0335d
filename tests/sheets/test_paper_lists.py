"""Seat cards, seating lists, table sheets, standings and slips on every paper."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tdtool.sheets import (
    bag_label,
    bag_sheet,
    break_sheet,
    breaking_order,
    cash_sheet,
    chip_list,
    count_sheet,
    day_seating,
    deal_sheet,
    draw_proof,
    house_sheet,
    journal_sheet,
    key_card,
    move_slip,
    payout_slip,
    penalty_slip,
    prize_list,
    receipt,
    ruling_log_sheet,
    ruling_slip,
    seat_cards,
    seating_list,
    sign_in,
    standings_sheet,
    table_sheet,
)
from tdtool.sheets.page import Paper, PaperSize
from tests.extent import FULL, some
from tests.sheets import chip_sheets, day_sheets, money_sheets, people
from tests.sheets.people import (
    FINISHERS,
    FOOT,
    HOSTILE,
    LEFT,
    PAPERS,
    SLIPS,
    cards,
    seated,
    shuffled,
)
from tests.sheets.people import table_sheet as sheet_of
from tests.sheets.printed import Ink, Printed, overlapping, pack

if TYPE_CHECKING:
    from collections.abc import Callable

SLIP_SHEETS = ("slips", "penalty_slips", "payouts", "receipts")
GOLDEN = Path(__file__).parent / "golden"
LETTER, A4, A5 = Paper(), Paper(PaperSize.A4), Paper(PaperSize.A5)
A4_LYING = Paper(PaperSize.A4, landscape=True)


def all_sheets(names: tuple[str, ...] | None = None) -> dict[str, tuple[Any, Any]]:
    """Give each kind of sheet with its module, under the usual names or others."""
    more = {} if names is None else {"names": names}
    by_table = seating_list.content_by_table(seated(25, **more), "25 players", FOOT)
    finishers = (
        FINISHERS
        if names is None
        else [one._replace(name=name) for one, name in zip(FINISHERS, names, strict=True)]
    )
    slips = SLIPS if names is None else [replace(SLIPS[0], name=name) for name in names]
    return {
        "seat_cards": (
            seat_cards,
            seat_cards.SeatCards(cards(25, **more), FOOT, "Sat 14 March, 12:00"),
        ),
        "seats_by_name": (
            seating_list,
            seating_list.content_by_name(seated(25, **more), "25 players", FOOT),
        ),
        "seats_by_table": (seating_list, by_table),
        "seats_on_the_wall": (seating_list, replace(by_table, wall=True)),
        "table_sheets": (
            table_sheet,
            (sheet_of(**more), table_sheet.blank("", 10, FOOT, level="Level 14")),
        ),
        "standings": (
            standings_sheet,
            standings_sheet.content(finishers, LEFT, "3 of 15 left, 20:45", FOOT),
        ),
        "slips": (move_slip, slips),
        "break_sheets": (
            break_sheet,
            (people.break_sheet(), people.break_sheet("1107", "12"))
            if names is None
            else (people.break_sheet("35", names=names[:9]), people.break_sheet(names=names[9:])),
        ),
        "breaking_order": (
            breaking_order,
            people.breaking_order() if names is None else people.breaking_order(names),
        ),
        "ruling_slips": (ruling_slip, (people.ruling_slip(**more),)),
        "penalty_slips": (
            penalty_slip,
            [people.penalty_slip(name) for name in names]
            if names
            else (people.penalty_slip(), people.penalty_slip(rounds=(10,) * 20)),
        ),
        "ruling_log": (ruling_log_sheet, people.ruling_log(**more)),
        "house_sheet": (
            house_sheet,
            people.house_sheet() if names is None else people.house_sheet(names),
        ),
        "key_card": (
            key_card,
            people.key_card() if names is None else people.key_card(names),
        ),
        "sign_in": (sign_in, sign_in.by_name(people.signers(25, **more), "25 players", FOOT)),
        "sign_in_by_table": (
            sign_in,
            sign_in.by_table(people.signers(25, **more), "25 players", FOOT),
        ),
        "journal": (journal_sheet, people.journal(**more)),
        "draw_proof": (
            draw_proof,
            (people.draw_proof(**more), replace(people.draw_proof(), lines=(), outcome="A 4.")),
        ),
        "prizes": (
            prize_list,
            money_sheets.PRIZES if names is None else money_sheets.prizes(names),
        ),
        "payouts": (
            payout_slip,
            money_sheets.PAYOUTS if names is None else money_sheets.payouts(names),
        ),
        "bag_sheets": (bag_sheet, day_sheets.bag_sheets(**more)),
        "bag_labels": (bag_label, day_sheets.bag_labels(**more)),
        "day_by_name": (day_seating, day_sheets.day_seating(**more)),
        "day_by_chips": (day_seating, day_sheets.day_seating_by_chips(**more)),
        "counts": (
            count_sheet,
            chip_sheets.counts() if names is None else chip_sheets.counts(names),
        ),
        "counts_to_write": (
            count_sheet,
            chip_sheets.counts(names or people.NAMES, to_write=True),
        ),
        "chips": (
            chip_list,
            chip_sheets.chips() if names is None else chip_sheets.chips(names[:5]),
        ),
        "deal": (
            deal_sheet,
            money_sheets.DEAL if names is None else money_sheets.deal(names[:12]),
        ),
        "receipts": (
            receipt,
            money_sheets.RECEIPTS if names is None else money_sheets.receipts(names),
        ),
        "cash_up": (
            cash_sheet,
            money_sheets.CASH if names is None else money_sheets.cash(names),
        ),
    }


def printed(module: Any, sheet: Any, paper: Paper) -> Printed:
    out = io.BytesIO()
    module.draw(sheet, paper, out)
    return Printed(out.getvalue())


def apart(pdf: Printed) -> list[tuple[Ink, Ink]]:
    """List overlaps, but for marks of Arabic and Thai letters, which are strokes of their own."""
    return [pair for pair in overlapping(list(pdf.inks())) if not any(map(_has_marks, pair))]


def _has_marks(ink: Ink) -> bool:
    return any(
        "\u0600" <= char <= "\u06ff" or "\u0e00" <= char <= "\u0e7f" or char < " "
        for char in ink.text
    )


def paper_name(paper: Paper) -> str:
    return f"{paper.size}{' lying' if paper.landscape else ''}"


@pytest.mark.parametrize("paper", PAPERS if FULL else [LETTER, A4_LYING], ids=paper_name)
@pytest.mark.parametrize("name", list(all_sheets()))
def test_every_sheet_is_well_set_on_every_paper(name: str, paper: Paper) -> None:
    module, sheet = all_sheets()[name]
    pdf = printed(module, sheet, paper)
    assert pdf.all_embedded()
    assert not apart(pdf)
    width, height = pdf.sizes[0]
    assert (round(width), round(height)) == (round(paper.width), round(paper.height))
    for ink in pdf.inks():
        assert ink.left >= 17
        assert ink.right <= paper.width - 17
        assert ink.bottom >= 14
        assert ink.top <= paper.height - 17
    alone = name in {"table_sheets", "break_sheets", "bag_sheets"}
    pages = module.pages(sheet) if alone else module.pages(sheet, paper)
    assert pdf.pages == pages


@pytest.mark.parametrize("name", list(all_sheets()))
def test_every_page_has_its_foot(name: str) -> None:
    module, sheet = all_sheets()[name]
    pdf = printed(module, sheet, LETTER)
    for page in range(pdf.pages):
        text = pdf.text(page)
        for words in ("Spring Main Event", "Printed Sat 14 Mar 2026, 11:20", "Log 7f3a91c"):
            assert words in text
        assert (f"Page {page + 1} of {pdf.pages}" in text) == (name not in SLIP_SHEETS)
    if name == "slips":
        assert all(f"Slip {number} of 5" in pdf.text() for number in range(1, 6))


@pytest.mark.parametrize("name", some(list(all_sheets()), 6))
def test_the_same_sheet_makes_the_same_bytes(name: str) -> None:
    module, sheet = all_sheets()[name]
    assert printed(module, sheet, A4).data == printed(module, sheet, A4).data


@pytest.mark.parametrize("paper", [LETTER, A5] if FULL else [LETTER], ids=paper_name)
@pytest.mark.parametrize("name", list(all_sheets()))
def test_hostile_names_are_plain_text_and_quick(name: str, paper: Paper) -> None:
    module, sheet = all_sheets(HOSTILE)[name]
    start = time.process_time()
    pdf = printed(module, sheet, paper)
    assert time.process_time() - start < 3.0
    assert b"/Subtype /Image" not in pdf.data
    assert len(pdf.data) < 400_000
    packed = pdf.packed()
    assert "/etc/hostname" in packed
    assert "…" in packed
    assert "ztab" in packed or name in {"table_sheets", "bag_sheets"}
    assert not apart(pdf)
    for ink in pdf.inks():
        assert ink.left >= 17
        assert ink.right <= paper.width - 17


@pytest.mark.parametrize("name", list(all_sheets()))
def test_record_says_what_the_golden_file_says(name: str) -> None:
    _, sheet = all_sheets()[name]
    assert told(sheet) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def told(value: Any, inset: str = "") -> str:
    """Write a record down, a field a line."""
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        if all(not hasattr(one, "__slots__") or isinstance(one, str) for one in value):
            return f"{inset}{', '.join(map(str, value))}\n"
        return "".join(told(one, inset) for one in value)
    names = getattr(value, "_fields", None) or list(type(value).__dataclass_fields__)
    parts = [(name, getattr(value, name)) for name in names if name != "foot"]
    if all(isinstance(part, (str, int, type(None))) for _, part in parts):
        said = " | ".join(str(part) for _, part in parts)
        return f"{inset}{said}\n"
    lines = [f"{inset}{type(value).__name__}\n"]
    for name, part in parts:
        if isinstance(part, (str, int, type(None))):
            lines.append(f"{inset}  {name}: {part}\n")
        else:
            lines.append(f"{inset}  {name}:\n{told(part, inset + '    ')}")
    return "".join(lines)


def test_records_are_made_without_the_paper_libraries() -> None:
    names = (
        "seat_cards, seating_list, table_sheet, standings_sheet, move_slip, ruling_slip, "
        "penalty_slip, ruling_log_sheet, house_sheet, prize_list, payout_slip, deal_sheet, "
        "key_card, break_sheet, breaking_order, bag_sheet, bag_label, day_seating, receipt, "
        "cash_sheet, count_sheet, chip_list, sign_in, journal_sheet, draw_proof"
    )
    code = (
        f"import sys; from tdtool.sheets import {names}; "
        "print([name for name in ('reportlab', 'uharfbuzz', 'fontTools') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


class Stopped(Exception):  # noqa: N818 - no error, a wish
    """The printing is not wanted any more."""


@pytest.mark.parametrize(
    "draw",
    [
        lambda stop: seat_cards.draw(
            seat_cards.SeatCards(cards(40), FOOT), LETTER, io.BytesIO(), stop
        ),
        lambda stop: seating_list.draw(
            seating_list.content_by_name(shuffled(400), "", FOOT), LETTER, io.BytesIO(), stop
        ),
        lambda stop: table_sheet.draw((sheet_of(),) * 3, LETTER, io.BytesIO(), stop),
        lambda stop: standings_sheet.draw(
            standings_sheet.content(FINISHERS * 20, (), "", FOOT), LETTER, io.BytesIO(), stop
        ),
        lambda stop: break_sheet.draw((people.break_sheet(),) * 3, LETTER, io.BytesIO(), stop),
        lambda stop: breaking_order.draw(
            breaking_order.BreakingOrder(tuple(range(1, 1_000)), FOOT), LETTER, io.BytesIO(), stop
        ),
        lambda stop: move_slip.draw(SLIPS, A5, io.BytesIO(), stop),
        lambda stop: penalty_slip.draw([people.penalty_slip()] * 5, A5, io.BytesIO(), stop),
        lambda stop: ruling_log_sheet.draw(
            people.ruling_log(people.NAMES * 4), LETTER, io.BytesIO(), stop
        ),
        lambda stop: house_sheet.draw(
            people.house_sheet(("Rule",) * 60), LETTER, io.BytesIO(), stop
        ),
        lambda stop: prize_list.draw(money_sheets.LONG, LETTER, io.BytesIO(), stop),
        lambda stop: count_sheet.draw(chip_sheets.counts(tables=40), LETTER, io.BytesIO(), stop),
        lambda stop: chip_list.draw(chip_sheets.chips(more=40), A5, io.BytesIO(), stop),
        lambda stop: payout_slip.draw(money_sheets.PAYOUTS, A5, io.BytesIO(), stop),
        lambda stop: bag_sheet.draw(day_sheets.bag_sheets(), LETTER, io.BytesIO(), stop),
        lambda stop: bag_label.draw(day_sheets.bag_labels(), A5, io.BytesIO(), stop),
        lambda stop: day_seating.draw(
            day_sheets.day_seating(people.NAMES * 20), LETTER, io.BytesIO(), stop
        ),
        lambda stop: receipt.draw(money_sheets.RECEIPTS * 2, A5, io.BytesIO(), stop),
        lambda stop: sign_in.draw(
            sign_in.by_name(people.signers(90), "", FOOT), LETTER, io.BytesIO(), stop
        ),
        lambda stop: journal_sheet.draw(
            people.journal(people.NAMES * 40), LETTER, io.BytesIO(), stop
        ),
        lambda stop: draw_proof.draw(
            (people.draw_proof(people.NAMES * 90),), LETTER, io.BytesIO(), stop
        ),
        lambda stop: cash_sheet.draw(
            money_sheets.cash(people.NAMES * 2), LETTER, io.BytesIO(), stop
        ),
    ],
    ids=[
        "seat cards",
        "seating list",
        "table sheets",
        "standings",
        "break sheets",
        "breaking order",
        "slips",
        "penalty slips",
        "ruling log",
        "house sheet",
        "prizes",
        "counts",
        "chips",
        "payouts",
        "bag sheets",
        "bag labels",
        "day seating",
        "receipts",
        "sign in",
        "journal",
        "draw proof",
        "cash-up",
    ],
)
def test_a_long_sheet_can_be_stopped_between_pages(
    draw: Callable[[Callable[[], None]], None],
) -> None:
    begun: list[int] = []

    def stop() -> None:
        begun.append(1)
        if len(begun) == 2:
            raise Stopped

    with pytest.raises(Stopped):
        draw(stop)


def test_a_long_prize_list_goes_on_in_small_type() -> None:
    pdf = printed(prize_list, money_sheets.LONG, LETTER)
    assert pdf.pages == prize_list.pages(money_sheets.LONG, LETTER) > 3
    assert not apart(pdf)
    assert "1288-1290CHF" in pdf.packed().replace(" ", "").upper()


def test_packing_keeps_what_a_page_says() -> None:
    module, sheet = all_sheets()["standings"]
    assert pack("5th-6th Amara Osei") in printed(module, sheet, LETTER).packed()
