"""The base number in words, and what is said where there is none."""

from __future__ import annotations

import pytest

from goref.core.rulesets.table import RULESETS
from goref.core.scoring.base_number import base_number
from goref.core.scoring.scorer import score
from goref.core.texts.base_number import standing
from tests.core.build import bare, counted, walls
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH

BOARD = walls(
    180, 175, prisoners=(0, 0), plays=(120, 120), pass_stones=(0, 0), began="B",
    first_pass="W", last_play="B",
)  # fmt: skip


@pytest.mark.parametrize(
    ("id_", "english", "chinese", "japanese", "korean"),
    [
        (
            "chinese-2002",
            "Base number: Black 184¼ zi, White 176¾. Black has 183, White 178.",
            "归本数：黑184¼子，白176¾子。黑得183，白得178。",
            "基準の数：黒184¼子、白176¾子。黒の数は183、白の数は178です。",
            "기준수는 흑 184¼자, 백 176¾자입니다. 실제로는 흑 183, 백 178입니다.",
        ),
        (
            "modern-1920",
            "Base number: Black 181 zi, White 180. Black has 183, White 178.",
            "归本数：黑181子，白180子。黑得183，白得178。",
            "基準の数：黒181子、白180子。黒の数は183、白の数は178です。",
            "기준수는 흑 181자, 백 180자입니다. 실제로는 흑 183, 백 178입니다.",
        ),
        (
            "jpd-a",
            "Base number: Black 183¾ points, White 177¼. Black has 182½, White 178½.",
            "归本数：黑183¾点，白177¼点。黑得182½，白得178½。",
            "基準の数：黒183¾点、白177¼点。黒の数は182½、白の数は178½です。",
            "기준수는 흑 183¾점, 백 177¼점입니다. 실제로는 흑 182½, 백 178½입니다.",
        ),
        (
            "japanese",
            "Komi 6½ points is in White's count.",
            "白方所得已含贴6½目。",
            "白の数にコミ6½目を含みます。",
            "백의 수에 덤(6½집)이 들어 있습니다.",
        ),
        (
            "tang-song",
            "There is no komi and no base number.",
            "没有贴目，也没有归本数。",
            "コミも基準の数もありません。",
            "덤도 기준수도 없습니다.",
        ),
    ],
)
def test_what_is_said(id_: str, english: str, chinese: str, japanese: str, korean: str) -> None:
    scored = counted(BOARD, id_)
    assert [standing(scored, language) for language in WRITTEN_OUT] == [
        english,
        chinese,
        japanese,
        korean,
    ]


def test_languages_are_in_this_order() -> None:
    assert (EN, ZH, JA, KO) == WRITTEN_OUT


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_it_is_silent_without_a_margin_and_speaks_with_one(rules: object) -> None:
    scored = score(BOARD, rules)  # type: ignore[arg-type]
    for language in LANGUAGES:
        text = standing(scored, language)
        assert bool(text) is (scored.margin is not None)
        assert "{" not in text
        assert ("180" in text or "184" in text or "183" in text) is (
            base_number(scored) is not None
        )
    assert standing(counted(bare("X.O"), "japanese"), EN) == ""


def test_a_komi_that_was_stated() -> None:
    assert standing(counted(BOARD, "korean", komi="0"), EN).startswith("Komi 0 ")
