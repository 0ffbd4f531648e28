"""A translation says one word for one thing, in one manner of speech and of writing.

The words are data: ``tests/data/glossary.toml`` names what a term of the English is called in
each language, and what it is called no more.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from goref.core.base.language import FORM
from goref.io.text.catalogue import read_po

ROOT = Path(__file__).parents[1]
RESOURCES = ROOT / "resources"
DATA = tomllib.loads((ROOT / "tests" / "data" / "glossary.toml").read_text(encoding="utf-8"))
TITLES = {"citations", "citations: Ji Ping Dian", "rule sets", "sources", "trial rules"}
"""Contexts of titles, which stand as their country writes them."""

PLACE = re.compile(r"\{[^{}]*\}")
OPTION = re.compile(r"--[\w-]+|\bgoref [a-z]+\b")
"""What is typed: an option, a command."""
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LINK = re.compile(r"\]\([^)]*\)")
MNEMONIC = re.compile(r"\(&\w\)")
LETTER = re.compile(r"&(?=\w)")
"""The mark of a menu letter within a word."""
FILTER = re.compile(r";;|\(\*")
"""In the kinds of files that a dialog offers, as Qt wants them written."""

JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
QUOTED = re.compile(r"「[^「」]*」|『[^『』]*』")
ASIDE = re.compile(r"（[^（）]*）")
LEAD = re.compile(r"\*\*[^*]*。\*\*")
"""The words in bold that a paragraph begins with."""
POLITE = re.compile(r"(ます|です|ました|でした|ましょう|でしょう|ください)$")
PLAIN = re.compile(r"(?<!ず)(?<!一)[うくすつぬむるぐぶいだた]$")
"""How a verb or an adjective ends, but ずつ and 一つ; another noun has to be reworded."""
HALF_WIDTH = re.compile(rf"({JAPANESE}|[）」』}}])[:;,?!]|{JAPANESE} ?\(|\([^()]*{JAPANESE}")
LISTS = {"hh:mm", "go;weiqi;igo;baduk;referee;scoring;sgf;"}
"""English of texts whose colon or semicolon is not of the sentence."""
CODES_LISTED = "順序の乱れ、内容との不一致がある"
"""The end of the exit codes, a list in the plain form."""

KOREAN_PLAIN = re.compile(r"(?<!니)(?<!이케)다(?=[.!]|$)|(?<!세)요[.!]")


class Written(NamedTuple):
    where: str
    english: str
    """Empty in a page of the manual."""
    text: str


@cache
def catalogue(language: str) -> tuple[Written, ...]:
    read = read_po(RESOURCES / "i18n" / f"{language}.po")
    return tuple(Written(c, e.partition(FORM)[0], text) for (c, e), text in read.items())


@cache
def manual(language: str) -> tuple[Written, ...]:
    """Returns the lines of the manual, without typed input, link targets and the glossary
    page."""
    rows = []
    for path in sorted((RESOURCES / "help" / language).glob("*.md")):
        if path.stem != "glossary":
            text = LINK.sub("]", CODE.sub("``", path.read_text(encoding="utf-8")))
            rows += [Written(path.stem, "", line) for line in text.splitlines()]
    return tuple(rows)


def everything(language: str) -> Iterator[Written]:
    yield from catalogue(language)
    yield from manual(language)


def without(text: str, patterns: list[str]) -> str:
    for pattern in patterns:
        text = re.sub(pattern, "", text, flags=re.IGNORECASE)
    return text


def languages_of(row: dict) -> list[str]:
    return [key for key in row if key not in {"english", "apart"}]


TERMS = [(language, row) for row in DATA["term"] for language in languages_of(row)]


@pytest.mark.parametrize(
    ("language", "term"), TERMS, ids=[f"{language}-{row['english']}" for language, row in TERMS]
)
def test_a_term_has_its_word(language, term):
    """Held against every text of the window and the command line that has the term."""
    meant = re.compile(rf"\b(?:{term['english']})\b", re.IGNORECASE)
    missing = [
        row
        for row in catalogue(language)
        if row.where not in TITLES
        and meant.search(named(row.english, term))
        and not any(word in LETTER.sub("", row.text) for word in term[language])
    ]
    assert not missing, f"none of {term[language]}"


def named(english: str, term: dict) -> str:
    """Returns the English text in which a term is searched.

    Placeholders are kept only if the term has one.
    """
    text = without(OPTION.sub("", english), term.get("apart", []))
    return text if "{" in term["english"] else PLACE.sub("{}", text)


@pytest.mark.parametrize(
    "gone", DATA["gone"], ids=[f"{row['language']}-{row['word']}" for row in DATA["gone"]]
)
def test_an_old_word_does_not_come_back(gone):
    found = [
        row
        for row in everything(gone["language"])
        if re.search(gone["word"], without(row.text, gone.get("apart", [])))
    ]
    assert not found, f"say {gone['say']}"


def test_japanese_sentences_end_politely():
    """です・ます; headings, labels and rows of tables may end as they like."""
    plain = [
        (row.where, sentence)
        for row in everything("ja")
        if not row.text.startswith("|")
        for sentence in sentences(row.text)
        if PLAIN.search(sentence) and not POLITE.search(sentence)
    ]
    assert [p for p in plain if not p[1].endswith(CODES_LISTED)] == []


def sentences(japanese: str) -> Iterator[str]:
    """Yields every sentence that ends with a stop, without quotations and remarks in
    brackets."""
    text = QUOTED.sub("「」", PLACE.sub("{}", LEAD.sub("", japanese)))
    for sentence in re.findall(r"([^。\n]*)。", ASIDE.sub("", text)):
        yield sentence.strip()


def test_korean_sentences_end_politely():
    """-습니다 and -하세요."""
    plain = [
        (row.where, row.text)
        for row in everything("ko")
        if not row.text.startswith("|") and KOREAN_PLAIN.search(PLACE.sub("{}", row.text))
    ]
    assert plain == []


def test_japanese_is_pointed_in_full_width():
    """Colons, brackets and question marks next to Japanese."""
    half = [
        (row.where, row.text)
        for row in everything("ja")
        if row.english not in LISTS
        and not FILTER.search(row.text)
        and HALF_WIDTH.search(QUOTED.sub("「」", MNEMONIC.sub("", row.text)))
    ]
    assert half == []
