"""The school in the main window: begins exercises, marks answers, keeps the progress."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from goref.app.school.asking import ASKS_RESULT, asked_text, marked_text
from goref.app.school.courses import courses
from goref.app.school.exercise import AnswerForm, Exercise, Mark
from goref.app.school.kinds import kind_of
from goref.app.school.school_storage import SchoolStorage, exercise_session
from goref.core.base.late import Late
from goref.io.values.articles import article
from goref.qt.context.feature import Feature
from goref.qt.school.school_bar import SchoolBar
from goref.qt.school.school_dialog import SchoolDialog
from goref.qt.widgets.dialog import shown_beside

if TYPE_CHECKING:
    from goref.qt.context.window import Window
    from goref.qt.ruling.article_page import ArticlePage
    from goref.qt.school.school_dialog import SchoolDialog

TICK_MS = 1_000


class SchoolController(Feature):
    """The controller of the school in a window.

    Attributes:
        mark: the marking of the exercise shown; None before it is handed in.
    """

    def __init__(self, window: Window, article_page: Callable[[], ArticlePage]) -> None:
        """Args:
        article_page: returns the page that shows an article.
        """
        super().__init__(window.widget)
        self._window, self._article_page = window, article_page
        self.mark: Mark | None = None
        self._seen = False
        self._since = 0.0
        self._took = 0
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._clock.timeout.connect(self._show_time)
        window.shown.connect(self._notice)
        self.begin()

    @Late
    def bar(self) -> SchoolBar:
        """The bar of an exercise."""
        widget = self._window.widget
        bar = SchoolBar(widget)
        bar.handedIn.connect(self.hand_in)
        bar.nextWanted.connect(self.go_on)
        bar.articleWanted.connect(self.show_article)
        bar.leaveWanted.connect(self._window.host.open_first_page)
        widget.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        return bar

    @property
    def exercise(self) -> Exercise | None:
        """The exercise shown in the window; None if it shows a real case."""
        home = self._window.session.home
        return home.exercise if isinstance(home, SchoolStorage) else None

    # Beginning

    def open(self) -> SchoolDialog:
        """Opens the dialog with the courses and their exercises; returns it."""
        return shown_beside(
            self._window.widget, SchoolDialog, lambda: SchoolDialog(self._window, self.start)
        )

    def start(self, exercise: Exercise) -> bool:
        """Shows an exercise instead of the present case. Returns False if that is kept."""
        window = self._window
        if not window.may_close():
            return False
        window.host.show_session(exercise_session(exercise, window.language))
        window.show_message("")
        window.board.setFocus()
        kind = kind_of(exercise)
        if kind.opens:
            window.want(kind.opens)
        elif kind.form is AnswerForm.RESULT:
            self.bar.typed.setFocus()
        return True

    def begin(self) -> None:
        exercise = self.exercise
        self.mark, self._seen, self._since = None, False, monotonic()
        if exercise is None:
            if (bar := SchoolController.bar.made(self)) is not None:
                bar.hide()
            self._clock.stop()
            return
        self.bar.ask(
            exercise, asked_text(exercise, self._window.language), self._window.language
        )
        self.bar.show()
        timed = self._window.host.preferences.school_timed
        self.bar.time.setVisible(timed)
        if timed:
            self._clock.start()
            self._show_time()

    def restore_from(self, old: SchoolController) -> None:
        exercise = self.exercise
        if exercise is None:
            return
        self.mark, self._seen = old.mark, old._seen
        self._since, self._took = old._since, old._took
        self.bar.restore_answer(old.bar)
        if self.mark is not None:
            self._show_mark(exercise, self.mark)

    def stop(self) -> None:
        self._clock.stop()

    def go_on(self) -> None:
        """Shows the next exercise of the course that is not right yet; without one, the list
        of courses.
        """
        here = self.exercise
        course = next((one for one in courses() if here in one.exercises), None)
        after = None
        if course is not None:
            progress = self._window.host.preferences.school
            after = progress.next_open(course.exercises, here)
        if after is None:
            self.open()
        else:
            self.start(after)

    # Handing in

    def hand_in(self) -> None:
        """Marks the answer, and shows the mistakes."""
        exercise = self.exercise
        if exercise is None:
            return
        handed = self.bar.answer(self._window.session.case)
        mark = kind_of(exercise).mark(exercise, handed)
        if mark.is_right is None:
            language = self._window.language
            told = marked_text(mark, language)
            self.bar.text.set_text(f"{told}\n{asked_text(exercise, language)}")
            self._window.say(told)
            return
        if self.mark is None:
            self._took = round(monotonic() - self._since)
            self._clock.stop()
            preferences = self._window.host.preferences
            preferences.school = preferences.school.marked(
                exercise, is_right=mark.is_right and not self._seen
            )
        self.mark = mark
        self._show_mark(exercise, mark)
        self.bar.next.setFocus()

    def _show_mark(self, exercise: Exercise, mark: Mark) -> None:
        timed = self._window.host.preferences.school_timed
        text = marked_text(
            mark,
            self._window.language,
            seen=self._seen,
            seconds=self._took if timed else None,
        )
        self.bar.text.set_text(text)
        self._window.say(text.splitlines()[0])
        self.bar.show_marked(marked=True)
        self.bar.article.setVisible(bool(mark.step))

    def show_article(self) -> None:
        """Opens the article that backs the marking."""
        exercise = self.exercise
        if exercise is None or self.mark is None or not self.mark.step:
            return
        language = self._window.language
        page = self._article_page()
        page.show_article(article(exercise.rules, self.mark.step), language)
        self._window.pages.open("article")

    def _notice(self) -> None:
        """Notes if the result was shown before the answer was handed in."""
        exercise = self.exercise
        if exercise is None or self.mark is not None or self._seen:
            return
        if exercise.kind in ASKS_RESULT:
            self._seen = self._window.session.assessment.score.can_be_shown

    def _show_time(self) -> None:
        passed = round(monotonic() - self._since)
        self.bar.time.setText(f"{passed // 60}:{passed % 60:02}")
