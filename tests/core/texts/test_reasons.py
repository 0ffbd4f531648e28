"""Why rule sets part, in sentences: what only one of them counts, and whom that favours."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Payment
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.compare import Compared, compare, reason_key
from goref.core.scoring.scorer import Scorer
from goref.core.texts.reasons import CLAUSES, reason_sentences
from goref.core.texts.terms import amount
from tests.core.build import COMPUTED, game, ruled, walls
from tests.languages import EN, JA, KO, WRITTEN_OUT, ZH

SEKI = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19")


def compared(case: Case, rules: str, reference: str) -> Compared:
    (found,) = compare(Scorer(case), [RULESETS[rules]], RULESETS[reference])
    return found


def told(case: Case, rules: str, reference: str, language: Language = EN) -> tuple[str, ...]:
    return reason_sentences(compared(case, rules, reference), language)


@pytest.mark.parametrize(
    ("case", "rules", "reference", "en", "zh", "ja", "ko"),
    [
        (
            *(walls(181, 180), "chinese-2002", "chinese-1988"),
            "Komi is 3¾ here and 2¾ in the reference: 1 zi better for White.",
            "此规则贴3¾，基准规则贴2¾，对白方有利1子。",
            "コミはこのルールで3¾、基準のルールで2¾です。白に1子有利です。",
            "덤이 이 규칙에서는 3¾, 기준 규칙에서는 2¾입니다. 백이 1자만큼 유리합니다.",
        ),
        (
            *(walls(181, 180), "jpd-b", "ikeda-area-2"),
            "Komi is paid here: 7½ points better for White.",
            "此规则贴目，对白方有利7½点。",
            "このルールにはコミがあります。白に7½点有利です。",
            "이 규칙에서는 덤을 냅니다. 백이 7½점만큼 유리합니다.",
        ),
        (
            *(SEKI.answering(komi=Fraction(0)), "japanese", "jpd-art"),
            "This rule set does not count points in seki eyes: 1 point better for Black.",
            "此规则不计双活眼位，对黑方有利1目。",
            "このルールではセキの眼を数えません。黒に1目有利です。",
            "이 규칙에서는 빅의 눈에 있는 점은 세지 않습니다. 흑이 1집만큼 유리합니다.",
        ),
        (
            *(SEKI, "jpd-ming-qing", "tromp-taylor"),
            "Rulings on the board count here: 13 points better for Black.",
            "此规则采用裁定，对黑方有利13点。",
            "このルールでは裁定を用います。黒に13点有利です。",
            "이 규칙에서는 바둑판에 대한 판정에 따릅니다. 흑이 13점만큼 유리합니다.",
        ),
    ],
)
def test_a_reason_is_a_sentence(
    case: Case, rules: str, reference: str, en: str, zh: str, ja: str, ko: str
) -> None:
    for language, sentence in zip(WRITTEN_OUT, (en, zh, ja, ko), strict=True):
        assert sentence in told(case, rules, reference, language)


def test_nothing_is_said_where_nothing_differs() -> None:
    assert told(SEKI, "japanese", "japanese") == ()


def test_what_is_paid_has_its_own_words() -> None:
    assert {reason_key(payment.value) for payment in Payment} <= CLAUSES.keys()


def test_each_way_round_every_sentence_names_side_and_amount_once() -> None:
    sides = {
        EN: ("Black.", "White."),
        ZH: ("黑方", "白方"),
        JA: ("黒に", "白に"),
        KO: (". 흑이 ", ". 백이 "),
    }
    for reference in COMPUTED[::4]:
        for found in compare(Scorer(SEKI), COMPUTED, reference):
            unit = found.score.rules.unit
            for language in WRITTEN_OUT:
                sentences = reason_sentences(found, language)
                assert len(set(sentences)) == len(found.reasons)
                for reason, sentence in zip(found.reasons, sentences, strict=True):
                    side, other = sides[language][:: 1 if reason.points > 0 else -1]
                    assert side in sentence
                    assert other not in sentence
                    assert amount(abs(reason.points) / unit.points, unit, language) in sentence


def test_only_here_for_one_is_only_there_for_the_other() -> None:
    for rules, reference in product(COMPUTED[::5], repeat=2):
        one = {r.term: r for r in compared(SEKI, rules.id, reference.id).reasons}
        other = {r.term: r for r in compared(SEKI, reference.id, rules.id).reasons}
        assert one.keys() == other.keys()
        for key, reason in one.items():
            assert (bool(reason.here), bool(reason.there)) == (
                bool(other[key].there),
                bool(other[key].here),
            )
