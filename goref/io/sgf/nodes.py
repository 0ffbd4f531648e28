"""Makes the nodes to write for a record: its entries, on the nodes they were read from."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.geometry import Grid
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Entry, GameRecord, Setup, Statement
from goref.io.sgf.account import TEXTS
from goref.io.sgf.entries import is_known
from goref.io.sgf.info import PRIVATE, SCALARS
from goref.io.sgf.marks import (
    APART,
    AS_RULED,
    COUNTED,
    TERRITORY,
    mark_for_word,
    marks_for,
    marks_of,
    put_marks,
)
from goref.io.sgf.read import SgfGame
from goref.io.sgf.root import setup_properties
from goref.io.sgf.syntax import Node, Properties, long_text, main_line, raw_text
from goref.io.sgf.values import write_point

ENTRY_PROPERTIES = ("B", "W", "AB", "AW", "AE")
MOST_COMPARED = 2000  # entries; the time for comparing grows with their square


def with_entries(game: SgfGame | None, record: GameRecord) -> list[Node]:
    """Returns the main line with a record's entries, the root first.

    The nodes keep the other properties and the variations that they have in ``game``, but the
    game's information is left out after the root.
    """
    board = record.grid
    if game is None:
        return [Node({}), *entry_nodes(board, record.entries, 0)]
    nodes = [Node(kept(board, node), node.asides) for node in main_line(game.tree)]
    for node in nodes[1 : game.head]:
        for name in (*TEXTS, *SCALARS, "PL"):  # they are written at the root
            node.properties.pop(name, None)
    owner = [index for index, count in enumerate(game.layout) for _ in range(count)]
    partners = matched(game.record.entries, record.entries)
    out = [nodes[0]]
    asides, nodes[0].asides = (
        nodes[0].asides,
        (),
    )  # to be attached to the last of a node's entries
    here: int | None = 0
    waiting, acts = 1, 0
    for index, entry in enumerate(record.entries):
        fresh = entry_nodes(board, [entry], acts)
        acts += isinstance(entry, Act)
        home = owner[partners[index]] if index in partners else None
        if home != here:
            out[-1].asides += asides
            asides = ()
        here = home
        if home is None or home < waiting:
            out += fresh
            continue
        place(nodes[waiting:home], out)
        waiting = home + 1
        node = nodes[home]
        asides, node.asides = node.asides, ()
        node.properties = merged(fresh[0].properties if fresh else {}, node.properties)
        out.append(node)
    out[-1].asides += asides
    place(nodes[waiting:], out)
    return out


def place(originals: list[Node], out: list[Node]) -> None:
    """Appends nodes without entries to ``out``; for an empty node, only its variations."""
    for node in originals:
        if node.properties:
            out.append(node)
        else:
            out[-1].asides += node.asides


def merged(new: Properties, old: Properties) -> Properties:
    properties = new | old
    if PRIVATE in new and PRIVATE in old:
        properties[PRIVATE] = new[PRIVATE] + old[PRIVATE]
    return properties


def kept(board: Grid, node: Node) -> Properties:
    """Returns a node's properties, without entries, goref's known marks and the marks' data.

    The data of marks are territory marks and a comment that goref wrote with its marks.
    """
    properties = {k: list(v) for k, v in node.properties.items() if k not in ENTRY_PROPERTIES}
    marks = marks_of(node)
    if AS_RULED in marks:
        properties.pop("C", None)
    if COUNTED in marks or AS_RULED in marks:
        for name in TERRITORY.values():
            properties.pop(name, None)
    private = properties.pop(PRIVATE, [])
    foreign = [v for v in private if not is_known(board, long_text(v).strip())]
    if foreign:
        properties[PRIVATE] = foreign
    return properties


def matched(old: tuple[Entry, ...], new: tuple[Entry, ...]) -> dict[int, int]:
    """Returns the old entry that each new entry equals or replaces, both by index.

    The keys are the new entries; those without such an old entry are left out.
    """
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    pairs = {i: i for i in range(start)}
    pairs |= {len(new) - i: len(old) - i for i in range(1, end + 1)}
    ours, theirs = old[start : len(old) - end], new[start : len(new) - end]
    if len(ours) == len(theirs):
        return pairs | {start + i: start + i for i in range(len(ours))}
    if max(len(ours), len(theirs)) > MOST_COMPARED:
        return pairs
    from difflib import SequenceMatcher  # few records change after they were read

    matcher = SequenceMatcher(None, ours, theirs, autojunk=False)
    for a, b, size in matcher.get_matching_blocks():
        pairs |= {start + b + i: start + a + i for i in range(size)}
    return pairs


def entry_nodes(board: Grid, entries: Sequence[Entry], acts: int) -> list[Node]:
    """Returns nodes for entries that follow ``acts`` moves. An empty setup gets no node."""
    nodes = []
    for entry in entries:
        if isinstance(entry, Setup):
            properties = setup_properties(board, entry)
            if not properties:
                continue
            node = Node(properties)
            if not acts:
                put_marks(node, [APART])
        elif isinstance(entry, Statement):
            node = Node({})
            put_marks(node, [mark_for_word(entry)])
        else:
            acts += 1
            text = ""
            if entry.kind is ActKind.PLAY:
                text = entry.written or "?"
                if entry.point is not None:
                    text = write_point(board, entry.point)
            node = Node({entry.colour.letter: [raw_text(text)]})
            put_marks(node, marks_for(entry))
        nodes.append(node)
    return nodes
