"""The table of formats: what a file is seen to be, and that every entry is whole."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.event.formats import EXPORTS, IMPORTS, ExportOption, ExportOptions, recognised
from goref.core.event.event import Event, EventError, EventInfo
from goref.io.event.lists.problems import ListError
from tests.languages import EN


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"Name,Rank\nDoe,1d\n", "players"),
        (b"Round,Table,Black,White,Handicap\n1,1,Doe,Roe,\n", "pairings"),
        ("黑方;白方\n".encode(), "pairings"),
        (b"<Tournament/>", "opengotha"),
        (b'\xef\xbb\xbf {"players": []}', "pairgoth"),
        (b"\xef\xbb\xbf<?xml version='1.0'?>", "opengotha"),
        ("<Tournament/>".encode("utf-16"), "opengotha"),
    ],
)
def test_kinds_of_files(data: bytes, kind: str) -> None:
    assert recognised(data) == kind


def test_a_file_that_is_nothing_is_refused() -> None:
    with pytest.raises(ListError):
        recognised(b"")


def test_a_new_format_is_asked_before_those_that_take_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made_up = replace(IMPORTS["players"], recognise=lambda data: data.startswith(b"!made up"))
    monkeypatch.setitem(IMPORTS, "made-up", made_up)
    assert recognised(b"!made up\nName\n") == "made-up"
    assert recognised(b"Name\nDoe\n") == "players"


@pytest.mark.parametrize("id_", EXPORTS)
def test_every_export_is_whole(id_: str) -> None:
    format = EXPORTS[id_]
    assert all((*format.name, *format.what))
    assert format.suffix.startswith(".")
    assert format.letter in format.name.in_(EN)
    if ExportOption.SOURCE in format.options:  # it goes into a file that is there
        return
    try:
        data, _ = format.write(Event(EventInfo("Cup")), ExportOptions(unfinished=True))
    except EventError:
        return  # the lists refuse an event without players, in words
    assert data


def test_no_two_exports_are_chosen_by_the_same_key() -> None:
    letters = [format.letter for format in EXPORTS.values()]
    assert len(set(letters)) == len(letters)
