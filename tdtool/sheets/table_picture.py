"""The table from above: seats round an oval, who sits there, where the markers lie."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import plain, wrap
from tdtool.sheets.pen import BLACK, FAINT, GREY, Align, Pen
from tdtool.sheets.posting_card import CardSeat, SeatState
from tdtool.sheets.posting_rows import Marker

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Positions
    from tdtool.sheets.posting_card import PostingCard

STEPS = 720
LEANING = 0.45
"""From here on the lines of a name beside a seat run away from the middle of the table."""
CORNER = 1.35
"""How much more a seat must face up or down than sideways for its name to stand above it."""
ROUNDNESS = 3.3
"""The exponent of the oval: 2 an ellipse, larger ever more a rectangle."""
SEAT_RADIUS = 11.0
INWARD = 33.0
"""From a seat's middle to that of the marker before it."""
MARKER_RADIUS = 11.5
_NEARBY = sorted(
    ((INWARD + 3.0 * deep, 3.0 * aside) for deep in range(-1, 22) for aside in range(-9, 10)),
    key=lambda place: hypot(place[0] - INWARD, 1.6 * place[1]),
)
"""Places for a marker: how far in, how far aside, the best first."""
NAME_SIZE = 10.0
SMALLEST_NAME = 7.0
NAME_LINES = 2
SHRINK = 0.86
"""How much smaller a name is set before it takes two lines."""


class Spot(NamedTuple):
    """A seat's place, and the direction away from the middle of the table."""

    x: float
    y: float
    out_x: float
    out_y: float


class Oval:
    """The rim of a table inside a box, seats evenly along it, the dealer at the bottom."""

    def __init__(self, middle: tuple[float, float], across: float, down: float) -> None:
        self.middle = middle
        self.across = across
        self.down = down
        self.rim = [self._point(2 * pi * step / STEPS) for step in range(STEPS)]

    def _point(self, turn: float) -> tuple[float, float]:
        """Give a point of the rim; from the bottom clockwise as seen from above."""
        x, y = -sin(turn), cos(turn)
        size = (abs(x) ** ROUNDNESS + abs(y) ** ROUNDNESS) ** (-1 / ROUNDNESS)
        return (
            self.middle[0] + self.across / 2 * x * size,
            self.middle[1] + self.down / 2 * y * size,
        )

    def spots(self, seats: int) -> list[Spot]:
        """Give the places of seats 1 to `seats`, in equal steps along the rim."""
        ends = [*self.rim[1:], self.rim[0]]
        lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(self.rim, ends, strict=True)]
        step = sum(lengths) / (seats + 1)
        found: list[Spot] = []
        run = 0.0
        for point, length in zip(self.rim, lengths, strict=True):
            if len(found) < seats and run >= step * (len(found) + 1):
                found.append(self._spot(point))
            run += length
        while len(found) < seats:
            found.append(self._spot(self.rim[-1]))
        return found

    def _spot(self, point: tuple[float, float]) -> Spot:
        x, y = point[0] - self.middle[0], point[1] - self.middle[1]
        out_x = x / (self.across / 2) ** 2
        out_y = y / (self.down / 2) ** 2
        long = hypot(out_x, out_y) or 1.0
        return Spot(*point, out_x / long, out_y / long)


class Words(NamedTuple):
    """One line beside a seat."""

    text: str
    weight: Weight = Weight.REGULAR
    grey: float = BLACK


def draw_table(
    pen: Pen, card: PostingCard, top: float, height: float, sides: tuple[float, float]
) -> None:
    """Draw the table of a card between two heights, names inside the sides."""
    scale = min(1.0, max(height / 175.0, 0.62))
    number = max([seat.number for seat in card.seats], default=0)
    seats = {seat.number: seat for seat in card.seats}
    oval, spots, words = _laid_out(card, seats, number, (top, height, scale), sides)
    pen.curve(oval.rim, 0.9)
    _draw_dealer(pen, oval, scale)
    for spot, seat in zip(spots, range(1, number + 1), strict=True):
        draw_seat(pen, seats.get(seat, CardSeat(seat)), spot, scale)
        _draw_words(pen, words[seat], spot, scale, _room(spot, spots, sides, scale))
    _draw_markers(pen, card, oval, spots, scale)


def _laid_out(
    card: PostingCard,
    seats: dict[int, CardSeat],
    number: int,
    span: tuple[float, float, float],
    sides: tuple[float, float],
) -> tuple[Oval, list[Spot], dict[int, list[Words]]]:
    """Choose the oval so that the names above and below it find room too."""
    top, height, scale = span
    middle = (sides[0] + sides[1]) / 2
    across = (sides[1] - sides[0]) * 0.62
    above = below = SEAT_RADIUS * scale + 6 + _leading(scale)
    for _ in range(3):
        down = max(height - above - below, 50 * scale)
        oval = Oval((middle, top + above + down / 2), across, down)
        spots = oval.spots(number)
        words: dict[int, list[Words]] = {}
        lines = {-1: 1, 1: 1}
        for seat, spot in enumerate(spots, start=1):
            room = _room(spot, spots, sides, scale)
            place = seats.get(seat, CardSeat(seat))
            words[seat] = _words(card, place, _size(scale), room)
            if _side(spot) is Align.CENTRE:
                end = 1 if spot.out_y > 0 else -1
                lines[end] = max(lines[end], len(words[seat]))
        above = SEAT_RADIUS * scale + 6 + lines[-1] * _leading(scale)
        below = SEAT_RADIUS * scale + 6 + lines[1] * _leading(scale)
    return oval, spots, words


def _size(scale: float) -> float:
    return max(NAME_SIZE * scale, 7.5)


def _leading(scale: float) -> float:
    return _size(scale) * 1.2


def _draw_dealer(pen: Pen, oval: Oval, scale: float) -> None:
    x, y = oval.middle[0], oval.middle[1] + oval.down / 2
    pen.box(x - 26 * scale, y - 8.5 * scale, 52 * scale, 17 * scale, 8.4 * scale, 0.9, fill=1.0)
    pen.text(x, y + 3 * scale, "Dealer", 8.5 * scale, align=Align.CENTRE)


def draw_seat(pen: Pen, seat: CardSeat, spot: Spot, scale: float) -> None:
    """Draw a seat: a ring with its number, dashed and grey where nobody sits."""
    taken = seat.state in {SeatState.PLAYS, SeatState.WAITS}
    dash = None if seat.state is SeatState.PLAYS else (2.2 * scale, 1.6 * scale)
    grey = 0.0 if taken else FAINT
    pen.ring(spot.x, spot.y, SEAT_RADIUS * scale, 0.9, grey=grey, fill=1.0, dash=dash)
    size = 11.0 * scale
    weight = Weight.SEMIBOLD if taken else Weight.REGULAR
    pen.text(
        spot.x, spot.y + 0.364 * size, str(seat.number), size, weight,
        align=Align.CENTRE, grey=grey,
    )  # fmt: skip


def _words(card: PostingCard, seat: CardSeat, size: float, room: float) -> list[Words]:
    """Say who sits in a seat, on two lines if need be, and what else there is to know."""
    words: list[Words] = []
    if seat.state in {SeatState.OUT, SeatState.EMPTY}:
        words = [Words(seat.state.value, grey=GREY)]
    elif not plain(seat.name or ""):
        words = []
    elif seat.name:
        lines = wrap(seat.name, size * SHRINK, Weight.REGULAR, room)
        broken = any(line not in plain(seat.name).split(" ") for line in lines)
        if len(lines) > NAME_LINES or (broken and len(lines) > 1 and " " not in seat.name):
            lines = [seat.name]
        words = [Words(line) for line in lines]
    if seat.state is SeatState.WAITS:
        words.append(Words("waits", Weight.SEMIBOLD))
    if card.answer.preflop and seat.number == card.answer.preflop[0]:
        words.append(Words("acts first", Weight.SEMIBOLD))
    if seat.number in card.answer.positions.owes_small_blind:
        words.append(Words("owes SB", Weight.SEMIBOLD))
    return words


def _side(spot: Spot) -> Align:
    """Tell how a seat's name is set: beside it at the ends of the table, else over its middle."""
    if abs(spot.out_y) > CORNER * abs(spot.out_x):
        return Align.CENTRE
    return Align.RIGHT if spot.out_x < 0 else Align.LEFT


def _room(spot: Spot, spots: list[Spot], sides: tuple[float, float], scale: float) -> float:
    """Give the width that a name may take without touching another or the margin."""
    gap = SEAT_RADIUS * scale + 5
    side = _side(spot)
    if side is Align.RIGHT:
        return spot.x - gap - sides[0]
    if side is Align.LEFT:
        return sides[1] - spot.x - gap
    same = [
        abs(other.x - spot.x)
        for other in spots
        if other is not spot and _side(other) is Align.CENTRE and other.out_y * spot.out_y > 0
    ]
    nearest = min(same, default=2 * min(spot.x - sides[0], sides[1] - spot.x))
    edge = 2 * min(spot.x - sides[0], sides[1] - spot.x)
    return min(nearest - 5, edge)


def _draw_words(pen: Pen, words: list[Words], spot: Spot, scale: float, room: float) -> None:
    """Write the lines of a seat outside the table."""
    size, leading = _size(scale), _leading(scale)
    side = _side(spot)
    x = spot.x
    if side is not Align.CENTRE:
        x += (SEAT_RADIUS * scale + 5) * (1 if side is Align.LEFT else -1)
        more = leading * (len(words) - 1)
        rise = more if spot.out_y < -LEANING else 0 if spot.out_y > LEANING else more / 2
        y = spot.y + 0.364 * size - rise
    elif spot.out_y < 0:
        y = spot.y - SEAT_RADIUS * scale - 5 - leading * (len(words) - 1)
    else:
        y = spot.y + SEAT_RADIUS * scale + 4 + size * 0.8
    for text, weight, grey in words:
        pen.text(
            x, y, text, size, weight, align=side, max_width=room, smallest=SMALLEST_NAME, grey=grey
        )
        y += leading


def _draw_markers(pen: Pen, card: PostingCard, oval: Oval, spots: list[Spot], scale: float) -> None:
    """Lay button and blinds before their seats."""
    for marker, place in marker_places(card.answer.positions, oval, spots, scale):
        draw_marker(pen, marker, place, MARKER_RADIUS * scale)


def marker_places(
    position: Positions, oval: Oval, spots: list[Spot], scale: float
) -> list[tuple[Marker, tuple[float, float]]]:
    """Give the middle of each marker, before its seat and clear of seats and other markers."""
    owned = [(position.button, Marker.BUTTON)]
    owned += [(seat, Marker.SMALL_BLIND) for seat in position.small_blinds]
    owned += [(seat, Marker.BIG_BLIND) for seat in position.big_blinds]
    found: list[tuple[Marker, tuple[float, float]]] = []
    for seat, marker in owned:
        if 1 <= seat <= len(spots):
            placed = [place for _, place in found]
            found.append((marker, _clear_place(spots[seat - 1], oval, spots, placed, scale)))
    return found


def _clear_place(
    spot: Spot, oval: Oval, spots: list[Spot], placed: list[tuple[float, float]], scale: float
) -> tuple[float, float]:
    """Find where a marker lies before its seat without touching another one or a seat.

    Straight before it first, then farther in and to the sides, the nearest that is clear.
    """
    in_x, in_y = _inward(spot, oval)
    tries = [
        (
            spot.x + (in_x * deep - in_y * aside) * scale,
            spot.y + (in_y * deep + in_x * aside) * scale,
        )
        for deep, aside in _NEARBY
    ]
    apart = 2 * MARKER_RADIUS * scale + 1.5
    from_seats = (MARKER_RADIUS + SEAT_RADIUS) * scale + 1.5

    def clear(x: float, y: float) -> bool:
        return all(hypot(x - other[0], y - other[1]) >= apart for other in placed) and all(
            hypot(x - other.x, y - other.y) >= from_seats for other in spots
        )

    return next((place for place in tries if clear(*place)), tries[0])


def _inward(spot: Spot, oval: Oval) -> tuple[float, float]:
    """Give the direction from a seat onto the table: between straight in and to its middle."""
    x, y = oval.middle[0] - spot.x, oval.middle[1] - spot.y
    long = hypot(x, y) or 1.0
    x, y = x / long - spot.out_x, y / long - spot.out_y
    long = hypot(x, y) or 1.0
    return x / long, y / long


def draw_marker(pen: Pen, marker: Marker, middle: tuple[float, float], radius: float) -> None:
    """Draw a marker: the button a double ring, small blind dashed, big blind filled."""
    x, y = middle
    size = radius * (0.98 if marker is Marker.BUTTON else 0.82)
    white = 0.0
    if marker is Marker.BIG_BLIND:
        pen.ring(x, y, radius, 0.8, fill=0.0)
        white = 1.0
    elif marker is Marker.SMALL_BLIND:
        dash = (radius * 0.3, radius * 0.17)
        pen.ring(x, y, radius * 0.95, radius * 0.14, fill=1.0, dash=dash)
        pen.ring(x, y, radius * 0.72, 0.5)
    elif marker is Marker.BUTTON:
        pen.ring(x, y, radius * 0.96, radius * 0.1, fill=1.0)
        pen.ring(x, y, radius * 0.74, 0.5)
    else:
        pen.box(x - radius, y - radius * 0.7, radius * 2, radius * 1.4, radius * 0.25, 1.0)
    pen.text(x, y + 0.364 * size, marker.value, size, Weight.BOLD, align=Align.CENTRE, grey=white)
