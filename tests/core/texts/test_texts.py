"""Every code, key and unit has its words in every language; results read as they should."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from string import Formatter

import pytest
from hypothesis import given

from goref.core.base.colour import BLACK, Pair
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.play_rules import PlayedFor
from goref.core.rulesets.ruleset import Count, Payment, Unit
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.scoring.compare import compare
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Scorer, Winner, score
from goref.core.stopping.game_state import Outcome
from goref.core.texts.faults.photo import SENTENCES as PHOTO
from goref.core.texts.findings import say
from goref.core.texts.results import sentence, verdict, won_by
from goref.core.texts.terms import (
    COUNTS,
    KINDS,
    LINES,
    MANY,
    NEEDS,
    REASONS,
    SIDES,
    UNITS,
    term,
)
from tests.core.build import COMPUTED, bare, counted, game, played, ruled, walls
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH
from tests.strategies import cases

# Terms.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_term(language: str) -> None:
    tables = {
        "lines": (LINES, [q.value for q in Quantity] + [p.value for p in Payment]),
        "kinds": (KINDS, [k.value for k in PointKind] + [life.value for life in StoneStatus]),
        "counts": (COUNTS, [c.value for c in Count]),
        "units": (UNITS, [u.value for u in Unit]),
        "needs": (NEEDS, [n.value for n in RequiredFact]),
        "sides": (SIDES, [w.value for w in Winner] + ["-"]),
        "reasons": (REASONS, [b.value for b in CountedBoard if b is not CountedBoard.RULED]),
    }
    for name, (table, keys) in tables.items():
        for key in keys:
            assert key in table, (name, key)
            assert table[key].in_(language).strip()


def test_a_key_without_a_term_comes_back() -> None:
    assert term(LINES, "no such line", ZH) == "no such line"


@given(cases(komi=True))
def test_every_reason_has_a_term(case: Case) -> None:
    for reference in (RULESETS["japanese"], RULESETS["tang-song"], RULESETS["jpd-a"]):
        for compared in compare(Scorer(case), COMPUTED, reference):
            for reason in compared.reasons:
                assert reason.term in REASONS
            for line in compared.score.lines:
                assert line.key in LINES


@given(cases(komi=True))
def test_every_finding_can_be_said(case: Case) -> None:
    for rules in COMPUTED:
        for finding in counted(case, rules).findings:
            texts = {say(finding, case.record.grid, language) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES)
            assert not any("{" in text for text in texts)


# Saying findings.


def test_colours_and_kinds_are_put_in_words() -> None:
    finding = found("owned-beside-enemy", Level.CONFLICT, [0], kind="sole-liberty", owner="B")
    board = grid(19)
    assert say(finding, board, EN) == (
        "A19: called sole liberty of Black, but next to a live enemy stone."
    )
    assert "黑" in say(finding, board, ZH)
    assert "单方拥有的气点" in say(finding, board, ZH)
    assert "黒" in say(finding, board, JA)
    assert say(finding, board, KO) == (
        "A19: 흑의 한쪽만의 활로인 것으로 되어 있으나 상대의 산 돌이 닿아 있습니다."
    )


def test_many_of_a_kind_are_counted_before_the_first_is_told() -> None:
    alike = {"alike": 2000, "colour": "B", "repeats": ""}
    told = found("illegal-occupied", Level.CHECK, [0], move=3, **alike)
    assert [say(told, grid(19), language) for language in WRITTEN_OUT] == [
        "2000 times, first: Move 3 (Black A19) is on an occupied point and was not played.",
        "共2000处，首处：第3手（黑A19）落在已有棋子的点上，未落子。",
        "計2000か所、最初：3手目（黒A19）は石のある点のため、打ちませんでした。",
        "2000회, 첫 번째: 제3수(흑 A19)는 이미 돌이 있는 자리여서 두지 않았습니다.",
    ]


def test_many_points_are_cut_short() -> None:
    text = say(found("seki-spread", Level.NOTE, range(MANY + 1)), grid(19), EN)
    assert text.count(",") == MANY - 1
    assert f"({MANY + 1})" in text
    assert "…" not in say(found("seki-spread", Level.NOTE, range(MANY)), grid(19), EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_counts_its_points_does_not_count_them_twice(language: str) -> None:
    many = MANY + 31
    for code, kind in FINDING_KINDS.items():
        wanted = {name for _, name, _, _ in Formatter().parse(kind.text.en) if name}
        if wanted == {"count", "points"}:
            told = say(found(code, Level.CHECK, range(many), count=many), grid(19), language)
            assert told.count(str(many)) == 1, told
            assert " …" in told
    told = say(found("dame-left", Level.NOTE, range(many), count=1), grid(19), language)
    assert f"({many})" in told, "that many points, if not that many dame"


def test_moves_and_unknown_languages() -> None:
    finding = found("illegal-repeats", Level.CHECK, [0], move=7, colour="W", repeats=3)
    assert say(finding, grid(19), EN) == (
        "Move 7 (White A19) repeats the position after move 3."
    )
    assert say(finding, grid(19), Language("fr")) == say(finding, grid(19), EN)
    with pytest.raises(KeyError):
        say(found("no-such-code", Level.NOTE), grid(19), EN)


# Results.

B_LAST = {"began": "B", "last_play": "B"}
W_LAST = {"began": "B", "last_play": "W"}


@pytest.mark.parametrize(
    ("case", "rules", "zh", "ja", "ko", "en", "re"),
    [
        (walls(185, 176), "chinese-2002", "黑胜¾子", "黒¾子勝ち", "흑 ¾자 승",
         "Black wins by ¾ zi", "B+1.5"),
        (walls(184, 177), "chinese-2002", "白胜¼子", "白¼子勝ち", "백 ¼자 승",
         "White wins by ¼ zi", "W+0.5"),
        (walls(186, 175), "chinese-2002", "黑胜1¾子", "黒1¾子勝ち", "흑 1¾자 승",
         "Black wins by 1¾ zi", "B+3.5"),
        (walls(180, 181, **W_LAST), "modern-1920", "白胜半子", "白半子勝ち", "백 ½자 승",
         "White wins by ½ zi", "W+1"),
        (walls(184, 177, **W_LAST), "modern-1920", "黑胜3½子", "黒3½子勝ち", "흑 3½자 승",
         "Black wins by 3½ zi", "B+7"),
        (walls(183, 177, **W_LAST), "modern-1920", "黑胜3子", "黒3子勝ち", "흑 3자 승",
         "Black wins by 3 zi", "B+6"),
        (walls(181, 180, **B_LAST), "modern-1920", "和棋", "持碁", "비김", "Draw", "0"),
        (walls(184, 176), "ing", "和棋，黑胜", "持碁、黒勝ち", "비김, 흑 승",
         "Black wins the tie", "B+"),
        (walls(185, 176), "ing", "黑胜1点", "黒1点勝ち", "흑 1점 승",
         "Black wins by 1 point", "B+1"),
        (walls(184, 177, first_pass="B"), "wmsg-2008", "黑胜半点", "黒半点勝ち", "흑 ½점 승",
         "Black wins by ½ point", "B+0.5"),
        (walls(186, 175, first_pass="W"), "jpd-a", "黑胜3点半", "黒3点半勝ち", "흑 3½점 승",
         "Black wins by 3½ points", "B+3.5"),
        (walls(181, 180, empties=(48, 40), prisoners=(0, 0)), "japanese",
         "黑胜1目半", "黒1目半勝ち", "흑 1집반 승", "Black wins by 1½ points", "B+1.5"),
        (walls(181, 180, empties=(47, 40), prisoners=(0, 0)), "japanese",
         "黑胜半目", "黒半目勝ち", "흑 반집 승", "Black wins by ½ point", "B+0.5"),
        (walls(181, 180, prisoners=(0, 0), komi="0"), "japanese",
         "和棋", "持碁", "비김", "Draw", "0"),
        (walls(181, 180), "stone-scoring", "黑胜1子", "黒1子勝ち", "흑 돌 1개 차 승",
         "Black wins by 1 stone", "B+1"),
    ],
)  # fmt: skip
def test_result_sentences(
    case: Case, rules: str, zh: str, ja: str, ko: str, en: str, re: str
) -> None:
    result = counted(case, rules)
    assert sentence(case, result, ZH) == zh
    assert sentence(case, result, JA) == ja
    assert sentence(case, result, KO) == ko
    assert sentence(case, result, EN) == en
    assert result.re == re


BOWLS = game("gold-petal-bowls").settled()


def test_the_sentence_of_the_gold_petal_bowls() -> None:
    result = counted(BOWLS, "tang-song")
    assert sentence(BOWLS, result, ZH) == (
        "黑胜一路。各一百二十二着。黑杀白六子，黑有四十路；白杀黑六子，白有三十九路。"
    )
    assert sentence(BOWLS, result, JA) == (
        "黒1路勝ち。各122手。黒は白6子を取り40路、白は黒6子を取り39路。"
    )
    assert sentence(BOWLS, result, KO) == (
        "흑 1로(路) 승. 각각 122수. 흑은 백돌 6개를 따내고 40로(路), "
        "백은 흑돌 6개를 따내고 39로(路)입니다."
    )
    assert sentence(BOWLS, result, EN) == (
        "Black wins by 1 route. 122 plays each. Black took 6 white stones and has 40 "
        "routes; White took 6 black stones and has 39 routes."
    )


def test_unequal_plays_are_told_apart() -> None:
    acts = BOWLS.record.entries
    shorter = replace(BOWLS, record=replace(BOWLS.record, entries=acts[:243] + acts[244:]))
    text = sentence(shorter, counted(shorter, "tang-song"), ZH)
    assert "黑一百二十一着，白一百二十二着" in text


@pytest.mark.parametrize(
    ("stated", "told"), [(None, "各二着。"), ((7, 6), "各六着。"), ((6, 5), "各五着。")]
)
def test_plays_are_told_up_to_the_board_that_was_counted(
    stated: tuple[int, int] | None, told: str
) -> None:
    # Black's third play takes the last dame.
    case = played(
        5,
        "A1 E1 A3 E3 C5",
        black="B1 B2 B3 B4 B5 C4 C2 A2 A4",
        white="D1 D2 D3 D4 D5 E2 E4 C1 C3",
        plays=stated,
    )
    result = counted(case, "tang-song")
    assert result.basis is CountedBoard.BEFORE_LAST
    assert told in sentence(case, result, ZH)
    assert "黑未杀子，黑有" in sentence(case, result, ZH)
    acts = case.record.acts
    settled = (*acts[:-1], replace(acts[-1], settling=True))
    case = replace(case, record=replace(case.record, entries=settled))
    assert told in sentence(case, counted(case, "tang-song"), ZH)


def test_huang_and_zhou_in_the_words_of_their_time() -> None:
    case = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19 H18 J19")
    drawn = counted(case, "ming-qing")
    assert sentence(case, drawn, ZH) == "共三百二十二着。和棋。"
    assert sentence(case, drawn, JA) == "総手数322手。持碁。"
    assert sentence(case, drawn, KO) == "모두 322수. 비김."
    assert sentence(case, drawn, EN) == "322 plays in all. Draw."
    routes = sentence(case, counted(case, "tang-song"), ZH)
    assert routes.startswith("黑胜一路。各一百六十一着。")
    assert "黑杀白三十七子" in routes
    assert "白杀黑三十五子" in routes


@pytest.mark.parametrize(
    ("margin", "chips", "zh"),
    [(1, 3, "三"), (2, 3, "三"), (3, 3, "三"), (4, 4, "四"), (-6, 4, "四"), (7, 5, "五"),
     (-9, 5, "五"), (10, 6, "六"), (29, 12, "十二")],
)  # fmt: skip
def test_chips_are_told_beside_the_result(margin: int, chips: int, zh: str) -> None:
    # Three chips for the first stone, then one for every three stones.
    case = walls(180, 180, plays=(140, 140), played_for=PlayedFor.CHIPS)
    case = case.answering(prisoners=Pair(max(-margin, 0), max(margin, 0)))
    winner, name = ("Black", "黑") if margin > 0 else ("White", "白")
    for rules in ("tingdao", "saturation-prisoners"):
        result = counted(case, rules)
        assert result.margin == margin
        assert f"{winner} wins {chips} (" in sentence(case, result, EN)
        assert f"论筹：{name}得{zh}筹" in sentence(case, result, ZH)
        assert f"{'黒' if margin > 0 else '白'}が{chips}籌を得ます" in sentence(
            case, result, JA
        )
        side = "흑" if margin > 0 else "백"
        assert f"논주(論籌): {side}이 주(籌) {chips}개를" in sentence(case, result, KO)
    living = walls(180, 181, played_for=PlayedFor.CHIPS)
    assert "论筹：白得三筹" in sentence(living, counted(living, "saturation-stones"), ZH)


@pytest.mark.parametrize(
    ("played_for", "margin", "told"),
    [(None, 8, "黑胜8子"), (PlayedFor.GAME, 8, "黑胜8子。只取局：多得之子不计。"),
     (PlayedFor.CHIPS, 8, "黑胜8子。论筹：黑得五筹（初一子三筹，后每三子一筹）。"),
     (PlayedFor.CHIPS, 0, "和棋。论筹：双方不交筹。"),
     (PlayedFor.GAME, 0, "和棋。只取局：多得之子不计。")],
)  # fmt: skip
def test_the_surplus_pays_only_where_that_was_declared(
    played_for: PlayedFor | None, margin: int, told: str
) -> None:
    case = walls(180, 180, plays=(140, 140), prisoners=(0, margin), played_for=played_for)
    said = sentence(case, counted(case, "tingdao"), ZH)  # the stones do not add up
    assert said.removeprefix("暂定：") == told
    resigned = replace(counted(case, "tingdao"), outcome=Outcome(GameEnding.RESIGNED, BLACK))
    assert "筹" not in sentence(case, resigned, ZH)


def test_ming_qing_on_a_bare_position_tells_the_verdict_alone() -> None:
    case = walls(181, 180)
    assert sentence(case, counted(case, "ming-qing"), ZH) == "黑胜半子"
    told = case.answering(plays=Pair(100, 99))
    assert sentence(told, counted(told, "ming-qing"), ZH) == "共一百九十九着。黑胜半子。"


@pytest.mark.parametrize(
    ("black", "told"),
    [(184, "黑胜三子半"), (191, "黑胜十子半"), (175, "白胜五子半"), (181, "黑胜半子")],
)
def test_a_result_in_old_words_has_numerals_alone(black: int, told: str) -> None:
    case = walls(black, 361 - black, plays=(100, 99))
    old = counted(case, "ming-qing")
    assert verdict(old, ZH) == told, "the same at the foot"
    assert sentence(case, old, ZH).removeprefix("暂定：") == f"共一百九十九着。{told}。"
    assert won_by("B", Fraction("2.75"), old.rules, ZH) == "黑胜2¾子", "no words for it then"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_named(language: str) -> None:
    case = walls(181, 180)
    text = sentence(case, counted(case, "jpd-a"), language)
    assert NEEDS["first_pass"].in_(language) in text
    text = sentence(case, counted(case, "modern-1920"), language)
    assert NEEDS["last_play"].in_(language) in text
    assert NEEDS["began"].in_(language) in text


def test_known_by_name_only_says_so() -> None:
    case = walls(181, 180)
    texts = {sentence(case, counted(case, "cangjie"), language) for language in WRITTEN_OUT}
    assert texts == {
        "Known by name only; nothing is computed.",
        "仅知其名，不作计算。",
        "名前のみ伝わり、計算しません。",
        "이름만 알려져 있으며 아무것도 계산하지 않습니다.",
    }


def test_negative_routes_read_on() -> None:
    case = walls(181, 180, prisoners=(45, 0), plays=(0, 0), pass_stones=(0, 0))
    assert "黑有负七路" in sentence(case, counted(case, "tang-song"), ZH)


@given(cases(komi=True))
def test_every_result_can_be_said_and_sides_show(case: Case) -> None:
    for rules in RULESETS.values():
        result = score(case, rules)
        texts = [sentence(case, result, language) for language in WRITTEN_OUT]
        assert all(texts)
        names = {Winner.BLACK: ("Black", "黑", "黒", "흑"),
                 Winner.WHITE: ("White", "白", "白", "백"),
                 Winner.DRAW: ("Draw", "和棋", "持碁", "비김")}.get(result.winner)  # fmt: skip
        for text, name in zip(texts, names or (), strict=bool(names)):
            assert name in text


def test_results_of_whole_margins_use_no_fractions() -> None:
    for black in range(175, 190):
        case = walls(black, 361 - black)
        text = sentence(case, counted(case, "ikeda-area-2"), ZH)
        assert "半" not in text


def test_a_stone_handed_over_is_a_route_less_in_the_sentence() -> None:
    # No dame is left, so Black, a turn short, hands over a stone.
    case = walls(181, 180, prisoners=(0, 0), plays=(30, 31), last_dame="none")
    result = counted(case, "tang-song")
    assert "turns-by-stone" in {f.code for f in result.findings}
    totals = result.totals
    assert totals.black - totals.white == result.margin
    text = sentence(case, result, EN)
    assert f"has {totals.black} routes" in text
    assert f"has {totals.white} routes" in text


def test_one_stone_is_told_as_one() -> None:
    case = bare("XXX.", "XX.O", "OOOO", prisoners=(1, 1), plays=(6, 6), last_play="W")
    text = sentence(case, counted(case, "tang-song"), EN)
    assert "Black took 1 white stone and has" in text
    assert "White took 1 black stone and has" in text


@pytest.mark.parametrize("code", PHOTO)
def test_a_photograph_that_is_not_read_is_refused_as_politely_as_the_window_speaks(
    code: str,
) -> None:
    told, korean = PHOTO[code].in_(JA), PHOTO[code].in_(KO)
    assert "こと。" not in told
    assert "ない。" not in told
    assert "ます。" in told or "です" in told or "せん。" in told or "ください。" in told
    assert "니다" in korean or "세요." in korean
    assert "는다." not in korean
    assert "하라" not in korean
