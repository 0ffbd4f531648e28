"""A board as a picture for other programs: SVG, PNG or text, in a file or on the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QRect, QRectF, QSize, QStringListModel
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.io.files import FileError, shown_path, write_bytes
from goref.io.text.diagram_text import BASIC_EYE, diagram_text
from goref.qt.board.painter import BoardPainter, layout_of, render
from goref.qt.board.view import BoardView
from goref.qt.look.theme import BoardTheme

SIDE = 900
"""Width and height of a picture in logical pixels, where nothing else is asked for."""
SCALE = 2.0
"""Pixels of a picture in a logical one, either way."""
PIXELS_PER_INCH = 96
"""As SVG counts them: a logical pixel is then one of the document's."""
SVG_TYPE = "image/svg+xml"
SUFFIXES = (".svg", ".png", ".txt")


def svg(view: BoardView, theme: BoardTheme, size: int | QSize = SIDE, title: str = "") -> bytes:
    """A board as an SVG document: shapes and text, no pixels.

    Args:
        size: width and height in logical pixels.
        title: what other programs call the picture, such as the game's name.
    """
    from PySide6.QtSvg import QSvgGenerator  # few sittings need it

    room = QSize(size, size) if isinstance(size, int) else size
    buffer = QBuffer()
    made = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # what every program opens
    made.setResolution(PIXELS_PER_INCH)
    made.setOutputDevice(buffer)
    made.setSize(room)
    made.setViewBox(QRect(0, 0, room.width(), room.height()))
    made.setTitle(written(title))
    made.setDescription("goref")
    p = QPainter(made)
    p.setFont(QFont("sans-serif"))  # or every shape would carry the window's list of fonts
    p.fillRect(QRectF(0, 0, room.width(), room.height()), QColor(theme.background))
    BoardPainter(theme).paint(
        p, view, layout_of(view, room.width(), room.height()), vector=True
    )
    p.end()
    return bytes(buffer.data().data())


def written(text: str) -> str:
    """A text on one line without the characters that XML has no place for."""
    plain = " ".join(text.split())
    return "".join(sign for sign in plain if sign.isprintable())


def text(view: BoardView, language: Language) -> str:
    """A board as lines of text (see :func:`goref.io.text.diagram_text.diagram_text`)."""
    # What is marked beside the spaces of a count is a basic eye.
    signs = {
        point: (BASIC_EYE if view.spaces else sign.mark.value, sign.owner)
        for point, sign in view.marks.items()
    }
    spaces = [space.points for space in view.spaces]
    return diagram_text(view.position, view.dead, signs, spaces, language=language)


def copy_picture(view: BoardView, theme: BoardTheme, title: str) -> None:
    """Put a board on the clipboard, as pixels and as SVG: the other program chooses."""
    data = _data_of_qt()
    data.setImageData(render(view, SIDE, theme, SCALE))
    data.setData(SVG_TYPE, svg(view, theme, SIDE, title))
    QGuiApplication.clipboard().setMimeData(data)


def _data_of_qt() -> QMimeData:
    """Empty data for the clipboard that Qt itself has made.

    The clipboard of some platforms is freed only as the process exits. Python is gone by then,
    and freeing data that Python has made, which asks it whether it is to be told, would crash.
    """
    model = QStringListModel([""])
    data = model.mimeData([model.index(0)])
    data.clear()
    return data


def save_picture(
    path: Path, view: BoardView, theme: BoardTheme, title: str, language: Language
) -> None:
    """Write a board to a file, as its name ends: ``.svg``, ``.png`` or ``.txt``.

    Args:
        language: of the key under a text; pictures need none.

    Raises FileError; an older file is then unharmed.
    """
    match path.suffix.lower():
        case ".svg":
            data = svg(view, theme, SIDE, title)
        case ".png":
            data = png_bytes(render(view, SIDE, theme, SCALE))
        case ".txt":
            data = text(view, language).encode("utf-8")
        case _:
            kinds = ", ".join(SUFFIXES)
            raise FileError(fault("picture-kind", path=shown_path(path), kinds=kinds))
    write_bytes(path, data)


def png_bytes(image: QImage) -> bytes:
    """An image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise FileError(fault("picture-too-large"))
    return bytes(buffer.data().data())
