"""The articles on which each step to a result rests, for every rule set.

They are files in ``resources/articles``, a folder for each family of rule sets. If a rule set
lacks an article, its family's (``*``) is used. If the family lacks it, too, it is built from
the rule set's entry: so a new rule set has articles at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from goref.core.articles.entry import STEPS, Article, Passage, Place, Speaker
from goref.core.base.language import AnyText, Plural, Text
from goref.core.base.sources import CITED, SourceText, cited, for_b
from goref.core.rulesets.ruleset import RuleSet
from goref.io.files import read_bytes
from goref.io.places import resources

FAMILY = "*"
"""The id that means every rule set of a family."""


def article(rules: RuleSet, step: str) -> Article:
    """Returns the article that a step rests on under a rule set.

    Raises KeyError for an unknown step.
    """
    if step not in STEPS:
        raise KeyError(step)
    for id_ in (rules.id, FAMILY):
        steps = written(rules.family, id_)
        if step in steps:
            return steps[step]
    from goref.core.articles.general import general_article  # for a rule set without its own

    return general_article(rules, step)


@cache
def written(family: str, id_: str) -> Mapping[str, Article]:
    """Returns the articles of a rule set (with :data:`FAMILY` as its id: of a family) by step.

    Steps without an article of their own are missing.
    """
    found: dict[str, Article] = {}
    for path in sorted((resources() / "articles" / family).glob("*.toml")):
        text = read_bytes(path).decode()
        if f'"{id_}: ' in text:  # parsing all takes as long as drawing a frame
            found |= _parsed(text).get(id_, {})
    return found


@lru_cache(maxsize=4)
def _parsed(text: str) -> Mapping[str, Mapping[str, Article]]:
    """Returns the articles of a file by rule set and step."""
    import tomllib  # a count that shows no article needs none of it

    found: dict[str, dict[str, Article]] = {}
    for entry in tomllib.loads(text)["article"]:
        made = Article(_cite(entry["cite"]), tuple(map(_passage, entry["says"])))
        for where in entry["of"]:
            id_, steps = where.split(": ")
            found.setdefault(id_, {}).update(dict.fromkeys(steps.split(), made))
    return found


def _cite(value: str | Mapping[str, Any]) -> AnyText:
    """Returns a citation: a text, or a source with its part as numbers or by a name."""
    match value:
        case str():
            return _text(value)
        case {"source": source}:
            of: Text | Plural = CITED[source]
        case {"text": text, "many": many}:
            of = Plural(context="articles", en=text, many=many, by="places")
        case {"text": text}:
            of = _text(text)
    match value:
        case {"part": part}:
            made: AnyText = cited(of, part)
        case {"named": part}:
            made = cited(of, Text(context="citations", en=part))
        case _:
            made = of
    return for_b(made) if "adopted" in value else made


def _passage(value: Mapping[str, Any]) -> Passage:
    places = (
        Place(SourceText[work.upper().replace("-", "_")], part, tuple(words))
        for work, part, *words in value.get("places", ())
    )
    text = _text(value["text"], value.get("context", "articles"))
    return Passage(Speaker[value["by"].upper()], text, tuple(places))


def _text(english: str, context: str = "articles") -> Text:
    """Returns a text of a catalogue; line breaks of the file become spaces."""
    return Text(context=context, en=" ".join(english.split()))
