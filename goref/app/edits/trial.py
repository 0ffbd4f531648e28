"""Acts about disputes tried on the board: begun, played, ended, ruled on, dropped.

A trial stands among the case's trials from its first act on, so each act of it is journaled
and undone like any other; board and ruling stay as they are until it is ruled on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from goref.core.base.colour import Colour
from goref.core.base.faults import fault
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.case.kept_trial import Assertion, KeptTrial, TrialAct
from goref.core.rulesets.table import ruleset
from goref.core.trials.faults import Fault, TrialError
from goref.io.values.trial_file import (
    MOST_ACTS,
    MOST_TRIALS,
    act_text,
    decode_claim,
    encode_claim,
    read_act,
)

if TYPE_CHECKING:  # edits imports this module
    from goref.app.edits.base import ClaimPoints, MarkStones


@dataclass(frozen=True)
class OpenTrial:
    """Open a trial of a claim from the final position, by the case's rule set.

    Attributes:
        first: who moves first, where the referee says so; else the rule set does.
    """

    claim: Assertion
    first: Colour | None = None

    @property
    def label(self) -> str:
        return "open-trial"

    def apply(self, case: Case) -> Case:
        from goref.core.trials.trial import begin, kept  # few cases have trials

        if len(case.trials) >= MOST_TRIALS:
            raise ValueError(fault("most-trials", most=MOST_TRIALS))
        trial = begin(case, ruleset(case.rules), self.claim, self.first)
        return replace(case, trials=(*case.trials, kept(trial)))

    def encode(self, board: Grid) -> dict[str, Any]:
        first = self.first.letter if self.first else None
        return {
            "edit": "open-trial",
            "claim": encode_claim(board, self.claim),
            "first": first,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> OpenTrial:
        first = value["first"]
        return cls(
            decode_claim(board, value["claim"]),
            None if first is None else Colour.from_letter(first),
        )


@dataclass(frozen=True)
class TryAct:
    """Play one act more in a trial. ``place`` counts the case's trials from 0."""

    place: int
    act: TrialAct

    @property
    def label(self) -> str:
        return "try-act"

    def apply(self, case: Case) -> Case:
        from goref.core.trials.reopening import reopened
        from goref.core.trials.trial import kept, play

        trial = reopened(case, trial_at(case, self.place))
        if len(trial.acts) >= MOST_ACTS:
            raise ValueError(fault("most-trial-acts", most=MOST_ACTS))
        return _put(case, self.place, kept(play(trial, self.act)))

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "try", "place": self.place, "act": act_text(board, self.act)}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> TryAct:
        return cls(_place(value), read_act(board, value["act"]))


@dataclass(frozen=True)
class EndTrial:
    """End a trial because both sides agree that it is decided."""

    place: int

    @property
    def label(self) -> str:
        return "end-trial"

    def apply(self, case: Case) -> Case:
        from goref.core.trials.reopening import reopened
        from goref.core.trials.trial import close, kept

        trial = reopened(case, trial_at(case, self.place))
        if trial.ending is not None:
            raise TrialError(Fault.OVER)
        return _put(case, self.place, kept(close(trial)))

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "end-trial", "place": self.place}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> EndTrial:
        return cls(_place(value))


@dataclass(frozen=True)
class DropTrial:
    """Drop a trial. What was ruled on account of it stays."""

    place: int

    @property
    def label(self) -> str:
        return "drop-trial"

    def apply(self, case: Case) -> Case:
        trial_at(case, self.place)
        left = case.trials[: self.place] + case.trials[self.place + 1 :]
        return replace(case, trials=left)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "drop-trial", "place": self.place}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> DropTrial:
        return cls(_place(value))


@dataclass(frozen=True)
class RuleTrial:
    """Rule on what a trial was about, all of it at once.

    Attributes:
        rulings: decisions on its stones and points, each with its reason.
        accepts: they are what the trial has shown; else the referee rules otherwise.
    """

    place: int
    rulings: tuple[MarkStones | ClaimPoints, ...]
    accepts: bool = True

    @property
    def label(self) -> str:
        return "accept-trial" if self.accepts else "overrule-trial"

    @property
    def reason(self) -> str:
        """The reasons of the rulings, each once."""
        return " ".join(dict.fromkeys(r.reason for r in self.rulings if r.reason))

    def apply(self, case: Case) -> Case:
        from goref.core.trials.reopening import reopened

        if reopened(case, trial_at(case, self.place)).ending is None:
            raise TrialError(Fault.GOES_ON)
        for ruling in self.rulings:
            case = ruling.apply(case)
        return case

    def encode(self, board: Grid) -> dict[str, Any]:
        return {
            "edit": "rule-trial",
            "place": self.place,
            "rulings": [ruling.encode(board) for ruling in self.rulings],
            "accepts": self.accepts,
            "reason": self.reason,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> RuleTrial:
        from goref.app.edits.base import ClaimPoints, MarkStones

        kinds: dict[str, type[MarkStones] | type[ClaimPoints]]
        kinds = {"stones": MarkStones, "points": ClaimPoints}
        rulings = tuple(kinds[one["edit"]].decode(board, one) for one in value["rulings"])
        return cls(_place(value), rulings, value["accepts"] is True)


@dataclass(frozen=True)
class PlayOn:
    """Take a trial's acts into the record, where the rule set plays a dispute in earnest.

    What was ruled stays; decisions about stones that are gone are reported as such.
    """

    place: int

    @property
    def label(self) -> str:
        return "play-on"

    def apply(self, case: Case) -> Case:
        from goref.core.trials.going_on import played_on
        from goref.core.trials.reopening import reopened

        return played_on(reopened(case, trial_at(case, self.place)))

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "play-on", "place": self.place}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> PlayOn:
        return cls(_place(value))


TrialEdit = OpenTrial | TryAct | EndTrial | DropTrial | RuleTrial | PlayOn

DECODERS: dict[str, Callable[[Grid, Mapping[str, Any]], TrialEdit]] = {
    "open-trial": OpenTrial.decode,
    "try": TryAct.decode,
    "end-trial": EndTrial.decode,
    "drop-trial": DropTrial.decode,
    "rule-trial": RuleTrial.decode,
    "play-on": PlayOn.decode,
}
"""By the name in a journal."""


def trial_at(case: Case, place: int) -> KeptTrial:
    """The trial at a place. Raises ValueError if there is none."""
    if not 0 <= place < len(case.trials):
        raise ValueError(fault("no-trial"))
    return case.trials[place]


def _put(case: Case, place: int, trial: KeptTrial) -> Case:
    trials = list(case.trials)
    trials[place] = trial
    return replace(case, trials=tuple(trials))


def _place(value: Mapping[str, Any]) -> int:
    place = value["place"]
    if not isinstance(place, int) or isinstance(place, bool):
        raise ValueError(fault("trial-no-place"))
    return place
