"""What the head of a column says about its cells."""

from __future__ import annotations

from enum import StrEnum

from tdtool.people.folding import key


class Part(StrEnum):
    """What a column of a list holds."""

    NAME = "name"
    """The whole name."""
    FIRST = "first"
    LAST = "last"
    OTHER = "other"
    """Something that no name is made of."""


_WORDS = {
    Part.NAME: (
        "name|names|player|players|player name|full name|fullname|nickname|nick|alias|"
        "spieler|spielername|joueur|joueurs|nom complet|nombre completo|jugador|giocatore|"
        "nome completo|speler|naam|spelare|namn|navn|gracz|hrac|jmeno|igrac|igrok|имя|игрок|фио|"
        "姓名|名前|氏名|选手|選手|이름|선수|اسم|الاسم|שם|שחקן"
    ),
    Part.FIRST: (
        "first|first name|firstname|given name|given names|given|forename|vorname|prenom|"
        "nombre|nombres|nome|voornaam|fornamn|fornavn|etunimi|imie|krestni jmeno|ime|"
        "имя|名|이름"
    ),
    Part.LAST: (
        "last|last name|lastname|surname|family name|family|nachname|familienname|nom|"
        "nom de famille|apellido|apellidos|cognome|sobrenome|achternaam|efternamn|etternavn|"
        "efternavn|sukunimi|nazwisko|prijmeni|prezime|фамилия|姓|성"
    ),
    Part.OTHER: (
        "no|nr|number|id|#|seat|table|chips|stack|email|e mail|mail|phone|tel|city|country|club|"
        "address|birthday|dob|date|time|notes|note|remark|remarks|member|member no|card|licence|"
        "license|entry|entries|buy in|paid|position|place|rank|points|sitz|tisch|stadt|land|"
        "place assise|ville|pays|mesa|asiento|ciudad|pais"
    ),
}
_BY_WORD: dict[str, tuple[Part, ...]] = {}
for _part, _words in _WORDS.items():
    for _word in _words.split("|"):
        _BY_WORD[key(_word)] = (*_BY_WORD.get(key(_word), ()), _part)


def is_heading(cells: tuple[str, ...]) -> bool:
    """Tell whether a row names columns: a word for a name is among them, nothing else is odd."""
    known = [_BY_WORD.get(key(cell), ()) for cell in cells]
    named = any(set(parts) - {Part.OTHER} for parts in known)
    filled = [cell for cell in cells if cell.strip()]
    strange = sum(not parts for cell, parts in zip(cells, known, strict=True) if cell.strip())
    return named and strange * 2 <= len(filled)


def parts_of(heading: tuple[str, ...]) -> tuple[Part, ...]:
    """Tell what each column holds by its head.

    A word of two meanings ("nombre": name or first name) is a first name beside a last name.
    """
    meanings = [_BY_WORD.get(key(cell), (Part.OTHER,)) for cell in heading]
    has_last = any(Part.LAST in parts for parts in meanings)
    has_first = any(Part.FIRST in parts for parts in meanings)
    chosen: list[Part] = []
    for parts in meanings:
        if has_last and Part.FIRST in parts:
            part = Part.FIRST
        elif has_first and Part.LAST in parts:
            part = Part.LAST
        elif Part.NAME in parts or set(parts) & {Part.FIRST, Part.LAST}:
            part = Part.NAME
        else:
            part = Part.OTHER
        chosen.append(part if part is Part.OTHER or part not in chosen else Part.OTHER)
    if Part.NAME in chosen and {Part.FIRST, Part.LAST} <= set(chosen):
        # A nickname or the whole name beside its parts: the parts say it best.
        chosen[chosen.index(Part.NAME)] = Part.OTHER
    return tuple(chosen)
