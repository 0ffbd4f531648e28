"""Text broken into lines where signs may be two columns wide and words have no spaces."""

from __future__ import annotations

from collections.abc import Iterator

from goref.cli.text.output import width

CLOSING = "，。、・；：！？）」』】》〉”’…—,.;:!?)]}/%ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""No line begins with these."""
KATAKANA = ("ァ", "ー")
"""The first and the last of the signs whose words are not parted."""
OPENING = "（「『【《〈“‘([{"
"""No line ends with these."""


def wrapped(text: str, columns: int) -> list[str]:
    """A text in lines of at most so many columns, where its pieces are not longer."""
    lines = [""]
    for piece in _pieces(" ".join(text.split())):
        if lines[-1] and width(lines[-1] + piece.rstrip()) > columns:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines if line.strip()]


def _pieces(text: str) -> Iterator[str]:
    """Stretches that stay together."""
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
    return before == " " or width(before) == 2 or width(after) == 2
