"""The trials of a case as they stand: under way, over, ruled on; and the acts that rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from goref.app.edits.ruling import ClaimPoints, MarkStones
from goref.app.edits.trial import RuleTrial
from goref.core.base.faults import fault
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.case.kept_trial import KeptTrial
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Claim, Life
from goref.core.trials.faults import TrialError
from goref.core.trials.outcome import Proposed, outcome
from goref.core.trials.reopening import reopened
from goref.core.trials.trial import Trial
from goref.core.words.dispute.trials import (
    ENDINGS,
    TRIAL_STATES,
    claim_text,
    reason_text,
    shown_text,
)


class Ruled(Enum):
    """What became of a trial."""

    OPEN = "open"
    """Nothing was ruled on what it was about."""
    ACCEPTED = "accepted"
    """What it showed is the ruling."""
    OTHERWISE = "otherwise"
    """The referee ruled otherwise."""


@dataclass(frozen=True)
class Tried:
    """A trial of a case.

    Attributes:
        place: which of the case's trials it is, from 0.
        trial: played again on the case; None where the record is no longer the one it began
            from, for instance because play went on.
        found: what it showed, once it is over.
    """

    place: int
    kept: KeptTrial
    trial: Trial | None
    found: tuple[Proposed, ...]
    ruled: Ruled

    @property
    def is_under_way(self) -> bool:
        return self.trial is not None and self.trial.ending is None


def tried(case: Case, place: int) -> Tried:
    """The trial at a place. Raises IndexError if there is none."""
    kept = case.trials[place]
    try:
        trial = reopened(case, kept)
    except TrialError:
        return Tried(place, kept, None, (), Ruled.OPEN)
    found = () if trial.ending is None else outcome(trial)
    return Tried(place, kept, trial, found, _ruled(case, found))


def all_tried(case: Case) -> tuple[Tried, ...]:
    """Every trial of a case, in the order they were begun."""
    return tuple(tried(case, place) for place in range(len(case.trials)))


def told(of: Tried, language: Language) -> str:
    """A trial in a few sentences: claim, rule set, how it ended, what it showed, the ruling."""
    board = of.kept.frozen.grid
    said = [claim_text(of.kept.claim, board, language)]
    said.append(RULESETS[of.kept.rules].name.in_(language))
    if of.trial is None:
        said.append(TRIAL_STATES["changed"].in_(language))
    elif of.trial.ending is None:
        said.append(TRIAL_STATES["under-way"].in_(language))
    else:
        said.append(ENDINGS[of.trial.ending].in_(language))
        said += [shown_text(found, board, language) for found in of.found]
        said.append(TRIAL_STATES[of.ruled.value].in_(language))
    writing = LANGUAGES[language]
    return writing.gap.join(text.removesuffix(writing.stop) + writing.stop for text in said)


def accepting(of: Tried, language: Language) -> RuleTrial:
    """The act that takes over what a trial showed, each finding with its reason and article."""
    board = of.kept.frozen.grid
    rulings = tuple(taking_over(found, board, language) for found in of.found)
    return RuleTrial(of.place, rulings)


def taking_over(found: Proposed, board: Grid, language: Language) -> MarkStones | ClaimPoints:
    """The decision that one finding of a trial supports."""
    reason = reason_text(found, board, language)
    if found.claim is not None:
        return ClaimPoints(found.points, found.claim, reason)
    return MarkStones(found.points, found.life, reason)


def overruling(of: Tried, decided: Life | Claim, reason: str, language: Language) -> RuleTrial:
    """The act that rules otherwise than a trial showed; the article is added to the reason.

    Raises ValueError without a reason, or for a decision that does not fit what was claimed.
    """
    if not reason.strip():
        raise ValueError(fault("overruling-no-reason"))
    if of.kept.claim.what.of_stones is not isinstance(decided, Life):
        raise ValueError(fault("ruling-kind"))
    rulings = tuple(_decision(found, decided, reason, language) for found in of.found)
    return RuleTrial(of.place, rulings, accepts=False)


def _decision(
    found: Proposed, decided: Life | Claim, reason: str, language: Language
) -> MarkStones | ClaimPoints:
    said = LANGUAGES[language].with_aside(reason.strip(), found.article.cited(language))
    if isinstance(decided, Life):
        return MarkStones(found.points, decided, said)
    return ClaimPoints(found.points, decided, said)


def _ruled(case: Case, found: tuple[Proposed, ...]) -> Ruled:
    ruling = case.ruling
    decided: list[bool] = []
    for one in found:
        now: Callable[[Point], object]
        now = ruling.lives.get if one.claim is None else ruling.claims.get
        meant = one.life if one.claim is None else one.claim
        said = [now(point) for point in one.points]
        if None in said or case.disputed & one.points:
            return Ruled.OPEN
        decided.append(all(value == meant for value in said))
    if not decided:
        return Ruled.OPEN
    return Ruled.ACCEPTED if all(decided) else Ruled.OTHERWISE
