"""The main window: board on the left, the way to the result on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from goref.app.edits import ChooseRules, Edit, StateFacts, VoidMove
from goref.app.session import Change, Part, Session
from goref.core.colour import BLACK, WHITE
from goref.core.geometry import Point
from goref.core.numbers import mixed
from goref.core.payments import komi_of
from goref.core.position import Position
from goref.core.rulesets import ruleset
from goref.core.scoring import Winner
from goref.core.words.results import sentence, verdict
from goref.core.words.terms import SIDES, term
from goref.io.files import FileError
from goref.qt.actions import fill_menus, make_actions
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget, middle
from goref.qt.bridge import Bridge
from goref.qt.case_files import CaseFiles
from goref.qt.copying import Copying
from goref.qt.hand import Hand
from goref.qt.panels.compare_view import CompareView
from goref.qt.panels.legend import Legend
from goref.qt.panels.move_list import MoveList
from goref.qt.panels.playback import Playback
from goref.qt.panels.steps_view import StepsView
from goref.qt.picture import Options, describe, picture, setting_up
from goref.qt.preferences import Preferences
from goref.qt.rules_box import RulesBox
from goref.qt.setting_up import SettingUp
from goref.qt.texts import label
from goref.qt.theme import BoardTheme
from goref.qt.view_menu import SWITCHES, ViewMenu

QUIET = Part.MOMENT | Part.SAVED
"""Changes that leave the score as it is."""


class Host(Protocol):
    """What the window asks of the application around it."""

    preferences: Preferences
    language: str
    theme: BoardTheme
    projecting: bool

    def open_path(self, path: Path) -> None: ...
    def open_text(self, text: str) -> None: ...
    def open_bundled(self) -> None: ...
    def new_position(self) -> None: ...
    def use_language(self, language: str) -> None: ...
    def use_theme(self, theme: str) -> None: ...
    def project(self, on: bool) -> None: ...
    def close_session(self) -> None: ...


class MainWindow(QMainWindow):
    """One session's window. It holds no state of the case: it shows and sends edits."""

    def __init__(self, session: Session, host: Host) -> None:
        super().__init__()
        self.session = session
        self.host = host
        self.language = host.language
        self.bridge = Bridge(session, self)
        self.setAcceptDrops(True)
        self.setMinimumSize(960, 640)
        self.board = BoardWidget(
            BoardView(Position.empty(session.case.record.grid)), host.theme
        )
        self.board.setObjectName("board")
        self.board.setAccessibleName(self.tr("Board"))
        self.board.set_describe(lambda p: describe(self.session, p, self.language))
        self.playback = Playback()
        self.rules = RulesBox(host.language)
        self.komi = QLabel()
        self.komi.setObjectName("komi-in-force")
        self.result = QLabel()
        self.result.setObjectName("result")
        self.tally = QLabel()
        self.tally.setObjectName("tally")
        self.steps = StepsView(self.language, host.theme)
        self.moves = MoveList(self.language, host.theme)
        self.compare = CompareView(self.language)
        self.legend: Legend | None = None
        self.tabs = QTabWidget()
        self.tabs.setObjectName("tabs")
        self.tabs.setAccessibleName(self.tr("Ruling, moves, comparison"))
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.steps, self.tr("Ruling"))
        self.tabs.addTab(self.moves, self.tr("Moves"))
        self.tabs.addTab(self.compare, self.tr("All rule sets"))
        self._lit: frozenset[Point] = frozenset()
        self._lay_out()
        self.files = CaseFiles(self)
        self.copying = Copying(self)
        self.hand = Hand(self, self)
        self.setting_up = SettingUp(self, self._left)
        self.actions_by_id = make_actions(self, self._handlers())
        self.view_menu = ViewMenu(self, fill_menus(self.menuBar(), self.actions_by_id))
        self._connect()
        self._show_legend(host.preferences.flag("legend", SWITCHES["legend"]))
        self._shown = Part.EVERYTHING
        self.refresh(Change(Part.EVERYTHING))
        self.say(self._greeting())
        self.board.setFocus()

    # Building

    def _lay_out(self) -> None:
        left = QWidget()
        column = self._left = QVBoxLayout(left)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.board, 1)
        column.addWidget(self.playback)
        right = QWidget()
        side = QVBoxLayout(right)
        side.setContentsMargins(6, 6, 6, 6)
        row = QHBoxLayout()
        caption = QLabel(self.tr("&Rule set"))
        caption.setBuddy(self.rules)
        row.addWidget(caption)
        row.addWidget(self.rules, 1)
        row.addWidget(self.komi)
        side.addLayout(row)
        side.addWidget(self.tabs, 1)
        font = self.result.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        self.result.setFont(font)
        for text in (self.result, self.tally):
            text.setWordWrap(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        side.addWidget(self.tally)
        side.addWidget(self.result)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(right)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.splitter.setSizes([740, 520])
        self.splitter.setChildrenCollapsible(False)
        self.setCentralWidget(self.splitter)

    def _handlers(self) -> dict[str, Callable[..., object]]:
        return {
            "new": lambda: self.host.new_position(),
            "open": self.files.open,
            "bundled": lambda: self.host.open_bundled(),
            "rows": self.files.paste,
            "save": self.files.save,
            "save-as": self.files.save_as,
            "export": self.files.export,
            "save-picture": self.copying.save_picture,
            "save-csv": self.copying.save_comparison,
            "print": self._print,
            "quit": self.close,
            "undo": self._undo,
            "redo": self._redo,
            "copy-result": self.copying.result,
            "copy-rows": self.copying.rows,
            "copy-diagram": self.copying.diagram,
            "copy-picture": self.copying.picture,
            "set-up": lambda on: self.setting_up.turn(on),
            "next-step": lambda: self._step(1),
            "previous-step": lambda: self._step(-1),
            "compare": lambda: self.tabs.setCurrentWidget(self.compare),
            "moves": lambda: self.tabs.setCurrentWidget(self.moves),
            "event-rules": self._take_rules,
            "first-move": lambda: self.session.show_moment(0),
            "back-move": lambda: self.session.show_moment(self.session.moment - 1),
            "forward-move": lambda: self.session.show_moment(self.session.moment + 1),
            "last-move": lambda: self.session.show_moment(self.session.last_moment),
            "coordinates": lambda on: self._flag("coordinates", on),
            "numbers": lambda on: self._flag("numbers", on),
            "marks": lambda on: self._flag("marks", on),
            "fullscreen": lambda on: self.host.project(on),
            "article": self._show_article,
            "rule-set": self._show_rules,
            "legend": lambda on: self._flag("legend", on),
            "keys": self._show_keys,
            "about": self._about,
        }

    def _connect(self) -> None:
        self.bridge.changed.connect(self.refresh)
        self.hand.take(self.board)
        self.board.pointHovered.connect(self._hovered)
        self.board.cursorMoved.connect(self._hovered)
        self.playback.moved.connect(self._show_moment)
        self.rules.chosen.connect(lambda id_: self.do(ChooseRules(id_)))
        self.steps.facts.connect(lambda values: self.do(StateFacts(values)))
        self.steps.ruled.connect(self.do)
        self.steps.pointsChosen.connect(self._look)
        self.steps.stepped.connect(self._stepped)
        self.steps.wanted.connect(lambda id_: self.actions_by_id[id_].trigger())
        self.moves.moved.connect(self._show_moment)
        self.moves.voided.connect(lambda number, void: self.do(VoidMove(number, void)))
        self.compare.chosen.connect(lambda id_: self.do(ChooseRules(id_)))
        self.compare.wanted.connect(lambda id_: self.actions_by_id[id_].trigger())
        self.tabs.currentChanged.connect(self._turned)

    # Showing

    def take(self, session: Session) -> None:
        """Show another session from its beginning, in place of the present one."""
        self.actions_by_id["set-up"].setChecked(False)
        self.bridge.stop()
        self.bridge.deleteLater()
        self.session = session
        self.bridge = Bridge(session, self)
        self.bridge.changed.connect(self.refresh)
        self.steps.begin()
        self.tabs.setCurrentIndex(0)
        self.refresh(Change(Part.EVERYTHING))
        self.board.set_cursor_point(middle(session.case.record.grid))
        self.say(self._greeting())
        self.board.setFocus()

    def _greeting(self) -> str:
        return self.tr("Click the board, or move its cursor with the arrow keys.")

    def _show_moment(self, index: int) -> None:
        self.session.show_moment(index)

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

    def refresh(self, change: Change) -> None:
        """Show what changed."""
        session = self.session
        case = session.case
        moment = case.moments[session.moment]
        if change.parts & ~QUIET:
            self._lit = frozenset()
        self.setting_up.show_size()
        self.show_board()
        self._show_moves()
        self.playback.show_moment(
            session.moment, session.last_moment, moment.number, len(case.record.acts)
        )
        if change.parts & ~QUIET:
            assessment = session.assessment
            self.rules.show_rules(case.rules)
            self.steps.show_assessment(assessment)
            self.compare.show_assessment(assessment)
            score = assessment.score
            self._show_result_line()
            undecided = score.margin is None
            said = sentence if undecided else lambda _, s, lang: verdict(s, lang)
            self.result.setText(said(case, score, self.language))
            self.tally.setText(self._tally())
            self.komi.setText(self._komi())
            winner = score.winner
            self.result.setAccessibleDescription(
                "" if winner is Winner.NONE else term(SIDES, winner.value, self.language)
            )
        if change.parts & Part.RULING and self.isVisible():
            hovered = self.board.hovered_point()
            self._hovered(self.board.cursor_point() if hovered is None else hovered)
        self._show_undo()
        self.setWindowTitle(self._title())
        self.setWindowModified(session.is_changed)

    def show_board(self) -> None:
        """Show the board as it is now, also in the middle of a stroke."""
        options = self._options()
        if self.setting_up.is_on:
            hover = self.setting_up.hover()
            view = setting_up(self.setting_up.position(), hover, options)
        else:
            view = picture(self.session, options)
        self.board.set_view(view)

    def _turned(self, _: int) -> None:
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
        return Options(**shown, lit=self._lit)

    def _show_undo(self) -> None:
        history = self.session.history
        for id_, can, key, plain, named in (
            (
                "undo",
                history.can_undo,
                history.undo_label,
                self.tr("&Undo"),
                self.tr("&Undo: {act}"),
            ),
            (
                "redo",
                history.can_redo,
                history.redo_label,
                self.tr("&Redo"),
                self.tr("&Redo: {act}"),
            ),
        ):
            action = self.actions_by_id[id_]
            action.setEnabled(can)
            action.setText(named.format(act=label(key)) if can else plain)

    def _tally(self) -> str:
        tally = self.session.assessment.score.tally
        return self.tr(
            "Area: Black {black}, White {white}, public {public} — in all {size} ✓"
        ).format(
            black=tally.area(BLACK),
            white=tally.area(WHITE),
            public=tally.public,
            size=tally.size,
        )

    def _komi(self) -> str:
        score = self.session.assessment.score
        komi = komi_of(self.session.case, score.rules, score.facts.handicap)
        if komi is None:
            return self.tr("no komi")
        return self.tr("komi {komi}").format(komi=mixed(komi))

    def _title(self) -> str:
        session = self.session
        name = session.path.name if session.path else session.title
        name = name or self.tr("Untitled position")  # in an f-string lupdate would miss it
        return f"{name}[*] — goref"

    def say(self, text: str) -> None:
        """Tell something in the status line."""
        self.statusBar().showMessage(text)

    def _hovered(self, point: Point | None) -> None:
        if point is not None:
            self.say(describe(self.session, point, self.language))

    def _look(self, points: frozenset[Point], move: int | None) -> None:
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
        self._light(frozenset())
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

    def failed(self, error: Exception) -> None:
        """Tell that something did not work."""
        self.say(str(error))
        if isinstance(error, FileError):
            QMessageBox.warning(self, "goref", str(error))

    def _step(self, by: int) -> None:
        self.tabs.setCurrentWidget(self.steps)
        self.steps.go(by)

    def _flag(self, key: str, on: bool) -> None:
        self.host.preferences.set_flag(key, on)
        if key == "legend":
            self._show_legend(on)
        else:
            self.show_board()

    def _show_legend(self, on: bool) -> None:
        if on and self.legend is None:
            self.legend = Legend(self.language, self.host.theme)
            self._left.addWidget(self.legend)
        if self.legend is not None:
            self.legend.setVisible(on)

    def _take_rules(self) -> None:
        rules = self.session.case.rules
        self.host.preferences.rules = rules
        name = ruleset(rules).name.in_(self.language)
        self.say(
            self.tr("{rules} from now on, unless a record names another.").format(rules=name)
        )

    def _undo(self) -> None:
        self._turn(self.session.undo)

    def _redo(self) -> None:
        self._turn(self.session.redo)

    def _turn(self, act: Callable[[], None]) -> None:
        try:
            act()
        except FileError as error:
            self.failed(error)

    def _print(self) -> None:
        from goref.qt.sheet import print_sheet

        print_sheet(self, self.session, self.board.view(), self.language)

    # Help

    def _show_article(self) -> None:
        self.tabs.setCurrentWidget(self.steps)
        self.steps.article.toggle()

    def _show_rules(self) -> None:
        from goref.qt.help import show_rules

        show_rules(self, ruleset(self.session.case.rules), self.language)

    def _show_keys(self) -> None:
        from goref.qt.help import show_keys

        show_keys(self, self.actions_by_id, self.language, self.host.theme)

    def _about(self) -> None:
        from goref.qt.help import show_about

        show_about(self)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar goes through the lines of the count."""
        step = self.steps.step
        counting = self.tabs.currentWidget() is self.steps and step and step.id == "count"
        if event.key() == Qt.Key.Key_Space and counting:
            self.steps.score.next_cell()
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        paths = [Path(u.toLocalFile()) for u in data.urls() if u.isLocalFile()]
        event.acceptProposedAction()
        if paths:
            self.host.open_path(paths[0])
        elif data.hasText():
            self.host.open_text(data.text())

    def may_close(self) -> bool:
        """Ask what to do with unsaved work; False to stay."""
        return self.files.may_close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.host.preferences.geometry = self.saveGeometry()
        self.host.close_session()
        event.accept()
