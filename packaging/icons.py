"""Draws the .ico files of Windows and the .icns files of macOS from resources/icons/*.svg.

    python packaging/icons.py FOLDER

Needs PySide6 and nothing else. Both formats are containers of PNGs, written here by hand,
because Qt's own writers put one size into a file.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

DRAWINGS = Path(__file__).resolve().parent.parent / "resources" / "icons"
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,  # 16 points at 2x, and so on
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
    b"ic10": 1024,
}


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico of PNGs by their side in pixels (256 at most)."""
    sizes = sorted(pictures)
    head = struct.pack("<HHH", 0, 1, len(sizes))
    offset = len(head) + 16 * len(sizes)
    entries = b""
    for size in sizes:
        length = len(pictures[size])
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, length, offset)
        offset += length
    return head + entries + b"".join(pictures[size] for size in sizes)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns of PNGs by their side in pixels; every size in ICNS_SIZES must be there."""
    chunks = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS_SIZES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


def draw(drawing: Path, sizes: set[int]) -> dict[int, bytes]:
    """An SVG as PNGs of these sizes. Needs a QGuiApplication. Raises ValueError."""
    from PySide6.QtCore import QBuffer, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing} is no SVG that Qt can draw")
    pictures = {}
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        pictures[size] = bytes(buffer.data().data())
    return pictures


def write(folder: Path) -> list[Path]:
    """Draw every icon into a folder (made if missing); returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for drawing in sorted(DRAWINGS.glob("*.svg")):
        pictures = draw(drawing, {*ICO_SIZES, *ICNS_SIZES.values()})
        for ending, content in (
            ("ico", ico({size: pictures[size] for size in ICO_SIZES})),
            ("icns", icns(pictures)),
        ):
            written.append(folder / f"{drawing.stem}.{ending}")
            written[-1].write_bytes(content)
    return written


def main() -> None:
    """Draw into the folder named on the command line."""
    if len(sys.argv) != 2:
        sys.exit("usage: icons.py FOLDER")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication(sys.argv[:1])
    for path in write(Path(sys.argv[1])):
        print(path)
    del app


if __name__ == "__main__":
    main()
