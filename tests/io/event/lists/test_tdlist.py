"""The AGA's list of members: no headings, nine fields between tabs."""

from __future__ import annotations

import pytest

from goref.app.event.formats import recognised
from goref.core.event.event import Player
from goref.core.texts.faults.said import said_each
from goref.io.event.lists.problems import ListError
from goref.io.event.lists.tdlist import is_tdlist, rank_of, read_tdlist
from tests.attack.fuzz import CORPUS
from tests.languages import EN
from tests.refusals import refuses
from tests.wordings import in_words

LIST = (CORPUS / "csv" / "tdlist.txt").read_bytes()


def test_members_have_names_numbers_ranks_and_chapters() -> None:
    incoming = read_tdlist(LIST)
    assert incoming.players == (
        Player("Hill", "Ada", "6K", club="OAKS", aga_id="41"),
        Player("Vale", "Ben", "3D", club="ELMS", aga_id="42"),
        Player("Wood", "Cy", "4K", aga_id="43"),
        Player("Dale", "Di", aga_id="44"),
    )
    assert [note.code for note in incoming.notes] == ["tdlist-not-kept", "tdlist-no-rank"]
    assert "Dale Di" in dict(incoming.notes[1].args)["names"]  # type: ignore[operator]


def test_a_rating_that_the_aga_does_not_have_is_named() -> None:
    more = b"Elm, Flo\t45\tFull\t-0.5\t1/1/2030\nFir, Gil\t46\tFull\t?\t1/1/2030\n"
    incoming = read_tdlist(LIST + more)
    _, without, strange = incoming.notes
    assert dict(without.args)["names"] == "Dale Di"
    assert (strange.code, dict(strange.args)["names"]) == (
        "tdlist-rating",
        "Elm Flo (-0.5), Fir Gil (?)",
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data,
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: b"\xef\xbb\xbf\n" + data,
        lambda data: data.decode().encode("utf-16"),
        lambda data: data.replace(b"\tOAKS\tOH\t0.54000\t9/1/2029", b"\tOAKS"),
    ],
)
def test_it_is_known_by_its_first_line(change: object) -> None:
    data = change(LIST)  # type: ignore[operator]
    assert recognised(data) == "aga"
    assert read_tdlist(data).players == read_tdlist(LIST).players


@pytest.mark.parametrize(
    "text",
    [
        "Name\tRank\tRating\tClub\tCountry\tAGA ID\nDoe\t1d\t3\tx\tUS\t12\n",
        "Doe, Jane,17452,Limit,-6.9,4/22/2030,FARG\n",
        "Doe, Jane\tx\tLimit\t-6.9\t4/22/2030\tFARG\n",
        "Doe, Jane\t12\tLimit\tstrong\t4/22/2030\tFARG\n",
        "Doe, Jane\t12\tLimit\t3.0\ttomorrow\tFARG\n",
        "\t12\tLimit\t3.0\t4/22/2030\tFARG\n",
        "",
        "\n",
    ],
)
def test_what_is_another_list(text: str) -> None:
    assert not is_tdlist(text.encode())


@pytest.mark.parametrize(
    ("rating", "rank"),
    [
        ("-6.90000", "6K"),
        ("3.21000", "3D"),
        ("-1.0", "1K"),
        ("1.0", "1D"),
        ("1.99", "1D"),
        ("10.4", "9D"),
        ("-45.1", "30K"),
        ("0.00000", ""),
        ("-0.9", ""),
        ("", ""),
        ("?", ""),
    ],
)
def test_the_rank_of_a_rating(rating: str, rank: str) -> None:
    assert rank_of(rating) == rank


def test_what_is_no_member_is_named_with_its_line() -> None:
    odd = LIST + b"Hill, Ada\t45\tFull\t1.0\t1/1/2030\tOAKS\n\nonly words\nYew, Ed\tnone\n"
    with refuses(ListError, "list-unfit", count=3) as caught:
        read_tdlist(odd)
    told = said_each(caught.value, EN)
    assert told == [
        f"line 5: {in_words('name-there', name='Hill Ada', line=1)}",
        "line 7: 1 field; a member of the AGA's list has 2 to 9, separated by tabs",
        f"line 8: {in_words('text-no-number', text='none')}",
    ]


def test_a_chapter_that_cannot_be_read_is_left_out() -> None:
    incoming = read_tdlist(LIST.replace(b"OAKS", b"O" * 300))
    assert incoming.players[0].club == ""
    assert incoming.notes[0].code == "cell-left-out"
    assert incoming.notes[0].line == 1
