"""A program that speaks the Go Text Protocol, version 2: started, asked, and always ended.

No engine can block or flood its caller. Every reply has a deadline and a largest size; the
error stream is read all the time. After a failure the engine and its child processes are
ended.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
from collections.abc import Callable
from time import monotonic

from goref.core.base.language import ENGLISH, Language
from goref.core.texts.engines import FAULTS
from goref.core.texts.faults.said import WordedError
from goref.io.engine.output_reader import OutputReader
from goref.io.engine.programs import end, find_program, split_command, start

MOST_BYTES = 1 << 18
"""The most bytes of a reply with any output before it; KataGo's replies need a tenth."""
LAST_WORDS = 4096  # bytes of the error stream that are kept
QUIT_S = 0.5  # seconds to end by itself when asked to quit
GLANCE_S = 0.05  # seconds between checks whether the caller has cancelled

HEAD = re.compile(r"([=?])(\d*)\s*(.*)", re.DOTALL)
CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")


class GtpError(WordedError, RuntimeError):
    """An engine that cannot be asked, or whose answer cannot be used.

    Its message names the engine, the command and the remedy; :meth:`sentence` returns it in any
    of goref's languages.

    Attributes:
        code: the problem, a key of :data:`goref.core.texts.engines.FAULTS`.
        engine: the engine's name.
        command: the command that the engine got; empty for none.
        detail: the engine's own words, or the system's; else empty.
        seconds: the time limit that was exceeded; None for another problem.
    """

    def __init__(
        self,
        code: str,
        engine: str,
        command: str = "",
        detail: str = "",
        seconds: float | None = None,
    ) -> None:
        self.code, self.engine, self.command = code, engine, command
        self.detail, self.seconds = detail, seconds
        super().__init__(self.sentence(ENGLISH))

    def sentence(self, language: Language) -> str:
        """Returns the problem and the remedy in a language."""
        return FAULTS[self.code].in_(
            language,
            engine=self.engine,
            command=brief(self.command, 40),
            detail=self.detail,
            seconds="" if self.seconds is None else f"{self.seconds:g}",
        )


class GtpProcess(contextlib.AbstractContextManager["GtpProcess"]):
    """A running engine. One thread asks; :meth:`cancel` may be called from any other.

    Raises GtpError (``command-line``, ``not-found``, ``not-started``) if it cannot be started.

    Args:
        command: the command line, split by a shell's rules but never passed to a shell.
        name: the engine's name in errors; by default the start of ``command``.
        limit_s: seconds allowed for all replies together, counted from ``began`` (a time of
            :func:`monotonic`) or, without it, from now.
        cancelled: called many times a second during a reply; once it returns True, the engine
            is ended.
    """

    def __init__(
        self,
        command: str,
        name: str = "",
        *,
        limit_s: float,
        began: float | None = None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        self.name = name or brief(command, 40) or "GTP"
        began = monotonic() if began is None else began
        self._limit_s, self._until = limit_s, began + limit_s
        self._gave_up = cancelled
        self._cancelled = False
        self._number = 0
        self._ended = False
        self._process = process = self._started(command)
        assert process.stdin is not None  # piped, all three
        assert process.stdout is not None
        assert process.stderr is not None
        self._in = process.stdin
        self._out = OutputReader(process.stdout, MOST_BYTES)
        self._err = OutputReader(process.stderr, LAST_WORDS, only_last=True)

    def __exit__(self, *raised: object) -> None:
        self.close()

    def ask(self, command: str, limit_s: float | None = None) -> str:
        """Sends a command, waits for the reply and returns it without its ``=`` and number.

        Args:
            limit_s: seconds for this reply; None for all that is left.

        Raises GtpError: after ``refused`` the engine can be asked again; ``timeout``,
        ``crashed``, ``crashed-silent``, ``unreadable``, ``endless`` and ``cancelled`` end it.
        Raises ValueError if the command is empty or not one line.
        """
        reply = _Reply(self, command, limit_s)
        lines = [reply.head()]
        while line := reply.line():
            lines.append(line)
        return "\n".join(lines).strip()

    def first(self, command: str, wanted: Callable[[str], bool]) -> str:
        """Sends a command with an endless reply; returns the first line that fits ``wanted``.

        Raises GtpError as :meth:`ask` does; ``unreadable`` if the reply ends before that line.
        """
        reply = _Reply(self, command, None)
        line = reply.head()
        while not wanted(line):
            line = reply.line()
            if not line:
                raise self.failed("unreadable", command, "…")
        self._write(b"\n")
        while reply.line():
            pass
        return line

    def failed(
        self, code: str, command: str, detail: str = "", seconds: float | None = None
    ) -> GtpError:
        """Ends the engine and returns the error for the caller to raise.

        Its code is ``cancelled`` if the engine was cancelled, and ``crashed-silent`` instead of
        ``crashed`` if neither the engine's last words nor ``detail`` say anything.
        """
        self._end()
        if self._cancelled:
            code = "cancelled"
        elif code == "crashed":
            detail = self._last_words() or detail
            code = code if detail else "crashed-silent"
        return GtpError(code, self.name, command, detail, seconds)

    def cancel(self) -> None:
        """Ends the engine at once; a caller waiting for a reply gets GtpError ``cancelled``."""
        self._cancelled = True
        self._end()

    def close(self) -> None:
        """Asks the engine to quit, then ends it and its child processes if they still run."""
        if not self._ended:
            with contextlib.suppress(OSError, ValueError):
                self._in.write(b"quit\n")
                self._in.close()
            self._out.wait_for_end(QUIT_S)
            self._end()
        with contextlib.suppress(OSError, ValueError):
            self._in.close()
        self._out.close()
        self._err.close()

    def _started(self, command: str) -> subprocess.Popen[bytes]:
        try:
            words = split_command(command)
        except ValueError as error:
            raise GtpError("command-line", self.name, detail=str(error)) from None
        program = find_program(words[0])
        if program is None:
            raise GtpError("not-found", self.name, detail=brief(words[0], 200))
        try:
            return start([program, *words[1:]])
        except (OSError, ValueError) as error:
            detail = (isinstance(error, OSError) and error.strerror) or str(error)
            raise GtpError("not-started", self.name, detail=detail) from None

    def _send(self, command: str) -> int:
        if CONTROL.search(command) or not command.strip():
            raise ValueError(f"not a command: {command!r}")
        self._number += 1
        self._write(f"{self._number} {command}\n".encode())
        return self._number

    def _write(self, data: bytes) -> None:
        with contextlib.suppress(OSError, ValueError):  # it has ended: reading will report that
            self._in.write(data)
            self._in.flush()

    def _deadline(self, limit_s: float | None) -> tuple[float, float]:
        """Returns the time at which waiting for a reply ends, and the limit in seconds used."""
        if limit_s is None or monotonic() + limit_s > self._until:
            return self._until, self._limit_s
        return monotonic() + limit_s, limit_s

    def _next_line(self, until: float) -> bytes | str:
        """Returns the next line of output; if there is none, the code of an error."""
        while True:
            if self._cancelled or self._gave_up():
                self._cancelled = True
                return "cancelled"
            left = until - monotonic()
            line = self._out.take_line(max(0.0, min(left, GLANCE_S)))
            if line is not None:
                return line
            if self._out.over:
                return "crashed"
            if self._out.full:
                return "endless"
            if left <= 0:
                return "timeout"

    def _last_words(self) -> str:
        self._err.wait_for_end(QUIT_S)
        lines = (brief(line, 200) for line in reversed(self._err.text().split("\n")))
        return next((line for line in lines if line), "")

    def _end(self) -> None:
        self._ended = True
        end(self._process)


class _Reply:
    """One reply, read line by line within its limits of time and size."""

    def __init__(self, engine: GtpProcess, command: str, limit_s: float | None) -> None:
        self.engine, self.command = engine, command
        self.until, self.seconds = engine._deadline(limit_s)
        self.shown = ""
        self._room = MOST_BYTES
        self._number = engine._send(command)

    def head(self) -> str:
        """Returns the first line without ``=`` and number; skips output before the reply."""
        while True:
            line = self.line()
            match = HEAD.fullmatch(line)
            if match and match[2] in ("", str(self._number)):
                break
            self.shown = self.shown or brief(line, 60)
        self.shown = ""
        if match[1] == "=":
            return match[3]
        said = [match[3]]
        while line := self.line():
            said.append(line)
        detail = brief(" ".join(said), 200)
        raise GtpError("refused", self.engine.name, self.command, detail)

    def line(self) -> str:
        """Returns the next line without control characters; "" at the end of the reply."""
        line = self.engine._next_line(self.until)
        if isinstance(line, str):
            code = "unreadable" if line == "timeout" and self.shown else line
            seconds = self.seconds if code == "timeout" else None
            raise self.engine.failed(code, self.command, self.shown, seconds)
        self._room -= len(line) + 1
        if self._room < 0:
            raise self.engine.failed("endless", self.command, self.shown)
        return CONTROL.sub("", line.decode("utf-8", "replace")).rstrip()


def brief(text: str, most: int) -> str:
    """Returns a text as one printable line of at most ``most`` characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= most else line[: most - 1] + "…"
