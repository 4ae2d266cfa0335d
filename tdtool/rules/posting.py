"""Who puts in how much before the cards are dealt: blinds, antes, short stacks, bring-in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.question import GameForm
from tdtool.rules.stakes import AnteKind, AnteOrder, Stakes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.rules.button.answer import Answer


class Post(NamedTuple):
    """What one seat puts in before the deal, in chips.

    `small_blind`, `big_blind` and `button_post` are live bets, `ante` and `dead` (a small
    blind posted beside a big one) are not; `total` is their sum with the `bring_in`.
    `all_in`: these are the player's last chips. `short`: less than is owed was there.
    """

    seat: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    dead: int = 0
    button_post: int = 0
    bring_in: int = 0
    total: int = 0
    all_in: bool = False
    short: bool = False


def posts(
    answer: Answer,
    stakes: Stakes,
    stacks: Mapping[int, int] | None = None,
    short_big_blind: AnteOrder = AnteOrder.BLIND_FIRST,
    bring_in_seat: int | None = None,
) -> tuple[Post, ...]:
    """Say what each seat posts in the hand of `answer`, who posts nothing left out.

    `stacks` holds chips by seat at the start of the hand; a seat that is missing has
    enough. A short stack pays its blind or the single-payer ante first as the sheet
    (`Ante.order`), else the house (`short_big_blind`, TDA24 RP-11) says; antes of each
    player always go first. Absent and penalised players post like anyone (TDA24 30, 71).
    In order: small blinds, big blinds in posting order (the target last), then the rest of
    the table from the seat after the button. A stud hand's opener is `bring_in_seat`.
    """
    spot = answer.positions
    small = stakes.small_blind or 0
    big = stakes.big_blind or 0
    antes = antes_due(answer, stakes)
    single = stakes.ante.kind in (AnteKind.BIG_BLIND, AnteKind.BUTTON)
    blind_first = single and (stakes.ante.order or short_big_blind) is AnteOrder.BLIND_FIRST
    button_post = _button_post(answer, stakes)
    found: list[Post] = []
    for seat in _posting_order(answer, antes, button_post, bring_in_seat):
        is_small, is_big = seat in spot.small_blinds, seat in spot.big_blinds
        due = Post(
            seat,
            small if is_small and not is_big else 0,
            big if is_big else 0,
            antes.get(seat, 0),
            small if is_small and is_big else 0,
            button_post if seat == spot.button else 0,
            (stakes.bring_in or 0) if seat == bring_in_seat else 0,
        )
        owed = sum(due[1:7])
        if owed:
            stack = None if stacks is None else stacks.get(seat)
            found.append(_paid(due, owed, stack, blind_first=blind_first))
    return tuple(found)


def pot(posted: Iterable[Post]) -> int:
    """Add up the chips in the pot before the deal."""
    return sum(post.total for post in posted)


def to_call(answer: Answer, stakes: Stakes) -> int:
    """Give the chips that a player owes who posted nothing, before anybody raises.

    The full big blind even where it was posted short (WLA26 154); the bring-in in stud; in
    short deck the button's second ante, or the button's post where the sheet has one.
    """
    if answer.form is GameForm.STUD:
        return stakes.bring_in or 0
    if answer.form is GameForm.SHORT_DECK:
        return stakes.button_post or stakes.ante.amount_for(len(answer.dealt_in))
    return stakes.big_blind or stakes.button_post or 0


def antes_due(answer: Answer, stakes: Stakes) -> dict[int, int]:
    """Give the ante that each paying seat owes, in chips, by seat.

    The big-blind ante is the last big blind's (the target seat under the moving rule); a
    button ante on an empty seat is nobody's. The amount follows the number dealt in where
    the sheet has steps.
    """
    ante = stakes.ante
    amount = ante.amount_for(len(answer.dealt_in))
    if not amount or ante.kind is AnteKind.NONE:
        return {}
    spot = answer.positions
    if ante.kind is AnteKind.BIG_BLIND:
        return {spot.big_blinds[-1]: amount} if spot.big_blinds else {}
    if ante.kind is AnteKind.BUTTON:
        return {} if answer.button_empty else {spot.button: amount}
    due = dict.fromkeys(answer.dealt_in, amount)
    if ante.kind is AnteKind.SHORT_DECK and not answer.button_empty:
        due[spot.button] = 2 * amount
    return due


def _button_post(answer: Answer, stakes: Stakes) -> int:
    """Give what the button posts where the sheet has no blinds, in chips."""
    has_blinds = stakes.small_blind or stakes.big_blind
    return 0 if has_blinds or answer.button_empty else stakes.button_post or 0


def _posting_order(
    answer: Answer, antes: Mapping[int, int], button_post: int, bring_in_seat: int | None
) -> list[int]:
    """List the seats that may owe something, each once, in the order they put it in."""
    spot = answer.positions
    order = list(dict.fromkeys(spot.small_blinds + spot.big_blinds))
    extra = (spot.button if button_post else None, bring_in_seat)
    if antes or button_post or bring_in_seat is not None:
        order += [s for s in answer.postflop if s not in order and (s in antes or s in extra)]
    return order


def _paid(due: Post, owed: int, stack: int | None, *, blind_first: bool) -> Post:
    """Give what is paid of what is due, the stack (chips, None for enough) being the limit."""
    _, small, big, ante, dead, button_post, bring_in, _, _, _ = due
    if stack is None or stack > owed:
        return due._replace(total=owed)
    if stack == owed:
        return due._replace(total=owed, all_in=True)
    left = stack
    paid_first = 0
    if not blind_first:
        paid_first = min(ante, left)
        left -= paid_first
    live: list[int] = []
    for part in (big, small, button_post, dead, bring_in):
        live.append(min(part, left))
        left -= live[-1]
    big, small, button_post, dead, bring_in = live
    ante = min(ante, left) if blind_first else paid_first
    return Post(
        due.seat,
        small,
        big,
        ante,
        dead,
        button_post,
        bring_in,
        total=stack,
        all_in=True,
        short=True,
    )
