"""Days and flights: "bag 12.5 45000", "bag 12.5 open", "flight 1A of Harbour Open"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST, Prefer, Ref, by_ref, nobody
from tdtool.rules.figures import FIGURE, FigureError, ascii_figure, parse_chips
from tdtool.tournament.days.commands import BagStack, NameFlight, OpenBags
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry

HINT = "bag 12.5 45000; bag 12.5 45000 44500 where player and dealer differ; bag 12.5 open."
_NUMBER = re.compile(r"#\s*(\S+)")
_COUNTS = re.compile(
    rf"\s*(?:player\s*)?(?P<player>{FIGURE})(?![a-z0-9])"
    rf"(?:(?:\s*/|\s*,\s|\s+and\b|\s)\s*(?:dealer\s*)?(?P<dealer>{FIGURE})(?![a-z0-9]))?\s*[.!]?\s*"
)
_SPACED = re.compile(r"\s*\d{1,3}(?: \d{3})+\s*")
"""One figure with spaces between its thousands."""
_FORWARD = {rule.value: rule for rule in Forward}
_FLIGHT = re.compile(
    r"(?P<name>\S.{0,40}?)\s+of\s+(?P<event>\S.{0,100}?)"
    r"(?:\s*,?\s+(?P<forward>best|first|last)\s+stack(?:\s+forward)?)?\s*",
    re.IGNORECASE,
)
_NONE = frozenset(("none", "no", "no more", "off"))
_OPEN = frozenset(("open", "opened", "opens", "out", "unbag"))
_ALL = frozenset(("all", "every", "bags", "everybody"))


def bag(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "bag 12.5 45000", "kim bag 45000 44500 #117", "bag 12.5 open", "bags all open"."""
    rest = (*before, *after)
    keys = {token.key for token in rest if token.kind is Kind.WORD}
    if keys & _OPEN:
        return _opened(room, [token for token in rest if token.key not in _OPEN])
    who, left = _who(room, before or after)
    if who is None:
        return Found(hint=f"Whose stack? {HINT}", final=True)
    text = _text(room, after if before else left)
    number = _NUMBER.search(text)
    found = by_ref(room, who, Prefer.IN_PLAY)
    if not found:
        return Found(hint=nobody(room, who))
    text = _NUMBER.sub(" ", text)
    if not text.strip():
        typed = str(who.seat) if who.seat is not None else who.name
        draft = go_on(f"bag {typed} ", room.name(found[0].id), "has…", "45,000")
        return Found((draft,))
    counts = _counts(text)
    if isinstance(counts, str):
        return Found(hint=counts, final=True)
    bagged = "" if number is None else number[1]
    return Found(tuple(_bagged(room, entry, counts, bagged) for entry in found[:MOST]))


def flight(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "flight 1A of Harbour Open", "... of Harbour Open first stack", "flight none"."""
    text = room.text[tokens[last - 1].end :].strip()
    if text.casefold() in _NONE:
        alone = Draft(NameFlight(None), "", "This tournament", "is no flight", "", "flight none")
        return Found((alone,))
    read = _FLIGHT.fullmatch(text)
    if read is None:
        return Found(hint="Which one, of which event? flight 1A of Harbour Open.", final=True)
    forward = _FORWARD[(read["forward"] or "best").casefold()]
    name, event = " ".join(read["name"].split()), " ".join(read["event"].split())
    what = f"{forward.value} stack forward"
    draft = Draft(
        NameFlight(Flight(event, name, forward)),
        "",
        "This tournament",
        f"is flight {name} of {event}",
        what,
        f"flight {name} of {event}, {forward.value} stack",
    )
    return Found((draft,))


def _who(room: Room, tokens: Sequence[Token]) -> tuple[Ref | None, Sequence[Token]]:
    """Read whose stack it is; give what stands after it too."""
    if not tokens:
        return None, ()
    first = tokens[0]
    if first.kind is Kind.SEAT:
        return Ref(SeatAt(first.a, first.b)), tokens[1:]
    if first.kind in {Kind.CHAIR, Kind.NUMBER} and room.shown is not None and len(tokens) > 1:
        return Ref(SeatAt(room.shown, first.a)), tokens[1:]
    last = 0
    while last < len(tokens) and tokens[last].kind is Kind.WORD:
        last += 1
    if not last:
        return None, ()
    return Ref(name=room.text[first.start : tokens[last - 1].end]), tokens[last:]


def _text(room: Room, tokens: Sequence[Token]) -> str:
    return room.text[tokens[0].start :] if tokens else ""


def _counts(text: str) -> tuple[int, int] | str:
    """Read the two counts; one figure is what both have counted. A sentence where none fits."""
    plain = ascii_figure(text).casefold()
    read = _COUNTS.fullmatch(plain)
    try:
        if _SPACED.fullmatch(plain):
            chips = parse_chips(plain)
            return chips, chips
        if read is None:
            return HINT
        player = parse_chips(read["player"])
        return player, parse_chips(read["dealer"]) if read["dealer"] else player
    except FigureError as error:
        return f"{str(error)[:1].upper()}{str(error)[1:]}."


def _bagged(room: Room, entry: Entry, counts: tuple[int, int], number: str) -> Draft:
    player, dealer = counts
    name, where = room.name(entry.id), room.where(entry)
    same = player == dealer
    remark = "both counted it" if same else f"the dealer counted {dealer:,}: count it again"
    typed = f"bag {where if entry.seat is not None else name} {player}"
    if not same:
        typed += f" {dealer}"
    if number:
        typed += f" #{number}"
    command = BagStack(entry.id, player, dealer, number)
    return Draft(command, where, name, f"has {player:,} in his bag", remark, typed)


def _opened(room: Room, rest: Sequence[Token]) -> Found:
    named = [token for token in rest if token.key not in _ALL]
    if not named:
        draft = Draft(OpenBags(), "", "All bags", "are opened", "the next day begins", "bags open")
        return Found((draft,))
    who, _ = _who(room, [*named, named[-1]] if named[0].kind is Kind.NUMBER else named)
    found = [] if who is None else by_ref(room, who, Prefer.IN_PLAY)
    if who is None or not found:
        return Found(hint=f"Whose bag? {HINT}" if who is None else nobody(room, who))
    return Found(
        tuple(
            Draft(
                OpenBags((entry.id,)),
                room.where(entry),
                room.name(entry.id),
                "has no bag any more",
                "it is opened",
                f"bag {room.where(entry)} open",
            )
            for entry in found[:MOST]
        )
    )
