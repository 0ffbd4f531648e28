"""The queue in the window: which question is open, what answers it, what is outlined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from goref.app.assessment import Assessment
from goref.app.questions.open_matters import OpenMatters, asking
from goref.app.questions.question import STAGES, Answer, Key, Question, WindowAction
from goref.app.questions.question_builder import questions_of
from goref.app.questions.question_cursor import QuestionCursor
from goref.app.session.change import Change, Part
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.particles import formatted
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import Kind
from goref.qt.context.foot import FootAct
from goref.qt.opinion.suggesting import Suggesting
from goref.qt.picture.picture import at_end
from goref.qt.questions.at_hand import CardAtHand
from goref.qt.questions.looking_through import LookingThrough
from goref.qt.questions.queue_page import QueuePage
from goref.qt.questions.texts import CardText, RestRow, looking
from goref.qt.widgets.commands import roomy

if TYPE_CHECKING:
    from goref.app.questions.trial_status import TrialStatus
    from goref.qt.context.window import Window
    from goref.qt.questions.by_hand import ByHand
    from goref.qt.questions.weighing import Weighing

QUIET = Part.MOMENT | Part.SAVED | Part.HISTORY | Part.NOTES | Part.DETAILS
"""Changes after which nothing else is asked."""
UNCOUNTED = QUIET | Part.TRIALS
"""Changes after which a case counts as it did."""
NOTES = ("notes",)
FOLDED, UNFOLDED = "▸", "▾"


class Questions(QObject):
    """Has one question open: the weightiest, or that of the point last pointed at.

    What is open is what the page shows in full, what the board outlines, and what figures,
    letters and the menu act on.

    Attributes:
        page: the page of the queue.

    Signals:
        changed: another question is open, or there are others.
    """

    changed = Signal()

    def __init__(self, window: Window, suggesting: Suggesting) -> None:
        super().__init__(window.widget)
        self._window, self._suggesting = window, suggesting
        self.page = QueuePage()
        suggesting.lineMade.connect(self.page.put_under)
        self.page.accepted.connect(self._accept)
        self.page.answered.connect(self._pressed)
        self.page.othersWanted.connect(self.offer_others)
        self.page.wanted.connect(self.open_key)
        self._walk = QuestionCursor()
        self._hand = CardAtHand(self.page, window.say, self._question_at)
        self._tried: list[TrialStatus] = []
        self._unfolded = False
        self._waits = False
        self._offered: tuple[Question, CardText] | None = None
        self._made_of: Assessment | None = None
        self._looking = LookingThrough(self.page, self._come)
        suggesting.opinion.changed.connect(self._suggested)
        window.board.pointHovered.connect(self._hovered)
        window.board.cursorMoved.connect(self._moved)
        self.page.released.connect(self._let_go_of_card)

    @cached_property
    def by_hand(self) -> ByHand:
        """What stands under the questions; made when doubts are come to first."""
        from goref.qt.questions.by_hand import ByHand

        made = ByHand(self._window.language, self._window.host.theme)
        made.chosen.connect(self._window.look)
        for row in made.rows:
            self.page.put_below(row)
        return made

    @cached_property
    def _weighing(self) -> Weighing:
        """What hangs on the questions; made with the first."""
        from goref.qt.questions.weighing import Weighing

        made = Weighing(self, self._weighed, self._all_weighed)
        made.take(self._window.session.assessment, self.questions)
        return made

    @property
    def _weighs(self) -> bool:
        return "_weighing" in vars(self)

    # What is asked

    def begin(self) -> None:
        """Another case: nothing was asked, chosen or passed by yet."""
        self._walk = QuestionCursor()
        self._hand.leave()
        if self._weighs:
            self._weighing.begin()
        self._forget(self._window.session.assessment)

    def go_on_from(self, old: Questions) -> None:
        """Have open what another window of the session had."""
        self._walk = replace(old._walk, questions=self.questions)

    def open_rows_of(self, old: Questions) -> None:
        """Open under the questions what another window had open there."""
        if "by_hand" in vars(old):
            for mine, theirs in zip(self.by_hand.rows, old.by_hand.rows, strict=True):
                mine.open(theirs.is_open)

    def await_change(self) -> None:
        """A change is about to be followed: what is suggested till then is asked with it."""
        self._waits = True

    def follow(self, change: Change) -> None:
        """Ask what there is to ask after a change."""
        self._waits = False
        if change.parts & ~QUIET:
            self._hand.answered()
            if change.parts & Part.RECORD:
                self._hand.at = None
            self._tried = self._trials()
            self._make(
                answered=self._walk.is_asked_where_it_stays,
                counts_alike=not change.parts & ~UNCOUNTED,
            )
            self._look()
        elif change.parts & Part.MOMENT:
            self._hand.leave()
            self._show()

    def see(self) -> None:
        """The page has come into sight, or gone."""
        self._hand.leave()
        self._look()
        self._weigh()
        self._show()

    @property
    def is_seen(self) -> bool:
        """Whether the page is in sight."""
        return self._window.pages.in_sight is self.page

    @property
    def is_busy(self) -> bool:
        """Whether something is still looked for, or weighed."""
        return self._looking.is_at_work or (self._weighs and self._weighing.is_busy)

    @property
    def awaits_opinion(self) -> bool:
        """Whether a second opinion is worked out, so that something else may be asked yet."""
        return self._suggesting.opinion.is_looking

    @property
    def open_matters(self) -> OpenMatters:
        """Everything that is open, as far as it is looked through and weighed."""
        assessment = self._window.session.assessment
        stakes = self._weighing.stakes(self.questions) if self._weighs else {}
        made = OpenMatters.of_questions(assessment, self.questions, stakes)
        looked = assessment.in_play or self._looking.has_ended
        known = made.is_known and looked and not self.awaits_opinion
        return replace(made, is_known=known)

    def open_by_stage(self) -> Mapping[str, int]:
        """How many matters each stage has open."""
        return self.open_matters.by_stage()

    def _forget(self, assessment: Assessment, *, counts_alike: bool = False) -> None:
        """Another case, or another ruling: what was looked through is no more so, nor what was
        weighed unless it counts alike."""
        self._looking.forget()
        if self._weighs and not counts_alike:
            self._weighing.forget()
        self._made_of = assessment
        self._tried = self._trials()

    def _suggested(self) -> None:
        if not self._waits:
            self._come()

    def _come(self) -> None:
        """Something has come by itself, perhaps with other questions."""
        with self._by_itself():
            self._make()

    @contextmanager
    def _by_itself(self) -> Iterator[None]:
        """What is changed in here nobody has asked for."""
        self._hand.hold(self.open)
        before = self._hand.asked((self.accept, self.open))
        yield
        if self.is_seen:
            self._hand.note(before, self._hand.asked((self.accept, self.open)))

    def _let_go_of_card(self) -> None:
        """The referee has left the question that he was at."""
        held = self._hand.held
        if held is not None:
            self._walk = replace(self._walk, chosen=held.key)
            self._hand.let_go()
            self._show()

    def _make(self, *, answered: bool = False, counts_alike: bool = False) -> None:
        """Ask what there is to ask.

        Args:
            answered: there were questions at the stage that was chosen by hand; once the last
                of them is answered it is left, unless claims are made.
            counts_alike: nothing has changed that is counted.
        """
        assessment = self._window.session.assessment
        if assessment is not self._made_of:
            self._forget(assessment, counts_alike=counts_alike)
        made = questions_of(
            assessment,
            self._suggesting.given_suggestion,
            checklist=self._looking.checklist,
            trials=self._tried,
            cycles=self._looking.cycles,
            language=self._window.language,
        )
        if made or self._weighs:
            self._weighing.take(assessment, made)
            made = self._in_order(made)
        self._walk = walk = replace(self._walk, questions=made)
        if answered and self.brush is None and not walk.is_asked_where_it_stays:
            self._walk = replace(walk, stays=None)
        self._hand.find()
        self._show()

    def _in_order(self, questions: Iterable[Question]) -> tuple[Question, ...]:
        """Cards, the weightiest first; a note that would turn the winner is asked."""
        questions = tuple(questions)
        stakes = self._weighing.stakes(questions)
        return self._weighing.ordered(
            asking(self._window.session.assessment, questions, stakes)
        )

    def _look(self) -> None:
        """Look through the board for what else is to be thought of, in the pauses."""
        if self._is_to_look():
            visible = self.page.isVisible()
            self._looking.begin(self._window.session.assessment, drawn_first=visible)
            if not self._window.is_whole:
                self._looking.pause()

    def look_on(self) -> None:
        """Look through the board, now that all of the window is painted."""
        self._looking.go_on()

    def _is_to_look(self) -> bool:
        """Whether the board is still to be looked through."""
        assessment = self._window.session.assessment
        return not assessment.in_play and not self._looking.has_begun(assessment)

    def _trials(self) -> list[TrialStatus]:
        case = self._window.session.case
        if not case.trials:
            return []
        from goref.app.questions.trial_status import all_trials

        return list(all_trials(case))

    # Which is open

    @property
    def questions(self) -> tuple[Question, ...]:
        """All that is asked and noted, in order."""
        return self._walk.questions

    @property
    def accept(self) -> Question | None:
        """What is clear, to be accepted in one act before all else."""
        return self._walk.accept

    @property
    def asked(self) -> tuple[Question, ...]:
        """The open questions but for that, in the order they are come to."""
        return self._walk.asked

    @property
    def open(self) -> Question | None:
        """The open question: what is at hand, else the one that the way has come to."""
        return self._hand.question(self.questions) or self._walk.open

    @property
    def outlined(self) -> frozenset[Point]:
        """What the board outlines: what the open question is about, where it is seen."""
        question = self.open
        seen = self.is_seen and at_end(self._window.session)
        return question.points if question is not None and seen else frozenset()

    def open_key(self, key: Key) -> None:
        """Open a question that is listed; or what asks for nothing, all of it."""
        if key == NOTES:
            self._unfolded = not self._unfolded
            self._show()
            return
        self._hand.leave()
        self._walk = self._walk.opening(key)
        self._come_to_open()

    def _come_to_open(self) -> None:
        question = self.open
        if question is not None and (question.points or question.move is not None):
            self._bring(question)
        self._show()

    def _bring(self, question: Question) -> None:
        """Have in sight what a question is about."""
        session = self._window.session
        if question.points and question.move is None:
            session.show_moment(session.last_moment)
        if question.move is not None:
            self._window.look(question.points, question.move)

    def has_next(self) -> bool:
        """Whether there is another question to go to."""
        return self._walk.next_after(self.open) is not None

    def go_to_next(self) -> None:
        """Leave the open question for the next."""
        now = self.open
        question = self._walk.next_after(now)
        self._walk = self._walk.passing(now)
        self._hand.leave()
        if question is not None:
            self._come_to_open()
            self._go_to_stage(question)

    def go_to_first(self) -> None:
        """Go to the weightiest question, from another stage."""
        self._hand.leave()
        self._walk = self._walk.begun_again()
        question = self.accept or next(iter(self.asked), None)
        note = next((m.question for m in self.open_matters.matters if m.question), None)
        if question is None and note is not None:
            self._unfolded = True
            self._go_to_stage(note)
            self.open_key(note.key)
            return
        self._go_to_stage(question)

    def open_all(self) -> None:
        """Have all that is asked and noted in sight, what is disputed or tried first of all;
        the keys are in the list then."""
        window = self._window
        window.modes.leave()
        self._unfolded = True
        question = next((c for c in self.questions if c.disputed or c.trial is not None), None)
        stage = "doubts" if question is None else question.stage
        self._walk = replace(self._walk, stays=stage)
        window.show_stage(stage)
        if question is not None:
            self.open_key(question.key)
        self.page.rest.setFocus()

    def stay_at(self, stage: str) -> None:
        """A stage was chosen by hand: its own questions are asked there, till the last of them
        is answered or others are gone to."""
        self._hand.leave()
        self._walk = self._walk.staying(stage if stage in STAGES else None)

    def go_to_answers(self) -> None:
        """Have the answers to the open question in sight, and the keys there."""
        self.page.bring_answers()
        self.page.card.take_keys()

    def _go_to_stage(self, question: Question | None) -> None:
        stage = STAGES[0] if question is None else question.stage
        if self._window.pages.stage != stage or not self.is_seen:
            self._window.show_stage(stage)

    def _go_along(self) -> bool:
        """Be at the stage of what is open, unless another was chosen by hand; False where that
        is so already."""
        if (
            not self.is_seen
            or self._walk.stays
            or self._hand.question(self.questions) is not None
        ):
            return False
        question = self.accept if self._walk.chosen is None else None
        question = question or self._walk.open
        if question is None or question.stage == self._window.pages.stage:
            return False
        self._window.show_stage(question.stage)  # which shows it
        return True

    # Pointing

    def _hovered(self, point: Point | None) -> None:
        if self._may_point():
            self._point(point)

    def _moved(self, point: Point) -> None:
        """The cursor has moved: where that was by keys, its point is what is pointed at."""
        if self._may_point() and self._window.board.is_by_key:
            self._point(point)

    def _may_point(self) -> bool:
        window = self._window
        ruling = window.modes.is_ruling and at_end(window.session)
        free = ruling and not window.session.assessment.in_play
        return self.is_seen and free and not self.page.card.is_written  # or that would be lost

    def _point(self, point: Point | None) -> None:
        if self._hand.point(point):
            self._show()

    def _question_at(self, point: Point) -> Question:
        suggestion = self._suggesting.given_suggestion
        from goref.app.questions.question_at import question_at

        return question_at(self._window.session.assessment, suggestion, point, self.questions)

    def keep(self, point: Point) -> None:
        """Keep the question of a point open when the pointer has left it."""
        self._hand.keep(point)
        self._show()

    def let_go(self) -> bool:
        """Have the queue's own question open again; False where it is."""
        if self._hand.pointed is None or not self.is_seen:
            return False
        self._hand.leave()
        self._show()
        return True

    def offer_at(self, point: Point) -> None:
        """Offer the answers of what is at a point in a menu; its question stays open."""
        self.keep(point)
        question = self._question_at(point)
        self._offer(question, question.answers, QCursor.pos())

    def offer_others(self) -> bool:
        """Offer what else can be answered to the open question; False for nothing."""
        question, button = self.open, self.page.card.others
        if question is None or not button.isVisible():
            return False
        self._offer(question, (), button.mapToGlobal(button.rect().bottomLeft()))
        return True

    def _offer(self, question: Question, shown: tuple[Answer, ...], where: QPoint) -> None:
        """Offer answers in a menu, and those that are not on the question."""
        from goref.qt.questions.reading import menu_text

        menu = roomy(QMenu(self._window.widget))
        menu.setObjectName("answers")
        for number, answer in (*enumerate(shown), *((None, a) for a in question.more)):
            action = menu.addAction(menu_text(answer, number, self._window.language))
            action.triggered.connect(lambda _=False, a=answer: self._do(question, a))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    # Answering

    def primary(self) -> FootAct | None:
        """The one next act where a question has one: accepting, or what is likely."""
        accept = self.accept
        if accept is not None and (
            accept.accepts is not None or self._window.session.case.ruling
        ):
            from goref.app.questions import sentences

            said = sentences.answer_text(accept.answers[0], self._window.language)
            return FootAct("accept", said, lambda: self._accept(0))
        question = self.open
        if question is None or not question.asks or _is_untold(question):
            return None
        likely = next((a for a in question.answers if a.suggested), None)
        return None if likely is None else self._answering(question, likely)

    def last(self) -> FootAct | None:
        """The next act at a question after which there is no other: the one thing that can be
        done, where that rules nothing, else to be at its answers. None where none is open."""
        question = self.open
        if question is None or not question.asks:
            return None
        count = len(question.answers)
        if count == 1 and question.answers[0].does is not None:
            return self._answering(question, question.answers[0])
        figures = f"1–{count}" if count > 1 else "1"
        text = formatted(self.tr("Answer {figures}"), figures=figures)
        return FootAct("to-answers", text, self.go_to_answers)

    def _answering(self, question: Question, answer: Answer) -> FootAct:
        from goref.app.questions import sentences

        def act() -> None:
            if self._hand.may_press():
                self._do(question, answer)

        return FootAct("likely", sentences.answer_text(answer, self._window.language), act)

    def _accept(self, number: int) -> None:
        question = self.accept
        if question is not None and number < len(question.answers) and self._hand.may_press():
            self._do(question, question.answers[number])

    def _pressed(self, number: int) -> None:
        question = self.open
        if question is not None and number < len(question.answers) and self._hand.may_press():
            self._do(question, question.answers[number])

    def answer(self, number: int) -> bool:
        """Answer the open question by a figure; False where it has no such answer, and had
        none just now."""
        question = self.open
        if question is None or not 0 <= number < len(question.answers):
            return not self._hand.may_press()
        if self._hand.may_key():
            self._do(question, question.answers[number])
        return True

    def has_key(self, letter: str) -> bool:
        """Whether the open question has an answer with a letter."""
        return self.is_seen and self._keyed(letter) is not None

    def press(self, letter: str) -> bool:
        """Answer the open question by a letter."""
        question, answer = self.open, self._keyed(letter)
        if question is None or answer is None:
            return False
        if self._hand.may_key():
            self._do(question, answer)
        return True

    def _keyed(self, letter: str) -> Answer | None:
        question = self.open
        if question is None:
            return None
        return question.answer_by_key(letter)

    def _do(self, question: Question, answer: Answer) -> None:
        view = self.page.card
        reason = "" if question.kind is QuestionKind.ACCEPT else view.given_reason()
        if not answer.needs_reason and any(
            reason == other.reason for other in question.answers
        ):
            reason = ""  # it was proposed for another answer
        if answer.needs_reason and not reason:
            self._window.say(self.tr("This ruling needs a reason."))
            view.reason.setFocus()
            return
        match answer.does:
            case WindowAction.PLAY_OUT:
                self._window.play_out(question.points)
            case WindowAction.OPEN_TRIAL if question.trial is not None:
                self._window.open_trial(question.trial.place)
            case WindowAction.SET_UP:
                self._window.actions_by_id["set-up"].trigger()
            case WindowAction.INCIDENT if question.findings:
                self._window.enter_incident(question.findings[0])
            case WindowAction.FACTS:
                self._window.open_details()
            case _:
                from goref.app.questions import sentences

                told = sentences.subject(
                    question, self._window.session.case, self._window.language
                )
                had_keys = self.page.is_in_hand
                if self._window.do(answer.because(reason)):
                    self._walk = replace(self._walk, chosen=None)
                    if had_keys and not view.isVisible():
                        self._window.board.setFocus()
                    if any(
                        finding.move for finding in question.findings
                    ):  # the board does not show what it was
                        self._window.say(
                            formatted(self.tr("Answered: {question}"), question=told)
                        )

    def _heading(self, notes: Sequence[Question]) -> RestRow:
        """The line that folds what asks for nothing, or unfolds it."""
        from goref.qt.questions.reading import fold_row

        window = self._window
        known = [stake for stake in map(self._weighing.stake, notes) if stake is not None]
        text = formatted(self.tr("Other points to think of ({count})"), count=len(notes))
        text = f"{UNFOLDED if self._unfolded else FOLDED}  {text}"
        return fold_row(NOTES, text, known, window.session, window.language)

    # Showing

    @property
    def brush(self) -> Kind | None:
        """The kind that a click gives an empty point, while claims are made by hand."""
        return self.by_hand.kind if "by_hand" in vars(self) else None

    def show_article(self) -> None:
        """The reasons and the article of the open question, in its place."""
        if self.page.area.isHidden():
            self.page.close_row()  # that has its room
        self.page.card.info.toggle()

    def _weigh(self) -> None:
        """Work out what is at stake in the questions, the open one first."""
        if self._weighs:
            self._weighing.start((*filter(None, [self.open]), *self.questions))

    def _weighed(self, key: Key) -> None:
        question = self.open
        if question is not None and question.key == key:
            self._show()

    def _all_weighed(self) -> None:
        with self._by_itself():
            self._walk = replace(self._walk, questions=self._in_order(self.questions))
        self._show()

    def _show(self) -> None:
        if self._go_along():
            return
        if not self.is_seen:  # it is shown anew when it comes into sight
            self._weigh_rest(self.open)
            self.changed.emit()
            return
        window, session = self._window, self._window.session
        language = window.language
        accept, question = self.accept, self.open
        if question is accept:
            question = None

        every = {one.key: one for one in (*self.questions, *filter(None, [question]))}
        if every:  # else nothing is to be read
            from goref.app.questions import sentences
            from goref.qt.questions.reading import card_text, rest_row

            asked = sentences.subjects(every.values(), session.case, language)
        suggestion = self._suggesting.given_suggestion

        def read(one: Question) -> CardText:
            stake = self._weighing.stake(one)
            told = card_text(one, asked[one.key], session, language, suggestion, stake)
            if one.asks and accept is None and not _is_untold(one):
                return told
            plain = (replace(answer, suggested=False) for answer in told.answers)
            return replace(told, answers=tuple(plain))  # the next act is another

        def row(one: Question) -> RestRow:
            stake = self._weighing.stake(one)
            return rest_row(one, asked[one.key], session, language, stake)

        others = [c for c in self.questions if c is not accept]
        others = [c for c in others if question is None or c.key != question.key]
        rest = [row(c) for c in others if c.asks]
        notes = [c for c in others if not c.asks]
        if notes:
            rest.append(self._heading(notes))
            if self._unfolded:
                rest += map(row, notes)
        nothing = "" if accept or question else self._no_questions()
        offered = None
        if accept is not None:
            if self._offered is None or self._offered[0] is not accept:
                self._offered = accept, read(accept)
            offered = self._offered[1]
        asks = None if question is None else (question.key, read(question))
        at_doubts = window.pages.stage == "doubts"
        if at_doubts or "by_hand" in vars(self):
            self.by_hand.show_assessment(session.assessment, seen=at_doubts)
        self.page.show_queue(offered, asks, rest, nothing)
        self._weigh_rest(question)
        self.changed.emit()

    def _weigh_rest(self, question: Question | None) -> None:
        """Weigh what is not weighed yet, a question before all others if it is not."""
        every = (*self.questions, *filter(None, [question]))
        left = [one for one in every if self._weighing.stake(one) is None] if every else []
        if left and (not self._weighing.is_busy or question in left):
            self._weigh()

    def _no_questions(self) -> str:
        """What is said where nothing is asked: which is not known while a second opinion is
        worked out. The looking through finds only what asks for nothing."""
        return looking() if self.awaits_opinion else self.tr("No questions here.")


def _is_untold(question: Question) -> bool:
    """Whether the opinion that was taken over could not tell: then nothing is likely."""
    return any(finding.code == "left-unclear" for finding in question.findings)
