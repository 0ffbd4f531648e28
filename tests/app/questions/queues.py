"""Queues of cases, made as the window makes them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from goref.app.assessment import Assessment
from goref.app.opinion.accepting import suggested_ruling
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Doubt, Reason, Suggestion, Why
from goref.app.questions.cycle_status import cycles_of
from goref.app.questions.question import Question
from goref.app.questions.question_builder import questions_of
from goref.app.questions.trial_status import all_trials
from goref.app.stakes import stake_of_case
from goref.core.base.findings import Finding
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import Scorer
from goref.core.trials.checklist import items
from tests.core.build import game

GAMES = (
    "gold-petal-bowls",
    "huang-longshi--zhou-donghou",
    "iwamoto--go-seigen-1948",
    "jia-xuan--yang-xican",
    "li-zhe--gu-li-2011-triple-ko",
    "modern-ending",
    "qing-quadruple-ko",
    "rin-kaiho--komatsu-1993-eternal-life",
    "takagawa--go-seigen-1959",
)


DOUBTED = {"modern-ending": "J1"}
"""Stones that a second opinion knows, and is to doubt all the same, so that they are asked."""


@cache
def opinion(name: str) -> Suggestion:
    """Returns the second opinion of a recorded game, under Chinese rules."""
    case = game(name).case
    made = suggest(case)
    return doubting(made, case, DOUBTED[name]) if name in DOUBTED else made


def doubting(made: Suggestion, case: Case, name: str) -> Suggestion:
    """Returns an opinion that also doubts the stones at a point, with the stake of that
    doubt."""
    rules, ruling = ruleset(case.rules), suggested_ruling(case, made)
    at = case.record.grid.point(name)
    chain = next(c for c in made.chains if at in c.points)
    otherwise = StoneStatus.ALIVE if chain.life is StoneStatus.DEAD else StoneStatus.DEAD
    now = Scorer(replace(case, ruling=ruling))
    other = replace(case, ruling=ruling.with_lives(chain.points, otherwise))
    stake = stake_of_case(now, now.score(rules, remarks=False), rules, other)
    doubt = Doubt(chain.points, (Reason(Why.NEAR),), stake, otherwise)
    reason = Reason(Why.SEKI_EYES, chain.reason.points)
    unsure = replace(chain, unclear=True, proved=False, confidence=72, reason=reason)
    chains = tuple(unsure if c is chain else c for c in made.chains)
    return replace(made, chains=chains, unclear=(doubt, *made.unclear))


def queue(
    case: Case,
    suggestion: Suggestion | None = None,
    *,
    checked: bool = True,
    reading: tuple[Finding, ...] = (),
) -> tuple[Question, ...]:
    """Returns all questions of a case.

    Args:
        checked: True to include the items of the checklist.
        reading: the findings of reading the case.
    """
    assessment = Assessment(case, reading)
    listed = items(assessment.score, case) if checked else ()
    return questions_of(
        assessment,
        suggestion,
        checklist=[item for item in listed if item is not None],
        trials=all_trials(case),
        cycles=cycles_of(case),
    )


def only(questions: tuple[Question, ...], about: QuestionKind) -> Question:
    (question,) = [question for question in questions if question.kind is about]
    return question
