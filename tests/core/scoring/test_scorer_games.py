"""Old games with recorded results: every figure that has come down must come out."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact, facts_of
from goref.core.game.play_rules import Passes
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Scorer, Winner
from tests.core.build import COMPUTED, codes, counted, game, margin, ruled, said

Q = Quantity


def pair(case: Case, quantity: Quantity) -> tuple[Fraction, Fraction]:
    tally = counted(case, "chinese-2002").tally
    return tuple(tally.counts[quantity])  # type: ignore[return-value]


# The game for the gold-petal bowls, about 850.


@pytest.fixture(scope="module")
def bowls() -> Case:
    return game("gold-petal-bowls").settled()


def test_bowls_counted(bowls: Case) -> None:
    score = counted(bowls, "tang-song")
    assert score.facts.turns == (133, 133)
    assert score.facts.lost(score.tally.dead) == (6, 6)
    assert pair(bowls, Q.TERRITORY) == (52, 51)
    assert pair(bowls, Q.GROUPS) == (3, 3)
    assert score.tally.area(BLACK) == 181
    assert score.tally.area(WHITE) == 180
    assert score.tally.public == 0
    assert tuple(score.totals) == (40, 39)


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("tang-song", 1),
        ("ming-qing", 1),
        ("tingdao", 1),
        ("saturation-prisoners", 1),
        ("saturation-stones", 1),
        ("stone-scoring", 1),
        ("no-pass-go", 1),
        ("ikeda-area-1", 1),
        ("ikeda-area-2", 1),
        ("modern-1920", 1),
        ("chinese-1964", 1),
        ("chinese-2002", 1),
        ("aga", 1),
        ("japanese", 1),
        ("jpd-art", 1),
        ("ikeda-territory-1", 1),
    ],
)
def test_bowls_before_komi(bowls: Case, rules: str, points: int) -> None:
    assert margin(bowls, rules, komi=0) == points


def test_bowls_ming_qing_is_half_a_zi(bowls: Case) -> None:
    assert counted(bowls, "ming-qing").native == Fraction(1, 2)


def test_bowls_in_moku_are_46_to_45(bowls: Case) -> None:
    assert tuple(counted(bowls, "japanese", komi=0).totals) == (46, 45)


def test_bowls_as_recorded_need_two_protective_plays() -> None:
    # On the board of the record alone A14 and R2 still look like territory.
    bowls = game("gold-petal-bowls")
    case = replace(bowls.settled(), record=bowls.case.record)
    before_black_244 = replace(
        case, record=replace(case.record, entries=case.record.entries[:-1])
    )
    for unfinished in (case, before_black_244):
        assert pair(unfinished, Q.TERRITORY) == (53, 52)
        assert "dame-left" in codes(counted(unfinished, "tang-song"))


def test_bowls_without_the_dead_marks_look_quite_different() -> None:
    case = game("gold-petal-bowls").settled()
    assert margin(case, "tromp-taylor") != margin(case, "ikeda-area-2")


# Huang Longshi against Zhou Donghou.

SEKI = "G19 H18 J19"


@pytest.fixture(scope="module")
def huang() -> Case:
    return ruled(game("huang-longshi--zhou-donghou").settled(), seki=SEKI)


def test_huang_counted(huang: Case) -> None:
    score = counted(huang, "chinese-2002")
    board = huang.record.grid
    assert pair(huang, Q.TERRITORY) == (45, 45)
    assert pair(huang, Q.EYES) == (2, 3)
    assert pair(huang, Q.SEKI_GROUPS) == (1, 1)
    assert pair(huang, Q.GROUPS) == (3, 3)
    assert score.tally.public == 1
    assert board.names(score.survey.points(PointKind.SHARED)) == ["K19"]
    assert board.names(score.survey.points(PointKind.EYE, BLACK)) == ["H19", "G18"]
    assert board.names(score.survey.points(PointKind.EYE, WHITE)) == ["M19", "O19", "P18"]
    assert score.facts.lost(score.tally.dead) == (35, 37)
    assert score.tally.area(BLACK) == score.tally.area(WHITE) == 180
    assert codes(score) == {"seki-spread"}


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("chinese-2.5zi", 0),
        ("chinese-1988", 0),
        ("chinese-2002", 0),
        ("ming-qing", 0),
        ("saturation-stones", 0),
        ("japanese", 2),
        ("jpd-art", 1),
        ("lu-nan", 1),
        ("tang-song", 1),
    ],
)
def test_huang_before_komi(huang: Case, rules: str, points: int) -> None:
    assert margin(huang, rules, komi=0) == points


def test_huang_marked_by_any_of_its_chains(huang: Case) -> None:
    settled = game("huang-longshi--zhou-donghou").settled()
    whole = counted(huang, "ming-qing").survey.seki
    for name in ("G19", "H18", "J19", "L18", "P19"):
        assert counted(ruled(settled, seki=name), "ming-qing").survey.seki == whole


def test_huang_in_routes_is_counted_before_white_takes_the_last_dame(huang: Case) -> None:
    score = counted(huang, "tang-song")
    assert score.basis is CountedBoard.BEFORE_LAST
    assert "counted-before-last" in codes(score)
    assert score.facts.turns == (166, 166)
    assert tuple(score.totals) == (5, 4)
    assert [huang.record.grid.name(p) for p in score.survey.points(PointKind.DAME)] == ["P4"]


def test_huang_typed_in_is_a_draw_only_if_the_last_play_did_more(huang: Case) -> None:
    facts = facts_of(huang, Passes.STONES)
    typed = replace(
        huang,
        record=GameRecord.of_position(huang.position),
        answers=said(prisoners=facts.captured, plays=facts.plays, pass_stones=(0, 0)),
    )
    assert counted(typed, "tang-song").needs == (RequiredFact.LAST_DAME,)
    assert not Scorer(typed).score(RULESETS["tang-song"]).status.is_settled
    told = counted(typed, "tang-song", last_dame="W")
    assert tuple(told.totals) == (5, 4)
    assert told.facts.turns == (166, 166)
    assert counted(typed, "tang-song", last_dame="none").winner is Winner.DRAW


def test_huang_in_routes_with_the_last_dame_still_open() -> None:
    case = ruled(game("huang-longshi--zhou-donghou").settled(leaving=1), seki=SEKI)
    score = counted(case, "tang-song")
    assert (score.margin, score.basis) == (1, CountedBoard.RULED)
    assert score.facts.turns == (166, 166)


def test_huang_with_one_more_protective_play_each_is_4_to_3() -> None:
    case = ruled(game("huang-longshi--zhou-donghou").settled(leaving=1), seki=SEKI)
    board = case.record.grid
    acts = tuple(
        replace(case.record.acts[-1], colour=colour, point=board.point(name))
        for colour, name in ((BLACK, "A12"), (WHITE, "S3"))
    )
    case = replace(case, record=replace(case.record, entries=case.record.entries + acts))
    assert tuple(counted(case, "tang-song").totals) == (4, 3)


def test_a_scorer_that_gives_seki_eyes_to_nobody_misses_the_draw(huang: Case) -> None:
    eyes = pair(huang, Q.EYES)
    assert (margin(huang, "ming-qing") or 0) - (eyes[0] - eyes[1]) == 1
    assert counted(huang, "ming-qing").winner is Winner.DRAW


# Jia Xuan against Yang Xican, about 950.


@pytest.fixture(scope="module")
def jia() -> Case:
    return game("jia-xuan--yang-xican").settled()


def test_jia_counted(jia: Case) -> None:
    score = counted(jia, "tang-song")
    assert pair(jia, Q.TERRITORY) == (76, 58)
    assert pair(jia, Q.GROUPS) == (2, 3)
    assert score.tally.public == 3
    assert score.facts.lost(score.tally.dead) == (21, 9)
    assert tuple(score.totals) == (51, 43)
    assert (score.margin, score.basis) == (8, CountedBoard.RULED)


def test_jia_the_seki_adds_no_point_and_no_tax(jia: Case) -> None:
    marked = ruled(jia, seki="H18", dame="H19")
    score = counted(marked, "tang-song")
    assert tuple(score.totals) == (51, 43)
    assert len(score.survey.seki) > 15
    assert pair(marked, Q.EYES) == pair(marked, Q.SEKI_GROUPS) == (0, 0)
    assert "seki-on-one-side" not in codes(score)


@pytest.mark.parametrize(
    ("rules", "points"),
    [("tang-song", 8), ("ming-qing", 8), ("saturation-prisoners", 8), ("japanese", 6),
     ("chinese-2002", 6), ("jpd-art", 6), ("modern-1920", 6)],
)  # fmt: skip
def test_jia_before_komi(jia: Case, rules: str, points: int) -> None:
    assert margin(jia, rules, komi=0) == points


@pytest.mark.parametrize("name", ["gold-petal-bowls", "huang-longshi--zhou-donghou",
                                  "jia-xuan--yang-xican"])  # fmt: skip
def test_other_counts_of_the_old_games_agree(name: str) -> None:
    case = game(name).settled()
    for rules in COMPUTED:
        assert all(check.agrees for check in counted(case, rules).checks), rules.id
