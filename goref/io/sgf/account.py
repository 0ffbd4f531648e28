"""The account of a record: each of its properties is used, known to be harmless, or reported.

What is not used and could change the result is a check that names the place; of properties that
nobody knows one note lists the names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from goref.core.base.findings import FactValue, Finding, Level, found
from goref.core.base.frozen import frozen
from goref.io.sgf.syntax import Node, simple_text
from goref.io.sgf.values import LETTERS, plainly

TEXTS = ("PB", "BR", "BT", "PW", "WR", "WT", "GN", "EV", "RO", "DT", "PC", "TM", "OT", "ON",
         "GC", "SO", "US", "AN", "CP")  # fmt: skip
"""Kept as texts: who, where, when, and what was said of the game as a whole."""
USED = frozenset(
    (
        *("GM", "FF", "CA", "SZ", "AP", "B", "W", "AB", "AW", "AE", "PL"),
        *("KM", "KO", "HA", "RU", "RE", "TB", "TW", "XG", *TEXTS),
    )
)
"""What goref reads, or writes itself."""
KNOWN = {
    "comments and judgements": "C N V UC DM GB GW HO BM DO IT TE",
    "markup": "AR CR DD LB LN MA SL SQ TR",
    "clocks": "BL WL OB OW LT LC TC TT LO TA TG",
    "numbers, printing, views": "MN FG PM VW ST",
    "FF[1] to FF[3]": "BS WS CH EL EX ID L M OM OP OV RG SC SE SI SU AS IP IY KI OH",
    "servers and portals": "RD RL RN GK GD KB KW BI WI BU WU CI CD UI NM AD PX",
    "programs": "MULTIGOGM MULTIGOBM LZ LZOP DZ KT KTV KTSID SBKV SBKVS "
    "KGSDE KGSSB KGSSW KGSEV MK WV BC WC CW DI DP RS",
}
"""What other programs know and no result rests on, by what it is for."""
HARMLESS = frozenset(name for names in KNOWN.values() for name in names.split())
DAMAGED = ("KM", "RU", "HA", "RE", "SZ")
"""What a result rests on, so that a name which is nearly one of these is asked about."""
SHORT_TEXTS = frozenset((*DAMAGED, *TEXTS)) - {"GC"}
OPEN_BRACKET = re.compile(r"[A-Z]\[[^\]]*\Z")
"""The beginning of another property in a value: the bracket before that is missing."""
MOST_NAMED = 12
"""Names in the note about properties that are not known."""
LONGEST = 40
"""Characters of a value that a finding shows."""


@frozen
class NodeAt:
    """A node that holds more than a single move.

    Attributes:
        number: of the node on the main line, from 0.
        before: moves before it.
        moves: moves up to it, its own included.
    """

    node: Node
    number: int
    before: int
    moves: int

    @property
    def has_move(self) -> bool:
        return self.moves > self.before


@frozen
class Given:
    """A value as it stands somewhere in a record.

    Attributes:
        move: after which move; None before the first one.
    """

    name: str
    text: str
    move: int | None = None


def given(places: Iterable[NodeAt], name: str, front: int) -> list[Given]:
    """Every value of a property on the main line, in order; empty ones are left out.

    Args:
        front: how many nodes tell of the game as a whole.
    """
    values = []
    for place in places:
        move = None if place.number < front else place.moves
        for value in place.node.properties.get(name, ()):
            text = simple_text(value)
            if text.strip():
                values.append(Given(name, text, move))
    return values


def komi_in_ko(places: Iterable[NodeAt], front: int) -> list[Given]:
    """Values of ``KO`` that are a komi, as portals write it.

    In SGF ``KO`` has no value, and orders the move beside it to be played.
    """
    values = []
    for place in places:
        for one in given([place], "KO", front):
            is_order = place.has_move and plainly(one.text) == "1"
            if any(sign.isdigit() for sign in plainly(one.text)) and not is_order:
                values.append(one)
    return values


def twice(taken: Given, other: Given, values: Iterable[FactValue] = ()) -> Finding:
    """That a fact is given again, and not alike.

    Args:
        values: what the two texts mean.
    """
    name, text, again, check = taken.name, shown(taken.text), shown(other.text), Level.CHECK
    if other.name != name:
        return found(
            "komi-in-ko-too",
            check,
            move=other.move,
            values=values,
            name=name,
            text=text,
            other=again,
        )
    if other.move is None:
        return found("fact-twice", check, values=values, name=name, text=text, other=again)
    return found(
        "fact-again",
        check,
        move=other.move,
        values=values,
        name=name,
        text=text,
        other=again,
    )


def shown(text: str) -> str:
    return text.strip()[:LONGEST]


def unused(places: Iterable[NodeAt], front: int) -> Iterator[Finding]:
    """What of a record is not used: names that nobody knows, and those in vain."""
    strange: dict[str, int] = {}
    late: dict[str, int] = {}
    places = tuple(places)
    stated = {name for place in places for name in place.node.properties}
    missing = [fact for fact in DAMAGED if fact not in stated]
    for place in places:
        for name, values in place.node.properties.items():
            if name in SHORT_TEXTS:
                yield from _unclosed(place, name, values)
            elif missing and name not in USED:
                yield from _nearly(place, name, values, missing)
            if name in TEXTS and place.number >= front:
                if any(value.strip() for value in values):
                    late.setdefault(name, place.moves)
            elif name not in USED and name not in HARMLESS:
                strange.setdefault(name, place.moves)
                if _may_be_move(place, values):
                    yield found(
                        "move-in-doubt",
                        Level.CHECK,
                        move=place.moves,
                        name=name,
                        text=shown(simple_text(values[0])),
                    )
    if strange:
        yield found("properties-unknown", Level.NOTE, names=_named(strange))
    if late:
        yield found("properties-late", Level.NOTE, names=_named(late))


def _unclosed(place: NodeAt, name: str, values: list[bytes]) -> Iterator[Finding]:
    """That a short text goes on into the next property."""
    for text in map(simple_text, values):
        if OPEN_BRACKET.search(text):
            shown_text = text.strip()[-LONGEST:]
            yield found(
                "bracket-missing", Level.CHECK, move=place.moves, name=name, text=shown_text
            )


def _nearly(
    place: NodeAt, name: str, values: list[bytes], missing: Iterable[str]
) -> Iterator[Finding]:
    """That a property may be one of those that the record lacks, under a damaged name."""
    text = shown(simple_text(values[0]))
    for fact in missing:
        if text and _is_damaged(name, fact):
            yield found(
                "fact-in-doubt", Level.CHECK, move=place.moves, name=fact, other=name, text=text
            )


def _is_damaged(name: str, fact: str) -> bool:
    """Whether one letter more or less, or the order of both, makes the one of the other."""
    if sorted(name) == sorted(fact):
        return True
    longer, shorter = (name, fact) if len(name) > len(fact) else (fact, name)
    without = (longer[:at] + longer[at + 1 :] for at in range(len(longer)))
    return name not in HARMLESS and shorter in without


def _named(names: dict[str, int]) -> str:
    """Names with the number of moves before each, the first of many."""
    told = [f"{name} ({moves})" for name, moves in names.items()]
    return ", ".join([*told[:MOST_NAMED], *(["…"] if len(told) > MOST_NAMED else [])])


def _may_be_move(place: NodeAt, values: list[bytes]) -> bool:
    """Whether a property may be a move whose name is damaged: a point alone in its node."""
    if place.has_move or not place.number or len(values) != 1:
        return False
    text = simple_text(values[0]).strip()
    return len(text) == 2 and all(letter in LETTERS for letter in text)
