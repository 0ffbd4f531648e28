"""Findings about incidents, penalties and protests.

Placeholders as in :mod:`goref.core.findings.ruling`; ``incident`` is the id of a kind.
"""

from __future__ import annotations

from goref.core.base.language import Plural, Text
from goref.core.findings.kind import AnswerSet, Entries, FindingKind, kinds

INCIDENTS: Entries = {
    "incident-open": FindingKind(
        Text("findings", "Incident {number} ({incident}) is not decided yet."),
        answers=AnswerSet.INCIDENT,
    ),
    "incident-outdated": FindingKind(
        Text(
            "findings",
            "Incident {number} ({incident}) was decided by what had happened before it; by "
            "what holds now the regulation has another consequence.",
        ),
        answers=AnswerSet.INCIDENT,
    ),
    "incidents-at-odds": Text(
        "findings",
        "Incidents {numbers} would each end the game, in different ways. The first of them "
        "holds: incident {number}.",
    ),
    "under-protest": Text(
        "findings", "A protest is lodged and not decided: the result is under protest."
    ),
    "protest-upheld": FindingKind(
        Text(
            "findings",
            "Protest {number} was upheld: the earlier result is not valid until it is ruled "
            "again.",
        ),
        short=Text("cards", "Protest {number} was upheld: ruled again?"),
        answers=AnswerSet.RULED_AGAIN,
    ),
    "penalty-without-source": Text(
        "findings",
        "The penalty is counted in the unit of this rule set; no source mentions penalties "
        "in it.",
    ),
    "penalty-in-zi": Text(
        "findings",
        "A penalty is stated in zi, in which this rule set does not count; 1 zi is counted "
        "as 2 points. No source mentions it.",
    ),
    "penalty-in-lid": FindingKind(
        Plural(
            "findings",
            "Incident {number} pays {count}. Is that stone among the prisoners that were "
            "stated? Counted so far: it is not.",
            "Incident {number} pays {count}. Are those stones among the prisoners that "
            "were stated? Counted so far: they are not.",
        ),
        answers=AnswerSet.LID,
    ),
    "penalty-lid-short": Text(
        "findings",
        "The stones stated as a penalty in a lid are more than the prisoners that were stated.",
    ),
    "penalty-decides": Text("findings", "Without the penalty the other side would win."),
}

KINDS: dict[str, FindingKind] = {**kinds(INCIDENTS, step="result")}
