"""The table of benchmarks: its columns, and that a bound passed is seen."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from tests.bench.__main__ import print_table
from tests.bench.row import Row

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_table_says_what_holds(capsys: pytest.CaptureFixture[str]) -> None:
    print_table([Row("replay", 0.5, 1, "s"), Row("a draw", 60.4, 60, "ms"), Row("times", 1, 1)])
    assert capsys.readouterr().out.splitlines() == [
        "name   | measured | bound | ok",
        "replay |    0.5 s |   1 s | yes",
        "a draw |  60.4 ms | 60 ms | NO",
        "times  |        1 |     1 | yes",
    ]


def test_unknown_benchmark_is_a_usage_error(repository: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.bench", "speed"],
        cwd=repository,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert "there is no benchmark speed; there are " in run.stderr


def test_every_benchmark_module_has_rows(repository: Path) -> None:
    modules = list((repository / "tests" / "bench").glob("bench_*.py"))
    assert modules
    for module in modules:
        assert "\ndef rows() -> list[" in module.read_text(encoding="utf-8"), module.name
