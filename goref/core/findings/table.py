"""Every kind of finding, by code.

A new one is an entry in one of the tables that are put together here, with its sentence in
every language; step, topic and words follow from where it stands.
"""

from __future__ import annotations

from goref.core.base.findings import Finding
from goref.core.base.language import Text
from goref.core.findings import (
    arranging,
    asking,
    counting,
    incidents,
    reading,
    ruling,
    status,
)
from goref.core.findings.kind import FindingKind

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
"""What is known of a code that stands in no table, as another goref may have written it."""


def kind_of(finding: Finding) -> FindingKind:
    """The kind of a finding."""
    return FINDING_KINDS.get(finding.code, UNKNOWN)
