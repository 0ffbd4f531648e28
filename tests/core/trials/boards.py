"""Exotic positions on small boards, and trials written as words.

Each is a bare position after equally many plays of both sides: the stones standing and the
prisoners of a side add up to its plays.
"""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.case.stored_trial import AssertedStatus, Assertion, TrialAct, TrialStep
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Score
from goref.core.trials.checklist import ChecklistItem, items
from goref.core.trials.trial import Trial, begin, play
from goref.core.trials.trial_rules import trial_rules
from tests.core.build import bare, spots

FIVE = ("jpd-a", "jpd-art", "japanese", "chinese-2002", "tang-song")

STEPS = {step.value: step for step in TrialStep}
IDLE = {
    "jpd-a": TrialStep.PASS_STONE,
    "jpd-art": TrialStep.GIVE_UP,
    "japanese": TrialStep.PASS,
    "chinese-2002": TrialStep.PASS,
    "tang-song": TrialStep.PASS_STONE,
}
"""What a side does that does not play, by rule set."""
STOP = {**IDLE, "jpd-a": TrialStep.GIVE_UP}
"""What a side does that has finished."""

# White's bent four stands in the corner of Black's seven stones. H11 and D8 are threats that
# Black has, F11 and E9 liberties that White must fill before he can begin.
BENT_FOUR = bare(
    "OOO.X.O.OO.",
    ".XXXXOO.XX.",
    "XXOO.O.....",
    "OOO.OO.....",
    "XXX........",
    "OOOOOOOOOOO",
    "XXXXXXXXXXX",
    *["." * 11] * 4,
    prisoners=(4, 0),
    plays=(27, 27),
    began="B",
    first_pass="none",
    last_play="W",
)
BENT_FOUR_DEAD = "E11 B10 C10 D10 E10 A9 B9"

# Two kos between two chains with an eye each; Black's other chains live.
DOUBLE_KO = bare(
    "XXOOX..",
    "X.XOXXX",
    "XXOOX..",
    "XO.OX..",
    "XXOOX..",
    "XXOOOX.",
    ".XO.OX.",
    prisoners=(0, 7),
    plays=(21, 21),
    began="B",
    first_pass="none",
    last_play="W",
)

# Three kos between two chains without an eye; White, to move, is in atari.
TRIPLE_KO = bare(
    "XXOOX..",
    "X.XOXXX",
    "XXOOX..",
    "X.XOX..",
    "XXOOX..",
    "XO.OX..",
    "XXOOX..",
    prisoners=(0, 10),
    plays=(22, 22),
    began="B",
    first_pass="none",
    last_play="W",
)

# White lives with two eyes; Black can give up two stones at B1 and C1 and take one back.
SENDING_TWO = bare(
    ".X.X.X",
    "XXXXXX",
    "XXXXXX",
    "XOOOOO",
    "XOOO.O",
    ".X.OO.",
    prisoners=(0, 7),
    plays=(18, 18),
    began="B",
    first_pass="none",
    last_play="W",
)

# White can connect at A1 for a seki; Black can take the ko there and has one play more to make.
TEN_THOUSAND_YEARS = bare(
    ".......",
    "XXXX...",
    "OOOX...",
    "..OX...",
    "XXOX...",
    "OXOX...",
    ".OOX...",
    prisoners=(0, 3),
    plays=(12, 12),
    began="B",
    first_pass="none",
    last_play="W",
)

# Black can take four stones at A1, and White the stone at A2.
THREE_POINTS = bare(
    ".O.OX..",
    "OOOOXXX",
    "OOOOX..",
    "OOOOX..",
    "OXXXX..",
    "XOOX...",
    ".OOX...",
    prisoners=(6, 0),
    plays=(19, 19),
    began="B",
    first_pass="none",
    last_play="W",
)

# Black may take any two of three points, White none (Zhao Zhiyun, end of part 2).
TWO_OF_THREE = bare(
    "XXXXX",
    "X...X",
    "OOOOO",
    prisoners=(0, 2),
    plays=(7, 7),
    began="B",
    first_pass="none",
    last_play="W",
)


def claimed(
    case: Case, what: AssertedStatus, claimant: str, names: str, owner: str | None = None
) -> Assertion:
    """A claim; stones have the owner that the board shows."""
    points = spots(case.record.grid, names)
    side = Colour.from_letter(claimant)
    if what.of_stones:
        owned = case.position.colour(min(points)) or side
    else:
        owned = Colour.from_letter(owner) if owner else side
    return Assertion(what, side, owned, points)


def act(board: Grid, word: str, colour: Colour, rules: str) -> TrialAct:
    """``C3`` a play, ``-`` doing nothing, ``-C3`` a pass for a ko, ``end`` having finished."""
    if word == "-":
        return TrialAct(IDLE[rules], colour)
    if word == "end":
        return TrialAct(STOP[rules], colour)
    if word in STEPS:
        return TrialAct(STEPS[word], colour)
    if word.startswith("-"):
        if TrialStep.KO_PASS in trial_rules(RULESETS[rules]).steps:
            return TrialAct(TrialStep.KO_PASS, colour, board.point(word[1:]))
        return TrialAct(IDLE[rules], colour)
    return TrialAct(TrialStep.PLAY, colour, board.point(word))


def tried(
    case: Case, rules: str, claim: Assertion, text: str, first: Colour | None = None
) -> Trial:
    """A trial played by words, both sides in turn."""
    trial = begin(case, RULESETS[rules], claim, first)
    return more(trial, text)


def more(trial: Trial, text: str) -> Trial:
    for word in text.split():
        board = trial.case.record.grid
        trial = play(trial, act(board, word, trial.to_move, trial.rules.id))
    return trial


def finished(trial: Trial) -> Trial:
    """The trial brought to its end by both sides having finished."""
    while trial.ending is None:
        trial = more(trial, "end")
    return trial


def checklist(score: Score, case: Case) -> tuple[ChecklistItem, ...]:
    """Everything to be asked about a case that was counted."""
    return tuple(item for item in items(score, case) if item is not None)
