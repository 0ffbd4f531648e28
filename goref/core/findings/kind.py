"""What a kind of finding is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from goref.core.base.language import Plural, Text


class Topic(Enum):
    """What several kinds have in common, for who treats them alike."""

    ILLEGAL = auto()
    """A play is not legal."""
    DISPUTED = auto()
    """The players do not agree."""
    ASKING = auto()
    """The referee is asked for something, which is put to him at once."""
    KOMI = auto()
    """How the komi of a file was understood."""
    RESULT = auto()
    """How the result of a file was understood."""


class FindingKind(NamedTuple):
    """A kind of finding.

    Attributes:
        step: the id of the step of the way to a result where it is shown; empty for remarks
            on the rule set itself and on what was read.
        text: the sentence. Its places are filled by the finding's arguments, and by
            ``{points}`` and ``{move}``.
    """

    step: str
    topic: Topic | None
    text: Text | Plural


Sentences = Mapping[str, Text | Plural]
"""What kinds of findings say, by their codes."""


def kinds(
    texts: Sentences, *, step: str = "", topic: Topic | None = None
) -> dict[str, FindingKind]:
    """The kinds of a part of a table, by code."""
    return {code: FindingKind(step, topic, text) for code, text in texts.items()}
