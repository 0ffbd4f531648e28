"""The main window: board on the left, the way to the result on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from goref.app.edits import ChooseRules, Edit, StateFacts
from goref.app.session import Change, Part, Session
from goref.core.colour import BLACK, WHITE
from goref.core.geometry import Point
from goref.core.position import Position
from goref.core.rulesets import ruleset
from goref.core.scoring import Winner
from goref.core.words.results import sentence
from goref.core.words.terms import SIDES, term
from goref.io.files import FileError
from goref.qt.actions import fill_menus, make_actions
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.bridge import Bridge
from goref.qt.case_files import CaseFiles
from goref.qt.hand import Hand
from goref.qt.i18n import LANGUAGES
from goref.qt.panels.compare_view import CompareView
from goref.qt.panels.playback import Playback
from goref.qt.panels.steps_view import StepsView
from goref.qt.picture import Options, describe, picture
from goref.qt.preferences import Preferences
from goref.qt.rules_box import RulesBox
from goref.qt.texts import label
from goref.qt.theme import BoardTheme


class Host(Protocol):
    """What the window asks of the application around it."""

    preferences: Preferences
    language: str
    theme: BoardTheme

    def open_path(self, path: Path) -> None: ...
    def open_text(self, text: str) -> None: ...
    def open_bundled(self) -> None: ...
    def use_language(self, language: str) -> None: ...
    def use_theme(self, theme: str) -> None: ...
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
        self.board.set_describe(lambda p: describe(session, p, self.language))
        self.playback = Playback()
        self.rules = RulesBox(host.language)
        self.result = QLabel()
        self.result.setObjectName("result")
        self.tally = QLabel()
        self.tally.setObjectName("tally")
        self.steps = StepsView(self.language, host.theme)
        self.compare = CompareView(self.language)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.steps, self.tr("Ruling"))
        self.tabs.addTab(self.compare, self.tr("All rule sets"))
        self._lay_out()
        self.files = CaseFiles(self)
        self.hand = Hand(self, self)
        self.actions_by_id = make_actions(self, self._handlers())
        menus = fill_menus(self.menuBar(), self.actions_by_id)
        self._fill_settings(menus)
        self._connect()
        self._shown = Part.EVERYTHING
        self.refresh(Change(Part.EVERYTHING))
        self.statusBar().showMessage(
            self.tr("Click the board, or move its cursor with the arrow keys.")
        )
        self.board.setFocus()

    # Building

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
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

    def _fill_settings(self, menus: dict[str, QMenu]) -> None:
        prefs = self.host.preferences
        for key, default in (("coordinates", True), ("numbers", False), ("marks", True)):
            action = self.actions_by_id[key]
            action.blockSignals(True)
            action.setChecked(prefs.flag(key, default))
            action.blockSignals(False)
        language = menus["view"].addMenu(self.tr("&Language"))
        group = QActionGroup(self)
        for code, name in LANGUAGES.items():
            action = language.addAction(name)
            action.setCheckable(True)
            action.setChecked(code == self.language)
            action.triggered.connect(lambda _, c=code: self.host.use_language(c))
            group.addAction(action)
        theme = menus["view"].addMenu(self.tr("&Theme"))
        themes = QActionGroup(self)
        for key, name in (
            ("system", self.tr("As the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
            ("contrast", self.tr("High contrast")),
        ):
            action = theme.addAction(name)
            action.setCheckable(True)
            action.setChecked(key == prefs.theme)
            action.triggered.connect(lambda _, k=key: self.host.use_theme(k))
            themes.addAction(action)
        self._recent = QMenu(self.tr("Open &recent"), self)
        menus["file"].insertMenu(self.actions_by_id["bundled"], self._recent)
        self._recent.aboutToShow.connect(self._fill_recent)
        self._fill_recent()

    def _fill_recent(self) -> None:
        self._recent.clear()
        for path in self.host.preferences.recent:
            action = self._recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _, p=path: self.host.open_path(p))
        self._recent.setEnabled(not self._recent.isEmpty())

    def _handlers(self) -> dict[str, Callable[..., object]]:
        return {
            "open": self.files.open,
            "bundled": lambda: self.host.open_bundled(),
            "rows": self.files.paste,
            "save": self.files.save,
            "save-as": self.files.save_as,
            "export": self.files.export,
            "quit": self.close,
            "undo": self._undo,
            "redo": self._redo,
            "copy-result": lambda: self._copy(self.result.text()),
            "copy-rows": lambda: self._copy("\n".join(self._position_rows())),
            "next-step": lambda: self._step(1),
            "previous-step": lambda: self._step(-1),
            "compare": lambda: self.tabs.setCurrentWidget(self.compare),
            "first-move": lambda: self.session.show_moment(0),
            "back-move": lambda: self.session.show_moment(self.session.moment - 1),
            "forward-move": lambda: self.session.show_moment(self.session.moment + 1),
            "last-move": lambda: self.session.show_moment(self.session.last_moment),
            "coordinates": lambda on: self._flag("coordinates", on),
            "numbers": lambda on: self._flag("numbers", on),
            "marks": lambda on: self._flag("marks", on),
            "fullscreen": self._full_screen,
            "article": self._show_rules,
            "keys": self._show_keys,
            "about": self._about,
        }

    def _connect(self) -> None:
        self.bridge.changed.connect(self.refresh)
        self.board.pointClicked.connect(self.hand.clicked)
        self.board.pointActivated.connect(self.hand.activated)
        self.board.pointKey.connect(self.hand.key)
        self.board.pointHovered.connect(self._hovered)
        self.board.cursorMoved.connect(self._hovered)
        self.playback.moved.connect(self.session.show_moment)
        self.rules.chosen.connect(lambda id_: self.do(ChooseRules(id_)))
        self.steps.facts.connect(lambda values: self.do(StateFacts(values)))
        self.steps.findingChosen.connect(self._finding)
        self.compare.chosen.connect(lambda id_: self.do(ChooseRules(id_)))

    # Showing

    def go_on_from(self, old: MainWindow) -> None:
        """Show the same session from where another window of it was."""
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
        self.board.set_view(picture(session, self._options()))
        self.playback.show_moment(
            session.moment, session.last_moment, moment.number, len(case.record.acts)
        )
        if change.parts & ~(Part.MOMENT | Part.SAVED):
            assessment = session.assessment
            self.rules.show_rules(case.rules)
            self.steps.show_assessment(assessment)
            self.compare.show_assessment(assessment)
            score = assessment.score
            self.result.setText(sentence(case, score, self.language))
            self.tally.setText(self._tally())
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

    def _options(self) -> Options:
        prefs = self.host.preferences
        return Options(
            prefs.flag("coordinates", True),
            prefs.flag("numbers", False),
            prefs.flag("marks", True),
        )

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

    def _title(self) -> str:
        session = self.session
        name = session.path.name if session.path else session.title
        name = name or self.tr("Untitled position")  # in an f-string lupdate would miss it
        return f"{name}[*] — goref"

    def _position_rows(self) -> list[str]:
        return self.session.case.moments[self.session.moment].position.rows

    def say(self, text: str) -> None:
        """Tell something in the status line."""
        self.statusBar().showMessage(text)

    def _hovered(self, point: Point | None) -> None:
        if point is not None:
            self.say(describe(self.session, point, self.language))

    def _finding(self, points: frozenset[Point], move: int | None) -> None:
        if points:
            self.board.set_cursor_point(min(points))
        if move is not None:
            for index, moment in enumerate(self.session.case.moments):
                if moment.number == move:
                    self.session.show_moment(index)
                    break

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
        self.refresh(Change(Part.MOMENT))

    def _undo(self) -> None:
        self._turn(self.session.undo)

    def _redo(self) -> None:
        self._turn(self.session.redo)

    def _turn(self, act: Callable[[], None]) -> None:
        try:
            act()
        except FileError as error:
            self.failed(error)

    def _full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.say(self.tr("Copied."))

    # Help

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
