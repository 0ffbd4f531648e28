"""Findings about incidents, penalties and protests.

Placeholders as in :mod:`goref.core.findings.ruling`; ``incident`` is the kind of incident.
"""

from __future__ import annotations

from goref.core.findings.kind import AnswerSet, Entries, FindingKind, kind, kinds, plural

INCIDENTS: Entries = {
    "incident-open": kind(
        "Incident {number} ({incident}) is not decided yet.",
        answers=AnswerSet.INCIDENT,
    ),
    "incident-outdated": kind(
        "Incident {number} ({incident}) was decided by what had happened before it; by what "
        "holds now the regulation has another consequence.",
        answers=AnswerSet.INCIDENT,
    ),
    "incidents-at-odds": "Incidents {numbers} would each end the game, in different ways. The first of them "
    "holds: incident {number}.",
    "under-protest": "A protest is lodged and not decided: the result is under protest.",
    "protest-upheld": kind(
        "Protest {number} was upheld: the earlier result is not valid until it is ruled again.",
        short="Protest {number} was upheld: ruled again?",
        answers=AnswerSet.RULED_AGAIN,
    ),
    "penalty-without-source": "The penalty is counted in the unit of this rule set; no source mentions penalties "
    "in it.",
    "penalty-in-zi": "A penalty is stated in zi, in which this rule set does not count; 1 zi is counted "
    "as 2 points. No source mentions it.",
    "penalty-in-lid": kind(
        plural(
            "Incident {number} pays {count}. Is that stone among the prisoners that were stated? Counted so far: it is not.",
            "Incident {number} pays {count}. Are those stones among the prisoners that were stated? Counted so far: they are not.",
        ),
        answers=AnswerSet.LID,
    ),
    "penalty-lid-short": "The stones stated as a penalty in a lid are more than the prisoners that were "
    "stated.",
    "penalty-decides": "Without the penalty the other side would win.",
}

KINDS: dict[str, FindingKind] = {**kinds(INCIDENTS, step="result")}
