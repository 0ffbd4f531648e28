"""What an article is, who speaks in it, and the steps that have one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import partial

from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, AnyText, Language, Text
from goref.core.base.sources import AtHand

STEPS = ("record", "dead", "seki", "points", "payments", "count", "result")
"""The steps of the way to a result, in order."""


class Speaker(Enum):
    """Whose word a passage is: its sign, which every usual font has, and its name."""

    RULE = "§", Text("articles", "rule's text")
    AUTHOR = "¶", Text("articles", "author")
    EDITOR = "※", Text("articles", "editor's note")
    CUSTOM = "○", Text("articles", "common practice")
    REPORTED = "◇", Text("articles", "as reported")
    """The text itself is not at hand: nothing can be looked up."""
    GOREF = "◆", Text("articles", "goref")

    def told(self, language: Language) -> str:
        """The sign and the name."""
        sign, name = self.value
        return f"{sign} {name.in_(language)}"


@frozen
class Place:
    """Where a passage stands.

    Attributes:
        work: the text.
        part: the number of its part, section, article or note, as ``2.6``.
        words: a few of its own, to be found there as they are.
    """

    work: AtHand
    part: str
    words: tuple[str, ...]


@frozen
class Passage:
    """What one speaker says, in goref's own words.

    Attributes:
        places: where it can be looked up. None for what is told of a text that is not at
            hand, and for goref's own word; common practice may have some.
    """

    speaker: Speaker
    text: AnyText
    places: tuple[Place, ...] = ()


@frozen
class Article:
    """On what authority a step rests.

    Attributes:
        cite: the text and article, short.
        says: what a referee must know of it to act now, by who says it.
    """

    cite: AnyText
    says: tuple[Passage, ...]

    def cited(self, language: Language) -> str:
        """The text and article, and who speaks: ``Zhao Zhiyun, part 1 · ¶ author``."""
        speakers = dict.fromkeys(passage.speaker.told(language) for passage in self.says)
        return f"{self.cite.in_(language)} · {LANGUAGES[language].listed(speakers)}"

    def told(self, language: Language) -> str:
        """What is said, a line a passage, with who says it and where it stands."""
        return "\n".join(_line(passage, language) for passage in self.says)


def said(speaker: Speaker, text: str | Text, *places: Place) -> Passage:
    """A passage, as the tables write it."""
    if isinstance(text, str):
        text = Text._make(("articles", text))
    return Passage(speaker, text, places)


rule = partial(said, Speaker.RULE)
author = partial(said, Speaker.AUTHOR)
editor = partial(said, Speaker.EDITOR)
custom = partial(said, Speaker.CUSTOM)
reported = partial(said, Speaker.REPORTED)
by_goref = partial(said, Speaker.GOREF)


def at(work: AtHand, part: str, *words: str) -> Place:
    """A place, as the tables write it."""
    return Place(work, part, words)


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


Steps = Mapping[str, Article]
"""Articles by step."""
Table = Mapping[str, Steps]
"""Articles by rule-set id and step."""
