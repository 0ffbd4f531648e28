"""A program that answers questions as JSON: one object a line, in both directions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from goref.io.engine.gtp import GtpProcess, brief


class JsonLines(GtpProcess):
    """A running program that reads a question on each line and writes an answer on the next.

    It is started, limited and ended as a GTP program is, but gets no GTP commands.
    """

    def exchange(self, question: str, limit_s: float) -> Mapping[str, Any]:
        """Sends a question, one line of JSON, and returns the object that answers it.

        Raises GtpError as :meth:`ask` does; ``unreadable`` if the answer is no JSON object.
        """
        until, seconds = self._deadline(limit_s)
        self._write(question.encode() + b"\n")
        line = self._next_line(until)
        shown = brief(question, 40)
        if isinstance(line, str):
            raise self.failed(line, shown, seconds=seconds if line == "timeout" else None)
        text = line.decode("utf-8", "replace")
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.failed("unreadable", shown, brief(text, 60))
        return answer
