"""Writing SGF: a record and its ruling, into the tree it came from if there is one.

The main line is written anew from the record; comments, unknown properties and variations
of the original stay at the entries they belonged to.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from goref.core.colour import Pair
from goref.core.geometry import Grid, Point
from goref.core.record import Act, ActKind, Entry, GameInfo, GameRecord, Setup, Word
from goref.core.replay import replay
from goref.core.ruling import Ruling
from goref.core.trials.kept import KeptTrial
from goref.io.sgf_info import (
    LONG_TEXTS,
    PRIVATE,
    SCALARS,
    TEXTS,
    first_value,
    head,
    read_both,
    read_handicap,
)
from goref.io.sgf_marks import (
    APART,
    AS_PLAYED,
    NO_RULING,
    from_territory,
    is_known,
    mark_for_word,
    marks_for,
    put_marks,
    put_territory,
    write_ruling,
)
from goref.io.sgf_read import SgfGame, with_handicap
from goref.io.sgf_syntax import (
    Node,
    Properties,
    long_text,
    main_line,
    raw_text,
    serialise,
    simple_text,
)
from goref.io.sgf_values import plain_number, write_point

ENTRY_PROPERTIES = ("B", "W", "AB", "AW", "AE")
MOST_COMPARED = 2000  # entries; comparing takes time by their square


def write_sgf(
    game: SgfGame | None,
    record: GameRecord,
    ruling: Ruling,
    *,
    result: str | None = None,
    marks: Pair[frozenset[Point]] | None = None,
    trials: Sequence[KeptTrial] = (),
) -> bytes:
    """Write a record as FF[4] in UTF-8.

    Reading it back gives the same record and ruling.

    Args:
        game: what the record was read from; its variations and unknown properties are
            kept. None for a new record, and passed over if the board's size differs.
        result: what to write as ``RE``; the record's own result if left out.
        marks: points to mark as Black's and White's (``TB``, ``TW``) at the end; marks
            that are there stay if left out.
        trials: disputes tried on the board, written as variations where they began.
    """
    if game is not None and (game.tree is None or game.record.grid != record.grid):
        game = None
    nodes = with_entries(game, record)
    if trials:
        from goref.io.sgf_trials import add_trials  # seldom needed, with many words

        add_trials(record.grid, trials, replay(record), nodes)
    if nodes[-1].asides:
        # Without a node of its own the main line would end before the first variation.
        nodes.append(Node({}, []))
    nodes[0].properties = root_properties(game, record, nodes[0].properties, result)
    last = nodes[-1]
    if marks is not None:
        put_territory(record.grid, last, marks)
    decided = write_ruling(record.grid, ruling)
    if not decided:
        final = replay(record)[-1].position
        if from_territory(record.grid, last, final).ruling:
            decided = [NO_RULING]
    put_marks(last, decided)
    return serialise(nodes)


def with_entries(game: SgfGame | None, record: GameRecord) -> list[Node]:
    """The main line for a record's entries, the root first (its properties still raw)."""
    board = record.grid
    if game is None:
        return [Node({}, []), *entry_nodes(board, record.entries, 0)]
    nodes = [Node(kept(node), list(node.asides)) for node in main_line(game.tree)]
    for node, original in zip(nodes[1:], head(main_line(game.tree))[1:], strict=False):
        for name in (*TEXTS, *SCALARS, "PL"):  # they are written at the root
            if name in original.properties:
                node.properties.pop(name, None)
    owner = [index for index, count in enumerate(game.layout) for _ in range(count)]
    partners = matched(game.record.entries, record.entries)
    out = [nodes[0]]
    asides, nodes[0].asides = nodes[0].asides, []  # to hang on the last of a node's entries
    here: int | None = 0
    waiting, acts = 1, 0
    for index, entry in enumerate(record.entries):
        fresh = entry_nodes(board, [entry], acts)
        acts += isinstance(entry, Act)
        home = owner[partners[index]] if index in partners else None
        if home != here:
            out[-1].asides += asides
            asides = []
        here = home
        if home is None or home < waiting:
            out += fresh
            continue
        place(nodes[waiting:home], out)
        waiting = home + 1
        node = nodes[home]
        asides, node.asides = node.asides, []
        node.properties = merged(fresh[0].properties if fresh else {}, node.properties)
        out.append(node)
    out[-1].asides += asides
    place(nodes[waiting:], out)
    return out


def place(originals: list[Node], out: list[Node]) -> None:
    """Put original nodes whose entries are gone, or that had none, after what is there."""
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


def kept(node: Node) -> Properties:
    """A node's properties without those that the record's entries bring."""
    properties = {k: list(v) for k, v in node.properties.items() if k not in ENTRY_PROPERTIES}
    foreign = [v for v in properties.pop(PRIVATE, []) if not is_known(long_text(v).strip())]
    if foreign:
        properties[PRIVATE] = foreign
    return properties


def matched(old: tuple[Entry, ...], new: tuple[Entry, ...]) -> dict[int, int]:
    """For entries of the new record, which of the old one's they are or replace."""
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
    matcher = SequenceMatcher(None, ours, theirs, autojunk=False)
    for a, b, size in matcher.get_matching_blocks():
        pairs |= {start + b + i: start + a + i for i in range(size)}
    return pairs


def entry_nodes(board: Grid, entries: Sequence[Entry], acts: int) -> list[Node]:
    """Nodes for entries; ``acts`` moves come before them. An empty setup gets none."""
    nodes = []
    for entry in entries:
        if isinstance(entry, Setup):
            properties = setup_properties(board, entry)
            if not properties:
                continue
            node = Node(properties, [])
            if not acts:
                put_marks(node, [APART])
        elif isinstance(entry, Word):
            node = Node({}, [])
            put_marks(node, [mark_for_word(entry)])
        else:
            acts += 1
            text = ""
            if entry.kind is ActKind.PLAY:
                text = entry.written or "?"
                if entry.point is not None:
                    text = write_point(board, entry.point)
            node = Node({entry.colour.letter: [raw_text(text)]}, [])
            put_marks(node, marks_for(entry))
        nodes.append(node)
    return nodes


def setup_properties(board: Grid, setup: Setup) -> Properties:
    """AB, AW and AE, with no point in two of them (the later colour stays, as on the board)."""
    sets = {
        "AB": setup.black - setup.white,
        "AW": setup.white,
        "AE": setup.cleared - setup.black - setup.white,
    }
    return {
        name: [write_point(board, point).encode("ascii") for point in sorted(points)]
        for name, points in sets.items()
        if points
    }


def root_properties(
    game: SgfGame | None, record: GameRecord, old: Properties, result: str | None
) -> Properties:
    """The root: what programs look for first, the game's information, the setup, the rest."""
    new: Properties = {
        "FF": [b"4"],
        "GM": [b"1"],
        "CA": [b"UTF-8"],
        "SZ": [str(record.grid.width).encode()],
        "AP": old.get("AP") or [b"goref"],
    }
    new |= info_properties(game, record, result)
    new |= setup_properties(record.grid, record.setup)
    if record.first is not None:
        new["PL"] = [record.first.letter.encode()]
    exact = record.info.komi
    if exact is not None:
        rules, written = record.info.rules, simple_text(new["KM"][0])
        said = simple_text(new["RE"][0]) if "RE" in new else ""
        if read_both(said, written, rules, len(record.grid))[1] != exact:
            new[PRIVATE] = [f"komi {exact}".encode()]
    if with_handicap(record, ())[0] != record:
        new[PRIVATE] = [*new.get(PRIVATE, []), AS_PLAYED.encode()]
    if PRIVATE in old:
        new[PRIVATE] = new.get(PRIVATE, []) + old[PRIVATE]
    gone = (*TEXTS, *SCALARS, "PL")
    return new | {k: v for k, v in old.items() if k not in new and k not in gone}


def info_properties(game: SgfGame | None, record: GameRecord, result: str | None) -> Properties:
    """Names, rules, komi, handicap and result; as they stood where they still say the same."""
    info = record.info
    before = GameInfo() if game is None else game.record.info
    nodes = [] if game is None else head(main_line(game.tree))
    raw = {name: first_value(nodes, name) for name in (*TEXTS, *SCALARS)}
    new: Properties = {}
    for name, text in info.texts:
        value = raw.get(name)
        if not value or before.text(name) != text:
            lines = text if name in LONG_TEXTS else " ".join(text.splitlines())
            value = raw_text(lines)
        new[name] = [value]
    if info.rules:
        new["RU"] = [raw_text(info.rules)]
    said = info.result if result is None else result
    if said:
        new["RE"] = [raw_text(said)]
    old_komi, old_handicap = raw["KM"], raw["HA"]
    if info.komi is not None:
        new["KM"] = [plain_number(info.komi).encode()]
        if old_komi is not None and info.komi == before.komi:
            _, komi, notes = read_both("", simple_text(old_komi), "", len(record.grid))
            if komi == info.komi and not notes:
                new["KM"] = [old_komi]
    elif old_komi is not None and before.komi is None:
        new["KM"] = [old_komi]
    if info.handicap is not None:
        new["HA"] = [str(info.handicap).encode()]
    elif old_handicap is not None and read_handicap(simple_text(old_handicap))[0] is None:
        new["HA"] = [old_handicap]  # unreadable, but somebody's word
    return new
