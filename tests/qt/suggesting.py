"""A desk with a board to give a second opinion of, and works that are held up at will."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from goref.app.edits.ruling import StateFacts
from goref.app.opinion import suggest as suggesting
from goref.app.opinion.suggestion import Caution, Doubt, Reason, Suggestion, Why
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.io.sgf.write import write_sgf
from goref.qt.opinion.view import SuggestView
from tests.core.build import bare
from tests.qt.desk import Desk

BOARD = bare(
    ".X.XO.O..",
    ".X.XO.O..",
    ".XXXOOO..",
    "XX.XO....",
    ".X.XO.X..",
    "OXXXO....",
    ".X.XO....",
    ".XXXOOOO.",
    "..OXO....",
)
"""White's stones A4 and C1 are captured whatever is played, Black's G5 cannot live."""
DEAD = "A4 C1 G5"


def opened(start: Callable[..., Desk], folder: Path, case: Case = BOARD) -> Desk:
    """The window on a bare position that nobody ruled on, by Japanese rules, without komi."""
    path = folder / "case.sgf"
    path.write_bytes(write_sgf(None, case.record, Ruling()))
    desk = start(path)
    desk.rules("japanese")
    desk.window.session.do(StateFacts((("komi", Fraction(0)),)))
    return desk


def given(desk: Desk) -> SuggestView:
    """The page, once everything is worked out."""
    opinion = desk.window.suggesting.opinion
    desk.qtbot.waitUntil(lambda: not opinion.is_working)
    return desk.window.suggesting.view


def stripes(desk: Desk, name: str) -> int:
    """How often light and dark change on a slanting line across a point's stone."""
    steps = [t / 100 for t in range(-30, 31, 2)]
    lights = [desk.light(name, t, t + 0.14) > 128 for t in steps]
    return sum(one is not other for one, other in pairwise(lights))


class Held:
    """The suggesting as it is, but each waits to be let go; it is counted and kept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cases: list[Case] = []
        self.given_up: list[Callable[[], bool]] = []
        self.ended = 0
        self._go = threading.Event()
        real = suggesting.suggest

        def suggest(
            case: Case, rules: RuleSet | None = None, *, given_up: Callable[[], bool]
        ) -> Suggestion:
            self.cases.append(case)
            self.given_up.append(given_up)
            assert self._go.wait(20)
            made = real(case, rules, given_up=given_up)
            self.ended += 1
            return made

        monkeypatch.setattr(suggesting, "suggest", suggest)

    def let_go(self) -> None:
        self._go.set()


def with_doubts(monkeypatch: pytest.MonkeyPatch, of_g5: Why = Why.TURN) -> None:
    """The suggesting as it is, with something of every kind that can be said."""
    real = suggesting.suggest

    def suggest(
        case: Case, rules: RuleSet | None = None, *, given_up: Callable[[], bool]
    ) -> Suggestion:
        made, board = real(case, rules, given_up=given_up), case.record.grid
        points = {n: frozenset(map(board.point, n.split())) for n in (*LISTED, "A4")}
        doubts = (
            Doubt(
                points["A4"], (Reason(Why.NEAR),), Stake(Fraction(9), True), StoneStatus.ALIVE
            ),
            Doubt(points["G5"], (Reason(of_g5),), Stake(Fraction(4), False), StoneStatus.ALIVE),
            Doubt(
                points["J4 J5"], (Reason(Why.LEFT_OVER, points["J4 J5"]),), Stake(None, False)
            ),
        )
        open_ = tuple(
            d for d in doubts if not (d.otherwise and d.points & case.ruling.lives.keys())
        )
        doubtful = frozenset(p for d in open_ for p in d.points)
        return replace(
            made,
            chains=tuple(replace(c, unclear=bool(c.points & doubtful)) for c in made.chains),
            unclear=open_,
            open_borders=(Caution(points["H2 J2"], WHITE, Reason(Why.OPEN, points["H2 J2"])),),
            protect=(Caution(points["C5"], BLACK, Reason(Why.FIRST_PLAY, points["C5"])),),
            in_atari=(
                Caution(
                    case.position.chain(min(points["E9"])),
                    WHITE,
                    Reason(Why.ATARI, points["F9"]),
                ),
            ),
        )

    monkeypatch.setattr(suggesting, "suggest", suggest)


LISTED = ("G5", "J4 J5", "H2 J2", "C5", "E9", "F9")
