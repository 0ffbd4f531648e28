"""What the window shows of a game at every stage, as data: known figures and wordings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.length import LONG

if TYPE_CHECKING:
    from tests.qt.journeys import Referee

RULES = ("tang-song", "ming-qing", "jpd-a", "japanese", "chinese-2002")
WAYS = [
    (keyboard, rules)
    for number, rules in enumerate(RULES)
    for keyboard in (False, True)
    if LONG or keyboard is bool(number % 2)
]
"""By mouse and by keyboard under each rule set; in the short form by one of them."""
TYPED = {
    "tang-song": "Tang",
    "ming-qing": "Ming",
    "jpd-a": "Ji",
    "japanese": "Japanese",
    "chinese-2002": "Chinese",
}
"""What somebody types in the box of rule sets; Down goes on from there."""
STAGES = ("dead", "doubts", "count", "result")
DONE = {"dead": "✓", "doubts": "✓", "count": "", "result": ""}
NOTHING_OPEN = "No open finding would change the margin."

Row = tuple[str, str, str]


@dataclass(frozen=True)
class Pages:
    """What is shown under a rule set once everything is ruled; texts in English.

    Attributes:
        verdict: the short result.
        check: the line that a player can check it by.
        lines: the rows of the count, without the two of the sums.
        sums: the totals of both sides and the difference with its sign.
        unit: what the difference is counted in.
        checks: the other counts that must agree.
        story: what stands under the result.
        worths: what the points of the seki are worth, in the order of the table.
        asked: how what is still asked begins; noted: how some of what is noted does.
        other: how the rows of what could still change the result read, a list of lines each.
        lit: by row of the count points that Black's figure lights, and White's.
        signs: those of stages that still ask something.
        pass_stones: how many of each side the record has under this rule set.
        area: where other areas than the game's are counted.
    """

    verdict: str
    check: str
    lines: tuple[Row, ...]
    sums: Row
    unit: str
    checks: tuple[str, ...]
    story: str = ""
    worths: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    noted: tuple[str, ...] = ()
    other: tuple[tuple[str, ...], ...] = ()
    lit: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    signs: Mapping[str, str] = field(default_factory=dict)
    pass_stones: int = 0
    area: tuple[int, int, int] | None = None


def split(pages: Pages) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """The rows above the sums and those below: what is paid, where a base number has it."""
    paid = tuple(row for row in pages.lines if row[0] == "Komi" and pages.unit == "zi")
    return tuple(row for row in pages.lines if row not in paid), paid


@dataclass(frozen=True)
class Game:
    """A game of the tests: what is shown of it under any rule set, and how it is ruled.

    Attributes:
        plays, setup, captured, dead: stones of Black and White.
        area: the points of Black, of White and of nobody.
        seki: the rows of the seki, without their worth.
        acts: what the referee does, in order.
        pages: by rule set.
    """

    plays: tuple[int, int]
    setup: tuple[int, int]
    captured: tuple[int, int]
    dead: tuple[int, int]
    area: tuple[int, int, int]
    acts: tuple[Callable[[Referee], None], ...]
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
