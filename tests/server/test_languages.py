"""The language of a page: as asked for in its address, else as the browser prefers."""

from __future__ import annotations

import pytest

from goref.server.languages import accepted, asked


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("zh-TW,zh;q=0.9,en;q=0.8", "zh"),
        ("sv, ko;q=0.7, ja;q=0.8", "ja"),
        ("sv;q=1.0, en;q=0", "en"),
        ("KO-kr", "ko"),
        ("*", "en"),
        ("ja;q=x,,;;,zh;q=0.1", "zh"),
        ("x" * 10_000 + ",ja", "en"),
        (",".join(["sv"] * 60) + ",ja", "ja"),
        (",".join(["sv"] * 80) + ",ja", "en"),
    ],
)
def test_the_browser_s_language(header: str, language: str) -> None:
    assert accepted(header) == language


@pytest.mark.parametrize(("query", "language"), [("zh", "zh"), ("", "ja"), ("xx", "ja")])
def test_the_address_comes_first(query: str, language: str) -> None:
    assert asked(query, "ja") == language
