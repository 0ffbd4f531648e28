"""Reads the nodes of a main line into the entries of a record, with findings about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import LARGEST, Grid, Point
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Entry, Setup
from goref.core.ruling.ruling import Ruling
from goref.io.sgf.account import NodeAt
from goref.io.sgf.info import EXACT_KOMI, FIRST, HEADER, read_header_mark
from goref.io.sgf.marks import (
    APART,
    AS_PLAYED,
    AS_RULED,
    COUNTED,
    EMPTY_MOVES,
    SETTLING,
    VOID,
    is_of_case,
    is_ruling,
    marks_of,
    with_mark,
    word_of,
)
from goref.io.sgf.syntax import Node, Spent, simple_text
from goref.io.sgf.values import is_pass, plainly, read_point, read_points

ROOT_ONLY = ("FF", "GM", "SZ")

SETS = ("AB", "AW", "AE")
NOTHING_SET = Setup()


class NodeReader:
    """Collects entries and findings along the main line, node by node.

    Attributes:
        setup: the stones before the first move.
        layout: the number of entries of each node.
        moves: the number of moves so far.
        voided: the reasons for void moves (or ""), by the moves' numbers from 1.
        has_case: True if a known mark of a case was read.
        marked: the nodes with goref's own property.
        places: the nodes that are not a single play.
        turns: for each readable ``PL`` after a move: the index of the next entry, the side, and
            the number of moves before it.
    """

    def __init__(self, board: Grid, spent: Spent) -> None:
        self.board = board
        self.spent = spent
        self.plays = plays_of(board)
        self.setup = Setup()
        self.entries: list[Entry] = []
        self.layout: list[int] = []
        self.findings: list[Finding] = []
        self.moves = 0
        self.voided: dict[int, str] = {}
        self.has_case = False
        self.marked: list[Node] = []
        self.places: list[NodeAt] = []
        self.turns: list[tuple[int, Colour, int]] = []

    def read(self, nodes: Iterable[Node]) -> None:
        """Reads the nodes of a main line, the root first."""
        plays, entries, layout = self.plays, self.entries, self.layout
        for node in nodes:
            properties = node.properties
            if len(properties) == 1 and layout:
                (name,) = properties
                values = properties[name]
                if name in plays and len(values) == 1:
                    act = plays[name][values[0]]
                    if act is not None:  # true for nearly all nodes
                        self.moves += 1
                        entries.append(act)
                        layout.append(1)
                        continue
            self._read(node)
        self._compare_turns()

    def _read(self, node: Node) -> None:
        properties, before, moves = node.properties, len(self.entries), self.moves
        is_root = not self.layout
        marks = marks_of(node)
        if marks:
            self.spent.marks(len(marks))
            self.marked.append(node)
        setup = Setup() if AS_RULED in marks else self._setup(node)
        has_move = "B" in properties or "W" in properties
        if setup:
            self._put(setup, is_root=is_root, apart=APART in marks)
            if has_move and not is_root:
                self._note("setup-with-move", Level.CHECK)
        if not is_root and not properties.keys().isdisjoint(ROOT_ONLY):
            self._note("game-inside-game", Level.CHECK)
        if has_move:
            self._moves(node, marks)
        elif "PL" in properties and self.moves:
            self._turn(simple_text(properties["PL"][0]))
        self.entries += [word for mark in marks if (word := word_of(mark)) is not None]
        for mark in marks:
            if not is_ruling(mark):  # they are read once the final position is known
                self._mark(mark, has_move=has_move)
        self.places.append(NodeAt(node, len(self.layout), moves, self.moves))
        self.layout.append(len(self.entries) - before)

    def _turn(self, text: str) -> None:
        """Reads the side to move that ``PL`` gives between moves."""
        colour = FIRST.get(plainly(text))
        if colour is None:
            self._note("first-unreadable", Level.NOTE, text=text.strip()[:40])
        else:
            self.turns.append((len(self.entries), colour, self.moves))

    def _compare_turns(self) -> None:
        """Adds a finding wherever the next move is not by the side that ``PL`` gave."""
        for place, colour, move in self.turns:
            act = next((e for e in self.entries[place:] if isinstance(e, Act)), None)
            if act is not None and act.colour is not colour:
                self.findings.append(
                    found("turn-differs", Level.CHECK, move=move, colour=colour)
                )

    def _note(self, code: str, level: Level, points: object = (), **args: object) -> None:
        where: tuple[Point, ...] = tuple(points)  # type: ignore[arg-type]
        self.findings.append(
            found(code, level, where, move=self.moves or None, values=(), **args)
        )

    def _mark(self, mark: str, *, has_move: bool) -> None:
        of_move = mark in EMPTY_MOVES or mark == SETTLING or mark.split(" ")[0] == VOID
        if not is_known(self.board, mark) or (of_move and not has_move):
            self._note("mark-unreadable", Level.NOTE, text=mark[:60])
        elif is_of_case(mark):
            self.has_case = True
            if of_move:
                _, void_reason = _of_cases()
                self.voided[self.moves] = void_reason(mark)

    def _setup(self, node: Node) -> Setup:
        if node.properties.keys().isdisjoint(SETS):
            return NOTHING_SET
        sets: list[set[Point]] = []
        for name in SETS:
            raw = node.properties.get(name, [])
            texts = [simple_text(value) for value in raw]
            points, unread = read_points(self.board, texts, self.spent)
            for text in unread:
                self._note("setup-unreadable", Level.CHECK, text=text.strip()[:20], name=name)
            sets.append(points)
        black, white, cleared = sets
        if both := black & white:
            self._note("setup-both-colours", Level.CONFLICT, both)
        if again := cleared & (black | white):
            self._note("setup-cleared-too", Level.CHECK, again)
        black -= white
        return Setup(frozenset(black), frozenset(white), frozenset(cleared - black - white))

    def _put(self, setup: Setup, *, is_root: bool, apart: bool) -> None:
        if is_root:
            self.setup = setup
        elif self.moves or apart or any(isinstance(e, Setup) for e in self.entries):
            self.entries.append(setup)
            if self.moves:
                points = setup.black | setup.white | setup.cleared
                self._note("setup-later", Level.CHECK, points)
        else:
            # Stones put before the first move are the start, in any node.
            self.setup = joined(self.setup, setup)
            self._note("setup-second-node", Level.NOTE)

    def _moves(self, node: Node, marks: list[str]) -> None:
        written = [
            (Colour.from_letter(name), simple_text(value))
            for name, values in node.properties.items()
            if name in ("B", "W")
            for value in values
        ]
        settling = SETTLING in marks
        empty = next((EMPTY_MOVES[mark] for mark in marks if mark in EMPTY_MOVES), ActKind.PASS)
        for colour, text in written:
            self.moves += 1
            if is_pass(self.board, text):
                self.entries.append(Act(empty, colour, settling=settling))
                continue
            if empty is not ActKind.PASS:
                self._note("mark-unreadable", Level.NOTE, text=empty.value)
            point = read_point(self.board, text)
            if point is None:
                # The referee is asked about it because it is not legal.
                self._note("point-unreadable", Level.NOTE, text=text.strip()[:20])
            self.entries.append(
                Act(ActKind.PLAY, colour, point, settling, "" if point is not None else text)
            )
        if len(written) > 1:
            self._note("moves-in-one-node", Level.CHECK, count=len(written))


class Plays(dict[bytes, Act | None]):
    """A side's plays by the value of ``B`` or ``W``; None for a pass or an unreadable text."""

    def __init__(self, board: Grid, colour: Colour) -> None:
        self.board = board
        self.colour = colour

    def __missing__(self, value: bytes) -> Act | None:
        text = simple_text(value)
        point = None if is_pass(self.board, text) else read_point(self.board, text)
        if point is None:
            return None
        act = Act(ActKind.PLAY, self.colour, point)
        if len(value) == 2:  # other spellings are too many to store
            self[value] = act
        return act


@lru_cache(maxsize=LARGEST)
def plays_of(board: Grid) -> dict[str, Plays]:
    """Returns both sides' :class:`Plays` on a board, by the properties ``B`` and ``W``."""
    return {colour.letter: Plays(board, colour) for colour in COLOURS}


def is_known(board: Grid, mark: str) -> bool:
    """Returns whether this version understands a mark; unknown marks are kept unchanged."""
    if is_of_case(mark):
        is_readable, _ = _of_cases()
        return is_readable(board, mark)
    if is_ruling(mark):
        try:
            with_mark(board, Ruling(), mark, {})
        except ValueError:
            return False
        return True
    if mark.startswith(f"{HEADER} "):
        return read_header_mark(mark) is not None
    return (
        mark in EMPTY_MOVES
        or mark in (SETTLING, APART, AS_PLAYED, AS_RULED, COUNTED)
        or word_of(mark) is not None
        or EXACT_KOMI.fullmatch(mark) is not None
    )


def _of_cases() -> tuple[Callable[[Grid, str], bool], Callable[[str], str]]:
    """Returns the functions for a case's marks, imported here since few files need them."""
    from goref.io.sgf.case import is_readable, void_reason

    return is_readable, void_reason


def joined(first: Setup, then: Setup) -> Setup:
    """Returns one setup with the same effect as two that follow each other."""
    touched = then.black | then.white | then.cleared
    return Setup(
        (first.black - touched) | then.black,
        (first.white - touched) | then.white,
        (first.cleared - touched) | then.cleared,
    )
