"""Every step of every rule set names its authority, in languages that all say the same."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from goref.core.articles.entry import STEPS, Article, Speaker
from goref.core.base.language import AnyText, InWords, Language, Text
from goref.core.base.numbers import mixed, parse_decimal
from goref.core.rulesets.ruleset import CheckFormula, Count, Payment, RuleSet, Unit
from goref.core.rulesets.table import FAMILIES, RULESETS
from goref.core.rulesets.weights import AREA
from goref.io.places import resources
from goref.io.values.articles import FAMILY, article, written
from tests.core.rulesets.test_table import SHIPPED
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH, in_each, made_up

if TYPE_CHECKING:
    from collections.abc import Iterator

CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
KANA = re.compile(r"[\u3040-\u30ff]")
HANGUL = re.compile(r"[\uac00-\ud7a3]")
NUMBER = re.compile(r"\d+(?:\.\d+)*[¼½¾]?|[¼½¾]")
HALF = Fraction(361, 2)
LONGEST = 440
"""Letters an English text may have and still be read at a glance."""

ALL = [(rules, step) for rules in RULESETS.values() for step in STEPS]
SOURCES = {rules.source for rules in RULESETS.values()}
"""They write their parts in Chinese numerals; the articles in figures."""
COMPUTED = [rules for rules in RULESETS.values() if not rules.known_only]
WRITTEN = [rules for rules in COMPUTED if rules.id in SHIPPED]
"""With articles of their own or of their family, not put together from the entry alone."""
WITH_KOMI = [rules for rules in WRITTEN if rules.komi]

OWN = {
    rules.id: steps for rules in RULESETS.values() if (steps := written(rules.family, rules.id))
}
FILES = sorted((resources() / "articles").glob("*/*.toml"))

QUOTED = {
    "ZHAO": "modern-1920",
    "LU_NAN": "chinese-1964 chinese-2.5zi chinese-1988 chinese-2002 lu-nan",
    "JPD_A": "jpd-a jpd-b jpd-natural ikeda-area-1",
    "JPD_ART": "jpd-art jpd-ming-qing cangjie chen-zuyuan",
    "DIARY JPD_A": "wmsg-2008 ikeda-area-2 ikeda-area-3",
    "DIARY": "ikeda-territory-1 ikeda-territory-2",
    "HUANG ZHANG ZHAO": "tang-song tang-song-chen",
    "ZHANG ZHAO": "ming-qing",
    "ZHANG": "tingdao saturation-prisoners saturation-stones no-pass-go",
}
"""Works, and the rule sets whose articles quote these; those of the others quote none."""

PAYMENT_WORDS = {
    Payment.HANDICAP: "half as many zi",
    Payment.HANDICAP_LESS_ONE: "one point less than there are",
    Payment.HANDICAP_ZI: "each handicap stone Black returns a whole zi",
    Payment.LAST_PLAY_1920: "Black played last",
    Payment.LAST_PLAY_1964: "played last",
    Payment.FIRST_PASS: "White gains 1 point",
    Payment.FIRST_PASS_BY_BLACK: "Black pays 1 point more",
    Payment.BUTTON: "the first passer gets ½ point",
    Payment.SURPLUS_PLAYS: "½ zi for each in excess",
    Payment.SURPLUS_TURNS: "each surplus turn",
    Payment.LAST_COMPETITIVE: "the last competitive play",
    Payment.EQUAL_TURNS: "equally many turns",
    Payment.HANDED_STONES: "hands over a stone",
    Payment.SECOND_PHASE: "plays are made equal",
}
COUNT_WORDS = {
    Count.AREA: r"area|both sides|each side's stones|stones and empt(y points|ies)",
    Count.HALF: r"half count|one side|the Chinese count",
    Count.BOTH_SIDES: r"of both sides",
    Count.FILL_IN: r"filling in|fills? its own land",
    Count.EQUAL_STONES: r"equal stones",
    Count.EQUAL_SPACE: r"equal empt(y points|ies)",
    Count.AVERAGED: r"share the rest",
    Count.DOT: r"without filling back",
    Count.TERRITORY: r"prisoners|pass stones filled",
    Count.ROUTES: r"routes|still fill",
    Count.FILL_AND_HALVE: r"fills? every (route|point)",
    Count.TINGDAO: r"equal rights to play|equally often",
    Count.STONES: r"compare the living stones",
    Count.SATURATION: r"saturation|basic eyes (are left|and shared)",
}


def keys(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The rule sets of each article of a file, with the steps that have it."""
    for each in tomllib.loads(path.read_text("utf-8"))["article"]:
        for where in each["of"]:
            id_, steps = where.split(": ")
            yield id_, steps.split()


def texts(found: Article) -> Iterator[AnyText]:
    yield found.cite
    for passage in found.says:
        yield passage.text


def says(found: Article) -> InWords:
    """All that is said, whoever says it."""
    return InWords(_said, (found,))


def _said(found: Article, language: Language) -> str:
    return LANGUAGES[language].gap.join(p.text.in_(language) for p in found.says)


def numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(text))


WORDS = {
    "1": r"\bone\b|\beach\b",
    "2": r"\btwo|\bsecond\b",
    "3": r"\bthree\b",
    "4": r"\bfour\b",
}


def in_figures(english: str, translated: str) -> Counter[str]:
    """The numbers of an English text; those in words too that a translation has in figures."""
    found = numbers(english)
    for number, words in WORDS.items():
        more = numbers(translated)[number] - found[number]
        found[number] += max(0, min(more, len(re.findall(words, english, re.IGNORECASE))))
    return +found


def named(pair: tuple[RuleSet, str]) -> str:
    return f"{pair[0].id}-{pair[1]}"


@pytest.fixture(params=ALL, ids=named)
def found(request: pytest.FixtureRequest) -> Article:
    rules, step = request.param
    return article(rules, step)


class TestEveryArticle:
    def test_there_are_seven_steps_for_every_rule_set(self) -> None:
        assert len(ALL) == 7 * len(RULESETS)
        assert len(RULESETS) >= 40

    def test_says_something_in_each_language_and_leaves_nothing_open(
        self, found: Article
    ) -> None:
        for text in texts(found):
            assert len(set(in_each(text))) == len(WRITTEN_OUT)
            for words in in_each(text):
                assert words.strip() == words != ""
                assert not set("{}") & set(words)
                assert "  " not in words

    def test_is_written_in_the_language_it_says(self, found: Article) -> None:
        for text in texts(found):
            assert not CJK.search(text.in_(EN))
            assert CJK.search(text.in_(ZH))
            assert not KANA.search(text.in_(ZH))
            assert CJK.search(text.in_(JA))
            assert HANGUL.search(text.in_(KO))
            assert not KANA.search(text.in_(KO))
            assert not HANGUL.search(text.in_(EN) + text.in_(ZH) + text.in_(JA))
        assert KANA.search(says(found).in_(JA))

    def test_names_the_same_numbers_in_every_language(self, found: Article) -> None:
        for text in texts(found):
            if text in SOURCES:
                continue
            assert numbers(text.in_(ZH)) == numbers(text.in_(EN))
            assert numbers(text.in_(JA)) == in_figures(text.in_(EN), text.in_(JA))
            assert numbers(text.in_(KO)) == numbers(text.in_(EN))

    def test_is_short_and_ends_its_sentences(self, found: Article) -> None:
        assert 40 <= len(says(found).in_(EN)) <= LONGEST
        assert len(says(found).in_(ZH)) <= LONGEST / 2
        assert len(says(found).in_(KO)) <= LONGEST * 2 / 3
        for text in texts(found):
            if text is not found.cite:
                assert text.in_(EN).endswith((".", ":"))
                assert text.in_(ZH).endswith(("。", "："))
                assert text.in_(JA).endswith(("。", "："))
                assert text.in_(KO).endswith((".", ":"))
        assert len(found.cite.in_(EN)) <= 100
        assert not found.cite.in_(EN).endswith(".")
        assert not found.cite.in_(KO).endswith(".")


LOOKED_UP = {Speaker.RULE, Speaker.AUTHOR, Speaker.EDITOR}
NOT_AT_HAND = {Speaker.REPORTED, Speaker.GOREF}
EVERY = [article(rules, step) for rules, step in ALL]
PASSAGES = [passage for found in EVERY for passage in found.says]


class TestWhoSpeaks:
    def test_what_is_not_goref_s_can_be_looked_up_or_is_told_as_reported(self) -> None:
        for passage in PASSAGES:
            if passage.speaker in LOOKED_UP:
                assert passage.places
            if passage.speaker in NOT_AT_HAND:
                assert not passage.places
            for place in passage.places:
                assert place.part
                assert place.words
                assert all(2 <= len(words) <= 10 for words in place.words)

    def test_goref_speaks_for_itself_alone(self) -> None:
        for passage in PASSAGES:
            for words in passage.text:
                assert passage.speaker is Speaker.GOREF or "goref" not in words

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_told_by_a_sign_and_in_words(self, language: Language) -> None:
        for found in EVERY:
            cited, lines = found.cited(language), found.told(language).split("\n")
            assert cited.startswith(found.cite.in_(language))
            for line, passage in zip(lines, found.says, strict=True):
                told = passage.speaker.told(language)
                assert told in cited
                assert line.startswith(told)
                assert passage.text.in_(language) in line
                assert all(words in line for place in passage.places for words in place.words)

    def test_signs_are_told_apart(self) -> None:
        assert len({speaker.value[0] for speaker in Speaker}) == len(Speaker)
        for language in LANGUAGES:
            names = {speaker.told(language)[2:] for speaker in Speaker}
            assert len(names) == len(Speaker)


class TestWhatIsSaidOfThem:
    """Places that were wrong once."""

    def test_only_an_editor_hands_a_stone_over_in_tang_and_song(self) -> None:
        by = {
            p.speaker
            for p in article(RULESETS["tang-song"], "record").says
            if "handed" in p.text.in_(EN)
        }
        assert by == {Speaker.EDITOR}

    @pytest.mark.parametrize("id_", ["ming-qing", "modern-1920"])
    def test_nobody_but_goref_speaks_of_cycles(self, id_: str) -> None:
        found = article(RULESETS[id_], "record").says
        assert {p.speaker for p in found if "cycle" in p.text.in_(EN)} == {Speaker.GOREF}

    @pytest.mark.parametrize("step", ["record", "dead", "seki", "points", "payments", "count"])
    def test_no_article_of_edition_b_is_cited(self, step: str) -> None:
        assert not re.search(
            r"A and B|B版第", " ".join(in_each(article(RULESETS["jpd-b"], step).cite))
        )

    @pytest.mark.parametrize("id_", ["tingdao", "saturation-prisoners", "saturation-stones"])
    def test_the_tie_of_the_dunhuang_text_has_its_two_conditions(self, id_: str) -> None:
        told = says(article(RULESETS[id_], "result")).in_(EN)
        assert "no chips were agreed and the first move was granted" in told


class TestAgreesWithTheTable:
    @pytest.mark.parametrize("rules", WITH_KOMI, ids=lambda r: r.id)
    def test_komi_is_the_one_that_is_paid(self, rules: RuleSet) -> None:
        komi = mixed(Fraction(rules.komi or 0) / rules.unit.points)
        en, zh, ja, ko = in_each(says(article(rules, "payments")))
        unit = {
            Unit.ZI: ("zi", "子", "子", "자"),
            Unit.MOKU: ("points", "目", "目", "집"),
        }.get(rules.unit, ("points", "点", "点", "점"))
        assert re.search(rf"[Kk]omi {komi} {unit[0]}\b", en)
        assert re.search(rf"贴{komi}{unit[1]}", zh)
        assert re.search(rf"コミ(は|は一律)?{komi}{unit[2]}", ja)
        assert re.search(rf"덤(은|은 현행대로|을)? {komi}{unit[3]}", ko)

    @pytest.mark.parametrize("rules", [r for r in WRITTEN if not r.komi], ids=lambda r: r.id)
    def test_no_komi_is_said(self, rules: RuleSet) -> None:
        assert re.search(
            r"\bno komi\b", says(article(rules, "payments")).in_(EN), re.IGNORECASE
        )
        assert re.search(r"不贴|不计贴点", says(article(rules, "payments")).in_(ZH))
        assert re.search(
            r"コミ(も|は?が?ありません|はなく|を取りません)",
            says(article(rules, "payments")).in_(JA),
        )
        assert re.search(
            r"덤(은 없습니다|도 (다른 )?지급도 없습니다|을 두지 않습니다"
            r"|과 지급에 관한 것은 보지 못했으며)",
            says(article(rules, "payments")).in_(KO),
        )

    @pytest.mark.parametrize("rules", WRITTEN, ids=lambda r: r.id)
    def test_every_payment_is_told_and_silence_on_handicap_too(self, rules: RuleSet) -> None:
        told = says(article(rules, "payments")).in_(EN)
        for payment in rules.payments:
            assert PAYMENT_WORDS.get(payment, "omi") in told, payment
        if not rules.settles_handicap:
            assert re.search(r"[Hh]andicap", told)
            assert re.search(r"pays nothing|nothing is paid|nothing for", told)

    @pytest.mark.parametrize("rules", COMPUTED, ids=lambda r: r.id)
    def test_every_allowed_count_is_told(self, rules: RuleSet) -> None:
        told = says(article(rules, "count")).in_(EN)
        for count in rules.counts:
            assert re.search(COUNT_WORDS[count], told, re.IGNORECASE), count

    @pytest.mark.parametrize("rules", COMPUTED, ids=lambda r: r.id)
    def test_bases_follow_from_komi_and_last_play(self, rules: RuleSet) -> None:
        half_komi = Fraction(rules.komi or 0) / 2
        bases = {HALF, HALF + half_komi, HALF - half_komi}
        if (
            Payment.FIRST_PASS in rules.payments
            or Payment.FIRST_PASS_BY_BLACK in rules.payments
        ):
            bases |= {HALF + half_komi + Fraction(1, 2)}
        if {Payment.LAST_PLAY_1920, Payment.LAST_PLAY_1964} & set(rules.payments):
            bases |= {HALF + Fraction(1, 2), HALF - Fraction(1, 2)}
        bases |= {HALF * 2} | EXAMPLES.get(rules.id, set())
        for step in ("payments", "count", "result"):
            for number in numbers(says(article(rules, step)).in_(EN)):
                if "." not in number and 150 < (value := parse_decimal(number)) < 400:
                    assert value in bases, number

    @pytest.mark.parametrize(
        "rules",
        [
            r
            for r in WITH_KOMI
            if {Count.HALF, Count.EQUAL_SPACE, Count.AVERAGED} & set(r.counts)
        ],
        ids=lambda r: r.id,
    )
    def test_both_bases_are_named_where_one_side_is_counted(self, rules: RuleSet) -> None:
        half_komi = Fraction(rules.komi or 0) / 2
        said = numbers(says(article(rules, "result")).in_(EN))
        assert said[mixed(HALF + half_komi)] == 1
        assert said[mixed(HALF - half_komi)] == 1


EXAMPLES: dict[str, set[Fraction]] = {
    "ing": {Fraction(180)},
    "ing-american": {Fraction(180)},
    "live-stones": {Fraction(180)},
    "live-stones-paying": {Fraction(180)},
    "lu-nan": {Fraction(184), Fraction(185)},
    "new-zealand": {Fraction(177), Fraction(181)},
    "wmsg-2008": {Fraction(180)},
}
"""Numbers told as worked examples or as stones of a set, not as bases."""


class TestTables:
    def test_no_step_of_a_rule_set_is_written_twice(self) -> None:
        told = Counter(
            (id_, path.parent, step)
            for path in FILES
            for id_, steps in keys(path)
            for step in steps
        )
        assert set(told.values()) == {1}

    def test_every_file_is_of_a_family_and_its_rule_sets_are_too(self) -> None:
        assert {path.parent.name for path in FILES} <= set(FAMILIES)
        for path in FILES:
            for id_, _ in keys(path):
                assert id_ == FAMILY or RULESETS[id_].family == path.parent.name

    def test_every_key_is_a_step(self) -> None:
        for steps in OWN.values():
            assert set(steps) <= set(STEPS)

    @pytest.mark.parametrize("rules", WRITTEN, ids=lambda r: r.id)
    def test_what_is_computed_has_articles_of_its_own_or_its_family(
        self, rules: RuleSet
    ) -> None:
        for step in STEPS:
            assert "goref knows no article" not in says(article(rules, step)).in_(EN)
        for step in ("payments", "count", "result"):
            assert step in OWN[rules.id]

    def test_edition_b_has_those_of_a_and_says_so(self) -> None:
        for step in ("record", "dead", "seki", "points", "count"):
            of_a, of_b = (article(RULESETS[id_], step) for id_ in ("jpd-a", "jpd-b"))
            assert of_b.says[-len(of_a.says) :] == of_a.says
            assert "No article of B was found" in says(of_b).in_(EN)
            assert of_b.cite.in_(EN) == f"{of_a.cite.in_(EN)}, adopted by goref for edition B"
        assert article(RULESETS["jpd-a"], "payments") != article(RULESETS["jpd-b"], "payments")


CLUB = RuleSet(
    id="club",
    name=Text("rule sets", "Our club"),
    source=made_up("Project rules, article 3", "会规第3条", "会則第3条", "회칙 제3조"),
    family="modern",
    weights=AREA,
    payments=(Payment.KOMI, Payment.FIRST_PASS),
    komi=Fraction(7),
)


class TestFallback:
    @pytest.mark.parametrize("step", STEPS)
    def test_a_new_rule_set_rests_on_its_source(self, step: str) -> None:
        found = article(CLUB, step)
        assert found.cite == CLUB.source
        told = in_each(says(found))
        for text, other in zip(told, reversed(told), strict=True):
            assert text == text.strip() != ""
            assert not set("{}") & set(text)
            assert numbers(text) == numbers(other)

    def test_what_its_entry_says_is_told(self) -> None:
        en, zh, ja, ko = in_each(says(article(CLUB, "payments")))
        assert "7 points" in en
        assert "White passed first" in en
        assert "7点" in zh
        assert "7点" in ja
        assert "7점" in ko
        assert "백이 먼저 패스" in ko
        in_zi = replace(CLUB, unit=Unit.ZI, reckoning=CheckFormula.LAND, komi=Fraction("7.5"))
        assert "3¾ zi" in says(article(in_zi, "payments")).in_(EN)

    def test_a_family_speaks_for_its_new_members(self) -> None:
        member = replace(CLUB, id="club-zi", family="chinese")
        known = article(RULESETS["chinese-1988"], "dead")
        assert article(member, "dead") is known
        assert article(member, "payments").cite == CLUB.source

    def test_a_name_without_a_text_says_so(self) -> None:
        rules = RULESETS["jpd-natural"]
        found = article(rules, "dead")
        assert found.cite == rules.source
        assert "Only the name" in says(found).in_(EN)

    @pytest.mark.parametrize("rules", [CLUB, *RULESETS.values()], ids=lambda r: r.id)
    def test_an_unknown_step_is_a_key_error(self, rules: RuleSet) -> None:
        with pytest.raises(KeyError, match="komi"):
            article(rules, "komi")


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_a_rule_set_quotes_the_works_that_speak_of_it(rules: RuleSet) -> None:
    said = [passage for step in STEPS for passage in article(rules, step).says]
    works = {place.work.name for passage in said for place in passage.places}
    told = next((key for key, ids in QUOTED.items() if rules.id in ids.split()), "")
    assert " ".join(sorted(works)) == told
