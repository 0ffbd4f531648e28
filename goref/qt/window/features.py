"""The features of the main window. Add new features here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from goref.app.session.change import Part
from goref.core.base.late import Late
from goref.qt.context.feature import Feature
from goref.qt.opinion.opinion_controller import OpinionController
from goref.qt.questions.questions_controller import QuestionsController
from goref.qt.window.board_presenter import BoardPresenter
from goref.qt.window.case_files import CaseFiles
from goref.qt.window.foot_presenter import FootPresenter
from goref.qt.window.menus.help_menu import HelpMenu
from goref.qt.window.menus.undo_actions import UndoActions
from goref.qt.window.menus.view_menu import ViewMenu
from goref.qt.window.modes import Modes
from goref.qt.window.page_factory import PageFactory
from goref.qt.window.ruling_mode import RulingMode

if TYPE_CHECKING:  # the window's board is there before them
    from goref.qt.context.window import Window
    from goref.qt.frame.board_side import BoardSide
    from goref.qt.frame.foot import Foot
    from goref.qt.incidents.incident_controller import IncidentController
    from goref.qt.school.school_controller import SchoolController
    from goref.qt.window.announcer import Announcer
    from goref.qt.window.audience_screen import AudienceScreen
    from goref.qt.window.copy_actions import CopyActions
    from goref.qt.window.drop_handler import DropHandler

T = TypeVar("T")


class AtStart(Late[T]):
    """A feature that is created before the window is complete."""


class OncePainted(Late[T]):
    """A feature that is created right after the window was first painted."""


class Features(QObject):
    """The features of a window. Most are created on first use.

    Args:
        left: the side of the window with the board.
        foot: the widget at the bottom that shows the state of the case.
        menus: the window's menus, by id.
        actions: creates the commands of the window and adds them to ``menus``.
    """

    def __init__(
        self,
        window: Window,
        left: BoardSide,
        foot: Foot,
        menus: Mapping[str, QMenu],
        actions: Callable[[Features, Mapping[str, QMenu]], Mapping[str, QAction]],
    ) -> None:
        super().__init__(window.widget)
        self.window, self.foot = window, foot
        self._left, self._menus, self._make_actions = left, menus, actions

    @AtStart
    def suggesting(self) -> OpinionController:
        """The second opinion."""
        return OpinionController(self.window, self.is_ruling_in_sight)

    @AtStart
    def questions(self) -> QuestionsController:
        """The questions to the referee."""
        questions = QuestionsController(self.window, self.suggesting)
        self.window.follow(Part.EVERYTHING, questions.on_session_changed)
        return questions

    @AtStart
    def files(self) -> CaseFiles:
        """The commands of the File menu."""
        return CaseFiles(self.window)

    @AtStart
    def modes(self) -> Modes:
        """The modes of the board."""
        hand = RulingMode(self.window, self.questions, self.suggesting)
        moves, count_page = lambda: self.views.moves, lambda: self.views.count_page
        modes, answers = Modes(self.window, hand, moves, count_page), self.questions.answers
        answers.playOutWanted.connect(lambda points: modes.trying.propose(points))
        answers.trialWanted.connect(lambda place: modes.trying.open(place))
        answers.correctionWanted.connect(
            lambda number: modes.correcting.ask(number, inserting=False)
        )
        answers.incidentWanted.connect(lambda finding: self.desk.enter(finding))
        return modes

    @AtStart
    def views(self) -> PageFactory:
        """The pages next to the board."""
        return PageFactory(
            self.window, self.suggesting, self.questions, self.modes, lambda: self.desk
        )

    @AtStart
    def board_presenter(self) -> BoardPresenter:
        """The presenter of the board."""
        ruling = self.is_ruling_in_sight
        return BoardPresenter(self.window, self._left, self.questions, ruling)

    @AtStart
    def footing(self) -> FootPresenter:
        """The presenter of the foot and of the stages' progress."""
        return FootPresenter(self.window, self.questions, self.modes.has_counted)

    @AtStart
    def undoing(self) -> UndoActions:
        """Undo and redo."""
        return UndoActions(self.window)

    @AtStart
    def help(self) -> HelpMenu:
        """The commands of the Help menu, and those for the log of rulings and the
        preferences.
        """
        return HelpMenu(self.window)

    @AtStart
    def actions(self) -> Mapping[str, QAction]:
        """Every command, by id; also fills the menus."""
        return self._make_actions(self, self._menus)

    @AtStart
    def view_menu(self) -> ViewMenu:
        """The menus of languages, themes and recent files."""
        self.foot.put_in_menu(self.actions["incidents"])
        return ViewMenu(self.window, self._menus)

    @OncePainted
    def dropping(self) -> DropHandler:
        """The handler of drops on the window."""
        from goref.qt.window.drop_handler import DropHandler

        window, host = self.window.widget, self.window.host
        return DropHandler(window, host.open_paths, host.open_text, self.files.photograph)

    @OncePainted
    def speaking(self) -> Announcer:
        """The announcements for a screen reader."""
        from goref.qt.window.announcer import Announcer

        self.window.board.speak()
        speaking = Announcer(self.window, self.foot.says.text)
        speaking.begin(self.window.message)
        return speaking

    @Late
    def copying(self) -> CopyActions:
        """The commands that copy, save pictures and print."""
        from goref.qt.window.copy_actions import CopyActions

        beneath = self.suggesting.beneath
        return CopyActions(self.window, self.views, self.questions, self.footing, beneath)

    @Late
    def desk(self) -> IncidentController:
        """The controller for recording and deciding incidents."""
        from goref.qt.incidents.incident_controller import IncidentController

        desk = IncidentController(self.window)
        self.modes.join(desk.found)
        return desk

    @Late
    def school(self) -> SchoolController:
        """The school: exercises instead of real cases."""
        from goref.qt.school.school_controller import SchoolController

        return SchoolController(self.window, lambda: self.views.article)

    @Late
    def projecting(self) -> AudienceScreen:
        """The screen for the audience."""
        from goref.qt.window.audience_screen import AudienceScreen

        modes, captured = self.modes, self.board_presenter.captured
        told = self.footing.verdict, self.footing.of_case, modes.sentence, modes.figures
        return AudienceScreen(self.window, *told, captured)

    # All of them

    def begin_at_start(self) -> Iterator[None]:
        """Creates the features that are needed before the window is complete, one for each step
        of the iterator.
        """
        for part in EVERY:
            if isinstance(part, AtStart):
                part.of(self)
                yield

    def go_on_by_themselves(self) -> None:
        """Starts the background work. Call it once the window was painted."""
        self.suggesting.opinion.start_now()
        # After everything else that the paint started.
        QTimer.singleShot(0, self, self.questions.resume_search)

    def come(self) -> None:
        """Creates the features that are needed once the window was painted."""
        for part in EVERY:
            if isinstance(part, OncePainted):
                part.of(self)

    def __iter__(self) -> Iterator[Feature]:
        """Yields each ``Feature`` that has been created; only they are notified of changes."""
        made = (part.made(self) for part in EVERY)
        return (one for one in made if isinstance(one, Feature))

    def pairs(self, old: Features) -> Iterator[tuple[Feature, Feature]]:
        """Yields (feature of this window, same feature of ``old``) for each one created in
        ``old``.
        """
        for part in EVERY:
            theirs = part.made(old)
            if isinstance(theirs, Feature):
                yield part.of(self), theirs

    def is_ruling_in_sight(self) -> bool:
        """Returns whether the page with the questions is visible; only there stones can be
        ruled on.
        """
        return self.window.pages.in_sight is self.questions.page


EVERY = Late.all(Features)
