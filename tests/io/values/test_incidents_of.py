"""Incidents, protests and a regulation in a case file: kept, and read strictly."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from goref.core.base.colour import BLACK, Pair
from goref.core.base.faults import Fault, fault
from goref.core.case.case import Case
from goref.core.incidents.consequence import WARNING, points
from goref.core.incidents.incident import (
    ClockNote,
    EarlierOffence,
    Evidence,
    GamePhase,
    Incident,
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
    (EarlierOffence("warning", 2, Scope.EVENT),),
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
    ("path", "value", "wrong"),
    [
        (
            ("incidents",),
            {},
            fault(
                "case-damaged",
                where='"incidents"',
                problem=fault("not-list", value=fault("value-object")),
            ),
        ),
        (("incidents",), [{}] * 201, fault("has-too-many", count=201, most=200)),
        (
            ("incidents", 0, "number"),
            0,
            fault(
                "case-damaged",
                where=fault("where-key", where=fault("where-incident", number=1), key="number"),
                problem=fault("no-number-from-one"),
            ),
        ),
        (
            ("incidents", 0, "kind"),
            3,
            fault(
                "case-damaged",
                where=fault("where-key", key="kind"),
                problem=fault("not-text", value="3"),
            ),
        ),
        (
            ("incidents", 0, "side"),
            "X",
            fault("none-of-there", value="'X'", known="B, W, both, nobody"),
        ),
        (("incidents", 0, "move"), -1, fault("no-count-there")),
        (("incidents", 0, "act"), "1" * 41, fault("text-too-long", most=40)),
        (("incidents", 0, "in_lid"), 1, fault("neither-true-nor-false")),
        (("incidents", 0, "decided"), ["2 stones"], fault("no-consequence", text="2 stones")),
        (("incidents", 0, "proposed"), ["loss"] * 11, fault("has-too-many", count=11, most=10)),
        (("incidents", 0, "clock"), {"running": "X"}, fault("no-colour-there")),
        (("incidents", 0, "clock"), {"called": ["1"]}, fault("no-pair")),
        (
            ("incidents", 0, "led_to"),
            [{"what": "x", "nth": 1}],
            fault("none-of-there", known="kind, caution, warning, reply"),
        ),
        (("incidents", 0, "board"), [".X", "O"], fault("says-that")),
        (
            ("protests", 0, "by"),
            "Z",
            fault("none-of-there", known="B, W, referee, recorder, other"),
        ),
        (("regulation",), "nobody", fault("no-regulation", id="nobody")),
        (("regulation",), 5, fault("not-object", value="5")),
    ],
)
def test_what_is_damaged_is_refused_with_its_place(
    path: tuple[Any, ...], value: object, wrong: Fault
) -> None:
    kept = json.loads(dump(CASE))
    at = kept
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with refuses(CaseFileError, wrong):
        decode_case(kept)


def test_numbers_rise() -> None:
    kept = json.loads(dump(CASE))
    kept["incidents"] *= 2
    with refuses(CaseFileError, "numbers-fall"):
        decode_case(kept)
