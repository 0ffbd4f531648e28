"""The assessment of a case: its count, its findings, and its counts under other rule sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen
from goref.core.base.late import Late
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.findings.kind import Topic
from goref.core.findings.table import kind_of
from goref.core.rulesets.table import COMPUTED, ruleset
from goref.core.scoring.remarks import illegal_finding
from goref.core.scoring.scorer import Score, Scorer

if TYPE_CHECKING:
    from goref.core.scoring.compare import Compared

FEW_ANSWERS = (
    RequiredFact.FIRST,
    RequiredFact.FIRST_PASS,
    RequiredFact.LAST_PLAY,
    RequiredFact.LAST_DAME,
    RequiredFact.LAST_COMPETITIVE,
    RequiredFact.END,
)
"""Missing facts with so few possible answers that all of them can be offered.

``FIRST`` is a side and ``END`` a way in which play ends. The others are a side or nobody.
"""


@frozen
class Assessment:
    """The results that follow from a case. Each is computed on first use and cached.

    Attributes:
        reading: the findings of reading the case.
        in_play: True if the game is still being recorded.
    """

    case: Case
    reading: tuple[Finding, ...]
    in_play: bool = False

    @classmethod
    def of_bench(cls, bench: Scorer, score: Score) -> Assessment:
        """Returns the assessment of ``bench.case``, of which ``score`` was computed before."""
        made = cls(bench.case, bench.read, bench.in_play)
        cls.bench.keep(made, bench)
        cls.score.keep(made, score)
        return made

    @Late
    def bench(self) -> Scorer:
        return Scorer(self.case, self.reading, in_play=self.in_play)

    @Late
    def score(self) -> Score:
        """The score of the case under its chosen rule set."""
        return self.bench.score(ruleset(self.case.rules))

    @property
    def asked(self) -> tuple[Finding, ...]:
        """The missing facts that have only few answers, as findings."""
        return tuple(
            found("fact-asked", Level.CHECK, need=need.value)
            for need in self.score.needs
            if need in FEW_ANSWERS
        )

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings: those of reading, those still open, and those of counting."""
        score = self.score
        open_ = (f for f in score.status.open if kind_of(f).topic is not Topic.ASKING)
        noticed = (*self.bench.reading, *self.asked, *score.findings)
        return tuple(dict.fromkeys((*noticed, *open_)))

    @Late
    def of_moves(self) -> tuple[Finding, ...]:
        """All findings about single moves. Each illegal move has one of its own."""
        illegal = map(illegal_finding, self.bench.illegal(ruleset(self.case.rules).play))
        others = (f for f in self.findings if kind_of(f).topic is not Topic.ILLEGAL)
        return (*(f for f in others if f.move is not None), *illegal)

    def restore_from(self, other: Assessment, *, counts_alike: bool) -> None:
        """Copies the results of an earlier case's assessment that still hold.

        Args:
            counts_alike: True if both cases have the same count.
        """
        same = self.in_play is other.in_play and self.reading == other.reading
        if same and (bench := Assessment.bench.made(other)) is not None:
            Assessment.bench.keep(self, bench.with_case(self.case))
            if counts_alike and (score := Assessment.score.made(other)) is not None:
                Assessment.score.keep(self, self.bench.restated(score))

    def compared(self, reference: str) -> list[Compared]:
        """Returns the counts of the case under every rule set that can be computed.

        Args:
            reference: the id of the rule set with which the others are compared.
        """
        return [each for each in self.comparing(reference) if each is not None]

    def comparing(self, reference: str) -> Iterator[Compared | None]:
        """Yields the counts of :meth:`compared` one by one, and None between pieces of work."""
        from goref.core.scoring.compare import compare  # not needed at the start

        base = ruleset(reference)
        each = compare(self.bench, COMPUTED, base)
        yield from self.bench.preparing(base)
        for one in COMPUTED:
            yield from self.bench.preparing(one)
            yield next(each)
