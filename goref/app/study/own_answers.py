"""goref's own answers to the cases of the library."""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.colour import Pair
from goref.core.base.numbers import Amount
from goref.core.game.legality import refusal
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.lines import ZERO
from goref.core.scoring.scorer import Score, Scorer
from goref.core.stopping.game_state import DECIDED, first_to_move, standing
from goref.core.stopping.stop_machine import Phase
from goref.core.study.answers import (
    CountAnswer,
    CountedPoints,
    PlayAnswer,
    StateAnswer,
    StudyAnswer,
)
from goref.core.study.study_case import StudyCase, StudyKind

OFF_THE_BOARD = (Quantity.LOST, Quantity.PASS_STONES)
"""The quantities that the board does not show."""


def own_answer(study: StudyCase, rules: RuleSet) -> StudyAnswer:
    """Returns goref's answer to a case of the library under a rule set."""
    match study.kind:
        case StudyKind.COUNT | StudyKind.RECORD:
            return _count(study, rules)
        case StudyKind.PLAY:
            return _play(study, rules)
        case StudyKind.STATE:
            return _state(study, rules)


def _count(study: StudyCase, rules: RuleSet) -> CountAnswer:
    score = Scorer(study.case, checks_stand=True).score(rules)
    if score.outcome is not None:
        return CountAnswer(winner=score.ahead, how=score.outcome.how)
    if score.margin is None:
        return CountAnswer(needs=score.needs, basis=score.basis, counted=_counted(score))
    paid: dict[str, Fraction] = {}
    for line in score.lines:
        if line.paid:
            paid[line.key] = paid.get(line.key, ZERO) + line.difference
    return CountAnswer(
        score.margin,
        score.winner,
        {name: amount for name, amount in paid.items() if amount},
        basis=score.basis,
        counted=_counted(score),
    )


def _counted(score: Score) -> CountedPoints:
    """Returns what was counted: the quantities that have a weight, those of 0 left out."""
    pairs: dict[Quantity, Pair[int]] = {}
    for quantity in score.rules.weights:
        pair: Pair[Amount] | Pair[int] | None
        if quantity is Quantity.LOST:
            pair = score.facts.lost(score.tally.dead)
        elif quantity is Quantity.PASS_STONES:
            pair = score.facts.pass_stones
        elif quantity is Quantity.PUBLIC:
            continue
        else:
            pair = score.tally.both(quantity)
        if pair is not None and (any(pair) or quantity in OFF_THE_BOARD):
            pairs[quantity] = Pair(int(pair[0]), int(pair[1]))
    return CountedPoints(pairs, score.tally.dame, score.tally.shared)


def _play(study: StudyCase, rules: RuleSet) -> PlayAnswer:
    play = study.play
    assert play is not None, study.id
    first = first_to_move(study.case.record)
    found = refusal(study.case.moments, play.point, play.colour, rules.play, first)
    return PlayAnswer() if found is None else PlayAnswer(found.reason, found.repeats)


def _state(study: StudyCase, rules: RuleSet) -> StateAnswer:
    state = standing(study.case, rules)
    ended = state.phase is Phase.ENDED
    loser = state.loser if state.how in DECIDED else None
    return StateAnswer(
        state.phase,
        state.how,
        None if ended else state.to_move,
        None if loser is None else loser.other,
    )
