"""Run the benchmarks and print a table: `python -m tests.bench`, or with names of some.

Every `bench_NAME.py` beside this file has `rows()`, which measures and returns a list of `Row`,
or of plain tuples in its order. Each runs in a process of its own and has ten minutes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from tests.bench.row import Row
from tests.fresh_home import move_into_fresh_home

LIMIT = 600
"""Seconds that one module may take."""

_HERE = Path(__file__).parent
_ROOT = _HERE.parents[1]


def main() -> int:
    """Print the table; return 1 if a bound is passed or a module fails."""
    there = sorted(file.stem.removeprefix("bench_") for file in _HERE.glob("bench_*.py"))
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(there)}")
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if unknown := sorted(set(args.names) - set(there)):
        parser.error(f"there is no benchmark {', '.join(unknown)}; there are {', '.join(there)}")
    if args.into:
        args.into.write_text(json.dumps(_rows(args.names[0])), encoding="utf-8")
        return 0
    move_into_fresh_home()
    results = {name: _measure(name) for name in args.names or there}
    rows = [row for result in results.values() if not isinstance(result, str) for row in result]
    print_table(rows)
    failures = [result for result in results.values() if isinstance(result, str)]
    for failure in failures:
        print(failure)
    return 0 if rows and not failures and all(row.ok for row in rows) else 1


def print_table(rows: list[Row]) -> None:
    """Print name, measure, bound and whether it holds, in columns."""
    table = [("name", "measured", "bound", "ok")]
    for row in rows:
        measured, bound = (f"{value:,.4g} {row.unit}" for value in (row.measured, row.bound))
        table.append((row.name, measured.rstrip(), bound.rstrip(), "yes" if row.ok else "NO"))
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    for name, measured, bound, ok in table:
        print(f"{name:<{wide[0]}} | {measured:>{wide[1]}} | {bound:>{wide[2]}} | {ok}")


def _rows(name: str) -> list[Row]:
    return [Row(*row) for row in import_module(f"tests.bench.bench_{name}").rows()]


def _measure(name: str) -> list[Row] | str:
    """Run one module apart; return its rows, or a sentence about why there are none."""
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder, "rows.json")
        command = [sys.executable, "-m", "tests.bench", "--into", str(into), name]
        try:
            run = subprocess.run(command, cwd=_ROOT, stdout=sys.stderr, timeout=LIMIT, check=False)
        except subprocess.TimeoutExpired:
            return f"{name}: stopped after {LIMIT} s"
        if run.returncode or not into.exists():
            return f"{name}: ended with status {run.returncode}"
        return [Row(*row) for row in json.loads(into.read_text(encoding="utf-8"))]


if __name__ == "__main__":
    sys.exit(main())
