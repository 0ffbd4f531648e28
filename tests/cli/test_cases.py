"""``goref cases``: the library listed, shown, run, and asked of a program."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from goref.io.engine.programs import join_command
from goref.io.study.library import CHAPTERS, folder
from tests.cli.conftest import Goref


def test_chapters_and_cases_are_listed(goref: Goref) -> None:
    listed = goref("cases", "list").out
    assert all(f"({name})" in listed for name in CHAPTERS)
    assert "seki-001" in goref("cases", "list", "seki").out
    assert [one["id"] for one in goref("cases", "list", "--json").json["chapters"]] == [
        *CHAPTERS
    ]


def test_a_case_is_shown_with_its_answers(goref: Goref) -> None:
    shown = goref("cases", "show", "seki-017").out
    assert "chinese-2002" in shown
    assert "sole liberty" in shown
    one = goref("cases", "show", "seki-017", "--rules", "japanese").out
    assert "Article" in one
    assert "chinese-2002" not in one
    assert goref("cases", "show", "legal-plays-005").code == 0
    assert goref("cases", "show", "stops-001").code == 0
    assert [
        *goref("cases", "show", "stops-001", "--json", "--rules", "aga").json["answers"]
    ] == ["aga"]
    assert goref("cases", "show", "seki-999").code == 2


def test_cases_are_run(goref: Goref) -> None:
    ran = goref("cases", "run", "seki-001", "stops-001")
    assert (ran.code, ran.out) == (0, "Answers: 76; deviations: 0\n")


def test_a_chapter_of_ones_own_deviates(goref: Goref, tmp_path: Path) -> None:
    told = json.loads((folder() / "stops.json").read_text("utf-8"))
    told["cases"] = told["cases"][:1]
    told["cases"][0]["answers"] = [{"rules": ["aga"], "phase": "ended"}]
    file = tmp_path / "own.json"
    file.write_text(json.dumps(told))
    ran = goref("cases", "run", "--file", file)
    assert ran.code == 6
    assert "stops-001 aga: playing instead of ended" in ran.out
    file.write_text("{")
    assert "not JSON" in goref("cases", "run", "--file", file).complaint


def test_a_program_is_asked(goref: Goref, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import sys\nfor line in sys.stdin:\n"
        "    line.startswith('{') and print('{\"legal\": true}', flush=True)\n"
    )
    words = join_command([sys.executable, str(program)])
    asked = goref("cases", "check", "legal-plays-005", "--lines", "--program", words)
    assert asked.code == 6
    assert "true instead of false (taking a ko back)" in asked.out
    fine = goref("cases", "check", "legal-plays-001", "--lines", "--program", words, "--json")
    assert fine.json["verdicts"] == {"agrees": 1, "deviates": 0, "skipped": 0, "failed": 0}
    assert goref("cases", "check", "seki-001", "--program", "no-such-program").code == 4
