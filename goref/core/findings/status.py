"""Findings that leave a case undecided or unconfirmed."""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import AnswerSet, Entries, FindingKind, QuestionKind, kinds

RECORD: Entries = {
    "board-empty": FindingKind(
        Text("findings", "There is no stone on the board."),
        short=Text("cards", "No stone on the board"),
        answers=AnswerSet.SET_UP,
    ),
}

DEAD: Entries = {
    "not-ruled": FindingKind(
        Text(
            "findings", "Nobody has ruled on life and death; every stone is counted as alive."
        ),
        asks=QuestionKind.ACCEPT,
    ),
    "rest-not-ruled": FindingKind(
        Text(
            "findings", "Some stones are marked; nobody has stated that nothing else is dead."
        ),
        asks=QuestionKind.ACCEPT,
    ),
    "marked-by-record": FindingKind(
        Text(
            "findings",
            "Life and death are as in the record's own marks; no referee has confirmed them.",
        ),
        asks=QuestionKind.ACCEPT,
    ),
    "marked-in-part": FindingKind(
        Text(
            "findings",
            "Life and death are taken from the record's own marks, which differ from the count; no "
            "referee has confirmed them.",
        ),
        asks=QuestionKind.ACCEPT,
    ),
    "marked-by-suggestion": FindingKind(
        Text(
            "findings",
            "Life and death are as suggested, or as the record marks them; no referee has "
            "confirmed them.",
        ),
        asks=QuestionKind.ACCEPT,
    ),
    "left-unclear": FindingKind(
        Text("findings", "Not clear to the second opinion, and not ruled on since: {points}."),
        asks=QuestionKind.STONES,
        why=Text("cards", "The board alone does not show it."),
    ),
    "trial-open": FindingKind(
        Text(
            "findings",
            "{points} were played out in a trial on the board; nothing has been decided on "
            "them yet.",
        ),
        asks=QuestionKind.STONES,
        why=Text("cards", "It was played out on the board, and nothing was decided."),
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
}
