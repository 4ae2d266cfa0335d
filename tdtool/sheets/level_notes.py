"""The facts beside the levels: stack, lengths, ante, registration, the sheet's own remarks."""

from __future__ import annotations

from tdtool.rules.stakes import AnteKind, AnteOrder, Betting
from tdtool.sheets.figures import capitalised, chips, listed
from tdtool.sheets.level_record import BarKind, BarLine, Line, SheetHead, SideNote
from tdtool.sheets.level_rows import day_name
from tdtool.tournament.structure import Row, RowKind, Structure

BETTING_WORDS = {
    Betting.NO_LIMIT: "No-limit",
    Betting.POT_LIMIT: "Pot-limit",
    Betting.FIXED_LIMIT: "Limit",
    Betting.SPREAD_LIMIT: "Spread-limit",
}
PLAIN_GAMES_HEAD = "Games, in this order"
LONGEST_HEAD = 76
"""Characters of a heading over the games."""
PAID_BY = {
    AnteKind.EACH: ("Each player", ""),
    AnteKind.BIG_BLIND: ("Big-blind ante", "Paid by the big blind for the whole table."),
    AnteKind.BUTTON: ("Button ante", "Paid by the button for the whole table."),
    AnteKind.SHORT_DECK: ("Each player", "The button pays twice; there are no blinds."),
}
ORDERS = {
    AnteOrder.BLIND_FIRST: "A short stack pays the blind first.",
    AnteOrder.ANTE_FIRST: "A short stack pays the ante first.",
}


def subtitle(structure: Structure) -> str:
    """Say what is played: "No-limit hold'em · 9 players a table"."""
    game = structure.game
    betting = structure.betting_text
    if not betting and structure.betting is not None:
        words = BETTING_WORDS[structure.betting]
        plain_word = game[1:].islower() and game.isascii()
        game = f"{words} {game[:1].lower() + game[1:] if plain_word else game}".strip()
    seats = f"{structure.seats_per_table} players a table" if structure.seats_per_table else ""
    return " · ".join(part for part in (game, betting, seats) if part)


def games_head(structure: Structure) -> str:
    """Say above the games how they change, where that is short enough for one line."""
    if structure.games and 0 < len(structure.rotation) <= LONGEST_HEAD:
        return capitalised(structure.rotation)
    return PLAIN_GAMES_HEAD


def notes(
    structure: Structure, head: SheetHead, lines: list[Line], length: str, remark: str
) -> list[SideNote]:
    """Collect the facts for the side, the most wanted first.

    `length` is how long every level lasts, or empty; `remark` what the sheet says of every
    level alike.
    """
    said = dict(structure.remarks)
    found = []
    if structure.starting_stack is not None:
        found.append(SideNote("Starting stack", chips(structure.starting_stack)))
    if length:
        found.append(SideNote("Levels", length))
    found += _ante_notes(structure, said.get("ante", ""))
    found += _registration_note(lines, said.get("registration", ""), head)
    found += list(head.notes)
    if structure.lammers is not None:
        held = f"{structure.lammers.count} of {chips(structure.lammers.worth)}"
        due = structure.lammers.use_by
        found.append(SideNote("Lammers", held, f"To be used by {due}." if due else ""))
    if structure.redraws:
        players = listed([chips(count) for count in structure.redraws])
        found.append(SideNote("Redraws", players, "players left"))
    found += _day_notes(structure, lines)
    if structure.rotation and games_head(structure) == PLAIN_GAMES_HEAD:
        found.append(SideNote("Games", "", _sentence(structure.rotation)))
    if remark:
        found.append(SideNote("Every level", "", _sentence(remark)))
    if structure.money:
        parts = [f"{what.replace('_', ' ')} {chips(amount)}" for what, amount in structure.money]
        found.append(SideNote("Money", "", _sentence(", ".join(parts))))
    found += [
        SideNote(capitalised(subject), "", _sentence(text))
        for subject, text in structure.remarks
        if subject not in {"ante", "registration"}
    ]
    return found


def _sentence(text: str) -> str:
    text = capitalised(text)
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _ante_notes(structure: Structure, said: str) -> list[SideNote]:
    """Say who pays the ante, and how it falls with the players at the table."""
    rows = [row for row in structure.rows if row.kind is RowKind.PLAY]
    kinds = {s.ante.kind for row in rows for s in row.stakes} - {AnteKind.NONE}
    if len(kinds) != 1 or any(len(row.stakes) > 1 for row in rows):
        return [SideNote("Ante", "", _sentence(said))] if said else []
    kind = kinds.pop()
    value, text = PAID_BY[kind]
    with_ante = [(row, s) for row in rows for s in row.stakes if s.ante.kind is kind]
    if kind is AnteKind.BIG_BLIND and all(s.ante.amount == s.big_blind for _, s in with_ante):
        value = "One big blind"
    first = with_ante[0][0]
    if first is not rows[0] and first.label:
        value = f"{value} from level {first.label}"
    orders = {s.ante.order for _, s in with_ante}
    order = orders.pop() if len(orders) == 1 else None
    if said:
        return [SideNote("Ante", value, _sentence(said))]
    sentences = [text, ORDERS.get(order, "") if order else "", _steps(with_ante[0][0])]
    return [SideNote("Ante", value, " ".join(s for s in sentences if s))]


def _steps(row: Row) -> str:
    """Say how the ante falls, from the steps of the first level that has one."""
    stakes = row.stakes[0]
    parts = []
    for step in stakes.ante.steps:
        if step.amount == stakes.small_blind:
            amount = "the small blind"
        else:
            amount = chips(step.amount) if step.amount else "none"
        parts.append(f"{amount} with {step.players} players or fewer")
    return _sentence(listed(parts)) if parts else ""


def _registration_note(lines: list[Line], said: str, head: SheetHead) -> list[SideNote]:
    end = next(
        (i for i, line in enumerate(lines) if _is(line, BarKind.REGISTRATION)),
        None,
    )
    until = ""
    if end is not None and lines[end].starts and head.starts is not None:
        until = f"Until {lines[end].starts}"
    if not until and not said:
        return []
    return [SideNote("Registration", until, _sentence(said) if said else "")]


def _is(line: Line, kind: BarKind) -> bool:
    return isinstance(line, BarLine) and line.kind is kind


def _day_notes(structure: Structure, lines: list[Line]) -> list[SideNote]:
    """Say what is played on which day."""
    parts = [
        f"{day_name(structure, number)} {plan.play}".strip()
        for number, plan in enumerate(structure.days, start=1)
        if plan.play or not any(_is(line, BarKind.DAY) for line in lines)
    ]
    return [SideNote("Days", "", _sentence("; ".join(parts)))] if parts else []
