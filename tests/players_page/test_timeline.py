"""What a phone counts down by is the desk's clock at every later moment."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tdtool.players_page.timeline import timeline
from tdtool.tournament import clock
from tdtool.tournament.structure import DayEnd, Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import Now

MINUTE = 60_000
NOON = 1_773_489_600_000

_LENGTHS = st.one_of(
    st.builds(Length, st.just(LengthKind.MINUTES), st.integers(1, 60)),
    st.builds(Length, st.just(LengthKind.HANDS), st.integers(1, 20)),
    st.just(Length(LengthKind.OPEN)),
    st.builds(Length, st.just(LengthKind.RESUME_AT), at=st.sampled_from(("13:30", "18:00"))),
)
_ROWS = st.builds(
    Row,
    st.sampled_from((RowKind.PLAY, RowKind.PLAY, RowKind.BREAK, RowKind.MARKER)),
    length=_LENGTHS,
    day_end=st.sampled_from((None, None, None, DayEnd())),
)
_STRUCTURES = st.lists(_ROWS, min_size=1, max_size=12).filter(
    lambda rows: rows[0].kind is not RowKind.MARKER
)


def moment(after: int) -> Now:
    return Now(NOON + after, 5_000_000 + after, "boot", 3600)


@given(_STRUCTURES, st.integers(0, 300 * MINUTE), st.integers(0, 600 * MINUTE))
def test_it_reads_as_the_clock_does(rows: list[Row], first: int, later: int) -> None:
    structure = Structure("Any", tuple(rows))
    anchor = clock.start_anchor(structure, 0, moment(0), running=True)
    if not clock.read(structure, anchor, moment(first)).running:
        return
    line = timeline(structure, anchor, moment(first))
    reading = clock.read(structure, anchor, moment(first + later))
    boot = moment(first + later).boot_ms
    spans = [span for span in line.spans if span.since <= boot] or [line.spans[0]]
    here = spans[-1]
    if here.until is not None and boot >= here.until:
        assert (reading.day_ended, reading.finished) == (
            line.then == "day_ended",
            line.then == "finished",
        )
        return
    assert reading.running
    assert here.row == reading.row
    left = None if here.until is None else here.until - boot
    assert left == reading.remaining


@given(_STRUCTURES, st.integers(0, 60 * MINUTE))
def test_spans_follow_one_another(rows: list[Row], first: int) -> None:
    structure = Structure("Any", tuple(rows))
    anchor = clock.start_anchor(structure, 0, moment(0), running=True)
    if not clock.read(structure, anchor, moment(first)).running:
        return
    line = timeline(structure, anchor, moment(first))
    for one, other in zip(line.spans, line.spans[1:], strict=False):
        assert one.until == other.since
        assert one.row < other.row
    assert all(rows[span.row].kind is not RowKind.MARKER for span in line.spans)
