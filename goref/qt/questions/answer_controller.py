"""The answers to the open question: by button, digit, letter, Enter or menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from goref.app.questions.question import Answer, Key, Question, WindowAction
from goref.core.base.particles import formatted
from goref.core.findings.kind import QuestionKind
from goref.qt.context.foot import FootAct
from goref.qt.questions.question_focus import QuestionFocus
from goref.qt.questions.queue_page import QueuePage
from goref.qt.widgets.menus import roomy

if TYPE_CHECKING:
    from goref.qt.context.window import Window


class AnswerController(QObject):
    """The controller that turns an answer into an edit, or into an action of the window.

    Signals:
        playOutWanted: the status of points is to be played out; carries the points.
        trialWanted: a trial of the case is to be opened; carries its index, from 0.
        incidentWanted: an incident is to be entered or decided; carries its finding.
        correctionWanted: a move of the record is to be corrected; carries its number.
        primaryChanged: :meth:`primary` is another act now, as a reason is written.
    """

    playOutWanted = Signal(object)  # noqa: N815
    trialWanted = Signal(int)  # noqa: N815
    incidentWanted = Signal(object)  # noqa: N815
    correctionWanted = Signal(int)  # noqa: N815
    primaryChanged = Signal()  # noqa: N815

    def __init__(self, window: Window, page: QueuePage, hand: QuestionFocus) -> None:
        """Args:
        page: the page with the buttons of the answers.
        hand: the open question, and whether it was visible long enough to be answered.
        """
        super().__init__(page)
        self._window, self._page, self._hand = window, page, hand
        page.accepted.connect(lambda number: self._pressed(hand.accept, number))
        page.answered.connect(lambda number: self._pressed(hand.open, number))
        page.othersWanted.connect(self.offer_others)
        page.reasoned.connect(self._see_reason)
        page.released.connect(lambda: self._choose(None))
        self._chosen: tuple[Key, Answer] | None = None
        self._shown: str | None = None

    def primary(self) -> FootAct | None:
        """Returns the foot's act: accepting, or a suggested answer; None if neither exists.

        While a reason is missing or written, the act belongs to its question: the answer that
        the referee chose before the reason, or the suggested or only one; else a move to the
        answers.
        """
        act = self._with_reason()
        self._shown = None if act is None else act.text
        return self._without_reason() if act is None else act

    def _with_reason(self) -> FootAct | None:
        """Returns the act of a question whose reason is missing or written; else None."""
        question, view = self._hand.open, QueuePage.card.made(self._page)
        if question is None or view is None or not view.isVisible():
            return None
        answer = self._chosen_of(question)
        if answer is None:
            if not view.is_written:
                return None
            answers = question.answers
            likely = (one for one in answers if one.suggested and not question.is_untold)
            answer = next(likely, answers[0] if len(answers) == 1 else None)
            if answer is None or (answer.needs_reason and not view.given_reason()):
                return self._to_answers(question)
        return self._answering(question, answer)

    def _chosen_of(self, question: Question) -> Answer | None:
        """Returns the answer to a question that was chosen before its reason was written."""
        if self._chosen is None or self._chosen[0] != question.key:
            return None
        before = self._chosen[1]
        named = (one for one in question.answers if one.name == before.name)
        return next((one for one in named if one.point == before.point), None)

    def _choose(self, answer: Answer | None, question: Question | None = None) -> None:
        """Keeps the answer that waits for its reason; None for none."""
        chosen = None if answer is None or question is None else (question.key, answer)
        if chosen != self._chosen:
            self._chosen = chosen
            self._see_reason()

    def _see_reason(self) -> None:
        """Announces that the primary act has changed, if it has."""
        act = self._with_reason()
        if (None if act is None else act.text) != self._shown:
            self.primaryChanged.emit()

    def _without_reason(self) -> FootAct | None:
        """Returns the act that accepts the second opinion, or gives the suggested answer; None
        for neither.
        """
        accept = self._hand.accept
        if accept is not None and self._hand.may_enter_accept(self._window.session.case):
            text = self._text(accept.answers[0])
            dead = 0 if accept.accepts is None else len(accept.accepts.dead)
            if dead:
                told = QCoreApplication.translate("QuestionsController", "Accept {count} dead")
                text = formatted(told, count=dead)
            return FootAct("accept", text, lambda: self._pressed(self._hand.accept, 0))
        question = self._hand.open
        if question is None or not question.asks or question.is_untold:
            return None
        likely = next((answer for answer in question.answers if answer.suggested), None)
        return None if likely is None else self._answering(question, likely)

    def last(self) -> FootAct | None:
        """Returns the foot's button while only one question is left; None if no question is
        open.

        If the only answer to the question rules nothing, the button gives that answer.
        Otherwise it moves the focus to the answers.
        """
        question = self._hand.open
        if question is None or not question.asks:
            return None
        if len(question.answers) == 1 and question.answers[0].does is not None:
            return self._answering(question, question.answers[0])
        return self._to_answers(question)

    def _to_answers(self, question: Question) -> FootAct:
        """Returns the act that moves the focus to the answers to a question."""
        count = len(question.answers)
        figures = f"1–{count}" if count > 1 else "1"
        text = QCoreApplication.translate("QuestionsController", "Answer {figures}")
        return FootAct("to-answers", formatted(text, figures=figures), self.go_to_answers)

    def go_to_answers(self) -> None:
        """Shows the answers to the open question, and moves the focus to them."""
        self._page.bring_answers()
        self._page.card.take_keys()

    def answer(self, number: int) -> bool:
        """Gives the open question its answer with an index, from 0.

        Returns False if the question has no such answer. Returns True, without answering, if
        the question changed a moment ago.
        """
        question = self._hand.open
        if question is None or not 0 <= number < len(question.answers):
            return not self._hand.accepts_press()
        if self._hand.accepts_key():
            self._do(question, question.answers[number])
        return True

    def has_key(self, letter: str) -> bool:
        """Returns whether the open question has an answer that the key ``letter`` gives."""
        question = self._hand.open
        return question is not None and question.answer_by_key(letter) is not None

    def press(self, letter: str) -> bool:
        """Gives the open question the answer that the key ``letter`` gives. Returns False if
        there is no such answer.
        """
        question = self._hand.open
        answer = None if question is None else question.answer_by_key(letter)
        if question is None or answer is None:
            return False
        if self._hand.accepts_key():
            self._do(question, answer)
        return True

    def offer(self, question: Question) -> None:
        """Opens a menu with all answers to a question, at the mouse pointer."""
        self._offer(question, question.answers, QCursor.pos())

    def offer_others(self) -> bool:
        """Opens a menu with the answers that have no button. Returns False if there
        are none.
        """
        question, button = self._hand.open, self._page.card.others
        if question is None or not button.isVisible():
            return False
        self._offer(question, (), button.mapToGlobal(button.rect().bottomLeft()))
        return True

    def _offer(self, question: Question, shown: tuple[Answer, ...], where: QPoint) -> None:
        """Opens a menu at ``where``: first ``shown``, then the question's other answers.

        Answers that give a kind to points are in a submenu for each side.
        """
        from goref.qt.questions.reading import kind_text, menu_text, side_text

        menu, language = roomy(QMenu(self._window.widget)), self._window.language
        menu.setObjectName("answers")
        sides: dict[str, QMenu] = {}

        def put(answer: Answer, text: str, place: QMenu) -> None:
            place.addAction(text).triggered.connect(lambda: self._do(question, answer))

        for number, answer in enumerate(shown):
            put(answer, menu_text(answer, number, language), menu)
        menu.addSeparator()
        acts = [answer for answer in question.more if not answer.gives_kind]
        for answer in acts:
            put(answer, menu_text(answer, None, language), menu)
        menu.addSeparator()
        for answer in question.more:
            if answer.gives_kind and answer.owner:
                if answer.owner not in sides:
                    side = roomy(QMenu(side_text(answer.owner, language), menu))
                    sides[answer.owner] = side
                put(answer, kind_text(answer, language), sides[answer.owner])
        for owner in sorted(sides):  # Black before White
            menu.addMenu(sides[owner])
        for answer in question.more:
            if answer.gives_kind and not answer.owner:
                put(answer, menu_text(answer, None, language), menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    def _text(self, answer: Answer) -> str:
        from goref.app.questions.sentences import answer_text

        return answer_text(answer, self._window.language)

    def _answering(self, question: Question, answer: Answer) -> FootAct:
        def act() -> None:
            if self._hand.accepts_press():
                self._do(question, answer)

        return FootAct("likely", self._text(answer), act)

    def _pressed(self, question: Question | None, number: int) -> None:
        if (
            question is not None
            and number < len(question.answers)
            and self._hand.accepts_press()
        ):
            self._do(question, question.answers[number])

    def _do(self, question: Question, answer: Answer) -> None:
        view = self._page.card
        reason = "" if question.kind is QuestionKind.ACCEPT else view.given_reason()
        proposed = {other.reason for other in question.answers}
        if not answer.needs_reason and reason in proposed:
            reason = ""  # it was proposed for another answer
        if answer.needs_reason and not reason:
            told = QCoreApplication.translate(
                "QuestionsController", "This ruling needs a reason."
            )
            self._window.say(told)
            view.reason.setFocus()
            self._choose(answer, question)
            return
        match answer.does:
            case WindowAction.PLAY_OUT:
                self.playOutWanted.emit(question.points)
            case WindowAction.OPEN_TRIAL if question.trial is not None:
                self.trialWanted.emit(question.trial.place)
            case WindowAction.SET_UP:
                self._window.actions_by_id["set-up"].trigger()
            case WindowAction.INCIDENT if question.findings:
                self.incidentWanted.emit(question.findings[0])
            case WindowAction.CORRECT if question.findings:
                self.correctionWanted.emit(question.findings[0].move)
            case WindowAction.FACTS:
                self._window.open_details()
            case _:
                self._rule(question, answer, reason)

    def _rule(self, question: Question, answer: Answer, reason: str) -> None:
        from goref.app.questions import sentences

        window, had_keys = self._window, self._page.is_in_hand
        subject = sentences.subject(question, window.session.case, window.language)
        if not window.do(answer.because(reason)):
            return
        self._choose(None)
        self._hand.go_with_cursor()
        if had_keys and not self._page.card.isVisible():
            window.board.setFocus()
        if any(finding.move for finding in question.findings):  # the board does not show it
            told = QCoreApplication.translate("QuestionsController", "Answered: {question}")
            window.say(formatted(told, question=subject))
