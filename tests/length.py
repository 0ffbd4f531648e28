"""How long the exhaustive and random tests are: short in every run, long where it is wanted.

``GOREF_HYPOTHESIS`` is the one switch. ``thorough`` runs everything. ``ci`` runs all items of
every list, fewer random examples, and of products whose parts other tests go through one by one
a sample. Without it every test takes a sample, the same in each run.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import isqrt
from typing import TypeVar

T = TypeVar("T")

PROFILE = os.environ.get("GOREF_HYPOTHESIS", "dev")
LONG = PROFILE != "dev"


def of_all(number: int, *, short: int) -> int:
    """Returns a number of examples: ``number`` in a thorough run, ``short`` in a short one.

    In ``ci`` it is their geometric mean.
    """
    return {"thorough": number, "ci": isqrt(number * short)}.get(PROFILE, short)


def sample(items: Sequence[T], every: int) -> list[T]:
    """Returns all items in a long run, else every ``every``th, beginning with the first.

    For items from a product of several sets, ``every`` should have no factor in common with the
    size of the last set. Then all members of that set occur.
    """
    return list(items) if LONG else list(items[::every])


def share(items: Sequence[T], every: int) -> list[T]:
    """Returns all items in a thorough run, else a part of them as :func:`sample` does.

    For tests that depend on each part of a product, and hardly on combinations: the figures of
    a sheet depend on the game, the words on the language.
    """
    return list(items) if PROFILE == "thorough" else list(items[::every])
