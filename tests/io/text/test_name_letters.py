"""What names teach of the letters of a language."""

from __future__ import annotations

import pytest

from goref.io.text.name_letters import folded, spelling
from goref.io.text.word_lists import word_list

NAMES = word_list("names")


@pytest.mark.parametrize("language", NAMES)
def test_a_pair_of_its_names_is_likelier_than_one_of_none(language: str) -> None:
    chance = spelling(language).chance
    first = folded(NAMES[language].split()[0])
    assert chance(first[:2]) > chance("\u2603\u2603")
    assert chance(" " + first[0]) < 0


def test_letters_are_folded_to_small_ones_in_one_piece() -> None:
    assert folded("Nguye\u0302n") == "nguyên"
