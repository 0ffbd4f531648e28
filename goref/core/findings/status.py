"""Findings that leave a case undecided or unconfirmed."""

from __future__ import annotations

from goref.core.findings.kind import AnswerSet, Entries, FindingKind, QuestionKind, kind, kinds

RECORD: Entries = {
    "board-empty": kind(
        "No stone is on the board.",
        short="No stone on the board",
        answers=AnswerSet.SET_UP,
    ),
}

DEAD: Entries = {
    "not-ruled": kind(
        "Nobody has ruled on life and death; every stone is counted as alive.",
        asks=QuestionKind.ACCEPT,
    ),
    "rest-not-ruled": kind(
        "Some stones are marked; nobody has said that nothing else is dead.",
        asks=QuestionKind.ACCEPT,
    ),
    "marked-by-record": kind(
        "Life and death are as the record's own marks have them; no referee has confirmed them.",
        asks=QuestionKind.ACCEPT,
    ),
    "marked-in-part": kind(
        "Life and death are taken from the record's own marks, which differ from the count; no referee has confirmed them.",
        asks=QuestionKind.ACCEPT,
    ),
    "marked-by-suggestion": kind(
        "Life and death are as suggested, or as the record marks them; no referee has confirmed them.",
        asks=QuestionKind.ACCEPT,
    ),
    "left-unclear": kind(
        "Not clear to the second opinion, and not ruled on since: {points}.",
        asks=QuestionKind.STONES,
        why="It cannot be told from the board alone.",
    ),
    "trial-open": kind(
        "{points} went to a trial on the board; nothing has been decided on it yet.",
        asks=QuestionKind.STONES,
        why="It was tried on the board, and nothing was decided.",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(DEAD, step="dead"),
}
