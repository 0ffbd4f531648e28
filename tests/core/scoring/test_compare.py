"""Why two rule sets part: the terms by name and size."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import Pair
from goref.core.case.case import Case
from goref.core.game.play_rules import End
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.compare import compare
from goref.core.scoring.scorer import Scorer
from tests.core.build import bare, game, played, ruled, walls


def reasons(case: Case, rules: str, reference: str) -> dict[str, Fraction]:
    (compared,) = compare(Scorer(case), [RULESETS[rules]], RULESETS[reference])
    return {r.term: r.points for r in compared.reasons}


def test_a_rule_set_and_itself() -> None:
    case = walls(181, 180)
    assert reasons(case, "chinese-2002", "chinese-2002") == {}


def test_komi_alone() -> None:
    assert reasons(walls(181, 180), "chinese-2002", "chinese-1988") == {"komi": -2}
    assert reasons(walls(181, 180), "ikeda-area-2", "jpd-b") == {"komi": Fraction("7.5")}


def test_area_against_territory_is_plays_and_komi() -> None:
    case = played(5, "C3 B2 C2 B3 C4 B4 C1 B1 C5 B5 A1", komi="0")
    assert reasons(case, "jpd-b", "jpd-art") == {"plays": 1}
    assert reasons(case, "jpd-art", "jpd-b") == {"plays": -1}


def test_handicap_stones_are_named() -> None:
    case = walls(181, 180, handicap=3).answering(
        prisoners=Pair(0, 0), plays=Pair(138, 140), pass_stones=Pair(0, 0)
    )
    found = reasons(case, "jpd-b", "jpd-art")
    assert found == {"handicap-stones": 3, "plays": -2}
    assert reasons(case, "chinese-2002", "jpd-b") == {"handicap": -3}
    assert reasons(case, "aga", "chinese-2002") == {"handicap": 1}


def test_first_pass_and_last_play() -> None:
    case = walls(181, 180, first_pass="W", began="B", last_play="B", komi="6.5")
    assert reasons(case, "wmsg-2008", "jpd-b") == {"first-pass": -1}
    assert reasons(case, "wmsg-2008", "ikeda-area-3") == {}
    assert reasons(case, "modern-1920", "ikeda-area-2") == {"last-play": -1}
    assert reasons(case, "modern-1920", "chinese-1964") == {}


def test_group_tax() -> None:
    rows = (".OOXXXXOO", *["OOXXXXXOO"] * 3, "OOXX.XXOO", *["OOXXXXXOO"] * 3, "OOXXXXXO.")
    assert reasons(bare(*rows), "stone-scoring", "ikeda-area-2") == {"groups": 2}


def test_seki_in_huang_and_zhou() -> None:
    case = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19").answering(
        komi=Fraction(0)
    )
    assert reasons(case, "japanese", "jpd-art") == {"eyes": 1}
    assert reasons(case, "tang-song", "jpd-art") == {}
    assert reasons(case, "ming-qing", "chinese-2002") == {}


def test_another_board_is_one_reason() -> None:
    case = ruled(bare("..X.", "OXXX", "XXOO", ".XO.", first_pass="B", end=End.ALIVE), dead="A3")
    assert set(reasons(case, "jpd-b", "ikeda-area-2")) == {"all-alive", "komi"}
    assert set(reasons(case, "tromp-taylor", "ikeda-area-2")) == {"as-it-stands"}


def test_largest_first() -> None:
    case = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19")
    (compared,) = compare(Scorer(case), [RULESETS["tang-song"]], RULESETS["chinese-2002"])
    sizes = [abs(r.points) for r in compared.reasons]
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(("rules", "reference"), [("jpd-a", "jpd-b"), ("jpd-b", "jpd-a"),
                                                  ("cangjie", "jpd-b")])  # fmt: skip
def test_nothing_is_explained_where_facts_are_missing(rules: str, reference: str) -> None:
    assert reasons(walls(181, 180), rules, reference) == {}


def test_every_score_comes_back_in_order() -> None:
    rules = list(RULESETS.values())
    compared = list(compare(Scorer(walls(181, 180)), rules, RULESETS["aga"]))
    assert [c.score.rules for c in compared] == rules
