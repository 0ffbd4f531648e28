"""Every count of every rule set, over thousands of random endings."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from zlib import crc32

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from goref.core.arranging.table.arrangement import StoneAction
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.symmetry import turned
from goref.core.game.record import GameRecord
from goref.core.rulesets.ruleset import Count, RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointRuling, Ruling, StoneStatus
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Scorer
from tests.core.arranging import leaving
from tests.core.arranging.endings import random_game
from tests.core.arranging.proving import every_count, prove, rule_sets_counts
from tests.core.build import COMPUTED, bare, counted, ruled
from tests.length import LONG, of_all, sample
from tests.strategies import cases

ENDINGS = of_all(2000, short=400)
OF_EACH_KIND = [
    r
    for r in COMPUTED
    if r.id
    in ("jpd-a", "jpd-art", "chinese-2002", "japanese", "tang-song", "ming-qing", "tingdao")
]
AT_ONCE = 2
"""Rule sets an ending is counted under; over the run all come round."""


def test_random_endings_under_every_rule_set() -> None:
    proved: Counter[tuple[str, Count, object]] = Counter()
    kinds: Counter[str] = Counter()
    moves: Counter[StoneAction] = Counter()

    @settings(max_examples=ENDINGS, derandomize=True, deadline=None, phases=[Phase.generate])
    @given(cases(komi=True))
    def endings(case: Case) -> None:
        kinds.update(_kinds(case))
        for score, count, side in every_count(case, _some_rules(case)):
            proof = prove(case, score, count, side)
            leaving.check(proof)
            proved[proof.key] += 1
            moves.update(move.op for move in proof.arrangement.moves)

    endings()
    assert kinds["all"] >= ENDINGS
    for kind in ("dead", "seki", "dame", "handicap", "pass stones"):
        assert kinds[kind] >= ENDINGS // 20, kind
    # A few hundred endings may lack a rare count of one rule set: which endings are drawn also
    # depends on the modules that other tests have loaded.
    if LONG:
        assert all(proved[key] >= ENDINGS // 200 for key in rule_sets_counts()), proved
    for part in (0, 1):
        assert {key[part] for key in proved} == {key[part] for key in rule_sets_counts()}
    lacking = set(StoneAction) - set(moves)
    assert len(lacking) <= (1 if ENDINGS < 2000 else 0)  # a few hundred may lack one


def _some_rules(case: Case) -> list[RuleSet]:
    """Rule sets that depend on nothing but the case, so that a failure comes again."""
    first = crc32(case.position.cells + bytes(len(case.record.entries) % 256))
    step = 1 + first % 7
    return [COMPUTED[(first + i * step) % len(COMPUTED)] for i in range(AT_ONCE)]


def _kinds(case: Case) -> list[str]:
    score = counted(case, "tang-song")
    found = {
        "all": True,
        "dead": bool(score.survey.dead),
        "seki": bool(score.survey.seki),
        "dame": bool(score.tally.public),
        "handicap": bool(score.facts.handicap),
        "pass stones": any(score.facts.pass_stones or ()),
    }
    return [kind for kind, there in found.items() if there]


LARGE = (
    (13, 1, 0, 1.0),
    (13, 2, 0, 0.45),
    (13, 3, 4, 0.6),
    (13, 7, 0, 0.35),
    (19, 4, 0, 1.0),
    (19, 5, 0, 0.45),
    (19, 6, 3, 0.5),
)


@pytest.mark.parametrize(("size", "seed", "handicap", "part"), sample(LARGE, 2))
def test_large_random_endings(size: int, seed: int, handicap: int, part: float) -> None:
    case = random_game(size, seed, handicap=handicap, part=part)
    for score, count, side in every_count(case, COMPUTED if LONG else OF_EACH_KIND):
        leaving.check(prove(case, score, count, side))


# The same count seen from another side of the board, or with the colours changed.

SYMMETRIC = (
    "jpd-b",
    "chinese-2002",
    "jpd-art",
    "tang-song",
    "ming-qing",
    "tingdao",
    "japanese",
)


@settings(max_examples=of_all(40, short=15), derandomize=True, deadline=None)
@given(cases(), st.integers(1, 7))
def test_a_turned_board_gives_the_same_margins(case: Case, symmetry: int) -> None:
    there = Scorer(turned(case, symmetry))
    here = Scorer(case)
    for id_ in SYMMETRIC:
        rules = next(r for r in COMPUTED if r.id == id_)
        score, other = here.score(rules), there.score(rules)
        for _, count, side in every_count(case, [rules]):
            one = prove(case, score, count, side).arrangement
            two = prove(there.case, other, count, side).arrangement
            assert one.margin == two.margin, (id_, count)
            assert sorted(one.opening.areas) == sorted(two.opening.areas)


def swapped(case: Case) -> Case:
    """The last position of a case, bare, with black stones for white ones."""
    claims = {
        p: PointRuling(c.kind, c.owner and c.owner.other) for p, c in case.ruling.claims.items()
    }
    return replace(
        case,
        record=GameRecord.of_position(case.position.swapped()),
        ruling=Ruling(case.ruling.lives, claims),
        answers=replace(
            case.answers,
            prisoners=case.answers.prisoners and Pair(*reversed(case.answers.prisoners)),
        ),
    )


SWAPPED = (
    ("jpd-b", Count.AREA),
    ("jpd-b", Count.FILL_IN),
    ("jpd-b", Count.EQUAL_SPACE),
    ("chinese-2002", Count.HALF),
    ("chinese-2002", Count.FILL_IN),
    ("jpd-art", Count.AVERAGED),
    ("japanese", Count.TERRITORY),
    ("ming-qing", Count.FILL_AND_HALVE),
)


@settings(max_examples=of_all(60, short=20), derandomize=True, deadline=None)
@given(cases())
def test_changed_colours_turn_the_margin_round(case: Case) -> None:
    bare = replace(
        case,
        record=GameRecord.of_position(case.position),
        answers=replace(case.answers, prisoners=Pair(3, 1)),
    )
    other = swapped(bare)
    for id_, count in SWAPPED:
        one, two = counted(bare, id_), counted(other, id_)
        sides = (None, BLACK, WHITE) if count in (Count.HALF, Count.FILL_IN) else (None,)
        for side in sides:
            here = prove(bare, one, count, side)
            there = prove(other, two, count, side and side.other)
            assert here.arrangement.margin == -there.arrangement.margin, (id_, count, side)
            if count is Count.HALF and side is not None:
                assert here.arrangement.readoff.black == there.arrangement.readoff.white


# Boards of every size, and boards with hardly anything on them.


def _rows(size: int, kind: str) -> list[str]:
    match kind:
        case "empty":
            return ["." * size] * size
        case "all black":
            return ["." + "X" * (size - 1)] + ["X" * size] * (size - 1)
        case "all white":
            return ["." + "O" * (size - 1)] + ["O" * size] * (size - 1)
        case "one stone":
            return ["X" + "." * (size - 1)] + ["." * size] * (size - 1)
        case _:  # two walls, land behind them
            left = size // 2
            row = "." * (left - 1) + "XO" + "." * (size - left - 1)
            return [row] * size


KINDS = ("empty", "all black", "all white", "one stone", "walls")


@pytest.mark.parametrize(
    ("size", "kind"), sample(list(product([2, 3, 4, 5, 7, 9, 13, 19, 25], KINDS)), 3)
)
def test_boards_of_every_size(size: int, kind: str) -> None:
    position = Position.from_rows(_rows(size, kind))
    case = Case(GameRecord.of_position(position)).answering(
        prisoners=Pair(1, 2),
        plays=Pair(position.count(BLACK) + 1, position.count(WHITE) + 2),
        pass_stones=Pair(1, 0),
        began=BLACK,
        first_pass=None,
    )
    small = size < of_all(19, short=4)
    for score, count, side in every_count(case, COMPUTED if small else OF_EACH_KIND):
        leaving.check(prove(case, score, count, side))


@settings(max_examples=of_all(25, short=10), derandomize=True, deadline=None)
@given(cases(ruled=False))
def test_boards_on_which_everything_is_dead(case: Case) -> None:
    stones = [p for p, code in enumerate(case.position.cells) if code]
    case = replace(case, ruling=Ruling().with_lives(stones, StoneStatus.DEAD))
    for score, count, side in every_count(case):
        proof = prove(case, score, count, side)
        leaving.check(proof)
        if score.basis is CountedBoard.RULED:
            assert proof.tallies[0].public == len(proof.table.cells)


def test_a_group_of_one_point_and_two_kos_keeps_two_of_them() -> None:
    case = bare(
        "X.XO.",
        "XXXOO",
        "XXXOO",
        "XXXXO",
        ".XX.X",
        prisoners=(0, 7),
        plays=(15, 13),
        pass_stones=(2, 3),
        began="B",
        first_pass="W",
        last_play="B",
        last_dame="none",
    )
    case = ruled(case, ko="B: A1")
    proofs = [prove(case, *one) for one in every_count(case, [RULESETS["tang-song"]])]
    assert proofs
    for proof in proofs:
        leaving.check(proof)
        assert proof.end.empties["B"] == 2
