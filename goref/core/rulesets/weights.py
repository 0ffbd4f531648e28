"""The weights of the main families of counts, with the letters of the old formulas."""

from __future__ import annotations

from goref.core.ruling.quantity import Quantity

Q = Quantity

AREA = {
    Q.STONES: 1,
    Q.TERRITORY: 1,
    Q.EYES: 1,
    Q.ONE_SIDED: 1,
    Q.SOLE_LIBERTIES: 1,
    Q.KO: 1,
    Q.PUBLIC: 1,
}
"""D_A: a side's stones and empty points, and half of the public points."""

ALL_LAND = {
    Q.TERRITORY: 1,
    Q.EYES: 1,
    Q.ONE_SIDED: 1,
    Q.SOLE_LIBERTIES: 1,
    Q.KO: 1,
    Q.LOST: -1,
}
"""D_T: a side's empty points of every kind, less its lost stones."""

LAND_OUTSIDE_SEKI = {Q.TERRITORY: 1, Q.LOST: -1}
"""Japanese territory, less lost stones: no points in seki, none of an open ko."""

ROUTES = {
    Q.TERRITORY: 1,
    Q.GROUPS: -2,
    Q.EYES: 1,
    Q.SEKI_GROUPS: -1,
    Q.KO: 1,
    Q.LOST: -1,
    Q.PASS_STONES: -1,
}
"""R: a side's points that can be filled, less the stones that must be filled back."""

RIGHTS = {**ROUTES, Q.ONE_SIDED: 1}
"""r - P - V: a side's rights to play, one-sided dame included, less its lost stones."""

SATURATED = {
    Q.STONES: 1,
    Q.TERRITORY: 1,
    Q.GROUPS: -2,
    Q.EYES: 1,
    Q.SEKI_GROUPS: -1,
    Q.ONE_SIDED: 1,
    Q.KO: 1,
}
"""X: a side's stones on the board once every route is filled."""
