"""Boards as text: what a mail shows, and what can be read back."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.io.text.diagram_text import (
    BASIC_EYE,
    LETTERS,
    OWNED,
    PUBLIC,
    REST,
    WIDEST,
    diagram_text,
    letters,
)
from tests.languages import EN, JA, KO, ZH

FIVE = grid(5)
POSITION = Position.from_rows([".XO..", "XXOO.", ".XOXO", "XXO.O", ".XOO."])
D3, E1, E5 = FIVE.point("D3"), FIVE.point("E1"), FIVE.point("E5")
MARKS: dict[int, tuple[str, Colour | None]] = {
    FIVE.point("A5"): ("territory", BLACK),
    FIVE.point("A3"): ("eye", BLACK),
    FIVE.point("A1"): ("ko", BLACK),
    FIVE.point("D5"): ("dame", None),
    E5: ("shared", None),
    FIVE.point("E4"): ("false-eye", WHITE),
    FIVE.point("D2"): ("territory", WHITE),
    E1: ("territory", WHITE),
}


def test_a_board_with_coordinates_and_a_key() -> None:
    assert diagram_text(POSITION, {D3}, MARKS) == (
        "   A B C D E\n"
        " 5 + X O : = 5\n"
        " 4 X X O O f 4\n"
        " 3 E X O x O 3\n"
        " 2 X X O - O 2\n"
        " 1 K X O O - 1\n"
        "   A B C D E\n"
        "\n"
        "X Black   O White   x o dead   + Black territory   - White territory\n"
        "E Black eye in seki   f White false eye   K Black ko point\n"
        "= shared liberty   : dame\n"
    )


@pytest.mark.parametrize(
    ("language", "key"),
    [
        (ZH, "X 黑   O 白   x o 死   + 黑 空（目）   - 白 空（目）   E 黑 双活真眼"),
        (JA, "X 黒   O 白   x o 死に石   + 黒 地   - 白 地   E 黒 セキの眼"),
    ],
)
def test_the_key_speaks_the_language(language: str, key: str) -> None:
    said = diagram_text(POSITION, {D3}, MARKS, language=language)
    board, _, rest = said.partition("\n\n")
    assert rest.splitlines()[0] == key
    assert board == diagram_text(POSITION, {D3}, MARKS).partition("\n\n")[0]
    assert board.isascii()


@pytest.mark.parametrize(
    ("language", "eye"),
    [(EN, "V Black basic eye"), (ZH, "V 黑 基本眼位"), (JA, "V 黒 基本眼")],
)
def test_spaces_have_letters_and_the_key_their_sizes(language: Language, eye: str) -> None:
    spaces = [
        [FIVE.point(name) for name in names.split()]
        for names in ("D5 E5 E4", "A5", "A3", "A1", "D2 E1")
    ]
    marks = {FIVE.point("A1"): (BASIC_EYE, BLACK)}
    black, white = {EN: ("Black", "White"), ZH: ("黑", "白"), JA: ("黒", "白")}[language]
    assert diagram_text(POSITION, marks=marks, spaces=spaces, language=language) == (
        "   A B C D E\n"
        " 5 b X O a a 5\n"
        " 4 X X O O a 4\n"
        " 3 c X O X O 3\n"
        " 2 X X O e O 2\n"
        " 1 V X O O e 1\n"
        "   A B C D E\n"
        "\n"
        f"X {black}   O {white}   {eye}\n"
        "a 3   b 1   c 1   d 1   e 2\n"
    )


def test_no_letter_of_a_space_is_a_stone_and_none_is_wanting() -> None:
    assert len(set(LETTERS)) == len(LETTERS)
    assert not set(LETTERS) & {*"XOxo", *OWNED[BASIC_EYE], *PUBLIC.values(), REST}
    assert letters(3) == ["a", "b", "c"]
    assert letters(len(LETTERS) + 2)[-3:] == ["Z", REST, REST]


def test_signs_that_are_not_there_are_not_in_the_key() -> None:
    assert diagram_text(POSITION).endswith("\n\nX Black   O White\n")
    assert " x " not in diagram_text(POSITION, marks=MARKS)


def test_every_kind_has_a_sign_of_its_own_for_each_owner() -> None:
    signs = []
    for kind in PointKind:
        for owner in (None,) if kind.is_public else (BLACK, WHITE):
            said = diagram_text(POSITION, marks={E5: (kind.value, owner)})
            signs.append(said.splitlines()[1][11])
    assert len(set(signs)) == len(signs) == 14
    assert not set(signs) & set(".XOxo")
    with pytest.raises(KeyError):
        diagram_text(POSITION, marks={E5: ("moon", None)})


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_no_line_of_the_key_is_broken_by_a_mail_program(language: str) -> None:
    board = grid(9)
    kinds = [
        (k.value, o) for k in PointKind for o in ((None,) if k.is_public else (BLACK, WHITE))
    ]
    said = diagram_text(Position.empty(board), marks=dict(enumerate(kinds)), language=language)
    key = said.partition("\n\n")[2].splitlines()
    assert len(key) > 3
    for line in key:
        assert sum(1 if sign.isascii() else 2 for sign in line) <= WIDEST


def test_a_large_board_stays_in_line() -> None:
    lines = diagram_text(Position.empty(grid(19))).splitlines()[:21]
    assert lines[0].split() == list("ABCDEFGHJKLMNOPQRST")
    assert lines[1].startswith("19 . . ")
    assert lines[19].startswith(" 1 . . ")
    column = lines[0].index("T")
    assert {line[column] for line in lines[1:20]} == {"."}
