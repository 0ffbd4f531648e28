"""An incident drafted: what the regulation of the case proposes stands in it already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.app.edits.incidents import next_number
from goref.core.base.findings import Finding
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.findings.table import kind_of
from goref.core.incidents.incident import Evidence, Incident, Offender, Person
from goref.core.incidents.proposing import ConsequenceProposal, Precedent, proposed_for
from goref.core.incidents.regulation import Regulation
from goref.io.values.regulations import proposed


def regulation_of(case: Case) -> Regulation | None:
    """The regulation that a case is asked by: its own, or what is usual with its rules."""
    return proposed(case.regulation, case.rules)


def drafted(
    case: Case,
    kind: str,
    side: Offender,
    *,
    carried: Sequence[Precedent] = (),
    claimed_at: int | None = None,
    **known: Any,
) -> tuple[Incident, ConsequenceProposal]:
    """The next incident of a case, not decided on, and what is proposed for it.

    Args:
        carried: what the side brought with it from earlier rounds of an event.
        claimed_at: how many moves had been made when it was claimed; None: all of them.
        known: further fields of it, such as ``move`` and ``facts``.
    """
    incident = Incident(next_number(case), kind, side, **known)
    return redrafted(case, incident, carried, claimed_at)


def redrafted(
    case: Case,
    incident: Incident,
    carried: Sequence[Precedent] = (),
    claimed_at: int | None = None,
) -> tuple[Incident, ConsequenceProposal]:
    """An incident with what is proposed for it now."""
    moves = len(case.record.acts) if claimed_at is None else claimed_at
    regulation = regulation_of(case)
    made = proposed_for(regulation, incident, case.incidents, carried, moves)
    told = replace(
        incident,
        regulation=made.regulation,
        article=made.article,
        proposed=made.consequences,
        led_to=made.led_to,
    )
    return told, made


def of_finding(
    case: Case,
    finding: Finding,
    carried: Sequence[Precedent] = (),
    claimed_at: int | None = None,
) -> tuple[Incident, ConsequenceProposal] | None:
    """The incident that a move of the record is; None where what was noticed is none."""
    kind, side = kind_of(finding).incident, finding.side
    if not kind or finding.move is None or side is None:
        return None
    return drafted(
        case,
        kind,
        Offender.of(side),
        carried=carried,
        claimed_at=claimed_at,
        move=finding.move,
        evidence=(Evidence.RECORD,),
        reported=Person.REFEREE,
    )
