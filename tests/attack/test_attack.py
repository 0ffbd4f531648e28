"""Every attack runs, finds nothing, and falls on a goref that is broken on purpose."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from itertools import islice
from math import inf
from pathlib import Path
from random import Random

import pytest

from goref.app.event.acts.base import ACTS as KINDS
from goref.app.event.files import open_event
from tests.attack import kill_acts
from tests.attack.__main__ import ROOT, SHARES, main, started
from tests.attack.fuzz import CORPUS
from tests.attack.merging import ACTS, Hall
from tests.attack.outcome import Outcome, table
from tests.attack.readers import READERS
from tests.attack.syscalls import TROUBLES, Injector
from tests.attack.tampering import (
    OF_CASES,
    SQL,
    a_case,
    an_event,
    said_of,
    tampered_case,
    tampered_copy,
    tampered_event,
    untampered_cases,
    untampered_events,
)
from tests.length import of_all

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="it copies its process")
WITHOUT_ATHERIS = [
    name for name in SHARES if not name.startswith(("fuzz", "kill-window", "stray"))
]
EARLIER = ROOT / "tests" / "data" / "version_0_1"
LONG_ENOUGH = 20
"""Seconds; a broken goref falls in one or two."""


@pytest.mark.parametrize("name", WITHOUT_ATHERIS)
def test_an_attack_falls_on_what_is_broken(name: str, tmp_path: Path) -> None:
    outcome = started(name, 1, LONG_ENOUGH, tmp_path, sabotaged=True)
    assert outcome.failed, "nothing was noticed"
    (kept,) = tmp_path.iterdir()
    assert kept.name == f"{name}-1-1"
    assert "seed 1" in (kept / "why.txt").read_text("utf-8")


def test_made_up_bytes_fall_on_what_is_broken(tmp_path: Path) -> None:
    pytest.importorskip("atheris")
    outcome = started("fuzz-sgf", 1, LONG_ENOUGH, tmp_path, sabotaged=True)
    assert "KeyError" in outcome.failed[0]
    assert list(tmp_path.glob("*/crash-*"))


def test_what_is_whole_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = WITHOUT_ATHERIS
    assert main(["0.01", "--only", *names, "--seed", "7", "--keep", str(tmp_path)]) == 0
    told = capsys.readouterr().out.splitlines()
    told = [line for line in told if not line.startswith("no atheris")]  # that is an extra
    assert told[0].split() == ["attack", "tried", "failed"]
    rows = [words for line in told[1:-1] if not (words := line.split())[0].endswith(":")]
    assert [words[0] for words in rows] == names
    assert all(int(words[1]) > 0 and words[2] == "0" for words in rows)
    assert told[-1] == "seed 7"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hundred_tamperings_are_seen_or_named(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    case, event = tmp_path / "case.goref", tmp_path / "cup.gorefevent"
    a_case(rng, case)
    an_event(rng, event)
    assert said_of("as left", "verify", case).code == 0
    assert said_of("as left", "event", "check", event).code == 0
    found = [tampered_case(rng, case, change) for change in OF_CASES * 2]
    done = (tampered_event(rng, event, statement) for statement in SQL * 3)
    found += list(islice(filter(None, done), 100 - len(found)))
    assert len(found) == 100
    assert [(one.what, one.said) for one in found if one.code not in (3, 4, 6)] == []
    assert {one.code for one in found} == {3, 4, 6}
    assert [one.what for one in found if not one.said.strip()] == []


def test_copies_that_were_tampered_with_are_refused_or_marked(tmp_path: Path) -> None:
    rng, event = Random(5), tmp_path / "cup.gorefevent"
    an_event(rng, event)
    found = [one for statement in SQL for one in tampered_copy(rng, event, statement)]
    assert len(found) > len(SQL)
    assert [one for one in found if not one.code] == []
    refused = [one for one in found if one.what.startswith("restored: ")]
    assert {one.code for one in refused} == {4}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_nobody_tampered_with_raises_no_alarm(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    (tmp_path / "cases").mkdir()
    found = list(untampered_cases(rng, tmp_path / "cases"))
    found += untampered_events(rng, tmp_path)
    assert len(found) > 10
    assert [one for one in found if one.code] == []


@pytest.mark.parametrize("name", ["painted", "played", "played-on", "ruled"])
def test_a_case_of_an_earlier_goref_raises_no_alarm(name: str) -> None:
    assert said_of(name, "verify", EARLIER / f"{name}.goref").code == 0


def test_an_event_of_an_earlier_goref_raises_no_alarm(tmp_path: Path) -> None:
    path = Path(shutil.copy(EARLIER / "event.gorefevent", tmp_path))
    assert said_of("as left", "event", "check", path).code == 0
    with open_event(path) as store, store.change("seen") as change:
        change.set_info(replace(store.event().info, place="Rome"))
    assert said_of("continued", "event", "check", path).code == 0


def test_every_kind_of_act_is_killed_and_none_is_lost(tmp_path: Path) -> None:
    outcome = Outcome("kill-acts", 4, inf, tmp_path)
    killed = kill_acts.kill_each(outcome, of_all(4, short=1) * len(kill_acts.KINDS))
    assert outcome.failed == []
    assert killed.keys() == {*KINDS, *kill_acts.COMMANDS, kill_acts.COPY}


@pytest.mark.parametrize("seed", [1, 2])
def test_two_windows_a_command_line_and_a_copy_lose_nothing(tmp_path: Path, seed: int) -> None:
    with ExitStack() as open_:
        hall = Hall(tmp_path, Random(seed), open_)
        hall.work(of_all(ACTS, short=120), Outcome("merge-event", seed, inf, tmp_path))
    assert hall.counts["asked"] > 5
    assert hall.counts["came over"] > 20


@pytest.mark.parametrize("name", ["kill-window", "kill-window-event"])
def test_a_window_that_is_killed_loses_nothing(name: str, tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    outcome = started(name, 3, 0.1, tmp_path)
    assert outcome.failed == []
    assert outcome.tried == 1


def test_a_stray_key_that_rules_is_noticed(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    assert started("stray-keys", 1, LONG_ENOUGH, tmp_path, sabotaged=True).failed


def test_keys_and_clicks_meant_for_something_else_rule_nothing(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    outcome = started("stray-keys", 2, 0.1, tmp_path)
    assert outcome.failed == []
    assert outcome.tried > 50
    assert outcome.counts["strays"] == outcome.tried
    assert outcome.counts["meant"] > 10
    assert outcome.counts["acts by strays"] == outcome.counts["meant and lost"] == 0


def test_an_attack_is_tried_as_often_as_asked_and_its_counts_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["0", "--only", "disk-session", "--seed", "7", "--keep", str(tmp_path)]
    assert main([*arguments, "--least", "3"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert int(next(line for line in told if "disk-session" in line).split()[1]) >= 3
    outcome = Outcome("stray-keys", 7, 0, tmp_path, least=3)
    assert outcome.goes_on()
    outcome.tried = 3
    assert not outcome.goes_on()
    outcome.count({"strays": 2, "meant": 1})
    outcome.count({"strays": 1})
    assert outcome.counts_line() == "  stray-keys: 3 strays, 1 meant"


@pytest.mark.parametrize("reader", sorted(READERS))
def test_what_the_readers_begin_with_is_read(reader: str) -> None:
    files = sorted((CORPUS / reader).iterdir())
    assert files
    for file in files:
        READERS[reader](file.read_bytes())


def test_every_reader_is_attacked() -> None:
    assert {name.removeprefix("fuzz-") for name in SHARES if "fuzz" in name} == set(READERS)
    assert {path.name for path in CORPUS.iterdir()} == set(READERS)


def test_the_table_counts_what_fell_and_shows_some_of_it(tmp_path: Path) -> None:
    outcome = Outcome("disk", 5, 0, tmp_path / "kept", tried=9)
    for number in range(30):
        outcome.fail(f"a trace\nfell {number}")
    lines = table([("disk", outcome.tried, outcome.failed)]).splitlines()
    assert lines[1].split() == ["disk", "9", "30"]
    assert lines[2:] == [f"  disk: fell {number}" for number in range(5)]
    assert len(list((tmp_path / "kept").iterdir())) == 20


def test_a_call_meets_its_trouble_and_no_other_does() -> None:
    full = TROUBLES[0]
    injector = Injector(2, full, {})
    injector.count_calls()
    written: list[str] = []

    def call(name: str) -> None:
        injector.call(name, lambda: written.append(name), lambda: written.append("half"))

    call("write")
    with pytest.raises(OSError, match="No space left"):
        call("write")
    with pytest.raises(OSError, match="No space left"):
        call("mkdir")
    call("stat")
    assert written == ["write", "half", "stat"]
    assert injector.names == ["write", "write", "mkdir", "stat"]


@pytest.mark.skipif(sys.platform != "linux", reason="where SQLite is, is known of Linux")
def test_what_sqlite_asks_of_the_system_is_counted(tmp_path: Path) -> None:
    code = (
        "import sqlite3\n"
        "from tests.attack.syscalls import TROUBLES, Injector\n"
        "injector = Injector(0, TROUBLES[0], {})\n"
        "injector.start()\n"
        f"sqlite3.connect({str(tmp_path / 'x.db')!r}).execute('CREATE TABLE a (b)')\n"
        "print(*injector.names, sep=',')"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    names = ran.stdout.strip().split(",")
    assert {"sqlite open", "sqlite unlink"} <= set(names), ran.stderr
    assert sum("write" in name for name in names) > 2
