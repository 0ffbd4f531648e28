"""The opinions of several engines on a question about stones, in words."""

from __future__ import annotations

from goref.app.opinion.sentences import owner_text
from goref.app.opinion.side_by_side import SaidOfStones, side_by_side
from goref.app.opinion.suggestion import Suggestion
from goref.app.questions.question import Answer, Question
from goref.app.questions.sentences import points_text
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.texts import questions as words
from goref.core.texts.engines import SAYS_NOTHING


def opinions_of(question: Question, suggestion: Suggestion | None) -> tuple[SaidOfStones, ...]:
    """Returns the opinions on a question's stones or points, goref's own first.

    Returns an empty tuple if no opinion doubts them, or if no other engine was asked.
    """
    if suggestion is None or not question.doubts:
        return ()
    return side_by_side(question.points, suggestion)


def said_text(said: SaidOfStones, question: Question, board: Grid, language: Language) -> str:
    """Returns one opinion in words: ``Dead``, or ``Alive: F3; Dead: D4 and two more``."""
    writing, parts = LANGUAGES[language], []
    for life, points in said.lives.items():
        told = words.ANSWERS[life.value if life is not None else "not-dead"].in_(language)
        named = writing.colon + points_text(board, points, language)
        parts.append(told if points == question.points else told + named)
    for owner, points in said.owners.items():
        told = owner_text(owner, language)
        named = writing.colon + points_text(board, points, language)
        parts.append(told if points == question.points else told + named)
    if said.is_silent:
        parts.append(capital(SAYS_NOTHING.in_(language)))
    return writing.semicolon.join(parts)


def answer_of(said: SaidOfStones, question: Question) -> Answer | None:
    """Returns the answer that agrees with an opinion about all the question's stones.

    Returns None if the opinion differs from stone to stone, or depends on who moves first.
    """
    for life, points in said.lives.items():
        if points == question.points and life is not None and said.begins is None:
            return question.answer(life.value)
    return None
