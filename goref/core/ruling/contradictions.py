"""Finds contradictions in a ruling, and doubts that must be checked before counting."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import Point
from goref.core.board.regions import Region
from goref.core.ruling.dame import is_open_border
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import Survey


@lru_cache(maxsize=64)
def findings_of(survey: Survey) -> tuple[Finding, ...]:
    """Returns findings on the ruling of a board: conflicts first, then doubts."""
    order = {Level.CONFLICT: 0, Level.CHECK: 1, Level.NOTE: 2}
    everything = [finding for check in CHECKS for finding in check(survey)]
    return tuple(sorted(everything, key=lambda f: order[f.level]))


def _stray_decisions(s: Survey) -> Iterator[Finding]:
    bare = [p for p in s.ruling.lives if not s.position.cells[p]]
    if bare:
        yield found("decision-without-stone", Level.CONFLICT, bare)
    occupied = [p for p in s.ruling.claims if s.board.cells[p]]
    if occupied:
        yield found("claim-on-stone", Level.CONFLICT, occupied)
    for chain in s.position.chains() if s.ruling.lives else ():
        lives = {s.ruling.lives[p] for p in chain if p in s.ruling.lives}
        if len(lives) > 1:
            names = tuple(sorted(life.value for life in lives))
            yield found("chain-two-statuses", Level.CONFLICT, chain, lives=names)


def _no_liberty(s: Survey) -> Iterator[Finding]:
    for chain, liberties in s.position.parts.chains.items():
        if not liberties:
            yield found("no-liberty", Level.CONFLICT, chain)


def _kin_followed(s: Survey) -> Iterator[Finding]:
    named = {
        p
        for q in s.ruling.stones(StoneStatus.DEAD)
        if s.position.cells[q]
        for p in s.position.chain(q)
    }
    followed = s.dead - named
    if followed:
        yield found("dead-kin-followed", Level.NOTE, followed)


def _dead_beside_alive(s: Survey) -> Iterator[Finding]:
    for region in s.board.regions() if s.dead else ():
        for colour in (BLACK, WHITE):
            fallen = {p for p in region & s.dead if s.position.cells[p] == colour}
            if not fallen:
                continue
            alive = {
                n
                for p in region
                for n in s.board.grid.neighbours[p]
                if s.board.cells[n] == colour
            } - s.ruling.unclear
            if alive:
                whole = {q for p in alive for q in s.board.chain(p)}
                yield found("dead-beside-alive", Level.CONFLICT, fallen | whole, colour=colour)


def _seki_spread(s: Survey) -> Iterator[Finding]:
    named = {
        p
        for q in s.ruling.stones(StoneStatus.SEKI)
        if s.board.cells[q]
        for p in s.board.chain(q)
    }
    spread = s.seki - named
    if spread:
        yield found("seki-spread", Level.NOTE, spread)


def _seki_borders(s: Survey) -> Iterator[Finding]:
    paired = _paired(s)
    for region in s.regions if s.seki else ():
        inside = region.stones & s.seki
        if not inside or region.stones & s.ruling.unclear:
            continue
        if region.owner is not None:
            if inside != region.stones:
                yield found("seki-beside-territory", Level.CONFLICT, region.points)
        elif not inside <= paired:
            yield found("seki-on-one-side", Level.CONFLICT, region.points)
    lonely = {
        p
        for p in s.claims
        if s.claims[p].kind is PointKind.SHARED and not _touches(s, p, s.seki, None)
    }
    reached = _reach_of_seki(s)
    if lonely - reached:
        yield found("shared-without-seki", Level.CONFLICT, lonely - reached)


def _paired(s: Survey) -> set[Point]:
    """Returns the stones in seki of chains that share a region with enemy stones in seki.

    Enemy stones that were left open count as well: they may be the other half of the seki. The
    other liberties of such a chain may be next to living stones.
    """
    paired: set[Point] = set()
    for region in s.regions if s.seki else ():
        inside = region.stones & s.seki
        if len({s.board.cells[p] for p in inside | region.stones & s.ruling.unclear}) > 1:
            paired.update(*(s.board.chain(p) for p in inside))
    return paired


def _reach_of_seki(s: Survey, colour: Colour | None = None) -> set[Point]:
    """Returns the points of empty regions next to a stone in seki (of a colour, if given)."""
    reach: set[Point] = set()
    if s.seki:
        for region in s.board.regions():
            if any(_touches(s, p, s.seki, colour) for p in region):
                reach |= region
    return reach


def _touches(s: Survey, point: Point, stones: frozenset[Point], colour: Colour | None) -> bool:
    return any(
        n in stones and (colour is None or s.board.cells[n] == colour)
        for n in s.board.grid.neighbours[point]
    )


def _claims_beside_enemies(s: Survey) -> Iterator[Finding]:
    """Yields one finding for all points of a kind and owner in a region.

    A claim of territory is about all of its land; one of another kind only about the points
    that a live enemy stone touches.
    """
    for region in s.board.regions() if s.claims else ():
        statuses = {p: s.statuses[p] for p in sorted(region & s.claims.keys())}
        for ruled in dict.fromkeys(statuses.values()):
            if not ruled.decided or ruled.owner is None or ruled.kind is PointKind.ONE_SIDED:
                continue
            alike = {p for p in statuses if statuses[p] == ruled}
            live = s.board.stones(ruled.owner.other)
            beside = {p for p in alike if _touches(s, p, live, None)}
            if beside:
                yield found(
                    "owned-beside-enemy",
                    Level.CONFLICT,
                    alike if ruled.kind is PointKind.TERRITORY else beside,
                    kind=ruled.kind.value,
                    owner=ruled.owner,
                )


def shared_near(survey: Survey, points: frozenset[Point]) -> frozenset[Point]:
    """Returns the shared liberties of the first empty region with any of ``points``."""
    region = next((r for r in survey.board.regions() if points & r), frozenset[Point]())
    return frozenset(p for p in region if survey.statuses[p].kind is PointKind.SHARED)


def _one_sided(s: Survey) -> Iterator[Finding]:
    claimed = {p for p, c in s.claims.items() if c.kind is PointKind.ONE_SIDED}
    for region in s.board.regions() if claimed else ():
        here = region & claimed
        if not here:
            continue
        seki = any(n in s.seki for p in region for n in s.board.grid.neighbours[p])
        if not seki:
            yield found("one-sided-without-seki", Level.CONFLICT, here)
            continue
        left = shared_near(s, here)
        if not left:
            yield found("one-sided-nothing-shared", Level.CHECK, here)
        elif not left & s.claims.keys():
            names = tuple(s.board.grid.names(left))
            yield found("one-sided-shared-not-named", Level.CHECK, here, shared=names)


def _eyes_and_sole_liberties_without_seki(s: Survey) -> Iterator[Finding]:
    if not s.claims:
        return
    reach = {colour: _reach_of_seki(s, colour) for colour in (BLACK, WHITE)}
    for kind in (PointKind.EYE, PointKind.FALSE_EYE, PointKind.SOLE_LIBERTY):
        for colour in (BLACK, WHITE):
            decided = {p for p in s.points(kind, colour) if s.statuses[p].decided}
            alone = decided - reach[colour]
            if alone:
                yield found(
                    "eye-without-seki",
                    Level.CONFLICT,
                    alone,
                    kind=kind.value,
                    owner=colour,
                )


def _open_kos(s: Survey) -> Iterator[Finding]:
    for region in s.regions:
        for p in region.points if len(region.points) == 1 else ():
            status = s.statuses[p]
            if status.kind is PointKind.KO and not status.decided and status.owner:
                yield found("ko-proposed", Level.CHECK, [p], owner=status.owner)


def _public(s: Survey) -> Iterator[Finding]:
    dame: set[Point] = set()
    for region in s.regions:
        if region.owner is not None or region.stones & s.seki:
            continue
        if not region.stones:
            yield found("nobodys-region", Level.CHECK, region.points)
            continue
        if is_open_border(s, region.points):
            if _is_asked_of_stones(s, region):
                continue
            yield found("open-border", Level.CHECK, region.points, count=len(region.points))
        else:
            dame |= region.points
    dame |= {p for p, c in s.claims.items() if c.kind is PointKind.DAME}
    if dame:
        yield found("dame-left", Level.NOTE, dame, count=len(dame))


def _is_asked_of_stones(s: Survey, region: Region) -> bool:
    """Returns True if a region touches both sides only by stones that were left open."""
    colours = {s.board.cells[p] for p in region.stones - s.ruling.unclear}
    return len(colours) < 2


def _atari(s: Survey) -> Iterator[Finding]:
    for chain, liberties in s.board.parts.chains.items():
        if len(liberties) != 1:
            continue
        (last,) = liberties
        if s.statuses[last].kind is not PointKind.KO and not chain & s.ruling.lives.keys():
            yield found("left-in-atari", Level.CHECK, chain)


def _seki_points(s: Survey) -> Iterator[Finding]:
    if not s.seki:
        return
    from goref.core.ruling.seki_points import seki_proposals  # few games have a seki

    for points, kind, owner in seki_proposals(s):
        if kind is PointKind.SOLE_LIBERTY:
            yield found("seki-sole-liberty-possible", Level.CHECK, points, owner=owner)
        else:
            yield found("seki-one-sided-possible", Level.CHECK, points, owner=owner)


CHECKS = (
    _stray_decisions,
    _no_liberty,
    _dead_beside_alive,
    _seki_borders,
    _claims_beside_enemies,
    _one_sided,
    _eyes_and_sole_liberties_without_seki,
    _open_kos,
    _seki_points,
    _atari,
    _public,
    _kin_followed,
    _seki_spread,
)
