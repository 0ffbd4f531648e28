"""The placement of an event as a JSON text for a column of its file."""

from __future__ import annotations

import json
from dataclasses import asdict
from fractions import Fraction
from typing import Any

from goref.core.base.faults import fault
from goref.core.event.placement import (
    LONGEST_NAME,
    MOST_CATEGORIES,
    MOST_CRITERIA,
    SWISS,
    Placement,
)
from goref.core.event.ranks import HIGHEST, LOWEST

HALVES = {"0": Fraction(0), "1/2": Fraction(1, 2), "1": Fraction(1)}


def placement_text(placement: Placement) -> str:
    """Returns the placement as a text; "" for the usual placement."""
    if placement == SWISS:
        return ""
    told = asdict(placement)
    if not placement.limits:
        del told["limits"]  # as an earlier goref wrote it
    if not placement.direct_once:
        del told["direct_once"]
    return json.dumps(told, default=str, sort_keys=True)


def read_placement_text(text: str) -> Placement:
    """Returns the placement from its JSON text; the usual one (``SWISS``) for "".

    Raises ValueError if the text is damaged.
    """
    if not text:
        return SWISS
    try:
        told: dict[str, Any] = json.loads(text)
        criteria = told["criteria"]
        ranks = [told["floor"], told["bar"]]
        halves = [HALVES[told[name]] for name in ("bye_mms", "absent", "absent_mms")]
        flags = [told[name] for name in ("round_down", "half_unplayed")]
        flags.append(told.get("direct_once", False))
        categories, limits = told["categories"], told.get("limits", [])
    except (RecursionError, ValueError, TypeError, KeyError):
        raise ValueError(fault("column-range", column="placement")) from None
    fits = (
        isinstance(criteria, list)
        and len(criteria) <= MOST_CRITERIA
        and all(isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in criteria)
        and all(type(rank) is int and LOWEST <= rank <= HIGHEST for rank in ranks)
        and all(isinstance(flag, bool) for flag in flags)
        and type(categories) is int
        and 1 <= categories <= MOST_CATEGORIES
        and isinstance(limits, list)
        and len(limits) in (0, categories - 1)
        and all(type(rank) is int and LOWEST <= rank <= HIGHEST for rank in limits)
    )
    if not fits:
        raise ValueError(fault("column-range", column="placement"))
    floor, bar = ranks
    return Placement(
        tuple(criteria),
        bar,
        floor,
        halves[0],
        halves[1],
        halves[2],
        flags[0],
        flags[1],
        categories,
        tuple(limits),
        flags[2],
    )
