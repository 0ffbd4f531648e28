"""What is open is one list: settled only without one, whoever asks, and whatever lists it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.ruling import ConfirmAllOthers, LetFindingStand
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Caution, Doubt, Reason, Why
from goref.app.questions.open_matters import (
    OpenMatter,
    OpenMatters,
    all_questions,
    asking,
    open_matters,
    open_under,
    state_under,
)
from goref.app.questions.stake_calculator import StakeCalculator
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.case import Case
from goref.core.continuation.dame import settled_ways
from goref.core.continuation.effects import effects
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.scorer import Scorer
from goref.core.scoring.status import CaseState
from tests.app.questions.queues import GAMES, opinion
from tests.core.build import COMPUTED, bare, game, spots

DAME = bare("..XO.", "..XO.", "..X.O", "..XO.", "..XO.", komi="5.5", last_play="B")
"""One dame is left, and White is to play: whoever takes it wins by half a point."""
SURE = replace(DAME, answers=replace(DAME.answers, komi=Fraction("0.5")))
"""The same, with a komi that leaves Black ahead whoever takes it."""
NO_DAME = bare("..XO.", "..XO.", "..XO.", "..XO.", "..XO.", komi="5.5")
BORDER = bare(*("XX..OO",) * 6, komi="0.5")
"""Twelve points between the walls, and nobody's."""


def of(case: Case, **more: object) -> OpenMatters:
    return open_matters(Assessment(case, (), **more))  # type: ignore[arg-type]


def test_nothing_is_open_where_nothing_has_a_stake() -> None:
    made = of(NO_DAME)
    assert made.matters == ()
    assert made.is_known
    assert made.status.state is CaseState.SETTLED
    assert made.counted == made.score


def test_a_note_that_would_turn_the_winner_is_asked_before_anything_is_settled() -> None:
    assert Assessment(DAME, ()).score.status.is_settled, "by the findings alone"
    made = of(DAME)
    (matter,) = made.matters
    assert (matter.code, matter.points) == ("dame-left", tuple(spots(DAME.record.grid, "D3")))
    assert (matter.stake, matter.turns) == (1, True)
    assert matter.question is not None
    assert matter.question.asks
    assert made.status.state is CaseState.PROVISIONAL
    assert made.counted.can_be_shown, "a winner may be named all the same"
    assert sum(made.by_stage().values()) == 1


def test_what_an_opinion_alone_asks_has_a_name_of_its_own() -> None:
    points = spots(NO_DAME.record.grid, "A1 B1")
    caution = Caution(points, None, Reason(Why.OPEN, points))
    doubt = Doubt(points, (Reason(Why.LEFT_OVER, points),), Stake(Fraction(2), False))
    case = replace(NO_DAME, ruling=Ruling())
    assessment, plain = Assessment(case, ()), suggest(case)
    for made, code in (
        (replace(plain, open_borders=(caution,)), "suggested-border-open"),
        (replace(plain, unclear=(doubt,)), "suggested-points-unclear"),
    ):
        (question,) = (c for c in all_questions(assessment, made) if c.points == points)
        assert (question.asks, question.cautions + question.doubts) == (
            True,
            made.open_borders + made.unclear,
        )
        asked = replace(question, findings=())
        for one, named in (
            (asked, code),
            (replace(asked, cautions=(), doubts=()), "left-unclear"),
        ):
            opened = OpenMatters.of_questions(assessment, [one], {})
            assert [m.code for m in opened.matters if m.question is not None] == [named]


def test_what_the_referee_let_stand_is_open_no_longer() -> None:
    (matter,) = of(DAME).matters
    let_stand = LetFindingStand(matter.finding).apply(DAME)
    assert of(let_stand).matters == ()
    assert of(let_stand).status.is_settled


def test_dame_are_open_exactly_where_filling_them_turns_the_winner() -> None:
    for case in (DAME, SURE):
        for last, first in ((Who.BLACK, WHITE), (Who.WHITE, BLACK)):
            one = case.answering(last_play=last)
            (effect,) = effects([ruleset(one.rules)], settled_ways(one, first))
            turns = effect.before.ahead is not effect.after.ahead
            assert [matter.turns for matter in of(one).matters] == [True] * turns
            assert effect.difference
    assert of(DAME.answering(last_play=None)).matters == (), "nobody knows whose turn it is"


def test_where_a_point_filled_is_a_point_lost_dame_are_worth_nothing() -> None:
    case = replace(DAME, rules="japanese").answering(prisoners=Pair(0, 0))
    assert of(case).matters == ()


def test_before_anybody_ruled_only_that_is_open() -> None:
    made = of(replace(DAME, ruling=Ruling()))
    (matter,) = made.matters
    assert (matter.code, matter.points, matter.stake) == ("not-ruled", (), None)
    assert made.status.state is CaseState.UNDECIDED
    ruled = ConfirmAllOthers().apply(replace(DAME, ruling=Ruling()))
    assert [one.code for one in of(ruled).matters] == ["dame-left"]


def test_while_a_game_is_recorded_nothing_is_open() -> None:
    made = of(DAME, in_play=True)
    assert made.matters == ()
    assert made.status.state is CaseState.IN_PLAY


def test_the_weightiest_stands_first_after_what_nobody_can_weigh() -> None:
    case = replace(BORDER, answers=replace(BORDER.answers, komi=None), rules="japanese")
    matters = of(case).matters
    assert matters[0].stake is None
    weights = [matter.weight for matter in matters]
    assert weights == sorted(weights)
    assert {"fact-asked", "open-border"} <= {matter.code for matter in matters}


def test_notes_that_are_not_weighed_yet_may_still_be_open() -> None:
    assessment = Assessment(DAME, ())
    questions = all_questions(assessment)
    made = OpenMatters.of_questions(assessment, questions, {})
    assert (made.matters, made.is_known) == ((), False)
    scales = StakeCalculator(assessment, questions)
    stakes = {question.key: scales.weigh(question) for question in questions}
    asked = asking(assessment, questions, stakes)
    assert [question.asks for question in asked] == [True]
    assert OpenMatters.of_questions(assessment, asked, stakes) == of(DAME)


@pytest.mark.parametrize("name", GAMES)
def test_every_finding_that_is_open_has_its_place_in_the_list(name: str) -> None:
    assessment = Assessment(game(name).case, ())
    made = open_matters(assessment)
    assert made.status.state in (assessment.score.status.state, CaseState.PROVISIONAL)
    told = {
        f
        for m in made.matters
        for f in (m.finding, *(m.question.findings if m.question else ()))
    }
    assert told >= set(assessment.score.status.open)
    asked = {question.key for question in all_questions(assessment) if question.asks}
    assert asked == {
        m.question.key for m in made.matters if m.question is not None and m.question.asks
    }


def test_a_second_opinion_adds_what_it_asks() -> None:
    case = game("modern-ending").case
    assessment = Assessment(case, ())
    alone = open_matters(assessment)
    made = open_matters(assessment, opinion("modern-ending"))
    assert not any(m.question is not None and m.question.doubts for m in alone.matters)
    doubted = [m for m in made.matters if m.question is not None and m.question.doubts]
    assert doubted
    assert all(
        m.question is not None and m.question.kind is QuestionKind.STONES for m in doubted
    )
    assert all(m.stake for m in doubted)


def test_a_matter_without_a_question_is_named_by_its_finding() -> None:
    (matter,) = of(DAME).matters
    alone = OpenMatter(matter.finding)
    assert (alone.code, alone.points, alone.stake) == ("dame-left", matter.points, None)
    assert OpenMatters(of(DAME).score, (alone,)).by_stage() == {"dead": 0, "doubts": 1}


@pytest.mark.parametrize("case", [DAME, SURE, NO_DAME, BORDER])
def test_the_state_alone_is_that_of_the_whole_list(case: Case) -> None:
    bench = Scorer(case)
    for rules in COMPUTED:
        score = bench.score(RULESETS[rules] if isinstance(rules, str) else rules)
        assert state_under(bench, score) is open_under(bench, score).status.state
