"""Line breaks for a terminal, also in texts without spaces or with wide characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goref.cli.text.terminal import TableLine, visible, width

CLOSING = "，。、・；：！？）」』】》〉”’…—,.;:!?)]}/%ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Characters that may not begin a line."""
KATAKANA = ("ァ", "ー")
HANGUL = "가", "힣"
"""The first and the last Korean syllable: no line is broken within words of such syllables."""
OPENING = "（「『【《〈“‘([{"
"""Characters that may not end a line."""
LEAST = 24
"""The least width, in columns, of a cell that is wrapped; in less, the terminal breaks the
line."""


def drawn(line: str, columns: int, tones: Mapping[str, str]) -> str:
    """Returns a line of a table wrapped and coloured for a terminal.

    Any other line is only escaped.

    Args:
        columns: the number of the terminal's columns; 0 if unknown.
        tones: the terminal's codes for colours, by level.
    """
    if not isinstance(line, TableLine):
        return visible(line)
    head, cell = visible(line[: line.last]), visible(line[line.last :])
    room = columns - width(head)
    if line.last and room >= LEAST and width(cell) > room:
        cell = f"\n{' ' * width(head)}".join(wrapped(cell, room))
    if line.tone not in tones:
        return head + cell
    first = visible(line[line.first])
    before, _, after = (head + cell).partition(first)
    return f"{before}\x1b[{tones[line.tone]}m{first}\x1b[0m{after}"


def narrowed(text: str, columns: int, before: int) -> str:
    """Wraps lines to a number of columns; an indented line continues at column ``before``."""
    lines = []
    for line in text.splitlines():
        hang = before if line.startswith(" ") else 0
        parts = wrapped(line[hang:], max(columns - hang, LEAST)) or [""]
        lines.append(line[:hang] + f"\n{' ' * hang}".join(parts))
    return "\n".join(lines)


def wrapped(text: str, columns: int) -> list[str]:
    """Breaks a text into lines of at most ``columns`` columns; a longer word is not broken."""
    lines = [""]
    for piece in pieces(" ".join(text.split())):
        if lines[-1] and width(lines[-1] + piece.rstrip()) > columns:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines if line.strip()]


def pieces(text: str) -> Iterator[str]:
    """Yields the pieces of a text between which a line may be broken."""
    piece = ""
    for sign in text:
        if piece and _may_break(piece[-1], sign):
            yield piece
            piece = ""
        piece += sign
    yield piece


def _may_break(before: str, after: str) -> bool:
    if after in CLOSING or before in OPENING or after == " ":
        return False
    if KATAKANA[0] <= before <= KATAKANA[1] and KATAKANA[0] <= after <= KATAKANA[1]:
        return False
    if any(HANGUL[0] <= sign <= HANGUL[1] for sign in (before, after)):
        return before == " "  # Korean words are not broken
    return before == " " or width(before) == 2 or width(after) == 2
