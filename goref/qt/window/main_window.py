"""The main window: the board; beside it who plays, the stages, their page and the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from goref.app.session.change import Change, Part
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.io.files import FileError
from goref.qt.board.keyboard_paths import middle
from goref.qt.board.view import Options
from goref.qt.frame.board_side import BoardSide
from goref.qt.frame.split import Split
from goref.qt.look.preferences import SWITCHES
from goref.qt.picture.moment import moment_picture
from goref.qt.window.menus.titles import make_menus
from goref.qt.work.painted import Painted

if TYPE_CHECKING:  # what a window shows after its board, or when it is wanted
    from goref.app.edits.base import Edit
    from goref.app.session.session import Session
    from goref.core.base.findings import Finding
    from goref.qt.context.app_protocol import Host
    from goref.qt.incidents.desk import IncidentDesk
    from goref.qt.window.announcer import Speaking
    from goref.qt.window.copying import Copying
    from goref.qt.window.projecting import Projecting
    from goref.qt.window.views import Views

QUIET = Part.MOMENT | Part.SAVED | Part.TRIALS | Part.HISTORY | Part.DETAILS
"""Changes that leave the score as it is."""
DETAILS, MOVES, COMPARE = "details", "moves", "compare"
LEGEND, ARTICLE, INCIDENTS = "legend", "article", "incidents"
"""What is opened over a stage's page."""
MEETS_MS = 50
"""So long after it is whole, when it has been painted, others than the referee get at it."""
DEAD, DOUBTS, COUNT, RESULT = "dead", "doubts", "count", "result"


LEAST = 960, 600
"""What a screen of 960×640 has for a window below its title."""


class MainWindow(QMainWindow):
    """One session's window. It holds no state of the case: it shows and sends edits.

    It comes with the board as the game left it, and with nothing else. The rest is made a
    piece at a time (:meth:`furnish`) once that is painted; till then nothing is asked of it.

    Attributes:
        is_whole: all of it is there.
        views: the pages that are made when they are wanted.
    """

    views: Views

    def __init__(self, case: Case, host: Host) -> None:
        super().__init__()
        self.host = host
        self.language = host.language
        self.setMinimumSize(*LEAST)
        self.left = BoardSide(case.record.grid, host.theme)
        self.board = self.left.board
        self.split = Split(self.left)
        self.setCentralWidget(self.split)
        self._menus = make_menus(self.menuBar())
        self.statusBar()
        self._lit: frozenset[Point] = frozenset()
        self._outlined: frozenset[Point] = frozenset()
        self._mode_page: QWidget | None = None
        self._follows = False
        self.is_whole = self._closes = False
        self.left.set_view(moment_picture(case, len(case.moments) - 1, self._switches()))
        self.board.setFocus()

    @property
    def widget(self) -> QMainWindow:
        """The window as Qt knows it: what dialogs and objects belong to."""
        return self

    @cached_property
    def copying(self) -> Copying:
        """What is copied, saved as a picture and printed."""
        from goref.qt.window.copying import Copying

        return Copying(
            self,
            lambda: self.views.compare.reference_id,
            self.suggesting.beneath,
            self._how_much_asked,
            lambda: self.questions.open_matters,
        )

    @cached_property
    def desk(self) -> IncidentDesk:
        """What incidents are entered and decided at."""
        from goref.qt.incidents.desk import IncidentDesk

        desk = IncidentDesk(self)
        self.modes.join(desk.found)
        return desk

    @cached_property
    def projecting(self) -> Projecting:
        """The screen for the room."""
        from goref.qt.window.projecting import Projecting

        return Projecting(self, self.left.take, self.footing.verdict, self.modes.sentence)

    @cached_property
    def speaking(self) -> Speaking:
        """What is read out; made once somebody may listen."""
        from goref.qt.window.announcer import Speaking

        return Speaking(self, lambda: self.foot.says.text())

    def _is_made(self, room: str) -> bool:
        """Whether one of those was wanted."""
        return room in self.__dict__

    # Building

    def furnish(self, session: Session) -> Iterator[None]:
        """Make the rest of the window, none of it longer than a frame."""
        from goref.qt.context.bridge import Bridge

        self.session = session
        self.bridge = Bridge(session, self)
        yield
        yield from self._furnish_right()
        yield from self._furnish_rooms()
        yield from self._furnish_menus()
        self._connect()
        with self._following():
            self.stages.go_to(DEAD)
            self.pages.show_stage(DEAD)
        yield
        self.playback = self.left.furnish()
        self.playback.moved.connect(lambda index: self.session.show_moment(index))
        self.refresh(Change(Part.EVERYTHING))
        yield
        # At once, with all that stands in it: half of it would be laid out and painted for
        # nothing, and seen to change.
        self.split.show_all()
        self.is_whole = True
        Painted(self.foot, self._begin_by_itself)
        QTimer.singleShot(MEETS_MS, self, self._meet_others)
        self._greet()
        if self._closes:
            QTimer.singleShot(0, self.close)

    def _furnish_right(self) -> Iterator[None]:
        """What stands beside and below the board."""
        from goref.core.flow import STAGES
        from goref.qt.frame.who_band import WhoBand
        from goref.qt.widgets.boxes import in_column
        from goref.qt.widgets.metrics import SPACE

        self.who = WhoBand(self.language, self.host.theme)
        yield
        from goref.qt.frame.stage_bar import StageBar
        from goref.qt.window.texts import stage_name

        self.stages = StageBar({stage.id: stage_name(stage.id) for stage in STAGES})
        yield
        from goref.qt.frame.foot import Foot
        from goref.qt.frame.pages import PageBand

        self.pages = PageBand()
        self.foot = Foot(self.language)
        yield
        right = QWidget()
        bands = self.who, self.stages, self.pages
        in_column(*bands, inside=right, gap=SPACE, grows=self.pages)
        for band in (self.who, self.foot):
            self.split.tightened.connect(band.set_brief)
        self.split.have(right, self.foot)
        add = self.pages.add_drawer
        add(DETAILS, self.tr("Record and facts"), lambda: self.views.details)
        add(MOVES, self.tr("Moves"), lambda: self.views.moves)
        add(COMPARE, self.tr("All rule sets"), lambda: self.views.compare)
        add(LEGEND, self.tr("Signs on the board"), lambda: self.views.legend)
        add(ARTICLE, self.tr("Article"), lambda: self.views.article)

    def _furnish_rooms(self) -> Iterator[None]:
        """What the window's features are."""
        from goref.qt.opinion.suggesting import Suggesting

        self.suggesting = Suggesting(self, self._is_ruling_in_sight)
        yield
        from goref.qt.questions.questions import Questions

        self.questions = Questions(self, self.suggesting)
        for stage in (DEAD, DOUBTS):
            self.pages.add_stage(stage, lambda: self.questions.page)
        self.pages.add_stage(COUNT, lambda: self.views.count_page)
        self.pages.add_stage(RESULT, lambda: self.views.result_page)
        yield
        from goref.qt.window.case_files import CaseFiles

        self.files = CaseFiles(self)
        yield
        from goref.qt.window.board_controller import Hand
        from goref.qt.window.modes import Modes
        from goref.qt.window.views import Views

        hand = Hand(self, self.questions, self.suggesting)
        self.modes = Modes(self, hand, lambda: self.views, self.show_stage)
        self.views = Views(
            self,
            suggesting=self.suggesting,
            hear_moves=lambda moves: self.modes.correcting.hear(moves),
            choose_count=lambda: self.modes.staging.chosen_anew(),
            deadline_told=lambda: self.desk.deadline_told(),
            opened=lambda: self.questions.open_matters,
            want=self.want,
            is_at_table=lambda: self.files.is_at_table,
        )
        self.pages.add_drawer(
            INCIDENTS,
            self.tr("Incidents"),
            lambda: self.desk.page,
            lambda: self.desk.acts(),
        )
        yield
        from goref.qt.window.footing import Footing

        self.footing = Footing(self, self.questions, self.modes.has_counted)
        yield

    def _furnish_menus(self) -> Iterator[None]:
        from goref.qt.window.menus.actions import ACTIONS
        from goref.qt.window.menus.help_menu import HelpMenu
        from goref.qt.window.menus.undo_actions import Undoing
        from goref.qt.window.menus.view_menu import ViewMenu

        self.undoing = Undoing(self)
        self.help = HelpMenu(self, self._show_article)
        self.actions_by_id = ACTIONS.make_actions(self, self._handlers())
        yield
        ACTIONS.fill_menus(self._menus, self.actions_by_id)
        self.view_menu = ViewMenu(self, self._menus)
        self.foot.put_in_menu(self.actions_by_id["incidents"])
        yield

    def _handlers(self) -> dict[str, Callable[..., object]]:
        from goref.qt.window.menus.view_menu import size_handlers

        return {
            "new": lambda: self.host.new_position(),
            "bundled": lambda: self.host.open_bundled(),
            **self.files.handlers(),
            "save-picture": lambda: self.copying.save_picture(),
            "save-csv": lambda: self.copying.save_comparison(),
            "print": lambda: self.copying.sheet(),
            "print-preview": lambda: self.copying.preview_sheet(),
            "save-sheet": lambda: self.copying.save_sheet(),
            "save-kifu": lambda: self.copying.save_kifu(),
            "undo": self.undoing.undo,
            "redo": self.undoing.redo,
            "copy-result": lambda: self.copying.result(),
            "copy-rows": lambda: self.copying.rows(),
            "copy-diagram": lambda: self.copying.diagram(),
            "copy-picture": lambda: self.copying.picture(),
            **self.modes.handlers(),
            "next-step": lambda: self.walk(1),
            "previous-step": lambda: self.walk(-1),
            "as-it-stands": self._leave_as_it_stands,
            "details": self.open_details,
            "compare": lambda: self.pages.open(COMPARE),
            "moves": lambda: self.pages.open(MOVES),
            INCIDENTS: lambda: self.desk.open(),
            "disputes": self.questions.open_all,
            "second-opinion": self.suggesting.open,
            "event-rules": self._take_rules,
            "first-move": lambda: self.session.show_moment(0),
            "back-move": lambda: self.session.show_moment(self.session.moment - 1),
            "forward-move": lambda: self.session.show_moment(self.session.moment + 1),
            "last-move": lambda: self.session.show_moment(self.session.last_moment),
            **{key: partial(self._flag, key) for key in SWITCHES},
            **size_handlers(self.host),
            "fullscreen": lambda on: self.projecting.turn(on),
            LEGEND: self._turn_legend,
            **self.help.handlers(),
        }

    def _connect(self) -> None:
        from goref.qt.widgets.wrapping import tip

        self.bridge.changed.connect(self.refresh)
        status = self.statusBar()
        # In full, where it is too long for the line.
        status.messageChanged.connect(lambda text: status.setToolTip(tip(text)))
        self.board.pointHovered.connect(self._hovered)
        self.board.cursorMoved.connect(self._hovered)
        self.who.stated.connect(self.do)
        self.who.changeWanted.connect(self.open_details)
        self.stages.chosen.connect(self._choose_stage)
        self.pages.turned.connect(self._turned)
        self.questions.changed.connect(self._asked)
        self.suggesting.questionsWanted.connect(self.questions.go_to_first)

    # Showing

    def take(self, session: Session) -> None:
        """Show another session from its beginning, in place of the present one."""
        from goref.qt.context.bridge import Bridge

        with self._following():
            self.modes.leave()
            self.bridge.stop()
            self.bridge.deleteLater()
            self.session = session
            self.bridge = Bridge(session, self)
            self.bridge.changed.connect(self.refresh)
            self.questions.begin()
            self.questions.await_change()
            self.suggesting.begin()
            if self._is_made("desk"):
                self.desk.begin()
            self.stages.go_to(DEAD)
            self.pages.show_stage(DEAD)
        self.refresh(Change(Part.EVERYTHING))
        self.board.set_cursor_point(middle(session.case.record.grid))
        self._greet()

    def _begin_by_itself(self) -> None:
        """Begin what comes by itself, now that it holds up nothing that is to be painted."""
        self.suggesting.opinion.wait_no_more()
        QTimer.singleShot(0, self, self.questions.look_on)  # after what else the paint set off

    def _greet(self) -> None:
        """Begin with the board, or with the facts where one is missing that decides."""
        from goref.qt.details.needed import needs_opening

        if needs_opening(self.session.assessment):
            self.open_details()
        self.say(self.tr("Click the board, or move its cursor with the arrow keys."))
        self.board.setFocus()

    def _meet_others(self) -> None:
        """Take what is dragged here from elsewhere, and be there for whoever listens, who
        missed what was said before."""
        from goref.qt.window.dropping import Dropping

        Dropping(self, self.host.open_paths, self.host.open_text, self.files.photograph)
        self.board.speak()
        self.speaking.begin(self.statusBar().currentMessage())

    def go_on_from(self, old: MainWindow) -> None:
        """Show the same session from where another window of it was."""
        self.questions.go_on_from(old.questions)
        self.show_stage(old.stages.stage)
        self.questions.open_rows_of(old.questions)
        if old.views.is_made(COMPARE):
            chosen = old.views.compare.reference.currentIndex()
            self.views.compare.reference.setCurrentIndex(chosen)
        if old.pages.drawer is not None:
            self._open(old.pages.drawer)
        self.board.set_cursor_point(old.board.cursor_point())
        self.modes.go_on_from(old.modes)
        self.suggesting.go_on_from(old.suggesting)
        if old._is_made("desk"):
            self.desk.go_on_from(old.desk)

    def go_on_beside(self, old: MainWindow) -> None:
        """Have beside it, once it is shown, what another window of the session had there."""
        self.help.go_on_from(old.help)
        self.view_menu.go_on_from(old)
        if old._is_made("projecting"):
            self.projecting.go_on_from(old.projecting)

    @property
    def goes_along(self) -> bool:
        """Whether another can take its place, in another language or look, as it is now.

        A board that is being put down as it was found is not entered yet.
        """
        return not (self._is_made("desk") and self.desk.found.is_put)

    @contextmanager
    def _following(self) -> Iterator[None]:
        """While parts follow a change the board and the foot wait: they show it once."""
        outer, self._follows = self._follows, True
        try:
            yield
        finally:
            self._follows = outer

    def refresh(self, change: Change) -> None:
        """Show what changed."""
        session = self.session
        with self._following():
            self._tell_parts(change)
        self.show_board()
        if change.parts & (Part.RULING | Part.RECORD | Part.DOUBTS) and self.isVisible():
            hovered = self.board.hovered_point()
            self._hovered(self.board.cursor_point() if hovered is None else hovered)
        self.undoing.show_history()
        self.show_side()
        self.setWindowTitle(self._title())
        self.setWindowModified(session.is_changed)
        if self._is_made("speaking"):
            self.speaking.follow(change)
        self.files.follow(change)

    def _tell_parts(self, change: Change) -> None:
        session = self.session
        case = session.case
        moment = case.moments[session.moment]
        if change.parts & ~QUIET:
            self._lit = frozenset()
        self.left.show_moment(
            session.moment, session.last_moment, moment.number, case.moments[-1].number
        )
        self.modes.now.follow(change)
        self.questions.await_change()
        self.suggesting.follow(change)
        self.questions.follow(change)
        if self._is_made("desk"):
            self.desk.follow(change)
        if change.parts & (~QUIET | Part.MOMENT | Part.DETAILS):
            self.who.show_case(session.assessment, session.moment)
            self.views.show_moves()
        if change.parts & (~QUIET | Part.TRIALS):  # a trial leaves something open
            self.views.show_assessment()
        if change.parts & (~QUIET | Part.DETAILS):
            self.views.show_details()

    def show_board(self) -> None:
        """Show the board as it is now, also in the middle of a stroke."""
        if self._follows:
            return
        self.left.set_view(self.modes.now.view(self._options()))
        self._show_room()

    def show_side(self) -> None:
        """Show the page of what is done now, how far the stages are, and the foot."""
        if self._follows:
            return
        page = self.modes.now.page
        if page is not self._mode_page:
            self._mode_page = page
            if self.modes.is_ruling:
                self.suggesting.ask_by_itself()
            if page is not None:
                self.pages.close_drawer()
            self.pages.show_mode(page)
        self.stages.show_signs(self.footing.signs())
        self.foot.show_foot(self.footing.state())
        self._show_room()

    def _show_room(self) -> None:
        if self._is_made("projecting"):
            self.projecting.follow()

    def _how_much_asked(self) -> tuple[int, bool]:
        return self.footing.asked

    def _turn_legend(self, on: bool) -> None:
        if on:
            self._open(LEGEND)
        elif self.pages.drawer == LEGEND:
            self.pages.close_drawer()

    def _turned(self) -> None:
        from goref.qt.fields.remark import reminders  # few windows are turned at the start

        legend = self.actions_by_id[LEGEND]
        with QSignalBlocker(legend):
            legend.setChecked(self.pages.drawer == LEGEND)
        self.who.remind(reminders(self.pages, self.language))
        with self._following():
            self.views.show_moves()
            self.questions.see()
        self.show_board()
        self.show_side()

    def _asked(self) -> None:
        """Another question is open, or there are others, or more is known of them."""
        outlined = self.questions.outlined
        if outlined != self._outlined:
            self._lit, self._outlined = frozenset(), outlined
        self.views.show_open()
        self.show_board()
        self.show_side()

    def _options(self) -> Options:
        lit = self._lit or self.questions.outlined
        seki = self._is_ruling_in_sight()
        return replace(self._switches(), seki=seki, lit=lit)

    def _switches(self) -> Options:
        """What the View menu says of the board."""
        flag = self.host.preferences.flag
        coordinates, numbers, marks = (flag(key, first) for key, first in SWITCHES.items())
        return Options(coordinates=coordinates, numbers=numbers, marks=marks)

    def _title(self) -> str:
        session = self.session
        name = session.path.name if session.path else session.title
        name = name or self.tr("Untitled position")  # in an f-string lupdate would miss it
        return f"{name}[*] — goref"

    def say(self, text: str) -> None:
        """Tell something in the status line."""
        self.statusBar().showMessage(text)
        if self._is_made("speaking"):
            self.speaking.say(text)

    def _hovered(self, point: Point | None) -> None:
        if point is not None:
            self.statusBar().showMessage(self.modes.now.describe(point))

    def look(self, points: frozenset[Point], move: int | None = None) -> None:
        """Show what a finding or a line speaks of: its points, or its move."""
        if points and move is None:
            self.session.show_moment(self.session.last_moment)
        if points:
            self.board.set_cursor_point(min(points))
        if points != self._lit:
            self._lit = points
            self.show_board()
        if move is not None:
            for index, moment in enumerate(self.session.case.moments):
                if moment.number == move:
                    self.session.show_moment(index)
                    break

    def press_foot(self) -> None:
        """Do the one next act, as Enter does."""
        self.foot.press()

    def _show_article(self) -> None:
        """The reasons and the article of the open question; else the stage's article."""
        if self._is_ruling_in_sight() and self.questions.page.asks:
            self.questions.show_article()
        elif not self.pages.close_drawer():
            from goref.core.articles.table import article
            from goref.core.flow import STAGES

            stage = next(s for s in STAGES if s.id == self.pages.stage)
            rules = ruleset(self.session.case.rules)
            self.views.article.show_article(article(rules, stage.article), self.language)
            self.pages.open(ARTICLE)

    # The way

    def show_stage(self, id_: str) -> None:
        """Go to a stage."""
        self.modes.leave_count()
        self._lit = frozenset()
        before = self.pages.in_sight
        with self._following():
            self.stages.go_to(id_)
            self.pages.show_stage(id_)
            if self.pages.in_sight is before:  # two stages have the questions
                self.questions.see()
        self.show_board()
        self.show_side()

    def _choose_stage(self, id_: str) -> None:
        """A stage was chosen by hand: whatever else was done on the board is over."""
        self.modes.leave()
        self.questions.stay_at(id_)
        self.show_stage(id_)

    def walk(self, by: int) -> None:
        """Go some stages on or back."""
        ids = self.stages.ids
        at = ids.index(self.stages.stage) + by
        if 0 <= at < len(ids):
            self._choose_stage(ids[at])

    def open_details(self) -> None:
        """Open record and facts over the page, at the first fact that is missing."""
        self._open(DETAILS)
        self.views.details.go_to_needed()

    def play_out(self, points: frozenset[Point]) -> None:
        """Have the status of stones or points played out on the board."""
        self.modes.trying.propose(points)

    def enter_incident(self, finding: Finding) -> None:
        """Go to the desk with an illegal move of the record, or an incident that waits."""
        self.desk.enter(finding)

    def open_trial(self, place: int) -> None:
        """Go on with a trial of the case, or show it."""
        self.modes.trying.open(place)

    def _open(self, id_: str) -> None:
        if id_ in self.pages.drawers:
            self.pages.open(id_)

    def sit(self) -> bool:
        """Show what goes with a table of an event, if the case is of one; whether it is."""
        at_table = self.files.show_table()
        self.views.set_at_table(at_table)
        self.who.set_editable(not at_table)
        return at_table

    def want(self, id_: str) -> None:
        """Carry out a command that a page wants."""
        if id_ == "questions":
            self.questions.go_to_first()
        else:
            self.actions_by_id[id_].trigger()

    def _is_ruling_in_sight(self) -> bool:
        """Whether the page in sight is one where stones are ruled on."""
        return self.pages.in_sight is self.questions.page

    # Acting

    def do(self, edit: Edit | None) -> bool:
        """Carry out an act; False if there is none, or it failed (that is told)."""
        if edit is None:
            return False
        try:
            self.session.do(edit)
        except (ValueError, FileError) as error:
            self.failed(error)
            return False
        return True

    def _leave_as_it_stands(self) -> None:
        from goref.app.edits.ruling import LeaveAsItStands

        if self.session.in_play and not self.modes.playing.shows_ruling:
            self.say(self.foot.says.text())  # that it is in play
        elif self.do(LeaveAsItStands()):
            self.say(self.tr("Ruled: nothing is dead but what is marked."))

    def failed(self, error: Exception) -> None:
        """Tell that something did not work."""
        from goref.core.words.faults.said import said  # seldom needed

        told = said(error, self.language)
        self.say(told)
        if isinstance(error, FileError):
            from PySide6.QtWidgets import QMessageBox

            from goref.qt.widgets.dialog import letter_for_letter

            QMessageBox.warning(self, "goref", letter_for_letter(told))

    def see_preferences(self) -> None:
        """The preferences say otherwise now: show what follows from them."""
        self.modes.see_preferences()
        self.suggesting.see_preferences()

    def _flag(self, key: str, on: bool) -> None:
        self.host.preferences.set_flag(key, on)
        self.show_board()

    def _take_rules(self) -> None:
        rules = self.session.case.rules
        self.host.preferences.rules = rules
        name = ruleset(rules).name.in_(self.language)
        self.say(
            formatted(
                self.tr("{rules} from now on, unless a record names another."), rules=name
            )
        )

    # Qt

    def focusNextPrevChild(self, next: bool) -> bool:
        """From the board Tab comes to the page beside it, and to the foot below that."""
        from goref.qt.frame.tab_order import go_by_tab

        first = (self.board, self.pages, self.foot) if self.is_whole else ()
        return go_by_tab(self, *first, forward=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.take_key(event)

    def take_key(self, event: QKeyEvent) -> None:
        """A key that nothing took: it is what the board is in hand for, or the foot's."""
        if self.modes.now.pressed(event):
            return
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            focus = QApplication.focusWidget()
            in_list = focus is not None and focus.inherits("QAbstractItemView")
            if not event.isAutoRepeat() and not in_list:
                self.foot.press()
            return
        if event.key() == Qt.Key.Key_Escape and not held:
            at_questions = self._is_ruling_in_sight() and self.questions.page.close_row()
            if at_questions or self.pages.close_drawer():
                self.board.setFocus()
                return
        if not self.undoing.say_of_none(event):
            super().keyPressEvent(event)

    def save_as(self) -> bool:
        """Ask for a place and save the case there; False if it was not saved."""
        return self.files.save_as()

    def may_close(self) -> bool:
        """Ask what to do with unsaved work; False to stay."""
        return self.files.may_close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.is_whole:  # it closes as soon as it can
            self._closes = True
        if not self.is_whole or not self.may_close():
            event.ignore()
            return
        if self._is_made("projecting"):
            self.projecting.turn(False)
        self.suggesting.stop()
        self.host.preferences.geometry = self.saveGeometry()
        self.host.close_session()
        event.accept()
