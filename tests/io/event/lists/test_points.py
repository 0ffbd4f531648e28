"""Results as the points of two sides: who comes first is who stands first."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.event.merge import ImportedEvent
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.texts.event.events import say
from goref.io.event.lists.pairings import read_pairings
from goref.io.event.lists.points import read_points
from goref.io.event.lists.problems import ListError
from goref.io.event.words import read_word
from tests.languages import EN
from tests.refusals import refuses

HALF = Fraction(1, 2)
BLACK_FIRST, WHITE_FIRST = "Black,White", "White,Black"


def read(order: str, *results: str) -> ImportedEvent:
    rows = "".join(f'1,a{n},b{n},"{text}"\n' for n, text in enumerate(results))
    return read_pairings(f"Round,{order},Result\n{rows}".encode())


def verdicts(told: ImportedEvent) -> list[Verdict | None]:
    return [p.result.verdict if p.result else None for p in told.pairings]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        *((text, (1, 0)) for text in ("1-0", "1:0", "1–0", "1 - 0", "１：０", "1.0-0.0")),
        *((text, (0, 1)) for text in ("0-1", "0:1", "0 : 1", "0—1", "0−1")),
        *((text, (HALF, HALF)) for text in ("½-½", "1/2-1/2", "0.5-0.5", "0,5:0,5", ".5-.5")),
        ("0-0", (0, 0)),
        ("1-1", (1, 1)),
    ],
)  # fmt: skip
def test_points_as_people_write_them(text: str, points: tuple[object, object]) -> None:
    assert read_points(text) == points


@pytest.mark.parametrize("text", ["", "-", "1", "1-", "2-0", "1-½", "½-0", "1-0-0", "B+1"])
def test_what_is_no_result_in_points(text: str) -> None:
    assert read_points(text) is None


def test_the_side_that_stands_first_comes_first() -> None:
    results = ("1-0", "0:1", "½-½", "0-0", "1-1", "B+R", "W+2.5", "?", "")
    told = read(BLACK_FIRST, *results)
    turned = read(WHITE_FIRST, *results)
    same = [Verdict.DRAW, Verdict.BOTH_LOSE, Verdict.BOTH_WIN, Verdict.BLACK, Verdict.WHITE]
    assert verdicts(told) == [Verdict.BLACK, Verdict.WHITE, *same, None, None]
    assert verdicts(turned) == [Verdict.WHITE, Verdict.BLACK, *same, None, None]
    assert told.pairings[0].result == Result(Verdict.BLACK, "B+", ResultBasis.IMPORTED)


@given(st.permutations(["Runde", "Weiß", "Tisch", "Ergebnis", "Schwarz", "Vorgabe"]))
def test_other_columns_between_do_not_matter(order: list[str]) -> None:
    cells = {"Runde": "1", "Tisch": "1", "Weiß": "w", "Schwarz": "b", "Vorgabe": ""}
    cells["Ergebnis"] = "1-0"
    text = ";".join(order) + "\n" + ";".join(cells[name] for name in order) + "\n"
    black_first = order.index("Schwarz") < order.index("Weiß")
    (pairing,) = read_pairings(text.encode()).pairings
    assert pairing.black == "B"
    assert pairing.result is not None
    assert pairing.result.verdict is (Verdict.BLACK if black_first else Verdict.WHITE)


def test_how_they_were_read_is_told_once() -> None:
    told = read(WHITE_FIRST, "B+", "1-0", "0-1", "0-0", "1-1")
    notes = [n for n in told.notes if n.code.startswith("points")]
    order, nobody, everybody = (say(note, EN) for note in notes)
    assert order.startswith("line 3: Results such as “1-0” were read with the points of White")
    assert order.endswith("first, because the column “White” comes first.")
    assert nobody == "line 5: “0-0” was read as lost by both."
    assert everybody == "line 6: “1-1” was read as won by both."


def test_nothing_is_told_where_no_points_are() -> None:
    told = read(BLACK_FIRST, "B+", "½-½", "jigo")
    assert not [n for n in told.notes if n.code.startswith("points")]


def test_points_by_default() -> None:
    told = read_pairings(
        b"Round,Black,White,Result,Forfeit\n1,a,b,1-0!,\n1,c,d,0-1,yes\n1,e,f,0-0,x\n"
    )
    assert [p.result.re for p in told.pairings if p.result] == ["B+F", "W+F", "Void"]
    assert all(p.result and p.result.by_default for p in told.pairings)


@pytest.mark.parametrize("text", ["1-½", "2-0", "3:1", "7-0"])
def test_points_that_no_game_gives_are_refused(text: str) -> None:
    with refuses(ListError, says=r"line 2, column 'Result': .*does not say whose points"):
        read(BLACK_FIRST, text)


@pytest.mark.parametrize("text", ["1-0", "0:1", "½-½", "0.5-0.5", "0-0", "１－０"])
def test_where_nothing_says_who_comes_first_they_are_no_word(text: str) -> None:
    with refuses(ValueError, "points-no-order"):
        read_word(text)
