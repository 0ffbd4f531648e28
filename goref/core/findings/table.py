"""Every kind of finding, by code.

A new one is an entry in one of the tables that are put together here, with its sentence in
every language; step, topic and words follow from where it stands.
"""

from __future__ import annotations

from goref.core.base.findings import Finding
from goref.core.findings import (
    arranging,
    asking,
    counting,
    incidents,
    reading,
    ruling,
    status,
)
from goref.core.findings.kind import FindingKind, Topic

FINDING_KINDS: dict[str, FindingKind] = {
    **status.KINDS,
    **ruling.KINDS,
    **counting.KINDS,
    **arranging.KINDS,
    **incidents.KINDS,
    **asking.KINDS,
    **reading.KINDS,
}


def step_id(finding: Finding) -> str:
    """Where a finding is shown, see :class:`FindingKind`; empty for an unknown kind too."""
    kind = FINDING_KINDS.get(finding.code)
    return kind.step if kind else ""


def topic_of(finding: Finding) -> Topic | None:
    """What a finding has in common with others; None also for a kind that is not known."""
    kind = FINDING_KINDS.get(finding.code)
    return kind.topic if kind else None
