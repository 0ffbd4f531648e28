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
    QComboBox,
    QFileDialog,
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
from goref.app.tools import Tool, claim_points, cycle_owner, likely_owner, mark_stones
from goref.core.colour import BLACK, WHITE
from goref.core.geometry import Point
from goref.core.position import Position
from goref.core.rulesets import FAMILIES, RULESETS, ruleset
from goref.core.ruling import Life
from goref.core.scoring import Winner
from goref.core.survey import Survey
from goref.core.words.results import sentence
from goref.core.words.terms import SIDES, term
from goref.io.case_file import SUFFIX
from goref.io.files import FileError
from goref.qt.actions import fill_menus, make_actions
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.bridge import Bridge
from goref.qt.i18n import LANGUAGES
from goref.qt.panels.compare_view import CompareView
from goref.qt.panels.kinds import KEYS
from goref.qt.panels.playback import Playback
from goref.qt.panels.steps_view import StepsView
from goref.qt.picture import Options, at_end, describe, picture
from goref.qt.preferences import Preferences
from goref.qt.texts import label
from goref.qt.theme import BoardTheme

KIND_OF_KEY = {key.lower(): kind for kind, key in KEYS.items()}


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
        self._host = host
        self._language = host.language
        self.bridge = Bridge(session, self)
        self.setAcceptDrops(True)
        self.setMinimumSize(960, 640)
        self.board = BoardWidget(
            BoardView(Position.empty(session.case.record.grid)), host.theme
        )
        self.board.setObjectName("board")
        self.board.setAccessibleName(self.tr("Board"))
        self.board.set_describe(lambda p: describe(session, p, self._language))
        self.playback = Playback()
        self.rules = QComboBox()
        self.rules.setObjectName("rules")
        self.rules.setAccessibleName(self.tr("Rule set"))
        self.rules.setMaxVisibleItems(40)
        self.result = QLabel()
        self.result.setObjectName("result")
        self.tally = QLabel()
        self.tally.setObjectName("tally")
        self.steps = StepsView(self._language, host.theme)
        self.compare = CompareView(self._language)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.steps, self.tr("Ruling"))
        self.tabs.addTab(self.compare, self.tr("All rule sets"))
        self._fill_rules()
        self._lay_out()
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

    def _fill_rules(self) -> None:
        for family, title in FAMILIES.items():
            self.rules.addItem(f"— {title.in_(self._language)} —")
            index = self.rules.count() - 1
            self.rules.setItemData(index, 0, Qt.ItemDataRole.UserRole - 1)  # not selectable
            for rules in RULESETS.values():
                if rules.family == family:
                    self.rules.addItem(rules.name.in_(self._language), rules.id)
                    self.rules.setItemData(
                        self.rules.count() - 1,
                        rules.source.in_(self._language),
                        Qt.ItemDataRole.ToolTipRole,
                    )

    def _fill_settings(self, menus: dict[str, QMenu]) -> None:
        prefs = self._host.preferences
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
            action.setChecked(code == self._language)
            action.triggered.connect(lambda _, c=code: self._host.use_language(c))
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
            action.triggered.connect(lambda _, k=key: self._host.use_theme(k))
            themes.addAction(action)
        self._recent = QMenu(self.tr("Open &recent"), self)
        menus["file"].insertMenu(self.actions_by_id["bundled"], self._recent)
        self._recent.aboutToShow.connect(self._fill_recent)
        self._fill_recent()

    def _fill_recent(self) -> None:
        self._recent.clear()
        for path in self._host.preferences.recent:
            action = self._recent.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _, p=path: self._host.open_path(p))
        self._recent.setEnabled(not self._recent.isEmpty())

    def _handlers(self) -> dict[str, Callable[..., object]]:
        return {
            "open": self._open,
            "bundled": lambda: self._host.open_bundled(),
            "rows": self._paste,
            "save": self._save,
            "save-as": self._save_as,
            "export": self._export,
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
        self.board.pointClicked.connect(self._clicked)
        self.board.pointActivated.connect(self._activated)
        self.board.pointKey.connect(self._key)
        self.board.pointHovered.connect(self._hovered)
        self.board.cursorMoved.connect(self._hovered)
        self.playback.moved.connect(self.session.show_moment)
        self.rules.activated.connect(self._choose_rules)
        self.steps.facts.connect(lambda values: self._do(StateFacts(values)))
        self.steps.findingChosen.connect(self._finding)
        self.compare.chosen.connect(lambda id_: self._do(ChooseRules(id_)))

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
            self.rules.setCurrentIndex(self.rules.findData(case.rules))
            self.rules.setToolTip(ruleset(case.rules).source.in_(self._language))
            self.steps.show_assessment(assessment)
            self.compare.show_assessment(assessment)
            score = assessment.score
            self.result.setText(sentence(case, score, self._language))
            self.tally.setText(self._tally())
            winner = score.winner
            self.result.setAccessibleDescription(
                "" if winner is Winner.NONE else term(SIDES, winner.value, self._language)
            )
        self._show_undo()
        self.setWindowTitle(self._title())
        self.setWindowModified(session.is_changed)

    def _options(self) -> Options:
        prefs = self._host.preferences
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
            self.say(describe(self.session, point, self._language))

    def _finding(self, points: frozenset[Point], move: int | None) -> None:
        if points:
            self.board.set_cursor_point(min(points))
        if move is not None:
            for index, moment in enumerate(self.session.case.moments):
                if moment.number == move:
                    self.session.show_moment(index)
                    break

    # Acting

    def _do(self, edit: Edit | None) -> bool:
        if edit is None:
            return False
        try:
            self.session.do(edit)
        except (ValueError, FileError) as error:
            self._failed(error)
            return False
        return True

    def _failed(self, error: Exception) -> None:
        self.say(str(error))
        if isinstance(error, FileError):
            QMessageBox.warning(self, "goref", str(error))

    def _may_rule(self) -> bool:
        if at_end(self.session):
            return True
        self.say(self.tr("Go to the end of the game (End) to rule on the position."))
        return False

    def _clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if not self._may_rule():
            return
        owner = WHITE if button is Qt.MouseButton.RightButton else BLACK
        case, survey = self.session.case, self._ruled()
        match self.steps.tool:
            case Tool.SEKI:
                edit = mark_stones(case, survey, point, Life.SEKI)
            case Tool.POINTS:
                edit = claim_points(case, survey, point, self.steps.kind, owner)
            case _:
                edit = mark_stones(case, survey, point, Life.DEAD)
        if edit is None:
            self.say(self._nothing(point))
        self._rule(edit)

    def _ruled(self) -> Survey:
        """The final position under the ruling, also where the rule set counts another."""
        return self.session.assessment.bench.ruled[0]

    def _rule(self, edit: Edit | None) -> None:
        rules = ruleset(self.session.case.rules)
        if self._do(edit) and rules.ignores_ruling:
            self.say(
                self.tr(
                    "{rules} counts the board as it stands: the mark is kept, and changes "
                    "nothing."
                ).format(rules=rules.name.in_(self._language))
            )

    def _nothing(self, point: Point) -> str:
        name = self.session.case.record.grid.name(point)
        if self.steps.tool is Tool.POINTS:
            return self.tr("A stone stands at {point}; only empty points have a kind.").format(
                point=name
            )
        return self.tr("No stone stands at {point}.").format(point=name)

    def _activated(self, point: Point) -> None:
        self._clicked(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)

    def _key(self, point: Point, key: str) -> None:
        if not self._may_rule():
            return
        case, survey = self.session.case, self._ruled()
        if key in ("d", "s"):
            life = Life.DEAD if key == "d" else Life.SEKI
            edit = mark_stones(case, survey, point, life)
        elif key == "t":
            edit = cycle_owner(case, survey, point)
        elif kind := KIND_OF_KEY.get(key):
            edit = claim_points(case, survey, point, kind, likely_owner(survey, point))
        else:
            return
        if edit is None:
            name = case.record.grid.name(point)
            self.say(self.tr("That has no meaning at {point}.").format(point=name))
        self._rule(edit)

    def _choose_rules(self, index: int) -> None:
        id_ = self.rules.itemData(index)
        if id_:
            self._do(ChooseRules(id_))

    def _step(self, by: int) -> None:
        self.tabs.setCurrentWidget(self.steps)
        self.steps.go(by)

    def _flag(self, key: str, on: bool) -> None:
        self._host.preferences.set_flag(key, on)
        self.refresh(Change(Part.MOMENT))

    def _undo(self) -> None:
        self._turn(self.session.undo)

    def _redo(self) -> None:
        self._turn(self.session.redo)

    def _turn(self, act: Callable[[], None]) -> None:
        try:
            act()
        except FileError as error:
            self._failed(error)

    def _full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.say(self.tr("Copied."))

    # Files

    def _open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open a game or a case"),
            self._host.preferences.folder,
            self.tr("Games and cases (*.sgf *.goref *.txt);;All files (*)"),
        )
        if name:
            self._host.preferences.folder = str(Path(name).parent)
            self._host.open_path(Path(name))

    def _paste(self) -> None:
        self._host.open_text(QGuiApplication.clipboard().text())

    def _save(self) -> bool:
        path = self.session.path
        if path is None or path.suffix != SUFFIX:
            return self._save_as()
        return self._save_to(path)

    def _save_as(self) -> bool:
        start = (
            self.session.path
            or Path(self._host.preferences.folder)
            / ((self.session.title or "case").replace("/", "-")[:60])
        )
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the case"),
            str(start.with_suffix(SUFFIX)),
            self.tr("Cases (*.goref)"),
        )
        return bool(name) and self._save_to(Path(name))

    def _save_to(self, path: Path) -> bool:
        if not path.suffix:
            path = path.with_suffix(SUFFIX)
        try:
            self.session.save(path)
        except FileError as error:
            self._failed(error)
            return False
        self._host.preferences.add_recent(path)
        self.say(self.tr("Saved: {path}").format(path=path))
        return True

    def _export(self) -> None:
        from goref.qt.export import export_sgf

        export_sgf(self, self.session, self._host.preferences)

    # Help

    def _show_rules(self) -> None:
        from goref.qt.help import show_rules

        show_rules(self, ruleset(self.session.case.rules), self._language)

    def _show_keys(self) -> None:
        from goref.qt.help import show_keys

        show_keys(self, self.actions_by_id, self._language, self._host.theme)

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
            self._host.open_path(paths[0])
        elif data.hasText():
            self._host.open_text(data.text())

    def may_close(self) -> bool:
        """Ask what to do with unsaved work; False to stay."""
        if not self.session.is_changed:
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self,
            "goref",
            self.tr("Save the rulings of this case before leaving it?"),
            buttons.Save | buttons.Discard | buttons.Cancel,
            buttons.Save,
        )
        if answer == buttons.Save:
            return self._save()
        return answer == buttons.Discard

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self._host.preferences.geometry = self.saveGeometry()
        self._host.close_session()
        event.accept()
