"""Readings of a text among which a person chooses."""

from __future__ import annotations

import pytest

from goref.io.text.chosen_encoding import EncodingError, in_encoding, named_readings
from goref.io.text.encoding import decode
from tests.refusals import refuses

TEXT = "(;SZ[9]PB[Erdős Pál]PW[Hajdú Ödön];B[ee])"
LATIN_2 = TEXT.encode("iso8859-2")


def test_readings_have_names_and_the_likeliest_is_what_is_read() -> None:
    readings = named_readings(LATIN_2)
    _, used, _ = decode(LATIN_2)
    assert readings[0].encoding == used
    assert "Erdős, Pál, Hajdú" in {reading.names for reading in readings}
    texts = [in_encoding(LATIN_2, reading.encoding) for reading in readings]
    assert len(set(texts)) == len(texts), "each is another text"


@pytest.mark.parametrize("data", [b"(;SZ[9])", TEXT.encode("utf-8-sig")])
def test_some_bytes_leave_nothing_to_choose(data: bytes) -> None:
    assert named_readings(data) == ()


def test_a_chosen_encoding_goes_before_the_declared_one() -> None:
    data = LATIN_2.replace(b"(;", b"(;CA[GB2312]")
    text, _, findings = decode(in_encoding(data, "iso8859-2"))
    assert (text.replace("CA[GB2312]", ""), findings) == (TEXT, [])


def test_what_is_no_text_in_it_is_named_with_its_line() -> None:
    with refuses(
        EncodingError, "on-line", "byte-not-in", line=2, byte="0xF5", encoding="utf-8"
    ):
        in_encoding(b"(;\n" + LATIN_2[2:], "utf-8")
    with refuses(EncodingError, "encoding-marked", marked="utf-8", encoding="cp1252"):
        in_encoding(TEXT.encode("utf-8-sig"), "cp1252")
