"""What stands in a line of the list: words, icon and tone of how an entry stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.entry_view import Stand, alternates
from tdtool.tournament.money.receipts import owed, paid_ms
from tdtool.tournament.queries import way_text
from tdtool.tournament.registration_view import registration_view
from tdtool.tournament.standings import ordinal, places
from tdtool.tournament.views import Tone
from tdtool.ui import figures
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.registration_view import RegistrationView
    from tdtool.tournament.standings import Place
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now

DASH = "–"


@dataclass(frozen=True, slots=True)
class Ranks:
    """What no entry knows of itself: places, the line of alternates, registration, the moment."""

    places: dict[EntryId, Place] = field(default_factory=dict)
    alternates: dict[EntryId, int] = field(default_factory=dict)
    registration: RegistrationView | None = None
    now: Now | None = None
    paid: dict[EntryId, int] = field(default_factory=dict)
    """When those who wait have paid (wall ms)."""
    unpaid: frozenset[EntryId] = frozenset()
    """Those who wait and owe something."""

    @property
    def so_far(self) -> bool:
        """Tell whether places may still change because registration is open."""
        view = self.registration
        return view is not None and view.has_end and not view.over

    @property
    def started(self) -> bool:
        """Tell whether play has begun."""
        return self.registration is not None and self.registration.started


def ranks(state: State, now: Now) -> Ranks:
    """Work out the ranks as they are now."""
    times = {entry: paid_ms(state, entry) for entry in state.waiting}
    return Ranks(
        places(state),
        alternates(state),
        registration_view(state, now),
        now,
        {entry: paid for entry, paid in times.items() if paid is not None},
        frozenset(
            entry for entry, paid in times.items() if paid is None and owed(state, entry).total
        ),
    )


class StandWords(NamedTuple):
    """How an entry stands: an icon, words, a quieter detail, and how they are meant."""

    icon: Icon
    text: str
    detail: str = ""
    tone: Tone = Tone.KNOWN


def stand_words(view: EntryView, ranked: Ranks) -> StandWords:
    """Say how an entry stands."""
    if view.stand is Stand.OUT:
        return _out_words(view, ranked)
    if view.stand is Stand.WAITING:
        place = ranked.alternates.get(view.entry)
        text = f"Alternate {place:,}" if ranked.started and place else "Waiting"
        if view.entry in ranked.unpaid:
            return StandWords(Icon.PERSON, text, "not paid", Tone.NEEDS_YOU)
        return StandWords(Icon.PERSON, text, _paid_at(view, ranked))
    if view.stand is Stand.STANDING:
        detail = f"was at {view.was_at}" if view.was_at else "where now?"
        return StandWords(Icon.QUESTION, "Standing", detail, Tone.NEEDS_YOU)
    if view.stand is Stand.LATE:
        return StandWords(Icon.CLOCK, "Late, not in seat", _age(view, ranked), Tone.NEEDS_YOU)
    if view.stand is Stand.ON_THE_WAY:
        way = way_text(view.was_at, view.number)
        return StandWords(Icon.MOVE, "On the way", way, Tone.NEEDS_YOU)
    if view.stand is Stand.NO_SHOW:
        return StandWords(Icon.CLOCK, "No-show", "blinded off")
    if ranked.places.get(view.entry) is not None and not ranked.so_far:
        return StandWords(Icon.FLAG, "Winner", "1st")
    return StandWords(Icon.CHAIR, "Seated", "locked" if view.locked else "")


def _paid_at(view: EntryView, ranked: Ranks) -> str:
    paid = ranked.paid.get(view.entry)
    if paid is None or ranked.now is None:
        return ""
    return f"paid {figures.time_of_day(paid, ranked.now.utc_offset)}"


def _out_words(view: EntryView, ranked: Ranks) -> StandWords:
    place = ranked.places.get(view.entry)
    text = f"Out, {place}" if place is not None else "Out"
    if view.won:
        return StandWords(Icon.TROPHY, "Seat won", "" if place is None else str(place))
    if view.back_as is not None:
        return StandWords(Icon.CLOSE, text, f"back as {view.back_as:,}")
    if view.disqualified:
        return StandWords(Icon.CLOSE, text, "disqualified")
    if view.to_check:
        return StandWords(Icon.CLOSE, text, "floor to check", Tone.NEEDS_YOU)
    return StandWords(Icon.CLOSE, text, "so far" if ranked.so_far else "")


def marks(view: EntryView) -> str:
    """Say in a word each what a draw has to know of somebody who is still in."""
    if view.stand is Stand.OUT:
        return ""
    said = ("reach" if view.access else "", "apart" if view.apart else "")
    return " · ".join(filter(None, said))


def _age(view: EntryView, ranked: Ranks) -> str:
    if ranked.now is None:
        return ""
    minutes = max(0, ranked.now.wall_ms - view.since_ms) // 60_000
    return f"{minutes:,} min" if minutes else "just now"


def entry_text(view: EntryView) -> str:
    """Say which entry of his it is: "1st", "2nd"."""
    return ordinal(view.number)


def entered_text(view: EntryView, ranked: Ranks) -> str:
    """Write when he entered, as the local time of day."""
    offset = 0 if ranked.now is None else ranked.now.utc_offset
    return figures.time_of_day(view.registered_ms, offset)


def where(view: EntryView, ranked: Ranks) -> str:
    """Say in few words where an entry is: "seat 3.4", "seat 3.6, late", "out, 58th"."""
    if view.stand is Stand.OUT or view.seat is None:
        words = stand_words(view, ranked)
        text = words.text[0].lower() + words.text[1:]
        return f"{text}, {words.detail}" if view.stand is Stand.STANDING else text
    if view.stand is Stand.LATE:
        return f"seat {view.seat}, late"
    if view.stand is Stand.NO_SHOW:
        return f"seat {view.seat}, no-show"
    way = ", on the way" if view.stand is Stand.ON_THE_WAY else ""
    return f"seat {view.seat}{way}"


def registration_words(view: RegistrationView, reentries: int | None, now: Now) -> str:
    """Say until when one can enter, and how many seats there are."""
    seats = ""
    if view.seats:
        taken = figures.number(view.taken) if view.taken < view.seats else "All"
        seats = f" {taken} of {figures.number(view.seats)} seats are taken."
        seats = seats.replace("All of ", "All ")
    if view.over:
        return f"Registration has ended.{seats}"
    entering = "Registration" if reentries == 0 else "Registration and re-entry"
    if view.started:
        entering = f"Late {entering[0].lower()}{entering[1:]}"
    if not view.has_end:
        return f"{entering} without a fixed end.{seats}"
    until = [view.until] if view.until else []
    if view.until_ms is not None:
        until.append(figures.time_of_day(view.until_ms, now.utc_offset))
    return f"{entering} until {', '.join(until)}.{seats}"
