"""Other programs are asked: by GTP and by lines of JSON, within limits."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from goref.app.study.program import Answered, GtpProgram, JsonProgram, ProgramVerdict, asked
from goref.core.rulesets.table import ruleset
from goref.io.engine.gtp import GtpError
from goref.io.engine.programs import join_command
from goref.io.study.library import study_case

CHINESE = ruleset("chinese-2002")
GTP = """
import sys
for line in sys.stdin:
    number, command, *words = line.split() + [""]
    if number == "quit":
        break
    told = {"final_score": SCORE, "final_status_list": DEAD}.get(command, "")
    print(f"={number} {told}\\n", flush=True)
"""
LINES = """
import json, sys
for line in sys.stdin:
    if line.startswith("{"):
        question = json.loads(line)
        print(ANSWER, flush=True)
"""


def command(folder: Path, text: str) -> str:
    file = folder / "program.py"
    file.write_text(text)
    return join_command([sys.executable, str(file)])


def by_gtp(folder: Path, id_: str, score: str, dead: str = "") -> Answered:
    text = GTP.replace("SCORE", repr(score)).replace("DEAD", repr(dead))
    program = GtpProgram(command(folder, text), 60, 30)
    (one,) = asked(program, [study_case(id_)], [CHINESE])
    return one


def by_lines(folder: Path, id_: str, answer: str) -> Answered:
    program = JsonProgram(command(folder, LINES.replace("ANSWER", repr(answer))), 60, 30)
    (one,) = asked(program, [study_case(id_)], [CHINESE])
    return one


@pytest.mark.parametrize(
    ("score", "dead", "verdict", "terms"),
    [
        ("B+10.5", "", ProgramVerdict.AGREES, ()),
        ("B+18", "", ProgramVerdict.DEVIATES, ("komi",)),
        ("B+18", "C6", ProgramVerdict.DEVIATES, ("dead",)),
        ("W+99", "", ProgramVerdict.DEVIATES, ("margin",)),
        ("who knows", "", ProgramVerdict.SKIPPED, ()),
    ],
)
def test_a_score_is_compared(
    tmp_path: Path, score: str, dead: str, verdict: ProgramVerdict, terms: tuple[str, ...]
) -> None:
    one = by_gtp(tmp_path, "seki-001", score, dead)
    assert (one.verdict, one.terms) == (verdict, terms)


def test_a_play_that_is_accepted_is_legal(tmp_path: Path) -> None:
    one = by_gtp(tmp_path, "legal-plays-005", "")
    assert (one.verdict, one.terms) == (ProgramVerdict.DEVIATES, ("ko",))


def test_what_gtp_has_no_word_for_is_skipped(tmp_path: Path) -> None:
    assert by_gtp(tmp_path, "stops-001", "").reason == "gtp-state"
    assert by_gtp(tmp_path, "penalties-001", "0").reason == "gtp-facts"


@pytest.mark.parametrize(
    ("id_", "answer", "verdict"),
    [
        ("seki-001", '{"margin": "10.5"}', ProgramVerdict.AGREES),
        ("seki-001", '{"margin": 3}', ProgramVerdict.DEVIATES),
        ("seki-001", '{"winner": "B"}', ProgramVerdict.AGREES),
        ("seki-001", '{"skip": "no"}', ProgramVerdict.SKIPPED),
        ("seki-001", "[]", ProgramVerdict.FAILED),
        ("seki-001", '{"margin": "x"}', ProgramVerdict.FAILED),
        ("legal-plays-005", '{"legal": false}', ProgramVerdict.AGREES),
        ("legal-plays-005", '{"legal": true}', ProgramVerdict.DEVIATES),
        ("stops-001", '{"phase": "playing"}', ProgramVerdict.AGREES),
        ("stops-001", '{"phase": "ended"}', ProgramVerdict.DEVIATES),
    ],
)
def test_a_line_of_json_is_compared(
    tmp_path: Path, id_: str, answer: str, verdict: ProgramVerdict
) -> None:
    assert by_lines(tmp_path, id_, answer).verdict is verdict


def test_a_program_that_ends_is_started_again_but_not_for_ever(tmp_path: Path) -> None:
    program = JsonProgram(command(tmp_path, ""), 60, 30)
    results = list(asked(program, [study_case("seki-001")] * 20, [CHINESE]))
    assert {one.verdict for one in results} == {ProgramVerdict.FAILED}
    assert len(results) < 20


def test_a_program_that_is_not_there_is_an_error() -> None:
    with pytest.raises(GtpError):
        list(
            asked(
                GtpProgram("no-such-program-here", 10, 10), [study_case("seki-001")], [CHINESE]
            )
        )
