"""Sentences for photographs that cannot be read, with remedies."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    # The file
    "photo-heic": Text("errors", "{path} is a HEIC picture, which goref does not read. Send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible."),
    "photo-unreadable": Text("errors", "{path} is not a picture that can be read, or part of it is missing. JPEG, PNG, WebP, TIFF and BMP are read."),
    "photo-too-many-pixels": Text("errors", "{path} has more than {most} megapixels. Save it smaller; a phone's ordinary picture is enough."),
    "photo-file-large": Text("errors", "{path} is larger than {most} MB. Save it as JPEG."),
    "photo-needs-qt": Text("errors", "reading a picture needs PySide6: pip install PySide6-Essentials"),
    # The reading
    "photo-too-small": Text("errors", "The board is too small in the picture. Take it closer, or with more pixels."),
    "photo-too-oblique": Text("errors", "The board is seen too much from the side. Take the picture from higher up."),
    "photo-too-dark": Text("errors", "Light and dark hardly differ on the board. Take the picture with more light, without flash."),
    "photo-too-doubtful": Text("errors", "Too many points cannot be recognised. Check the corners and the number of lines, or take a sharper picture."),
    "photo-no-grid": Text("errors", "The four corners do not enclose a board. Put each on its own corner of the grid."),
}  # fmt: skip
