"""JSON read without trust: the same values as the library's, and every place named."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.faults import Fault, fault
from goref.io.event.formats.json import JsonError, Value, read_json
from tests.refusals import refuses

plain = (
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(-1e9, 1e9).map(lambda number: round(number, 6))
    | st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
)
documents = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=("Cs",)), max_size=6), inner)
    ),
    max_leaves=20,
)


def taken(value: Value) -> object:
    if isinstance(value.holds, Mapping):
        return {name: taken(one) for name, one in value.holds.items()}
    if isinstance(value.holds, tuple):
        return [taken(one) for one in value.holds]
    return value.holds


@given(documents, st.sampled_from([None, 1, "\t"]), st.booleans())
def test_what_is_read_is_what_the_library_reads(document, indent, ascii: bool) -> None:
    text = json.dumps(document, indent=indent, ensure_ascii=ascii)
    told = json.loads(text, parse_float=Fraction)
    for data in (text.encode(), b"\xef\xbb\xbf" + text.encode(), text.encode("utf-16")):
        assert taken(read_json(data).root) == told


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", fault("no-json", line=1, column=1)),
        ('{"a": 1,}', fault("no-json", line=1, column=9)),
        ('{"a":\n [1 2]}', fault("no-json", line=2, column=5)),
        ('{"a": NaN}', fault("no-json", line=1, column=7)),
        ('{"a": 01}', fault("no-json", line=1, column=8)),
        ('{"a": 1} {"b": 2}', fault("no-json", line=1, column=10)),
        (
            '{"a": [1, {"b": 1, "b": 2}]}',
            fault("in-json", place="a[1].b", problem=fault("json-twice")),
        ),
        (
            '{"a": [' + "9" * 31 + "]}",
            fault("in-json", place="a[0]", problem=fault("json-long-number")),
        ),
        ('{"a": 1e61}', fault("in-json", place="a", problem=fault("json-long-number"))),
        ('{"a": "\\ud800"}', fault("no-json")),
        ('{"a": "b}', fault("no-json")),
        ('{"a" 1}', fault("no-json")),
        ("{1: 2}", fault("no-json")),
        ("[" * 40 + "]" * 40, fault("json-deep")),
        ("[" * 100_000, fault("json-deep")),
        ('{"a":' * 100_000, fault("json-deep")),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(text: str, wrong: Fault) -> None:
    with refuses(JsonError, wrong):
        read_json(text.encode())


def test_bytes_that_are_no_text_are_refused() -> None:
    with refuses(JsonError, "json-no-unicode"):
        read_json(b'{"a": "\xff"}')


VALUES = read_json(
    b'{"t": " a\\nb ", "n": 7.5, "i": 3, "f": true, "l": [1], "o": {}, "z": null}'
).root


def test_more_values_than_an_event_has_are_refused_before_any_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def reader(_: str) -> object:
        raise AssertionError("it was read")

    monkeypatch.setattr("goref.io.event.formats.json._Reader", reader)
    with refuses(JsonError, "json-values", count=400001, most=400000):
        read_json(b"[" + b"0," * 400_000 + b"0]")


def test_values_are_asked_for_what_they_are() -> None:
    def one(name: str) -> Value:
        return VALUES.needed(name)

    assert one("t").text() == "a b"
    assert (one("n").number(), one("i").whole(0, 9), one("f").flag()) == (7.5, 3, True)
    assert [value.holds for value in VALUES.every("l")] == [1]
    assert (VALUES["z"], VALUES["?"], VALUES.says("?"), VALUES.every("?")) == (
        *(None, None, ""),
        (),
    )
    for act, words in (
        (lambda: one("i").text(), "i: is not text"),
        (lambda: one("t").number(), "t: is not a number"),
        (lambda: one("f").number(), "f: is not a number"),
        (lambda: one("n").whole(0, 9), "n: is not a whole number from 0 to 9"),
        (lambda: one("i").whole(4, 9), "i: is not a whole number from 4 to 9"),
        (lambda: one("i").flag(), "i: is neither"),
        (lambda: one("o").each(), "o: is not a list"),
        (lambda: one("l").needed("x"), "l: is not an object"),
        (lambda: one("o").needed("x"), "o: .x. is missing"),
    ):
        with refuses(JsonError, says=words):
            act()
    with refuses(JsonError, "json-long-text", most=200):
        read_json(json.dumps("x" * 201).encode()).root.text()


def test_the_whole_file_is_no_place_in_it() -> None:
    with refuses(JsonError, says="^is not an object"):
        read_json(b"[]").root.needed("x")
