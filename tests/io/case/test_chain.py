"""The chain: whatever is changed, taken out, put in, doubled or moved is found."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goref.io.case.chain import (
    BEGIN,
    LINK,
    backwards,
    broken_at,
    canonical,
    digest,
    link,
    linked,
)

KEYS = st.text(max_size=4).filter(lambda key: key != LINK)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(), max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=4,
)
ENTRIES = st.dictionaries(KEYS, VALUES, max_size=4)


def chained(*contents: dict[str, Any]) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    for content in contents:
        entries.append(linked(entries[-1][LINK] if entries else BEGIN, content))
    return entries


def four() -> list[dict[str, Any]]:
    return chained(*({"time": f"2026-08-01T10:0{n}:00+02:00", "n": n} for n in range(4)))


def test_a_link_is_the_hash_of_the_link_before_and_the_entry() -> None:
    entry = {"b": "劫", "a": [1, None]}
    written = '{"a":[1,null],"b":"劫"}'.encode()
    assert link("0f", entry) == sha256(b"0f\n" + written).hexdigest()
    assert linked("0f", entry) == {**entry, LINK: link("0f", entry)}
    assert link("0f", linked("0f", entry)) == link("0f", entry)


def test_a_whole_chain_fits() -> None:
    assert broken_at([]) is None
    assert broken_at(four()) is None
    assert broken_at(json.loads(json.dumps(four()))) is None


@given(st.lists(ENTRIES, min_size=1, max_size=4), st.data())
def test_any_other_content_is_found_where_it_is(
    contents: list[dict[str, Any]], data: st.DataObject
) -> None:
    entries = chained(*contents)
    place = data.draw(st.integers(0, len(entries) - 1))
    other = data.draw(ENTRIES)
    assume(canonical(other) != canonical(contents[place]))
    entries[place] = {**other, LINK: entries[place][LINK]}
    assert broken_at(entries) == place


@given(st.lists(ENTRIES, max_size=3))
def test_a_file_keeps_the_chain(contents: list[dict[str, Any]]) -> None:
    assert broken_at(json.loads(json.dumps(chained(*contents), indent=1))) is None


@pytest.mark.parametrize("place", range(4))
def test_a_missing_entry_is_found_at_the_next(place: int) -> None:
    entries = four()
    del entries[place]
    # The end can be cut off a chain; that a protocol ends with a saving is asked elsewhere.
    assert broken_at(entries) == (place if place < 3 else None)


@pytest.mark.parametrize("place", range(3))
def test_what_changed_places_is_found(place: int) -> None:
    entries = four()
    entries[place], entries[place + 1] = entries[place + 1], entries[place]
    assert broken_at(entries) == place


@pytest.mark.parametrize("place", range(4))
def test_a_doubled_entry_is_found(place: int) -> None:
    entries = four()
    entries.insert(place, entries[place])
    assert broken_at(entries) == place + 1


@pytest.mark.parametrize("place", range(5))
def test_an_entry_put_in_is_found(place: int) -> None:
    entries = four()
    before = entries[place - 1][LINK] if place else BEGIN
    entries.insert(place, {"n": 9})
    assert broken_at(entries) == place
    entries[place] = linked(before, {"n": 9})
    assert broken_at(entries) == (place + 1 if place < 4 else None)


@pytest.mark.parametrize("chain", [None, 5, "", "0" * 64])
def test_a_link_of_another_kind_does_not_fit(chain: object) -> None:
    entries = four()
    entries[2][LINK] = chain
    assert broken_at(entries) == 2
    del entries[2][LINK]
    assert broken_at(entries) == 2


def test_values_of_another_kind_are_other_values() -> None:
    likes: list[Any] = [1, 1.0, True, "1", [1], None, {}, [], ""]
    assert len({digest(value) for value in likes}) == len(likes)
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest("\udcff") != digest("?")


@pytest.mark.parametrize(
    ("times", "places"),
    [
        ("10:00:00+02:00 10:00:00+02:00 10:00:01+02:00", ()),
        ("10:00:00+02:00 09:30:00+01:00", ()),  # summer time is over
        ("10:00:00+02:00 09:59:59+02:00 10:00:00+02:00", (1,)),
        ("10:00:00+02:00 12:00:00+02:00 11:00:00+02:00 10:00:00+02:00", (2, 3)),
        ("10:00:00+02:00 noon 09:00:00+02:00", (2,)),
    ],
)
def test_times_that_run_backwards(times: str, places: tuple[int, ...]) -> None:
    assert backwards(f"2026-10-25T{time}" for time in times.split()) == places


def test_no_time_is_too_strange() -> None:
    assert backwards(["", "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "x"]) == ()
