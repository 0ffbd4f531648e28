"""What the pages of the wizard show of a game, as data: known figures and wordings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.qt.journeys import Referee

RULES = ("tang-song", "ming-qing", "jpd-a", "japanese", "chinese-2002")
TYPED = {
    "tang-song": "Tang",
    "ming-qing": "Ming",
    "jpd-a": "Ji",
    "japanese": "Japanese",
    "chinese-2002": "Chinese",
}
"""What somebody types in the box of rule sets; Down goes on from there."""
STEPS = ("record", "dead", "seki", "points", "payments", "count", "result")
NAMES = {
    "en": (
        "Record and end",
        "Dead stones",
        "Seki and eyes",
        "Ko points and claims",
        "Payments",
        "Count",
        "Result",
    ),
    "zh": ("棋谱与终局", "死子", "双活与眼位", "劫空与单方主张", "贴还", "计算", "结果"),
    "ja": ("棋譜と終局", "死石", "セキと眼", "劫の点と主張", "支払い", "計算", "結果"),
}
NOTHING_TO_LOOK_AT = "Nothing to look at here."
NOTHING_OPEN = "No open finding would change the margin."
NO_BASE = "There is no komi and no base number."

Row = tuple[str, str, str]


@dataclass(frozen=True)
class Pages:
    """What the pages show under a rule set once everything is ruled; texts in English.

    Attributes:
        verdict: the short result; ``sentence``: the large one, the same unless given.
        lines: the rows of the count, without the two of the sums.
        sums: the totals of both sides and the difference with its sign.
        unit: what the difference is counted in.
        payments: the rows of what is paid.
        checks: the other counts that must agree.
        standing: the line of the base number or the komi.
        worths: what the points of the seki are worth, in the order of the table.
        findings: by step, how the sentences to look at begin.
        other: how the rows of "Why not the other way?" read, a list of lines each.
        lit: by row of the count points that Black's figure lights, and White's.
        stepper: signs of steps that still ask something.
        pass_stones: how many of each side the record has under this rule set.
        area: where other areas than the game's are counted.
    """

    verdict: str
    lines: tuple[Row, ...]
    sums: Row
    unit: str
    checks: tuple[str, ...]
    standing: str
    sentence: str = ""
    payments: tuple[Row, ...] = ()
    worths: tuple[str, ...] = ()
    findings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    other: tuple[tuple[str, ...], ...] = ()
    lit: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    stepper: Mapping[str, str] = field(default_factory=dict)
    pass_stones: int = 0
    area: tuple[int, int, int] | None = None


@dataclass(frozen=True)
class Game:
    """A game of the tests: what its pages show under any rule set, and how it is ruled.

    Attributes:
        plays, setup, captured, dead: stones of Black and White.
        area: what the line of areas says: Black, White, public.
        seki: the rows of the seki, without their worth.
        acts: by step, what the referee does there.
        pages: by rule set.
    """

    plays: tuple[int, int]
    setup: tuple[int, int]
    captured: tuple[int, int]
    dead: tuple[int, int]
    area: tuple[int, int, int]
    acts: Mapping[str, Callable[[Referee], None]]
    pages: Mapping[str, Pages]
    seki: tuple[Row, ...] = ()

    def ledger(self, passed: int, *, lifted: bool) -> list[tuple[str, str]]:
        """The rows of the ledger, before or after the dead are lifted."""
        dead = self.dead if lifted else (0, 0)
        standing = [self.plays[i] + self.setup[i] - self.captured[i] for i in (0, 1)]
        lost = [self.captured[i] + dead[i] for i in (0, 1)]
        left = [(181, 180)[i] - self.plays[i] - self.setup[i] - passed for i in (0, 1)]
        rows = (
            self.plays, self.setup, standing, dead, self.captured, lost, (passed, passed), left
        )  # fmt: skip
        return [(str(black), str(white)) for black, white in rows]
