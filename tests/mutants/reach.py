"""A plugin of pytest: which tests come by which of the marked places, a line of JSON a test."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

HITS: set[int] = set()


def mark(number: int) -> None:
    """Called from a marked place of goref."""
    HITS.add(number)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write down what the test came by; what was passed before the first test has no name."""
    file = Path(os.environ["GOREF_REACHED"])
    with file.open("a", encoding="utf-8") as told:
        if HITS:
            print(json.dumps({"test": "", "hits": sorted(HITS), "seconds": 0}), file=told)
        HITS.clear()
        begun = time.process_time()
        result = yield
        seconds = round(time.process_time() - begun, 3)
        line = {"test": item.nodeid, "hits": sorted(HITS), "seconds": seconds}
        print(json.dumps(line), file=told)
    HITS.clear()
    return result
