"""An exam and its key as a PDF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from goref.app.school.courses import Course
from goref.app.school.exam import Exam, key_parts, paper_parts
from goref.app.school.kinds import kind_of
from goref.core.base.language import Language
from goref.core.ruling.survey import survey
from goref.core.texts.school.exam import FOOT
from goref.io.files import write_bytes
from goref.qt.board.view import BoardView, Options
from goref.qt.look.preferences import Preferences
from goref.qt.picture.moment import moment_picture
from goref.qt.sheet.page_setter import PageFoot, SheetPage, named, put_pages, room_of, typeset
from goref.qt.sheet.printable_sheet import Pdf
from goref.qt.widgets.file_questions import file_to_save

SUFFIX = ".pdf"


def exam_pdf(exam: Exam, language: Language) -> bytes:
    """Returns an exam as a PDF; the key is on pages of its own at the end."""
    title = exam.title(language)
    pdf = Pdf.begun(title)
    views = {
        f"board-{number}": _view(exam, number - 1)
        for number in range(1, len(exam.exercises) + 1)
        if exam.exercises[number - 1].study is not None
    }
    room = room_of(pdf.writer.pageLayout())
    parts = paper_parts(exam, language, lambda _, name, width: named(name, width, ""))
    pages = [
        SheetPage(typeset(html, room.width(), views))
        for body in (parts, key_parts(exam, language))
        for html in _filled(body, room.width(), room.height(), views)
    ]
    painter = QPainter(pdf.writer)
    try:
        footing = PageFoot(FOOT.in_(language, exam=title), language)
        for _ in put_pages(painter, pdf.writer, pages, footing, pdf.writer.resolution()):
            pass
    finally:
        painter.end()
    return pdf.data()


def _view(exam: Exam, index: int) -> BoardView:
    exercise = exam.exercises[index]
    case = kind_of(exercise).prepare(exercise)
    board = moment_picture(case, len(case.moments) - 1, Options(lids=False))
    return replace(board, dead=survey(case.position, case.ruling).dead)


def _filled(
    parts: Iterable[str], width: float, height: float, views: dict[str, BoardView]
) -> Iterator[str]:
    """Yields the HTML of pages, each with as many whole parts as fit."""
    page = ""
    for part in parts:
        if page and typeset(page + part, width, views).size().height() > height:
            yield page
            page = ""
        page += part
    if page:
        yield page


def save_exam(parent: QWidget, course: Course, language: Language) -> Path | None:
    """Asks for a file and saves an exam of a course there; returns the file, None if cancelled.

    Raises FileError if the file cannot be written.
    """
    exam = Exam.drawn(course, date.today().toordinal() % 1000)
    path = file_to_save(
        parent,
        QCoreApplication.translate("exam-paper", "Save the exam"),
        Preferences(),
        course.id,
        f"-{exam.number}{SUFFIX}",
        QCoreApplication.translate("exam-paper", "PDF (*.pdf)"),
        Path(Preferences().folder),
    )
    if path is not None:
        write_bytes(path, exam_pdf(exam, language))
    return path
