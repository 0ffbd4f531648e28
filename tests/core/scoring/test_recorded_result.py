"""The record's own result beside the count: told where they differ, with what is at stake."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.record import RecordedResult
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from goref.core.texts.findings import say
from tests.core.build import bare
from tests.languages import EN, JA, ZH
from tests.wordings import in_words

HALVES = bare(".XO.", "XXOO", ".XO.", "XXOO")
"""Eight points each."""


def recorded(side: int, margin: str | None, *, text: str = "?", **info: object) -> Case:
    told = RecordedResult(side, None if margin is None else Fraction(margin))
    record = HALVES.record.with_info(told=told, result=text, **info)
    return replace(HALVES, record=record, rules="chinese-2002")


def said(case: Case, rules: str = "chinese-2002") -> list[tuple[Level, dict[str, str]]]:
    findings = Scorer(case).score(RULESETS[rules]).findings
    return [(f.level, dict(f.args)) for f in findings if f.code == "record-differs"]


@pytest.mark.parametrize(
    ("side", "margin", "komi", "differs"),
    [
        (-1, "-7.5", None, False),
        (-1, "-7.5", "0.5", True),
        (-1, None, None, False),
        (1, None, None, True),
        (0, "0", "0", False),
        (0, "0", None, True),
        (1, "7.5", None, True),
    ],
)
def test_only_another_result_is_told(
    side: int, margin: str | None, komi: str | None, differs: bool
) -> None:
    case = recorded(side, margin)
    if komi is not None:
        case = case.answering(komi=Fraction(komi))
    assert bool(said(case)) is differs


def test_another_result_waits_to_be_looked_at() -> None:
    for margin, waits in (("18.5", True), ("-7.5", False)):
        case = recorded(1 if waits else -1, margin)
        settled = replace(case, ruling=case.ruling.as_it_stands())
        status = Scorer(settled).score(RULESETS["chinese-2002"]).status
        assert ("record-differs" in {f.code for f in status.waiting}) is waits
        assert status.is_settled is not waits


def test_nothing_is_told_of_a_record_without_a_counted_result() -> None:
    assert said(replace(HALVES, rules="chinese-2002")) == []


def test_the_stake_is_the_difference() -> None:
    for case, change in ((recorded(1, "18.5"), 26), (recorded(1, None), 0)):
        (finding,) = (
            f
            for f in Scorer(case).score(RULESETS["chinese-2002"]).findings
            if f.code == "record-differs"
        )
        assert (finding.level, finding.change) == (Level.CHECK, change)


def test_under_another_rule_set_than_the_records_it_is_a_note() -> None:
    case = recorded(1, "18.5", rules="Japanese")
    assert [level for level, _ in said(case)] == [Level.NOTE]
    assert [level for level, _ in said(recorded(1, "18.5", rules="Chinese"))] == [Level.CHECK]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            EN,
            in_words(
                FINDING_KINDS["record-differs"].text,
                text="W+18½",
                counted="W+6½",
                komis=" (komi: record ½, counted 6½)",
            ),
        ),
        (ZH, "棋谱写明W+18½，计算得W+6½（贴目：棋谱½，计算6½）。"),
        (JA, "棋譜には「W+18½」とありますが、計算ではW+6½です（コミ：棋譜½、計算6½）。"),
    ],
)
def test_in_words_both_results_and_both_komis(language: str, sentence: str) -> None:
    case = recorded(-1, "-18.5", text="W+18½", komi=Fraction(1, 2))
    case = case.answering(komi=Fraction(13, 2))
    (finding,) = (
        f
        for f in Scorer(case).score(RULESETS["chinese-2002"]).findings
        if f.code == "record-differs"
    )
    assert say(finding, case.record.grid, language) == sentence
    agreed = recorded(-1, "-18.5", text="W+18½", komi=Fraction(15, 2))
    (finding,) = (
        f
        for f in Scorer(agreed).score(RULESETS["chinese-2002"]).findings
        if f.code == "record-differs"
    )
    assert "7½" in say(finding, case.record.grid, language)
    assert "(" not in say(finding, case.record.grid, language).replace("（", "(")
