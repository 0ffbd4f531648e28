"""A trial joined to the game, if the rule set settles disputes by resumed play."""

from __future__ import annotations

from goref.core.base.colour import Pair
from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.case.growth import facts_after
from goref.core.game.record import GameRecord
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Trial, recorded


def played_on(trial: Trial) -> Case:
    """Returns the case with the trial's acts in its record.

    Stated facts grow by the numbers of the trial, so that they hold for the longer game. A bare
    position remains one, so that nothing unknown seems known.

    Raises:
        TrialError: the rule set restores the position instead.
    """
    if trial.its.restored:
        raise TrialError(fault("trial-no-such-step"))
    case, record = trial.case, trial.case.record
    acts = tuple(recorded(act) for act in trial.acts)
    if record.is_bare:
        bare = GameRecord.of_position(trial.position)
        longer = replace(bare, first=trial.to_move, info=record.info)
    else:
        longer = replace(record, entries=record.entries + acts)
    before, after = case.moments[-1].captured, trial.moments[-1].captured
    captured = Pair(after.black - before.black, after.white - before.white)
    return replace(case, record=longer, answers=facts_after(case, acts, captured))
