"""The root of a record for writing: general properties, names, setup, result."""

from __future__ import annotations

from collections.abc import Mapping

from goref import __version__
from goref.core.base.findings import Level
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Grid
from goref.core.base.language import ENGLISH, Language
from goref.core.case.case import Case
from goref.core.game.record import GameInfo, GameRecord, Setup
from goref.io.files import json_bytes
from goref.io.sgf.account import TEXTS
from goref.io.sgf.case import case_marks
from goref.io.sgf.handicap import with_handicap
from goref.io.sgf.info import (
    HEADER,
    LONG_TEXTS,
    PRIVATE,
    SCALARS,
    earlier_results,
    first_value,
    raw_header,
    read_both,
    read_handicap,
)
from goref.io.sgf.marks import AS_PLAYED
from goref.io.sgf.read import SgfGame
from goref.io.sgf.syntax import Node, Properties, main_line, raw_text, simple_text
from goref.io.sgf.values import plain_number, write_point


@frozen
class ExportExtras:
    """Data exported in addition to a record and its ruling.

    Attributes:
        case: the case whose other decisions are exported as marks.
        header: ``RU``, ``KM``, ``HA`` and ``RE`` for other programs; the record's own values
            are kept in a mark. Empty: the property is left out.
        earlier: results the record had before its present one, the oldest first, in addition to
            those in the game as read.
        language: the language of the comments.
        told: a comment after the last move: the incidents of the game.
    """

    case: Case
    header: Mapping[str, str]
    earlier: tuple[str, ...] = ()
    language: Language = ENGLISH
    told: str = ""


def root_properties(
    game: SgfGame | None,
    record: GameRecord,
    old: Properties,
    beside: ExportExtras | None = None,
) -> Properties:
    """Returns the root's properties: general ones, the game's information, setup, the rest."""
    new: Properties = {
        "FF": [b"4"],
        "GM": [b"1"],
        "CA": [b"UTF-8"],
        "SZ": [str(record.grid.width).encode()],
        "AP": application(old, beside),
    }
    new |= info_properties(game, record)
    new |= setup_properties(record.grid, record.setup)
    if record.first is not None:
        new["PL"] = [record.first.letter.encode()]
    if beside is None and game is not None:
        _put_others(new, front(game))
    marks: list[str] = []
    exact = record.info.komi
    if exact is not None:
        rules, written = record.info.rules, simple_text(new["KM"][0])
        said = simple_text(new["RE"][0]) if "RE" in new else ""
        if read_both(said, written, rules, len(record.grid))[1] != exact:
            marks.append(f"komi {exact}")
    if with_handicap(record, ())[0] != record:
        marks.append(AS_PLAYED)
    changes = changed(game, new, beside)
    if changes:
        marks.append(f"{HEADER} {json_bytes(changes).decode()}")
    if beside is not None:
        marks += case_marks(beside.case)
    private = [*map(raw_text, marks), *old.get(PRIVATE, [])]
    if private:
        new[PRIVATE] = private
    gone = (*TEXTS, *SCALARS, "PL")
    return new | {k: v for k, v in old.items() if k not in new and k not in gone}


def _put_others(new: Properties, nodes: list[Node]) -> None:
    """Keeps a record's repeated values, which are then reported when it is read again."""
    for name in ("SZ", "PL", *SCALARS):
        if name in new:
            values = [value for node in nodes for value in node.properties.get(name, ())]
            new[name] = [*new[name], *values[1:]]


def application(old: Properties, beside: ExportExtras | None) -> list[bytes]:
    """Returns ``AP``: another program's own, or goref's (with version only in exports)."""
    if old.get("AP") and not simple_text(old["AP"][0]).startswith("goref"):
        return old["AP"]
    return [b"goref" if beside is None else f"goref:{__version__}".encode()]


def changed(
    game: SgfGame | None, new: Properties, beside: ExportExtras | None
) -> dict[str, list[str]]:
    """Writes the header for other programs into the properties.

    Returns, for each changed property, the written value and then the record's own one. For the
    result, the written one is followed by all earlier results, the oldest first.
    """
    said = simple_text(new["RE"][0]) if "RE" in new else ""
    earlier: list[str] = []
    if game is not None:
        nodes = front(game)
        now = game.record.info.result
        earlier = earlier_results(nodes[0], now)
        earlier += [now] if now != said else []
    if beside is None:
        earlier = [text for text in earlier if text and text != said]
        return {"RE": [said, *earlier, said]} if earlier else {}
    changes: dict[str, list[str]] = {}
    for name, text in beside.header.items():
        before = simple_text(new[name][0]) if name in new else ""
        if text:
            new[name] = [raw_text(text)]
        else:
            new.pop(name, None)
        if name == "RE":
            texts = dict.fromkeys((*beside.earlier, *earlier, before))
            changes[name] = [text, *(one for one in texts if one and one != before), before]
        elif text != before:
            changes[name] = [text, before]
    return changes


def front(game: SgfGame) -> list[Node]:
    """Returns the nodes at the start that describe the game as a whole, the root first."""
    return main_line(game.tree)[: game.head]


def info_properties(game: SgfGame | None, record: GameRecord) -> Properties:
    """Returns names, rules, komi, handicap and result, in the original form if possible."""
    info = record.info
    before = GameInfo() if game is None else game.record.info
    nodes = [] if game is None else front(game)
    raw = {name: first_value(nodes, name) for name in TEXTS}
    raw |= raw_header(nodes) if nodes else dict.fromkeys(SCALARS)
    new: Properties = {}
    for name, text in info.texts:
        value = raw.get(name)
        if not value or before.text(name) != text:
            lines = text if name in LONG_TEXTS else " ".join(text.splitlines())
            value = raw_text(lines)
        new[name] = [value]
    if info.rules:
        new["RU"] = [raw_text(info.rules)]
    if info.result:
        new["RE"] = [raw_text(info.result)]
    old_komi, old_handicap = raw["KM"], raw["HA"]
    if info.komi is not None:
        new["KM"] = [plain_number(info.komi).encode()]
        if old_komi is not None and info.komi == before.komi:
            _, komi, notes = read_both("", simple_text(old_komi), info.rules, len(record.grid))
            asked = any(n.level is Level.CHECK for n in notes) or (
                (info.handicap or 0) > 1 and [n.code for n in notes] == ["komi-hundredths"]
            )
            if komi == info.komi and (asked or not notes):
                new["KM"] = [old_komi]
    elif old_komi is not None and before.komi is None:
        new["KM"] = [old_komi]
    if info.handicap is not None:
        new["HA"] = [str(info.handicap).encode()]
    elif old_handicap is not None and read_handicap(simple_text(old_handicap))[0] is None:
        new["HA"] = [old_handicap]  # unreadable, but still information
    return new


def setup_properties(board: Grid, setup: Setup) -> Properties:
    """Returns AB, AW and AE without a point in two of them; AW has priority, then AB."""
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
