"""Score the button rules against real hands: `python -m tests.rules.score_hands [FILE]`.

Overall, after eliminations, and by who left; then every hand that was missed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from tdtool.rules.button.next_hand import answer
from tests.rules.tables import read_real_hands, real_hands_file, real_question


class Score(NamedTuple):
    """How many hands were right of how many, by (family, group), and those that were not."""

    right: Counter[tuple[str, str]]
    played: Counter[tuple[str, str]]
    missed: list[dict[str, Any]]


def agrees(row: dict[str, Any]) -> bool:
    """Tell whether the answer is what was really done in a hand, as far as it was shown."""
    found = answer(real_question(row))
    spot, expect = found.positions, row["expect"]
    if list(spot.small_blinds) != expect["sb"] or list(spot.big_blinds) != expect["bb"]:
        return False
    if row["family"] == "dead_sb_live_button":
        return True
    if "acts_last" in expect:
        # The live table: heads-up nobody noted who acted last.
        return expect["acts_last"] in (None, found.postflop[-1])
    if expect["button_hidden_if_vacant"] and found.button_empty:
        return True
    return bool(spot.button == expect["button"])


def score(rows: list[dict[str, Any]]) -> Score:
    """Score all hands, in all groups that each belongs to."""
    result = Score(Counter(), Counter(), [])
    for row in rows:
        right = agrees(row)
        if not right:
            result.missed.append(row)
        for group in ("all", *row["tags"]):
            result.played[row["family"], group] += 1
            result.right[row["family"], group] += right
    return result


def main() -> int:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else real_hands_file()
    if file is None:
        print("There is no file of real hands: name one, or set TDTOOL_SHARED.")
        return 1
    result = score(read_real_hands(file))
    print(f"{'family':<22}{'group':<20}{'right':>7}{'of':>7}")
    for (family, group), played in sorted(result.played.items()):
        print(f"{family:<22}{group:<20}{result.right[family, group]:>7}{played:>7}")
    for row in result.missed:
        print(json.dumps(row))
    return 0


if __name__ == "__main__":
    sys.exit(main())
