"""Every finding on a ruling, where it must appear and where it must not."""

from __future__ import annotations

import inspect
import re
from dataclasses import replace

import pytest

from goref.core.base.colour import WHITE
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.findings import ruling as ruling_findings
from goref.core.rulesets.table import RULESETS
from goref.core.ruling import contradictions
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling
from goref.core.ruling.survey import survey
from goref.core.scoring.remarks import disputes
from goref.core.scoring.scorer import score
from tests.core.build import bare, ruled, spots

CLOSED = bare(".X.XO", "XXXXO", "OOOOO", "O.OO.", ".OOOO")  # two eyes each side, nothing open
TWO_OF_THREE = bare("XXXXX", "X...X", "OOOOO")
DEEP = bare("XXXXXO.", "X...XO.", "X...XO.", "OOOOOO.", ".......", ".......", ".......")
KO = bare(".XO..", "X.XOO", ".XO..")
COMBED = bare("XXXXX", "X...X", "XOXOX")  # White would be in atari wherever he plays
SMALL = bare("XXXOO.", "XX.XO.", ".OXXO.", "O.XXO.")


def split(case: Case, stone: str, other: str) -> Case:
    return ruled(ruled(case, dead=stone), alive=other)


WITH_AND_WITHOUT: dict[str, tuple[Case, Case]] = {
    "decision-without-stone": (ruled(CLOSED, dead="A5"), ruled(CLOSED, dead="B5")),
    "claim-on-stone": (
        ruled(CLOSED, territory="B: B5"),
        ruled(CLOSED, territory="B: A5"),
    ),
    "chain-two-statuses": (split(CLOSED, "B5", "A4"), ruled(CLOSED, dead="B5 A4")),
    "no-liberty": (bare("XO.", "OO.", "..."), bare(".XO", "XO.", "...")),
    "dead-beside-alive": (
        # The dead stone's land is beside a live black chain.
        ruled(bare("X.X..", ".....", "OOOOO", "....."), dead="A4", alive="C4"),
        ruled(bare("X.X..", ".....", "OOOOO", "....."), dead="A4"),
    ),
    "seki-beside-territory": (
        ruled(SMALL, seki="A4", alive="D3"),
        ruled(SMALL, seki="A4"),
    ),
    "seki-on-one-side": (
        ruled(TWO_OF_THREE, seki="A3", alive="A1"),
        ruled(TWO_OF_THREE, seki="A3"),
    ),
    "shared-without-seki": (
        ruled(TWO_OF_THREE, shared="C2"),
        ruled(TWO_OF_THREE, seki="A3", shared="C2"),
    ),
    "owned-beside-enemy": (
        ruled(TWO_OF_THREE, seki="A3", sole_liberty="B: B2"),
        ruled(DEEP, seki="A7", sole_liberty="B: B6"),
    ),
    "one-sided-without-seki": (
        ruled(TWO_OF_THREE, one_sided="B: B2", shared="D2"),
        ruled(TWO_OF_THREE, seki="A3", one_sided="B: B2", shared="D2"),
    ),
    "one-sided-nothing-shared": (
        ruled(TWO_OF_THREE, seki="A3", one_sided="B: B2 C2 D2"),
        ruled(TWO_OF_THREE, seki="A3", one_sided="B: B2 C2"),
    ),
    "one-sided-shared-not-named": (
        ruled(TWO_OF_THREE, seki="A3", one_sided="B: B2 C2"),
        ruled(TWO_OF_THREE, seki="A3", one_sided="B: B2 C2", shared="D2"),
    ),
    "eye-without-seki": (
        ruled(CLOSED, false_eye="B: A5"),
        ruled(SMALL, seki="A4", false_eye="B: C3"),
    ),
    "ko-proposed": (KO, ruled(KO, territory="B: B2")),
    "seki-sole-liberty-possible": (
        ruled(DEEP, seki="A7"),
        ruled(DEEP, seki="A7", sole_liberty="B: B6 C6 D6; W: C5"),
    ),
    "seki-one-sided-possible": (
        ruled(COMBED, seki="A3 B1 D1"),
        ruled(COMBED, seki="A3 B1 D1", one_sided="B: B2", shared="D2"),
    ),
    "left-in-atari": (bare(".XO", "XXO", "OOO"), CLOSED),
    "nobodys-region": (bare("...", "...", "..."), bare("...", "...", "..X")),
    "open-border": (
        bare("X...O", "X...O", "X...O", "X...O"),
        bare("XX.OO", "XX.OO", "XXXOO", ".X.O."),
    ),
    "dame-left": (bare("X.O", "XXO", "XXO"), bare(".XO", "XXO", "XXO")),
    "dead-kin-followed": (
        ruled(bare("X.X..", ".....", "OOOOO", "....."), dead="A4"),
        ruled(bare("X.X..", ".....", "OOOOO", "....."), dead="A4 C4"),
    ),
    "seki-spread": (
        ruled(TWO_OF_THREE, seki="A3"),
        ruled(TWO_OF_THREE, seki="A3 A1"),
    ),
}


def found(case: Case) -> set[str]:
    return {f.code for f in findings_of(survey(case.position, case.ruling))}


@pytest.mark.parametrize("code", WITH_AND_WITHOUT)
def test_found_where_it_is(code: str) -> None:
    assert code in found(WITH_AND_WITHOUT[code][0])


@pytest.mark.parametrize("code", WITH_AND_WITHOUT)
def test_not_found_where_it_is_not(code: str) -> None:
    assert code not in found(WITH_AND_WITHOUT[code][1])


def test_every_finding_on_rulings_is_tried() -> None:
    codes = set(re.findall(r'found\(\s*"([a-z-]+)"', inspect.getsource(contradictions)))
    assert codes == set(WITH_AND_WITHOUT) == ruling_findings.KINDS.keys() - DISPUTES


DISPUTES = {"dead-disputed", "claim-disputed"}
"""Told from the case, not from its survey."""


def test_what_is_disputed_is_told_chain_by_chain_and_the_points_together() -> None:
    board = SMALL.record.grid
    case = replace(SMALL, disputed=spots(board, "A4 B4 F4 C3 A2"))
    told = [(f.code, f.level, board.names(f.points)) for f in disputes(case)]
    assert told == [
        ("dead-disputed", Level.CHECK, ["A4", "B4", "C4", "A3", "B3"]),
        ("claim-disputed", Level.CHECK, ["F4", "C3", "A2"]),
    ]
    assert list(disputes(SMALL)) == []
    for rules in RULESETS.values():
        scored = {f.code for f in score(case, rules).findings}
        assert (scored & DISPUTES == set()) is rules.ignores_ruling, rules.id


def test_a_shared_liberty_may_lie_inside_the_open_space_of_a_seki() -> None:
    case = bare("XXXXX", "X...X", "X...X", "X...X", "OOOOO")
    assert "shared-without-seki" not in found(ruled(case, seki="A5", shared="C3"))
    assert "shared-without-seki" in found(ruled(case, shared="C3"))


def test_conflicts_come_first() -> None:
    case = ruled(TWO_OF_THREE, shared="C2", dead="B2")
    levels = [f.level for f in findings_of(survey(case.position, case.ruling))]
    order = [Level.CONFLICT, Level.CHECK, Level.NOTE]
    assert levels == sorted(levels, key=order.index)
    assert levels[0] is Level.CONFLICT


def test_a_finished_board_without_a_ruling_is_silent() -> None:
    assert found(CLOSED) == set()


@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("seki-spread", ["A1", "B1", "C1", "D1", "E1"]),
        ("ko-proposed", ["B2"]),
        ("left-in-atari", ["B3", "A2", "B2"]),
        ("dame-left", ["B3"]),
        ("dead-kin-followed", ["C4"]),
        ("owned-beside-enemy", ["B2"]),
        ("one-sided-nothing-shared", ["B2", "C2", "D2"]),
    ],
)
def test_findings_name_their_points(code: str, points: list[str]) -> None:
    case = WITH_AND_WITHOUT[code][0]
    (finding,) = (f for f in findings_of(survey(case.position, case.ruling)) if f.code == code)
    assert case.record.grid.names(finding.points) == points


def test_land_called_the_enemys_is_one_question_however_many_points() -> None:
    rows = (*[".........", "........."] * 2, "XXXXXXXXX", "OOOOOOOOO", ".........", "." * 9)
    case = bare(*rows, ".........")
    land = case.record.grid.points[36 - 15 : 36]  # nine touch Black's stones
    called = Ruling().with_claim(land, PointRuling(PointKind.TERRITORY, WHITE))
    (finding,) = findings_of(survey(case.position, called))
    assert finding.code == "owned-beside-enemy"
    assert finding.points == tuple(land)


LEFT_OPEN = bare("X.X....", ".......", ".......", "OOOOOOO", ".......")


def test_of_the_land_of_stones_left_open_nothing_is_told() -> None:
    case = ruled(LEFT_OPEN, dead="A5", alive="C5")
    assert found(case) == {"dead-beside-alive", "open-border"}
    waits = replace(ruled(LEFT_OPEN, dead="A5").ruling, unclear=spots(case.record.grid, "C5"))
    assert found(replace(case, ruling=waits)) == set()


def test_a_seki_beside_stones_left_open_is_no_contradiction_yet() -> None:
    case, other = ruled(TWO_OF_THREE, seki="A3", alive="A1"), ruled(TWO_OF_THREE, seki="A3")
    assert found(case) >= {"seki-on-one-side"}
    waits = replace(other.ruling, unclear=spots(case.record.grid, "A1 B1 C1 D1 E1"))
    assert found(replace(case, ruling=waits)).isdisjoint({"seki-on-one-side", "seki-spread"})


def test_stones_in_seki_may_have_liberties_beside_stones_that_live() -> None:
    """As long as they share others with stones in seki of the other colour."""
    rows = ("..X.O.O", "OOXXOOO", "XXXOO..", ".XO....", "XXO....", "OOO....")
    board = bare(*rows)
    case = ruled(board, seki="C6 E6", alive="A5 C3")
    assert "seki-on-one-side" not in found(case)
    half = ruled(board, seki="C6", alive="A5 C3 E6")
    assert "seki-on-one-side" in found(half)
    open_ = ruled(board, seki="C6", alive="A5 C3").ruling
    open_ = replace(open_, unclear=spots(board.record.grid, "E6"))
    assert "seki-on-one-side" not in found(replace(board, ruling=open_)), "it may be the half"
