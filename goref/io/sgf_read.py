"""Reading SGF: from any bytes to records, with everything noticed on the way.

Syntax is sgfmill's (through :mod:`goref.io.sgf_syntax`); what properties mean is read
here. Whether moves are legal is not judged.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from goref.core.colour import BLACK, WHITE, Colour
from goref.core.findings import Finding, Level, found
from goref.core.geometry import Grid, Point, grid
from goref.core.record import Act, ActKind, Entry, GameRecord, Setup
from goref.core.replay import replay
from goref.core.ruling import Ruling
from goref.io.encoding import decode
from goref.io.sgf_info import first_value, read_first, read_info, title
from goref.io.sgf_marks import (
    APART,
    AS_PLAYED,
    EMPTY_MOVES,
    SETTLING,
    is_known,
    marks_of,
    read_ruling,
    word_of,
)
from goref.io.sgf_syntax import (
    MOST_BYTES,
    Node,
    SgfError,
    Tree,
    count_asides,
    main_line,
    parse,
    simple_text,
)
from goref.io.sgf_values import is_pass, plainly, read_point, read_points, read_size

__all__ = ["SgfCollection", "SgfError", "SgfGame", "read_sgf"]

MOST_ALIKE = 10  # findings of one kind that are shown singly
ROOT_ONLY = ("FF", "GM", "SZ")


@dataclass(frozen=True)
class SgfGame:
    """One game of a file.

    Attributes:
        record: the main line.
        findings: what was repaired, passed over or doubtful in this game.
        ruling: decisions from goref's own marks; else dead stones that territory marks
            show, as a proposal (there is a finding then).
        tree: the game tree as read, so that variations and unknown properties survive.
        layout: for every node of the main line, how many of the record's entries it gave.
        title: a line for a list of games.
    """

    record: GameRecord
    findings: tuple[Finding, ...] = ()
    ruling: Ruling = field(default_factory=Ruling)
    tree: Tree = field(default=None, repr=False, compare=False)
    layout: tuple[int, ...] = field(default=(), repr=False, compare=False)
    title: str = ""


@dataclass(frozen=True)
class SgfCollection:
    """A file of one or more games.

    Attributes:
        encoding: the encoding the file was read with (Python's name).
        text: the whole file as text.
        findings: what concerns the file as a whole.
    """

    games: tuple[SgfGame, ...]
    encoding: str
    text: str = field(repr=False)
    findings: tuple[Finding, ...] = ()


def read_sgf(data: bytes) -> SgfCollection:
    """Read the games of a file.

    Raises:
        SgfError: the file is no SGF, is broken, or holds no game goref can show. Its
            message is one line that says where and what to do.
    """
    if len(data) > MOST_BYTES:
        raise SgfError(
            f"The file has {len(data) // 1_000_000} MB; records up to "
            f"{MOST_BYTES // 1_000_000} MB are read. Split it into smaller collections."
        )
    text, encoding, findings = decode(data)
    trees, notes = parse(text)
    findings += notes
    games: list[SgfGame] = []
    first_error: SgfError | None = None
    for number, tree in enumerate(trees, 1):
        try:
            games.append(read_game(tree, number))
        except SgfError as error:
            first_error = first_error or error
            findings.append(found("game-skipped", Level.CHECK, game=number, reason=str(error)))
    if not games and first_error is not None:
        raise first_error
    return SgfCollection(tuple(games), encoding, text, tuple(findings))


def read_game(tree: Tree, number: int) -> SgfGame:
    """Read one game tree. ``number`` counts the games of a file from 1."""
    nodes = main_line(tree)
    check_is_go(nodes)
    size, findings = read_size(simple_text(first_value(nodes[:1], "SZ") or b"19"))
    board = grid(size)
    information = read_info(nodes, len(board))
    findings += information.findings
    reader = NodeReader(board)
    for node in nodes:
        reader.read(node)
    findings += reader.findings
    first, notes = read_first(nodes)
    findings += notes
    record = GameRecord(board, reader.setup, tuple(reader.entries), first, information.info)
    layout = tuple(reader.layout)
    if AS_PLAYED not in marks_of(nodes[0]):
        record, layout, notes = with_handicap(record, layout)
        findings += notes
    findings += check_turns(record)
    moments = replay(record)
    for moment in moments:
        act = moment.entry
        if moment.impossible and isinstance(act, Act) and act.point is not None:
            findings.append(
                found(
                    "impossible-move",
                    Level.CONFLICT,
                    [act.point],
                    move=moment.number,
                    point=board.name(act.point),
                )
            )
    ruled = read_ruling(board, nodes, moments[-1].position, moments[-1].number)
    findings += ruled.findings
    if asides := count_asides(tree):
        findings.append(found("variations-kept", Level.NOTE, count=asides))
    return SgfGame(
        record,
        tuple(shortened(findings)),
        ruled.ruling,
        tree,
        layout,
        title(record.info, number),
    )


def check_is_go(nodes: list[Node]) -> None:
    game = plainly(simple_text(first_value(nodes[:1], "GM") or b"1"))
    if game.isdecimal() and game.lstrip("0") != "1":
        raise SgfError(
            f"GM[{game[:20]}]: this is a record of another game, not of Go (GM[1]). "
            "Choose another file."
        )


class NodeReader:
    """Collects entries and findings along the main line, node by node."""

    def __init__(self, board: Grid) -> None:
        self.board = board
        self.setup = Setup()
        self.entries: list[Entry] = []
        self.layout: list[int] = []
        self.findings: list[Finding] = []
        self.moves = 0

    def read(self, node: Node) -> None:
        properties, before = node.properties, len(self.entries)
        is_root = not self.layout
        marks = marks_of(node)
        setup = self._setup(node)
        has_move = "B" in properties or "W" in properties
        if setup:
            self._put(setup, is_root=is_root, apart=APART in marks)
            if has_move and not is_root:
                self._note("setup-with-move", Level.CHECK)
        if not is_root and any(name in properties for name in ROOT_ONLY):
            self._note("game-inside-game", Level.CHECK)
        if has_move:
            self._moves(node, marks)
        self.entries += [word for mark in marks if (word := word_of(mark)) is not None]
        for mark in marks:
            empty_move_only = mark in EMPTY_MOVES and not has_move
            if not is_known(mark) or empty_move_only or (mark == SETTLING and not has_move):
                self._note("mark-unreadable", Level.NOTE, text=mark[:60])
        self.layout.append(len(self.entries) - before)

    def _note(self, code: str, level: Level, points: object = (), **args: object) -> None:
        where: tuple[Point, ...] = tuple(points)  # type: ignore[arg-type]
        self.findings.append(found(code, level, where, move=self.moves or None, **args))

    def _setup(self, node: Node) -> Setup:
        sets: list[set[Point]] = []
        for name in ("AB", "AW", "AE"):
            raw = node.properties.get(name, [])
            points, unread = read_points(self.board, [simple_text(value) for value in raw])
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
            # Stones put before the first move are the start, in whichever node they stand.
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
                self._note("point-unreadable", Level.CONFLICT, text=text.strip()[:20])
            self.entries.append(
                Act(ActKind.PLAY, colour, point, settling, "" if point is not None else text)
            )
        if len(written) > 1:
            self._note("moves-in-one-node", Level.CHECK, count=len(written))


def joined(first: Setup, then: Setup) -> Setup:
    """One setup that does what two do one after the other."""
    touched = then.black | then.white | then.cleared
    return Setup(
        (first.black - touched) | then.black,
        (first.white - touched) | then.white,
        (first.cleared - touched) | then.cleared,
    )


def with_handicap(
    record: GameRecord, layout: tuple[int, ...]
) -> tuple[GameRecord, tuple[int, ...], list[Finding]]:
    """The record with handicap stones told apart from moves, and compared with ``HA``."""
    findings: list[Finding] = []
    handicap, setup = record.info.handicap, record.setup
    opening = opening_stones(record)
    if handicap and handicap >= 2 and not setup and len(opening) == handicap:
        record = GameRecord(
            record.grid,
            Setup(black=frozenset(opening)),
            record.entries[handicap:],
            record.first,
            record.info,
        )
        findings.append(found("handicap-from-moves", Level.NOTE, opening, count=handicap))
        return record, shortened_layout(layout, handicap), findings
    if record.is_bare or setup.white:
        return record, layout, findings
    stones = len(setup.black)
    white_first = record.acts[0].colour is WHITE
    if handicap is None:
        if stones >= 2 and white_first:
            record = record.with_info(handicap=stones)
            findings.append(found("handicap-from-setup", Level.NOTE, setup.black, count=stones))
    elif handicap != stones and (handicap or (stones >= 2 and white_first)):
        findings.append(
            found("handicap-differs", Level.CONFLICT, setup.black, said=handicap, placed=stones)
        )
    return record, layout, findings


def opening_stones(record: GameRecord) -> list[Point]:
    """Points of Black's plays before anything else happens, if they all differ."""
    points: list[Point] = []
    for entry in record.entries:
        if not isinstance(entry, Act) or entry.colour is not BLACK or entry.point is None:
            break
        if entry.settling or entry.point in points:
            return []
        points.append(entry.point)
    return points


def shortened_layout(layout: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """The layout after the first entries have become something else."""
    counts = []
    for count in layout:
        less = min(count, gone)
        gone -= less
        counts.append(count - less)
    return tuple(counts)


def check_turns(record: GameRecord) -> list[Finding]:
    """Who moves first, and turns taken twice running: kept as written, but noted."""
    findings: list[Finding] = []
    last: Colour | None = None
    move = 0
    for entry in record.entries:
        if not isinstance(entry, Act):  # after a setup or a talk either side may move
            last = None
            continue
        move += 1
        first = record.first
        if move == 1 and first is not None and first is not entry.colour:
            findings.append(found("first-differs", Level.CHECK, move=1, colour=first.letter))
        if entry.colour is last:
            findings.append(
                found("same-colour-twice", Level.CHECK, move=move, colour=last.letter)
            )
        last = entry.colour
    return findings


def shortened(findings: list[Finding]) -> list[Finding]:
    """At most a handful of findings of one kind; the rest are counted."""
    counts = Counter(finding.code for finding in findings)
    shown: Counter[str] = Counter()
    out: list[Finding] = []
    for finding in findings:
        shown[finding.code] += 1
        if shown[finding.code] <= MOST_ALIKE:
            out.append(finding)
        elif shown[finding.code] == counts[finding.code]:
            left = counts[finding.code] - MOST_ALIKE
            out.append(found("more-alike", finding.level, move=finding.move, count=left))
    return out
