"""A referee's checklist before counting: 手入れ, open kos, one-sided dame, disputes.

Each item states the change of margin under another ruling. An item that is ruled on remains in
the list, with its ruling. A protective play is an item only if reading proved that it is needed
(:mod:`goref.core.protection`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from fractions import Fraction

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.protection.needed_play import NeededPlay, reading
from goref.core.ruling.dead import kin
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.seki_points import seki_proposals
from goref.core.ruling.survey import Survey, survey
from goref.core.scoring.scorer import Score, Scorer

STEPS = {
    QuestionKind.FILL: "points",
    QuestionKind.KO: "points",
    QuestionKind.ONE_SIDED: "seki",
    QuestionKind.STONES: "dead",
    QuestionKind.POINTS: "points",
}
"""The step whose article decides each kind of item."""
FILLED_OR_NOT = (PointKind.DAME, PointKind.TERRITORY)
"""The kinds of an own point that is ruled to need a play, and of one that needs none."""


@frozen
class AlternativeRuling:
    """Another ruling on an item, and its consequences.

    Attributes:
        life, claim: the ruling on ``points``: of stones as ``life``, of points as
            ``claim``; None for the other.
        change: the change of the margin (Black less White), in points; None if it changes
            which facts are missing.
        flips: True if it changes the winner; False without a ``change``.
    """

    points: frozenset[Point]
    life: StoneStatus | None
    claim: PointRuling | None
    change: Fraction | None
    flips: bool


@frozen
class ChecklistItem:
    """One thing to ask about.

    Attributes:
        asked: the kind of item. FILL: an own point that needs a protective play (手入れ), as
            reading proved. KO: a ko left open. ONE_SIDED: a point of a seki that perhaps one
            side alone can play. STONES and POINTS: stones or points in dispute.
        points: the points or stones it is about.
        owner: the side that owns them now; None if nobody does.
        ruled: True if the referee has decided the item already.
        life, claim: the status counted now: of stones as ``life``, of points as ``claim``; None
            for the other.
        pressing: True if a play there was proved to be needed: a protective one, or one in a
            ko.
        otherwise: other rulings, the most likely first.
        places: of a protective play, all the points where one play is enough; else empty.
    """

    asked: QuestionKind
    points: frozenset[Point]
    owner: Colour | None
    ruled: bool
    otherwise: tuple[AlternativeRuling, ...]
    life: StoneStatus | None
    claim: PointRuling | None
    pressing: bool = False
    places: frozenset[Point] = frozenset()

    @property
    def step(self) -> str:
        """The step whose article decides the item."""
        return STEPS[self.asked]

    @property
    def change(self) -> Fraction:
        """The largest known change of the margin, in points, without sign; 0 if none is."""
        known = [abs(o.change) for o in self.otherwise if o.change is not None]
        return max(known, default=Fraction(0))

    @property
    def flips(self) -> bool:
        """True if another ruling changes the winner."""
        return any(o.flips for o in self.otherwise)


def items(score: Score, case: Case) -> Iterator[ChecklistItem | None]:
    """Yields everything to check in a counted case, disputes first.

    ``score`` is the case under its rule set; each item costs a count for every other ruling.
    For a caller that has other work to do, None is yielded between pieces of work, each no
    longer than a count.
    """
    ground = _Ground(score, case, Scorer(case))
    yield from _disputes(ground)
    plays, claims = yield from _read(ground)
    yield from _kos(ground, plays)
    yield from _one_sided(ground)
    for needed in plays:
        if not needed.of_ko:
            yield from ground.weighed(*_needed(ground, needed, claims))


def in_dispute(of: Survey, disputed: Iterable[Point]) -> Iterator[frozenset[Point]]:
    """Yields the disputed points in the parts that are ruled on together.

    Such a part is a chain, or the points of one region that have the same kind and owner.
    """
    left = set(disputed)
    while left:
        start = min(left)
        if of.position.cells[start]:
            points = of.position.chain(start)
        else:
            status = of.statuses[start]
            region = next(part for part in of.board.regions() if start in part)
            points = frozenset(
                p
                for p in left & region
                if (of.statuses[p].kind, of.statuses[p].owner) == (status.kind, status.owner)
                and not of.position.cells[p]
            )
        yield points
        left -= points


Other = tuple[frozenset[Point], StoneStatus | None, PointRuling | None]
"""Another ruling: its points, and a life or a claim."""


@frozen(eq=False)
class _Ground:
    score: Score
    case: Case
    bench: Scorer

    @property
    def survey(self) -> Survey:
        return self.score.survey

    def unclaimed(self, point: Point) -> Survey:
        """Returns the survey of the board without the claim on one point."""
        s = self.survey
        return survey(s.position, s.ruling.with_claim([point], None))

    def about_points(
        self,
        asked: QuestionKind,
        points: frozenset[Point],
        ruled: bool,
        claims: Iterable[PointRuling],
        owner: Colour | None = None,
        lost: frozenset[Point] = frozenset(),
    ) -> Iterator[ChecklistItem | None]:
        """Yields an item about empty points.

        Args:
            claims: all possible claims, in order.
            lost: stones that were proved to be lost if nothing is played.
        """
        status = self.survey.statuses[min(points)]
        claim = PointRuling(status.kind, status.owner)
        now = ChecklistItem(asked, points, owner or status.owner, ruled, (), None, claim)
        others: list[Other] = [(points, None, other) for other in claims if other != claim]
        if lost:
            now = replace(now, pressing=True)
            others.append((lost, StoneStatus.DEAD, None))
        return self.weighed(now, others)

    def weighed(
        self, item: ChecklistItem, others: Iterable[Other]
    ) -> Iterator[ChecklistItem | None]:
        """Yields None between counts, then an item with its other rulings and their effects."""
        otherwise = []
        for other in others:
            otherwise.append(self._otherwise(*other))
            yield None
        yield replace(item, otherwise=tuple(otherwise))

    def _otherwise(
        self, points: frozenset[Point], life: StoneStatus | None, claim: PointRuling | None
    ) -> AlternativeRuling:
        ruling: Ruling = self.case.ruling
        if claim is not None:
            ruling = ruling.with_claim(points, claim)
        else:
            ruling = ruling.with_lives(points, life)
        now = self.score
        bench = self.bench.with_case(replace(self.case, ruling=ruling))
        after = bench.score(now.rules, remarks=False)
        if after.needs != now.needs:
            return AlternativeRuling(points, life, claim, None, False)
        change = now.change_to(after)
        return AlternativeRuling(points, life, claim, change, after.ahead is not now.ahead)


def _disputes(g: _Ground) -> Iterator[ChecklistItem | None]:
    s = g.survey
    for points in in_dispute(s, g.case.disputed):
        start = min(points)
        if s.position.cells[start]:
            now = s.life(start)
            said = bool(points & g.case.ruling.lives.keys())
            owner = s.position.colour(start)
            item = ChecklistItem(QuestionKind.STONES, points, owner, said, (), now, None)
            whole = kin(s.position, g.case.ruling, start) | points
            reach = {StoneStatus.DEAD: whole}
            others = [
                (reach.get(life, points), life, None) for life in StoneStatus if life != now
            ]
            yield from g.weighed(item, others)
            continue
        status = s.statuses[start]
        claims = [PointRuling(PointKind.TERRITORY, c) for c in COLOURS if c is not status.owner]
        if status.owner is not None:
            claims.append(PointRuling(PointKind.DAME, None))
        yield from g.about_points(QuestionKind.POINTS, points, status.decided, claims)


def _kos(g: _Ground, plays: Iterable[NeededPlay]) -> Iterator[ChecklistItem | None]:
    lost = {needed.point: needed.stones for needed in plays if needed.of_ko}
    for p, status in sorted(g.survey.statuses.items()):
        if status.kind is not PointKind.KO and p in g.survey.claims:
            status = g.unclaimed(p).statuses[p]  # filled or plain by ruling, still a ko
            yield None
        if status.kind is PointKind.KO and status.owner is not None:
            owner = status.owner
            claims = (
                PointRuling(PointKind.DAME, None),
                PointRuling(PointKind.TERRITORY, owner),
                PointRuling(PointKind.KO, owner),
            )
            ruled = p in g.survey.claims
            yield from g.about_points(
                QuestionKind.KO, frozenset({p}), ruled, claims, owner, lost.get(p, frozenset())
            )


def _one_sided(g: _Ground) -> Iterator[ChecklistItem | None]:
    s, shared = g.survey, PointRuling(PointKind.SHARED, None)
    for colour in COLOURS:
        for p in sorted(s.points(PointKind.ONE_SIDED, colour)):
            ruled = s.statuses[p].decided
            yield from g.about_points(QuestionKind.ONE_SIDED, frozenset({p}), ruled, [shared])
    for proposal in seki_proposals(s):
        if proposal.kind is PointKind.ONE_SIDED:
            claim = PointRuling(PointKind.ONE_SIDED, proposal.owner)
            yield from g.about_points(QuestionKind.ONE_SIDED, proposal.points, False, [claim])
    said = frozenset(p for p, claim in s.claims.items() if claim == shared)
    if not said:
        return
    free = survey(s.position, s.ruling.with_claim(said, None))
    yield None
    for proposal in seki_proposals(free):
        points = proposal.points & said
        if proposal.kind is PointKind.ONE_SIDED and points:
            claim = PointRuling(PointKind.ONE_SIDED, proposal.owner)
            yield from g.about_points(QuestionKind.ONE_SIDED, points, True, [claim])


def _read(
    g: _Ground,
) -> Generator[None, None, tuple[tuple[NeededPlay, ...], Mapping[Point, PointRuling]]]:
    """Returns the plays that reading proved to be needed, and rulings already made there.

    Points with such rulings remain items of the list.
    """
    s = g.survey
    claims = {p: c for p, c in s.claims.items() if c.kind in FILLED_OR_NOT}
    if claims:
        free = survey(s.position, s.ruling.with_claim(claims, None)).statuses
        claims = {
            p: claim
            for p, claim in claims.items()
            if free[p].kind is PointKind.TERRITORY and claim.owner in (None, free[p].owner)
        }
        yield None
        s = survey(s.position, s.ruling.with_claim(claims, None))
        yield None
    return (yield from reading(s)), claims


def _needed(
    g: _Ground, needed: NeededPlay, claims: Mapping[Point, PointRuling]
) -> tuple[ChecklistItem, list[Other]]:
    """Returns a protective play with its other rulings; one is that the stones are dead."""
    owner, ruled = needed.owner, sorted(needed.points & claims.keys())
    point = needed.point if needed.point in claims else next(iter(ruled), needed.point)
    here, filled = frozenset({point}), PointRuling(PointKind.DAME, None)
    kept = PointRuling(PointKind.TERRITORY, owner)
    now = claims.get(point, kept)
    item = ChecklistItem(
        *(QuestionKind.FILL, here, owner, bool(ruled), (), None, now),
        pressing=True,
        places=needed.points,
    )
    others: list[Other] = [(here, None, claim) for claim in (filled, kept) if claim != now]
    if now != filled and needed.stones:
        others.append((needed.stones, StoneStatus.DEAD, None))
    return item, others
