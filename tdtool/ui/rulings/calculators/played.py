"""A betting round as it was typed, put on the table of the event or on any other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdtool.rules.betting.check import check
from tdtool.rules.betting.round import Move, Posted, PostKind, Round
from tdtool.rules.betting.say import DOES, POSTS
from tdtool.rules.betting.standing import RoundError, replay
from tdtool.rules.betting.typed import order_of, read_round
from tdtool.rules.seats import PAIR, clockwise
from tdtool.rules.stakes import Betting, Stakes
from tdtool.ui import figures, plain
from tdtool.ui.rulings.calculators.asks import Ask, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Line, TableSeen
from tdtool.ui.whoposts.typed_stakes import StakesError, typed_stakes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.betting.may import May
    from tdtool.rules.betting.standing import Standing, Step
    from tdtool.rules.betting.typed import Typed
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.scene import Scene, TableInHand

GRAMMAR = "seat, then f fold, k check, c call, b bet, r raise to, a all in; 25k is 25,000"
NOTHING_YET = "Type what was done: the seat, then f, k, c, b, r or a, as 4 r 25k, 6 c, 9 a 33k."
BEFORE, AFTER = 0, 1
_LONGEST_NAME = 22
KINDS = (Betting.NO_LIMIT, Betting.POT_LIMIT, Betting.FIXED_LIMIT)


def tables(scene: Scene) -> tuple[str, ...]:
    """Offer the table in hand, where there is one."""
    return ("Any table", f"Table {scene.table.number}") if scene.table else ("Any table",)


def blinds_now(scene: Scene) -> str:
    """Write the blinds of the level."""
    return figures.blinds(scene.stakes)


def _known(scene: Scene) -> int:
    return int(scene.table is not None and scene.table.opening is not None)


WHOSE = Ask("whose", "Table", options_of=tables, start=_known, spot=Spot.ROW)
STREET = Ask("street", "When", ("Before the flop", "After"), spot=Spot.ROW)
BLINDS = Ask("blinds", "Blinds", hint="5,000-10,000", start=blinds_now, spot=Spot.HALF)
ROUND = Ask("round", "The round", hint="4 r 25k, 6 c, 9 a 33k, 1 f", is_round=True)
KIND = Ask(
    "betting",
    "Betting",
    ("No-limit", "Pot", "Limit"),
    spot=Spot.TITLE,
    start=lambda scene: KINDS.index(scene.stakes.betting) if scene.stakes.betting in KINDS else 0,
)
BET = Ask(
    "bet",
    "Bet of this round",
    hint="400",
    start=lambda scene: figures.number(scene.stakes.small_bet) if scene.stakes.small_bet else "",
    spot=Spot.HALF,
    when=lambda given: given.pick("betting") == KINDS.index(Betting.FIXED_LIMIT),
)


@dataclass(frozen=True, slots=True)
class Played:
    """A round that was typed, where it stands now, and what had to be assumed.

    `names` say who sits where, as far as that is known. `doubt` says in a sentence why the
    round cannot have been played so, "" where it can.
    """

    round: Round
    standing: Standing
    seats: int
    names: Mapping[int, str]
    assumed: str = ""
    doubt: str = ""
    empty: frozenset[int] = frozenset()

    def call(self, seat: int) -> str:
        """Name a seat in a line: "4 David", "4"."""
        return f"{seat} {self.names[seat]}" if seat in self.names else f"Seat {seat}"


def played(
    given: Given,
    betting: Betting,
    *,
    asker: bool = False,
    most: int | None = None,
    opened: Posted | None = None,
) -> Played:
    """Read the round and put it on its table; raises Unclear.

    `asker`: after the flop somebody follows the last to act, though nothing was typed of him.
    `most` is the largest bet of spread limit, `opened` the bring-in of third street.
    """
    try:
        typed = read_round(given.text("round"))
        stakes = typed_stakes(given.text("blinds"))
    except RoundError as problem:
        raise Unclear(str(problem), "round") from problem
    except StakesError as problem:
        raise Unclear(str(problem), "blinds") from problem
    table = given.scene.table if given.pick("whose") == 1 else None
    bet = _bet(given, stakes, betting)
    if opened is not None:
        said = {action.seat for action in typed.actions} | {opened.seat}
        order = clockwise(tuple(sorted(said)), opened.seat)
        made, assumed = Round(bet, order, (opened,)), ""
    else:
        made, assumed = _bare(given, typed, stakes, table, bet, asker=asker)
    made = replace(
        made, actions=typed.actions, betting=betting, in_event=given.scene.in_event, most=most
    )
    house = given.scene.house
    try:
        standing = replay(made, house)
    except RoundError as problem:
        raise Unclear(str(problem), "round") from problem
    doubt = ""
    try:
        check(made, house)
    except RoundError as problem:
        doubt = str(problem)
    names = {} if table is None else table.names
    seats = max([given.scene.seats if table is None else table.seats, *made.order])
    empty = frozenset() if table is None else frozenset(range(1, seats + 1)) - set(table.names)
    shown = {seat: plain.one_line(name, _LONGEST_NAME) for seat, name in names.items()}
    return Played(made, standing, seats, shown, assumed, doubt, empty)


def _bare(  # noqa: PLR0913 - what a round is made of
    given: Given,
    typed: Typed,
    stakes: Stakes,
    table: TableInHand | None,
    bet: int,
    *,
    asker: bool,
) -> tuple[Round, str]:
    """Set the round up before its first action; tell what was assumed."""
    if given.pick("street") == AFTER:
        if not typed.actions:
            raise Unclear(NOTHING_YET, "round", missing=True)
        order = order_of(typed)
        if asker:
            order = _with_asker(order, typed, given.scene.seats if table is None else table.seats)
        return Round(bet, order, pot=given.chips_or_none("pot") or 0), ""
    small, big = stakes.small_blind or 0, stakes.big_blind or 0
    ante = given.chips_or_none("ante") or 0
    if typed.small_blind is not None or typed.big_blind is not None:
        ring = sorted(table.names) if table else []
        order = order_of(typed)
        if typed.big_blind is not None and ring:
            order = clockwise(tuple(sorted({*ring, *order})), typed.big_blind)
        return Round(bet, order, typed.posted(small, big), ante=ante), ""
    if table is not None and table.opening is not None:
        posted = tuple(_at(post, small, big) for post in table.opening.posted)
        return replace(table.opening, bet=bet, posted=posted, ante=ante), ""
    return _assumed(given, typed, table, bet, (small, big), ante)


def _assumed(  # noqa: PLR0913, PLR0917 - what a round is made of
    given: Given,
    typed: Typed,
    table: TableInHand | None,
    bet: int,
    blinds: tuple[int, int],
    ante: int,
) -> tuple[Round, str]:
    """Take the seats before the first to act for the blinds."""
    if not typed.actions:
        raise Unclear(NOTHING_YET, "round", missing=True)
    said = {action.seat for action in typed.actions}
    ring = sorted(table.names) if table else range(1, max(given.scene.seats, *said) + 1)
    first = typed.actions[0].seat
    around = clockwise(tuple(sorted({*ring, *said})), first)
    # The first to act comes last here: the big blind sits before him, before that the small.
    small, big = blinds
    if len(around) == PAIR:
        small_seat, big_seat = first, around[0]
    else:
        small_seat, big_seat = around[-3], around[-2]
    posted = (
        Posted(small_seat, PostKind.SMALL_BLIND, small, small),
        Posted(big_seat, PostKind.BIG_BLIND, big, big),
    )
    order = (first, *around[:-1])
    told = f"Taken for the blinds: seats {small_seat} and {big_seat}. 1 sb, 2 bb says otherwise."
    return Round(bet, order, tuple(p for p in posted if p.owed), ante=ante), told


def _bet(given: Given, stakes: Stakes, betting: Betting) -> int:
    """Give the smallest bet of the round."""
    if betting in {Betting.FIXED_LIMIT, Betting.SPREAD_LIMIT}:
        return given.chips("bet", "How large is the bet of this round?")
    if stakes.big_blind is None:
        raise Unclear("What are the blinds? 5,000-10,000.", "blinds", missing=True)
    return stakes.big_blind


def _with_asker(order: tuple[int, ...], typed: Typed, seats: int) -> tuple[int, ...]:
    """Put the seat after the last to act into the order, where nothing was typed of it."""
    last = typed.actions[-1].seat
    following = last % max(seats, *order) + 1
    if following in order:
        return order
    place = order.index(last) + 1
    return (*order[:place], following, *order[place:])


def _at(post: Posted, small: int, big: int) -> Posted:
    """Give a post of the table at the blinds that were typed."""
    amount = {PostKind.SMALL_BLIND: small, PostKind.BIG_BLIND: big}.get(post.kind)
    if amount is None:
        return post
    return post._replace(chips=0 if post.dead else amount, owed=amount)


def lines_of(found: Played) -> tuple[Line, ...]:
    """Write what was posted and done, a line each, with the total in front of the seat."""
    lines = []
    for post in found.round.posted:
        kind = POSTS[post.kind]
        text = f"{found.names.get(post.seat, '')} {kind}".strip()
        text = f"{text[:1].upper()}{text[1:]}" if post.seat not in found.names else text
        note = "dead" if post.dead else "short" if post.short else ""
        lines.append(
            Line(text, figures.number(post.chips or post.owed), str(post.seat), note, quiet=True)
        )
    lines += [_line_of(found, step) for step in found.standing.steps]
    return tuple(lines)


def _line_of(found: Played, step: Step) -> Line:
    seat = step.action.seat
    does = {Move.RAISE: "raises", Move.ALL_IN: "all in", Move.BET: "bets"}
    word = does.get(step.action.move, DOES[step.action.move])
    text = f"{found.names.get(seat, '')} {word}".strip()
    note = f"+{step.by:,} {'full' if step.full else 'short'}" if step.by else ""
    value = figures.number(step.to) if step.to and step.action.move is not Move.FOLD else ""
    return Line(f"{text[:1].upper()}{text[1:]}", value, str(seat), note)


def seen(found: Played) -> TableSeen:
    """See the round on its table: what lies before each seat, who folded, who acts."""
    standing = found.standing
    chips = {seat: chips for seat, chips in standing.in_front.items() if chips}
    dead = {post.seat: post.owed for post in found.round.posted if post.dead}
    dealt_out = frozenset(range(1, found.seats + 1)) - set(found.round.order)
    posts = {post.kind: post.seat for post in found.round.posted}
    waiting = standing.waiting
    return TableSeen(
        found.seats,
        chips | dead,
        frozenset(dead),
        standing.folded | dealt_out,
        found.empty,
        posts.get(PostKind.SMALL_BLIND),
        posts.get(PostKind.BIG_BLIND),
        waiting[0] if waiting else None,
        standing.total + sum(dead.values()),
    )


def choices(found: May) -> list[tuple[str, str]]:
    """Write what a seat may do in a cell: the call, then the raise or that there is none."""
    call = "check" if found.checks else f"call {figures.number(found.call)}"
    lines = [(f"{call}, all in" if found.call_all_in else call, "text")]
    if found.least is None:
        lines.append(("no raise", "second"))
        return lines
    what = "bet" if found.opens else "complete to" if found.completes else "raise to"
    if found.most is None:
        lines.append((f"{what} {figures.number(found.least)}+", "accent"))
    elif found.most == found.least:
        lines.append((f"{what} {figures.number(found.least)}", "accent"))
    else:
        span = f"{figures.number(found.least)}–{figures.number(found.most)}"
        lines.append((f"{what} {span}", "accent"))
    return lines


def decided(found: May) -> str:
    """Write what a seat may do in a few words, for the log: "call 8,000 or fold, no raise"."""
    (call, _), (bet, _) = choices(found)
    if found.least is None:
        return f"{call} or fold, no raise" if not found.checks else "check, no bet"
    return f"{call} or {bet}"
