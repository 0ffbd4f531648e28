"""One name in several scripts' signs, or spelt in several ways."""

from __future__ import annotations

from collections import Counter

import pytest

from goref.io.text.name_signs import SPELT, alike, variants


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("吴清源", "呉清源"),
        ("吳清源", "吴清源"),
        ("藤沢秀行", "藤泽秀行"),
        ("澤", "沢"),
        ("渡辺", "渡邊"),
        ("高尾", "髙尾"),
        ("陈祖德", "陳祖德"),
        ("ohta", "ota"),
        ("oota", "ota"),
        ("outa", "ota"),
        ("yuuki", "yuki"),
        ("lee", "yi"),
        ("pak", "park"),
    ],
)
def test_these_may_be_one_name(one: str, other: str) -> None:
    assert alike(one) == alike(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("吴", "伍"), ("大田", "太田"), ("oha", "oa"), ("ono", "on"), ("leek", "yi")],
)
def test_these_are_two(one: str, other: str) -> None:
    assert alike(one) != alike(other)


def test_every_sign_and_spelling_stands_in_one_group() -> None:
    groups = variants()
    assert len(groups) > 500
    assert all(len(group) > 1 for group in groups)
    for kind in ("".join(groups), [name for group in SPELT for name in group]):
        assert [each for each, count in Counter(kind).items() if count > 1] == []
