"""The terms by which an answer deviates, and those that explain another margin."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.colour import Pair
from goref.core.base.frozen import replace
from goref.core.game.legality import Refusal
from goref.core.rulesets.table import ruleset
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.scorer import Winner
from goref.core.study.answers import CountAnswer, CountedPoints, PlayAnswer
from goref.core.study.deviation import deviations, explained

RULES = ruleset("chinese-2002")
ANSWER = CountAnswer(
    Fraction(-9, 2),
    Winner.WHITE,
    {"komi": Fraction(-15, 2)},
    counted=CountedPoints({Quantity.STONES: Pair(5, 4), Quantity.EYES: Pair(2, 0)}, dame=1),
)


def test_the_same_answer_does_not_deviate() -> None:
    assert deviations(ANSWER, replace(ANSWER), RULES) == ()


def test_every_term_is_named() -> None:
    found = replace(
        ANSWER,
        margin=Fraction(3),
        winner=Winner.BLACK,
        paid={},
        counted=CountedPoints({Quantity.STONES: Pair(5, 4)}, shared=1),
    )
    terms = [one.term for one in deviations(ANSWER, found, RULES)]
    assert terms == ["margin", "winner", "komi", "eyes", "dame", "shared"]


def test_what_a_rule_set_does_not_count_is_not_compared() -> None:
    more = CountedPoints({**ANSWER.counted.pairs, Quantity.LOST: Pair(3, 0)}, dame=1)
    assert deviations(ANSWER, replace(ANSWER, counted=more), RULES) == ()


def test_another_reason_deviates() -> None:
    told = deviations(PlayAnswer(), PlayAnswer(Refusal.KO, 1), RULES)
    assert [one.term for one in told] == ["legal", "refusal", "repeats"]


def test_the_term_that_was_left_out_explains_a_margin() -> None:
    assert explained(ANSWER, Fraction(3), RULES) == ("komi",)
    assert explained(ANSWER, Fraction(-13, 2), RULES) == ("eyes",)
    assert explained(ANSWER, Fraction(-11, 2), RULES) == ("stones",)
    assert explained(ANSWER, Fraction(9), RULES) == ()
