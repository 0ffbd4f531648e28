"""What leaves a case undecided or unconfirmed, in every language."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, kinds

RECORD = {
    "board-empty": Text("findings", "No stone is on the board."),
}

DEAD = {
    "not-ruled": Text(
        "findings", "Nobody has ruled on life and death; every stone is counted as alive."
    ),
    "rest-not-ruled": Text(
        "findings", "Some stones are marked; nobody has said that nothing else is dead."
    ),
    "marked-by-record": Text(
        "findings",
        "Life and death are as the record's own marks have them; no referee has confirmed them.",
    ),
    "marked-in-part": Text(
        "findings",
        "Life and death are taken from the record's own marks, which differ from the count; no "
        "referee has confirmed them.",
    ),
    "marked-by-suggestion": Text(
        "findings",
        "Life and death are as suggested, or as the record marks them; no referee has "
        "confirmed them.",
    ),
    "left-unclear": Text(
        "findings", "Not clear to the second opinion, and not ruled on since: {points}."
    ),
    "trial-open": Text(
        "findings", "{points} went to a trial on the board; nothing has been decided on it yet."
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
}
