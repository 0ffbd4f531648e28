"""A board as a picture for other programs: SVG, PNG or text."""

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
"""The default width and height of a picture in logical pixels."""
SCALE = 2.0
"""The pixels of a PNG for each logical pixel, in each direction."""
PIXELS_PER_INCH = 96
"""The resolution at which a logical pixel is a pixel of the SVG document."""
SVG_TYPE = "image/svg+xml"
SUFFIXES = (".svg", ".png", ".txt")


def svg(view: BoardView, theme: BoardTheme, size: int | QSize = SIDE, title: str = "") -> bytes:
    """Returns a picture of a board as SVG, made of shapes and text.

    Args:
        size: the size in logical pixels; one number for a square.
        title: the title of the picture, such as the game's name.
    """
    from PySide6.QtSvg import QSvgGenerator  # few sessions need it

    room = QSize(size, size) if isinstance(size, int) else size
    buffer = QBuffer()
    made = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # every program opens it
    made.setResolution(PIXELS_PER_INCH)
    made.setOutputDevice(buffer)
    made.setSize(room)
    made.setViewBox(QRect(0, 0, room.width(), room.height()))
    made.setTitle(written(title))
    made.setDescription("goref")
    p = QPainter(made)
    p.setFont(QFont("sans-serif"))  # otherwise every shape would list the window's fonts
    p.fillRect(QRectF(0, 0, room.width(), room.height()), QColor(theme.background))
    BoardPainter(theme).paint(
        p, view, layout_of(view, room.width(), room.height()), vector=True
    )
    p.end()
    return bytes(buffer.data().data())


def written(text: str) -> str:
    """Returns a text in one line, without characters that XML does not allow."""
    plain = " ".join(text.split())
    return "".join(sign for sign in plain if sign.isprintable())


def text(view: BoardView, language: Language) -> str:
    """Returns a board drawn in text characters (see
    :func:`goref.io.text.diagram_text.diagram_text`).
    """
    # A mark in addition to the spaces of a count is a basic eye.
    signs = {
        point: (BASIC_EYE if view.spaces else sign.mark.value, sign.owner)
        for point, sign in view.marks.items()
    }
    spaces = [space.points for space in view.spaces]
    return diagram_text(view.position, view.dead, signs, spaces, language=language)


def copy_picture(view: BoardView, theme: BoardTheme, title: str) -> None:
    """Copies a board to the clipboard, as pixels and as SVG."""
    data = _data_of_qt()
    data.setImageData(render(view, SIDE, theme, SCALE))
    data.setData(SVG_TYPE, svg(view, theme, SIDE, title))
    QGuiApplication.clipboard().setMimeData(data)


def _data_of_qt() -> QMimeData:
    """Returns empty clipboard data that Qt created.

    Some platforms delete the clipboard's data when the process ends. Python has then ended, and
    data created in Python would crash.
    """
    model = QStringListModel([""])
    data = model.mimeData([model.index(0)])
    data.clear()
    return data


def save_picture(
    path: Path, view: BoardView, theme: BoardTheme, title: str, language: Language
) -> None:
    """Saves a picture of a board, in the format of the suffix: ``.svg``, ``.png`` or ``.txt``.

    Args:
        language: the language of the legend in a text.

    Raises:
        FileError: the suffix is another one, or the file cannot be written. An existing file is
            then unchanged.
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
    """Returns an image as PNG data.

    Raises:
        FileError: the image is too large.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise FileError(fault("picture-too-large"))
    return bytes(buffer.data().data())
