"""Positions of the manual as drawings of a web page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from goref.app.manual.web_board import CELL, EDGE, drawn
from goref.core.board.position import Position


def test_every_stone_lies_on_its_crossing() -> None:
    position = Position.from_rows((".X.", "..O", "..."))
    board = ElementTree.fromstring(drawn(position))
    stones = [(c.get("class"), c.get("cx"), c.get("cy")) for c in board.iter("circle")]
    near, middle, far = (str(EDGE + line * CELL) for line in range(3))
    assert stones == [("B", middle, near), ("W", far, middle)]
    names = [(t.text, t.get("x"), t.get("y")) for t in board.iter("text")]
    assert ("A", near, str(EDGE - 22)) in names
    assert ("1", str(EDGE - 22), far) in names
    assert ("3", str(EDGE - 22), near) in names
    assert [t.text for t in board.iter("text")] == list("AABBCC332211")
    lines = next(board.iter("path")).get("d", "")
    assert len(re.findall("H", lines)) == len(re.findall("V", lines)) == 3


def test_who_sees_nothing_is_told_the_rows() -> None:
    position = Position.from_rows(("XO.", "...", "..."))
    drawing = next(ElementTree.fromstring(drawn(position)).iter("svg"))
    assert drawing.get("aria-label") == "XO. / ... / ..."


def test_a_large_board_has_its_stars() -> None:
    board = ElementTree.fromstring(drawn(Position.from_rows(["." * 19] * 19)))
    assert [c.get("class") for c in board.iter("circle")] == ["star"] * 9
