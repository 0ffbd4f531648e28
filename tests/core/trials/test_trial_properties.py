"""Trials played at random: nothing frozen changes, and outcomes say what the board says."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from goref.core.base.colour import BLACK
from goref.core.case.case import Case
from goref.core.case.stored_trial import (
    AgreedOutcome,
    AssertedStatus,
    Assertion,
    TrialAct,
    TrialStep,
)
from goref.core.repetition.cycles import cycles
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import StoneStatus
from goref.core.trials.claims import ANSWERS
from goref.core.trials.faults import TrialError
from goref.core.trials.outcome import LIVES, TrialOutcome, happened, outcome
from goref.core.trials.reopening import reopened
from goref.core.trials.trial import Ending, Trial, begin, close, kept, play
from goref.core.trials.trial_rules import trial_rules
from tests.core.build import COMPUTED
from tests.core.trials.boards import (
    BENT_FOUR,
    DOUBLE_KO,
    SENDING_TWO,
    TEN_THOUSAND_YEARS,
    THREE_POINTS,
    TRIPLE_KO,
)
from tests.length import of_all
from tests.strategies import records

RULES = st.sampled_from([rules.id for rules in COMPUTED])
EXOTIC = st.sampled_from(
    [BENT_FOUR, DOUBLE_KO, SENDING_TWO, TEN_THOUSAND_YEARS, THREE_POINTS, TRIPLE_KO]
)
CASES = st.one_of(EXOTIC, records().map(Case))
TURNS = st.binary(min_size=4, max_size=60)


@st.composite
def trials(draw: st.DrawFn) -> Trial:
    """A trial of stones or points, played at random and ended."""
    case = draw(CASES)
    rules = RULESETS[draw(RULES)]
    cells = case.position.cells
    stones = [min(chain) for chain in case.position.chains()]
    empties = [p for p in case.record.grid.points if not cells[p]]
    kinds = [k for k in AssertedStatus if (stones if k.of_stones else empties)]
    what = draw(st.sampled_from(kinds))
    side = draw(st.sampled_from(list(type(BLACK))))
    if what.of_stones:
        chain = case.position.chain(draw(st.sampled_from(stones)))
        owner = case.position.colour(min(chain)) or side
        claim = Assertion(what, side, owner, chain)
    else:
        point = draw(st.sampled_from(empties))
        claim = Assertion(what, side, side, frozenset({point}))
    trial = begin(case, rules, claim, draw(st.sampled_from(list(type(BLACK)))))
    for byte in draw(TURNS):
        if trial.ending is None:
            trial = _one(trial, byte)
    answers = (None, *ANSWERS[what])
    return trial if trial.ending else close(trial, draw(st.sampled_from(answers)))


def _one(trial: Trial, byte: int) -> Trial:
    """One act: a step of the rule set, or the first legal play from some point on."""
    steps = [s for s in trial_rules(trial.rules).steps if s is not TrialStep.KO_PASS]
    if byte < 16 and steps:
        return play(trial, TrialAct(steps[byte % len(steps)], trial.to_move))
    mine = [min(ko) for ko, c in trial.barred.items() if c is trial.to_move]
    if byte < 32 and mine:
        return play(trial, TrialAct(TrialStep.KO_PASS, trial.to_move, mine[0]))
    size = len(trial.position.grid)
    for offset in range(size):
        point = (byte * 37 + offset) % size
        try:
            return play(trial, TrialAct(TrialStep.PLAY, trial.to_move, point))
        except TrialError:
            continue
    return close(trial)


@settings(deadline=None, max_examples=of_all(120, short=40))
@given(trials())
def test_a_trial_never_changes_what_it_began_from(trial: Trial) -> None:
    case = trial.case
    rows, captured = case.position.rows, case.moments[-1].captured
    outcome(trial)
    assert trial.case is case
    assert case.position.rows == rows
    assert case.moments[-1].captured == captured
    assert trial.frozen is case.position
    assert trial.moments[: len(case.moments)] == case.moments


@settings(deadline=None, max_examples=of_all(120, short=40))
@given(trials())
def test_outcomes_say_what_the_board_says(trial: Trial) -> None:
    claim, end = trial.claim, trial.position.cells
    boards = [m.position.cells for m in trial.moments[len(trial.case.moments) - 1 :]]
    if trial.closed:
        return
    found = outcome(trial)
    played = any(act.step is TrialStep.PLAY for act in trial.acts)
    if not played and trial.ending is not Ending.FORCED:
        assert found == (), "nobody has shown anything"
        return
    assert frozenset().union(*(p.points for p in found)) == claim.points
    for proposed in found:
        (*points,) = proposed.points
        if claim.what.of_stones:
            gone = any(not board[p] for board in boards for p in points)
            assert (proposed.shown is TrialOutcome.NOT_CAPTURED) <= (not gone)
            if proposed.life is StoneStatus.DEAD:
                assert gone
                assert proposed.shown is TrialOutcome.CAPTURED
            assert proposed.upheld is (
                (proposed.life is StoneStatus.DEAD) == (claim.what is AssertedStatus.DEAD)
            )
            continue
        (point,) = points
        held = proposed.claim is not None and proposed.claim.owner is claim.owner
        assert proposed.upheld is held
        if claim.what is AssertedStatus.ONE_SIDED:
            assert held is (end[point] == claim.owner)
        else:
            assert (proposed.shown is TrialOutcome.TAKEN) is (end[point] == claim.owner.other)
            assert held <= (end[point] != claim.owner.other)


@settings(deadline=None, max_examples=of_all(120, short=40))
@given(trials())
def test_an_agreement_says_what_was_agreed(trial: Trial) -> None:
    assume(trial.closed)
    found, agreed, claim = outcome(trial), trial.agreed, trial.claim
    if agreed in (None, AgreedOutcome.UNDECIDED):
        assert found == ()
        return
    assert [one.points for one in found] == [one.points for one in happened(trial)]
    for one in found:
        assert one.agreed is agreed
        if claim.what.of_stones:
            assert one.decided is LIVES[agreed]
        else:
            assert one.claim is not None
            assert (one.claim.owner is claim.owner) is (agreed is AgreedOutcome.HOLDS)


@settings(deadline=None, max_examples=of_all(60, short=20))
@given(trials())
def test_a_kept_trial_is_the_same_trial(trial: Trial) -> None:
    again = reopened(trial.case, kept(trial))
    assert again == trial
    assert again.position == trial.position
    assert outcome(again) == outcome(trial)


@settings(deadline=None, max_examples=of_all(80, short=30))
@given(trials())
def test_a_cycle_begins_and_ends_with_the_same_board(trial: Trial) -> None:
    boards = {m.number: m.position.cells for m in trial.moments}
    for cycle in cycles(trial.moments):
        assert boards[cycle.first - 1] == boards[cycle.last]
        assert cycle.last - cycle.first + 1 == cycle.length
        # In one round as many stones of a side are taken off as it puts down.
        plays = [turn.colour for turn in cycle.turns if turn.point is not None]
        own = {c: plays.count(c) for c in type(BLACK)}
        assert all(cycle.lost.of(c) == own[c] for c in own)
