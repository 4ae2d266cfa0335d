"""The Rulings page, and how each part of it comes about: for pictures and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.rules.books import Citation
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords
from tdtool.ui.acts import Act
from tdtool.ui.rulings.house_pane import EXAMPLE
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tests.ui.stage import Stage

_MINUTE = 60_000


def rulings(stage: Stage) -> None:
    """Ask in the words of the table."""
    bookcase = stage.program.pages.bookcase
    bookcase.fetch()
    bookcase.wait()
    stage.go(Act.RULINGS)
    stage.type("short shove, may he come over the top")
    stage.program.pages.rulings().library.search.catch_up()


def rulings_entry(stage: Stage) -> None:
    """Read an entry on which the books differ."""
    rulings(stage)
    stage.program.pages.rulings().ask("PEN-04")
    stage.press(Qt.Key.Key_Return)


def rulings_house(stage: Stage) -> None:
    """Look at what the card room has written itself, one file of it faulty."""
    folder = stage.folder / "rulings"
    folder.mkdir()
    (folder / "phones.toml").write_text(EXAMPLE, encoding="utf-8")
    (folder / "old.toml").write_text('id = "BET-07"\nsays = "No."\n', encoding="utf-8")
    bookcase = stage.program.pages.bookcase
    bookcase.house_folder = folder
    bookcase.fetch()
    bookcase.wait()
    stage.go(Act.RULINGS)
    stage.program.pages.rulings().library.search.house.click()


def rulings_round(stage: Stage) -> None:
    """Work an entry out with a round that is read in two ways."""
    rulings(stage)
    stage.press(Qt.Key.Key_Tab)
    stage.type("4 r 25k, 6 c, 9 a 33k, 1 f")


def rulings_pot(stage: Stage) -> None:
    """Work out the most in pot-limit."""
    stage.go(Act.RULINGS)
    stage.program.pages.rulings().work_out("pot-limit")
    stage.type("2 sb dead, 3 bb, 4 f, 5 r 35k, 6 c, 7 f, 8 f")


def rulings_chips(stage: Stage) -> None:
    """Put chips in on which the books differ."""
    stage.go(Act.RULINGS)
    stage.program.pages.rulings().work_out("over-chip")
    stage.type("10k 500 500")


def rulings_log(stage: Stage) -> None:
    """Read a penalty that is being served in a log of an evening."""
    _ruled(stage)
    stage.go(Act.RULINGS)
    stage.program.pages.rulings().show_ruling(3)


def rulings_record(stage: Stage) -> None:
    """Write a penalty down by an entry, for a player who was warned before."""
    _ruled(stage)
    rulings(stage)
    page = stage.program.pages.rulings()
    page.show_entry("PEN-07")
    page.record(penalty=True)
    page.log.form.penalty.set_index(3)
    stage.type("12.7")


def rulings_slip(stage: Stage) -> None:
    """See the slip of the record in hand."""
    rulings_log(stage)
    stage.press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)


def _ruled(stage: Stage) -> None:
    """Fill the log: a call, a warning, a penalty of two rounds, an appeal, an open one."""
    desk = stage.desk
    seats = {number: tuple(desk.state.tables[number].occupants.values()) for number in (3, 7, 9)}
    entry = desk.state.tables[12].occupants[7]
    by = "Ines Moreau"
    call = RulingWords("One big chip, silent", decision="call", by="Rui Duarte")
    done(desk, rc.WriteRuling(call, seats[3][:1], None, "BET-07", (Citation("TDA24", "44"),)))
    warned = RulingWords("Abuse of the dealer", "Called the dealer blind.", by=by)
    penalty = NewPenalty(entry, PenaltyKind.WARNING)
    done(desk, rc.WriteRuling(warned, rule_entry="PEN-07", penalties=(penalty,)))
    abuse = RulingWords(
        "Abuse of the dealer",
        "Lost a pot of 94,000, threw both cards at the dealer and called the dealer blind. Warned"
        " for the same (ruling 2). Dealer and seat 6 agree.",
        "Two rounds. Leave the table now. You are dealt in, your blinds and antes are posted,"
        " your hands are killed.",
        by=by,
    )
    rules = tuple(Citation("TDA24", number) for number in ("70", "71-A", "71-C"))
    penalty = NewPenalty(entry, PenaltyKind.ROUNDS, 2)
    done(desk, rc.WriteRuling(abuse, (), None, "PEN-07", rules, (penalty,)))
    stage.clock.go(35 * _MINUTE)
    done(desk, rc.SetServed(entry, 15))
    raised = RulingWords("Raise under the minimum", decision="raise to 24,000", by=by)
    done(desk, rc.WriteRuling(raised, seats[7][:1], rule_entry="BET-14"))
    done(desk, rc.AppealRuling(4, "He said call first."))
    both = RulingWords("Which hand won?", "Both claim the pot.")
    done(desk, rc.WriteRuling(both, seats[9][:2]))
    stage.clock.go(_MINUTE)


SCENES: Mapping[str, Callable[[Stage], None]] = {
    "rulings": rulings,
    "rulings-entry": rulings_entry,
    "rulings-house": rulings_house,
    "rulings-round": rulings_round,
    "rulings-pot": rulings_pot,
    "rulings-chips": rulings_chips,
    "rulings-log": rulings_log,
    "rulings-record": rulings_record,
    "rulings-slip": rulings_slip,
}
