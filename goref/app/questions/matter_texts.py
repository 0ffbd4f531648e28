"""Open matters as texts for a list: each question, and the most that is at stake in it."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.questions.open_matters import OpenMatter
from goref.app.questions.sentences import change_text, subjects
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.texts.findings import say
from goref.core.texts.questions import DECIDES
from goref.core.texts.terms import JOINT


def matter_texts(
    matters: Iterable[OpenMatter], case: Case, language: Language
) -> list[tuple[str, str]]:
    """Returns two texts for each matter: the question, and the stake (empty if not known)."""
    matters = tuple(matters)
    asked = subjects((m.question for m in matters if m.question is not None), case, language)
    return [
        (
            say(matter.finding, case.record.grid, language)
            if matter.question is None
            else asked[matter.question.key],
            matter_stake_text(matter, case, language),
        )
        for matter in matters
    ]


def matter_stake_text(matter: OpenMatter, case: Case, language: Language) -> str:
    """Returns the most that is at stake: ``½ zi · decides the game``; empty if not known."""
    worth = change_text(matter.stake, case, language) if matter.stake else ""
    decides = DECIDES.in_(language) if matter.turns else ""
    return JOINT.join(filter(None, (worth, decides)))
