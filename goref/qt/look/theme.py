"""The colours of the board and of the application, as data."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette

from goref.app.board.signs import SignColours
from goref.core.base.frozen import frozen, replace

FAMILIES = (
    "DejaVu Sans",  # first: its figures have equal widths and its fractions are complete
    "Segoe UI",
    "Helvetica Neue",
    "Noto Sans CJK SC",
    "Source Han Sans SC",
    "WenQuanYi Zen Hei",
    "Microsoft YaHei",
    "Yu Gothic",
    "PingFang SC",
    "Hiragino Sans",
    "Malgun Gothic",
    "Apple SD Gothic Neo",
)
"""The font families, best first; the later ones have Chinese, Japanese and Korean
characters.
"""


@frozen
class BoardTheme(SignColours):
    """The colours of a board, as ``#rrggbb``. Those of its marks are inherited.

    Attributes:
        background: the area around the board.
        text: the numbers next to the lids.
        rim: the border of the board.
        line: the lines; ``label`` is for their labels.
        space: the tint of points that are counted together.
        lid: the lid of a bowl.
    """

    name: str
    background: str
    text: str
    rim: str
    line: str
    space: str
    lid: str


LIGHT = BoardTheme(
    name="light",
    background="#f6f5f2",
    text="#1c1a17",
    board="#e3bf7d",
    rim="#8a6a36",
    line="#6b5426",
    label="#4a3813",
    black=("#4d4d50", "#121214"),
    white=("#ffffff", "#d8d6d0"),
    black_rim="#000000",
    white_rim="#4a3f31",
    mark_black="#101012",
    mark_white="#ffffff",
    neutral="#5a4420",
    flag="#c4122f",
    accent="#0b4fc4",
    halo="#fff6e3",
    space="#fbefd2",
    lid="#b98a4a",
    outline=0.04,
)
DARK = BoardTheme(
    name="dark",
    background="#1e1d1b",
    text="#f1eee8",
    board="#5f4e33",
    rim="#2f281d",
    line="#bfa878",
    label="#e9ddc3",
    black=("#2e2e31", "#08080a"),
    white=("#f4f4f0", "#c4c3bd"),
    black_rim="#b9ab90",
    white_rim="#26221b",
    mark_black="#08080a",
    mark_white="#ffffff",
    neutral="#f0d9a8",
    flag="#ff7a6b",
    accent="#9cc4ff",
    halo="#1d180f",
    space="#8d795c",
    lid="#7a6345",
    outline=0.04,
)
CONTRAST = BoardTheme(
    name="contrast",
    background="#ffffff",
    text="#000000",
    board="#e3bf7d",
    rim="#000000",
    line="#000000",
    label="#000000",
    black=("#000000", "#000000"),
    white=("#ffffff", "#ffffff"),
    black_rim="#000000",
    white_rim="#000000",
    mark_black="#000000",
    mark_white="#ffffff",
    neutral="#000000",
    flag="#c00000",
    accent="#0b4fc4",
    halo="#ffffff",
    space="#ffffff",
    lid="#ffffff",
    outline=0.06,
)
CONTRAST_DARK = replace(
    CONTRAST,
    name="contrast-dark",
    background="#000000",
    text="#ffffff",
    board="#3a3020",
    rim="#ffffff",
    line="#ffffff",
    label="#ffffff",
    black_rim="#ffffff",
    white_rim="#ffffff",
    neutral="#ffffff",
    flag="#ff8272",
    accent="#ffd60a",
    halo="#000000",
    space="#6a6a6a",
    lid="#000000",
)
BOARDS = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST, CONTRAST_DARK)}


@frozen
class Roles:
    """The colours of windows and controls, as ``#rrggbb``.

    Attributes:
        window: the background of windows.
        surface: cards, buttons, fields and lists.
        hover, pressed: a button or row under the pointer; a pressed one.
        hairline: the border of cards, buttons and rows.
        rim: the border of fields and check boxes.
        text, second: ordinary text; less important text.
        accent: the filled button, links, the present stage, the focus ring.
        accent_hover, accent_pressed: the filled button under the pointer; pressed.
        on_accent: the text of the filled button.
        chosen: the background of the selected row.
        warning: an effect that changes the winner; an open question.
        badge, on_badge: background and text of the number of open questions.
        warning_ground: the background of a chip in the colour of a warning.
        trouble, trouble_ground: a protest or dispute, and its background.
        good: something ready or decided.
    """

    window: str
    surface: str
    hover: str
    pressed: str
    hairline: str
    rim: str
    text: str
    second: str
    accent: str
    accent_hover: str
    accent_pressed: str
    on_accent: str
    chosen: str
    warning: str
    badge: str
    on_badge: str
    warning_ground: str
    trouble: str
    trouble_ground: str
    good: str


ROLES = {
    "light": Roles(
        window=LIGHT.background,
        surface="#ffffff",
        hover="#eeece6",
        pressed="#e2dfd7",
        hairline="#dedad2",
        rim="#8a8478",
        text=LIGHT.text,
        second="#5e584e",
        accent="#1a5fd0",
        accent_hover="#174fb0",
        accent_pressed="#123f8e",
        on_accent="#ffffff",
        chosen="#e6effc",
        warning="#7a4f00",
        badge="#f2b705",
        on_badge="#2a2000",
        warning_ground="#fff1cc",
        trouble="#ae2019",
        trouble_ground="#fce9e7",
        good="#1b7038",
    ),
    "dark": Roles(
        window=DARK.background,
        surface="#282725",
        hover="#33312e",
        pressed="#3d3b37",
        hairline="#403d39",
        rim="#8a8478",
        text=DARK.text,
        second="#b8b2a6",
        accent="#7db0ff",
        accent_hover="#98c1ff",
        accent_pressed="#b4d2ff",
        on_accent="#0b1a33",
        chosen="#22344f",
        warning="#f2c766",
        badge="#f2b705",
        on_badge="#2a2000",
        warning_ground="#3b2f12",
        trouble="#ff9189",
        trouble_ground="#42211e",
        good="#74cf92",
    ),
    "contrast": Roles(
        window=CONTRAST.background,
        surface="#ffffff",
        hover="#e8e8e8",
        pressed="#cccccc",
        hairline="#000000",
        rim="#000000",
        text=CONTRAST.text,
        second="#000000",
        accent="#0a3fa8",
        accent_hover="#08338a",
        accent_pressed="#06276b",
        on_accent="#ffffff",
        chosen="#dce8ff",
        warning="#5c3a00",
        badge="#5c3a00",
        on_badge="#ffffff",
        warning_ground="#ffffff",
        trouble="#8e1410",
        trouble_ground="#ffffff",
        good="#0e5527",
    ),
    "contrast-dark": Roles(
        window=CONTRAST_DARK.background,
        surface="#000000",
        hover="#1f1f1f",
        pressed="#3a3a3a",
        hairline="#ffffff",
        rim="#ffffff",
        text=CONTRAST_DARK.text,
        second="#ffffff",
        accent="#ffd60a",
        accent_hover="#ffe45c",
        accent_pressed="#ffffff",
        on_accent="#000000",
        chosen="#002b5c",
        warning="#ffd60a",
        badge="#ffd60a",
        on_badge="#000000",
        warning_ground="#000000",
        trouble="#ff8a80",
        trouble_ground="#000000",
        good="#5cff8f",
    ),
}
THEMES = ("system", *BOARDS)
DISABLED = 0.45
"""The fraction of text colour in a disabled control's text; the rest is its background."""


def palette(name: str) -> QPalette:
    """Returns the colours of the application for a theme.

    Raises:
        KeyError: the name is not in ``ROLES``.
    """
    colours = ROLES[name]
    made = QPalette(QColor(colours.surface), QColor(colours.window))
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for where, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.surface),
        (role.AlternateBase, colours.surface),
        (role.ToolTipBase, colours.surface),
        (role.ToolTipText, colours.text),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.second),
        (role.Button, colours.surface),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.badge),
        (role.Light, colours.surface),
        (role.Midlight, colours.hover),
        (role.Mid, colours.hairline),
        (role.Dark, colours.rim),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Accent, colours.accent),
        (role.Link, colours.accent),
        (role.LinkVisited, colours.accent),
    ):
        made.setColor(where, QColor(colour))
    for where, ground in (
        (role.WindowText, colours.window),
        (role.Text, colours.surface),
        (role.ButtonText, colours.surface),
    ):
        made.setColor(group.Disabled, where, faded(colours.text, ground))
    made.setColor(group.Disabled, role.Highlight, QColor(colours.rim))
    return made


def faded(ink: str, ground: str) -> QColor:
    """Returns the text colour of a disabled control: ``ink`` mixed with ``ground`` by
    ``DISABLED``.
    """
    one, other = QColor(ink), QColor(ground)
    pairs = zip(
        (one.red(), one.green(), one.blue()),
        (other.red(), other.green(), other.blue()),
        strict=True,
    )
    return QColor(*(round(DISABLED * i + (1 - DISABLED) * g) for i, g in pairs))


def font_of(size: float, *, bold: bool = False) -> QFont:
    """Returns the program's font in a size in logical pixels."""
    font = QFont(list(FAMILIES))
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    return font
