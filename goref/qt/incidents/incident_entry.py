"""The entry of an incident: side, kind and consequence, and the buttons at each step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from goref.app.edits.base import Edit
from goref.app.edits.incidents import (
    AmendIncident,
    ChooseRegulation,
    DecideIncident,
    RecordIncident,
    incident_of,
    next_number,
    rule_on,
)
from goref.app.incidents.drafting import of_finding
from goref.app.incidents.entering import (
    asks_lid,
    begun,
    board_of,
    found_said,
    hangs_on_reply,
    may_be_taken,
    of_kind,
    proposal_of,
    ruled,
    turned,
)
from goref.core.base.findings import Finding
from goref.core.base.frozen import replace
from goref.core.base.particles import formatted
from goref.core.event.carried_over import CarriedOver
from goref.core.incidents.consequence import Consequences
from goref.core.incidents.incident import Incident, Offender
from goref.core.incidents.proposing import ConsequenceProposal
from goref.core.rulesets.table import ruleset
from goref.core.texts.incidents.consequences import consequences_said, counts_zi
from goref.core.texts.incidents.telling import heading
from goref.qt.context.foot import FootAct
from goref.qt.context.window import Window
from goref.qt.fields.number_box import all_taken
from goref.qt.incidents.found_board_mode import FoundBoardMode
from goref.qt.incidents.page import IncidentPage, desk_act

PENDING = "…"
"""The reason used in a decision that is only computed to see its effect, and never recorded."""


class IncidentEntry(QObject):
    """The controller that asks for an incident step by step, or for the decision on a recorded
    one.

    Attributes:
        draft: the incident as entered so far; None if none is being entered.

    Signals:
        ended: the entry is finished; carries the incident's number.
        given_up: the entry was cancelled.
    """

    ended = Signal(int)
    given_up = Signal()

    def __init__(
        self,
        window: Window,
        page: IncidentPage,
        found: FoundBoardMode,
        ground: Callable[[], CarriedOver],
    ) -> None:
        super().__init__(page)
        self._window, self._page, self._ground = window, page, ground
        self._found = found
        found.changed.connect(self._take_board)
        page.ruling.more.boardWanted.connect(self._put_board)
        self.forget()
        page.home.sided.connect(self.begin)
        page.kind.chosen.connect(self._choose_kind)
        page.ruling.more.changed.connect(self._note)
        page.ruling.lidAnswered.connect(self._answer_lid)
        page.ruling.replyAnswered.connect(self._answer_reply)
        page.otherwise.changed.connect(self._warn_of_choice)

    def forget(self) -> None:
        """Discards the draft."""
        self.draft: Incident | None = None
        self._finding: Finding | None = None
        self._is_entered = False  # the case already has the incident
        self._is_begun = False  # it was entered here, before its decision
        self._proposal: ConsequenceProposal | None = None
        self._replied = True

    @property
    def is_at_work(self) -> bool:
        """True if a step of the entry is visible."""
        page = self._page
        return page.step in (page.kind, page.ruling, page.otherwise)

    # Beginning

    def begin(self, side: Offender) -> None:
        """Begins an incident caused by a side, at the move shown on the board."""
        self.forget()
        session = self._window.session
        number = session.case.moments[session.moment].number
        self.draft = replace(begun(session.case, number), side=side)
        self._ask_kind()

    def begin_at_clock(self) -> None:
        """Starts an incident of the clock for which nobody is to blame, to add time.

        It is not entered before its decision: one key began it.
        """
        self.begin(Offender.NOBODY)
        self._ask_of_kind("clock-wrong")

    def begin_with(self, finding: Finding) -> None:
        """Begins an incident for the illegal move in a finding. Does nothing for other
        findings.
        """
        self.forget()
        self._finding = finding
        made = of_finding(self._window.session.case, finding)
        if made is not None:
            self.draft = made[0]
            self.ask_ruling()

    def decide_on(self, incident: Incident) -> None:
        """Begins the decision of a recorded incident, or a change of its notes."""
        self.forget()
        self.draft, self._is_entered = incident, True
        self.ask_ruling()

    def restore_from(self, old: IncidentEntry) -> None:
        """Copies draft and step of ``old``, which belongs to the replaced window."""
        self.draft, self._finding = old.draft, old._finding
        self._is_entered, self._replied = old._is_entered, old._replied
        self._is_begun = old._is_begun
        if self.draft is not None and self.draft.kind:
            self.ask_ruling()
        else:
            self._ask_kind()
        if old._page.step is old._page.otherwise:
            self._ask_otherwise()
            self._page.otherwise.restore_from(old._page.otherwise)

    # The steps

    def _show(self) -> None:
        self._page.step.offer(self.acts())
        self._window.show_side()

    def _ask_kind(self) -> None:
        if self.draft is not None:
            self._page.kind.ask_of(self.draft.side)
            self._page.show_step(self._page.kind)
            self._show()

    def _choose_kind(self, kind: str) -> None:
        if self.draft is not None and kind:
            self.draft = of_kind(self.draft, kind)
            if self._window.session.home.is_table:
                self._put_down()
            self._ask_of_kind(kind)

    def _put_down(self) -> None:
        """Enters the draft undecided: at a table, it belongs to the event at once."""
        window, draft = self._window, self.draft
        if draft is None or self._is_entered:
            return
        self._choose_regulation()
        case = window.session.case
        draft = replace(draft, number=next_number(case))
        draft, _ = proposal_of(case, draft, self._ground(), replied=self._replied)
        if window.do(RecordIncident(ruled(draft, None))):
            self.draft, self._is_entered, self._is_begun = draft, True, True

    def _choose_regulation(self) -> None:
        """Makes the event's regulation that of the case, if it is not yet."""
        case = self._window.session.case
        chosen = self._ground().asked_by(case).regulation
        if chosen is not case.regulation:
            self._window.do(ChooseRegulation(chosen))

    def _ask_of_kind(self, kind: str) -> None:
        """Asks for the consequence of an incident of a kind."""
        if self.draft is not None:
            self.draft = of_kind(self.draft, kind)
            self.ask_ruling()
            if self._proposal is not None and not may_be_taken(self._proposal):
                self._ask_otherwise()  # nothing is proposed, so one key less

    def ask_ruling(self) -> None:
        """Shows the proposed consequence of the draft. If the recorded incident no longer
        exists, cancels.
        """
        numbers = (each.number for each in self._window.session.case.incidents)
        if self._is_entered and self.draft is not None and self.draft.number not in numbers:
            self.given_up.emit()
            return
        self._show_ruling()
        self._page.show_step(self._page.ruling)
        self._show()

    def _show_ruling(self) -> None:
        draft, session = self.draft, self._window.session
        if draft is None:
            return
        case = session.case
        if not self._is_entered:
            draft = replace(draft, number=next_number(case))
        ground, replied = self._ground(), self._replied
        draft, proposal = proposal_of(case, draft, ground, replied=replied)
        self.draft, self._proposal = draft, proposal
        taken = ruled(draft, proposal.consequences)
        changed = turned(session.assessment, taken, self._act(taken))
        lid = asks_lid(case, taken)
        asks = hangs_on_reply(case, draft, ground)
        self._page.ruling.show_proposal(ground.asked_by(case), draft, proposal, changed, lid)
        self._page.ruling.show_found(found_said(case, draft, self._window.language))
        self._page.ruling.show_reply(replied if asks else None)

    def _note(self) -> None:
        """Stores changed notes in the draft. If move or phase of the game changed, proposes a
        consequence again.
        """
        before, self.draft = self.draft, self._page.ruling.more.draft
        if before is None or (before.move, before.phase) != (self.draft.move, self.draft.phase):
            self._show_ruling()
            self._show()

    def _answer_lid(self, said: bool | None) -> None:
        if self.draft is not None:
            self.draft = replace(self.draft, in_lid=said)
            self._show_ruling()

    def _put_board(self) -> None:
        """Lets the user set up the board as it was found."""
        if self.draft is not None:
            should = board_of(self._window.session.case, self.draft)
            self._found.begin(self.draft.board or should, should, put=True)
            self._show_ruling()
            self._window.say(
                self.tr(
                    "Left click, or B: Black's stone; right click, or W: White's. The same "
                    "on a stone removes it. P: read it from a photograph."
                )
            )

    def _take_board(self) -> None:
        if self.draft is not None and self._found.is_put:
            self.draft = replace(self.draft, board=self._found.position)
            self._show_ruling()

    def _answer_reply(self, said: bool) -> None:
        self._replied = said
        self.ask_ruling()

    def _ask_otherwise(self) -> None:
        if self.draft is not None and self._proposal is not None:
            said = heading(self.draft, self._window.language)
            clause = self._page.ruling.article.text()
            self._page.otherwise.ask_of(
                self.draft.side, self._proposal, said, clause, in_zi=self._in_zi
            )
            self._page.show_step(self._page.otherwise)
            self._show()

    @property
    def _in_zi(self) -> bool:
        return counts_zi(ruleset(self._window.session.case.rules))

    def _warn_of_choice(self) -> None:
        """Shows a warning if the chosen consequences would change the winner."""
        form, draft = self._page.otherwise, self.draft
        if draft is not None:
            taken = ruled(draft, form.decided, form.given or PENDING)
            try:
                changed = turned(self._window.session.assessment, taken, self._act(taken))
            except ValueError:  # not recordable; an error is shown on the attempt
                changed = None
            form.warn(self._page.ruling.warning(changed))

    def back(self) -> None:
        """Returns to the previous step. Ends or cancels the entry at the first step."""
        page = self._page
        if page.step is page.otherwise:
            self.ask_ruling()
        elif page.step is page.ruling and self._is_begun:
            self._decide_later()
        elif page.step is page.ruling and self._is_entered and self.draft is not None:
            self.ended.emit(self.draft.number)
        elif page.step is page.ruling and self._finding is None:
            self._ask_kind()
        else:
            self.given_up.emit()

    # Acting

    def _act(self, incident: Incident) -> Edit:
        """Returns the edit that records, decides or changes the incident."""
        if self._is_entered:
            before = incident_of(self._window.session.case, incident.number)
            said = {
                "decided": incident.decided or (),
                "reason": incident.reason,
                "ruling": incident.ruling,
            }
            if replace(before, **said) == incident:  # type: ignore[arg-type]
                return DecideIncident(before.number, **said)  # type: ignore[arg-type]
            return AmendIncident(incident, incident.reason)
        if self._finding is not None and incident.decided is not None:
            return rule_on(incident, self._finding)
        return RecordIncident(incident)

    def _enter(self, decided: Consequences | None, reason: str = "") -> None:
        draft, window = self.draft, self._window
        if draft is None or not self._page.ruling.more.all_taken():
            return
        incident = ruled(draft, decided, reason)
        if not asks_lid(window.session.case, incident):
            incident = replace(incident, in_lid=None)
        self._choose_regulation()
        act, self.draft = self._act(incident), None  # no questions while it is entered
        if not window.do(act):
            self.draft = draft
        else:
            self.ended.emit(incident.number)
            said = consequences_said(decided or (), window.language, in_zi=self._in_zi)
            if decided is None:
                window.say(self.tr("Entered, to be decided later."))
            else:
                window.say(formatted(self.tr("Entered: {consequences}"), consequences=said))

    def _decide_later(self) -> None:
        """Leaves an incident that was entered here undecided, with its notes."""
        draft, window = self.draft, self._window
        if draft is None or not self._page.ruling.more.all_taken():
            return
        before = incident_of(window.session.case, draft.number)
        after = ruled(draft, None)
        if before == after or window.do(AmendIncident(after)):
            self.ended.emit(draft.number)
            window.say(self.tr("Entered, to be decided later."))

    def _take(self) -> None:
        if self._proposal is not None:
            self._enter(self._proposal.consequences)

    def _keep_notes(self) -> None:
        """Stores changed notes of an incident that is decided already."""
        draft = self.draft
        if draft is not None and self._page.ruling.more.all_taken():
            before = incident_of(self._window.session.case, draft.number)
            if before == draft or self._window.do(AmendIncident(draft)):
                self.ended.emit(draft.number)

    def _decide(self) -> None:
        form = self._page.otherwise
        if not all_taken(form):
            return
        if form.is_complete:
            self._enter(form.decided, form.given)
        elif form.decided:
            needs = self.tr("A decision against the regulation needs a reason.")
            if form.is_free:
                needs = self.tr(
                    "A decision that the regulation leaves to the referee needs a reason."
                )
            self._window.say(needs)
            form.reason.setFocus()
        else:
            self._window.say(self.tr("Choose the consequence."))

    # The foot

    def acts(self) -> tuple[FootAct, ...]:
        """Returns the buttons of the visible step, the next act first; () if nothing is being
        entered.
        """
        page = self._page
        if self._found.is_on:
            return (desk_act("board", self.tr("The board is like this"), self._found.end),)
        if page.step is page.kind:
            text = self.tr("This happened")
            return (desk_act("kind", text, lambda: self._choose_kind(page.kind.current)),)
        if page.step is page.otherwise:
            return (desk_act("decide", self.tr("Record the decision"), self._decide),)
        draft, proposal = self.draft, self._proposal
        if draft is None or proposal is None:
            return ()
        otherwise = desk_act(
            "otherwise", self.tr("Decide differently"), self._ask_otherwise, "O"
        )
        may = may_be_taken(proposal)
        if draft.decided is not None:
            keep = desk_act("keep", self.tr("Keep the changes"), self._keep_notes)
            take = desk_act("take", self.tr("Accept the proposal"), self._take, "X")
            differs = may and draft.decided != proposal.consequences
            return (keep, take, otherwise) if differs else (keep, otherwise)
        later = desk_act("later", self.tr("Decide later"), partial(self._enter, None), "L")
        if self._is_begun:
            later = desk_act("later", self.tr("Decide later"), self._decide_later, "L")
        beside = (later,) if self._is_begun or not self._is_entered else ()
        if may:
            return (
                desk_act("take", self.tr("Rule accordingly"), self._take),
                otherwise,
                *beside,
            )
        return (replace(otherwise, text=self.tr("Decide")), *beside)
