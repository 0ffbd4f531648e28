"""What the links of the manual's examples open, and what is said of those that open nothing."""

from __future__ import annotations

import re

import pytest

from goref.app.manual.examples import example
from goref.app.manual.pages import ManualError
from tests.refusals import refuses


def test_an_example_says_what_its_link_says() -> None:
    link = "goref:position/2?rules=japanese&komi=0&claim=ko:B:C4&prisoners=B=0,W=1"
    case = example(link, "rules-japanese")
    assert case.rules == "japanese"
    assert case.answers.komi == 0
    assert case.answers.prisoners == (0, 1)
    assert case.record.grid.width == 7
    assert len(case.ruling.claims) == 1
    named = example(link.replace("position/2", "position/rules-japanese/2"))
    assert named == case


def test_a_game_is_opened_with_its_ruling() -> None:
    case = example("goref:open/gold-petal-bowls?rules=ming-qing")
    assert case.rules == "ming-qing"
    assert case.ruling
    assert not case.record.is_bare


@pytest.mark.parametrize(
    "link",
    [
        "https://example.org/",
        "goref:open/",
        "goref:show/gold-petal-bowls?rules=japanese",
        "goref:open/no-such-game?rules=japanese",
        "goref:open/../games/gold-petal-bowls?rules=japanese",
        "goref:open/gold-petal-bowls",
        "goref:open/gold-petal-bowls?rules=no-such-rules",
        "goref:position/0?rules=japanese",
        "goref:position/9?rules=japanese",
        "goref:position/x?rules=japanese",
        "goref:position/no-such-page/1?rules=japanese",
        "goref:position/1?rules=japanese&colour=B",
        "goref:position/1?rules=japanese&komi=many",
        "goref:position/1?rules=japanese&prisoners=3",
        "goref:position/1?rules=japanese&first=X",
        "goref:position/1?rules=japanese&dead=A9",
        "goref:position/1?rules=japanese&dead=Z99",
        "goref:position/1?rules=japanese&claim=ko:B",
        "goref:position/1?rules=japanese&claim=ko:-:A9",
        "goref:position/1?rules=japanese&komi",
    ],
)
def test_a_link_that_opens_nothing_is_refused_by_name(link: str) -> None:
    with refuses(ManualError, says=re.escape(repr(link))):
        example(link, "rules-japanese")
