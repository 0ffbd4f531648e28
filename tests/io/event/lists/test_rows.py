"""All that is unfit in a list is told at once, each with its place."""

from __future__ import annotations

import pytest

from goref.core.event.event import Player
from goref.core.texts.faults.said import said, said_each
from goref.io.event.lists.pairings import read_pairings
from goref.io.event.lists.players import read_players
from goref.io.event.lists.problems import MOST_TOLD, ListError, letters
from goref.io.event.lists.rows import MOST_ROWS
from tests.languages import EN, LANGUAGES
from tests.wordings import in_words


def refused(text: str, *known: str) -> ListError:
    with pytest.raises(ListError) as caught:
        read_pairings(text.encode(), [Player(name) for name in known])
    return caught.value


def test_thirty_bad_rows_are_named_each() -> None:
    rows = "".join(f"1,{n},Ann,Nobody{n}\n" for n in range(1, 31))
    error = refused(f"Round,Table,Black,White\n{rows}", "Ann")
    told = said_each(error, EN)
    # Ann would play in all of them too, at each but the first.
    assert len(told) == MOST_TOLD + 1
    assert told[0] == (
        in_words(
            "in-column",
            line=2,
            column="White",
            problem=in_words("no-player-called", name="Nobody1"),
        )
    )
    assert told[-1] == "and 19 more"
    people = ",3d\n" * 30
    with pytest.raises(ListError) as caught:
        read_players(f"Name,Rank\n{people}".encode())
    told = said_each(caught.value, EN)
    assert [f"line {n}," in line for n, line in enumerate(told, 2)] == [True] * 30
    assert said(caught.value, EN).startswith(in_words("list-unfit", count=30, first="line 2"))


def test_every_cell_of_a_row_is_told_of() -> None:
    error = refused(
        "Round,Table,Black,White,Handicap,Komi,Result,Forfeit\n"
        "x,y,Nobody,Ann,z,much,won,perhaps\n"
        f"1,1,Ann,{'w' * 201},0,,,\n"
        "1,2,Bo,Ann,0,,,,,,surplus\n"
        "1,1,Bo,Bo,,,,\n",
        "Ann",
        "Bo",
    )
    told = said_each(error, EN)
    columns = ("Round", "Table", "Black", "Handicap", "Komi", "Forfeit")
    assert [line.partition(": ")[0] for line in told] == [
        *(f"line 2, column '{column}'" for column in columns),
        "line 3, column 'White'",
        "line 4",
        "line 5, column 'White'",
    ]
    assert in_words("cell-long", count=201, most=200) in told[6]


def test_one_thing_alone_is_told_as_ever() -> None:
    error = refused("Round,Black,White\n1,Ann,Ann\n", "Ann")
    assert error.problems == ()
    assert said_each(error, EN) == [
        in_words(
            "in-column",
            line=2,
            column="White",
            problem=in_words("would-play-himself", name="Ann"),
        )
    ]


def test_a_file_that_breaks_off_is_told_with_what_was_unfit_before() -> None:
    error = refused(f'Round,Black,White\n1,Ann,{"b" * 300}\n1,"Ann"x,Bo\n', "Ann", "Bo")
    told = said_each(error, EN)
    assert "line 2, column 'White': has 300" in told[0]
    assert told[1].startswith("line 3: ")


def test_a_list_of_nothing_but_faults_is_bounded() -> None:
    rows = "x,y,z\n" * MOST_ROWS
    error = refused(f"Round,Black,White\n{rows}", "Ann")
    assert len(error.problems) == MOST_TOLD
    assert error.more == 3 * MOST_ROWS - MOST_TOLD
    for language in LANGUAGES:
        lines = said_each(error, language)
        assert len(lines) == MOST_TOLD + 1
        assert all(line.replace("\u00a0", " ").isprintable() for line in lines)


def test_a_column_without_a_heading_is_told_of_where_anything_is_in_it() -> None:
    told = read_players(b"Name,,Rank,\nDoe,,1d,\nRoe,x,,\n")
    assert [dict(n.args) for n in told.notes] == [{"column": "B"}]
    assert [(n.code, n.line) for n in told.notes] == [("column-nameless", 1)]


@pytest.mark.parametrize(("place", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ")])
def test_columns_by_their_letters(place: int, name: str) -> None:
    assert letters(place) == name
