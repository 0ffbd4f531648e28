"""A group and what lies about it, seen at a moment of a fight: its eyes, and its ways out.

All is seen on the board alone: what a group has for certain, and what it may yet have. The
stones of the group's owner are *own*, the others *enemy*.
"""

from __future__ import annotations

from typing import NamedTuple

from goref.core.proving.masks import Mask, bits, flood, grown, parts

ROOM = 7
"""So many points of one closed space are two eyes."""
WIDE = 10
"""Open space of so many points is not looked through: of it anything may come."""
FEW = 6
"""A group with so few liberties is fought about at each of them."""


class Ground(NamedTuple):
    """What does not change while a group is fought about.

    Attributes:
        board: every point.
        target: the stones that are to be captured or saved.
        havens: the owner's stones elsewhere that live: whoever joins them lives.
        firm: enemy stones that live.
    """

    stride: int
    board: Mask
    target: Mask
    havens: Mask
    firm: Mask


class Seen(NamedTuple):
    """A moment of a fight.

    Attributes:
        alive: the group has two eyes, or is joined to stones that live.
        lost: even if its owner plays first, there is no room for two eyes, no way out, and
            nothing to take.
        plays: the points worth playing for either side, the most pressing first.
        whole: whether every liberty of the group is among them.
        wide: whether there is more room than is looked through.
    """

    alive: bool
    lost: bool
    plays: tuple[Mask, ...] = ()
    whole: bool = True
    wide: bool = False


ALIVE = Seen(alive=True, lost=False)
LOST = Seen(alive=False, lost=True)


def many(mask: Mask) -> bool:
    """Whether there are two points or more."""
    return bool(mask & (mask - 1))


def hung_together(
    own: Mask, open_: Mask, closed: list[Mask], seed: Mask, stride: int
) -> tuple[Mask, Mask]:
    """The stones that cannot be cut from some, and the eyes that are spent on it.

    Chains hang together by two common liberties, or by a space of their own: a single point
    of it joins too, but is no eye then.

    Args:
        closed: the spaces that only the side's stones surround.
    """
    group = flood(seed, own, stride)
    spent = points = 0
    for space in closed:
        if not many(space):
            points |= space
    while True:
        grew = False
        near = grown(group, stride) & open_
        around = grown(near, stride) & own & ~group
        weak = 0
        while around:
            chain = flood(around & -around, own, stride)
            around &= ~chain
            common = grown(chain, stride) & near
            if many(common & ~points) or many(common & points):
                group |= chain
                grew = True
            elif common & points:
                weak = weak or chain
        for space in closed:
            if many(space) and space & near and not space & ~open_:
                more = grown(space, stride) & own & ~group
                if more:
                    group |= flood(more, own, stride)
                    grew = True
        if grew:
            continue
        if not weak:
            return group, spent
        spent |= grown(weak, stride) & near & points
        group |= weak


def eyes_in(space: Mask, open_: Mask, own: Mask, stride: int) -> int:
    """How many eyes a space that only a group surrounds gives it for certain, up to two."""
    if not space & ~open_:
        return 2 if space.bit_count() >= ROOM else 1
    if space.bit_count() > WIDE or many(space & ~grown(own, stride)):
        return 0
    return 1


def standing_firm(
    ground: Ground, own: Mask, enemy: Mask, open_: Mask, zone: Mask, *, owner_first: bool
) -> Mask:
    """The enemy stones that live: those that did, and what hangs on them.

    Left out are chains beside the group that its owner can take at once.
    """
    stride = ground.stride
    firm = flood(ground.firm & enemy, enemy, stride) if ground.firm & enemy else 0
    loose = [flood(part & -part, enemy, stride) for part in parts(enemy & ~firm & zone, stride)]
    grew = True
    while grew:
        grew = False
        for chain in loose:
            if not chain & firm:
                common = grown(chain, stride) & grown(firm, stride) & open_
                if many(common) or any(
                    not grown(p, stride) & ~p & ground.board & ~enemy for p in bits(common)
                ):
                    firm |= chain
                    grew = True
    if owner_first:
        beside = firm & zone
        while beside:
            chain = flood(beside & -beside, enemy, stride)
            beside &= ~chain
            if not many(grown(chain, stride) & open_):
                firm &= ~chain
    return firm


def seen(ground: Ground, own: Mask, enemy: Mask, *, owner_first: bool) -> Seen:
    """What is to be seen of the target."""
    board, stride = ground.board, ground.stride
    open_ = board & ~own & ~enemy
    start = ground.target & own
    first = flood(start, own, stride)
    zone = grown(grown(grown(grown(first, stride), stride), stride), stride) & board
    firm = standing_firm(ground, own, enemy, open_, zone, owner_first=owner_first)
    outer = flood(firm, board & ~own, stride) if firm else 0
    inner = board & ~own & ~outer
    closed = [r for r in parts(inner, stride) if r & open_]
    group, spent = hung_together(own, open_, closed, first, stride)
    if group & ground.havens:
        return ALIVE
    free = grown(group, stride) & open_
    eyes = 0
    for space in closed:
        if space & free and not space & spent:
            border = grown(space, stride) & own
            if not border & ~group:
                eyes += eyes_in(space, open_, own, stride)
    if eyes > 1:
        return ALIVE
    # What may yet become of it.
    reach = flood(group | free, own | free, stride)
    far = grown(reach, stride) & open_
    room = (board & ~own & ~firm) & ~grown(firm, stride)
    near_room = 0
    for space in parts(room & grown(far | reach, stride), stride):
        near_room |= flood(space, room, stride)
    spaces = parts(near_room, stride)
    hoped = sum(1 if r.bit_count() == 1 or r.bit_count() == 2 else 2 for r in spaces)
    out = _ways_out(ground, own, open_, group, free, reach)
    weak = 0
    beside = grown(group, stride) & enemy & ~firm
    while beside:
        chain = flood(beside & -beside, enemy, stride)
        beside &= ~chain
        weak |= chain
    if hoped <= 1 and not out and not weak:
        return LOST
    wide = 0
    for space in spaces:
        if (space & open_).bit_count() >= WIDE:
            wide |= space
    return Seen(
        False,
        False,
        tuple(_worth(ground, own, enemy, open_, group, free, near_room & ~wide, out, weak)),
        free.bit_count() <= FEW,
        bool(wide),
    )


def _ways_out(
    ground: Ground, own: Mask, open_: Mask, group: Mask, free: Mask, reach: Mask
) -> Mask:
    """Points on a way of one play, or of two, to stones that live."""
    stride = ground.stride
    if not ground.havens:
        return 0
    goal = grown(ground.havens & own, stride)
    one = free & goal
    if one:
        return one
    two = grown(reach, stride) & open_ & goal
    if not two:
        return 0
    return two | free & grown(flood(two, two | own & ~group, stride), stride)


def _worth(
    ground: Ground,
    own: Mask,
    enemy: Mask,
    open_: Mask,
    group: Mask,
    free: Mask,
    room: Mask,
    out: Mask,
    weak: Mask,
) -> list[Mask]:
    """The points worth playing."""
    stride = ground.stride
    value: dict[Mask, int] = {}

    def add(points: Mask, much: int) -> None:
        for p in bits(points):
            value[p] = value.get(p, 0) + much

    add(out, 5)
    beside = grown(group, stride) & enemy
    while beside:
        chain = flood(beside & -beside, enemy, stride)
        beside &= ~chain
        liberties = grown(chain, stride) & open_
        if not many(liberties):
            add(liberties, 9)
        elif chain & weak and liberties.bit_count() <= FEW:
            add(liberties, 4 if liberties.bit_count() == 2 else 2)
    count = free.bit_count()
    if count <= FEW:
        add(free, 8 if count == 1 else 3 if count == 2 else 1)
    eyes = room & open_
    for p in bits(eyes):
        value[p] = value.get(p, 0) + 2 + (grown(p, stride) & room).bit_count()
    edge = grown(eyes, stride) & open_ & ~eyes & grown(grown(group, stride), stride)
    for p in bits(edge):
        value[p] = value.get(p, 0) + (grown(p, stride) & eyes).bit_count()
    return sorted(value, key=lambda p: (-value[p], p))
