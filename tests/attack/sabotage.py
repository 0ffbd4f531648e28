"""goref broken on purpose, so that every attack is seen to fall on what it is to find."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def break_for(name: str) -> None:
    """Break, in this process, what an attack should notice."""
    match name.partition("-"):
        case "disk", _, "event":
            _done_in_pieces()
        case "disk", _, "restore":
            _taken_away()
        case "disk", _, _:
            _written_in_place()
        case "kill", _, "event":
            _told_elsewhere()
        case "kill", _, "acts":
            _shown_undone()
        case "kill", _, _:
            _written_later()
        case "merge", _, _:
            _asked_of_nothing()
        case "machine", _, "event":
            _overwritten()
        case "machine", _, _:
            _saved_unasked()
        case "serve", _, _:
            _everybody_may()
        case "split", _, _:
            _brought_nothing()
        case "stray", _, _:
            _rules_everywhere()
        case "tamper", _, "event":
            _blanks_believed()
        case "tamper", _, _:
            _links_believed()
        case _:
            _unexpected()


def _brought_nothing() -> None:
    """Whoever joins again does not bring what it alone had accepted."""
    from goref.app.sharing.joined_copies import JoinedCopies

    JoinedCopies.bring = lambda copies, path: False  # type: ignore[method-assign]


def _written_in_place() -> None:
    """A file is written over, not put in the place of the old one."""
    from goref.io import files

    def replace(target: Path, data: bytes, before: object) -> None:
        with target.open("wb", buffering=0) as file:
            files.write_all(file.fileno(), data)

    files._replace = replace


def _done_in_pieces() -> None:
    """What is done to an event is not done at once."""
    from goref.io.event.change import EventChange

    real = EventChange._tell

    def tell(self: EventChange, *told: Any) -> None:
        real(self, *told)
        self._connection.execute("COMMIT")
        self._connection.execute("BEGIN IMMEDIATE")

    EventChange._tell = tell  # type: ignore[method-assign,assignment]


def _taken_away() -> None:
    """What is damaged goes before the copy comes."""
    from goref.io.event import copies

    real = copies.write_bytes  # type: ignore[attr-defined]

    def write_bytes(path: Path, data: bytes) -> None:
        for kept in copies.folder_of(path).glob("damaged*"):
            kept.unlink()
        real(path, data)

    copies.write_bytes = write_bytes  # type: ignore[assignment,attr-defined]


def _told_elsewhere() -> None:
    """A change is shown that was not written."""
    from goref.io.event.change import EventChange

    real, number = EventChange.check, [0]

    def check(self: EventChange) -> None:
        real(self)
        number[0] += 1
        if number[0] % 5 == 0:
            self._connection.execute("DELETE FROM bye")
            self._connection.execute("UPDATE game SET note = 'unheard'")

    EventChange.check = check  # type: ignore[method-assign]


def _shown_undone() -> None:
    """A change is shown and then undone."""
    from goref.io.event.store import EventStore

    class UndoneError(Exception):
        pass

    real = EventStore.change

    @contextmanager
    def change(self: EventStore, *told: Any) -> Iterator[Any]:
        with suppress(UndoneError), real(self, *told) as made:
            yield made
            if told[0].endswith(" 3"):
                raise UndoneError

    EventStore.change = change  # type: ignore[method-assign,assignment]


def _written_later() -> None:
    """An act is shown before it is written."""
    from goref.io.case.journal import Journal

    real = Journal.write
    waiting: list[dict[str, Any]] = []

    def write(self: Journal, entry: dict[str, Any]) -> None:
        if "case" in entry:
            return real(self, entry)
        waiting.append(entry)
        if len(waiting) > 3:
            for one in waiting:
                real(self, one)
            waiting.clear()
        return None

    Journal.write = write  # type: ignore[method-assign]


def _saved_unasked() -> None:
    """Whoever saves last is right."""
    from goref.app.session.storage import FileStorage

    FileStorage.expects = lambda self, path: None  # type: ignore[method-assign]


def _asked_of_nothing() -> None:
    """Nobody is asked which of two changes holds."""
    from goref.app.event import merging

    merging._own = lambda acts, over: {}


def _overwritten() -> None:
    """Nobody looks whether somebody else was faster."""
    from goref.io.event.change import EventChange

    real = EventChange._update

    def update(self: EventChange, table: str, id_: int, value: Any, *more: Any) -> Any:
        from dataclasses import replace

        ask = self._connection.execute
        row = ask(f"SELECT version FROM {table} WHERE id = ?", (id_,)).fetchone()
        version = value.version if row is None else row[0]
        return real(self, table, id_, replace(value, version=version), *more)

    EventChange._update = update  # type: ignore[method-assign,assignment]


def _rules_everywhere() -> None:
    """The board and the keys rule wherever the questions are."""
    from goref.qt.questions.questions_controller import QuestionsController

    QuestionsController.is_seen = True  # type: ignore[method-assign,assignment]


def _everybody_may() -> None:
    """Every role may do every act."""
    from goref.core.sharing.roles import Role

    Role.may = lambda self, act: True  # type: ignore[method-assign]
    Role.beyond = lambda self, *told: frozenset()  # type: ignore[method-assign]


def _blanks_believed() -> None:
    """An entry without a link is taken for one of an earlier goref."""
    from goref.io.event import audit

    audit._had_link = lambda row: False


def _links_believed() -> None:
    """No link is reckoned again."""
    from goref.io.case.act_log_file import Protocol

    Protocol.broken_at = None  # type: ignore[assignment]


def _unexpected() -> None:
    """A reader of records raises what nobody told."""
    from goref.io.sgf import read

    def title(*given: Any) -> str:
        raise KeyError("title")

    read.title = title  # type: ignore[attr-defined,assignment]
