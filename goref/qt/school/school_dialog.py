"""The dialog with the courses of the school, their exercises, and what was done of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QVBoxLayout

from goref.app.school.courses import Course, courses
from goref.app.school.exercise import Exercise
from goref.app.school.kinds import question
from goref.app.school.school_progress import SchoolProgress
from goref.core.base.language import LANGUAGES
from goref.core.base.particles import formatted
from goref.core.texts.faults.said import said
from goref.core.texts.school.marking import MARKED
from goref.qt.context.window import Window
from goref.qt.widgets.boxes import fill, in_column, in_row
from goref.qt.widgets.buttons import push_button, stand_out
from goref.qt.widgets.dialog import button_box
from goref.qt.widgets.dialog_room import DialogRoom
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Work

SIZE = (900, 600)
SIGNS = {True: "✓", False: "✕", None: "·"}
"""The marks before an exercise: right, wrong, not done."""
COURSES_WIDTH = 280


class SchoolDialog(QDialog):
    """A dialog with the courses on the left and the exercises of the chosen one on the right.

    Attributes:
        courses, exercises: the lists.
        timed: the check box for showing the time.
    """

    def __init__(self, window: Window, start: Callable[[Exercise], bool]) -> None:
        """Args:
        start: begins an exercise in the window; returns False if the present case is kept.
        """
        super().__init__(window.widget)
        self._window, self._start = window, start
        self.setObjectName("school-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("School"))
        self.work = Work(self)
        self.courses = TextList("school-courses", self.tr("Courses"))
        self.courses.setMinimumWidth(COURSES_WIDTH)
        self.exercises = TextList("school-exercises", self.tr("Exercises"))
        self.about = wrapped("school-about", self, grey=True)
        self.timed = QCheckBox(self.tr("Show the &time"))
        self.timed.setObjectName("school-timed")
        self.timed.setChecked(window.host.preferences.school_timed)
        self.timed.toggled.connect(self._set_timed)
        self.begin = push_button("school-begin", self.tr("&Begin"), act=self._begin)
        self.begin.setDefault(True)
        stand_out(self.begin)
        self.exam = push_button("school-exam", self.tr("Save an e&xam…"), act=self._exam)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        box = QVBoxLayout(self)
        right = in_column(self.about, self.exercises, grows=self.exercises)
        both = in_row(self.courses, right, grows=right)
        below = in_row(self.timed, None, self.exam, self.begin, buttons)
        fill(box, both, below, grows=both)
        DialogRoom(self, SIZE)
        self.courses.currentRowChanged.connect(lambda _: self._show_course())
        self.exercises.itemActivated.connect(lambda _: self._begin())
        window.bridge.stopped.connect(self.close)
        self.finished.connect(lambda _: self.work.stop())
        self.about.setText(self.tr("The library is being read…"))
        self._enable(on=False)
        self._courses: tuple[Course, ...] = ()
        self.work.start(lambda _: courses(), self._fill, self._without_library)

    @property
    def course(self) -> Course | None:
        """The chosen course; None before the library is read."""
        row = self.courses.currentRow()
        return self._courses[row] if row >= 0 else None

    def _enable(self, *, on: bool) -> None:
        for button in (self.begin, self.exam):
            button.setEnabled(on)

    def _without_library(self, error: Exception) -> None:
        self.about.setText(said(error, self._window.language))

    def _fill(self, every_course: tuple[Course, ...]) -> None:
        """Fills both lists; the first course that is not all right yet is chosen."""
        self._courses = every_course
        self._enable(on=True)
        language, progress = self._window.language, self._window.host.preferences.school
        chosen = 0
        with QSignalBlocker(self.courses):
            self.courses.clear()
            for number, course in enumerate(every_course):
                right = progress.count_right(course.exercises)
                every = len(course.exercises)
                told = MARKED.in_(language, right=right, count=every)
                self.courses.put(f"{course.title.in_(language)}\n{told}", course)
                if not chosen and right == every and number < len(every_course) - 1:
                    chosen = number + 1
            self.courses.setCurrentRow(chosen)
        self._show_course()
        self.exercises.setFocus()

    def _show_course(self) -> None:
        course = self.course
        if course is None:
            return
        language, progress = self._window.language, self._window.host.preferences.school
        self.about.setText(course.about.in_(language))
        self.exercises.clear()
        for number, exercise in enumerate(course.exercises, 1):
            sign = SIGNS[progress.of(exercise)]
            told = question(exercise, language)
            if exercise.study is not None:  # many boards are asked about in the same words
                told = LANGUAGES[language].with_aside(told, exercise.study.id)
            self.exercises.put(f"{sign} {number}. {told}", exercise)
        self.exercises.setCurrentRow(_first_open(course, progress))

    def _set_timed(self, on: bool) -> None:
        self._window.host.preferences.school_timed = on

    def _begin(self) -> None:
        item = self.exercises.currentItem()
        if item is not None and self._start(item.data(Qt.ItemDataRole.UserRole)):
            self.close()

    def _exam(self) -> None:
        """Saves the chosen course as an exam with its key."""
        from goref.qt.school.exam_paper import save_exam

        course = self.course
        if course is None:
            return
        path = save_exam(self, course, self._window.language)
        if path is not None:
            self._window.say(formatted(self.tr("Saved: {path}"), path=path))


def _first_open(course: Course, progress: SchoolProgress) -> int:
    """Returns the row of the first exercise that is not right yet, from 0."""
    rows = (n for n, each in enumerate(course.exercises) if each.id not in progress.right)
    return next(rows, 0)
