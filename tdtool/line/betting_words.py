"""Questions about bets: the most in pot-limit, the least raise. Nothing is written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.candidate import Answer, Effect
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import listed
from tdtool.rules.betting.check import check
from tdtool.rules.betting.may import ground, may_seat
from tdtool.rules.betting.round import Action, Move, Posted, PostKind, Round
from tdtool.rules.betting.say import Spoken, say_minimum, say_pot
from tdtool.rules.betting.standing import RoundError, replay
from tdtool.rules.books import written_out
from tdtool.rules.figures import FIGURE, MAX_CHIPS, FigureError, ascii_figure, parse_chips
from tdtool.rules.house import PotSmallBlind
from tdtool.rules.limits.pot_limit import both_conventions, pot_maximum
from tdtool.rules.stakes import Betting
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.rules.betting.may import May
    from tdtool.rules.betting.standing import Standing

POT_HINT = "What is in the pot, then what was done: pot 37 bet 20, pot 1/2 raise 7 call."
LEAST_HINT = "The bets one after the other, each as a total: min 600 1600 3600."
_MOST_BETS = 12
_PIECE = re.compile(
    rf"\s*(?:(?P<blinds>(?P<small>{FIGURE})\s*[-/]\s*(?P<big>{FIGURE})(?![a-z0-9]))"
    rf"|(?P<figure>{FIGURE})(?![a-z0-9])|(?P<word>[a-z]+)|(?P<sign>[,;.+:]))"
)
_SAID = {
    Move.BET: "bet bets b",
    Move.RAISE: "raise raises raised r to",
    Move.CALL: "call calls called caller callers c",
    Move.ALL_IN: "allin a shoves",
}
_MOVES = {word: move for move, words in _SAID.items() for word in words.split()}
_SIZED = frozenset({Move.BET, Move.RAISE, Move.ALL_IN})
_IDLE = frozenset(("the", "and", "in", "is", "was", "there", "blinds", "pot", "then", "with", "of"))
_BLINDS = {"sb": PostKind.SMALL_BLIND, "bb": PostKind.BIG_BLIND}
_SMALL, _BIG = 1, 2


class _Asked:
    """What was asked: blinds or a pot, the bets in order, and the blind that asks, if one does."""

    def __init__(self) -> None:
        self.blinds: tuple[int, int] | None = None
        self.figures: list[int] = []
        self.moves: list[tuple[Move, int | None]] = []
        self.asker: PostKind | None = None
        self.understood = True

    @property
    def whole(self) -> bool:
        """Tell whether every bet has its amount, and a blind asks only where blinds are."""
        sized = all(to is not None or move is Move.CALL for move, to in self.moves)
        known = self.asker is None if self.blinds is None else min(self.blinds) > 0
        return self.understood and sized and known and len(self.moves) <= _MOST_BETS

    def take_figure(self, chips: int) -> None:
        """Take a figure: the amount of the bet before it, else one that stands by itself."""
        if self.moves and self.moves[-1][0] in _SIZED and self.moves[-1][1] is None:
            self.moves[-1] = (self.moves[-1][0], chips)
        else:
            self.figures.append(chips)

    def take_word(self, word: str) -> None:
        """Take a word: a move, a blind, or one that says nothing."""
        move = _MOVES.get(word)
        if move is not None and self.moves and self.moves[-1] == (Move.RAISE, None):
            self.understood = word == "to"
        elif move is not None:
            self.moves.append((move, None))
        elif word in _BLINDS:
            self.asker = _BLINDS[word]
        else:
            self.understood = self.understood and word in _IDLE


class _Played(NamedTuple):
    """A round made of a question, and the seat that asks."""

    round: Round
    seat: int


def pot(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "pot 37 bet 20", "pot 1/2 raise 7 call", "pot 5-10 sb"."""
    rest = _rest(room, tokens, last)
    if not rest:
        return Found((go_on("pot ", "The pot", "is worked out", "pot 37 bet 20"),), final=True)
    asked = _read(rest)
    given = len(asked.figures) + (asked.blinds is not None)
    if not asked.whole or given != 1:
        return Found(hint=POT_HINT, final=True)
    played, seat = _round(asked, Betting.POT_LIMIT)
    house = room.state.house
    standing = replay(played, house)
    maximum = pot_maximum(standing, seat, house)
    smallest = may_seat(standing, seat, house).least if maximum.highest else None
    spoken = say_pot(maximum, smallest)
    lines = [Effect("On the table", f"{maximum.pot:,}")]
    if maximum.highest:
        lines += [
            Effect("Call first", f"{maximum.call:,}"),
            Effect("Pot then", f"{maximum.pot + maximum.call:,}"),
            Effect(
                "Raise to",
                f"{maximum.pot + maximum.call:,} + {maximum.highest:,} = {maximum.most:,}",
            ),
        ]
    strict, as_big = both_conventions(standing, seat, house)
    if strict.most != as_big.most:
        is_strict = house.pot_small_blind is PotSmallBlind.STRICT
        other = as_big if is_strict else strict
        counted = "as a big one" if is_strict else "as what it is"
        lines.append(Effect("Elsewhere", f"{other.most:,}, the small blind counted {counted}"))
    lines.append(Effect("Rule", written_out(*maximum.lines[-1].source)))
    return _answer(_answered("pot-limit", spoken), f"pot {rest}", [*_doubt(played, room), *lines])


def least(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "min 600 1600 3600": the bets of a round as totals; "min 50/100 150" with blinds."""
    rest = _rest(room, tokens, last)
    if not rest:
        begun = go_on("min ", "The least raise", "is worked out", "min 600 1600 3600")
        return Found((begun,), final=True)
    asked = _read(rest)
    bets = asked.figures + [to for move, to in asked.moves if to is not None]
    lowest = 0 if asked.blinds is None else asked.blinds[1]
    rising = sorted(set(bets)) == bets and min(bets, default=MAX_CHIPS) > lowest
    if not asked.whole or not rising or not (bets or asked.blinds) or len(bets) > _MOST_BETS:
        return Found(hint=LEAST_HINT, final=True)
    asked.moves = [(Move.RAISE, to) for to in bets]
    asked.figures = []
    played, seat = _round(asked, Betting.NO_LIMIT)
    standing = replay(played, room.state.house)
    found = may_seat(standing, seat, room.state.house)
    act = _answered("minimum-raise", say_minimum(found))
    return _answer(act, f"min {rest}", _least_lines(standing, found, room))


def _least_lines(standing: Standing, found: May, room: Room) -> list[Effect]:
    lines = [
        Effect("Bet now", f"{standing.highest:,}"),
        Effect("Full raise", f"{standing.full:,}, the largest so far"),
        Effect("Raise to", f"{standing.highest:,} + {standing.full:,} = {found.least:,}"),
    ]
    short = [f"{step.to:,}" for step in standing.steps if not step.full]
    if short:
        lines.append(Effect("All-in", f"{listed(short)}: less than a full raise"))
    rule = ground(standing, found, room.state.house)
    return [*lines, Effect("Rule", written_out(*rule))]


def _answered(calculator: str, spoken: Spoken) -> Answer:
    return Answer(calculator, spoken.sentence, spoken.figures)


def _answer(act: Answer, typed: str, lines: Sequence[Effect]) -> Found:
    said, remark = act.sentence.rstrip("."), act.figures.rstrip(".")
    return Found((Draft(act, "", said, "", remark, typed, tuple(lines)),), final=True)


def _doubt(played: Round, room: Room) -> list[Effect]:
    """Say so where a bet was not allowed; it is counted as it stands."""
    try:
        check(played, room.state.house)
    except RoundError:
        return [Effect("Check", "a bet here is not legal", Tone.NEEDS_YOU)]
    return []


def _rest(room: Room, tokens: Sequence[Token], last: int) -> str:
    return room.text[tokens[last - 1].end :].strip().lstrip(":").strip()


def _read(text: str) -> _Asked:
    plain = ascii_figure(text).casefold().replace("all in", "allin").replace("all-in", "allin")
    plain = plain.rstrip("?!. ")
    asked = _Asked()
    place = 0
    while place < len(plain) and asked.understood:
        piece = _PIECE.match(plain, place)
        if piece is None:
            asked.understood = False
            break
        place = piece.end()
        try:
            if piece["blinds"] and not asked.moves and asked.blinds is None:
                asked.blinds = (parse_chips(piece["small"]), parse_chips(piece["big"]))
            elif piece["figure"]:
                asked.take_figure(parse_chips(piece["figure"]))
            elif piece["word"]:
                asked.take_word(piece["word"])
            else:
                asked.understood = piece["sign"] is not None
        except FigureError:
            asked.understood = False
    return asked


def _round(asked: _Asked, betting: Betting) -> _Played:
    """Let one seat after the other do what was said, and the next one ask."""
    first = 1 if asked.blinds is None else 3
    actions = tuple([Action(first + n, move, to) for n, (move, to) in enumerate(asked.moves)])
    next_seat = first + len(actions)
    order = tuple(range(first, next_seat + 2))
    posted: tuple[Posted, ...] = ()
    bet = 1
    if asked.blinds is not None:
        small, bet = asked.blinds
        posted = (
            Posted(_SMALL, PostKind.SMALL_BLIND, small, small),
            Posted(_BIG, PostKind.BIG_BLIND, bet, bet),
        )
        order = (*order, _SMALL, _BIG)
    asker = {PostKind.SMALL_BLIND: _SMALL, PostKind.BIG_BLIND: _BIG}
    seat = next_seat if asked.asker is None else asker[asked.asker]
    heap = sum(asked.figures)
    return _Played(Round(bet, order, posted, actions, betting, heap), seat)
