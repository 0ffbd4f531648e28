"""The account of a record: each of its properties is used, known to be harmless, or reported.

An unused property that could change the result gives a finding of level check, with its place.
One note lists the names of all unknown properties.
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
"""Properties kept as texts: people, place, time, and remarks on the game as a whole."""
USED = frozenset(
    (
        *("GM", "FF", "CA", "SZ", "AP", "B", "W", "AB", "AW", "AE", "PL"),
        *("KM", "KO", "HA", "RU", "RE", "TB", "TW", "XG", *TEXTS),
    )
)
"""The properties that goref reads, or writes itself."""
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
"""Properties of other programs that do not influence a result, by their purpose."""
HARMLESS = frozenset(name for names in KNOWN.values() for name in names.split())
DAMAGED = ("KM", "RU", "HA", "RE", "SZ")
"""The properties a result depends on; a property with a similar name is reported."""
SHORT_TEXTS = frozenset((*DAMAGED, *TEXTS)) - {"GC"}
OPEN_BRACKET = r"[A-Z]\[[^\]]*\Z"
"""The beginning of another property inside a value: the value's closing bracket is missing."""
MOST_NAMED = 12
"""The most names in the note about unknown properties."""
LONGEST = 40
"""The most characters of a value that a finding shows."""


@frozen
class NodeAt:
    """A node of the main line that is not a single play, with its place.

    Attributes:
        number: its number on the main line, from 0.
        before: the number of moves before it.
        moves: the number of moves up to and including it.
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
    """A value in a record, with its place.

    Attributes:
        name: the property.
        text: the value, with its escapes removed.
        move: the number of moves up to its node; None in a node that describes the game as a
            whole.
    """

    name: str
    text: str
    move: int | None = None


def given(places: Iterable[NodeAt], name: str, front: int) -> list[Given]:
    """Returns every value of a property in these nodes, in order, without empty values.

    Args:
        front: the number of nodes at the start that describe the game as a whole.
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
    """Returns the values of ``KO`` that are a komi, as some portals write it.

    In SGF ``KO`` has no value, and means that the move in its node is played even if illegal.
    """
    values = []
    for place in places:
        for one in given([place], "KO", front):
            is_order = place.has_move and plainly(one.text) == "1"
            if any(sign.isdigit() for sign in plainly(one.text)) and not is_order:
                values.append(one)
    return values


def twice(taken: Given, other: Given, values: Iterable[FactValue] = ()) -> Finding:
    """Returns the finding that the record gives a fact again with a different value.

    Args:
        values: both values as parsed, that of ``taken`` first; None for an unreadable one.
    """
    name, text, again, check = taken.name, shown(taken.text), shown(other.text), Level.CHECK
    at = other.move
    if other.name != name:
        return found(
            "komi-in-ko-too", check, move=at, values=values, name=name, text=text, other=again
        )
    if at is None:
        return found("fact-twice", check, values=values, name=name, text=text, other=again)
    return found("fact-again", check, move=at, values=values, name=name, text=text, other=again)


def shown(text: str) -> str:
    return text.strip()[:LONGEST]


def unused(places: Iterable[NodeAt], front: int) -> Iterator[Finding]:
    """Yields findings about unused properties: unknown, misplaced or damaged ones.

    ``front``: as for :func:`given`.
    """
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
    """Yields a finding for a short text that runs on into the next property."""
    for text in map(simple_text, values):
        if re.search(OPEN_BRACKET, text):
            shown_text = text.strip()[-LONGEST:]
            yield found(
                "bracket-missing", Level.CHECK, move=place.moves, name=name, text=shown_text
            )


def _nearly(
    place: NodeAt, name: str, values: list[bytes], missing: Iterable[str]
) -> Iterator[Finding]:
    """Yields a finding if a property may be one of ``missing`` with a damaged name."""
    text = shown(simple_text(values[0]))
    for fact in missing:
        if text and _is_damaged(name, fact):
            yield found(
                "fact-in-doubt", Level.CHECK, move=place.moves, name=fact, other=name, text=text
            )


def _is_damaged(name: str, fact: str) -> bool:
    """Returns whether two names have the same letters, or one has an extra letter.

    The name of a harmless property counts only if it has the same letters.
    """
    if sorted(name) == sorted(fact):
        return True
    longer, shorter = (name, fact) if len(name) > len(fact) else (fact, name)
    without = (longer[:at] + longer[at + 1 :] for at in range(len(longer)))
    return name not in HARMLESS and shorter in without


def _named(names: dict[str, int]) -> str:
    """Returns the first few names, each with the number of moves before its property."""
    told = [f"{name} ({moves})" for name, moves in names.items()]
    return ", ".join([*told[:MOST_NAMED], *(["…"] if len(told) > MOST_NAMED else [])])


def _may_be_move(place: NodeAt, values: list[bytes]) -> bool:
    """Returns whether a property may be a move with a damaged name: it holds one point."""
    if place.has_move or not place.number or len(values) != 1:
        return False
    text = simple_text(values[0]).strip()
    return len(text) == 2 and all(letter in LETTERS for letter in text)
