"""`tdtool posts`: who posts next, for one table from options or for many from JSON lines."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, TextIO, TypeVar

from tdtool.rules.button.check import BadQuestion, check, check_observation
from tdtool.rules.button.next_hand import ahead, answer
from tdtool.rules.button.observed import from_big_blind, from_button
from tdtool.rules.button.plain import Plain, plain_answer, read_question
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    GameForm,
    LastHand,
    MovingDoublePost,
    Question,
)
from tdtool.rules.button.sentence import rule_name, why
from tdtool.rules.house import PRESETS, HouseRules, Preset
from tdtool.rules.posting import Post, posts, pot
from tdtool.rules.posting_remarks import remarks, say
from tdtool.rules.seats import PAIR
from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, Stakes

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from tdtool.rules.button.answer import Answer

OK, REFUSED = 0, 1
MOST_SEATS = 100
MOST_HANDS = 100
Choice = TypeVar("Choice", bound=StrEnum)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    parser.epilog = (
        "Seats are written 1-9 or 1,2,5-9. Either the last button or the last big blind is"
        " enough: tdtool posts --button 1 --seats 1-9 --out 4,7 --blinds 5000/10000"
        " --ante 10000"
    )
    add = parser.add_argument
    add("--jsonl", action="store_true", help="answer one JSON object a line from standard input")
    last = parser.add_argument_group("the last hand")
    last.add_argument("--seats", help="seats dealt into it")
    last.add_argument("--button", type=int, metavar="SEAT", help="its button")
    last.add_argument("--sb", type=int, metavar="SEAT", help="its small-blind position")
    last.add_argument("--bb", metavar="SEATS", help="its big blind, or several in posting order")
    last.add_argument("--owes", metavar="SEATS", default="", help="who was left owing a small one")
    since = parser.add_argument_group("since then")
    since.add_argument("--out", metavar="SEATS", default="", help="whose players left")
    since.add_argument("--new", metavar="SEATS", default="", help="where players sat down")
    rules = parser.add_argument_group("the rules")
    rules.add_argument("--house", choices=_words(Preset), default=Preset.TDA_2024)
    rules.add_argument("--rule", choices=_words(ButtonRule), help="how the button moves")
    rules.add_argument("--form", choices=_words(GameForm), default=GameForm.BLINDS)
    rules.add_argument("--arrival", choices=_words(ArrivalInDeadSmallBlind))
    rules.add_argument("--double-post", choices=_words(MovingDoublePost))
    rules.add_argument("--max-seats", type=int, metavar="N", help="seats at the table")
    amounts = parser.add_argument_group("the amounts, in chips")
    amounts.add_argument("--blinds", metavar="SMALL/BIG")
    amounts.add_argument("--ante", metavar="CHIPS")
    amounts.add_argument("--ante-kind", choices=_words(AnteKind), default=AnteKind.BIG_BLIND)
    amounts.add_argument("--stacks", metavar="SEAT=CHIPS,...", default="")
    amounts.add_argument("--short", choices=_words(AnteOrder), help="what a short stack pays first")
    add("--ahead", type=int, metavar="HANDS", default=2, help="how many hands to tell (2)")


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Answer, and return the exit status: 0, or 1 for a question that has no answer."""
    if args.jsonl:
        return _answer_lines(stdin, stdout)
    try:
        _answer_options(args, stdout)
    except BadQuestion as error:
        print(f"tdtool posts: {error}", file=sys.stderr)
        return REFUSED
    return OK


def _answer_lines(stdin: TextIO, stdout: TextIO) -> int:
    for line in stdin:
        stdout.write(json.dumps(_answer_line(line)) + "\n")
        stdout.flush()
    return OK


def _answer_line(line: str) -> Plain:
    try:
        value = json.loads(line.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        return {"error": f"This line is not JSON: {error}."}
    try:
        return plain_answer(answer(read_question(value)))
    except BadQuestion as error:
        return {"error": str(error)}


def _answer_options(args: argparse.Namespace, stdout: TextIO) -> None:
    house = _house(args)
    question = _question(args, house)
    stakes = _stakes(args)
    stacks = _stacks(args.stacks)
    if not 1 <= args.ahead <= MOST_HANDS:
        raise BadQuestion(f"--ahead tells 1 to {MOST_HANDS} hands, not {args.ahead}.")
    first, *later = ahead(question, args.ahead)
    posted = posts(first, stakes, stacks, house.short_big_blind)
    print(f"Next hand: {rule_name(first.reason)}", file=stdout)
    for label, text in _rows(first, {post.seat: post for post in posted}):
        print(f"  {label:<15}{text}", file=stdout)
    if posted and pot(posted):
        print(f"  {'Pot':<15}{pot(posted):,}", file=stdout)
    for remark in remarks(first, stakes, posted):
        print(f"  {say(remark)}", file=stdout)
    print(f"Why: {why(first)}", file=stdout)
    for following in later:
        print(f"Then: {_short(following)}", file=stdout)


def _rows(first: Answer, posted: Mapping[int, Post]) -> list[tuple[str, str]]:
    spot = first.positions
    button = f"seat {spot.button}" + (", empty (dead button)" if first.button_empty else "")
    rows = [("Button", button + _beside(posted.get(spot.button), first))]
    if first.form is GameForm.BLINDS:
        rows += [
            ("Small blind", f"seat {seat}{_amount(posted.get(seat))}") for seat in spot.small_blinds
        ] or [("Small blind", "nobody")]
    rows += [("Big blind", f"seat {seat}{_amount(posted.get(seat))}") for seat in spot.big_blinds]
    blinds = {spot.button, *spot.small_blinds, *spot.big_blinds}
    rows += [
        ("Ante", f"seat {seat}{_amount(post)}")
        for seat, post in posted.items()
        if seat not in blinds
    ]
    if first.form is GameForm.STUD:
        rows.append(("First to act", "by the up-cards: the bring-in"))
    else:
        before, after = first.preflop, first.postflop
        rows.append(
            (
                "First to act",
                (
                    f"seat {before[0]}, last seat {before[-1]};"
                    f" after the flop seat {after[0]}, last seat {after[-1]}"
                ),
            )
        )
    rows += [("Waits", f"seat {seat}") for seat in spot.waits]
    rows += [("Still owes", f"seat {seat}, a small blind") for seat in spot.owes_small_blind]
    return rows


def _beside(post: Post | None, first: Answer) -> str:
    """Give the button's own post, unless a blind's line shows it."""
    spot = first.positions
    if post is None or post.seat in spot.small_blinds + spot.big_blinds:
        return ""
    return _amount(post)


def _amount(post: Post | None) -> str:
    if post is None:
        return ""
    parts = (
        (post.small_blind, "small blind"),
        (post.big_blind, "big blind"),
        (post.dead, "dead small blind"),
        (post.button_post, "on the button"),
        (post.ante, "ante"),
    )
    text = " + ".join(f"{chips:,} {what}" for chips, what in parts if chips)
    return f": {text or 'nothing left'}" + (", all in" if post.all_in else "")


def _short(following: Answer) -> str:
    spot = following.positions
    parts = [f"button {spot.button}" + (" (empty)" if following.button_empty else "")]
    for name, seats in (("small", spot.small_blinds), ("big", spot.big_blinds)):
        if seats:
            parts.append(f"{name} {' + '.join(map(str, seats))}")
    if spot.waits:
        parts.append(f"waits {', '.join(map(str, spot.waits))}")
    return ", ".join(parts)


def _house(args: argparse.Namespace) -> HouseRules:
    house = PRESETS[Preset(args.house)]
    if args.rule:
        house = replace(house, button_rule=ButtonRule(args.rule))
    if args.arrival:
        house = replace(house, arrival_in_dead_small_blind=ArrivalInDeadSmallBlind(args.arrival))
    if args.double_post:
        house = replace(house, moving_double_post=MovingDoublePost(args.double_post))
    if args.short:
        house = replace(house, short_big_blind=AnteOrder(args.short))
    return house


def _question(args: argparse.Namespace, house: HouseRules) -> Question:
    if not args.seats:
        raise BadQuestion("Who was dealt into the last hand? Say --seats 1-9.")
    last = _last_hand(args, house.button_rule)
    out, new = _seats(args.out, "--out"), _seats(args.new, "--new")
    question = Question(
        house.button_rule,
        last,
        tuple(sorted({*last.seats, *new} - (set(out) - set(new)))),
        frozenset(new),
        frozenset(out),
        house.button_settings(),
        GameForm(args.form),
    )
    check(question, args.max_seats)
    check_observation(last)
    for seat in new:
        if seat in last.seats and seat not in out:
            raise BadQuestion(f"Seat {seat} has a player: who left it? Name it in --out too.")
    return question


def _last_hand(args: argparse.Namespace, rule: ButtonRule) -> LastHand:
    seats = tuple(sorted(_seats(args.seats, "--seats")))
    if len(seats) < PAIR:
        raise BadQuestion("At least two players must be dealt into the last hand.")
    bigs = _seats(args.bb or "", "--bb")
    owes = _seats(args.owes, "--owes")
    form = GameForm(args.form)
    if args.button is not None and (bigs or form is GameForm.SHORT_DECK):
        return LastHand(args.button, args.sb, bigs, seats, owes)
    if args.sb is not None:
        raise BadQuestion("With --sb, say both --button and --bb.")
    if args.button is not None:
        return from_button(rule, args.button, seats, form)._replace(owes_small_blind=owes)
    if bigs:
        last = from_big_blind(rule, bigs[-1], seats)
        return last._replace(big_blinds=bigs, owes_small_blind=owes)
    raise BadQuestion("Where was the last button, or the last big blind? Say --button or --bb.")


def _stakes(args: argparse.Namespace) -> Stakes:
    small = big = None
    if args.blinds:
        parts = re.split(r"[/–-]", args.blinds)
        if len(parts) != PAIR:
            raise BadQuestion(f'"{args.blinds}" are no blinds: write small and big, 5000/10000.')
        small, big = (_chips(part) for part in parts)
    if not args.ante:
        return Stakes(small, big)
    return Stakes(small, big, Ante(AnteKind(args.ante_kind), _chips(args.ante)))


def _stacks(text: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        seat, equals, chips = part.partition("=")
        if not (equals and seat.strip().isdecimal()):
            raise BadQuestion(f'"{part}" is no stack: write seat and chips, 3=1500.')
        found[int(seat)] = _chips(chips)
    return found


def _chips(text: str) -> int:
    plain = re.sub(r"[\s'’.,]", "", text)
    if plain.isascii() and plain.isdecimal():
        return int(plain)
    raise BadQuestion(f'"{text.strip()}" is no amount of chips: write 10000.')


def _seats(text: str, option: str) -> tuple[int, ...]:
    """Read "1,2,5-9" in its order; a comma may stand at the end."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", part)
        if match is None:
            raise BadQuestion(f'"{part}" in {option} is no seat: write 4,7 or 1-9.')
        first = int(match[1])
        last = int(match[2] or first)
        if last < first:
            raise BadQuestion(f'"{part}" in {option} runs backwards: write {last}-{first}.')
        found += range(first, last + 1)
    for number, seat in enumerate(found):
        if seat in found[:number]:
            raise BadQuestion(f"Seat {seat} is named twice in {option}.")
    return tuple(found)


def _words(words: type[Choice]) -> list[str]:
    return [str(word) for word in words]
