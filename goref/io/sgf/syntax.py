"""The brackets and names of SGF: text to game trees and back, and where a file breaks.

sgfmill reads the syntax; here its silences are filled: the place of a fault, a file that
was cut off, several games, text around them. Trees may be nested as deep as a file says,
so nothing here recurses.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NoReturn

from sgfmill import sgf_grammar

from goref.core.base.faults import Fault, fault
from goref.core.base.findings import Finding, Level, found

Tree = Any  # sgf_grammar.Coarse_game_tree, which carries no types
Properties = dict[str, list[bytes]]

MOST_BYTES = 20_000_000
MOST_NODES = 1_000_000
LINE = 76  # characters in a line of what is written, if values allow it

START = re.compile(rb"\(\s*;")
TOKEN = re.compile(
    rb"\s*(?:(?P<V>\[[^\\\]]*(?:\\.[^\\\]]*)*\])|(?P<I>[A-Za-z]{1,64})|(?P<D>[;()]))", re.DOTALL
)
WEB_PAGE = re.compile(r"\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|html|head|body)\b", re.IGNORECASE)


class SgfError(ValueError):
    """A record that cannot be read: one line saying where, and what to do about it."""


@dataclass(slots=True)
class Node:
    """A node of the main line.

    Attributes:
        properties: raw values by name, in UTF-8, escapes left in.
        asides: the variations that branch off after this node.
    """

    properties: Properties
    asides: list[Tree]


def parse(text: str) -> tuple[list[Tree], list[Finding]]:
    """The game trees of a file.

    Returns:
        The trees, their raw values in UTF-8, and what was repaired or passed over.

    Raises:
        SgfError: there is no record, or its syntax is broken.
    """
    refuse_strangers(text)
    data = text.encode("utf-8", "replace")
    if data.count(b";") + data.count(b"(") > 2 * MOST_NODES:
        raise SgfError(fault("sgf-too-many-nodes", most=MOST_NODES))
    trees: list[Tree] = []
    findings: list[Finding] = []
    outside = 0
    position = 0
    while (begin := START.search(data, position)) is not None:
        outside += len(data[position : begin.start()].split())
        tokens, end = sgf_grammar.tokenise(data, begin.start())
        chunk = data[begin.start() : end]
        depth = depth_of(tokens)
        if depth > 0:
            chunk, end = closed(data, begin.start(), end, tokens)
            findings.append(found("closed", Level.NOTE, count=depth, game=len(trees) + 1))
        try:
            trees.append(sgf_grammar.parse_sgf_game(chunk))
        except ValueError:
            explain(data, begin.start(), end)
        position = end
    outside += len(data[position:].split())
    if not trees:
        raise SgfError(fault("sgf-none"))
    if outside:
        findings.append(found("text-outside", Level.NOTE))
    if len(trees) > 1:
        findings.append(found("several-games", Level.NOTE, count=len(trees)))
    if sum([forget_nameless(tree) for tree in trees]):
        findings.append(found("nameless-property", Level.NOTE))
    return trees, findings


def refuse_strangers(text: str) -> None:
    """Raise SgfError for what is plainly something else than a record."""
    if not text.strip("\ufeff \t\r\n\0"):
        raise SgfError(fault("sgf-empty"))
    if WEB_PAGE.match(text):
        raise SgfError(fault("sgf-web-page"))
    if "\0" in text:
        line, column = place(text.encode("utf-8", "replace"), text.find("\0"), text=text)
        raise SgfError(fault("sgf-nul", line=line, column=column))


def closed(
    data: bytes, start: int, end: int, tokens: list[tuple[str, bytes]]
) -> tuple[bytes, int]:
    """A game whose end is missing, with what it lacks added; and where it stops.

    Raises SgfError if the file does not simply stop there.
    """
    rest = data[end:].strip()
    value = b""
    kept = len(tokens)
    if rest.startswith(b"["):
        slashes = len(rest) - len(rest.rstrip(b"\\"))
        value = rest + b"\\" * (slashes % 2) + b"]"
    elif rest:
        explain(data, start, len(data))
    else:
        # A name without its value, or a variation just opened, says nothing yet.
        while kept > 2 and (tokens[kept - 1][0] == "I" or tokens[kept - 1][1] == b"("):
            kept -= 1
            sign = SPACE if tokens[kept][0] == "D" else SPACE + LETTERS
            end = trimmed(data, end, sign) - (tokens[kept][0] == "D")
    return data[start:end] + value + b")" * depth_of(tokens[:kept]), len(data)


SPACE, LETTERS = b" \t\r\n\f\v", string.ascii_letters.encode()


def trimmed(data: bytes, end: int, signs: bytes) -> int:
    """The end of a stretch of bytes without certain signs at its end."""
    while end and data[end - 1] in signs:
        end -= 1
    return end


def depth_of(tokens: list[tuple[str, bytes]]) -> int:
    """How many brackets are open after some tokens."""
    return sum({b"(": 1, b")": -1}.get(token, 0) for kind, token in tokens if kind == "D")


def explain(data: bytes, start: int, end: int) -> NoReturn:
    """Raise the SgfError for the first fault of syntax from ``start`` on."""
    before, position = "(", start + 1
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
    """Line and column, both from 1, of a byte (or, with ``text``, of a character)."""
    before = data[:position].decode("utf-8", "replace") if text is None else text[:position]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def forget_nameless(tree: Tree) -> bool:
    """Take out properties whose names had no capital letter: nothing is left of them."""
    some = False
    for part in parts(tree):
        for properties in part.sequence:
            some |= properties.pop("", None) is not None
    return some


def parts(tree: Tree) -> Iterator[Tree]:
    """The tree and all trees below it."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(part.children)


def count_asides(tree: Tree) -> int:
    """How many variations there are beside the main line."""
    return sum(max(0, len(part.children) - 1) for part in parts(tree))


def main_line(tree: Tree) -> list[Node]:
    """The nodes of the main line (the first variation each time), root first."""
    nodes = []
    while True:
        nodes += [Node(properties, []) for properties in tree.sequence]
        if not tree.children:
            return nodes
        nodes[-1].asides = tree.children[1:]
        tree = tree.children[0]


def serialise(nodes: list[Node]) -> bytes:
    """A game tree of a main line and its variations as SGF, lines of bearable length.

    The last node must have no variations: the first of them would continue the main line.
    """
    out: list[bytes] = [b"(", node_text(nodes[0].properties)]
    width = len(out[1])
    # Work left to do, the next last: brackets to close, or a tree.
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
            # The main line goes first, then what branches off here, when it is done.
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


def node_text(properties: Properties) -> bytes:
    return b";" + b"".join(
        name.encode("ascii") + b"".join(b"[" + value + b"]" for value in values)
        for name, values in properties.items()
    )


def simple_text(raw: bytes) -> str:
    """A raw value as one line of text."""
    return str(sgf_grammar.simpletext_value(raw).decode("utf-8", "replace"))


def long_text(raw: bytes) -> str:
    """A raw value as text that may have several lines."""
    return str(sgf_grammar.text_value(raw).decode("utf-8", "replace"))


def raw_text(text: str) -> bytes:
    """Text as a raw value."""
    return bytes(sgf_grammar.escape_text(text.encode("utf-8", "replace")))
