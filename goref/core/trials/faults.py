"""Reasons why a trial, or an act in one, is impossible."""

from __future__ import annotations

from goref.core.base.faults import Fault, fault
from goref.core.game.legality import Illegal, Refusal

REFUSED = {
    Refusal.OFF_BOARD: "trial-off-board",
    Refusal.OCCUPIED: "trial-occupied",
    Refusal.SUICIDE: "trial-suicide",
    Refusal.KO: "trial-ko",
    Refusal.REPEATS: "trial-repeats",
}
"""The reasons that make a play illegal, with the code of their fault."""


class TrialError(ValueError):
    """Raised for an impossible act or trial; it carries a fault."""


def refused(illegal: Illegal) -> Fault:
    """Returns the fault of an illegal play; for a repetition, with the repeated move."""
    if illegal.repeats is None:
        return fault(REFUSED[illegal.reason])
    return fault(REFUSED[illegal.reason], repeats=illegal.repeats)
