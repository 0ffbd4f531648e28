"""Acts of ruling: stones and points, rules and facts, disputes, findings, notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from goref.app.edits.base import (
    Edit,
    Later,
    Points,
    Wording,
    check_points,
    edit,
)
from goref.core.base.faults import fault
from goref.core.base.findings import Finding
from goref.core.base.frozen import fields, frozen, replace
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Text
from goref.core.base.numbers import has_decimal
from goref.core.case.case import Case, StatedFacts
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointRuling, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.texts.terms import KINDS
from goref.io.values.case_values import (
    CLAIM,
    FINDING,
    MOST_SHIFTS,
    SHIFT,
    decode_answers,
    encode_answers,
)
from goref.io.values.codec import MOST, POINTS, many

FACTS = tuple(field.name for field in fields(StatedFacts))

MARKINGS = {
    StoneStatus.DEAD: Wording(
        Text("acts", "mark dead"), Text("acts", "Dead: {points} ({stones})")
    ),
    StoneStatus.SEKI: Wording(
        Text("acts", "mark seki"), Text("acts", "In seki: {points} ({stones})")
    ),
    StoneStatus.ALIVE: Wording(
        Text("acts", "call alive"), Text("acts", "Alive: {points} ({stones})")
    ),
    None: Wording(
        Text("acts", "remove the mark"), Text("acts", "Mark removed: {points} ({stones})")
    ),
}
LIVE_BY_IT = Wording(
    MARKINGS[StoneStatus.DEAD].undo,
    Text("acts", "Dead: {points} ({stones}); alive by that: {living}"),
)
CLAIMED = Text("acts", "{kind}: {points}")
UNCLAIM = Wording(
    Text("acts", "remove the kind"), Text("acts", "Kind of points removed: {points}")
)
VOID = Wording(Text("acts", "void a move"), Text("acts", "Move {move} declared void"))
RESTORED = Wording(Text("acts", "restore a move"), Text("acts", "Move {move} valid again"))
DISPUTED = Wording(Text("acts", "put in dispute"), Text("acts", "In dispute: {points}"))
UNDISPUTED = Wording(Text("acts", "end the dispute"), Text("acts", "Dispute ended: {points}"))
SETTLED = Wording(Text("acts", "let a finding stand"), Text("acts", "Let stand: {finding}"))
UNSETTLED = Wording(
    Text("acts", "open a finding again"), Text("acts", "Opened again: {finding}")
)


@edit("stones")
@frozen
class MarkStones(Edit):
    """Marks stones with a status; the status None removes their mark.

    Attributes:
        living: other stones that live because ``points`` are dead; they are marked alive in the
            same act.
    """

    points: Points
    life: StoneStatus | None
    reason: Later[str] = ""
    living: Later[Points] = frozenset()

    @property
    def wording(self) -> Wording:
        return LIVE_BY_IT if self.living else MARKINGS[self.life]

    @property
    def marked(self) -> frozenset[Point]:
        return self.points | self.living

    def apply(self, case: Case) -> Case:
        check_points(case, self.marked)
        ruling = case.ruling.with_lives(self.points, self.life, self.reason)
        if self.living:
            if self.life is not StoneStatus.DEAD or self.living & self.points:
                raise ValueError(fault("marked-twice"))
            ruling = ruling.with_lives(self.living, StoneStatus.ALIVE, self.reason)
        agreed = self.marked if self.life else frozenset()
        return replace(case, ruling=ruling, disputed=case.disputed - agreed)

    def arguments(self, board: Grid) -> dict[str, object]:
        more = {"living": self.living} if self.living else {}
        return {"points": self.points, "stones": len(self.points), **more}


@edit("as-it-stands")
@frozen
class ConfirmAllOthers(Edit):
    """Declares that all stones that are not marked are alive."""

    wording = Wording(
        Text("acts", "leave the board as it is"),
        Text("acts", "Life and death are left as they are"),
    )

    def apply(self, case: Case) -> Case:
        ruling = case.ruling.as_it_stands()
        # so that unclear stones do not follow dead or seki stones next to them
        if case.ruling.unclear:
            seen = survey(case.position, ruling)
            followed = case.ruling.unclear & (seen.dead | seen.seki) - ruling.lives.keys()
            ruling = ruling.with_lives(followed, StoneStatus.ALIVE)
        return replace(case, ruling=ruling)


@edit("points")
@frozen
class RulePoints(Edit):
    """Rules the kind and the owner of empty points; the claim None removes their ruling."""

    points: frozenset[Point]
    claim: PointRuling | None
    reason: Later[str] = ""

    @property
    def wording(self) -> Wording:
        if self.claim is None:
            return UNCLAIM
        kind = self.claim.kind.value
        return Wording(KINDS[kind], CLAIMED)

    def apply(self, case: Case) -> Case:
        check_points(case, self.points)
        ruling = case.ruling.with_claim(self.points, self.claim, self.reason)
        agreed = self.points if self.claim else frozenset()
        return replace(case, ruling=ruling, disputed=case.disputed - agreed)

    def content(self, board: Grid) -> dict[str, Any]:
        claim = {"kind": None, "owner": "-"}
        if self.claim:
            claim = CLAIM.write(board, self.claim)
        return {"points": board.names(self.points), **claim, "reason": self.reason}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> RulePoints:
        return cls(
            POINTS.read(board, value["points"], '"points"'),
            None if value["kind"] is None else CLAIM.read(board, dict(value), ""),
            str(value.get("reason", "")),
        )

    def arguments(self, board: Grid) -> dict[str, object]:
        named: dict[str, object] = {"points": self.points}
        return named if self.claim is None else {**named, "kind": self.claim}


@edit("rules")
@frozen
class ChooseRules(Edit):
    """Chooses the rule set. The ruling is kept."""

    rules: str

    wording = Wording(Text("acts", "choose the rule set"), Text("acts", "Rule set chosen"))

    def apply(self, case: Case) -> Case:
        return replace(case, rules=ruleset(self.rules).id)


@edit("facts")
@frozen
class StateFacts(Edit):
    """States facts of the game.

    Attributes:
        values: names of fields of StatedFacts with their values; the value None removes a fact.
    """

    values: tuple[tuple[str, Any], ...]

    wording = Wording(Text("acts", "state a fact"), Text("acts", "Stated: {facts}"))

    def __post_init__(self) -> None:
        said = dict(self.values)
        known = [(key, said.pop(key)) for key in FACTS if key in said]
        object.__setattr__(self, "values", (*known, *said.items()))

    def apply(self, case: Case) -> Case:
        for key, value in self.values:
            if key not in FACTS:
                raise ValueError(fault("no-fact", fact=key))
            if value is None:
                continue
            if key == "komi":
                if not has_decimal(value):
                    raise ValueError(fault("no-decimal", value=str(value)))
                if abs(value) >= MOST:
                    raise ValueError(fault("komi-unreasonable"))
            counts = value if isinstance(value, tuple) else (value,)
            if any(isinstance(count, int) and not 0 <= count < MOST for count in counts):
                raise ValueError(fault("fact-unreasonable", fact=key))
        return case.answering(**dict(self.values))

    def content(self, board: Grid) -> dict[str, Any]:
        stated = StatedFacts(**{k: v for k, v in self.values if v is not None})
        return {
            "values": encode_answers(stated),
            "unstated": [k for k, v in self.values if v is None],
        }

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> StateFacts:
        answers = decode_answers(value["values"])
        stated = [(key, getattr(answers, key)) for key in value["values"]]
        return cls((*stated, *((key, None) for key in value.get("unstated", ()))))

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"facts": [key for key, _ in self.values]}


@edit("void")
@frozen
class VoidMove(Edit):
    """Declares a move of the record void, or valid again."""

    number: int
    void: bool = True
    reason: Later[str] = ""

    @property
    def wording(self) -> Wording:
        return VOID if self.void else RESTORED

    def apply(self, case: Case) -> Case:
        if not 1 <= self.number <= len(case.record.acts):
            raise ValueError(fault("no-move", number=self.number))
        voided = case.voided | {self.number} if self.void else case.voided - {self.number}
        reasons = {n: text for n, text in case.void_reasons.items() if n != self.number}
        if self.void and self.reason:
            reasons[self.number] = self.reason
        return replace(case, voided=voided, void_reasons=reasons)

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"move": self.number}


@edit("dispute")
@frozen
class DisputePoints(Edit):
    """Puts points in dispute, or ends their dispute; a ruling on points also ends their
    dispute."""

    points: Points
    disputed: bool = True

    @property
    def wording(self) -> Wording:
        return DISPUTED if self.disputed else UNDISPUTED

    def apply(self, case: Case) -> Case:
        check_points(case, self.points)
        now = case.disputed | self.points if self.disputed else case.disputed - self.points
        return replace(case, disputed=now)


@edit("settle")
@frozen
class LetFindingStand(Edit):
    """Lets a finding stand, with or without a reason; if not ``settled``, opens the finding
    again."""

    finding: Annotated[Finding, FINDING]
    settled: bool = True
    reason: Later[str] = ""

    @property
    def wording(self) -> Wording:
        return SETTLED if self.settled else UNSETTLED

    def apply(self, case: Case) -> Case:
        settled = {f: text for f, text in case.settled.items() if f != self.finding}
        if self.settled:
            settled[self.finding] = self.reason
        return replace(case, settled=settled)


@edit("notes")
@frozen
class WriteNotes(Edit):
    """Replaces the free notes of the case."""

    text: str

    wording = Wording(Text("acts", "write a note"), Text("acts", "Notes written"))

    def apply(self, case: Case) -> Case:
        return replace(case, notes=self.text)


@edit("shift")
@frozen
class ShiftStone(Edit):
    """Moves a stone in the arrangement for a count.

    :func:`goref.core.arranging.dragging.drag` checks whether the stone may be put there.
    """

    shift: Annotated[Shift, SHIFT]

    wording = Wording(
        Text("acts", "put a stone elsewhere"),
        Text(
            "acts", "Stone of the count put elsewhere: {source} to {target} ({rules}: {count})"
        ),
    )

    def apply(self, case: Case) -> Case:
        shift = self.shift
        check_points(case, (shift.source, shift.target))
        if shift.source == shift.target:
            raise ValueError(fault("put-where-it-is"))
        if not 0 <= shift.after < MOST:
            raise ValueError(fault("shift-no-count"))
        if Count(shift.count) not in ruleset(shift.rules).counts:
            raise ValueError(fault("rules-no-count", rules=shift.rules, count=shift.count))
        if len(case.shifts) >= MOST_SHIFTS:
            raise ValueError(fault("most-shifts", most=MOST_SHIFTS))
        return replace(case, shifts=(*case.shifts, shift))

    def arguments(self, board: Grid) -> dict[str, object]:
        shift = self.shift
        return {
            "source": board.name(shift.source),
            "target": board.name(shift.target),
            "rules": shift.rules,
            "count": shift.count,
        }


@edit("tidy")
@frozen
class RearrangeOthers(Edit):
    """Moves those stones of an arrangement that the referee left, for a faster count."""

    shifts: Annotated[tuple[Shift, ...], many(SHIFT)]

    wording = Wording(
        Text("acts", "tidy the rest"),
        Text("acts", "Rest of the count tidied, stones put elsewhere: {moved}"),
    )

    def apply(self, case: Case) -> Case:
        for shift in self.shifts:
            case = ShiftStone(shift).apply(case)
        return case

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"moved": len(self.shifts)}
