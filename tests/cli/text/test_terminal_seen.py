"""What a terminal makes of an answer: its width, and colours where they are wanted."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from goref.cli.text import progress
from goref.cli.text.output import print_lines, table
from goref.cli.text.terminal import TableLine, columns_of, shows_colours, width
from goref.cli.text.wrapping import drawn, narrowed
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, HALVES, PLAIN
from tests.languages import EN, JA, KO, ZH

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
RED, YELLOW, PLAINLY = "\x1b[31m", "\x1b[33m", "\x1b[0m"
ODD = PLAIN.replace("KM[0]", "KM[much]").replace("B[];", "B[dd];")


class Screen(io.StringIO):
    """A terminal of no known width."""

    def isatty(self) -> bool:
        return True


# A line


def test_the_last_cell_goes_on_under_itself() -> None:
    rows = [("check", "one two three four five six seven eight"), ("note", "short")]
    first, second = (drawn(row, 40, {}) for row in table(rows, indent="  "))
    assert first.splitlines() == [
        "  check  one two three four five six",
        "         seven eight",
    ]
    assert second == "  note   short"


def test_wide_signs_are_two_columns_there_too() -> None:
    (row,) = table([("要確認", "石を一手ずつ動かして数えて見せる。石を一手ずつ動かす。")])
    lines = drawn(row, 40, {}).splitlines()
    assert len(lines) == 2
    assert max(map(width, lines)) <= 40
    assert lines[1].startswith(" " * 8 + "る")


@pytest.mark.parametrize(
    ("rows", "right", "columns"),
    [
        ([("a b c d e f g h", "1 000 000 000 000 000")], (1,), 30),  # numbers stay whole
        ([("a name of thirty-one signs, as it", "one two three four")], (), 50),  # no room
        ([("one", "two three four five six seven eight")], (), 0),  # no terminal
    ],
)
def test_what_is_not_broken(
    rows: list[tuple[str, str]], right: tuple[int, ...], columns: int
) -> None:
    (row,) = table(rows, right=right)
    assert drawn(row, columns or 1000, {}) == row


def test_a_row_is_one_line_whatever_is_in_it() -> None:
    (row,) = table([("a\nb", "c\x1b[31m\nd")])
    assert drawn(row, 80, {}) == "a b  c\\u001b[31m d"


@pytest.mark.parametrize(
    ("tone", "code"), [("conflict", RED), ("check", YELLOW), ("note", ""), ("settled", "")]
)
def test_only_what_is_grave_has_a_colour(
    tone: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen()
    print_lines(table([("word", "word and word")], indent="  ", tones=[tone]), screen)
    marked = f"{code}word{PLAINLY}" if code else "word"
    assert screen.getvalue() == f"  {marked}  word and word\n"


def test_a_line_that_is_none_of_a_table_is_left_alone() -> None:
    assert drawn("one two three " * 9, 40, {}) == "one two three " * 9
    assert TableLine("x").tone == ""


# What there is to be seen


@pytest.mark.parametrize(
    ("variables", "coloured"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "0"}, False),
        ({"TERM": "dumb"}, False),
        ({"TERM": ""}, False),
        ({}, False),
    ],
)
def test_colours_are_declined(
    variables: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert shows_colours(Screen()) is coloured
    assert not shows_colours(io.StringIO())
    assert not shows_colours(None)


def test_columns_are_those_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    assert columns_of(Screen()) == 50
    assert columns_of(io.StringIO()) == columns_of(None) == 0
    for said in ("", "0", "wide"):
        monkeypatch.setenv("COLUMNS", said)
        assert columns_of(Screen()) == 0


def test_what_goref_does_is_told_in_narrow_columns() -> None:
    text = "usage\n\n  score     count a finished game under a rule set\nThe end."
    assert narrowed(text, 40, 12).splitlines() == [
        "usage",
        "",
        "  score     count a finished game under",
        "            a rule set",
        "The end.",
    ]


# A real terminal


def on_terminal(*arguments: object, columns: int = 60, **variables: str) -> str:
    """What goref writes to a terminal of so many columns."""
    fcntl = pytest.importorskip("fcntl", reason="this system has no such terminals")
    import pty
    import struct
    import termios

    usual = {k: v for k, v in ENVIRONMENT.items() if k not in ("COLUMNS", "NO_COLOR", "TERM")}
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    ran = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={**usual, "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **variables},
    )
    os.close(theirs)
    written = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Linux's end of a terminal
            break
        if not part:
            break
        written += part
    os.close(ours)
    assert ran.communicate()[1] == b""
    return written.decode().replace("\r\n", "\n")


def test_a_terminal_without_chinese_shows_the_signs_by_number(tmp_path: Path) -> None:
    file = tmp_path / "halves.txt"
    file.write_text(HALVES)
    plain = {"PYTHONIOENCODING": "ascii"}
    arguments = ("score", file, "--as-it-stands", "--lang", "zh")
    shown = on_terminal(*arguments, "--json", columns=0, **plain)
    assert shown.isascii()
    assert json.loads(shown)["text"]["zh"] == "白胜3¾子"
    assert "\\u767d\\u80dc3\\xbe\\u5b50" in on_terminal(*arguments, columns=0, **plain)


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A record whose komi is none and a move of which lies on a stone."""
    path = tmp_path / "odd.sgf"
    path.write_text(ODD)
    return path


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_findings_fit_the_terminal_and_their_gravity_is_coloured(
    odd: Path, language: str
) -> None:
    piped = subprocess.run(
        [*COMMAND, "check", str(odd), "--lang", language],
        env={**ENVIRONMENT, "TERM": "xterm", "PYTHONIOENCODING": "utf-8", "COLUMNS": "60"},
        capture_output=True,
        encoding="utf-8",
    ).stdout
    assert "\x1b" not in piped
    assert max(map(width, piped.splitlines())) > 60, "whole lines where nobody looks"
    shown = on_terminal("check", odd, "--lang", language)
    plain = ESCAPE.sub("", shown)
    assert "".join(plain.split()) == "".join(piped.split()), (
        "the same words, with colours or none"
    )
    findings = plain.rpartition("\n\n")[2].splitlines()
    assert len(findings) > 4
    assert max(map(width, findings)) <= 60
    assert RED in shown or YELLOW in shown
    assert shown.count(PLAINLY) == shown.count(RED) + shown.count(YELLOW)


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": ""}])
def test_no_colours_where_they_are_declined(odd: Path, variables: dict[str, str]) -> None:
    assert "\x1b" not in on_terminal("check", odd, **variables)


def test_json_is_what_it_is_on_a_terminal_too(odd: Path) -> None:
    shown = on_terminal("check", odd, "--json", columns=40)
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) > 40


@pytest.mark.parametrize("arguments", [["-h"], ["score", "-h"], ["event", "-h"]], ids=" ".join)
@pytest.mark.parametrize("language", [EN, JA])
def test_help_is_as_wide_as_the_terminal(arguments: list[str], language: str) -> None:
    narrow, wide = (
        on_terminal(*arguments, "--lang", language, columns=columns) for columns in (60, 120)
    )
    assert max(map(width, narrow.splitlines())) <= 60
    assert 60 < max(map(width, wide.splitlines())) <= 120
    assert "\x1b" not in narrow


def test_a_sheet_is_no_wider_than_the_terminal() -> None:
    steps = on_terminal("arrange", BOWLS, "--rules", "ming-qing", columns=64)
    section = steps.partition("\nSteps\n")[2].partition("\n\n")[0]
    assert len(section.splitlines()) > 5
    assert max(map(width, section.splitlines())) <= 64


def test_an_answer_into_a_pipe_reads_nothing_of_breaking_lines() -> None:
    code = (
        "import sys; from goref.__main__ import main; main(); "
        "sys.exit('goref.cli.text.wrapping' in sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code, "score", str(BOWLS)],
        env=ENVIRONMENT,
        capture_output=True,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


# A large file


@pytest.mark.parametrize("terminal", [True, False])
def test_reading_that_takes_long_is_told_of_and_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    stream = Screen() if terminal else io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(progress, "SOON_S", 0)
    with progress.ReadingProgress() as watch:
        for now in range(0, 1001, 5):
            watch(now, 1000)
    *drawn, cleared, last = stream.getvalue().split("\r")[1:] or ["", ""]
    if terminal:
        assert drawn[0] == "[..............................]   0%"
        assert drawn[-1] == "[##############################] 100%"
        assert len(drawn) == len(set(drawn)), "written once each"
        assert (cleared, last) == (" " * len(drawn[-1]), "")
    else:
        assert stream.getvalue() == ""


def test_reading_that_is_soon_over_is_not_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream := Screen())
    monkeypatch.setattr(progress, "SOON_S", 10**6)
    with progress.ReadingProgress() as watch:
        watch(1, 2)
    assert stream.getvalue() == ""
