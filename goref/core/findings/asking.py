"""Findings about opening a file and about what the user requested.

Placeholders: ``{points}``, ``{move}``, and the names of the finding's arguments.
"""

from __future__ import annotations

from goref.core.findings.kind import (
    AnswerSet,
    Entries,
    FindingKind,
    QuestionKind,
    Topic,
    kind,
    kinds,
)

RECORD: Entries = {
    "option-over-ruling": "{option} overrides the file's own ruling on {points}.",
}

RECORD_ASKED: Entries = {
    "fact-asked": kind(
        "Needed first: {need}.",
        asks=QuestionKind.FACT,
        answers=AnswerSet.FACT,
    ),
}

DEAD: Entries = {
    "dead-suggested": "Nobody marked {points}; counted as dead, as suggested.",
}

SEKI: Entries = {
    "seki-suggested": "Nobody marked {points}; counted as in seki, as suggested.",
}

REMARKS: Entries = {
    "rules-not-known": "The rule set {rules} is not known; {used} is used unless another is chosen.",
    "rules-taken": "The record names no rule set; {used} is used unless another is chosen.",
    "protocol-broken": "The case and its log of rulings do not match: one was changed outside goref (goref "
    "verify says where).",
    "acts-unrecorded": "The origin of this case is not recorded, or not from the beginning: its log of "
    "rulings was removed, was too long, or never existed (goref verify says more).",
    "collection-first-game": "The file holds {count} games; this is the first (--game chooses another).",
    "nothing-suggested": "No further stones are suggested to be dead or in seki.",
    "suggested-otherwise": "The territory marks of the file treat {points} differently from the suggestion: "
    "check again.",
    "suggested-winner-unclear": "The winner depends on {points}, which is unclear: ask the players.",
    "suggested-unclear": "{points} seems {kind}, but it is unclear: ask the players.",
    "suggested-points-unclear": "It is unclear whose {points} is: ask the players.",
    "suggested-border-open": "The border at {points} seems not to be closed: ask the players.",
    "suggested-border-noted": "The border at {points} is left open, and counted as it is; the winner is the same.",
    "engine-silent": "An engine that was asked has given no opinion: {reason}",
    "engine-none": "No engine was found that could be asked (GNU Go, or KataGo with its neural network).",
    "result-stays": "The record says {text}, which no count gives; it is kept (the count says {counted}).",
    "result-kept-unruled": "The record says {text}; it is kept, because nobody has ruled on the board.",
    "result-kept": "The record says {text}; it is kept, because no referee has settled the case (the "
    "count says {counted}).",
    "result-replaced": "The record says {text}; the counted {counted} is written, and {text} is kept with "
    "it.",
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(RECORD_ASKED, step="record", topic=Topic.ASKING),
    **kinds(DEAD, step="dead"),
    **kinds(SEKI, step="seki"),
    **kinds(REMARKS),
}
