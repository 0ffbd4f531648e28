"""Opinions on a question read as its answers do, and name stones where they differ in part."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.app.opinion.suggestion import (
    Doubt,
    IfBegun,
    OtherOpinion,
    Reason,
    Why,
)
from goref.app.questions.opinions import answer_of, opinions_of, said_text
from goref.app.questions.question import Question
from goref.app.questions.question_at import question_at
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.geometry import Point
from goref.core.base.language import Language, capital
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.engines import SAYS_NOTHING
from goref.core.texts.questions import ANSWERS
from tests.app.opinion.test_accepting import UNRULED, suggested
from tests.core.build import spots
from tests.languages import EN, LANGUAGES
from tests.wordings import in_words

GRID = UNRULED.record.grid
F2, G4 = spots(GRID, "F2"), spots(GRID, "G4")
DOUBT = Doubt(F2, (Reason(Why.NEAR),), Stake(None, False), StoneStatus.ALIVE)
"""QuestionKind one chain, or about two as one question."""
NOWHERE: frozenset[Point] = frozenset()
BLANK = OtherOpinion("Fake", "1.5", NOWHERE, NOWHERE, NOWHERE, 1.0)


def question(points: frozenset[Point]) -> Question:
    plain = question_at(Assessment(UNRULED, ()), None, min(points))
    return replace(plain, points=points, doubts=(replace(DOUBT, points=points),))


def fake(dead: frozenset[Point], seki: frozenset[Point] | None = frozenset()) -> OtherOpinion:
    return OtherOpinion("Fake", "1.5", dead, seki, F2 | G4, 1.0, told=F2 | G4)


def test_without_a_doubt_or_another_opinion_there_is_nothing_to_compare() -> None:
    made = replace(suggested(UNRULED, dead="F2"), others=(fake(G4),))
    assert len(opinions_of(question(F2), made)) == 2
    assert opinions_of(replace(question(F2), doubts=()), made) == ()
    assert opinions_of(question(F2), replace(made, others=())) == ()
    assert opinions_of(question(F2), None) == ()


def test_what_holds_only_if_one_side_begins_answers_nothing() -> None:
    turned = tuple(
        IfBegun(side, F2 if side is BLACK else G4, frozenset(), F2) for side in COLOURS
    )
    made = replace(suggested(UNRULED, dead="F2"), others=(replace(BLANK, if_begun=turned),))
    own, black, white = opinions_of(question(F2), made)
    told = [said_text(one, question(F2), GRID, EN) for one in (own, black, white)]
    assert told == ["Dead", "Dead", "Alive"]
    assert [one.begins for one in (own, black, white)] == [None, BLACK, WHITE]
    answers = [answer_of(one, question(F2)) for one in (own, black, white)]
    assert [answer and answer.name for answer in answers] == ["dead", None, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_empty_points_it_reads_whose_they_are(language: Language) -> None:
    (spot,) = (p for p in GRID.points if GRID.name(p) == "E5")
    about = question_at(Assessment(UNRULED, ()), None, min(F2))
    doubt = Doubt(frozenset({spot}), (Reason(Why.LEFT_OVER),), Stake(None, False))
    about = replace(about, kind=QuestionKind.POINTS, points=frozenset({spot}), doubts=(doubt,))
    land = frozenset({spot}), frozenset[Point]()
    others = replace(BLANK, land=land), BLANK
    made = replace(suggested(UNRULED), others=others)
    _, told, silent = (said_text(o, about, GRID, language) for o in opinions_of(about, made))
    assert told != silent
    if language == "en":
        assert (told, silent) == ("Black's", capital(in_words(SAYS_NOTHING)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reads_as_the_answer_that_rules_so(language: Language) -> None:
    made = replace(suggested(UNRULED, dead="F2"), others=(fake(G4), fake(G4, None)))
    own, other, blind = opinions_of(question(F2), made)
    told = [said_text(one, question(F2), GRID, language) for one in (own, other, blind)]
    if language == "en":
        assert told == ["Dead", "Alive", in_words(ANSWERS["not-dead"])]
    assert len(set(told)) == 3
    names = [
        answer.name if (answer := answer_of(one, question(F2))) else "" for one in (own, other)
    ]
    assert names == ["dead", "alive"]
    assert answer_of(blind, question(F2)) is None


def test_where_stones_are_taken_for_different_things_they_are_named() -> None:
    made = replace(suggested(UNRULED, dead="F2 G4"), others=(fake(G4),))
    own, other = opinions_of(question(F2 | G4), made)
    assert said_text(own, question(F2 | G4), GRID, EN) == "Dead"
    assert said_text(other, question(F2 | G4), GRID, EN) == "Alive: F2; Dead: G4"
    assert answer_of(other, question(F2 | G4)) is None
