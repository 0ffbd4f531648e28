"""The application: its windows and session, and the opening of files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from goref.app.opening import FIRST_GAME, Opened, OpeningError, open_bytes
from goref.core.base.faults import fault_of
from goref.core.base.language import Language
from goref.core.base.late import Late
from goref.core.case.case import Case
from goref.core.rulesets.table import DEFAULT
from goref.io.files import (
    DATABASE,
    STANDARD_INPUT,
    FileError,
    FileHeldError,
    digest_of,
    probe,
    probe_all,
    read_in_time,
    sweep,
)
from goref.io.places import resources
from goref.io.text.encoding import encoded
from goref.qt.app.key_guard import RepeatGuard
from goref.qt.app.look_change import LookChange
from goref.qt.app.steps import step
from goref.qt.frame.window_frame import in_words, warn
from goref.qt.look.appearance import apply_palette, apply_theme, follow_system, size_texts
from goref.qt.look.i18n import Translators
from goref.qt.look.motion import ALWAYS, steady
from goref.qt.look.preferences import Preferences
from goref.qt.look.window_placement import heir_of, resize_on_screen, show_in_place, stand_as
from goref.qt.photo.names import is_named_picture
from goref.qt.window.main_window import MainWindow
from goref.qt.work.after_paint import AfterPaint
from goref.qt.work.idle_work import IdleWork
from goref.qt.work.work import RUNNING, Task, Work

if TYPE_CHECKING:  # imported once the board is shown
    from goref.app.session.session import Session
    from goref.io.event.store import EventStore
    from goref.qt.app.loading_dialog import LoadingDialog
    from goref.qt.app.session_starter import SessionStarter, StartedSession
    from goref.qt.context.message_window import MessageWindow
    from goref.qt.events.table.event_windows import EventWindows
    from goref.qt.events.window import EventWindow
    from goref.qt.widgets.focus_ring import FocusRing

EVENT_SUFFIX = ".gorefevent"
"""The suffix of event files. Repeated here because importing ``goref.io.event.schema`` takes
time.
"""
SLOW_BYTES = 10_000
"""If a window is open, files of at least this many bytes are read on another thread."""
SLOW_FIRST_BYTES = 200_000
"""The first file is read on another thread from this many bytes. The progress is then shown at
once.
"""
SLOW_EVENT = 500_000
"""An event's file of at least this many bytes is opened on another thread: some thousand
tables.
"""
TURN_S = 0.001
"""After this many seconds, a background thread lets the window's thread run."""


def _leave() -> None:
    """Ends work on other threads. Called when the program ends."""
    if RUNNING:
        from goref.qt.app.leaving import leave  # imports the modules for other programs

        leave()


class Application(QObject):
    """The application object: it owns the session and the windows.

    Attributes:
        appeared: the main window, perhaps still incomplete. None before the first one, and
            after it was closed while events are open.
        language, theme, preferences: see :class:`goref.qt.context.app_protocol.Host`.
        refused: the messages about files that could not be opened, oldest first.
    """

    def __init__(self, app: QApplication, *, alone: bool = False) -> None:
        super().__init__()
        self.app = app
        self.refused: list[str] = []
        self._unsaid: list[str] = []  # messages without a window to show them yet
        self._alone = alone
        self.preferences = Preferences()
        self._translators = Translators(app)
        self.language = self.preferences.language
        self._translators.use(self.language)
        self.appeared: MainWindow | None = None
        self._furnishing, self._journaling = IdleWork(self), IdleWork(self)
        self._when_whole: list[Callable[[], object]] = []
        self._events: EventWindows | None = None
        self._has_style = False
        self._look()
        self._change = LookChange(self._rebuild, lambda: self._reading is None, self)
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self._focused)
        # X11 has no repeats: they are a release and a press in the same instant.
        RepeatGuard(app, self, split=app.platformName() == "xcb")
        self._reading: LoadingDialog | None = None
        follow_system(self._scheme_changed)
        app.aboutToQuit.connect(_leave)
        sys.setswitchinterval(TURN_S)

    def _focused(self, old: QWidget | None, now: QWidget | None) -> None:
        """Creates the focus ring when the keyboard first moves the focus."""
        by_key = Qt.WidgetAttribute.WA_KeyboardFocusChange
        if self._ring is None and now is not None and now.window().testAttribute(by_key):
            from goref.qt.widgets.focus_ring import FocusRing

            self._ring = FocusRing(self)
            self._ring.follow(old, now)

    @property
    def window(self) -> MainWindow | None:
        """The main window, completed first if necessary; None if it was closed or not opened
        yet.
        """
        self._furnishing.finish()
        return self.appeared

    def _some_window(self) -> MainWindow:
        """Returns the main window; without one, a new one with an empty board."""
        if self.window is None:
            self.show(Opened(Case()), None)
            assert self.window is not None
        return self.window

    def when_whole(self, act: Callable[[], object]) -> None:
        """Calls ``act`` once the main window is complete; at once if it is complete already."""
        if self._furnishing.is_at_work:
            self._when_whole.append(act)
        else:
            act()

    # Opening

    def start(self, *paths: Path, later: bool = False) -> None:
        """Opens files, the last one in front. If there are none, shows the first page.

        Args:
            later: True if more files will be opened once the window is visible.
        """
        for path in paths:
            step(self, partial(self.open_path, path))
        if self.appeared is None and not self.has_events:
            if not later and not (paths and self._alone):
                step(self, self.open_first_page)
            if self.appeared is None:
                self.show(Opened(Case()), None)
        unsaid, self._unsaid = self._unsaid, []
        for message in unsaid:
            self._tell(message)

    def open_first_game(self) -> None:
        """Shows the bundled sample game."""
        self.open_path(resources() / "games" / FIRST_GAME, remember=False)

    def open_first_page(self) -> None:
        """Shows the first page instead of the present case, unless the user wants to keep the
        case.
        """
        if self.window is not None and not self.window.may_close():
            return
        opened = self._under_event_rules(Opened(Case()))
        if self.appeared is None:
            self._appear(opened.case, self._begin_behind(opened, None, b""), first=True)
        else:
            self.show(opened, None)
            self.appeared.first_page.show()

    def open_path(self, path: Path, *, remember: bool = True, encoding: str = "") -> None:
        """Opens a file: a game or case instead of the present one, an event in its own window.

        A picture is read as a photograph of a position. If the file cannot be opened, shows
        why.

        Args:
            remember: True to add the file to the recent files, and to save the case to it.
            encoding: the encoding that the user chose; "" to detect it.
        """
        if path.suffix.lower() == EVENT_SUFFIX:
            self._open_event(path)
            return
        if is_named_picture(path):
            self._photograph(path)
            return
        try:
            data = read_in_time(path)
        except FileHeldError:
            data = DATABASE
        except FileError as error:
            self._failed(error)
            return
        if data.startswith(DATABASE):  # an event, whatever its name
            self._open_event(path)
            return
        kept = remember and path != STANDARD_INPUT  # nothing can be saved there
        self._read(data, path if kept else None, path.name, self._failed, encoding)

    def _photograph(self, path: Path) -> None:
        """Opens the dialog that reads the position in a photograph."""
        window = self._some_window()
        self._bring_to_front()
        window.features.files.photograph(path)

    def _read(
        self,
        data: bytes,
        path: Path | None,
        name: str,
        refuse: Callable[[OpeningError], None],
        encoding: str = "",
    ) -> None:
        """Reads the data of a file, or a text, and shows a game in it.

        If that takes long, it is done on another thread and can be cancelled.

        Args:
            path: the file; None for a text.
            refuse: called with the error if the data cannot be read.
        """
        slow = SLOW_BYTES if self.appeared is not None else SLOW_FIRST_BYTES
        if len(data) < slow or self._alone:
            try:
                games = open_bytes(data, name, encoding=encoding)
            except OpeningError as error:
                refuse(error)
                return
            chosen = self._choose(games, path)
            if chosen is not None:
                self.show(chosen, path, data)
            return
        reading = self._read_long(name, at_once=len(data) >= SLOW_FIRST_BYTES)

        def done(games: list[Opened]) -> None:
            chosen = self._choose(games, path)
            if chosen is None:
                reading.leave()
                return
            sitting = partial(self._sessions.begin, chosen, path, data)
            digest = digest_of(data)

            def begun(made: StartedSession) -> None:
                if made.error is not None:
                    self._failed(made.error)
                self._show_begun(made.session, path, digest)

            reading.go_on(sitting, begun)

        def failed(error: Exception) -> bool:
            if isinstance(error, OpeningError):
                refuse(error)
            return isinstance(error, OpeningError)

        reading.read_games(data, name, encoding, done, failed)

    def _open_event(self, path: Path) -> None:
        """Opens the window of an event. A large file is read on another thread."""
        if self._stops_answering(path):
            return
        found = probe(path).found  # if None, opening reports the reason
        large = found is not None and found.st_size >= SLOW_EVENT
        if not large or self.window is None or (self.has_events and self.events.has(path)):
            self.events.open(path)
            return
        reading = self._read_long(path.name, at_once=False)

        def done(store: EventStore) -> None:
            # Building the window and filling it take half a frame each.
            window = self.events.built(store)
            QTimer.singleShot(0, self, partial(begun, window))

        def begun(window: EventWindow) -> None:
            window.begin()
            QTimer.singleShot(0, self, partial(shown, window))

        def shown(window: EventWindow) -> None:
            reading.leave()
            self.events.show_window(window)
            self.events.open(path)  # brings it to the front

        def failed(error: Exception) -> bool:
            if isinstance(error, FileError):
                self.events.open(path)  # it reports the problem, and offers remedies
            return isinstance(error, FileError)

        reading.read_event(path, done, failed)

    def _stops_answering(self, path: Path) -> bool:
        """Returns True, after showing an error, if the file is on a disk that does not
        respond.
        """
        try:
            read_in_time(path, begins=True)
        except FileHeldError:
            return False
        except FileError as error:
            if isinstance(error.__context__, TimeoutError):
                self._failed(error)
                return True
        return False  # anything else is reported on opening

    def _read_long(self, name: str, *, at_once: bool) -> LoadingDialog:
        """Returns a new dialog for slow reading. Opens a window for it if there is no
        window.
        """
        from goref.qt.app.loading_dialog import LoadingDialog

        window = self._some_window()
        self._reading = reading = LoadingDialog(window, name, at_once=at_once)
        reading.over.connect(lambda: self._is_over(reading))
        return reading

    def _is_over(self, reading: LoadingDialog) -> None:
        if self._reading is reading:
            self._reading = None

    def when_read(self, act: Callable[[], object]) -> None:
        """Calls ``act`` once no file is being read; at once if none is."""
        if self._reading is None:
            act()
        else:
            self._reading.over.connect(act)

    def reopen(self, path: Path) -> bool:
        """Opens a case file again, discarding the present session without asking.

        Returns False, after showing an error, if it cannot be opened.
        """
        try:
            data = read_in_time(path)
            opened = open_bytes(data, path.name)[0]
        except (FileError, OpeningError) as error:
            self._failed(error)
            return False
        self.show(opened, path, data)
        return True

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Opens files and folders that were dropped, chosen or passed together."""
        alone = len(paths) == 1 and not probe(paths[0]).is_folder
        if alone and (is_named_picture(paths[0]) or not self.has_events):
            self.open_path(paths[0])
        elif paths:
            from goref.qt.app.many_files import open_many

            # The program that passed them must not wait for an answer.
            QTimer.singleShot(0, self, lambda: open_many(self, tuple(paths)))

    def open_text(self, text: str) -> None:
        """Opens SGF or rows of a position that were pasted or dropped as text."""

        def refuse(error: OpeningError) -> None:
            found = fault_of(error)
            none = found is not None and found.code in ("sgf-none", "file-empty")
            told = QCoreApplication.translate(
                "app", "The text is neither a game (SGF) nor a position in rows of .XO."
            )
            if none:
                self.refuse(told)
            else:
                self._failed(error)

        self._read(encoded(text), None, "", refuse)

    def open_case(self, case: Case, title: str) -> bool:
        """Opens a case in the main window, in front and with the focus on the board.

        Returns False if the user wants to keep the present case.
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
        """Lets the user choose one of the bundled games."""
        from goref.qt.app.game_choice import choose_bundled

        path = choose_bundled(self.window, self.language)
        if path is not None:
            self.open_path(path, remember=False)

    def _choose(self, games: list[Opened], path: Path | None) -> Opened | None:
        """Returns the game of a file to be shown, asking if there are several; None if
        cancelled.

        Adds the file to the recent files.
        """
        chosen: Opened | None = games[0]
        if len(games) > 1 and not self._alone:
            from goref.qt.app.game_choice import choose_game

            chosen = choose_game(self.window, games)
        if chosen is None or (self.window is not None and not self.window.may_close()):
            return None
        if path is not None:
            self.preferences.add_recent(path)
            self.preferences.folder = str(path.absolute().parent)
        return self._under_event_rules(chosen)

    def _under_event_rules(self, opened: Opened) -> Opened:
        """Returns a game with the preferred rule set, unless it states one itself.

        A position without a game gets the rule set for new cases. A saved case is never
        changed.
        """
        rules = self.preferences.rules
        if opened.game is None:
            rules = self.preferences.rules_of_new(self.language)
        named = opened.case.record.info.rules or opened.case.rules != DEFAULT
        if rules is None or opened.is_case or named:
            return opened
        return opened.under(rules)

    def new_position(self, mode: str = "set-up") -> None:
        """Shows an empty board in a board mode, unless the user cancels.

        Asks for a rule set first if neither preferences nor language determine one.

        Args:
            mode: the id of the command that turns the mode on.
        """
        if self.window is not None and not self.window.may_close():
            return
        if self.window is None or self.preferences.rules_of_new(self.language) is not None:
            self._begin_new(mode)
        else:
            self.window.first_page.choose_rules(partial(self._begin_new, mode))

    def _begin_new(self, mode: str) -> None:
        self.show(self._under_event_rules(Opened(Case())), None)
        if self.window is not None:
            self.window.actions_by_id[mode].setChecked(True)

    def _failed(self, error: Exception) -> None:
        """Shows an error to the user."""
        self.refuse(in_words(error, self.language))

    def refuse(self, message: str) -> None:
        """Shows a message that says why a file cannot be opened, as soon as there is a window.

        Prints it to stderr too, if there is no window yet or no dialog may be shown.
        """
        self.refused.append(message)
        unseen = self.appeared is None and not self.has_events
        if unseen or self._alone:
            print(f"goref: {message}", file=sys.stderr)
        if unseen:
            self._unsaid.append(message)
        else:
            self._tell(message)

    def _tell(self, message: str) -> None:
        """Shows a message in the window's foot and in a message box; nothing if dialogs are not
        allowed.
        """
        if self._alone:
            return
        shown = self._front()
        if shown is not None:
            shown.show_message(f"⚑ {message}")
        warn(shown, message)

    def _front(self) -> MessageWindow | None:
        """Returns the window in which messages are shown, or None."""
        return self.window if self._events is None else self._events.front()

    def show(self, opened: Opened, path: Path | None, data: bytes = b"") -> None:
        """Begins a session on an opened game and shows it.

        Args:
            path: the game's file; None if it came from no file.
            data: the content of the file; b"" if there is no file.
        """
        if self.appeared is None:
            self._appear(opened.case, self._begin_behind(opened, path, data))
            return
        session = self._sessions.begin_shown(opened, path, data)
        self._show_begun(session, path, digest_of(data) if data else "")
        self.keep_journal()

    def _appear(self, case: Case, rest: Iterator[None], *, first: bool = False) -> None:
        """Opens a main window with only its board. Once that is painted, ``rest`` completes the
        window.

        Args:
            first: True to show the first page instead of the board.
        """
        self.appeared = window = MainWindow(case, self)
        if first:
            self._begin_style()
            window.first_page.show()
        geometry = self.preferences.geometry
        if geometry is None or not window.restoreGeometry(geometry):
            resize_on_screen(window, (1280, 800))
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.show()
        self._furnishing.start(rest, self._whole)
        self._furnishing.pause()
        AfterPaint(window.in_front(window.board), self._furnishing.resume)

    def _begin_behind(self, opened: Opened, path: Path | None, data: bytes) -> Iterator[None]:
        """Begins the session of a board that is already visible, and completes its window step
        by step.
        """
        import goref.core.scoring.scorer  # noqa: F401 - a piece of its own

        yield
        sessions = self._sessions
        yield
        session = sessions.begin_shown(opened, path, data)
        if path is not None and data:
            session.saw(path, partial(digest_of, data))
            session.source = path
        yield
        yield from self._furnish(session)

    @Late
    def _sessions(self) -> SessionStarter:
        """The starter of sessions; imported only after the board is visible."""
        from goref.qt.app.session_starter import SessionStarter

        return SessionStarter(self._not_journaled)

    def _not_journaled(self, error: Exception) -> None:
        # An act may be in progress, which continues without a journal.
        QTimer.singleShot(0, self, lambda: self._failed(error))

    def keep_journal(self) -> None:
        """Begins the journal of the present session, unless its first act has begun it."""
        if self.window is not None:
            self._journaling.start(self._sessions.journaled(self.window.session))

    def _furnish(self, session: Session) -> Iterator[None]:
        window = self.appeared
        assert window is not None
        self._begin_style()
        yield
        yield from window.build_rest(session)
        self._sit(window)

    def _whole(self) -> None:
        acts, self._when_whole = self._when_whole, []
        for act in acts:
            act()

    def _show_begun(self, session: Session, path: Path | None, digest: str) -> None:
        """Shows a session that was begun on a file.

        Args:
            digest: the digest of the file's content; "" if there is no file.
        """
        if path is not None and digest:
            session.saw(path, lambda: digest)
            session.source = path
        self.show_session(session)

    def show_session(self, session: Session) -> None:
        """Ends the present session, and shows another one in the main window."""
        window = self.window
        if window is None:
            self._appear(session.case, self._furnish(session))
            return
        old = window.session
        window.take(session)
        old.finish()
        self._sit(window)

    def _make_anew(self, old: MainWindow) -> None:
        """Replaces the main window ``old`` by a new one, in the present language and theme."""
        window = MainWindow(old.session.case, self)  # if it fails the old one is intact
        for _ in window.build_rest(old.session):
            pass
        window.board.speak()
        self.appeared = window
        stand_as(window, old)
        window.restore_from(old)
        show_in_place(window, old)
        window.go_on_beside(old)
        self._sit(window)
        old.bridge.stop()
        old.hide()
        old.deleteLater()

    # Events

    @property
    def events(self) -> EventWindows:
        """The windows of events."""
        if self._events is None:
            from goref.qt.events.table.event_windows import EventWindows

            self._begin_style()
            self._events = EventWindows(self, self, asks=not self._alone)
        return self._events

    @property
    def has_events(self) -> bool:
        """True if an event is open in a window."""
        return self._events is not None and self._events.is_open

    def act_on_event(self, command: str) -> bool:
        """Carries out a command about events. Returns False if it had no effect.

        ``"close-events"`` returns whether all windows of events are closed.
        """
        if command == "close-events" and self._events is None:
            return True
        return self.events.act(command)

    def bring_to_event(self, paths: Sequence[Path]) -> None:
        """Imports files into the event whose window was opened last. Call it only while an
        event's window is open.
        """
        self.events.bring(paths)

    def _sit(self, window: MainWindow) -> None:
        """Shows the bar for a table of an event if the session's case belongs to one, else
        hides it.
        """
        at_table = window.sit()
        if at_table or self._events is not None:
            self.events.follow(window, at_table=at_table)

    # Recovery

    @property
    def is_kept(self) -> bool | None:
        """True if all unsaved changes are in the journal, False if not; None if nothing is
        unsaved.
        """
        session = self.window.session if self.window is not None else None
        if session is None or not session.is_changed:
            return None
        return session.is_journaled

    def offer_recovery(self) -> None:
        """Offers to recover unfinished sessions of earlier runs."""
        from goref.qt.app.recovery import offer_recovery

        offer_recovery(self)

    def tidy(self) -> None:
        """Deletes old temporary files of interrupted savings from the folders of
        recent files.
        """
        preferences = Preferences()  # its own: the window's belong to another thread

        def act(task: Task) -> None:
            recent = (path.parent for path in preferences.recent)
            for one in probe_all({Path(preferences.folder), *recent}):
                if one.is_folder:
                    sweep(one.path)

        Work(self).start(act, lambda _: None)

    # Host

    def use_language(self, language: Language) -> None:
        """Changes the language of the interface, once no input would be lost."""
        self.preferences.language = language
        self._ask(partial(self._speak, language))

    def use_theme(self, theme: str) -> None:
        """Changes the theme, once no input would be lost."""
        self.preferences.theme = theme
        self._ask(self._look)

    def use_text_size(self, percent: int) -> None:
        """Changes the text size, in percent, once no input would be lost."""
        self.preferences.text_size = percent
        self._ask(self._look)

    def _ask(self, act: Callable[[], object]) -> None:
        """Calls ``act``, which changes theme, text size or language, once no input would be
        lost. Shows a message if it must wait.
        """
        self._change.ask(act, by_hand=True)
        shown = self._front() if self._change.waits else None
        if shown is not None:
            told = QCoreApplication.translate(
                "app", "This changes as soon as no dialog is open and nothing is being entered."
            )
            shown.show_message(told)

    def _scheme_changed(self) -> None:
        if self.preferences.theme == "system":
            self._change.ask(self._look, by_hand=False)

    def _speak(self, language: Language) -> None:
        """Applies a language to the interface."""
        self.language = language
        self._translators.use(language)

    def _look(self) -> None:
        """Applies theme, text size and motion from the preferences."""
        look = apply_theme if self._has_style else apply_palette
        self.theme = look(self.app, self.preferences.theme)
        size_texts(self.app, self.preferences.text_size)
        steady(self.app, self.preferences.motion == ALWAYS)

    def _begin_style(self) -> None:
        """Sets the style of all widgets. Called before the first widget that needs it
        is shown.
        """
        if not self._has_style:
            self._has_style = True
            self._look()

    def _rebuild(self) -> None:
        """Replaces all windows by new ones. The replacement of the active window becomes
        active.
        """
        front, old = self.app.activeWindow(), self.window
        if old is not None:
            self._make_anew(old)
        if self._events is not None:
            self._events.rebuild()
        heir = heir_of(front)
        shown = [window for window in self.app.topLevelWidgets() if window.isVisible()]
        if heir is not None and len(shown) > 1:  # those shown after it cover it
            heir.raise_()
            heir.activateWindow()

    def give_up(self) -> None:
        """Ends all work and leaves nothing to recover. Call it only if the user has done
        nothing.
        """
        if self._furnishing.is_at_work:
            self._furnishing.stop()
        elif self.appeared is not None:
            self.appeared.suggesting.stop()
            self.appeared.session.finish()
        self.act_on_event("close-events")

    def close_session(self) -> None:
        """Ends the session and saves the preferences. Called when the main window closes.

        While events are open, the application continues without the main window.
        """
        if self.window is not None:
            self.window.session.finish()
        if self.has_events and self.window is not None:  # they continue without it
            self.window.bridge.stop()
            self.window.deleteLater()
            self.appeared = None
        self.preferences.save()
