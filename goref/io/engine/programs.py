"""Starts external programs without a shell, and ends them with all their child processes."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys

RUNNING: set[subprocess.Popen[bytes]] = set()
"""The processes that :func:`start` began and that have not been ended yet."""
ENDING_S = 5
"""The number of seconds the system may take to end a program."""
FOLDERS = ("/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin")
"""Folders with Go programs that are often not on a desktop program's PATH."""


def find_program(name: str) -> str | None:
    """Returns the full path of a program, from PATH and :data:`FOLDERS`; None if not found."""
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *FOLDERS])
    found = shutil.which(name, path=path)
    return found and os.path.abspath(found)


def split_command(command: str) -> list[str]:
    r"""Splits a command line by the shell's quoting; on Windows ``\`` is not an escape.

    Raises ValueError if it is empty or has a null character, or a quote in it is not closed.
    """
    words = shlex.split(command, posix=os.name != "nt")
    if os.name == "nt":
        words = [w[1:-1] if len(w) > 1 and w[0] == w[-1] == '"' else w for w in words]
    if not words or not words[0]:
        raise ValueError("No program")
    if "\0" in command:
        raise ValueError("Null character")
    return words


def join_command(words: list[str]) -> str:
    """Returns the command line that :func:`split_command` reads as these words."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def start(words: list[str]) -> subprocess.Popen[bytes]:
    """Starts a program in a process group of its own, with pipes for its three streams.

    Raises OSError or ValueError if the system cannot run it.
    """
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        creationflags=flags,
    )
    RUNNING.add(process)
    return process


def end_all() -> None:
    """Ends every program that is still running; called when this process ends."""
    for process in tuple(RUNNING):
        end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a program that :func:`start` began, and all programs that it started.

    Nobody may have waited for the program before: until then its process number is not reused,
    even if the program has ended.
    """
    try:
        RUNNING.remove(process)
    except KeyError:  # another thread is ending it, or has ended it
        _wait(process)
        return
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        if sys.platform == "win32":
            tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
            subprocess.run(tree, capture_output=True, timeout=ENDING_S, check=False)
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(OSError):
        process.kill()
    _wait(process)


def _wait(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(ENDING_S)
