"""Lengths and colours of three numbers, as POV-Ray takes them."""

from __future__ import annotations

import math
from collections.abc import Sequence

Vector = tuple[float, float, float]


def told(values: Sequence[float]) -> str:
    return f"<{','.join(f'{v:.4f}' for v in values)}>"


def times(vector: Sequence[float], by: float) -> Vector:
    x, y, z = vector
    return x * by, y * by, z * by


def added(one: Sequence[float], other: Sequence[float]) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def less(one: Sequence[float], other: Sequence[float]) -> Vector:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def cross(a: Sequence[float], b: Sequence[float]) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(vector: Sequence[float]) -> Vector:
    return times(vector, 1 / math.sqrt(dot(vector, vector)))
