"""How long the exhaustive and random tests are: short in every run, long where it is wanted.

``GOREF_HYPOTHESIS`` is the one switch: ``ci`` or ``thorough`` make every one of them long;
without it they take a sample, the same in each run. Products of parts that other tests go
through one by one are whole in ``thorough`` alone.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

PROFILE = os.environ.get("GOREF_HYPOTHESIS", "dev")
LONG = PROFILE != "dev"


def of_all(number: int, *, short: int) -> int:
    """Returns a number of examples: ``number`` in a long run, else ``short``."""
    return number if LONG else short


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
