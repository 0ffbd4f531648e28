"""The main window: the board on the left; players, stages, page and foot on the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from goref.app.session.change import COUNTED, Change, Part
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.case.case import Case
from goref.io.files import FileError
from goref.qt.board.keyboard_paths import middle
from goref.qt.frame.window_frame import WindowFrame
from goref.qt.look.metrics import MENU_BAR
from goref.qt.picture.moment import moment_picture
from goref.qt.window.board_presenter import switches
from goref.qt.window.menus.titles import make_menus
from goref.qt.work.after_paint import AfterPaint

if TYPE_CHECKING:  # what a window shows after its board, or on first use
    from goref.app.edits.base import Edit
    from goref.app.session.session import Session
    from goref.qt.context.app_protocol import Host
    from goref.qt.first_page.first_page_controller import FirstPageController
    from goref.qt.opinion.opinion_controller import OpinionController
    from goref.qt.questions.questions_controller import QuestionsController
    from goref.qt.window.features import Features
    from goref.qt.window.modes import Modes
    from goref.qt.window.page_factory import PageFactory

MEETS_MS = 50
"""Milliseconds after the window is complete until drops and screen readers are handled."""


class MainWindow(WindowFrame):
    """The window of one session. It shows the case, sends edits, and stores no state of the
    case.

    At first it has only the board, at the end of the game. :meth:`build_rest` creates the rest
    piece by piece; use no other part before.

    Attributes:
        features: the parts of the window outside its frame, such as questions and modes.
    """

    features: Features

    def __init__(self, case: Case, host: Host) -> None:
        super().__init__(case.record.grid, host)
        bar = self.menuBar()
        bar.setMinimumHeight(MENU_BAR)  # the board is painted before the style makes it so high
        self._menus = make_menus(bar)
        self._mode_page: QWidget | None = None
        self._closes = False
        self.left.set_view(
            moment_picture(case, len(case.moments) - 1, switches(host.preferences))
        )
        self.board.setFocus()

    @Late
    def first_page(self) -> FirstPageController:
        """The first page, shown without a case; created on first use."""
        from goref.qt.first_page.first_page_controller import FirstPageController

        return FirstPageController(self, self.centre, self.split, lambda: self._of_case)

    @property
    def modes(self) -> Modes:
        """The modes of the board."""
        return self.features.modes

    @property
    def views(self) -> PageFactory:
        """The pages of the stages, and those opened over them."""
        return self.features.views

    @property
    def questions(self) -> QuestionsController:
        """The questions to the referee."""
        return self.features.questions

    @property
    def suggesting(self) -> OpinionController:
        """The second opinion."""
        return self.features.suggesting

    @property
    def actions_by_id(self) -> Mapping[str, QAction]:
        """Every command, by id."""
        return self.features.actions

    # Building

    def build_rest(self, session: Session) -> Iterator[None]:
        """Creates everything but the board, in steps shorter than a frame."""
        self._sit_at(session)
        yield
        yield from self.furnish_right()
        from goref.qt.window import commands, features

        made = commands.make_actions
        self.features = features.Features(self, self.left, self.foot, self._menus, made)
        yield from self.features.begin_at_start()
        self._connect()
        self._of_case = commands.group_of_case(self.actions_by_id, self)
        with self.following():
            self.stages.go_to("dead")
            self.pages.show_stage("dead")
        yield
        self.playback, self.lids = self.left.build_rest(self.language)
        self.playback.moved.connect(lambda index: self.session.show_moment(index))
        self.refresh(Change(Part.EVERYTHING))
        yield
        # At once, with all its content: half of it would be laid out and painted in vain,
        # and visibly change.
        self.split.show_all()
        self.is_whole = True
        AfterPaint(self.in_front(self.foot), self.features.go_on_by_themselves)
        if self.is_at_first_page:
            self.first_page.show()
        QTimer.singleShot(MEETS_MS, self.features, self.features.come)
        self._greet()
        if self._closes:
            QTimer.singleShot(0, self.close)

    def _sit_at(self, session: Session) -> None:
        from goref.qt.context.session_signals import SessionSignals

        self.session = session
        self.bridge = SessionSignals(session, self)

    def _connect(self) -> None:
        self.bridge.changed.connect(self.refresh)
        self.who.stated.connect(self.do)
        self.who.changeWanted.connect(self.open_details)
        self.stages.chosen.connect(self._choose_stage)
        self.pages.turned.connect(self._turned)
        self.questions.changed.connect(self._asked)
        self.suggesting.questionsWanted.connect(self.questions.go_to_first)

    # Showing

    def take(self, session: Session) -> None:
        """Shows another session in this window, at its first stage."""
        if self.is_at_first_page:
            self.first_page.leave()
        with self.following():
            self.modes.leave()
            self.bridge.stop()
            self.bridge.deleteLater()
            self._sit_at(session)
            self.bridge.changed.connect(self.refresh)
            self.questions.begin()
            self.questions.await_change()
            for feature in self.features:
                feature.begin()
            self.stages.go_to("dead")
            self.pages.show_stage("dead")
        self.refresh(Change(Part.EVERYTHING))
        self.board.set_cursor_point(middle(session.case.record.grid))
        self._greet()

    def _greet(self) -> None:
        """Gives the focus to the board. If a fact that decides the result is missing, opens the
        facts first.
        """
        if self.is_at_first_page:
            return
        from goref.qt.details.needed import needs_opening

        if needs_opening(self.session.assessment):
            self.open_details()
        self.board.setFocus()

    def restore_from(self, old: MainWindow) -> None:
        """Copies the state of the window that this one replaces in the same session."""
        if old.is_at_first_page:
            self.first_page.show()
        self.questions.restore_from(old.questions)
        self.show_stage(old.stages.stage)
        self.questions.open_rows_of(old.questions)
        if old.pages.drawer is not None:
            self.pages.open(old.pages.drawer)
        self.board.set_cursor_point(old.board.cursor_point())
        for mine, theirs in self.features.pairs(old.features):
            mine.restore_from(theirs)

    def go_on_beside(self, old: MainWindow) -> None:
        """Reopens the dialogs of the replaced window, once this one is visible."""
        for mine, theirs in self.features.pairs(old.features):
            mine.go_on_beside(theirs)

    @property
    def goes_along(self) -> bool:
        """True if a new window (say, in another language) may replace this one without loss."""
        return not self.is_whole or all(feature.goes_along for feature in self.features)

    def refresh(self, change: Change) -> None:
        """Shows a change of the session."""
        session = self.session
        if self.is_at_first_page:
            if not session.is_changed:
                return  # nothing of it is visible
            self.first_page.leave()
            change = Change(Part.EVERYTHING)
        with self.following():
            if change.parts & COUNTED:
                self.features.board_presenter.look_away()
            self.features.board_presenter.show_place()
            self.modes.now.on_session_changed(change)
            self.questions.await_change()
            self.tell(change)
            if change.parts & (COUNTED | Part.MOMENT | Part.DETAILS):
                self.who.show_case(session.assessment)
                self.features.board_presenter.show_taken()
        self.show_board()
        if change.parts & (Part.RULING | Part.RECORD | Part.DOUBTS) and self.isVisible():
            self.features.board_presenter.describe_again()
        self.show_side()
        self.setWindowTitle(self._title())
        self.setWindowModified(session.is_changed)
        self.tell(change, once_shown=True)

    def show_board(self) -> None:
        """Shows the board as it is now, also during a drag."""
        if self._follows:
            return
        self.features.board_presenter.show()
        self.shown.emit()

    def show_side(self) -> None:
        """Shows the page of the board's mode, the progress of the stages, and the foot."""
        if self._follows:
            return
        page = self.modes.now.page
        if page is not self._mode_page:
            self._mode_page = page
            if self.modes.is_ruling:
                self.suggesting.ask_by_itself()
            if page is not None:
                self.pages.close_drawer()
            self.pages.show_mode(page)
        self.stages.show_signs(self.features.footing.signs())
        self.foot.show_foot(self.features.footing.state())
        self.shown.emit()

    def show_message(self, text: str) -> None:
        super().show_message(text)
        if self.is_at_first_page:
            self.first_page.page.show_message(text)

    def _turned(self) -> None:
        legend = self.actions_by_id["legend"]
        with QSignalBlocker(legend):
            legend.setChecked(self.pages.drawer == "legend")
        with self.following():
            self.views.show_moves()
            self.questions.see()
        self.show_board()
        self.show_side()

    def _asked(self) -> None:
        """Updates the board and the page after the questions, or the open one, have changed."""
        self.features.board_presenter.look_away_if_asked()
        self.show_board()
        self.show_side()

    def _title(self) -> str:
        session = self.session
        name = session.path.name if session.path else session.title
        name = name or self.tr("Untitled position")  # in an f-string lupdate would miss it
        return f"{name}[*] — goref"

    def look(self, points: frozenset[Point], move: int | None = None) -> None:
        """Shows the points or the move that a finding or a line of the score mentions."""
        self.features.board_presenter.look(points, move)

    def ring(self, points: frozenset[Point]) -> None:
        """Puts rings around points that a text under the pointer mentions, or around none."""
        self.features.board_presenter.ring(points)

    def show_stage(self, id_: str) -> None:
        """Goes to a stage, and leaves the laying out of a count."""
        self.modes.leave_count()
        self.features.board_presenter.look_away()
        before = self.pages.in_sight
        with self.following():
            self.stages.go_to(id_)
            self.pages.show_stage(id_)
            if self.pages.in_sight is before:  # two stages have the questions
                self.questions.see()
        self.show_board()
        self.show_side()

    def _choose_stage(self, id_: str) -> None:
        """Goes to a stage that the user clicked on, after ending any mode of the board."""
        self.show_message("")
        self.modes.leave()
        self.questions.pin_stage(id_)
        self.show_stage(id_)

    def walk(self, by: int) -> None:
        """Moves by some stages, back if negative; not beyond the first or the last."""
        at = self.stages.currentIndex() + by
        if 0 <= at < self.stages.count():
            self._choose_stage(self.stages.ids[at])

    def open_details(self) -> None:
        """Opens the page "Record and facts" at the first missing fact, if any."""
        self.pages.open("details")
        self.views.details.go_to_needed()

    def open_incidents(self, entry: str = "") -> None:
        """Opens the page of incidents. ``entry`` begins a new incident: ``"protest"`` or
        ``"time"``; "" begins none.
        """
        self.features.desk.open_at(entry)

    def sit(self) -> bool:
        """Shows what is for a table if the case belongs to one. Returns whether it does."""
        at_table = self.features.files.show_table()
        self.views.set_at_table(at_table)
        self.who.set_editable(not at_table)
        return at_table

    def want(self, id_: str) -> None:
        """Carries out a command by id; ``"questions"`` goes to the first open question."""
        if id_ == "questions":
            self.questions.go_to_first()
        else:
            self.actions_by_id[id_].trigger()

    def do(self, edit: Edit | None) -> bool:
        """Carries out an edit, if any. Returns whether that was done; shows its error."""
        if edit is None:
            return False
        try:
            self.session.do(edit)
        except (ValueError, FileError) as error:
            self.failed(error)
            return False
        return True

    def on_preferences_changed(self) -> None:
        """Called after the user changed the preferences."""
        if (first_page := MainWindow.first_page.made(self)) is not None:
            first_page.on_preferences_changed()
        for feature in self.features:
            feature.on_preferences_changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offers a key that no widget used to the board's mode, then to the foot."""
        if self.is_at_first_page or QApplication.activePopupWidget() is not None:
            super().keyPressEvent(event)  # a menu passes on what it does not know
            return
        if self.modes.now.pressed(event):
            return
        if self.foot.takes_key(event):
            return
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Escape and not held:
            at_questions = (
                self.features.is_ruling_in_sight() and self.questions.page.close_row()
            )
            if at_questions or self.pages.close_drawer():
                self.board.setFocus()
                return
        if not self.features.undoing.say_of_none(event):
            super().keyPressEvent(event)

    def save_as(self) -> bool:
        """Asks for a file and saves the case there. Returns False if nothing was saved."""
        return self.features.files.save_as()

    def may_close(self) -> bool:
        """Asks whether to save unsaved rulings. Returns False if the window must stay open."""
        return self.features.files.may_close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.is_whole:  # it closes as soon as it can
            self._closes = True
        if not self.is_whole or not self.may_close():
            event.ignore()
            return
        for feature in self.features:
            feature.stop()
        self.host.preferences.geometry = self.saveGeometry()
        self.host.close_session()
        event.accept()
