"""``goref event list``: what the cases behind undecided tables say."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from goref.app.edits.incidents import DecideProtest
from goref.app.event.files import open_event
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.core.rulesets.table import DEFAULT
from goref.core.ruling.ruling import Ruling
from goref.core.texts.event.events import SENTENCES, TERMS
from goref.core.texts.event.glance import GLANCES, WAITING
from goref.io.case.case_file import dump
from tests.app.event.at_tables import decide_protest_at, lodge_at
from tests.cli.english import OTHERS, english
from tests.cli.runs import ENVIRONMENT, Goref
from tests.core.build import bare
from tests.languages import LANGUAGES
from tests.wordings import in_words, tells

PAIRINGS = "Round,Table,Black,White\n" + "".join(
    f"1,{n},Black {n},White {n}\n" for n in "12345"
)
ROWS = (".XO.", "XXOO", ".XO.", "XXOO")
SETTLED = dump(bare(*ROWS)).decode()
UNRULED = dump(replace(bare(*ROWS), ruling=Ruling())).decode()
CASES = {1: SETTLED, 2: UNRULED, 3: "(;SZ[5]RE[B+R];B[cc];W[bb])", 4: SETTLED}
"""What is attached to the tables; to the fifth nothing. The fourth is decided otherwise."""


@pytest.fixture
def event(goref: Goref, tmp_path: Path) -> Path:
    path, pairings = tmp_path / "cup.gorefevent", tmp_path / "pairings.csv"
    pairings.write_text(PAIRINGS)
    made = goref("event", "new", path, "--name", "Cup", "--rules", DEFAULT)
    assert made.code == 0
    assert goref("event", "import", path, pairings).code == 0
    for number, text in CASES.items():
        case = tmp_path / f"{number}.case"
        case.write_text(text)
        ran = goref("event", "attach", path, case, "--table", f"1/{number}", "--force")
        assert ran.code == 0, ran.err
    assert goref("event", "set", path, "1/4", "--result", "B+R").code == 0
    return path


def test_what_is_open_stands_under_each_table_and_what_waits_at_the_end(
    goref: Goref, event: Path
) -> None:
    lines = goref("event", "list", event).out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == [
        *("1/1", "✓", "1/2", "○", "1/3", "⚑", "1/4", "⚑", "1/5", "Not", "Ready"),
    ]
    told = {line.split()[0]: after.strip() for line, after in pairwise(lines)}
    assert told["1/1"].endswith(", nothing open")
    assert told["1/2"] == f"○  {in_words(GLANCES['unmarked'])}"
    assert "B+R" in told["1/3"]
    says = SENTENCES["count-contradicts"][1]
    mine, theirs = "B+R", "W+7.5"
    assert told["1/4"] == f"⚑  {in_words(says, table='1/4', mine=mine, theirs=theirs)}"
    (line,) = [line for line in lines if line.startswith("1/4")]
    assert "decided, question" in line, "the column says it too"
    assert lines[-2:] == [
        in_words(TERMS["open"], count=4),
        in_words(WAITING, ready=1, open=2),
    ]
    assert goref("event", "set", event, "1/1", "--from-case").code == 0, "what is ready is so"
    assert "decided: 0. Something open: 2." in goref("event", "list", event).out


def test_the_same_as_json(goref: Goref, event: Path) -> None:
    tables = goref("event", "list", event, "--json").json["tables"]
    glances = [table["glance"] for table in tables]
    assert [each and (each["kind"], each["open"]) for each in glances] == [
        ("ready", 0),
        ("unmarked", 0),
        ("open", 1),
        ("open", 1),
        None,
    ]
    assert all(each["text"] for each in glances[:4])


@pytest.mark.parametrize(
    ("asked", "listed"),
    [
        (("--state", "decided"), ["1/4"]),
        (("--state", "to-play"), ["1/1", "1/2", "1/3", "1/5"]),
        (("--round", "2"), []),
    ],
)
def test_of_the_tables_that_are_asked_for(
    goref: Goref, event: Path, asked: tuple[str, ...], listed: list[str]
) -> None:
    ran = goref("event", "list", event, *asked)
    assert [line[:3] for line in ran.out.splitlines() if line.startswith("1/")] == listed
    assert (tells(ran.out, WAITING)) is ("1/1" in listed)


def test_a_table_in_dispute_is_not_ready(goref: Goref, event: Path) -> None:
    assert goref("event", "set", event, "1/1", "--dispute", "--reason", "a claim").code == 0
    assert in_words(WAITING, ready=0, open=3) in goref("event", "list", event).out


def test_a_result_that_an_upheld_protest_questions_is_a_question_in_its_column(
    goref: Goref, event: Path
) -> None:
    assert goref("event", "set", event, "1/5", "--result", "B+R").code == 0
    with open_event(event) as store:
        lodge_at(store, store.event().table(1, 5), Protest(1, Person.WHITE))
        upheld = DecideProtest(1, ProtestState.UPHELD, ruling="so")
        decide_protest_at(store, store.event().table(1, 5), upheld)
    (line,) = [one for one in goref("event", "list", event).out.splitlines() if "1/5" in one]
    assert "decided, question" in line
    told = goref("event", "list", event, "--json").json["tables"][4]
    assert (told["state"], told["again"]) == ("decided", True)
    again = goref("event", "set", event, "1/5", "--result", "W+R", "--reason", "upheld")
    assert again.code == 0
    (line,) = [one for one in goref("event", "list", event).out.splitlines() if "1/5" in one]
    assert "question" not in line


@pytest.mark.parametrize("language", OTHERS)
def test_in_other_languages(goref: Goref, event: Path, language: str) -> None:
    ran = goref("event", "list", event, "--lang", language)
    assert not english(ran.out, "Cup", "Black", "White", "case")
    shown = {goref("event", "list", event, "--lang", one).out for one in LANGUAGES}
    assert len(shown) == len(LANGUAGES)


def test_a_case_that_is_broken_does_not_hide_the_others(goref: Goref, event: Path) -> None:
    tables = goref("event", "list", event, "--json").json["tables"]
    broken = tables[1]["case"]
    with closing(sqlite3.connect(event)) as store, store:
        store.execute("UPDATE kept SET text = ? WHERE digest = ?", (b'{"goref": 9', broken))
    ran = goref("event", "list", event)
    assert ran.code == 6
    assert "is not the one that was kept" in ran.err
    assert ran.out.count("⚑  The case cannot be read: ") == 1
    assert in_words(WAITING, ready=1, open=2) in ran.out


def test_an_event_whose_tables_have_no_cases_loads_nothing_that_counts(
    goref: Goref, tmp_path: Path
) -> None:
    path = tmp_path / "empty.gorefevent"
    assert goref("event", "new", path, "--name", "Cup").code == 0
    code = (
        "import sys; from goref.__main__ import main; main(); "
        "sys.exit(bool({'goref.app.event.glance', 'numpy'} & set(sys.modules)))"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code, "event", "list", str(path)],
        env=ENVIRONMENT,
        capture_output=True,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
