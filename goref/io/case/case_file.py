"""Cases as JSON: the ``.goref`` file, and the same object inside a journal.

Everything is read strictly: a value of the wrong type, a point off the board or a point
decided twice is refused with its place. Keys that are not known are passed over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.faults import Fault, fault, why
from goref.core.base.findings import Finding, Level
from goref.core.base.geometry import Grid, Point
from goref.core.base.numbers import decimal
from goref.core.case.case import Answers, Case, End
from goref.core.case.kept_trial import KeptTrial
from goref.core.case.shift import Shift
from goref.core.ruling.ruling import Claim, Kind, Life, Ruling
from goref.io.files import json_bytes
from goref.io.sgf.read import SgfError, SgfGame, read_sgf
from goref.io.sgf.write import write_sgf
from goref.io.values.trial_file import MOST_TRIALS, decode_trial, encode_trial

FORMAT = 1
SUFFIX = ".goref"

KOMI = re.compile(r"-?\d{1,12}(?:\.\d{1,12}|/[1-9]\d{0,11})?", re.ASCII)
MOST = 10**9
"""No number in a case is larger."""
MOST_SHIFTS = 1000
"""So many stones of arrangements may be put elsewhere in one case."""

T = TypeVar("T")
Where = str | Fault
E = TypeVar("E", bound=Enum)


class CaseFileError(ValueError):
    """A case file that cannot be used; the message names the place and what to do."""


@dataclass(frozen=True)
class ReadCase:
    """A case file read: the case, the game as written (if any), and findings.

    ``source`` is the object it was read from, with what is not of the case itself.
    """

    case: Case
    game: SgfGame | None
    findings: tuple[Finding, ...] = ()
    source: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)


def encode_case(case: Case, game: SgfGame | None = None) -> dict[str, Any]:
    """A case as an object for JSON. ``game`` keeps what its record does not hold."""
    board = case.record.grid
    return {
        "goref": FORMAT,
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
        "trials": [encode_trial(trial) for trial in case.trials],
    }


def encode_shift(board: Grid, shift: Shift) -> dict[str, Any]:
    """A stone put elsewhere as an object for JSON, points by name."""
    return {
        "rules": shift.rules,
        "count": shift.count,
        "side": shift.side.letter if shift.side else None,
        "after": shift.after,
        "from": board.name(shift.source),
        "to": board.name(shift.target),
    }


def encode_finding(board: Grid, finding: Finding) -> dict[str, Any]:
    """A finding as an object for JSON, points by name."""
    return {
        "code": finding.code,
        "level": finding.level.value,
        "points": board.names(finding.points),
        "args": dict(finding.args),
        "move": finding.move,
    }


def encode_ruling(board: Grid, ruling: Ruling) -> dict[str, Any]:
    """A ruling as an object for JSON, points by name."""
    return {
        "lives": {
            life.value: board.names(ruling.stones(life)) for life in Life if ruling.stones(life)
        },
        "claims": [
            {
                "point": board.name(p),
                "kind": claim.kind.value,
                "owner": claim.owner.letter if claim.owner else "-",
            }
            for p, claim in sorted(ruling.claims.items())
        ],
        "reasons": {board.name(p): text for p, text in sorted(ruling.reasons.items())},
    }


def encode_answers(answers: Answers) -> dict[str, Any]:
    """The stated answers as an object for JSON; what was not stated is left out."""
    values: dict[str, Any] = {
        "komi": None if answers.komi is None else _komi_text(answers.komi),
        "handicap": answers.handicap,
        "began": answers.began.letter if answers.began else None,
        "first_pass": answers.first_pass.value if answers.first_pass else None,
        "last_play": answers.last_play.value if answers.last_play else None,
        "prisoners": list(answers.prisoners) if answers.prisoners else None,
        "plays": list(answers.plays) if answers.plays else None,
        "pass_stones": list(answers.pass_stones) if answers.pass_stones else None,
        "end": answers.end.value if answers.end else None,
        "bowls": list(answers.bowls) if answers.bowls else None,
    }
    return {key: value for key, value in values.items() if value is not None}


def dump(case: Case, game: SgfGame | None = None) -> bytes:
    """A case file."""
    return json_bytes(encode_case(case, game), indent=1) + b"\n"


def load(data: bytes) -> ReadCase:
    """Read a case file. Raises CaseFileError."""
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CaseFileError(fault("case-no-utf8", byte=error.start)) from None
    except json.JSONDecodeError as error:
        place = fault("case-no-json", line=error.lineno, column=error.colno)
        raise CaseFileError(place) from None
    except ValueError:  # Python reads no numbers of thousands of digits
        raise CaseFileError(fault("case-long-number")) from None
    except RecursionError:
        raise CaseFileError(fault("case-too-deep")) from None
    return decode_case(value)


def decode_case(value: object) -> ReadCase:
    """A case from an object read from JSON. Raises CaseFileError."""
    if not isinstance(value, dict) or "goref" not in value:
        raise CaseFileError(fault("case-no-goref"))
    version = value["goref"]
    if not isinstance(version, int) or isinstance(version, bool):
        raise damaged('"goref"', fault("is-no-format"))
    if version != FORMAT:
        code = "case-newer" if version > FORMAT else "case-no-format"
        raise CaseFileError(fault(code, format=_brief(version), mine=FORMAT))
    try:
        collection = read_sgf(_required(value, "sgf").encode("utf-8", "replace"))
    except SgfError as error:
        raise CaseFileError(fault("case-sgf", reason=why(error))) from None
    game = collection.games[0]
    board = game.record.grid
    case = Case(
        record=game.record,
        ruling=decode_ruling(board, _object(value.get("ruling", {}), '"ruling"')),
        answers=decode_answers(_object(value.get("answers", {}), '"answers"')),
        rules=_required(value, "rules"),
        voided=_voided(value.get("voided", []), len(game.record.acts)),
        void_reasons=_void_reasons(value.get("void_reasons", {})),
        disputed=frozenset(decode_points(board, value.get("disputed", []), '"disputed"')),
        settled=dict(
            _settled(board, item, fault("where-finding", number=number))
            for number, item in enumerate(_list(value.get("settled", []), '"settled"'), 1)
        ),
        notes=_text(value.get("notes", ""), '"notes"'),
        shifts=_shifts(board, value.get("shifts", [])),
        trials=_trials(value.get("trials", [])),
    )
    return ReadCase(case, game, (*collection.findings, *game.findings), value)


def decode_ruling(board: Grid, value: Mapping[str, Any]) -> Ruling:
    """A ruling from its object. Raises CaseFileError for a damaged one."""
    lives: dict[Point, Life] = {}
    where: Where = '"ruling", "lives"'
    for name, names in _object(value.get("lives", {}), where).items():
        life = _word(Life, name, where)
        for point in decode_points(board, names, _within(where, life.value)):
            if lives.setdefault(point, life) is not life:
                raise damaged(where, fault("has-twice", point=board.name(point)))
    claims: dict[Point, Claim] = {}
    for number, item in enumerate(_list(value.get("claims", []), '"ruling", "claims"'), 1):
        where = fault("where-claim", number=number)
        entry = _object(item, where)
        point = _point(board, entry.get("point"), where)
        if point in claims:
            raise damaged(where, fault("has-again", point=board.name(point)))
        claims[point] = decode_claim(entry, where)
    reasons = {
        _point(board, name, '"ruling", "reasons"'): _text(text, '"ruling", "reasons"')
        for name, text in _object(value.get("reasons", {}), '"ruling", "reasons"').items()
    }
    return Ruling(lives, claims, reasons)


def decode_claim(value: Mapping[str, Any], where: Where) -> Claim:
    """A claim from an object with kind and owner. Raises CaseFileError."""
    kind = _word(Kind, value.get("kind"), where)
    owner = None if value.get("owner") == "-" else _colour(value.get("owner"), where)
    try:
        return Claim(kind, owner)
    except ValueError as error:
        raise damaged(where, fault("says-that", reason=why(error))) from None


def decode_finding(board: Grid, value: object, where: Where) -> Finding:
    """A finding from its object. Raises CaseFileError."""
    entry = _object(value, where)
    args = _object(entry.get("args", {}), _within(where, "args"))
    move = entry.get("move")
    return Finding(
        _required(entry, "code"),
        _word(Level, entry.get("level"), where),
        tuple(sorted(decode_points(board, entry.get("points", []), where))),
        tuple((str(key), _text(text, where)) for key, text in args.items()),
        None if move is None else _count(move, where),
    )


def decode_shift(board: Grid, value: object, where: Where) -> Shift:
    """A stone put elsewhere, from its object. Raises CaseFileError."""
    entry = _object(value, where)
    side = entry.get("side")
    return Shift(
        _required(entry, "rules"),
        _required(entry, "count"),
        None if side is None else _colour(side, where),
        _count(entry.get("after"), where),
        _point(board, entry.get("from"), where),
        _point(board, entry.get("to"), where),
    )


def _shifts(board: Grid, value: object) -> tuple[Shift, ...]:
    items = _list(value, '"shifts"')
    if len(items) > MOST_SHIFTS:
        raise damaged('"shifts"', fault("has-too-many", count=len(items), most=MOST_SHIFTS))
    return tuple(
        decode_shift(board, item, fault("where-shift", number=number))
        for number, item in enumerate(items, 1)
    )


def _trials(value: object) -> tuple[KeptTrial, ...]:
    items = _list(value, '"trials"')
    if len(items) > MOST_TRIALS:
        raise damaged('"trials"', fault("has-too-many", count=len(items), most=MOST_TRIALS))
    trials = []
    for number, item in enumerate(items, 1):
        try:
            trials.append(decode_trial(item))
        except ValueError as error:
            where = fault("where-trial", number=number)
            raise damaged(where, fault("cannot-be-read", reason=why(error))) from None
    return tuple(trials)


def _settled(board: Grid, value: object, where: Where) -> tuple[Finding, str]:
    entry = _object(value, where)
    return decode_finding(board, entry.get("finding"), where), _text(
        entry.get("reason", ""), where
    )


def _void_reasons(value: object) -> dict[int, str]:
    reasons = {}
    for number, text in _object(value, '"void_reasons"').items():
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise damaged('"void_reasons"', fault("no-move-there", value=_brief(number)))
        reasons[int(number)] = _text(text, '"void_reasons"')
    return reasons


def decode_points(board: Grid, value: object, where: Where) -> list[Point]:
    """Points from a list of names. Raises CaseFileError, which speaks of ``where``."""
    return [_point(board, name, where) for name in _list(value, where)]


def decode_answers(value: Mapping[str, Any]) -> Answers:
    """Answers from their object. Raises CaseFileError for a damaged one."""

    def read(key: str, decode: Callable[[object, Where], T]) -> T | None:
        return decode(value[key], f'"answers", "{key}"') if key in value else None

    return Answers(
        komi=read("komi", _komi),
        handicap=read("handicap", _count),
        began=read("began", _colour),
        first_pass=read("first_pass", _who),
        last_play=read("last_play", _who),
        prisoners=read("prisoners", _pair),
        plays=read("plays", _pair),
        pass_stones=read("pass_stones", _pair),
        end=read("end", _end),
        bowls=read("bowls", _pair),
    )


def damaged(where: Where, problem: Fault) -> CaseFileError:
    """The error for a value that is not what it should be."""
    return CaseFileError(fault("case-damaged", where=where, problem=problem))


def _within(where: Where, key: str) -> Fault:
    return fault("where-key", where=where, key=key)


def _brief(value: object) -> object:
    """A value for a message: texts and numbers shown, as far as they are short."""
    if isinstance(value, str):
        return repr(value[:20])
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST:
        return str(value)
    if value is None:
        return "null"
    if isinstance(value, dict):
        return fault("value-object")
    return fault("value-list") if isinstance(value, list) else fault("value-other")


def _required(value: Mapping[str, Any], key: str) -> str:
    if key not in value:
        raise damaged(f'"{key}"', fault("is-missing"))
    return _text(value[key], f'"{key}"')


def _object(value: object, where: Where) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise damaged(where, fault("not-object", value=_brief(value)))
    return value


def _list(value: object, where: Where) -> list[Any]:
    if not isinstance(value, list):
        raise damaged(where, fault("not-list", value=_brief(value)))
    return value


def _text(value: object, where: Where) -> str:
    if not isinstance(value, str):
        raise damaged(where, fault("not-text", value=_brief(value)))
    return value


def _count(value: object, where: Where) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST:
        raise damaged(where, fault("no-count-there", value=_brief(value)))
    return value


def _pair(value: object, where: Where) -> Pair[int]:
    if not isinstance(value, list) or len(value) != 2:
        raise damaged(where, fault("no-pair"))
    return Pair(_count(value[0], where), _count(value[1], where))


def _point(board: Grid, value: object, where: Where) -> Point:
    if not isinstance(value, str) or len(value) > 3:
        raise damaged(where, fault("no-point-there", value=_brief(value)))
    try:
        return board.point(value)
    except ValueError as error:
        raise damaged(
            where, fault("bad-point", value=_brief(value), reason=why(error))
        ) from None


def _word(words: type[E], value: object, where: Where) -> E:
    for word in words:
        if word.value == value:
            return word
    known = ", ".join(str(word.value) for word in words)
    raise damaged(where, fault("none-of-there", value=_brief(value), known=known))


def _colour(value: object, where: Where) -> Colour:
    if value not in ("B", "W"):
        raise damaged(where, fault("no-colour-there", value=_brief(value)))
    return Colour.from_letter(str(value))


def _who(value: object, where: Where) -> Who:
    return _word(Who, value, where)


def _end(value: object, where: Where) -> End:
    return _word(End, value, where)


def _komi(value: object, where: Where) -> Fraction:
    if not isinstance(value, str) or KOMI.fullmatch(value) is None:
        raise damaged(where, fault("no-number-there", value=_brief(value)))
    return Fraction(value)


def _komi_text(komi: Fraction) -> str:
    try:
        return decimal(komi)
    except ValueError:
        return str(komi)


def _voided(value: object, acts: int) -> frozenset[int]:
    numbers = [_count(number, '"voided"') for number in _list(value, '"voided"')]
    for number in numbers:
        if not 1 <= number <= acts:
            raise damaged('"voided"', fault("no-move-of", number=number, acts=acts))
    return frozenset(numbers)
