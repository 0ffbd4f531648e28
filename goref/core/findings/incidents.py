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
            "Incident {number} ({incident}) was decided by what had happened before it; by what "
            "holds now the regulation leads to something else.",
        ),
        answers=AnswerSet.INCIDENT,
    ),
    "incidents-at-odds": Text(
        "findings",
        "Incidents {numbers} would each end the game, and not alike. The first of them holds: "
        "incident {number}.",
    ),
    "under-protest": Text(
        "findings", "A protest is lodged and not decided: the result stands under protest."
    ),
    "protest-upheld": FindingKind(
        Text(
            "findings",
            "Protest {number} was upheld: the result before it does not stand until it is ruled anew.",
        ),
        short=Text("cards", "Protest {number} was upheld: ruled anew?"),
        answers=AnswerSet.RULED_AGAIN,
    ),
    "penalty-without-source": Text(
        "findings",
        "The penalty is counted in the unit of this rule set; no source speaks of penalties in "
        "it.",
    ),
    "penalty-in-zi": Text(
        "findings",
        "A penalty is stated in zi, in which this rule set does not count; 1 zi is counted as 2 "
        "points. No source speaks of it.",
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
        "More stones are said to lie in a lid as a penalty than prisoners were stated.",
    ),
    "penalty-decides": Text("findings", "Without the penalty the winner would be another."),
}

KINDS: dict[str, FindingKind] = {**kinds(INCIDENTS, step="result")}
