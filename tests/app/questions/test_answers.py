"""Whatever is answered to a question is an act that makes sense, and closes what it answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from goref.app.assessment import Assessment
from goref.app.edits.ruling import DisputePoints, LetFindingStand, RulePoints
from goref.app.edits.table import decode_edit
from goref.app.questions.question import Answer, Question
from goref.app.questions.question_at import question_at
from goref.app.questions.question_builder import questions_of
from goref.app.questions.stake_calculator import StakeCalculator
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.incidents.consequence import LOSS, WARNING
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource
from goref.core.scoring.scorer import score
from goref.io.values.regulations import regulation
from tests.app.questions.test_finding_answers import conflicted
from tests.core.build import COMPUTED, bare, spots
from tests.strategies import cases

RULES = st.sampled_from(COMPUTED)


def every(question: Question) -> tuple[Answer, ...]:
    return (*question.answers, *question.more)


def check_answers(question: Question, assessment: Assessment) -> None:
    """No two answers are alike, each is an act that a journal can keep, and one that says
    what is so already changes nothing that is counted."""
    case, now = assessment.case, assessment.score
    assert max(Counter(a.name for a in every(question)).values()) == 1
    assert max(Counter(a.key for a in every(question) if a.key).values(), default=1) == 1
    assert question.answers
    for answer in every(question):
        assert (answer.edit is None) is (answer.does is not None)
        if answer.edit is not None:
            grid = case.record.grid
            assert decode_edit(grid, answer.edit.encode(grid)) == answer.edit
            after = answer.edit.apply(case)
            if answer.as_now:
                counted = score(after, now.rules)
                assert (counted.lines, counted.margin) == (now.lines, now.margin)


@given(cases(komi=True), RULES, st.data())
def test_every_answer_makes_sense(case: Case, rules: RuleSet, data: st.DataObject) -> None:
    assessment = Assessment(replace(conflicted(case, data), rules=rules.id), ())
    questions = questions_of(assessment)
    assert max(Counter(question.key for question in questions).values(), default=1) == 1
    for question in questions:
        check_answers(question, assessment)


@given(cases(komi=True), st.data())
def test_every_point_has_a_card(case: Case, data: st.DataObject) -> None:
    assessment = Assessment(conflicted(case, data), ())
    point = data.draw(st.sampled_from(case.record.grid.points))
    question = question_at(assessment, None, point)
    assert point in question.points
    check_answers(question, assessment)
    # What was answered is what is counted then, and the question is the same.
    for answer in question.answers:
        if answer.edit is not None:
            after = Assessment(answer.edit.apply(assessment.case), ())
            there = question_at(after, None, point)
            assert there.key[0] != "STONES" or there.key == question.key
            said = there.answer(answer.name)
            assert said is None or said.as_now or question.kind is not QuestionKind.STONES
            # A key pressed again gives the same answer.
            names = [one.name for one in question.answers]
            assert [one.name for one in there.answers] == names


@given(cases(komi=True), RULES, st.data())
def test_saying_that_it_is_as_counted_closes_a_card(
    case: Case, rules: RuleSet, data: st.DataObject
) -> None:
    case = replace(conflicted(case, data), rules=rules.id)
    for question in questions_of(Assessment(case, ())):
        now = next((a.edit for a in question.answers if a.as_now), None)
        if question.asks and now is not None and not question.disputed:
            after = questions_of(Assessment(now.apply(case), ()))
            assert question.key not in {left.key for left in after if left.asks}


@given(cases(komi=True), RULES, st.data())
def test_a_case_is_settled_when_no_card_asks(
    case: Case, rules: RuleSet, data: st.DataObject
) -> None:
    assessment = Assessment(replace(conflicted(case, data), rules=rules.id), ())
    asks = any(question.asks for question in questions_of(assessment))
    assert asks is not assessment.score.status.is_settled


# C5 touches Black alone: ruled nobody's by itself it would make one group of two.
CORRIDOR = replace(
    bare("XX.XX", ".X.X.", "XXOXX", "OOOOO", "O.O.O", plays=(10, 10)), rules="tang-song"
)
C5 = spots(CORRIDOR.record.grid, "C5")


def test_what_is_so_now_is_no_such_answer_where_saying_it_would_change_the_count() -> None:
    question = question_at(Assessment(CORRIDOR, ()), None, min(C5))
    nobody = question.answer("nobody")
    assert nobody is not None
    assert nobody.edit == RulePoints(C5, PointRuling(PointKind.DAME, None))
    assert not nobody.as_now
    assert (
        StakeCalculator(Assessment(CORRIDOR, ()), ()).weigh(question).outcomes["nobody"].change
    )


def test_then_it_is_let_be() -> None:
    ruling = Ruling(word=StatusSource.REFEREE, unclear=C5)
    unclear = replace(CORRIDOR, rules="chinese-2002", ruling=ruling)
    disputed = replace(CORRIDOR, rules="chinese-2002", disputed=C5)
    for case, kind in ((unclear, LetFindingStand), (disputed, DisputePoints)):
        question = next(c for c in questions_of(Assessment(case, ())) if c.points == C5)
        assert question.asks
        nobody = question.answer("nobody")
        assert nobody is not None
        assert nobody.as_now
        assert isinstance(nobody.edit, kind)
        after = questions_of(Assessment(nobody.edit.apply(case), ()))
        assert not any(c.asks for c in after if c.points == C5)


def test_an_incident_that_waits_is_decided_on_from_its_card() -> None:
    """One that is not decided, and one that was decided by what holds no more."""
    rules = regulation("chinese-1988")
    first = Incident(1, "let-go-moved", Offender.BLACK, 5, regulation=rules.id)
    then = replace(first, number=2, kind="wrong-removal", move=9, decided=(WARNING, LOSS))
    then = replace(then, proposed=(WARNING, LOSS))
    case = replace(bare(".XO.", "XXOO"), regulation=rules, incidents=(first, then))
    made = {
        f.code: question
        for question in questions_of(Assessment(case, ()))
        for f in question.findings
    }
    for code in ("incident-open", "incident-outdated"):
        assert "decide" in {answer.name for answer in every(made[code])}, code
