"""What a case holds, as values of JSON: answers, rulings, findings, stones put elsewhere.

Everything is read strictly: a value of the wrong type, a point off the board or a point
decided twice is refused with its place. Keys that are not known are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from functools import partial
from math import inf
from operator import attrgetter
from typing import Any, TypeVar

from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.faults import Fault, fault, read_fault, why
from goref.core.base.findings import Arg, Finding, Level, read_arg, written_arg
from goref.core.base.geometry import Grid, Point
from goref.core.base.numbers import decimal
from goref.core.case.case import Answers
from goref.core.case.shift import Shift
from goref.core.case.sources import CaseSources, EventTerms, StonesFrom
from goref.core.game.play_rules import End, PlayedFor
from goref.core.ruling.ruling import Claim, Kind, Life, Ruling, Voice
from goref.core.words.faults.said import in_english
from goref.io.values.fact_names import ANSWERS, OPTIONS

SOURCES = "sources"
KOMI = r"-?\d{1,12}(?:\.\d{1,12}|/[1-9]\d{0,11})?"
MOST = 10**9
"""No number in a case is larger."""
MOST_TRIALS = 200
"""So many trials may be kept with one case."""
MOST_SHIFTS = 1000
"""So many stones of arrangements may be put elsewhere in one case."""

Where = str | Fault
E = TypeVar("E", bound=Enum)


class CaseFileError(ValueError):
    """A case file that cannot be used; the message names the place and what to do."""


class NoCaseError(CaseFileError):
    """What was read is no case at all."""


def encode_shift(board: Grid, shift: Shift) -> dict[str, Any]:
    """A stone put elsewhere as an object for JSON, points by name."""
    return {
        "rules": shift.rules,
        "count": shift.count,
        "side": shift.side.letter if shift.side else None,
        "after": shift.after,
        "from": board.name(shift.source),
        "to": board.name(shift.target),
        **({"tidied": True} if shift.tidied else {}),
    }


def encode_finding(board: Grid, finding: Finding) -> dict[str, Any]:
    """A finding as an object for JSON, points by name."""
    return {
        "code": finding.code,
        "level": finding.level.value,
        "points": board.names(finding.points),
        "args": {
            name: _named(name, written_arg(value), OPTIONS) for name, value in finding.args
        },
        "move": finding.move,
    }


def _named(key: str, value: Any, names: Mapping[str, str]) -> Any:
    """An argument of a finding: facts have other names in files."""
    return names.get(value, value) if key in ("need", "option") else value


def _decode_arg(name: str, value: object, where: Where) -> Arg:
    """An argument of a finding. Raises CaseFileError for what it cannot be."""
    if not isinstance(value, dict):
        return read_arg(name, _named(name, read_text(value, where), ANSWERS))
    try:
        return in_english(read_fault(value))
    except (ValueError, KeyError):
        raise damaged(where, fault("not-text", value=brief(value))) from None


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
        **({"word": ruling.word.value} if ruling.word else {}),
        **({"unclear": board.names(ruling.unclear)} if ruling.unclear else {}),
    }


def encode_answers(answers: Answers) -> dict[str, Any]:
    """The stated answers as an object for JSON; what was not stated is left out."""
    return {
        key: encode(value)
        for key, (encode, _) in CODECS.items()
        if (value := getattr(answers, key)) is not None
    }


def decode_ruling(board: Grid, value: Mapping[str, Any]) -> Ruling:
    """A ruling from its object. Raises CaseFileError for a damaged one."""
    lives: dict[Point, Life] = {}
    where: Where = '"ruling", "lives"'
    for name, names in read_object(value.get("lives", {}), where).items():
        life = _word(Life, name, where)
        for point in decode_points(board, names, _within(where, life.value)):
            if lives.setdefault(point, life) is not life:
                raise damaged(where, fault("has-twice", point=board.name(point)))
    claims: dict[Point, Claim] = {}
    for number, item in enumerate(read_list(value.get("claims", []), '"ruling", "claims"'), 1):
        where = fault("where-claim", number=number)
        entry = read_object(item, where)
        point = _point(board, entry.get("point"), where)
        if point in claims:
            raise damaged(where, fault("has-again", point=board.name(point)))
        claims[point] = decode_claim(entry, where)
    reasons = {
        _point(board, name, '"ruling", "reasons"'): read_text(text, '"ruling", "reasons"')
        for name, text in read_object(value.get("reasons", {}), '"ruling", "reasons"').items()
    }
    word = value.get("word")
    return Ruling(
        lives,
        claims,
        reasons,
        None if word is None else _word(Voice, word, '"ruling", "word"'),
        frozenset(decode_points(board, value.get("unclear", []), '"ruling", "unclear"')),
    )


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
    entry = read_object(value, where)
    args = read_object(entry.get("args", {}), _within(where, "args"))
    move = entry.get("move")
    return Finding(
        required(entry, "code"),
        _word(Level, entry.get("level"), where),
        tuple(sorted(decode_points(board, entry.get("points", []), where))),
        tuple((name, _decode_arg(name, arg, where)) for name, arg in args.items()),
        None if move is None else read_count(move, where),
    )


def decode_shift(board: Grid, value: object, where: Where) -> Shift:
    """A stone put elsewhere, from its object. Raises CaseFileError."""
    entry = read_object(value, where)
    side = entry.get("side")
    return Shift(
        required(entry, "rules"),
        required(entry, "count"),
        None if side is None else _colour(side, where),
        read_count(entry.get("after"), where),
        _point(board, entry.get("from"), where),
        _point(board, entry.get("to"), where),
        entry.get("tidied") is True,
    )


def decode_points(board: Grid, value: object, where: Where) -> list[Point]:
    """Points from a list of names. Raises CaseFileError, which speaks of ``where``."""
    return [_point(board, name, where) for name in read_list(value, where)]


def decode_answers(value: Mapping[str, Any]) -> Answers:
    """Answers from their object. Raises CaseFileError for a damaged one."""
    return Answers(
        **{
            key: decode(value[key], f'"answers", "{key}"')
            for key, (_, decode) in CODECS.items()
            if key in value
        }
    )


def encode_sources(sources: CaseSources) -> dict[str, Any]:
    """Where facts come from, under its key in JSON; nothing if all are the record's or the
    referee's."""
    if sources == CaseSources():
        return {}
    value: dict[str, Any] = {"stones": sources.stones.value}
    if (terms := sources.event) is not None:
        komi = None if terms.komi is None else _komi_text(terms.komi)
        value["event"] = {"rules": terms.rules, "komi": komi, "handicap": terms.handicap}
    return {SOURCES: value}


def decode_sources(value: Mapping[str, Any]) -> CaseSources:
    """The same from its object. Raises CaseFileError for a damaged one."""
    where = '"sources"'
    stones = _word(StonesFrom, value.get("stones", StonesFrom.RECORD.value), where)
    if (event := value.get("event")) is None:
        return CaseSources(stones=stones)
    terms = read_object(event, _within(where, "event"))
    komi = terms.get("komi")
    return CaseSources(
        EventTerms(
            required(terms, "rules"),
            None if komi is None else _komi(komi, where),
            read_count(terms.get("handicap", 0), where),
        ),
        stones,
    )


def damaged(where: Where, problem: Fault) -> CaseFileError:
    """The error for a value that is not what it should be."""
    return CaseFileError(fault("case-damaged", where=where, problem=problem))


def _within(where: Where, key: str) -> Fault:
    return fault("where-key", where=where, key=key)


def brief(value: object) -> object:
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


def required(value: Mapping[str, Any], key: str) -> str:
    if key not in value:
        raise damaged(f'"{key}"', fault("is-missing"))
    return read_text(value[key], f'"{key}"')


def read_object(value: object, where: Where) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise damaged(where, fault("not-object", value=brief(value)))
    return value


def read_list(value: object, where: Where) -> list[Any]:
    if not isinstance(value, list):
        raise damaged(where, fault("not-list", value=brief(value)))
    return value


def read_items(
    source: Mapping[str, Any], key: str, code: str, most: float = inf
) -> Iterator[tuple[Fault, Any]]:
    """The items of a list that may have so many, each with the fault that tells its place."""
    items = read_list(source.get(key, []), f'"{key}"')
    if len(items) > most:
        raise damaged(f'"{key}"', fault("has-too-many", count=len(items), most=most))
    return ((fault(code, number=number), item) for number, item in enumerate(items, 1))


def read_text(value: object, where: Where) -> str:
    if not isinstance(value, str):
        raise damaged(where, fault("not-text", value=brief(value)))
    return value


def read_count(value: object, where: Where) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST:
        raise damaged(where, fault("no-count-there", value=brief(value)))
    return value


def _pair(value: object, where: Where) -> Pair[int]:
    if not isinstance(value, list) or len(value) != 2:
        raise damaged(where, fault("no-pair"))
    return Pair(read_count(value[0], where), read_count(value[1], where))


def _point(board: Grid, value: object, where: Where) -> Point:
    if not isinstance(value, str) or len(value) > 3:
        raise damaged(where, fault("no-point-there", value=brief(value)))
    try:
        return board.point(value)
    except ValueError as error:
        raise damaged(
            where, fault("bad-point", value=brief(value), reason=why(error))
        ) from None


def _word(words: type[E], value: object, where: Where) -> E:
    for word in words:
        if word.value == value:
            return word
    known = ", ".join(str(word.value) for word in words)
    raise damaged(where, fault("none-of-there", value=brief(value), known=known))


def _colour(value: object, where: Where) -> Colour:
    if value not in ("B", "W"):
        raise damaged(where, fault("no-colour-there", value=brief(value)))
    return Colour.from_letter(str(value))


def _komi(value: object, where: Where) -> Fraction:
    if not isinstance(value, str) or re.fullmatch(KOMI, value, re.ASCII) is None:
        raise damaged(where, fault("no-number-there", value=brief(value)))
    return Fraction(value)


def _komi_text(komi: Fraction) -> str:
    try:
        return decimal(komi)
    except ValueError:
        return str(komi)


CODECS: Mapping[str, tuple[Callable[[Any], object], Callable[[object, Where], Any]]] = {
    "komi": (_komi_text, _komi),
    "handicap": (int, read_count),
    "began": (attrgetter("letter"), _colour),
    "first_pass": (attrgetter("value"), partial(_word, Who)),
    "last_play": (attrgetter("value"), partial(_word, Who)),
    "prisoners": (list, _pair),
    "plays": (list, _pair),
    "pass_stones": (list, _pair),
    "end": (attrgetter("value"), partial(_word, End)),
    "bowls": (list, _pair),
    "granted_first": (attrgetter("value"), partial(_word, Who)),
    "played_for": (attrgetter("value"), partial(_word, PlayedFor)),
}
"""How each answer is written and read back, in the order of files."""
