"""The possible rulings on stones and points, and how much a ruling changes."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.language import Language, Text
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.words import terms
from goref.core.words.terms import SIDES, term

LIVES: dict[Life, Text] = {
    Life.ALIVE: Text("dispute disputes", "Alive"),
    Life.DEAD: Text("dispute disputes", "Dead"),
    Life.SEKI: Text("dispute disputes", "In seki"),
}
KINDS: dict[Kind, Text] = {
    Kind.TERRITORY: Text("dispute disputes", "{owner}'s territory"),
    Kind.EYE: Text("dispute disputes", "{owner}'s eye in seki"),
    Kind.FALSE_EYE: Text("dispute disputes", "{owner}'s false eye"),
    Kind.ONE_SIDED: Text("dispute disputes", "{owner} alone can play there"),
    Kind.SOLE_LIBERTY: Text("dispute disputes", "{owner}'s sole liberty"),
    Kind.KO: Text("dispute disputes", "{owner}'s ko point"),
    Kind.SHARED: Text("dispute disputes", "Shared liberty"),
    Kind.DAME: Text("dispute disputes", "Nobody's"),
}
SPECIAL: dict[tuple[QuestionKind, Kind], Text] = {
    (QuestionKind.FILL, Kind.DAME): Text("dispute disputes", "A play is needed: no point"),
    (QuestionKind.FILL, Kind.TERRITORY): Text(
        "dispute disputes", "No play is needed: {owner}'s point"
    ),
    (QuestionKind.KO, Kind.DAME): Text("dispute disputes", "It must be connected: no point"),
    (QuestionKind.KO, Kind.TERRITORY): Text("dispute disputes", "Plain territory of {owner}"),
    (QuestionKind.ONE_SIDED, Kind.SHARED): Text(
        "dispute disputes", "Both can play there: shared"
    ),
}
"""Other names for rulings at certain questions."""

NOTHING = Text("dispute disputes", "changes nothing")
MARGIN = Text("dispute disputes", "changes the margin by up to {amount}")
WINNER = Text("dispute disputes", "changes the winner, and the margin by up to {amount}")
FACTS = Text("dispute disputes", "changes what must be known for a result")


def ruled_text(
    asked: QuestionKind, life: Life | None, claim: Claim | None, language: Language
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
