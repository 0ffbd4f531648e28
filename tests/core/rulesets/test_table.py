"""The table of rule sets, entry by entry."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import Who
from goref.core.base.frozen import replace
from goref.core.game.play_rules import Passes, Repetition, Suicide
from goref.core.rulesets.ruleset import Payment, RuleSet, Unit
from goref.core.rulesets.table import DEFAULT, FAMILIES, RULESETS, UnknownRulesError, ruleset
from goref.core.rulesets.weights import AREA, SATURATED
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.payments import PAYMENTS
from tests.languages import EN, JA, KO, ZH, in_each
from tests.refusals import refuses

R, S, U = Repetition, Suicide, Unit

# id: komi, unit, repetition, suicide
TABLE: dict[str, tuple[str | None, Unit, Repetition, Suicide]] = {
    "tang-song": (None, U.ROUTES, R.SIMPLE_KO, S.NO),
    "tang-song-chen": (None, U.ROUTES, R.SIMPLE_KO, S.NO),
    "japanese": ("6.5", U.MOKU, R.SIMPLE_KO, S.NO),
    "korean": ("6.5", U.MOKU, R.SIMPLE_KO, S.NO),
    "ming-qing": (None, U.ZI, R.SIMPLE_KO, S.NO),
    "modern-1920": (None, U.ZI, R.SIMPLE_KO, S.NO),
    "chinese-1964": (None, U.ZI, R.SIMPLE_KO, S.NO),
    "chinese-2.5zi": ("5", U.ZI, R.POSITIONAL, S.NO),
    "chinese-1988": ("5.5", U.ZI, R.POSITIONAL, S.NO),
    "chinese-2002": ("7.5", U.ZI, R.POSITIONAL, S.NO),
    "lu-nan": ("7.5", U.ZI, R.POSITIONAL, S.NO),
    "jpd-art": ("6.5", U.POINTS, R.SIMPLE_KO, S.NO),
    "jpd-a": ("6.5", U.POINTS, R.WITH_PASS_STONES, S.GROUPS),
    "jpd-b": ("7.5", U.POINTS, R.WITH_PASS_STONES, S.GROUPS),
    "jpd-ming-qing": ("6.5", U.POINTS, R.WITH_PASS_STONES, S.GROUPS),
    "wmsg-2008": ("6.5", U.POINTS, R.POSITIONAL, S.NO),
    "ikeda-area-1": (None, U.POINTS, R.POSITIONAL, S.NO),
    "ikeda-area-2": (None, U.POINTS, R.POSITIONAL, S.NO),
    "ikeda-area-3": ("6.5", U.POINTS, R.POSITIONAL, S.NO),
    "ikeda-territory-1": ("6.5", U.POINTS, R.POSITIONAL, S.NO),
    "ikeda-territory-2": ("6.5", U.POINTS, R.POSITIONAL, S.NO),
    "ing": ("8", U.POINTS, R.SIMPLE_KO, S.GROUPS),
    "ing-american": ("8", U.POINTS, R.SIMPLE_KO, S.GROUPS),
    "aga": ("7.5", U.POINTS, R.SITUATIONAL, S.NO),
    "bga": ("7.5", U.POINTS, R.SITUATIONAL, S.NO),
    "french": ("7.5", U.POINTS, R.OWN_PLAYS, S.NO),
    "new-zealand": ("7", U.POINTS, R.OWN_TURNS, S.ANY),
    "tromp-taylor": (None, U.POINTS, R.POSITIONAL, S.ANY),
    "tingdao": (None, U.STONES, R.SIMPLE_KO, S.ANY),
    "saturation-prisoners": (None, U.STONES, R.SIMPLE_KO, S.ANY),
    "saturation-stones": (None, U.STONES, R.SIMPLE_KO, S.ANY),
    "no-pass-go": (None, U.ROUTES, R.POSITIONAL, S.NO),
    "button": ("7", U.POINTS, R.SITUATIONAL, S.NO),
    "stone-scoring": ("0", U.STONES, R.SIMPLE_KO, S.NO),
    "live-stones": (None, U.STONES, R.WITH_PASS_STONES, S.GROUPS),
    "live-stones-paying": (None, U.STONES, R.WITH_PASS_STONES, S.GROUPS),
    "taiwan": ("6.5", U.POINTS, R.SIMPLE_KO, S.NO),
    "sunjang": (None, U.POINTS, R.SIMPLE_KO, S.NO),
}
KNOWN = {"jpd-natural", "cangjie", "chen-zuyuan"}


SHIPPED = frozenset(TABLE) | KNOWN
"""The rule sets that somebody wrote articles and a page of the manual for. A new one is at
home without them, and comes into these tables when it has them."""


def test_no_rule_set_is_lost() -> None:
    assert set(RULESETS) >= SHIPPED
    assert len(SHIPPED) == 41


@pytest.mark.parametrize("id_", TABLE)
def test_entries(id_: str) -> None:
    komi, unit, repetition, suicide = TABLE[id_]
    rules = RULESETS[id_]
    assert rules.komi == (None if komi is None else Fraction(komi))
    assert rules.unit is unit
    assert rules.play.repetition is repetition
    assert rules.play.suicide is suicide
    assert rules.weights
    assert not rules.known_only


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda r: r.id)
def test_names_and_sources_stand_in_three_languages(rules: RuleSet) -> None:
    for text in (rules.name, rules.source):
        assert "{" not in "".join(in_each(text))
    assert (
        any("一" <= sign <= "鿿" for sign in rules.name.in_(ZH)) or rules.id == "tromp-taylor"
    )
    assert rules.family in FAMILIES
    assert rules.id == rules.id.lower()


def test_a_komi_is_written_in_a_name_as_it_is_told_beside_it() -> None:
    for rules in RULESETS.values():
        assert "又" not in rules.name.in_(ZH) + rules.source.in_(ZH), "贴3¾子"


def test_names_differ() -> None:
    for language in (EN, ZH, JA, KO):
        names = [rules.name.in_(language) for rules in RULESETS.values()]
        assert len(set(names)) == len(names)


def test_known_ones_compute_nothing() -> None:
    for id_ in KNOWN:
        rules = RULESETS[id_]
        assert rules.known_only
        assert rules.remarks
        assert not rules.weights
        assert not rules.counts


def test_payments() -> None:
    komi = Payment.KOMI
    assert {id_: RULESETS[id_].payments for id_ in TABLE if RULESETS[id_].payments} == {
        "tang-song": (Payment.EQUAL_TURNS,),
        "tang-song-chen": (Payment.EQUAL_TURNS,),
        "japanese": (komi,),
        "korean": (komi,),
        "ming-qing": (Payment.HANDICAP_ZI,),
        "modern-1920": (Payment.HANDICAP, Payment.LAST_PLAY_1920),
        "chinese-1964": (Payment.HANDICAP, Payment.LAST_PLAY_1964),
        "chinese-2.5zi": (komi, Payment.HANDICAP),
        "chinese-1988": (komi, Payment.HANDICAP),
        "chinese-2002": (komi, Payment.HANDICAP),
        "lu-nan": (komi, Payment.HANDICAP, Payment.SURPLUS_PLAYS),
        "jpd-art": (komi,),
        "jpd-a": (komi, Payment.FIRST_PASS_BY_BLACK),
        "jpd-b": (komi,),
        "jpd-ming-qing": (komi,),
        "wmsg-2008": (komi, Payment.FIRST_PASS_BY_BLACK),
        "ikeda-area-3": (komi, Payment.FIRST_PASS),
        "ikeda-territory-1": (komi, Payment.SECOND_PHASE),
        "ikeda-territory-2": (komi, Payment.SECOND_PHASE),
        "ing": (komi,),
        "ing-american": (komi, Payment.HANDICAP),
        "live-stones-paying": (Payment.SURPLUS_TURNS,),
        "taiwan": (komi, Payment.LAST_COMPETITIVE),
        "aga": (komi, Payment.HANDICAP_LESS_ONE),
        "bga": (komi, Payment.HANDICAP_LESS_ONE),
        "french": (komi, Payment.HANDICAP_LESS_ONE),
        "new-zealand": (komi,),
        "tingdao": (Payment.HANDED_STONES,),
        "saturation-prisoners": (Payment.HANDED_STONES,),
        "button": (komi, Payment.BUTTON),
        "stone-scoring": (komi,),
    }
    assert set(PAYMENTS) == set(Payment)


def test_readings_of_passes() -> None:
    read = {id_: RULESETS[id_].passes for id_ in TABLE}
    assert {i for i, p in read.items() if p is Passes.GIVE_UPS} == {
        "jpd-a", "jpd-b", "live-stones", "live-stones-paying"
    }  # fmt: skip
    assert {i for i, p in read.items() if p is Passes.ALL_GIVE_UPS} == {"jpd-art"}
    assert {i for i, p in read.items() if p is Passes.STONES} == {
        "tang-song", "tingdao", "saturation-prisoners", "saturation-stones", "jpd-ming-qing",
        "tang-song-chen",
    }  # fmt: skip


def test_particulars() -> None:
    assert {i for i in TABLE if RULESETS[i].ties is not None} == {"ing", "ing-american"}
    assert RULESETS["ing"].ties is Who.BLACK
    assert {i for i in TABLE if RULESETS[i].ignores_ruling} == {"tromp-taylor"}
    assert {i for i in TABLE if RULESETS[i].handicap_komi} == {"french"}
    assert RULESETS["french"].handicap_komi == Fraction(1, 2)
    assert {i for i in TABLE if RULESETS[i].wants_dame_filled} == {
        "ming-qing", "modern-1920", "saturation-prisoners", "saturation-stones",
        "live-stones", "live-stones-paying",
    }  # fmt: skip
    assert {i for i in TABLE if RULESETS[i].wants_playing_out} == {
        "tang-song", "tingdao", "saturation-prisoners", "saturation-stones", "tang-song-chen"
    }  # fmt: skip


def test_families_of_weights() -> None:
    assert {i for i in TABLE if dict(RULESETS[i].weights) == AREA} == {
        "modern-1920", "chinese-1964", "chinese-2.5zi", "chinese-1988", "chinese-2002",
        "lu-nan", "ing", "aga", "bga", "french", "new-zealand", "tromp-taylor", "button",
        "jpd-a", "jpd-b", "wmsg-2008", "ikeda-area-2", "ikeda-area-3", "ing-american", "taiwan",
    }  # fmt: skip
    assert {i for i in TABLE if dict(RULESETS[i].weights) == SATURATED} == {
        "ming-qing", "saturation-stones", "stone-scoring", "ikeda-area-1", "live-stones",
        "live-stones-paying",
    }  # fmt: skip
    for rules in RULESETS.values():
        if Quantity.GROUPS in rules.weights:
            assert rules.weights[Quantity.GROUPS] == -2
            assert rules.weights[Quantity.SEKI_GROUPS] == -1
            assert Quantity.SOLE_LIBERTIES not in rules.weights


def test_look_up() -> None:
    assert ruleset("JPD-A").id == "jpd-a"
    assert ruleset(DEFAULT).id == "chinese-2002"
    with refuses(UnknownRulesError, "no-rule-set-but"):
        ruleset("chinese")
    with pytest.raises(UnknownRulesError):
        ruleset("")


def test_a_komi_and_its_payment_go_together() -> None:
    name = RULESETS["aga"].name
    with refuses(ValueError, says="komi"):
        RuleSet(id="x", name=name, source=name, family="modern", komi=Fraction(1))
    with refuses(ValueError, says="komi"):
        RuleSet(id="x", name=name, source=name, family="modern", payments=(Payment.KOMI,))


@pytest.mark.parametrize(
    ("id_", "komi", "expected"),
    [
        ("japanese", "6.5", False),
        ("japanese", "6", True),
        ("chinese-2002", "7", True),
        ("chinese-2002", "15/4", False),
        ("new-zealand", "7", True),
        ("ing", "8", False),
        ("button", "7", False),
        ("button", "6.5", True),
        ("ming-qing", None, True),
    ],
)
def test_whether_a_count_can_give_a_draw_is_said_by_the_entry_and_the_komi(
    id_: str, komi: str | None, expected: bool
) -> None:
    assert ruleset(id_).can_draw(None if komi is None else Fraction(komi)) is expected


def test_a_draw_needs_a_rule_set_that_gives_no_side_an_equal_result() -> None:
    rules = replace(ruleset("new-zealand"), handicap_ties=Who.WHITE)
    assert rules.can_draw(Fraction(7))
    assert not rules.can_draw(Fraction(0), handicap=True)
