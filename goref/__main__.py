"""``goref`` and ``python -m goref``: runs a command of the command line, or opens the window.

An error gives the user one line on stderr and an exit code, never a traceback.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from goref.cli.commands import COMMANDS, overview
from goref.cli.text.faults import (
    ANSWERED,
    INTERRUPTED,
    UNUSABLE,
    CommandError,
    UnusableError,
    UnusableFileError,
    WrongUsageError,
    meant,
)
from goref.cli.text.language import OPTION, wanted
from goref.cli.text.terminal import guarded
from goref.core.base.closest_match import closest_match
from goref.core.base.faults import Fault, fault, fault_of, one_line, why
from goref.core.base.language import ENGLISH, Language
from goref.io.text.catalogue import unread

if TYPE_CHECKING:
    from goref.app.arrays import Picture
    from goref.core.case.stored_photo import StoredPhoto
    from goref.qt.app.screen import NoScreen

HELP = ("-h", "--help")
FILE_SIGNS = frozenset("./\\")
"""If the first argument has one of these characters, it is the name of a file, not of a
command."""
ALONE = ("--version", "--help")
"""Options that are given without a command."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs goref; returns the exit code."""
    if argv is not None:
        return _guarded(lambda: _dispatch(list(argv)), argv)
    arguments = sys.argv[1:]
    command = COMMANDS.get(arguments[0]) if arguments else None
    if command is not None and command.is_short:
        gc.disable()
    code = _guarded(lambda: _dispatch(arguments), arguments)
    gc.freeze()  # the process ends: a last search for cycles is not worth the time
    return code


def _dispatch(argv: list[str]) -> int:
    if argv[0:1] == [OPTION] and len(argv) > 2:  # before the command, as well as after it
        argv = [*argv[2:], *argv[:2]]
    first = argv[0] if argv else ""
    if first in HELP:
        if argv[1:2] and argv[1] in COMMANDS:  # help on a command, with the option before it
            return _dispatch([*argv[1:], first])
        print(overview(_language(argv[1:])))
        return ANSWERED
    if first == "--version":
        from goref.cli.version import lines

        print("\n".join(lines(_language(argv[1:]))))
        return ANSWERED
    command = COMMANDS.get(first)
    if command is not None:
        function = WITH_QT.get(first) or command.function()
        return function(argv[1:])
    if first and not first.startswith("-") and _is_nowhere(first):
        problem = fault("no-file-or-command", name=first)
        if set(first) & FILE_SIGNS:
            raise UnusableError(problem)
        raise WrongUsageError(meant(problem, first, COMMANDS))
    if first.startswith("--") and closest_match(first, ALONE):
        problem = meant(fault("arguments-unknown", names=first), first, ALONE)
        raise WrongUsageError(fault("see-help", problem=problem, command="goref"))
    return _window(argv)


def _is_nowhere(name: str) -> bool:
    """Returns whether a file is surely missing; False also if its path is out of reach."""
    from goref.io.files import probe  # not needed if a command is named

    found = probe(Path(name))
    return not (found.is_there or found.is_out_of_reach)


def _language(argv: Sequence[str]) -> Language:
    """Returns the language that ``--lang`` chooses after ``--help`` or ``--version``.

    Any other argument is refused.
    """
    from goref.cli.text.options import Parser  # a command makes its own parser

    parser = Parser("", "")
    parser.take("lang")
    language: Language = parser.parse_args(argv).lang
    return language


def _photo(argv: Sequence[str]) -> int:
    from goref.cli.photo import run

    return run(argv, _decoded)


def _decoded(path: Path) -> Picture:
    """Returns the pixels of a picture file, decoded by Qt. Raises UnusableError without Qt."""
    try:
        from goref.qt.photo.decoding import pixels_of, read_picture
    except ImportError as error:
        if not _is_of_qt(error):
            raise
        raise UnusableError(fault("photo-needs-qt")) from None
    with _unheard():
        return pixels_of(read_picture(path))


def _sheet(argv: Sequence[str]) -> int:
    from goref.cli.paper import output_file, sheet

    wanted = sheet.read(argv)
    if wanted.out.suffix.lower() in output_file.HTML:  # HTML needs no Qt
        with _refusing():
            from goref.app.event.sheets import write_page

            write_page(
                wanted.files,
                wanted.out,
                wanted.language,
                round=wanted.round,
                protocol=wanted.protocol,
                photo=_photograph,
            )
        return ANSWERED
    with _paper():
        from goref.qt.events.output.sheet_files import write_sheets

        write_sheets(
            wanted.files,
            wanted.out,
            wanted.language,
            round=wanted.round,
            protocol=wanted.protocol,
        )
    return ANSWERED


def _photograph(kept: StoredPhoto, label: str) -> str:
    """Returns the HTML element that shows a photograph; "" if Qt is missing."""
    try:
        from goref.qt.photo.keeping import picture_of
        from goref.qt.sheet.photo import embedded
    except ImportError as error:
        if not _is_of_qt(error):
            raise
        return ""
    with _unheard():
        image = picture_of(kept)
        return "" if image is None else embedded(image, label)


def _pairings(argv: Sequence[str]) -> int:
    from goref.cli.paper import output_file, pairings

    wanted = pairings.read(argv)
    if wanted.out.suffix.lower() in output_file.HTML:  # HTML needs no Qt
        with _refusing():
            from goref.io.event.formats.html import write_pairings

            _write(wanted.out, write_pairings(*wanted.read(), wanted.language))
        return ANSWERED
    with _paper():
        from goref.qt.events.output.pairing_lists import pairing_pdf

        _write(wanted.out, pairing_pdf(*wanted.read(), wanted.language))
    return ANSWERED


def _kifu(argv: Sequence[str]) -> int:
    from goref.cli.paper import kifu

    wanted = kifu.read(argv)
    with _paper():
        from goref.qt.kifu.paper import Kifu

        _write(wanted.out, Kifu(wanted.case, wanted.language, wanted.figures).pdf())
    return ANSWERED


def _school(argv: Sequence[str]) -> int:
    from goref.cli.paper import school

    with _refusing():
        wanted = school.read(argv)
        if wanted.exam is None or wanted.out is None:
            wanted.show()
            return ANSWERED
    with _paper():
        from goref.qt.school.exam_paper import exam_pdf

        _write(wanted.out, exam_pdf(wanted.exam, wanted.language))
    return ANSWERED


def _write(path: Path, content: bytes) -> None:
    from goref.io.files import write_bytes

    write_bytes(path, content)


def _manual(argv: Sequence[str]) -> int:
    from goref.cli.manual import run

    return run(argv, _booklet)


def _booklet(out: Path, language: Language, page_id: str) -> None:
    """Writes a page of the manual, or all of it for "", as a PDF."""
    with _paper():
        from goref.qt.manual.booklet import Booklet

        _write(out, Booklet(language, page_id).pdf())


@contextlib.contextmanager
def _paper() -> Iterator[None]:
    """Keeps a Qt application alive while the ``with`` block lays out pages.

    Raises UnusableError without Qt, and for a file that cannot be used.
    """
    try:
        from goref.qt.events.output.sheet_files import begin
    except ImportError as error:
        if not _is_of_qt(error):
            raise
        raise UnusableError(fault("sheet-needs-qt")) from None
    with _unheard():
        application = begin()
    with _refusing():
        yield
    del application


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """Turns errors about a file that cannot be used into UnusableError."""
    from goref.app.opening import OpeningError  # importing Qt takes far longer
    from goref.core.event.event import EventError
    from goref.io.files import FileError

    try:
        yield
    except (OpeningError, EventError, FileError) as error:
        raise UnusableError(why(error)) from None


@contextlib.contextmanager
def _unheard() -> Iterator[None]:
    """Hides from the user what the decoders' libraries write to stderr."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _window(argv: Sequence[str]) -> int:
    gc.disable()  # until the window is shown (goref.qt.app.start.run)
    from goref.cli import gui

    wanted = gui.read(argv)
    try:
        # Imported before Qt, because PySide6 inspects every later import.
        import goref.app.opening  # noqa: F401
        from goref.qt.app.sources import leave_unread

        leave_unread()
        from goref.qt.app.start import run as run_window
    except ImportError as error:
        if not _is_of_qt(error):
            raise
        if isinstance(error, ModuleNotFoundError):
            raise UnusableError(fault("no-window", commands=_needing(""))) from None
        raise UnusableError(fault("no-library", reason=str(error))) from None

    def no_screen(found: NoScreen) -> int:
        problem = fault("no-screen", commands=_needing("", "Qt"))
        if found.library:
            problem = fault("library-missing", library=found.library, package=found.package)
        code = _fail(problem, argv, UNUSABLE)
        for word in found.words:
            print("  Qt:", " ".join(word.split()), file=sys.stderr)
        return code

    return run_window(wanted.paths, quit_when=wanted.quit_when, no_screen=no_screen)


def _needing(*needs: str) -> str:
    """Returns the names of the commands that need one of these things, such as ``Qt``."""
    return ", ".join(name for name, command in COMMANDS.items() if command.needs in needs)


WITH_QT = {
    "gui": _window,
    "photo": _photo,
    "sheet": _sheet,
    "pairings": _pairings,
    "kifu": _kifu,
    "school": _school,
    "manual": _manual,
}
"""The functions for commands that use Qt; the commands' own modules do not import Qt."""


def _is_of_qt(error: ImportError) -> bool:
    """Returns whether an import failed because Qt, or a library that Qt needs, is missing."""
    name = (error.name or "").partition(".")[0]
    return name in ("PySide6", "shiboken6") or "PySide6" in (error.path or "")


def _guarded(work: Callable[[], int], argv: Sequence[str] = ()) -> int:
    """Runs a command and returns its exit code; every failure prints one line on stderr.

    ``argv`` is read only for ``--lang``, the language of that line.
    """
    with guarded():
        code = _answered(work, argv)
        for problem in unread():
            _say(problem, argv)
        return code


def _answered(work: Callable[[], int], argv: Sequence[str]) -> int:
    code = ANSWERED
    try:
        code = work()
        print(end="", flush=True)
    except BrokenPipeError:  # the reader of the output has seen enough
        _silence()
    except SystemExit as done:  # argparse, after printing help
        code = done.code if isinstance(done.code, int) else ANSWERED
    except KeyboardInterrupt:
        code = _fail(fault("interrupted"), argv, INTERRUPTED)
    except CommandError as error:
        code = _fail(error, argv, error.code)
    except OSError as error:  # a full disk behind the output, most likely
        _silence()
        code = _fail(_refused(error), argv, UNUSABLE)
    except Exception as error:
        code = _fail(fault("internal-error", reason=_told(error)), argv, UNUSABLE)
    return code


def _refused(error: OSError) -> Fault:
    """Returns the fault for an error of the operating system, with the file's name if known."""
    found = fault_of(error)
    if found is not None:
        return found
    reason = why(error)
    if error.filename is not None:
        reason = fault("in-file", file=one_line(str(error.filename)), problem=reason)
    return fault("cannot-go-on", reason=reason)


def _fail(problem: CommandError | Fault, argv: Sequence[str], code: int) -> int:
    _say(problem, argv)
    if isinstance(problem, UnusableFileError):
        from goref.core.texts.faults.said import said_each  # rarely needed

        for one in said_each(problem, wanted(argv)):
            print(" ", " ".join(one.split()), file=sys.stderr)
    return code


def _say(problem: CommandError | Fault, argv: Sequence[str]) -> None:
    print("goref:", " ".join(_in_words(problem, wanted(argv)).split()), file=sys.stderr)


def _in_words(problem: Exception | Fault, language: Language) -> str:
    from goref.core.texts.faults.said import said  # rarely needed

    return said(problem, language)


def _told(error: Exception) -> str:
    """Returns an unexpected error in one line: type, message, file and line of the code."""
    trace = error.__traceback__
    where = ""
    while trace is not None:
        file = os.path.basename(trace.tb_frame.f_code.co_filename)
        where = f" in {file}, line {trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {_in_words(error, ENGLISH)}{where}"


def _silence() -> None:
    """Discards output that is still buffered: writing it at the exit would fail."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


if __name__ == "__main__":
    sys.exit(main())
