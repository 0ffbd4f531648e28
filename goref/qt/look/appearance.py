"""How looks are put in force: the theme that is wanted, and texts of the wanted size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from goref.core.base.frozen import replace
from goref.qt.look.theme import BOARDS, FAMILIES, THEMES, BoardTheme, palette

SMALLEST_POINTS = 11.0
"""Interface texts are read across a table."""
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Sizes of texts that can be chosen, in percent of the ordinary one."""
ORDINARY = 100
DESK_HEIGHT = 800
"""Height in logical pixels of the screen that texts of ordinary size are made for."""
LARGEST_SCALE = 2.0
PROJECTED_OUTLINE = 0.07
"""Least width of a stone's outline on a screen that a room looks at, in spacings."""


INKS = {"contrast": "#000000", "contrast-dark": "#ffffff", "dark": "#a2a2ae"}
"""What frames of controls are made of where a darker tone of the window does not show."""
FRAMED = (
    *("QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QComboBox", "QLineEdit"),
    *("QAbstractSpinBox", "QSlider", "QTabBar", "QGroupBox", "QProgressBar", "QHeaderView"),
    *("QAbstractItemView", "QTextEdit", "QPlainTextEdit", "QScrollBar"),
)
"""Controls whose frames Fusion draws in a darker tone of what it takes for the window's."""
BOXED = ("QCheckBox", "QRadioButton", "QMenu", "QAbstractItemView")
"""Those of them with boxes to check, which lack a frame where it is only dark."""
FIELDS = ("QLineEdit", "QAbstractSpinBox")
"""What is written in has the ground of a button there: on a card no frame of it shows."""


def resolved(name: str) -> str:
    """The theme that a setting names: ``system`` becomes what the system asks for.

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
    """Whether the system asks for high contrast."""
    hints = QGuiApplication.styleHints()  # what it tells of the eyes lives as long as this
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def follow_system(look: Callable[[], object]) -> None:
    """Have something called whenever ``system`` may name another theme."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(look)
    hints.accessibility().contrastPreferenceChanged.connect(look)


def apply_theme(app: QApplication, name: str) -> BoardTheme:
    """Put a palette in force, and return the board's theme.

    It does not follow the system afterwards: call it again after what
    :func:`follow_system` tells. Raises ValueError for an unknown name.
    """
    name = resolved(name)
    colours = palette(name)
    app.setPalette(colours)  # it makes palettes of classes void too
    if name in INKS:
        colours.setColor(QPalette.ColorRole.Window, QColor(INKS[name]))
        for kind in BOXED if name == "dark" else (*FRAMED, *BOXED):
            app.setPalette(colours, kind)  # type: ignore[arg-type]
    if name == "dark":
        fields = palette(name)
        fields.setColor(QPalette.ColorRole.Base, fields.color(QPalette.ColorRole.Button))
        for kind in FIELDS:
            app.setPalette(fields, kind)  # type: ignore[arg-type]
    return BOARDS[name]


def ordinary_points() -> float:
    """The size of texts at 100 %, in points: the system's, but none too small for a table."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    points = font.pointSizeF()  # below nought where the system gives it in pixels
    return max(points if points > 0 else QFontInfo(font).pointSizeF(), SMALLEST_POINTS)


def size_texts(app: QApplication, percent: int = ORDINARY) -> None:
    """Put the program's font in force, at one of ``TEXT_SIZES``."""
    points = ordinary_points() * percent / ORDINARY
    font = app.font()
    font.setFamilies(list(FAMILIES))
    font.setPointSizeF(points)
    app.setFont(font)


def text_scale(font: QFont) -> float:
    """How much larger a font is than the smallest ordinary one: 1.0 for ``SMALLEST_POINTS``."""
    return font.pointSizeF() / SMALLEST_POINTS if font.pointSizeF() > 0 else 1.0


def projected(points: float, height: int) -> float:
    """The size of texts on a screen of so many logical pixels that a room looks at."""
    return points * min(max(height / DESK_HEIGHT, 1.0), LARGEST_SCALE)


def on_projector(theme: BoardTheme) -> BoardTheme:
    """A theme for a room: washed-out light takes the edge off thin outlines first."""
    return replace(theme, outline=max(theme.outline, PROJECTED_OUTLINE))
