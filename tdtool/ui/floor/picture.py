"""What the picture of a table shows, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.views import Age, SeatState, Tone
from tdtool.ui import figures
from tdtool.ui.floor.stakes_text import ante_text, blinds_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.rules.button.answer import Answer
    from tdtool.rules.button.question import LastHand
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.views import SeatView, TableView


class Face(Enum):
    """How a seat's disc looks."""

    SEATED = "seated"
    WAITS = "waits"
    """An outlined disc: he is dealt in when the button has passed him."""
    EMPTY = "empty"
    NEW_EMPTY = "new_empty"
    """Empty since a moment."""
    NEW = "new"
    """Seated since a moment."""
    ON_THE_WAY = "on_the_way"
    LOCKED = "locked"
    WARNED = "warned"
    OUT = "out"
    OUT_SOON = "out_soon"
    """About to go out: what the line would do."""


_COMING = frozenset({Face.ON_THE_WAY})


class Mark(Enum):
    """What lies on the felt before a seat."""

    BUTTON = "button"
    DEAD_BUTTON = "dead_button"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    ACTS_FIRST = "acts_first"
    WAITS = "waits"


class MarkAt(NamedTuple):
    """A mark and the seat it lies before."""

    seat: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class SeatFace:
    """One seat: its disc, the name beside it, and a second line in a tone."""

    seat: int
    face: Face
    name: str = ""
    line: str = ""
    tone: Tone | None = None
    locked: bool = False
    """The player stays in this seat."""


class Centre(NamedTuple):
    """The words in the middle of the felt: a label, a large and a small line."""

    label: str = ""
    large: str = ""
    small: str = ""


NO_CENTRE = Centre()


@dataclass(frozen=True, slots=True)
class Picture:
    """A table as it is drawn; `faded` marks are old and not to be relied on."""

    table: int | None
    seats: tuple[SeatFace, ...]
    marks: tuple[MarkAt, ...] = ()
    centre: Centre = NO_CENTRE
    faded: bool = False

    def with_out_soon(self, seats: Iterable[int]) -> Picture:
        """Give the picture with these seats marked as about to go out."""
        soon = frozenset(seats)
        if not soon:
            return self
        return replace(
            self,
            seats=tuple(
                replace(seat, face=Face.OUT_SOON, line="out?", tone=Tone.WRONG)
                if seat.seat in soon
                else seat
                for seat in self.seats
            ),
        )

    def spoken(self) -> str:
        """Say the picture in words, for who cannot see it."""
        marks: dict[int, list[str]] = {}
        for seat, mark in self.marks:
            marks.setdefault(seat, []).append(mark.value.replace("_", " "))
        lines = [
            ", ".join(filter(None, [f"seat {at.seat} {at.name}", at.line, *marks.get(at.seat, ())]))
            for at in self.seats
        ]
        return "; ".join(lines)


NO_PICTURE = Picture(None, ())


class News(NamedTuple):
    """What a picture marks beside the view: seats with somebody new, seats that are locked."""

    fresh: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()


NO_NEWS = News()


def picture_of(
    view: TableView, stakes: Stakes | None, as_of: str = "", news: News = NO_NEWS
) -> Picture:
    """Draw up the picture of a table of the tournament.

    `stakes` are those of the next hand, `as_of` the wall time of a stale position.
    """
    waits = view.answer.positions.waits if view.answer is not None else ()
    seats = tuple(_marked(_face(seat, waits=seat.seat in waits), news) for seat in view.seats)
    position = view.position
    if position.age is Age.KNOWN and view.answer is not None:
        centre = next_hand_centre(stakes, len(view.answer.dealt_in))
        return Picture(view.table, seats, answer_marks(view.answer), centre)
    if position.age is Age.STALE and position.last is not None:
        old = Centre("Last hand", "", f"as of {as_of}" if as_of else "")
        return Picture(view.table, seats, last_hand_marks(position.last), old, faded=True)
    if position.first is not None:
        marks = (MarkAt(position.first, Mark.BUTTON),)
        return Picture(view.table, seats, marks, Centre("First hand", "", ""), faded=True)
    return Picture(view.table, seats, (), Centre("", "", "button unknown"))


def changed_seats(before: Picture, now: Picture) -> frozenset[int]:
    """Give the seats in which somebody else sits, or nobody, or he has arrived."""
    return frozenset(
        after.seat
        for old, after in zip(before.seats, now.seats, strict=True)
        if (old.name, old.face in _COMING) != (after.name, after.face in _COMING)
    )


def next_hand_centre(stakes: Stakes | None, dealt_in: int) -> Centre:
    """Write the stakes of the next hand into the middle of the felt."""
    if stakes is None:
        return Centre("Next hand", "", "no level yet")
    return Centre("Next hand", blinds_text(stakes), ante_text(stakes, dealt_in))


def answer_marks(answer: Answer) -> tuple[MarkAt, ...]:
    """Lay button, blinds and the first to act of an answer before their seats."""
    spot = answer.positions
    button = Mark.DEAD_BUTTON if answer.button_empty else Mark.BUTTON
    marks = [MarkAt(spot.button, button)]
    marks += [MarkAt(seat, Mark.SMALL_BLIND) for seat in spot.small_blinds]
    marks += [MarkAt(seat, Mark.BIG_BLIND) for seat in spot.big_blinds]
    marks += [MarkAt(seat, Mark.WAITS) for seat in spot.waits]
    if answer.preflop:
        marks.append(MarkAt(answer.preflop[0], Mark.ACTS_FIRST))
    return tuple(marks)


def last_hand_marks(last: LastHand) -> tuple[MarkAt, ...]:
    """Lay button and blinds of a hand that was played before their seats."""
    dealt = last.seats
    marks = [MarkAt(last.button, Mark.BUTTON if last.button in dealt else Mark.DEAD_BUTTON)]
    if last.small_blind is not None and last.small_blind in dealt:
        marks.append(MarkAt(last.small_blind, Mark.SMALL_BLIND))
    marks += [MarkAt(seat, Mark.BIG_BLIND) for seat in last.big_blinds]
    return tuple(marks)


def _marked(seat: SeatFace, news: News) -> SeatFace:
    """Mark who sat down a moment ago, and who stays in his seat."""
    if seat.seat in news.locked:
        seat = replace(seat, locked=True)
    if seat.seat not in news.fresh:
        return seat
    face = Face.NEW if seat.face is Face.SEATED else seat.face
    if seat.line and not seat.locked:
        return replace(seat, face=face)
    return replace(seat, face=face, line="just sat down", tone=Tone.NEW)


def _face(seat: SeatView, *, waits: bool) -> SeatFace:
    word = seat.word
    stack = "" if seat.stack is None else figures.number(seat.stack)
    line = word.text if word is not None else stack
    tone = word.tone if word is not None else None
    if seat.state is SeatState.LOCKED:
        return SeatFace(seat.seat, Face.LOCKED, seat.name or "locked", line, tone)
    if seat.state is SeatState.EMPTY:
        face = Face.NEW_EMPTY if tone is Tone.NEW else Face.EMPTY
        return SeatFace(seat.seat, face, "empty", line, tone)
    if seat.state is SeatState.ON_THE_WAY:
        return SeatFace(
            seat.seat, Face.ON_THE_WAY, seat.name, line or "on the way", tone or Tone.NEEDS_YOU
        )
    warned = tone in {Tone.NEEDS_YOU, Tone.WRONG}
    face = Face.WAITS if waits else Face.WARNED if warned else Face.SEATED
    return SeatFace(seat.seat, face, seat.name, line, tone)
