"""Chapters of cases are read, and damaged ones are refused with the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from goref.core.base.colour import BLACK
from goref.core.base.language import ENGLISH
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.study.answers import CountAnswer
from goref.core.texts.faults.said import said
from goref.io.study.chapter_file import ChapterError, question_line, read_chapter
from goref.io.study.library import CHAPTERS, chapter, folder, study_case

CASE: dict[str, Any] = {
    "id": "own-001",
    "kind": "count",
    "why": "because",
    "with": {"n": 2},
    "step": "seki",
    "made": "drawn",
    "board": [".XO", "XXO", ".XO"],
    "moves": ["B A3", "stop", "resume W", "W pass-stone"],
    "facts": {"komi": "0.5"},
    "ruling": {"seki": ["B3"], "dead": ["C3"], "points": {"eye": {"B": ["A1"]}}},
    "penalties": [{"by": "W", "pays": "1", "unit": "zi"}],
    "answers": [{"rules": ["japanese"], "margin": "1", "winner": "B"}],
    "count": {},
    "novelty": 1,
}


def told(*cases: dict[str, Any], **more: Any) -> bytes:
    whole = {
        "format": "go-cases",
        "version": "1.7",
        "chapter": "own",
        "title": "Own",
        "about": "Own cases.",
        "why": {"because": "There are {n}."},
        "cases": list(cases),
    }
    return json.dumps({**whole, **more}).encode()


def test_a_case_is_read() -> None:
    (case,) = read_chapter(told(CASE)).cases
    board = case.case.record.grid
    assert case.because(ENGLISH) == "There are 2."
    assert case.chapter == "own"
    ruling = case.case.ruling
    assert board.names(ruling.stones(StoneStatus.DEAD)) == ["C3", "C2", "C1"]
    assert ruling.lives[board.point("A2")] is StoneStatus.SEKI
    claim = ruling.claims[board.point("A1")]
    assert (claim.kind, claim.owner) == (PointKind.EYE, BLACK)
    assert len(case.case.record.entries) == 4
    assert isinstance(case.answers["japanese"], CountAnswer)


def test_its_question_has_no_answer_in_it() -> None:
    (case,) = read_chapter(told(CASE)).cases
    line = json.loads(question_line(case, "japanese", "0.5"))
    assert line["case"]["board"] == CASE["board"]
    assert not {"answers", "count"} & line["case"].keys()
    assert (line["rules"], line["komi"]) == ("japanese", "0.5")


def test_a_later_version_of_the_same_kind_is_read_as_far_as_it_is_known() -> None:
    made = read_chapter(told(CASE, {**CASE, "id": "own-002", "kind": "riddle"}))
    assert [case.id for case in made.cases] == ["own-001"]
    assert made.skipped == ("own-002",)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff", "not JSON"),
        (b"[]", "the chapter"),
        (told(CASE, version="2.0"), "2.0"),
        (told(CASE, format="chess"), "go-cases"),
        (told(CASE, CASE), "own-001"),
        (told({**CASE, "id": "else-001"}), "else-001"),
        (told({**CASE, "board": ["XX", "X"]}), "board"),
        (told({**CASE, "moves": ["B Z3"]}), "move 1"),
        (told({**CASE, "moves": ["sing"]}), "move 1"),
        (told({**CASE, "moves": ["resume"]}), "move 1"),
        (told({**CASE, "facts": {"komi": "much"}}), "komi"),
        (told({**CASE, "step": "dance"}), "step"),
        (told({**CASE, "ruling": {"points": {"eye": {"X": ["A1"]}}}}), "eye"),
        (told({**CASE, "penalties": [{"by": "W", "pays": "-1", "unit": "zi"}]}), "penalties"),
        (told({**CASE, "kind": "play"}), "legal"),
        (told({**CASE, "answers": [{"rules": ["japanese"]}]}), "winner"),
        (told({**CASE, "answers": CASE["answers"] * 2}), "japanese"),
        (b" " * 4_000_001, "4000000"),
    ],
)
def test_what_is_damaged_is_refused_with_its_place(data: bytes, words: str) -> None:
    with pytest.raises(ChapterError) as caught:
        read_chapter(data)
    assert words in said(caught.value, ENGLISH)


def test_the_library_is_whole() -> None:
    assert all(chapter(id_).cases and not chapter(id_).skipped for id_ in CHAPTERS)
    assert study_case("seki-001").id == "seki-001"
    with pytest.raises(ValueError, match="no-study-case"):
        study_case("seki-999")


def test_it_can_be_copied_with_its_licence() -> None:
    assert "CC0 1.0" in (folder() / "LICENSE").read_text("utf-8")
    assert (folder() / "schema.json").is_file()
