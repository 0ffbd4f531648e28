"""Colours of the board and of the application, as data."""

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
"""Font families in order of preference; the later ones supply Chinese, Japanese, Korean."""


@frozen
class BoardTheme(SignColours):
    """Colours of a board, as ``#rrggbb``; those of its signs are inherited.

    Attributes:
        background, text: around the board, and the lids' counts on it.
        rim, line: the board's border and its lines; their names are in ``label``.
        space: the ground of a group of points that is counted as one.
        lid: a bowl's lid.
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
    background="#f4f2ee",
    text="#201c16",
    board="#e2bc7a",
    rim="#8a6a36",
    line="#5f4720",
    label="#46351a",
    black=("#4d4d50", "#121214"),
    white=("#ffffff", "#d8d6d0"),
    black_rim="#000000",
    white_rim="#4a3f31",
    mark_black="#101012",
    mark_white="#ffffff",
    neutral="#5a4420",
    flag="#c4122f",
    accent="#0f5de0",
    halo="#fff6e3",
    space="#fbefd2",
    lid="#b98a4a",
    outline=0.04,
)
DARK = BoardTheme(
    name="dark",
    background="#232327",
    text="#ececee",
    board="#5b4c38",
    rim="#2f281d",
    line="#b7a284",
    label="#e2d4bb",
    black=("#2e2e31", "#08080a"),
    white=("#f4f4f0", "#c4c3bd"),
    black_rim="#b9ab90",
    white_rim="#26221b",
    mark_black="#08080a",
    mark_white="#ffffff",
    neutral="#f0d9a8",
    flag="#ff7a6b",
    accent="#6cb2ff",
    halo="#1d180f",
    space="#8d795c",
    lid="#7a6345",
    outline=0.04,
)
CONTRAST = BoardTheme(
    name="contrast",
    background="#ffffff",
    text="#000000",
    board="#ffffff",
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
    accent="#0000d0",
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
    board="#3a3a3a",
    rim="#ffffff",
    line="#bdbdbd",
    label="#ffffff",
    black_rim="#ffffff",
    white_rim="#ffffff",
    neutral="#ffffff",
    flag="#ff8272",
    accent="#ffe14d",
    halo="#000000",
    space="#6a6a6a",
    lid="#000000",
)
BOARDS = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST, CONTRAST_DARK)}


@frozen
class Roles:
    """The colours of an application palette, as ``#rrggbb``."""

    window: str
    base: str
    alternate: str
    button: str
    text: str
    faint: str
    highlight: str
    highlighted: str
    link: str
    tip: str
    rim: str
    """Around things that belong together, and controls."""
    open: str = "#e5a50a"
    """Behind the number of open matters, which is black or white."""


PALETTES = {
    "light": Roles(
        window=LIGHT.background,
        base="#ffffff",
        alternate="#f7f5f1",
        button="#eae7e1",
        text=LIGHT.text,
        faint="#77716a",
        highlight="#0b4fc4",
        highlighted="#ffffff",
        link="#0b4fc4",
        tip="#fffbe8",
        rim="#8c8a85",
    ),
    "dark": Roles(
        window=DARK.background,
        base="#1a1a1d",
        alternate="#202024",
        button="#33333a",
        text=DARK.text,
        faint="#9a9aa2",
        highlight="#2f6fd0",
        highlighted="#ffffff",
        link="#6cb2ff",
        tip="#33333a",
        rim="#70707a",
    ),
    "contrast": Roles(
        window="#ffffff",
        base="#ffffff",
        alternate="#ffffff",
        button="#ffffff",
        text="#000000",
        faint="#595959",
        highlight="#0000d0",
        highlighted="#ffffff",
        link="#0000d0",
        tip="#ffffff",
        rim="#595959",
        open="#000000",
    ),
    "contrast-dark": Roles(
        window="#000000",
        base="#000000",
        alternate="#000000",
        button="#000000",
        text="#ffffff",
        faint="#b0b0b0",
        highlight="#ffe14d",
        highlighted="#000000",
        link="#8fd0ff",
        tip="#000000",
        rim="#b0b0b0",
        open="#ffe14d",
    ),
}
THEMES = ("system", *BOARDS)


def palette(name: str) -> QPalette:
    """The application palette of a theme in ``PALETTES``. Raises KeyError."""
    colours = PALETTES[name]
    made = QPalette(QColor(colours.button), QColor(colours.window))
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.alternate),
        (role.ToolTipBase, colours.tip),
        (role.ToolTipText, colours.text),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.faint),
        (role.Button, colours.button),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.open),
        (role.Mid, colours.rim),
        (role.Highlight, colours.highlight),
        (role.HighlightedText, colours.highlighted),
        (role.Accent, colours.highlight),
        (role.Link, colours.link),
        (role.LinkVisited, colours.link),
    ):
        made.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(colours.faint))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colours.faint))
    return made


def font_of(size: float, *, bold: bool = False) -> QFont:
    """The program's font at a size in logical pixels (at least one)."""
    font = QFont(list(FAMILIES))
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    return font
