"""Replays a stored trial on its case; recent trials are cached."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.case.stored_trial import StoredTrial
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Trial, check_claim, close, kept, play


class _Played(NamedTuple):
    record: GameRecord
    voided: frozenset[int]
    kept: StoredTrial
    trial: Trial


_lately: deque[_Played] = deque(maxlen=4)
"""Recent trials; without them every new act would judge all acts before it again."""


def stands(case: Case, trial: StoredTrial) -> bool:
    """Returns True if a stored trial still begins from the final position of a case."""
    same = trial.frozen.grid == case.record.grid and trial.frozen == case.position
    return same and trial.after == len(case.record.acts)


def reopened(case: Case, trial: StoredTrial) -> Trial:
    """Replays a stored trial on the case it belongs to, act by act.

    Raises TrialError if the record has changed, or claim, act or agreement is impossible.
    """
    if not stands(case, trial):
        raise TrialError(fault("trial-changed"))
    check_claim(case.position, trial.claim)
    now = _begun(case, trial)
    for act in trial.acts[len(now.acts) :]:
        now = play(now, act)
    _lately.append(_Played(case.record, case.voided, kept(now), now))
    return close(now, trial.agreed) if trial.closed else now


def _begun(case: Case, trial: StoredTrial) -> Trial:
    """Returns the longest cached part of a trial; if none is cached, its beginning."""
    start = replace(trial, acts=(), closed=False, agreed=None, ruled=None)
    best = Trial(case, ruleset(trial.rules), trial.claim, trial.first)
    for record, voided, before, played in _lately:
        count = len(before.acts)
        if (
            record is case.record
            and voided == case.voided
            and len(best.acts) < count <= len(trial.acts)
            and before.acts == trial.acts[:count]
            and replace(before, acts=()) == start
        ):
            best = _on(case, played)
    return best


def _on(case: Case, played: Trial) -> Trial:
    """Returns the same trial for another case with the same game."""
    trial = replace(played, case=case)
    Trial.moments.keep(trial, played.moments)
    return trial
