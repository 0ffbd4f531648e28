"""Drafts of incidents, with the consequences that the case's regulation proposes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.app.edits.incidents import next_number
from goref.core.base.findings import Finding
from goref.core.case.case import Case
from goref.core.findings.table import kind_of
from goref.core.incidents.incident import Evidence, Incident, Offender, Person
from goref.core.incidents.proposing import ConsequenceProposal, Precedent, proposed_for
from goref.core.incidents.regulation import Regulation
from goref.io.values.regulations import proposed


def regulation_of(case: Case) -> Regulation | None:
    """Returns a case's own regulation, else the usual one of its rule set; None if neither."""
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
    """Returns a new, undecided incident that stores its proposal, and the proposal itself.

    Args:
        carried: the side's earlier incidents in other rounds of an event.
        claimed_at: the number of moves made when the incident was claimed; None for all moves.
        known: further fields of the incident, such as ``move`` and ``facts``.
    """
    incident = Incident(next_number(case), kind, side, **known)
    return redrafted(case, incident, carried, claimed_at)


def redrafted(
    case: Case,
    incident: Incident,
    carried: Sequence[Precedent] = (),
    claimed_at: int | None = None,
) -> tuple[Incident, ConsequenceProposal]:
    """Returns an incident with a newly computed proposal stored in it, and the proposal itself.

    Args:
        carried, claimed_at: as for :func:`drafted`.
    """
    moves = len(case.record.acts) if claimed_at is None else claimed_at
    regulation = regulation_of(case)
    made = proposed_for(regulation, incident, case.incidents, carried, moves)
    return made.stored_in(incident), made


def of_finding(
    case: Case,
    finding: Finding,
    carried: Sequence[Precedent] = (),
    claimed_at: int | None = None,
) -> tuple[Incident, ConsequenceProposal] | None:
    """Returns the incident that a finding on a move reports, and the proposal for it.

    Returns None if the finding reports no incident, no move or no side.
    """
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
