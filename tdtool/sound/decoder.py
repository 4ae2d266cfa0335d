"""Decodes one sound file in a process of its own: `python -m tdtool.sound.decoder FILE`.

A damaged or hostile file can bring a decoder down; then it takes this process and nothing else.
Raw samples go to standard output, a reason to standard error.
"""

from __future__ import annotations

import sys
from contextlib import closing, suppress

import miniaudio

from tdtool.sound.clip import CHANNELS, EMPTY, LONGEST, NO_SOUND, RATE, TOO_LONG

_CHUNK = 8_192
_MEMORY = 1 << 30
_SAMPLE = 2


def main(path: str) -> int:
    """Write the samples of a file to standard output; returns the process's status."""
    _limit()
    most = LONGEST * RATE * CHANNELS * _SAMPLE
    total = 0
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - nothing more is imported here
            data = file.read()
        stream = miniaudio.stream_memory(
            data, nchannels=CHANNELS, sample_rate=RATE, frames_to_read=_CHUNK
        )
        with closing(stream):
            for chunk in stream:
                if sys.byteorder == "big":
                    chunk.byteswap()
                raw = chunk.tobytes()
                total += len(raw)
                if total > most:
                    return TOO_LONG
                sys.stdout.buffer.write(raw)
    except (miniaudio.MiniaudioError, OSError, MemoryError):
        return NO_SOUND
    sys.stdout.buffer.flush()
    return 0 if total else EMPTY


def _limit() -> None:
    """Let the system refuse more memory than any sound needs, where it can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
