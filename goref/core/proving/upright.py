"""An arena moved and turned so that the same problem always looks the same."""

from __future__ import annotations

from goref.core.proving.arena import SAFE
from goref.core.proving.certificate import Arena, Wall
from goref.core.proving.masks import Mask, bits


def upright(arena: Arena) -> tuple[Arena, int]:
    """The arena in the first of its eight images, and which that is (see :class:`Answers`);
    walls that are safe become one."""
    stride = arena.stride
    places = [divmod(bit.bit_length() - 1, stride) for bit in bits(arena.field)]
    top = min(row for row, _ in places)
    left = min(column for _, column in places)
    height = max(row for row, _ in places) - top
    width = max(column for _, column in places) - left
    safe = 0
    walls = []
    for wall in arena.walls:
        if wall.sure >= SAFE:
            safe |= wall.touch
        else:
            walls.append(wall)
    if safe:
        walls.append(Wall(safe, SAFE))
    images = []
    for swap in (False, True):
        wide = height if swap else width
        for flip_row in (False, True):
            for flip_column in (False, True):
                lands = {}
                for row, column in places:
                    r = top + height - row if flip_row else row - top
                    c = left + width - column if flip_column else column - left
                    if swap:
                        r, c = c, r
                    lands[1 << row * stride + column] = 1 << r * (wide + 2) + c
                turn = 4 * swap + 2 * flip_row + flip_column
                images.append((_moved(arena, walls, lands, wide + 2), turn))
    return min(images)


def _moved(arena: Arena, walls: list[Wall], lands: dict[Mask, Mask], stride: int) -> Arena:
    def moved(mask: Mask) -> Mask:
        image = 0
        for bit in bits(mask):
            image |= lands[bit]
        return image

    return Arena(
        stride,
        moved(arena.field),
        moved(arena.own),
        moved(arena.enemy),
        tuple(sorted(Wall(moved(wall.touch), wall.sure) for wall in walls)),
        moved(arena.hostile),
        arena.land,
        arena.keep,
    )
