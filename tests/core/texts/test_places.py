"""Nine places of the board, by the middle of what lies there."""

from __future__ import annotations

import pytest

from goref.core.base.geometry import grid
from goref.core.texts.places import at_place, part_text, place_text
from tests.core.build import spots
from tests.languages import EN, JA, KO, WRITTEN_OUT, ZH


@pytest.mark.parametrize(
    ("size", "names", "en", "zh", "ja", "ko"),
    [
        (19, "C17 D16", "top left", "左上", "左上", "좌상귀"),
        (19, "K17", "at the top", "上边", "上辺", "상변"),
        (19, "Q16 R17", "top right", "右上", "右上", "우상귀"),
        (19, "C10", "on the left", "左边", "左辺", "좌변"),
        (19, "K10", "in the centre", "中央", "中央", "중앙"),
        (19, "A1 T19", "top right, bottom left", "右上、左下", "右上、左下", "우상귀, 좌하귀"),
        (19, "A1 T1 A19 T19", "in several places", "多处", "各所", "여러 곳"),
        (19, "R1 R3 R9 Q11 R17 R19", "on the right", "右边", "右辺", "우변"),
        (19, "R10", "on the right", "右边", "右辺", "우변"),
        (19, "D4", "bottom left", "左下", "左下", "좌하귀"),
        (19, "K3", "at the bottom", "下边", "下辺", "하변"),
        (19, "Q4", "bottom right", "右下", "右下", "우하귀"),
        (9, "C7", "top left", "左上", "左上", "좌상귀"),
        (9, "D7", "at the top", "上边", "上辺", "상변"),
        (9, "E5", "in the centre", "中央", "中央", "중앙"),
        (9, "G3", "bottom right", "右下", "右下", "우하귀"),
        (2, "A1", "bottom left", "左下", "左下", "좌하귀"),
    ],
)
def test_a_place_is_named_by_the_middle(
    size: int, names: str, en: str, zh: str, ja: str, ko: str
) -> None:
    board = grid(size)
    told = [place_text(board, spots(board, names), language) for language in WRITTEN_OUT]
    assert told == [en, zh, ja, ko]


def test_every_third_is_as_wide_as_the_others() -> None:
    board = grid(9)
    across = [place_text(board, [board.at(column, 4)], EN) for column in range(9)]
    assert across == [*["on the left"] * 3, *["in the centre"] * 3, *["on the right"] * 3]


def test_a_thing_stands_at_its_place_and_a_single_one_at_its_point() -> None:
    board = grid(19)
    corner, side = spots(board, "C17 D17"), spots(board, "C10 D10")
    assert at_place("Two stones", board, corner, EN) == "Two stones, top left"
    assert at_place("Two stones", board, side, EN) == "Two stones on the left"
    assert at_place("黑2子", board, side, ZH) == "左边黑2子"
    assert at_place("黒2子", board, side, JA) == "左辺の黒2子"
    assert at_place("흑돌 2개", board, side, KO) == "좌변의 흑돌 2개"
    assert at_place("A stone", board, spots(board, "D4"), EN) == "A stone at D4"
    assert at_place("黒1子", board, spots(board, "D4"), JA) == "D4の黒1子"
    assert at_place("흑돌 1개", board, spots(board, "D4"), KO) == "D4의 흑돌 1개"


def test_things_that_lie_apart_stand_where_they_lie_and_not_between() -> None:
    board = grid(19)
    two, all_ = spots(board, "C17 D17 Q4 R4"), spots(board, "C17 Q4 C4 Q17 K10")
    assert at_place("Four stones", board, two, EN) == "Four stones, top left, bottom right"
    assert at_place("黑4子", board, two, ZH) == "左上、右下黑4子"
    assert at_place("黒4子", board, two, JA) == "左上、右下の黒4子"
    assert at_place("Five stones", board, all_, EN) == "Five stones in several places"
    assert at_place("黑5子", board, all_, ZH) == "多处黑5子"
    whole = list(board.points)
    assert at_place("The stones", board, whole, EN) == "The stones in several places"
    few = spots(board, "C17 C16 C15 C14 D17 D16 D15 D14 E14 Q4")
    assert at_place("Ten stones", board, few, EN) == "Ten stones, top left", "but for one"


def test_a_part_is_narrower_where_all_of_it_lies_so() -> None:
    board = grid(19)
    top, low = spots(board, "C17 D16"), spots(board, "C3")
    assert part_text(board, 0, [top], EN) == "top left"
    assert part_text(board, 0, [top, low], EN) == "left third"
    assert part_text(board, 1, [low], ZH) == "下边"
    assert part_text(board, 2, [], JA) == "盤の右側"
    assert part_text(board, 2, [], KO) == "바둑판의 오른쪽"
