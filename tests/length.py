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
    """A number of examples: all of them in the long form, else ``short``."""
    return number if LONG else short


def sample(items: Sequence[T], every: int) -> list[T]:
    """All items in the long form, else each ``every``th, the first among them.

    Of a product take an ``every`` that has no factor in common with the length of its last
    part: then all of that comes round.
    """
    return list(items) if LONG else list(items[::every])


def share(items: Sequence[T], every: int) -> list[T]:
    """All items of a product in the thorough form, else a part of it, as :func:`sample` does.

    For what depends on each part of the product, and hardly on their meeting: the figures of a
    sheet on the game and the words on the language.
    """
    return list(items) if PROFILE == "thorough" else list(items[::every])
