"""Results that do not come from the count, in every language, with the count beside them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Statement
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Winner, score
from goref.core.stopping.game_state import ending
from goref.core.texts.results import sentence, verdict
from goref.io.sgf.result import WrittenOutcome, read_result
from tests.core.build import COMPUTED, bare, moves, played, said
from tests.languages import EN, WRITTEN_OUT

FIRM = [rules for rules in COMPUTED if not rules.stop.must_play]


def game(say: StatementKind | None, colour: Colour | None = None) -> Case:
    case = played(5, "C3 C4 D3 pass pass", komi="0")
    words = () if say is None else (Statement(say, colour),)
    return replace(case, record=replace(case.record, entries=case.record.entries + words))


@pytest.mark.parametrize("rules", FIRM, ids=lambda rules: rules.id)
def test_resigning_decides_whatever_the_count_says(rules: RuleSet) -> None:
    plain = score(game(None), rules)
    for colour, winner in ((BLACK, Winner.WHITE), (WHITE, Winner.BLACK)):
        resigned = score(game(StatementKind.RESIGN, colour), rules)
        assert resigned.winner is winner
        assert resigned.re == f"{winner.value}+R"
        assert resigned.margin == plain.margin
        assert resigned.lines == plain.lines


@pytest.mark.parametrize(
    ("say", "winner", "re", "words"),
    [
        (
            StatementKind.NO_RESULT,
            Winner.VOID,
            "Void",
            ("No result", "无胜负", "無勝負", "승부 없음"),
        ),
        (
            StatementKind.BOTH_LOSE,
            Winner.VOID,
            "Void",
            ("Both sides lose", "双方判负", "両負け", "양쪽 패배"),
        ),
        (StatementKind.DRAW, Winner.DRAW, "0", ("Draw", "和棋", "引き分け", "비김")),
        (
            StatementKind.RESIGN,
            Winner.WHITE,
            "W+R",
            ("White wins by resignation", "白中盘胜", "白中押し勝ち", "백 불계승"),
        ),
    ],
)
def test_the_words_of_such_a_result(
    say: StatementKind, winner: Winner, re: str, words: tuple[str, ...]
) -> None:
    case = game(say, BLACK if say is StatementKind.RESIGN else None)
    scored = score(case, RULESETS["japanese"])
    assert (scored.winner, scored.re) == (winner, re)
    counted = score(game(None), RULESETS["japanese"])
    for language, text in zip(WRITTEN_OUT, words, strict=True):
        assert verdict(scored, language) == text
        full = sentence(case, scored, language)
        assert full.startswith(text)
        assert verdict(counted, language) in full


def test_no_count_stands_beside_it_that_nobody_ruled() -> None:
    case = replace(game(StatementKind.RESIGN, BLACK), ruling=Ruling())
    scored = score(case, RULESETS["japanese"])
    assert scored.margin is not None
    assert sentence(case, scored, EN) == "White wins by resignation"


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_such_a_result_reads_back(language: str) -> None:
    for say, reason in (
        (StatementKind.RESIGN, "R"),
        (StatementKind.NO_RESULT, ""),
        (StatementKind.BOTH_LOSE, ""),
    ):
        scored = score(game(say, WHITE if reason else None), RULESETS["japanese"])
        if language != "en" or reason:
            text = verdict(scored, language)
            read = read_result(text)
            assert read.reason == reason
            assert (read.outcome is WrittenOutcome.WIN) == bool(reason)
        assert read_result(scored.re).reason == reason


def test_what_was_said_before_play_went_on_decides_nothing() -> None:
    case = game(StatementKind.RESIGN, BLACK)
    more = played(5, "C3 C4 D3 pass pass D4").record.acts[-1]
    case = replace(case, record=replace(case.record, entries=(*case.record.entries, more)))
    assert score(case, RULESETS["chinese-2002"]).outcome is None


@pytest.mark.parametrize(
    ("rules", "said_end", "text", "end"),
    [
        ("jpd-a", None, "C3 stone stone stone stone", End.FORCED),
        ("jpd-a", End.AGREED, "C3 stone stone stone stone", End.AGREED),
        ("jpd-a", None, "C3 pass pass pass pass pass pass", None),  # only read as stones
        ("jpd-a", None, "C3 stone stone stone D3 stone", None),
        ("chinese-2002", None, "C3 stone stone stone stone", None),
        ("jpd-a", None, "", None),
    ],
)
def test_the_end_is_read_off_where_it_is_not_stated(
    rules: str, said_end: End | None, text: str, end: End | None
) -> None:
    case = replace(played(5, text), answers=said(end=said_end))
    assert ending(case, RULESETS[rules]) == (end, None)


def test_words_take_nothing_from_a_count_before_the_last_play() -> None:
    case = bare(".X.O.", "XXXOO", ".XXO.", "XXXOO", ".XXO.")
    board = case.record.grid
    case = replace(case, record=replace(case.record, entries=moves(board, "A1 E1 C5")))
    words = (Statement(StatementKind.STOP), Statement(StatementKind.AGREED))
    after = replace(case, record=replace(case.record, entries=case.record.entries + words))
    plain, talked = (score(c, RULESETS["tang-song"]) for c in (case, after))
    assert plain.basis is talked.basis is CountedBoard.BEFORE_LAST
    assert plain.margin == talked.margin
