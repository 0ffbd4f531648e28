"""Applying looks: the theme, and the size of texts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from goref.core.base.frozen import replace
from goref.qt.look.theme import BOARDS, FAMILIES, ROLES, THEMES, BoardTheme, palette

SMALLEST_POINTS = 10.5
"""The least size of texts in points (14 logical pixels), legible across a table."""
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of texts that can be chosen, in percent of the ordinary size."""
ORDINARY = 100
DESK_HEIGHT = 800
"""The height, in logical pixels, of the screen for which texts of ordinary size are meant."""
LARGEST_SCALE = 2.0
PROJECTED_OUTLINE = 0.07
"""The least width of a stone's outline on an audience's screen, in spacings."""


def resolved(name: str) -> str:
    """Returns the theme that a setting names: ``system`` becomes the system's choice.

    Raises ValueError for a name that is not in THEMES.
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
    """Calls a function whenever the theme that ``system`` means may have changed."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(look)
    hints.accessibility().contrastPreferenceChanged.connect(look)


def apply_theme(app: QApplication, name: str) -> BoardTheme:
    """Sets the application's style and palette, and returns the board's theme.

    The theme does not follow the system later; to do so, call this from :func:`follow_system`.
    Raises ValueError for an unknown name.
    """
    from goref.qt.look.style import use  # the board is painted first, without a control

    use(app, ROLES[resolved(name)])
    return apply_palette(app, name)


def apply_palette(app: QApplication, name: str) -> BoardTheme:
    """Sets the application's palette alone: enough for a window that shows only its board.

    Returns the board's theme. Raises ValueError for an unknown name.
    """
    name = resolved(name)
    app.setPalette(palette(name))
    return BOARDS[name]


def ordinary_points() -> float:
    """Returns the size of texts at 100 %, in points: the system's, but at least
    SMALLEST_POINTS.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    points = font.pointSizeF()  # negative if the system gives it in pixels
    return max(points if points > 0 else QFontInfo(font).pointSizeF(), SMALLEST_POINTS)


def size_texts(app: QApplication, percent: int = ORDINARY) -> None:
    """Sets the size of the program's font to one of ``TEXT_SIZES``, in percent."""
    points = ordinary_points() * percent / ORDINARY
    font = app.font()
    font.setFamilies(list(FAMILIES))
    font.setPointSizeF(points)
    app.setFont(font)


def text_scale(font: QFont) -> float:
    """Returns a font's size as a multiple of ``SMALLEST_POINTS``; 1 if it is set in pixels."""
    return font.pointSizeF() / SMALLEST_POINTS if font.pointSizeF() > 0 else 1.0


def projected(points: float, height: int) -> float:
    """Returns the size of texts, in points, for an audience's screen of a height in pixels."""
    return points * min(max(height / DESK_HEIGHT, 1.0), LARGEST_SCALE)


def on_projector(theme: BoardTheme) -> BoardTheme:
    """Returns a theme with thicker outlines, for an audience's screen."""
    return replace(theme, outline=max(theme.outline, PROJECTED_OUTLINE))
