"""The possible rulings on stones and points, and how much a ruling changes."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts import terms
from goref.core.texts.terms import SIDES, term

LIVES: dict[StoneStatus, Text] = {
    StoneStatus.ALIVE: Text("dispute disputes", "Alive"),
    StoneStatus.DEAD: Text("dispute disputes", "Dead"),
    StoneStatus.SEKI: Text("dispute disputes", "In seki"),
}
KINDS: dict[PointKind, Text] = {
    PointKind.TERRITORY: Text("dispute disputes", "{owner}'s territory"),
    PointKind.EYE: Text("dispute disputes", "{owner}'s eye in seki"),
    PointKind.FALSE_EYE: Text("dispute disputes", "{owner}'s false eye"),
    PointKind.ONE_SIDED: Text("dispute disputes", "{owner} alone can play there"),
    PointKind.SOLE_LIBERTY: Text("dispute disputes", "{owner}'s sole liberty"),
    PointKind.KO: Text("dispute disputes", "{owner}'s ko point"),
    PointKind.SHARED: Text("dispute disputes", "Shared liberty"),
    PointKind.DAME: Text("dispute disputes", "Nobody's"),
}
SPECIAL: dict[tuple[QuestionKind, PointKind], Text] = {
    (QuestionKind.FILL, PointKind.DAME): Text("dispute disputes", "A play is needed: no point"),
    (QuestionKind.FILL, PointKind.TERRITORY): Text(
        "dispute disputes", "No play is needed: {owner}'s point"
    ),
    (QuestionKind.KO, PointKind.DAME): Text(
        "dispute disputes", "It must be connected: no point"
    ),
    (QuestionKind.KO, PointKind.TERRITORY): Text(
        "dispute disputes", "Plain territory of {owner}"
    ),
    (QuestionKind.ONE_SIDED, PointKind.SHARED): Text(
        "dispute disputes", "Both can play there: shared"
    ),
}
"""Other names for rulings at certain questions."""

NOTHING = Text("dispute disputes", "changes nothing")
MARGIN = Text("dispute disputes", "changes the margin by up to {amount}")
WINNER = Text("dispute disputes", "changes the winner, and the margin by up to {amount}")
FACTS = Text("dispute disputes", "changes what must be known for a result")


def ruled_text(
    asked: QuestionKind, life: StoneStatus | None, claim: PointRuling | None, language: Language
) -> str:
    """Returns the ruled or computed status of stones or points: one of the two is given."""
    if claim is None:
        assert life is not None
        return LIVES[life].in_(language)
    text = SPECIAL.get((asked, claim.kind), KINDS[claim.kind])
    owner = term(SIDES, claim.owner.letter, language) if claim.owner else ""
    return text.in_(language, owner=owner)


def amount(points: Fraction, unit: Unit, language: Language) -> str:
    """Returns a part of the margin, given in points, in a rule set's unit: ``1½ zi``."""
    return terms.amount(abs(points) / unit.points, unit, language)
