"""Results in words, as the questions before writing over a file name them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.language import Text
from goref.core.texts.export import CLASHES, result_text
from tests.languages import WRITTEN_OUT, in_each


@pytest.mark.parametrize(
    ("winner", "margin", "reason", "said"),
    [
        (
            "B",
            "3.5",
            "",
            ("Black wins by 3½ points", "黑胜3点半", "黒3目半勝ち", "흑 3집반 승"),
        ),
        ("W", "0.5", "", ("White wins by ½ point", "白胜半点", "白半目勝ち", "백 반집 승")),
        ("W", "1", "", ("White wins by 1 point", "白胜1点", "白1目勝ち", "백 1집 승")),
        ("W", "12", "", ("White wins by 12 points", "白胜12点", "白12目勝ち", "백 12집 승")),
        ("B", None, "", ("Black wins", "黑胜", "黒勝ち", "흑 승")),
        (
            "B",
            None,
            "R",
            ("Black wins by resignation", "黑中盘胜", "黒中押し勝ち", "흑 불계승"),
        ),
        (
            "W",
            None,
            "T",
            ("White wins on time", "白胜（对方超时）", "白時間切れ勝ち", "백 시간승"),
        ),
        (
            "W",
            None,
            "F",
            (
                "White wins by forfeit",
                "白胜（对方判负）",
                "白勝ち（反則または棄権）",
                "백 승(상대의 반칙 또는 기권)",
            ),
        ),
        ("draw", None, "", ("Draw", "和棋", "引き分け", "비김")),
        ("void", None, "", ("No result", "无胜负", "無勝負", "승부 없음")),
        (
            None,
            None,
            "",
            ("no result is written", "没有写明结果", "結果の記入なし", "결과가 적혀 있지 않음"),
        ),
    ],
)
def test_a_result_in_words(
    winner: str | None, margin: str | None, reason: str, said: tuple[str, ...]
) -> None:
    amount = None if margin is None else Fraction(margin)
    assert tuple(result_text(winner, amount, reason, x) for x in WRITTEN_OUT) == said


@pytest.mark.parametrize("text", CLASHES.values())
def test_every_question_names_what_is_written(text: Text) -> None:
    assert all("{ours}" in words for words in in_each(text))
    assert all("{file}" in words for words in in_each(text))
