"""The command line of ``goref school``. :mod:`goref.__main__` uses Qt to make the PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from goref.app.school.asking import facts_text, key_text
from goref.app.school.courses import Course, course_named, courses
from goref.app.school.exam import USUAL, Exam
from goref.app.school.kinds import question
from goref.cli.paper.output_file import PDF, output_file
from goref.cli.text.faults import WrongUsageError
from goref.cli.text.options import Parser, up_to
from goref.cli.text.output import print_json, print_lines, table
from goref.core.base.faults import fault
from goref.core.base.language import Language

SUMMARY = (
    "List the courses of the school or the exercises of one, or write an exam with its key "
    "as a PDF. The window's school (Help) marks answers."
)
MOST_EXERCISES = 60
MOST_NUMBER = 999_999


class SchoolWanted(NamedTuple):
    """The request: a course, all of them if None, and the file of an exam if any."""

    course: Course | None
    exam: Exam | None
    out: Path | None
    key: bool
    json: bool
    language: Language

    def show(self) -> None:
        """Prints the courses, or the exercises of the course."""
        if self.json:
            print_json(self._object())
        elif self.course is None:
            rows = [
                (one.id, one.title.in_(self.language), str(len(one.exercises)))
                for one in courses()
            ]
            print_lines(table(rows, right=(2,), indent="  "))
        else:
            print_lines(self._lines(self.course))

    def _lines(self, course: Course) -> list[str]:
        said = [course.title.in_(self.language), course.about.in_(self.language), ""]
        for number, exercise in enumerate(course.exercises, 1):
            said.append(f"{number:3}. {question(exercise, self.language)}  [{exercise.id}]")
            if facts := facts_text(exercise, self.language):
                said.append(f"     {facts}")
            if self.key:
                said += [
                    f"     {line}" for line in key_text(exercise, self.language).splitlines()
                ]
        return said

    def _object(self) -> dict[str, Any]:
        chosen = courses() if self.course is None else (self.course,)
        return {
            "courses": [
                {
                    "id": course.id,
                    "title": course.title.in_(self.language),
                    "about": course.about.in_(self.language),
                    "exercises": [
                        {
                            "id": exercise.id,
                            "kind": exercise.kind,
                            "rules": exercise.rules.id,
                            "question": question(exercise, self.language),
                            **(
                                {"answer": key_text(exercise, self.language)}
                                if self.key
                                else {}
                            ),
                        }
                        for exercise in course.exercises
                    ],
                }
                for course in chosen
            ]
        }


def read(argv: Sequence[str]) -> SchoolWanted:
    """Reads the command line of ``goref school``. Raises WrongUsageError if it is wrong."""
    parser = Parser("school", SUMMARY)
    add = parser.add_argument
    add("course", metavar="COURSE", nargs="?", help="one course (usual: list all)")
    add("--key", action="store_true", help="show the answers, too")
    add("-o", "--out", metavar="OUT", help="write an exam of the course here: .pdf")
    add("--force", action="store_true", help="even if the file already exists")
    add(
        "--number",
        metavar="N",
        type=up_to(MOST_NUMBER),
        default=1,
        help="the number of the exam; the same number draws the same exam (usual: 1)",
    )
    add(
        "--count",
        metavar="N",
        type=up_to(MOST_EXERCISES),
        default=USUAL,
        help=f"how many exercises the exam has (usual: {USUAL})",
    )
    parser.take("lang", "json")
    args = parser.parse_args(argv)
    course = None
    if args.course is not None:
        course = course_named(args.course.strip().lower())
        if course is None:
            known = ", ".join(one.id for one in courses())
            raise WrongUsageError(fault("none-of", text=args.course, known=known))
    exam = out = None
    if args.out is not None:
        if course is None:
            raise WrongUsageError(fault("exam-of-course"))
        out = output_file(args, (PDF,))
        exam = Exam.drawn(course, args.number, max(args.count, 1))
    return SchoolWanted(course, exam, out, args.key, args.json, args.lang)
