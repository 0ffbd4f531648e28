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

from goref.core.arranging.shift import Shift
from goref.core.case import Answers, Case, End
from goref.core.colour import Colour, Pair, Who
from goref.core.findings import Finding, Level
from goref.core.geometry import Grid, Point
from goref.core.numbers import decimal
from goref.core.ruling import Claim, Kind, Life, Ruling
from goref.core.trials.kept import KeptTrial
from goref.io.files import json_bytes, one_line
from goref.io.sgf_read import SgfError, SgfGame, read_sgf
from goref.io.sgf_write import write_sgf
from goref.io.trial_file import MOST_TRIALS, decode_trial, encode_trial

FORMAT = 1
SUFFIX = ".goref"

KOMI = re.compile(r"-?\d{1,12}(?:\.\d{1,12}|/[1-9]\d{0,11})?", re.ASCII)
MOST = 10**9
"""No number in a case is larger."""
MOST_SHIFTS = 1000
"""So many stones of arrangements may be put elsewhere in one case."""

T = TypeVar("T")
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
        raise CaseFileError(f"not a case file: byte {error.start} is no UTF-8") from None
    except json.JSONDecodeError as error:
        raise CaseFileError(
            f"not a case file: line {error.lineno}, column {error.colno}: {error.msg}"
        ) from None
    except ValueError:  # Python reads no numbers of thousands of digits
        raise CaseFileError("not a case file: a number in it is too long") from None
    except RecursionError:
        raise CaseFileError("not a case file: it is nested too deeply") from None
    return decode_case(value)


def decode_case(value: object) -> ReadCase:
    """A case from an object read from JSON. Raises CaseFileError."""
    if not isinstance(value, dict) or "goref" not in value:
        raise CaseFileError('not a case file: there is no "goref" in it')
    version = value["goref"]
    if not isinstance(version, int) or isinstance(version, bool):
        raise damaged('"goref"', "is no format number")
    if version != FORMAT:
        advice = "update goref" if version > FORMAT else "there is no such format"
        raise CaseFileError(
            f"the case file has format {_brief(version)}; this goref reads {FORMAT}: {advice}"
        )
    try:
        collection = read_sgf(_required(value, "sgf").encode("utf-8", "replace"))
    except SgfError as error:
        raise CaseFileError(one_line(f'"sgf" cannot be read: {error}')) from None
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
            _settled(board, item, f'"settled", finding {number}')
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
    where = '"ruling", "lives"'
    for name, names in _object(value.get("lives", {}), where).items():
        life = _word(Life, name, where)
        for point in decode_points(board, names, f'{where}, "{life.value}"'):
            if lives.setdefault(point, life) is not life:
                raise damaged(where, f"has {board.name(point)} twice")
    claims: dict[Point, Claim] = {}
    for number, item in enumerate(_list(value.get("claims", []), '"ruling", "claims"'), 1):
        where = f'"ruling", claim {number}'
        entry = _object(item, where)
        point = _point(board, entry.get("point"), where)
        if point in claims:
            raise damaged(where, f"has {board.name(point)} a second time")
        claims[point] = decode_claim(entry, where)
    reasons = {
        _point(board, name, '"ruling", "reasons"'): _text(text, '"ruling", "reasons"')
        for name, text in _object(value.get("reasons", {}), '"ruling", "reasons"').items()
    }
    return Ruling(lives, claims, reasons)


def decode_claim(value: Mapping[str, Any], where: str) -> Claim:
    """A claim from an object with kind and owner. Raises CaseFileError."""
    kind = _word(Kind, value.get("kind"), where)
    owner = None if value.get("owner") == "-" else _colour(value.get("owner"), where)
    try:
        return Claim(kind, owner)
    except ValueError as error:
        raise damaged(where, f"says that {error}") from None


def decode_finding(board: Grid, value: object, where: str) -> Finding:
    """A finding from its object. Raises CaseFileError."""
    entry = _object(value, where)
    args = _object(entry.get("args", {}), f'{where}, "args"')
    move = entry.get("move")
    return Finding(
        _required(entry, "code"),
        _word(Level, entry.get("level"), where),
        tuple(sorted(decode_points(board, entry.get("points", []), where))),
        tuple((str(key), _text(text, where)) for key, text in args.items()),
        None if move is None else _count(move, where),
    )


def decode_shift(board: Grid, value: object, where: str) -> Shift:
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
        raise damaged('"shifts"', f"has {len(items)} of them; {MOST_SHIFTS} are the most")
    return tuple(
        decode_shift(board, item, f'"shifts", shift {number}')
        for number, item in enumerate(items, 1)
    )


def _trials(value: object) -> tuple[KeptTrial, ...]:
    items = _list(value, '"trials"')
    if len(items) > MOST_TRIALS:
        raise damaged('"trials"', f"has {len(items)} of them; {MOST_TRIALS} are the most")
    trials = []
    for number, item in enumerate(items, 1):
        try:
            trials.append(decode_trial(item))
        except ValueError as error:
            raise damaged(f'"trials", trial {number}', f"cannot be read: {error}") from None
    return tuple(trials)


def _settled(board: Grid, value: object, where: str) -> tuple[Finding, str]:
    entry = _object(value, where)
    return decode_finding(board, entry.get("finding"), where), _text(
        entry.get("reason", ""), where
    )


def _void_reasons(value: object) -> dict[int, str]:
    reasons = {}
    for number, text in _object(value, '"void_reasons"').items():
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise damaged('"void_reasons"', f"has {_brief(number)} where a move should be")
        reasons[int(number)] = _text(text, '"void_reasons"')
    return reasons


def decode_points(board: Grid, value: object, where: str) -> list[Point]:
    """Points from a list of names. Raises CaseFileError, which speaks of ``where``."""
    return [_point(board, name, where) for name in _list(value, where)]


def decode_answers(value: Mapping[str, Any]) -> Answers:
    """Answers from their object. Raises CaseFileError for a damaged one."""

    def read(key: str, decode: Callable[[object, str], T]) -> T | None:
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


def damaged(where: str, problem: str) -> CaseFileError:
    """The error for a value that is not what it should be."""
    return CaseFileError(one_line(f"the case file is damaged: {where} {problem}"))


def _brief(value: object) -> str:
    """A value for a message: texts and numbers shown, as far as they are short."""
    if isinstance(value, str):
        return repr(value[:20])
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST:
        return str(value)
    return {dict: "an object", list: "a list", type(None): "null"}.get(
        type(value), "such a value"
    )


def _required(value: Mapping[str, Any], key: str) -> str:
    if key not in value:
        raise damaged(f'"{key}"', "is missing")
    return _text(value[key], f'"{key}"')


def _object(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise damaged(where, f"is {_brief(value)}, not an object")
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise damaged(where, f"is {_brief(value)}, not a list")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise damaged(where, f"is {_brief(value)}, not a text")
    return value


def _count(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST:
        raise damaged(where, f"has {_brief(value)} where a number from 0 up should be")
    return value


def _pair(value: object, where: str) -> Pair[int]:
    if not isinstance(value, list) or len(value) != 2:
        raise damaged(where, "is not a number for Black and one for White")
    return Pair(_count(value[0], where), _count(value[1], where))


def _point(board: Grid, value: object, where: str) -> Point:
    if not isinstance(value, str) or len(value) > 3:
        raise damaged(where, f"has {_brief(value)} where a point should be")
    try:
        return board.point(value)
    except ValueError as error:
        raise damaged(where, f"has {_brief(value)}: {error}") from None


def _word(words: type[E], value: object, where: str) -> E:
    for word in words:
        if word.value == value:
            return word
    known = ", ".join(str(word.value) for word in words)
    raise damaged(where, f"has {_brief(value)} where one of {known} should be")


def _colour(value: object, where: str) -> Colour:
    if value not in ("B", "W"):
        raise damaged(where, f"has {_brief(value)} where B or W should be")
    return Colour.from_letter(str(value))


def _who(value: object, where: str) -> Who:
    return _word(Who, value, where)


def _end(value: object, where: str) -> End:
    return _word(End, value, where)


def _komi(value: object, where: str) -> Fraction:
    if not isinstance(value, str) or KOMI.fullmatch(value) is None:
        raise damaged(where, f"has {_brief(value)} where a number as text should be")
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
            raise damaged('"voided"', f"has move {number}; the record has {acts}")
    return frozenset(numbers)
