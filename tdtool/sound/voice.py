"""The system's own voice: a sentence is handed to the program that speaks, and the desk goes on."""

from __future__ import annotations

import queue
import shutil
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, NamedTuple

from tdtool.sound.foreign import NO_WINDOW

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST = 60
"""Seconds after which a voice that does not end is broken off."""
_WINDOWS = (
    "Add-Type -AssemblyName System.Speech;"
    "$t = [Console]::In.ReadToEnd();"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($t)"
)


class Speech(NamedTuple):
    """A program that speaks what it reads: its name for people, and how it is started."""

    name: str
    command: tuple[str, ...]


def find_speech(which: Callable[[str], str | None] = shutil.which) -> Speech | None:
    """Find what speaks on this system, None where nothing does."""
    if sys.platform == "darwin":
        candidates = (Speech("say", ("say", "-f", "-")),)
    elif sys.platform == "win32":
        script = ("powershell", "-NoProfile", "-NonInteractive", "-Command", _WINDOWS)
        candidates = (Speech("Windows", script),)
    else:
        candidates = (
            Speech("espeak-ng", ("espeak-ng", "--stdin")),
            Speech("espeak", ("espeak", "--stdin")),
            Speech("speech-dispatcher", ("spd-say", "--wait", "--pipe-mode")),
        )
    for one in candidates:
        found = which(one.command[0])
        if found is not None:
            return Speech(one.name, (found, *one.command[1:]))
    return None


class Voice:
    """A queue of sentences and the thread that has them spoken, one after the other.

    `wait` is called before a sentence begins: it returns when the sounds before it are over.
    """

    def __init__(self, speech: Speech, wait: Callable[[], object] | None = None) -> None:
        self.speech = speech
        self._wait = wait
        self._sentences: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._running: subprocess.Popen[str] | None = None

    def say(self, sentence: str) -> None:
        """Speak a sentence after those before it; returns at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()
        self._sentences.put(sentence)

    def hush(self) -> None:
        """Break off what is spoken and forget what waits."""
        try:
            while self._sentences.get_nowait() is not None:
                pass
        except queue.Empty:
            pass
        running = self._running
        if running is not None:
            running.kill()

    def close(self) -> None:
        """End the thread; what is spoken is broken off."""
        if self._thread is not None:
            self.hush()
            self._sentences.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (sentence := self._sentences.get()) is not None:
            if self._wait is not None:
                self._wait()
            self._speak(sentence)

    def _speak(self, sentence: str) -> None:
        try:
            with subprocess.Popen(  # noqa: S603 - the system's own speaking program
                self.speech.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                creationflags=NO_WINDOW,
            ) as running:
                self._running = running
                try:
                    running.communicate(sentence, timeout=_LONGEST)
                except subprocess.TimeoutExpired:
                    running.kill()
        except OSError:
            # It was there when the program began; a sentence unspoken stands on the screen.
            return
        finally:
            self._running = None
