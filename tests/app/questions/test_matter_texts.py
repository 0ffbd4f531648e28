"""Open matters in a list: the question, and what is at stake."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.app.questions.matter_texts import matter_stake_text, matter_texts
from goref.app.questions.open_matters import OpenMatter, open_matters
from goref.core.texts.questions import DECIDES
from tests.app.questions.test_open_matters import DAME
from tests.languages import EN, ZH
from tests.wordings import in_words

TOLD = {
    EN: ("Dame left: 1", f"½ zi · {in_words(DECIDES)}"),
    ZH: ("剩余单官：1", "½子 · 关系胜负"),
}


@pytest.mark.parametrize("language", TOLD)
def test_a_row_has_the_question_and_the_most_that_is_at_stake(language: str) -> None:
    matters = open_matters(Assessment(DAME, ())).matters
    assert matter_texts(matters, DAME, language) == [TOLD[language]]  # type: ignore[arg-type]


def test_what_has_no_question_is_told_as_its_finding() -> None:
    (matter,) = open_matters(Assessment(DAME, ())).matters
    alone = OpenMatter(matter.finding)
    assert matter_texts([alone], DAME, EN) == [("1 dame left: D3.", "")]
    assert matter_stake_text(replace(matter, turns=False), DAME, EN) == "½ zi"
