"""Cases as JSON: the ``.goref`` file, and the same object inside a journal.

Reading is strict: a value of the wrong type, a point off the board or a point decided twice
is an error that names its place. Unknown keys are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.case.kept_photo import KeptPhoto
from goref.core.case.kept_trial import KeptTrial
from goref.core.ruling.ruling import Ruling
from goref.io.files import json_bytes
from goref.io.sgf.read import SgfError, SgfGame, read_sgf
from goref.io.sgf.write import write_sgf
from goref.io.values.case_values import (
    MOST_SHIFTS,
    MOST_TRIALS,
    CaseFileError,
    NoCaseError,
    Where,
    brief,
    damaged,
    decode_answers,
    decode_finding,
    decode_points,
    decode_ruling,
    decode_shift,
    decode_sources,
    encode_answers,
    encode_finding,
    encode_ruling,
    encode_shift,
    encode_sources,
    read_count,
    read_items,
    read_list,
    read_object,
    read_text,
    required,
)

FORMAT = 2
"""The newest format that is read."""
PLAIN = 1
"""The format of a case without incidents and photograph, so that an earlier goref reads it too.

That version would not count incidents, and would lose a photograph at the next save.
"""


@frozen
class ReadCase:
    """A case file as read: the case, the game as recorded (if any), and findings.

    ``source`` is the whole object that was read, with the keys that are not part of the case.
    """

    case: Case
    game: SgfGame | None
    findings: tuple[Finding, ...] = ()
    source: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)


def encode_case(case: Case, game: SgfGame | None = None) -> dict[str, Any]:
    """Returns a case as an object for JSON.

    ``game`` keeps data that its record does not hold.
    """
    board = case.record.grid
    more = {**_table(case), **_photograph(case)}
    return {
        "goref": FORMAT if more else PLAIN,
        "sgf": write_sgf(game, case.record, Ruling()).decode("utf-8"),
        "rules": case.rules,
        "ruling": encode_ruling(board, case.ruling),
        "answers": encode_answers(case.answers),
        "voided": sorted(case.voided),
        "void_reasons": {str(n): text for n, text in sorted(case.void_reasons.items())},
        "disputed": board.names(case.disputed),
        "settled": [
            {"finding": encode_finding(board, finding), "reason": reason}
            for finding, reason in case.settled.items()
        ],
        "notes": case.notes,
        "shifts": [encode_shift(board, shift) for shift in case.shifts],
        "trials": [_kept(trial) for trial in case.trials],
        **encode_sources(case.sources),
        **more,
    }


def dump(case: Case, game: SgfGame | None = None) -> bytes:
    """Returns the bytes of a case file."""
    return json_bytes(encode_case(case, game), indent=1) + b"\n"


def load(data: bytes) -> ReadCase:
    """Reads a case file. Raises CaseFileError."""
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CaseFileError(fault("case-no-utf8", byte=error.start)) from None
    except json.JSONDecodeError as error:
        place = fault("case-no-json", line=error.lineno, column=error.colno)
        raise CaseFileError(place) from None
    except ValueError:  # Python refuses numbers of thousands of digits
        raise CaseFileError(fault("case-long-number")) from None
    except RecursionError:
        raise CaseFileError(fault("case-too-deep")) from None
    return decode_case(value)


def decode_case(value: object) -> ReadCase:
    """Reads a case from an object parsed from JSON. Raises CaseFileError."""
    if not isinstance(value, dict) or "goref" not in value:
        raise NoCaseError(fault("case-no-goref"))
    version = value["goref"]
    if not isinstance(version, int) or isinstance(version, bool):
        raise damaged('"goref"', fault("is-no-format"))
    if not PLAIN <= version <= FORMAT:
        code = "case-newer" if version > FORMAT else "case-no-format"
        raise CaseFileError(fault(code, format=brief(version), mine=FORMAT))
    try:
        collection = read_sgf(required(value, "sgf").encode("utf-8", "replace"))
    except SgfError as error:
        raise CaseFileError(fault("case-sgf", reason=why(error))) from None
    game = collection.games[0]
    board = game.record.grid
    case = Case(
        record=game.record,
        ruling=decode_ruling(board, read_object(value.get("ruling", {}), '"ruling"')),
        answers=decode_answers(read_object(value.get("answers", {}), '"answers"')),
        rules=required(value, "rules"),
        voided=_voided(value.get("voided", []), len(game.record.acts)),
        void_reasons=_void_reasons(value.get("void_reasons", {})),
        disputed=frozenset(decode_points(board, value.get("disputed", []), '"disputed"')),
        settled=dict(
            _settled(board, item, where)
            for where, item in read_items(value, "settled", "where-finding")
        ),
        notes=read_text(value.get("notes", ""), '"notes"'),
        shifts=tuple(
            decode_shift(board, item, where)
            for where, item in read_items(value, "shifts", "where-shift", MOST_SHIFTS)
        ),
        trials=tuple(
            _trial(item, where)
            for where, item in read_items(value, "trials", "where-trial", MOST_TRIALS)
        ),
        **_read_table(value),
        photograph=_read_photograph(value.get("photograph")),
        sources=decode_sources(read_object(value.get("sources", {}), '"sources"')),
    )
    return ReadCase(case, game, (*collection.findings, *game.findings), value)


def _table(case: Case) -> dict[str, Any]:
    """Returns the keys for incidents, protests and regulation; none if a case has none."""
    if not (case.incidents or case.protests or case.regulation):
        return {}
    from goref.io.values.incidents_of import encode_table  # few cases have incidents

    return encode_table(case)


def _read_table(value: Mapping[str, Any]) -> dict[str, Any]:
    if not value.keys() & {"incidents", "protests", "regulation"}:
        return {}
    from goref.io.values.incidents_of import decode_table

    return decode_table(value)


def _photograph(case: Case) -> dict[str, Any]:
    if case.photograph is None:
        return {}
    from goref.io.values.kept_photo_file import encode_photo  # few cases have one

    return {"photograph": encode_photo(case.photograph)}


def _read_photograph(value: object) -> KeptPhoto | None:
    if value is None:
        return None
    from goref.io.values.kept_photo_file import decode_photo

    return decode_photo(value)


def _kept(trial: KeptTrial) -> dict[str, Any]:
    from goref.io.values.trial_file import encode_trial  # few cases have trials

    return encode_trial(trial)


def _trial(value: object, where: Where) -> KeptTrial:
    from goref.io.values.trial_file import decode_trial

    try:
        return decode_trial(value)
    except ValueError as error:
        raise damaged(where, fault("cannot-be-read", reason=why(error))) from None


def _settled(board: Grid, value: object, where: Where) -> tuple[Finding, str]:
    entry = read_object(value, where)
    return decode_finding(board, entry.get("finding"), where), read_text(
        entry.get("reason", ""), where
    )


def _void_reasons(value: object) -> dict[int, str]:
    reasons = {}
    for number, text in read_object(value, '"void_reasons"').items():
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise damaged('"void_reasons"', fault("no-move-there", value=brief(number)))
        reasons[int(number)] = read_text(text, '"void_reasons"')
    return reasons


def _voided(value: object, acts: int) -> frozenset[int]:
    numbers = [read_count(number, '"voided"') for number in read_list(value, '"voided"')]
    for number in numbers:
        if not 1 <= number <= acts:
            raise damaged('"voided"', fault("no-move-of", number=number, acts=acts))
    return frozenset(numbers)
