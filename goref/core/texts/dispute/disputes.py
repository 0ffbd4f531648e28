"""The possible rulings on stones and points, and how much a ruling changes."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.base.language import Language, Text
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts import terms
from goref.core.texts.terms import SIDES, term

text = partial(Text, "dispute disputes")

LIVES: dict[StoneStatus, Text] = {
    StoneStatus.ALIVE: text("Alive"),
    StoneStatus.DEAD: text("Dead"),
    StoneStatus.SEKI: text("In seki"),
}
KINDS: dict[PointKind, Text] = {
    PointKind.TERRITORY: text("{owner}'s territory"),
    PointKind.EYE: text("{owner}'s eye in seki"),
    PointKind.FALSE_EYE: text("{owner}'s false eye"),
    PointKind.ONE_SIDED: text("{owner} alone can play there"),
    PointKind.SOLE_LIBERTY: text("{owner}'s sole liberty"),
    PointKind.KO: text("{owner}'s ko point"),
    PointKind.SHARED: text("Shared liberty"),
    PointKind.DAME: text("Nobody's"),
}
SPECIAL: dict[tuple[QuestionKind, PointKind], Text] = {
    (QuestionKind.FILL, PointKind.DAME): text("A play is needed: no point"),
    (QuestionKind.FILL, PointKind.TERRITORY): text("No play is needed: {owner}'s point"),
    (QuestionKind.KO, PointKind.DAME): text("It must be connected: no point"),
    (QuestionKind.KO, PointKind.TERRITORY): text("Plain territory of {owner}"),
    (QuestionKind.ONE_SIDED, PointKind.SHARED): text("Both can play there: shared"),
}
"""Names of rulings that differ at certain questions."""

NOTHING = text("changes nothing")
MARGIN = text("changes the margin by up to {amount}")
WINNER = text("changes the winner, and the margin by up to {amount}")
FACTS = text("changes what must be known for a result")


def ruled_text(
    asked: QuestionKind, life: StoneStatus | None, claim: PointRuling | None, language: Language
) -> str:
    """Returns the status of stones (``life``) or points (``claim``); one of them is given."""
    if claim is None:
        assert life is not None
        return LIVES[life].in_(language)
    text = SPECIAL.get((asked, claim.kind), KINDS[claim.kind])
    owner = term(SIDES, claim.owner.letter, language) if claim.owner else ""
    return text.in_(language, owner=owner)


def amount(points: Fraction, unit: Unit, language: Language) -> str:
    """Returns ``points`` of the margin, without a sign, in a rule set's unit: ``1½ zi``."""
    return terms.amount(abs(points) / unit.points, unit, language)
