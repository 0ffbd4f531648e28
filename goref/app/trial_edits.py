"""Acts about disputes tried on the board: a trial kept or dropped, and one played in earnest.

To take over what a trial showed is to mark stones or claim points, with its reason
(:func:`accepting`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from goref.core.case import Case
from goref.core.geometry import Grid
from goref.core.trials.kept import KeptTrial
from goref.io.trial_file import MOST_TRIALS, decode_trial, encode_trial

if TYPE_CHECKING:  # edits imports this module
    from goref.app.edits import Edit
    from goref.core.trials.outcome import Proposed


@dataclass(frozen=True)
class KeepTrial:
    """Keep a trial with the case, or drop it again. Board and ruling stay as they are."""

    trial: KeptTrial
    keep: bool = True

    @property
    def label(self) -> str:
        return "keep-trial" if self.keep else "drop-trial"

    def apply(self, case: Case) -> Case:
        if not self.keep:
            if self.trial not in case.trials:
                raise ValueError("there is no such trial")
            left = tuple(trial for trial in case.trials if trial != self.trial)
            return replace(case, trials=left)
        from goref.core.trials.trial import reopened  # as below: few cases have trials

        reopened(case, self.trial)  # raises where it cannot have been played
        if self.trial in case.trials:
            return case
        if len(case.trials) >= MOST_TRIALS:
            raise ValueError(f"no more than {MOST_TRIALS} trials can be kept")
        return replace(case, trials=(*case.trials, self.trial))

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "trial", "trial": encode_trial(self.trial), "keep": self.keep}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> KeepTrial:
        return cls(decode_trial(value["trial"]), bool(value["keep"]))


@dataclass(frozen=True)
class PlayOn:
    """Take a trial's acts into the record, where the rule set plays a dispute in earnest.

    What was ruled stays; decisions about stones that are gone are reported as such.
    """

    trial: KeptTrial

    @property
    def label(self) -> str:
        return "play-on"

    def apply(self, case: Case) -> Case:
        from goref.core.trials.going_on import played_on
        from goref.core.trials.trial import reopened

        return played_on(reopened(case, self.trial))

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "play-on", "trial": encode_trial(self.trial)}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> PlayOn:
        return cls(decode_trial(value["trial"]))


def accepting(proposed: Proposed, board: Grid, language: str) -> Edit:
    """The act that takes over what a trial showed, with the reason and the article."""
    from goref.app.edits import ClaimPoints, MarkStones
    from goref.core.words.trials import reason_text

    reason = reason_text(proposed, board, language)
    if proposed.claim is not None:
        return ClaimPoints(proposed.points, proposed.claim, reason)
    return MarkStones(proposed.points, proposed.life, reason)


DECODERS: dict[str, Callable[[Grid, Mapping[str, Any]], KeepTrial | PlayOn]] = {
    "trial": KeepTrial.decode,
    "play-on": PlayOn.decode,
}
"""By the name in a journal."""
