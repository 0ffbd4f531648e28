"""The line a player can check in words: what is printed adds up, and names nobody too soon."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from goref.core.base.colour import WHITE
from goref.core.base.language import Language
from goref.core.base.numbers import parse_decimal
from goref.core.case.case import Case
from goref.core.incidents.consequence import zi
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.ruleset import Payment
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.core.scoring.base_number import base_number
from goref.core.scoring.check_line import IN_THE_BASE
from goref.core.scoring.lines import PENALTY
from goref.core.scoring.scorer import Score, Scorer
from goref.core.texts.check_line import (
    ADDED,
    check_line_text,
    needs_and_has,
)
from goref.core.texts.terms import SIDES
from tests.core.build import COMPUTED, bare, counted, walls
from tests.languages import EN, LANGUAGES, WRITTEN_OUT
from tests.strategies import cases

BOARD = walls(
    178, 180, empties=(40, 45), prisoners=(2, 3), plays=(140, 138), pass_stones=(0, 0),
    began="B", first_pass="W", last_play="B",
)  # fmt: skip
"""Three public points; Black has played twice more. Nothing is open."""

PASSED = "179½ − 1 (White passed first) = 178½"
SAID = {
    "chinese-2002": (
        "Black 179½ − 184¼ = −4¾",
        "黑179½ − 184¼ = −4¾",
        "黒179½ − 184¼ = −4¾",
        "흑 179½ − 184¼ = −4¾",
    ),
    "modern-1920": (
        "Black 179½ − 181 = −1½",
        "黑179½ − 181 = −1½",
        "黒179½ − 181 = −1½",
        "흑 179½ − 181 = −1½",
    ),
    "lu-nan": (
        "Black 179½ − 184¼ − 1 (surplus plays) = −5¾",
        "黑179½ − 184¼ − 1（多着子）= −5¾",
        "黒179½ − 184¼ − 1（手数の差）= −5¾",
        "흑 179½ − 184¼ − 1(더 둔 수) = −5¾",
    ),
    "ming-qing": (
        "Black 179½ − 180½ = −1",
        "黑179½ − 180½ = −1",
        "黒179½ − 180½ = −1",
        "흑 179½ − 180½ = −1",
    ),
    "japanese": (
        "Black 38, White 42 + 6½ = 48½",
        "黑38，白42 + 6½ = 48½",
        "黒38、白42 + 6½ = 48½",
        "흑 38, 백 42 + 6½ = 48½",
    ),
    "tromp-taylor": (
        "Black 179½, White 181½",
        "黑179½，白181½",
        "黒179½、白181½",
        "흑 179½, 백 181½",
    ),
    "button": (
        "Black 179½, White 181½ + 7 + ½ (button) = 189",
        "黑179½，白181½ + 7 + ½（纽扣）= 189",
        "黒179½、白181½ + 7 + ½（ボタン）= 189",
        "흑 179½, 백 181½ + 7 + ½(버튼) = 189",
    ),
    "jpd-a": (
        f"Black {PASSED}, White 181½ + 6½ = 188",
        "黑179½ − 1（白先放弃或停一手）= 178½，白181½ + 6½ = 188",
        "黒179½ − 1（白の先パス）= 178½、白181½ + 6½ = 188",
        "흑 179½ − 1(백이 먼저 패스) = 178½, 백 181½ + 6½ = 188",
    ),
    "tang-song": (
        "Black 36, White 40",
        "黑36，白40",
        "黒36、白40",
        "흑 36, 백 40",
    ),
    "tingdao": (
        "Black 3 + 2 (equal turns) = 5, White 7",
        "黑3 + 2（交子等手）= 5，白7",
        "黒3 + 2（手数の均等化）= 5、白7",
        "흑 3 + 2(차례 수 맞추기) = 5, 백 7",
    ),
    "saturation-stones": (
        "Black 176, White 178",
        "黑176，白178",
        "黒176、白178",
        "흑 176, 백 178",
    ),
}
"""A line of each kind, and one for each kind of payment, in every language."""


@pytest.mark.parametrize("id_", SAID)
def test_what_is_said(id_: str) -> None:
    scored = counted(BOARD, id_)
    assert tuple(check_line_text(scored, language) for language in WRITTEN_OUT) == SAID[id_]


def test_a_line_of_every_kind_is_looked_at() -> None:
    kinds = {rules.reckoning for rules in COMPUTED}
    assert {RULESETS[id_].reckoning for id_ in SAID} == kinds


@pytest.mark.parametrize(
    ("id_", "answers", "told"),
    [
        ("chinese-2.5zi", {"komi": -2}, "Black 179½ − 179½ = 0"),
        ("ing", {"komi": -2}, "Black 179½, White 181½ − 2 = 179½"),
        ("chinese-2002", {"handicap": 5, "komi": 0},
         "Black 179½ − 180½ − 2½ (handicap) = −3½"),
        ("aga", {"handicap": 4},
         "Black 179½, White 181½ + 3 (handicap) = 184½"),
        ("lu-nan", {"komi": "7.3"},
         "Black 179½ − 184.15 − 1 (surplus plays) = −5.65"),
        ("chinese-1988", {"komi": -500}, "Black 179½ + 69½ = 249"),
    ],
)  # fmt: skip
def test_ties_handicaps_and_odd_komi(id_: str, answers: dict[str, object], told: str) -> None:
    assert check_line_text(counted(BOARD, id_, **answers), EN) == told


def value(expression: str) -> Fraction:
    """What ``182½ − 184¼ = −1¾`` comes to, as a reader reckons it."""
    terms, _, total = expression.partition(" = ")
    first, *more = re.split(r" ([+−]) ", terms)
    came = parse_decimal(first)
    for sign, number in zip(more[::2], more[1::2], strict=True):
        assert not number.startswith("−")
        came += parse_decimal(number) if sign == "+" else -parse_decimal(number)
    assert bool(more) is bool(total)
    assert not total or parse_decimal(total) == came
    return came


def reckoned(line: str, language: Language) -> Fraction:
    """Black less White, reckoned from a printed line."""
    plain = re.sub(r" ?[(（][^)）]*[)）] ?", " ", line).strip()
    sides = dict.fromkeys("BW", Fraction(0))
    for part in plain.split(LANGUAGES[language].clause):
        letter = next(s for s in sides if part.startswith(SIDES[s].in_(language)))
        sides[letter] = value(part.removeprefix(SIDES[letter].in_(language)).strip())
    return sides["B"] - sides["W"]


def none_of_it(scored: Score) -> bool:
    return not any(check_line_text(scored, language) for language in LANGUAGES)


@given(cases(komi=True))
def test_what_is_printed_adds_up(case: Case) -> None:
    bench = Scorer(replace(case, ruling=replace(case.ruling, word=StatusSource.REFEREE)))
    unruled, in_play = Scorer(replace(case, ruling=Ruling())), Scorer(case, in_play=True)
    for rules in COMPUTED:
        for open_ in (unruled, in_play):
            scored = open_.score(rules, remarks=False)
            if not scored.status.state.names_winner:
                assert none_of_it(scored)
        scored = bench.score(rules, remarks=False)
        if scored.margin is None or not scored.status.state.names_winner:
            assert none_of_it(scored)
            continue
        for language in LANGUAGES:
            line = check_line_text(scored, language)
            assert reckoned(line, language) == scored.native, (rules.id, line)


def test_every_payment_that_is_told_apart_has_its_word() -> None:
    assert ADDED.keys() | {"komi"} == {PENALTY, *(payment.value for payment in Payment)}
    assert "komi" in IN_THE_BASE


def test_what_both_pay_is_not_told_where_it_moves_nothing() -> None:
    own = Incident(1, "phone-rang", Offender.BLACK, decided=(zi(1),))
    both = Incident(2, "phone-rang", Offender.BOTH, decided=(zi(1),))
    told = check_line_text(counted(replace(BOARD, incidents=(own, both)), "chinese-2002"), EN)
    assert told == "Black 179½ − 184¼ − 1 (penalty) = −5¾"


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_what_a_side_needs_and_has(rules: object) -> None:
    scored = counted(BOARD, rules)  # type: ignore[arg-type]
    for language in LANGUAGES:
        told = needs_and_has(scored, language)
        assert bool(told) is (base_number(scored) is not None)
        assert "{" not in told


def test_the_words_of_the_base_number() -> None:
    scored = counted(BOARD, "chinese-2002")
    assert [needs_and_has(scored, language) for language in WRITTEN_OUT] == [
        "Black needs 184¼ zi, has 179½.",
        "黑须得184¼子，实得179½子。",
        "黒には184¼子が必要ですが、実際は179½子です。",
        "흑에 필요한 수는 184¼자, 실제로는 179½자입니다.",
    ]
    told = needs_and_has(counted(BOARD, "jpd-a"), EN, WHITE)
    assert told == "White needs 177¼ points, has 182."
    assert needs_and_has(counted(bare("X.O"), "jpd-a"), EN) == ""
