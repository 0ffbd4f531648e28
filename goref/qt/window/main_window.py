"""The main window: board on the left, the way to the result on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMessageBox,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from goref.app.edits.base import Edit
from goref.app.edits.ruling import ChooseRules, StateFacts, VoidMove
from goref.app.edits.tools import Tool
from goref.app.session.session import Change, Part, Session
from goref.core.base.geometry import Point
from goref.core.rulesets.table import ruleset
from goref.io.files import FileError
from goref.qt.board.keyboard_paths import middle
from goref.qt.board.view import Options
from goref.qt.context.app_protocol import Host
from goref.qt.context.board_modes import BoardModes
from goref.qt.context.bridge import Bridge
from goref.qt.dispute.disputing import Disputing
from goref.qt.opinion.suggesting import Suggesting
from goref.qt.record.correcting import Correcting
from goref.qt.record.move_list import MoveList
from goref.qt.record.playing import Playing
from goref.qt.result.compare_view import CompareView
from goref.qt.result.result_bar import ResultBar
from goref.qt.ruling.rules_bar import RulesBar
from goref.qt.setup.setting_up import SettingUp
from goref.qt.stage.staging import Staging
from goref.qt.steps.steps_view import StepsView
from goref.qt.trial.trying import Trying
from goref.qt.widgets.boxes import named
from goref.qt.window.actions import ACTIONS
from goref.qt.window.announcer import Speaking
from goref.qt.window.board_controller import Hand
from goref.qt.window.board_side import BoardSide
from goref.qt.window.case_files import CaseFiles
from goref.qt.window.copying import Copying
from goref.qt.window.dropping import Dropping
from goref.qt.window.help_menu import HelpMenu
from goref.qt.window.undo_actions import Undoing
from goref.qt.window.view_menu import SWITCHES, ViewMenu, shares, size_handlers

QUIET = Part.MOMENT | Part.SAVED | Part.TRIALS | Part.HISTORY
"""Changes that leave the score as it is."""


class MainWindow(QMainWindow):
    """One session's window. It holds no state of the case: it shows and sends edits."""

    def __init__(self, session: Session, host: Host) -> None:
        super().__init__()
        self.session = session
        self.host = host
        self.language = host.language
        self.bridge = Bridge(session, self)
        Dropping(self, host.open_paths, host.open_text)
        self.setMinimumSize(960, 640)
        self.left = BoardSide(
            session.case.record.grid,
            self.language,
            host.theme,
        )
        self.board, self.playback = self.left.board, self.left.playback
        self.rules_bar = RulesBar(self.language)
        self.rules = self.rules_bar.box
        self.result_bar = ResultBar(self.language)
        self.result, self.tally = self.result_bar.result, self.result_bar.tally
        self.steps = StepsView(self.language, host.theme)
        self.moves = MoveList(self.language, host.theme)
        self.compare = CompareView(self.language)
        self.tabs = named(
            QTabWidget(), "tabs", self.tr("Ruling, disputes, opinion, moves, comparison")
        )
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.steps, self.tr("Ruling"))
        self.tabs.addTab(self.moves, self.tr("Moves"))
        self.tabs.addTab(self.compare, self.tr("All rule sets"))
        self.disputing = Disputing(self)
        self.suggesting = Suggesting(self, self._rules)
        self._lit: frozenset[Point] = frozenset()
        self._lay_out()
        self.files = CaseFiles(self)
        self.copying = Copying(self, self.compare, self.suggesting.beneath)
        column, count_page = self.left.column, self.steps.count_page
        self.setting_up = SettingUp(self, column)
        self.playing = Playing(self, column)
        self.correcting = Correcting(self, column, self.moves)
        self.trying = Trying(self, column)
        self.staging = Staging(self, self.side, self.playback, count_page, self._to_count)
        self.hand = Hand(self, self.steps, self.suggesting)
        self.modes = BoardModes(
            self.board,
            self.hand,
            (self.setting_up, self.playing, self.trying, self.correcting, self.staging),
        )
        self.undoing = Undoing(self)
        self.speaking = Speaking(self, self.result.text)
        self.help = HelpMenu(self, self.steps)
        self.actions_by_id = ACTIONS.make_actions(self, self._handlers())
        menus = ACTIONS.fill_menus(self.menuBar(), self.actions_by_id)
        self.view_menu = ViewMenu(self, menus, self.splitter)
        self._connect()
        self.left.show_legend(host.preferences.flag("legend", SWITCHES["legend"]))
        self.refresh(Change(Part.EVERYTHING))
        self._greet()

    @property
    def widget(self) -> QMainWindow:
        """The window as Qt knows it: what dialogs and objects belong to."""
        return self

    # Building

    def _lay_out(self) -> None:
        right = QWidget()
        self.side = QVBoxLayout(right)
        self.side.setContentsMargins(6, 6, 6, 6)
        self.side.addWidget(self.rules_bar)
        self.side.addWidget(self.tabs, 1)
        self.side.addWidget(self.result_bar)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.left)
        self.splitter.addWidget(right)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.splitter.setSizes(shares(self.font()))
        self.splitter.setChildrenCollapsible(False)
        self.setCentralWidget(self.splitter)

    def _handlers(self) -> dict[str, Callable[..., object]]:
        return {
            "new": lambda: self.host.new_position(),
            "bundled": lambda: self.host.open_bundled(),
            **self.files.handlers(),
            "save-picture": self.copying.save_picture,
            "save-csv": self.copying.save_comparison,
            "print": self.copying.sheet,
            "print-preview": self.copying.preview_sheet,
            "save-sheet": self.copying.save_sheet,
            "undo": self.undoing.undo,
            "redo": self.undoing.redo,
            "copy-result": self.copying.result,
            "copy-rows": self.copying.rows,
            "copy-diagram": self.copying.diagram,
            "copy-picture": self.copying.picture,
            **self.modes.handlers(),
            "next-step": lambda: self._step(1),
            "previous-step": lambda: self._step(-1),
            "as-it-stands": self._leave_as_it_stands,
            "compare": lambda: self.tabs.setCurrentWidget(self.compare),
            "moves": lambda: self.tabs.setCurrentWidget(self.moves),
            "disputes": self.disputing.open,
            "second-opinion": self.suggesting.open,
            "event-rules": self._take_rules,
            "first-move": lambda: self.session.show_moment(0),
            "back-move": lambda: self.session.show_moment(self.session.moment - 1),
            "forward-move": lambda: self.session.show_moment(self.session.moment + 1),
            "last-move": lambda: self.session.show_moment(self.session.last_moment),
            **{key: partial(self._flag, key) for key in SWITCHES},
            **size_handlers(self.host),
            **self.help.handlers(),
        }

    def _connect(self) -> None:
        self.bridge.changed.connect(self.refresh)
        self.board.pointHovered.connect(self._hovered)
        self.board.cursorMoved.connect(self._hovered)
        self.playback.moved.connect(lambda index: self.session.show_moment(index))
        self.rules.chosen.connect(lambda id_: self.do(ChooseRules(id_)))
        self.steps.facts.connect(lambda values: self.do(StateFacts(values)))
        self.steps.ruled.connect(self.do)
        self.steps.pointsChosen.connect(self.look)
        self.steps.stepped.connect(self._stepped)
        self.steps.wanted.connect(lambda id_: self.actions_by_id[id_].trigger())
        self.moves.moved.connect(lambda index: self.session.show_moment(index))
        self.moves.voided.connect(lambda number, void: self.do(VoidMove(number, void)))
        self.compare.chosen.connect(lambda id_: self.do(ChooseRules(id_)))
        self.compare.wanted.connect(lambda id_: self.actions_by_id[id_].trigger())
        self.disputing.tryWanted.connect(self.trying.propose)
        self.disputing.trialWanted.connect(self.trying.open)
        self.suggesting.given.connect(self.left.legend_suggests)
        self.tabs.currentChanged.connect(self._turned)

    # Showing

    def take(self, session: Session) -> None:
        """Show another session from its beginning, in place of the present one."""
        self.modes.leave()
        self.bridge.stop()
        self.bridge.deleteLater()
        self.session = session
        self.bridge = Bridge(session, self)
        self.bridge.changed.connect(self.refresh)
        self.steps.begin()
        self.suggesting.begin()
        self.tabs.setCurrentIndex(0)
        self.refresh(Change(Part.EVERYTHING))
        self.board.set_cursor_point(middle(session.case.record.grid))
        self._greet()

    def _greet(self) -> None:
        self.say(self.tr("Click the board, or move its cursor with the arrow keys."))
        self.board.setFocus()

    def go_on_from(self, old: MainWindow) -> None:
        """Show the same session from where another window of it was."""
        self.steps.list.go_on_from(old.steps.list)
        if old.steps.step is not None:
            self.steps.go_to(old.steps.step.id)
        self.steps.kinds.choose(old.steps.kind)
        self.tabs.setCurrentIndex(old.tabs.currentIndex())
        self.compare.reference.setCurrentIndex(old.compare.reference.currentIndex())
        self.board.set_cursor_point(old.board.cursor_point())
        self.splitter.restoreState(old.splitter.saveState())
        self.modes.go_on_from(old.modes)
        self.suggesting.go_on_from(old.suggesting)
        self.help.go_on_from(old.help)
        self.view_menu.go_on_from(old)

    def refresh(self, change: Change) -> None:
        """Show what changed."""
        session = self.session
        case = session.case
        moment = case.moments[session.moment]
        if change.parts & ~QUIET:
            self._lit = frozenset()
        self.playback.show_moment(
            session.moment, session.last_moment, moment.number, len(case.record.acts)
        )
        self.modes.now.follow(change)
        self.disputing.follow(change)
        self.suggesting.follow(change)
        self.show_board()
        if change.parts & (~QUIET | Part.MOMENT):
            self._show_moves()
        if change.parts & ~QUIET:
            assessment = session.assessment
            self.rules_bar.show_assessment(assessment)
            self.steps.show_assessment(assessment)
            self.compare.show_assessment(assessment)
        if change.parts & (~QUIET | Part.TRIALS):  # a trial leaves something open
            self.result_bar.show_assessment(session.assessment)
            self._show_result_line()
        if change.parts & (Part.RULING | Part.RECORD | Part.DOUBTS) and self.isVisible():
            hovered = self.board.hovered_point()
            self._hovered(self.board.cursor_point() if hovered is None else hovered)
        self.undoing.show_history()
        self.setWindowTitle(self._title())
        self.setWindowModified(session.is_changed)
        self.speaking.follow(change)

    def show_board(self) -> None:
        """Show the board as it is now, also in the middle of a stroke."""
        self.board.set_view(self.modes.now.view(self._options()))

    def _turned(self, _: int) -> None:
        self.staging.leave()
        self._show_moves()
        self._show_result_line()

    def _show_moves(self) -> None:
        if self.tabs.currentWidget() is self.moves:
            case, session = self.session.case, self.session
            findings = session.assessment.findings
            self.moves.show_record(case, findings, session.moment, case.record.grid)

    def _options(self) -> Options:
        flag = self.host.preferences.flag
        shown = {key: flag(key, SWITCHES[key]) for key in ("coordinates", "numbers", "marks")}
        return Options(**shown, seki=self.steps.tool is Tool.SEKI, lit=self._lit)

    def _title(self) -> str:
        session = self.session
        name = session.path.name if session.path else session.title
        name = name or self.tr("Untitled position")  # in an f-string lupdate would miss it
        return f"{name}[*] — goref"

    def say(self, text: str) -> None:
        """Tell something in the status line."""
        self.statusBar().showMessage(text)
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
        self._light(points)
        if move is not None:
            for index, moment in enumerate(self.session.case.moments):
                if moment.number == move:
                    self.session.show_moment(index)
                    break

    def _stepped(self, id_: str) -> None:
        self.staging.leave()
        self._lit = frozenset()
        self.show_board()
        self._show_result_line()

    def _show_result_line(self) -> None:
        """The result stands large on its own page; elsewhere under every page."""
        step = self.steps.step
        large = self.tabs.currentWidget() is self.steps and step is not None and step.ends
        self.result.setVisible(not large)

    def _light(self, points: frozenset[Point]) -> None:
        if points != self._lit:
            self._lit = points
            self.show_board()

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
        if self.session.in_play and not self.playing.shows_ruling:
            self.say(self.result.text())  # that it is in play
        else:
            self.hand.leave_as_it_stands()

    def failed(self, error: Exception) -> None:
        """Tell that something did not work."""
        from goref.core.words.faults.said import said  # seldom needed

        told = said(error, self.language)
        self.say(told)
        if isinstance(error, FileError):
            QMessageBox.warning(self, "goref", told)

    def _rules(self) -> bool:
        """Whether a step is in sight in which stones are ruled on."""
        return self.tabs.currentWidget() is self.steps and self.steps.tool is not None

    def _to_count(self) -> bool:
        """Bring the step of the count into sight; False where there is none."""
        self.tabs.setCurrentWidget(self.steps)
        self.steps.go_to("count")
        return self.steps.step is not None and self.steps.step.id == "count"

    def see_preferences(self) -> None:
        """The preferences say otherwise now: show what follows from them."""
        self.staging.see_preferences()
        self.suggesting.see_preferences()

    def _step(self, by: int) -> None:
        self.tabs.setCurrentWidget(self.steps)
        self.steps.go(by)

    def _flag(self, key: str, on: bool) -> None:
        self.host.preferences.set_flag(key, on)
        if key == "legend":
            self.left.show_legend(on)
        else:
            self.show_board()

    def _take_rules(self) -> None:
        rules = self.session.case.rules
        self.host.preferences.rules = rules
        name = ruleset(rules).name.in_(self.language)
        self.say(
            self.tr("{rules} from now on, unless a record names another.").format(rules=name)
        )

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the board is in hand for comes first; then the lines of the count."""
        if self.modes.now.pressed(event):
            return
        step = self.steps.step
        counting = self.tabs.currentWidget() is self.steps and step and step.id == "count"
        if event.key() == Qt.Key.Key_Space and counting:
            self.steps.score.next_cell()
            return
        super().keyPressEvent(event)

    def save_as(self) -> bool:
        """Ask for a place and save the case there; False if it was not saved."""
        return self.files.save_as()

    def may_close(self) -> bool:
        """Ask what to do with unsaved work; False to stay."""
        return self.files.may_close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.suggesting.stop()
        self.host.preferences.geometry = self.saveGeometry()
        self.host.close_session()
        event.accept()
