"""The words for facts and their sources."""

from __future__ import annotations

from goref.core.texts.count.fact_sources import FACTS, NONE, SOURCES, TITLE, UNKNOWN
from tests.languages import LANGUAGES


def test_each_has_a_word_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        for table in (FACTS, SOURCES):
            words = [text.in_(language) for text in table.values()]
            assert len(set(words)) == len(table)
        assert all(text.in_(language).strip() for text in (NONE, TITLE, UNKNOWN))
