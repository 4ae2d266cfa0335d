"""Programs that write acts to a file until they are killed, and say which are acknowledged.

Run as a script it imports the store once, and forks a program for every path it is given: so
two hundred of them start in the time of a few.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import traceback
from itertools import count
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple, Self

if TYPE_CHECKING:
    from types import TracebackType

TOURNAMENT = "main"
_ROOT = Path(__file__).resolve().parents[2]


class Acknowledged(NamedTuple):
    """One act that the log said was on the disk."""

    action: str
    first_seq: int
    last_seq: int
    digest: str


class Appender:
    """A program at work on a file."""

    def __init__(self, pid: int, said: IO[str], ended: IO[str]) -> None:
        self._pid = pid
        self._said = said
        self._ended = ended
        self._rest = ""

    def await_acknowledged(self, acts: int) -> list[Acknowledged]:
        """Wait until so many acts are acknowledged, and give them."""
        return [self._line() for _ in range(acts)]

    def linger(self, seconds: float) -> None:
        """Wait that long, or until the program says something beyond a pipe's fill."""
        select.select([self._ended], [], [], seconds)

    def kill(self) -> list[Acknowledged]:
        """Kill it without warning; give what it had acknowledged beyond what was awaited."""
        os.kill(self._pid, signal.SIGKILL)
        assert self._ended.readline() == f"ended {self._pid}\n"
        lines = self._said.read().splitlines(keepends=True)
        self._said.close()
        return [_parse(line) for line in lines if line.endswith("\n")]

    def _line(self) -> Acknowledged:
        line = self._said.readline()
        assert line.endswith("\n"), "the program ended by itself"
        return _parse(line)


class Appenders:
    """Starts programs that write to a file."""

    def __enter__(self) -> Self:
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.store.appender"],
            cwd=_ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.close()
        self._server.stdout.close()
        self._server.wait(timeout=10)

    def start(self, path: Path) -> Appender:
        """Start a program that opens the file and writes act after act."""
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        pipe = path.with_name(path.name + ".said")
        pipe.unlink(missing_ok=True)
        os.mkfifo(pipe)
        self._server.stdin.write(f"{path}\n")
        self._server.stdin.flush()
        started = self._server.stdout.readline()
        said = pipe.open(encoding="utf-8")
        return Appender(int(started.removeprefix("started ")), said, self._server.stdout)


def _parse(line: str) -> Acknowledged:
    action, first, last, digest = line.split()
    return Acknowledged(action, int(first), int(last), digest)


def size_of(action: str) -> int:
    """Tell from its id how many facts an act has."""
    return int(action.rpartition(":")[2])


def _serve() -> None:
    from tdtool.store import log  # noqa: F401 - paid once, before the forks

    for line in sys.stdin:
        path = Path(line.rstrip("\n"))
        pid = os.fork()
        if pid == 0:
            try:
                _write(path)
            finally:
                traceback.print_exc()
                os._exit(1)
        print("started", pid, flush=True)
        os.waitpid(pid, 0)
        print("ended", pid, flush=True)


def _write(path: Path) -> None:
    from tdtool.store.log import Store
    from tdtool.tournament.facts import EntryRegistered

    said = os.open(path.with_name(path.name + ".said"), os.O_WRONLY)
    store = Store.open(path)
    known = {head.id for head in store.tournaments()}
    log = store.log(TOURNAMENT) if TOURNAMENT in known else store.create(TOURNAMENT, "Main", 0)
    seq = log.last_seq
    for number in count(seq):
        facts = [EntryRegistered(number, f"p{number}", n, late=True) for n in range(number % 5 + 1)]
        action = f"{os.getpid()}-{number}:{len(facts)}"
        done = log.append(action, action, seq, facts, number, {action: f"Name {action}"})
        seq = done.last_seq
        os.write(said, f"{action} {done.first_seq} {done.last_seq} {done.digest}\n".encode())


if __name__ == "__main__":
    _serve()
