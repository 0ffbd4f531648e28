"""``goref rules``: the table, and one of its entries."""

from __future__ import annotations

import re

import pytest

from goref.cli.text.words import HEADINGS
from goref.core.articles.entry import STEPS as ARTICLE_STEPS
from goref.core.rulesets.table import FAMILIES, RULESETS
from goref.core.texts.count.rule_set_facts import PASSES, STEPS, rule_set_facts
from goref.core.texts.terms import LINES
from goref.io.values.articles import article
from tests.cli.runs import Goref
from tests.languages import EN, JA, KO, ZH
from tests.wordings import in_words


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_the_list_goes_by_family(goref: Goref, language: str) -> None:
    ran = goref("rules", "--lang", language)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  ")] == list(RULESETS)
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert heads == [name.in_(language) for name in FAMILIES.values()]


def test_the_list_as_json(goref: Goref) -> None:
    said = goref("rules", "--json").json
    assert [entry["id"] for entry in said["rules"]] == list(RULESETS)
    japanese = next(entry for entry in said["rules"] if entry["id"] == "japanese")
    assert japanese["komi"] == "6.5"
    assert japanese["name"]["zh"] == "日本规则"
    assert japanese["source"]


@pytest.mark.parametrize("id_", RULESETS)
@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_every_rule_set_in_detail(goref: Goref, id_: str, language: str) -> None:
    ran = goref("rules", id_, "--lang", language)
    assert ran.code == 0
    assert f"({id_})" in ran.out
    assert RULESETS[id_].source.in_(language) in ran.out
    assert goref("rules", id_, "--json").json["id"] == id_


def test_words_for_what_is_counted_and_paid(goref: Goref) -> None:
    out = goref("rules", "tang-song").out
    shown = [tuple(re.split(r" {2,}", line.strip())) for line in out.splitlines()[1:12]]
    assert shown == list(rule_set_facts(RULESETS["tang-song"], EN))[1:]
    lines = dict(shown)
    assert lines["Counted"].startswith(f"Territory, {in_words(LINES['groups'])} × −2, ")
    assert lines["Komi"] == "none"
    assert lines["Paid on top"] == in_words(LINES["equal-turns"])
    assert lines["Empty moves"] == in_words(PASSES["stones"])


def test_what_is_known_by_name_only(goref: Goref) -> None:
    ran = goref("rules", "CANGJIE")
    assert ran.code == 0
    assert in_words(HEADINGS["known-only"]) in ran.out
    assert goref("rules", "cangjie", "--json").json["computed"] is False


@pytest.mark.parametrize("id_", RULESETS)
@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_articles_are_those_that_the_window_shows(
    goref: Goref, id_: str, language: str
) -> None:
    """The lines are the ones of F1: source, then each passage with its speaker and places."""
    ran = goref("rules", id_, "--articles", "--lang", language)
    assert ran.code == 0
    lines = [line.strip() for line in ran.out.splitlines()]
    for step in ARTICLE_STEPS:
        shown = article(RULESETS[id_], step)
        assert f"{STEPS[step].in_(language)}  {shown.cited(language)}" in lines
        assert set(shown.told(language).splitlines()) <= set(lines)


def test_articles_as_json_name_speaker_and_place(goref: Goref) -> None:
    one = goref("rules", "tang-song", "--articles", "--json", "--lang", ZH).json["articles"]
    assert list(one) == list(ARTICLE_STEPS)
    author = next(said for said in one["payments"]["says"] if said["by"] == "author")
    assert author["places"] == [{"work": "赵之云", "part": "1", "words": ["保持手数平衡"]}]
    every = goref("rules", "--articles", "--json").json["rules"]
    assert [entry["id"] for entry in every if entry["articles"]["result"]["says"]] == [
        *RULESETS
    ]
    assert "articles" not in goref("rules", "tang-song", "--json").json
