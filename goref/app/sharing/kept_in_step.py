"""The joined events that this process keeps in step: one thread each, for all windows of it."""

from __future__ import annotations

import threading
from pathlib import Path

from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.synchroniser import EventSynchroniser
from goref.core.base.language import Language

_HELD: dict[Path, tuple[EventSynchroniser, int]] = {}
_GUARD = threading.Lock()


def keep_in_step(joined: JoinedEvent, language: Language) -> EventSynchroniser:
    """Returns the thread that keeps a joined event in step, started if it was not.

    Raises EventError if a package is missing.
    """
    with _GUARD:
        found, holders = _HELD.get(joined.folder, (None, 0))
        if found is None:
            found = EventSynchroniser(joined, language=language)
            found.start()
        _HELD[joined.folder] = found, holders + 1
        return found


def let_go(sync: EventSynchroniser) -> threading.Thread | None:
    """Ends a thread for which nobody else asked.

    Returns the thread that waits for its end, or None if others still use it.
    """
    with _GUARD:
        found, holders = _HELD.get(sync.joined.folder, (None, 0))
        if found is not sync:
            return None
        if holders > 1:
            _HELD[sync.joined.folder] = sync, holders - 1
            return None
        del _HELD[sync.joined.folder]
        waiting = threading.Thread(target=sync.stop, name="sharing-end")
        waiting.start()
        return waiting
