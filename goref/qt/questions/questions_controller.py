"""The controller of the questions: which one is open, its outline, and the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from goref.app.questions.open_matters import OpenMatters
from goref.app.questions.question import STAGES, Key, Question
from goref.app.questions.question_cursor import QuestionCursor
from goref.app.session.change import Change, Part
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.status import is_ruled_on
from goref.qt.opinion.opinion_controller import OpinionController
from goref.qt.picture.picture import at_end
from goref.qt.questions.answer_controller import AnswerController
from goref.qt.questions.question_pointer import QuestionPointer
from goref.qt.questions.question_presenter import NOTES, QuestionPresenter
from goref.qt.questions.question_source import QuestionSource
from goref.qt.questions.queue_page import QueuePage

if TYPE_CHECKING:
    from goref.qt.context.window import Window
    from goref.qt.questions.manual_rulings import ManualRulings

PATIENCE_MS = 3000
"""The longest time that questions are hidden while waiting for a second opinion, in
milliseconds.
"""
QUIET = Part.MOMENT | Part.SAVED | Part.HISTORY | Part.NOTES | Part.DETAILS
"""The parts of a session whose change does not affect the questions."""
UNCOUNTED = QUIET | Part.TRIALS
"""The parts of a session whose change does not affect the score."""


class QuestionsController(QObject):
    """The controller of the questions. One of them is open: the one last pointed at, else the
    one with the largest stake.

    The page shows the open question in full, and the board outlines its points. Digits, letters
    and the menu answer it.

    Attributes:
        page: the page of the questions.
        answers: turns keys and clicks into answers to the open question.
        pointer: opens the question about a point on the board.

    Signals:
        changed: another question is open, or the questions have changed.
    """

    changed = Signal()

    def __init__(self, window: Window, suggesting: OpinionController) -> None:
        super().__init__(window.widget)
        self._window, self._suggesting = window, suggesting
        self.page = QueuePage(window.language, window.host.theme)
        suggesting.lineMade.connect(self.page.put_under)
        self.page.wanted.connect(self.open_key)
        self._waits = False
        self.pointer = QuestionPointer(window, suggesting, self.page)
        self.pointer.moved.connect(self._show)
        self._hand = self.pointer.focus
        self.answers = AnswerController(window, self.page, self._hand)
        self.answers.primaryChanged.connect(self.changed)
        self._source = QuestionSource(
            window,
            suggesting,
            self.page,
            found=self._come,
            weighed=self._weighed,
            all_weighed=self._all_weighed,
        )
        self._presenter = QuestionPresenter(window, self.page, self._hand, self._source)
        suggesting.opinion.changed.connect(self._suggested)
        self.page.released.connect(self._let_go_of_card)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self.do_not_wait)
        self._patience.start()
        self.page.pointed.connect(window.ring)

    @Late
    def by_hand(self) -> ManualRulings:
        """The two rows below the questions; created when the Doubts stage is first opened."""
        from goref.qt.questions.manual_rulings import ManualRulings

        made = ManualRulings(self._window.language, self._window.host.theme)
        made.chosen.connect(self._window.look)
        for row in made.rows:
            self.page.put_below(row)
        return made

    # Questions

    def begin(self) -> None:
        """Discards the questions of the session's previous case."""
        self._hand.cursor = QuestionCursor()
        self._hand.leave()
        self._source.begin()
        self._patience.start()

    @property
    def is_calm(self) -> bool:
        """True while no questions are shown, because a second opinion may still change them.

        Becomes False when the opinion arrives, after ``PATIENCE_MS``, or with the first ruling.
        """
        waits = self._patience.isActive() and self.awaits_opinion
        return waits and not is_ruled_on(self._window.session.case)

    def do_not_wait(self) -> None:
        """Shows the questions now, without waiting for the second opinion."""
        self._patience.stop()
        self._come()

    def restore_from(self, old: QuestionsController) -> None:
        """Opens the question that was open in the replaced window's controller."""
        self._hand.take_cursor(old._hand)

    def open_rows_of(self, old: QuestionsController) -> None:
        """Unfolds the rows below the questions that were unfolded in the replaced window."""
        if (before := QuestionsController.by_hand.made(old)) is not None:
            for mine, theirs in zip(self.by_hand.rows, before.rows, strict=True):
                mine.open(theirs.is_open)

    def await_change(self) -> None:
        """Shows questions of a new opinion only with the next :meth:`on_session_changed`."""
        self._waits = True

    def on_session_changed(self, change: Change) -> None:
        """Updates the questions after a change of the session."""
        self._waits = False
        if self._window.session.case.ruling:
            self._patience.stop()
        if change.parts & ~QUIET:
            self._hand.answered()
            if change.parts & Part.RECORD:
                self._hand.at = None
            self._source.read_trials()
            self._make(
                answered=self._hand.cursor.is_asked_where_it_stays,
                counts_alike=not change.parts & ~UNCOUNTED,
            )
            self._source.look()
        elif change.parts & Part.MOMENT:
            self._hand.leave()
            self._show()

    def see(self) -> None:
        """Called after the page of the questions was shown or hidden."""
        self._hand.leave()
        self._source.look()
        self._source.weigh(self.open, self.questions)
        self._show()

    @property
    def is_seen(self) -> bool:
        """True if the page is visible."""
        return self._window.pages.in_sight is self.page

    @property
    def is_busy(self) -> bool:
        """True until the search for questions is finished and all their stakes are computed."""
        return self._source.is_busy

    @property
    def awaits_opinion(self) -> bool:
        """True while a second opinion is being computed, which may add questions."""
        return self._suggesting.opinion.is_looking

    @property
    def open_matters(self) -> OpenMatters:
        """All open matters found so far, with the stakes known so far."""
        return self._source.open_matters(self.questions)

    def open_by_stage(self) -> Mapping[str, int]:
        """Returns the number of open matters by stage."""
        return self.open_matters.by_stage()

    def _suggested(self) -> None:
        if not self._waits:
            self._come()

    def _come(self) -> None:
        """Computes the questions again after a change that the referee did not cause."""
        with self._hand.by_itself(lambda: self.is_seen):
            self._make()

    def _let_go_of_card(self) -> None:
        """Called after the focus has left the answers of a question that was held open."""
        if self._hand.held is not None:
            self._hand.let_go()
            self._show()

    def _make(self, *, answered: bool = False, counts_alike: bool = False) -> None:
        """Computes the questions again and shows them.

        Args:
            answered: True if there were questions at the stage that the referee chose. If none
                is left, the page follows the open question again, except while points are ruled
                by hand.
            counts_alike: True if the score has not changed.
        """
        made = () if self.is_calm else self._source.questions(counts_alike=counts_alike)
        self._hand.take(made)
        cursor = self._hand.cursor
        if answered and self.brush is None and not cursor.is_asked_where_it_stays:
            self._hand.cursor = cursor.staying_nowhere()
        self._hand.find()
        self._show()

    def resume_search(self) -> None:
        """Resumes the search for questions. Call it once the whole window is painted."""
        self._source.looking.go_on()

    # The open question

    @property
    def questions(self) -> tuple[Question, ...]:
        """All questions, including notes that need no answer, in the order of the list."""
        return self._hand.questions

    @property
    def accept(self) -> Question | None:
        """The offer to accept the second opinion for all stones it is sure of, if any."""
        return self._hand.accept

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions that need an answer, in the list's order, without :attr:`accept`."""
        return self._hand.cursor.asked

    @property
    def open(self) -> Question | None:
        """The open question, which may be :attr:`accept`, or None."""
        return self._hand.open

    @property
    def outlined(self) -> frozenset[Point]:
        """The points of the open question. Empty if the page of the questions or the final
        position is not shown.
        """
        question = self.open
        seen = self.is_seen and at_end(self._window.session)
        return question.points if question is not None and seen else frozenset()

    def open_key(self, key: Key) -> None:
        """Opens the question with a key. For the key ``NOTES``, folds or unfolds the notes."""
        if key == NOTES:
            self._presenter.unfolded = not self._presenter.unfolded
            self._show()
            return
        self._hand.leave()
        self._hand.cursor = self._hand.cursor.opening(key)
        self._come_to_open()

    def _come_to_open(self) -> None:
        question = self.open
        if question is not None and (question.points or question.move is not None):
            self._bring(question)
        self._show()

    def _bring(self, question: Question) -> None:
        """Goes to the move, or to the final position, that a question is about."""
        session = self._window.session
        if question.points and question.move is None:
            session.show_moment(session.last_moment)
        if question.move is not None:
            self._window.look(question.points, question.move)

    def has_next(self) -> bool:
        """Returns whether there is a question after the open one."""
        return self._hand.cursor.next_after(self.open) is not None

    def go_to_next(self) -> None:
        """Skips the open question and opens the next one."""
        now, cursor = self.open, self._hand.cursor
        question = cursor.next_after(now)
        self._hand.cursor = cursor.passing(now)
        self._hand.leave()
        if question is not None:
            self._come_to_open()
            self._go_to_stage(question)

    @property
    def first(self) -> Question | None:
        """The offer to accept, or else the question with the largest stake, at any stage.

        If there is neither, the first note among the open matters; None if nothing is open.
        """
        cursor = self._hand.cursor
        question = cursor.accept or next(iter(cursor.asked), None)
        if question is not None:
            return question
        return next((m.question for m in self.open_matters.matters if m.question), None)

    def go_to_first(self) -> None:
        """Goes to :attr:`first`, and opens it if it is a note."""
        question = self.first
        self._hand.leave()
        self._hand.cursor = self._hand.cursor.begun_again()
        self._go_to_stage(question)
        if question is not None and not question.asks:
            self._presenter.unfolded = True
            self.open_key(question.key)

    def open_all(self) -> None:
        """Opens the page of the questions with all notes, and moves the focus to the list.

        Opens the first question with a dispute or trial. If there is none, goes to the Doubts
        stage.
        """
        window = self._window
        window.modes.leave()
        self._presenter.unfolded = True
        question = next((c for c in self.questions if c.disputed or c.trial is not None), None)
        stage = "doubts" if question is None else question.stage
        self._hand.cursor = self._hand.cursor.staying(stage)
        window.show_stage(stage)
        if question is not None:
            self.open_key(question.key)
        self.page.rest.setFocus()

    def pin_stage(self, stage: str) -> None:
        """Keeps a stage that the referee chose, until all its questions are answered or another
        one is opened.

        For a stage without questions, only ends an earlier choice.
        """
        self._hand.leave()
        self._hand.cursor = self._hand.cursor.staying(stage if stage in STAGES else None)

    def _go_to_stage(self, question: Question | None) -> None:
        stage = STAGES[0] if question is None else question.stage
        if self._window.pages.stage != stage or not self.is_seen:
            self._window.show_stage(stage)

    def _go_along(self) -> bool:
        """Goes to the stage of the open question, unless the referee chose a stage. Returns
        True if the stage changed.
        """
        cursor = self._hand.cursor
        if not self.is_seen or cursor.stays or self._hand.at_hand is not None:
            return False
        question = cursor.accept if cursor.chosen is None else None
        question = question or cursor.open
        if question is None or question.stage == self._window.pages.stage:
            return False
        self._window.show_stage(question.stage)  # which shows it
        return True

    def offer_at(self, point: Point) -> None:
        """Opens the question about a point, with a menu of its answers."""
        self.pointer.keep(point)
        self.answers.offer(self.pointer.question_at(point))

    # Showing

    @property
    def brush(self) -> PointKind | None:
        """The kind that a click gives to an empty point; None if none is ruled by hand."""
        made = QuestionsController.by_hand.made(self)
        return None if made is None else made.kind

    def show_article(self) -> None:
        """Unfolds or folds the reasons and the article of the open question."""
        self.page.card.info.toggle()

    def _weighed(self, key: Key) -> None:
        question = self.open
        if question is not None and question.key == key:
            self._show()

    def _all_weighed(self) -> None:
        with self._hand.by_itself(lambda: self.is_seen):
            self._hand.take(self._source.in_order(self.questions))
        self._show()

    def _show(self) -> None:
        if self._go_along():
            return
        question = self.open
        if self.is_seen:  # else `see` shows it later
            at_doubts = self._window.pages.stage == "doubts"
            if at_doubts or QuestionsController.by_hand.made(self) is not None:
                assessment = self._window.session.assessment
                self.by_hand.show_assessment(assessment, seen=at_doubts)
            question = self._presenter.show(
                self._suggesting.given_suggestion, awaits_opinion=self.awaits_opinion
            )
        self._source.weigh_rest(question, self.questions)
        self.changed.emit()
