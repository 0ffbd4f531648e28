"""How often garbage in rings is looked for while much is read."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_AFTER = 100_000
"""Garbage in rings is looked for when so many more objects were made than let go."""


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Where many objects are made of a file: hardly any of them are in rings."""
    before = gc.get_threshold()
    gc.set_threshold(max(COLLECT_AFTER, before[0]), 10, 10)
    try:
        yield
    finally:
        gc.set_threshold(*before)
