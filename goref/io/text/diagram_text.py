"""A board as plain text that reads well in a mail, with a key to its symbols."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from unicodedata import east_asian_width

from goref.core.base.colour import BLACK, Colour
from goref.core.base.geometry import COLUMNS, Point
from goref.core.base.language import ENGLISH, Language, Text
from goref.core.board.position import Position
from goref.core.texts.terms import KINDS, SIDES, term

PLAIN = ".XO"
DEAD = ".xo"
UNCLEAR = "unclear"
BASIC_EYE = "basic-eye"
"""An eye that is shown separately in a count; not a kind of the ruling."""
OWNED = {
    "territory": "+-",
    "eye": "Ee",
    "false-eye": "Ff",
    "one-sided": "Dd",
    "sole-liberty": "Ll",
    "ko": "Kk",
    BASIC_EYE: "Vv",
}
"""Symbols of kinds that have an owner: Black's, then White's."""
PUBLIC = {"shared": "=", "dame": ":", UNCLEAR: "?"}
NAMES = {
    **KINDS,
    UNCLEAR: Text("files", "not decided"),
    BASIC_EYE: Text("files", "basic eye"),
}
LETTERS = "abcdefghijklmnpqrstuwyzABCDEFGHIJKLMNPQRSTUWYZ"
"""Letters for spaces, without those for stones and basic eyes."""
REST = "*"
"""The symbol of all spaces for which no letter is left."""
WIDEST = 72
"""The most columns of a line of the key: mail programs break longer ones."""
GAP = "   "

Signs = Mapping[Point, tuple[str, Colour | None]]


def diagram_text(
    position: Position,
    dead: Collection[Point] = frozenset(),
    marks: Signs | None = None,
    spaces: Sequence[Collection[Point]] = (),
    *,
    language: Language = ENGLISH,
) -> str:
    """Returns a board as lines of ASCII and a key in ``language``; each line ends with a break.

    Args:
        dead: stones shown in small letters, without showing whose territory they are in.
        marks: for empty points the kind and the owner; None if neither side owns the point. The
            kind is a value of :class:`~goref.core.ruling.ruling.PointKind`, ``unclear`` or
            ``basic-eye``.
        spaces: groups of empty points: each gets a letter, and the key gives its size. Basic
            eyes in them keep their marks; other marks would be read as letters.

    Raises KeyError for a kind that has no symbol, or no symbol for that owner.
    """
    shown = [_sign(position, point, dead, marks or {}) for point in position.grid.points]
    key, sizes = list(_key(shown, language)), []
    for letter, space in zip(letters(len(spaces)), spaces, strict=True):
        sizes.append(f"{letter} {len(space)}")
        for point in space:
            if shown[point] == PLAIN[0]:
                shown[point] = letter
    rows = _rows(position, shown)
    return "\n".join((*rows, "", *key, *_lines(sizes))) + "\n"


def letters(count: int) -> list[str]:
    """Returns the symbols of ``count`` spaces, in order; ``*`` once no letter is left."""
    return [*LETTERS[:count], *REST * (count - len(LETTERS))]


def _sign(position: Position, point: Point, dead: Collection[Point], marks: Signs) -> str:
    code = position.cells[point]
    if code:
        return (DEAD if point in dead else PLAIN)[code]
    if point not in marks:
        return PLAIN[0]
    kind, owner = marks[point]
    if owner is None:
        return PUBLIC[kind]
    return OWNED[kind][0 if owner is BLACK else 1]


def _rows(position: Position, shown: list[str]) -> Iterator[str]:
    board = position.grid
    names = "   " + " ".join(COLUMNS[: board.width])
    yield names
    for row in range(board.height):
        number = board.height - row
        signs = " ".join(shown[row * board.width : (row + 1) * board.width])
        yield f"{number:2} {signs} {number}"
    yield names


def _key(shown: list[str], language: Language) -> Iterator[str]:
    """Yields the key to the symbols: stones always, others if they occur."""
    black, white = term(SIDES, "B", language), term(SIDES, "W", language)
    entries = [f"{PLAIN[1]} {black}", f"{PLAIN[2]} {white}"]
    there = set(shown)
    if there & set(DEAD[1:]):
        entries.append(f"{DEAD[1]} {DEAD[2]} {term(KINDS, 'dead', language)}")
    for kind, signs in OWNED.items():
        name = term(NAMES, kind, language)
        entries += [
            f"{sign} {side} {name}"
            for sign, side in zip(signs, (black, white), strict=True)
            if sign in there
        ]
    for kind, sign in PUBLIC.items():
        if sign in there:
            entries.append(f"{sign} {term(NAMES, kind, language)}")
    yield from _lines(entries)


def _lines(entries: Iterable[str]) -> Iterator[str]:
    """Yields entries next to each other, in lines of at most :data:`WIDEST` columns."""
    line = ""
    for entry in entries:
        if line and _width(line + GAP + entry) > WIDEST:
            yield line
            line = ""
        line += (GAP if line else "") + entry
    if line:
        yield line


def _width(text: str) -> int:
    """Returns the columns of a text; Chinese and Japanese characters take two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
