"""The points at stake at open borders; groups of chains that border on common regions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from goref.app.opinion.judging import ChainJudged
from goref.app.opinion.suggestion import Caution, ChainFinding, FirstPlay, TriedPlays
from goref.app.stakes import stake_of_case
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.board.regions import Region
from goref.core.case.case import Case
from goref.core.continuation.border_line import BorderLine, border_line
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.status import RULED_BOARDS

AnyChain = TypeVar("AnyChain", ChainFinding, ChainJudged)


def together(chains: Iterable[AnyChain], regions: Sequence[Region]) -> Iterator[list[AnyChain]]:
    """Yields groups of chains of one colour and status that surround common empty regions.

    Args:
        regions: the empty regions once the dead stones are removed.
    """
    left = {c.points: c for c in chains}
    home: dict[Point, AnyChain] = {p: c for c in left.values() for p in c.points}
    while left:
        _, first = left.popitem()
        group = [first]
        for chain in group:
            for region in regions:
                around = region.stones | region.points
                if around.isdisjoint(chain.points):
                    continue
                for other in (home[p] for p in around if p in home):
                    alike = other.colour is first.colour and other.life is first.life
                    if alike and other.points in left:
                        del left[other.points]
                        group.append(other)
        yield group


def weighed_borders(
    case: Case, ruling: Ruling, rules: RuleSet, borders: Sequence[Caution]
) -> tuple[Caution, ...]:
    """Returns the open borders, each with the points at stake if Black or White plays first.

    Borders of a seki get no stakes. No border gets any if the score does not depend on the
    ruling.

    Args:
        ruling: the case's ruling, with all suggested statuses marked too.
    """
    if not borders:
        return ()
    now = Scorer(replace(case, ruling=ruling))
    score = now.score(rules, remarks=False)
    if score.basis not in RULED_BOARDS:
        return tuple(borders)
    weighing = _Weighing(case, ruling, rules, now, score)
    return tuple(replace(care, firsts=weighing.firsts(care)) for care in borders)


class _Weighing:
    """Counts a case with its open borders closed in one way or another."""

    def __init__(
        self, case: Case, ruling: Ruling, rules: RuleSet, now: Scorer, score: Score
    ) -> None:
        self.case, self.ruling, self.rules = case, ruling, rules
        self.now, self.score = now, score
        weights = rules.weights
        self.stone = weights.get(Quantity.STONES, 0)
        self.plain = self.stone in (0, weights.get(Quantity.TERRITORY, 0))

    def firsts(self, care: Caution) -> tuple[FirstPlay, ...]:
        """Returns the points at stake at a border if Black begins there, and if White does.

        Returns an empty tuple for a border of a seki.
        """
        survey, near = self.score.survey, self.case.record.grid.neighbours
        if not survey.seki.isdisjoint(n for p in care.points for n in near[p]):
            return ()  # counting does not show the value of the first play in a seki
        told = [
            border_line(survey.board, care.points, side, stones_count=bool(self.stone))
            for side in COLOURS
        ]
        lines = [line for line in told if line is not None]
        if self.plain and len(lines) == len(COLOURS) and not care.points & survey.dead:
            return tuple(self._closed(line, care.points) for line in lines)
        return tuple(
            self._first(side, None, {side: care.points}, care.points, TriedPlays.NONE)
            for side in COLOURS
        )

    def _closed(self, line: BorderLine, points: frozenset[Point]) -> FirstPlay:
        """Returns the points at stake if ``line`` closes the border at ``points``.

        A stone played there counts as a point if the rules count stones, else as nothing.
        """
        owned = {
            side: line.land[side - 1] | (line.stones[side - 1] if self.stone else frozenset())
            for side in COLOURS
        }
        tried = TriedPlays.WHOLE if line.whole else TriedPlays.OPENING
        return self._first(line.first, line.point, owned, points, tried)

    def _first(
        self,
        side: Colour,
        point: Point | None,
        owned: dict[Colour, frozenset[Point]],
        points: frozenset[Point],
        tried: TriedPlays,
    ) -> FirstPlay:
        ruling = self.ruling.with_claim(points, PointRuling(PointKind.DAME, None))
        for owner, land in owned.items():
            if land:
                ruling = ruling.with_claim(land, PointRuling(PointKind.TERRITORY, owner))
        other = replace(self.case, ruling=ruling)
        made = stake_of_case(self.now, self.score, self.rules, other)
        return FirstPlay(side, point, made.change, made.flips, tried)
