"""Boards in the evening: a warm lamp at one side, its glare on the wood and on the stones."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from vectors import Vector, added, less, times, told, unit

WARMTHS: tuple[Vector, ...] = (
    (1.0, 0.86, 0.62),
    (1.0, 0.78, 0.48),
    (1.0, 0.70, 0.36),
    (1.0, 0.60, 0.26),
)
"""Lamps from neutral bulbs to candles, as a camera sees them that keeps their colour."""


def lamps(r: random.Random, across: float, along: float, eye: Vector) -> Iterator[str]:
    """A lamp near the board's edge, whose light falls off across it; mostly one or two that are
    mirrored in the board; sometimes cold light of an evening from the other side.

    Args:
        across, along: half the board, in millimetres.
        eye: where the camera stands.
    """
    tint = r.choice(WARMTHS)
    around = times(tint, r.uniform(0.02, 0.12))
    yield f"#default {{ finish {{ ambient {told(around)} diffuse 0.75 }} }}"
    way = r.uniform(0, 2 * math.pi)
    far = across * r.uniform(1.1, 2.5)
    high = r.uniform(180, 700)
    at = (far * math.cos(way), high, far * math.sin(way))
    away = math.hypot(far, high)
    wide = r.choice((20, 60, 150))
    soft = f"area_light <{wide},0,0>, <0,0,{wide}>, 2, 2 adaptive 0 jitter circular orient"
    falls = f"fade_distance {away:.0f} fade_power 2"
    power = r.uniform(0.3, 0.7) * away / high  # so bright is the board's middle
    yield lamp(at, times(tint, power), f"{falls} {soft}")
    for _ in range(r.choice((0, 1, 1, 2))):
        spot = (r.uniform(-0.9, 0.9) * across, 0.0, r.uniform(-0.9, 0.9) * along)
        mirrored = mirrored_lamp(spot, eye, r.uniform(500, 1500))
        colour = times(r.choice((tint, tint, (0.9, 0.95, 1.0))), r.choice((0.1, 0.3, 0.6)))
        yield lamp(mirrored, colour)
    if r.random() < 0.35:
        cold = times((0.6, 0.8, 1.0), r.uniform(0.1, 0.4))
        yield lamp((-1.5 * at[0], r.uniform(500, 1500), -1.5 * at[2]), cold)


def lamp(at: Vector, colour: Vector, more: str = "") -> str:
    return f"light_source {{ {told(at)} rgb {told(colour)} {more} }}"


def mirrored_lamp(spot: Vector, eye: Vector, far: float) -> Vector:
    """Where a lamp is that an eye sees in the board at a spot."""
    beam = unit(less(eye, spot))
    return added(spot, times((-beam[0], beam[1], -beam[2]), far))


def gloss(r: random.Random) -> str:
    """A board's finish under a lamp: lacquer, oil, or a worn plastic."""
    return (
        f" finish {{ specular {r.uniform(0.3, 2):.2f} roughness {r.uniform(0.003, 0.03):.4f} "
        f"reflection {r.choice((0.0, 0.03, 0.08))} }}"
    )
