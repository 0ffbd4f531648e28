"""The type of an article, its speakers, and the steps that have articles."""

from __future__ import annotations

from enum import Enum

from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, AnyText, Language, Text
from goref.core.base.sources import SourceText

STEPS = ("record", "dead", "seki", "points", "payments", "count", "result")
"""The steps on the way to a result, in order."""


class Speaker(Enum):
    """The kind of source of a passage: its mark, which every usual font has, and its name."""

    RULE = "§", Text("articles", "rule's text")
    AUTHOR = "¶", Text("articles", "author")
    EDITOR = "※", Text("articles", "editor's note")
    CUSTOM = "○", Text("articles", "common practice")
    REPORTED = "◇", Text("articles", "as reported")
    """The text itself is not available: nothing can be looked up."""
    GOREF = "◆", Text("articles", "goref")

    def told(self, language: Language) -> str:
        """Returns the mark and the name of the kind of source."""
        sign, name = self.value
        return f"{sign} {name.in_(language)}"


@frozen
class Place:
    """The place of a passage in a source.

    Attributes:
        work: the text.
        part: the number of its part, section, article or note, such as ``2.6``.
        words: a few words quoted from the passage, by which it can be found in the text.
    """

    work: SourceText
    part: str
    words: tuple[str, ...]


@frozen
class Passage:
    """One speaker's statement, paraphrased by goref.

    Attributes:
        places: places where it can be looked up. Empty for reports of a text that is not
            available, and for goref's own statements; common practice may have places.
    """

    speaker: Speaker
    text: AnyText
    places: tuple[Place, ...] = ()


@frozen
class Article:
    """The authority for a step.

    Attributes:
        cite: the text and article, short.
        says: the facts that a referee needs at once, one passage for each speaker.
    """

    cite: AnyText
    says: tuple[Passage, ...]

    def cited(self, language: Language) -> str:
        """Returns the citation and the speakers: ``Zhao Zhiyun, part 1 · ¶ author``."""
        speakers = dict.fromkeys(passage.speaker.told(language) for passage in self.says)
        return f"{self.cite.in_(language)} · {LANGUAGES[language].listed(speakers)}"

    def told(self, language: Language) -> str:
        """Returns the passages, one on each line, with speaker and places."""
        return "\n".join(_line(passage, language) for passage in self.says)


def _line(passage: Passage, language: Language) -> str:
    writing = LANGUAGES[language]
    line = passage.speaker.told(language) + writing.colon + passage.text.in_(language)
    works = [None, *(place.work for place in passage.places)]
    places = [
        ("" if place.work is last else f"{place.work.value.in_(language)} ")
        + f"{place.part} “{' … '.join(place.words)}”"
        for last, place in zip(works, passage.places, strict=False)
    ]
    return f"{line}{writing.gap}[{writing.semicolon.join(places)}]" if places else line
