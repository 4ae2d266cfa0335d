"""The posting card of an answer: what is printed for the dealer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from tdtool.moment import now as moment
from tdtool.rules.button.question import GameForm
from tdtool.rules.button.sentence import rule_name, why
from tdtool.rules.posting_remarks import with_killed
from tdtool.rules.stakes import AnteKind
from tdtool.sheets.posting_card import CardSeat, Payment, PostingCard, SeatState
from tdtool.tournament import positions
from tdtool.ui.floor.stakes_text import stakes_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.desk import Desk
    from tdtool.rules.button.answer import Answer
    from tdtool.rules.posting import Post
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.values import Now
    from tdtool.ui.floor.said import Said
    from tdtool.ui.whoposts.seating import Seating
    from tdtool.ui.whoposts.three_rules import Three


class CardHead(NamedTuple):
    """What a card says beside the hand: event, level, occasion, the log's short digest."""

    event: str = ""
    level: str = ""
    occasion: str = ""
    log_hash: str = ""


class CardHand(NamedTuple):
    """The hand of a card: answer, the one after, what is posted, who sits and who went."""

    table: str
    seats: int
    answer: Answer
    then: Answer | None
    posts: tuple[Post, ...]
    names: Mapping[int, str]
    out: frozenset[int] = frozenset()
    why: str = ""
    rule: str = ""


def card_hand(three: Three, said: Said, seating: Seating, names: Mapping[int, str]) -> CardHand:
    """Put the event's own answer of Who posts? on a card; `names` are those who play on."""
    made = three.own.answer
    return CardHand(
        str(seating.table or "–"),
        seating.seats,
        made,
        three.own.then,
        three.posts,
        names,
        said.out | said.left,
        with_killed(why(made, names, seating.names), made, seating.on_penalty, names),
        rule_name(made.reason),
    )


def card_head(desk: Desk | None) -> tuple[CardHead, datetime]:
    """Name event and level where there is a tournament, and the local time of now."""
    if desk is None:
        return CardHead(), local_time(moment())
    now = desk.now()
    level = positions.level_of(desk.state, now)
    label = "" if level is None else f"Level {desk.state.structure.rows[level].label}"
    head = CardHead(desk.state.name, label, log_hash=desk.short_digest)
    return head, local_time(now)


def posting_card(hand: CardHand, stakes: Stakes, head: CardHead, printed: datetime) -> PostingCard:
    """Put a posting card together."""
    answer = hand.answer
    each = stakes.ante.kind is AnteKind.EACH
    stud = answer.form is GameForm.STUD
    words = stakes_text(stakes, len(answer.dealt_in))
    return PostingCard(
        table=hand.table,
        answer=answer,
        seats=tuple(_seat(hand, seat) for seat in range(1, hand.seats + 1)),
        payments=tuple(_payments(hand.posts, each=each)),
        stakes=", ".join(part for part in (head.level, words) if part),
        occasion=head.occasion,
        following=hand.then,
        each_ante=stakes.ante.amount_for(len(answer.dealt_in)) if each else 0,
        bring_in=(stakes.bring_in or 0) if stud else 0,
        bring_in_by="by the up-cards" if stud else "",
        why=hand.why,
        rule=hand.rule,
        event=head.event,
        printed=printed,
        log_hash=head.log_hash,
    )


def local_time(now: Now) -> datetime:
    """Give the local time of a moment."""
    return datetime.fromtimestamp(now.wall_ms / 1000, UTC) + timedelta(seconds=now.utc_offset)


def _seat(hand: CardHand, seat: int) -> CardSeat:
    name = hand.names.get(seat)
    if seat in hand.answer.dealt_in:
        return CardSeat(seat, name, SeatState.PLAYS)
    if seat in hand.answer.positions.waits:
        return CardSeat(seat, name, SeatState.WAITS)
    return CardSeat(seat, None, SeatState.OUT if seat in hand.out else SeatState.EMPTY)


def _payments(posts: Iterable[Post], *, each: bool) -> Iterable[Payment]:
    for post in posts:
        small = post.small_blind + post.dead
        big = post.big_blind + post.button_post + post.bring_in
        ante = 0 if each else post.ante
        if small or big or ante:
            yield Payment(post.seat, small, big, ante, post.all_in)
