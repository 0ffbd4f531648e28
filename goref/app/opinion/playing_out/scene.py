"""The look of a group in a fight: its eyes, and its ways out.

It is judged from the board alone: eyes that are certain, and eyes that are possible. The stones
of the group's owner are *own*, the others *enemy*.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goref.core.proving.masks import Mask, bits, flood, grown, many, parts, union

ROOM = 7
"""A closed space of at least this many points makes two eyes."""
WIDE = 10
"""Open space of at least this many points is not searched: anything may happen there."""
NEAR = 4
"""Enemy stones within this many steps of a group are examined one by one."""
FEW = 6
"""For a group with at most this many liberties, plays at all of them are searched."""


class Scene(NamedTuple):
    """The parts of a fight about a group that do not change.

    Attributes:
        stride: the distance of two rows in the masks.
        board: every point of the board.
        target: the stones to be captured or saved.
        havens: the owner's stones elsewhere that live: a group joined to them lives.
        firm: enemy stones that live.
        takers: enemy stones that may be dead. They count as captors only if they cannot be
            captured after they took the target.
    """

    stride: int
    board: Mask
    target: Mask
    havens: Mask
    firm: Mask
    takers: Mask = 0


class Prospect(NamedTuple):
    """The look of a group at one turn of a fight.

    Attributes:
        alive: True if the group has two eyes, or is joined to stones that live.
        lost: True if there is no room for two eyes, no way out and nothing to capture, even if
            the owner plays first.
        plays: the points worth playing for either side, the most urgent first.
        whole: True if every liberty of the group is among the plays.
        wide: True if there is a space that is too large to be searched.
        outer: a liberty next to living enemy stones that is not among the plays; empty if there
            is none.
        liberties: the number of the group's liberties.
    """

    alive: bool
    lost: bool
    plays: tuple[Mask, ...] = ()
    whole: bool = True
    wide: bool = False
    outer: Mask = 0
    liberties: int = 1


ALIVE = Prospect(alive=True, lost=False)
LOST = Prospect(alive=False, lost=True)


def chains_at(points: Mask, stones: Mask, stride: int) -> Iterator[Mask]:
    """Yields the chains of ``stones`` on any of ``points``, in board order."""
    points &= stones
    while points:
        chain = flood(points & -points, stones, stride)
        points &= ~chain
        yield chain


def hung_together(
    own: Mask, open_: Mask, closed: list[Mask], seed: Mask, stride: int
) -> tuple[Mask, Mask]:
    """Returns the stones that cannot be cut from ``seed``, and the eyes spent on joining them.

    Chains are joined by two common liberties, or by a closed space of their own. A space of one
    point joins chains too, but is then no eye.

    Args:
        closed: the spaces that only stones of ``own`` surround.
    """
    group = flood(seed, own, stride)
    spent = points = 0
    for space in closed:
        if not many(space):
            points |= space
    while True:
        before = group
        near = grown(group, stride) & open_
        by_a_point = 0
        for chain in chains_at(grown(near, stride) & ~group, own, stride):
            common = grown(chain, stride) & near
            if many(common & ~points) or many(common & points):
                group |= chain
            elif common & points:
                by_a_point = by_a_point or chain
        for space in closed:
            if many(space) and space & near and not space & ~open_:
                for chain in chains_at(grown(space, stride) & ~group, own, stride):
                    group |= chain
        if group == before:
            if not by_a_point:
                return group, spent
            spent |= grown(by_a_point, stride) & near & points
            group |= by_a_point


def seen(scene: Scene, own: Mask, enemy: Mask, *, owner_first: bool) -> Prospect:
    """Returns the look of the scene's target.

    Args:
        owner_first: True if the owner of the target is to play; then enemy stones in atari do
            not count as living.
    """
    stride = scene.stride
    open_ = scene.board & ~own & ~enemy
    target = flood(scene.target & own, own, stride)
    firm = _standing(scene, own, enemy, target, owner_first=owner_first)
    outside = flood(firm, scene.board & ~own, stride) if firm else 0
    inside = parts(scene.board & ~own & ~outside, stride)
    closed = [space for space in inside if space & open_]
    group, spent = hung_together(own, open_, closed, target, stride)
    if group & scene.havens:
        return ALIVE
    free = grown(group, stride) & open_
    near = [space for space in closed if space & free & ~spent]
    if not owner_first:
        near = [space for space in near if not _is_loose(space, own, open_, stride)]
    if sum(_eyes(space, open_, own, group, stride) for space in near) > 1:
        return ALIVE
    # The future possibilities.
    reach = flood(group | free, own | free, stride)
    about = grown(reach, stride) & open_ | reach
    spaces = _room(scene, own, firm, about)
    out = _ways_out(scene, own, open_, group, reach)
    beside = list(chains_at(grown(group, stride), enemy, stride))
    hoped = sum(2 if space.bit_count() > 2 else 1 for space in spaces)
    # Capturing an enemy inside the group's own space gives it no more space.
    inner = scene.board & ~outside & ~own
    hopes = (c & ~inner or grown(c, stride) & own & ~group for c in beside if not c & firm)
    if hoped < 2 and not out and not any(hopes):
        return LOST
    if scene.takers & enemy:
        walls = firm | flood(scene.takers & enemy, enemy, stride)
        spaces = _room(scene, own, walls, about)
    wide = [space for space in spaces if (space & open_).bit_count() >= WIDE]
    eyes = sum(space & open_ for space in spaces if space not in wide)
    plays = _plays(stride, own, open_, group, eyes, out, beside, firm)
    outer = free & grown(firm, stride) & ~union(plays)
    number = free.bit_count()
    return Prospect(False, False, plays, number <= FEW, bool(wide), outer & -outer, number)


def _standing(scene: Scene, own: Mask, enemy: Mask, target: Mask, *, owner_first: bool) -> Mask:
    """Returns the enemy stones that live, and those near the target that are joined to them.

    If ``owner_first``, enemy chains that the owner of the target can capture at once are left
    out.
    """
    stride = scene.stride
    open_ = scene.board & ~own & ~enemy
    zone = target
    for _ in range(NEAR):
        zone = grown(zone, stride)
    firm = flood(scene.firm & enemy, enemy, stride) if scene.firm & enemy else 0
    loose = list(chains_at(zone & ~firm, enemy, stride))
    before = -1
    while firm != before:
        before = firm
        for chain in loose:
            if not chain & firm:
                common = grown(chain, stride) & grown(firm, stride) & open_
                barred = (
                    p for p in bits(common) if not grown(p, stride) & ~p & ~enemy & scene.board
                )
                if many(common) or any(barred):
                    firm |= chain
    if owner_first:
        for chain in chains_at(zone & firm, enemy, stride):
            if not many(grown(chain, stride) & open_):
                firm &= ~chain
    return firm


def _is_loose(space: Mask, own: Mask, open_: Mask, stride: int) -> bool:
    """Returns whether one enemy play captures a chain of the wall around a closed space."""
    walls = chains_at(grown(space, stride), own, stride)
    return any(not many(grown(chain, stride) & open_) for chain in walls)


def _eyes(space: Mask, open_: Mask, own: Mask, group: Mask, stride: int) -> int:
    """Returns the number of certain eyes of a group in a closed space, up to two."""
    if grown(space, stride) & own & ~group:
        return 0
    if not space & ~open_:
        return 2 if space.bit_count() >= ROOM else 1
    # Enemy stones in it might live there, or capture the group.
    return 0 if space.bit_count() > WIDE or many(space & ~grown(own, stride)) else 1


def _room(scene: Scene, own: Mask, firm: Mask, about: Mask) -> list[Mask]:
    """Returns the spaces near a group in which no point touches a living enemy stone."""
    room = scene.board & ~own & ~firm & ~grown(firm, scene.stride)
    return list(chains_at(grown(about, scene.stride), room, scene.stride))


def _ways_out(scene: Scene, own: Mask, open_: Mask, group: Mask, reach: Mask) -> Mask:
    """Returns the points through which one or two plays join a group to stones that live."""
    stride = scene.stride
    goal = grown(scene.havens & own, stride)
    free = grown(group, stride) & open_
    if free & goal:
        return free & goal
    last = grown(reach, stride) & open_ & goal
    if not last:
        return 0
    return last | free & grown(flood(last, last | own & ~group, stride), stride)


def _plays(
    stride: int,
    own: Mask,
    open_: Mask,
    group: Mask,
    eyes: Mask,
    out: Mask,
    beside: list[Mask],
    firm: Mask,
) -> tuple[Mask, ...]:
    """Returns the points worth playing, the most urgent first.

    A play there captures or saves stones in atari, leads out, makes an eye, or is next to one.
    Liberties are included if there are few.
    """
    worth: dict[Mask, int] = {}

    def add(points: Mask, much: int) -> None:
        for p in bits(points):
            worth[p] = worth.get(p, 0) + much

    free = grown(group, stride) & open_
    add(out, 5)
    for chain in beside:
        liberties = grown(chain, stride) & open_
        if not many(liberties):
            add(liberties, 9)
            for one in chains_at(grown(chain, stride) & ~group, own, stride):
                if not many(taking := grown(one, stride) & open_):
                    add(taking, 7)
        elif not chain & firm and liberties.bit_count() <= FEW:
            add(liberties, 4 if liberties.bit_count() == 2 else 2)
    if free.bit_count() <= FEW:
        add(free, {1: 8, 2: 3}.get(free.bit_count(), 1))
    for p in bits(eyes):
        add(p, 2 + (grown(p, stride) & eyes).bit_count())
    edge = grown(eyes, stride) & open_ & ~eyes & grown(grown(group, stride), stride)
    for p in bits(edge):
        add(p, (grown(p, stride) & eyes).bit_count())
    return tuple(sorted(worth, key=lambda p: (-worth[p], p)))
