"""What a referee should ask about before counting: 手入れ, open kos, one-sided dame, disputes.

Each item says on which article it turns, and what ruling otherwise would change. Nothing is
read out here: a protective play is only pointed at where one enemy play would put a chain in
atari or take it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from goref.core.articles import Article, article
from goref.core.case import Case
from goref.core.colour import COLOURS, Colour
from goref.core.dead import kin
from goref.core.geometry import Point
from goref.core.life import unconditionally_alive
from goref.core.ruling import Claim, Kind, Life, Ruling
from goref.core.scoring import Bench, Score
from goref.core.seki_points import seki_proposals
from goref.core.survey import Survey
from goref.core.trials.danger import Danger, endangered


class Asked(Enum):
    """What kind of question an item is."""

    PROTECTIVE = "protective"
    """An own point that may need a protective play (手入れ)."""
    KO = "ko"
    """A ko left open."""
    ONE_SIDED = "one-sided"
    """A point of a seki that perhaps one side alone can play."""
    STONES = "stones"
    """Stones in dispute."""
    POINTS = "points"
    """Empty points in dispute."""


STEPS = {
    Asked.PROTECTIVE: "points",
    Asked.KO: "points",
    Asked.ONE_SIDED: "seki",
    Asked.STONES: "dead",
    Asked.POINTS: "points",
}
"""The step whose article decides each kind."""


@dataclass(frozen=True)
class Otherwise:
    """One other ruling on an item, and what it would lead to.

    Attributes:
        life, claim: what would be ruled, on ``points``.
        change: what it adds to the margin (Black less White), in points; None where it would
            make known what is missing for one.
        flips: whether it changes the winner.
    """

    points: frozenset[Point]
    life: Life | None
    claim: Claim | None
    change: Fraction | None
    flips: bool


@dataclass(frozen=True)
class Item:
    """One thing to ask about.

    Attributes:
        points: the points or stones it is about.
        owner: whose they are now; None for nobody's.
        ruled: whether the referee has decided it already.
        pressing: of a protective play, that no one answer would undo what the enemy threatens.
        article: on what it turns under the rule set.
        otherwise: other rulings; the first is the one most to be thought of.
    """

    asked: Asked
    points: frozenset[Point]
    owner: Colour | None
    ruled: bool
    article: Article
    otherwise: tuple[Otherwise, ...]
    pressing: bool = False

    @property
    def change(self) -> Fraction:
        """The largest change of the margin, in points, without sign."""
        known = [abs(o.change) for o in self.otherwise if o.change is not None]
        return max(known, default=Fraction(0))

    @property
    def flips(self) -> bool:
        """Whether another ruling changes the winner."""
        return any(o.flips for o in self.otherwise)


def checklist(score: Score, case: Case) -> tuple[Item, ...]:
    """Everything to be asked about a case that was counted, disputes first.

    ``score`` is the case under its rule set; each item costs a count for every other ruling.
    """
    ground = _Ground(score, case)
    found = (_disputes, _kos, _one_sided, _protective)
    return tuple(item for look in found for item in look(ground))


@dataclass(frozen=True, eq=False)
class _Ground:
    score: Score
    case: Case

    @property
    def survey(self) -> Survey:
        return self.score.survey

    def item(
        self,
        asked: Asked,
        points: Iterable[Point],
        owner: Colour | None,
        ruled: bool,
        others: Iterable[tuple[frozenset[Point], Life | None, Claim | None]],
    ) -> Item:
        whole = frozenset(points)
        otherwise = tuple(self._otherwise(*other) for other in others)
        rests_on = article(self.score.rules, STEPS[asked])
        return Item(asked, whole, owner, ruled, rests_on, otherwise)

    def _otherwise(
        self, points: frozenset[Point], life: Life | None, claim: Claim | None
    ) -> Otherwise:
        ruling: Ruling = self.case.ruling
        if claim is not None:
            ruling = ruling.with_claim(points, claim)
        else:
            ruling = ruling.with_lives(points, life)
        now = self.score
        after = Bench(replace(self.case, ruling=ruling)).score(now.rules, remarks=False)
        if after.needs != now.needs:
            return Otherwise(points, life, claim, None, False)
        change = after.difference - now.difference
        return Otherwise(points, life, claim, change, after.winner is not now.winner)


def _disputes(g: _Ground) -> Iterator[Item]:
    s, left = g.survey, set(g.case.disputed)
    while left:
        start = min(left)
        if s.position.cells[start]:
            chain = s.position.chain(start)
            now = s.life(start)
            others = [(chain, life, None) for life in Life if life is not now]
            whole = kin(s.position, g.case.ruling, start) | chain
            others = [(whole if life is Life.DEAD else p, life, c) for p, life, c in others]
            said = bool(chain & g.case.ruling.lives.keys())
            yield g.item(Asked.STONES, chain, s.position.colour(start), said, others)
            left -= chain
            continue
        status = s.statuses[start]
        region = next(part for part in s.board.regions() if start in part)
        points = frozenset(
            p
            for p in left & region
            if (s.statuses[p].kind, s.statuses[p].owner) == (status.kind, status.owner)
            and not s.position.cells[p]
        )
        claims = [Claim(Kind.TERRITORY, c) for c in COLOURS if c is not status.owner]
        if status.owner is not None:
            claims.append(Claim(Kind.DAME, None))
        ways = [(points, None, claim) for claim in claims]
        yield g.item(Asked.POINTS, points, status.owner, status.decided, ways)
        left -= points


def _kos(g: _Ground) -> Iterator[Item]:
    for p, status in sorted(g.survey.statuses.items()):
        if status.kind is Kind.KO and status.owner is not None:
            here = frozenset({p})
            ways = [
                (here, None, Claim(Kind.DAME, None)),
                (here, None, Claim(Kind.TERRITORY, status.owner)),
            ]
            yield g.item(Asked.KO, here, status.owner, status.decided, ways)


def _one_sided(g: _Ground) -> Iterator[Item]:
    s = g.survey
    for colour in COLOURS:
        for p in sorted(s.points(Kind.ONE_SIDED, colour)):
            here = frozenset({p})
            ways = [(here, None, Claim(Kind.SHARED, None))]
            yield g.item(Asked.ONE_SIDED, here, colour, s.statuses[p].decided, ways)
    for proposal in seki_proposals(s):
        if proposal.kind is Kind.ONE_SIDED:
            claim = Claim(Kind.ONE_SIDED, proposal.owner)
            ways = [(proposal.points, None, claim)]
            yield g.item(Asked.ONE_SIDED, proposal.points, None, False, ways)


def _protective(g: _Ground) -> Iterator[Item]:
    s = g.survey
    settled = {p for c in COLOURS for chain in unconditionally_alive(s.board, c) for p in chain}
    found = []
    for p, status in sorted(s.statuses.items()):
        if status.kind is not Kind.TERRITORY or status.owner is None or s.position.cells[p]:
            continue
        danger = endangered(s.position, p, status.owner, s.dead | settled)
        if danger is Danger.NONE:
            continue
        here = frozenset({p})
        ways = [(here, None, Claim(Kind.DAME, None))]
        item = g.item(Asked.PROTECTIVE, here, status.owner, status.decided, ways)
        found.append(replace(item, pressing=danger is Danger.UNANSWERED))
    yield from sorted(found, key=lambda item: not item.pressing)
