"""``goref event serve``: what is refused before anything is served, and what is printed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from goref.cli.event.serve import began_lines
from goref.core.sharing.roles import ROLES
from goref.server.qr_code import code_lines
from goref.server.serving import Began
from tests.cli.runs import ENVIRONMENT, ROOT, Goref
from tests.languages import EN, LANGUAGES
from tests.server.served import SERVE, Server, new_cup
from tests.systems import user_data

PINS = {role: str(1000 + number) for number, role in enumerate(ROLES)}
BEGAN = Began(
    "Cup", ("http://10.0.0.5:8080/", "http://localhost:8080/"), ("10.0.0.5:8443",),
    "4821 0937 5566", PINS,
)  # fmt: skip


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    cup = new_cup(tmp_path / "cup.gorefevent")
    code = "import sys; sys.modules['uvicorn'] = None; from goref.__main__ import main; main()"
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code, "event", "serve", str(cup)],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
    )
    assert "pip install 'goref[serve]'" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("--port=x", "x"),
        ("--port=65536", "65536"),
        ("--join-port=-1", "-1"),
        ("--pin=king=1234", "king=1234"),
        ("--pin=chief", "chief"),
        ("--pin=chief=12", "chief=12"),
        ("--pin=chief=１２３４", "chief="),
    ],
)
def test_options_that_make_no_sense_are_refused(tmp_path: Path, option: str, says: str) -> None:
    ran = subprocess.run(
        [*SERVE, str(tmp_path / "none"), option],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 2
    assert says in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_needed_to_join_is_printed(language: str) -> None:
    text = "\n".join(began_lines(BEGAN, language))  # type: ignore[arg-type]
    for needed in (BEGAN.pages[0], "http://10.0.0.5:8080/hall", BEGAN.joins[0], BEGAN.digits):
        assert needed in text
    for role, pin in PINS.items():
        assert ROLES[role].name.in_(language) in text  # type: ignore[arg-type]
        assert pin in text
    told = BEGAN.value
    assert (told["digits"], told["pins"], told["joins"]) == (BEGAN.digits, PINS, [*BEGAN.joins])


def test_where_only_pages_are_served_nothing_is_said_of_joining() -> None:
    text = "\n".join(began_lines(Began("Cup", BEGAN.pages), EN))
    assert "PIN" not in text
    assert "digits" not in text


def test_the_code_has_the_squares_of_a_qr_code() -> None:
    """Its three corners are drawn as every reader expects them."""
    rows = code_lines(BEGAN.pages[0])
    assert len({len(row) for row in rows}) == 1
    pixels = [[sign in upper for sign in row] for row in rows for upper in ("█▀", "█▄")]
    eye = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    wide = len(rows[0])
    for down, right in ((2, 2), (2, wide - 9), (wide - 9, 2)):
        part = [pixels[down + y][right : right + 7] for y in range(7)]
        assert ["".join(".#"[not light] for light in row) for row in part] == eye


def test_the_sheet_has_name_code_and_address_and_stop_ends_it(
    goref: Goref, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in user_data(tmp_path).items():
        monkeypatch.setenv(name, value)
    cup, sheet = new_cup(tmp_path / "cup.gorefevent"), tmp_path / "sheet.html"
    server = Server.of(cup, tmp_path, "--sheet", str(sheet))
    text = sheet.read_text("utf-8")
    assert "<h1>Cup</h1>" in text
    assert server.pages in text
    assert "<svg" in text
    assert not any(pin in text for pin in server.told["pins"].values())
    server.joined("referee", "Ann")
    listed = goref("event", "devices", str(cup), "--json")
    (one,) = listed.json["devices"]
    assert (one["who"], one["role"]) == ("Ann (referee)", "referee")
    assert "Ann" in goref("event", "devices", str(cup)).out
    assert goref("event", "devices", str(cup), "--remove", one["id"]).out.strip() == ""
    assert "no device" in goref("event", "devices", str(cup), "--remove", "x").complaint
    ran = goref("event", "serve", str(cup), "--stop")
    assert ran.out == "Cup is no longer served.\n"
    assert server.process.wait(30) == 0
    assert "no process" in goref("event", "serve", str(cup), "--stop").complaint
    assert "no process" in goref("event", "devices", str(cup)).complaint
