"""How an entry stands, and how registration stands, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.entry_view import EntryView, Stand, entry_view
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import Format, PlanSettings
from tdtool.tournament.registration_view import RegistrationView
from tdtool.tournament.values import NewPenalty, Now, PenaltyKind, SeatAt
from tdtool.tournament.views import Tone
from tdtool.ui.entries.entry_words import (
    Ranks,
    entered_text,
    entry_text,
    marks,
    ranks,
    registration_words,
    stand_words,
    where,
)
from tdtool.ui.entries.special_words import special_words
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tdtool.desk import Desk

LATE_UNTIL = "Late registration and re-entry until the end of level 8"
NOW = Now(1_785_010_000_000, 0, "boot", 7_200)


def _view(desk: Desk, entry: int) -> EntryView:
    view = entry_view(desk.state, desk.names, entry)
    assert view is not None
    return view


def _said(desk: Desk, entry: int) -> tuple[str, str, Tone]:
    return stand_words(_view(desk, entry), ranks(desk.state, desk.now()))[1:]


def _where(desk: Desk, entry: int) -> str:
    return where(_view(desk, entry), ranks(desk.state, desk.now()))


def _at(desk: Desk, table: int, seat: int) -> int:
    return desk.state.tables[table].occupants[seat]


def test_who_was_disqualified_keeps_his_place(desk: Desk) -> None:
    entry = _at(desk, 1, 1)
    given = (NewPenalty(entry, PenaltyKind.DISQUALIFICATION),)
    desk_sample.done(desk, rc.WriteRuling(penalties=given))
    text, detail, tone = _said(desk, entry)
    assert text.startswith("Out, ")
    assert (detail, tone) == ("disqualified", Tone.KNOWN)


def test_who_is_on_the_way_stands_or_is_locked(desk: Desk) -> None:
    mover, sitter = _at(desk, 1, 1), _at(desk, 1, 2)
    desk_sample.done(desk, c.OpenTable(6))
    desk_sample.done(desk, c.MoveEntry(mover, SeatAt(6, 1)))
    assert _said(desk, mover) == ("On the way", "from 1.1", Tone.NEEDS_YOU)
    assert _where(desk, mover) == "seat 6.1, on the way"
    desk_sample.done(desk, c.LockEntry(sitter, locked=True))
    assert _said(desk, sitter) == ("Seated", "locked", Tone.KNOWN)
    stander = _at(desk, 5, 1)
    desk_sample.done(desk, c.CloseTable(5))
    assert _said(desk, stander) == ("Standing", "was at 5.1", Tone.NEEDS_YOU)
    assert _where(desk, stander) == "standing, was at 5.1"
    first = next(iter(desk.state.waiting))
    desk_sample.done(desk, c.SeatEntry(first, SeatAt(6, 5)))
    assert _said(desk, first)[0] in {"On the way", "Late, not in seat"}


def test_who_is_out_on_his_word_is_marked(desk: Desk) -> None:
    player = _at(desk, 1, 1)
    desk_sample.done(desk, c.ReEnter(player))
    text, detail, _ = _said(desk, player)
    assert (text, detail) == ("Out", f"back as {max(desk.state.entries)}")
    desk_sample.done(desk, c.Unregister(max(desk.state.entries)))
    assert _said(desk, player)[1:] == ("floor to check", Tone.NEEDS_YOU)


def test_the_winner_is_named_once_registration_is_over(
    desk: Desk, clock: desk_sample.Clock
) -> None:
    for entry in sorted(desk.state.waiting):
        desk_sample.done(desk, c.Unregister(entry))
    seated = [entry.id for entry in desk.state.entries.values() if entry.seat is not None]
    desk_sample.done(desk, c.Bust(tuple(seated[1:])))
    assert _said(desk, seated[0])[0] == "Seated"
    assert _said(desk, seated[1])[1] == "so far"
    clock.go(60 * 60_000)
    assert _said(desk, seated[0]) == ("Winner", "1st", Tone.KNOWN)
    assert _said(desk, seated[-1]) == ("Out, 2nd", "", Tone.KNOWN)
    assert _where(desk, seated[-1]) == "out, 2nd"


def test_without_ranks_nothing_is_made_up() -> None:
    late = EntryView(
        entry=7,
        person="p",
        name="Kim",
        stand=Stand.LATE,
        seat=SeatAt(1, 2),
        was_at=None,
        number=3,
        late=True,
        locked=False,
        registered_ms=0,
        since_ms=0,
        back_as=None,
        to_check=False,
    )
    assert stand_words(late, Ranks())[1:3] == ("Late, not in seat", "")
    assert stand_words(late._replace(stand=Stand.WAITING), Ranks()).text == "Waiting"
    assert stand_words(late._replace(stand=Stand.STANDING), Ranks()).detail == "where now?"
    comes = late._replace(stand=Stand.ON_THE_WAY)
    assert stand_words(comes, Ranks()).detail == "re-entered"
    assert stand_words(comes._replace(number=1), Ranks()).detail == "to a first seat"
    assert stand_words(late._replace(since_ms=NOW.wall_ms), Ranks(now=NOW)).detail == "just now"
    assert (entry_text(late), entered_text(late, Ranks())) == ("3rd", "00:00")


@pytest.mark.parametrize(
    ("view", "reentries", "words"),
    [
        (
            RegistrationView(True, False, "the end of level 8", NOW.wall_ms, 39, 40),  # noqa: FBT003
            None,
            f"{LATE_UNTIL}, 22:06. 39 of 40 seats are taken.",
        ),
        (
            RegistrationView(True, False, "the end of level 8", None, 40, 40),  # noqa: FBT003
            0,
            "Late registration until the end of level 8. All 40 seats are taken.",
        ),
        (
            RegistrationView(False, False, "the end of level 2", None, 0, 0),  # noqa: FBT003
            2,
            "Registration and re-entry until the end of level 2.",
        ),
        (
            RegistrationView(True, False, "", None, 1_045, 1_050),  # noqa: FBT003
            None,
            "Late registration and re-entry without a fixed end. 1,045 of 1,050 seats are taken.",
        ),
        (
            RegistrationView(True, True, "the end of level 8", None, 38, 40),  # noqa: FBT003
            None,
            "Registration has ended. 38 of 40 seats are taken.",
        ),
    ],
    ids=["late", "no-re-entry", "before", "no-end", "over"],
)
def test_registration_in_words(view: RegistrationView, reentries: int | None, words: str) -> None:
    assert registration_words(view, reentries, NOW) == words


def test_what_a_draw_has_to_know_is_marked(desk: Desk) -> None:
    one, other = _at(desk, 1, 1), _at(desk, 2, 1)
    desk_sample.done(desk, plc.NeedAccess(one, needed=True))
    desk_sample.done(desk, plc.ChangePlans(PlanSettings(keep_apart=True)))
    desk_sample.done(desk, plc.KeepApart(one, other, apart=True))
    penalty = NewPenalty(one, PenaltyKind.HANDS, 1)
    desk_sample.done(desk, rc.WriteRuling(penalties=(penalty,)))
    assert [marks(_view(desk, entry)) for entry in (one, other)] == ["reach · apart", "apart"]
    assert list(special_words(desk, _view(desk, one))) == [
        "Needs a seat within reach.",
        f"Kept apart from {desk.name(other)}.",
        "Has 1 hand to miss.",
    ]
    assert list(special_words(desk, _view(desk, other))) == [f"Kept apart from {desk.name(one)}."]
    # While draws keep nobody apart, nothing of it is marked.
    desk_sample.done(desk, plc.ChangePlans(PlanSettings()))
    assert marks(_view(desk, other)) == ""
    desk_sample.done(desk, c.Bust((one,)))
    assert marks(_view(desk, one)) == ""
    assert list(special_words(desk, _view(desk, one))) == []


def test_who_won_a_seat_is_not_called_out(desk: Desk) -> None:
    entry = _at(desk, 1, 1)
    settings = PlanSettings(form=Format.SATELLITE, prize_seats=3, milestone=50_000)
    desk_sample.done(desk, plc.ChangePlans(settings))
    desk_sample.done(desk, plc.WinSeat(entry))
    assert _said(desk, entry)[0] == "Seat won"
    said = list(special_words(desk, _view(desk, entry)))
    assert said == ["Has won a seat, with 50,000 in chips."]
