"""The pages beside the board that are made when they are wanted first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # each is there when it is wanted
    from goref.app.questions.open_matters import OpenMatters
    from goref.qt.context.window import Window
    from goref.qt.details.page import DetailsPage
    from goref.qt.opinion.suggesting import Suggesting
    from goref.qt.picture.legend import Legend
    from goref.qt.record.move_list import MoveList
    from goref.qt.result.compare_view import CompareView
    from goref.qt.result.result_page import ResultPage
    from goref.qt.ruling.article_page import ArticlePage
    from goref.qt.stage.count_page import CountPage


class Views:
    """The pages of a window that show its case, or what goes with it; none is made unasked.

    Args:
        hear_moves: is told of the list of moves, to hear what is wanted of it.
        choose_count: another count was chosen.
        deadline_told: see :class:`goref.qt.result.result_page.ResultPage`.
        opened: what is open in the case.
        want: carries out a command that a page wants.
        is_at_table: whether the case is of a table of an event.
    """

    def __init__(
        self,
        window: Window,
        *,
        suggesting: Suggesting,
        hear_moves: Callable[[MoveList], None],
        choose_count: Callable[[], None],
        deadline_told: Callable[[], str],
        opened: Callable[[], OpenMatters],
        want: Callable[[str], None],
        is_at_table: Callable[[], bool],
    ) -> None:
        self._window, self._suggesting = window, suggesting
        self._hear_moves, self._choose_count = hear_moves, choose_count
        self._deadline_told = deadline_told
        self._opened, self._want, self._is_at_table = opened, want, is_at_table

    @cached_property
    def details(self) -> DetailsPage:
        """Record and facts."""
        from goref.app.edits.ruling import ChooseRules, StateFacts
        from goref.qt.details.page import DetailsPage

        do = self._window.do
        page = DetailsPage(self._window.language)
        page.ruled.connect(do)
        page.facts.connect(lambda values: do(StateFacts(values)))
        page.rulesChosen.connect(lambda id_: do(ChooseRules(id_)))
        page.show_assessment(self._window.session.assessment)
        page.set_editable(not self._is_at_table())
        return page

    @cached_property
    def count_page(self) -> CountPage:
        """Where a count is chosen."""
        from goref.qt.stage.count_page import CountPage

        page = CountPage(self._window.language)
        page.wanted.connect(self._want)
        page.chosen.connect(self._choose_count)
        page.show_assessment(self._window.session.assessment)
        return page

    @cached_property
    def result_page(self) -> ResultPage:
        """The result."""
        from goref.qt.result.result_page import ResultPage

        page = ResultPage(self._window.language)
        page.wanted.connect(self._want)
        page.pointsChosen.connect(self._window.look)
        page.deadline_told = self._deadline_told
        page.set_at_table(self._is_at_table())
        self._show_result(page)
        return page

    @cached_property
    def moves(self) -> MoveList:
        """The list of moves."""
        from goref.app.edits.ruling import VoidMove
        from goref.qt.record.move_list import MoveList

        window = self._window
        page = MoveList(window.language, window.host.theme)
        page.moved.connect(lambda index: window.session.show_moment(index))
        page.voided.connect(lambda number, void: window.do(VoidMove(number, void)))
        self._hear_moves(page)
        window.pages.add(page)  # what asks for a move comes into its tab order
        return page

    @cached_property
    def compare(self) -> CompareView:
        """The case under all rule sets."""
        from goref.app.edits.ruling import ChooseRules
        from goref.qt.result.compare_view import CompareView

        page = CompareView(self._window.language)
        page.wanted.connect(self._want)
        page.rulesChosen.connect(lambda id_: self._window.do(ChooseRules(id_)))
        page.show_assessment(self._window.session.assessment)
        return page

    @cached_property
    def legend(self) -> Legend:
        """What the signs on the board mean."""
        from goref.qt.picture.legend import Legend

        page = Legend(self._window.language, self._window.host.theme)
        page.show_suggested(self._suggesting.given_suggestion is not None)
        self._suggesting.given.connect(page.show_suggested)
        return page

    @cached_property
    def article(self) -> ArticlePage:
        """The article of a stage."""
        from goref.qt.ruling.article_page import ArticlePage

        return ArticlePage()

    def is_made(self, page: str) -> bool:
        """Whether a page was wanted."""
        return page in self.__dict__

    # Showing, on what is made

    def show_assessment(self) -> None:
        """Show what the case comes to now."""
        assessment = self._window.session.assessment
        if self.is_made("compare"):
            self.compare.show_assessment(assessment)
        if self.is_made("count_page"):
            self.count_page.show_assessment(assessment)
        if self.is_made("result_page"):
            self._show_result(self.result_page)

    def show_details(self) -> None:
        """Show record and facts as they are now."""
        if self.is_made("details"):
            self.details.show_assessment(self._window.session.assessment)

    def show_moves(self) -> None:
        """Show the record's moves as they are now, where they are in sight."""
        if self.is_made("moves") and self._window.pages.in_sight is self.moves:
            session = self._window.session
            case, findings = session.case, session.assessment.of_moves
            self.moves.show_record(case, findings, session.moment, case.record.grid)

    def show_open(self) -> None:
        """Show what is open by now."""
        if self.is_made("result_page"):
            self.result_page.show_open(self._opened())

    def set_at_table(self, at_table: bool) -> None:
        """The case is of a table of an event, or it is not."""
        if self.is_made("result_page"):
            self.result_page.set_at_table(at_table)
        if self.is_made("details"):
            self.details.set_editable(not at_table)

    def _show_result(self, page: ResultPage) -> None:
        session = self._window.session
        acts = session.protocol.acts  # of earlier sittings too
        page.show_assessment(session.assessment, self._opened(), acts)
