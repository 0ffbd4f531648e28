"""What is said of a trial's procedure and of its claim, at length and in a sentence."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.case.stored_trial import AssertedStatus, Assertion
from goref.core.rulesets.table import RULESETS
from goref.core.texts.dispute.trying import (
    JOINT,
    brief_told,
    claim_brief,
    cycle_told,
    rules_told,
    stones_told,
)
from goref.core.trials.trial_rules import trial_rules
from tests.core.build import ruled
from tests.core.trials.boards import DOUBLE_KO, claimed, tried
from tests.languages import EN, JA, KO, LANGUAGES, ZH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", RULESETS)
def test_the_brief_sentence_is_a_part_of_the_rules(id_, language):
    its = trial_rules(RULESETS[id_])
    brief, whole = brief_told(its, None, language), rules_told(its, language)
    assert len(brief) < len(whole)
    said = brief[1:-1].split(JOINT.in_(language).strip())
    assert all(part.strip()[:12] in whole for part in said)
    first = brief_told(its, WHITE, language)
    assert first.lower().endswith(brief[1:].lower())
    assert first != brief


def test_the_procedure_in_a_sentence():
    assert brief_told(trial_rules(RULESETS["japanese"]), BLACK, EN) == (
        "First to move: Black; a ko is retaken only after a pass for that ko; ends with 2 "
        "passes in a row; the position is restored afterwards."
    )
    assert brief_told(trial_rules(RULESETS["jpd-a"]), None, EN) == (
        "Ko as in play; ends with 2 give-ups in a row, or 4 pass stones in one board "
        "position; by these rules play has then really continued."
    )


@pytest.mark.parametrize(
    ("language", "few", "many"),
    [
        (
            EN,
            "White claims: Black's stones A9, B9, C9, D9 are dead",
            "White claims: Black's 5 stones are dead",
        ),
        (ZH, "白方主张：黑子A9, B9, C9, D9为死子", "白方主张：黑方5子为死子"),
        (JA, "白の主張：黒石A9, B9, C9, D9は死に石", "白の主張：黒の5子は死に石"),
        (KO, "백의 주장: A9, B9, C9, D9의 흑돌은 사석", "백의 주장: 흑돌 5개는 사석"),
    ],
)
def test_many_stones_are_counted_and_few_are_named(language, few, many):
    def claim(count: int) -> Assertion:
        return Assertion(AssertedStatus.DEAD, WHITE, BLACK, frozenset(range(count)))

    assert claim_brief(claim(4), grid(9), language) == few
    assert claim_brief(claim(5), grid(9), language) == many
    points = Assertion(AssertedStatus.ENCLOSED, BLACK, BLACK, frozenset(range(5)))
    assert "A9" in claim_brief(points, grid(9), language)


SEKI = ruled(DOUBLE_KO, seki="A7 C7")
CLAIM = claimed(SEKI, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
ROCKING = "B6 C4 - C6 B4 -"


def test_pass_stones_are_counted_where_they_would_end_a_trial():
    assert "3" in stones_told(tried(SEKI, "jpd-a", CLAIM, ROCKING, WHITE), EN)
    assert stones_told(tried(SEKI, "jpd-art", CLAIM, "-", WHITE), EN) == ""


def test_a_cycle_is_told_once_it_is_closed():
    assert cycle_told(tried(SEKI, "jpd-a", CLAIM, "B6 C4 - C6 B4", WHITE), EN)
    for acts in ("", "B6", ROCKING):
        assert cycle_told(tried(SEKI, "jpd-a", CLAIM, acts, WHITE), EN) == ""
