"""A case's decisions other than life and death, as marks in a record.

All are values of ``XG`` at the root. Texts and objects are JSON, as in a case file:
``rules jpd-a``, ``answer komi "7.5"``, ``disputed D4 E4``, ``notes "…"``,
``settled {…}`` (a finding accepted as it is), ``shift {…}`` (a stone of an arrangement moved
elsewhere), ``incident {…}``, ``protest {…}``, ``regulation …``, ``sources {…}`` (the origin
of facts). A move's own node may have ``void`` or ``void "reason"``. ``trial 2 {…}`` is where
a trial's variation begins, or at the root if the record no longer has its place.

An unreadable mark is kept and listed, like one of a later version.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import Grid, Point
from goref.core.case.case import Case
from goref.core.case.kept_trial import KeptTrial
from goref.core.case.shift import Shift
from goref.core.case.sources import CaseSources
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
    decode_finding,
    decode_shift,
    decode_sources,
    encode_answers,
    encode_finding,
    encode_shift,
    encode_sources,
    read_object,
    read_text,
)

WORD_OF = {"incidents": INCIDENT, "protests": PROTEST, REGULATION: REGULATION}
"""The mark for each key of a case that holds incidents, protests or the regulation."""


@dataclass
class Decided:
    """The decisions found so far; ``rules`` is empty if none are named.

    ``trials`` are keyed by their numbers, ``answers`` are objects as in a case file.
    """

    rules: str = ""
    answers: dict[str, Any] = field(default_factory=dict)
    disputed: frozenset[Point] = frozenset()
    settled: dict[Finding, str] = field(default_factory=dict)
    notes: str = ""
    shifts: list[Shift] = field(default_factory=list)
    trials: dict[int, KeptTrial] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    """Incidents, protests and the regulation, as in a case file."""
    sources: CaseSources = field(default_factory=CaseSources)


def case_marks(case: Case) -> list[str]:
    """Returns the marks of a case for the root: all but ruling, void moves and trials."""
    board = case.record.grid
    marks = [f"{RULES} {case.rules}"]
    for name, value in encode_answers(case.answers).items():
        marks.append(f"{ANSWER} {name} {_written(value)}")
    if case.disputed:
        marks.append(f"{DISPUTED} {' '.join(board.names(case.disputed))}")
    for finding, reason in case.settled.items():
        entry = {"finding": encode_finding(board, finding), "reason": reason}
        marks.append(f"{SETTLED} {_written(entry)}")
    marks += [f"{SHIFT} {_written(encode_shift(board, shift))}" for shift in case.shifts]
    if case.notes:
        marks.append(f"{NOTES} {_written(case.notes)}")
    for value in encode_sources(case.sources).values():
        marks.append(f"{SOURCES} {_written(value)}")
    for key, value in _table(case).items():
        word = WORD_OF[key]
        each = value if key != REGULATION else [value]
        marks += [f"{word} {_written(one)}" for one in each]
    return marks


def _table(case: Case) -> dict[str, Any]:
    if not (case.incidents or case.protests or case.regulation):
        return {}
    from goref.io.values.incidents_of import encode_table  # few cases have incidents

    return encode_table(case)


def void_mark(reason: str) -> str:
    """Returns the mark of a void move."""
    return f"{VOID} {_written(reason)}" if reason else VOID


def void_reason(mark: str) -> str:
    """Returns the reason in the mark of a void move. Raises ValueError for an invalid mark."""
    word, _, rest = mark.partition(" ")
    if word != VOID:
        raise ValueError(mark)
    return read_text(_read(rest), VOID) if rest else ""


def trial_mark(number: int, trial: KeptTrial) -> str:
    """Returns the mark of a trial; trials are numbered from 1."""
    from goref.io.values.trial_file import encode_trial  # few cases have trials

    return f"{TRIAL} {number} {_written(encode_trial(trial))}"


def read_trial_mark(board: Grid, mark: str) -> tuple[int, KeptTrial]:
    """Returns number and trial of a mark. Raises ValueError for an invalid mark."""
    word, number, rest = (*mark.split(" ", 2), "", "")[:3]
    if word != TRIAL or not (number.isascii() and number.isdecimal() and len(number) < 5):
        raise ValueError(mark)
    from goref.io.values.trial_file import decode_trial

    trial = decode_trial(_read(rest))
    if trial.frozen.grid != board:
        raise ValueError(fault("trial-other-board"))
    return int(number), trial


def is_readable(board: Grid, mark: str) -> bool:
    """Returns whether a mark of a case is valid."""
    try:
        _take(board, Decided(), mark)
    except ValueError:
        return False
    return True


def read_case(
    nodes: list[Node], record: GameRecord, ruling: Ruling, voided: Mapping[int, str]
) -> tuple[Case | None, list[Finding]]:
    """Reads the case that goref wrote; None if the marks are only those of a ruling.

    Args:
        nodes: the main line.
        voided: void moves by number, with their reasons.

    Returns:
        The case, with its rule set as named (empty if none is), and findings about trials with
        unreadable marks; those about other marks come from reading the nodes.
    """
    board, findings = record.grid, list[Finding]()
    decided = Decided()
    some = bool(voided)
    for mark in (mark for node in nodes for mark in marks_of(node)):
        if _word(mark) in CASE_WORDS and is_readable(board, mark):
            _take(board, decided, mark)
            some = some or _word(mark) != VOID
    for aside in (aside for node in nodes for aside in node.asides):
        for mark in trial_marks(aside):
            some = True
            try:
                _take(board, decided, mark)
            except ValueError:
                findings.append(found("mark-unreadable", Level.CHECK, text=mark[:60]))
    if not some:
        return None, findings
    case = Case(
        record,
        ruling,
        decode_answers(decided.answers),
        decided.rules,
        frozenset(number for number in voided if number <= len(record.acts)),
        {number: reason for number, reason in voided.items() if reason},
        decided.disputed,
        decided.settled,
        decided.notes,
        tuple(decided.shifts[:MOST_SHIFTS]),
        tuple(trial for _, trial in sorted(decided.trials.items())[:MOST_TRIALS]),
        **_read_table(decided.table),
        sources=decided.sources,
    )
    return case, findings


def _read_table(table: dict[str, Any]) -> dict[str, Any]:
    """Returns the fields of a case from valid marks, with each number used once."""
    if not table:
        return {}
    from goref.io.values.incidents_of import decode_table

    return decode_table(table)


def _take_table(decided: Decided, word: str, value: Any) -> None:
    """Adds an incident, a protest or the regulation. Raises ValueError for an invalid mark."""
    from goref.io.values.incidents_of import decode_table

    key = next(key for key, each in WORD_OF.items() if each == word)
    before = decided.table.get(key, [])
    after = value if word == REGULATION else [*before, value]
    decode_table({key: after})
    decided.table[key] = after


def _take(board: Grid, decided: Decided, mark: str) -> None:
    """Adds the content of one mark. Raises ValueError for an invalid mark."""
    word, _, rest = mark.partition(" ")
    match word:
        case "rules":
            if not rest or " " in rest:
                raise ValueError(mark)
            decided.rules = rest
        case "answer":
            name, _, text = rest.partition(" ")
            if name not in CODECS:
                raise ValueError(mark)
            answer = {name: _read(text)}
            decode_answers(answer)
            decided.answers |= answer
        case "disputed":
            decided.disputed |= {board.point(name) for name in rest.split()}
        case "settled":
            entry = read_object(_read(rest), SETTLED)
            finding = decode_finding(board, entry.get("finding"), SETTLED)
            decided.settled[finding] = read_text(entry.get("reason"), SETTLED)
        case "shift":
            decided.shifts.append(decode_shift(board, _read(rest), SHIFT))
        case "notes":
            decided.notes = read_text(_read(rest), NOTES)
        case "incident" | "protest" | "regulation":
            _take_table(decided, word, _read(rest))
        case "sources":
            decided.sources = decode_sources(read_object(_read(rest), SOURCES))
        case "trial":
            number, trial = read_trial_mark(board, mark)
            decided.trials[number] = trial
        case _:
            void_reason(mark)


def _word(mark: str) -> str:
    return mark.partition(" ")[0]


def _written(value: object) -> str:
    """Returns a value on one line, in characters that any program keeps unchanged."""
    return json_bytes(value).decode("utf-8")


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(text[:60]) from None
