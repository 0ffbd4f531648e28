"""An arrangement in words: every move has its sentence, and says what is so."""

from __future__ import annotations

import ast
import re
import string
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given

import goref.core.arranging
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import (
    Arrangement,
    Move,
    MoveReason,
    OffBoardPlace,
    ReadOff,
    Space,
    StoneAction,
)
from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.findings import Level, found
from goref.core.base.language import Language
from goref.core.base.numbers import mixed
from goref.core.case.case import Case
from goref.core.findings import arranging as arranging_findings
from goref.core.rulesets.ruleset import Count, Payment, Unit
from goref.core.scoring.lines import Line
from goref.core.texts.check_line import check_line_text
from goref.core.texts.count import parts as arranging_parts
from goref.core.texts.count.arranging import (
    count_name,
    held_text,
    invariant_sentence,
    land_sentence,
    move_note,
    part_label,
    read_line,
    reading_sentence,
    readoff_sentence,
    step_and_points,
    step_sentence,
    sums,
    tally_sentence,
    totals,
)
from goref.core.texts.count.refusals import REFUSALS
from goref.core.texts.findings import say
from tests.core.build import COMPUTED, counted, played
from tests.core.laid_out import BOARD, arranged, move, reading
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH
from tests.strategies import cases

# op, why, from, to: what the plans do.
KINDS = [
    (StoneAction.LIFT, MoveReason.DEAD, "A4", "lid"),
    (StoneAction.TAKE, MoveReason.TAKE_BACK, "B1", "bowl"),
    (StoneAction.NEGATIVE_A, MoveReason.FIRST_PASS, "B1", "bowl"),
    (StoneAction.NEGATIVE_A, MoveReason.FIRST_PASS, "B1", "lid"),
    (StoneAction.NEGATIVE_A, MoveReason.FIRST_PASS, "B1", "A1"),
    (StoneAction.NEGATIVE_B, MoveReason.BALANCE, "B1", "bowl"),
    (StoneAction.PASS_STONE, MoveReason.BALANCE, "bowl", "lid"),
    (StoneAction.PASS_STONE, MoveReason.OWED_TURN, "bowl", "lid"),
    (StoneAction.PASS_STONE, MoveReason.PASSED, "bowl", "lid"),
    (StoneAction.PASS_STONE, MoveReason.HANDED, "bowl", "lid"),
    (StoneAction.PASS_STONE, MoveReason.AGAINST_STONE, "bowl", "lid"),
    (StoneAction.FILL_BACK, MoveReason.PRISONER, "lid", "A1"),
    (StoneAction.FILL, MoveReason.KOMI, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.ONE_SIDED, "bowl", "C1"),
    (StoneAction.FILL, MoveReason.SOLE_LIBERTY, "bowl", "C1"),
    (StoneAction.FILL, MoveReason.KO_POINT, "bowl", "C1"),
    (StoneAction.FILL, MoveReason.EVEN_SPACE, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.TENS, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.LAND, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.ROUTE, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.LENT, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.BY_TURNS, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.AGAINST_STONE, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.BATCH, "bowl", "A1"),
    (StoneAction.FILL, MoveReason.IN_TURN, "bowl", "A1"),
    (StoneAction.TAKE, MoveReason.PRISONER, "B1", "bowl"),
    (StoneAction.TAKE, MoveReason.LAND, "B1", "bowl"),
    (StoneAction.TAKE, MoveReason.EVEN_SPACE, "B1", "bowl"),
    (StoneAction.TAKE, MoveReason.EVEN_STONES, "B1", "bowl"),
    (StoneAction.TAKE, MoveReason.TENS, "B1", "bowl"),
    (StoneAction.TAKE, MoveReason.TO_BOWL, "lid", "bowl"),
    (StoneAction.TAKE, MoveReason.MISSING_EYE, "B1", "bowl"),
    (StoneAction.TAKE, MoveReason.MISSING_EYE, "B1", "lid"),
    (StoneAction.SHIFT, MoveReason.TIDY, "B1", "A1"),
    (StoneAction.SHIFT, MoveReason.REFEREE, "B1", "A1"),
    (StoneAction.SHARE, MoveReason.OWED_TURN, "bowl", "C1"),
]
PUBLIC = move(StoneAction.SHARE, MoveReason.PUBLIC, "", "", None)


def told(*moves: Move, language: str = EN) -> str:
    """The one step of some moves of a kind, in words."""
    made = arranged(*moves)
    (step,) = made.steps
    return step_sentence(made, step, language)


def noted(one: Move, language: str = EN) -> str:
    return move_note(arranged(one), one, language)


def prisoners(*names: str, colour: Colour = BLACK) -> list[Move]:
    return [
        move(StoneAction.FILL_BACK, MoveReason.PRISONER, "lid", name, colour) for name in names
    ]


# Steps.


def test_a_step_is_one_sentence_with_its_points() -> None:
    moves = prisoners("A1", "C1", "A3")
    assert told(*moves) == "3 black prisoners back into Black's land: A3, A1, C1"
    assert told(*moves, language=ZH) == "3颗黑子回填到黑方围空：A3, A1, C1"
    assert told(*moves, language=JA) == "蓋の黒石3個を黒地に埋め戻します：A3, A1, C1"
    assert told(*moves, language=KO) == "따낸 흑돌 3개를 흑의 집에 되메움: A3, A1, C1"


def test_one_stone_is_no_plural() -> None:
    assert told(*prisoners("E1", colour=WHITE)) == (
        "1 white prisoner back into White's land: E1"
    )


def test_many_points_are_cut_short_and_counted() -> None:
    names = [f"{column}{row}" for column in "ACE" for row in (1, 2, 3)]
    assert told(*prisoners(*names[:8])).count(",") == 7
    assert "…" not in told(*prisoners(*names[:8]))
    assert told(*prisoners(*names)) == (
        "9 black prisoners back into Black's land: A3, C3, E3, A2, C2, E2, A1, C1 … (9)"
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (EN, "0 (29 borrowed)"),
        (ZH, "0（借29）"),
        (JA, "0（29個借用）"),
        (KO, "0(29개 빌림)"),
    ],
)
def test_a_bowl_holds_no_fewer_than_none(language: Language, told: str) -> None:
    assert held_text(-29, language) == told
    assert held_text(0, language) == "0"


def test_dead_stones_go_to_the_other_side() -> None:
    lifted = move(StoneAction.LIFT, MoveReason.DEAD, "A4", "lid", WHITE)
    assert told(lifted) == "1 dead white stone to Black's lid: A4"
    assert told(lifted, language=ZH) == "取下白方死子1个，放入黑方罐盖：A4"
    assert told(lifted, language=JA) == "白の死に石1個を黒の碁笥の蓋へ移します：A4"
    assert told(lifted, language=KO) == "백의 사석 1개를 흑의 뚜껑에 넣음: A4"


def test_shifted_stones_say_from_where_to_where_in_order() -> None:
    moves = [
        move(StoneAction.SHIFT, MoveReason.TIDY, "B1", "A1"),
        move(StoneAction.SHIFT, MoveReason.TIDY, "B5", "A5"),
    ]
    assert told(*moves) == (
        "2 black stones moved within Black's land, for a shape that counts at a glance: "
        "B1→A1, B5→A5"
    )


def test_stones_off_the_board_have_no_points() -> None:
    moves = [move(StoneAction.TAKE, MoveReason.TO_BOWL, "lid", "bowl", WHITE)] * 2
    assert told(*moves) == "2 white prisoners back to White's bowl"
    handed = [move(StoneAction.PASS_STONE, MoveReason.HANDED, "bowl", "lid", WHITE)] * 3
    assert told(handed[0]) == (
        "1 white stone handed over to Black, for the play White leaves out"
    )
    assert told(*handed) == (
        "3 white stones handed over to Black, one for each play White leaves out"
    )


def test_komi_stones_are_two_points_each() -> None:
    moves = [
        move(StoneAction.FILL, MoveReason.KOMI, "bowl", name, WHITE)
        for name in ("A1", "A2", "A3")
    ]
    assert told(*moves) == "3 white stones into Black's land, for 6 points of komi: A3, A2, A1"
    assert "6点" in told(*moves, language=ZH)
    assert "6点" in told(*moves, language=JA)
    assert "6점" in told(*moves, language=KO)


def test_the_negative_plays_and_da_chou_in_native_terms() -> None:
    off = move(StoneAction.NEGATIVE_A, MoveReason.FIRST_PASS, "B1", "bowl")
    assert told(off) == (
        "1 black border stone back to Black's bowl (A-type play), "
        "the point Black pays for White's first pass: B1"
    )
    assert told(off, language=ZH) == (
        "下A类负着，从交界处取下1颗黑子放回黑方棋罐，白先停一手，黑贴1点：B1"
    )
    assert told(off, language=KO) == (
        "경계의 흑돌 1개를 흑의 바둑통에 되돌림(A형 부착(負着)), "
        "백의 첫 패스에 흑이 내는 1점: B1"
    )
    out = move(StoneAction.NEGATIVE_B, MoveReason.BALANCE, "B1", "bowl")
    assert told(out, language=ZH) == "下B类负着，从黑方围空内取下1颗黑子放回棋罐，平衡手数：B1"
    assert told(out, language=KO) == (
        "흑의 집 안에서 흑돌 1개를 바둑통에 되돌림(B형 부착(負着)), 차례 수 맞추기: B1"
    )
    batch = move(StoneAction.FILL, MoveReason.BATCH, "bowl", "A1")
    assert told(batch, language=ZH) == "打筹，黑方在己路下1子：A1"
    row = told(batch, move(StoneAction.FILL, MoveReason.BATCH, "bowl", "A2"), language=ZH)
    assert row == "打筹，黑方在己路连下2子：A2, A1"
    assert told(batch, language=KO) == "타주(打籌): 흑이 자기 로에 1개를 놓음: A1"


def tidied(*moves: Move, third: int = 0) -> list[Move]:
    return [replace(one, third=third) for one in moves]


BLACK_FIRST = tidied(
    *prisoners("A4", "A5"), move(StoneAction.SHIFT, MoveReason.TIDY, "B1", "B5")
)  # A1 to A3 are left


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (EN, "Black, left third: 2 prisoners in, 1 stone moved; 3 so far: A5, A4, B1→B5"),
        (ZH, "黑方左侧：回填2子、移动1子，至此3点：A5, A4, B1→B5"),
        (JA, "黒、盤の左側：アゲハマ2個を埋め戻し、石1個を移動。ここまで3：A5, A4, B1→B5"),
        (
            KO,
            "흑, 바둑판의 왼쪽: 따낸 돌 2개 넣음, 돌 1개 옮김; 지금까지 3: A5, A4, B1→B5",
        ),
    ],
)
def test_a_part_of_the_board_is_told_with_what_can_be_counted(language: str, said: str) -> None:
    assert told(*BLACK_FIRST, language=language) == said


def test_a_part_is_named_no_wider_than_it_is() -> None:
    made = arranged(*tidied(move(StoneAction.TAKE, MoveReason.TENS, "C1", "bowl"), third=1))
    assert step_sentence(made, made.steps[0], EN) == (
        "Black, at the bottom: 1 stone removed; 3 so far: C1"
    )
    theirs = Space(WHITE, frozenset({BOARD.point("C5")}), rectangle=True, clean=True)
    beside = replace(made, spaces=(*made.spaces, theirs))
    assert "Black, at the bottom" in step_sentence(beside, beside.steps[0], EN)
    made = arranged(
        *tidied(
            move(StoneAction.FILL, MoveReason.TENS, "bowl", "C1"),
            move(StoneAction.FILL, MoveReason.TENS, "bowl", "C5"),
            third=1,
        )
    )
    said = step_sentence(made, made.steps[0], EN)
    assert said == "Black, middle third: 2 stones in; 3 so far: C5, C1"


@pytest.mark.parametrize(
    ("language", "black", "white"),
    [
        (EN, "Black 3", "White {}"),
        (ZH, "黑3", "白{}"),
        (JA, "黒3", "白{}"),
        (KO, "흑 3", "백 {}"),
    ],
)
def test_the_running_totals_of_what_is_finished(
    language: Language, black: str, white: str
) -> None:
    whites = tidied(move(StoneAction.FILL, MoveReason.TENS, "bowl", "D1", WHITE), third=2)
    made = arranged(*BLACK_FIRST, *whites)
    assert totals(made, 1, language) == [], "nothing is finished yet"
    assert totals(made, 3, language) == [black, white.format(0)]
    assert totals(made, 4, language) == [black, white.format(5)]
    assert totals(replace(made, spaces=made.spaces[:1]), 3, language) == [black]


def spaced(*sizes: int) -> tuple[Space, ...]:
    first = 0
    made = []
    for size in sizes:
        made.append(Space(BLACK, frozenset(range(first, first + size)), True, True))
        first += size
    return tuple(made)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (EN, "Black 9 + 4 + 1 = 14"),
        (ZH, "黑9 + 4 + 1 = 14"),
        (JA, "黒9 + 4 + 1 = 14"),
        (KO, "흑 9 + 4 + 1 = 14"),
    ],
)
def test_what_the_empty_points_are_made_of(language: Language, said: str) -> None:
    parts = (Line("moku", Fraction(14), Fraction(3)),)
    read = replace(arranged().readoff, parts=parts)
    assert sums(replace(arranged(), spaces=spaced(4, 9, 1), readoff=read), language) == [said]
    assert sums(replace(arranged(), spaces=spaced(4)), language) == [], "nothing to add"
    assert sums(replace(arranged(), spaces=spaced(*[1] * 13)), language) == []
    filled = arranged(move(StoneAction.FILL, MoveReason.LAND, "bowl", "A1"))
    assert sums(replace(filled, spaces=spaced(4, 9)), language) == []
    assert sums(arranged(), language) == [], "one space of either side"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (EN, "Black's empty points: 9 + 4 = 13"),
        (ZH, "黑方空点：9 + 4 = 13"),
        (JA, "黒の空点：9 + 4 = 13"),
        (KO, "흑의 빈 점: 9 + 4 = 13"),
    ],
)
def test_what_is_added_is_said_where_something_else_is_counted(
    language: Language, said: str
) -> None:
    read = replace(arranged().readoff, parts=(Line("stones", Fraction(108), Fraction(13)),))
    assert sums(replace(arranged(), spaces=spaced(4, 9), readoff=read), language) == [said]


def test_the_total_stands_beside_the_sentence_where_that_is_shown() -> None:
    made = arranged(*BLACK_FIRST)
    said, points = step_and_points(made, made.steps[0], EN)
    assert said == "Black, left third: 2 prisoners in, 1 stone moved"
    assert points == "A5, A4, B1→B5"


def test_public_points_are_told_with_their_number() -> None:
    assert told(PUBLIC) == "5 public points, half to each side"
    assert told(replace(PUBLIC, public=1)) == "1 public point, half to each side"
    assert told(PUBLIC, language=ZH) == "公空5点，双方均分"
    assert told(PUBLIC, language=KO) == "공유점 5점을 양쪽이 절반씩 가짐"


def test_every_kind_of_move_has_a_sentence_of_its_own() -> None:
    sentences: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for op, why, source, target in KINDS:
        for language in LANGUAGES:
            sentences[language].add(told(move(op, why, source, target), language=language))
    for language, said in sentences.items():  # where a stone for an eye goes is all the same
        assert len(said) == len(KINDS) - 1, language


@pytest.mark.parametrize(("op", "why", "source", "target"), KINDS)
def test_whatever_a_plan_does_can_be_said(
    op: StoneAction, why: MoveReason, source: str, target: str
) -> None:
    for colour in (BLACK, WHITE):
        for count in (1, 2):
            one = move(op, why, source, target, colour)
            said = {told(*[one] * count, language=lang) for lang in LANGUAGES}
            notes = {noted(one, lang) for lang in LANGUAGES}
            for text in said | notes:
                assert text.strip() == text
                assert text
                assert "{" not in text
            assert len(said) == len(LANGUAGES)
            assert all("1 black stones" not in text for text in said)


@given(cases())
def test_no_plan_does_what_is_not_listed(case: Case) -> None:
    listed = {(*kind[:2], *(place_of(name) for name in kind[2:])) for kind in KINDS}
    for rules in COMPUTED:
        scored = counted(case, rules.id)
        for count in scored.countable:
            for one in arrange(case, scored, count).moves:
                if one.colour is not None:
                    assert (
                        one.op,
                        one.why,
                        place_of(one.source),
                        place_of(one.target),
                    ) in listed


@given(cases())
def test_the_line_at_the_end_begins_with_what_was_read_off(case: Case) -> None:
    """Except where both areas are told beside it, or one side is set against its base."""
    for rules in COMPUTED:
        scored = counted(case, rules.id)
        for count in scored.countable:
            made = arrange(case, scored, count)
            read, said = made.readoff, read_line(made, scored, EN)
            told = read.land is not None or rules.unit is Unit.ZI
            if not said or told or read.side is not None:
                assert said == check_line_text(scored, EN, read.side or BLACK)
                continue
            for name, number in (("Black", read.black), ("White", read.white)):
                assert f"{name} {mixed(number)}" in said.replace(",", " ,")


def test_the_line_of_territory_counted_where_the_score_is_of_areas() -> None:
    moves = "C5 D5 C4 D4 C3 D3 C2 D2 C1 D1 pass pass"
    case = played(5, moves, komi="5/2")
    scored = counted(case, "aga")
    assert check_line_text(scored, EN) == "Black 15, White 10 + 2½ = 12½"
    made = arrange(case, scored, Count.TERRITORY)
    assert read_line(made, scored, EN) == "Black 9, White 4 + 2½ = 6½"


def place_of(place: object) -> str:
    """Where a stone is: the lid, the bowl or the board."""
    if isinstance(place, OffBoardPlace):
        return place.value
    return str(place) if place in ("lid", "bowl") else "board"


def test_english_plurals() -> None:
    for op, why, source, target in KINDS:
        one = move(op, why, source, target)
        single, double = told(one), told(one, one)
        assert not re.search(r"\b1 (\w+ )*(stones|prisoners)\b", single), single
        assert not re.search(r"\b2 (\w+ )*(stone|prisoner)\b", double), double


# Single moves.


def test_a_single_move_says_from_where_to_where() -> None:
    (back,) = prisoners("A1")
    assert noted(back) == "Black prisoner from the lid to A1"
    assert noted(back, ZH) == "黑方被俘之子：罐盖→A1"
    assert noted(back, JA) == "アゲハマの黒石：蓋→A1"
    assert noted(back, KO) == "따낸 흑돌: 뚜껑 → A1"
    lifted = move(StoneAction.LIFT, MoveReason.DEAD, "A4", "lid", WHITE)
    assert noted(lifted) == "Dead white stone from A4 to the lid"


def test_a_single_move_says_what_it_is_for() -> None:
    filled = move(StoneAction.FILL, MoveReason.EVEN_SPACE, "bowl", "E1", WHITE)
    assert noted(filled) == (
        "White stone from the bowl to E1, to give both sides equally many empty points"
    )
    assert noted(filled, ZH) == "白子：棋罐→E1，做成等空"
    assert noted(filled, JA) == "白石：碁笥→E1（双方の空点を等しくするため）"
    assert noted(filled, KO) == "백돌: 바둑통 → E1, 양쪽의 빈 점을 같게 하기"


def test_where_no_stone_moves_what_is_done_is_told() -> None:
    assert noted(PUBLIC) == "5 public points, half to each side"


# What stays the same.


def test_the_margin_at_the_start_and_unchanged() -> None:
    made = arranged(*prisoners("A1"))
    assert invariant_sentence(made, 0, EN) == "Margin before komi: Black +1 point"
    assert invariant_sentence(made, 1, EN) == "Margin before komi: Black +1 point, unchanged"
    assert invariant_sentence(made, 1, ZH) == "未计贴目的差数：黑+1点，不变"
    assert invariant_sentence(made, 1, JA) == "コミ前の差：黒+1点、変化なし"
    assert invariant_sentence(made, 1, KO) == "덤을 빼기 전의 차이: 흑 +1점, 변화 없음"


def test_a_payment_on_the_board_is_told() -> None:
    off = move(StoneAction.NEGATIVE_A, MoveReason.FIRST_PASS, "B1", "bowl", margin=0, pays=True)
    made = arranged(off)
    assert invariant_sentence(made, 1, EN) == (
        "Margin before komi: even now; 1 point paid on the board"
    )
    assert invariant_sentence(made, 1, ZH) == "未计贴目的差数：相等；在盘上贴出1点"
    assert invariant_sentence(made, 1, KO) == (
        "덤을 빼기 전의 차이: 같음, 바둑판 위에서 1점 공제"
    )
    komi = arranged(
        move(StoneAction.FILL, MoveReason.KOMI, "bowl", "A1", WHITE, margin=-3, pays=True)
    )
    assert invariant_sentence(komi, 1, EN) == (
        "Margin before komi: White +3 points now; 4 points paid on the board"
    )


def test_a_margin_that_should_not_have_changed_is_not_called_unchanged() -> None:
    made = arranged(move(StoneAction.FILL, MoveReason.LAND, "bowl", "A1", margin=2))
    assert invariant_sentence(made, 1, EN) == "Margin before komi: Black +2 points"


@pytest.mark.parametrize(
    ("rules", "en", "zh", "ko"),
    [
        (
            "tang-song",
            "Margin on the board: White +2 routes",
            "盘面差数：白+2路",
            "바둑판 위의 차이: 백 +2로",
        ),
        (
            "stone-scoring",
            "Margin on the board: White +2 stones",
            "盘面差数：白+2子",
            "바둑판 위의 차이: 백 +2개",
        ),
        (
            "ming-qing",
            "Margin on the board: White +2 points",
            "盘面差数：白+2点",
            "바둑판 위의 차이: 백 +2점",
        ),
        (
            "chinese-2002",
            "Margin before komi: White +2 points",
            "未计贴目的差数：白+2点",
            "덤을 빼기 전의 차이: 백 +2점",
        ),
    ],
)
def test_the_unit_of_the_margin(rules: str, en: str, zh: str, ko: str) -> None:
    made = arranged(rules=rules, margin=-2)
    assert invariant_sentence(made, 0, EN) == en
    assert invariant_sentence(made, 0, ZH) == zh
    assert invariant_sentence(made, 0, KO) == ko


def test_the_tally() -> None:
    made = arranged()
    opening, rules = made.opening, made.rules
    assert tally_sentence(opening, rules, EN) == "Black 10, White 10, public 5"
    assert tally_sentence(opening, rules, ZH) == "黑10，白10，公空5"
    assert tally_sentence(opening, rules, KO) == "흑 10, 백 10, 공유점 5"


# What is read off.


@pytest.mark.parametrize(
    ("made", "en", "zh", "ja", "ko"),
    [
        (reading(Unit.MOKU, "46", "45"), "Black 46, White 45",
         "黑46目，白45目", "黒46目、白45目",
         "흑 46집, 백 45집"),
        (reading(Unit.POINTS, "184.5", "176.5"), "Black 184½, White 176½",
         "黑184½点，白176½点", "黒184½点、白176½点",
         "흑 184½점, 백 176½점"),
        (reading(Unit.ZI, "184", "177"), "Black 184 zi, White 177 zi",
         "黑184子，白177子", "黒184子、白177子",
         "흑 184자, 백 177자"),
        (reading(Unit.ROUTES, "1", "-2"), "Black 1 route, White −2 routes",
         "黑1路，白−2路", "黒1路、白−2路",
         "흑 1로, 백 −2로"),
        (reading(Unit.STONES, "150", "1"), "Black 150 stones, White 1 stone",
         "黑150子，白1子", "黒150子、白1子",
         "흑 150개, 백 1개"),
        (reading(Unit.ZI, "184", "177", BLACK),
         "Black counted alone: 184 zi; the rest is White's: 177 zi",
         "只数黑方：184子；其余归白方：177子", "黒だけを数えて184子、残りは白のもの：177子",
         "흑만 셈: 184자; 나머지는 백의 것: 177자"),
        (reading(Unit.POINTS, "184", "177", WHITE),
         "White counted alone: 177; the rest is Black's: 184",
         "只数白方：177点；其余归黑方：184点", "白だけを数えて177点、残りは黒のもの：184点",
         "백만 셈: 177점; 나머지는 흑의 것: 184점"),
    ],
)  # fmt: skip
def test_what_is_read_off(made: Arrangement, en: str, zh: str, ja: str, ko: str) -> None:
    assert [readoff_sentence(made, language) for language in WRITTEN_OUT] == [en, zh, ja, ko]


def test_it_is_read_off_in_one_sentence() -> None:
    both = reading(Unit.MOKU, "46", "45")
    assert [reading_sentence(both, language) for language in WRITTEN_OUT] == [
        "Read it off: Black 46, White 45.",
        "数得：黑46目，白45目。",
        "数えた結果：黒46目、白45目。",
        "센 결과: 흑 46집, 백 45집.",
    ]
    parts = (
        Line("own-empties", Fraction(0), Fraction(80)),
        Line("stones", Fraction(0), Fraction(101)),
        Line("half-public", Fraction(0), Fraction(0)),
        Line("rest", Fraction(180), Fraction(0)),
    )
    alone = replace(both, readoff=ReadOff(parts, Unit.ZI, WHITE))
    assert [reading_sentence(alone, language) for language in WRITTEN_OUT] == [
        "Read it off: own empty points 80, stones on the board 101.",
        "数得：己方空点80、盘上之子101。",
        "数えた結果：自分の空点80、盤上の石101。",
        "센 결과: 자기 빈 점 80, 바둑판 위의 돌 101.",
    ]


def test_a_step_is_what_is_done_and_where() -> None:
    made = arranged()
    for step in made.steps:
        done, points = step_and_points(made, step, EN)
        assert step_sentence(made, step, EN) == f"{done}: {points}".removesuffix(": ")


def test_the_land_that_follows_from_it() -> None:
    made = arranged()
    assert land_sentence(made, EN) == ""
    land = Pair(Fraction(365, 2), Fraction(357, 2))
    told_land = replace(made, readoff=replace(made.readoff, land=land))
    assert land_sentence(told_land, EN) == "Black 182½ points, White 178½ points"
    assert land_sentence(told_land, ZH) == "黑182½点，白178½点"
    assert land_sentence(told_land, KO) == "흑 182½점, 백 178½점"


def test_the_count_and_the_side_it_counts() -> None:
    assert count_name(arranged(), EN) == "equal stones, compare territory"
    alone = reading(Unit.ZI, "184", "177", BLACK)
    assert count_name(alone, EN) == "equal stones, compare territory, Black alone"
    assert count_name(alone, JA) == "石数を揃えて地を比較（黒だけ）"
    assert count_name(alone, KO) == "돌 수 맞추고 집 비교, 흑만"


def test_parts_and_payments_have_labels() -> None:
    keys = [*arranging_parts.PARTS, *(payment.value for payment in Payment)]
    for language in LANGUAGES:
        assert all(part_label(key, language) not in ("", key) for key in keys)
    assert part_label("half-public", ZH) == "公空之半"
    assert part_label("komi", ZH) == "贴目"
    assert part_label("half-public", KO) == "공유점의 절반"
    assert part_label("komi", KO) == "덤"


# Refusals and findings.


ENGINE = sorted(Path(goref.core.arranging.__file__).parent.rglob("*.py"))


def calls(name: str) -> list[tuple[str, frozenset[str]]]:
    """Calls in the planner whose first argument is a written-out text: it, and keywords."""
    made = []
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            func = node.func
            called = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
            first = node.args[0]
            if (
                called == name
                and isinstance(first, ast.Constant)
                and isinstance(first.value, str)
            ):
                made.append((first.value, frozenset(k.arg or "" for k in node.keywords)))
    return made


def test_every_refusal_the_engine_makes_has_a_sentence() -> None:
    for name in ("CannotArrangeError", "RefusedError"):
        assert {code for code, _ in calls(name)} <= REFUSALS.keys()


def test_findings_of_the_planner_have_sentences_and_their_arguments() -> None:
    made = [call for call in (*calls("say"), *calls("found")) if call[0].startswith("arrange-")]
    kinds = arranging_findings.KINDS
    assert len(made) > 4
    assert {code for code, _ in made} <= kinds.keys()
    for code, keywords in made:
        for text in kinds[code].text:
            holes = {name for _, name, _, _ in string.Formatter().parse(text) if name}
            assert holes - {"points"} <= keywords, code


def test_a_finding_in_words() -> None:
    uneven = found("arrange-uneven", Level.NOTE, colour="W", count=1)
    assert say(uneven, BOARD, EN).startswith(
        "With everything filled back White has 1 fewer on the board"
    )
    assert "白" in say(uneven, BOARD, ZH)
    assert "백돌이 1개 적습니다" in say(uneven, BOARD, KO)
