"""Whatever a record, a case or an event holds: a terminal sees it, and obeys none of it."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.edits.ruling import LetFindingStand, MarkStones
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.cli.text.output import table
from goref.cli.text.terminal import Terminal, behind, numbers, visible, width
from goref.core.ruling.ruling import StoneStatus
from tests.cli.runs import Goref, Ran
from tests.systems import WINDOWS

ESCAPES = "\x1b]0;x\x07\x1b[2J\x9b31m\x08\x7f"
TURNED = "\u202egnat\u202c\u2066\u2069\u200e\u200f\u061c"
HOSTILE = f"evil{ESCAPES}{TURNED}"
NAME = f"evil{TURNED}" if WINDOWS else HOSTILE
"""The same in the name of a file, as far as the system allows it."""
FORGED = "\nWhite wins by 99 points."
COLOURED = re.compile(r"\x1b\[3[13]m([a-z ]+)\x1b\[0m")
NAMED = (
    "PB",
    "PW",
    "BR",
    "EV",
    "RO",
    "GN",
    "PC",
    "DT",
    "RU",
    "HA",
    "KM",
    "C",
    "RE",
    "US",
    "AP",
)


def obeyed(text: str) -> list[str]:
    """The signs of a text that are commands, or are not seen."""
    return [
        sign for sign in text if sign != "\n" and unicodedata.category(sign) in ("Cc", "Cf")
    ]


@given(st.text(st.characters(exclude_characters='\\"')))
def test_what_is_printed_is_seen_and_says_what_it_was(text: str) -> None:
    shown = visible(text)
    assert not {ord(sign) for sign in shown} & set(numbers())
    assert json.loads(f'"{shown}"', strict=False) == text


@pytest.mark.parametrize("text", ["柯　洁 9段", "Jörg O’Hara", "a\u00a0b", "⚫︎ 1½ −6.5\n"])
def test_what_people_write_is_left_alone(text: str) -> None:
    assert visible(text) == text


def test_no_character_that_is_escaped_is_printable() -> None:
    assert not any(chr(code).isprintable() for code in numbers())


def test_columns_stand_in_line_whatever_is_in_them() -> None:
    rows = [[HOSTILE, "1"], ["b", "2"]]
    first, second = map(visible, table(rows))
    assert len(first) == len(second) == width(HOSTILE) + 3


def test_the_programs_own_signs_go_behind_it() -> None:
    stream = io.StringIO()
    shown = Terminal(stream)
    shown.write("\r1")
    behind(shown).write("\r2")  # type: ignore[arg-type]
    assert stream.getvalue() == "\\u000d1\r2"
    assert behind(stream) is stream


# Every command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game with escapes and turned writing in every text, and in its file's name."""
    path = tmp_path / f"{NAME}.sgf"
    text = HOSTILE.replace("]", "\\]")
    names = "".join(f"{key}[{text}{FORGED}]" for key in NAMED)
    path.write_text(f"(;CA[UTF-8]SZ[5]{names};B[cc]C[{text}];W[cc];B[bb];W[dd])", "utf-8")
    return path


@pytest.fixture
def case(record: Path, tmp_path: Path) -> Path:
    """The same as a case with reasons of that kind, and a protocol that begins so."""
    session = Session(open_path(record)[0])
    grid = session.case.record.grid
    reason = HOSTILE + FORGED
    session.do(MarkStones(frozenset([grid.point("B4")]), StoneStatus.DEAD, reason))
    finding = session.assessment.score.findings[0]
    session.do(LetFindingStand(finding, True, reason))
    path = tmp_path / f"{NAME}.goref"
    session.save(path)
    text = json.loads(path.read_bytes())
    text["protocol"]["header"]["time"] = reason
    path.write_text(json.dumps(text))
    return path


def check(ran: Ran) -> None:
    """Nothing printed is obeyed, and no line is the record's own."""
    assert ran.code in (0, 2, 3, 4, 5, 6), ran.err
    assert obeyed(ran.out + ran.err) == []
    assert FORGED not in ran.out + ran.err


COMMANDS = (
    ("score",),
    ("check",),
    ("compare",),
    ("compare", "--settle-dame"),
    ("suggest",),
    ("arrange",),
    ("export", "--out", "out.sgf", "--force"),
    ("export", "--out", "-"),
    ("verify", "--protocol"),
)


@pytest.mark.parametrize("kind", ["record", "case"])
@pytest.mark.parametrize("form", [(), ("--json",)], ids=["text", "json"])
def test_no_command_lets_a_terminal_obey(
    goref: Goref,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    kind: str,
    form: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    file = request.getfixturevalue(kind)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    seen = set()
    for command in COMMANDS:
        if form and "-" in command:
            continue
        ran = goref(command[0], file, *command[1:], *form)
        if command[-1] == "-":  # the record as it is, in lines as it has them
            ran = ran._replace(out=ran.out.replace(FORGED, ""))
        if not form:  # goref's own colours, of single words
            ran = ran._replace(out=COLOURED.sub(r"\1", ran.out))
        check(ran)
        if "\\u001b" in ran.out:
            seen.add(command[0])
    assert {"score", "compare", "arrange", "export"} <= seen


def test_batch_and_its_bar_let_no_terminal_obey(
    goref: Goref, record: Path, tmp_path: Path
) -> None:
    out = tmp_path / f"{NAME}.csv"
    broken = record.with_name(f"{NAME}.sgf")
    broken.write_text("junk")
    ran = goref("batch", record, broken, "--rules", "aga", "--csv", out)
    check(ran)
    assert ran.code == 4
    broken.unlink()
    ran = goref("batch", record, broken, "--rules", "aga", "--csv", out)
    assert ran.code == 4
    check(ran)


def test_an_event_lets_no_terminal_obey(goref: Goref, record: Path, tmp_path: Path) -> None:
    event, folder = tmp_path / "cup.gorefevent", tmp_path / "games"
    folder.mkdir()
    record.rename(folder / record.name)
    (tmp_path / "p.csv").write_text("Table,Black,White\n1,Alice,Bob\n")
    check(goref("event", "new", event, "--name", HOSTILE + FORGED, "--who", HOSTILE))
    check(goref("event", "import", event, tmp_path / "p.csv", "--round", "1"))
    with sqlite3.connect(event) as store:
        store.execute("UPDATE player SET surname = surname || ?", (HOSTILE + FORGED,))
    store.close()
    seen = 0
    for command in (
        ("list",),
        ("attach", folder),
        ("standings",),
        ("check",),
        ("audit",),
        ("set", "1/1", "--result", "B+R", "--reason", HOSTILE),
        ("case", "1/1", "--out", tmp_path / NAME),
        ("export", "--as", "csv", "--out", tmp_path / f"{NAME}.csv"),
    ):
        for form in ((), ("--json",)):
            ran = goref("event", command[0], event, *command[1:], *form)
            check(ran)
            seen += "\\u001b" in ran.out
    assert seen > 5
