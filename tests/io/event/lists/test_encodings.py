"""A list that two encodings may read, and one that is read as its reader says."""

from __future__ import annotations

import re

import pytest

from goref.io.event.lists.encodings import NamedReading, close_readings, in_encoding
from goref.io.event.lists.players import read_players
from goref.io.event.lists.problems import ListError
from tests.refusals import refuses

CLOSE = "Name;Rank\nBąk;5k\n".encode("cp1250")
CLOSE_TO_WRONG = "Name;Rank\nKráľ;5k\n".encode("cp1250")


@pytest.mark.parametrize(
    ("data", "likeliest", "next_best"),
    [
        (CLOSE, ("cp1250", "Bąk"), ("iso8859-2", "Bšk")),
        (CLOSE_TO_WRONG, ("iso8859-2", "Kráž"), ("cp1250", "Kráľ")),
    ],
)
def test_two_readings_that_are_close_are_named_the_likeliest_first(
    data: bytes, likeliest: tuple[str, str], next_best: tuple[str, str]
) -> None:
    assert close_readings(data) == (NamedReading(*likeliest), NamedReading(*next_best))
    assert read_players(data).players[0].surname == likeliest[1]


def test_up_to_three_names_are_shown() -> None:
    names = ("Bąk", "Pająk", "Bąk", "Dąb", "Wąs")
    rows = "".join(f"{name} {index};5k\n" for index, name in enumerate(names))
    for reading in close_readings(f"Name;Rank\n{rows}".encode("cp1250")):
        assert len(reading.names.split(", ")) == 3


@pytest.mark.parametrize(
    "data",
    [
        b"Name\nDoe\n",
        "Name\nBąk\n".encode(),
        "Name\nBąk\n".encode("utf-8-sig"),
        "Name\nŘepka Oldřich\nŠebesta Ľubor\n".encode("cp1250"),
        b"Name\n\xa1p\xc3\xa1\xa1\n",  # the next best reading would lose two bytes
        b"Name\n\0\n",
        b"PK\x03\x04" + CLOSE,
        b"",
    ],
)
def test_nothing_is_asked_of_a_list_that_is_clear_or_no_text(data: bytes) -> None:
    assert close_readings(data) == ()


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("cp1250", "Bąk"),
        ("ISO-8859-2", "Bąk"),
        ("utf-8", "Bąk"),
        ("utf-16", "Bąk"),
        ("utf-16-le", "Bąk"),
        ("utf-8-sig", "Bąk"),
        ("GB2312", "柯洁"),
        ("latin1", "Šor"),  # programs write more under that name
        ("cp1258", "Nguyêñ"),
    ],
)
def test_a_list_is_read_in_the_encoding_that_is_said(encoding: str, name: str) -> None:
    used = {"latin1": "cp1252", "cp1258": "cp1258"}.get(encoding, encoding)
    written = name.replace("ñ", "n\u0303") if encoding == "cp1258" else name
    data = in_encoding(f"Name;Rank\n{written};5k\n".encode(used), encoding)
    told = read_players(data)
    assert [player.surname for player in told.players] == [name]
    assert told.notes == ()
    assert close_readings(data) == ()


def test_the_other_reading_can_be_chosen() -> None:
    for reading in close_readings(CLOSE_TO_WRONG):
        told = read_players(in_encoding(CLOSE_TO_WRONG, reading.encoding))
        assert told.players[0].surname == reading.names


@pytest.mark.parametrize(
    ("data", "encoding", "told"),
    [
        ("Name\nDoe\nBąk\n".encode("cp1250"), "utf-8", "line 3: the byte 0xB9"),
        (b"Name\r\nDoe\rPoe\n\x81\n", "cp1250", "line 4: the byte 0x81"),
        ("Name\n柯洁\n".encode("gb18030") + b"\xff\n", "gbk", "line 3: the byte 0xFF"),
        ("Name\nBąk\n".encode("utf-16-le") + b"\x00", "utf-16-le", "line 3: the byte 0x00"),
        ("\ufeffName\nBąk\n".encode(), "cp1250", "mark of the file says utf-8, not cp1250"),
        ("\ufeffName\n".encode("utf-16-le"), "utf-8", "says utf-16-le, not utf-8"),
        (b"PK\x03\x04", "cp1250", "only for a text list"),
        (b"\xd0\xcf\x11\xe0", "cp1250", "only for a text list"),
    ],
)  # fmt: skip
def test_bytes_that_are_not_of_the_encoding_are_named(
    data: bytes, encoding: str, told: str
) -> None:
    with refuses(ListError, says=re.escape(told)):
        in_encoding(data, encoding)
