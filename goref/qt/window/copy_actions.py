"""Output from the window: to the clipboard, to a file as a picture or table, on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from goref.app.questions.open_matters import OpenMatters
from goref.app.reports.comparison import comparison_bytes
from goref.app.session.session import Session
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.status import result_line
from goref.io.files import FileError, one_line, write_bytes
from goref.qt.board.view import BoardView, Options
from goref.qt.context.window import Window
from goref.qt.kifu.paper import Kifu
from goref.qt.picture.diagram import copy_picture, save_picture, text
from goref.qt.picture.picture import ruled_picture
from goref.qt.questions.questions_controller import QuestionsController
from goref.qt.sheet import dialogs
from goref.qt.window.foot_presenter import FootPresenter
from goref.qt.window.page_factory import PageFactory

LONGEST_NAME = 60


class CopyActions(QObject):
    """The commands that copy, save and print the content of the window."""

    def __init__(
        self,
        window: Window,
        views: PageFactory,
        questions: QuestionsController,
        footing: FootPresenter,
        without_opinion: Callable[[BoardView], BoardView],
    ) -> None:
        """Args:
        without_opinion: removes the second opinion's marks from a view of the board. Nothing
            that leaves the window shows them.
        """
        super().__init__(window.widget)
        self._window, self._views = window, views
        self._questions, self._footing = questions, footing
        self._without_opinion = without_opinion

    def result(self) -> None:
        """Copies the result, as one line of text."""
        session = self._window.session
        case, score, language = session.case, session.assessment.score, self._window.language
        asked, known = self._footing.asked
        self._copy(result_line(case, score, language, asked=asked, is_known=known))

    def rows(self) -> None:
        """Copies the shown position as rows of text, which goref can paste."""
        session = self._window.session
        self._copy("\n".join(session.case.moments[session.moment].position.rows))

    def diagram(self) -> None:
        """Copies the board with its marks, drawn in text characters."""
        self._copy(text(self._view(), self._window.language))

    def picture(self) -> None:
        """Copies the board as PNG and SVG."""
        copy_picture(self._view(), self._window.host.theme, title=self._window.session.title)
        self._window.say(self.tr("Copied."))

    def save_picture(self) -> None:
        """Asks for a file and saves a picture of the board: SVG, PNG or text, by the file's
        suffix.
        """
        path = self._ask(
            self.tr("Save the diagram"),
            ".svg",
            self.tr("Pictures and text (*.svg *.png *.txt)"),
        )
        if path is not None:
            theme, title = self._window.host.theme, self._window.session.title
            language = self._window.language
            with self._told_if_it_fails():
                save_picture(path, self._view(), theme, title, language)
                self._saved(path)

    def save_comparison(self) -> None:
        """Asks for a file and saves the results under all rule sets there, as CSV."""
        path = self._ask(self.tr("Save the comparison"), ".csv", self.tr("Tables (*.csv)"))
        if path is None:
            return
        session = self._window.session
        compared = self._views.compare.compared(session.assessment)
        with self._told_if_it_fails():
            write_bytes(path, comparison_bytes(session.case, compared, self._window.language))
            self._saved(path)

    def sheet(self) -> None:
        """Prints the score sheet. Its board shows the rulings, even if the window shows another
        move.
        """
        with self._told_if_it_fails():
            folder = str(self._folder())
            opened = self._known_open()
            match dialogs.ask_and_print(
                self._window.widget, *self._sheet(), folder=folder, opened=opened
            ):
                case Path() as file:
                    self._window.host.preferences.folder = str(file.absolute().parent)
                    self._saved(file)
                case str(name):
                    told = self.tr("Sent to the printer: {name}")
                    self._window.say(formatted(told, name=one_line(name)))

    def preview_sheet(self) -> None:
        """Shows a print preview of the score sheet."""
        opened, failed = self._known_open(), self._window.failed
        dialogs.preview(self._window.widget, *self._sheet(), failed=failed, opened=opened)

    def save_sheet(self) -> None:
        """Asks for a file and saves the score sheet there, as PDF or HTML."""
        preferences = self._window.host.preferences
        with self._told_if_it_fails():
            folder, opened = str(self._folder()), self._known_open()
            path = dialogs.ask_and_save(
                self._window.widget, *self._sheet(), folder=folder, opened=opened
            )
            if path is not None:
                preferences.folder = str(path.parent)
                self._saved(path)

    def save_kifu(self) -> None:
        """Asks for a file and saves the game record as numbered figures there, as PDF."""
        path = self._ask(self.tr("Save the kifu"), "-kifu.pdf", self.tr("PDF (*.pdf)"))
        if path is None:
            return

        session = self._window.session
        place = session.home.sheet_place()
        with self._told_if_it_fails():
            made = Kifu(session.case, self._window.language, place=place)
            write_bytes(path, made.pdf())
            self._saved(path)

    def _sheet(self) -> tuple[Session, BoardView, Language]:
        """Returns the arguments for a score sheet: the session, its board as ruled, the
        language.
        """
        session = self._window.session
        view = ruled_picture(session, Options(lids=False, seki=True))
        return session, view, self._window.language

    def _known_open(self) -> OpenMatters | None:
        """Returns the open matters shown in the window. None if the search for them is
        unfinished.

        Given None, the score sheet searches for them itself.
        """
        opened = self._questions.open_matters
        return opened if opened.is_known else None

    def _folder(self) -> Path:
        """Returns the folder in which a file dialog opens."""
        mine = self._window.session.home.folder
        return mine or Path(self._window.host.preferences.folder)

    def _ask(self, title: str, suffix: str, kinds: str) -> Path | None:
        folder = self._folder()
        stem = (self._window.session.title or "goref").replace("/", "-")[:LONGEST_NAME]

        name, _ = QFileDialog.getSaveFileName(
            self._window.widget, title, str(folder / f"{stem}{suffix}"), kinds
        )
        if not name:
            return None
        path = Path(name)
        self._window.host.preferences.folder = str(path.parent)
        return path if path.suffix else path.with_name(path.name + suffix)

    def _view(self) -> BoardView:
        return self._without_opinion(self._window.board.view())

    @contextmanager
    def _told_if_it_fails(self) -> Iterator[None]:
        try:
            yield
        except FileError as error:
            self._window.failed(error)

    def _saved(self, path: Path) -> None:
        self._window.say(formatted(self.tr("Saved: {path}"), path=path))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._window.say(self.tr("Copied."))
