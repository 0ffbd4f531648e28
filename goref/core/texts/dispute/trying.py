"""Texts during a trial on the board: its rules, refusals, cycles."""

from __future__ import annotations

from functools import partial

from goref.core.base.colour import Colour
from goref.core.base.faults import fault, fault_of
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text, capital
from goref.core.case.stored_trial import AssertedStatus, Assertion, TrialStep
from goref.core.repetition.cycle_rules import settled_by
from goref.core.repetition.cycles import Cycle, cycles, foreseen
from goref.core.texts.cycles import cycle_name, cycle_where
from goref.core.texts.dispute.trials import (
    ASSUMED,
    FIRSTS,
    KO_RULES,
    claim_text,
    settlement_text,
)
from goref.core.texts.faults.said import said
from goref.core.texts.terms import SIDES, term
from goref.core.trials.faults import TrialError
from goref.core.trials.trial import Trial
from goref.core.trials.trial_rules import Assumed, TrialRules

text = partial(Text, "dispute trying")

CLAIMS: dict[AssertedStatus, Text] = {
    AssertedStatus.DEAD: text("{claimant} says: dead"),
    AssertedStatus.ALIVE: text("{claimant} says: alive"),
    AssertedStatus.KO_POINT: text("{owner}'s ko point"),
    AssertedStatus.ENCLOSED: text("Enclosed by {owner}"),
    AssertedStatus.ONE_SIDED: text("{owner} alone can play"),
}

FEW = 4
"""The most stones of a claim that are named if the board shows them; more are counted."""
COUNTED: dict[AssertedStatus, Text] = {
    AssertedStatus.DEAD: text("{claimant} claims: {owner}'s {count} stones are dead"),
    AssertedStatus.ALIVE: text("{claimant} claims: {owner}'s {count} stones are alive"),
}

RUNS: dict[TrialStep, Text] = {
    TrialStep.PASS: text("{run} passes in a row"),
    TrialStep.PASS_STONE: text("{run} pass stones in a row"),
    TrialStep.GIVE_UP: text("{run} give-ups in a row"),
}
"""The ends of a trial, by the step that ends it."""
EVEN = text(" after equally many turns")
FORCED = text(", or {forced} pass stones in one board position (every stone is then alive)")
FORCED_BRIEF = text(", or {forced} pass stones in one board position")
ENDS = text("ends with {ways}")
ENDS_BY_WORD = text("ends when both say so")
OPENING = text("a pass stone of each side comes first")
BACK = {
    True: text("the position is restored afterwards"),
    False: text("by these rules play has then really continued"),
}
FIRST = text("First to move: {first}")
RULES = text("{rules} ({source}).")
JOINT = text("; ")
KO_PASS = text("Pass for the ko at {point}")
STONES_HERE = text("Pass stones in this board position: {count} of {most}")
IN_GAME = text("{said} (a move of the game)")
AS_BEGUN = text("It repeats the position the trial began from")


def claim_name(claim: Assertion, language: Language) -> str:
    """Returns a claim in a word or two, without its points: ``White says: dead``."""
    return CLAIMS[claim.what].in_(
        language,
        claimant=term(SIDES, claim.claimant.letter, language),
        owner=term(SIDES, claim.owner.letter, language),
    )


def claim_brief(claim: Assertion, grid: Grid, language: Language) -> str:
    """Returns the side and its claim; more than ``FEW`` stones are only counted, not named."""
    text = COUNTED.get(claim.what)
    if text is None or len(claim.points) <= FEW:
        return claim_text(claim, grid, language)
    return text.in_(
        language,
        claimant=term(SIDES, claim.claimant.letter, language),
        owner=term(SIDES, claim.owner.letter, language),
        count=len(claim.points),
    )


def rules_told(its: TrialRules, language: Language) -> str:
    """Returns the rules of a trial: the first move, kos, the end, the board, and the source."""
    rules = _procedure(its, FIRSTS[its.first].in_(language), language)
    return RULES.in_(language, rules=rules, source=its.source.in_(language))


def brief_told(its: TrialRules, first: Colour | None, language: Language) -> str:
    """Returns the rules of a trial as one sentence, without source and opening pass stones.

    Args:
        first: the side that moves first; None, and left out, if it is still to be decided.
    """
    side = "" if first is None else term(SIDES, first.letter, language)
    said = _procedure(replace(its, opening=False), side, language, brief=True)
    return capital(said) + LANGUAGES[language].stop


def _procedure(its: TrialRules, first: str, language: Language, *, brief: bool = False) -> str:
    said = [
        *([FIRST.in_(language, first=first)] if first else ()),
        KO_RULES[its.ko].in_(language),
        *([OPENING.in_(language)] if its.opening else ()),
        ends_told(its, language, brief=brief),
        BACK[its.restored].in_(language),
    ]
    return JOINT.in_(language).join(said)


def ends_told(its: TrialRules, language: Language, *, brief: bool = False) -> str:
    """Returns what ends a trial, within a sentence.

    Args:
        brief: True to leave out that pass stones in one position make every stone alive.
    """
    closing = [step for step in RUNS if step in its.closing]
    if not closing:
        return ENDS_BY_WORD.in_(language)
    ways = RUNS[closing[0]].in_(language, run=its.run)
    if its.even:
        ways += EVEN.in_(language)
    if its.forced is not None:
        ways += (FORCED_BRIEF if brief else FORCED).in_(language, forced=its.forced)
    return ENDS.in_(language, ways=ways)


def assumed_told(its: TrialRules, language: Language) -> str:
    """Returns the rules that the text leaves open and goref assumes; empty for none."""
    said = [ASSUMED[one].in_(language) for one in Assumed if one in its.assumed]
    return LANGUAGES[language].gap.join(said)


def ko_pass_name(point: Point, grid: Grid, language: Language) -> str:
    """Returns the name of a pass for one ko, with the point that retakes the ko."""
    return KO_PASS.in_(language, point=grid.name(point))


def stones_told(trial: Trial, language: Language) -> str:
    """Returns the number of pass stones in this board position, and the limit.

    At the limit the trial ends. Empty if there is no limit.
    """
    most = trial.its.forced
    if most is None:
        return ""
    return STONES_HERE.in_(language, count=trial.stones_here, most=most)


def refusal_told(error: TrialError, trial: Trial | None, language: Language) -> str:
    """Returns the reason why an act is impossible.

    A repeated move of the trial is named by its number in the trial, from 1.
    """
    carried = fault_of(error)
    repeats = dict(carried.parts).get("repeats") if carried else None
    if trial is None or carried is None or not isinstance(repeats, int):
        return said(error, language)
    began = trial.case.moments[-1].number
    if repeats > began:
        return said(fault(carried.code, repeats=repeats - began), language)
    # Empty moves at the end of the game leave the board that an earlier move made.
    board = next(m.position for m in trial.case.moments if m.number == repeats)
    if board.cells == trial.frozen.cells:
        return AS_BEGUN.in_(language)
    return IN_GAME.in_(language, said=said(carried, language))


def cycle_told(trial: Trial, language: Language, *, cited: bool = True) -> str:
    """Returns the cycle that the last act closed or leads to, with its settlement.

    Empty if there is no such cycle.

    Args:
        cited: True if the source and the forbidden repetition are added.
    """
    now = trial.moments[-1].number
    closed = [cycle for cycle in cycles(trial.moments) if now in (cycle.last, cycle.until)]
    cycle = closed[-1] if closed else foreseen(trial.moments)
    if cycle is None or not trial.acts:
        return ""
    settled = settlement_text(settled_by(cycle, trial.rules), language, cited=cited)
    return LANGUAGES[language].colon.join([_cycle(cycle, trial, language), settled])


def _cycle(cycle: Cycle, trial: Trial, language: Language) -> str:
    began = trial.case.moments[-1].number
    if cycle.first <= began:  # its moves are partly of the game
        return capital(cycle_name(cycle, language))
    first, last, until = (n - began for n in (cycle.first, cycle.last, cycle.until))
    return cycle_where(replace(cycle, first=first, last=last, until=until), language)
