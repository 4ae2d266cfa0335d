"""The system's voice: found or not, spoken in order, broken off."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

import pytest

from tdtool.sound.voice import Speech, Voice, find_speech

if TYPE_CHECKING:
    from pathlib import Path

KEEPS = "import sys; said = sys.stdin.buffer.read();open(sys.argv[1], 'ab').write(said + b'\\n')"
PATIENCE = 20.0


def speech(path: Path) -> Speech:
    """Name a program that writes down what it is told to speak."""
    return Speech("pen", (sys.executable, "-c", KEEPS, str(path)))


def test_sentences_are_spoken_in_order_and_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "said"
    over = threading.Event()
    waits: list[int] = []

    def wait() -> None:
        waits.append(len(path.read_bytes()) if path.exists() else 0)
        if len(waits) == 3:
            over.set()

    voice = Voice(speech(path), wait)
    hostile = "--help; $(reboot) `x` Zoë 撲克"
    voice.say("Level 5 begins.")
    voice.say(hostile)
    voice.say("last")
    assert over.wait(PATIENCE)
    voice.close()
    voice.close()
    assert path.read_text(encoding="utf-8").splitlines()[:2] == ["Level 5 begins.", hostile]
    assert waits[:2] == [0, len("Level 5 begins.\n")]


def test_a_voice_that_is_gone_says_nothing(tmp_path: Path) -> None:
    tried = threading.Event()
    voice = Voice(Speech("none", (str(tmp_path / "none"),)), tried.set)
    voice.say("x")
    assert tried.wait(PATIENCE)
    voice.close()


def test_hush_forgets_what_waits(tmp_path: Path) -> None:
    path = tmp_path / "said"
    begun, go_on = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        go_on.wait(PATIENCE)

    voice = Voice(speech(path), wait)
    voice.say("one")
    assert begun.wait(PATIENCE)
    voice.say("two")
    voice.say("three")
    voice.hush()
    go_on.set()
    voice.close()
    assert not path.exists() or path.read_text() == "one\n"


@pytest.mark.parametrize(
    ("platform", "there", "name", "command"),
    [
        ("linux", {"espeak-ng", "spd-say"}, "espeak-ng", ("/bin/espeak-ng", "--stdin")),
        (
            "linux",
            {"spd-say"},
            "speech-dispatcher",
            ("/bin/spd-say", "--wait", "--pipe-mode"),
        ),
        ("darwin", {"say"}, "say", ("/bin/say", "-f", "-")),
    ],
)
def test_what_speaks_here(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    there: set[str],
    name: str,
    command: tuple[str, ...],
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    found = find_speech(lambda one: f"/bin/{one}" if one in there else None)
    assert found == Speech(name, command)
    assert find_speech(lambda _: None) is None
