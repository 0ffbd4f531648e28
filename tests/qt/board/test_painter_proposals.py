"""What is suggested on the board: hatched, told from what was ruled, on every ground."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.qt.board.painter import items, layout_of, render
from goref.qt.board.view import BoardView, Look, PointMark, Proposal
from goref.qt.look.theme import BOARDS
from goref.qt.picture.legend import suggested_sign

NINE = grid(9)
BLACK_AT, WHITE_AT, LAND_AT, FREE = (NINE.point(name) for name in ("C7", "G7", "C3", "G3"))
PLAIN = BoardView(
    Position.of(NINE, [BLACK_AT], [WHITE_AT]),
    marks={LAND_AT: PointMark(PointKind.TERRITORY, BLACK)},
    lids=False,
)
SIDE = 500

pytestmark = pytest.mark.usefixtures("qapp")
themes = pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
scales = pytest.mark.parametrize("dpr", [1.0, 2.0])
stones = pytest.mark.parametrize(
    ("point", "colour"), [(BLACK_AT, BLACK), (WHITE_AT, WHITE)], ids=["black", "white"]
)


def with_(point: int, proposal: Proposal, **more: object) -> BoardView:
    return replace(PLAIN, proposals={point: proposal}, **more)


def tones(view: BoardView, point: int, theme, dpr: float, reach: float = 0.4) -> list[int]:
    """The lightness of every pixel within some spacings of a point."""
    image = render(view, SIDE, theme, dpr)
    laid = layout_of(view, SIDE, SIDE, dpr)
    x, y = laid.centre(point)
    span = int(reach * laid.spacing * dpr)
    return [
        image.pixelColor(int(x * dpr) + across, int(y * dpr) + down).lightness()
        for across in range(-span, span + 1)
        for down in range(-span, span + 1)
        if across * across + down * down <= span * span
    ]


def share(values: list[int], light: bool) -> float:
    return sum((value > 150) is light for value in values) / len(values)


@themes
@scales
@stones
@pytest.mark.parametrize("life", [StoneStatus.DEAD, StoneStatus.SEKI])
def test_a_suggested_stone_is_striped_and_keeps_its_colour(theme, dpr, point, colour, life):
    own_is_light = colour is WHITE
    plain = tones(PLAIN, point, theme, dpr)
    hatched = tones(with_(point, Proposal(life)), point, theme, dpr)
    assert share(plain, not own_is_light) < 0.15
    assert 0.12 < share(hatched, not own_is_light) < 0.6, "stripes of the other tone"


@themes
@scales
@stones
def test_suggested_and_ruled_do_not_look_alike(theme, dpr, point, colour):
    views = [
        PLAIN,
        replace(PLAIN, dead=frozenset([point])),
        replace(PLAIN, seki=frozenset([point])),
        with_(point, Proposal(StoneStatus.DEAD)),
        with_(point, Proposal(StoneStatus.SEKI)),
        with_(point, Proposal(None, Look.UNCLEAR)),
        with_(point, Proposal(StoneStatus.DEAD, Look.UNCLEAR)),
        replace(PLAIN, disputed=frozenset([point])),
    ]
    seen = [tones(view, point, theme, dpr) for view in views]
    for i, one in enumerate(seen):
        for other in seen[:i]:
            far = sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True))
            assert far > 0.02 * len(one)


@themes
@scales
@pytest.mark.parametrize("look", list(Look))
@pytest.mark.parametrize("point", [BLACK_AT, WHITE_AT, LAND_AT, FREE])
def test_a_badge_is_seen_on_every_ground_and_no_two_are_alike(theme, dpr, look, point):
    def badge(of: Look) -> list[str]:
        view = with_(point, Proposal(None, of))
        image, laid = render(view, SIDE, theme, dpr), layout_of(view, SIDE, SIDE, dpr)
        x, y = laid.centre(point)
        x, y = (x + 0.29 * laid.spacing) * dpr, (y + 0.29 * laid.spacing) * dpr
        reach = int(0.16 * laid.spacing * dpr)
        return [
            image.pixelColor(int(x) + across, int(y) + down).name()
            for across in range(-reach, reach + 1)
            for down in range(-reach, reach + 1)
        ]

    mine = badge(look)
    ground = QColor(theme.accent).name()
    assert mine.count(ground) > len(mine) / 3
    assert sum(QColor(c).lightness() > 0 and c != ground for c in mine) > 0.06 * len(mine)
    for other in Look:
        if other is not look:
            assert badge(other) != mine


def test_a_ruled_stone_is_drawn_as_ruled_whatever_is_suggested():
    ruled = replace(PLAIN, dead=frozenset([BLACK_AT]))
    both = replace(ruled, proposals={BLACK_AT: Proposal(StoneStatus.DEAD)})
    assert items(both, BLACK_AT) == items(ruled, BLACK_AT)


@themes
def test_every_sign_has_a_picture_of_its_own(theme):
    signs = [
        suggested_sign(what, theme).toImage()
        for what in (StoneStatus.DEAD, StoneStatus.SEKI, *Look)
    ]
    for i, one in enumerate(signs):
        assert one not in signs[:i]
