"""The photograph on a sheet: how large it stands there, and its element in a file of HTML."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from goref.qt.photo.keeping import jpeg

PHOTO = "photograph"
"""What a document calls it among its pictures."""
ACROSS = 360
"""Its width and height at most, in pixels of 1/96 inch."""
QUALITY = 85


def photo_element(image: QImage, label: str, source: str = PHOTO) -> str:
    """The element that shows it; ``label`` is its text for those who do not see it."""
    size = image.size().scaled(ACROSS, ACROSS, Qt.AspectRatioMode.KeepAspectRatio)
    size = size.expandedTo(QSize(1, 1))
    return (
        f'<img src="{source}" width="{size.width()}" height="{size.height()}" '
        f'alt="{escape(label)}">'
    )


def embedded(image: QImage, label: str) -> str:
    """The same for a file that needs no other. The picture is written anew: nothing else
    that a case file may have had in it goes out."""
    data = b64encode(jpeg(image, QUALITY)).decode("ascii")
    return photo_element(image, label, f"data:image/jpeg;base64,{data}")
