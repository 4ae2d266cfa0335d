"""The worked cases of seating, by their ids, each with what a setting decides in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.draw import Stream, repeat, seal
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.plans.alternates import next_alternate
from tdtool.tournament.plans.balance import balance_plan
from tdtool.tournament.plans.breaking import BreakPlan, break_plan, next_breaks
from tdtool.tournament.plans.halt import Halt, halts
from tdtool.tournament.plans.redraw import (
    RedrawPlan,
    bracket,
    point_reached,
    redraw_due,
    redraw_plan,
)
from tdtool.tournament.plans.satellite import satellite
from tdtool.tournament.plans.settings import Format, Gives
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.refusal import Code
from tdtool.tournament.values import DrawPolicy, SeatAt
from tests.tournament.plans.floor_of import Floor, Laid, full

if TYPE_CHECKING:
    from collections.abc import Callable

Case = dict[str, Any]
DATA = Path(__file__).parents[1] / "data" / "seating_cases.json"
CASES: dict[str, Case] = {
    case["id"]: case for case in json.loads(DATA.read_text(encoding="utf-8"))["cases"]
}
TESTS = Path(__file__).parents[1]
"""The folder in which every case is proved: by a check here, else by a test named after it."""
_NAMED = re.compile(r"^def (?:check|test)_([a-z]{3})_(\d\d)(?:_|\()", re.MULTILINE)


def number(table: str) -> int:
    """Read a table of a case: "T2" is 2, "A" is 1."""
    return int(table[1:]) if table[1:] else ord(table) - 64


def floor(name: str, **more: Any) -> Floor:
    """Lay the tables of a case; its last hands are fresh."""
    tables = {}
    for table in CASES[name]["tables"]:
        seats = tuple(sorted(int(seat) for seat in table["seats"]))
        last = table["last_hand"]
        spots = (last["button"], last["sb"], last["bb"])
        left = tuple(seat for seat in spots if seat not in seats)
        tables[number(table["id"])] = Laid(
            seats, spots, table["max_seats"], tuple(dict.fromkeys(left))
        )
    made = Floor(tables, **more)
    for table in CASES[name]["tables"]:
        for seat, player in table["seats"].items():
            made.names[made.at(number(table["id"]), int(seat)).id] = player
    return made


def entry(made: Floor, player: str) -> int:
    return next(one for one, name in made.names.items() if name == player)


Move = tuple[str, SeatAt, SeatAt]


def moves(made: Floor) -> list[Move]:
    found = []
    for move in balance_plan(made.state, made.now):
        assert move.named is not None
        found.append((made.names[move.named.entry], move.named.source, move.named.destination))
    return found


def expected(name: str) -> list[Move]:
    found = []
    for move in CASES[name]["expect"]["moves"]:
        came = move.get("from") or [f"T{ord(move['player'][0]) - 96}", move["player"][1:]]
        goal = move["to"]
        found.append(
            (
                move["player"],
                SeatAt(number(came[0]), int(came[1])),
                SeatAt(number(goal[0]), goal[1]),
            )
        )
    return found


def sizes_after(made: Floor) -> dict[int, int]:
    counts = made.sizes()
    for move in balance_plan(made.state, made.now):
        counts[move.source] -= 1
        counts[move.destination] += 1
    return counts


def expected_sizes(name: str) -> dict[int, int]:
    after: dict[str, int] = CASES[name]["expect"]["sizes_after"]
    return {number(table): count for table, count in after.items()}


def tolerance(name: str) -> dict[str, int]:
    return {"tolerance_after": CASES[name]["config"]["tolerance"]}


def check_bal_01() -> None:
    made = floor("BAL-01", **tolerance("BAL-01"))
    assert moves(made) == expected("BAL-01")
    assert sizes_after(made) == expected_sizes("BAL-01")


def check_bal_02() -> None:
    assert moves(floor("BAL-02", **tolerance("BAL-02"))) == []
    assert moves(floor("BAL-02", tolerance_after=1)) == expected("BAL-01")
    assert moves(floor("BAL-02", row=0, tolerance_after=1)) == []


def check_bal_04() -> None:
    made = floor("BAL-04", **tolerance("BAL-04"))
    assert moves(made) == expected("BAL-04")
    named = balance_plan(made.state, made.now)[0].named
    assert named is not None
    assert named.cost is not None
    assert -named.cost.hands == CASES["BAL-04"]["expect"]["moves"][0]["hands_until_bb_at_dest"]


def check_bal_05() -> None:
    made = floor("BAL-05", **tolerance("BAL-05"))
    assert moves(made) == expected("BAL-05")
    assert sizes_after(made) == expected_sizes("BAL-05")
    named = balance_plan(made.state, made.now)[0].named
    assert named is not None
    assert named.cost is not None
    assert -named.cost.hands == CASES["BAL-05"]["expect"]["moves"][0]["hands_until_bb_at_dest"]


def check_bal_06() -> None:
    made = floor("BAL-06", **tolerance("BAL-06"))
    made.state.entries[entry(made, "a6")].moved_ms = made.now.wall_ms - 600_000
    assert moves(made) == expected("BAL-06")
    named = balance_plan(made.state, made.now)[0].named
    assert named is not None
    assert named.moved_ms == made.now.wall_ms - 600_000


def check_bal_07() -> None:
    made = floor("BAL-07", **tolerance("BAL-07"))
    made.state.entries[entry(made, "a6")].locked = True
    assert moves(made) == expected("BAL-07")
    named = balance_plan(made.state, made.now)[0].named
    assert named is not None
    assert [made.names[one] for one in named.passed_over] == ["a6"]


def check_bal_09() -> None:
    made = floor("BAL-09", **tolerance("BAL-09"))
    made.set(gives=Gives.LOWEST_NUMBER)
    assert moves(made) == expected("BAL-09")
    assert sizes_after(made) == expected_sizes("BAL-09")
    made.set(gives=Gives.HIGHEST_NUMBER)
    assert sizes_after(made) == expected_sizes("BAL-09")


def check_bal_10() -> None:
    made = floor("BAL-10", **tolerance("BAL-10"))
    made.set(gives=Gives.LOWEST_NUMBER)
    assert moves(made) == expected("BAL-10")
    assert sizes_after(made) == expected_sizes("BAL-10")


def check_bal_12() -> None:
    made = floor("BAL-12", **tolerance("BAL-12"))
    order = tuple(number(table) for table in CASES["BAL-12"]["config"]["break_order"])
    made.set(gives=Gives.NEXT_TO_BREAK, breaking_order=order)
    assert moves(made) == expected("BAL-12")
    made.set(gives=Gives.LOWEST_NUMBER, breaking_order=order)
    assert [move[0] for move in moves(made)] == ["a6"]


def check_bal_13() -> None:
    made = floor("BAL-13", **tolerance("BAL-13"))
    made.state.tables[2].locked_seats |= {8, 9}
    assert moves(made) == expected("BAL-13")


def check_bal_15() -> None:
    from tdtool.rules.stakes import Stakes
    from tests.tournament.plans.test_move_orders import STUD, played

    made = floor("BAL-15", row=0, structure=played(STUD, Stakes(100, 200)), **tolerance("BAL-15"))
    assert [(move[0], move[1]) for move in moves(made)] == [("a6", SeatAt(1, 6))]


def check_bal_16() -> None:
    made = short_of("BAL-16", gone=(4, 5, 7))
    assert halts(made.state, made.now) == {1: Halt.NOW}
    made.set(halt_at=None)
    assert halts(made.state, made.now) == {}


def short_of(name: str, gone: tuple[int, ...]) -> Floor:
    """Lay the case's tables so that the players in `gone` of table A went out before its hand."""
    made = Floor(row=0)
    one, other = CASES[name]["tables"]
    seats = tuple(int(seat) for seat in one["seats"])
    made.lay(1, Laid(tuple(sorted((*seats, *gone)))))
    for seat in gone:
        made.bust(made.at(1, seat).id)
    made.give(1, *(one["last_hand"][spot] for spot in ("button", "sb", "bb")))
    made.lay(2, Laid(tuple(int(seat) for seat in other["seats"]), (1, 2, 3)))
    return made


def check_bal_18() -> None:
    made = short_of("BAL-18", gone=())
    assert halts(made.state, made.now) == {}


def check_bal_19() -> None:
    made = floor("BAL-19")
    made.set(form=Format.SHOOTOUT)
    assert moves(made) == []
    assert redraw_due(made.state) is None
    made.set()
    assert moves(made) != []


def broken(made: Floor) -> BreakPlan:
    found = break_plan(made.state, made.now, next_breaks(made.state))
    assert isinstance(found, BreakPlan), found
    return found


def order_of(name: str) -> tuple[int, ...]:
    return tuple(number(table) for table in CASES[name]["config"]["break_order"])


def check_brk_02() -> None:
    made = floor("BRK-02")
    made.set(breaking_order=order_of("BRK-02"))
    plan = broken(made)
    expect = CASES["BRK-02"]["expect"]
    assert plan.tables == (1,)
    assert plan.moves == expect["move_count"]
    assert plan.pool == tuple(SeatAt(number(table), seat) for table, seat in expect["seat_pool"])
    assert plan.refusal is None


def check_brk_03() -> None:
    made = floor("BRK-03", **tolerance("BRK-03"))
    made.set(breaking_order=order_of("BRK-03"))
    plan = broken(made)
    assert (plan.tables, plan.moves, plan.flows) == ((4,), 5, ())


def check_brk_05() -> None:
    arrival(3, "BRK-05", waits=True)


def arrival(seat: int, name: str, *, waits: bool) -> None:
    """Let somebody of a broken table sit down there, and ask for the next hands."""
    from tdtool.tournament.hands import answer_of
    from tdtool.tournament.table_view import hand_after

    made = floor(name)
    made.sit(1, seat, "x")
    hand = answer_of(made.state, made.state.tables[1], made.now)
    assert hand is not None
    assert (seat in hand.positions.waits) is waits
    assert (seat in hand.positions.big_blinds) is not waits
    after = hand_after(made.state, hand)
    assert after is not None
    assert seat in after.dealt_in


def check_brk_06() -> None:
    arrival(4, "BRK-06", waits=False)


def check_brk_09() -> None:
    made = floor("BRK-09", row=0)
    plan = break_plan(made.state, made.now, (2,))
    assert isinstance(plan, BreakPlan)
    assert plan.refusal is not None
    assert (plan.refusal.code, plan.refusal.house) == (Code.REGISTRATION_OPEN, True)
    made.set(break_while_registering=True)
    plan = break_plan(made.state, made.now, (2,))
    assert isinstance(plan, BreakPlan)
    assert plan.refusal is None


def final(made: Floor) -> RedrawPlan:
    made.bust(made.sit(1, 8))
    found = redraw_due(made.state)
    assert found is not None
    assert found.occasion is Occasion.FINAL
    return found


def check_brk_11() -> None:
    made = floor("BRK-11")
    plan = final(made)
    assert (len(plan.entries), plan.tables, plan.closed) == (9, (1,), (2,))
    made.sit(2, 9)
    assert redraw_due(made.state) is None
    made.set(final_size=10)
    assert len(final(made).entries) == 10


def check_brk_12() -> None:
    made = floor("BRK-12", seats=8)
    plan = final(made)
    assert (len(plan.entries), plan.seats) == (9, 9)
    made.set(final_size=8)
    assert redraw_due(made.state) is None


def check_brk_14() -> None:
    case = CASES["BRK-14"]
    points, before, found = case["config"]["redraw_at"], None, []
    for left in case["event"]["values"]:
        if point_reached(points, 300, before, left) is not None:
            found.append(left)
            before = left
    assert found == case["expect"]["redraw_at"]
    # Two out in one hand pass the point, and it is still drawn once.
    assert point_reached(points, 300, None, 23) == 24
    assert point_reached(points, 300, 23, 22) is None
    assert point_reached(points, 20, None, 20) is None
    for left, tables in case["expect"]["tables"].items():
        made = Floor({one: full(8, 8) for one in range(1, int(left) // 8 + 1)}, seats=8)
        for seat in range(int(left) % 8):
            made.lay(9, Laid((seat + 1,), None, 8))
        occasion = Occasion.FINAL if int(left) == 9 else Occasion.POINT
        assert len(redraw_plan(made.state, occasion).tables) == tables


def check_fmt_01() -> None:
    case = CASES["FMT-01"]
    found = bracket(case["event"]["players"])
    expect = case["expect"]
    assert found == (expect["first_round_players"], expect["byes"], expect["second_round"])


def check_sat_01() -> None:
    made = Floor({1: full(9), 2: full(2)})
    made.set(form=Format.SATELLITE, prize_seats=CASES["SAT-01"]["event"]["prize_seats"])
    before = satellite(made.state)
    assert before is not None
    assert not before.is_over
    made.bust(made.at(2, 1).id)
    after = satellite(made.state)
    assert after is not None
    assert after.is_over
    assert after.left == CASES["SAT-01"]["expect"]["qualifiers"]
    made.set()
    assert satellite(made.state) is None


def check_brk_08() -> None:
    made = floor("BRK-08")
    made.set(breaking_order=order_of("BRK-08"))
    made.do(pc.MarkSeat(SeatAt(1, 1), accessible=True))
    made.do(pc.NeedAccess(entry(made, "d2"), needed=True))
    done = made.do(pc.BreakTables())
    for move in CASES["BRK-08"]["expect"]["assign"]:
        goal = SeatAt(number(move["to"][0]), move["to"][1])
        assert made.state.entries[entry(made, move["player"])].seat == goal
    drawn = [fact for fact in done.facts if isinstance(fact, f.SeatsDrawn)]
    assert [fact.entries for fact in drawn] == [(entry(made, "d2"),), (entry(made, "d1"),)]
    assert all(repeat(fact) == fact.seats for fact in drawn)


def late_entries(policy: DrawPolicy) -> set[SeatAt]:
    """Collect where late entries come to sit in many draws."""
    seats = set()
    for seed in range(40):
        made = floor("ENT-01", row=0)
        made.set(draws=policy)
        made.random.seed(seed)
        made.tell(f.SeatLocked(SeatAt(2, 1), locked=False))
        made.state.seal = seal(made.random.randbytes)
        made.do(c.RegisterAndSeat(name="x"))
        seat = made.state.entries[max(made.state.entries)].seat
        assert seat is not None
        seats.add(seat)
    return seats


def check_ent_01() -> None:
    allowed = {
        SeatAt(number(table), seat) for table, seat in CASES["ENT-01"]["expect"]["allowed_to"]
    }
    assert late_entries(DrawPolicy.UNIFORM) == allowed
    assert late_entries(DrawPolicy.SHORTEST_FIRST) == {seat for seat in allowed if seat.table == 1}


def check_ent_03() -> None:
    made = floor("ENT-03", row=0)
    made.do(c.RegisterAndSeat(name="x"))
    made.pass_(1_000)
    made.do(c.RegisterAndSeat(name="y"))
    x, y = max(made.state.entries) - 1, max(made.state.entries)
    made.bust(entry(made, "a7"))
    assert next_alternate(made.state) == x
    made.do(c.DrawSeats((x,)))
    assert made.state.entries[x].seat == SeatAt(1, 7)
    assert made.state.waiting == {y}
    assert next_alternate(made.state) is None


def check_ent_04() -> None:
    made = floor("ENT-04")
    wrong = entry(made, "p(wrong)")
    done = made.do(c.SitsAt(wrong, SeatAt(1, 5)))
    # He keeps the chips he has: nothing but his seat is written.
    assert [type(fact) for fact in done.facts] == [f.EntryPlaced]
    assert made.state.entries[wrong].seat == SeatAt(1, 5)


def check_ent_06() -> None:
    event, expect = CASES["ENT-06"]["event"], CASES["ENT-06"]["expect"]
    seed = bytes.fromhex(event["seed_hex"])
    assert seal(lambda _: seed).digest == expect["commitment_sha256"]
    stream = Stream(seed, event["label"])
    assert [stream.below(1 << 32) for _ in range(4)] == expect["first_uint32"]
    mixed = Stream(seed, event["label"]).shuffle(event["seats_in_order"])
    assert dict(zip(event["players_in_order"], mixed, strict=True)) == expect["assignment"]


CHECKS: dict[str, Callable[[], None]] = {
    name.removeprefix("check_").replace("_", "-").upper(): check
    for name, check in dict(globals()).items()
    if name.startswith("check_")
}


@pytest.mark.parametrize("name", CHECKS)
def test_case(name: str) -> None:
    assert name in CASES
    CHECKS[name]()


def test_every_case_is_proved_by_its_id() -> None:
    proved = {
        f"{kind.upper()}-{case}"
        for file in TESTS.rglob("test_*.py")
        for kind, case in _NAMED.findall(file.read_text(encoding="utf-8"))
    }
    assert len(CASES) == 40
    assert CASES.keys() == proved
