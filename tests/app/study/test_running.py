"""goref answers the library as the library expects, and what differs is named."""

from __future__ import annotations

import pytest

from goref.app.study.running import compared
from goref.core.base.frozen import replace
from goref.core.study.answers import CountAnswer
from goref.io.study.library import CHAPTERS, chapter, study_case


@pytest.mark.parametrize("name", CHAPTERS)
def test_goref_answers_as_the_library_does(name: str) -> None:
    differing = [one for one in compared(chapter(name).cases) if one.deviations]
    assert [(one.study.id, one.rules) for one in differing] == []


def test_a_wrong_answer_is_named() -> None:
    case = study_case("seki-001")
    told = case.answers["japanese"]
    assert isinstance(told, CountAnswer)
    wrong = replace(case, answers={"japanese": replace(told, paid={})})
    (one,) = compared([wrong])
    assert [deviation.term for deviation in one.deviations] == ["komi"]


def test_a_needed_play_that_is_missing_is_named() -> None:
    case = replace(study_case("protective-plays-001"), answers={}, needed=())
    (one,) = compared([case])
    assert [deviation.term for deviation in one.deviations] == ["needed"]


def test_it_can_be_cancelled() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(compared(chapter("seki").cases, stop))
