"""The legend: every sign of the board, named, in little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from goref.core.ruling.ruling import PointKind
from goref.core.texts.terms import KINDS, term
from goref.qt.board.painter import items
from goref.qt.look.appearance import apply_theme, size_texts
from goref.qt.look.theme import BOARDS, DARK, LIGHT
from goref.qt.picture.legend import POINT, VIEWS, Entry, Legend
from tests.languages import EN, JA, KO, ZH
from tests.qt.fitting import clipped

ROOM = (400, 350)  # what a page has at 960x640


def shown(qtbot, language=EN, theme=LIGHT, width=ROOM[0]) -> Legend:
    legend = Legend(language, theme)
    qtbot.addWidget(legend)
    legend.resize(width, legend.heightForWidth(width))
    with qtbot.waitExposed(legend):
        legend.show()
    return legend


def entries(legend: QWidget) -> dict[str, Entry]:
    return {e.objectName().removeprefix("legend-"): e for e in legend.findChildren(Entry)}


def signs(legend: QWidget) -> dict[str, QLabel]:
    return {
        key: label
        for key, entry in entries(legend).items()
        for label in entry.findChildren(QLabel)
        if not label.pixmap().isNull()
    }


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_it_fits_a_small_room_in_every_language(qtbot, qapp, language):
    apply_theme(qapp, "light")
    size_texts(qapp)  # the window's font
    legend = shown(qtbot, language)
    assert legend.heightForWidth(ROOM[0]) <= ROOM[1]
    assert list(clipped(legend)) == []
    places = [e.geometry() for e in entries(legend).values()]
    assert all(legend.rect().contains(place) for place in places)
    for i, one in enumerate(places):
        assert not any(one.intersects(other) for other in places[:i])


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_every_kind_and_state_has_its_sign_and_name(qtbot, language):
    legend = shown(qtbot, language)
    found = entries(legend)
    assert set(found) == {kind.value for kind in PointKind} | set(VIEWS)
    assert set(VIEWS) == {"dead", "seki", "last", "proposed", "disputed", "flagged", "lit"}
    assert set(signs(legend)) == set(found)
    for key, entry in found.items():
        names = [label.text() for label in entry.findChildren(QLabel) if label.text()]
        assert names == [entry.accessibleName()]
        if key in KINDS:
            assert names == [term(KINDS, key, language)]
    names = [entry.accessibleName() for entry in found.values()]
    assert len(set(names)) == len(names)
    assert legend.accessibleName()


@pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
def test_no_two_signs_look_alike(qtbot, theme):
    legend = shown(qtbot, theme=theme)
    pictures = [label.pixmap().toImage() for label in signs(legend).values()]
    assert len(pictures) == len(PointKind) + len(VIEWS)
    for i, one in enumerate(pictures):
        assert one not in pictures[:i]


def test_signs_are_those_the_board_draws():
    """A sign that the board knows and the legend does not would go unexplained."""
    drawn = {draw.__name__ for view in VIEWS.values() for draw, _ in items(view, POINT)}
    assert drawn >= {
        "dead_stone", "stone", "seki_sign", "last_ring", "mark", "flag_ring",
        "disputed_ring", "lit_stone",
    }  # fmt: skip


def test_another_theme_draws_the_signs_otherwise(qtbot):
    light, dark = (shown(qtbot, theme=theme) for theme in (LIGHT, DARK))
    before, after = (
        {key: label.pixmap().toImage() for key, label in signs(legend).items()}
        for legend in (light, dark)
    )
    assert after["territory"].pixelColor(1, 1).name() == DARK.board
    assert all(before[key] != after[key] for key in before)


def test_columns_follow_the_width(qtbot):
    legend = shown(qtbot)

    def columns() -> int:
        return len({entry.x() for entry in entries(legend).values()})

    seen = []
    for width in (150, 360, 500, 700, 3000):
        legend.resize(width, legend.heightForWidth(width))
        seen.append(columns())
        assert list(clipped(legend)) == [] or width == 150
    assert seen == sorted(seen)
    assert seen[0] == 1
    assert seen[-1] == len(entries(legend)), "a row is enough"
    assert legend.heightForWidth(360) > legend.heightForWidth(700)


def test_a_layout_gives_it_the_height_it_needs(qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    column = QVBoxLayout(frame)
    legend = Legend(EN, LIGHT)
    column.addWidget(legend)
    column.addStretch(1)
    frame.resize(360, 700)
    with qtbot.waitExposed(frame):
        frame.show()
    assert legend.height() == legend.heightForWidth(legend.width())
    inside = QRect(QPoint(0, 0), legend.size())
    assert all(inside.contains(entry.geometry()) for entry in entries(legend).values())
