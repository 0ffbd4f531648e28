"""Why a trial, or an act in one, cannot be."""

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
"""What makes a play illegal, and the code of its fault."""


class TrialError(ValueError):
    """An act or a trial that cannot be; it carries a fault."""


def refused(illegal: Illegal) -> Fault:
    """The fault of a play that is illegal; one of repetition has the move repeated."""
    if illegal.repeats is None:
        return fault(REFUSED[illegal.reason])
    return fault(REFUSED[illegal.reason], repeats=illegal.repeats)
