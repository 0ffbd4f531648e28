"""Ruling on the board: what a click or a key does, and how a point is described."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goref.app.edits.base import Edit
from goref.app.edits.tools import claim_points, mark_stones
from goref.app.questions.answers import KIND_KEYS, LIFE_KEYS
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point
from goref.core.base.particles import formatted
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.qt.board.command_keys import command_of, digit_of
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.frame.stage_names import stage_name
from goref.qt.opinion.opinion_controller import OpinionController
from goref.qt.picture.picture import at_end, describe, picture
from goref.qt.questions.questions_controller import QuestionsController
from goref.qt.questions.texts import looking

if TYPE_CHECKING:
    from goref.qt.context.window import Window

LETTERS = "".join((*LIFE_KEYS.values(), *KIND_KEYS.values(), "?"))
"""The letter keys, and ``?``, that answer a question about stones or points."""


class RulingMode(BoardMode):
    """The mode that turns clicks and keys on the board into rulings. It is on while no other
    mode is.
    """

    def __init__(
        self, window: Window, questions: QuestionsController, suggesting: OpinionController
    ) -> None:
        super().__init__(window.widget)
        self._window, self._questions, self._suggesting = window, questions, suggesting

    @property
    def is_on(self) -> bool:
        """Always True. ``BoardModes`` uses this mode only if no other mode is on."""
        return True

    def leave(self) -> None:
        """Does nothing: this mode is never off, and any other mode has precedence."""

    def view(self, options: Options) -> BoardView:
        """Returns the board with the rulings, and with the second opinion's marks if they are
        switched on.
        """
        return self._suggesting.shown(picture(self._window.session, options), options)

    def describe(self, point: Point) -> str:
        text = describe(self._window.session, point, self._window.language)
        return text + self._suggesting.told(point)

    def pressed(self, event: QKeyEvent) -> bool:
        """Answers the open question by a digit or a letter, wherever the focus is.

        The Menu key shows further answers to the question. Esc leaves a question that was
        chosen on the board, and returns to the one selected in the list.
        """
        others = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if others or not self._questions.is_seen or event.isAutoRepeat():
            return False
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            return self._questions.pointer.let_go()
        if event.key() == Qt.Key.Key_Menu:
            return self._questions.answers.offer_others()
        if digit := digit_of(event):
            return self._answer(partial(self._questions.answers.answer, digit - 1))
        return self._letter(command_of(event))

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Left click: marks stones as dead, or removes the mark. Right click: offers answers.

        If a kind is chosen for empty points, a left click rules a point Black's, a right click
        White's. If the questions are not visible, a click only shows the chain at the point.
        """
        if not self._may_rule():
            return
        if self._window.modes.is_ruling and not self._questions.is_seen:
            self._show(point)
            return
        case, survey = self._window.session.case, self._window.session.assessment.bench.ruled[0]
        kind = self._questions.brush
        if kind is not None and not survey.board.cells[point]:
            owner = WHITE if button is Qt.MouseButton.RightButton else BLACK
            self._rule(claim_points(case, survey, point, kind, owner))
        elif button is Qt.MouseButton.RightButton:
            self._questions.offer_at(point)
        elif button is Qt.MouseButton.LeftButton:
            edit = mark_stones(case, survey, point, StoneStatus.DEAD)
            if edit is None:
                self._questions.pointer.keep(point)
            self._rule(edit)

    def _show(self, point: Point) -> None:
        """Shows rings on the chain at a point, and describes the point in the foot. Nothing is
        ruled.
        """
        position = self._window.session.case.moments[self._window.session.moment].position
        if position.cells[point]:
            self._window.look(position.chain(point))
        told = self.tr("{what}. To rule on it, go to {stage}.")
        self._window.say(formatted(told, what=self.describe(point), stage=stage_name("dead")))

    def activated(self, point: Point) -> None:
        """Performs the foot's next act on Enter."""
        self._window.trigger_next_action()

    def key(self, point: Point, key: str) -> None:
        """Answers the open question by a letter pressed on the board."""
        self._letter(key)

    def _letter(self, letter: str) -> bool:
        known = letter in LETTERS or self._questions.answers.has_key(letter)
        if not letter or not known or not self._questions.is_seen:
            return False
        return self._answer(partial(self._questions.answers.press, letter))

    def _answer(self, press: Callable[[], bool]) -> bool:
        """Calls ``press`` to answer the open question, and says so if the key was no answer.

        A question about a move can be answered while that move is shown, any other question at
        the end of the game.
        """
        card, session = self._questions.open, self._window.session
        of_move = (
            card is not None
            and card.kind is QuestionKind.FINDING
            and card.move == session.case.moments[session.moment].number
        )
        if (of_move or self._may_rule()) and not press():
            self._window.say(self._why_none())
        return True

    def _why_none(self) -> str:
        """Returns a sentence that says why the key answered nothing."""
        questions = self._questions
        if questions.open is not None:
            return self.tr("That does not answer the open question.")
        if any(questions.open_by_stage().values()):
            return self.tr("That answers none of the open questions.")
        return self.tr("No question is open.")

    def _may_rule(self) -> bool:
        pages = self._window.pages
        if pages.drawer_acts():  # an open form uses the foot
            self._window.say(
                self.tr("Close what is open next to the board (Esc) to rule on the position.")
            )
            return False
        if self._questions.is_calm:
            self._window.say(looking())
            return False
        if at_end(self._window.session):
            return True
        self._window.say(self.tr("Go to the end of the game (End) to rule on the position."))
        return False

    def _rule(self, edit: Edit | None) -> None:
        rules = ruleset(self._window.session.case.rules)
        if self._window.do(edit) and rules.ignores_ruling:
            told = self.tr(
                "{rules} counts the board as it is: the mark is kept, and changes nothing."
            )
            self._window.say(formatted(told, rules=rules.name.in_(self._window.language)))
