"""Places in the texts that rule sets are taken from."""

from __future__ import annotations

import pytest

from goref.core.base.language import Text
from goref.core.base.sources import NEW_ZEALAND_TEXT, ZHANG_XU, cited
from tests.languages import EN, JA, KO, ZH


@pytest.mark.parametrize(
    ("numbers", "en", "zh", "ja", "ko"),
    [
        ("4", "section 4", "第4节", "第4節", "제4절"),
        ("2, 6 and 7", "sections 2, 6 and 7", "第2、6、7节", "第2・6・7節", "제2·6·7절"),
        ("2 to 4", "sections 2 to 4", "第2至4节", "第2〜4節", "제2~4절"),
    ],
)
def test_numbers_are_joined_as_each_language_does(
    numbers: str, en: str, zh: str, ja: str, ko: str
) -> None:
    place = cited(ZHANG_XU, numbers)
    assert place.in_(EN) == f"Zhang Xu, {en}"
    assert place.in_(ZH).endswith(zh)
    assert place.in_(JA).endswith(ja)
    assert place.in_(KO).endswith(ko)


def test_words_are_told_in_each_language() -> None:
    place = cited(NEW_ZEALAND_TEXT, Text("citations", "scoring"))
    assert [place.in_(language) for language in (EN, ZH, JA, KO)] == [
        "Rules of the New Zealand Go Society, scoring",
        "新西兰围棋协会规则，计分部分",
        "ニュージーランド囲碁協会規則、得点",
        "뉴질랜드바둑협회 규칙, 점수 계산",
    ]
