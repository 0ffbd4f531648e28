"""Help in languages other than English. Imported only on use."""

from __future__ import annotations

import argparse
from typing import Any

from goref.cli.text.plain_help import PlainHelpFormatter
from goref.cli.text.terminal import width
from goref.cli.text.wrapping import wrapped
from goref.core.base.language import Language


class WideHelp(PlainHelpFormatter):
    """A formatter for help in other languages: it measures columns, not characters."""

    def __init__(self, prog: str, language: Language) -> None:
        super().__init__(prog)
        self._language = language

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self._say("usage: "))

    def add_text(self, text: str | None) -> None:
        super().add_text(text and self._say(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._say(heading))

    def _say(self, text: str) -> str:
        return self._language.words("help", text)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help and self._say(action.help)

    def _format_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None
    ) -> str:
        # argparse counts characters, not columns, to align the lines under the first
        more = width(prefix or "") - len(prefix or "")
        self._width -= more
        first, *others = super()._format_usage(usage, actions, groups, prefix).split("\n")
        self._width += more
        return "\n".join([first, *(line and " " * more + line for line in others)])

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))
