"""Shapes as elements of SVG: what a picture of them would not show."""

from __future__ import annotations

from goref.app.board import svg
from goref.app.board.shapes import Circle, Letters, Polygon, Shade, SignShape, Strokes


def test_text_is_escaped() -> None:
    assert ">&lt;&amp;</text>" in svg.drawn([SignShape(Letters("<&", 10), "#000000")])


def test_lines_are_not_filled_and_dashes_are_in_widths_of_the_line() -> None:
    way = ((-1.0, 0.0), (1.0, 0.126))
    text = svg.drawn([SignShape(Strokes((way,)), None, "#102030", 4, dashes=(1.5, 0.5))])
    assert text == (
        '<path d="M-1 0L1 0.13" fill="none" stroke="#102030" stroke-width="4" '
        'stroke-dasharray="6 2" stroke-linecap="round"/>'
    )


def test_a_shape_may_be_filled_faintly() -> None:
    square = Polygon(((0, 0), (1, 0), (1, 1)))
    assert svg.drawn([SignShape(square, "#ffffff", opacity=0.5)]) == (
        '<path d="M0 0L1 0L1 1Z" fill="#ffffff" opacity="0.5"/>'
    )


def test_paper_has_no_shadings() -> None:
    shape = SignShape(Circle(5, 1), Shade("#111111", "#222222", 5))
    assert svg.drawn([shape]) == '<circle cx="1" r="5" fill="#111111"/>'
