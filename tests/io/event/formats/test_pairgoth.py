"""Pairgoth's own file: players, games, byes and placement out of it."""

from __future__ import annotations

import json
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from goref.app.event.formats import IMPORTS, recognised
from goref.core.base.faults import Fault, fault
from goref.core.event.event import Event, EventInfo
from goref.core.event.merge import merge
from goref.core.event.placement import SWISS, Placement
from goref.core.event.result import Verdict
from goref.core.texts.event.events import say
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.pairgoth import read_tournament
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses

FILE: dict[str, Any] = {
    "id": 1, "type": "INDIVIDUAL", "name": "Cup", "shortName": "cup", "startDate": "2026-11-21",
    "endDate": "2026-11-22", "country": "", "location": "Hall", "komi": 7.5, "rounds": 3,
    "pairing": {
        "type": "MAC_MAHON", "main": {"mmsValueAbsent": 0.5, "roundDownScore": True},
        "placement": ["MMS", "SOSM", "NONE", "CATEGORY"], "mmFloor": -20, "mmBar": 0,
    },
    "players": [
        {"id": 1, "name": "Doe", "firstname": "Jo", "rating": 2100, "rank": 0, "country": "fr",
         "club": "75", "egf": "123", "skip": [3, 2], "mmsCorrection": -1},
        {"id": 7, "name": "Roe", "firstname": "Al", "rank": -4, "final": False},
        {"id": 9, "name": "Lee", "firstname": "An"},
    ],
    "games": [
        [{"id": 1, "t": 2, "w": 7, "b": 1, "h": 3, "r": "b"},
         {"id": 2, "t": 0, "w": 9, "b": 0}],
        [{"id": 3, "w": 9, "b": 7, "r": "?"}],
    ],
}  # fmt: skip


def read(change: Any = None) -> Any:
    document = deepcopy(FILE)
    if change is not None:
        change(document)
    return read_tournament(json.dumps(document).encode())


def test_all_of_it_is_read() -> None:
    told = read()
    doe, roe, lee = told.players
    assert (doe.name, doe.rank, doe.rating, doe.country) == ("Doe Jo", "1D", 2100, "FR")
    assert (doe.egf_pin, doe.mms_correction, doe.absent) == ("123", -1, (2, 3))
    assert (roe.rank, roe.rating, lee.rank) == ("4K", None, "")
    first, second = told.pairings
    assert (first.round, first.number, first.black, first.white) == (1, 2, "DOEJO", "ROEAL")
    assert first.handicap == 3
    assert first.result is not None
    assert first.result.verdict is Verdict.BLACK
    assert (second.round, second.number, second.result) == (2, 1, None)
    assert told.byes == ((1, "LEEAN"),)
    assert told.starts
    info = told.info
    assert (info.name, info.place, info.begins, info.rounds) == ("Cup", "Hall", "2026-11-21", 3)
    assert info.komi == Fraction(15, 2)
    assert info.placement == Placement(
        ("MMS", "SOSM", "CAT"), 0, -20, absent_mms=Fraction(1, 2), round_down=True
    )
    assert [note.code for note in told.notes] == ["table-numbered", "players-preliminary"]


def with_facts(**facts: object) -> Any:
    return read(lambda document: document.update(facts))


@pytest.mark.parametrize(
    ("size", "taken"),
    [(19, 19), (13, 13), ("9", 9), (1, 0), (37, 0), (9.5, 0), ([], 0), (True, 0), (None, 0)],
)
def test_the_board_is_taken_or_told(size: object, taken: int) -> None:
    told = with_facts(gobanSize=size)
    assert told.info.size == taken
    codes = [note.code for note in told.notes]
    assert ("size-not-taken" in codes) is (not taken and size is not None)


@pytest.mark.parametrize(
    ("rules", "mine", "told"),
    [
        ("JAPANESE", "japanese", False),
        ("JAPANESE", "aga", True),
        ("AGA", "aga", False),
        ("CHINESE", "chinese-2002", False),
        ("FRENCH", "japanese", True),
        ("PROJECT", "japanese", True),
        (None, "japanese", False),
    ],
)
def test_rules_that_are_not_the_events_are_told_by_name(
    rules: object, mine: str, told: bool
) -> None:
    todo = merge(Event(EventInfo("Cup", rules=mine)), with_facts(rules=rules))
    notes = [note for note in todo.notes if note.code == "file-rules"]
    assert [dict(note.args)["theirs"] for note in notes] == ([rules] if told else [])
    assert all(say(note, language) for note in notes for language in LANGUAGES)


def test_an_event_gets_the_board_that_it_did_not_say() -> None:
    incoming = with_facts(gobanSize=13)
    todo = merge(Event(EventInfo("Cup")), incoming)
    assert todo.info is not None
    assert todo.info.size == 13
    todo = merge(Event(EventInfo("Cup", size=9)), incoming)
    assert todo.info is None or todo.info.size == 9
    (note,) = (n for n in todo.notes if dict(n.args).get("field") == "size")
    assert say(note, EN) == "The event keeps board size 9; the file has 13."


@pytest.mark.parametrize(
    ("sign", "verdict"),
    [("b", Verdict.BLACK), ("w", Verdict.WHITE), ("=", Verdict.DRAW), ("#", Verdict.BOTH_WIN),
     ("0", Verdict.BOTH_LOSE), ("X", Verdict.NO_RESULT), ("?", None), ("!", None)],
)  # fmt: skip
def test_results_by_their_signs(sign: str, verdict: Verdict | None) -> None:
    told = read(lambda d: d["games"][0][0].update(r=sign))
    result = told.pairings[0].result
    assert (result and result.verdict) == verdict
    assert ("result-unknown" in [note.code for note in told.notes]) == (sign == "!")


def test_what_is_not_said_is_as_pairgoth_has_it() -> None:
    def without(document: Any) -> None:
        document["pairing"] = {"placement": ["NBW"]}

    assert read(without).info.placement == Placement(
        ("NBW",), absent_mms=Fraction(1, 2), round_down=True
    )
    assert read(lambda d: d.pop("pairing")).info.placement == SWISS
    assert read(lambda d: d["pairing"].update(placement=["NONE"])).info.placement == SWISS

    def otherwise(document: Any) -> None:
        main = {"mmsValueAbsent": 0, "roundDownScore": False, "sosValueAbsentUseBase": False}
        document["pairing"]["main"] = main

    told = read(otherwise)
    assert (told.info.placement.absent_mms, told.info.placement.round_down) == (0, False)
    assert "absent-sums-differ" in [note.code for note in told.notes]


def _set(*path: Any, to: Any) -> Any:
    def change(document: Any) -> None:
        place = document
        for name in path[:-1]:
            place = place[name]
        place[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (
            _set("type", to="TEAM2"),
            fault("in-json", place="type", problem=fault("pairgoth-teams", kind="TEAM2")),
        ),
        (
            _set("players", 0, "name", to=""),
            fault("in-json", place="players[0]", problem=fault("player-no-name")),
        ),
        (
            _set("players", 1, "id", to=1),
            fault(
                "in-json",
                place="players[1].id",
                problem=fault("json-same-number", name="Doe Jo"),
            ),
        ),
        (
            _set("players", 1, "id", to="7"),
            fault("in-json", place="players[1].id", problem=fault("json-no-number")),
        ),
        (
            _set("players", 0, "rank", to=9),
            fault("in-json", place="players[0].rank", problem=fault("json-no-whole")),
        ),
        (_set("players", 0, "skip", to=[0]), fault("in-json", place="players[0].skip[0]")),
        (
            _set("games", 0, 0, "w", to=8),
            fault("in-json", place="games[0][0].w", problem=fault("json-no-player", number=8)),
        ),
        (
            _set("games", 0, 1, "w", to=0),
            fault("in-json", place="games[0][1]", problem=fault("json-nobody")),
        ),
        (_set("games", 0, 1, "w", to=7), fault("json-plays-there", name="Roe Al")),
        (_set("games", 0, 0, "h", to=99), fault("in-json", place="games[0][0].h")),
        (
            _set("games", to=[[]] * 100),
            fault("in-json", place="games[99]", problem=fault("json-rounds", most=99)),
        ),
        (
            _set("games", 0, to={}),
            fault("in-json", place="games[0]", problem=fault("json-no-list")),
        ),
        (
            _set("komi", to=7.0001),
            fault("in-json", place="komi", problem=fault("json-no-komi")),
        ),
        (_set("pairing", "mmBar", to=-21), fault("floor-above-bar", floor="20K", bar="21K")),
        (
            _set("pairing", "placement", to=["x" * 21]),
            fault("in-json", place="pairing.placement[0]"),
        ),
        (_set("pairing", "main", "mmsValueAbsent", to=0.3), fault("json-no-half")),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: Any, wrong: Fault) -> None:
    with refuses(JsonError, wrong):
        read(change)


def test_the_same_table_twice_is_refused() -> None:
    def twice(document: Any) -> None:
        document["players"].append({"id": 10, "name": "Poe"})
        document["games"][0][1] = {"t": 2, "w": 9, "b": 10}

    with refuses(JsonError, "json-table-there", table="1/2"):
        read(twice)


def test_what_is_no_tournament_is_refused_and_what_is_one_recognised() -> None:
    with refuses(JsonError, "pairgoth-none"):
        read_tournament(b'{"a": 1}')
    data = json.dumps(FILE).encode()
    assert recognised(data) == "pairgoth"
    assert IMPORTS["pairgoth"].read(Event(EventInfo("x")), data, 0).players
