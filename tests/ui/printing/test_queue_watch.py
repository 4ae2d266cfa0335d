"""What a spooler says of a job in its queue."""

from __future__ import annotations

import pytest

from tdtool.ui.printing.queue_watch import request_of, standing

JOB = "Cage-12  root  25600  Tue Dec  1 12:54:48 2026\n"
IDLE = "printer Cage is idle.  enabled since Tue Dec  1 12:54:48 2026\n"
STOPPED = "printer Cage disabled since Tue Dec  1 12:55:13 2026 -\n\t{}\n"


@pytest.mark.parametrize(
    ("said", "held"),
    [
        (IDLE, None),
        (IDLE + JOB, ""),
        (IDLE + JOB.replace("12", "112", 1), None),
        ("printer Cage now printing Cage-12.  enabled since Tue\n" + JOB, None),
        (STOPPED.format("Paper jam.") + JOB, "is stopped: Paper jam"),
        (STOPPED.format("reason unknown") + JOB, "is stopped"),
        (STOPPED.format("Paused") + JOB, "is stopped"),
        (STOPPED.format("x" * 400) + JOB, f"is stopped: {'x' * 119}…"),
        ("", None),
    ],
)
def test_what_holds_a_job_up(said: str, held: str | None) -> None:
    assert standing(said, "Cage-12", "Cage") == held


def test_the_number_of_a_job_is_read() -> None:
    assert request_of(b"request id is Floor_laser-7 (0 file(s))\n") == "Floor_laser-7"
    assert request_of(b"") == ""
