"""The page of incidents, which covers the present stage's page, and its controller."""

from __future__ import annotations

from datetime import datetime

from goref.app.edits.incidents import ChooseRegulation
from goref.app.incidents.deadline import ResultClock, protest_deadline
from goref.app.session.change import Change, Part
from goref.core.base.findings import Finding
from goref.core.base.late import Late
from goref.core.event.carried_over import CarriedOver
from goref.core.scoring.scorer import Winner
from goref.core.texts.incidents.telling import deadline_said
from goref.io.files import FileError, read_in_time
from goref.io.values.regulations import proposed, read_regulation, regulations
from goref.qt.context.feature import Feature
from goref.qt.context.foot import FootAct
from goref.qt.context.window import Window
from goref.qt.incidents.found_board_mode import FoundBoardMode
from goref.qt.incidents.incident_entry import IncidentEntry
from goref.qt.incidents.incident_overview import INCIDENT
from goref.qt.incidents.page import IncidentPage
from goref.qt.incidents.recorded_incidents import RecordedIncidents
from goref.qt.widgets.file_questions import file_to_open

DRAWER = "incidents"


class IncidentController(Feature):
    """The controller of the page of incidents: enters, decides and annuls them.

    Attributes:
        found: the board mode for a board as found.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._brought: CarriedOver | None = None
        self._clock: ResultClock | None = None
        self.found = FoundBoardMode(window)
        self.found.ended.connect(self.open)

    @Late
    def page(self) -> IncidentPage:
        """The page; created when first opened."""
        page = IncidentPage(self._window.language)
        page.home.opened.connect(self._open_line)
        page.home.regulationChosen.connect(self._choose_regulation)
        page.home.fileWanted.connect(self._read_regulation)
        page.escaped.connect(self.back)
        page.stepped.connect(self._hush)
        self._window.follow(Part.INCIDENTS | Part.RULES, self._follow)
        return page

    @Late
    def entering(self) -> IncidentEntry:
        """The controller that enters and decides an incident."""
        entering = IncidentEntry(self._window, self.page, self.found, self.ground)
        entering.ended.connect(lambda _: self._show_home())
        entering.given_up.connect(self._show_home)
        return entering

    @Late
    def kept(self) -> RecordedIncidents:
        """The controller of recorded incidents and protests."""
        kept = RecordedIncidents(
            self._window,
            self.page,
            self.found,
            self.ground,
            self.protest_until,
            self.has_result,
        )
        kept.left.connect(self._show_home)
        kept.decided.connect(self.entering.decide_on)
        return kept

    def _hush(self) -> None:
        """Clears the message in the foot when another step is shown."""
        self._window.say("")

    def ground(self) -> CarriedOver:
        """Returns the event's regulation and the players' earlier incidents.

        They are cached while the page is open.
        """
        if self._brought is None:
            self._brought = self._window.session.home.carried_over()
        return self._brought

    def has_result(self) -> bool:
        """Returns whether there is a result, by the count or entered for the table."""
        score = self._window.session.assessment.score
        return self.ground().has_result or score.winner is not Winner.NONE

    def deadline_told(self) -> str:
        """Returns a sentence with the deadline for protests; "" if the regulation has none."""
        return self.protest_until()[1]

    def protest_until(self) -> tuple[str, str]:
        """Returns the deadline for protests as (time, sentence).

        The time is "" if it is unknown when the result was fixed. Both are "" if the regulation
        has no deadline.
        """
        session = self._window.session
        case, now = session.case, datetime.now().astimezone()
        regulation = proposed(self.ground().asked_by(case).regulation, case.rules)
        if regulation is None or regulation.protest is None:
            return "", ""
        settled = session.assessment.score.status.is_settled
        self._clock = self._clock or ResultClock()
        made = self._clock.time(session.protocol, case) if settled else None
        deadline = protest_deadline(regulation.protest, made, now)
        time, until = "", deadline.until
        if until is not None:
            time = f"{until:%H:%M}" if until.date() == now.date() else f"{until:%Y-%m-%d %H:%M}"
        return time, deadline_said(deadline.minutes, time, deadline.left, self._window.language)

    # Opening

    def open_at(self, entry: str) -> None:
        """Opens the page and begins an entry: ``"protest"``, ``"time"``, or "" for none.

        For ``"protest"``, shows an undecided protest if there is one.
        """
        self.open()
        lodged = [each for each in self._window.session.case.protests if each.is_lodged]
        match entry:
            case "protest" if lodged:
                self.kept.open_protest(lodged[0].number)
            case "protest":
                self.kept.protest_against_result()
            case "time":
                self.entering.begin_at_clock()

    def open(self) -> None:
        """Opens the page, at the step where the user left it."""
        self._brought = None
        self._window.pages.open(DRAWER)
        if self.entering.is_at_work or self.kept.is_at_work:
            self.page.show_step(self.page.step)
            self._window.show_side()
        else:
            self._show_home()

    def enter(self, finding: Finding) -> None:
        """Begins an incident for an illegal move, or decides the recorded incident of a
        finding.
        """
        self._brought = None
        self._window.pages.open(DRAWER)
        number = finding.arg("number")
        if isinstance(number, int):
            self.kept.open(number)
            if self.kept.incident is not None:
                self.entering.decide_on(self.kept.incident)
        else:
            self.entering.begin_with(finding)

    def begin(self) -> None:
        self._brought = None
        if (page := IncidentController.page.made(self)) is not None:
            page.protest.forget()
            self._show_home()

    def restore_from(self, old: IncidentController) -> None:
        if IncidentController.page.made(old) is None:
            return
        begun = old.page.protest.begun()
        if begun:
            self.page.protest.go_on_with(begun)
        is_open = self._window.pages.drawer == DRAWER
        if is_open:
            self.open()
        if old.entering.is_at_work:
            self.entering.restore_from(old.entering)
        elif old.kept.is_at_work:
            self.kept.restore_from(old.kept)
        if is_open:
            self.page.step.begin()  # the window is not shown yet

    @property
    def goes_along(self) -> bool:
        return not self.found.is_put  # that is not entered yet

    def _follow(self, change: Change) -> None:
        self._hush()
        self._fill_home()
        if self.page.step is self.page.detail:
            self.kept.show()
        elif self.page.step is self.page.ruling:
            self.entering.ask_ruling()

    # The first step

    def _show_home(self) -> None:
        self.found.leave()
        self.entering.forget()
        self.kept.forget()
        self._fill_home()
        self.page.show_step(self.page.home)
        if self._window.pages.drawer == DRAWER:
            self._window.show_side()

    def _fill_home(self) -> None:
        case = self._window.session.case
        self.page.home.show_case(case, self.ground(), has_result=self.has_result())

    def _open_line(self, key: tuple[str, int]) -> None:
        what, number = key
        if what == INCIDENT:
            self.kept.open(number)
        else:
            self.kept.open_protest(number)

    def back(self) -> None:
        """Returns to the previous step. Closes the page at the first step."""
        if self.entering.is_at_work:
            self.entering.back()
        elif self.kept.is_at_work:
            self.kept.back()
        else:
            self._window.pages.close_drawer()
            self._window.board.setFocus()

    # The regulation

    def _choose_regulation(self, id_: str) -> None:
        if not id_ or id_ in regulations():  # else the one from a file, already chosen
            self._window.do(ChooseRegulation(regulations().get(id_)))
        self._fill_home()
        self.page.home.begin()

    def _read_regulation(self) -> None:
        window = self._window
        kinds = self.tr("Regulations (*.toml);;All files (*)")
        title = self.tr("Read a regulation")
        path = file_to_open(window.widget, title, window.host.preferences, kinds)
        if path is not None:
            try:
                window.do(ChooseRegulation(read_regulation(read_in_time(path))))
            except (ValueError, FileError) as error:
                window.failed(error)
        self._fill_home()
        self.page.home.begin()

    # The foot

    def acts(self) -> tuple[FootAct, ...]:
        """Returns a tuple with the foot's button for the present step; () at the first step."""
        if IncidentController.page.made(self) is None:
            return ()
        if self.entering.is_at_work:
            return self.entering.acts()[:1]
        return self.kept.acts()[:1] if self.kept.is_at_work else ()
