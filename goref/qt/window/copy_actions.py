"""What leaves the window: by the clipboard, as a picture or table in a file, on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from goref.app.reports.comparison import comparison_bytes
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.status import result_line
from goref.io.files import FileError, one_line, write_bytes
from goref.qt.board.view import BoardView, Options
from goref.qt.context.window import Window
from goref.qt.kifu.paper import Kifu
from goref.qt.picture.diagram import copy_picture, save_picture
from goref.qt.picture.picture import ruled_picture
from goref.qt.sheet.dialogs import ask_and_save, preview

if TYPE_CHECKING:
    from goref.app.questions.open_matters import OpenMatters
    from goref.app.session.session import Session
    from goref.qt.questions.questions_controller import QuestionsController
    from goref.qt.window.foot_presenter import FootPresenter
    from goref.qt.window.page_factory import PageFactory

LONGEST_NAME = 60


class CopyActions(QObject):
    """Copies and saves what the window shows; it works nothing out."""

    def __init__(
        self,
        window: Window,
        views: PageFactory,
        questions: QuestionsController,
        footing: FootPresenter,
        without_opinion: Callable[[BoardView], BoardView],
    ) -> None:
        """Args:
        without_opinion: what the board shows without a second opinion: that leaves the
            window nowhere.
        """
        super().__init__(window.widget)
        self._window, self._views = window, views
        self._questions, self._footing = questions, footing
        self._without_opinion = without_opinion

    def result(self) -> None:
        """The result, as it is read out."""
        session = self._window.session
        case, score, language = session.case, session.assessment.score, self._window.language
        asked, known = self._footing.asked
        self._copy(result_line(case, score, language, asked=asked, is_known=known))

    def rows(self) -> None:
        """The position as rows that can be pasted back."""
        session = self._window.session
        self._copy("\n".join(session.case.moments[session.moment].position.rows))

    def diagram(self) -> None:
        """The board with its marks, as text."""
        from goref.qt.picture.diagram import text

        self._copy(text(self._view(), self._window.language))

    def picture(self) -> None:
        """The board as PNG and SVG."""
        copy_picture(self._view(), self._window.host.theme, title=self._window.session.title)
        self._window.say(self.tr("Copied."))

    def save_picture(self) -> None:
        """Ask for a file and write the board there, in the form its name ends in."""
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
        """Ask for a file and write the table of all rule sets there."""
        path = self._ask(self.tr("Save the comparison"), ".csv", self.tr("Tables (*.csv)"))
        if path is None:
            return
        session = self._window.session
        compared = session.assessment.compared(self._views.compare.reference_id)
        with self._told_if_it_fails():
            write_bytes(path, comparison_bytes(session.case, compared, self._window.language))
            self._saved(path)

    def sheet(self) -> None:
        """Print the sheet; whatever the board shows just now, what was ruled on goes on it."""
        from goref.qt.sheet.dialogs import ask_and_print

        with self._told_if_it_fails():
            folder = str(self._folder())
            opened = self._known_open()
            match ask_and_print(
                self._window.widget, *self._sheet(), folder=folder, opened=opened
            ):
                case Path() as file:
                    self._window.host.preferences.folder = str(file.absolute().parent)
                    self._saved(file)
                case str(name):
                    told = self.tr("Given to the printer: {name}")
                    self._window.say(formatted(told, name=one_line(name)))

    def preview_sheet(self) -> None:
        """Show the sheet as it will be printed."""
        opened, failed = self._known_open(), self._window.failed
        preview(self._window.widget, *self._sheet(), failed=failed, opened=opened)

    def save_sheet(self) -> None:
        """Ask for a file and write the sheet there, as PDF or HTML."""
        preferences = self._window.host.preferences
        with self._told_if_it_fails():
            folder, opened = str(self._folder()), self._known_open()
            path = ask_and_save(
                self._window.widget, *self._sheet(), folder=folder, opened=opened
            )
            if path is not None:
                preferences.folder = str(path.parent)
                self._saved(path)

    def save_kifu(self) -> None:
        """Ask for a file and write the moves there in numbered figures, as PDF."""
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
        """What goes on the sheet: the session, its board as ruled, the language."""
        session = self._window.session
        view = ruled_picture(session, Options(lids=False, seki=True))
        return session, view, self._window.language

    def _known_open(self) -> OpenMatters | None:
        """What the window says is open; None while more may come, so that it is looked for."""
        opened = self._questions.open_matters
        return opened if opened.is_known else None

    def _folder(self) -> Path:
        """Where a question for a file starts."""
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
