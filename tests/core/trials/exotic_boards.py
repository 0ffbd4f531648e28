"""More exotic boards, and two ways to a result: a trial carried into the case, a live game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goref.core.base.colour import BLACK, Colour
from goref.core.case.case import Case, StatedFacts
from goref.core.case.stored_trial import Assertion
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.legality import Refusal, refusal
from goref.core.game.play_rules import PlayRules, Repetition
from goref.core.game.record import Statement
from goref.core.repetition.cycles import CycleName
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.scorer import Score, Winner, score
from goref.core.stopping.options import AllowedAct
from goref.core.trials.going_on import played_on
from goref.core.trials.outcome import Proposed, outcome
from tests.core.build import bare
from tests.core.stopping.walking import Walk
from tests.core.trials.boards import finished, tried

# Black in the lower left can take one stone or give two, White likewise: the corner of the
# game of 1993 with walls of our own. Black to move.
ETERNAL_LIFE = bare(
    "...XO.....",
    "...XO.....",
    "XXXXO.....",
    "X.XOO.....",
    "OXOXXOOOO.",
    ".OOXXXXXO.",
    "O..O.X.XO.",
    prisoners=(0, 1),
    plays=(18, 18),
    began="B",
    first_pass="none",
    last_play="W",
)

# Seven white eyes, six of which can be filled (Zhao Zhiyun, figure 9), on a smaller board.
FALSE_EYES = bare(
    ".O.O.O..O.O.OX.",
    "OXOOOXOOXOOOOX.",
    ".XOXXXXXXXXXXX.",
    "XXXOX..........",
    ".XOOX..........",
    "XXOOX..........",
    "OOOOX..........",
    ".O.OX..........",
    prisoners=(0, 0),
    plays=(28, 28),
    began="B",
    first_pass="none",
    last_play="W",
)
WHITE_EYES = "A8 C8 E8 G8 H8 K8 M8"


@dataclass(frozen=True)
class Round:
    """A cycle on a board: who moves first, how it is named, and one round as words."""

    case: Case
    first: Colour
    name: CycleName
    text: str


def verdict(scored: Score) -> str:
    """A result in short: ``B+1.5``, ``draw``, ``no-result``."""
    if scored.outcome is not None:
        assert scored.winner in (Winner.VOID, Winner.DRAW)
        return scored.outcome.how.value
    return scored.re


def with_proposal(ruling: Ruling, proposed: Proposed) -> Ruling:
    """The ruling with a proposal taken over."""
    if proposed.claim is not None:
        return ruling.with_claim(proposed.points, proposed.claim, "tried")
    return ruling.with_lives(proposed.points, proposed.life, "tried")


def carried(case: Case, rules: str, claim: Assertion, text: str) -> Score:
    """The result after a trial, whoever moves first by the rule set.

    What it shows is ruled where the position is put back, else play has really gone on.
    """
    trial = finished(tried(case, rules, claim, text))
    if not trial.its.restored:
        return score(played_on(trial), RULESETS[rules])
    assert trial.case is case
    ruling = case.ruling
    for proposed in outcome(trial):
        ruling = with_proposal(ruling, proposed)
    return score(replace(case, ruling=ruling), RULESETS[rules])


class Live(Walk):
    """A game from a board on, walked by what is on offer, every play legal.

    Beside the words of a walk: ``-`` does nothing, ``!C3`` finds the play barred because
    the position would come back. ``ban``: what may not come back, if not as the rule set
    has it.
    """

    def __init__(
        self, case: Case, rules: str, first: Colour = BLACK, ban: Repetition | None = None
    ) -> None:
        self.rules = RULESETS[rules]
        self.play: PlayRules = self.rules.play
        if ban is not None:
            self.play = replace(self.play, repetition=ban)
        record = replace(case.record, first=first)
        # What the board's answers tell ends where the record begins.
        self.case = Case(record, case.ruling, StatedFacts(), rules)
        self.meanings = []

    def do(self, text: str) -> Live:
        nothing = self.rules.stop.empties[0]
        idle = {ActKind.PASS_STONE: "stone", ActKind.GIVE_UP: "give", ActKind.PASS: "pass"}
        for word in text.split():
            if word.startswith("!"):
                assert self.refused(word[1:]) is Refusal.REPEATS, word
            else:
                super().do(idle[nothing] if word == "-" else word)
        return self

    def take(self, option: AllowedAct, point: str = "") -> None:
        if option.kind is ActKind.PLAY:
            assert self.refused(point) is None, point
        super().take(option, point)

    def refused(self, point: str) -> Refusal | None:
        """Why the side to move may not play there; None if it may."""
        place, first = self.case.record.grid.point(point), self.case.record.first or BLACK
        why = refusal(self.case.moments, place, self.now.to_move, self.play, first)
        return None if why is None else why.reason

    def decreed(self, said: StatementKind) -> Live:
        """The game ended by the referee's word."""
        self.add(self.case.record, Statement(said))
        return self

    @property
    def score(self) -> Score:
        return score(self.case, self.rules)
