"""The game information in a record: names, rules, komi, handicap, result.

goref may write rules, komi or handicap that the record did not have (a referee's answer, a
rule set's usual komi). Then a mark at the root keeps the original: ``XG[header {"KM":
["7.5", "6.5"]}]`` means that 7.5 was written and 6.5 found. While the property still has
the written value, the original is read. ``RE`` is always read as it is; its mark lists
the result that goref wrote, then all earlier results, the latest last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.game.record import Act, Entry, GameInfo
from goref.core.rulesets.recorded_names import spoken_rules
from goref.io.files import from_json
from goref.io.sgf.account import TEXTS, Given, NodeAt, given, komi_in_ko, shown, twice
from goref.io.sgf.result import WrittenOutcome, WrittenResult, read_result
from goref.io.sgf.syntax import Node, long_text, raw_text, simple_text
from goref.io.sgf.values import plain_number, plainly, read_komi

LONG_TEXTS = ("GC",)
SCALARS = ("RU", "KM", "HA", "RE")
FIRST = {
    **dict.fromkeys(("b", "black", "1"), BLACK),
    **dict.fromkeys(("w", "white", "2"), WHITE),
}
PRIVATE = "XG"
HEADER = "header"
DAMAGED_RESULT = r"[+\d]|^[bw]\W*$"
"""A part of an unreadable result that shows damage, rather than a result in words."""
EXACT_KOMI = re.compile(r"komi (-?\d{1,18}(?:/[1-9]\d{0,14})?)")
"""The mark of an exact komi.

The limits fit the sum of a whole number, a decimal and a fraction of six digits each.
"""


def head(nodes: list[Node], entries: tuple[Entry, ...], layout: tuple[int, ...]) -> list[Node]:
    """Returns the nodes before the first move, where information about the game may be.

    The root is always among them.

    Handicap stones that are written as moves do not count as moves: ``handicap.py`` has removed
    them from the entries.

    Args:
        nodes: the main line.
        layout: for every node, the number of its entries.
    """
    done = 0
    for index, count in enumerate(layout):
        acts = [isinstance(entry, Act) for entry in entries[done : done + count]]
        if any(acts):  # a node with setup stones and a move is written as two
            return nodes[: max(1, index + (not acts[0]))]
        done += count
    return nodes


def first_value(nodes: list[Node], name: str) -> bytes | None:
    return next((node.properties[name][0] for node in nodes if name in node.properties), None)


def read_info(
    front: list[Node], places: Sequence[NodeAt], area: int
) -> tuple[GameInfo, list[Finding]]:
    """Returns the game's information, and findings about it.

    Rules, komi, handicap and result are also taken from after the first move if nothing before
    it states them. A second, different value gives a finding of level check.

    Args:
        front: the nodes where the information may be, the root first.
        places: the nodes of the main line that are not a single play.
        area: the number of points on the board.
    """
    findings: list[Finding] = []
    texts: dict[str, str] = {}
    for node in front:
        for name, values in node.properties.items():
            if name in TEXTS and name not in texts:
                text = long_text(values[0]) if name in LONG_TEXTS else simple_text(values[0])
                if text.strip():
                    texts[name] = text
    first = {name: simple_text(value or b"") for name, value in raw_header(front).items()}
    header, fox = header_marks(front[0]), is_in_hundredths(front)

    def stated(name: str, meaning: Callable[[str], object]) -> Given:
        others = given(places, name, len(front))
        if simple_text(first_value(front, name) or b"").strip():
            del others[0]  # the first one, or the one goref wrote in its place
        if name == "KM":
            others += komi_in_ko(places, len(front))
        elif name == "RE":
            before = header.get(name, ())
            others = [o for o in others if not _is_open(o.text) and o.text not in before]
        taken, notes = _stated(Given(name, first[name]), others, meaning)
        findings.extend(notes)
        return taken

    rules = stated("RU", spoken_rules).text
    result = stated("RE", lambda text: read_result(text, rules).meaning).text
    said, before = result, header.get("RE", [])
    if len(before) > 1 and before[0] == said:
        said = before[-1]  # the result at the time the komi was written

    def komi_of(text: str) -> Fraction | None:
        return read_both(said, text, rules, area, hundredths=fox)[1]

    told = stated("KM", komi_of)
    _, komi, notes = read_both(said, told.text, rules, area, hundredths=fox)
    if told.name == "KO" and komi is not None:
        text, amount = told.text.strip(), plain_number(komi)
        notes.append(found("komi-in-ko", Level.NOTE, text=text, komi=amount, values=[komi]))
    of_result = read_result(result, rules, zi=any(n.code == "komi-zi" for n in notes)).told
    if said != result:
        notes = _without(notes, "RESULT")
    findings += notes
    findings += changed_header(front, rules)
    exact = exact_komi(front[0])
    if exact is not None:
        komi = exact
        findings = _without(findings, "KOMI")
    handicap, notes = read_handicap(stated("HA", lambda text: read_handicap(text)[0]).text)
    findings += notes
    info = GameInfo(tuple(texts.items()), rules, komi, handicap, result, of_result)
    return info, findings


def _stated(
    taken: Given, others: list[Given], meaning: Callable[[str], object]
) -> tuple[Given, list[Finding]]:
    """Returns a record's value for a fact, and findings about its other values.

    Args:
        taken: the first value, without goref's own changes; its text may be empty.
        others: every other value, in order.
        meaning: returns what a text means; None if it cannot be read.
    """
    name, first = taken.name, taken.text
    findings: list[Finding] = []
    if others and (not first.strip() or (name == "RE" and _is_open(first))):
        taken = others.pop(0)
        if taken.move is not None:
            text = shown(taken.text)
            findings.append(
                found("fact-late", Level.NOTE, move=taken.move, name=taken.name, text=text)
            )
    told = {plainly(taken.text)}
    for other in others:
        ours, theirs = meaning(taken.text), meaning(other.text)
        if plainly(other.text) not in told and (theirs is None or theirs != ours):
            both = (v if isinstance(v, (Fraction, int, str)) else None for v in (ours, theirs))
            findings.append(twice(taken, other, both))
        told.add(plainly(other.text))
    return taken, findings


def _is_open(result: str) -> bool:
    """Returns whether a result states that it is unknown."""
    read = read_result(result)
    return read.outcome is WrittenOutcome.UNKNOWN and read.understood


def is_in_hundredths(front: Iterable[Node]) -> bool:
    """Returns whether a record is from Fox, a server that writes the komi in hundredths."""
    programs = (value for node in front for value in node.properties.get("AP", ()))
    return any(b"foxwq" in program.lower() for program in programs)


def _without(findings: list[Finding], topic: str) -> list[Finding]:
    from goref.core.findings.table import Topic, kind_of  # few were written by goref

    return [finding for finding in findings if kind_of(finding).topic is not Topic[topic]]


def header_marks(root: Node) -> dict[str, list[str]]:
    """Returns, for each property, the value goref wrote, then the record's earlier values."""
    values = root.properties.get(PRIVATE, [])
    read = (read_header_mark(long_text(value).strip()) for value in values)
    return next((changes for changes in read if changes is not None), {})


def read_header_mark(mark: str) -> dict[str, list[str]] | None:
    """Returns the changes in a header mark; None if it is another mark, or damaged."""
    word, _, text = mark.partition(" ")
    if word != HEADER:
        return None
    try:
        value = from_json(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    for name, texts in value.items():
        if name not in SCALARS or not isinstance(texts, list) or not texts:
            return None
        if not all(isinstance(text, str) for text in texts):
            return None
    return value


def raw_header(front: list[Node]) -> dict[str, bytes | None]:
    """Returns rules, komi and handicap without goref's changes, and the result as it is.

    They are raw values by property; None if the record has none.
    """
    raw = {name: first_value(front, name) for name in SCALARS}
    for name, (written, *before) in header_marks(front[0]).items():
        if name != "RE" and before and simple_text(raw[name] or b"") == written:
            raw[name] = raw_text(before[-1]) if before[-1] else None
    return raw


def earlier_results(root: Node, now: str) -> list[str]:
    """Returns the record's earlier results, the oldest first, without ``now``."""
    written, *before = header_marks(root).get("RE", [""])
    return [text for text in dict.fromkeys((*before, written)) if text and text != now]


def changed_header(front: list[Node], rules: str) -> list[Finding]:
    """Returns findings about a header changed after goref wrote it, and earlier results."""
    findings = []
    root = front[0]
    for name, (written, *_) in header_marks(root).items():
        now = simple_text(first_value(front, name) or b"")
        if now != written:
            findings.append(
                found(
                    "header-changed-since",
                    Level.CHECK,
                    name=name,
                    text=now.strip()[:60] or "–",
                    written=written[:60] or "–",
                )
            )
        if name == "RE":
            findings += (
                found("result-earlier", Level.NOTE, text=text, now=now or "–")
                for text in earlier_results(root, now)
            )
    return findings


def exact_komi(root: Node) -> Fraction | None:
    """Returns the exact komi in points, from goref's own mark.

    Returns None if ``KM`` could express the komi: then there is no mark.
    """
    values = root.properties.get(PRIVATE, [])
    read = (EXACT_KOMI.fullmatch(simple_text(value).strip()) for value in values)
    return next((Fraction(mark[1]) for mark in read if mark is not None), None)


def read_both(
    result: str, komi: str, rules: str, area: int, *, hundredths: bool = False
) -> tuple[WrittenResult, Fraction | None, list[Finding]]:
    """Reads result and komi; each can show whether the other is in points or in zi.

    Returns the result, the komi in points (None if it is missing or cannot be read safely),
    and findings about both.
    """
    alone = read_result(result, rules)
    points, notes = read_komi(komi, rules, zi=alone.in_zi, area=area, hundredths=hundredths)
    in_zi = any(note.code == "komi-zi" for note in notes)
    read = read_result(result, rules, zi=in_zi)
    shown = result.strip()[:60]
    if not read.understood:
        level = Level.CHECK if re.search(DAMAGED_RESULT, plainly(shown)) else Level.NOTE
        notes.append(found("result-unreadable", level, text=shown))
    elif read.unit_open:
        notes.append(found("result-unit-unknown", Level.CHECK, text=shown))
    elif read.margin is not None and read.number is not None and read.margin != read.number:
        margin = plain_number(read.margin)
        notes.append(found("result-in-zi", Level.NOTE, text=shown, margin=margin))
    return read, points, notes


def read_handicap(text: str) -> tuple[int | None, list[Finding]]:
    """Returns the stone count in ``HA``, and findings.

    The count is 0 for an even game and for one stone; None if ``HA`` is empty or unreadable.
    """
    plain = plainly(text)
    if not plain:
        return None, []
    number = re.fullmatch(r"\d{1,3}(?:\.0*)?", plain)
    if number is None:
        return None, [found("handicap-unreadable", Level.CHECK, text=text.strip()[:40])]
    count = int(plain.partition(".")[0])
    if count == 1:
        return 0, [found("handicap-one", Level.NOTE, values=[0])]
    return count, []


def read_first(
    front: list[Node], places: Sequence[NodeAt]
) -> tuple[Colour | None, list[Finding]]:
    """Returns the side to move first, from ``PL``, and findings.

    Returns None for a side that is missing or unreadable.
    """
    raw = first_value(front, "PL")
    if raw is None:
        return None, []
    text = simple_text(raw)
    first = FIRST.get(plainly(text))
    findings = [] if first else [found("first-unreadable", Level.NOTE, text=text.strip()[:40])]
    findings += (
        twice(Given("PL", text), other)
        for other in given(places, "PL", len(front))
        if other.move is None and FIRST.get(plainly(other.text)) is not first
    )
    return first, findings


def title(info: GameInfo, number: int) -> str:
    """Returns a line for a list of games: players (or the game's name), event, date.

    If all of these are missing, the line is the game's number.
    """
    black, white = info.text("PB").strip(), info.text("PW").strip()
    players = f"{black or '?'} – {white or '?'}" if black or white else info.text("GN").strip()
    pieces = [players, info.text("EV").strip(), info.text("DT").strip()]
    return ", ".join(piece for piece in pieces if piece) or f"#{number}"
