"""Texts for trials, cycles and the checklist."""

from __future__ import annotations

from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text, capital, texts
from goref.core.case.stored_trial import AssertedStatus, Assertion, TrialAct, TrialStep
from goref.core.game.play_rules import Repetition
from goref.core.repetition.cycle_rules import DISTURBERS, Settled, Settlement
from goref.core.texts.terms import SIDES, names, term
from goref.core.trials.trial_rules import Assumed, FirstMover, KoRule

STEPS: dict[TrialStep, Text] = {
    TrialStep.PLAY: Text("dispute trials", "Play"),
    TrialStep.PASS: Text("dispute trials", "Pass"),
    TrialStep.PASS_STONE: Text("dispute trials", "Pass stone"),
    TrialStep.GIVE_UP: Text("dispute trials", "Give up"),
    TrialStep.KO_PASS: Text("dispute trials", "Pass for a ko"),
}

CLAIMS = texts(
    "dispute trials",
    {
        AssertedStatus.DEAD: "{claimant} claims: {owner}'s stones {points} are dead",
        AssertedStatus.ALIVE: "{claimant} claims: {owner}'s stones {points} are alive",
        AssertedStatus.KO_POINT: "{claimant} claims: the ko at {points} need not be connected, its point is {owner}'s",
        AssertedStatus.ENCLOSED: "{claimant} claims: {points} enclosed by {owner} alone, so {owner}'s",
        AssertedStatus.ONE_SIDED: "{claimant} claims: {points} can be played by {owner} alone",
    },
)

CLAIMS_OF_ONE: dict[AssertedStatus, Text] = {
    AssertedStatus.DEAD: Text(
        "dispute trials", "{claimant} claims: {owner}'s stone {points} is dead"
    ),
    AssertedStatus.ALIVE: Text(
        "dispute trials", "{claimant} claims: {owner}'s stone {points} is alive"
    ),
}
"""The claims about one stone."""

FIRSTS: dict[FirstMover, Text] = {
    FirstMover.TURN: Text("dispute trials", "the side whose turn it is"),
    FirstMover.PROVER: Text("dispute trials", "the side that must prove"),
    FirstMover.OTHER: Text("dispute trials", "the opponent of the side that asks"),
}

KO_RULES: dict[KoRule, Text] = {
    KoRule.AS_IN_PLAY: Text("dispute trials", "ko as in play"),
    KoRule.PASS_FOR_KO: Text("dispute trials", "a ko is retaken only after a pass for that ko"),
}

ASSUMED = texts(
    "dispute trials",
    {
        Assumed.FIRST: "The text does not say who moves first; goref takes the side whose turn it is.",
        Assumed.END: "The text names no end of the trial; goref takes two passes or give-ups in a row.",
        Assumed.RESTORED: "Whether the position is restored afterwards is not known for sure.",
        Assumed.EVERYTHING: "The text says nothing of disputes; goref plays on in turn.",
    },
)

SETTLED: dict[Settled, Text] = {
    Settled.BANNED: Text("dispute trials", "the repeating play is barred"),
    Settled.NO_RESULT: Text("dispute trials", "no result"),
    Settled.DRAW: Text("dispute trials", "a draw"),
    Settled.REPLAY: Text("dispute trials", "the game is replayed"),
    Settled.AGREED_END: Text("dispute trials", "both declare the game over as it is"),
    Settled.FORCED_END: Text("dispute trials", "pass stones in one position end it, all alive"),
    Settled.FIGHTING: Text("dispute trials", "a fighting ko: neither side disturbs"),
    Settled.BLACK_DISTURBS: Text("dispute trials", "a disturbing ko: Black may not continue"),
    Settled.WHITE_DISTURBS: Text("dispute trials", "a disturbing ko: White may not continue"),
    Settled.REFEREE: Text("dispute trials", "the referee rules"),
}
OR = Text("dispute trials", " or ")

REPETITIONS: dict[Repetition, Text] = {
    Repetition.ALLOWED: Text("dispute trials", "no ban"),
    Repetition.SIMPLE_KO: Text("dispute trials", "simple ko"),
    Repetition.POSITIONAL: Text("dispute trials", "whole position"),
    Repetition.SITUATIONAL: Text("dispute trials", "whole position with the same side to move"),
    Repetition.OWN_PLAYS: Text("dispute trials", "position made by an own play"),
    Repetition.OWN_TURNS: Text("dispute trials", "position after an own turn"),
    Repetition.WITH_PASS_STONES: Text("dispute trials", "whole position with the pass stones"),
}


def claim_text(claim: Assertion, grid: Grid, language: Language) -> str:
    """Returns the side and its claim, as a sentence without a full stop."""
    text = CLAIMS[claim.what]
    if len(claim.points) == 1:
        text = CLAIMS_OF_ONE.get(claim.what, text)
    return text.in_(
        language,
        claimant=term(SIDES, claim.claimant.letter, language),
        owner=term(SIDES, claim.owner.letter, language),
        points=names(grid, claim.points),
    )


def trial_act_text(act: TrialAct, grid: Grid, language: Language) -> str:
    """Returns an act of a trial: ``Black: play C3``."""
    side = term(SIDES, act.colour.letter, language)
    at = "" if act.point is None else f" {grid.name(act.point)}"
    return f"{side}{LANGUAGES[language].colon}{STEPS[act.step].in_(language)}{at}"


def settled_text(way: Settled, move: int | None, language: Language) -> str:
    """Returns a way to settle a cycle.

    Args:
        move: the number of the move that a ban makes void; None to name no move.
    """
    if way in DISTURBERS and move is not None:
        said = capital(SETTLED[way].in_(language))
        return DISTURBING.in_(language, said=said, move=move)
    if way is Settled.BANNED and move is not None:
        return STRUCK.in_(language, move=move)
    return capital(SETTLED[way].in_(language))


DISTURBING = Text("dispute trials", "{said} (move {move} is void)")
STRUCK = Text("dispute trials", "Move {move} repeats the board: void")


def settlement_text(settled: Settlement, language: Language, *, cited: bool = True) -> str:
    """Returns how a rule set settles a cycle.

    Args:
        cited: True to add the source and, for a ban, the forbidden repetition.
    """
    ways = OR.in_(language).join(
        SETTLED[way].in_(language) + (_by(way, settled, language) if cited else "")
        for way in settled.ways
    )
    if settled.organiser:
        ways = CHOICE.in_(language, ways=ways)
    if settled.agreement:
        ways = AGREEMENT.in_(language, ways=ways)
    if not cited:
        return ways
    return LANGUAGES[language].with_aside(ways, settled.source.in_(language))


CHOICE = Text("dispute trials", "{ways}, at the organiser's discretion")
AGREEMENT = Text("dispute trials", "{ways}, if both players agree")


def _by(way: Settled, settled: Settlement, language: Language) -> str:
    if way is not Settled.BANNED or settled.by is None:
        return ""
    return LANGUAGES[language].aside.format(REPETITIONS[settled.by].in_(language))
