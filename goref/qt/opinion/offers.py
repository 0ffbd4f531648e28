"""What can be done about a row of a second opinion: accept it, rule otherwise, pass it by."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from goref.app.edits.base import Edit
from goref.app.edits.ruling import ClaimPoints, DisputePoints, MarkStones
from goref.app.suggesting.accepting import acceptance, from_engine
from goref.app.suggesting.suggestion import Care, Doubt, Suggestion
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.trials.checklist import ItemKind
from goref.core.words.dispute.disputes import ruled_text
from goref.qt.opinion.rows import Told

LIVES = (Life.DEAD, Life.ALIVE, Life.SEKI)


@dataclass(frozen=True)
class Offer:
    """One thing to do about a row.

    Attributes:
        text: what it is called.
        edit: what it does to the case; with none the row is only passed by.
    """

    text: str
    edit: Edit | None = None


def offers(
    told: Told, suggestion: Suggestion, case: Case, language: Language
) -> tuple[Offer, ...]:
    """What can be done, what is suggested first."""
    made: list[Offer]
    match told:
        case Care():
            made = [Offer(QCoreApplication.translate("suggesting", "Looked at"))]
        case Doubt() if told.otherwise is None:
            made = _of_points(told, suggestion, case, language)
        case _:
            made = _of_stones(told.points, suggestion, case, language)
    return (*made, _dispute(told.points, case))


def _of_stones(
    points: frozenset[Point], suggestion: Suggestion, case: Case, language: Language
) -> list[Offer]:
    seems = next(c.life for c in suggestion.chains if c.points & points)
    as_suggested = QCoreApplication.translate("suggesting", "{life}, as suggested").format(
        life=_life(seems, language)
    )
    others = [
        _otherwise(points, life, suggestion, language) for life in LIVES if life is not seems
    ]
    return [Offer(as_suggested, acceptance(case, suggestion, points)), *others]


def _otherwise(
    points: frozenset[Point], life: Life, suggestion: Suggestion, language: Language
) -> Offer:
    """Ruled otherwise than goref suggests: as another engine says, or by the referee alone."""
    text, said = _life(life, language), from_engine(suggestion, points, life)
    if said is None:
        return Offer(text, MarkStones(points, life))
    as_said = QCoreApplication.translate("suggesting", "{life}, as {engine} says")
    return Offer(as_said.format(life=text, engine=said.engine), said)


def _of_points(
    doubt: Doubt, suggestion: Suggestion, case: Case, language: Language
) -> list[Offer]:
    """Points that may not be whose they seem: theirs, or nobody's."""
    free = frozenset(p for p in doubt.points if not case.position.cells[p]) or doubt.points
    owners: set[Colour] = {
        found.owner
        for found in suggestion.points
        if found.point in doubt.points and found.owner is not None
    }
    claims = [Claim(Kind.TERRITORY, owner) for owner in sorted(owners)]
    claims.append(Claim(Kind.DAME, None))
    return [
        Offer(ruled_text(ItemKind.POINTS, None, claim, language), ClaimPoints(free, claim))
        for claim in claims
    ]


def _dispute(points: frozenset[Point], case: Case) -> Offer:
    if points & case.disputed:
        text = QCoreApplication.translate("suggesting", "Withdraw the dispute")
        return Offer(text, DisputePoints(points, disputed=False))
    text = QCoreApplication.translate("suggesting", "Put in dispute")
    return Offer(text, DisputePoints(points))


def _life(life: Life, language: Language) -> str:
    return ruled_text(ItemKind.STONES, life, None, language)
