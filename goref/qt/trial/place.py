"""The dispute that the trial mode is about. After each change of the case, it is looked up
again.
"""

from __future__ import annotations

from goref.app.questions.trial_status import TrialStatus, all_trials, tried
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.case.stored_trial import Assertion, StoredTrial
from goref.core.ruling.survey import Survey
from goref.core.trials.checklist import in_dispute

NOTHING: frozenset[Point] = frozenset()


class DisputePlace:
    """Stones or points in dispute, and later the trial about them.

    Attributes:
        points: the stones or points in dispute.
        claim: the claim of a trial about them that was undone, or None.
        at: the index of the trial in the case; None before the trial.
        step: how many acts of a finished trial are shown; None for the position before it.
        strayed: True after a click on something else before the trial began.
    """

    def __init__(
        self, case: Case, points: frozenset[Point] = NOTHING, at: int | None = None
    ) -> None:
        self.points = points
        self.at = at
        self.claim: Assertion | None = None
        self.step: int | None = None
        self.strayed = False
        self._case = case
        self._kept: StoredTrial | None = None if at is None else case.trials[at]
        self._read: TrialStatus | None = None

    @property
    def trial(self) -> TrialStatus | None:
        """The state of the trial; None before the trial. Computed once for each case."""
        if self.at is None:
            return None
        if self._read is None:
            self._read = tried(self._case, self.at)
        return self._read

    @property
    def is_asked(self) -> bool:
        """True while the claim about the points is still to be chosen."""
        return self.at is None and bool(self.points)

    @property
    def is_played(self) -> bool:
        """True while the trial is being played."""
        return self.trial is not None and self.trial.is_under_way

    @property
    def is_over(self) -> bool:
        """True if the trial is finished, or can no longer be played because the record has
        changed.
        """
        return self.trial is not None and not self.trial.is_under_way

    def choose(self, points: frozenset[Point]) -> None:
        """Sets the stones or points in dispute. An empty set lets the user choose some."""
        self.points, self.claim, self.strayed = points, None, False

    def follow(self, case: Case) -> None:
        """Looks the dispute up again after a change of the case.

        If the trial was undone, remembers its claim. If a trial about the points was begun or
        redone, takes that one. If the points are not on the board any more, forgets them.
        """
        before, self._case = self._case, case
        if case is before:
            return
        self._read = None
        trials, kept = case.trials, self._kept
        if kept is not None and self.at is not None:
            places = [self.at, *range(len(trials))]
            same = (i for i in places if i < len(trials) and is_same(trials[i], kept))
            at = next(same, None)
            self._take(at, case)
            if at is None:
                self.points, self.claim = kept.claim.points, kept.claim
        elif trials and trials[:-1] == before.trials:
            self._take(len(trials) - 1, case)
        if max(self.points, default=0) >= len(case.record.grid):
            self.choose(NOTHING)

    def _take(self, at: int | None, case: Case) -> None:
        kept = None if at is None else case.trials[at]
        if kept != self._kept:
            self.step = None
        self.at, self._kept = at, kept


def is_same(one: StoredTrial, other: StoredTrial) -> bool:
    """Returns whether two trials are the same, apart from further acts of one of them."""
    short, long_ = sorted((one.acts, other.acts), key=len)
    told = [(t.rules, t.after, t.claim, t.first, t.frozen) for t in (one, other)]
    return told[0] == told[1] and long_[: len(short)] == short


def likeliest(case: Case, of: Survey, cursor: Point) -> DisputePlace:
    """Returns the dispute that the referee most likely means.

    That is the last unfinished trial, or else the dispute at the cursor, or else the only one.
    Otherwise the result has no points.
    """
    going = [one.place for one in all_trials(case) if one.is_under_way]
    if going:
        return DisputePlace(case, at=going[-1])
    disputes = list(in_dispute(of, case.disputed))
    here = [points for points in disputes if cursor in points]
    if here or len(disputes) == 1:
        return DisputePlace(case, (here or disputes)[0])
    return DisputePlace(case)


def spoken_of(case: Case, of: Survey, point: Point) -> frozenset[Point]:
    """Returns the points meant by a click on a point: its dispute, else its chain,
    else itself.
    """
    for points in in_dispute(of, case.disputed):
        if point in points:
            return points
    if case.position.cells[point]:
        return case.position.chain(point)
    return frozenset({point})
