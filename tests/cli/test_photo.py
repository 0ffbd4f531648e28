"""``goref photo``: a position off a photograph, on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from goref.__main__ import main
from tests.app.photo.boards import OBLIQUE, drawn, shifted
from tests.cli.runs import COMMAND, ENVIRONMENT, Goref, Ran

pytest.importorskip("PySide6")

ROWS = [".........", "..XO.O...", ".XO......", "...X.....", "....O....", "......X..",
        "..O...XO.", ".X.....O.", "........."]  # fmt: skip
RECORD = "(;SZ[9]AB[cb][bc][dd][gf][gg][bh]AW[db][fb][cc][ee][cg][hg][hh])"


def words(corners: object) -> list[str]:
    return [f"{x:.1f},{y:.1f}" for x, y in corners]  # type: ignore[attr-defined]


CORNERS = words(OBLIQUE)
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000010000000100802000000909168360000000c"
)


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from PySide6.QtGui import QImage

    pixels = drawn(ROWS)
    high, wide = pixels.shape[:2]
    image = QImage(pixels.tobytes(), wide, high, 3 * wide, QImage.Format.Format_RGB888)
    file = tmp_path_factory.mktemp("photo") / "board.jpg"
    assert image.save(str(file), "JPEG", 90)
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.sgf"
    file.write_text(RECORD, "ascii")
    return file


def test_a_position_as_json(goref: Goref, picture: Path, record: Path) -> None:
    clicked = words(shifted(OBLIQUE, 9, 0.2, 0.1))
    given = [picture, "--corners", *clicked, "--size", 9]
    ran = goref("photo", *given, "--against", record, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert list(told) == [
        "size", "rows", "points", "doubts", "corners", "warnings", "against",
    ]  # fmt: skip
    assert told["rows"] == ROWS
    assert told["warnings"] == []
    for (x, y), (right_x, right_y) in zip(told["corners"], OBLIQUE, strict=True):
        assert abs(x - right_x) < 6
        assert abs(y - right_y) < 6
    assert told["against"]["agrees"] == 81
    assert told["against"]["is_last"]


def test_a_picture_on_standard_input(picture: Path) -> None:
    with picture.open("rb") as given:
        ran = subprocess.run(
            [*COMMAND, "photo", "-", "--corners", *CORNERS, "--size", "9", "--json"],
            stdin=given,
            capture_output=True,
            env=ENVIRONMENT,
        )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["rows"] == ROWS


def test_a_position_for_people(goref: Goref, picture: Path, record: Path) -> None:
    record.write_text(RECORD.replace("[hh]", "[hi]"), "ascii")
    given = [picture, "--corners", *CORNERS, "--size", 9, "--against", record]
    ran = goref("photo", *given, "--prisoners", "B=1,W=2", "--bowls", "B=34,W=0")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:9] == ROWS
    assert "The record agrees on 79 of 81 points." in lines
    assert "  H1: White is on H2." in lines
    assert any("stones missing: 31" in line for line in lines)
    assert lines[-1].startswith("Assumed: at first the bowls had 41 ")


@pytest.mark.parametrize("json_too", [False, True])
def test_a_grid_a_line_off_is_no_answer_for_a_script(
    goref: Goref, picture: Path, json_too: bool
) -> None:
    clicked = words(shifted(OBLIQUE, 9, 1.0, 0.0))
    asked = ["--json"] if json_too else []
    ran = goref("photo", picture, "--corners", *clicked, "--size", 9, "--lang", "en", *asked)
    assert ran.code == 4
    assert ran.err.startswith("goref: ")
    assert ran.err.count("\n") == 1
    if json_too:
        told = json.loads(ran.out)
        assert told["warnings"][0]["message"] == ran.err.strip().removeprefix("goref: ")
        assert len(told["rows"]) == 9


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], 2),
        (["--corners", *CORNERS[:3]], 2),
        (["--corners", *CORNERS[:3], "1"], 2),
        (["--corners", *CORNERS[:3], "1,nan"], 2),
        (["--corners", *CORNERS[:3], "1,2,3"], 2),
        (["--corners", *CORNERS, "--size", "1"], 2),
        (["--corners", *CORNERS, "--size", "26"], 2),
        (["--corners", *CORNERS, "--against", ""], 2),
        (["--corners", *CORNERS, "--against", "none.sgf"], 4),
        (["--corners", *CORNERS[::-1], "--size", "9"], 4),
        (["--corners", "1,1", "20,1", "20,20", "1,20"], 4),
    ],
    ids=lambda value: " ".join(value)[-30:] if isinstance(value, list) else str(value),
)
def test_what_cannot_be_read(
    goref: Goref, picture: Path, options: list[str], code: int
) -> None:
    ran = goref("photo", picture, *options)
    assert ran.code == code
    assert ran.complaint


@pytest.mark.no_qt_log  # what the decoders say is not shown
@pytest.mark.parametrize(
    "content", [None, b"", b"junk", b"\xff\xd8\xff\xe0 cut", PNG[:60], b"(;SZ[9])"]
)
def test_a_file_that_is_no_picture(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "board.jpg"
    if content is not None:
        file.write_bytes(content)
    assert main(["photo", str(file), "--corners", *CORNERS]) == 4
    complaint = Ran(4, *capfd.readouterr()).complaint
    assert "board.jpg" in complaint
    assert "internal" not in complaint


def test_a_picture_of_an_iphone_is_refused_with_advice(goref: Goref, tmp_path: Path) -> None:
    file = tmp_path / "board.heic"
    file.write_bytes(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic")
    ran = goref("photo", file, "--corners", *CORNERS)
    assert ran.code == 4
    assert "JPEG" in ran.complaint


WITHOUT_QT = """
import sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
from goref.__main__ import main
sys.exit(main())
"""


def test_without_qt_it_says_what_is_missing(picture: Path) -> None:
    command = [sys.executable, "-P", "-c", WITHOUT_QT, "photo", str(picture)]
    ran = subprocess.run(
        [*command, "--corners", *CORNERS], capture_output=True, text=True, env=ENVIRONMENT
    )
    assert (ran.returncode, ran.stdout) == (4, "")
    assert "PySide6" in ran.stderr
    assert "window" not in ran.stderr


def test_a_corner_may_lie_left_of_the_picture(goref: Goref, picture: Path) -> None:
    ran = goref(
        "photo", picture, "--size", 9, "--corners", "-3,60", "505,66", "610,440", "48,428"
    )
    assert ran.code != 2, ran.err
