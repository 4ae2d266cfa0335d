"""What waits for the director about prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.money.currency import figure
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.prizes.deals import stale
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import name_of
from tdtool.tournament.views import Task, TaskKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, PersonId

NAMED = 3
"""Players that a task names; the others are counted."""


def prize_tasks(state: State, names: Mapping[PersonId, str]) -> Iterator[Task]:
    """List what waits: signatures, prizes not collected or wrongly paid, a table that is off."""
    yield from _signatures(state, names)
    yield from _bounties(state, names)
    locked = state.prizes.locked
    if locked is None:
        return
    wrong = table_of(state).problem
    if wrong:
        yield _task(TaskKind.PRIZES_OFF, "The prizes are not the pool", wrong, locked.at_ms)
    yield from _payments(state, names, locked.at_ms)


def _task(
    kind: TaskKind, title: str, detail: str, since_ms: int, entry: EntryId | None = None
) -> Task:
    return Task(kind, title, detail, "", since_ms, entry)


def _signatures(state: State, names: Mapping[PersonId, str]) -> Iterator[Task]:
    deal = state.prizes.deal
    if deal is None or deal.made_ms is not None:
        return
    if stale(state, deal):
        said = "Players or prizes have changed since; work it out anew."
        yield _task(TaskKind.DEAL, "The proposed deal is old", said, deal.proposed_ms)
        return
    missing = [name_of(state, names, entry) for entry in deal.shares if entry not in deal.signed]
    if not missing:
        said = "It does not hold before it is recorded."
        yield _task(TaskKind.DEAL, "All have signed the deal", said, deal.proposed_ms)
        return
    title = f"{len(missing)} {'signature' if len(missing) == 1 else 'signatures'} missing"
    has = "has" if len(missing) == 1 else "have"
    said = f"{_some(missing)} {has} not signed the deal."
    yield _task(TaskKind.DEAL, title, said, deal.proposed_ms)


def _some(names: Sequence[str]) -> str:
    """Name a few and count the others: "A, B, C and 5 more"."""
    more = len(names) - NAMED
    return ", ".join(names[:NAMED]) + (f" and {more} more" if more > 0 else "")


def _payments(state: State, names: Mapping[PersonId, str], since_ms: int) -> Iterator[Task]:
    currency = prices_of(state).currency
    owed: list[str] = []
    for award in awards(state).values():
        name = name_of(state, names, award.entry)
        if award.due < 0:
            much = figure(-award.due, currency)
            said = f"{figure(award.paid, currency)} was paid to him."
            yield _task(
                TaskKind.PAID_WRONG, f"{name} got {much} too much", said, since_ms, award.entry
            )
        elif award.due or award.tickets:
            what = [figure(award.due, currency)] if award.due else []
            place = "" if award.place is None else f"{award.place} "
            owed.append(f"{place}{name} {' and '.join([*what, *award.tickets])}")
    if owed:
        title = f"{len(owed):,} {'prize' if len(owed) == 1 else 'prizes'} not collected"
        yield _task(TaskKind.TO_PAY, title, _some(owed), since_ms)


def _bounties(state: State, names: Mapping[PersonId, str]) -> Iterator[Task]:
    found = bounties(state)
    if found is None or not found.unnamed:
        return
    number = len(found.unnamed)
    out = [name_of(state, names, entry) for entry in reversed(found.unnamed)]
    yield _task(
        TaskKind.BOUNTY,
        f"{number:,} {'bounty' if number == 1 else 'bounties'} not named",
        f"Who knocked out {_some(out)}?",
        max(state.busts[entry].reported_ms for entry in found.unnamed),
    )
