"""JSON that is no game: what it looks like, and what to do, in every language."""

from __future__ import annotations

import json
import re

import pytest

from goref.app.opening import OpeningError, open_bytes
from goref.core.texts.faults.said import said
from goref.io.records.json_record import CASE, KATAGO_QUERY, KINDS, MOST_BYTES, TO_RECORD
from tests.attack.fuzz import CORPUS
from tests.languages import EN, LANGUAGES
from tests.wordings import in_words, like, tells

QUERY = b'{"id": "q", "moves": [["B", "Q4"]], "komi": 7.5, "boardXSize": 19, "boardYSize": 19}'


def refused(data: bytes, language: str = EN) -> str:
    with pytest.raises(OpeningError) as caught:
        open_bytes(data, "x.json")
    told = said(caught.value, language)  # type: ignore[arg-type]
    assert told.startswith("x.json")
    assert told.replace("\u00a0", " ").isprintable()
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(sorted(kind.names)))
def test_every_kind_is_told_with_what_to_do(kind: object, language: str) -> None:
    assert isinstance(kind, tuple)
    names, called, advice = kind
    value = dict.fromkeys(sorted(names), 1) | {"more": []}
    encoding = "utf-16" if "goref" in names else "utf-8"
    told = refused(json.dumps(value, indent=1).encode(encoding), language)
    assert called.in_(language) in told
    assert advice.in_(language) in told


def test_a_query_for_katago() -> None:
    told = refused(QUERY)
    assert f"looks like {in_words(KATAGO_QUERY)}" in told
    assert told.endswith(in_words(TO_RECORD))
    assert refused(QUERY + b"\n" + QUERY) == told
    assert refused(b"\xef\xbb\xbf" + QUERY.decode().encode()) == told
    assert refused(QUERY.decode().encode("utf-16")) == told


def test_a_record_within_json_is_named_with_its_place() -> None:
    value = {"code": 0, "data": {"list": [{"sgf": " (;GM[1]SZ[19];B[pd])"}]}}
    told = refused(json.dumps(value).encode())
    assert "an SGF record, under data.list[0].sgf" in told


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"{}", "it holds nothing"),
        (b'{"a": 1, "b": "goref"}', "it holds “a”, “b”"),
        (b'{"a": "\\u0007\\n"}', "it holds “a”"),
        (b'{"a":1,\n"b":', like("json-broken", line=2, column=5)),
        (b'{"a":\xff}', like("json-no-unicode")),
        (b'{"a": 1, "a": 2}', re.escape(f"a: {in_words('json-twice')}")),
        (b'{"a":' * 50, "nested too deeply"),
        (b"{" + b" " * MOST_BYTES + b"}", like("json-large", size=4, most=4)),
        ('{"goref": 1, "sgf": ""}'.encode("utf-16"), like(CASE)),
    ],
)
def test_other_json_says_what_it_holds_or_where_it_breaks(data: bytes, words: str) -> None:
    assert re.search(words, refused(data))


def test_a_case_is_still_a_case() -> None:
    whole = b"{" + (CORPUS / "case" / "ruled.goref").read_bytes()
    (opened,) = open_bytes(whole, "ruled.goref")
    assert opened.is_case
    assert tells(refused(whole[:-20]), "case-no-json")
    assert refused(whole.replace(b'"sgf"', b'"gfs"')).startswith("x.json: the case file")
