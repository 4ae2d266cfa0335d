"""Every page and overlay of the window, and how it comes about: for pictures and tests."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.absence import Absence
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.rules.prizes.sharing import Rounding
from tdtool.rules.stakes import Ante
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import Format, PlanSettings, RoundStacks
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.values import NewPenalty, PenaltyKind, SeatAt, Sheet
from tdtool.ui.acts import Act
from tdtool.ui.floor.plans.look import Look
from tdtool.ui.levels.lines import Col
from tdtool.ui.prizes.prizes_page import Part
from tdtool.ui.whoposts.who_posts import WhoPosts
from tests.ui import (
    board_scenes,
    chip_scenes,
    count_scenes,
    file_scenes,
    flights_scenes,
    habits_scenes,
    rulings_scenes,
    settings_scenes,
    till_scenes,
)
from tests.ui.desk_sample import done, names, opened_in

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tests.ui.stage import Stage

PASTED = """Level\tMin\tSmall\tBig\tAnte
1\t20\t100\t200\t200
2\t20\t200\t300\t300
3\t20\t300\t600\t600
4\t20\t4000\t800\t800
Break\t10
5\t20\t500\t1000\t
6\t20\t800\t1600\t1600
"""
LIST = """First;Last;City
Kim;Do-eul;Seoul
Bo;Lindqvarn;Oslo
Kim;Do-eul;Seoul
Siobhán;Ó Rinn;Cork
<b>Bold</b>;<img src="/etc/hostname">;Rome
;;nobody
"""
TROUBLE = (
    "/home/td/tdtool.sqlite3 is open in another tdtool. Close it there first, or name another file."
)
_OFF_MS = 6 * 60_000 + 12_000


def scenes() -> Mapping[str, Callable[[Stage], None]]:
    """Name every scene and how it comes about; each starts from a stage of its own."""
    return {**_pages(), **_floor(), **_clock(), **_panels(), **_alone()}


def _pages() -> dict[str, Callable[[Stage], None]]:
    return {
        "entries": lambda stage: stage.go(Act.ENTRIES),
        "entries-chosen": entries_chosen,
        "entries-act": entries_act,
        "register": lambda stage: stage.program.pages.register(),
        "levels": lambda stage: stage.go(Act.LEVELS),
        "levels-odd": levels_odd,
        "levels-typing": levels_typing,
        "prizes-deal": prizes_deal,
        "prizes-paid": prizes_paid,
        "prizes-table": prizes_table,
        "prizes-new": lambda stage: stage.go(Act.PRIZES),
        "prizes-bounties": prizes_bounties,
        **till_scenes.SCENES,
        **board_scenes.SCENES,
        **rulings_scenes.SCENES,
        **chip_scenes.SCENES,
        **count_scenes.SCENES,
        "printing": printing,
        "journal": lambda stage: stage.go(Act.JOURNAL),
        "journal-act": journal_act,
        "journal-undo": journal_undo,
    }


def _floor() -> dict[str, Callable[[Stage], None]]:
    return {
        "floor": lambda stage: stage.show_floor(),
        "floor-last-hand": lambda stage: _on_table(stage, Qt.Key.Key_L),
        "floor-out": lambda stage: _on_table(stage, Qt.Key.Key_X),
        "floor-known": floor_known,
        "floor-rules": floor_rules,
        "floor-unknown": lambda stage: stage.program.floor.show_table(12),
        "floor-by-hand": lambda stage: _on_table(stage, Qt.Key.Key_H),
        "floor-move": lambda stage: _on_table(stage, Qt.Key.Key_M),
        "floor-who-sits": lambda stage: _on_table(stage, Qt.Key.Key_S),
        "floor-history": lambda stage: _on_table(stage, Qt.Key.Key_J),
        "open-table": lambda stage: _on_table(stage, Qt.Key.Key_O),
        "head-count": head_count,
        "hand-for-hand": hand_for_hand,
        "hand-for-hand-off": lambda stage: _on_table(stage, Qt.Key.Key_F),
        "last-hands": last_hands,
        "plans": plans,
        "plans-another": plans_another,
        "plans-unknown": lambda stage: plans(stage, known=False),
        "plans-break": plans_break,
        "plans-broken": plans_broken,
        "plans-redraw": plans_redraw,
        "plans-round": plans_round,
        "todo-plans": todo_plans,
        "line": lambda stage: stage.type_line("12.5 out"),
        "line-penalty": line_penalty,
        "floor-penalty": floor_penalty,
        "line-refused": lambda stage: stage.type_line("12.5 unregister"),
        "todo": lambda stage: stage.go_to_todo(),
        "todo-all": todo_all,
    }


def _clock() -> dict[str, Callable[[Stage], None]]:
    return {
        "paused": lambda stage: stage.pause(134),
        "last-minutes": lambda stage: stage.leave_on_clock(95),
        "last-seconds": lambda stage: stage.leave_on_clock(21),
        "break": lambda stage: stage.into_the_break(),
        "menu": lambda stage: stage.window.open_menu(),
        "toast": lambda stage: stage.window.fail("The printer Desk cannot be reached."),
    }


def _panels() -> dict[str, Callable[[Stage], None]]:
    return {
        "who-posts": lambda stage: stage.program.who_posts(),
        "who-posts-answered": who_posts_answered,
        "who-posts-any": who_posts_any,
        "new-tournament": lambda stage: stage.new_tournament("Harbour Open, day 2"),
        "new-tournament-pasted": lambda stage: stage.new_tournament("Friday", PASTED),
        "bring-in": lambda stage: stage.bring_in(LIST),
        "draw": lambda stage: stage.draw(drawn=False),
        "drawn": lambda stage: stage.draw(drawn=True),
        "print-levels": lambda stage: stage.program.paper.print_sheet(),
        "print-card": lambda stage: stage.program.paper.print_card_of(stage.known_table()),
        "settings": lambda stage: stage.program.settings(),
        **settings_scenes.SCENES,
        "help": lambda stage: stage.program.help.toggle(),
        "keys": lambda stage: stage.program.help.keys(),
        "about": lambda stage: stage.program.help.about(),
        "open": open_tournament,
        **flights_scenes.SCENES,
        **habits_scenes.SCENES,
        **file_scenes.SCENES,
    }


def _alone() -> dict[str, Callable[[Stage], None]]:
    return {
        "start": lambda stage: stage.start(),
        "start-first": lambda stage: stage.start(tournaments=()),
        "trouble": lambda stage: stage.trouble(TROUBLE),
    }


def _short_table(stage: Stage, *, known: bool = True) -> None:
    """Let two players of table 7 be out: it is short, as 2 and 20 are."""
    tables = stage.desk.state.tables
    for seat in sorted(tables[7].occupants)[2:4]:
        done(stage.desk, c.Bust((tables[7].occupants[seat],)))
    if known:
        for number in (7, 20):
            done(stage.desk, c.GiveBigBlind(number, sorted(tables[number].occupants)[1]))
        for number in (19, 18, 16, 15, 14):
            done(stage.desk, c.GiveButton(number, 4))


def plans_round(stage: Stage) -> None:
    """Let the first round of a shootout be over; the next is drawn with a stack of the house's."""
    desk = opened_in(stage.store, stage.clock, "Shootout")
    settings = PlanSettings(form=Format.SHOOTOUT, round_stacks=RoundStacks.SET, round_stack=120_000)
    done(desk, plc.ChangePlans(settings))
    done(desk, c.Register(names=names(52)))
    done(desk, c.DrawSeats(open_tables=True))
    done(desk, c.StartClock())
    for table in desk.state.tables.values():
        for entry in list(table.occupants.values())[1:]:
            done(desk, c.Bust((entry,)))
    stage.program.tournaments.show_desk(desk)
    stage.program.floor.show_plans(Look.REDRAW)


def plans(stage: Stage, *, known: bool = True) -> None:
    """Look at who moves."""
    _short_table(stage, known=known)
    stage.go(Act.FLOOR)
    stage.program.floor.show_plans(Look.BALANCE)


def plans_another(stage: Stage) -> None:
    """Ask who could go instead."""
    plans(stage)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_A)


def _many_out(stage: Stage, left: int) -> None:
    """Let so many tables be left, as the evening goes on."""
    for number in range(20, left, -1):
        for entry in tuple(stage.desk.state.tables[number].occupants.values()):
            done(stage.desk, c.Bust((entry,)))
        done(stage.desk, c.CloseTable(number))
    for number in range(1, left):
        seat = max(stage.desk.state.tables[number].occupants)
        done(stage.desk, c.Bust((stage.desk.state.tables[number].occupants[seat],)))


def plans_break(stage: Stage) -> None:
    """Look at the break that is due: twelve tables, and the last has room elsewhere."""
    _many_out(stage, 12)
    stage.go(Act.FLOOR)
    stage.program.floor.show_plans()


def plans_broken(stage: Stage) -> None:
    """Break the table."""
    plans_break(stage)
    stage.program.floor.plans.do()


def plans_redraw(stage: Stage) -> None:
    """Look at the final table."""
    _many_out(stage, 2)
    for number in (1, 2):
        table = stage.desk.state.tables[number]
        for seat in sorted(table.occupants)[4 + (number == 1) :]:
            done(stage.desk, c.Bust((table.occupants[seat],)))
    stage.go(Act.FLOOR)
    stage.program.floor.show_plans()


def todo_plans(stage: Stage) -> None:
    """Give To do a short table, an order and a table that stands."""
    _short_table(stage)
    done(stage.desk, plc.LeaveSuggestion(Suggested.BREAK))
    stage.go_to_todo()


def entries_chosen(stage: Stage) -> None:
    """Look for some players and choose three of them: draws know something about them."""
    sitting = [one.id for one in stage.desk.state.entries.values() if one.seat is not None]
    known = [one for one in sitting if stage.desk.name(one).startswith("Player 12")]
    done(stage.desk, plc.NeedAccess(known[0], needed=True))
    done(stage.desk, plc.ChangePlans(PlanSettings(keep_apart=True)))
    done(stage.desk, plc.KeepApart(known[0], known[2], apart=True))
    stage.go(Act.ENTRIES)
    stage.program.find()
    stage.type("pla 12")
    stage.press(Qt.Key.Key_Down)
    for _ in range(2):
        stage.press(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)


def entries_act(stage: Stage) -> None:
    """Choose some and ask for them to be out."""
    entries_chosen(stage)
    stage.press(Qt.Key.Key_X)


def levels_odd(stage: Stage) -> None:
    """Take the first odd row in hand."""
    rows = list(stage.desk.state.structure.rows)
    odd = rows[17].stakes[0]
    rows[17] = replace(rows[17], stakes=(replace(odd, small_blind=7_000, ante=Ante()),))
    rows[18] = replace(rows[18], label="16")
    structure = replace(stage.desk.state.structure, rows=tuple(rows))
    done(stage.desk, c.ChangeStructure(structure))
    stage.go(Act.LEVELS)
    stage.program.pages.levels().next_warning()


def levels_typing(stage: Stage) -> None:
    """Type a small blind that is too large."""
    stage.go(Act.LEVELS)
    levels = stage.program.pages.levels()
    levels.view.go_to_row(17, Col.SMALL_BLIND)
    levels.view.setFocus()
    stage.type("65000")


def _priced(stage: Stage, bounty: int = 0) -> None:
    """Say what an entry costs, half a percent of it for the staff."""
    entry = Price(500_00, 50_00, bounty=bounty)
    prices = Prices(Currency("EUR", "€", 2), entry, held_back=300, guarantee=20_000_00)
    done(stage.desk, SetPrices(prices))
    plan = PrizePlan(rounding=Rounding(5_00))
    if stage.desk.can(pc.PlanPrizes(plan)) is None:
        done(stage.desk, pc.PlanPrizes(plan))


def _down_to(stage: Stage, left: int) -> None:
    """Let all but so many go out, one after the other."""
    seated = [one.id for one in stage.desk.state.entries.values() if one.seat is not None]
    stage.clock.go(60_000)
    done(stage.desk, c.Bust(tuple(reversed(seated[left:]))))


def prizes_paid(stage: Stage) -> None:
    """Lock the table, go into the money, and pay some."""
    _priced(stage)
    done(stage.desk, pc.LockPrizes())
    _down_to(stage, 11)
    won = sorted(awards(stage.desk.state).values(), key=lambda award: str(award.place))
    for award in won[:-3]:
        stage.clock.go(41_000)
        done(stage.desk, pc.PayPrize(award.entry))
    stage.go(Act.PRIZES)


def prizes_deal(stage: Stage) -> None:
    """Work out a deal among four, three of whom have signed."""
    _priced(stage)
    done(stage.desk, pc.LockPrizes())
    _down_to(stage, 4)
    for award in awards(stage.desk.state).values():
        done(stage.desk, pc.PayPrize(award.entry))
    chips = (4_250_000, 3_130_000, 1_980_000, 1_140_000)
    left = tuple(one.id for one in stage.desk.state.entries.values() if one.seat is not None)
    done(stage.desk, pc.ProposeDeal(DealWay.ICM, tuple(zip(left, chips, strict=True)), unit=5_00))
    for entry in left[1:]:
        done(stage.desk, pc.SignDeal(entry, signed=True))
    stage.go(Act.PRIZES)


def prizes_table(stage: Stage) -> None:
    """Draft a table by percentages."""
    _priced(stage)
    stage.go(Act.PRIZES)
    page = stage.program.pages.prizes()
    page.show_part(Part.TABLE)
    page.how.way.set_index(1)


def prizes_bounties(stage: Stage) -> None:
    """Name who knocked whom out."""
    _priced(stage, 100_00)
    _down_to(stage, 60)
    stage.go(Act.PRIZES)
    page = stage.program.pages.prizes()
    page.show_part(Part.BOUNTIES)
    stage.type("12.3")


def printing(stage: Stage) -> None:
    """Show the catalogue with the first sheet's preview, as soon as it is made."""
    stage.go(Act.PRINTING)
    stage.wait(lambda: stage.program.pages.printing().sheet.pdf is not None)


def journal_act(stage: Stage) -> None:
    """Take one of the acts in hand."""
    stage.go(Act.JOURNAL)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)


def journal_undo(stage: Stage) -> None:
    """Ask for an act with something in the way to be undone."""
    journal_act(stage)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_U)


def head_count(stage: Stage) -> None:
    """Count three tables, one of them short."""
    stage.show_floor()
    stage.program.floor.act(Act.HEAD_COUNT)
    stage.settle()
    for typed in ("9", "8", "6"):
        stage.type(typed)
        stage.press(Qt.Key.Key_Return)


def floor_known(stage: Stage) -> None:
    """Say the last hand of a table, and who went out in it."""
    table = stage.known_table()
    occupants = stage.desk.state.tables[table].occupants
    done(stage.desk, c.GiveButton(table, 6, out=(occupants[7],)))
    stage.show_floor()


def floor_rules(stage: Stage) -> None:
    """Look at the other rules' answers."""
    floor_known(stage)
    stage.program.floor.setFocus()
    stage.press(Qt.Key.Key_R)


def who_posts_answered(stage: Stage) -> None:
    """Say the button and who went out, two of them, in the common three keys."""
    stage.program.who_posts()
    stage.type("3")
    stage.press(Qt.Key.Key_X)
    stage.type("57")


def who_posts_any(stage: Stage) -> None:
    """Ask about a table that is not in the program."""
    stage.program.who_posts()
    panel = stage.window.panels.panel
    assert isinstance(panel, WhoPosts)
    panel.show_any(10)
    stage.type("3")


def hand_for_hand(stage: Stage) -> None:
    """Play the third hand together: most tables have finished, three players are out."""
    stage.show_floor()
    desk = stage.desk
    prizes = (Band(1, 1, 60_000), Band(2, desk.state.in_play - 2, 1_500))
    done(desk, pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=prizes)))
    done(desk, hc.BeginHandForHand())
    for _ in range(2):
        stage.clock.go(200_000)
        done(desk, hc.FinishTables())
        done(desk, hc.CloseHand())
    tables = sorted(desk.state.tables)
    for table in (tables[4], tables[11], tables[11]):
        done(desk, c.Bust((min(desk.state.tables[table].occupants.values()),)))
    stage.clock.go(80_000)
    done(desk, hc.FinishTables(tuple(tables[:9] + tables[12:26])))
    stage.program.floor.act(Act.HAND_FOR_HAND)
    stage.type("12")


def last_hands(stage: Stage) -> None:
    """Play the last hands of the day, called by a drawn card."""
    stage.show_floor()
    done(stage.desk, hc.CallLastHands())
    done(stage.desk, hc.FinishTables((1, 5, 12)))
    stage.go_to_todo()
    stage.program.floor.act(Act.HAND_FOR_HAND)


def open_tournament(stage: Stage) -> None:
    """List several tournaments."""
    for name in ("Harbour Open", "Club Night", "Friday Deep"):
        opened_in(stage.store, stage.clock, name)
        stage.clock.go(3_600_000)
    stage.program.tournaments.open_tournament()


def todo_all(stage: Stage) -> None:
    """Let every kind of task wait: each reached by what a director does."""
    desk = stage.desk
    tables = sorted(desk.state.tables)
    done(desk, c.RecordSheet(Sheet.LEVELS))
    stage.clock.go(60_000)
    done(desk, c.AddTime(120_000))
    done(desk, c.RegisterAndSeat(name="Josephine Ward"))
    done(desk, c.RegisterAndSeat(name="نور حداد"))
    closed = desk.state.tables[tables[10]]
    done(desk, c.CloseTable(closed.number))
    seated = desk.state.tables[tables[11]].occupants
    done(desk, c.ReEnter(min(seated.values())))
    _two_in_a_seat(stage, tables[12])
    since = desk.now()
    stage.clock.go(_OFF_MS)
    stage.bridge.tell_absence(Absence(since, desk.now()))
    stage.clock.wall_ms += 7_000
    stage.window.todo.refresh()
    stage.go_to_todo()


def line_penalty(stage: Stage) -> None:
    """Have a player who serves a penalty given another one in the line."""
    floor_penalty(stage)
    stage.type_line("12.7 penalty 3 hands")


def floor_penalty(stage: Stage) -> None:
    """Let a player serve a penalty at the table in hand."""
    stage.show_floor()
    desk = stage.desk
    entry = desk.state.tables[12].occupants[7]
    done(desk, rc.WriteRuling(penalties=(NewPenalty(entry, PenaltyKind.WARNING),)))
    stage.clock.go(60_000)
    done(desk, rc.WriteRuling(penalties=(NewPenalty(entry, PenaltyKind.ROUNDS, 2),)))
    done(desk, c.GiveButton(12, 3))
    done(desk, rc.CountHands(entry, 15))
    stage.program.floor.show_table(12)
    stage.go_to_todo()


def _two_in_a_seat(stage: Stage, table: int) -> None:
    """Let somebody from another table claim a seat that is taken."""
    state = stage.desk.state
    seat = min(state.tables[table].occupants)
    other = next(iter(state.tables[table + 1].occupants.values()))
    done(stage.desk, c.DisputeSeat(SeatAt(table, seat), other))


def _on_table(stage: Stage, key: Qt.Key) -> None:
    """Press a key of the Floor page."""
    stage.show_floor()
    stage.program.floor.setFocus()
    stage.press(key)
