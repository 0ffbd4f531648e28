"""How a card reads on the page, in the list and in a menu."""

from __future__ import annotations

from dataclasses import replace

from goref.app.queue import sentences
from goref.app.queue.card import Answer, Card
from goref.app.queue.stakes import CardStake
from goref.app.session.session import Session
from goref.app.suggesting.suggestion import Suggestion
from goref.core.articles.table import article
from goref.core.base.language import Language
from goref.core.findings.table import step_id
from goref.core.rulesets.table import ruleset
from goref.qt.queue.card_view import AnswerText, CardText
from goref.qt.queue.rest_list import RestRow

WEIGHTY = "‼"
"""It would change the winner."""
STEPS = {"dead": "dead", "doubts": "points"}
"""The article of a stage where no finding names a step."""


def card_text(
    card: Card,
    subject: str,
    session: Session,
    language: Language,
    suggestion: Suggestion | None = None,
    stake: CardStake | None = None,
) -> CardText:
    """A card as its view shows it.

    Args:
        subject: what it asks, so that no two in sight read alike.
    """
    case = session.case
    why = sentences.why(card, case, suggestion, language)
    return CardText(
        subject,
        why or sentences.standing(card, session.assessment.bench.ruled[0], language),
        more_text(card, session, language, suggestion),
        tuple(answer_text(card, one, session, language, stake) for one in card.answers),
        takes_reason=any(one.takes_reason for one in card.answers),
        needs_reason=any(one.needs_reason for one in card.answers),
        reason=next((one.reason for one in card.answers if one.reason), ""),
    )


def more_text(
    card: Card, session: Session, language: Language, suggestion: Suggestion | None
) -> str:
    """Other reasons, and the article that the question turns on."""
    case = session.case
    told = [*sentences.more_reasons(card, case, suggestion, language)]
    step = step_id(card.findings[0]) if card.findings else STEPS.get(card.stage, "")
    if card.items:
        rests_on = card.items[0].article
    elif step:
        rests_on = article(ruleset(case.rules), step)
    else:
        return "\n".join(told)
    cite, says = rests_on.cited(language), rests_on.told(language)
    return "\n\n".join(filter(None, ("\n".join(told), cite, says)))


def answer_text(
    card: Card, answer: Answer, session: Session, language: Language, stake: CardStake | None
) -> AnswerText:
    """An answer as its button shows it."""
    outcome = stake.outcomes.get(answer.name) if stake is not None else None
    whole = sentences.stake_text(card, answer, outcome, session.case, language)
    brief, weighty = whole, outcome is not None and outcome.flips
    if outcome is not None and weighty:
        alone = replace(outcome, flips=False)
        brief = f"{WEIGHTY} {sentences.stake_text(card, answer, alone, session.case, language)}"
    return AnswerText(
        sentences.answer_text(answer, language),
        brief,
        answer.key.upper(),
        means=whole,
        suggested=answer.suggested,
        weighty=weighty,
    )


def rest_row(
    card: Card, subject: str, session: Session, language: Language, stake: CardStake | None
) -> RestRow:
    """A card as a line of the list."""
    worth = sentences.worth_text(stake, session.case, language)
    if stake is not None and stake.flips:
        worth = f"{WEIGHTY} {worth}"
    return RestRow(card.key, subject, worth, quiet=not card.asks)


def menu_text(answer: Answer, number: int, language: Language) -> str:
    """An answer in a menu, with its keys."""
    keys = f"{number + 1}, {answer.key.upper()}" if answer.key else f"{number + 1}"
    return f"{sentences.answer_text(answer, language)}\t{keys}".replace("&", "&&")
