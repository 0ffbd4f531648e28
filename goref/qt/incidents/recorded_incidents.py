"""The controller of recorded incidents and protests: details, and what can be done
with them.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from goref.app.edits.incidents import (
    AnnulIncident,
    DecideProtest,
    LodgeProtest,
    next_protest,
)
from goref.app.incidents.entering import board_of, found_said, time_now
from goref.core.event.carried_over import CarriedOver
from goref.core.incidents.incident import Incident, Person, Protest, ProtestState
from goref.core.texts.incidents.telling import heading
from goref.core.texts.terms import JOINT
from goref.qt.context.foot import FootAct
from goref.qt.context.window import Window
from goref.qt.incidents.found_board_mode import FoundBoardMode
from goref.qt.incidents.page import IncidentPage, desk_act


class RecordedIncidents(QObject):
    """The controller that shows and annuls recorded incidents, and lodges and decides protests.

    Attributes:
        number: the number of the shown incident; None if no incident is shown.
        protest_number: the number of the shown protest; None if no protest is shown.

    Signals:
        left: the user is finished here; the page returns to its first step.
        decided: the user wants to decide or change the shown incident; carries it.
    """

    left = Signal()
    decided = Signal(object)

    def __init__(
        self,
        window: Window,
        page: IncidentPage,
        found: FoundBoardMode,
        ground: Callable[[], CarriedOver],
        protest_until: Callable[[], tuple[str, str]],
        has_result: Callable[[], bool],
    ) -> None:
        """Args:
        ground: returns what the event knows of the game, such as the players' names.
        protest_until: returns the deadline for protests as (time, sentence).
        has_result: returns whether there is a result to protest against.
        """
        super().__init__(page)
        self._window, self._page, self._found = window, page, found
        self._ground, self._protest_until = ground, protest_until
        self._has_result = has_result
        self.forget()
        page.home.protested.connect(self.protest_against_result)

    def forget(self) -> None:
        """Forgets which incident or protest is shown."""
        self.number: int | None = None
        self.protest_number: int | None = None
        self._asked_more = False  # the name and grounds of a decision

    @property
    def is_at_work(self) -> bool:
        """True if a step of a recorded incident or protest is visible."""
        page = self._page
        return page.step in (page.detail, page.why, page.protest)

    @property
    def incident(self) -> Incident | None:
        """The shown incident; None if no incident is shown, or it no longer exists."""
        every = self._window.session.case.incidents
        return next((each for each in every if each.number == self.number), None)

    @property
    def protest(self) -> Protest | None:
        """The shown protest; None if no protest is shown, or it no longer exists."""
        every = self._window.session.case.protests
        return next((each for each in every if each.number == self.protest_number), None)

    def open(self, number: int) -> None:
        """Shows an incident, and its move on the board if that is known."""
        self.forget()
        self.number = number
        incident = self.incident
        if incident is not None and incident.move is not None:
            self._window.look(frozenset(), incident.move)
        self.show()

    def open_protest(self, number: int) -> None:
        """Shows a protest."""
        self.forget()
        self.protest_number = number
        self.show()

    def restore_from(self, old: RecordedIncidents) -> None:
        """Copies the state of ``old``, which belongs to the replaced window, with unfinished
        texts.
        """
        self.number, self.protest_number = old.number, old.protest_number
        step, page = old._page.step, old._page
        if step is page.why:
            self._ask_annul(page.why.given)
        elif step is page.detail:
            self.show()
        elif self.protest_number is None:
            self._ask_protest()
        else:
            self._ask_outcome()
            if old._asked_more:
                self._ask_more()

    def show(self) -> None:
        """Shows the details of the present incident or protest. Emits ``left`` if it no longer
        exists.
        """
        page, case = self._page, self._window.session.case
        incident, protest = self.incident, self.protest
        if incident is not None:
            told = found_said(case, incident, self._window.language)
            page.detail.show_incident(case, incident, told)
        elif protest is not None:
            page.detail.show_protest(protest)
        else:
            self.left.emit()
            return
        page.show_step(page.detail)
        page.detail.offer(self.acts())
        self._window.show_side()

    def back(self) -> None:
        """Returns to the previous step."""
        page = self._page
        known = self.incident is not None or self.protest is not None
        if page.step is page.detail or not known:
            self.left.emit()
        else:
            self.show()

    # Acting

    def _show_board(self) -> None:
        """Shows the board as found, or hides it if it is shown."""
        incident = self.incident
        if self._found.is_on:
            self._found.end()
        elif incident is not None and incident.board is not None:
            should = board_of(self._window.session.case, incident)
            self._found.begin(incident.board, should, put=False)

    def _ask_annul(self, begun: str = "") -> None:
        if self.incident is not None:
            title = self.tr("Why is it annulled?")
            told = heading(self.incident, self._window.language)
            self._page.why.ask_why(title, told, begun)
            self._page.show_step(self._page.why)
            self._window.show_side()

    def _annul(self) -> None:
        incident, why = self.incident, self._page.why.given
        if not why:
            self._window.say(self.tr("Annulling needs a reason."))
        elif incident is not None and self._window.do(AnnulIncident(incident.number, why)):
            self.left.emit()

    def protest_against_result(self) -> None:
        """Asks who protests against the result, and why."""
        self.forget()
        self._ask_protest()

    def _ask_protest(self) -> None:
        title = self.tr("Protest against this decision: whose?")
        if self.number is None:
            title = self.tr("Protest: whose?")
            if self._has_result():
                title = self.tr("Protest against the result: whose?")
        until, deadline = self._protest_until()
        names = JOINT.join(self._page.home.names(self._window.session.case, self._ground()))
        told = "\n".join(filter(None, (names, deadline)))
        self._page.protest.ask_who(str(self.number), title, told, time_now(), until)
        self._page.show_step(self._page.protest)
        self._window.show_side()

    def _lodge(self) -> None:
        form, case = self._page.protest, self._window.session.case
        if not isinstance(form.chosen, Person):
            form.begin()  # its letters choose, even if a text was begun
            self._window.say(self.tr("Choose who lodges it."))
            return
        lodged, deadline, grounds = map(form.said, ("lodged", "deadline", "grounds"))
        number = next_protest(case)
        protest = Protest(number, form.chosen, self.number, lodged, deadline, grounds)
        if self._window.do(LodgeProtest(protest)):
            form.forget()
            self.left.emit()
            self._page.home.go_to_protest(number)  # the next act is its decision
            self._window.say(
                self.tr(
                    "The protest is lodged. Until it is decided, the game is under protest."
                )
            )

    def _ask_outcome(self) -> None:
        self._asked_more = False
        title = self.tr("How is the protest decided?")
        self._page.protest.ask_how(str(self.protest_number), title, time_now())
        self._page.show_step(self._page.protest)
        self._window.show_side()

    def _ask_more(self) -> None:
        self._asked_more = True
        self._page.protest.ask_more(self.tr("Who decided, and on which grounds?"))
        self._window.show_side()

    def _settle(self) -> None:
        form, number = self._page.protest, self.protest_number
        if number is None or not isinstance(form.chosen, ProtestState):
            self._window.say(self.tr("Choose a decision."))
            return
        by_whom, decided, ruling = map(form.said, ("by_whom", "decided", "ruling"))
        rules = form.chosen is not ProtestState.WITHDRAWN  # nobody decides that
        if rules and not (by_whom and ruling) and not self._asked_more:
            self._ask_more()
            return
        if rules and not ruling:
            ruling = self.tr("no reason given")
        if self._window.do(DecideProtest(number, form.chosen, by_whom, decided, ruling)):
            form.forget()
            self.left.emit()
            self._page.home.go_to_protest(number)

    # The foot

    def acts(self) -> tuple[FootAct, ...]:
        """Returns the buttons of the visible step, the next act first."""
        page = self._page
        if page.step is page.why:
            return (desk_act("annul", self.tr("Annul it"), self._annul),)
        if page.step is page.protest:
            if self.protest_number is not None:
                text = self.tr("Record it")
                if self._asked_more:
                    text = self.tr("Record it as it is")
                return (desk_act("settle", text, self._settle),)
            return (desk_act("lodge", self.tr("Lodge it"), self._lodge),)
        back = desk_act("back", self.tr("Back"), self.back)
        protest = self.protest
        if protest is not None and protest.state is ProtestState.LODGED:
            return (desk_act("outcome", self.tr("Decide"), self._ask_outcome),)
        incident = self.incident
        if incident is None or incident.annulled:
            return (back,)
        annul = desk_act("annul", self.tr("Annul"), self._ask_annul, "A")
        if incident.is_open:
            decide = desk_act("decide", self.tr("Decide"), lambda: self.decided.emit(incident))
            return decide, annul
        change = desk_act("decide", self.tr("Change"), lambda: self.decided.emit(incident), "C")
        object_ = desk_act("protest", self.tr("Protest"), self._ask_protest, "P")
        if incident.board is None:
            return back, change, annul, object_
        text = self.tr("Board as found")
        board = desk_act("board", text, self._show_board, "B")
        return back, change, annul, object_, board
