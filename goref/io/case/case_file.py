"""Cases as JSON: the ``.goref`` file, and the same object inside a journal.

Files are read strictly (:mod:`goref.io.values.codec`): damage is an error with its place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding
from goref.core.base.frozen import field, frozen
from goref.core.case.case import Case
from goref.core.case.stored_photo import StoredPhoto
from goref.core.ruling.ruling import Ruling
from goref.io.files import json_bytes
from goref.io.sgf.read import SgfError, SgfGame, read_sgf
from goref.io.sgf.write import write_sgf
from goref.io.values.case_values import (
    MOST_TRIALS,
    decode_decisions,
    decode_ruling,
    encode_decisions,
    encode_ruling,
)
from goref.io.values.codec import (
    NO_BOARD,
    CaseFileError,
    brief,
    damaged,
    read_count,
    read_items,
    read_list,
    read_object,
    read_text,
    required,
)
from goref.io.values.kept_photo_file import PHOTO
from goref.io.values.trial_file import decode_trial, encode_trial

FORMAT = 2
"""The newest format that is read."""
PLAIN = 1
"""The format for a case without incidents and photograph, which an earlier goref also reads.

An earlier goref would not count incidents, and would lose a photograph at the next save.
"""


class NoCaseError(CaseFileError):
    """The data are JSON but not a case: they have no key ``goref``."""


@frozen
class ReadCase:
    """A case file that was read: the case, the game as recorded (if any), and findings.

    ``source`` is the whole object that was read, with the keys that are not part of the case.
    """

    case: Case
    game: SgfGame | None
    findings: tuple[Finding, ...] = ()
    source: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)


def encode_case(case: Case, game: SgfGame | None = None) -> dict[str, Any]:
    """Returns a case as an object for JSON.

    ``game`` adds the data of the record's file that the case's record does not hold.
    """
    board = case.record.grid
    told, photograph = encode_decisions(case), _photograph(case)
    newer = photograph or told.keys() & {"incidents", "protests", "regulation"}
    return {
        "goref": FORMAT if newer else PLAIN,
        "sgf": write_sgf(game, case.record, Ruling()).decode("utf-8"),
        "rules": case.rules,
        "ruling": encode_ruling(board, case.ruling),
        "answers": told.pop("answers"),
        "voided": sorted(case.voided),
        "void_reasons": {str(n): text for n, text in sorted(case.void_reasons.items())},
        **{key: told.pop(key) for key in ("disputed", "settled", "notes", "shifts")},
        "trials": [encode_trial(trial) for trial in case.trials],
        **told,
        **photograph,
    }


def dump(case: Case, game: SgfGame | None = None) -> bytes:
    """Returns the bytes of a case file."""
    return json_bytes(encode_case(case, game), indent=1) + b"\n"


def load(data: bytes) -> ReadCase:
    """Reads a case file. Raises CaseFileError, with the place, if it cannot be used."""
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
    """Reads a case from an object parsed from JSON.

    Raises NoCaseError if the object is not a case, CaseFileError if it is damaged or too new.
    """
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
        ruling=decode_ruling(board, value.get("ruling", {})),
        rules=required(value, "rules"),
        voided=_voided(value.get("voided", []), len(game.record.acts)),
        void_reasons=_void_reasons(value.get("void_reasons", {})),
        trials=tuple(
            decode_trial(item, where)
            for where, item in read_items(value, "trials", "where-trial", MOST_TRIALS)
        ),
        photograph=_read_photograph(value.get("photograph")),
        **decode_decisions(board, value),
    )
    return ReadCase(case, game, (*collection.findings, *game.findings), value)


def _photograph(case: Case) -> dict[str, Any]:
    return (
        {}
        if case.photograph is None
        else {"photograph": PHOTO.write(NO_BOARD, case.photograph)}
    )


def _read_photograph(value: object) -> StoredPhoto | None:
    if value is None:
        return None
    return PHOTO.read(NO_BOARD, value, '"photograph"')


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
