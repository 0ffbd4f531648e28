"""Starting the window: the application, its session, and what is offered at the start."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QProgressDialog

from goref.app.opening import FIRST_GAME, Opened, OpeningError, open_bytes
from goref.app.session.home import NOWHERE, Home, InFile
from goref.app.session.session import Session
from goref.core.base.faults import fault_of
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.rulesets.table import DEFAULT
from goref.io.files import FileError, digest_of, one_line, read_bytes, sweep
from goref.io.places import journals, resources
from goref.qt.app import crash
from goref.qt.app.screen import application
from goref.qt.look.appearance import apply_theme, follow_system, size_texts
from goref.qt.look.i18n import Translators
from goref.qt.look.motion import ALWAYS, steady
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.dialog import letter_for_letter
from goref.qt.window.main_window import MainWindow
from goref.qt.work.work import Task, Work, stop_all

if TYPE_CHECKING:
    from goref.io.event.store import EventStore
    from goref.qt.events.table.event_windows import EventDesk

UNUSABLE = 4
"""The exit code for a file that cannot be opened, as on the command line."""
EVENT_SUFFIX = ".gorefevent"
"""Files that are events (``goref.io.event.schema`` says so; few windows need it)."""
DATABASE = b"SQLite format 3\0"
COLLECT = (10_000, 10, 5_000)
"""Python's search for cycles: young objects often and few at a time, all of them (a pause)
hardly ever."""
SLOW_BYTES = 10_000
"""Files from this size are read, and the sitting at them begun, off the window's thread."""
SLOW_EVENT = 500_000
"""Events from this size are read off the window's thread: some thousand tables."""
Begun = tuple[Session, Exception | None]
"""A session, and why it has no journal."""
TURN_S = 0.001
"""How long other threads keep the window's waiting: a frame takes many turns."""


class Application(QObject):
    """The one application object: holds the session and its window.

    Attributes:
        window: the present window.
        language, theme, preferences: see :class:`goref.qt.context.app_protocol.Host`.
        refused: why files could not be opened, oldest first.
    """

    def __init__(self, app: QApplication, *, alone: bool = False) -> None:
        super().__init__()
        self.app = app
        self.refused: list[str] = []
        self._unsaid: list[str] = []  # of those, what no window could say yet
        self._alone = alone
        self.preferences = Preferences()
        self._translators = Translators(app)
        self.language = self.preferences.language
        self._translators.use(self.language)
        self.window: MainWindow | None = None
        self._events: EventDesk | None = None
        self._look()
        self._progress: QProgressDialog | None = None
        follow_system(self._scheme_changed)
        app.aboutToQuit.connect(stop_all)
        sys.setswitchinterval(TURN_S)

    # Opening

    def start(self, *paths: Path) -> None:
        """Open the first window: on files, the last one in front, or on the bundled game.

        Where nothing can be opened the board is empty: another game would be taken for the
        one that was asked for.
        """
        for path in paths:
            self.open_path(path)
        if self.window is None and not self.has_events:
            if not paths:
                self.open_first_game()
            if self.window is None:
                self.show(Opened(Case()), None)
        unsaid, self._unsaid = self._unsaid, []
        for message in unsaid:
            self._tell(message)

    def open_first_game(self) -> None:
        """Show the bundled game that a first start shows."""
        self.open_path(resources() / "games" / FIRST_GAME, remember=False)

    def open_path(self, path: Path, *, remember: bool = True) -> None:
        """Open a file in place of the present case; an event in a window of its own."""
        if path.suffix.lower() == EVENT_SUFFIX:
            self._open_event(path)
            return
        try:
            data = read_bytes(path)
        except FileError as error:
            self.refuse(self._said(error))
            return
        if data.startswith(DATABASE):  # an event, whatever it is called
            self._open_event(path)
            return
        self._read(data, path if remember else None, path.name, self._refuse_file)

    def _refuse_file(self, error: OpeningError) -> None:
        self.refuse(self._said(error))

    def _read(
        self,
        data: bytes,
        path: Path | None,
        name: str,
        refuse: Callable[[OpeningError], None],
    ) -> None:
        """Read a file or a text; where that takes long the window lives, and it can be left."""
        if len(data) < SLOW_BYTES or self.window is None:  # nothing to keep alive yet
            try:
                games = open_bytes(data, name)
            except OpeningError as error:
                refuse(error)
                return
            chosen = self._choose(games, path)
            if chosen is not None:
                self.show(chosen, path, digest_of(data))
            return
        work, progress, leave = self._reading(name)

        def done(games: list[Opened]) -> None:
            progress.hide()
            chosen = self._choose(games, path)
            if chosen is None:
                leave()
                return
            # Nothing else can be done meanwhile: whether this may be shown was asked.
            progress.canceled.disconnect(leave)
            progress.setCancelButton(None)
            progress.setMaximum(0)
            progress.show()
            digest = digest_of(data)
            sitting = partial(_sitting, chosen, _home(chosen, path, digest))
            work.start(sitting, lambda made: begun(made, digest), failed)

        def begun(made: Begun, digest: str) -> None:
            leave()
            self._show_begun(made, path, digest)

        def failed(error: Exception) -> None:
            leave()
            if not isinstance(error, OpeningError):
                raise error
            refuse(error)

        def tell(now: int, of: int, _: str) -> None:
            progress.setMaximum(of)
            progress.setValue(min(now, of - 1))  # full, it would hide by itself

        work.start(partial(_read_beside, data, name), done, failed, tell)

    def _reading(self, name: str) -> tuple[Work, QProgressDialog, Callable[[], None]]:
        """Work on a file, what tells of it and cancels it, and what is called at its end."""
        told = QCoreApplication.translate("app", "Reading {name}…").format(name=one_line(name))
        progress = QProgressDialog(
            letter_for_letter(told if name else QCoreApplication.translate("app", "Reading…")),
            QCoreApplication.translate("app", "Cancel"),
            0,
            0,
            self.window,
        )
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._progress = progress
        work = Work(progress)

        def leave() -> None:
            work.stop()
            progress.hide()
            progress.deleteLater()
            if self._progress is progress:
                self._progress = None

        progress.canceled.connect(leave)
        progress.show()
        return work, progress, leave

    def _open_event(self, path: Path) -> None:
        """Show the window of an event; a large one is read beside the window."""
        try:
            large = path.stat().st_size >= SLOW_EVENT
        except OSError:
            large = False  # it is told what is wrong with it
        if not large or self.window is None or (self.has_events and self.events.has(path)):
            self.events.open(path)
            return
        work, _, leave = self._reading(path.name)

        def done(store: EventStore) -> None:
            leave()
            self.events.open(path, store)

        def failed(error: Exception) -> None:
            leave()
            if not isinstance(error, FileError):
                raise error
            self.events.open(path)  # it tells what is wrong, and offers what can be done

        work.start(partial(_event_beside, path), done, failed)

    def reopen(self, path: Path) -> bool:
        """Open a case as it is now, in place of the present one, which was given up knowingly.

        False if it cannot be opened; that is told.
        """
        try:
            data = read_bytes(path)
            opened = open_bytes(data, path.name)[0]
        except (FileError, OpeningError) as error:
            self.refuse(self._said(error))
            return False
        self.show(opened, path, digest_of(data))
        return True

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open files and folders that were dropped, chosen or handed over together."""
        if len(paths) == 1 and not paths[0].is_dir() and not self.has_events:
            self.open_path(paths[0])
        elif paths:
            from goref.qt.app.many_files import open_many

            # Whoever handed them over is not kept waiting for an answer.
            QTimer.singleShot(0, self, lambda: open_many(self, tuple(paths)))

    def open_text(self, text: str) -> None:
        """Open rows or SGF that were pasted or dropped; nobody calls them a file."""

        def refuse(error: OpeningError) -> None:
            found = fault_of(error)
            none = found is not None and found.code in ("sgf-none", "file-empty")
            told = QCoreApplication.translate(
                "app", "The text is neither a game (SGF) nor a position in rows of .XO."
            )
            self.refuse(told if none else self._said(error))

        self._read(text.encode("utf-8", "replace"), None, "", refuse)

    def open_case(self, case: Case, title: str) -> bool:
        """Open a case as it is stated, and have it in front, with the keys.

        False if the present one is not to be left.
        """
        self._bring_to_front()
        if self.window is not None and not self.window.may_close():
            return False
        self.show(Opened(case, title=title), None)
        self._bring_to_front()
        if self.window is not None:
            self.window.board.setFocus()
        return True

    def _bring_to_front(self) -> None:
        if self.window is not None:
            self.window.raise_()
            self.window.activateWindow()

    def open_bundled(self) -> None:
        """Let the user choose one of the bundled games."""
        from goref.qt.app.game_choice import choose_bundled

        path = choose_bundled(self.window, self.language)
        if path is not None:
            self.open_path(path, remember=False)

    def _choose(self, games: list[Opened], path: Path | None) -> Opened | None:
        """The game of a file that is to be shown; None if the present one is not left."""
        chosen: Opened | None = games[0]
        if len(games) > 1 and not self._alone:
            from goref.qt.app.game_choice import choose_game

            chosen = choose_game(self.window, games)
        if chosen is None or (self.window is not None and not self.window.may_close()):
            return None
        if path is not None:
            self.preferences.add_recent(path)
        return self._under_event_rules(chosen)

    def _under_event_rules(self, opened: Opened) -> Opened:
        """A game whose record names no rule set is counted under the event's."""
        rules = self.preferences.rules
        named = opened.case.record.info.rules or opened.case.rules != DEFAULT
        if rules is None or opened.is_case or named:
            return opened
        return opened.under(rules)

    def new_position(self) -> None:
        """An empty board to set a position up on."""
        if self.window is not None and not self.window.may_close():
            return
        self.show(self._under_event_rules(Opened(Case())), None)
        if self.window is not None:
            self.window.actions_by_id["set-up"].setChecked(True)

    def _said(self, error: Exception) -> str:
        from goref.core.words.faults.said import said  # seldom needed

        return said(error, self.language)

    def refuse(self, message: str) -> None:
        """Say why something cannot be opened, as soon as there is a window to say it in."""
        self.refused.append(message)
        unseen = self.window is None and not self.has_events
        if unseen or self._alone:
            print(f"goref: {message}", file=sys.stderr)
        if unseen:
            self._unsaid.append(message)
        else:
            self._tell(message)

    def _tell(self, message: str) -> None:
        """Say something where it is read, and leave it in the window's line."""
        if self._alone:
            return
        shown = self.window if self._events is None else self._events.front()
        if shown is not None:
            shown.statusBar().showMessage(f"⚑ {message}")
        QMessageBox.warning(shown, "goref", letter_for_letter(message))

    def show(self, opened: Opened, path: Path | None, digest: str = "") -> None:
        """Begin a session on an opened game and show its window.

        Args:
            path: the file it was read from, if any.
            digest: of what was read there (:func:`goref.io.files.digest_of`).
        """
        self._show_begun(_sitting(opened, _home(opened, path, digest)), path, digest)

    def _show_begun(self, begun: Begun, path: Path | None, digest: str) -> None:
        """Show a session that was begun on a file."""
        session, error = begun
        if error is not None:
            self.refuse(self._said(error))
        if path is not None and digest:
            session.saw(path, digest)
        self.show_session(session)

    def show_session(self, session: Session) -> None:
        """Show a session in place of the present one, which ends."""
        if self.window is None:
            self._make_window(session)
            return
        old = self.window.session
        self.window.take(session)
        old.finish()
        self._sit(self.window)

    def _make_window(self, session: Session) -> None:
        """Make a window anew: the first one, or one in another language or theme."""
        old = self.window
        self.window = MainWindow(session, self)  # first: if it fails the old one stays whole
        if old is None:
            geometry = self.preferences.geometry
            if geometry is None or not self.window.restoreGeometry(geometry):
                self.window.resize(1280, 800)
            self.window.setWindowState(Qt.WindowState.WindowNoState)
        else:
            from goref.qt.look.window_placement import stand_as

            stand_as(self.window, old)
            self.window.go_on_from(old)
        self.window.show()
        self._sit(self.window)
        if old is not None:
            old.bridge.stop()
            old.hide()
            old.deleteLater()

    # Events

    @property
    def events(self) -> EventDesk:
        """What looks after events; loaded when it is wanted first."""
        if self._events is None:
            from goref.qt.events.table.event_windows import EventDesk

            self._events = EventDesk(self, self)
        return self._events

    @property
    def has_events(self) -> bool:
        """Whether an event is open in a window."""
        return self._events is not None and self._events.is_open

    def act_on_event(self, command: str) -> bool:
        """Carry out a command of the menus about events; False if nothing came of it."""
        if command == "close-events" and self._events is None:
            return True
        return self.events.act(command)

    def bring_to_event(self, paths: Sequence[Path]) -> None:
        """Take files into the event whose window was used last."""
        self.events.bring(paths)

    def _sit(self, window: MainWindow) -> None:
        """The bar of a table stands in a window as long as its session is at that table."""
        at_table = window.sit()
        if at_table or self._events is not None:
            self.events.follow(window, at_table=at_table)

    # Recovery

    @property
    def is_kept(self) -> bool | None:
        """Whether what was not saved of the case is in its journal; None if all is saved."""
        session = self.window.session if self.window is not None else None
        if session is None or not session.is_changed:
            return None
        return session.is_journaled

    def offer_recovery(self) -> None:
        """Offer back what earlier starts left unfinished."""
        from goref.qt.app.recovery import offer_recovery

        offer_recovery(self)

    def tidy(self) -> None:
        """Remove what was being written where files are kept when a goref ended long ago."""
        recent = (path.parent for path in self.preferences.recent)
        folders = {Path(self.preferences.folder or "."), *recent}

        def act(task: Task) -> None:
            for folder in folders:
                sweep(folder)

        Work(self).start(act, lambda _: None)

    # Host

    def use_language(self, language: Language) -> None:
        """Speak another language from now on."""
        self.language = language
        self.preferences.language = language
        self._translators.use(language)
        self._rebuild()

    def use_theme(self, theme: str) -> None:
        """Look another way from now on."""
        self.preferences.theme = theme
        self._look()
        self._rebuild()

    def use_text_size(self, percent: int) -> None:
        """Write larger or smaller from now on."""
        self.preferences.text_size = percent
        self._look()
        self._rebuild()

    def _scheme_changed(self) -> None:
        if self.preferences.theme == "system":
            self._look()
            self._rebuild()

    def _look(self) -> None:
        """Put theme and texts in force as they are wanted now."""
        self.theme = apply_theme(self.app, self.preferences.theme)
        size_texts(self.app, self.preferences.text_size)
        steady(self.app, self.preferences.motion == ALWAYS)

    def _rebuild(self) -> None:
        front, old = self.app.activeWindow(), self.window
        if old is not None:
            self._make_window(old.session)
        if self._events is not None:
            self._events.rebuild(front)
            if old is not None and front is old:
                self._bring_to_front()

    def close_session(self) -> None:
        """The window closes with nothing left to save."""
        if self.window is not None:
            self.window.help.leave()
            self.window.session.finish()
        if self.has_events and self.window is not None:  # they go on without it
            self.window.bridge.stop()
            self.window.deleteLater()
            self.window = None
        self.preferences.save()


class GivenUpError(Exception):
    """Nobody wants any more what is being read."""


def _read_beside(data: bytes, name: str, task: Task) -> list[Opened]:
    """The games of a file."""
    return open_bytes(data, name, partial(_go_on, task))


def _event_beside(path: Path, task: Task) -> EventStore:
    """The file of an event, open and read, and the code of its window loaded."""
    from goref.app.event.files import open_event

    store = open_event(path, sitting=True)
    if task.is_given_up():
        store.close()
    return store


def _home(opened: Opened, path: Path | None, digest: str) -> Home:
    return InFile(path, digest) if opened.is_case else NOWHERE


def _sitting(opened: Opened, home: Home, task: Task | None = None) -> Begun:
    """A session on an opened game, with what its window asks first if it is made beside that.

    Where no journal can be kept it is begun without one.
    """
    error: Exception | None = None
    try:
        session = Session.begin(opened, journals(), home)
    except (FileError, OSError) as raised:
        session, error = Session(opened, None, home), raised
    if task is not None:
        assert session.assessment.score
        if task.is_given_up():  # the program ends
            session.finish()
    return session, error


def _go_on(task: Task, now: int, of: int) -> None:
    """Tell how far reading is, and leave off where it was given up."""
    if task.is_given_up():
        raise GivenUpError
    task.tell(now, of, "")


def run(
    paths: Sequence[Path] = (),
    *,
    quit_when_shown: bool = False,
    no_screen: Callable[[], int] = lambda: UNUSABLE,
) -> int:
    """Open the window and stay until it is closed; returns the exit code.

    Several files come in as if they were dropped together, once the window is there.

    ``quit_when_shown`` ends the program after the first paint (for measuring and tests): then
    nobody is there to answer a dialog, and a file that cannot be opened is told on stderr
    and by the exit code. ``no_screen`` says that there is none; its value is the exit code.
    """
    app = application(no_screen)
    app.setApplicationName("goref")
    app.setApplicationDisplayName("goref")
    app.setDesktopFileName("goref")
    started: list[Application] = []
    crash.install(lambda: started[0].is_kept if started else None)
    main = Application(app, alone=quit_when_shown)
    started.append(main)
    if sys.platform == "darwin":  # elsewhere files come on the command line
        from goref.qt.app.file_open_events import HandedOver

        app.installEventFilter(HandedOver(main, main))
    events = [path for path in paths if path.suffix.lower() == EVENT_SUFFIX]
    rest = [path for path in paths if path not in events]
    asks = len(rest) > 1 or any(path.is_dir() for path in rest)
    later = rest if asks and not quit_when_shown else []
    main.start(*events, *(path for path in rest if path not in later))
    QTimer.singleShot(0, lambda: _after_first_paint(main, quit_when_shown, later))
    return app.exec()


def _after_first_paint(main: Application, quit_now: bool, paths: Sequence[Path]) -> None:
    """What need not stand in the way of the window's being there.

    Args:
        paths: what is still to be opened.
    """
    if main.window is not None:
        main.window.repaint()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()
    if quit_now:
        if main.window is not None:
            main.window.session.finish()
        main.act_on_event("close-events")
        main.app.exit(UNUSABLE if main.refused else 0)
        return
    icon = resources() / "icons" / "goref.svg"
    if icon.exists():
        main.app.setWindowIcon(QIcon(str(icon)))
    main.tidy()
    main.offer_recovery()
    main.open_paths(paths)
