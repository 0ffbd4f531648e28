"""Functions that apply a theme and a text size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from goref.core.base.frozen import replace
from goref.qt.look.theme import BOARDS, FAMILIES, ROLES, THEMES, BoardTheme, palette

SMALLEST_POINTS = 10.5
"""The smallest size of texts in typographic points, legible across a table (14 logical
pixels).
"""
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""The text sizes to choose from, in percent of the ordinary size."""
ORDINARY = 100
DESK_HEIGHT = 800
"""The height of a usual screen in logical pixels, for which the ordinary text size is meant."""
LARGEST_SCALE = 2.0
PROJECTED_OUTLINE = 0.07
"""The smallest width of a stone's outline on the audience's screen, in line spacings."""


def resolved(name: str) -> str:
    """Returns the theme that a setting means. ``"system"`` becomes what the system prefers.

    Raises:
        ValueError: the name is not in THEMES.
    """
    if name not in THEMES:
        raise ValueError(f"no such theme: {name!r} ({', '.join(THEMES)})")
    if name != "system":
        return name
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if wants_contrast():
        return "contrast-dark" if dark else "contrast"
    return "dark" if dark else "light"


def wants_contrast() -> bool:
    """Returns whether the system asks programs for high contrast."""
    hints = QGuiApplication.styleHints()  # the accessibility object lives as long
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def follow_system(look: Callable[[], object]) -> None:
    """Calls ``look`` whenever the system changes its preference for dark colours or high
    contrast.
    """
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(look)
    hints.accessibility().contrastPreferenceChanged.connect(look)


def apply_theme(app: QApplication, name: str) -> BoardTheme:
    """Sets the style and the colours of the application. Returns the theme for boards.

    Does not follow later changes of the system: for that, call it from :func:`follow_system`.

    Raises:
        ValueError: the name is not in THEMES.
    """
    from goref.qt.look.style import use  # the board is painted first, without a control

    use(app, ROLES[resolved(name)])
    return apply_palette(app, name)


def apply_palette(app: QApplication, name: str) -> BoardTheme:
    """Sets only the colours of the application: enough while only a board is visible. Returns
    the theme for boards.

    Raises:
        ValueError: the name is not in THEMES.
    """
    name = resolved(name)
    app.setPalette(palette(name))
    return BOARDS[name]


def ordinary_points() -> float:
    """Returns the ordinary text size in typographic points: the system's, at least
    SMALLEST_POINTS.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    points = font.pointSizeF()  # negative if the system gives it in pixels
    return max(points if points > 0 else QFontInfo(font).pointSizeF(), SMALLEST_POINTS)


def size_texts(app: QApplication, percent: int = ORDINARY) -> None:
    """Sets the text size of the application to one of ``TEXT_SIZES``, in percent."""
    points = ordinary_points() * percent / ORDINARY
    font = app.font()
    font.setFamilies(list(FAMILIES))
    font.setPointSizeF(points)
    app.setFont(font)


def text_scale(font: QFont) -> float:
    """Returns the size of a font as a multiple of ``SMALLEST_POINTS``; 1 if its size is in
    pixels.
    """
    return font.pointSizeF() / SMALLEST_POINTS if font.pointSizeF() > 0 else 1.0


def projected(points: float, height: int) -> float:
    """Returns the text size for the audience's screen, in typographic points.

    Args:
        points: the text size on an ordinary screen.
        height: the height of the audience's screen, in pixels.
    """
    return points * min(max(height / DESK_HEIGHT, 1.0), LARGEST_SCALE)


def on_projector(theme: BoardTheme) -> BoardTheme:
    """Returns a theme with thicker outlines, for the audience's screen."""
    return replace(theme, outline=max(theme.outline, PROJECTED_OUTLINE))
