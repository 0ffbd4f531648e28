"""``-`` for the standard input in ``goref event``."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from goref.io.values.regulations import regulations
from tests.cli.runs import COMMAND, ENVIRONMENT, Goref
from tests.wordings import in_words

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


@pytest.fixture
def paired(goref: Goref, tmp_path: Path) -> Path:
    """Two rounds of two tables."""
    path = tmp_path / "round.gorefevent"
    assert goref("event", "new", path, "--name", "Cup", "--rules", "chinese-2002").code == 0
    rounds = "1,1,Ann,Bob\n1,2,Cem,Dan\n2,1,Ann,Cem\n2,2,Bob,Dan\n"
    ran = given(f"Round,Table,Black,White\n{rounds}", "import", path, "-")
    assert (ran.returncode, ran.stderr) == (0, "")
    return path


def entered(goref: Goref, event: Path) -> list[str | None]:
    found = tables(goref, event)
    return [None if table["result"] is None else table["result"]["re"] for table in found]


@pytest.mark.parametrize("dash", [(), ("-",)])
def test_a_rounds_results_come_in_at_once(
    goref: Goref, paired: Path, dash: tuple[str, ...]
) -> None:
    asked = ("set", paired, *dash)
    ran = given("1 B\n2 W 2.5\n", *asked)
    assert (ran.returncode, "(--round)" in ran.stderr) == (4, True)
    ran = given("1 B\n2 W 2.5\n", *asked, "--round", "1")
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = ran.stdout.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ["1/1", "1/2"]
    assert lines[-1] == "Results entered: 2, there already: 0"
    assert entered(goref, paired) == ["B+", "W+2.5", None, None]
    again = given("1 B\n2 W 2.5\n", *asked, "--json")
    assert again.returncode == 0
    told = json.loads(again.stdout)
    assert (told["entered"], told["since"]) == ([], [])
    assert [table["table"] for table in told["there"]] == [1, 2]
    assert entered(goref, paired) == ["B+", "W+2.5", None, None], "not the second round"
    assert given("1 B\n2 B\n", *asked).returncode == 0
    assert entered(goref, paired)[2:] == ["B+", "B+"], "the only round that is left"


def test_lines_that_are_wrong_are_named_and_nothing_is_entered(
    goref: Goref, paired: Path
) -> None:
    ran = given("1 B\n\n2 won\n7 W\n", "set", paired, "--round", "1", "--json")
    assert (ran.returncode, ran.stdout) == (4, "")
    first, *lines = ran.stderr.splitlines()
    assert first.startswith("goref: nothing was entered: ")
    assert [line.split(":")[0].strip() for line in lines] == ["line 3", "line 4"]
    ran = given("1 B\n2 won\n", "set", paired, "--round", "1")
    assert (ran.returncode, ran.stderr.count("\n")) == (4, 1)
    assert ran.stderr.startswith("goref: nothing was entered: line 2: '2 won'")
    ran = given("1 B\n2 draw\n", "set", paired, "--round", "1")
    assert ran.stderr.endswith("line 2: this result needs a reason (--reason)\n")
    assert entered(goref, paired) == [None] * 4


def test_what_was_withdrawn_since_is_named(goref: Goref, paired: Path) -> None:
    asked = ("set", paired, "--round", "1")
    assert given("1 B\n2 W\n", *asked).returncode == 0
    assert goref("event", "set", paired, "1/2", "--reopen", "--reason", "misread").code == 0
    ran = given("1 B\n2 W\n", *asked)
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-2:] == [
        "Results entered: 0, there already: 1",
        "Left as they are, because they were changed after they were entered: 1/2",
    ]


@pytest.mark.parametrize("option", [("--result", "B+R"), ("--note", "x"), ("--signed",)])
def test_an_option_of_one_table_is_refused_for_a_list(
    goref: Goref, paired: Path, option: tuple[str, ...]
) -> None:
    ran = goref("event", "set", paired, *option)
    assert ran.code == 2
    assert in_words("set-without-table") in ran.complaint
    assert goref("event", "set", paired, "1/1", "--round", "1", "--signed").code == 2


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
    ran = given("nobody\n", "retype", event, "1", "-")
    assert (ran.returncode, ran.stderr.count("\n")) == (4, 1), "one line is told once"
    assert "line 1: 'nobody'" in ran.stderr
    ran = given("1 B\n1 W\n", "retype", event, "1", "-")
    assert ran.returncode == 4
    assert "line 2: table 1/1 has another result on line 1" in ran.stderr


def test_a_list_says_how_many_decided_results_it_changed(goref: Goref, paired: Path) -> None:
    asked = ("set", paired, "--round", "1")
    assert given("1 B\n", *asked).returncode == 0
    ran = given("1 W\n2 W\n", *asked, "--reason", "misread")
    assert ran.stdout.splitlines()[-2:] == [
        "Results entered: 2, there already: 0",
        "1 decided result was changed",
    ]
    ran = given("1 B\n2 B\n", *asked, "--reason", "again", "--json")
    assert [table["table"] for table in json.loads(ran.stdout)["changed"]] == [1, 2]
