"""The words that do something, and the words that only fill a sentence."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.tokens import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.tokens import Token


class Verb(Enum):
    """What a sentence does; in this order a sentence with several is read."""

    RULING = auto()
    POT = auto()
    LEAST = auto()
    NOTE = auto()
    MESSAGE = auto()
    FLIGHT = auto()
    VOID = auto()
    CASHIER = auto()
    LATE = auto()
    REGISTER = auto()
    LIFT = auto()
    PENALTY = auto()
    WARNING = auto()
    DISQUALIFIED = auto()
    HAND_FOR_HAND = auto()
    LAST_HANDS = auto()
    BAG = auto()
    DEALT = auto()
    SERVED = auto()
    UNREGISTER = auto()
    MERGE = auto()
    ERASE = auto()
    REFUND = auto()
    REBUY = auto()
    ADD_ON = auto()
    NO_SHOW = auto()
    PULLED = auto()
    REENTER = auto()
    CHECKED = auto()
    WHO_POSTS = auto()
    FIRST = auto()
    BUTTON = auto()
    BIG_BLIND = auto()
    CHIPS = auto()
    HAS = auto()
    DONE = auto()
    CLOSED = auto()
    OPEN = auto()
    RELEASE = auto()
    RESERVE = auto()
    NO_ACCESS = auto()
    ACCESS = auto()
    NOT_APART = auto()
    APART = auto()
    NO_FEATURE = auto()
    FEATURE = auto()
    WINS = auto()
    SIZE_FROM_LEVEL = auto()
    SIZE_FROM_DAY = auto()
    UNLOCK = auto()
    LOCK = auto()
    SWAP = auto()
    WAS = auto()
    LEVEL = auto()
    CLOCK = auto()
    ACTED = auto()
    START = auto()
    PAUSE = auto()
    NEXT = auto()
    BALANCE = auto()
    FINAL_TABLE = auto()
    BREAK = auto()
    PAID = auto()
    PAYS = auto()
    BY = auto()
    OUT = auto()
    BACK = auto()
    MOVE = auto()
    SEAT = auto()
    DRAW = auto()
    REDRAW = auto()
    ARRIVED = auto()
    SITS = auto()
    SIZE = auto()
    FIELD = auto()
    UNDO = auto()


_SAID: dict[Verb, str] = {
    Verb.RULING: "ruling | rulings | rule | what is the ruling | floor ruling",
    Verb.POT: "pot | pot limit | pot is | whats the pot",
    Verb.LEAST: "min | minimum | min raise | minimum raise | least raise | least",
    Verb.NOTE: "note | remark | memo",
    Verb.MESSAGE: "message | board message | message on the board | tell the room | board",
    Verb.FLIGHT: "flight | flight of",
    Verb.VOID: "void | void receipt | receipt void",
    Verb.CASHIER: "cashier | cashier is | at the till",
    Verb.LATE: "late | late registration | late reg | register late",
    Verb.REGISTER: "register | reg | registration | enter | signup | sign up | buyin",
    Verb.LIFT: "lift | lifted | lift penalty | penalty lifted | let off",
    Verb.PENALTY: "penalty | penalties | pen | penalised | penalized",
    Verb.WARNING: "warning | warn | warned",
    Verb.DISQUALIFIED: "dq | disqualified | disqualify | dqed",
    Verb.HAND_FOR_HAND: "hand for hand | h 4 h | handforhand | hand by hand",
    Verb.LAST_HANDS: "last hands | last hands of the day | final hands",
    Verb.BAG: "bag | bags | bagged | bag and tag",
    Verb.DEALT: "hand dealt | hands dealt | dealt",
    Verb.SERVED: "served | has served | missed | has missed",
    Verb.UNREGISTER: "unregister | unreg | deregister | not registered | refund entry",
    Verb.MERGE: "merge | same person | is the same person as | duplicate | duplicates",
    Verb.ERASE: "erase | erased | erase name | forget | delete name",
    Verb.REFUND: "refund | refunded | refunds | money back | gets his money back",
    Verb.REBUY: "rebuy | rebuys | rebought | re buy",
    Verb.ADD_ON: "addon | add on | addons | add ons | takes the add on",
    Verb.NO_SHOW: "no show | noshow | never came | did not come | is a no show",
    Verb.PULLED: "stack pulled | pulled | pull stack | pull | stack taken off | pull the stack",
    Verb.REENTER: "reentry | reenter | reenters | re entry | re enter | re enters | reentries"
    " | in again | new bullet",
    Verb.CHECKED: "checked | confirmed | floor checked",
    Verb.WHO_POSTS: "who posts | who posts ? | whoposts | posts | who post | who is it | who | ?",
    Verb.FIRST: "first button | first hand button | first",
    Verb.BUTTON: "button | btn | buttons | dealer button",
    Verb.BIG_BLIND: "bb | big blind | bigblind | big",
    Verb.CHIPS: "chips | chip count | chipcount | stack | stacks | in chips | has chips",
    Verb.HAS: "has | have | down to | is down to | count | counted | heads | headcount | head count"
    " | has counted",
    Verb.DONE: "done | finished | has finished | is done",
    Verb.CLOSED: "closed | close | gone table | broke | broken",
    Verb.OPEN: "open | opened | opens | open table",
    Verb.RELEASE: "release | released | unreserve | not reserved | kept for nobody",
    Verb.RESERVE: "reserve | reserved | reserved for | reserve for | kept for | hold for",
    Verb.NO_ACCESS: "no access | needs no access | not within reach | not reachable",
    Verb.ACCESS: "access | needs access | need access | within reach | reachable",
    Verb.NOT_APART: "not apart | no longer apart | apart no longer | not kept apart",
    Verb.APART: "apart | keep apart | kept apart | not together | not at one table",
    Verb.NO_FEATURE: "no feature | no feature table | not feature | unfeature",
    Verb.FEATURE: "feature | feature table | featured | tv table | stream table",
    Verb.WINS: "wins | wins a seat | wins seat | has won | has won a seat | won a seat | seat won"
    " | qualified | qualifies | milestone",
    Verb.SIZE_FROM_LEVEL: "from level | since level",
    Verb.SIZE_FROM_DAY: "from day | since day",
    Verb.UNLOCK: "unlock | unlocked | not locked",
    Verb.LOCK: "lock | locked | keep",
    Verb.SWAP: "swap | swapped | swaps | switch | switched | exchange",
    Verb.WAS: "was",
    Verb.LEVEL: "level | lvl | next level | last level | previous level | go to level | blinds up"
    " | level up",
    Verb.CLOCK: "clock | time | timer | minutes left | remaining",
    Verb.ACTED: "acted | has acted | acted in time",
    Verb.START: "start | go | resume | start clock | start the clock | clock start | clock go"
    " | clock on | unpause | run | shuffle up and deal",
    Verb.PAUSE: "pause | stop | pause clock | pause the clock | stop clock | stop the clock"
    " | clock pause | clock stop | clock off | hold the clock",
    Verb.NEXT: "next | next hand | new hand | step",
    Verb.BREAK: "break | breaks | next break | go to break",
    Verb.PAID: "paid | pay | pays out | was paid | collected | prize paid",
    Verb.PAYS: "pays | pays for | pays his entry",
    Verb.BY: "by | out by | knocked out by | ko by | busted by",
    Verb.BALANCE: "balance | balancing | rebalance | who moves | level tables | balance tables",
    Verb.FINAL_TABLE: "final table | final",
    Verb.BREAK: "break | breaks | next break | go to break | break table | break tables",
    Verb.OUT: "out | bust | busts | busted | bustout | bust out | eliminated | elim | gone | ko"
    " | x | knocked out | went out | felted",
    Verb.BACK: "back | back in seat | back in his seat | take back | not out | came back"
    " | is back | takeback | reinstate | still in",
    Verb.MOVE: "to | move | moves | moved | moving | moves to | move to | goes to | send",
    Verb.SEAT: "seat | seats | sit | draw seat | seat for | draw a seat for",
    Verb.DRAW: "draw | redraw seats | draw seats | seat draw | draw all | seat all"
    " | seat everybody",
    Verb.REDRAW: "redraw | redraw all | draw anew | redraw everybody",
    Verb.ARRIVED: "arrived | arrive | arrives | tick | ticked | here | in | came | sits there",
    Verb.SITS: "sits | sitting | sits at | sits in | sits on | is at | is in seat | sat at | sat in"
    " | found at | at | is sitting at",
    Verb.SIZE: "with | handed | seats each | seats a table | play with | plays with",
    Verb.FIELD: "field | entrants",
    Verb.UNDO: "undo | redo",
}

PHRASES: dict[Verb, tuple[str, ...]] = {
    verb: tuple(said.split(" | ")) for verb, said in _SAID.items()
}
"""How each verb may be said."""

FILLERS = frozenset(
    word
    for words in (
        "is are the a an on of has been went got just please and to at for it now then",
        "him her player players seat seats table tables he she they hand",
    )
    for word in words.split()
)
"""Words that may stand anywhere and say nothing by themselves."""


class Phrase(NamedTuple):
    """A verb and the pieces it was said with, `first` up to but not including `last`."""

    verb: Verb
    first: int
    last: int
    guessed: bool = False
    """Only the beginning of the word was typed."""


def _by_first_word() -> dict[str, list[tuple[tuple[str, ...], Verb]]]:
    table: dict[str, list[tuple[tuple[str, ...], Verb]]] = {}
    for verb, phrases in PHRASES.items():
        for phrase in phrases:
            said = tuple(phrase.split())
            table.setdefault(said[0], []).append((said, verb))
    for choices in table.values():
        choices.sort(key=lambda choice: -len(choice[0]))
    return table


_BY_FIRST = _by_first_word()
_FULL = tuple((phrases[0], verb) for verb, phrases in PHRASES.items() if verb is not Verb.UNDO)
_ORDER = {verb: place for place, verb in enumerate(Verb)}


def verbs_in(tokens: Sequence[Token]) -> list[Phrase]:
    """Find every verb that was said, in the order in which sentences are read."""
    found: list[Phrase] = []
    for index, token in enumerate(tokens):
        for said, verb in _BY_FIRST.get(token.key, ()) if _speaks(token) else ():
            last = index + len(said)
            if tuple(piece.key for piece in tokens[index:last]) == said:
                found.append(Phrase(verb, index, last))
    return sorted(found, key=lambda phrase: (_ORDER[phrase.verb], phrase.first - phrase.last))


def _speaks(token: Token) -> bool:
    return token.kind is Kind.WORD or (token.kind is Kind.MARK and token.key == "?")


def verbs_begun(tokens: Sequence[Token]) -> list[Phrase]:
    """Find the verbs whose beginning is the last word, for a sentence still being typed."""
    if not tokens or tokens[-1].kind is not Kind.WORD:
        return []
    place = len(tokens) - 1
    key = tokens[-1].key
    return [
        Phrase(verb, place, place + 1, guessed=True)
        for word, verb in _FULL
        if word != key and word.startswith(key)
    ]


SAME = (("same", "hand", "as"), ("same", "hand"), ("same",), ("together",), ("all", "in", "one"))
LAST = (("last", "hand"), ("in", "the", "last", "hand"), ("last",))


_UNITS = frozenset(("left", "players", "heads", "seats", "now", "down", "about", "only"))


def strays(tokens: Sequence[Token]) -> bool:
    """Tell whether there are words that neither do something here nor only fill."""
    return any(
        token.kind is Kind.WORD and token.key not in FILLERS and token.key not in _UNITS
        for token in tokens
    )


def cut(tokens: Sequence[Token], phrases: Sequence[tuple[str, ...]]) -> tuple[list[Token], int]:
    """Take the first of these phrases out; give the rest and its place, -1 without one."""
    keys = [token.key for token in tokens]
    for phrase in phrases:
        for index in range(len(keys) - len(phrase) + 1):
            if tuple(keys[index : index + len(phrase)]) == phrase:
                return [*tokens[:index], *tokens[index + len(phrase) :]], index
    return list(tokens), -1
