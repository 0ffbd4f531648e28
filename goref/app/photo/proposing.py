"""Proposes a board's place in a picture by searching for four-sided regions of one colour.

The network then decides which of these regions has crossings where a grid would have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

from goref.app.arrays import Array, Mask, Picture, np
from goref.app.photo.patches import patches
from goref.app.photo.perspective import Place, perspective, reduced, seen_at
from goref.app.photo.reader_net import OUTSIDE, ReaderNet, load
from goref.app.photo.settling import settled

SMALL = 120
"""The longer side, in pixels, of the reduced picture that is searched for regions."""
COLOURS = (3, 5)
"""The numbers of colours into which a picture is divided, tried one after the other."""
LEAST_SHARE = 0.08
"""The least share of the picture that a region must cover to be a board."""
WOOD = 0.9
"""The usual width of the wood around a grid, in cells (distances of two lines)."""
MOST_TRIED = 3
MOST_SIDES = 16
SWEEPS = 6
"""The most sweeps over the picture to connect a region.

A region that needs more has too many bends to be a board.
"""


def proposed(
    picture: Picture,
    lines: int,
    net: ReaderNet | None = None,
    go_on: Callable[[], None] = lambda: None,
) -> tuple[Place, ...] | None:
    """Returns the corners of the grid, clockwise from the top left; None if no grid is clear.

    ``Top left`` is meant in the picture, since the board's own orientation is unknown. Raises
    ReaderNetError.

    Args:
        go_on: called at every step of the work; it may raise to end it.
    """
    net = (net or load()).watched(go_on)
    by = max(1, max(picture.shape[:2]) // 1000)
    small = reduced(picture, by)
    tried = []
    for quad in _quads(small, go_on):
        corners = _grid_inside(quad, lines)
        looks = net.looks(
            patches(small, perspective(corners, lines), lines, rim=0, go_on=go_on)
        )
        tried.append((float(looks.kinds[:, OUTSIDE].mean()), corners))
    for _, corners in sorted(tried)[:MOST_TRIED]:
        try:
            found = settled(small, corners, lines, net)
        except (ValueError, np.linalg.LinAlgError):
            continue
        if found is not None:
            return tuple((x * by, y * by) for x, y in found)
    return None


def _grid_inside(quad: Array, lines: int) -> tuple[Place, ...]:
    """Returns the corners of the grid that a board with these corners probably has."""
    matrix = perspective([(x, y) for x, y in quad.tolist()], 2)
    a = WOOD / (lines - 1 + 2 * WOOD)
    b = 1 - a
    found = seen_at(matrix, ((a, a), (b, a), (b, b), (a, b)))
    return tuple((float(x), float(y)) for x, y in found)


def _quads(picture: Picture, go_on: Callable[[], None]) -> Iterator[Array]:
    """Yields four-sided regions by their corners in pixels: top left first, clockwise."""
    by = max(1, -(-max(picture.shape[:2]) // SMALL))
    small = reduced(picture, by).astype(float)
    seen: list[Array] = []
    for count in COLOURS:
        kinds = _parted(small, count, go_on)
        for kind in range(count):
            go_on()
            mask = _largest(kinds == kind)
            if mask.mean() < LEAST_SHARE:
                continue
            quad = (_four_sides(mask) + 0.5) * by
            if _area(quad.tolist()) <= 0:
                continue
            if all(np.abs(quad - other).max() > 2 * by for other in seen):
                seen.append(quad)
                yield quad


def _parted(small: Array, count: int, go_on: Callable[[], None]) -> Array:
    """Returns for each pixel the index of the nearest of ``count`` colours (k-means)."""
    pixels = small.reshape(-1, 3)
    light = pixels.mean(axis=1)
    order = np.argsort(light, kind="stable")
    middles = pixels[order[np.linspace(0, len(order) - 1, 2 * count + 1).astype(int)[1::2]]]
    nearest = np.zeros(len(pixels), int)
    for _ in range(12):
        go_on()
        nearest = ((pixels[:, None] - middles) ** 2).sum(axis=2).argmin(axis=1)
        middles = np.stack(
            [
                pixels[nearest == k].mean(axis=0) if (nearest == k).any() else middles[k]
                for k in range(count)
            ]
        )
    return np.asarray(nearest.reshape(small.shape[:2]))


def _largest(mask: Mask) -> Mask:
    """Returns the largest connected part of a mask; small gaps are closed first."""
    grown = np.pad(mask, 1)
    near = grown[:-2, 1:-1] | grown[2:, 1:-1] | grown[1:-1, :-2] | grown[1:-1, 2:] | mask
    labels = np.where(near, np.arange(1, near.size + 1).reshape(near.shape), 0)
    for _ in range(SWEEPS):  # each takes the largest number around it, along rows and columns
        before = labels.copy()
        for axis in (0, 1):
            for way in (slice(None), slice(None, None, -1)):
                turned = np.moveaxis(labels, axis, 0)[way]
                for i in range(1, len(turned)):
                    here = turned[i]
                    np.maximum(here, turned[i - 1], out=here, where=here > 0)
        if (labels == before).all():
            break
    numbers, sizes = np.unique(labels[labels > 0], return_counts=True)
    if not numbers.size:
        return np.zeros_like(mask)
    return np.asarray((labels == numbers[sizes.argmax()]) & mask, bool)


def _four_sides(mask: Mask) -> Array:
    """Returns the four corners of the area of a mask, top left first, clockwise."""
    rows = np.flatnonzero(mask.any(axis=1))
    left = mask[rows].argmax(axis=1)
    right = mask.shape[1] - 1 - mask[rows][:, ::-1].argmax(axis=1)
    ends = np.concatenate((np.stack((left, rows), axis=1), np.stack((right, rows), axis=1)))
    hull = _hull([(x, y) for x, y in ends.tolist()])
    while len(hull) > MOST_SIDES:  # remove the corner that adds the least area
        least = [
            abs(_turn(hull[i - 1], hull[i], hull[(i + 1) % len(hull)]))
            for i in range(len(hull))
        ]
        hull.pop(least.index(min(least)))
    if len(hull) < 4:
        return np.zeros((4, 2))
    best = max(combinations(hull, 4), key=_area)
    first = min(range(4), key=lambda i: sum(best[i]))
    return np.array([best[(first + i) % 4] for i in range(4)], float)


def _hull(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Returns the convex hull of places, clockwise in a picture."""
    ordered = sorted(set(places))
    outline: list[tuple[int, int]] = []
    for way in (ordered, ordered[::-1]):
        side: list[tuple[int, int]] = []
        for place in way:
            while len(side) > 1 and _turn(side[-2], side[-1], place) <= 0:
                side.pop()
            side.append(place)
        outline += side[:-1]
    return outline


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _area(corners: Sequence[Sequence[float]]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*corners, corners[0])))
