"""Themes as data: what can be told from what, also where the light of a room washes it out."""

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor, QPalette

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.qt.board.painter import layout_of, render
from goref.qt.board.view import BoardView, PointMark
from goref.qt.look.appearance import on_projector
from goref.qt.look.theme import BOARDS, DISABLED, ROLES, faded, palette
from tests.qt.contrast import contrast

ROLE = QPalette.ColorRole
READ = {"light": 4.5, "dark": 4.5, "contrast": 7.0, "contrast-dark": 7.0}
"""The least contrast of texts, by theme."""
OF_SHAPES = 3.0
"""The least contrast of what is no text."""
pytestmark = pytest.mark.usefixtures("qapp")
every_board = pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))


def test_every_theme_has_its_least_contrast():
    assert READ.keys() == BOARDS.keys() == ROLES.keys()


@every_board
def test_what_is_read_stands_out(theme):
    assert contrast(theme.label, theme.board) >= READ[theme.name]
    assert contrast(theme.text, theme.background) >= 7
    assert contrast(theme.line, theme.board) >= OF_SHAPES
    assert contrast(theme.mark_black, theme.mark_white) >= 15, "a mark and its rim"
    for sign in (theme.flag, theme.accent, theme.neutral):
        assert contrast(sign, theme.halo) >= 4.5


@every_board
def test_stones_stand_out_by_themselves_or_by_their_rims(theme):
    for shades, rim in ((theme.black, theme.black_rim), (theme.white, theme.white_rim)):
        for shade in shades:
            best = max(contrast(shade, theme.board), contrast(rim, theme.board))
            assert best >= OF_SHAPES, (shade, rim)
    assert min(contrast(b, w) for b in theme.black for w in theme.white) >= 4.5


@every_board
def test_marks_stand_out_on_the_board_and_on_either_stone(theme):
    pairs = {
        "Black's": (theme.mark_black, theme.mark_white),
        "nobody's": (theme.neutral, theme.halo),
        "dispute": (theme.flag, theme.halo),
        "cursor": (theme.accent, theme.halo),
    }
    for ground in (theme.board, *theme.black, *theme.white):
        for name, pair in pairs.items():
            assert max(contrast(tone, ground) for tone in pair) >= OF_SHAPES, (name, ground)
    for shade in theme.black:
        assert contrast(theme.mark_white, shade) >= OF_SHAPES, (
            "the last play, a number, a cross"
        )
    for shade in theme.white:
        assert contrast(theme.mark_black, shade) >= OF_SHAPES


@pytest.mark.parametrize("name", list(ROLES))
def test_every_text_of_controls_can_be_read(name):
    colours, least = ROLES[name], READ[name]
    for field in fields(colours):
        assert QColor(getattr(colours, field.name)).isValid()
    grounds = ("window", "surface", "hover", "pressed", "chosen")
    pairs = [(ink, ground) for ink in ("text", "second") for ground in grounds]
    pairs += [("accent", "window"), ("accent", "surface")]
    pairs += [("warning", "window"), ("warning", "surface")]
    pairs += [("on_badge", "badge"), ("second", "pressed")]
    pairs += [("on_accent", fill) for fill in ("accent", "accent_hover", "accent_pressed")]
    for ink, ground in pairs:
        found = contrast(getattr(colours, ink), getattr(colours, ground))
        assert found >= least, (ink, ground, round(found, 2))


@pytest.mark.parametrize("name", list(ROLES))
def test_what_must_be_found_has_a_rim_and_a_ring_that_are_seen(name):
    colours = ROLES[name]
    for ground in (colours.window, colours.surface):
        assert contrast(colours.rim, ground) >= OF_SHAPES
        assert contrast(colours.accent, ground) >= OF_SHAPES
    if "contrast" in name:
        assert contrast(colours.hairline, colours.window) >= 7


@pytest.mark.parametrize("name", list(ROLES))
def test_the_palette_has_the_colours_of_the_roles(name):
    made, colours = palette(name), ROLES[name]
    for role, colour in (
        (ROLE.Window, colours.window),
        (ROLE.Base, colours.surface),
        (ROLE.Text, colours.text),
        (ROLE.PlaceholderText, colours.second),
        (ROLE.Link, colours.accent),
        (ROLE.Highlight, colours.accent),
        (ROLE.HighlightedText, colours.on_accent),
        (ROLE.Mid, colours.hairline),
        (ROLE.BrightText, colours.badge),
    ):
        assert made.color(role).name() == colour
    assert made.color(ROLE.Window).name() == BOARDS[name].background
    off = made.color(QPalette.ColorGroup.Disabled, ROLE.ButtonText)
    assert off == faded(colours.text, colours.surface)
    assert 0.4 <= DISABLED <= 0.5


# Washed out: a picture thrown on a wall in daylight


def washed(colour):
    """A colour blended half with white."""
    parts = QColor(colour).getRgb()[:3]
    return QColor(*((part + 255) // 2 for part in parts)).name()


def thrown(view, theme, size=700):
    """What is on the wall at a place, some spacings off a point: a colour, washed out."""
    image = render(view, size, on_projector(theme))
    laid = layout_of(view, size, size)

    def at(name, dx=0.0, dy=0.0):
        x, y = laid.centre(view.position.grid.point(name))
        return washed(image.pixelColor(int(x + dx * laid.spacing), int(y + dy * laid.spacing)))

    return at


def picture():
    board = grid(9)
    stones = {board.point(n): BLACK for n in ("C3", "C4", "G7")}
    stones |= {board.point(n): WHITE for n in ("E5", "E4", "F7")}
    marks = {
        board.point("B7"): PointMark(PointKind.TERRITORY, BLACK),
        board.point("H2"): PointMark(PointKind.TERRITORY, WHITE),
    }
    return BoardView(
        Position.empty(board).with_stones(stones),
        marks=marks,
        last=board.point("E5"),
        dead=frozenset({board.point("G7"), board.point("F7")}),
        lids=False,
    )


@every_board
def test_on_a_washed_out_wall_stones_marks_and_the_last_play_are_told_apart(theme):
    at = thrown(picture(), theme)
    ground = at("C7", 0.3, 0.3)
    middle = {name: at(name, 0.0, 0.36) for name in ("C3", "E4")}  # beside the lines
    assert contrast(middle["C3"], middle["E4"]) >= 1.9, "black and white"
    for name, other in (("C3", "black"), ("E4", "white")):
        # A stone shows by its body or by its rim, on a way outwards that meets no line.
        way = [at(name, 0.0173 * step, 0.01 * step) for step in range(10, 31)]
        assert max(contrast(tone, ground) for tone in way) >= 1.5, other
    ring = [at("E5", 0.02 * step) for step in range(7, 15)]
    assert max(contrast(tone, at("E5", 0.0, 0.36)) for tone in ring) >= 1.9, "the last play"
    for name in ("B7", "H2"):
        across = [at(name, 0.02 * step, 0.02 * step) for step in range(14)]
        assert max(contrast(tone, ground) for tone in across) >= 1.5, name
    assert contrast(at("B7"), at("H2")) >= 1.9, "whose it is"
    for name, crossed in (("G7", True), ("F7", True), ("C3", False), ("E4", False)):
        arm = [at(name, 0.02 * step, 0.02 * step) for step in range(-4, 5)]
        most = max(contrast(tone, at(name, 0.33, 0.12)) for tone in arm)
        assert (most >= 1.5) is crossed, "dead or alive"


@every_board
def test_a_projected_stone_has_the_bolder_outline(theme):
    assert on_projector(theme).outline >= 0.07 > 0.0
    assert on_projector(theme).outline >= theme.outline
    assert on_projector(theme).board == theme.board


@pytest.mark.parametrize("name", ROLES)
def test_chips_are_readable_on_their_grounds(name):
    look = ROLES[name]
    for ink, *grounds in (
        (look.warning, look.warning_ground),
        (look.trouble, look.trouble_ground),
        (look.good, look.surface, look.chosen, look.hover),
        (look.accent, look.chosen),
        (look.second, look.surface, look.chosen, look.hover),
    ):
        for ground in grounds:
            assert contrast(ink, ground) >= READ[name], (ink, ground)
