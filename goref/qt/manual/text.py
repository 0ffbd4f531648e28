"""A page of the manual as a Qt document: Markdown, with positions drawn as boards."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)

from goref.app.manual.pages import anchor, positions
from goref.app.manual.pictures import (
    SHOWN,
    is_picture,
    is_position,
    picture_file,
    position_in,
)
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import ENGLISH, Language
from goref.core.board.position import DiagramError, Position
from goref.qt.board.painter import render
from goref.qt.board.view import BoardView
from goref.qt.look.theme import BoardTheme

POSITION = "position"
"""The language of a Markdown code block that contains a position to be drawn."""
LINE_HEIGHT = 125.0
"""The height of a line, in percent of the font's own height."""
INDENT = 24
SPACING = 28
"""The line spacing of a drawn board, in pixels at zoom 0."""
SMALL_SPACING = 16
"""The line spacing of a board within a text, such as a table, in pixels at zoom 0."""
SIDES = (160, 560)
"""The smallest and the largest side of a drawn board, in pixels at zoom 0."""
PAD = 6
IN_TABLE = 0.8
"""The size of a picture in a table, a part of the window, as a part of the file's."""

_LANGUAGE = QTextFormat.Property.BlockCodeLanguage
_FENCE = QTextFormat.Property.BlockCodeFence
_QUOTE = QTextFormat.Property.BlockQuoteLevel


@frozen
class PageLook:
    """The appearance of a page.

    Attributes:
        theme: the theme of drawn boards.
        palette: all other colours.
        scale: the scale of pictures, 1 at zoom 0.
        ratio: device pixels for each logical pixel.
        language: the language of pictures of the window.
        width: the width of the page in pixels, which no picture exceeds; 0 for no limit.
    """

    theme: BoardTheme
    palette: QPalette
    scale: float = 1.0
    ratio: float = 1.0
    language: Language = ENGLISH
    width: float = 0.0


def fill(document: QTextDocument, text: str, look: PageLook) -> dict[str, BoardView]:
    """Replaces the content of a document by a page, given as Markdown.

    Returns the drawn boards by the names of their images.
    """
    document.setUndoRedoEnabled(False)
    document.setMarkdown(text)
    once = QTextCursor(document)
    once.beginEditBlock()  # otherwise it would be laid out after every change
    views = _draw_positions(document, text, look) | _show_pictures(document, look)
    _dress_paragraphs(document, look)
    _dress_tables(document, look)
    once.endEditBlock()
    return views


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yields the paragraphs of a document in order."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def heading(document: QTextDocument, sought: str) -> QTextBlock | None:
    """Returns the heading that the part of a link after ``#`` names, or None."""
    for block in blocks(document):
        if block.blockFormat().headingLevel() and anchor(block.text()) == sought:
            return block
    return None


# Positions


def _draw_positions(document: QTextDocument, text: str, look: PageLook) -> dict[str, BoardView]:
    """Replaces each code block with a position by a picture. Invalid ones remain text.

    Returns the boards by the names of their pictures.
    """
    views = {}
    for number, lines in enumerate(_runs(document, text)):
        rows = [line.text() for line in lines]
        try:
            position = Position.from_rows(rows)
        except DiagramError:
            continue
        image, name = QTextImageFormat(), f"board:{number}"
        image.setName(name)
        image.setProperty(QTextFormat.Property.ImageAltText, "\n".join(rows))
        views[name] = BoardView(position, coordinates=True, lids=False)
        _put_board(document, image, views[name], look)
        cursor = QTextCursor(lines[0])
        last = lines[-1]
        cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        plain = QTextBlockFormat()
        plain.setTopMargin(PAD)
        plain.setBottomMargin(PAD)
        cursor.setBlockFormat(plain)
        cursor.insertImage(image)
    return views


def _put_board(
    document: QTextDocument, image: QTextImageFormat, view: BoardView, look: PageLook
) -> None:
    """Draws the board of an image, and sets the image's size."""
    grid = view.position.grid
    longest, spacing = max(grid.width, grid.height), SPACING
    least, most = SIDES
    if not view.coordinates:
        longest, spacing, least = longest - 1, SMALL_SPACING, 0
    side = round(min(max((longest + 2) * spacing, least), most) * look.scale)
    theme = replace(look.theme, background=look.palette.base().color().name())
    drawn = render(view, side, theme, look.ratio)
    kind = QTextDocument.ResourceType.ImageResource
    document.addResource(kind, QUrl(image.name()), drawn)
    image.setWidth(side)
    image.setHeight(side)


def _runs(document: QTextDocument, text: str) -> list[list[QTextBlock]]:
    """Returns the lines of each position, the last position first.

    In this order, replacing a position does not move the others.
    """
    left = [
        line for line in blocks(document) if line.blockFormat().property(_LANGUAGE) == POSITION
    ]
    found = []
    for rows in positions(text):  # consecutive positions have no line between them
        count = len(rows.splitlines())
        found.append(left[:count])
        left = left[count:]
    return [lines for lines in found[::-1] if lines]


# Pictures of the window


def _show_pictures(document: QTextDocument, look: PageLook) -> dict[str, BoardView]:
    """Loads the pictures of the window that the page shows, and draws the positions within its
    text.

    Returns the boards by the names of their pictures.
    """
    dark = look.palette.base().color().lightness() < 128
    views = {}
    for piece, format_ in list(_images(document)):
        name = format_.name()
        if is_picture(name):
            image = QImage(str(picture_file(name, look.language, dark=dark)))
            kind = QTextDocument.ResourceType.ImageResource
            document.addResource(kind, QUrl(name), image)
        elif is_position(name):
            position, lit = position_in(name)
            views[name] = BoardView(position, lit=lit, coordinates=False, lids=False)
            _put_board(document, format_, views[name], look)
            _set(document, piece, format_)
    fit_pictures(document, look)
    return views


def fit_pictures(document: QTextDocument, look: PageLook) -> None:
    """Gives the pictures of the window their size on the page."""
    for piece, format_ in list(_images(document)):
        if not is_picture(format_.name()):
            continue
        image = document.resource(
            QTextDocument.ResourceType.ImageResource, QUrl(format_.name())
        )
        cursor = QTextCursor(document)
        cursor.setPosition(piece.position())
        table = cursor.currentTable()
        width = image.width() * (IN_TABLE if table else SHOWN) * look.scale
        columns = table.columns() if table else 1
        if look.width:
            width = min(width, (look.width - 2 * PAD) / columns - 2 * PAD)
        format_.setWidth(round(width))
        format_.setHeight(round(width) * image.height() / image.width())
        _set(document, piece, format_)


def _set(document: QTextDocument, piece: QTextFragment, format_: QTextImageFormat) -> None:
    """Sets the format of a piece of a document."""
    cursor = QTextCursor(document)
    cursor.setPosition(piece.position())
    cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
    cursor.setCharFormat(format_)


def _images(document: QTextDocument) -> Iterator[tuple[QTextFragment, QTextImageFormat]]:
    for block in blocks(document):
        for piece in pieces(block):
            format_ = piece.charFormat().toImageFormat()
            if format_.isValid():
                yield piece, format_


# Paragraphs


def _dress_paragraphs(document: QTextDocument, look: PageLook) -> None:
    ground = QTextCharFormat()
    ground.setBackground(_shade(look.palette))
    for block in blocks(document):
        format_ = block.blockFormat()
        cursor = QTextCursor(block)
        if format_.hasProperty(_FENCE):
            format_.setBackground(_shade(look.palette))
            format_.setLeftMargin(INDENT)
        elif not cursor.currentTable() and not _is_picture(block):
            height = QTextBlockFormat.LineHeightTypes.ProportionalHeight
            format_.setLineHeight(LINE_HEIGHT, height.value)
            if format_.intProperty(_QUOTE):
                format_.setLeftMargin(INDENT)
                format_.setBackground(_shade(look.palette))
        cursor.setBlockFormat(format_)
        if not format_.hasProperty(_FENCE):
            for start, end in _code(block):
                cursor.setPosition(start)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(ground)


def _is_picture(block: QTextBlock) -> bool:
    return any(piece.charFormat().isImageFormat() for piece in pieces(block))


def _code(block: QTextBlock) -> list[tuple[int, int]]:
    """Returns the ranges of code in a paragraph, as (start, end) in the document."""
    return [
        (piece.position(), piece.position() + piece.length())
        for piece in pieces(block)
        if piece.charFormat().fontFixedPitch()
    ]


def pieces(block: QTextBlock) -> list[QTextFragment]:
    """Returns the fragments of a paragraph; each has one format."""
    found = []
    at = block.begin()
    while not at.atEnd():
        found.append(at.fragment())
        at += 1
    return found


def _shade(palette: QPalette) -> QColor:
    """Returns the background of code, quotes and table headings, a little darker than
    the page.
    """
    base, text = palette.base().color(), palette.text().color()
    parts = QColor.red, QColor.green, QColor.blue
    return QColor(*(round(0.92 * part(base) + 0.08 * part(text)) for part in parts))


# Tables


def _dress_tables(document: QTextDocument, look: PageLook) -> None:
    for table in document.rootFrame().childFrames():
        if isinstance(table, QTextTable):
            _dress_table(table, look)


def _dress_table(table: QTextTable, look: PageLook) -> None:
    format_ = table.format()
    format_.setBorder(1)
    format_.setBorderCollapse(True)
    format_.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    format_.setBorderBrush(look.palette.placeholderText().color())
    format_.setCellPadding(PAD)
    format_.setCellSpacing(0)
    format_.setTopMargin(PAD)
    format_.setBottomMargin(2 * PAD)
    format_.setWidth(QTextLength())
    table.setFormat(format_)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        head = cell.format()
        head.setBackground(_shade(look.palette))
        cell.setFormat(head)
