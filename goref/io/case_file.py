"""Cases as JSON: the ``.goref`` file, and the same object inside a journal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from goref.core.case import Answers, Case, End
from goref.core.colour import Colour, Pair, Who
from goref.core.findings import Finding
from goref.core.geometry import Grid, Point
from goref.core.numbers import decimal, parse_decimal
from goref.core.ruling import Claim, Kind, Life, Ruling
from goref.io.sgf_read import SgfError, SgfGame, read_sgf
from goref.io.sgf_write import write_sgf

FORMAT = 1
SUFFIX = ".goref"


class CaseFileError(ValueError):
    """A case file that cannot be used; the message names the place and what to do."""


@dataclass(frozen=True)
class ReadCase:
    """A case file read: the case, the game as written (if any), and findings."""

    case: Case
    game: SgfGame | None
    findings: tuple[Finding, ...] = ()


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
        "notes": case.notes,
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
        "komi": None if answers.komi is None else decimal(answers.komi),
        "handicap": answers.handicap,
        "began": answers.began.letter if answers.began else None,
        "first_pass": answers.first_pass.value if answers.first_pass else None,
        "last_play": answers.last_play.value if answers.last_play else None,
        "prisoners": list(answers.prisoners) if answers.prisoners else None,
        "plays": list(answers.plays) if answers.plays else None,
        "pass_stones": list(answers.pass_stones) if answers.pass_stones else None,
        "end": answers.end.value if answers.end else None,
    }
    return {key: value for key, value in values.items() if value is not None}


def dump(case: Case, game: SgfGame | None = None) -> bytes:
    """A case file."""
    text = json.dumps(encode_case(case, game), ensure_ascii=False, indent=1)
    return (text + "\n").encode("utf-8")


def load(data: bytes) -> ReadCase:
    """Read a case file. Raises CaseFileError."""
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise CaseFileError(f"not a case file: {error}") from None
    return decode_case(value)


def decode_case(value: object) -> ReadCase:
    """A case from an object read from JSON. Raises CaseFileError."""
    if not isinstance(value, dict) or "goref" not in value:
        raise CaseFileError('not a case file: there is no "goref" in it')
    if value["goref"] != FORMAT:
        raise CaseFileError(
            f"the case file has format {value['goref']!r}; this goref reads {FORMAT}: "
            "update goref"
        )
    try:
        collection = read_sgf(_text(value, "sgf").encode("utf-8"))
    except SgfError as error:
        raise CaseFileError(f'"sgf" cannot be read: {error}') from None
    game = collection.games[0]
    board = game.record.grid
    try:
        case = Case(
            record=game.record,
            ruling=decode_ruling(board, _part(value, "ruling")),
            answers=decode_answers(_part(value, "answers")),
            rules=_text(value, "rules"),
            voided=frozenset(int(n) for n in value.get("voided", ())),
            notes=str(value.get("notes", "")),
        )
    except CaseFileError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise CaseFileError(f"the case file is damaged: {error}") from None
    return ReadCase(case, game, (*collection.findings, *game.findings))


def decode_ruling(board: Grid, value: Mapping[str, Any]) -> Ruling:
    """A ruling from its object. Raises ValueError or TypeError for a damaged one."""
    lives: dict[Point, Life] = {}
    for name, points in dict(value.get("lives", {})).items():
        for point in points:
            lives[board.point(point)] = Life(name)
    claims = {}
    for item in value.get("claims", ()):
        owner = None if item["owner"] == "-" else Colour.from_letter(item["owner"])
        claims[board.point(item["point"])] = Claim(Kind(item["kind"]), owner)
    reasons = {
        board.point(name): str(text) for name, text in dict(value.get("reasons", {})).items()
    }
    return Ruling(lives, claims, reasons)


def decode_answers(value: Mapping[str, Any]) -> Answers:
    """Answers from their object. Raises ValueError or TypeError for a damaged one."""

    def pair(key: str) -> Pair[int] | None:
        if key not in value:
            return None
        black, white = value[key]
        return Pair(int(black), int(white))

    def who(key: str) -> Who | None:
        return Who(value[key]) if key in value else None

    return Answers(
        komi=parse_decimal(str(value["komi"])) if "komi" in value else None,
        handicap=int(value["handicap"]) if "handicap" in value else None,
        began=Colour.from_letter(value["began"]) if "began" in value else None,
        first_pass=who("first_pass"),
        last_play=who("last_play"),
        prisoners=pair("prisoners"),
        plays=pair("plays"),
        pass_stones=pair("pass_stones"),
        end=End(value["end"]) if "end" in value else None,
    )


def _text(value: Mapping[str, Any], key: str) -> str:
    text = value.get(key)
    if not isinstance(text, str):
        raise CaseFileError(f'the case file is damaged: "{key}" is missing')
    return text


def _part(value: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    part = value.get(key, {})
    if not isinstance(part, dict):
        raise CaseFileError(f'the case file is damaged: "{key}" is not an object')
    return part
