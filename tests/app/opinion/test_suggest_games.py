"""Real games that come with goref: what is suggested gives the result history knows."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opinion.accepting import acceptance
from goref.app.opinion.suggest import suggest
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Ruling
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import score
from tests.core.build import game


def accepted(case: Case, rules: str) -> Case:
    act = acceptance(case, suggest(case, ruleset(rules)))
    return case if act is None else act.apply(case)


def test_takagawa_and_go_seigen_1959_is_a_half_point_for_white() -> None:
    case = game("takagawa--go-seigen-1959").case.answering(komi=Fraction(9, 2))
    made = suggest(case, ruleset("japanese"))
    assert made.clear
    assert score(accepted(case, "japanese"), ruleset("japanese")).margin == Fraction(-1, 2)


@pytest.mark.parametrize(
    "name", ["gold-petal-bowls", "huang-longshi--zhou-donghou", "jia-xuan--yang-xican"]
)
def test_an_old_game_has_the_dead_stones_that_its_count_was_made_with(name: str) -> None:
    settled = game(name).settled()
    truth = survey(settled.position, settled.ruling).dead
    made = suggest(replace(settled, ruling=Ruling()))
    wrong = made.dead ^ truth
    assert wrong <= made.doubtful
    assert truth or not made.dead
