"""Which board a rule set counted."""

from __future__ import annotations

from enum import Enum


class Basis(Enum):
    """The board a rule set counted."""

    RULED = "ruled"
    """The final position under the ruling."""
    ALL_ALIVE = "all-alive"
    """The final position with every dead mark void."""
    AS_IT_STANDS = "as-it-stands"
    """The final position without any ruling."""
    BEFORE_LAST = "before-last"
    """The position before the last play."""
