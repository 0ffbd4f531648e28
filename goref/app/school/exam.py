"""An exam: exercises of a course on paper, with a key for those who mark it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from random import Random

from goref.app.school.asking import facts_text, key_text
from goref.app.school.courses import Course
from goref.app.school.exercise import Exercise
from goref.app.school.kinds import kind_of, question
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.texts.school import exam as words
from goref.io.values.articles import article

USUAL = 12
"""The usual number of exercises of an exam."""
BOARD, ACROSS = 200, 216
"""The width of a board, and of its column, in pixels of 1/96 inch."""
LINE = "_" * 30
"""The line to write on."""
STEPS = {"dead": "dead", "count": "count", "won": "result", "which-rules": "result"}
"""The step whose article backs the answer, by the kind; others use the case's own step."""


@frozen
class Exam:
    """The exercises of an exam.

    Attributes:
        number: the seed by which they were drawn; the same number draws the same exam again.
    """

    course: Course
    exercises: tuple[Exercise, ...]
    number: int

    @classmethod
    def drawn(cls, course: Course, number: int, count: int = USUAL) -> Exam:
        """Draws an exam from a course: exercises in the course's order."""
        chance = Random(number)
        many = len(course.exercises)
        rows = sorted(chance.sample(range(many), min(count, many)))
        return cls(course, tuple(course.exercises[row] for row in rows), number)

    def title(self, language: Language) -> str:
        return words.TITLE.in_(
            language, course=self.course.title.in_(language), number=self.number
        )


Picture = Callable[[Exercise, str, int], str]
"""A function that returns the HTML of an exercise's board, from a name and a width."""


def paper_parts(exam: Exam, language: Language, picture: Picture) -> list[str]:
    """Returns the exam as pieces of HTML that are not split between pages."""
    title = escape(exam.title(language))
    named = escape(words.NAME.in_(language))
    parts = [f"<h1>{title}</h1><p>{named}: {LINE}</p>"]
    answer = escape(words.ANSWER.in_(language))
    for number, exercise in enumerate(exam.exercises, 1):
        lines = [f"<p><b>{number}.</b> {escape(question(exercise, language))}</p>"]
        if facts := facts_text(exercise, language):
            lines.append(f"<p>{escape(facts)}</p>")
        choices = [one.in_(language) for one in kind_of(exercise).choices(exercise).values()]
        lines += [f"<p>☐ {escape(one)}</p>" for one in choices]
        lines.append(f"<p>{answer}: {LINE}</p>")
        board = "" if exercise.study is None else picture(exercise, f"board-{number}", BOARD)
        cells = f'<td width="{ACROSS}">{board}</td>' if board else ""
        parts.append(
            f'<table width="100%" cellspacing="8"><tr>{cells}<td>{"".join(lines)}</td></tr>'
            "</table>"
        )
    return parts


def key_parts(exam: Exam, language: Language) -> list[str]:
    """Returns the key of an exam as pieces of HTML: each answer, its article, its source."""
    parts = [f"<h1>{escape(words.KEY.in_(language, exam=exam.title(language)))}</h1>"]
    for number, exercise in enumerate(exam.exercises, 1):
        told = "<br>".join(map(escape, key_text(exercise, language).splitlines()))
        source = escape(exercise.id)
        if exercise.study is not None:
            step = STEPS.get(exercise.kind, exercise.study.step)
            cited = article(exercise.rules, step).cited(language)
            colon = LANGUAGES[language].colon
            why = exercise.study.because(language)
            source = escape(f"{why} {words.BY.in_(language)}{colon}{cited} [{exercise.id}]")
        parts.append(f"<p><b>{number}.</b> {told}<br><small>{source}</small></p>")
    return parts
