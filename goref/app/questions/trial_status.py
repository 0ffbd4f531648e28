"""The status of a case's trials (under way, over, ruled on), and acts that rule on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from goref.app.edits.trial import EndTrial, RuleTrial, decision
from goref.core.articles.entry import Article
from goref.core.base.faults import fault
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome, Assertion, StoredTrial
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointRuling, Ruling, StoneStatus
from goref.core.texts.dispute.outcomes import (
    NOTHING_PLAYED,
    RULES,
    STATES,
    began_text,
    decided_text,
    ending_text,
    proposed_text,
    reason_text,
    seen_texts,
)
from goref.core.texts.dispute.trials import claim_text
from goref.core.texts.terms import names
from goref.core.trials.faults import TrialError
from goref.core.trials.outcome import (
    STEPS,
    ClaimOutcome,
    Proposed,
    happened,
    outcome,
    was_played,
)
from goref.core.trials.reopening import reopened
from goref.core.trials.trial import Ending, Trial, close
from goref.io.values.articles import article


class Ruled(Enum):
    """The relation of a trial to the present ruling on its points."""

    OPEN = "open"
    """Some of the trial's points are not ruled on, or are in dispute."""
    AS_SHOWN = "as-shown"
    """The referee ruled in accordance with the trial's outcome."""
    AS_AGREED = "as-agreed"
    """The ruling is the agreement of both sides."""
    OTHERWISE = "otherwise"
    """The referee ruled differently from the trial's outcome, or from the agreement."""
    DECIDED = "decided"
    """The referee ruled, and the trial showed nothing, or was ended by agreement."""
    CHANGED = "changed"
    """The ruling on the trial was changed afterwards."""
    MARKED = "marked"
    """There is a ruling, but it is not recorded that it was made on this trial."""


Decisions = Mapping[Point, StoneStatus | PointRuling | None]


@frozen
class TrialStatus:
    """A trial of a case.

    Attributes:
        place: the trial's index in the case, from 0.
        kept: the trial as the case stores it.
        trial: the trial replayed on the case; None if the record has changed since the trial
            began, for instance because play was resumed.
        seen: the outcome of the trial; empty until it is over.
        found: the rulings that the outcome supports; empty until the trial is over.
        now: the present ruling on each of the trial's points, None for a point without one;
            empty until the trial is over.
        disputed: the trial's points that are in dispute; empty until the trial is over.
        reasoned: True if the trial is over and the present ruling on each of its points has a
            reason.
    """

    place: int
    kept: StoredTrial
    trial: Trial | None
    seen: tuple[ClaimOutcome, ...] = ()
    found: tuple[Proposed, ...] = ()
    now: Decisions = field(default_factory=dict)
    disputed: frozenset[Point] = frozenset()
    reasoned: bool = False

    @property
    def is_under_way(self) -> bool:
        return self.trial is not None and self.trial.ending is None

    @property
    def is_over(self) -> bool:
        """True if the trial has ended, and the record is still the one from which it began."""
        return self.trial is not None and self.trial.ending is not None

    @property
    def article(self) -> Article:
        """The article on which a ruling on the claim is based."""
        return article(RULESETS[self.kept.rules], STEPS[self.kept.claim.what])

    @property
    def is_agreed(self) -> bool:
        """True if both sides agreed on the ruling."""
        return bool(self.found) and self.kept.agreed is not None

    @property
    def supported(self) -> Decisions:
        """The rulings that the trial supports, by point; empty if there are none."""
        return {point: one.decided for one in self.found for point in one.points}

    @property
    def decided(self) -> Decisions:
        """The referee's decision on the trial, else the sides' agreement; empty without
        both."""
        if self.kept.ruled is not None:
            return _of(self.kept.claim, self.kept.ruled)
        return self.supported if self.is_agreed else {}

    def is_kept_by(self, decided: Decisions) -> bool:
        """Returns whether ``decided`` agrees with every ruling that the trial supports."""
        return all(one.keeps(decided.get(p)) for one in self.found for p in one.points)

    @property
    def decision(self) -> Ruled:
        """The manner in which the trial was decided, whatever was ruled later; MARKED if it was
        not."""
        if not self.decided:
            return Ruled.MARKED
        if self.kept.ruled is None:
            return Ruled.AS_AGREED
        if not self.is_kept_by(self.decided):
            return Ruled.OTHERWISE
        return Ruled.AS_SHOWN if self.found and not self.is_agreed else Ruled.DECIDED

    @property
    def ruled(self) -> Ruled:
        """The relation of the present ruling to the trial."""
        if not self.now or self.disputed or None in self.now.values():
            return Ruled.OPEN
        if self.decided and self.decided != self.now:
            return Ruled.CHANGED
        return self.decision

    @property
    def waits(self) -> bool:
        """True if the referee must act: end the trial, rule on it, or give a reason."""
        if not self.is_over:
            return self.is_under_way
        contrary = not self.reasoned and not self.is_kept_by(self.now)
        return self.ruled is Ruled.OPEN or (self.ruled is Ruled.MARKED and contrary)


def _of(claim: Assertion, ruling: Ruling) -> Decisions:
    said: Mapping[Point, StoneStatus | PointRuling]
    said = ruling.lives if claim.what.of_stones else ruling.claims
    return {point: said.get(point) for point in claim.points}


def tried(case: Case, place: int) -> TrialStatus:
    """Returns the status of the trial at an index, from 0. Raises IndexError if none is
    there."""
    kept = case.trials[place]
    try:
        trial = reopened(case, kept)
    except TrialError:
        return TrialStatus(place, kept, None)
    if trial.ending is None:
        return TrialStatus(place, kept, trial)
    points = kept.claim.points
    return TrialStatus(
        place,
        kept,
        trial,
        happened(trial),
        outcome(trial),
        _of(kept.claim, case.ruling),
        case.disputed & points,
        points <= case.ruling.reasons.keys(),
    )


def all_trials(case: Case) -> tuple[TrialStatus, ...]:
    """Returns the status of every trial of a case, in the order they were begun."""
    return tuple(tried(case, place) for place in range(len(case.trials)))


def told(of: TrialStatus, language: Language) -> str:
    """Returns a few sentences on a trial.

    They state claim, rule set, first player, end, outcome and decision.
    """
    kept, board = of.kept, of.kept.frozen.grid
    rules = RULESETS[kept.rules].name.in_(language)
    said = [
        claim_text(kept.claim, board, language),
        RULES.in_(language, rules=rules),
        began_text(kept, language),
        *ended_told(of, language),
        *showed_told(of, language),
        *decision_told(of, language),
    ]
    writing = LANGUAGES[language]
    return writing.gap.join(text + writing.stop for text in said)


def ended_told(of: TrialStatus, language: Language) -> Iterator[str]:
    """Yields a sentence on the end of a trial, or that the trial is under way.

    Yields nothing if the record has changed and the case stores no end.
    """
    ending = Ending.CLOSED if of.trial is None and of.kept.closed else None
    if of.trial is not None:
        ending = of.trial.ending
    if ending is not None:
        yield ending_text(ending, of.kept.agreed, language)
    elif of.trial is not None:
        yield STATES["under-way"].in_(language)


def showed_told(of: TrialStatus, language: Language) -> Iterable[str]:
    """Returns sentences on the outcome of a trial; none if the trial has no acts."""
    if not of.kept.acts:
        return ()
    if not of.found and of.trial is not None and not was_played(of.trial):
        return (NOTHING_PLAYED.in_(language),)
    return seen_texts(of.seen, of.kept.claim, of.kept.frozen.grid, language)


def decision_told(of: TrialStatus, language: Language) -> Iterator[str]:
    """Yields sentences on a finished trial: what it supports, its decision, and later changes.

    If the record has changed, yields only the decision and that the record is another.
    """
    board, how = of.kept.frozen.grid, of.decision

    def said(key: str, decided: Decisions) -> str:
        parts = [(frozenset({p}), d) for p, d in sorted(decided.items()) if d is not None]
        return STATES[key].in_(language, what=decided_text(parts, board, language))

    if of.trial is None:
        if of.decided:
            yield said("decided", of.decided)
        yield STATES["other-record"].in_(language)
    if not of.is_over:
        return
    if of.found and not of.is_agreed and how in (Ruled.MARKED, Ruled.OTHERWISE):
        waits = how is Ruled.MARKED and of.ruled is Ruled.OPEN
        yield proposed_text(of.found, board, language, waits=waits)
    if of.decided:
        yield said(how.value, of.decided)
    nothing = {point for point, decided in of.now.items() if decided is None}
    if of.disputed:
        yield STATES["disputed"].in_(language, points=names(board, of.disputed))
    elif nothing:
        key = "taken-back" if of.decided else "not-yet-on"
        if not of.decided and len(nothing) == len(of.now):
            key = "not-yet"
        yield STATES[key].in_(language, points=names(board, nothing))
    elif of.ruled in (Ruled.CHANGED, Ruled.MARKED):
        yield said(of.ruled.value, of.now)


def agreeing(of: TrialStatus, agreed: AgreedOutcome, language: Language) -> EndTrial:
    """Returns the act that ends a trial by agreement of both sides, and rules accordingly.

    Raises TrialError if the agreement does not fit the claim, or if the record has changed.
    """
    if of.trial is None:
        raise TrialError(fault("trial-changed"))
    found = outcome(close(of.trial, agreed))
    reason = _reason(of, found[0], language) if found else ""
    return EndTrial(of.place, agreed, reason)


def accepting(of: TrialStatus, language: Language) -> RuleTrial:
    """Returns the act that rules as a trial supports; each reason names the article."""
    rulings = tuple(
        decision(one.points, one.decided, _reason(of, one, language)) for one in of.found
    )
    return RuleTrial(of.place, rulings, None if of.is_agreed else True, noted=True)


def _reason(of: TrialStatus, found: Proposed, language: Language) -> str:
    cite = of.article.cited(language)
    return reason_text(found, of.kept.claim, cite, of.kept.frozen.grid, language)


def overruling(
    of: TrialStatus, decided: StoneStatus | PointRuling, reason: str, language: Language
) -> RuleTrial:
    """Returns the act of the referee's own ruling on a trial; its reason names the article.

    Args:
        decided: the status of stones or the kind of points, whichever the claim is about.

    Raises:
        ValueError: if ``reason`` is empty, or ``decided`` does not fit the claim.
        TrialError: if the record has changed since the trial began.
    """
    if not reason.strip():
        raise ValueError(fault("overruling-no-reason"))
    if of.kept.claim.what.of_stones is not isinstance(decided, StoneStatus):
        raise ValueError(fault("ruling-kind"))
    if of.trial is None:
        raise TrialError(fault("trial-changed"))
    said = LANGUAGES[language].with_aside(reason.strip(), of.article.cited(language))
    accepts = None
    if of.found and not of.is_agreed:
        kept = all(one.keeps(decided) for one in of.found)
        exact = all(one.decided == decided for one in of.found)
        accepts = exact if exact or not kept else None
    rulings = tuple(decision(one.points, decided, said) for one in of.seen)
    return RuleTrial(of.place, rulings, accepts, noted=True)
