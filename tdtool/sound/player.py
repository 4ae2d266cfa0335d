"""Plays sounds in a thread of its own: the desk hands one over and goes on at once."""

from __future__ import annotations

import logging
import queue
import sys
import threading
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tdtool.sound.clip import CHANNELS, RATE, Clip, SoundError, read_clip
from tdtool.sound.mixer import Mixer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miniaudio import Backend, PlaybackDevice

_log = logging.getLogger(__name__)
_BUFFER_MS = 60
_IDLE = 5.0
"""Seconds of silence after which the device is let go of."""


class DeviceState(Enum):
    """What is known of this computer's sound device."""

    UNKNOWN = auto()
    """Nothing was played yet."""
    READY = auto()
    MISSING = auto()


class _Order(NamedTuple):
    path: Path
    volume: int
    failed: Callable[[str], None] | None


class Player:
    """A queue of sounds and the thread that plays them.

    `backends` names the ways to the device that may be used (tests name one without a device);
    None: whatever this system has. `told` is called in the player's thread where what is known
    of the device changes.
    """

    def __init__(
        self,
        backends: Sequence[Backend] | None = None,
        told: Callable[[DeviceState], None] | None = None,
    ) -> None:
        self._backends = backends
        self.told = told
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._clips: dict[Path, tuple[int, Clip]] = {}
        self._device: PlaybackDevice | None = None
        self._thread: threading.Thread | None = None
        self.mixer = Mixer()
        self.state = DeviceState.UNKNOWN

    def play(self, path: Path, volume: int, failed: Callable[[str], None] | None = None) -> None:
        """Play a file at a volume (percent) as soon as may be; returns at once.

        `failed` is called in the player's thread with a sentence where it cannot be played.
        """
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(_Order(path, volume, failed))

    def hush(self) -> None:
        """Break off everything that plays."""
        self.mixer.clear()

    def close(self) -> None:
        """Let go of the device; what plays is broken off."""
        if self._thread is not None:
            self._orders.put(None)
            self.mixer.clear()
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while True:
            order = self._next()
            if order is None:
                break
            try:
                clip = self._clip(order.path)
                self._begin(clip, order.volume)
            except SoundError as error:
                if order.failed is not None:
                    order.failed(str(error))
        self._let_go()

    def _next(self) -> _Order | None:
        """Wait for an order; let go of the device once it has been silent for a while."""
        while self._device is not None:
            taken = self.mixer.taken
            try:
                return self._orders.get(timeout=_IDLE)
            except queue.Empty:
                # A device that asks for nothing any more was pulled out.
                if self.mixer.quiet.is_set() or self.mixer.taken == taken:
                    self._let_go()
        return self._orders.get()

    def _clip(self, path: Path) -> Clip:
        try:
            changed = path.stat().st_mtime_ns
        except OSError:
            changed = 0
        kept = self._clips.get(path)
        if kept is None or kept[0] != changed:
            self._clips[path] = kept = (changed, read_clip(path))
        return kept[1]

    def _begin(self, clip: Clip, volume: int) -> None:
        if self._device is not None and not self._device.running:
            self._let_go()
        if self._device is None:
            self._open()
        self.mixer.add(clip, volume)

    def _open(self) -> None:
        # Loaded when something is heard for the first time.
        from miniaudio import MiniaudioError

        stream = self.mixer.stream()
        next(stream)
        try:
            device = _device(self._backends)
            device.start(stream)
        except MiniaudioError as error:
            _log.info("no sound device: %s", error)
            self._know(DeviceState.MISSING)
            raise SoundError(NO_DEVICE) from error
        self._device = device
        self._know(DeviceState.READY)

    def _let_go(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device = None
        self.mixer.clear()

    def _know(self, state: DeviceState) -> None:
        if state is not self.state:
            self.state = state
            if self.told is not None:
                self.told(state)


NO_DEVICE = "There is no sound device on this computer."


def _device(backends: Sequence[Backend] | None) -> PlaybackDevice:
    """Open the usual device of this computer; raises MiniaudioError."""
    from miniaudio import MiniaudioError, PlaybackDevice

    ways = system_backends() if backends is None else list(backends)
    if not ways:
        raise MiniaudioError("no way to a device")
    return PlaybackDevice(
        nchannels=CHANNELS,
        sample_rate=RATE,
        buffersize_msec=_BUFFER_MS,
        backends=ways,
        app_name="tdtool",
    )


def system_backends() -> list[Backend]:
    """List the ways to a sound device that this system has; on Linux only those that can work.

    ALSA writes a page of complaints where there is no sound card, so it is not asked then.
    """
    from miniaudio import Backend

    if sys.platform == "win32":
        return [Backend.WASAPI, Backend.DSOUND, Backend.WINMM]
    if sys.platform == "darwin":
        return [Backend.COREAUDIO]
    if Path("/dev/snd").is_dir():
        return [Backend.PULSEAUDIO, Backend.ALSA]
    return [Backend.PULSEAUDIO]
