"""Incidents, protests and a regulation in a case file: kept, and read strictly."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from goref.core.base.colour import BLACK, Pair
from goref.core.case.case import Case
from goref.core.incidents.consequence import WARNING, points
from goref.core.incidents.incident import (
    ClockNote,
    Evidence,
    GamePhase,
    Incident,
    LedTo,
    Offender,
    Person,
    Protest,
    ProtestState,
)
from goref.core.incidents.regulation import Scope
from goref.io.case.case_file import decode_case, dump, encode_case, load
from goref.io.values.codec import CaseFileError
from goref.io.values.regulation_file import encode_regulation
from goref.io.values.regulations import decode_regulation, regulation
from tests.core.build import played
from tests.refusals import refuses

GAME = played(9, "C3 D4 E5 F6")
FULL = Incident(
    1,
    "prisoner-not-in-lid",
    Offender.WHITE,
    2,
    GamePhase.STOP,
    "14:20",
    "14:21",
    "14:25",
    ClockNote(BLACK, Pair("0:30", "0:40"), Pair("0:29", "0:40"), Pair("", "0:01")),
    Person.RECORDER,
    Person.BLACK,
    (Evidence.VIDEO, Evidence.ADMISSION),
    "laid on the table",
    "korean-2024",
    "18",
    (WARNING, points(2)),
    (LedTo("warning", 2, Scope.EVENT),),
    (WARNING,),
    "no stones at hand",
    "the referee",
    False,
    GAME.position,
    "the committee",
)
PROTEST = Protest(
    1, Person.WHITE, 1, "14:40", "15:10", "why", ProtestState.UPHELD, "15:00", "us", "so"
)
MINE = encode_regulation(replace(regulation("aga"), id="mine"))
CASE = replace(
    GAME, incidents=(FULL,), protests=(PROTEST,), regulation=regulation("korean-2024")
)


@pytest.mark.parametrize(
    "case",
    [
        CASE,
        replace(GAME, incidents=(Incident(1, "late", Offender.BOTH), replace(FULL, number=7))),
        replace(GAME, incidents=(Incident(1, "other", Offender.NOBODY, decided=()),)),
        replace(GAME, protests=(Protest(1, Person.OTHER),)),
        replace(GAME, regulation=decode_regulation(MINE)),
    ],
)
def test_what_happened_is_kept_with_the_case(case: Case) -> None:
    assert load(dump(case)).case == case


def test_an_earlier_goref_refuses_what_it_would_count_otherwise() -> None:
    assert encode_case(GAME)["goref"] == 1
    assert encode_case(GAME).keys().isdisjoint({"incidents", "protests", "regulation"})
    assert encode_case(CASE)["goref"] == 2


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("incidents",), {}, '"incidents" is an object, not a list'),
        (("incidents",), [{}] * 201, "has 201 of them; 200 are the most"),
        (("incidents", 0, "number"), 0, r"incident 1, \"number\" is no number from 1 up"),
        (("incidents", 0, "kind"), 3, '"kind" is 3, not a text'),
        (("incidents", 0, "side"), "X", "has 'X' where one of B, W, both, nobody"),
        (("incidents", 0, "move"), -1, "where a number from 0 up"),
        (("incidents", 0, "act"), "1" * 41, "is longer than 40 signs"),
        (("incidents", 0, "in_lid"), 1, "is neither true nor false"),
        (("incidents", 0, "decided"), ["2 stones"], "'2 stones' is no consequence"),
        (("incidents", 0, "proposed"), ["loss"] * 11, "has 11 of them; 10 are the most"),
        (("incidents", 0, "clock"), {"running": "X"}, "where B or W should be"),
        (("incidents", 0, "clock"), {"called": ["1"]}, "not a number for Black"),
        (("incidents", 0, "led_to"), [{"what": "x", "nth": 1}], "kind, caution, warning"),
        (("incidents", 0, "board"), [".X", "O"], "says that"),
        (("protests", 0, "by"), "Z", "where one of B, W, referee"),
        (("regulation",), "nobody", "no regulation is called 'nobody'"),
        (("regulation",), 5, "is 5, not an object"),
    ],
)
def test_what_is_damaged_is_refused_with_its_place(
    path: tuple[Any, ...], value: object, words: str
) -> None:
    kept = json.loads(dump(CASE))
    at = kept
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with refuses(CaseFileError, words):
        decode_case(kept)


def test_numbers_rise() -> None:
    kept = json.loads(dump(CASE))
    kept["incidents"] *= 2
    with refuses(CaseFileError, "not numbered in order"):
        decode_case(kept)
