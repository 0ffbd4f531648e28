"""What a referee can do to a case, as data: applied, journaled and undone alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Protocol

from goref.app.edits.play import DECODERS as PLAY_EDITS
from goref.app.edits.position import DECODERS as POSITION_EDITS
from goref.app.edits.trial import DECODERS as TRIAL_EDITS
from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid, Point
from goref.core.base.numbers import decimal
from goref.core.case.case import Answers, Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Claim, Life
from goref.io.values.case_values import (
    MOST,
    MOST_SHIFTS,
    decode_answers,
    decode_claim,
    decode_finding,
    decode_points,
    decode_shift,
    encode_answers,
    encode_finding,
    encode_shift,
)

FACTS = tuple(field.name for field in fields(Answers))


class Edit(Protocol):
    """An act of the referee. ``apply`` is pure; it raises ValueError if it makes no sense."""

    @property
    def label(self) -> str: ...

    def apply(self, case: Case) -> Case: ...

    def encode(self, board: Grid) -> dict[str, Any]: ...


@dataclass(frozen=True)
class MarkStones:
    """Decide the status of stones (None takes the decision back)."""

    points: frozenset[Point]
    life: Life | None
    reason: str = ""

    @property
    def label(self) -> str:
        return f"mark-{self.life.value}" if self.life else "unmark"

    def apply(self, case: Case) -> Case:
        _check_points(case, self.points)
        ruling = case.ruling.with_lives(self.points, self.life, self.reason)
        agreed = self.points if self.life else frozenset()
        return replace(case, ruling=ruling, disputed=case.disputed - agreed)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {
            "edit": "stones",
            "points": board.names(self.points),
            "life": self.life.value if self.life else None,
            "reason": self.reason,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> MarkStones:
        life = value["life"]
        return cls(
            frozenset(decode_points(board, value["points"], '"points"')),
            None if life is None else Life(life),
            str(value.get("reason", "")),
        )


@dataclass(frozen=True)
class ClaimPoints:
    """Decide kind and owner of empty points (None takes the decision back)."""

    points: frozenset[Point]
    claim: Claim | None
    reason: str = ""

    @property
    def label(self) -> str:
        return f"claim-{self.claim.kind.value}" if self.claim else "unclaim"

    def apply(self, case: Case) -> Case:
        _check_points(case, self.points)
        ruling = case.ruling.with_claim(self.points, self.claim, self.reason)
        agreed = self.points if self.claim else frozenset()
        return replace(case, ruling=ruling, disputed=case.disputed - agreed)

    def encode(self, board: Grid) -> dict[str, Any]:
        claim = self.claim
        return {
            "edit": "points",
            "points": board.names(self.points),
            "kind": claim.kind.value if claim else None,
            "owner": claim.owner.letter if claim and claim.owner else "-",
            "reason": self.reason,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> ClaimPoints:
        return cls(
            frozenset(decode_points(board, value["points"], '"points"')),
            None if value["kind"] is None else decode_claim(value, '"kind"'),
            str(value.get("reason", "")),
        )


@dataclass(frozen=True)
class ChooseRules:
    """Choose the rule set. The ruling stays."""

    rules: str

    @property
    def label(self) -> str:
        return "choose-rules"

    def apply(self, case: Case) -> Case:
        return replace(case, rules=ruleset(self.rules).id)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "rules", "rules": self.rules}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> ChooseRules:
        return cls(str(value["rules"]))


@dataclass(frozen=True)
class StateFacts:
    """State facts of the game; ``values`` name fields of Answers, None takes one back."""

    values: tuple[tuple[str, Any], ...]

    def __post_init__(self) -> None:
        said = dict(self.values)
        known = [(key, said.pop(key)) for key in FACTS if key in said]
        object.__setattr__(self, "values", (*known, *said.items()))

    @property
    def label(self) -> str:
        return "state-facts"

    def apply(self, case: Case) -> Case:
        for key, value in self.values:
            if key not in FACTS:
                raise ValueError(fault("no-fact", fact=key))
            if value is None:
                continue
            if key == "komi":
                decimal(value)  # raises for what no result could be written with
                if abs(value) >= MOST:
                    raise ValueError(fault("komi-unreasonable"))
            counts = value if isinstance(value, tuple) else (value,)
            if any(isinstance(count, int) and not 0 <= count < MOST for count in counts):
                raise ValueError(fault("fact-unreasonable", fact=key))
        return case.answering(**dict(self.values))

    def encode(self, board: Grid) -> dict[str, Any]:
        stated = Answers(**{k: v for k, v in self.values if v is not None})
        return {
            "edit": "facts",
            "values": encode_answers(stated),
            "unstated": [k for k, v in self.values if v is None],
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> StateFacts:
        answers = decode_answers(value["values"])
        stated = [(key, getattr(answers, key)) for key in value["values"]]
        return cls((*stated, *((key, None) for key in value.get("unstated", ()))))


@dataclass(frozen=True)
class VoidMove:
    """Declare a move of the record void, or valid again."""

    number: int
    void: bool = True
    reason: str = ""

    @property
    def label(self) -> str:
        return "void-move" if self.void else "restore-move"

    def apply(self, case: Case) -> Case:
        if not 1 <= self.number <= len(case.record.acts):
            raise ValueError(fault("no-move", number=self.number))
        voided = case.voided | {self.number} if self.void else case.voided - {self.number}
        reasons = {n: text for n, text in case.void_reasons.items() if n != self.number}
        if self.void and self.reason:
            reasons[self.number] = self.reason
        return replace(case, voided=voided, void_reasons=reasons)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {
            "edit": "void",
            "number": self.number,
            "void": self.void,
            "reason": self.reason,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> VoidMove:
        return cls(int(value["number"]), bool(value["void"]), str(value.get("reason", "")))


@dataclass(frozen=True)
class DisputePoints:
    """Put stones and points in dispute, or out of it again. Ruling on them ends it too."""

    points: frozenset[Point]
    disputed: bool = True

    @property
    def label(self) -> str:
        return "dispute" if self.disputed else "undispute"

    def apply(self, case: Case) -> Case:
        _check_points(case, self.points)
        now = case.disputed | self.points if self.disputed else case.disputed - self.points
        return replace(case, disputed=now)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {
            "edit": "dispute",
            "points": board.names(self.points),
            "disputed": self.disputed,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> DisputePoints:
        points = frozenset(decode_points(board, value["points"], '"points"'))
        return cls(points, bool(value["disputed"]))


@dataclass(frozen=True)
class SettleFinding:
    """Let a finding stand as it is, with a reason or without; or open it again."""

    finding: Finding
    settled: bool = True
    reason: str = ""

    @property
    def label(self) -> str:
        return "settle" if self.settled else "unsettle"

    def apply(self, case: Case) -> Case:
        settled = {f: text for f, text in case.settled.items() if f != self.finding}
        if self.settled:
            settled[self.finding] = self.reason
        return replace(case, settled=settled)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {
            "edit": "settle",
            "finding": encode_finding(board, self.finding),
            "settled": self.settled,
            "reason": self.reason,
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> SettleFinding:
        finding = decode_finding(board, value["finding"], '"finding"')
        return cls(finding, bool(value["settled"]), str(value.get("reason", "")))


@dataclass(frozen=True)
class WriteNotes:
    """Replace the free notes of the case."""

    text: str

    @property
    def label(self) -> str:
        return "write-notes"

    def apply(self, case: Case) -> Case:
        return replace(case, notes=self.text)

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "notes", "text": self.text}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> WriteNotes:
        return cls(str(value["text"]))


@dataclass(frozen=True)
class ShiftStone:
    """Put a stone of an arrangement elsewhere. Whether it may go there is ``drag``'s matter."""

    shift: Shift

    @property
    def label(self) -> str:
        return "shift-stone"

    def apply(self, case: Case) -> Case:
        shift = self.shift
        _check_points(case, (shift.source, shift.target))
        if shift.source == shift.target:
            raise ValueError(fault("put-where-it-is"))
        if not 0 <= shift.after < MOST:
            raise ValueError(fault("shift-no-count"))
        if Count(shift.count) not in ruleset(shift.rules).counts:
            raise ValueError(fault("rules-no-count", rules=shift.rules, count=shift.count))
        if len(case.shifts) >= MOST_SHIFTS:
            raise ValueError(fault("most-shifts", most=MOST_SHIFTS))
        return replace(case, shifts=(*case.shifts, shift))

    def encode(self, board: Grid) -> dict[str, Any]:
        return {"edit": "shift", "shift": encode_shift(board, self.shift)}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> ShiftStone:
        return cls(decode_shift(board, value["shift"], '"shift"'))


EDITS: dict[str, Callable[[Grid, Mapping[str, Any]], Edit]] = {
    "stones": MarkStones.decode,
    "points": ClaimPoints.decode,
    "rules": ChooseRules.decode,
    "facts": StateFacts.decode,
    "void": VoidMove.decode,
    "dispute": DisputePoints.decode,
    "settle": SettleFinding.decode,
    "notes": WriteNotes.decode,
    "shift": ShiftStone.decode,
    **POSITION_EDITS,
    **PLAY_EDITS,
    **TRIAL_EDITS,
}


def decode_edit(board: Grid, value: Mapping[str, Any]) -> Edit:
    """An edit from its journal entry. Raises ValueError for one that cannot be read."""
    try:
        return EDITS[value["edit"]](board, value)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(fault("journal-entry", reason=why(error))) from None


def _check_points(case: Case, points: Iterable[Point]) -> None:
    if any(point not in case.record.grid.points for point in points):
        raise ValueError(fault("act-off-board"))
