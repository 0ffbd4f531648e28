"""The result and the rest of the header of what goes out as SGF."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.core.scoring.scorer import Winner, score
from goref.io.case.case_file import dump, load
from tests.core.build import COMPUTED, bare, played, ruled
from tests.io.outgoing import (
    back,
    codes,
    exported,
    like,
    without_marks,
)
from tests.io.strict_sgf import parse

# The result.


def result_of(case: Case, **options: object) -> str:
    made = exported(case, **options)  # type: ignore[arg-type]
    assert back(made.data).case.record.info.result == made.result
    return made.result


WALLS = ("XX.XX", "XXXXX", "OOOOO", "O.O.O", "OOOOO")
"""Areas 10 and 15."""


@pytest.mark.parametrize(
    ("rules", "komi", "result"),
    [
        ("chinese-2002", None, "W+12.5"),
        ("chinese-1988", None, "W+10.5"),
        ("chinese-2002", "0", "W+5"),
        ("chinese-2002", "-5", "0"),
        ("chinese-2002", "-5.5", "B+0.5"),
        ("ing", "-5", "B+"),
        ("ming-qing", None, "W+5"),
    ],
)
def test_the_result_is_in_points_whatever_the_unit(
    rules: str, komi: str | None, result: str
) -> None:
    case = replace(bare(*WALLS, komi=komi), rules=rules)
    assert result_of(case) == result


def test_quarters_of_a_zi_are_halves_of_a_point() -> None:
    case = replace(bare(*WALLS, komi="-4.5"), rules="chinese-2002")
    assert score(case, ruleset("chinese-2002")).native == Fraction(-1, 4)
    assert result_of(case) == "W+0.5"


@pytest.mark.parametrize(
    ("said", "result"),
    [
        (StatementKind.NO_RESULT, "Void"),
        (StatementKind.DRAW, "0"),
        (StatementKind.BOTH_LOSE, "Void"),
    ],
)
def test_what_the_players_agreed_is_the_result(said: StatementKind, result: str) -> None:
    case = replace(played(5, "C3 B3"), rules="japanese")
    case = replace(
        case, record=replace(case.record, entries=(*case.record.entries, Statement(said)))
    )
    assert result_of(case) == result


GAME = played(5, "C3 B3 C2 B2 C4 B4 C1 B1 C5 B5 pass pass")
"""Black has the right, fifteen points, White ten; nobody lost a stone."""


def with_result(text: str, case: Case = GAME, rules: str = "chinese-2002") -> Case:
    return replace(case, record=case.record.with_info(result=text), rules=rules)


@pytest.mark.parametrize(
    ("written", "result"),
    [("W+R", "W+R"), ("白中盘胜", "W+R"), ("B+Time", "B+T"), ("W+F", "W+F"), ("双负", "Void")],
)
def test_a_result_that_no_count_gives_stays_unless_the_count_is_asked_for(
    written: str, result: str
) -> None:
    case = replace(with_result(written), ruling=Ruling())
    void = result == "Void"
    assert result_of(case) == result
    assert codes(exported(case).findings) == {"result-kept-unruled": Level.CHECK}
    assert result_of(case, counted=True) == "W+2.5"
    for more in (
        ruled(case, alive="B3"),
        replace(case, ruling=case.ruling.as_it_stands()),
    ):
        assert result_of(more) == ("W+2.5" if void else result)
        assert result_of(more, counted=False) == result


@pytest.mark.parametrize("word", [None, StatusSource.RECORD, StatusSource.SUGGESTION])
def test_only_what_its_referee_settled_replaces_a_counted_result(
    word: StatusSource | None,
) -> None:
    case = with_result("W+4.5")
    assert result_of(case) == "W+2.5"
    unconfirmed = replace(case, ruling=Ruling(word=word))
    assert result_of(unconfirmed) == "W+4.5"
    kept = "result-kept" if word else "result-kept-unruled"
    assert codes(exported(unconfirmed).findings) == {kept: Level.CHECK}
    assert result_of(unconfirmed, counted=True) == "W+2.5"
    assert result_of(replace(unconfirmed, record=GAME.record)) == ""


def test_a_result_of_another_kind_is_replaced_kept_and_listed() -> None:
    case = with_result("Void")
    made = exported(case)
    assert made.result == "W+2.5"
    assert codes(made.findings) == {"result-replaced": Level.CHECK}
    opened = back(made.data)
    assert codes(opened.findings) == {"result-earlier": Level.NOTE}
    (finding,) = opened.findings
    assert dict(finding.args) == {"text": "Void", "now": "W+2.5"}
    assert opened.case == like(case, "W+2.5")


def test_a_result_in_other_words_is_made_clean_and_its_wording_kept() -> None:
    made = exported(with_result("白胜5/4子"))
    assert (made.result, made.findings) == ("W+2.5", ())
    assert codes(back(made.data).findings) == {"result-earlier": Level.NOTE}


def test_a_winner_without_a_margin_is_made_complete() -> None:
    assert exported(with_result("W+")).findings == ()
    assert codes(exported(with_result("B+")).findings) == {"result-replaced": Level.CHECK}


def test_every_result_it_ever_had_is_kept() -> None:
    case = with_result("Void")
    opened = back(exported(case).data)
    more = replace(opened, case=opened.case.answering(komi=Fraction(0)))
    made = exported(more.case, more)
    assert made.result == "B+5"
    third = back(made.data)
    assert [dict(f.args)["text"] for f in third.findings] == ["Void", "W+2.5"]
    # Also through a case file, and where the tree is gone because the record was corrected.
    alone = back(exported(third.case, third, reading=()).data)
    assert alone.findings == third.findings
    saved = load(dump(third.case, third.game))
    assert [f for f in saved.findings if f.code == "result-earlier"] == list(third.findings)
    bare_of_tree = replace(third, game=None)
    last = back(exported(third.case.answering(komi=Fraction(1)), bare_of_tree).data)
    assert [dict(f.args)["text"] for f in last.findings] == ["Void", "W+2.5", "B+5"]


def test_facts_that_are_missing_leave_the_result_as_it_was() -> None:
    case = replace(bare(*WALLS), rules="japanese")
    assert score(case, ruleset("japanese")).winner is Winner.NONE
    made = exported(with_result("W+1.5", case, "japanese"))
    assert (made.result, made.findings) == ("W+1.5", ())
    assert b"RE[" not in exported(case).data


def test_a_result_that_somebody_changed_since_is_read_as_it_stands() -> None:
    data = exported(with_result("Void")).data
    opened = back(data.replace(b"RE[W+2.5]", b"RE[B+9]"))
    assert opened.case.record.info.result == "B+9"
    texts = [dict(f.args)["text"] for f in opened.findings]
    assert opened.findings[0].code == "header-changed-since"
    assert texts == ["B+9", "Void", "W+2.5"]


# The rest of the header.


@pytest.mark.parametrize("rules", [rules.id for rules in COMPUTED])
def test_the_rules_are_named_so_that_they_are_read_again(rules: str) -> None:
    case = replace(GAME, rules=rules)
    data = exported(case).data
    root = parse(data).nodes[0]
    assert spoken_rules(root["RU"][0]) == rules
    assert back(data).case == like(case, back(data).case.record.info.result)
    assert back(without_marks(data)).case.rules == rules


def test_rules_that_say_the_same_stay_as_they_were_written() -> None:
    case = replace(GAME, record=GAME.record.with_info(rules="中国规则"), rules="chinese-2002")
    assert parse(exported(case).data).nodes[0]["RU"] == ["中国规则"]


def test_komi_and_handicap_are_those_of_the_count_and_come_back_as_they_were() -> None:
    handicap = played(9, "w:E5 pass pass", black="C3 G7", handicap=2)
    case = replace(
        handicap,
        record=handicap.record.with_info(komi=Fraction(13, 2), rules="Japanese"),
        rules="aga",
    ).answering(komi=Fraction(1, 2), handicap=3)
    data = exported(case).data
    root = parse(data).nodes[0]
    assert (root["KM"], root["HA"], root["RU"]) == (["0.5"], ["3"], ["AGA"])
    opened = back(data)
    assert opened.case == like(case, opened.case.record.info.result)
    assert opened.case.record.info.komi == Fraction(13, 2)
    assert opened.case.record.info.handicap == 2


def test_a_komi_that_nobody_wrote_is_not_taken_for_the_records_own() -> None:
    data = exported(GAME).data
    assert b"KM[7.5]" in data
    opened = back(data)
    assert opened.case.record.info.komi is None
    # It follows the rule set as before.
    again = replace(opened.case, rules="japanese")
    assert b"KM[6.5]" in exported(again, opened).data
    assert b"KM[0]" in exported(replace(again, rules="ming-qing"), opened).data
    # In a saved case the record is what it was.
    assert b"KM" not in dump(opened.case, opened.game)


@pytest.mark.parametrize("written", ["0", "1", "some"])
def test_no_handicap_is_not_written_and_comes_back_as_it_was(written: str) -> None:
    opened = back(f"(;SZ[5]HA[{written}];B[cc])".encode())
    data = exported(opened.case, opened).data
    assert "HA" not in parse(data).nodes[0]
    assert back(data).case.record.info.handicap == opened.case.record.info.handicap
    found = {"0": "0", "1": "0", "some": "some"}[written]
    assert f'"HA": ["", "{found}"' in data.decode()


def test_a_komi_of_unknown_unit_stays_unknown_beside_whatever_result() -> None:
    opened = back(b"(;SZ[5]KM[3.75];B[cc])")
    case = opened.case.answering(komi=Fraction(1, 4))
    made = exported(replace(case, ruling=case.ruling.as_it_stands()), opened)
    assert made.result == "B+24.75", "a number that might be zi"
    again = back(made.data)
    assert again.case.record.info.komi is None
    assert again.case.answers.komi == Fraction(1, 4)


def test_a_komi_that_somebody_changed_since_is_listed() -> None:
    opened = back(exported(GAME).data.replace(b"KM[7.5]", b"KM[5.5]"))
    assert opened.case.record.info.komi == Fraction(11, 2)
    (finding,) = opened.findings
    assert (finding.code, dict(finding.args)["name"]) == ("header-changed-since", "KM")


def test_who_played_where_and_when_stays() -> None:
    text = (
        "(;GM[1]FF[3]CA[GB18030]SZ[5]ST[2]PB[柯洁]BR[9p]BT[CN]PW[李世乭]WR[9p]EV[Cup]RO[2]"
        "DT[2016-01-05]PC[Sanya]US[someone]GC[a long\nstory]TM[7200]XX[kept];B[cc]C[hm])"
    )
    opened = back(text.encode("gb18030"))
    data = exported(opened.case, opened).data
    root = parse(data).nodes[0]
    for name, value in {
        "PB": "柯洁", "BR": "9p", "BT": "CN", "PW": "李世乭", "WR": "9p", "EV": "Cup",
        "RO": "2", "DT": "2016-01-05", "PC": "Sanya", "US": "someone", "TM": "7200",
        "GC": "a long\nstory", "XX": "kept", "ST": "2", "FF": "4", "CA": "UTF-8",
        "GM": "1", "SZ": "5",
    }.items():  # fmt: skip
        assert root[name] == [value]
    assert root["AP"][0].startswith("goref:")
    assert parse(data).main()[1]["C"] == ["hm"]


@pytest.mark.parametrize(
    ("rules", "spelled"),
    [
        ("japanese", "Japanese"),
        ("korean", "Korean"),
        ("chinese-2002", "Chinese"),
        ("aga", "AGA"),
        ("ing", "GOE"),
        ("new-zealand", "NZ"),
        ("tromp-taylor", "Tromp-Taylor"),
    ],
)
def test_rules_that_others_know_are_spelled_as_they_spell_them(
    rules: str, spelled: str
) -> None:
    assert parse(exported(replace(GAME, rules=rules)).data).nodes[0]["RU"] == [spelled]
