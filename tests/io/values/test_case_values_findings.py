"""Arguments of findings in files: values as they were always written, faults by their codes."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from goref.app.sheet.case_code import case_code
from goref.core.base.colour import WHITE
from goref.core.base.faults import FaultText, fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.event.forced_decision import forced_values, read_forced
from goref.core.scoring.status import CaseStatus
from goref.core.texts.faults.said import in_english
from goref.core.texts.findings import say
from goref.io.values.case_values import FINDING
from goref.io.values.codec import CaseFileError
from tests.core.build import bare
from tests.languages import EN, ZH

BOARD = grid(9)
BROKEN = fault("record-broken", line=3, problem=fault("record-no-komi"))
SKIPPED = found("game-skipped", Level.CHECK, game=2, reason=in_english(BROKEN))
WRITTEN = {
    "code": "record-differs",
    "level": "check",
    "points": [],
    "args": {
        "text": "W+1.5",
        "counted": "B+5",
        "komis": "7½, 6½",
        "colour": "W",
        "amount": "6.5",
        "unit": "points",
    },
    "move": None,
}
"""A finding as goref 0.1 wrote it."""


def again(finding: Finding) -> Finding:
    return FINDING.read(BOARD, json.loads(json.dumps(FINDING.write(BOARD, finding))), "here")


def test_what_an_earlier_goref_wrote_is_read_as_values_and_written_alike() -> None:
    finding = FINDING.read(BOARD, WRITTEN, "here")
    assert dict(finding.args) == {
        "text": "W+1.5",
        "counted": "B+5",
        "komis": ("7½", "6½"),
        "colour": WHITE,
        "amount": Fraction(13, 2),
        "unit": "points",
    }
    assert (finding.side, finding.change) == (WHITE, Fraction(-13, 2))
    assert FINDING.write(BOARD, finding) == WRITTEN


@pytest.mark.parametrize(
    "args",
    [
        {"count": 3, "off": ("territory", "area")},
        {"numbers": (1, 12), "number": 1},
        {"owner": WHITE, "amount": Fraction(1, 3), "unit": "points"},
        {"komis": (), "text": "1, 2"},
        {"played": "", "count": "no number"},
        {"repeats": "", "first": -1},
    ],
)
def test_arguments_come_back_as_the_values_they_were(args: dict[str, Any]) -> None:
    finding = found("code", Level.NOTE, **args)
    assert dict(finding.args) == args
    assert again(finding) == finding


def test_a_fault_is_kept_by_its_code_and_told_in_any_language() -> None:
    written = FINDING.write(BOARD, SKIPPED)
    assert written["args"]["reason"] == {
        "fault": "record-broken",
        "parts": {"line": 3, "problem": {"fault": "record-no-komi", "parts": {}}},
    }
    assert "game 2" in say(again(SKIPPED), BOARD, EN).lower()
    assert say(again(SKIPPED), BOARD, ZH) == say(SKIPPED, BOARD, ZH)
    audited = json.loads(json.dumps(forced_values(BOARD, CaseStatus((SKIPPED,)))))
    (read,) = read_forced(audited).open
    assert say(read, BOARD, ZH) == say(SKIPPED, BOARD, ZH)


def test_a_fault_written_as_its_sentence_is_still_the_same_finding() -> None:
    text = str(SKIPPED.arg("reason")).encode().decode()
    old = found("game-skipped", Level.CHECK, game=2, reason=text)
    assert not isinstance(old.arg("reason"), FaultText)
    assert old == again(SKIPPED)
    codes = {case_code(settled(finding)) for finding in (old, SKIPPED)}
    assert len(codes) == 1, "sheets that were signed keep their codes"


def settled(finding: Finding) -> Case:
    case = bare("X.O")
    return type(case)(case.record, settled={finding: ""})


@pytest.mark.parametrize(
    "reason",
    [{}, {"fault": 1}, {"fault": "not-thought-of-yet"}, {"fault": "no-number", "parts": 1}],
)
def test_a_fault_that_is_not_whole_is_refused(reason: object) -> None:
    value = {**FINDING.write(BOARD, SKIPPED), "args": {"reason": reason}}
    with pytest.raises(CaseFileError):
        FINDING.read(BOARD, value, "here")
