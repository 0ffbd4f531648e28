"""Why a trial, or an act in one, cannot be."""

from __future__ import annotations

from enum import Enum

from goref.core.game.legality import Refusal


class Fault(Enum):
    """Why an act cannot be made in a trial (beside what makes a play illegal)."""

    NOT_THE_TURN = "not-the-turn"
    NO_SUCH_STEP = "no-such-step"
    OVER = "over"
    """The trial has ended."""
    GOES_ON = "goes-on"
    """The trial has not ended yet."""
    NEEDS_PASS_FOR_KO = "needs-pass-for-ko"
    """A ko taken back without a pass for it."""
    NO_KO_THERE = "no-ko-there"
    """A pass for a ko that is not barred to the side."""
    NO_FIRST = "no-first"
    """Who moves first is not known and was not said."""
    NO_TRIAL = "no-trial"
    """The rule set is known by name only."""
    CLAIM = "claim"
    """The claim does not fit the board."""
    CHANGED = "changed"
    """The record is no longer the one the trial began from."""


class TrialError(ValueError):
    """An act or a trial that cannot be. ``reason`` says why; ``repeats`` the move repeated."""

    def __init__(self, reason: Fault | Refusal, repeats: int | None = None) -> None:
        super().__init__(f"not in this trial: {reason.value}")
        self.reason = reason
        self.repeats = repeats
