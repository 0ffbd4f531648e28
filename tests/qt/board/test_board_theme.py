"""Themes as data, and their palettes."""

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from goref.qt.theme import BOARDS, PALETTES, THEMES, apply_theme, palette, resolved

ROLE = QPalette.ColorRole


@pytest.fixture
def app(qapp):
    """The application, given its own looks back afterwards."""
    style, colours, font = qapp.style().name(), qapp.palette(), qapp.font()
    yield qapp
    qapp.setStyle(style)
    qapp.setPalette(colours)
    qapp.setFont(font)


def contrast(one, other):
    """The contrast ratio of WCAG 2.1."""

    def luminance(name):
        parts = [QColor(name).redF(), QColor(name).greenF(), QColor(name).blueF()]
        lin = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
        return 0.2126 * lin[0] + 0.7152 * lin[1] + 0.0722 * lin[2]

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
def test_what_is_read_stands_out(theme):
    assert contrast(theme.label, theme.board) >= 4.5
    assert contrast(theme.text, theme.background) >= 7
    assert contrast(theme.line, theme.board) >= 3
    assert contrast(theme.mark_black, theme.mark_white) >= 15, "a mark and its rim"
    assert contrast(theme.flag, theme.halo) >= 4.5
    assert contrast(theme.cursor, theme.halo) >= 4.5
    assert contrast(theme.neutral, theme.halo) >= 4.5


@pytest.mark.parametrize("name", list(PALETTES))
def test_palettes_can_be_read(name):
    made, colours = palette(name), PALETTES[name]
    for field in fields(colours):
        assert QColor(getattr(colours, field.name)).isValid()
    for text, ground in (
        (ROLE.WindowText, ROLE.Window),
        (ROLE.Text, ROLE.Base),
        (ROLE.Text, ROLE.AlternateBase),
        (ROLE.ButtonText, ROLE.Button),
        (ROLE.HighlightedText, ROLE.Highlight),
        (ROLE.ToolTipText, ROLE.ToolTipBase),
        (ROLE.PlaceholderText, ROLE.Base),
        (ROLE.Link, ROLE.Base),
    ):
        assert contrast(made.color(text), made.color(ground)) >= 4.5, (text, ground)
    assert made.color(ROLE.Window).name() == BOARDS[name].background


@pytest.mark.parametrize("name", list(BOARDS))
def test_a_theme_put_in_force_colours_the_application(app, name):
    theme = apply_theme(app, name)
    assert theme is BOARDS[name]
    assert QApplication.style().name() == "fusion"
    assert app.palette().color(ROLE.Window).name() == theme.background
    assert app.font().families()[0] == "DejaVu Sans"


def test_the_system_theme_is_a_light_or_a_dark_one(qapp):
    assert resolved("system") in ("light", "dark")
    assert set(THEMES) == {"system", "light", "dark", "contrast"}


def test_an_unknown_theme_is_refused(qapp):
    with pytest.raises(ValueError, match="no such theme: 'sepia'"):
        resolved("sepia")
