"""A club night in level 6: five tables of eight, some out, alternates, one late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.desk import Desk
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pathlib import Path

MINUTE = 60_000
NAMES = (
    "Ida Corvin",
    "Nils Aabye",
    "Sofia Marsh",
    "Ruth Ganz",
    "Leon Kraft",
    "Elif Aydın",
    "Amara Whitlock",
    "Boris Lund",
    "Çağla Demir",
    "Dora Nagy",
    "Finn Olesen",
    "Marta Lindgren",
    "Greta Holm",
    "Hugo Vidal",
    "Tomáš Hrubý",
    "Ines Prado",
    "Joost Vries",
    "Kaja Berg",
    "Emma Strandhof",
    "Lars Mikkel",
    "Mina Sato",
    "Imani Wekesa",
    "Małgorzata Wilk",
    "Noor Haddad",
    "Oleg Petrenko",
    "Pia Wolff",
    "Quim Ferrer",
    "Armand Pujadas",
    "Rosa Neri",
    "Sven Ødegaard",
    "Roman Sedlák",
    "Tara Quinn",
    "Uma Rao",
    "Norma Teague",
    "Viktor Šimić",
    "Wim Maas",
    "Xenia Popov",
    "Thomas Regnault",
    "Yara Costa",
    "Zeno Fiala",
    "Jamal Idriss",
    "Đorđe Ilić",
    "Bea Lykke",
    "Cyril Blanc",
    "Dana Kiss",
    "Maja Kowalczuk",
    "Eike Brandt",
    "Filip Novák",
    "Irma Salonius",
    "Gil Torres",
)
LATE = ("Hana Yuki", "Ivo Radić", "Osman Delgado", "Salma Reyes", "Otto Lang", "Mateo Ferrand")
BLINDS = ((25, 50), (50, 100), (100, 100), (100, 200), (200, 300), (300, 600), (400, 800))


def structure() -> Structure:
    """Make twelve levels of 20 minutes; one can enter until the end of the eighth."""
    rows: list[Row] = []
    for number in range(1, 13):
        small, big = BLINDS[min(number, len(BLINDS)) - 1]
        stakes = Stakes(small, big, Ante(AnteKind.BIG_BLIND, big))
        length = Length(LengthKind.MINUTES, 20)
        ends = number == 8
        rows.append(Row(RowKind.PLAY, str(number), length, (stakes,), registration_ends=ends))
    return Structure("Club Night", tuple(rows), starting_stack=20_000, seats_per_table=8)


FILE = "club.sqlite3"


def reopened(folder: Path, tournament: str, clock: desk_sample.Clock) -> Desk:
    """Open an evening that was played into the file of this folder."""
    store = Store.open(folder / FILE)
    return Desk(store.log(tournament), store.names(), clock, desk_sample.Bytes(b"again"))


def played(folder: Path, clock: desk_sample.Clock) -> str:
    """Play the evening into a file, close it, and give the tournament's id."""
    store = Store.open(folder / FILE)
    tournament = _club(store, clock, None).id
    store.close()
    return tournament


def club(folder: Path, clock: desk_sample.Clock, reentries: int | None = None) -> Desk:
    """Play the evening up to the sixth level."""
    return _club(Store.open(folder / FILE), clock, reentries)


def _club(store: Store, clock: desk_sample.Clock, reentries: int | None) -> Desk:
    command = c.OpenTournament("Club Night", structure(), HouseRules(), 8, reentries)
    desk = Desk.found(store, command, clock, desk_sample.Bytes(b"club"))
    assert isinstance(desk, Desk)
    for first in range(0, 40, 5):
        desk_sample.done(desk, c.Register(names=tuple(NAMES[first : first + 5])))
        clock.go(6 * MINUTE)
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    desk_sample.done(desk, c.StartClock())
    for number, name in enumerate(NAMES[40:]):
        clock.go(8 * MINUTE)
        desk_sample.done(desk, c.Bust((_seated(desk)[number * 2],)))
        desk_sample.done(desk, c.RegisterAndSeat(name=name))
        for entry in sorted(desk.state.awaited):
            desk_sample.done(desk, c.Arrive(entry))
    desk_sample.done(desk, c.ReEnter(_out(desk)[0]))
    for entry in sorted(desk.state.awaited):
        desk_sample.done(desk, c.Arrive(entry))
    clock.go(20 * MINUTE)
    desk_sample.done(desk, c.Bust((_seated(desk)[-1],)))
    desk_sample.done(desk, c.RegisterAndSeat(name=LATE[2]))
    for name in LATE[3:]:
        desk_sample.done(desk, c.RegisterAndSeat(name=name))
    clock.go(8 * MINUTE)
    return desk


def _seated(desk: Desk) -> list[int]:
    return [entry.id for entry in desk.state.entries.values() if entry.seat is not None]


def _out(desk: Desk) -> list[int]:
    return sorted(desk.state.busts)
