"""Acts on incidents and protests: enter, decide, change, annul."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar

from goref.app.edits.base import Edit, Later, RecordEffect, Wording, edit
from goref.app.edits.correcting import CorrectMove
from goref.app.edits.ruling import LetFindingStand, VoidMove
from goref.core.base.faults import fault
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.core.findings.kind import Topic
from goref.core.findings.table import kind_of
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.incidents.consequence import OF_SOMEBODY, ConsequenceKind, Consequences, has
from goref.core.incidents.incident import (
    MOST_INCIDENTS,
    MOST_PROTESTS,
    Incident,
    Protest,
    ProtestState,
)
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.regulation import Regulation
from goref.io.values.case_values import FINDING
from goref.io.values.codec import FieldCodec, optional
from goref.io.values.incident_values import CONSEQUENCES, INCIDENT, PROTEST
from goref.io.values.incidents_of import decode_chosen, encode_chosen

T = TypeVar("T", Incident, Protest)

AnIncident = Annotated[Incident, INCIDENT]
CHOSEN: FieldCodec[Regulation] = FieldCodec(
    lambda board, chosen: encode_chosen(chosen),
    lambda board, value, where: decode_chosen(value),
)


def next_number(case: Case) -> int:
    """Returns the number of the next incident, from 1."""
    return max((each.number for each in case.incidents), default=0) + 1


def next_protest(case: Case) -> int:
    """Returns the number of the next protest, from 1."""
    return max((each.number for each in case.protests), default=0) + 1


def incident_of(case: Case, number: int) -> Incident:
    """Returns the incident with a number. Raises ValueError if there is none."""
    return _found(case.incidents, number, "no-incident")


def _found(among: Iterable[T], number: int, code: str) -> T:
    for each in among:
        if each.number == number:
            return each
    raise ValueError(fault(code, number=number))


def _changed(case: Case, number: int, change: Callable[[Incident], Incident]) -> Case:
    """Returns the case with one incident changed. Raises ValueError if that is not allowed."""
    before = incident_of(case, number)
    if before.annulled:
        raise ValueError(fault("incident-annulled", number=number))
    after = change(before)
    _check(case, after)
    return replace(case, incidents=tuple(after if x is before else x for x in case.incidents))


def _check(case: Case, incident: Incident) -> None:
    """Raises ValueError for an incident that no case can have, or without a needed reason."""
    if incident.kind not in KINDS:
        raise ValueError(fault("incident-kind", kind=incident.kind))
    if incident.move is not None and not 0 <= incident.move <= len(case.record.acts):
        raise ValueError(fault("no-move", number=incident.move))
    touched = incident.decided or ()
    if not incident.side.colours and any(one.effect in OF_SOMEBODY for one in touched):
        raise ValueError(fault("incident-of-nobody"))
    if incident.proposed and incident.differs and not incident.reason.strip():
        raise ValueError(fault("incident-needs-reason"))


@edit("incident")
@frozen
class RecordIncident(Edit):
    """Enters an incident, decided or not. Its number must follow the last incident's."""

    incident: AnIncident

    wording = Wording(
        Text("acts", "enter an incident"), Text("acts", "Incident entered: {incident}")
    )

    def apply(self, case: Case) -> Case:
        if len(case.incidents) >= MOST_INCIDENTS:
            raise ValueError(fault("most-incidents", most=MOST_INCIDENTS))
        if self.incident.number != next_number(case):
            raise ValueError(fault("incident-number", number=next_number(case)))
        _check(case, self.incident)
        return replace(case, incidents=(*case.incidents, self.incident))


RULED = Text("acts", "Illegal move ruled on: {incident}")
RULE = Text("acts", "rule on an illegal move")


@edit("incident-ruled")
@frozen
class RuleMove(Edit):
    """Enters an illegal move of the record as an incident, and rules on the move.

    If the decision takes the move back, the move is declared void; else it remains. The finding
    is let stand with the same reason, unless it only said that the void move is illegal.
    """

    incident: AnIncident
    finding: Annotated[Finding, FINDING]

    wording = Wording(RULE, RULED)

    def apply(self, case: Case) -> Case:
        case = RecordIncident(self.incident).apply(case)
        move, reason = self.incident.move, self.incident.reason
        if move and has(self.incident.decided or (), ConsequenceKind.TAKEN_BACK):
            case = VoidMove(move, reason=reason).apply(case)
            if kind_of(self.finding).topic is Topic.ILLEGAL:
                return case  # nothing is left to ask about it
        return LetFindingStand(self.finding, reason=reason).apply(case)


@edit("incident-passed")
@frozen
class RuleAsPass(Edit):
    """Enters an illegal move of the record as an incident, and replaces the move by a pass.

    The pass counts as the player's turn; a void move would not. Of two moves in a row by one
    player the first is declared void, so that both together are one pass.
    """

    incident: AnIncident

    on_record = RecordEffect.CORRECTED
    wording = Wording(RULE, RULED)

    def apply(self, case: Case) -> Case:
        case = RecordIncident(self.incident).apply(case)
        move = self.incident.move or 0
        if not 1 <= move <= len(case.record.acts):
            raise ValueError(fault("no-move", number=move))
        passed = Act(ActKind.PASS, case.record.acts[move - 1].colour)
        if self.incident.kind == "two-moves" and move > 1:
            case = VoidMove(move - 1, reason=self.incident.reason).apply(case)
        return CorrectMove(move, passed).apply(case)


def rule_on(incident: Incident, finding: Finding) -> Edit:
    """Returns the act that enters an illegal move as ``incident`` and rules on ``finding``.

    If the decision makes the move a pass, this is a RuleAsPass, else a RuleMove.
    """
    if has(incident.decided or (), ConsequenceKind.COUNTS_AS_PASS):
        return RuleAsPass(incident)
    return RuleMove(incident, finding)


@edit("incident-decided")
@frozen
class DecideIncident(Edit):
    """Decides the consequences of an incident; differing from the proposal requires a reason.

    Attributes:
        ruling: the time of the decision, as text; if empty, the earlier time is kept.
        by: the person who decided; if empty, the earlier person is kept.
    """

    number: int
    decided: Annotated[Consequences, CONSEQUENCES]
    reason: Later[str] = ""
    ruling: Later[str] = ""
    by: Later[str] = ""

    wording = Wording(
        Text("acts", "decide on an incident"), Text("acts", "Incident {number} decided")
    )

    def apply(self, case: Case) -> Case:
        def decide(one: Incident) -> Incident:
            return replace(
                one,
                decided=self.decided,
                reason=self.reason,
                ruling=self.ruling or one.ruling,
                by=self.by or one.by,
            )

        return _changed(case, self.number, decide)


@edit("incident-changed")
@frozen
class AmendIncident(Edit):
    """Replaces the facts, the times or the proposal of an incident that is not annulled."""

    incident: AnIncident
    reason: Later[str] = ""

    wording = Wording(
        Text("acts", "change an incident"), Text("acts", "Incident changed: {incident}")
    )

    def apply(self, case: Case) -> Case:
        return _changed(case, self.incident.number, lambda _: self.incident)


@edit("incident-lid")
@frozen
class AnswerLid(Edit):
    """States whether penalty stones are already in the opponent's lid.

    Attributes:
        number: the incident's number.
        in_lid: None if this is not known.
    """

    number: int
    in_lid: bool | None

    wording = Wording(
        Text("acts", "state whether stones are in the lid"),
        Text("acts", "Incident {number}: where the stones of the penalty are"),
    )

    def apply(self, case: Case) -> Case:
        return _changed(case, self.number, lambda one: replace(one, in_lid=self.in_lid))


@edit("incident-annulled")
@frozen
class AnnulIncident(Edit):
    """Annuls an incident, with a reason. The incident is kept, without consequences."""

    number: int
    reason: str

    wording = Wording(
        Text("acts", "annul an incident"), Text("acts", "Incident {number} annulled")
    )

    def apply(self, case: Case) -> Case:
        if not self.reason.strip():
            raise ValueError(fault("annulled-needs-reason"))
        return _changed(case, self.number, lambda one: replace(one, annulled=self.reason))


@edit("regulation")
@frozen
class ChooseRegulation(Edit):
    """Chooses the regulation for incidents; None chooses the usual one of the rule set."""

    regulation: Annotated[Regulation | None, optional(CHOSEN)]

    wording = Wording(Text("acts", "choose the regulation"), Text("acts", "Regulation chosen"))

    def apply(self, case: Case) -> Case:
        return replace(case, regulation=self.regulation)


@edit("protest")
@frozen
class LodgeProtest(Edit):
    """Lodges a protest. Its number must follow the last protest's."""

    protest: Annotated[Protest, PROTEST]

    wording = Wording(Text("acts", "lodge a protest"), Text("acts", "Protest {number} lodged"))

    def apply(self, case: Case) -> Case:
        if len(case.protests) >= MOST_PROTESTS:
            raise ValueError(fault("most-protests", most=MOST_PROTESTS))
        if self.protest.number != next_protest(case):
            raise ValueError(fault("incident-number", number=next_protest(case)))
        if self.protest.against is not None:
            incident_of(case, self.protest.against)
        return replace(case, protests=(*case.protests, self.protest))

    def arguments(self, board: Grid) -> dict[str, Any]:
        return {"number": self.protest.number}


@edit("protest-decided")
@frozen
class DecideProtest(Edit):
    """Decides a lodged protest, or notes that it was withdrawn.

    Attributes:
        decided: the time of the decision, as text.
        ruling: the decision in words.
    """

    number: int
    state: ProtestState
    by_whom: Later[str] = ""
    decided: Later[str] = ""
    ruling: Later[str] = ""

    wording = Wording(
        Text("acts", "decide on a protest"), Text("acts", "Protest {number} decided")
    )

    def apply(self, case: Case) -> Case:
        before = _found(case.protests, self.number, "no-protest")
        if before.state is not ProtestState.LODGED:
            raise ValueError(fault("protest-decided", number=self.number))
        after = replace(
            before,
            state=self.state,
            by_whom=self.by_whom,
            decided=self.decided,
            ruling=self.ruling,
        )
        return replace(case, protests=tuple(after if x is before else x for x in case.protests))
