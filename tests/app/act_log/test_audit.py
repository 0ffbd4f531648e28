"""The audit: whatever was changed in a saved case is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goref.app.act_log.audit import Audit, audit
from goref.app.act_log.lines import protocol_lines
from goref.app.edits.ruling import WriteNotes
from goref.app.opening import OpeningError, open_bytes
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.core.base.findings import Level
from goref.core.texts.faults.said import said
from goref.io.case.chain import BEGIN, LINK, linked
from goref.io.case.journal import unfinished
from tests.app.sittings import faults, reopened, saved, three_acts
from tests.languages import EN


@pytest.fixture
def three(tmp_path: Path) -> dict[str, Any]:
    """A saved case: two acts, one taken back, a saving; opened again, an act, a saving."""
    return three_acts(tmp_path)


# Tampering


def mapped(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all plain values in an object."""
    if isinstance(value, dict):
        return [p for key, inner in value.items() for p in mapped(inner, (*path, key))]
    if isinstance(value, list):
        return [p for key, inner in enumerate(value) for p in mapped(inner, (*path, key))]
    return [path]


def put(value: Any, path: tuple[Any, ...], change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(value)
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = put(value[path[0]], path[1:], change)
    return copy


def other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value[:-1] + ("b" if value.endswith("a") else "a")
        case _:
            return "a"


def test_any_changed_value_is_found(three: dict[str, Any]) -> None:
    assert faults(three) == []
    assert faults({k: v for k, v in three.items() if k != "protocol"}) == [("none", None)]
    places = mapped(three)
    assert len(places) > 50
    for path in places:
        assert faults(put(three, path, other)), path


@pytest.mark.parametrize("key", ["time", "who", "reason", "life", "points", LINK])
def test_a_changed_act_is_named(three: dict[str, Any], key: str) -> None:
    first = three["protocol"]["entries"][0]
    changed = {
        "time": "2026-08-01T10:00:00+02:00",
        "who": "W",
        "reason": "both agreed",
        "life": "seki",
        "points": ["G3"],
        LINK: "0" * 64,
    }
    first[key] = changed[key]
    assert faults(three)[0] == ("chain", 1)


def test_any_changed_byte_is_found(three: dict[str, Any]) -> None:
    data = json.dumps(three, indent=1).encode()
    looked_at = 0
    for place in range(0, len(data), 7):
        for byte in (data[place] ^ 1, data[place] ^ 16):
            changed = data[:place] + bytes([byte]) + data[place + 1 :]
            try:
                value = json.loads(changed)
            except ValueError:
                continue
            if value == three and json.dumps(value) == json.dumps(three):
                continue  # a gap between two values
            looked_at += 1
            assert faults(value), (place, data[place - 20 : place + 20])
    assert looked_at > 500


@pytest.mark.parametrize("number", range(1, 8))
def test_an_entry_taken_out_is_found(three: dict[str, Any], number: int) -> None:
    del three["protocol"]["entries"][number - 1]
    assert faults(three)[0] == (("chain", number) if number < 7 else ("unsaved", 6))


@pytest.mark.parametrize("number", range(1, 7))
def test_entries_that_changed_places_are_found(three: dict[str, Any], number: int) -> None:
    entries = three["protocol"]["entries"]
    entries[number - 1 : number + 1] = entries[number - 1 : number + 1][::-1]
    assert ("chain", number) in faults(three)


@pytest.mark.parametrize("number", range(1, 8))
def test_a_doubled_entry_is_found(three: dict[str, Any], number: int) -> None:
    entries = three["protocol"]["entries"]
    entries.insert(number, entries[number - 1])
    assert ("chain", number + 1) in faults(three)


@pytest.mark.parametrize("number", range(1, 9))
def test_an_entry_put_in_is_found(three: dict[str, Any], number: int) -> None:
    entries = three["protocol"]["entries"]
    forged = {"time": entries[0]["time"], "who": "W", "edit": "rules", "rules": "aga"}
    before = entries[number - 2][LINK] if number > 1 else three["protocol"]["header"][LINK]
    entries.insert(number - 1, linked(before, forged))
    last = ("chain", number + 1) if number < 8 else ("unsaved", 8)
    assert last in faults(three)


def test_a_protocol_without_its_end_is_found(three: dict[str, Any]) -> None:
    entries = three["protocol"]["entries"]
    del entries[4:]  # down to the first saving
    assert faults(three) == [("outcome", None), ("case", None)]
    del entries[:]
    assert ("unsaved", 0) in faults(three)


def test_a_ruling_changed_beside_the_protocol_is_found(three: dict[str, Any]) -> None:
    three["ruling"]["lives"] = {"seki": ["C7"]}
    assert faults(three) == [("outcome", None), ("case", None)]


def test_a_record_changed_beside_the_protocol_is_found(three: dict[str, Any]) -> None:
    three["protocol"]["start"]["sgf"] = three["sgf"]
    three["sgf"] = three["sgf"].replace("XX[kept]", "XX[lost]")
    assert faults(three) == [("record", None)]  # no act and no stone is another
    three["sgf"] = three["protocol"]["start"]["sgf"].replace("B[cg]", "B[ch]")
    assert faults(three) == [("outcome", None), ("record", None)]


def test_another_beginning_is_found(three: dict[str, Any]) -> None:
    protocol = three["protocol"]
    protocol["start"]["notes"] = "never said"
    assert faults(three)[0] == ("start", 0)
    protocol["start"]["notes"] = ""
    protocol["header"]["time"] = "2026-08-01T10:00:00+02:00"
    assert faults(three) == [("header", 0)]


def test_going_on_after_a_change_does_not_hide_it(
    three: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "changed.goref"
    three["ruling"]["lives"] = {"seki": ["C7"]}
    path.write_text(json.dumps(three))
    session = reopened(path)
    session.do(WriteNotes("more"))
    value = saved(session, path)
    assert faults(value) == [("sitting", 8), ("outcome", None)]


def test_a_whole_new_protocol_cannot_be_told_from_a_true_one(three: dict[str, Any]) -> None:
    """What the chain cannot show: there is no signature. The last link is another, though."""
    protocol = three["protocol"]
    kept = protocol["entries"][-1][LINK]
    protocol["entries"][0]["who"] = "W"
    previous = protocol["header"][LINK]
    for number, entry in enumerate(protocol["entries"]):
        protocol["entries"][number] = linked(previous, entry)
        previous = protocol["entries"][number][LINK]
    assert faults(three) == []
    assert previous != kept


# What fits and is not whole


def looked_at(value: dict[str, Any]) -> Audit:
    (opened,) = open_bytes(json.dumps(value).encode())
    assert opened.kept is not None
    return audit(opened.kept, opened.case)


def chained(protocol: dict[str, Any]) -> None:
    """Make every link of a protocol again."""
    header = protocol["header"] = linked(BEGIN, protocol["header"])
    previous = header[LINK]
    for number, entry in enumerate(protocol["entries"]):
        protocol["entries"][number] = linked(previous, entry)
        previous = protocol["entries"][number][LINK]


def findings(value: dict[str, Any]) -> list[tuple[str, Level]]:
    (opened,) = open_bytes(json.dumps(value).encode())
    return [(f.code, f.level) for f in opened.findings if "acts" in f.code]


def test_a_case_from_its_beginning_is_whole(three: dict[str, Any]) -> None:
    found = looked_at(three)
    assert (found.is_whole, found.before, found.backwards) == (True, "nothing", ())
    assert findings(three) == []


def test_a_case_without_its_protocol_says_so_when_it_is_opened(three: dict[str, Any]) -> None:
    del three["protocol"]
    assert findings(three) == [("acts-unrecorded", Level.CHECK)]
    assert looked_at(three).before == "unrecorded"
    three["protocol"] = {"format": 1, "left-out": 7}
    assert findings(three) == [("acts-unrecorded", Level.CHECK)]
    assert looked_at(three).before == "left-out"


@pytest.mark.parametrize(
    ("protocol", "before"), [(None, "unrecorded"), ({"format": 1, "left-out": 7}, "left-out")]
)
def test_a_protocol_that_was_taken_off_is_missed_ever_after(
    three: dict[str, Any], tmp_path: Path, protocol: Any, before: str
) -> None:
    path = tmp_path / "stripped.goref"
    if protocol is None:
        del three["protocol"]
    else:
        three["protocol"] = protocol
    path.write_text(json.dumps(three))
    for sitting in range(3):
        session = reopened(path)
        session.do(WriteNotes(f"sitting {sitting}"))
        value = saved(session, path)
        found = looked_at(value)
        assert (found.fits, found.is_whole, found.before) == (True, False, before)
        assert findings(value) == [("acts-unrecorded", Level.NOTE)]


def test_a_sitting_that_comes_back_still_says_that_its_protocol_is_gone(
    three: dict[str, Any], tmp_path: Path
) -> None:
    path, journals = tmp_path / "stripped.goref", tmp_path / "journals"
    journals.mkdir()
    for stripped in (False, True):
        if stripped:
            del three["protocol"]
        path.write_text(json.dumps(three))
        session = Session.begin(open_bytes(path.read_bytes())[0], journals, FileStorage(path))
        session.do(WriteNotes("before it was killed"))
        before = set(session.assessment.score.status.open)
        session.leave()
        (left,) = unfinished(journals)
        session = Session.recover(left)
        opened = set(session.assessment.score.status.open)
        assert opened == before
        assert ("acts-unrecorded" in {one.code for one in opened}) is stripped
        session.finish()


def test_times_that_run_backwards_are_named(three: dict[str, Any]) -> None:
    protocol = three["protocol"]
    protocol["entries"][2]["time"] = "2001-01-01T00:00:00+00:00"
    chained(protocol)
    found = looked_at(three)
    assert (found.faults, found.backwards, found.is_whole) == ((), (3,), False)


# Hostile files


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda p: 5, '"protocol" is not an object'),
        (lambda p: None, '"protocol" is not an object'),
        (lambda p: {}, "no format number"),
        (lambda p: {**p, "format": True}, "no format number"),
        (lambda p: {**p, "format": 2}, "update goref"),
        (lambda p: {"format": 9, "left-out": 3}, "update goref"),
        (lambda p: {**p, "header": []}, '"header" is not an object'),
        (lambda p: {**p, "header": {**p["header"], "time": 5}}, 'no text as "time"'),
        (lambda p: {**p, "header": {**p["header"], "earlier": []}}, "an unknown word"),
        (lambda p: {**p, "start": "case"}, '"start" is not an object'),
        (lambda p: {**p, "start": {"protocol": {}}}, "log of rulings of its own"),
        (lambda p: {**p, "entries": {}}, '"entries" is not a list'),
        (lambda p: {**p, "entries": [5]}, "entry 1 is not an object"),
        (lambda p: {**p, "entries": [*p["entries"], {}]}, 'entry 8 has no text as "time"'),
        (lambda p: {**p, "entries": [{**p["entries"][0], "who": {}}]}, "B, W, referee"),
        (lambda p: {**p, "entries": [{**p["entries"][0], "a": deep(50)}]}, "too deeply"),
        (lambda p: {**p, "start": {**p["start"], "a": deep(50)}}, "too deeply"),
    ],
)
def test_a_damaged_protocol_is_refused_with_its_place(
    three: dict[str, Any], change: Callable[[Any], Any], place: str
) -> None:
    three["protocol"] = change(three["protocol"])
    with pytest.raises(OpeningError) as caught:
        open_bytes(json.dumps(three).encode())
    assert place in said(caught.value, EN)
    assert "\n" not in said(caught.value, EN)
    assert len(said(caught.value, EN)) < 200


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    "entry",
    [
        *({"edit": "dance"}, {"redo": True}, {"undo": 1}, {"saved": 5}, {}, {"edit": []}),
        {"edit": "stones", "points": ["Z25"], "life": "dead"},
        {"edit": "rules", "rules": "checkers"},
        {"edit": "facts", "values": {"handicap": 1e999}},
        {"edit": "turn", "symmetry": 99},
        {"edit": "new-board", "size": 10**9, "rows": []},
        {"sitting": "asleep"},
        {"sitting": 7},
    ],
)
def test_an_act_that_makes_no_sense_is_named_though_the_chain_holds(
    three: dict[str, Any], entry: dict[str, Any]
) -> None:
    protocol = three["protocol"]
    stamped = {"time": "2026-08-01T10:00:00+02:00", "who": "B", **entry}
    entries = [*protocol["entries"][:2], stamped, *protocol["entries"][2:]]
    previous = protocol["header"][LINK]
    for number, old in enumerate(entries):
        entries[number] = linked(previous, old)
        previous = entries[number][LINK]
    protocol["entries"] = entries
    assert faults(three) == [("act", 3)]
    (opened,) = open_bytes(json.dumps(three).encode())
    assert opened.kept is not None
    assert opened.kept.protocol is not None
    lines = protocol_lines(opened.kept.protocol, EN)
    assert len(lines) == len(entries) + 1
    assert (lines[3].what, lines[3].who) == (
        "An act that this version of goref cannot read",
        "Black",
    )


def test_a_new_sitting_takes_nothing_of_the_last_one_back(three: dict[str, Any]) -> None:
    protocol = three["protocol"]
    entries = protocol["entries"][:5]  # up to the new sitting
    undone = {"time": "2026-08-01T10:00:00+02:00", "who": "B", "undo": True}
    protocol["entries"] = [*entries, linked(entries[-1][LINK], undone)]
    assert ("act", 6) in faults(three)


@pytest.mark.parametrize("start", [{}, {"goref": 1, "sgf": "("}, {"goref": 7}])
def test_a_start_that_cannot_be_read_is_told(
    three: dict[str, Any], start: dict[str, Any]
) -> None:
    three["protocol"]["start"] = start
    codes = [code for code, _ in faults(three)]
    assert codes[:2] == ["start", "start-unreadable"]
