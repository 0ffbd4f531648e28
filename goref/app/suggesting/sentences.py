"""What a suggestion says, in sentences: reasons, certainty, doubts, and other opinions."""

from __future__ import annotations

from goref.app.suggesting.suggestion import (
    AtStake,
    Care,
    ChainFinding,
    Doubt,
    OtherOpinion,
    Reason,
    Suggestion,
    Why,
)
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Life
from goref.core.words import suggestions as words
from goref.core.words.dispute.disputes import FACTS, MARGIN, NOTHING, WINNER, amount
from goref.core.words.dispute.trials import names
from goref.core.words.engines import REMARKS
from goref.core.words.terms import KINDS, MANY, side_name, term

SURE = 90
"""Per cent from which on something that is not proved is called sure."""


def said(reason: Reason, board: Grid, language: Language) -> str:
    """A reason as a sentence, in ``en``, ``zh`` or ``ja``."""
    listed = board.names(reason.points)
    shown = ", ".join(listed[:MANY]) + (" …" if len(listed) > MANY else "")
    number = len(listed) if reason.number is None else reason.number
    template = words.REASONS[reason.why.value].in_(language)
    places = words.PLACES.in_(language, names=shown) if listed else ""
    return template.format(points=places, number=number)


def certainty(chain: ChainFinding) -> str:
    """How certain it is: ``ruled``, ``proved``, ``sure``, ``likely`` or ``unclear``."""
    if chain.reason.why is Why.RULED:
        return "ruled"
    if chain.unclear:
        return "unclear"
    if chain.proved:
        return "proved"
    return "sure" if chain.confidence >= SURE else "likely"


def certainty_text(chain: ChainFinding, language: Language) -> str:
    """The same in words."""
    return words.CERTAINTY[certainty(chain)].in_(language)


def life_text(life: Life, language: Language) -> str:
    """Alive, dead or in seki."""
    return term(KINDS, life.value, language)


def doubt_text(doubt: Doubt, suggestion: Suggestion, language: Language) -> str:
    """What is unclear, and what it seems to be."""
    board = suggestion.position.grid
    points = names(board, doubt.points)
    if doubt.otherwise is None:
        owner = next(
            (f.owner for f in suggestion.points if f.point in doubt.points and f.owner), None
        )
        return words.WHOSE.in_(language, points=points, side=side_name(owner, language))
    chain = next(c for c in suggestion.chains if c.points & doubt.points)
    return words.SEEMING.in_(
        language,
        side=side_name(chain.colour, language),
        points=points,
        life=life_text(chain.life, language),
    )


def why_text(doubt: Doubt, board: Grid, language: Language) -> str:
    """Why it is unclear, every reason a sentence."""
    return LANGUAGES[language].gap.join(
        said(_beside(reason, doubt.points), board, language) for reason in doubt.reasons
    )


def stake_text(stake: AtStake, rules: str, language: Language) -> str:
    """What it would change to take a doubt the other way, in the unit of a rule set."""
    if stake.points is None:
        return FACTS.in_(language)
    if not stake.points and not stake.winner:
        return NOTHING.in_(language)
    text = WINNER if stake.winner else MARGIN
    told = amount(stake.points, ruleset(rules).unit, language)
    return text.in_(language, amount=told)


def care_text(care: Care, board: Grid, language: Language) -> str:
    """Why points are to be looked at; they themselves are not named again."""
    return said(_beside(care.reason, care.points), board, language)


def opinion_text(other: OtherOpinion, board: Grid, language: Language) -> str:
    """Whether another engine agrees, or which chains it takes otherwise."""
    engine = engine_name(other)
    parts = [
        text.in_(language, engine=engine, points=names(board, points))
        for text, points in (
            (words.DIFFERS_DEAD, other.differs & other.dead),
            (words.DIFFERS_NOT_DEAD, other.differs - other.dead),
        )
        if points
    ]
    parts = parts or [words.AGREES.in_(language, engine=engine)]
    parts += [REMARKS[code].in_(language, engine=engine) for code in other.remarks]
    return LANGUAGES[language].gap.join(parts)


def engine_name(other: OtherOpinion) -> str:
    """An engine's name with its version."""
    return f"{other.engine} {other.version}".strip()


def _beside(reason: Reason, points: frozenset[int]) -> Reason:
    """A reason that stands beside points it need not name again."""
    if reason.points == points:
        return Reason(reason.why, frozenset(), reason.number)
    return reason
