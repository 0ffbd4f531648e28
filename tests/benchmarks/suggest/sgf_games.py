"""Games of SGF files with a counted result, with the dead stones that are marked in them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from goref.app.opening import Opened, OpeningError, open_path
from goref.core.base.geometry import Point
from goref.core.rulesets.ruleset import Payment
from goref.core.rulesets.table import ruleset
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import StoneStatus
from goref.io.files import FileError
from goref.io.sgf.marks import is_ruling, marks_of
from goref.io.sgf.result import WrittenOutcome, read_result
from goref.io.sgf.syntax import main_line
from goref.io.sgf.territory import territory_of
from tests.benchmarks.suggest.games import Game

WORDS = {Payment.HANDICAP: "Chinese", Payment.HANDICAP_LESS_ONE: "AGA"}
"""What the plain count calls the compensation for handicap stones."""


def from_sgf(folder: Path) -> Iterator[Game]:
    """The games of a folder and the folders in it; what cannot be used is passed over."""
    passed = 0
    for path in sorted(folder.rglob("*.sgf")):
        try:
            games = open_path(path)
        except (OpeningError, FileError) as error:
            print(error, file=sys.stderr)
            continue
        for number, opened in enumerate(games, 1):
            name = f"{path.relative_to(folder)}" + (f"#{number}" if len(games) > 1 else "")
            game = _game(f"{folder.name}/{name}", folder.name, opened)
            passed += game is None
            if game is not None:
                yield game
    if passed:
        print(f"{folder}: {passed} games without a counted result", file=sys.stderr)


def _game(id_: str, source: str, opened: Opened) -> Game | None:
    case = opened.case
    written = _written(opened)
    if written is None:
        return None
    rules, last = ruleset(case.rules), case.moments[-1]
    terms: dict[str, Any] = {
        "rules": "territory" if Quantity.LOST in rules.weights else "area",
        "rules_word": next((w for p, w in WORDS.items() if p in rules.payments), None),
        "komi": float(case.record.info.komi or 0),
        "handicap": case.record.info.handicap or 0,
        "prisoners": {"B": last.captured.black, "W": last.captured.white},
    }
    return Game(id_, source, case.record, case.rules, terms, written, _dead(opened))


def _written(opened: Opened) -> float | None:
    info = opened.case.record.info
    result = read_result(info.result, info.rules)
    if result.outcome is WrittenOutcome.DRAW:
        return 0.0
    if result.margin is None or result.winner is None or result.reason:
        return None
    return float(result.margin) * (1 if result.winner.letter == "B" else -1)


def _dead(opened: Opened) -> frozenset[Point] | None:
    """The stones marked dead; None if neither stones nor territory are marked."""
    if opened.game is None:
        return None
    nodes = main_line(opened.game.tree)
    marked = territory_of(opened.case.record.grid, nodes)
    ruled = any(is_ruling(mark) for mark in marks_of(nodes[-1]))
    return opened.case.ruling.stones(StoneStatus.DEAD) if ruled or marked else None
