"""``goref`` and ``python -m goref``: the command line, or the window.

Whatever happens, the user gets one line on stderr and an exit code, never a traceback.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence

from goref.cli.commands import COMMANDS, overview, run
from goref.cli.faults import ANSWERED, INTERRUPTED, UNUSABLE, CommandError, UnusableError

SHORT = ("score", "arrange", "compare", "check", "suggest", "verify", "rules")
"""Commands that are over before it would pay to look for garbage."""
HEADLESS = (
    "score, arrange, compare, check, suggest, verify, rules, batch and event work without it"
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run goref; returns the exit code."""
    if argv is not None:
        return _guarded(lambda: _dispatch(list(argv)))
    arguments = sys.argv[1:]
    if arguments and arguments[0] in SHORT:
        gc.disable()
    code = _guarded(lambda: _dispatch(arguments))
    gc.freeze()  # the process ends: its last search for cycles is not worth the time
    return code


def _dispatch(argv: list[str]) -> int:
    first = argv[0] if argv else ""
    if first in ("-h", "--help"):
        print(overview())
        return ANSWERED
    if first == "--version":
        from goref import __version__

        print(f"goref {__version__}")
        return ANSWERED
    if first == "gui":
        return _window(argv[1:])
    if first in COMMANDS:
        return run(first, argv[1:])
    if first and not first.startswith("-") and not os.path.exists(first):
        raise UnusableError(f"there is no file or command {first!r} (see goref -h)")
    return _window(argv)


def _window(argv: Sequence[str]) -> int:
    from goref.cli import gui

    wanted = gui.read(argv)
    gc.disable()  # until the window is there (goref.qt.app.run)
    try:
        from goref.qt.app import run as run_window
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        if isinstance(error, ModuleNotFoundError):
            raise UnusableError(
                f"the window needs PySide6: pip install PySide6-Essentials ({HEADLESS})"
            ) from None
        raise UnusableError(f"the window needs a system library: {error}") from None
    return run_window(wanted.path, quit_when_shown=wanted.quit_when_shown)


def _guarded(work: Callable[[], int]) -> int:
    """Run a command; every way it can fail becomes one line and an exit code."""
    # Text that the terminal cannot show is escaped instead of failing.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
    code = ANSWERED
    try:
        code = work()
        print(end="", flush=True)
    except BrokenPipeError:  # the reader of the output has seen enough
        _silence()
    except SystemExit as done:  # argparse, after printing help
        code = done.code if isinstance(done.code, int) else ANSWERED
    except KeyboardInterrupt:
        code = _fail("interrupted", INTERRUPTED)
    except CommandError as error:
        code = _fail(str(error), error.code)
    except OSError as error:  # a full disk behind the output, most likely
        _silence()
        code = _fail(f"cannot go on: {error.strerror or error}", UNUSABLE)
    except Exception as error:
        code = _fail(f"internal error: {_told(error)}; please report", UNUSABLE)
    return code


def _fail(message: str, code: int) -> int:
    print("goref:", " ".join(message.split()), file=sys.stderr)
    return code


def _told(error: Exception) -> str:
    """An unexpected error in a line: what it is, and where it came from."""
    trace = error.__traceback__
    where = ""
    while trace is not None:
        file = os.path.basename(trace.tb_frame.f_code.co_filename)
        where = f" in {file}, line {trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}{where}"


def _silence() -> None:
    """Send what is left of the output nowhere, or closing it would complain."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


if __name__ == "__main__":
    sys.exit(main())
