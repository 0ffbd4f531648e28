"""The place of an exercise's case: nowhere. It is never mixed with real cases."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from goref.app.opening import Opened
from goref.app.school.exercise import Exercise
from goref.app.school.kinds import kind_of, question
from goref.app.session.session import Session
from goref.app.session.storage import CaseStorage
from goref.core.base.frozen import frozen
from goref.core.base.language import Language


@frozen
class SchoolStorage(CaseStorage):
    """The home of an exercise: no file and no journal; saving makes a copy."""

    exercise: Exercise

    is_kept = False
    hides_opinion = True

    def in_journal(self) -> dict[str, Any]:
        return {}

    def replayed(self, saved: Mapping[str, Any]) -> CaseStorage:
        return self

    def noted(self) -> dict[str, Any]:
        return {}

    def found(self) -> tuple[CaseStorage, bytes] | None:
        return None

    def written_to(self, path: Path, data: bytes) -> CaseStorage | None:
        return None


def exercise_session(exercise: Exercise, language: Language) -> Session:
    """Returns a session with an exercise, without a journal."""
    case = kind_of(exercise).prepare(exercise)
    return Session(Opened(case, title=question(exercise, language)), SchoolStorage(exercise))
