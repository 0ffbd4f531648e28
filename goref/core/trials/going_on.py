"""A trial taken into the game, where the rule set plays a dispute in earnest."""

from __future__ import annotations

from dataclasses import replace

from goref.core.base.colour import BLACK, WHITE, Pair, Who, added_up
from goref.core.base.faults import fault
from goref.core.case.case import Answers, Case
from goref.core.case.kept_trial import TrialStep
from goref.core.game.record import GameRecord
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Trial, recorded


def played_on(trial: Trial) -> Case:
    """The case with the trial's acts in its record, where the rule set plays on in earnest.

    What was stated of the game is stated of the longer one: figures grow by what the trial
    added. A bare position stays one, so that nothing unknown looks known.

    Raises:
        TrialError: the rule set puts the position back instead.
    """
    if trial.its.restored:
        raise TrialError(fault("trial-no-such-step"))
    case, record = trial.case, trial.case.record
    if record.is_bare:
        bare = GameRecord.of_position(trial.position)
        longer = replace(bare, first=trial.to_move, info=record.info)
    else:
        acts = tuple(recorded(act) for act in trial.acts)
        longer = replace(record, entries=record.entries + acts)
    return replace(case, record=longer, answers=_more(trial))


def _more(trial: Trial) -> Answers:
    """The answers of a case after the trial's acts."""
    said, acts = trial.case.answers, trial.acts
    before, after = trial.case.moments[-1], trial.moments[-1]
    stones = [act.colour for act in acts if act.step is TrialStep.PASS_STONE]
    plays = [act.colour for act in acts if act.step is TrialStep.PLAY]
    empty = [act.colour for act in acts if act.step is not TrialStep.PLAY]
    last_play, first_pass = said.last_play, said.first_pass
    if plays and (last_play is not None or trial.case.record.is_bare):
        last_play = Who.of(plays[-1])
    if empty and first_pass is Who.NOBODY:
        first_pass = Who.of(empty[0])

    captured = Pair(
        after.captured.black - before.captured.black,
        after.captured.white - before.captured.white,
    )
    return replace(
        said,
        prisoners=added_up(said.prisoners, captured),
        plays=added_up(said.plays, Pair(plays.count(BLACK), plays.count(WHITE))),
        pass_stones=added_up(said.pass_stones, Pair(stones.count(BLACK), stones.count(WHITE))),
        last_play=last_play,
        first_pass=first_pass,
        bowls=None,  # what lay in them was counted before
    )
