"""Scenes of the registration desk: money over the desk, the till, what is sold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Moment, Terms
from tdtool.tournament.no_show_commands import MarkNoShow
from tdtool.ui.acts import Act
from tdtool.ui.entries.deeds import Deed
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tests.ui.stage import Stage

PRICES = Prices(Currency("EUR", "€", 2), Price(500_00, 50_00), Price(500_00))
TERMS = Terms(
    Extra(Price(450_00, 50_00), 60_000, most=2, ends=Moment(16)),
    Extra(Price(500_00), 80_000, most=1, begins=Moment(12, after=True), ends=Moment(16)),
)
PAID = {Means.CASH: 14, Means.CARD: 9, Means.TRANSFER: 3}


def sold(stage: Stage) -> None:
    """Let some pay, at two cashiers; one buys again, one gets his money back."""
    done(stage.desk, mc.SetPrices(PRICES))
    done(stage.desk, mc.SetTerms(TERMS))
    seated = [entry.id for entry in stage.desk.state.entries.values() if entry.seat is not None]
    done(stage.desk, mc.SetCashier("Noor Haddad"))
    for means, count in PAID.items():
        for _ in range(count):
            stage.clock.go(20_000)
            done(stage.desk, mc.TakePayment(seated.pop(0), means))
    done(stage.desk, mc.SetCashier("Siobhán Ó Rinn"))
    first = next(iter(stage.desk.state.till.by_entry))
    done(stage.desk, mc.Rebuy(first, Means.CARD))
    done(stage.desk, mc.AddOn(first, Means.CASH))
    done(stage.desk, mc.TakePayment(seated.pop(0), Means.CASH))
    done(stage.desk, mc.VoidReceipt(stage.desk.state.till.given, "card, not cash"))
    done(stage.desk, mc.TakePayment(seated.pop(0), Means.CARD))
    stage.go(Act.ENTRIES)


def desk_chosen(stage: Stage) -> None:
    """Choose one who has bought much, and look what can be done at the desk."""
    sold(stage)
    entries = stage.program.pages.entries()
    entries.filter.set_text("8.")
    entries.show_entry(next(iter(stage.desk.state.till.by_entry)))
    entries.side.overview.deeds.where.set_index(1)
    stage.settle()


def table_chosen(stage: Stage) -> None:
    """Choose one who never came, and look what can be done at the table."""
    sold(stage)
    entry = next(iter(stage.desk.state.till.by_entry))
    done(stage.desk, MarkNoShow(entry))
    entries = stage.program.pages.entries()
    entries.filter.set_text("8.")
    entries.show_entry(entry)
    stage.settle()


def pressed(key: Qt.Key) -> Callable[[Stage], None]:
    """Do something with him, as far as what will be done is shown."""

    def scene(stage: Stage) -> None:
        desk_chosen(stage)
        stage.press(key)

    return scene


def register_typed(stage: Stage) -> None:
    """Type a new name: how he pays is asked."""
    sold(stage)
    stage.program.pages.register()
    stage.type("Zoe Lind")


def register_done(stage: Stage) -> None:
    """Enter him: his receipt is told; he sits down at once."""
    register_typed(stage)
    stage.press(Qt.Key.Key_Return)
    stage.bridge.do(c.Arrive(max(stage.desk.state.entries)))
    stage.settle()


def till(stage: Stage) -> None:
    """Look into the till."""
    sold(stage)
    stage.program.pages.till()
    stage.settle()


def terms(stage: Stage) -> None:
    """Look at what is sold."""
    sold(stage)
    stage.program.pages.sale_terms()
    stage.settle()


def receipt(stage: Stage) -> None:
    """Print the receipt of who was just entered."""
    register_done(stage)
    stage.press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)


def one_person(stage: Stage) -> None:
    """Choose one who is out and one who was entered later, who are the same."""
    sold(stage)
    gone = next(iter(stage.desk.state.busts))
    done(stage.desk, c.RegisterAndSeat(name=f"{stage.desk.name(gone)} Junior"))
    entries = stage.program.pages.entries()
    entries.filter.set_text(stage.desk.name(gone))
    entries.show_entry(gone)
    late = entries.model.row_of(max(stage.desk.state.entries))
    assert late is not None
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    entries.view.selectionModel().select(entries.model.index(late, 1), flags)
    entries.side.overview.deeds.where.set_index(1)
    entries.begin(Deed.MERGE)
    stage.settle()


def erased(stage: Stage) -> None:
    """Ask for the name of one who is out to go."""
    sold(stage)
    entries = stage.program.pages.entries()
    gone = next(iter(stage.desk.state.busts))
    entries.filter.set_text(stage.desk.name(gone))
    entries.show_entry(gone)
    entries.begin(Deed.ERASE)
    stage.settle()


SCENES: Mapping[str, Callable[[Stage], None]] = {
    "entries-desk": desk_chosen,
    "entries-table": table_chosen,
    "entries-refund": pressed(Qt.Key.Key_F),
    "entries-void": pressed(Qt.Key.Key_V),
    "register-typed": register_typed,
    "register-done": register_done,
    "entries-merge": one_person,
    "entries-erase": erased,
    "till": till,
    "till-terms": terms,
    "till-receipt": receipt,
}
