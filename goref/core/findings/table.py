"""Every kind of finding, by code.

A new kind is an entry in one of the tables that are joined here, with its sentence; its step
and topic are those of its part of the table.
"""

from __future__ import annotations

from goref.core.base.findings import Finding
from goref.core.base.language import Text
from goref.core.findings import arranging, asking, counting, incidents, reading, ruling, status
from goref.core.findings.kind import FindingKind, Topic

__all__ = ["FINDING_KINDS", "UNKNOWN", "Topic", "kind_of"]

FINDING_KINDS: dict[str, FindingKind] = {
    **status.KINDS,
    **ruling.KINDS,
    **counting.KINDS,
    **arranging.KINDS,
    **incidents.KINDS,
    **asking.KINDS,
    **reading.KINDS,
}


UNKNOWN = FindingKind(Text(context="findings", en=""))
"""The kind of a code that is in no table, which another version of goref may have written."""


def kind_of(finding: Finding) -> FindingKind:
    """Returns the kind of a finding; UNKNOWN if its code is in no table."""
    return FINDING_KINDS.get(finding.code, UNKNOWN)
