"""The syntax of SGF: text to game trees and back, and the place at which a file is broken.

The class of trees and the functions that decode values are sgfmill's. The trees are built here
in one pass: no list of tokens is stored, the place of an error is known, and a file may be cut
off. Trees can be nested to any depth, so nothing here recurses.
"""

from __future__ import annotations

import re
import string
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise, takewhile
from typing import Any, NoReturn
from warnings import catch_warnings, simplefilter

from goref.core.base.faults import Fault, fault
from goref.core.base.findings import Finding, Level, found

with catch_warnings():  # Python 3.12 and later warn of its docstrings when they compile it
    simplefilter("ignore")
    from sgfmill import sgf_grammar

Tree = Any  # sgf_grammar.Coarse_game_tree, which carries no types
Properties = dict[str, list[bytes]]
Watch = Callable[[int, int], None]
"""A callback for progress: the amount done and the total."""

MOST_BYTES = 20_000_000
MOST_NODES = 1_000_000
MOST_VARIATIONS = 300_000  # of a file, including its games
MOST_MOVES = 50_000  # nodes of a main line
MOST_GAMES = 10_000  # of a file
MOST_VALUES = 5_000  # of a property of a node; a board has 625 points
MOST_KINDS = 1_000  # names of properties in a file
MOST_POINTS = 2_000_000  # points that the nodes of a file set or mark, rectangles expanded
MOST_MARKS = 100_000  # goref's own, in a file
MOST_AGAIN = 4_000_000  # bytes, plus twice the file, read again after stray brackets
MOST_NAMED = 8  # names in a sentence
OFTEN = 2000  # nodes between two reports of progress
BOM = b"\xef\xbb\xbf"
SHORT = 4  # bytes of values that many nodes share
LINE = 76  # characters in a written line, if values allow it

# Compiled here: what most records need. Other patterns are compiled on first use.
START = re.compile(rb"\(\s*;")
EARLIER = {"GOREF": "XG"}
"""Names of goref's property in earlier versions; some programs accept two letters only."""
LONG_NAMES = {
    "black": "B", "white": "W", "comment": "C", "name": "N", "node": "N", "addblack": "AB",
    "addwhite": "AW", "addempty": "AE", "player": "PL", "plays": "PL", "game": "GM",
    "size": "SZ", "playerblack": "PB", "playerwhite": "PW", "komi": "KM", "handicap": "HA",
    "result": "RE", "event": "EV", "round": "RO", "date": "DT", "place": "PC",
    "gamename": "GN", "gamecomment": "GC", "rules": "RU",
}  # fmt: skip
"""Long names in older files, written in small letters only, and the short names."""
TEXTUAL = frozenset((
    "C", "GC", "N", "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC",
    "DT", "RU", "ON", "OT", "AN", "CP", "SO", "US", "GN", "RE", "AP",
))  # fmt: skip
"""Properties with text values, in which an unescaped bracket may occur."""
MOVE_OUTSIDE = re.compile(rb"[;\]]\s*[BW]\[[A-Za-z]{0,2}\]")
HEADLESS = re.compile(
    rb"\s*\((?=\s*[A-Z]{1,2}\s*\[(?:[^\]\\]|\\.)*\]\s*(?:[\[;]|[A-Z]{1,2}\s*\[))", re.DOTALL
)
"""A game without ``;`` before its first property; only such games may precede it."""
TOKEN = re.compile(
    rb"\s*(?:(?P<V>\[[^\\\]]*(?:\\.[^\\\]]*)*\])|(?P<I>[A-Za-z]{1,64})|(?P<D>[;()]))", re.DOTALL
)
VALUE = rb"(?s)\[[^\\\]]*(?:\\.[^\\\]]*)*\]"
MOVES = re.compile(rb"(?:;\s*[BW]\[[a-y]{2}\]\s*){1,%d}(?=[;()])" % OFTEN)
"""Nodes that hold only a move, as nearly all nodes do."""
WEB_PAGE = r"(?i)\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|html|head|body)\b"


class SgfError(ValueError):
    """A record that cannot be read; the message is one line with the place and the remedy."""


class Spent:
    """The amounts read from a file so far, of points and marks; each has a limit."""

    def __init__(self) -> None:
        self._points = 0
        self._marks = 0

    def points(self, more: int) -> None:
        """Counts points of a list before they are created. Raises SgfError above the limit."""
        self._points += more
        if self._points > MOST_POINTS:
            raise SgfError(fault("sgf-too-many-points", count=self._points, most=MOST_POINTS))

    def marks(self, more: int) -> None:
        """Counts goref's own marks before they are read. Raises SgfError above the limit."""
        self._marks += more
        if self._marks > MOST_MARKS:
            raise SgfError(fault("sgf-too-many-marks", count=self._marks, most=MOST_MARKS))


class Node:
    """A node of the main line.

    Attributes:
        properties: raw values by name, in UTF-8, with escapes.
        asides: the variations that branch off after this node.
    """

    __slots__ = ("asides", "properties")

    def __init__(self, properties: Properties, asides: tuple[Tree, ...] = ()) -> None:
        self.properties = properties
        self.asides = asides


class MoveTexts(dict[bytes, tuple[str, bytes]]):
    """Names and values of properties that are moves, as in ``B[pd]``, by their text.

    Each pair is created once and shared by the many nodes of many games.
    """

    def __missing__(self, written: bytes) -> tuple[str, bytes]:
        told = self[written] = written[:1].decode("ascii"), written[2:4]
        return told


MOVE_TEXTS = MoveTexts()


def parse(text: str, watch: Watch | None = None) -> tuple[list[Tree], list[Finding]]:
    """Parses the game trees of a file in one pass.

    Args:
        watch: called from time to time with the progress; an exception from it ends the
            parsing.

    Returns:
        The trees with raw values in UTF-8, and findings about repairs and omissions.

    Raises:
        SgfError: there is no record, its syntax is broken, or it is above a limit.
    """
    refuse_strangers(text)
    data = text.encode("utf-8", "replace")
    growth = TreeBuilder(data, watch)
    trees: list[Tree] = []
    findings: list[Finding] = []
    outside, position, level = 0, len(data) - len(data.lstrip(BOM)), Level.NOTE
    bare = True  # only such games, and space, came before
    while begin := (bare and HEADLESS.match(data, position)) or START.search(data, position):
        bare = begin.re is HEADLESS
        start = data.index(b"(", begin.start())
        outside += len(data[position:start].split())
        if begin.re is HEADLESS:
            findings.append(found("headless", Level.NOTE, game=len(trees) + 1))
        tree = growth.grow(start)
        if tree is None or growth.goes_on():
            tree = with_strays(growth, start, tree, len(trees) + 1, findings)
            data = growth.data
            if tree is not None and growth.goes_on():
                level = Level.CHECK
        position = growth.position
        if tree is None:
            chunk, depth = closed(data, start, growth)
            findings.append(found("closed", Level.NOTE, count=depth, game=len(trees) + 1))
            growth.data = data[:start] + chunk
            tree = growth.grow(start, again=True)
            position = len(data)
            if tree is None:
                explain(data, start, position)
        if len(trees) == MOST_GAMES:
            raise SgfError(fault("sgf-too-many-games", count=games_in(data), most=MOST_GAMES))
        trees.append(tree)
    outside += len(data[position:].split())
    if not trees:
        raise SgfError(fault("sgf-none"))
    if outside:
        findings.append(found("text-outside", level))
    if len(trees) > 1:
        findings.append(found("several-games", Level.NOTE, count=len(trees)))
    findings += growth.findings()
    return trees, findings


def with_strays(
    growth: TreeBuilder, start: int, tree: Tree | None, game: int, findings: list[Finding]
) -> Tree | None:
    """Continues to parse a game that breaks off after a comment with an unescaped bracket.

    Args:
        tree: the game as parsed so far, if only its end is missing; else None.
        findings: the list to which a finding for every repaired comment is added.

    Returns:
        The tree; None if the repair fails.
    """
    from goref.io.text.sgf_mending import mended  # few files need it

    data, before = growth.data, len(growth.inserted)
    most = MOST_AGAIN + 2 * len(data)
    told: list[Finding] = []
    while growth.text_end and (tree is None or growth.goes_on()):
        growth.read_again += growth.position - start + len(data) // 500
        broken = growth.position - (tree is not None)
        fixed = mended(growth.data, growth.text_end, broken)
        if fixed is None or growth.read_again > most:
            break
        line, column = growth.place(growth.text_end - 1)
        told.append(found("stray-bracket", Level.CHECK, game=game, line=line, column=column))
        growth.data = fixed.data
        growth.inserted += fixed.inserted
        tree = growth.grow(start, again=True)
    if tree is None:
        growth.data = data
        del growth.inserted[before:]
        growth.grow(start, again=True)
        return None
    findings += told
    return tree


class TreeBuilder:
    """Builds game trees from bytes, token by token, without storing anything else.

    Attributes:
        position: the end of the last game, or the beginning of the unreadable part.
        depth: the number of open brackets there.
        read_again: the approximate number of bytes that were read more than once.
        inserted: positions of bytes that the file does not have, in order.
        text_end: the end of the last text value, if everything after it may belong to that
            text; else 0.
    """

    def __init__(self, data: bytes, watch: Watch | None) -> None:
        self.data = data
        self.position = 0
        self.depth = 0
        self.text_end = 0
        self.inserted: list[int] = []
        self.read_again = 0
        self._file = data
        self._nameless: dict[str, int] = {}  # the first place of each name
        self._small: dict[str, int] = {}
        self._watch = watch
        self._nodes = self._variations = 0
        self._before: tuple[int, int, int, int] = (0, 0, 0, 0)  # sizes before the last game
        self._names: dict[bytes, str] = {}
        self._values: dict[bytes, bytes] = {}  # short ones such as points, each stored once

    def goes_on(self) -> bool:
        """Returns whether moves follow the parsed game before another game begins."""
        begin = START.search(self.data, self.position)
        end = len(self.data) if begin is None else begin.start()
        return MOVE_OUTSIDE.search(self.data, self.position, end) is not None

    def place(self, position: int) -> tuple[int, int]:
        """Returns line and column in the file, both from 1, of a position in the data."""
        return place(self._file, position - bisect_left(self.inserted, position))

    def findings(self) -> list[Finding]:
        """Returns findings on names in small letters, known or not, with their first places."""
        told = []
        if small := self._small:
            line, column = self.place(min(small.values()))
            names = ", ".join(list(small)[:MOST_NAMED])
            told.append(found("small-names", Level.NOTE, names=names, line=line, column=column))
        if nameless := self._nameless:
            line, column = self.place(min(nameless.values()))
            names = ", ".join(list(nameless)[:MOST_NAMED])
            told.append(
                found("nameless-property", Level.CHECK, names=names, line=line, column=column)
            )
        return told

    def grow(self, start: int, *, again: bool = False) -> Tree | None:
        """Parses the game that begins at a position; None if it breaks off or is broken.

        Args:
            again: True if the same game was parsed before; its counts are then replaced.

        Raises SgfError for too many nodes, variations, values or names.
        """
        if again:
            small, nameless, self._nodes, self._variations = self._before
            for names, count in ((self._small, small), (self._nameless, nameless)):
                for name in list(names)[count:]:
                    del names[name]
        self._before = len(self._small), len(self._nameless), self._nodes, self._variations
        data, match, short = self.data, TOKEN.match, self._values
        open_: list[Tree] = []  # from the outermost to the growing tree
        sequence: list[Properties] | None = None
        properties: Properties | None = None
        values: list[bytes] | None = None
        wanted = False  # a name without a value so far
        textual, since, bracketed = False, 0, False
        text_end = 0
        position = start
        while True:
            self.position, self.depth, self.text_end = position, len(open_), text_end
            token = match(data, position)
            if token is None:
                return None
            kind, position = token.lastgroup, token.end()
            if kind == "V":
                if values is None:
                    return None
                value = data[token.start("V") + 1 : position - 1]
                if textual and not values:
                    text_end, since, bracketed = position, 0, b"[" in value
                elif since and (since > 1 or not bracketed):
                    text_end = 0
                if len(values) == MOST_VALUES:
                    self._refuse_values(token.start("V"))
                values.append(short.setdefault(value, value) if len(value) <= SHORT else value)
                wanted = False
            elif wanted:
                return None
            elif kind == "I":
                if properties is None:
                    if sequence or sequence is None or len(open_) > 1:
                        return None
                    properties = {}  # of a game whose first node lacks its ``;``
                    sequence.append(properties)
                    self._count(position, 1)
                name = self._name(token.group("I"), token.start("I"))
                values = properties.setdefault(name, []) if name else []
                wanted, textual = True, name in TEXTUAL
            else:
                values = None
                sign = data[position - 1 : position]
                if sign == b";":
                    if sequence is None:
                        return None
                    before = len(sequence)
                    since += 1
                    if moves := MOVES.match(data, position - 1):
                        position, text_end = moves.end(), 0
                        run = moves.group().translate(None, SPACE).split(b";")[1:]
                        told = map(MOVE_TEXTS.__getitem__, run)
                        sequence += [{name: [value]} for name, value in told]
                    else:
                        sequence.append({})
                    properties = sequence[-1]
                    self._count(position, len(sequence) - before)
                    continue
                if sequence is not None and not sequence:
                    return None
                properties = None
                if sign == b"(":
                    self._variations += 1
                    if self._variations > MOST_VARIATIONS:
                        many = {"count": data.count(b"("), "most": MOST_VARIATIONS}
                        raise SgfError(fault("sgf-too-many-variations", **many))
                    tree = new_tree()
                    sequence = tree.sequence = []
                    if open_:
                        open_[-1].children.append(tree)
                    open_.append(tree)
                else:
                    sequence = None
                    tree = open_.pop()
                    if not open_:
                        self.position, self.depth = position, 0
                        return tree

    def _name(self, written: bytes, at: int) -> str:
        """Returns a property's short name, also for old long names or small letters.

        Returns "" for a meaningless name; ``at`` is the position of the name.
        """
        name = self._names.get(written)
        if name is None:
            kinds = len(self._names) + len(self._small) + len(self._nameless)
            if kinds > MOST_KINDS:
                line, column = self.place(at)
                told = {"line": line, "column": column, "most": MOST_KINDS}
                raise SgfError(fault("sgf-too-many-kinds", **told))
            name = written.translate(None, SMALL).decode("ascii")
            name = EARLIER.get(name, name)
            if not name:
                plain = written.decode("ascii")
                name = LONG_NAMES.get(plain, plain.upper() if len(plain) <= 2 else "")
                (self._small if name else self._nameless).setdefault(plain, at)
                return name
            self._names[written] = name
        return name

    def _refuse_values(self, at: int) -> NoReturn:
        """Raises SgfError for too many values of a property; ``at``: the first one too many."""
        line, column = self.place(at)
        tokens = TOKEN.finditer(self.data, at)
        count = MOST_VALUES + sum(
            1 for _ in takewhile(lambda token: token.lastgroup == "V", tokens)
        )
        told = {"line": line, "column": column, "count": count, "most": MOST_VALUES}
        raise SgfError(fault("sgf-too-many-values", **told))

    def _count(self, position: int, more: int) -> None:
        word = self._nodes // OFTEN
        self._nodes += more
        if self._nodes > MOST_NODES:
            raise SgfError(fault("sgf-too-many-nodes", most=MOST_NODES))
        if self._watch is not None and self._nodes // OFTEN > word:
            self._watch(position, len(self.data))


def games_in(data: bytes) -> int:
    """Returns the number of games in a file, found by counting brackets."""
    brackets = re.sub(VALUE, b"", data).translate(None, NO_BRACKETS)
    depths = accumulate(1 if sign == OPENS else -1 for sign in brackets)
    return sum(1 for depth in depths if depth == 0)


def refuse_strangers(text: str) -> None:
    """Raises SgfError for text that is plainly not a record."""
    if not text.strip("\ufeff \t\r\n\0"):
        raise SgfError(fault("sgf-empty"))
    if re.match(WEB_PAGE, text):
        raise SgfError(fault("sgf-web-page"))
    if "\0" in text:
        line, column = place(text.encode("utf-8", "replace"), text.find("\0"), text=text)
        raise SgfError(fault("sgf-nul", line=line, column=column))


def closed(data: bytes, start: int, growth: TreeBuilder) -> tuple[bytes, int]:
    """Returns a game with its missing end added, and the number of missing brackets.

    Raises SgfError if the game is not simply cut off at the end of the file.
    """
    end, depth, lacking = growth.position, growth.depth, growth.depth
    rest = data[end:].strip()
    value = b""
    # A name without its value, or a variation just opened, has no meaning yet.
    kept = trimmed(data, len(data), SPACE + LETTERS + b"(")
    if depth and rest.startswith(b"[") and TOKEN.match(data, end) is None:
        slashes = len(rest) - len(rest.rstrip(b"\\"))
        value = rest + b"\\" * (slashes % 2) + b"]"
    elif end < kept:
        explain(data, start, len(data))
    else:
        said = data[kept:].count(b"(")
        before = data[kept:end].count(b"(")
        depth, lacking, end = depth - before, depth - before + said, kept
    return data[start:end] + value + b")" * depth, lacking


OPENS, NO_BRACKETS = ord("("), bytes(sign for sign in range(256) if sign not in b"()")
SPACE, LETTERS = b" \t\r\n\f\v", string.ascii_letters.encode()
SMALL = string.ascii_lowercase.encode()


def trimmed(data: bytes, end: int, signs: bytes) -> int:
    """Returns the end of ``data[:end]`` without the bytes in ``signs`` that it ends with."""
    while end and data[end - 1] in signs:
        end -= 1
    return end


def explain(data: bytes, start: int, end: int) -> NoReturn:
    """Raises SgfError for the first syntax error after ``start``."""
    before, position = ";" if HEADLESS.match(data, start) else "(", start + 1
    while position < end:
        token = TOKEN.match(data, position)
        if token is None:
            if not data[position:end].strip():
                break
            fail(data, position, out_of_place(data, position))
        kind = token.lastgroup or ""
        at = token.start(kind)
        new = kind if kind != "D" else token.group("D").decode("ascii")
        if before == "I" and new != "V":
            fail(data, at, fault("sgf-no-value"))
        if new == "V" and before not in ("I", "V"):
            fail(data, at, fault("sgf-value-alone"))
        if new == "I" and before not in (";", "V"):
            fail(data, at, fault("sgf-outside-node"))
        if new == ";" and before == ")":
            fail(data, at, fault("sgf-node-after-variation"))
        if new in "()" and before == "(":
            fail(data, at, fault("sgf-empty-variation"))
        before, position = new, token.end()
    fail(data, min(position, end), fault("sgf-breaks-off"))


def out_of_place(data: bytes, position: int) -> Fault:
    rest = data[position : position + 80].lstrip().decode("utf-8", "replace")
    if not rest:
        return fault("sgf-this-out-of-place")
    return fault("sgf-out-of-place", sign=rest[:1])


def fail(data: bytes, position: int, problem: Fault) -> NoReturn:
    position += len(data[position:]) - len(data[position:].lstrip())
    line, column = place(data, position)
    raise SgfError(fault("sgf-broken", line=line, column=column, problem=problem))


def place(data: bytes, position: int, *, text: str | None = None) -> tuple[int, int]:
    """Returns line and column, both from 1, of a byte (or, with ``text``, of a character)."""
    before = data[:position].decode("utf-8", "replace") if text is None else text[:position]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def parts(tree: Tree) -> Iterator[Tree]:
    """Yields the tree and all trees below it."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(part.children)


def count_asides(tree: Tree) -> int:
    """Returns the number of variations next to the main line."""
    return sum(max(0, len(part.children) - 1) for part in parts(tree))


def main_line(tree: Tree) -> list[Node]:
    """Returns the nodes of the main line (the first variation each time), root first.

    Raises SgfError for more nodes than any game has.
    """
    nodes: list[Node] = []
    while True:
        if len(nodes) + len(tree.sequence) > MOST_MOVES:
            raise SgfError(fault("sgf-too-many-moves", most=MOST_MOVES))
        nodes += map(Node, tree.sequence)
        if not tree.children:
            return nodes
        nodes[-1].asides = tuple(tree.children[1:])
        tree = tree.children[0]


def serialise(nodes: list[Node]) -> bytes:
    """Returns the SGF of a main line and its variations, in lines of moderate length.

    The last node must have no variations: the first of them would continue the main line.
    """
    out: list[bytes] = [b"(", node_text(nodes[0].properties)]
    width = len(out[1])
    # The remaining work, the next item last: brackets to close, or trees.
    left: list[Tree | bytes] = [b")"]

    def put(piece: bytes) -> None:
        nonlocal width
        if width and width + len(piece) > LINE:
            out.append(b"\n")
            width = 0
        out.append(piece)
        width += len(piece)

    def begin() -> None:
        nonlocal width
        out.append(b"\n(")
        width = 0

    for before, node in pairwise(nodes):
        if before.asides:
            # The main line goes first; the variations from here follow after it.
            begin()
            left += [*reversed(before.asides), b")"]
        put(node_text(node.properties))
    while left:
        item = left.pop()
        if isinstance(item, bytes):
            out.append(item)
            continue
        begin()
        for properties in item.sequence:
            put(node_text(properties))
        left.append(b")")
        left.extend(reversed(item.children))
    out.append(b"\n")
    return b"".join(out)


def new_tree() -> Tree:
    """Returns an empty game tree."""
    return sgf_grammar.Coarse_game_tree()


def node_text(properties: Properties) -> bytes:
    return b";" + b"".join(
        name.encode("ascii") + b"".join(b"[" + value + b"]" for value in values)
        for name, values in properties.items()
    )


WORD_ONLY = re.compile(rb"[a-zA-Z0-9]{0,8}").fullmatch


def simple_text(raw: bytes) -> str:
    """Returns a raw value as one line of text."""
    if WORD_ONLY(raw):  # such as a point: no character needs unescaping
        return raw.decode("ascii")
    return str(sgf_grammar.simpletext_value(raw).decode("utf-8", "replace"))


def long_text(raw: bytes) -> str:
    """Returns a raw value as text of any number of lines."""
    return str(sgf_grammar.text_value(raw).decode("utf-8", "replace"))


def raw_text(text: str) -> bytes:
    """Returns a text as a raw value."""
    return bytes(sgf_grammar.escape_text(text.encode("utf-8", "replace")))
