"""The players' page at the desk: on and off, told of every act, a sentence for every trouble."""

from __future__ import annotations

import json
import os
import socket
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

from tdtool.tournament import commands as c
from tdtool.ui.players_page import addresses, players_page
from tdtool.ui.players_page.players_page import DENIED, GONE, NO_NETWORK, TAKEN, PlayersPage
from tests.players_page.running import HERE
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences
    from tests.ui.desk_sample import Clock
    from tests.ui.players_page.conftest import Network


def asked(page: PlayersPage, path: str) -> Any:
    """Ask the page as a phone does; None for what is not there."""
    phone = HTTPConnection(page.address(), timeout=20)
    phone.request("GET", path)
    reply = phone.getresponse()
    body = reply.read()
    phone.close()
    return json.loads(body) if reply.status == 200 else None


def code_of(page: PlayersPage, desk: Desk) -> str:
    return page.address_of(desk.id).rsplit("/", 1)[1]


def switched_on(page: PlayersPage, preferences: Preferences, qtbot: QtBot) -> None:
    preferences.set_players_page(on=True)
    qtbot.waitUntil(lambda: page.stands, timeout=20_000)


def said(bridge: Bridge) -> list[str]:
    heard: list[str] = []
    bridge.said.connect(lambda sentence, _tone: heard.append(sentence))
    return heard


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_it_is_off_until_it_is_switched_on(
    page: PlayersPage, bridge: Bridge, preferences: Preferences, desk: Desk, qtbot: QtBot
) -> None:
    page.follow()
    assert page.process == 0
    assert bridge.phone_address(desk.id) == ""
    switched_on(page, preferences, qtbot)
    process = page.process
    port = preferences.settings.players_page_port
    assert page.address() == f"{HERE}:{port}"
    assert bridge.phone_address(desk.id) == f"http://{HERE}:{port}/{desk.id[:6]}"
    assert bridge.phone_address("another") == ""
    preferences.set_players_page(on=False)
    assert page.process == 0
    assert is_gone(process)
    assert bridge.phone_address(desk.id) == ""


def test_phones_hear_of_every_act(
    page: PlayersPage, preferences: Preferences, desk: Desk, qtbot: QtBot
) -> None:
    switched_on(page, preferences, qtbot)
    code = code_of(page, desk)
    qtbot.waitUntil(lambda: asked(page, f"/{code}/now") is not None)
    before = asked(page, f"/{code}/now")["players"]
    entry = next(one for one in desk.state.entries.values() if one.seat is not None)
    assert entry.seat is not None
    seat = asked(page, f"/{code}/seat?q={entry.id}")["found"][0]
    assert (seat["table"], seat["seat"]) == entry.seat
    desk_sample.done(desk, c.Bust((entry.id,)))
    qtbot.waitUntil(lambda: asked(page, f"/{code}/now")["players"] != before)
    found = asked(page, f"/{code}/seat?q={entry.id}")["found"][0]
    assert found["words"] == "No longer in play."
    desk.undo()
    qtbot.waitUntil(lambda: asked(page, f"/{code}/now")["players"] == before)
    assert asked(page, f"/{code}/seat?q={entry.id}")["found"][0] == seat
    desk_sample.done(desk, c.Register(names=("Zora Zemanova",)))
    qtbot.waitUntil(lambda: bool(asked(page, f"/{code}/seat?q=zemanova")["found"]))
    assert asked(page, f"/{code}/seat?q=zemanova")["found"][0]["name"] == "Zora Z."
    preferences.set_players_page_names(whole=True)
    qtbot.waitUntil(lambda: bool(asked(page, f"/{code}/seat?q=zem")["found"]))
    assert asked(page, f"/{code}/seat?q=zem")["found"][0]["name"] == "Zora Zemanova"


def test_every_open_tournament_has_its_page(
    page: PlayersPage,
    bridge: Bridge,
    preferences: Preferences,
    network: Network,
    qtbot: QtBot,
) -> None:
    switched_on(page, preferences, qtbot)
    process = page.process
    other = network.another()
    bridge.show(other)
    assert page.process == process, "another tournament at the desk cuts no phone off"
    qtbot.waitUntil(lambda: asked(page, f"/{code_of(page, other)}/now") is not None)
    first = network.desks[0]
    assert asked(page, f"/{code_of(page, first)}/now")["name"] == "Harbour Open"
    network.desks.remove(other)
    page.follow()
    assert page.address_of(other.id) == ""
    assert page.address_of(first.id)


def test_it_ends_with_the_window(
    page: PlayersPage, bridge: Bridge, preferences: Preferences, qtbot: QtBot
) -> None:
    switched_on(page, preferences, qtbot)
    process = page.process
    bridge.close()
    assert is_gone(process)
    page.follow()
    assert page.process == 0


def test_a_process_that_dies_comes_back(
    page: PlayersPage, bridge: Bridge, preferences: Preferences, qtbot: QtBot
) -> None:
    heard = said(bridge)
    switched_on(page, preferences, qtbot)
    os.kill(page.process, 9)
    qtbot.waitUntil(lambda: not page.stands)
    assert heard == [players_page.ENDED]
    page.follow()
    qtbot.waitUntil(lambda: page.stands, timeout=20_000)
    assert page.sentence == ""


def test_a_port_that_is_taken_is_said(
    page: PlayersPage, bridge: Bridge, preferences: Preferences, free_port: int, qtbot: QtBot
) -> None:
    heard = said(bridge)
    with socket.socket() as other:
        other.bind((HERE, free_port))
        other.listen()
        preferences.set_players_page(on=True)
        qtbot.waitUntil(lambda: bool(page.sentence), timeout=20_000)
        assert page.sentence == TAKEN.format(free_port)
        page.follow()
        assert heard == [page.sentence], "it is said once"
        assert page.process == 0
    preferences.set_players_page(on=False)
    switched_on(page, preferences, qtbot)
    assert page.sentence == ""


def test_a_network_that_goes_and_comes(
    page: PlayersPage, bridge: Bridge, preferences: Preferences, network: Network, qtbot: QtBot
) -> None:
    heard = said(bridge)
    network.addresses = []
    preferences.set_players_page(on=True)
    assert (page.sentence, page.process) == (NO_NETWORK, 0)
    network.addresses = ["192.0.2.7", HERE]
    preferences.set_players_page_at("192.0.2.8", 8047)
    assert page.sentence == GONE.format("192.0.2.8")
    preferences.set_players_page_at(HERE, preferences.settings.players_page_port)
    qtbot.waitUntil(lambda: page.stands or bool(page.sentence), timeout=20_000)
    network.addresses = ["192.0.2.7"]
    page.follow()
    assert (page.stands, page.process) == (False, 0)
    assert page.sentence == GONE.format(HERE)
    assert heard[:2] == [NO_NETWORK, GONE.format("192.0.2.8")]


def test_a_tournament_that_is_long_over_is_shown_no_more(
    page: PlayersPage, preferences: Preferences, desk: Desk, clock: Clock, qtbot: QtBot
) -> None:
    left = [one.id for one in desk.state.entries.values() if one.seat is not None]
    desk_sample.done(desk, c.Bust(tuple(left[1:])))
    switched_on(page, preferences, qtbot)
    assert page.address_of(desk.id)
    clock.go(players_page.PAST_MS + 1)
    page.follow()
    assert page.address_of(desk.id) == ""
    assert page.process == 0


def test_addresses_are_those_of_a_network() -> None:
    for one in addresses.addresses():
        assert not one.startswith("127.")
        assert len(one.split(".")) == 4


def test_sentences_name_what_to_do() -> None:
    for sentence in (NO_NETWORK, GONE, TAKEN, DENIED):
        assert sentence.count(".") >= 2
