"""The referee's hand on the board: what a click or a key does, and what is said of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goref.app.edits.base import Edit
from goref.app.edits.ruling import LeaveAsItStands
from goref.app.edits.tools import (
    Tool,
    claim_points,
    cycle_owner,
    dispute,
    holder,
    likely_owner,
    mark_stones,
)
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Life
from goref.core.ruling.survey import Survey
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.window import Window
from goref.qt.opinion.suggesting import Suggesting
from goref.qt.picture.picture import at_end, describe, picture
from goref.qt.ruling.kinds import KEYS
from goref.qt.steps.steps_view import StepsView

KIND_OF_KEY = {key.lower(): kind for kind, key in KEYS.items()}


class Hand(BoardMode):
    """Turns what happens on the board into edits of the case: ruling, where no mode is on."""

    def __init__(self, window: Window, steps: StepsView, suggesting: Suggesting) -> None:
        super().__init__(window.widget)
        self._window, self._steps, self._suggesting = window, steps, suggesting

    @property
    def is_on(self) -> bool:
        """Always: it has the board where nothing else has."""
        return True

    def leave(self) -> None:
        """Nothing: whatever takes the board goes before it."""

    def pressed(self, event: QKeyEvent) -> bool:
        return False

    def view(self, options: Options) -> BoardView:
        """The case as it is ruled, with what a second opinion says where that is shown."""
        return self._suggesting.shown(picture(self._window.session, options), options)

    def describe(self, point: Point) -> str:
        text = describe(self._window.session, point, self._window.language)
        return text + self._suggesting.told(point)

    def _may_rule(self) -> bool:
        if at_end(self._window.session):
            return True
        self._window.say(self.tr("Go to the end of the game (End) to rule on the position."))
        return False

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """A point was clicked: what it does is the present step's tool."""
        if not self._may_rule():
            return
        owner = WHITE if button is Qt.MouseButton.RightButton else BLACK
        case, survey = self._window.session.case, self._ruled()
        match self._steps.tool:
            case Tool.SEKI if survey.board.cells[point]:
                edit = mark_stones(case, survey, point, Life.SEKI)
            case Tool.SEKI if not survey.seki:
                edit = None
            case Tool.SEKI:
                if owner is BLACK:  # the left button
                    owner = holder(survey, point, BLACK)
                edit = claim_points(case, survey, point, self._steps.kind, owner)
                self._steps.seki.show_point(point)
            case Tool.POINTS:
                edit = claim_points(case, survey, point, self._steps.kind, owner)
            case _:
                edit = mark_stones(case, survey, point, Life.DEAD)
        if edit is None:
            self._window.say(self._nothing(point))
        self._rule(edit)

    def leave_as_it_stands(self) -> None:
        """Rule that nothing is dead but what is marked."""
        if self._may_rule() and self._window.do(LeaveAsItStands()):
            self._window.say(self.tr("Ruled: nothing is dead but what is marked."))

    def _ruled(self) -> Survey:
        """The final position under the ruling, also where the rule set counts another."""
        return self._window.session.assessment.bench.ruled[0]

    def _rule(self, edit: Edit | None) -> None:
        rules = ruleset(self._window.session.case.rules)
        if self._window.do(edit) and rules.ignores_ruling:
            self._window.say(
                self.tr(
                    "{rules} counts the board as it stands: the mark is kept, and changes "
                    "nothing."
                ).format(rules=rules.name.in_(self._window.language))
            )

    def _nothing(self, point: Point) -> str:
        name = self._window.session.case.record.grid.name(point)
        if self._steps.tool is Tool.POINTS:
            return self.tr("A stone stands at {point}; only empty points have a kind.").format(
                point=name
            )
        return self.tr("No stone stands at {point}.").format(point=name)

    def key(self, point: Point, key: str) -> None:
        """A letter was pressed at a point."""
        if not self._may_rule():
            return
        case, survey = self._window.session.case, self._ruled()
        if key in ("d", "s"):
            life = Life.DEAD if key == "d" else Life.SEKI
            edit = mark_stones(case, survey, point, life)
        elif key == "?":
            edit = dispute(case, point)
        elif key == "t":
            edit = cycle_owner(case, survey, point)
        elif kind := KIND_OF_KEY.get(key):
            edit = claim_points(case, survey, point, kind, likely_owner(survey, point))
        else:
            return
        if edit is None:
            name = case.record.grid.name(point)
            self._window.say(self.tr("That has no meaning at {point}.").format(point=name))
        self._rule(edit)
