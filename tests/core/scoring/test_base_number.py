"""The base number: what a side must reach, what it has, and that both make the board."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.base_number import base_number
from goref.core.scoring.scorer import Score, Scorer
from tests.core.build import COMPUTED, bare, counted, walls
from tests.strategies import cases

WITHOUT = {
    # They count territory, routes or stones against each other, not land against a base.
    *("japanese", "korean", "tang-song", "tingdao", "no-pass-go", "sunjang", "jpd-ming-qing"),
    "tang-song-chen",
    *("saturation-prisoners", "saturation-stones", "stone-scoring", "live-stones"),
    "live-stones-paying",
    *("ikeda-territory-1", "ikeda-territory-2"),
}
AREA = [
    rules
    for rules in COMPUTED
    if rules.weights.keys() >= {Quantity.PUBLIC, Quantity.STONES} and rules.id not in WITHOUT
]


def fractions(black: str, white: str) -> tuple[Fraction, Fraction]:
    return tuple(sum(map(Fraction, text.split())) for text in (black, white))  # type: ignore[return-value]


@given(cases(komi=True))
def test_land_and_base_make_the_board_and_what_is_over_is_half_the_margin(case: Case) -> None:
    bench = Scorer(case)
    for rules in RULESETS.values():
        scored = bench.score(rules)
        base = base_number(scored)
        if scored.margin is None or rules.id in WITHOUT:
            assert base is None, rules.id
            continue
        assert base is not None, rules.id
        assert sum(base.land) == sum(base.base) == len(case.record.grid)
        over = base.land.black - base.base.black
        assert over == scored.margin / 2
        assert base.land.white - base.base.white == -over
        if rules.unit is Unit.ZI:
            assert over == scored.native


@pytest.mark.parametrize("rules", AREA, ids=lambda rules: rules.id)
@given(case=cases(komi=True))
def test_the_land_is_what_lies_on_the_board(rules: RuleSet, case: Case) -> None:
    scored = Scorer(case).score(rules)
    base = base_number(scored)
    if base is None:
        return
    tally = scored.tally
    # White's first pass is paid with a black stone, which leaves a public point.
    keys = [line.key for line in scored.lines]
    paid = Fraction("first-pass-by-black" in keys, 2)
    assert base.land.black == tally.area(BLACK) + Fraction(tally.public, 2) - paid
    assert base.land.white == tally.area(WHITE) + Fraction(tally.public, 2) + paid


@pytest.mark.parametrize("komi", ["0", "5", "6.5", "-3"])
def test_art_edition_land_is_read_from_moku(komi: str) -> None:
    case = walls(190, 171, empties=(60, 40), prisoners=(3, 8), komi=komi)
    base = base_number(counted(case, "jpd-art"))
    assert base is not None
    black, white = 60 - 3, 40 - 8
    assert base.land.black == black + Fraction(361 - black - white, 2)
    assert base.base.black == Fraction(361, 2) + Fraction(komi) / 2


BOARD = walls(180, 175, prisoners=(0, 0), plays=(120, 120), pass_stones=(0, 0), began="B")
VECTORS = [
    ("chinese-2002", {}, "184 1/4", "176 3/4"),
    ("chinese-1988", {}, "183 1/4", "177 3/4"),
    ("chinese-2.5zi", {}, "183", "178"),
    ("jpd-art", {"first_pass": "B"}, "183 3/4", "177 1/4"),
    ("jpd-art", {"first_pass": "W"}, "183 3/4", "177 1/4"),
    ("jpd-a", {"first_pass": "B"}, "183 3/4", "177 1/4"),
    ("jpd-a", {"first_pass": "W"}, "183 3/4", "177 1/4"),
    ("modern-1920", {"last_play": "B"}, "181", "180"),
    ("modern-1920", {"last_play": "W"}, "180 1/2", "180 1/2"),
    ("modern-1920", {"last_play": "none"}, "180 1/2", "180 1/2"),
    ("modern-1920", {"last_play": "W", "began": "W"}, "180", "181"),
    ("modern-1920", {"last_play": "B", "began": "W"}, "180 1/2", "180 1/2"),
    # Handicap: Black returns H/2 zi besides.
    ("modern-1920", {"last_play": "B", "began": "W", "handicap": 4}, "182 1/2", "178 1/2"),
    ("modern-1920", {"last_play": "W", "began": "W", "handicap": 4}, "182", "179"),
    ("modern-1920", {"last_play": "B", "began": "W", "handicap": 5}, "183", "178"),
    ("chinese-1964", {"last_play": "B"}, "181", "180"),
    ("chinese-1964", {"last_play": "B", "began": "W"}, "180 1/2", "180 1/2"),
    ("chinese-2002", {"handicap": 4, "komi": 0}, "182 1/2", "178 1/2"),
    ("ming-qing", {}, "180 1/2", "180 1/2"),
    ("ming-qing", {"handicap": 2}, "182 1/2", "178 1/2"),
    ("ming-qing", {"handicap": 9}, "189 1/2", "171 1/2"),
]


@pytest.mark.parametrize(("id_", "answers", "black", "white"), VECTORS)
def test_bases_of_the_sources(
    id_: str, answers: dict[str, object], black: str, white: str
) -> None:
    base = base_number(counted(BOARD, id_, **answers))
    assert base is not None
    assert tuple(base.base) == fractions(black, white)


def test_white_has_his_point_on_the_board_and_not_in_the_base() -> None:
    land = {}
    for side in "BW":
        base = base_number(counted(BOARD, "jpd-a", first_pass=side))
        assert base is not None
        land[side] = base.land
    assert land["B"] == fractions("183", "178")
    assert land["W"] == fractions("182 1/2", "178 1/2")


@pytest.mark.parametrize("id_", sorted({"wmsg-2008", "ikeda-area-3"}))
def test_where_white_is_paid_otherwise(id_: str) -> None:
    bases = {}
    for side in "BW":
        base = base_number(counted(BOARD, id_, first_pass=side))
        assert base is not None
        bases[side] = base.base.black
    paid_in_the_base = id_ == "ikeda-area-3"
    assert bases["B"] == Fraction("183.75")
    assert bases["W"] == Fraction("184.25" if paid_in_the_base else "183.75")


def test_the_saturated_board_in_black_zi() -> None:
    """Ming-Qing: X_B + half of all that nobody may fill, as the old text reckons it."""
    case = bare("X.X.O", ".XXXO", "XXOOO", "OOO.O", ".OO.O")
    scored: Score = counted(case, "ming-qing")
    base = base_number(scored)
    assert base is not None
    q, tally = Quantity, scored.tally
    standing = sum(
        weight * tally.of(quantity, BLACK)
        for quantity, weight in (
            *((q.STONES, 1), (q.TERRITORY, 1), (q.GROUPS, -2), (q.EYES, 1)),
            *((q.SEKI_GROUPS, -1), (q.ONE_SIDED, 1), (q.KO, 1)),
        )
    )
    left = tally.public + sum(
        2 * tally.of(q.GROUPS, c) + tally.of(q.SEKI_GROUPS, c) + tally.of(q.SOLE_LIBERTIES, c)
        for c in (BLACK, WHITE)
    )
    assert tally.public == 1
    assert tally.of(q.GROUPS, BLACK) == 1
    assert base.land.black == standing + Fraction(left, 2)


def test_no_base_before_there_is_a_margin() -> None:
    assert base_number(counted(bare("X.O"), "jpd-a")) is None
    assert base_number(counted(bare("X.O"), "jpd-natural")) is None
