"""The photograph on a score sheet: its size, and its HTML."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from goref.qt.photo.keeping import jpeg

PHOTO = "photograph"
"""The name of the photograph among the images of a document."""
ACROSS = 360
"""The largest width and height of the photograph, in units of 1/96 inch."""
QUALITY = 85


def photo_element(image: QImage, label: str, source: str = PHOTO) -> str:
    """Returns the HTML of the photograph. ``label`` is its text for screen readers."""
    size = image.size().scaled(ACROSS, ACROSS, Qt.AspectRatioMode.KeepAspectRatio)
    size = size.expandedTo(QSize(1, 1))
    return (
        f'<img src="{source}" width="{size.width()}" height="{size.height()}" '
        f'alt="{escape(label)}">'
    )


def embedded(image: QImage, label: str) -> str:
    """Returns the HTML of the photograph with the picture inside, so that it needs no other
    file.

    The picture is encoded again, since the original file may contain hidden data.
    """
    data = b64encode(jpeg(image, QUALITY)).decode("ascii")
    return photo_element(image, label, f"data:image/jpeg;base64,{data}")
