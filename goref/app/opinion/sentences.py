"""The sentences of a second opinion: reasons, certainty, doubts, and other opinions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.app.opinion.side_by_side import SaidOfStones, unsettled
from goref.app.opinion.suggestion import (
    Caution,
    ChainFinding,
    Doubt,
    FirstPlay,
    OtherOpinion,
    Reason,
    Suggestion,
    TriedPlays,
    Why,
    is_proved,
    joined,
)
from goref.app.stakes import Stake
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.base.particles import formatted
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts import suggestions as words
from goref.core.texts.engines import REMARKS, SAYS_NOTHING
from goref.core.texts.terms import KINDS, MANY, amount, names, side_name, term

SURE = 90
"""The least confidence, in per cent, of an unproved judgement that is called sure."""
PLAYED = {Why.ALIVE_PLAYED, Why.DEAD_PLAYED, Why.SEKI_PLAYED}
"""The reasons of judgements found by playing a group out."""


def said(reason: Reason, board: Grid, language: Language) -> str:
    """Returns a reason as a sentence in a language."""
    number = len(reason.points) if reason.number is None else reason.number
    template = words.REASONS[reason.why.value].in_(language)
    return formatted(template, points=_places(reason.points, board, language), number=number)


def _places(points: frozenset[int], board: Grid, language: Language) -> str:
    """Returns the names of points in brackets, for a sentence; empty if there are no points."""
    listed = board.names(points)
    shown = ", ".join(listed[:MANY]) + (" …" if len(listed) > MANY else "")
    return words.PLACES.in_(language, names=shown) if listed else ""


def certainty(chain: ChainFinding) -> str:
    """Returns the key of a chain's certainty, such as ``proved``.

    The keys are ``ruled``, ``proved``, ``agreed``, ``by-ruling``, ``sure``, ``likely``,
    ``unclear``.
    """
    if chain.reason.why is Why.RULED:
        return "ruled"
    if chain.unclear:
        return "unclear"
    if chain.proved:
        return "proved"
    if chain.agreed:
        return "agreed"
    if chain.premises:
        return "by-ruling"
    return "sure" if chain.confidence >= SURE else "likely"


def certainty_text(chain: ChainFinding, language: Language) -> str:
    """Returns a chain's certainty in words."""
    return words.CERTAINTY[certainty(chain)].in_(language)


def is_plain(chain: ChainFinding) -> bool:
    """Returns whether a chain's status is proved, or sure without the need of playing it
    out."""
    grade = certainty(chain)
    return grade == "proved" or (grade == "sure" and chain.reason.why not in PLAYED)


def reason_text(chain: ChainFinding, board: Grid, language: Language) -> str:
    """Returns the sentences for a chain's reason and for the ruling or engines behind it."""
    told = said(chain.reason, board, language), *rests_on(chain, board, language)
    return LANGUAGES[language].gap.join(told)


def rests_on(chain: ChainFinding, board: Grid, language: Language) -> Iterator[str]:
    """Yields a sentence for the ruling a chain depends on, and one for agreeing engines."""
    if chain.premises:
        yield words.BY_RULING.in_(language, points=_places(chain.premises, board, language))
    if chain.agreed:
        engines = LANGUAGES[language].listed(chain.agreed)
        yield words.AGREED.in_(language, engines=engines)


def life_text(life: StoneStatus, language: Language) -> str:
    """Returns the word for a status: alive, dead or in seki."""
    return term(KINDS, life.value, language)


def doubt_text(doubt: Doubt, suggestion: Suggestion, language: Language) -> str:
    """Returns a sentence that names unclear stones or points, and what they seem to be."""
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
    """Returns the reasons for a doubt, one sentence for each."""
    return LANGUAGES[language].gap.join(
        said(_beside(reason, doubt.points), board, language) for reason in doubt.reasons
    )


def stake_text(stake: Stake, rules: str, language: Language) -> str:
    """Returns in words how the result changes if a doubt is decided the other way.

    It may also say that nothing changes, or that facts are missing. The change is in the rule
    set's unit.
    """
    # Imported only if there is a doubt: it needs everything about playing out.
    from goref.core.texts.dispute.disputes import FACTS, MARGIN, NOTHING, WINNER, amount

    if stake.change is None:
        return FACTS.in_(language)
    if not stake.change and not stake.flips:
        return NOTHING.in_(language)
    text = WINNER if stake.flips else MARGIN
    told = amount(abs(stake.change), ruleset(rules).unit, language)
    return text.in_(language, amount=told)


def care_text(care: Caution, rules: str, board: Grid, language: Language) -> str:
    """Returns the reason why points must be checked, and the stake of an open border.

    The text does not name the points.
    """
    why = said(_beside(care.reason, care.points), board, language)
    worth = worth_text(care, rules, board, language)
    return LANGUAGES[language].gap.join(filter(None, (why, worth)))


def worth_text(care: Caution, rules: str, board: Grid, language: Language) -> str:
    """Returns what an open border is worth to either side playing first; empty if not known."""
    if len(care.firsts) < len(COLOURS) or care.worth is None:
        return ""
    black, white = care.firsts
    told = [_border_text(black, white, rules, board, language)]
    if TriedPlays.OPENING in (black.tried, white.tried):
        told.append(words.BORDER["opening"].in_(language))
    if black.winner or white.winner:
        told.append(words.BORDER["winner"].in_(language))
    return LANGUAGES[language].gap.join(told)


def borders_text(suggestion: Suggestion, language: Language) -> str:
    """Returns the open borders of a suggestion with their stakes, as one clause."""
    board, writing, told = suggestion.position.grid, LANGUAGES[language], []
    for care in suggestion.open_borders:
        points = names(board, care.points)
        worth = worth_text(care, suggestion.rules, board, language).rstrip(writing.stop)
        told.append(words.OPEN_AT[bool(worth)].in_(language, points=points, worth=worth))
    return writing.semicolon.join(told)


def _border_text(
    black: FirstPlay, white: FirstPlay, rules: str, board: Grid, language: Language
) -> str:
    b, w = black.change or Fraction(0), white.change or Fraction(0)
    at = _at(black.point, board, language) if black.point == white.point else ""
    most = _amount(max(abs(b), abs(w)), rules, language)
    if TriedPlays.NONE in (black.tried, white.tried):
        return words.BORDER["at-most"].in_(language, amount=most)
    if b == w:
        side = side_name(BLACK if b > 0 else WHITE, language)
        return words.BORDER["either" if b else "nothing"].in_(language, side=side, amount=most)
    if b == -w and b > 0 and (at or black.point is None is white.point):
        return words.BORDER["same"].in_(language, at=at, amount=most)
    parts = []
    for one, change in ((black, b), (white, w)):
        clause = words.BORDER_FIRST[bool(change)].in_(
            language,
            first=side_name(one.side, language),
            at=_at(one.point, board, language),
            side=side_name(BLACK if change > 0 else WHITE, language),
            amount=_amount(abs(change), rules, language),
        )
        parts.append(clause)
    return capital(words.BORDER["each"].in_(language, black=parts[0], white=parts[1]))


def _amount(points: Fraction, rules: str, language: Language) -> str:
    """Returns a change of the margin in the unit of a rule set."""
    unit = ruleset(rules).unit
    return amount(points / unit.points, unit, language)


def _at(point: Point | None, board: Grid, language: Language) -> str:
    """Returns the point of a play, for use in a sentence; empty if ``point`` is None."""
    return "" if point is None else words.AT.in_(language, point=board.name(point))


def opinion_text(other: OtherOpinion, suggestion: Suggestion, language: Language) -> str:
    """Returns sentences on an engine's opinion.

    They state where it differs from goref, what proof contradicts it, and what doubts it
    settled.
    """
    parts = []

    def say(text: Text, points: frozenset[int], **more: str) -> None:
        if points:
            named = names(suggestion.position.grid, points)
            parts.append(text.in_(language, engine=other.name, points=named, **more))

    differs, seki = other.differs, other.seki
    say(words.DIFFERS_DEAD, differs & other.dead)
    if seki is None:
        say(words.DIFFERS_NOT_DEAD, differs - other.dead)
    else:
        say(words.DIFFERS_SEKI, differs & seki)
        say(words.DIFFERS_ALIVE, differs - other.dead - seki)
    proved = [c for c in suggestion.chains if is_proved(c)]
    for life in StoneStatus:
        known = joined(c.points for c in proved if c.life is life)
        against = other.dead if life is not StoneStatus.DEAD else known
        say(words.DISPROVED, differs & known & against, life=life_text(life, language))
    say(words.SETTLES, joined(c.points for c in suggestion.chains if other.name in c.agreed))
    if not parts and other.told:
        agrees = words.AGREES if other.seki is not None else words.AGREES_ON_DEAD
        every = joined(c.points for c in suggestion.chains) <= other.told
        parts.append(agrees[every].in_(language, engine=other.name))
    say(words.UNSETTLED, unsettled(other, suggestion))
    parts += [REMARKS[code].in_(language, engine=other.name) for code in other.remarks]
    return LANGUAGES[language].gap.join(parts)


def said_text(said: SaidOfStones, board: Grid, language: Language) -> str:
    """Returns an opinion of stones or points: ``GNU Go 3.8: dead D4, E4; alive F3``."""
    writing = LANGUAGES[language]
    told = {
        words.NOT_DEAD.in_(language) if life is None else life_text(life, language): points
        for life, points in said.lives.items()
    }
    for owner, points in said.owners.items():
        told[owner_text(owner, language)] = points
    lots = [
        text if len(told) == 1 else f"{text}{writing.gap}{names(board, points)}"
        for text, points in told.items()
    ]
    lots = lots or [SAYS_NOTHING.in_(language)]
    return speaker_text(said, language) + writing.colon + writing.semicolon.join(lots)


def speaker_text(said: SaidOfStones, language: Language) -> str:
    """Returns the author of an opinion, with its condition: ``GNU Go 3.8, if Black begins``."""
    if said.begins is None:
        return said.name
    side = side_name(said.begins, language)
    return words.IF_BEGUN.in_(language, engine=said.name, side=side)


def owner_text(owner: Colour | None, language: Language) -> str:
    """Returns the word for the owner of empty points."""
    if owner is None:
        return words.NOBODYS.in_(language)
    return words.OWNED_BY.in_(language, side=side_name(owner, language))


def _beside(reason: Reason, points: frozenset[int]) -> Reason:
    """Returns a reason; without its points if they equal ``points``, which the text names."""
    if reason.points == points:
        return Reason(reason.why, frozenset(), reason.number)
    return reason
