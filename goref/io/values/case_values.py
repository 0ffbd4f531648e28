"""The contents of a case as values of JSON: answers, rulings, findings, moved stones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from goref.core.base.colour import Who
from goref.core.base.faults import fault, why
from goref.core.base.findings import Arg, Finding, read_arg, read_fault, written_arg
from goref.core.base.geometry import Grid, Point
from goref.core.case.case import Case, StatedFacts
from goref.core.case.shift import Shift
from goref.core.case.sources import CaseSources
from goref.core.game.play_rules import End, PlayedFor
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.io.values.codec import (
    COLOUR,
    COUNT,
    KOMI_CODEC,
    NO_BOARD,
    POINT,
    POINTS,
    CaseFileError,
    FieldCodec,
    Where,
    brief,
    damaged,
    many,
    optional,
    pair,
    read_items,
    read_list,
    read_object,
    read_text,
    record,
    within,
    words,
)
from goref.io.values.fact_names import ANSWERS, OPTIONS

SOURCES = "sources"
MOST_TRIALS = 200
"""The most trials of one case."""
MOST_SHIFTS = 1000
"""The most stones that arrangements may move in one case."""


def _write_args(board: Grid, args: tuple[tuple[str, Arg], ...]) -> dict[str, Any]:
    return {name: _named(name, written_arg(value), OPTIONS) for name, value in args}


def _read_args(board: Grid, value: object, where: Where) -> tuple[tuple[str, Arg], ...]:
    args = read_object(value, where).items()
    return tuple((name, _read_arg(name, arg, where)) for name, arg in args)


def _named(key: str, value: Any, names: Mapping[str, str]) -> Any:
    """Returns an argument of a finding, with a fact's name translated by ``names``."""
    return names.get(value, value) if key in ("need", "option") else value


def _read_arg(name: str, value: object, where: Where) -> Arg:
    """Reads an argument of a finding. Raises CaseFileError if it is damaged."""
    if not isinstance(value, dict):
        return read_arg(name, _named(name, read_text(value, where), ANSWERS))
    from goref.core.texts.faults.said import in_english  # with all sentences, for few findings

    try:
        return in_english(read_fault(value))
    except (ValueError, KeyError):
        raise damaged(where, fault("not-text", value=brief(value))) from None


SHIFT = record(
    Shift,
    "rules count side after from:source to:target tidied",
    lambda key, value: value is False,
    source=POINT,
    target=POINT,
)
FINDING = record(
    Finding,
    "code level points args move",
    points=FieldCodec(Grid.names, lambda *names: tuple(sorted(many(POINT).read(*names)))),
    args=FieldCodec(_write_args, _read_args),
)
SOURCES_CODEC = record(CaseSources, "stones event", lambda key, value: value is None)
CODECS: Mapping[str, FieldCodec[Any]] = {
    "komi": KOMI_CODEC,
    "handicap": COUNT,
    "began": COLOUR,
    "first_pass": words(Who),
    "last_play": words(Who),
    "last_dame": words(Who),
    "last_competitive": words(Who),
    "prisoners": pair(COUNT),
    "plays": pair(COUNT),
    "pass_stones": pair(COUNT),
    "end": words(End),
    "bowls": pair(COUNT),
    "granted_first": words(Who),
    "played_for": words(PlayedFor),
}
"""The codec of each answer, in the order of files."""


def encode_answers(answers: StatedFacts) -> dict[str, Any]:
    """Returns the stated answers as an object for JSON; answers not stated have no key."""
    return {
        key: codec.write(NO_BOARD, value)
        for key, codec in CODECS.items()
        if (value := getattr(answers, key)) is not None
    }


def decode_answers(value: Mapping[str, Any]) -> StatedFacts:
    """Reads answers from their object. Raises CaseFileError if it is damaged."""
    return StatedFacts(
        **{
            key: codec.read(NO_BOARD, value[key], within('"answers"', key))
            for key, codec in CODECS.items()
            if key in value
        }
    )


def _write_claim(board: Grid, claim: PointRuling) -> dict[str, str]:
    owner = claim.owner.letter if claim.owner else "-"
    return {"kind": claim.kind.value, "owner": owner}


def _read_claim(board: Grid, value: object, where: Where) -> PointRuling:
    entry = read_object(value, where)
    kind = words(PointKind).read(board, entry.get("kind"), where)
    owner = entry.get("owner")
    try:
        return PointRuling(kind, None if owner == "-" else COLOUR.read(board, owner, where))
    except CaseFileError:
        raise
    except ValueError as error:
        raise damaged(where, fault("says-that", reason=why(error))) from None


CLAIM = FieldCodec(_write_claim, _read_claim)


def encode_ruling(board: Grid, ruling: Ruling) -> dict[str, Any]:
    """Returns a ruling as an object for JSON, points by name."""
    return {
        "lives": {
            life.value: board.names(ruling.stones(life))
            for life in StoneStatus
            if ruling.stones(life)
        },
        "claims": [
            {"point": board.name(p), **CLAIM.write(board, claim)}
            for p, claim in sorted(ruling.claims.items())
        ],
        "reasons": {board.name(p): text for p, text in sorted(ruling.reasons.items())},
        **({"word": ruling.word.value} if ruling.word else {}),
        **({"unclear": board.names(ruling.unclear)} if ruling.unclear else {}),
    }


def decode_ruling(board: Grid, value: object, at: Where = '"ruling"') -> Ruling:
    """Reads a ruling from its object. Raises CaseFileError if it is damaged."""
    entry = read_object(value, at)
    lives: dict[Point, StoneStatus] = {}
    where = within(at, "lives")
    for name, names in read_object(entry.get("lives", {}), where).items():
        life = words(StoneStatus).read(board, name, where)
        for point in POINTS.read(board, names, within(where, life.value)):
            if lives.setdefault(point, life) is not life:
                raise damaged(where, fault("has-twice", point=board.name(point)))
    claims: dict[Point, PointRuling] = {}
    for number, item in enumerate(read_list(entry.get("claims", []), within(at, "claims")), 1):
        where = fault("where-claim", number=number)
        point = POINT.read(board, read_object(item, where).get("point"), where)
        if point in claims:
            raise damaged(where, fault("has-again", point=board.name(point)))
        claims[point] = CLAIM.read(board, item, where)
    where = within(at, "reasons")
    reasons = {
        POINT.read(board, name, where): read_text(text, where)
        for name, text in read_object(entry.get("reasons", {}), where).items()
    }
    return Ruling(
        lives,
        claims,
        reasons,
        optional(words(StatusSource)).read(board, entry.get("word"), within(at, "word")),
        POINTS.read(board, entry.get("unclear", []), within(at, "unclear")),
    )


RULING = FieldCodec(encode_ruling, decode_ruling)


def encode_table(case: Case) -> dict[str, Any]:
    """Returns the incidents, protests and regulation as keys of a case; empty ones left out."""
    if not (case.incidents or case.protests or case.regulation):
        return {}
    encode, _ = _of_table()
    return encode(case)


def decode_table(value: Mapping[str, Any]) -> dict[str, Any]:
    """Reads the fields of :func:`encode_table`. Raises CaseFileError if they are damaged."""
    if not value.keys() & {"incidents", "protests", "regulation"}:
        return {}
    _, decode = _of_table()
    return decode(value)


def _of_table() -> tuple[
    Callable[[Case], dict[str, Any]], Callable[[Mapping[str, Any]], dict[str, Any]]
]:
    from goref.io.values import incidents_of  # few cases have incidents

    return incidents_of.encode_table, incidents_of.decode_table


def encode_decisions(case: Case) -> dict[str, Any]:
    """Returns the decisions on a case, except ruling, void moves and trials, as its keys."""
    board = case.record.grid
    sources = {SOURCES: SOURCES_CODEC.write(NO_BOARD, case.sources)}
    return {
        "answers": encode_answers(case.answers),
        "disputed": board.names(case.disputed),
        "settled": [
            {"finding": FINDING.write(board, finding), "reason": reason}
            for finding, reason in case.settled.items()
        ],
        "notes": case.notes,
        "shifts": many(SHIFT).write(board, case.shifts),
        **({} if case.sources == CaseSources() else sources),
        **encode_table(case),
    }


def decode_decisions(board: Grid, value: Mapping[str, Any]) -> dict[str, Any]:
    """Reads the fields of :func:`encode_decisions`; missing keys are as in a new case.

    Raises CaseFileError if one is damaged.
    """
    return {
        "answers": decode_answers(read_object(value.get("answers", {}), '"answers"')),
        "disputed": POINTS.read(board, value.get("disputed", []), '"disputed"'),
        "settled": dict(
            _read_settled(board, item, where)
            for where, item in read_items(value, "settled", "where-finding")
        ),
        "notes": read_text(value.get("notes", ""), '"notes"'),
        "shifts": tuple(
            SHIFT.read(board, item, where)
            for where, item in read_items(value, "shifts", "where-shift", MOST_SHIFTS)
        ),
        "sources": SOURCES_CODEC.read(NO_BOARD, value.get(SOURCES, {}), '"sources"'),
        **decode_table(value),
    }


def _read_settled(board: Grid, value: object, where: Where) -> tuple[Finding, str]:
    entry = read_object(value, where)
    finding = FINDING.read(board, entry.get("finding"), where)
    return finding, read_text(entry.get("reason", ""), where)
