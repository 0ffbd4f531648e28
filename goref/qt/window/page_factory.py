"""The pages next to the board, each created on first use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from goref.app.edits.ruling import ChooseRules, StateFacts, VoidMove
from goref.app.session.change import COUNTED, Part
from goref.core.base.late import Late
from goref.qt.context.feature import Feature
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # each is imported on first use
    from goref.app.assessment import Assessment
    from goref.qt.context.foot import FootAct
    from goref.qt.context.window import Window
    from goref.qt.counting.count_page import CountPage
    from goref.qt.details.page import DetailsPage
    from goref.qt.incidents.incident_controller import IncidentController
    from goref.qt.incidents.page import IncidentPage
    from goref.qt.opinion.opinion_controller import OpinionController
    from goref.qt.picture.legend import Legend
    from goref.qt.questions.questions_controller import QuestionsController
    from goref.qt.record.move_list import MoveList
    from goref.qt.result.compare_view import CompareView
    from goref.qt.result.result_page import ResultPage
    from goref.qt.ruling.article_page import ArticlePage
    from goref.qt.window.modes import Modes

Page = TypeVar("Page", bound=QWidget)


class LatePage(Late[Page]):
    """A page that opens over a stage's page, with its id and title."""

    id: str
    title: str


def overlay(title: str) -> Callable[[Callable[[Any], Page]], LatePage[Page]]:
    """Returns a decorator for methods that create a page opened over a stage's page.

    ``title`` is the page's title; the method's name becomes its id.
    """

    def mark(make: Callable[[Any], Page]) -> LatePage[Page]:
        page = LatePage(make)
        page.id, page.title = make.__name__, title
        return page

    return mark


class PageFactory(Feature):
    """The pages of a window. Add new pages here."""

    def __init__(
        self,
        window: Window,
        suggesting: OpinionController,
        questions: QuestionsController,
        modes: Modes,
        desk: Callable[[], IncidentController],
    ) -> None:
        super().__init__(window.widget)
        self._window, self._suggesting, self._questions = window, suggesting, questions
        self._modes, self._desk = modes, desk
        for stage in ("dead", "doubts"):
            window.pages.add_stage(stage, lambda: questions.page)
        window.pages.add_stage("count", partial(PageFactory.count_page.of, self))
        window.pages.add_stage("result", partial(PageFactory.result_page.of, self))
        for page in Late.all(PageFactory):
            if isinstance(page, LatePage):
                title = QCoreApplication.translate("MainWindow", page.title)
                window.pages.add_drawer(page.id, title, partial(page.of, self), self._acts)
        questions.changed.connect(self._show_open)

    def _show(self, parts: Part, show: Callable[[Assessment], object]) -> None:
        """Calls ``show`` with the present assessment, now and after each change of
        ``parts``.
        """
        window = self._window
        window.follow(parts, lambda _: show(window.session.assessment))
        show(window.session.assessment)

    @overlay(QT_TRANSLATE_NOOP("MainWindow", "Record and facts"))
    def details(self) -> DetailsPage:
        """Record and facts."""
        from goref.qt.details.page import DetailsPage

        do = self._window.do
        page = DetailsPage(self._window.language)
        page.ruled.connect(do)
        page.facts.connect(lambda values: do(StateFacts(values)))
        page.rulesChosen.connect(lambda id_: do(ChooseRules(id_)))
        page.completed.connect(self._leave_details)
        self._show(COUNTED | Part.DETAILS, page.show_assessment)
        page.set_editable(not self._window.session.home.is_table)
        return page

    @overlay(QT_TRANSLATE_NOOP("MainWindow", "Moves"))
    def moves(self) -> MoveList:
        """The list of moves."""
        from goref.qt.record.move_list import MoveList

        window = self._window
        page = MoveList(window.language, window.host.theme)
        page.moved.connect(lambda index: window.session.show_moment(index))
        page.voided.connect(lambda number, void: window.do(VoidMove(number, void)))
        self._modes.correcting.hear(page)
        window.pages.add(page)  # the question for a move joins its tab order
        window.follow(COUNTED | Part.MOMENT | Part.DETAILS, lambda _: self.show_moves())
        return page

    @overlay(QT_TRANSLATE_NOOP("MainWindow", "All rule sets"))
    def compare(self) -> CompareView:
        """The results of the case under all rule sets."""
        from goref.qt.result.compare_view import CompareView

        page = CompareView(self._window.language)
        page.wanted.connect(self._window.want)
        page.rulesChosen.connect(lambda id_: self._window.do(ChooseRules(id_)))
        self._show(COUNTED | Part.TRIALS, page.show_assessment)
        return page

    @overlay(QT_TRANSLATE_NOOP("MainWindow", "Marks on the board"))
    def legend(self) -> Legend:
        """The meaning of the marks on the board."""
        from goref.qt.picture.legend import Legend

        page = Legend(self._window.language, self._window.host.theme)
        page.show_suggested(self._suggesting.given_suggestion is not None)
        self._suggesting.given.connect(page.show_suggested)
        return page

    @overlay(QT_TRANSLATE_NOOP("MainWindow", "Article"))
    def article(self) -> ArticlePage:
        """The article of the rules behind a question or a stage."""
        from goref.qt.ruling.article_page import ArticlePage

        return ArticlePage()

    @overlay(QT_TRANSLATE_NOOP("MainWindow", "Incidents"))
    def incidents(self) -> IncidentPage:
        """The incidents at the table."""
        return self._desk().page

    @Late
    def count_page(self) -> CountPage:
        """The page for choosing a count."""
        from goref.qt.counting.count_page import CountPage

        page = CountPage(self._window.language)
        page.wanted.connect(self._window.want)
        page.chosen.connect(lambda: self._modes.staging.chosen_anew())
        self._show(COUNTED | Part.TRIALS, page.show_assessment)
        return page

    @Late
    def result_page(self) -> ResultPage:
        """The page with the result."""
        from goref.qt.result.result_page import ResultPage

        window = self._window
        page = ResultPage(window.language)
        page.wanted.connect(window.want)
        page.pointsChosen.connect(window.look)
        page.deadline_told = lambda: self._desk().deadline_told()
        page.set_at_table(window.session.home.is_table)

        def show(assessment: Assessment) -> None:
            acts = window.session.protocol.acts  # of earlier sessions too
            page.show_assessment(assessment, self._questions.open_matters, acts)

        self._show(COUNTED | Part.TRIALS, show)  # a trial may leave matters open
        return page

    def _acts(self) -> tuple[FootAct, ...]:
        """Returns the foot's buttons for the page of incidents; () while another page
        is open.
        """
        return self._desk().acts() if self._window.pages.drawer == "incidents" else ()

    # Showing, on created pages

    def show_moves(self) -> None:
        """Updates the list of moves, if it is visible."""
        moves = PageFactory.moves.made(self)
        if moves is not None and self._window.pages.in_sight is moves:
            session = self._window.session
            case, findings = session.case, session.assessment.of_moves
            moves.show_record(case, findings, session.moment, case.record.grid)

    def _leave_details(self) -> None:
        """Closes the page of facts and gives the focus to the board, where Enter performs the
        next act.
        """
        self._window.pages.close_drawer()
        self._window.board.setFocus()

    def _show_open(self) -> None:
        if (result := PageFactory.result_page.made(self)) is not None:
            result.show_open(self._questions.open_matters)

    def set_at_table(self, at_table: bool) -> None:
        """Adapts the pages to whether the case belongs to a table of an event."""
        if (result := PageFactory.result_page.made(self)) is not None:
            result.set_at_table(at_table)
        if (details := PageFactory.details.made(self)) is not None:
            details.set_editable(not at_table)

    def restore_from(self, old: PageFactory) -> None:
        if (compare := PageFactory.compare.made(old)) is not None:
            self.compare.reference.setCurrentIndex(compare.reference.currentIndex())
