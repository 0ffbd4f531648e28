"""Reading SGF: from any bytes to records, with findings about everything noticed.

sgfmill reads the syntax (through :mod:`goref.io.sgf.syntax`); this module reads the meaning of
properties. It does not check whether moves are legal.
"""

from __future__ import annotations

from operator import attrgetter

from goref.core.base.collecting import collecting_seldom
from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, folded, found
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.game.record import Act, GameRecord
from goref.core.game.replay import replay
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.io.sgf.account import Given, NodeAt, given, twice, unused
from goref.io.sgf.entries import NodeReader
from goref.io.sgf.handicap import komi_beside_handicap, with_handicap
from goref.io.sgf.info import first_value, head, read_first, read_info, title
from goref.io.sgf.marks import AS_PLAYED, marks_of, read_ruling, trial_marks
from goref.io.sgf.syntax import (
    MOST_BYTES,
    Node,
    SgfError,
    Spent,
    Tree,
    Watch,
    count_asides,
    main_line,
    parse,
    simple_text,
)
from goref.io.sgf.territory import before_end, beside_count, is_marked, proposed, territory_of
from goref.io.sgf.values import plainly, read_size
from goref.io.text.encoding import decode

__all__ = ["SgfCollection", "SgfError", "read_sgf"]


@frozen
class SgfGame:
    """One game of a file.

    Attributes:
        record: the main line.
        findings: repairs, omissions and doubts in this game.
        ruling: decisions from goref's own marks; else dead stones by the territory marks, as a
            proposal (with a finding).
        decided: the whole case, not yet counted, if goref wrote one; else None. Its ``rules``
            are "" if the record does not name them.
        tree: the game tree as read, so that variations and unknown properties are preserved.
        layout: for every node of the main line, the number of its entries in the record.
        head: the number of first nodes that describe the game as a whole.
        title: a line for a list of games.
    """

    record: GameRecord
    findings: tuple[Finding, ...] = ()
    ruling: Ruling = field(default_factory=Ruling)
    decided: Case | None = None
    tree: Tree = field(default=None, repr=False, compare=False)
    layout: tuple[int, ...] = field(default=(), repr=False, compare=False)
    head: int = field(default=1, repr=False, compare=False)
    title: str = ""


@frozen
class SgfCollection:
    """A file of one or more games.

    Attributes:
        findings: the findings about the file as a whole.
    """

    games: tuple[SgfGame, ...]
    findings: tuple[Finding, ...] = ()


def read_sgf(data: bytes, watch: Watch | None = None) -> SgfCollection:
    """Reads the games of a file.

    Args:
        watch: called from time to time with the progress; an exception from it ends the
            reading.

    Raises:
        SgfError: the file is not SGF, is broken, or holds no game that goref can show. Its
            message of one line gives the place and the remedy.

    >>> (game,) = read_sgf(b"(;SZ[9]KM[6.5];B[ee];W[cg])").games
    >>> game.record.grid, len(game.record.acts), str(game.record.info.komi)
    (Grid(width=9, height=9), 2, '13/2')
    """
    if len(data) > MOST_BYTES:
        size, most = len(data) // 1_000_000, MOST_BYTES // 1_000_000
        raise SgfError(fault("sgf-too-large", size=size, most=most))
    text, _, findings = decode(data)
    half = len(data)  # parsing is the first half of the progress; interpreting is the second
    with collecting_seldom():  # collecting garbage would take half of the time for many nodes
        trees, notes = parse(
            text, watch and (lambda now, of: watch(half * now // of, 2 * half))
        )
    findings += notes
    games: list[SgfGame] = []
    spent = Spent()
    first_error: SgfError | None = None
    for number, tree in enumerate(trees, 1):
        if watch is not None:
            watch(half + half * number // len(trees), 2 * half)
        try:
            games.append(read_game(tree, number, spent))
        except SgfError as error:
            from goref.core.texts.faults.said import worded  # seldom needed

            first_error = first_error or error
            reason = worded(error)
            findings.append(found("game-skipped", Level.CHECK, game=number, reason=reason))
    if not games and first_error is not None:
        raise first_error
    return SgfCollection(tuple(games), folded(findings))


def read_game(tree: Tree, number: int, spent: Spent | None = None) -> SgfGame:
    """Reads one game tree.

    Args:
        number: the game's number in its file, from 1.
        spent: the amount already read of the file; None if this is the first game.

    Raises SgfError if it is not a game of Go, or cannot be shown.
    """
    spent = spent or Spent()
    nodes = main_line(tree)
    check_is_go(nodes)
    size, findings = read_size(simple_text(first_value(nodes[:1], "SZ") or b"19"))
    board = grid(size)
    reader = NodeReader(board, spent)
    reader.read(nodes)
    entries, layout = tuple(reader.entries), tuple(reader.layout)
    front = head(nodes, entries, layout)
    info, notes = read_info(front, reader.places, len(board))
    record = GameRecord(board, reader.setup, entries, info=info)
    handicap: list[Finding] = []
    if (info.handicap or record.setup.black) and AS_PLAYED not in marks_of(nodes[0]):
        record, layout, handicap = with_handicap(record, layout)
        if record.entries != entries:  # now more nodes may describe the game
            front = head(nodes, record.entries, layout)
            info, notes = read_info(front, reader.places, len(board))
            record = replace(record, info=info)
        handicap += komi_beside_handicap(record, notes)
    first, of_first = read_first(front, reader.places)
    record = replace(record, first=first)
    for other in given(reader.places[:1], "SZ", 1)[1:]:
        if not is_same_size(other.text, size):
            findings.append(twice(Given("SZ", str(size)), other))
    findings += [*notes, *reader.findings, *of_first, *handicap]
    findings += check_turns(record)
    moments = replay(record)
    for moment in filter(IMPOSSIBLE, moments):
        act = moment.entry
        if isinstance(act, Act) and act.point is not None:
            findings.append(
                found(
                    "impossible-move",
                    Level.NOTE,  # the referee is asked about it because it is not legal
                    [act.point],
                    move=moment.number,
                    point=board.name(act.point),
                )
            )
    ruled, notes = read_ruling(board, nodes[-1], reader.marked, moments[-1])
    ruling, of_marks = _with_territory(ruled, nodes, reader.places, moments[-1].position, spent)
    findings += [*notes, *of_marks, *unused(reader.places, len(front))]
    decided = None
    asides = count_asides(tree)
    tried = asides and any(trial_marks(aside) for node in nodes for aside in node.asides)
    if reader.has_case or tried:
        from goref.io.sgf.case import read_case  # few files hold a whole case

        decided, notes = read_case(nodes, record, ruling, reader.voided)
        findings += notes
    if (kept := asides - (len(decided.trials) if decided else 0)) > 0:
        findings.append(found("variations-kept", Level.NOTE, count=kept))
    return SgfGame(
        record,
        folded(findings),
        ruling,
        decided,
        tree,
        layout,
        len(front),
        title(record.info, number),
    )


def _with_territory(
    ruled: Ruling | None,
    nodes: list[Node],
    places: list[NodeAt],
    final: Position,
    spent: Spent,
) -> tuple[Ruling, list[Finding]]:
    """Returns the record's own ruling; without one, the ruling that territory marks propose."""
    marked = any(is_marked(place.node) for place in places)
    if not (marked or any(node.asides for node in nodes)):
        return Ruling() if ruled is None else ruled, []
    territory = territory_of(final.grid, nodes, spent)
    if ruled is None:
        ruling, findings = proposed(territory, final)
        used = bool(territory)
        return ruling, [*findings, *before_end(places, nodes, used=used)]
    if ruled.word is StatusSource.RECORD and territory:
        return ruled, list(beside_count(territory, final, ruled))
    return ruled, []


def is_same_size(text: str, size: int) -> bool:
    """Returns whether a text means a board of ``size`` lines."""
    try:
        return read_size(text)[0] == size
    except SgfError:
        return False


def check_is_go(nodes: list[Node]) -> None:
    game = plainly(simple_text(first_value(nodes[:1], "GM") or b"1"))
    if game.isdecimal() and game.lstrip("0") != "1":
        raise SgfError(fault("sgf-other-game", text=game[:20]))


COLOUR, IMPOSSIBLE = attrgetter("colour"), attrgetter("impossible")


def check_turns(record: GameRecord) -> list[Finding]:
    """Returns findings about the first side, and about a side's two turns in a row."""
    findings: list[Finding] = []
    last: Colour | None = None
    move = 0
    entries = record.entries
    if entries and record.has_only_acts:
        colours = list(map(COLOUR, entries))
        one = colours[0]
        alternate = {*colours[::2]} == {one} and {*colours[1::2]} <= {one.other}
        if alternate and record.first in (None, one):
            return findings  # true for nearly every game
    for entry in entries:
        if not isinstance(entry, Act):  # after a setup or a statement either side may move
            last = None
            continue
        move += 1
        first = record.first
        if move == 1 and first is not None and first is not entry.colour:
            findings.append(found("first-differs", Level.CHECK, move=1, colour=first))
        if entry.colour is last:
            findings.append(found("same-colour-twice", Level.CHECK, move=move, colour=last))
        last = entry.colour
    return findings
