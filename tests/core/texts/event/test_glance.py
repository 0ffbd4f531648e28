"""Results of an event in words: none says more of a game than is known of it."""

from __future__ import annotations

import pytest

from goref.core.base.language import Language
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.texts.event.glance import result_told
from tests.languages import EN, JA, KO, WRITTEN_OUT, ZH


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_a_game_lost_by_ruling_was_played(language: Language) -> None:
    """``F`` stands for both; whoever lost by ruling did not stay away."""
    lost = Result(Verdict.WHITE, "W+F", ResultBasis.CASE, rules="japanese")
    absent = Result(Verdict.WHITE, "W+F", ResultBasis.WORD, by_default=True)
    away = {EN: "default", ZH: "弃权", JA: "不戦", KO: "부전"}[language]
    assert away not in result_told(lost, language)
    assert away in result_told(absent, language)


def test_how_it_was_won() -> None:
    said = [
        result_told(Result(Verdict.BLACK, f"B+{end}", ResultBasis.WORD), EN) for end in "RTF"
    ]
    assert said == ["Black wins by resignation", "Black wins on time", "Black wins by forfeit"]
