"""Lists of rounds as people write them: ``2, 4–6``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from goref.core.base.faults import fault
from goref.core.event.event import MOST_ROUNDS


def rounds_text(rounds: Iterable[int]) -> str:
    """Returns rounds, given in ascending order, as text; three or more in a row as a range."""
    spans: list[list[int]] = []
    for round in rounds:
        if spans and spans[-1][-1] == round - 1:
            spans[-1].append(round)
        else:
            spans.append([round])
    return ", ".join(
        f"{span[0]}–{span[-1]}" if len(span) > 2 else ", ".join(map(str, span))
        for span in spans
    )


def read_rounds(text: str) -> tuple[int, ...]:
    """Returns the rounds in a text such as ``2, 4-6``, in order; empty for an empty text.

    Raises ValueError for a part that is neither a round nor a range of rounds, from 1 to 99.
    """
    found: set[int] = set()
    for part in re.split(r"[\s,;、，；]+", re.sub(r"\s*[-–—~～]\s*", "-", text.strip())):
        if not part:
            continue
        ends = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", part, re.ASCII)
        first, last = (int(ends[1]), int(ends[2] or ends[1])) if ends else (0, 0)
        if not 1 <= first <= last <= MOST_ROUNDS:
            raise ValueError(fault("no-rounds", text=part))
        found |= set(range(first, last + 1))
    return tuple(sorted(found))
