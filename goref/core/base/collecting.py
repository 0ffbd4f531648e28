"""Runs the cyclic garbage collector less often while many objects are read."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECT_AFTER = 100_000
"""The collector starts when this many more objects were created than freed."""


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Collects garbage less often while a file is read, since reading makes few cycles."""
    before = gc.get_threshold()
    gc.set_threshold(max(COLLECT_AFTER, before[0]), 10, 10)
    try:
        yield
    finally:
        gc.set_threshold(*before)
