"""The weights of the great families of counts, with the letters of the old formulas."""

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
"""D_A: stones and own empty points; public points halved."""

ALL_LAND = {
    Q.TERRITORY: 1,
    Q.EYES: 1,
    Q.ONE_SIDED: 1,
    Q.SOLE_LIBERTIES: 1,
    Q.KO: 1,
    Q.LOST: -1,
}
"""D_T: own empty points of every kind less lost stones."""

LAND_OUTSIDE_SEKI = {Q.TERRITORY: 1, Q.LOST: -1}
"""Japanese territory: nothing in seki, no open ko."""

ROUTES = {
    Q.TERRITORY: 1,
    Q.GROUPS: -2,
    Q.EYES: 1,
    Q.SEKI_GROUPS: -1,
    Q.KO: 1,
    Q.LOST: -1,
    Q.PASS_STONES: -1,
}
"""R: own points that can be filled, less stones to be filled back."""

RIGHTS = {**ROUTES, Q.ONE_SIDED: 1}
"""r - P - V: rights to play, one-sided dame included, less lost stones."""

SATURATED = {
    Q.STONES: 1,
    Q.TERRITORY: 1,
    Q.GROUPS: -2,
    Q.EYES: 1,
    Q.SEKI_GROUPS: -1,
    Q.ONE_SIDED: 1,
    Q.KO: 1,
}
"""X: stones on the board once every route is filled."""
