"""A case's decisions, other than those on life and death, as marks in a record.

Marks are values of ``XG``, most of them at the root. Texts and objects are JSON, as in a case
file:

- ``rules jpd-a``, ``answer komi "7.5"``, ``disputed D4 E4``, ``notes "…"``;
- ``settled {…}``: a finding accepted as it is;
- ``shift {…}``: a stone of an arrangement moved elsewhere;
- ``incident {…}``, ``protest {…}``, ``regulation …``;
- ``sources {…}``: the origin of facts.

The node of a void move has ``void`` or ``void "reason"``. ``trial 2 {…}`` is at the beginning
of a trial's variation, or at the root if the record no longer has its place.

An unreadable mark is kept and listed, like a mark of a later version.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.case.stored_trial import StoredTrial
from goref.core.game.record import GameRecord
from goref.core.ruling.ruling import Ruling
from goref.io.files import json_bytes
from goref.io.sgf.marks import (
    ANSWER,
    CASE_WORDS,
    DISPUTED,
    INCIDENT,
    NOTES,
    PROTEST,
    REGULATION,
    RULES,
    SETTLED,
    SHIFT,
    SOURCES,
    TRIAL,
    VOID,
    marks_of,
    trial_marks,
)
from goref.io.sgf.syntax import Node
from goref.io.values.case_values import (
    CODECS,
    MOST_SHIFTS,
    MOST_TRIALS,
    decode_answers,
    decode_decisions,
    encode_decisions,
)
from goref.io.values.codec import POINTS, read_text
from goref.io.values.trial_file import decode_trial, encode_trial

WORDS = {
    "settled": SETTLED,
    "shifts": SHIFT,
    "notes": NOTES,
    "sources": SOURCES,
    "regulation": REGULATION,
    "incidents": INCIDENT,
    "protests": PROTEST,
}
"""For each key of a case, the first word of its marks, in the order of case files."""
KEYS = {word: key for key, word in WORDS.items()}
SINGLE = ("notes", "sources", "regulation")
"""Keys with one value; the others have lists, with one mark for each item."""

Told = dict[str, Any]
"""The decisions read so far, by the keys of a case file; trials by their numbers."""


def case_marks(case: Case) -> list[str]:
    """Returns the marks of a case for the root: all but ruling, void moves and trials."""
    told = encode_decisions(case)
    marks = [f"{RULES} {case.rules}"]
    marks += [f"{ANSWER} {name} {_written(value)}" for name, value in told["answers"].items()]
    if told["disputed"]:
        marks.append(f"{DISPUTED} {' '.join(told['disputed'])}")
    for key, word in WORDS.items():
        if value := told.get(key):
            each = [value] if key in SINGLE else value
            marks += [f"{word} {_written(one)}" for one in each]
    return marks


def void_mark(reason: str) -> str:
    """Returns the mark of a void move."""
    return f"{VOID} {_written(reason)}" if reason else VOID


def void_reason(mark: str) -> str:
    """Returns the reason in the mark of a void move. Raises ValueError for an invalid mark."""
    word, _, rest = mark.partition(" ")
    if word != VOID:
        raise ValueError(mark)
    return read_text(_read(rest), VOID) if rest else ""


def trial_mark(number: int, trial: StoredTrial) -> str:
    """Returns the mark of a trial; the numbers of trials count from 1."""
    return f"{TRIAL} {number} {_written(encode_trial(trial))}"


def read_trial_mark(board: Grid, mark: str) -> tuple[int, StoredTrial]:
    """Returns the number and the trial in a mark. Raises ValueError for an invalid mark."""
    word, number, rest = (*mark.split(" ", 2), "", "")[:3]
    if word != TRIAL or not (number.isascii() and number.isdecimal() and len(number) < 5):
        raise ValueError(mark)

    trial = decode_trial(_read(rest), TRIAL)
    if trial.frozen.grid != board:
        raise ValueError(fault("trial-other-board"))
    return int(number), trial


def is_readable(board: Grid, mark: str) -> bool:
    """Returns whether a mark of a case is valid."""
    try:
        _take(board, {}, mark)
    except ValueError:
        return False
    return True


def read_case(
    nodes: list[Node], record: GameRecord, ruling: Ruling, voided: Mapping[int, str]
) -> tuple[Case | None, list[Finding]]:
    """Reads the case that goref wrote; None if the record has no marks except a ruling's.

    Args:
        nodes: the main line.
        voided: the reasons for void moves, by the moves' numbers.

    Returns:
        The case, and findings about trials with unreadable marks. Its ``rules`` are "" if no
        mark names them. Findings about other marks come from :mod:`goref.io.sgf.entries`.
    """
    board, findings = record.grid, list[Finding]()
    told: Told = {}
    some = bool(voided)
    for mark in (mark for node in nodes for mark in marks_of(node)):
        if _word(mark) in CASE_WORDS and is_readable(board, mark):
            _take(board, told, mark)
            some = some or _word(mark) != VOID
    for aside in (aside for node in nodes for aside in node.asides):
        for mark in trial_marks(aside):
            some = True
            try:
                _take(board, told, mark)
            except ValueError:
                findings.append(found("mark-unreadable", Level.CHECK, text=mark[:60]))
    if not some:
        return None, findings
    told["shifts"] = told.get("shifts", [])[:MOST_SHIFTS]
    trials = sorted(told.pop("trials", {}).items())
    case = Case(
        record,
        ruling,
        rules=told.get("rules", ""),
        voided=frozenset(number for number in voided if number <= len(record.acts)),
        void_reasons={number: reason for number, reason in voided.items() if reason},
        trials=tuple(trial for _, trial in trials[:MOST_TRIALS]),
        **decode_decisions(board, told),
    )
    return case, findings


def _take(board: Grid, told: Told, mark: str) -> None:
    """Adds the content of one mark. Raises ValueError for an invalid mark."""
    word, _, rest = mark.partition(" ")
    match word:
        case "rules":
            if not rest or " " in rest:
                raise ValueError(mark)
            told["rules"] = rest
        case "answer":
            name, _, text = rest.partition(" ")
            if name not in CODECS:
                raise ValueError(mark)
            answer = {name: _read(text)}
            decode_answers(answer)
            told["answers"] = {**told.get("answers", {}), **answer}
        case "disputed":
            POINTS.read(board, rest.split(), DISPUTED)
            told["disputed"] = [*told.get("disputed", ()), *rest.split()]
        case "trial":
            number, trial = read_trial_mark(board, mark)
            told.setdefault("trials", {})[number] = trial
        case _ if word in KEYS:
            key, value = KEYS[word], _read(rest)
            decode_decisions(board, {key: value if key in SINGLE else [value]})
            if key in SINGLE:
                told[key] = value
            else:
                told.setdefault(key, []).append(value)
        case _:
            void_reason(mark)


def _word(mark: str) -> str:
    return mark.partition(" ")[0]


def _written(value: object) -> str:
    """Returns a value as JSON on one line, in characters that any program keeps unchanged."""
    return json_bytes(value).decode("utf-8")


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(text[:60]) from None
