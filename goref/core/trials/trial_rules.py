"""The rules for playing out a dispute under each rule set: one table, keyed by its id.

A rule set without an entry resumes play in turn by its own rules, marked as assumed.
"""

from __future__ import annotations

from enum import Enum
from functools import partial

from goref.core.base.frozen import frozen, replace
from goref.core.base.language import AnyText, Text
from goref.core.base.sources import (
    JPD_ART_TEXT,
    JPD_MING_QING_TEXT,
    LIVE_STONES_TEXT,
    cited,
    for_b,
)
from goref.core.case.stored_trial import TrialStep
from goref.core.rulesets.ruleset import RuleSet

text = partial(Text, "trial rules")


class FirstMover(Enum):
    """The side to move first in a trial."""

    TURN = "turn"
    """The side whose turn it is: a trial takes nobody's turn away."""
    PROVER = "prover"
    """The side that must prove something: capture, take or occupy."""
    OTHER = "other"
    """The opponent of the side that requests it."""


class KoRule(Enum):
    """The rule on repetition in a trial."""

    AS_IN_PLAY = "as-in-play"
    """The rule set's own rule, which includes all positions of the game."""
    PASS_FOR_KO = "pass-for-ko"
    """A side retakes a ko only after a pass for that ko."""


class Assumed(Enum):
    """A rule that the text of a rule set lacks and goref assumes; the referee may differ."""

    FIRST = "first"
    END = "end"
    RESTORED = "restored"
    EVERYTHING = "everything"


@frozen
class TrialRules:
    """The rules of a trial.

    Attributes:
        source: the text and article.
        first: the side to move first.
        steps: the allowed steps other than plays.
        closing: the steps that end a trial if ``run`` of them are made in a row.
        ko: the rule on repetition.
        restored: True if the starting position is restored afterwards. Otherwise the game
            continues for real, and the board at its end is counted.
        opening: True if each side puts down a pass stone, the proposer first, before play
            resumes.
        even: True if a trial ends only when both sides have had equally many turns.
        forced: the number of pass stones in one board position that ends the trial with every
            stone alive, even if they are not in a row; None if there is no such rule.
        reborn: True if a captured stone is alive if its owner gets a new one in its place.
        assumed: the rules that the text leaves open.
    """

    source: AnyText
    first: FirstMover = FirstMover.TURN
    steps: tuple[TrialStep, ...] = (TrialStep.PASS,)
    closing: frozenset[TrialStep] = frozenset({TrialStep.PASS})
    run: int = 2
    ko: KoRule = KoRule.AS_IN_PLAY
    restored: bool = False
    opening: bool = False
    even: bool = False
    forced: int | None = None
    reborn: bool = False
    assumed: frozenset[Assumed] = frozenset()


STONES = frozenset({TrialStep.PASS_STONE})
GIVE_UPS = frozenset({TrialStep.GIVE_UP})

JPD = TrialRules(
    source=text("Ji Ping Dian A, articles 5.1(3), 5.3 and 2.3"),
    steps=(TrialStep.GIVE_UP, TrialStep.PASS_STONE),
    closing=GIVE_UPS,
    opening=True,
    forced=4,
)
JPD_B = replace(JPD, source=for_b(JPD.source))
ART = TrialRules(
    source=cited(JPD_ART_TEXT, "12 and 14"),
    steps=(TrialStep.GIVE_UP,),
    closing=GIVE_UPS,
    restored=True,
    assumed=frozenset({Assumed.END}),
)
JPD_MING_QING = TrialRules(
    source=JPD_MING_QING_TEXT,
    steps=(TrialStep.PASS_STONE,),
    closing=STONES,
    assumed=frozenset({Assumed.EVERYTHING}),
)
LIVE_STONES = replace(
    JPD,
    source=cited(LIVE_STONES_TEXT, "20 and 21"),
    opening=False,
    forced=None,
    assumed=frozenset({Assumed.FIRST}),
)
JAPANESE = TrialRules(
    source=text("Japanese rules of 1989, articles 7.1, 7.2 and 9"),
    first=FirstMover.PROVER,
    steps=(TrialStep.PASS, TrialStep.KO_PASS),
    ko=KoRule.PASS_FOR_KO,
    restored=True,
    reborn=True,
    assumed=frozenset({Assumed.END}),
)
KOREAN = TrialRules(
    source=text("Rules of the Korea Baduk Association, life and death (as reported)"),
    assumed=frozenset({Assumed.FIRST, Assumed.END, Assumed.RESTORED}),
)
CHINESE = TrialRules(
    source=text("Chinese competition rules on life and death"),
    assumed=frozenset({Assumed.FIRST}),
)
LU_NAN = TrialRules(
    source=text("Lu Nan, Counting zi and counting moku, part 1"),
    assumed=frozenset({Assumed.FIRST}),
)
TANG_SONG = TrialRules(
    source=text("Zhao Zhiyun, part 1: settled move for move, nobody a stone less"),
    steps=(TrialStep.PASS_STONE,),
    closing=STONES,
    even=True,
    assumed=frozenset({Assumed.FIRST, Assumed.END}),
)
MING_QING = TrialRules(
    source=text("Zhao Zhiyun, parts 2 and 3, mentions no disputes; goref has them played out"),
    assumed=frozenset({Assumed.FIRST, Assumed.END}),
)
SATURATION = TrialRules(
    source=text("Zhang Xu, Counting prisoners at saturation, sections 2 and 7"),
    steps=(TrialStep.PASS_STONE,),
    closing=STONES,
    run=6,
    even=True,
    assumed=frozenset({Assumed.FIRST}),
)
NO_PASSES = TrialRules(
    source=text("Zhang Xu, section 2.1: nobody may pass"),
    steps=(),
    closing=frozenset(),
    assumed=frozenset({Assumed.FIRST}),
)
WMSG = TrialRules(
    source=text("World Mind Sports Games 2008: one resumption, in turn"),
)
IKEDA = TrialRules(
    source=text("Ikeda Toshio's proposals: nothing is removed without being captured"),
    assumed=frozenset({Assumed.FIRST}),
)
AGA = TrialRules(
    source=text("AGA rules of Go, rules 9 and 10: disputes are resolved by play"),
)
ING = TrialRules(
    source=text("Ing's SST rules: verified by removal"),
    assumed=frozenset({Assumed.FIRST, Assumed.RESTORED}),
)
NEW_ZEALAND = TrialRules(
    source=text("New Zealand rules: play resumes; without agreement who moves, all is alive"),
    assumed=frozenset({Assumed.END}),
)
TROMP_TAYLOR = TrialRules(
    source=text("Tromp and Taylor: nothing is removed as dead, so play continues"),
)


TABLE: dict[str, TrialRules] = {
    id_: rules
    for rules, ids in (
        (JPD, "jpd-a"),
        (JPD_B, "jpd-b"),
        (ART, "jpd-art"),
        (JPD_MING_QING, "jpd-ming-qing"),
        (LIVE_STONES, "live-stones live-stones-paying"),
        (JAPANESE, "japanese"),
        (KOREAN, "korean"),
        (CHINESE, "chinese-1964 chinese-2.5zi chinese-1988 chinese-2002"),
        (LU_NAN, "lu-nan"),
        (TANG_SONG, "tang-song tang-song-chen"),
        (MING_QING, "ming-qing modern-1920"),
        (SATURATION, "saturation-prisoners saturation-stones tingdao"),
        (NO_PASSES, "no-pass-go"),
        (WMSG, "wmsg-2008"),
        (IKEDA, "ikeda-area-1 ikeda-area-2 ikeda-area-3 ikeda-territory-1 ikeda-territory-2"),
        (AGA, "aga bga french"),
        (ING, "ing ing-american"),
        (NEW_ZEALAND, "new-zealand"),
        (TROMP_TAYLOR, "tromp-taylor"),
    )
    for id_ in ids.split()
}
"""The rules for trials, by rule-set id."""


def trial_rules(rules: RuleSet) -> TrialRules:
    """Returns the trial rules of a rule set; the default ones if it has no entry."""
    own = TABLE.get(rules.id)
    if own is not None:
        return own
    return TrialRules(rules.source, assumed=frozenset({Assumed.EVERYTHING}))
