"""Every reader of what comes from outside, and the errors that it may end with."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from goref.__main__ import main
from goref.app.event.checking import checked
from goref.app.event.files import foreseen
from goref.app.event.formats import IMPORTS, recognised
from goref.app.opening import MOST_ROWS, OpeningError, open_bytes
from goref.app.reports.gathering import SUFFIXES
from goref.app.session.session import Session
from goref.cli.commands import COMMANDS
from goref.core.base.faults import Fault
from goref.core.base.geometry import grid
from goref.core.event.event import Event, EventError, EventInfo, Player, Table
from goref.core.texts.faults.said import said
from goref.io.case.journal import read
from goref.io.engine.gtp_answers import read_board, read_ownership, read_points
from goref.io.event.faults import EventFileError
from goref.io.event.formats import opengotha_results, pairgoth_results
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.io.records.archives import members
from goref.io.records.read import read_record
from goref.io.sgf.read import SgfError, read_sgf
from goref.io.sgf.write import write_sgf
from goref.io.values.codec import CaseFileError
from goref.io.values.regulation_file import RegulationError, encode_regulation
from goref.io.values.regulations import decode_regulation, read_regulation
from tests.attack.fuzz import CORPUS
from tests.languages import LANGUAGES

CODES = frozenset({0, 2, 3, 4, 5})
"""What a command may end with: the manual lists them."""
PEOPLE = (Player("Ann", rank="3D", id=1), Player("Bob", id=2), Player("李", "明", id=3))
EVENT = Event(EventInfo("Cup", rounds=5), PEOPLE, (Table(1, 1, 1, 2, id=1),))
MOST_PIXELS = 3 * 600 * 600
GAME = b"(;SZ[5]KM[0]RU[Chinese];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[];W[])"


def _told(error: Exception) -> None:
    """An error has to have words, of one line, in every language."""
    for language in LANGUAGES:
        told = said(error, language)
        assert told, repr(error)
        assert "\n" not in told, repr(error)


@contextlib.contextmanager
def may_raise(*kinds: type[Exception]) -> Iterator[None]:
    """What is documented is raised and told; anything else gets out."""
    try:
        yield
    except kinds as error:
        _told(error)


def sgf(data: bytes) -> None:
    """A record that is read, written and read again is the same."""
    with may_raise(SgfError):
        collection = read_sgf(data)
        for game in collection.games:
            again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
            assert again.record == game.record
            assert again.ruling == game.ruling


def record(data: bytes) -> None:
    """A server's record that is read can be written as SGF and is the same."""
    with may_raise(SgfError):
        for game in read_record(data).games:
            again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
            assert again.record == game.record


def archive(data: bytes) -> None:
    """What is in an archive is read or told, and has a name of its own there."""
    path = Path(tempfile.gettempdir()) / f"fuzz-{os.getpid()}.tar"
    path.write_bytes(data)
    try:
        named: set[str] = set()
        for member in members(str(path), SUFFIXES, lambda _: True):
            assert member.name not in named
            named.add(member.name)
            assert member.name.isprintable()
            assert member.name.startswith(str(path))
            assert ".." not in member.name.split("/")
            if member.problem is not None:
                assert isinstance(member.problem, Fault)
                _told(ValueError(member.problem))
            assert member.data == b"" or member.problem is None
    finally:
        path.unlink()


def case(data: bytes) -> None:
    """A case that is read can be kept and read again."""
    with may_raise(OpeningError):
        for opened in open_bytes(b"{" + data):
            session = Session.begin(opened, None)
            _, text = session.written("case.goref")
            (again,) = open_bytes(text)
            assert again.case == opened.case
            assert again.kept is not None


def journal(data: bytes) -> None:
    """A journal that is read can be gone on with."""
    left = read(Path("x.journal"), data)
    if left is not None:
        with may_raise(CaseFileError):
            session = Session.read_back(left)
            assert 0 <= session.lost <= len(left.entries) + 1


def rows(data: bytes) -> None:
    """Rows of text, or whatever it is."""
    with may_raise(OpeningError):
        assert open_bytes(data[:MOST_ROWS], "rows.txt")


def opengotha(data: bytes) -> None:
    """A tournament of OpenGotha; where there are no results for it, it stays as it is."""
    with may_raise(ListError, XmlError, EventError):
        foreseen(EVENT, "opengotha", data)
        assert opengotha_results.write_results(data, EVENT)[0] == data


def pairgoth(data: bytes) -> None:
    """A tournament of Pairgoth; where there are no results for it, it stays as it is."""
    with may_raise(ListError, JsonError, EventError):
        foreseen(EVENT, "pairgoth", data)
        assert pairgoth_results.write_results(data, EVENT)[0] == data


def macmahon(data: bytes) -> None:
    """A tournament of MacMahon."""
    with may_raise(ListError, XmlError, EventError):
        foreseen(EVENT, "macmahon", data)


def csv(data: bytes) -> None:
    """Players, members and pairings; what the program takes it for as well."""
    for kind in ("players", "pairings", "aga"):
        with may_raise(ListError, XmlError, EventError):
            foreseen(EVENT, kind, data, 2)
    with may_raise(ListError, XmlError):
        assert recognised(data) in IMPORTS


def xlsx(data: bytes) -> None:
    """A workbook as it comes, or a sheet in one that is whole otherwise."""
    for kind in ("players", "pairings"):
        with may_raise(ListError, EventError):
            foreseen(EVENT, kind, with_sheet(data), 2)
    with may_raise(ListError, XmlError):
        assert recognised(with_sheet(data)) in IMPORTS


def with_sheet(data: bytes) -> bytes:
    """A workbook with these bytes for its sheet; a workbook itself as it is."""
    if data.startswith(b"PK"):
        return data
    made = io.BytesIO()
    packed = zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(CORPUS / "xlsx" / "whole.xlsx") as whole:
        parts = {name: whole.read(name) for name in whole.namelist()}
    with zipfile.ZipFile(made, "w", packed) as file:
        for name, part in {**parts, "xl/worksheets/sheet1.xml": data}.items():
            file.writestr(name, part)
    return made.getvalue()


def gtp(data: bytes) -> None:
    """What an engine answers: ValueError is what its asker catches."""
    text = data.decode("utf-8", "replace")
    board = grid(5)
    for work in (
        lambda: read_points(board, text),
        lambda: read_board(board, text),
        lambda: read_ownership(board, text, "ownership"),
    ):
        with contextlib.suppress(ValueError):
            work()


def event(data: bytes) -> None:
    """The file of an event: refused, or everything about it can be asked."""
    path = Path(tempfile.gettempdir()) / f"fuzz-{os.getpid()}.gorefevent"
    path.write_bytes(data)
    try:
        with (
            may_raise(EventFileError),
            EventStore.open(path, "attack", read_only=True) as store,
        ):
            event = store.event()
            checked(store)
            for table in event.tables:
                if table.case:
                    with may_raise(EventFileError):
                        store.case(table.case)
    finally:
        path.unlink()


def photo(data: bytes) -> None:
    """A picture: how many lines, where the corners are, in 255ths of it, and its file."""
    from goref.app.photo.reading import PhotoRefusedError, read
    from goref.qt.photo.decoding import decoded, pixels_of

    size, places, file = data[:1], data[1:9], data[9:]
    if len(places) < 8:
        return
    with may_raise(FileError, PhotoRefusedError):
        picture = pixels_of(decoded(file, "board.jpg"))
        if picture.size > MOST_PIXELS:
            return  # what is slow in a large one is no fault of the bytes
        high, wide = picture.shape[:2]
        at = [
            (x * wide / 255, y * high / 255) for x, y in zip(*[iter(places)] * 2, strict=True)
        ]
        reading = read(picture, at, 2 + size[0] % 24)
        assert all(0 <= certainty <= 1 for certainty in reading.certainties)
        assert all(abs(x) + abs(y) < 1e6 for x, y in reading.corners)


def regulation(data: bytes) -> None:
    """A regulation that is read can be kept and read again."""
    with may_raise(RegulationError):
        read = read_regulation(data)
        assert decode_regulation(encode_regulation(read)) == read


@cache
def _files() -> dict[str, bytes]:
    """What lies in the folder of a command."""
    begun = {
        "a.goref": b"{" + (CORPUS / "case" / "ruled.goref").read_bytes(),
        "c.gorefevent": (CORPUS / "event" / "decided.gorefevent").read_bytes(),
        "p.csv": (CORPUS / "csv" / "pairings.csv").read_bytes(),
        "t.xml": (CORPUS / "opengotha" / "small.xml").read_bytes(),
        "b.png": (CORPUS / "photo" / "nine.png").read_bytes()[9:],
    }
    return {"a.sgf": GAME, "a.txt": b".X.O.\n.X.O.\n.XXO.\n.XOO.\n.XO..\n", **begun}


def command(data: bytes) -> None:
    """A command line: a word a line. It may write what it likes in a folder of its own."""
    words = data.decode("utf-8", "surrogateescape").split("\n")
    words = [word.replace("/", "_").replace("\0", "") for word in words][:12]
    if not words or words[0] not in COMMANDS or words[0] == "gui":
        words.insert(0, sorted(set(COMMANDS) - {"gui"})[len(data) % (len(COMMANDS) - 1)])
    # Programs and other processes are not what is read here.
    words = [w for w in words if not w.startswith(("--e", "--j", "-j"))]
    folder = Path(tempfile.mkdtemp(prefix="goref-words-"))
    before = os.getcwd()
    os.chdir(folder)
    for name, content in _files().items():
        (folder / name).write_bytes(content)
    out, err = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(words)
    finally:
        os.chdir(before)
        shutil.rmtree(folder)
    assert code in CODES, code
    assert "internal error" not in err.getvalue(), err.getvalue()
    assert all(line for line in err.getvalue().splitlines())


READERS: dict[str, Callable[[bytes], None]] = {
    reader.__name__: reader
    for reader in (
        *(
            sgf,
            record,
            archive,
            case,
            journal,
            rows,
            opengotha,
            pairgoth,
            macmahon,
            csv,
            xlsx,
            gtp,
            regulation,
            event,
            photo,
            command,
        ),
    )
}
