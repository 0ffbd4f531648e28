"""Every kind of finding, by code.

To add a kind, add an entry with its sentence to one of the tables joined here. The part of that
table decides the kind's step and topic.
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
"""The kind for a code that is in no table; another version of goref may have written it."""


def kind_of(finding: Finding) -> FindingKind:
    """Returns the kind of a finding; UNKNOWN if its code is in no table."""
    return FINDING_KINDS.get(finding.code, UNKNOWN)
