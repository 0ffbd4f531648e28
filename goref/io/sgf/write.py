"""Writes SGF: a record and its ruling, in the tree from which the record was read, if any.

The main line is written from the record; comments, unknown properties and variations of the
original are kept with their entries.
"""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.stored_trial import StoredTrial
from goref.core.game.record import Act, GameRecord, Setup
from goref.core.game.replay import replay
from goref.core.ruling.ruling import Ruling
from goref.io.sgf.case import void_mark
from goref.io.sgf.marks import (
    AS_RULED,
    COUNTED,
    NO_RULING,
    put_marks,
    put_territory,
    write_ruling,
)
from goref.io.sgf.nodes import with_entries
from goref.io.sgf.read import SgfGame
from goref.io.sgf.root import ExportExtras, root_properties
from goref.io.sgf.syntax import Node, Properties, raw_text, serialise
from goref.io.sgf.territory import proposed, territory_of
from goref.io.sgf.values import write_point


def write_sgf(
    game: SgfGame | None,
    record: GameRecord,
    ruling: Ruling,
    *,
    marks: Pair[frozenset[Point]] | None = None,
    trials: Sequence[StoredTrial] = (),
    beside: ExportExtras | None = None,
) -> bytes:
    """Returns a record as FF[4] in UTF-8.

    Reading it back gives the same record and ruling, and with ``beside`` the same case.

    Args:
        game: the source of the record; its variations and unknown properties are kept. None for
            a new record, and ignored if the board's size differs.
        marks: points to mark as Black's and White's (``TB``, ``TW``) at the end; None keeps the
            marks that another program made.
        trials: disputes played out, written as variations where they began.
        beside: data for other programs and a later goref. Trials in the game as read are then
            replaced by those given, and the board at the end is the case's, without void moves.
    """
    board = record.grid
    if game is not None and (game.tree is None or game.record.grid != record.grid):
        game = None
    nodes = with_entries(game, record)
    if trials or beside is not None:
        put_trials(board, nodes, record, trials, beside)
    if beside is not None:
        put_void_marks(nodes, beside.case)
    if nodes[-1].asides:
        # Without a node of its own the main line would end before the first variation.
        nodes.append(Node({}))
    nodes[0].properties = root_properties(game, record, nodes[0].properties, beside)
    if beside is not None:
        nodes += restored(record, beside.case, beside.told)
    last = nodes[-1]
    if marks is not None:
        put_territory(board, last, marks)
    decided = write_ruling(board, ruling)
    if not decided and (beside is not None or _is_proposed(record, nodes)):
        decided = [NO_RULING]
    put_marks(last, decided)
    if beside is not None and marks is not None:
        put_marks(last, [COUNTED])
    return serialise(nodes)


def _is_proposed(record: GameRecord, nodes: Sequence[Node]) -> bool:
    """Returns whether territory marks would be read as a ruling."""
    territory = territory_of(record.grid, nodes)
    final = replay(record)[-1].position
    return bool(territory) and proposed(territory, final)[0] != Ruling()


def put_trials(
    board: Grid,
    nodes: list[Node],
    record: GameRecord,
    trials: Sequence[StoredTrial],
    beside: ExportExtras | None,
) -> None:
    """Adds trials to the nodes; in an exported record they replace the existing ones."""
    if not trials and not any(node.asides for node in nodes):
        return
    from goref.io.sgf.trials import add_trials, without_trials  # rarely needed, many texts

    if beside is None:
        add_trials(board, trials, replay(record), nodes)
        return
    for node in nodes:
        node.asides = tuple(without_trials(board, node.asides))
    add_trials(board, trials, replay(record), nodes, beside.language, whole=True)


def put_void_marks(nodes: Sequence[Node], case: Case) -> None:
    """Adds the mark of a void move to the nodes of moves that the referee declared void."""
    if not case.voided:
        return
    moves = [node for node in nodes if "B" in node.properties or "W" in node.properties]
    for number in sorted(case.voided):
        put_marks(moves[number - 1], [void_mark(case.void_reasons.get(number, ""))])


def restored(record: GameRecord, case: Case, told: str = "") -> list[Node]:
    """Returns a node that makes other programs show the board as ruled.

    Other programs play void moves like any other, and put a stone wherever a record has one. If
    their board is right and ``told`` is empty, the list is empty.

    Args:
        told: the node's comment: the incidents of the game.
    """
    theirs, ours = as_others_play(record).cells, case.position.cells
    codes: dict[Colour | None, str] = {BLACK: "AB", WHITE: "AW", None: "AE"}
    properties: Properties = {}
    for point in record.grid.points:
        if theirs[point] != ours[point]:
            name = codes[case.position.colour(point)]
            place = write_point(record.grid, point).encode("ascii")
            properties.setdefault(name, []).append(place)
    if told:
        properties["C"] = [raw_text(told)]
    if not properties:
        return []
    node = Node(properties)
    put_marks(node, [AS_RULED])
    return [node]


def as_others_play(record: GameRecord) -> Position:
    """Returns the final board of a program that plays every written move, as SGF demands."""
    position = record.start
    for entry in record.entries:
        if isinstance(entry, Setup):
            position = entry.apply(position)
        elif isinstance(entry, Act) and entry.point is not None:
            position = position.without([entry.point]).play(entry.point, entry.colour).position
    return position
