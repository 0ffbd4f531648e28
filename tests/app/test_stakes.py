"""What is at stake in a finding: counted anew for each thing that could be said to it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.assessment import Assessment
from goref.app.questions.choices import choices
from goref.app.stakes import Stake, outcomes, stake
from goref.core.base.findings import Finding, Level, found
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scoring import Score, Winner, score
from tests.core.build import bare, ruled, spots
from tests.core.ruling.test_dame import GOLD_PETAL, HUANG_ZHOU
from tests.strategies import cases


def weigh(assessment: Assessment, finding: Finding) -> Stake:
    return stake(finding, outcomes(assessment, finding))


def weighed(case: Case, code: str) -> Stake:
    assessment = Assessment(case, ())
    return weigh(assessment, next(f for f in assessment.findings if f.code == code))


def margin(scored: Score | None) -> Fraction:
    assert scored is not None
    assert scored.margin is not None
    return scored.margin


def flipped(now: Score, change: Fraction) -> bool:
    if now.margin is None or now.outcome:
        return False
    return replace(now, margin=now.margin + change).ahead is not now.ahead


@given(cases(komi=True), st.sampled_from(sorted(RULESETS)), st.data())
def test_an_outcome_is_the_case_counted_with_its_choice(
    case: Case, rules: str, data: st.DataObject
) -> None:
    points = data.draw(st.frozensets(st.sampled_from(case.record.grid.points), max_size=3))
    case = replace(case, rules=rules, disputed=points)
    assessment = Assessment(case, ())
    now = score(case, RULESETS[rules])
    for finding in assessment.findings:
        said = choices(case, assessment.bench.ruled[0], finding)
        weight = weigh(assessment, finding)
        assert weight.finding == finding
        assert [o.choice for o in weight.outcomes] == list(said)
        changes, flips = [abs(finding.change)], flipped(now, finding.change)
        for outcome in weight.outcomes:
            after = score(outcome.choice.edit.apply(case), RULESETS[rules])
            assert outcome.score is not None
            assert outcome.score.margin == after.margin
            assert outcome.score.lines == after.lines
            if now.needs != after.needs:
                assert (outcome.change, outcome.flips) == (None, False)
                continue
            # What is not known yet is missing from both.
            totals = after.totals, now.totals
            assert outcome.change == totals[0].black - totals[0].white - (
                totals[1].black - totals[1].white
            )
            if now.margin is not None:
                assert outcome.change == margin(after) - now.margin
            assert outcome.flips is (after.ahead is not now.ahead)
            changes.append(abs(outcome.change))
            flips = flips or outcome.flips
        assert (weight.change, weight.flips) == (max(changes), flips)
        assert list(outcomes(assessment, finding)) == list(weight.outcomes)


CORNER = ("XX.OO", "XX.OO", "XXXOO", "XX.OO", ".X.O.")
"""Three points nobody has, one of them between; Black lacks nothing of White."""


def test_what_disputed_stones_are_worth() -> None:
    board = ("X.X..", ".....", "OOOOO", "OOOOO", ".O.O.")
    case = replace(bare(*board, komi=0), rules="chinese-2002")
    case = replace(case, disputed=spots(case.record.grid, "A5"))
    told = weighed(case, "dead-disputed")
    alive, dead, seki = told.outcomes
    assert [o.choice.key for o in told.outcomes] == ["call-alive", "call-dead", "call-seki"]
    assert alive.change == 0
    assert not alive.flips
    # Called alive, the ten points are nobody's; dead, White owns all of them.
    assert margin(alive.score) == 2 - 15
    assert margin(dead.score) == -25
    assert dead.change == -12
    assert told.change == max(Fraction(12), abs(seki.change or Fraction(0)))
    assert not told.flips


def test_a_point_that_turns_the_game() -> None:
    case = bare("XX.OO", "XX.OO", "XX.OO", "XX.OO", "XX.OO", komi="0.5")
    case = replace(case, rules="chinese-2002")
    case = replace(case, disputed=frozenset(case.record.grid.points[2::5]))
    told = weighed(case, "claim-disputed")
    flips = {(o.choice.key, o.choice.owner): o.flips for o in told.outcomes}
    assert flips == {("nobodys", ""): False, ("owned", "B"): True, ("owned", "W"): False}
    assert told.flips
    assert told.change == 5


def test_a_game_that_becomes_a_draw_is_turned() -> None:
    case = bare("XX.OO", "XX.OO", "XX.OO", "XX.OO", "XX.OO", komi="5")
    case = replace(case, rules="chinese-2002")
    case = replace(case, disputed=frozenset(case.record.grid.points[2::5]))
    told = weighed(case, "claim-disputed")
    (drawn,) = (o for o in told.outcomes if o.flips)
    assert drawn.score is not None
    assert drawn.score.ahead is Winner.DRAW


@pytest.mark.parametrize("rules", ["tang-song", "ming-qing"])
def test_what_no_choice_settles_weighs_what_the_finding_says(rules: str) -> None:
    even = replace(HUANG_ZHOU, rules=rules)
    told = weighed(even, "groups-joined-by-dame")
    assert [o.choice.key for o in told.outcomes] == ["settle"]
    assert told.change == 2
    assert told.flips
    assert not weighed(replace(GOLD_PETAL, rules=rules), "groups-joined-by-dame").flips


def test_a_point_to_be_filled_weighs_the_same_said_and_ruled() -> None:
    told = weighed(replace(GOLD_PETAL, rules="japanese"), "must-be-filled")
    assert [o.choice.key for o in told.outcomes] == ["owned", "filled"]
    assert [o.change for o in told.outcomes] == [0, -1]
    assert told.finding.change == -1
    told = weighed(replace(HUANG_ZHOU, rules="ming-qing"), "must-be-filled")
    assert [o.choice.key for o in told.outcomes] == ["owned"]
    assert told.change == 2
    assert told.flips


def test_what_is_missing_from_both_does_no_harm() -> None:
    case = bare("XX.OO", "XX.OO", "XX.OO", "XX.OO", "XX.OO")
    case = replace(case, rules="japanese", disputed=frozenset(case.record.grid.points[2::5]))
    told = weighed(case, "claim-disputed")
    assert [o.change for o in told.outcomes] == [0, 5, -5]
    assert all(o.score and o.score.margin is None for o in told.outcomes)
    assert told.change == 5
    assert not told.flips


def test_nothing_is_said_of_a_margin_that_is_not_there() -> None:
    case = replace(bare("XX.OO", "XX.OO"), rules="modern-1920")
    told = weighed(case, "fact-asked")
    assert [o.change for o in told.outcomes] == [None] * len(told.outcomes)
    assert told.change == 0
    assert not told.flips


def test_what_turns_the_game_comes_first_then_points_then_urgency() -> None:
    def made(level: Level, change: int, flips: bool) -> Stake:
        return Stake(found("dame-left", level), (), Fraction(change), flips)

    order = [
        made(Level.NOTE, 1, True),
        made(Level.CONFLICT, 9, False),
        made(Level.NOTE, 3, False),
        made(Level.CONFLICT, 0, False),
        made(Level.CHECK, 0, False),
        made(Level.NOTE, 0, False),
    ]
    for shuffled in (order[::-1], order[3:] + order[:3], order[1::2] + order[::2]):
        assert sorted(shuffled, key=lambda s: s.weight, reverse=True) == order


@given(cases(komi=True), st.sampled_from(["jpd-b", "chinese-2002", "aga"]))
def test_sorted_by_weight_no_quiet_finding_stands_before_one_that_turns_the_game(
    case: Case, rules: str
) -> None:
    assessment = Assessment(replace(case, rules=rules), ())
    ordered = sorted(
        (weigh(assessment, f) for f in assessment.findings),
        key=lambda s: s.weight,
        reverse=True,
    )
    assert [s.flips for s in ordered] == sorted((s.flips for s in ordered), reverse=True)
    for part in (True, False):
        points = [s.change for s in ordered if s.flips is part]
        assert points == sorted(points, reverse=True)


def test_a_finding_without_outcomes_weighs_nothing() -> None:
    finding: Finding = found("ing-ko", Level.NOTE)
    assert stake(finding, ()).weight == (False, Fraction(0), 0)
    case = replace(ruled(bare(*CORNER), dead="A1"), rules="ing")
    assert weighed(case, "ing-ko").weight == (False, Fraction(0), 0)
