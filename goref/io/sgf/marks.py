"""goref's own marks in a record, and the writing of territory marks.

All marks are values of one property, ``XG``:

- on a move: the kind of act;
- on a node of its own: a statement between turns;
- on the main line's last node: the referee's decisions about stones and points
  (``dead D4 E4``, ``eye B C3``, ``because D4: …``);
- at the root: the rest of a case (:mod:`goref.io.sgf.case`) and the earlier header
  (:mod:`goref.io.sgf.info`).

Other programs keep or drop them without harm. An unknown mark is kept as it is and listed as
a finding.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Statement
from goref.core.game.replay import Moment
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.io.files import from_json, json_bytes
from goref.io.sgf.info import PRIVATE
from goref.io.sgf.syntax import Node, Tree, long_text, raw_text
from goref.io.sgf.values import write_point

SETTLING = "settling"
APART = "setup"
AS_PLAYED = "as-played"
"""A mark at the root: setup and first moves are taken as they are, whatever ``HA`` suggests."""
AS_RULED = "as-ruled"
"""A mark on a node after the last move, which shows other programs the board as ruled."""
COUNTED = "counted"
"""A mark next to territory marks of goref, which goref replaces when it writes others."""
RULES, ANSWER, DISPUTED, SETTLED = "rules", "answer", "disputed", "settled"
NOTES, SHIFT, TRIAL, VOID = "notes", "shift", "trial", "void"
INCIDENT, PROTEST, REGULATION, SOURCES = "incident", "protest", "regulation", "sources"
CASE_WORDS = frozenset(
    (
        *(RULES, ANSWER, DISPUTED, SETTLED, NOTES, SHIFT, TRIAL, VOID),
        *(INCIDENT, PROTEST, REGULATION, SOURCES),
    )
)
"""The first words of marks that :mod:`goref.io.sgf.case` reads."""
NO_RULING = "no-ruling"
WORD, UNCLEAR = "word", "unclear"
BECAUSE = "because"
EMPTY_MOVES = {kind.value: kind for kind in (ActKind.GIVE_UP, ActKind.PASS_STONE)}
SAID = "said"
WORDS = {say.value: say for say in StatementKind}
LIVES = {life.value: life for life in StoneStatus}
KINDS = {kind.value: kind for kind in PointKind}
TERRITORY = {BLACK: "TB", WHITE: "TW"}


def marks_of(node: Node) -> list[str]:
    """Returns goref's own marks on a node, as text."""
    if PRIVATE not in node.properties:  # as in nearly every node
        return []
    return [long_text(value).strip() for value in node.properties[PRIVATE]]


def trial_marks(aside: Tree) -> list[str]:
    """Returns the marks of goref's trials in the first node of a variation."""
    first = Node(aside.sequence[0])
    return [mark for mark in marks_of(first) if mark.partition(" ")[0] == TRIAL]


def marks_for(act: Act) -> list[str]:
    """Returns the marks that, when read back, give the same act."""
    marks = [act.kind.value] if act.kind.value in EMPTY_MOVES else []
    return [*marks, SETTLING] if act.settling else marks


def mark_for_word(word: Statement) -> str:
    """Returns the mark of a statement: ``said resume W``, ``said agreed``."""
    side = f" {word.colour.letter}" if word.colour else ""
    return f"{SAID} {word.said.value}{side}"


def word_of(mark: str) -> Statement | None:
    """Returns the statement in a mark; None for any other mark."""
    match mark.split(" "):
        case [said, say, *side] if said == SAID and say in WORDS:
            if not side:
                return Statement(WORDS[say])
            if side in (["B"], ["W"]):
                return Statement(WORDS[say], Colour.from_letter(side[0]))
    return None


def is_ruling(mark: str) -> bool:
    word = mark.partition(" ")[0]
    return word in LIVES or word in KINDS or word in (BECAUSE, NO_RULING, WORD, UNCLEAR)


def is_of_case(mark: str) -> bool:
    return mark.partition(" ")[0] in CASE_WORDS


def read_ruling(
    board: Grid, last: Node, marked: Iterable[Node], final: Moment
) -> tuple[Ruling | None, list[Finding]]:
    """Reads the referee's decisions from the last node; None if the node has none.

    Args:
        marked: the nodes of the main line that have goref's own property.
        final: the position and the acts at the end of the main line.
    """
    findings: list[Finding] = []
    before = (node for node in marked if node is not last)
    if any(is_ruling(mark) for node in before for mark in marks_of(node)):
        findings.append(found("ruling-not-at-end", Level.CHECK))
    marks = [mark for mark in marks_of(last) if is_ruling(mark)]
    if not marks:
        return None, findings
    ruling = Ruling()
    reasons: dict[Point, str] = {}
    for mark in marks:
        try:
            ruling = with_mark(board, ruling, mark, reasons)
        except ValueError:
            findings.append(
                found("mark-unreadable", Level.CHECK, move=final.number, text=mark[:60])
            )
    if not any(mark.startswith(f"{WORD} ") for mark in marks):
        ruling = replace(ruling, word=None)  # as earlier versions wrote it
    return replace(ruling, reasons=reasons), findings


def with_mark(board: Grid, ruling: Ruling, mark: str, reasons: dict[Point, str]) -> Ruling:
    """Returns the ruling with one mark applied; adds the mark's reason, if any, to ``reasons``.

    Raises ValueError if the mark is invalid.
    """
    if mark == NO_RULING:
        return ruling
    word, _, rest = mark.partition(" ")
    if word == BECAUSE:
        names, colon, reason = rest.partition(":")
        if not colon:
            raise ValueError(mark)
        points = [board.point(name) for name in names.split()]
        reasons |= dict.fromkeys(points, read_reason(reason.strip()))
        return ruling
    if word == WORD:
        return replace(ruling, word=StatusSource(rest))
    if word == UNCLEAR:
        return replace(ruling, unclear=frozenset(map(board.point, rest.split())))
    if word in LIVES:
        return ruling.with_lives([board.point(name) for name in rest.split()], LIVES[word])
    letter, _, names = rest.partition(" ")
    owner = None if letter == "-" else Colour.from_letter(letter)
    points = [board.point(name) for name in names.split()]
    return ruling.with_claim(points, PointRuling(KINDS[word], owner))


def write_ruling(board: Grid, ruling: Ruling) -> list[str]:
    """Returns the marks of a ruling; :func:`read_ruling` reads them back."""
    marks = [
        f"{life.value} {' '.join(board.names(stones))}"
        for life in StoneStatus
        if (stones := ruling.stones(life))
    ]
    by_claim: dict[tuple[str, str], list[Point]] = {}
    for point, claim in sorted(ruling.claims.items()):
        key = (claim.kind.value, claim.owner.letter if claim.owner else "-")
        by_claim.setdefault(key, []).append(point)
    for (kind, owner), points in sorted(by_claim.items()):
        marks.append(f"{kind} {owner} {' '.join(board.names(points))}")
    by_reason: dict[str, list[Point]] = {}
    for point, reason in sorted(ruling.reasons.items()):
        by_reason.setdefault(reason, []).append(point)
    for reason, points in sorted(by_reason.items()):
        marks.append(f"{BECAUSE} {' '.join(board.names(points))}: {reason_text(reason)}")
    if ruling.word:
        marks.append(f"{WORD} {ruling.word.value}")
    if ruling.unclear:
        marks.append(f"{UNCLEAR} {' '.join(board.names(ruling.unclear))}")
    return marks


def reason_text(reason: str) -> str:
    """Returns a reason for a mark: plain, or as JSON if plain text would be misread."""
    plain = reason.isprintable() and not reason.startswith('"')
    if plain and reason and long_text(raw_text(reason)).strip() == reason:
        return reason
    return json_bytes(reason).decode("utf-8")


def read_reason(text: str) -> str:
    """Returns a reason from a mark."""
    if not text.startswith('"'):
        return text
    try:
        value = from_json(text)
    except ValueError:
        return text
    return value if isinstance(value, str) else text


def put_marks(node: Node, marks: Iterable[str]) -> None:
    """Writes goref's marks on a node, after any marks that the node has."""
    values = [raw_text(mark) for mark in marks]
    if values:
        node.properties.setdefault(PRIVATE, []).extend(values)


def put_territory(board: Grid, node: Node, marks: Pair[frozenset[Point]]) -> None:
    """Puts territory marks on a node in place of the node's old territory marks."""
    for colour, name in TERRITORY.items():
        node.properties.pop(name, None)
        points = sorted(marks.of(colour))
        if points:
            node.properties[name] = [write_point(board, p).encode("ascii") for p in points]
