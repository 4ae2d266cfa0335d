"""Set tdtool up and check all of it: `python3 packaging/test.py`.

Any arguments go to pytest, and then only pytest runs.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, cast

if sys.version_info < (3, 11):  # noqa: UP036 (it is started by whatever Python is there)
    sys.exit("tdtool needs Python 3.11 or newer.")

from environment import ROOT, python, set_up
from libraries import TESTS

_PLENTY = 4 * 2**30
"""Free bytes."""
_LAW = "tdtool/rules/*,tdtool/tournament/*"
_CLOSING = re.compile(rb"=*.*\b(passed|failed|error|errors|no tests ran)\b.* in [\d.]+s.*")


def main(arguments: list[str]) -> int:
    """Set up, run every check, and return 0 if all of them passed."""
    set_up(TESTS, tests=True)
    os.chdir(ROOT)
    # What is compiled once serves the workers and every program that a test starts.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    _use_memory()
    if arguments:
        return subprocess.run(_tool("pytest", *arguments), check=False).returncode
    os.environ["TDTOOL_CHANGE"] = _change()
    failed = [name for name, command in _quick() if not _passes(name, command)]
    # The types are checked on the core that the tests leave free.
    with tempfile.TemporaryFile() as types_said:
        types = subprocess.Popen(_tool("mypy"), stdout=types_said, stderr=subprocess.STDOUT)
        try:
            status, closing = _pytest()
            if types.wait() != 0:
                failed.append("types")
        finally:
            types.kill()
        types_said.seek(0)
        _heading("types")
        print(types_said.read().decode(errors="replace"), end="")
    combined = subprocess.run(_tool("coverage", "combine", "--quiet"), check=False).returncode == 0
    if not (combined and _passes("every branch of the law is tested", _law_covered())):
        failed.append("coverage")
    if status != 0:
        failed.append("tests")
    print(f"\nNot passed: {', '.join(failed)}." if failed else "\nAll checks passed.")
    print(closing, flush=True)
    return 1 if failed else 0


def _change() -> str:
    """Name the change that is checked; it decides which tests of window and paper are run."""
    asked = ["git", "rev-parse", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _use_memory() -> None:
    """Let the tests write to memory where there is plenty: they sync thousands of small files."""
    memory = Path("/dev/shm")  # noqa: S108 (Linux keeps it in memory for whoever may write there)
    if memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > _PLENTY:
        os.environ.setdefault("TMPDIR", str(memory))


def _tool(name: str, *arguments: str) -> list[str]:
    return [str(python()), "-m", name, *arguments]


def _quick() -> list[tuple[str, list[str]]]:
    return [
        ("lint", _tool("ruff", "check", "--quiet", "--output-format=concise")),
        ("format", _tool("ruff", "format", "--check", "--quiet")),
    ]


def _law_covered() -> list[str]:
    return _tool("coverage", "report", f"--include={_LAW}", "--fail-under=100")


def _pytest() -> tuple[int, str]:
    """Run the tests on up to four cores; return the status and pytest's closing line."""
    _heading("tests")
    workers = str(min(4, os.cpu_count() or 1))
    # What an assertion compared is worked out only where one fails: those tests run again.
    quick = ("--assert=plain", "-p", "tests.law_coverage")
    command = _tool("pytest", "-n", workers, "--dist=worksteal", *quick)
    closing = b""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as run:
        said = cast("IO[bytes]", run.stdout).fileno()
        tail = b""
        while heard := os.read(said, 65_536):
            sys.stdout.buffer.write(heard)
            sys.stdout.buffer.flush()
            *lines, tail = (tail + heard).split(b"\n")
            closing = next((line for line in reversed(lines) if _CLOSING.match(line)), closing)
    if run.returncode != 0:
        _passes("what failed, once more", _tool("pytest", "--last-failed", "--maxfail=20"))
    return run.returncode, closing.decode(errors="replace")


def _passes(name: str, command: list[str]) -> bool:
    _heading(name)
    start = time.monotonic()
    passed = subprocess.run(command, check=False).returncode == 0
    print(f"{'passed' if passed else 'FAILED'} in {time.monotonic() - start:.1f} s", flush=True)
    return passed


def _heading(name: str) -> None:
    print(f"\n== {name}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
