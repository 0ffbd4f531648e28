"""Findings about incidents, penalties and protests.

Placeholders as in :mod:`goref.core.findings.ruling`; ``incident`` is the id of a kind.
"""

from __future__ import annotations

from goref.core.findings.kind import AnswerSet, Entries, FindingKind, kind, kinds, plural

INCIDENTS: Entries = {
    "incident-open": kind(
        "Incident {number} ({incident}) is not decided yet.",
        answers=AnswerSet.INCIDENT,
    ),
    "incident-outdated": kind(
        "Incident {number} ({incident}) was decided by what had happened before it; by what holds now the regulation leads to something else.",
        answers=AnswerSet.INCIDENT,
    ),
    "incidents-at-odds": "Incidents {numbers} would each end the game, and not alike. The first of them holds: incident {number}.",
    "under-protest": "A protest is lodged and not decided: the result stands under protest.",
    "protest-upheld": kind(
        "Protest {number} was upheld: the result before it does not stand until it is ruled anew.",
        short="Protest {number} was upheld: ruled anew?",
        answers=AnswerSet.RULED_AGAIN,
    ),
    "penalty-without-source": "The penalty is counted in the unit of this rule set; no source speaks of penalties in it.",
    "penalty-in-zi": "A penalty is stated in zi, in which this rule set does not count; 1 zi is counted as 2 points. No source speaks of it.",
    "penalty-in-lid": kind(
        plural(
            "Incident {number} pays {count}. Is that stone among the prisoners that were stated? Counted so far: it is not.",
            "Incident {number} pays {count}. Are those stones among the prisoners that were stated? Counted so far: they are not.",
        ),
        answers=AnswerSet.LID,
    ),
    "penalty-lid-short": "More stones are said to lie in a lid as a penalty than prisoners were stated.",
    "penalty-decides": "Without the penalty the winner would be another.",
}

KINDS: dict[str, FindingKind] = {**kinds(INCIDENTS, step="result")}
