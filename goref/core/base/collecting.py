"""Fewer runs of the cyclic garbage collector while much is read."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_AFTER = 100_000
"""The surplus of new objects over freed ones that starts the garbage collector."""


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Collects garbage seldom while many objects, hardly any in cycles, are made of a file."""
    before = gc.get_threshold()
    gc.set_threshold(max(COLLECT_AFTER, before[0]), 10, 10)
    try:
        yield
    finally:
        gc.set_threshold(*before)
