"""The board as a picture for other programs: what is in it, and how it leaves."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from goref.core.arranging.table.arrangement import Block, Space
from goref.core.base.colour import BLACK
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind
from goref.io.files import FileError
from goref.qt.board.marks import font_of
from goref.qt.board.painter import layout_of, render
from goref.qt.board.view import BoardView, PointMark
from goref.qt.look.appearance import size_texts
from goref.qt.look.theme import BOARDS, CONTRAST, DARK, LIGHT
from goref.qt.picture import diagram
from goref.qt.sheet.board import PAPER
from tests.languages import EN, ZH
from tests.refusals import refuses

NINE = grid(9)
POINTS = {name: NINE.point(name) for name in ("C7", "D7", "C6", "G7", "G6", "E4", "C3", "G3")}
BLACKS, WHITES = [POINTS[n] for n in ("C7", "D7", "C6")], [POINTS["G7"], POINTS["G6"]]
VIEW = BoardView(Position.of(NINE, BLACKS, WHITES), lids=False)
RICH = replace(
    VIEW,
    dead=frozenset([POINTS["C6"]]),
    seki=frozenset([POINTS["G6"]]),
    marks={
        POINTS["E4"]: PointMark(PointKind.TERRITORY, BLACK, proposed=True),
        POINTS["C3"]: PointMark(PointKind.KO, BLACK, proposed=True),
        POINTS["G3"]: PointMark(PointKind.SHARED, proposed=True),
    },
    disputed=frozenset([POINTS["C7"]]),
    lit=frozenset([POINTS["G7"]]),
    numbers={POINTS["D7"]: 128},
    last=POINTS["D7"],
    prisoners=(3, 2),
    lids=True,
)
SVG = "{http://www.w3.org/2000/svg}"
SIDE = 500

pytestmark = pytest.mark.usefixtures("qapp")
themes = pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))


def read(data: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(data)


def circles(data: bytes) -> int:
    return len(list(read(data).iter(f"{SVG}circle")))


def drawn(data: bytes, side: int) -> QImage:
    """The SVG as a reader that knows the plainest form of it shows it.

    Qt's takes a list of families for the name of one, which no font has: here it is given the
    one that is found first, as other readers find it.
    """
    family = f'font-family="{QFontInfo(font_of(12)).family()}"'.encode()
    data = re.sub(rb'font-family="[^"]+,[^"]+"', family, data)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00ff00"))
    p = QPainter(image)
    renderer = QSvgRenderer(data)
    assert renderer.isValid()
    renderer.render(p)
    p.end()
    return image


def differing(one: QImage, other: QImage) -> float:
    """The part of the pixels that differ visibly."""
    other = other.convertToFormat(one.format())
    assert one.size() == other.size()
    pixels = zip(
        memoryview(one.constBits()).cast("I"),
        memoryview(other.constBits()).cast("I"),
        strict=True,
    )
    apart = sum(
        max(abs((a >> s & 255) - (b >> s & 255)) for s in (0, 8, 16)) > 60
        for a, b in pixels
        if a != b
    )
    return apart / (one.width() * one.height())


# SVG


@themes
def test_an_svg_has_a_circle_for_every_stone(theme) -> None:
    empty = circles(diagram.svg(BoardView(Position.empty(NINE), lids=False), theme, SIDE))
    assert empty == len(NINE.stars)
    assert circles(diagram.svg(VIEW, theme, SIDE)) == empty + len(BLACKS) + len(WHITES)


def test_an_svg_is_whole_and_holds_text_as_text() -> None:
    root = read(diagram.svg(RICH, LIGHT, SIDE))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {SIDE} {SIDE}"
    texts = ["".join(t.itertext()) for t in root.iter(f"{SVG}text")]
    assert sorted(t for t in texts if t.isalpha()) == sorted("ABCDEFGHJ" * 2)
    assert {"9", "128", "3", "2"} <= set(texts)
    assert list(root.iter(f"{SVG}image")) == []
    assert [t for t in texts if not t.isascii()] == [], "signs need no Chinese font"


@pytest.mark.parametrize(
    ("given", "title"),
    [
        ('金花碗图 <1> & "co"', '金花碗图 <1> & "co"'),
        ("two\nlines\x00\x1b and\ttabs ", "two lines and tabs"),
    ],
)
def test_the_title_is_the_games_name(given: str, title: str) -> None:
    found = read(diagram.svg(VIEW, LIGHT, SIDE, given)).find(f"{SVG}title")
    assert found is not None
    assert (found.text or "") == title


@themes
def test_an_svg_shows_what_the_screen_shows(theme) -> None:
    """Marks too: hatching must stay in its shape where a program knows no clipping."""
    seen = drawn(diagram.svg(RICH, theme, SIDE), SIDE)
    assert differing(seen, render(RICH, SIDE, theme)) < 0.002
    # A shade of proof that this would be noticed:
    other = replace(RICH, marks={})
    assert differing(seen, render(other, SIDE, theme)) > 0.003


BLOCK = frozenset(NINE.at(x, y) for x in (7, 8) for y in range(4, 9))  # H5 to J1
EYE = frozenset([NINE.point("A1")])
COUNTED = replace(
    VIEW,
    spaces=(
        Space(BLACK, BLOCK, True, True, block=Block.TENS),
        Space(BLACK, EYE, True, False, EYE, Block.EYE),
    ),
)


@pytest.mark.parametrize("theme", [LIGHT, PAPER], ids=["light", "paper"])
def test_the_blocks_of_a_count_are_drawn_as_shapes(theme) -> None:
    def paths(view: BoardView) -> int:
        return len(list(read(diagram.svg(view, theme)).iter(f"{SVG}path")))

    data = diagram.svg(COUNTED, theme)
    assert "<image" not in data.decode("utf-8"), "no pixels"
    assert paths(COUNTED) >= paths(VIEW) + 4, "outlines and figures"
    drawn = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    p = QPainter(drawn)
    QSvgRenderer(data).render(p)
    p.end()
    laid = layout_of(COUNTED, SIDE, SIDE)
    x, y = laid.centre(NINE.point("H3"))
    line = QColor(theme.mark_black).lightness()
    ink = [
        drawn.pixelColor(round(x + t), round(y + s)).lightness()
        for t in range(round(laid.spacing))
        for s in (-6, -3, 0, 3, 6)
    ]
    assert min(ink) < line + 40, "no figures"


def test_a_text_has_the_blocks_as_letters() -> None:
    said = diagram.text(COUNTED, EN)
    assert said.splitlines()[5].endswith("a a 5")
    assert said.splitlines()[9].startswith(" 1 b . ")
    assert said.endswith("\na 10   b 1\n")
    marked = replace(COUNTED, marks={NINE.point("A1"): PointMark(PointKind.EYE, BLACK)})
    said = diagram.text(marked, EN)
    assert said.splitlines()[9].startswith(" 1 V . ")
    assert "V Black basic eye" in said


def test_an_svg_may_be_wide() -> None:
    root = read(diagram.svg(RICH, LIGHT, QSize(800, 500)))
    assert root.get("viewBox") == "0 0 800 500"


@pytest.fixture
def fonts_of_the_window(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    size_texts(qapp)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("fonts_of_the_window")
def test_a_full_board_is_no_monster() -> None:
    full = Position(grid(19), bytes(1 + p % 2 for p in range(361)))
    data = diagram.svg(BoardView(full, lids=False), LIGHT)
    assert circles(data) == 361 + 9
    assert len(data) < 500_000
    assert data.count(b"Noto Sans CJK") < 400, "the font's names stand with every stone"


def test_without_a_name_there_is_no_title() -> None:
    assert read(diagram.svg(VIEW, LIGHT, SIDE)).find(f"{SVG}title") is None


# PNG


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_a_png_has_as_many_pixels_as_asked_for(scale: int) -> None:
    image = render(VIEW, 300, DARK, scale)
    assert (image.width(), image.height()) == (300 * scale, 300 * scale)
    laid = layout_of(VIEW, 300, 300, scale)
    x, y = laid.centre(WHITES[0])
    assert image.pixelColor(int(x * scale), int(y * scale)).lightness() > 190


# Clipboard


def test_the_clipboard_has_pixels_and_shapes_together() -> None:
    diagram.copy_picture(RICH, LIGHT, "Game & Co")
    held = QGuiApplication.clipboard().mimeData()
    assert held.hasImage()
    image = QImage(held.imageData())
    assert image.width() == diagram.SIDE * diagram.SCALE
    assert differing(image, render(RICH, diagram.SIDE, LIGHT, diagram.SCALE)) == 0
    data = bytes(held.data("image/svg+xml").data())
    title = read(data).find(f"{SVG}title")
    assert title is not None
    assert title.text == "Game & Co"
    assert circles(data) >= len(BLACKS) + len(WHITES)


COPIES_AND_QUITS = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from goref.__main__ import main
from goref.qt.window.main_window import MainWindow

def copy_and_quit():
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    if not (windows and windows[0].is_whole):
        QTimer.singleShot(0, copy_and_quit)
        return
    windows[0].actions_by_id["copy-picture"].trigger()
    print(QGuiApplication.clipboard().mimeData().formats())
    windows[0].actions_by_id["quit"].trigger()

app = QApplication([])
QTimer.singleShot(0, copy_and_quit)
raise SystemExit(main(["gui", "resources/games/takagawa--go-seigen-1959.sgf"]))
"""


def test_a_picture_can_be_copied_and_goref_quit() -> None:
    """What is on the clipboard may outlive Python, and is freed then."""
    done = subprocess.run(
        [sys.executable, "-c", COPIES_AND_QUITS],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    said = "['application/x-qt-image', 'image/svg+xml']\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


# Files


def test_the_name_says_the_kind_of_file(tmp_path) -> None:
    for name in ("a.svg", "a.PNG", "a.txt"):
        diagram.save_picture(tmp_path / name, RICH, CONTRAST, "T", ZH)
    assert circles((tmp_path / "a.svg").read_bytes()) > 0
    image = QImage(str(tmp_path / "a.PNG"))
    assert image.width() == diagram.SIDE * diagram.SCALE
    assert differing(image, render(RICH, diagram.SIDE, CONTRAST, diagram.SCALE)) == 0
    text = (tmp_path / "a.txt").read_text(encoding="utf-8")
    assert text == diagram.text(RICH, ZH)
    assert " 6 . . x " in text, "a dead stone in small"
    assert "公气" in text


@pytest.mark.parametrize("name", ["a.jpg", "a", "svg"])
def test_another_kind_of_file_is_refused(tmp_path, name) -> None:
    with refuses(FileError, "picture-kind", kinds=".svg, .png, .txt"):
        diagram.save_picture(tmp_path / name, VIEW, LIGHT, "", EN)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", diagram.SUFFIXES)
def test_a_file_that_cannot_be_written(tmp_path, suffix) -> None:
    with refuses(FileError, "cannot-write"):
        diagram.save_picture(tmp_path / "no" / f"a{suffix}", VIEW, LIGHT, "", EN)


def test_an_older_file_is_replaced_whole(tmp_path) -> None:
    path = tmp_path / "a.svg"
    path.write_bytes(b"old" * 10**6)
    diagram.save_picture(path, VIEW, LIGHT, "", EN)
    assert circles(path.read_bytes()) == len(BLACKS) + len(WHITES) + len(NINE.stars)
    assert [p.name for p in tmp_path.iterdir()] == ["a.svg"]
