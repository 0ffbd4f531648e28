"""The step with the consequence of an incident: article, proposal, and what led to it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.incidents.incident import Incident
from goref.core.incidents.proposing import ConsequenceProposal
from goref.core.incidents.regulation import Certainty, Claimant, ClaimWindow, Regulation
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Score
from goref.core.texts.incidents.consequences import (
    CERTAINTIES,
    CLAIMANTS,
    NO_CLAUSE,
    NO_CONSEQUENCE,
    WINDOWS,
    consequences_said,
    counts_zi,
    led_said,
    regulation_said,
)
from goref.core.texts.incidents.telling import heading
from goref.core.texts.results import would_be
from goref.io.values.regulations import regulation_named
from goref.qt.incidents.incident_step import IncidentStep, small
from goref.qt.incidents.more_fields import MoreFields
from goref.qt.look.metrics import GAP, SPACE
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import CheckBox, bar_button, show_choice
from goref.qt.widgets.wrapping import embolden, plain_label, tell, wrapped

LARGE = 1.25
"""The text size of the consequence, as a multiple of ordinary text."""


class RulingStep(IncidentStep):
    """The step with the proposed consequence. It warns if accepting would change the winner.

    Attributes:
        differs: the label that says how the board found differs from the record.
        turns: the label that warns of a changed winner.
        lid_told: the label that explains the question whether stones paid are in the lid.

    Signals:
        replyAnswered: the check box about the reply was clicked; carries True if the opponent
            had played on before the claim.
        lidAnswered: the question about the lid was answered; carries True if the stones paid
            are in the opponent's lid, False if not, None if the answer was withdrawn.
    """

    lidAnswered = Signal(object)  # noqa: N815
    replyAnswered = Signal(bool)  # noqa: N815

    def __init__(self, language: Language) -> None:
        super().__init__("desk-ruling")
        self._language = language
        self.consequence = wrapped("incident-consequence", self.plate, copied=True)
        embolden(self.consequence, LARGE)
        self.led = wrapped("incident-led", self.plate, copied=True)
        self.article = small("incident-article", self.plate)
        self.differs = wrapped("incident-differs", self.plate, copied=True)
        self.turns = wrapped("incident-turns", self.plate)
        embolden(self.turns)
        self._lid_asked = plain_label(parent=self.plate)
        self.yes = self._answer("lid-yes", self.tr("Y  Yes"), True)
        self.no = self._answer("lid-no", self.tr("N  No"), False)
        self._in_lid: bool | None = None
        lid = in_row(self._lid_asked, self.yes, self.no, None, gap=SPACE)
        self._lid_asked.setWordWrap(True)
        self.lid_told = small("incident-lid-told", self.plate)
        text = self.tr("H  The opponent had replied when it was claimed")
        self.reply = CheckBox(text, self.plate)
        self.reply.setObjectName("incident-reply")
        self.reply.clicked.connect(self.replyAnswered)
        self.more = MoreFields(language, self)
        self.more.closed.connect(self.begin)
        told = in_column(self.led, self.consequence, self.article, gap=GAP)
        asked = in_column(lid, self.lid_told, gap=GAP)
        self.put(told, self.differs, self.reply, self.turns, asked, self.beside)
        self.put_below(self.more)

    def _answer(self, name: str, text: str, said: bool) -> QPushButton:
        button = bar_button(name, text, lambda: self._say_lid(said), self.plate)
        button.setCheckable(True)
        show_choice(button)
        return button

    def show_proposal(
        self,
        case: Case,
        draft: Incident,
        proposal: ConsequenceProposal,
        turned: Score | None,
        lid: int,
    ) -> None:
        """Shows the proposed consequence of an incident.

        Args:
            draft: the incident being entered, decided or changed.
            turned: the score with the proposal, if the winner changes; else None.
            lid: how many stones paid may be in the opponent's lid; 0 for none.
        """
        language, own = self._language, case.regulation
        writing = LANGUAGES[language]
        self.ask(heading(draft, language))
        in_zi = counts_zi(ruleset(case.rules))
        told = capital(consequences_said(proposal.consequences, language, in_zi=in_zi))
        unknown = proposal.certainty is Certainty.UNKNOWN
        nothing = NO_CLAUSE if unknown else NO_CONSEQUENCE
        self.consequence.setText(told or capital(nothing.in_(language)))
        led = [led_said(one, draft.side, language) for one in proposal.led_to]
        tell(self.led, f"{writing.listed(led)} →" if led else "")
        tell(self.article, "" if unknown else self._clause(proposal, own))
        warned = self.warning(turned)
        tell(self.turns, warned)
        read = self.led.text(), self.consequence.text(), warned
        self.setAccessibleDescription(" ".join(filter(None, read)))
        self._show_lid(draft, lid)
        self.more.show_draft(draft, len(case.record.acts))

    def _clause(self, proposal: ConsequenceProposal, own: Regulation | None) -> str:
        """Returns the article, how certain it is, and its conditions; a line each."""
        language = self._language
        writing = LANGUAGES[language]
        asked = regulation_named(proposal.regulation, own)
        regulation = regulation_said(asked, language, proposal.article)
        lines = [f"{regulation} · {CERTAINTIES[proposal.certainty].in_(language)}"]
        if proposal.note is not None:
            lines.append(proposal.note.in_(language))
        if proposal.options:
            options = consequences_said(proposal.options, language)
            lines.append(formatted(self.tr("Or: {consequences}"), consequences=options))
        if proposal.suspended:
            said = consequences_said(proposal.suspended, language)
            lines.append(
                formatted(self.tr("Suspended at present: {consequences}"), consequences=said)
            )
        if proposal.window is not ClaimWindow.UNKNOWN:
            said = WINDOWS[proposal.window].in_(language)
            if proposal.claimant is not Claimant.UNKNOWN:
                said = writing.with_aside(said, CLAIMANTS[proposal.claimant].in_(language))
            lines.append(formatted(self.tr("To be claimed {until}"), until=said))
        return "\n".join(lines)

    def warning(self, turned: Score | None) -> str:
        """Returns a warning that the winner changes, with the new result; "" for None."""
        if turned is None:
            return ""
        said = would_be(turned, self._language)
        return formatted(self.tr("⚑ This changes the winner. With it: {result}"), result=said)

    # The lid

    def _show_lid(self, draft: Incident, stones: int) -> None:
        self._in_lid = draft.in_lid
        if stones == 1:
            asked = self.tr("Is the stone in the opponent's lid?")
        else:
            asked = self.tr("Are the {count} stones in the opponent's lid?")
        self._lid_asked.setText(formatted(asked, count=stones))
        for widget in (self._lid_asked, self.yes, self.no):
            widget.setVisible(bool(stones))
        self.yes.setChecked(draft.in_lid is True)
        self.no.setChecked(draft.in_lid is False)
        # the proposal does not depend on it and may be taken while this is open
        left = self.tr(
            "The payment is the same either way. If left open, it is asked again where the "
            "prisoners are stated."
        )
        tell(self.lid_told, left if stones and draft.in_lid is None else "")

    def _say_lid(self, said: bool) -> None:
        self.lidAnswered.emit(None if self._in_lid is said else said)

    def show_found(self, told: str) -> None:
        """Shows how the board found differs from the record; "" hides it."""
        tell(self.differs, told)

    def show_reply(self, replied: bool | None) -> None:
        """Shows the check box whether the opponent had played on; None hides it."""
        self.reply.setVisible(replied is not None)
        self.reply.setChecked(bool(replied))

    def letter(self, key: str) -> bool:
        if key == "h" and not self.reply.isHidden():
            self.reply.click()
            return True
        if key in ("y", "n") and not self.yes.isHidden():
            self._say_lid(key == "y")
            return True
        return self.more.letter(key)

    def enter(self) -> bool:
        return self.more.close_field()

    def escape(self) -> bool:
        return self.more.close_field()
