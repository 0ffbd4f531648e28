"""Queues of cases, made as the window makes them."""

from __future__ import annotations

from functools import cache

from goref.app.assessment import Assessment
from goref.app.questions.cycle_rulings import cycle_items
from goref.app.questions.trial_status import all_tried
from goref.app.queue.card import About, Card
from goref.app.queue.queue import cards_of
from goref.app.suggesting.suggest import suggest
from goref.app.suggesting.suggestion import Suggestion
from goref.core.case.case import Case
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


@cache
def opinion(name: str) -> Suggestion:
    """The second opinion of a recorded game, under Chinese rules."""
    return suggest(game(name).case)


def queue(
    case: Case, suggestion: Suggestion | None = None, *, checked: bool = True
) -> tuple[Card, ...]:
    """The whole queue of a case; ``checked``: with what the checklist has."""
    assessment = Assessment(case, ())
    listed = items(assessment.score, case) if checked else ()
    return cards_of(
        assessment,
        suggestion,
        checklist=[item for item in listed if item is not None],
        tried=all_tried(case),
        cycles=cycle_items(case),
    )


def only(cards: tuple[Card, ...], about: About) -> Card:
    (card,) = [card for card in cards if card.about is about]
    return card
