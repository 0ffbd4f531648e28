"""Opinions on a question read as its answers do, and name stones where they differ in part."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.app.queue.at_point import card_at
from goref.app.queue.card import Card
from goref.app.queue.opinions import answer_of, opinions_of, said_text
from goref.app.suggesting.suggestion import AtStake, Doubt, OtherOpinion, Reason, Why
from goref.core.base.geometry import Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.ruling.ruling import Life
from tests.app.suggesting.test_accepting import UNRULED, suggested
from tests.core.build import spots

GRID = UNRULED.record.grid
F2, G4 = spots(GRID, "F2"), spots(GRID, "G4")
DOUBT = Doubt(F2, (Reason(Why.NEAR),), AtStake(None, False), Life.ALIVE)
"""About one chain, or about two as one question."""


def card(points: frozenset[Point]) -> Card:
    plain = card_at(Assessment(UNRULED, ()), None, min(points))
    return replace(plain, points=points, doubts=(replace(DOUBT, points=points),))


def fake(dead: frozenset[Point], seki: frozenset[Point] | None = frozenset()) -> OtherOpinion:
    return OtherOpinion("Fake", "1.5", dead, seki, F2 | G4, 1.0, told=F2 | G4)


def test_without_a_doubt_or_another_opinion_there_is_nothing_to_compare() -> None:
    made = replace(suggested(UNRULED, dead="F2"), others=(fake(G4),))
    assert len(opinions_of(card(F2), made)) == 2
    assert opinions_of(replace(card(F2), doubts=()), made) == ()
    assert opinions_of(card(F2), replace(made, others=())) == ()
    assert opinions_of(card(F2), None) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reads_as_the_answer_that_rules_so(language: Language) -> None:
    made = replace(suggested(UNRULED, dead="F2"), others=(fake(G4), fake(G4, None)))
    own, other, blind = opinions_of(card(F2), made)
    told = [said_text(one, card(F2), GRID, language) for one in (own, other, blind)]
    if language == "en":
        assert told == ["Dead", "Alive", "Not dead"]
    assert len(set(told)) == 3
    names = [
        answer.name if (answer := answer_of(one, card(F2))) else "" for one in (own, other)
    ]
    assert names == ["dead", "alive"]
    assert answer_of(blind, card(F2)) is None


def test_where_stones_are_taken_for_different_things_they_are_named() -> None:
    made = replace(suggested(UNRULED, dead="F2 G4"), others=(fake(G4),))
    own, other = opinions_of(card(F2 | G4), made)
    assert said_text(own, card(F2 | G4), GRID, "en") == "Dead"
    assert said_text(other, card(F2 | G4), GRID, "en") == "Alive: F2; Dead: G4"
    assert answer_of(other, card(F2 | G4)) is None
