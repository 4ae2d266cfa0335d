"""Prizes, tickets and envelopes as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.bounty import Envelopes
from tdtool.rules.prizes.places import Band
from tdtool.tournament.money.currency import UNNAMED, Currency
from tdtool.tournament.prizes.plan import Ticket
from tdtool.ui.prizes import typed_prizes as typed
from tdtool.ui.prizes.money_field import HundredthsField, MoneyField
from tdtool.ui.prizes.payout_tables import ready_made

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

EURO = Currency("EUR", "€", 2)
TABLE = (
    Band(1, 1, 5_000_00, "Trophy", 20_00),
    Band(2, 2, 0, "Main Event = seat", 250_00),
    Band(3, 9, 99_50),
)


def test_what_is_written_reads_as_the_same() -> None:
    text = typed.written(TABLE, EURO)
    assert text == "1: 5,000 + Trophy = 20\n2: Main Event = seat = 250\n3-9: 99.50"
    assert typed.bands(text, EURO) == TABLE
    tickets = (Ticket(1, 2, "Seat", 250_00),)
    assert typed.tickets(typed.written_tickets(tickets, EURO), EURO) == tickets
    envelopes = (Envelopes(1_000_00, 1), Envelopes(50_00, 20))
    assert typed.written_envelopes(envelopes, EURO) == "1 x 1,000, 20 x 50"
    assert typed.envelopes("1 x 1,000, 20 x 50", EURO) == envelopes


def test_lines_may_stand_in_any_order_and_without_a_colon() -> None:
    assert typed.bands("\n2-3 50\n\n1 € 100\n", EURO) == (Band(1, 1, 100_00), Band(2, 3, 50_00))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("first: 5", "Line 1: places, a colon, an amount"),
        ("1:", "Line 1: places, a colon, an amount"),
        ("3-2: 5", "Line 1: 3 to 2 are no places."),
        ("1: 5\n2: five", 'Line 2: "five" is not a figure.'),
        ("1: = 5", "Line 1: the ticket needs a name."),
        ("1: Cap = x", 'Line 1: "x" is not a figure.'),
    ],
)
def test_what_means_nothing_is_said_with_its_line(text: str, says: str) -> None:
    with pytest.raises(typed.TypedError) as found:
        typed.bands(text, UNNAMED)
    assert str(found.value).startswith(says)


def test_a_ticket_has_no_money_beside_it() -> None:
    with pytest.raises(typed.TypedError, match="Line 1: a ticket and its worth"):
        typed.tickets("1: 5", UNNAMED)


def test_the_tables_that_come_with_the_program_can_be_read() -> None:
    tables = ready_made()
    assert len(tables) == 5
    assert all(table.name and table.rows for table in tables)
    assert all(sum(row.shares) == 10_000 for table in tables for row in table.rows)


def test_fields_of_money_mark_what_they_cannot_read(dressed: None, qtbot: QtBot) -> None:
    del dressed
    field, share = MoneyField(), HundredthsField(0, 10_000)
    qtbot.addWidget(field)
    qtbot.addWidget(share)
    field.set_currency(EURO)
    field.setText("12.5")
    assert (field.amount(), field.is_wrong()) == (12_50, False)
    field.setText("12.5555")
    assert (field.amount(), field.is_wrong()) == (None, True)
    field.set_amount(None)
    assert (field.text(), field.is_wrong()) == ("", False)
    texts = {"12.5 %": 1_250, "7,25": 725, "101": None, "x": None, "1e99": None, "1.005": None}
    for text, value in texts.items():
        share.setText(text)
        assert share.hundredths() == value
    share.set_hundredths(1_200)
    assert share.text() == "12"
