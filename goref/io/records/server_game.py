"""Common parts of the readers of servers' records: a file's lines, and a game made into SGF."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NoReturn

from goref.core.base.colour import Colour
from goref.core.base.faults import fault, one_line
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import grid
from goref.io.sgf.read import SgfCollection, read_game
from goref.io.sgf.syntax import MOST_MOVES, Properties, SgfError, new_tree, raw_text
from goref.io.sgf.values import LETTERS, read_size

CORNERS = {"dd": (0, 0), "pd": (2, 0), "dp": (0, 2), "pp": (2, 2)}
"""The star points of the corners, by their SGF names on a board of 19 lines."""
SIDES = {"dj": (0, 1), "pj": (2, 1), "jd": (1, 0), "jp": (1, 2), "jj": (1, 1)}
PLACES = {
    2: "pd dp",
    3: "pd dp pp",
    4: "dd pd dp pp",
    5: "dd pd dp pp jj",
    6: "dd pd dp pp dj pj",
    7: "dd pd dp pp dj pj jj",
    8: "dd pd dp pp dj pj jd jp",
    9: "dd pd dp pp dj pj jd jp jj",
}
"""The star points for each handicap, for a record that does not name the points."""
ALL_STARS = CORNERS | SIDES
BLANKS = ("+", "%20")
"""The characters that replace a blank in a record that was downloaded from the web."""
LONGEST_TOLD = 40
"""The most characters of a line or a value that a message quotes."""
MOST_LISTED = 8
"""The most line numbers that a message lists."""


@dataclass(slots=True)
class FileLine:
    """A line of a file: its number, from 1, and its text without surrounding blanks."""

    number: int
    text: str

    def broken(self, code: str) -> NoReturn:
        """Raises SgfError: a part of this line cannot be read."""
        raise SgfError(fault("record-broken", line=self.number, problem=fault(code)))

    def whole(self, text: str, least: int, most: int, code: str) -> int:
        """Returns a whole number that is on this line.

        Raises SgfError if ``text`` is not a number or is out of range.
        """
        text = text.strip()
        if not (text.isascii() and text.isdecimal() and len(text) < 7):
            self.broken(code)
        if not least <= int(text) <= most:
            self.broken(code)
        return int(text)


def rows(text: str) -> list[str]:
    """Returns a text's lines, without surrounding blanks. Raises SgfError for a NUL."""
    found = [row.strip() for row in re.split(r"\r\n?|\n", text.lstrip("\ufeff"))]
    if "\0" in text:
        damaged = next(number for number, row in enumerate(found, 1) if "\0" in row)
        FileLine(damaged, "").broken("record-nul")
    return found


def with_blanks(line: FileLine, game: ServerGame) -> FileLine:
    """Returns a line with blanks for ``+`` and ``%20``; the first such line adds a finding."""
    plain = line.text
    sign = next((sign for sign in BLANKS if sign in plain), "")
    if not sign:
        return line
    for one in BLANKS:
        plain = plain.replace(one, " ")
    if not any(finding.code == "blanks-written" for finding in game.findings):
        game.findings.append(found("blanks-written", Level.CHECK, line=line.number, sign=sign))
    return FileLine(line.number, plain.strip())


def lines(text: str) -> Iterator[FileLine]:
    """Yields the non-empty lines of a text. Raises SgfError for a NUL character."""
    return (FileLine(number, row) for number, row in enumerate(rows(text), 1) if row)


@dataclass(slots=True)
class ServerGame:
    """A game read from a record in another format than SGF.

    Attributes:
        size: the number of the board's lines.
        info: names, komi, result and so on, by their SGF properties.
        black: Black's set-up stones (such as handicap stones), by SGF's names of points.
        white: White's set-up stones, by SGF's names of points.
        moves: colours and points, "" for a pass.
        findings: findings about the record so far.
        unread: lines that were not understood.
    """

    size: int = 19
    info: dict[str, str] = field(default_factory=dict)
    black: list[str] = field(default_factory=list)
    white: list[str] = field(default_factory=list)
    moves: list[tuple[Colour, str]] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    unread: list[FileLine] = field(default_factory=list)

    def play(self, line: FileLine, colour: Colour, column: int, row: int) -> None:
        """Adds a move; column and row count from 0 at the upper left.

        Raises SgfError if the point is not on the board, or there are too many moves.
        """
        if not (0 <= column < self.size and 0 <= row < self.size):
            line.broken("record-no-point")
        self.add(line, colour, LETTERS[column] + LETTERS[row])

    def add(self, line: FileLine, colour: Colour, point: str = "") -> None:
        """Adds a move or, without a point, a pass.

        Raises SgfError if there are more moves than any game has.
        """
        if len(self.moves) >= MOST_MOVES:
            line.broken("record-too-many")
        self.moves.append((colour, point))

    def state(self, line: FileLine, name: str, value: str) -> None:
        """Sets a fact of the game; a second, different one only adds a finding."""
        first = self.info.setdefault(name, value)
        if value not in ("", first):
            self.findings.append(
                found(
                    "fact-line",
                    Level.CHECK,
                    line=line.number,
                    name=name,
                    text=first[:LONGEST_TOLD],
                    other=value[:LONGEST_TOLD],
                )
            )

    def place(self, line: FileLine, count: int, three: str = PLACES[3]) -> None:
        """Sets a handicap of two stones or more, and puts them on star points, with findings.

        Args:
            three: the server's points for 3 stones, by SGF's names on a board of 19 lines.

        No stones are placed if a handicap was set before, or if their points are not known.
        """
        placed = "HA" in self.info
        if count >= 2 or placed:
            self.state(line, "HA", str(count))
        if count < 2 or placed:
            return
        board = grid(self.size)
        if count > 9 or self.size not in (9, 13, 19) or (self.size == 9 and count > 5):
            self.findings.append(found("handicap-not-placed", Level.CHECK, count=count))
            return
        edge = 2 if self.size == 9 else 3
        at = (edge, self.size // 2, self.size - 1 - edge)
        names = (three if count == 3 else PLACES[count]).split()
        spots = [(at[ALL_STARS[name][0]], at[ALL_STARS[name][1]]) for name in names]
        self.black = [LETTERS[x] + LETTERS[y] for x, y in spots]
        points = [board.at(x, y) for x, y in spots]
        self.findings.append(found("handicap-placed", Level.CHECK, points, count=count))

    def collection(self) -> SgfCollection:
        """Returns a collection of this game alone. Raises SgfError for an unsupported board."""
        read_size(str(self.size))
        if self.unread:
            numbers = [str(line.number) for line in self.unread]
            listed = ", ".join(numbers[:MOST_LISTED]) + (" …" if numbers[MOST_LISTED:] else "")
            first = one_line(self.unread[0].text[:LONGEST_TOLD])
            self.findings.append(
                found("record-lines-unread", Level.CHECK, lines=listed, text=first)
            )
        root: Properties = {"GM": [b"1"], "FF": [b"4"], "SZ": [str(self.size).encode()]}
        root |= {name: [raw_text(text)] for name, text in self.info.items() if text.strip()}
        for name, stones in (("AB", self.black), ("AW", self.white)):
            if stones:
                root[name] = [point.encode() for point in stones]
        tree = new_tree()
        tree.sequence = [root]
        tree.sequence += [{side.letter: [at.encode()]} for side, at in self.moves]
        game = read_game(tree, 1)
        game = replace(game, findings=(*self.findings, *game.findings))
        return SgfCollection((game,))
