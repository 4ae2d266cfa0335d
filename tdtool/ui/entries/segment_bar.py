"""Which entries are shown, in words with their counts."""

from __future__ import annotations

from tdtool.ui import figures
from tdtool.ui.entries.entries_model import Segment
from tdtool.ui.parts.segments import Segments

_PADDING, _LEAST_PADDING = 12, 6
_ALL = tuple(Segment)


class SegmentBar(Segments):
    """All, Seated, Out, Waiting, Late, each with its count; arrows and the mouse choose."""

    def __init__(self) -> None:
        self._started = False
        words = [self.word(segment) for segment in Segment]
        super().__init__(words, padding=_PADDING, least=_LEAST_PADDING, size=13)
        self.setAccessibleName("Shown")

    def segment(self) -> Segment:
        """Tell which entries are shown."""
        return _ALL[self.index()]

    def set_counts(self, counts: dict[Segment, int], *, started: bool) -> None:
        """Write how many there are of each; who waits after the start is an alternate."""
        self._started = started
        words = [self.word(segment) for segment in Segment]
        self.set_words(words, [figures.number(counts[segment]) for segment in Segment])

    def choose(self, segment: Segment) -> None:
        """Show these entries."""
        self.set_index(_ALL.index(segment))

    def word(self, segment: Segment) -> str:
        """Name a segment."""
        if segment is Segment.WAITING and self._started:
            return "Alternates"
        return segment.value.capitalize()
