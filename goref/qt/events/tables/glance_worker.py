"""Looking at the cases of tables on another thread, one at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event as Flag
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, Signal

from goref.app.event.glance import NOTHING, Glance, Kind, glance_at
from goref.io.files import FileError

log = logging.getLogger(__name__)


class Wanted(NamedTuple):
    """What is to be looked at.

    Attributes:
        digest: of the case.
        opinion: whether a second opinion is given where nobody has marked anything.
    """

    digest: str
    opinion: bool


Cache = dict[Wanted, Glance]


RUNNING: set[Looking] = set()
"""Kept until their threads have ended: a window may be gone before."""


class LookSignals(QObject):
    """Carries what was seen from the one thread to the other."""

    done = Signal(object, object)

    def __init__(self, looking: Looking) -> None:
        super().__init__()
        self._looking = looking
        self.done.connect(self._end)

    def _end(self) -> None:
        RUNNING.discard(self._looking)


class Looking(QRunnable):
    """Looks at one case. What was given up is told as None."""

    def __init__(self, wanted: Wanted, data: bytes) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._wanted, self._data = wanted, data
        self._given_up = Flag()
        self.signals = LookSignals(self)
        RUNNING.add(self)

    def give_up(self) -> None:
        """Want nothing of it any more: it ends as soon as it can."""
        self._given_up.set()

    def run(self) -> None:
        found: Glance | None = None
        try:
            found = glance_at(
                self._data, opinion=self._wanted.opinion, given_up=self._given_up.is_set
            )
        except Exception:  # one case that cannot be counted is no reason to stop
            log.exception("a case cannot be looked at")
            found = Glance(Kind.UNREADABLE, first=NOTHING)
        self.signals.done.emit(self._wanted, None if self._given_up.is_set() else found)


class Glances(QObject):
    """What the cases of an event say, as far as it is worked out.

    Signals:
        made: a case was looked at: its digest.
    """

    made = Signal(str)

    def __init__(
        self,
        cache: Cache,
        read: Callable[[str], bytes],
        choose: Callable[[], Wanted | None],
        parent: QObject,
    ) -> None:
        """Args:
        cache: what is known already, also from other windows.
        read: gives the text of a case by its digest; raises FileError.
        choose: says what to look at next; None if all is looked at.
        """
        super().__init__(parent)
        self._cache, self._read, self._choose = cache, read, choose
        self._now: Looking | None = None
        self._stopped = False
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.wait)

    @property
    def is_busy(self) -> bool:
        """Whether something is being looked at."""
        return self._now is not None

    def poke(self) -> None:
        """Look at what is wanted next, unless something is being looked at."""
        while self._now is None and not self._stopped:
            wanted = self._choose()
            if wanted is None:
                return
            try:
                data = self._read(wanted.digest)
            except FileError:
                self._cache[wanted] = Glance(Kind.UNREADABLE, first=NOTHING)
                self.made.emit(wanted.digest)
                continue
            self._now = looking = Looking(wanted, data)
            looking.signals.done.connect(self._heard)
            QThreadPool.globalInstance().start(looking)

    def stop(self) -> None:
        """Want nothing more."""
        self._stopped = True
        if self._now is not None:
            self._now.give_up()
            self._now.signals.done.disconnect(self._heard)
            self._now = None

    def wait(self) -> None:
        """Stop, and wait until no thread is left that looks."""
        if not self._stopped:
            self.stop()
        QThreadPool.globalInstance().waitForDone()

    def _heard(self, wanted: Wanted, found: Glance | None) -> None:
        self._now = None
        if found is not None:
            self._cache[wanted] = found
            self.made.emit(wanted.digest)
        self.poke()
