from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.tournament.paper_age import PaperAge
from tdtool.ui.printing.catalogue_model import (
    AGE_ROLE,
    OFFER_ROLE,
    OLD_ROLE,
    PAGES_ROLE,
    PURPOSE_ROLE,
    CatalogueModel,
)
from tdtool.ui.printing.catalogue_view import CatalogueView
from tdtool.ui.printing.offer import TERMS, Offer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qapp: QApplication) -> CatalogueModel:
    del qapp
    return CatalogueModel()


def test_the_model_keeps_qts_rules_through_every_change(model: CatalogueModel) -> None:
    tester = QAbstractItemModelTester(model, FATAL)
    model.set_pages(Offer.SEATING, 3)
    model.set_ages({Offer.SEATING: PaperAge(1_785_000_000_000, "seats have changed once")}, 0)
    model.set_pages(Offer.SEATING, None)
    model.set_ages({}, 0)
    del tester


def test_rows_are_the_offers_in_their_order(model: CatalogueModel) -> None:
    assert [model.offer(row) for row in range(model.rowCount())] == list(TERMS)
    index = model.index(model.row_of(Offer.MOVES), 0)
    assert index.data() == "Move slips"
    assert index.data(PURPOSE_ROLE) == TERMS[Offer.MOVES].purpose
    assert index.data(OFFER_ROLE) == "moves"
    assert (index.data(PAGES_ROLE), index.data(AGE_ROLE), index.data(OLD_ROLE)) == ("", "", False)
    assert model.rowCount(index) == 0
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


def test_a_row_says_pages_and_age_also_to_the_ear(model: CatalogueModel) -> None:
    heard: list[int] = []
    model.dataChanged.connect(lambda first, _: heard.append(first.row()))
    model.set_pages(Offer.SEAT_CARDS, 1_250)
    model.set_pages(Offer.SEAT_CARDS, 1_250)
    model.set_ages({Offer.SEAT_CARDS: PaperAge(1_785_000_000_000)}, 7_200)
    row = model.row_of(Offer.SEAT_CARDS)
    assert heard == [row, row]
    said = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Seat cards, 1,250 pages, printed ")
    model.set_ages({Offer.SEAT_CARDS: PaperAge(1_785_000_000_000, "seats have changed once")}, 0)
    assert model.index(row, 0).data(AGE_ROLE) == "old: seats have changed once"
    assert model.index(row, 0).data(OLD_ROLE) is True


def test_a_brief_catalogue_is_lower(model: CatalogueModel) -> None:
    view = CatalogueView()
    view.setModel(model)
    whole = view.sizeHintForRow(0)
    view.set_brief(brief=True)
    assert view.sizeHintForRow(0) < whole
    view.deleteLater()
