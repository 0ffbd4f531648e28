"""``goref school``: the courses, their exercises with answers, an exam as a PDF."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from goref.app.school.courses import courses
from tests.cli.runs import COMMAND, ENVIRONMENT, Goref


def test_the_courses_are_listed(goref: Goref) -> None:
    lines = goref("school").out.splitlines()
    assert [line.split()[0] for line in lines] == [course.id for course in courses()]
    assert [int(line.split()[-1]) for line in lines] == [len(c.exercises) for c in courses()]


def test_exercises_with_their_answers(goref: Goref) -> None:
    [course] = [course for course in courses() if course.id == "incident-desk"]
    asked = goref("school", "incident-desk", "--json").json["courses"]
    assert [one["id"] for one in asked[0]["exercises"]] == [e.id for e in course.exercises]
    assert "answer" not in asked[0]["exercises"][0]
    told = goref("school", "incident-desk", "--key", "--json").json["courses"]
    assert all(one["answer"] for one in told[0]["exercises"])
    text = goref("school", "incident-desk", "--key").out
    assert all(exercise.id in text for exercise in course.exercises)
    assert told[0]["exercises"][0]["answer"] in text


def test_an_exam_is_a_pdf(goref: Goref, tmp_path: Path) -> None:
    pytest.importorskip("PySide6", reason="a PDF needs Qt")
    out = tmp_path / "exam.pdf"
    asked = ("school", "seki-and-ko", "-o", out, "--count", "4", "--number", "3")
    done = subprocess.run(
        [*COMMAND, *map(str, asked)],
        env={**ENVIRONMENT, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert out.read_bytes().startswith(b"%PDF-")
    ran = goref(*asked)
    assert ran.code == 2
    assert "exam.pdf" in ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nope",), "first-count"),
        (("-o", "exam.pdf"), "goref school"),
        (("first-count", "-o", "exam.txt"), ".pdf"),
    ],
)
def test_what_is_wrong_is_named(goref: Goref, arguments: tuple[str, ...], told: str) -> None:
    ran = goref("school", *arguments)
    assert ran.code == 2
    assert told in ran.err
