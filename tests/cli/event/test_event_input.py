"""``-`` for the standard input in ``goref event``."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from goref.io.values.regulations import regulations
from tests.cli.runs import COMMAND, ENVIRONMENT, Goref

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this system hands over nothing so")
RECORD = "(;SZ[5]PB[Ann]PW[Bob]RO[1]KM[7.5];B[cc];W[bb])"


def given(text: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """``goref event`` as a process of its own that is given a text."""
    command = [*COMMAND, "event", *map(str, arguments)]
    return subprocess.run(command, input=text, capture_output=True, text=True, env=ENVIRONMENT)


@pytest.fixture
def event(goref: Goref, tmp_path: Path) -> Path:
    path = tmp_path / "cup.gorefevent"
    assert (
        goref(
            "event", "new", path, "--name", "Cup", "--rules", "chinese-2002", "--size", "5"
        ).code
        == 0
    )
    ran = given("Round,Table,Black,White\n1,1,Ann,Bob\n", "import", path, "-")
    assert (ran.returncode, ran.stderr) == (0, "")
    return path


def tables(goref: Goref, event: Path) -> Any:
    return goref("event", "list", event, "--json").json["tables"]


def test_a_record_is_put_behind_its_table(goref: Goref, event: Path) -> None:
    asked = ("attach", event, "-", "--table", "1/1")
    ran = given(RECORD, *asked, "--dry-run")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert tables(goref, event)[0]["case"] is None
    ran = given(RECORD, *asked)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "=> 1/1" in ran.stdout
    assert tables(goref, event)[0]["case"]
    ran = given("junk", *asked)
    assert ran.returncode == 4
    assert ran.stderr.count("\n") == 1


def test_its_table_must_be_named(goref: Goref, event: Path) -> None:
    ran = goref("event", "attach", event, "-")
    assert ran.code == 2
    assert "- needs --table" in ran.complaint


def test_a_regulation_too(goref: Goref, event: Path) -> None:
    ran = given("junk", "edit", event, "--regulation", "-")
    assert (ran.returncode, "no file" in ran.stderr) == (4, False)
    assert given("", "edit", event, "--regulation", next(iter(regulations()))).returncode == 0


def test_slips_are_typed_a_second_time(goref: Goref, event: Path) -> None:
    ran = given("1 B\n", "retype", event, "1", "-")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines() == [
        "Slips typed again: 1 of 1.",
        "  check  Table 1/1: typed again as B+, but not decided.",
    ]
    assert tables(goref, event)[0]["result"] is None
    ran = given("1 B\nnobody\n2 W\n", "retype", event, "1", "-")
    assert ran.returncode == 4
    assert [line.partition(":")[0] for line in ran.stderr.splitlines()[1:]] == [
        "  line 2",
        "  line 3",
    ]
