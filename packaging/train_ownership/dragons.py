"""Finished boards with dragons built in that live or die beyond doubt.

A dragon is made of a living group by filling its eyes but for one, or put into a large area of
the enemy and walled in. It is kept as dead only if it has one small eye or none, every other
empty point beside it touches the enemy and none of its own side's living stones, and all
enemies round it live by land of their own: then nothing can save it, whoever begins. Others
are kept alive: with two eyes, or with one eye space too large to be killed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from boards import owners, points, position

from goref.core.base.colour import Colour
from goref.core.board.benson import unconditionally_alive
from goref.core.board.position import Position, hanging_together
from goref.core.board.regions import cut_regions
from goref.core.board.seki_groups import grouped, groups_in_seki

LAND = 8
"""Points of its own from which a group beside a dragon is taken to live."""
AREA = 22
"""Empty points that an area has at least in which a dragon is put."""


class Built(NamedTuple):
    board: Position
    dead: frozenset[int]
    dragon: frozenset[int]
    kind: str


def dragons(game: dict[str, Any], chance: random.Random, tries: int = 12) -> Iterator[Built]:
    """Boards made of a finished one, at most one by each way."""
    board = position(game["rows"])
    dead = points(board.grid, game["dead"])
    if groups_in_seki(board.without(dead)):
        return
    for way in (_cut, _put):
        for _ in range(tries):
            made = way(board, dead, chance)
            if made is not None:
                yield made
                break


def _cut(board: Position, dead: frozenset[int], chance: random.Random) -> Built | None:
    """A living group whose eyes are filled but for what it is to keep."""
    alive = board.without(dead)
    found = grouped(alive)
    fit = [
        number
        for number, chains in enumerate(found.groups)
        if sum(map(len, chains)) >= 5 and 2 <= found.land.get(number, 0) <= 26
    ]
    if not fit:
        return None
    stones = frozenset(p for c in found.groups[chance.choice(fit)] for p in c)
    colour = alive.cells[min(stones)]
    regions = [r.points for r in cut_regions(alive) if r.owner == colour and r.stones & stones]
    whole = frozenset(p for region in regions for p in region)
    kind, eyes, inside = _eyes(board, regions, chance)
    cells = bytearray(board.cells)
    for p in whole:
        cells[p] = 0 if p in eyes else colour
    for p in inside:
        cells[p] = 3 - colour
    if chance.random() < 0.6:
        _worn(board.grid, cells, (stones | whole) - eyes, chance)
    left = frozenset(p for p in stones | whole if cells[p] == colour)
    if not left:
        return None
    return _checked(board.grid, cells, (dead - whole), left, eyes, inside, kind)


def _worn(grid: Any, cells: bytearray, stones: frozenset[int], chance: random.Random) -> None:
    """Some stones at the outside become the enemy's: eyes lose corners, or are opened."""
    near = grid.neighbours
    for _ in range(chance.randint(1, 2 + len(stones) // 4)):
        colour = cells[min(stones)]
        edge = sorted(p for p in stones if any(cells[n] == 3 - colour for n in near[p]))
        stones -= {chance.choice(edge)} if len(edge) > 1 else set()
        changed = [p for p in edge if p not in stones]
        for p in changed:
            cells[p] = 3 - colour


def _put(board: Position, dead: frozenset[int], chance: random.Random) -> Built | None:
    """A dragon put into a large area of the enemy, and walled in."""
    alive = board.without(dead)
    regions = [r for r in cut_regions(alive) if r.owner and len(r.points) >= AREA]
    if not regions:
        return None
    region = chance.choice(regions)
    assert region.owner is not None
    own, enemy = int(region.owner.other), int(region.owner)
    near = board.grid.neighbours
    inner = [p for p in region.points if all(n in region.points for n in near[p])]
    if len(inner) < 6:
        return None
    start = chance.choice(inner)
    body = {start}
    wanted = chance.randint(6, min(26, 4 + len(inner) // 2))
    for _ in range(4 * wanted):
        edge = [n for p in body for n in near[p] if n in region.points and n not in body]
        if len(body) >= wanted or not edge:
            break
        body.add(chance.choice(edge))
    closed = [p for p in body if all(n in body for n in near[p])]
    cells = bytearray(board.cells)
    for p in region.points:
        if p in body:
            cells[p] = own
    eyes: frozenset[int] = frozenset()
    inside: frozenset[int] = frozenset()
    kind = "put in, no eye"
    if closed and chance.random() < 0.75:
        first = chance.choice(closed)
        eyes = frozenset({first})
        beside = [n for n in near[first] if n in closed]
        if beside and chance.random() < 0.5:
            eyes |= {chance.choice(beside)}
        kind = "put in, one eye"
        apart = [p for p in closed if p not in eyes and not any(n in eyes for n in near[p])]
        if apart and chance.random() < 0.35:
            eyes |= {chance.choice(apart)}
            kind = "put in, two eyes"
        for p in eyes:
            cells[p] = 0
    dense = chance.uniform(0.55, 0.95)
    ring = {n for p in body for n in near[p]} | {
        m for p in body for n in near[p] for m in near[n]
    }
    left = 0
    for p in sorted(ring & region.points - body):
        if board.cells[p] in (0, own):
            touching = any(n in body for n in near[p])
            fill = chance.random() < (dense if touching else dense + 0.2)
            cells[p] = enemy if fill else 0
            left += not fill and touching
    stones = frozenset(body - eyes)
    return _checked(
        board.grid, cells, dead - body - (ring & region.points), stones, eyes, inside, kind
    )


def _eyes(
    board: Position, regions: list[frozenset[int]], chance: random.Random
) -> tuple[str, frozenset[int], frozenset[int]]:
    """What a group keeps of its regions: the kind, its eyes, and enemy stones in them."""
    nothing: frozenset[int] = frozenset()
    draw = chance.random()
    shuffled = chance.sample(regions, len(regions))
    if draw < 0.18:
        return "cut, no eye", nothing, nothing
    if draw < 0.5:
        return (
            "cut, one eye",
            _part(board, shuffled[0], chance.choice((1, 1, 2)), chance),
            nothing,
        )
    if draw < 0.7:
        room = _part(board, shuffled[0], chance.choice((3, 4, 5)), chance)
        vital = _vital(board, room)
        if vital is not None:
            return "cut, killed eye", room, frozenset({vital})
        if len(room) == 4 and _is_square(board, room):
            return "cut, square four", room, nothing
        return "", nothing, nothing
    if draw < 0.85:
        room = _part(board, shuffled[0], chance.randint(7, 11), chance)
        return "cut, large eye", room if len(room) >= 7 else nothing, nothing
    eyes = [
        _part(board, region, chance.choice((1, 1, 2, 3)), chance) for region in shuffled[:2]
    ]
    return "cut, two eyes", frozenset().union(*eyes), nothing


def _part(
    board: Position, region: frozenset[int], wanted: int, chance: random.Random
) -> frozenset[int]:
    """So many points of a region that hang together, or as many as there are."""
    near = board.grid.neighbours
    taken = {chance.choice(sorted(region))}
    while len(taken) < wanted:
        edge = sorted({n for p in taken for n in near[p] if n in region} - taken)
        if not edge:
            break
        taken.add(chance.choice(edge))
    return frozenset(taken)


def _vital(board: Position, room: frozenset[int]) -> int | None:
    """The point of an eye of three to five at which a stone kills it for good."""
    near = board.grid.neighbours
    most = [p for p in room if sum(n in room for n in near[p]) == len(room) - 1]
    return most[0] if len(room) >= 3 and most else None


def _is_square(board: Position, room: frozenset[int]) -> bool:
    near = board.grid.neighbours
    return all(sum(n in room for n in near[p]) == 2 for p in room)


def _checked(
    grid: Any,
    cells: bytearray,
    other_dead: frozenset[int],
    stones: frozenset[int],
    eyes: frozenset[int],
    inside: frozenset[int],
    kind: str,
) -> Built | None:
    """The board if what it was built for is beyond doubt."""
    if not kind:
        return None
    board = Position(grid, bytes(cells))
    near = grid.neighbours
    if any(not board.liberties(chain) for chain in board.chains()):
        return None
    clean = board.without(other_dead | inside)
    colour = cells[min(stones)]
    enemy = 3 - colour
    dragon = frozenset(p for q in stones for p in board.chain(q))
    for eye in hanging_together(grid, eyes):
        beside = {n for p in eye for n in near[p]} - eye
        if any(cells[n] != colour for n in beside):
            eyes -= eye  # a liberty like others
            if inside & eye:
                return None
        else:
            dragon = dragon.union(*(board.chain(n) for n in beside))
    if any(p in other_dead for p in dragon):
        return None
    if kind.endswith("two eyes"):
        if len(list(hanging_together(grid, eyes))) < 2:
            return None
        safe = {p for c in unconditionally_alive(board, Colour(colour)) for p in c}
        lives = dragon <= safe and _beside_live(clean, dragon, enemy)
        return Built(board, other_dead, dragon, kind) if lives else None
    if kind.endswith("large eye"):
        chain = board.chain(min(dragon))
        lives = len(eyes) >= 7 and chain == dragon and _beside_live(clean, dragon, enemy)
        return Built(board, other_dead, dragon, kind) if lives else None
    if len(eyes) > 2 and not inside and not kind.endswith("square four"):
        return None
    if not _is_lost(clean, dragon, eyes, enemy):
        return None
    dead = other_dead | dragon
    owned = owners(board, dead)
    if any(owned[p] != enemy - 1 for p in dragon | eyes):
        return None
    return Built(board, dead, dragon, kind)


def _beside_live(clean: Position, dragon: frozenset[int], enemy: int) -> bool:
    """Whether the enemies beside a dragon live by what they have without it."""
    near, cells = clean.grid.neighbours, clean.cells
    found = grouped(clean)
    safe = unconditionally_alive(clean, Colour(enemy))
    beside = {n for p in dragon for n in near[p]}
    for chain in {clean.chain(n) for n in beside if cells[n] == enemy}:
        if chain in safe:
            continue
        if found.land.get(found.of[chain], 0) < LAND or len(clean.liberties(chain)) < 3:
            return False
    return True


def _is_lost(clean: Position, dragon: frozenset[int], eyes: frozenset[int], enemy: int) -> bool:
    """Whether a dragon can make no second eye, nor join anything that lives."""
    if not _beside_live(clean, dragon, enemy):
        return False
    near, cells = clean.grid.neighbours, clean.cells
    beside = {n for p in dragon for n in near[p]}
    for region in clean.regions():
        if region <= eyes or not region & beside:
            continue
        for p in region:
            codes = {cells[n] for n in near[p]}
            if enemy not in codes:
                return False
            if any(cells[n] == 3 - enemy and n not in dragon for n in near[p]):
                return False
    return bool(clean.liberties(dragon))
