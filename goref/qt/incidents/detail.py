"""The step with all details of a recorded incident or protest."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.base.colour import COLOURS, Pair
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.case.case import Case
from goref.core.incidents.incident import GamePhase, Incident, Protest, ProtestState
from goref.core.texts.incidents.consequences import (
    EVIDENCE,
    PEOPLE,
    PHASES,
    consequences_said,
    led_said,
    regulation_said,
)
from goref.core.texts.incidents.telling import heading, outcome_of, protest_said
from goref.core.texts.terms import SIDES, term
from goref.io.values.regulations import regulation_named
from goref.qt.incidents.incident_step import IncidentStep
from goref.qt.incidents.more_fields import READINGS, TIMES
from goref.qt.widgets.wrapping import tell, wrapped


class DetailStep(IncidentStep):
    """The step with all details of a recorded incident or protest."""

    def __init__(self, language: Language) -> None:
        super().__init__("desk-detail")
        self._language = language
        self.about = wrapped("incident-about", self.plate, copied=True)
        self.differs = wrapped("incident-differs", self.plate, copied=True)
        self.put(self.about, self.differs, self.beside)

    def show_incident(self, case: Case, incident: Incident, differs: str) -> None:
        """Shows an incident.

        Args:
            differs: a text that says how the board found differs from the record; "" for none.
        """
        language = self._language
        self.ask(heading(incident, language), self._clause(case, incident))
        lines = [capital(outcome_of(incident, language)), *self._lines(incident)]
        lines += [
            protest_said(p, language) for p in case.protests if p.against == incident.number
        ]
        self.about.setText("\n".join(lines))
        tell(self.differs, differs)

    def show_protest(self, protest: Protest) -> None:
        """Shows a protest."""
        language = self._language
        self.ask(capital(protest_said(protest, language)))
        lines = [
            self._line(self.tr("Lodged"), protest.lodged),
            self._line(self.tr("Deadline"), protest.deadline),
            self._line(self.tr("Grounds"), protest.grounds),
        ]
        if protest.state is not ProtestState.LODGED:
            lines += [
                self._line(self.tr("Decided"), protest.decided),
                self._line(self.tr("Decided by"), protest.by_whom),
                self._line(self.tr("Ruling"), protest.ruling),
            ]
        self.about.setText("\n".join(filter(None, lines)))
        tell(self.differs, "")

    def _line(self, what: str, said: str) -> str:
        return f"{what}{LANGUAGES[self._language].colon}{said}" if said else ""

    def _clause(self, case: Case, incident: Incident) -> str:
        if not incident.regulation:
            return ""
        asked = regulation_named(incident.regulation, case.regulation)
        return regulation_said(asked, self._language, incident.article)

    def _lines(self, incident: Incident) -> Iterator[str]:
        language = self._language
        listed = LANGUAGES[language].listed
        if incident.differs and incident.proposed:
            said = consequences_said(incident.proposed, language)
            yield self._line(self.tr("By the regulation"), said)
        if incident.led_to:
            yield listed(led_said(one, incident.side, language) for one in incident.led_to)
        if incident.reason:
            yield self._line(self.tr("Reason"), incident.reason)
        if incident.phase is not GamePhase.PLAY:
            yield capital(PHASES[incident.phase].in_(language))
        names = self.tr("Happened"), self.tr("Noticed"), self.tr("Ruled on")
        times = (getattr(incident, time) for time in TIMES)
        told = [self._line(n, said) for n, said in zip(names, times, strict=True) if said]
        if told:
            yield " · ".join(told)
        yield from self._clock(incident)
        people = (
            (self.tr("Reported by"), incident.reported),
            (self.tr("Claimed by"), incident.claimed),
        )
        for what, person in people:
            if person is not None:
                yield self._line(what, PEOPLE[person].in_(language))
        if incident.evidence:
            said = listed(EVIDENCE[one].in_(language) for one in incident.evidence)
            yield self._line(self.tr("Evidence"), said)
        for what, said in (
            (self.tr("What happened"), incident.facts),
            (self.tr("Decided by"), incident.by),
        ):
            if said:
                yield self._line(what, said)
        if incident.in_lid is not None:
            inside, outside = self.tr("in the lid"), self.tr("not in the lid")
            said = inside if incident.in_lid else outside
            yield self._line(self.tr("Stones of the penalty"), said)

    def _clock(self, incident: Incident) -> Iterator[str]:
        clock, language = incident.clock, self._language
        if clock.running is not None:
            side = term(SIDES, clock.running.letter, language)
            yield self._line(self.tr("Clock that ran"), side)
        names = self.tr("When called"), self.tr("When resumed"), self.tr("To be added")
        for reading, what in zip(READINGS, names, strict=True):
            pair: Pair[str] = getattr(clock, reading)
            sides = zip(COLOURS, pair, strict=True)
            told = [f"{term(SIDES, c.letter, language)} {said}" for c, said in sides if said]
            if told:
                yield self._line(what, " · ".join(told))
