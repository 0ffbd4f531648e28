"""What an entry list is not refused for: cells and columns that no player needs."""

from __future__ import annotations

import pytest

from goref.core.event.event import Player
from goref.core.event.merge import ImportedEvent
from goref.core.texts.event.events import say
from goref.io.event.lists.players import read_players
from goref.io.event.lists.problems import MOST_TOLD
from tests.languages import EN, LANGUAGES


def told(incoming: ImportedEvent) -> list[tuple[str, int | None]]:
    return [(note.code, note.line) for note in incoming.notes]


def read(text: str) -> ImportedEvent:
    return read_players(text.encode())


@pytest.mark.parametrize(
    ("cell", "rating"),
    [
        ("2105", 2105),
        ("-900", -900),
        ("−900", -900),
        ("２１０５", 2105),
        ("2 105", 2105),
        ("2105.4", 2105),
        ('"2105,5"', 2106),
        ("2105.337", 2105),
        ("-6.90000", -7),
        ("-0.5", -1),
        ("3.21000", 3),
        ("0.2", 0),
        ("", None),
    ],
)
def test_a_rating_as_lists_write_it(cell: str, rating: int | None) -> None:
    incoming = read(f"Name,Rating\nRoe,1800\nDoe,{cell}\n")
    assert incoming.players == (Player("Roe", rating=1800), Player("Doe", rating=rating))
    whole = not set(".,") & set(cell)
    assert told(incoming) == ([] if whole else [("ratings-rounded", 3)])


def test_all_ratings_that_were_rounded_are_told_of_at_once() -> None:
    incoming = read("Name,Rating\nDoe,-6.9\nRoe,3.21\nPoe,4\n")
    (note,) = incoming.notes
    assert say(note, EN) == (
        "line 2: goref keeps ratings as whole numbers. Rounded: 2, the first from -6.9 to -7."
    )


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("much", "'much' is not a number"),
        ('"2,105"', "'2,105' may be thousands or have a decimal comma"),
        ("1e9", "'1e9' is not a number"),
        ("12.", "'12.' is not a number"),
        ("1234567", "'1234567' is not a rating; it is from −999999 to 999999"),
        ("9" * 150, "is not a number"),
        ("9" * 250, "has 250 characters"),
        ('"1\n2"', "has line ends"),
    ],
)
def test_a_rating_that_cannot_be_read_is_left_out_with_its_line(cell: str, words: str) -> None:
    incoming = read(f"Name,Rating,Rank\nRoe,1800,1d\nDoe,{cell},2d\n")
    assert incoming.players == (Player("Roe", "", "1D", 1800), Player("Doe", "", "2D"))
    assert told(incoming) == [("cell-left-out", 3)]
    assert "“Rating”" in say(incoming.notes[0], EN)
    assert words in say(incoming.notes[0], EN)


@pytest.mark.parametrize("heading", ["Rank", "Club", "Country", "EGF PIN", "AGA ID", "Rating"])
def test_no_column_but_the_name_refuses_a_list(heading: str) -> None:
    incoming = read(f"Name,{heading}\nDoe,{'x' * 300}\nRoe,\n")
    assert incoming.players == (Player("Doe"), Player("Roe"))
    assert told(incoming) == [("cell-left-out", 2)]


def test_of_two_columns_for_one_thing_the_first_is_read() -> None:
    incoming = read("Name,Rank,Grade,GoR,Rating\nDoe,3d,4d,2310,9\n")
    assert incoming.players == (Player("Doe", "", "3D", 2310),)
    assert [dict(note.args)["column"] for note in incoming.notes] == ["Grade", "Rating"]


def test_many_cells_left_out_are_told_of_in_short() -> None:
    rows = "".join(f"P{number},much\n" for number in range(MOST_TOLD + 7))
    incoming = read(f"Name,Rating\n{rows}")
    assert len(incoming.players) == MOST_TOLD + 7
    assert told(incoming)[MOST_TOLD - 1 :] == [
        ("cell-left-out", MOST_TOLD + 1),
        ("cells-left-out", None),
    ]
    assert say(incoming.notes[-1], EN) == "7 more cells were left out."
    assert all(say(note, language) for note in incoming.notes for language in LANGUAGES)
