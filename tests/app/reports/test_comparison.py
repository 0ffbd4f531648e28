"""The comparison as a table: the same numbers as the scores, in a form spreadsheets open."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.ruling import ConfirmAllOthers
from goref.app.opening import open_bytes, open_path
from goref.app.reports.comparison import (
    COLUMNS,
    comparison_bytes,
    comparison_csv,
)
from goref.core.base.colour import Who
from goref.core.incidents.incident import Person, Protest
from goref.core.rulesets.table import RULESETS, UnknownRulesError
from goref.core.scoring.status import CaseState
from goref.core.texts.results import verdict
from goref.core.texts.status import STATES, UNDER_PROTEST, on_its_board
from goref.core.texts.terms import NEEDS, REASONS, SIDES, UNITS, term
from tests.languages import EN, JA, KO, ZH
from tests.wordings import in_words

BOWLS = Path(__file__).parents[3] / "resources" / "games" / "gold-petal-bowls.sgf"
COMPUTED = [rules for rules in RULESETS.values() if not rules.known_only]


@pytest.fixture(scope="module")
def bowls() -> Assessment:
    opened = open_path(BOWLS)[0]
    return Assessment(opened.case, opened.findings)


def table(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_every_row_says_what_the_score_says(bowls: Assessment, language: str) -> None:
    head, *rows = table(comparison_csv(bowls.case, bowls.compared("chinese-2002"), language))
    assert head == [column.in_(language) for column in COLUMNS]
    compared = bowls.compared("chinese-2002")
    assert [row[0] for row in rows] == [r.id for r in COMPUTED]
    open_ones = 0
    for row, item in zip(rows, compared, strict=True):
        score = item.score
        assert row[1] == RULESETS[row[0]].name.in_(language)
        assert row[3] == term(UNITS, score.rules.unit.value, language)
        board = on_its_board(score, verdict(score, language), language)
        assert row[4] == board
        assert (board != verdict(score, language)) is (row[0] == "tromp-taylor")
        if score.margin is None:
            open_ones += 1
            assert (row[2], row[5], row[7]) == ("", "", "")
            assert term(NEEDS, score.needs[0].value, language) in row[8]
        else:
            assert Fraction(row[2]) == score.margin
            assert row[5] == term(SIDES, score.winner.value, language)
            assert row[8] == ""
    assert 0 < open_ones < len(rows)


def test_reasons_are_terms_with_their_points_and_add_up() -> None:
    opened = open_path(BOWLS.with_name("iwamoto--go-seigen-1948.sgf"))[0]
    facts = {"first_pass": Who.WHITE, "last_competitive": Who.WHITE}
    case = opened.case.answering(**facts, komi=Fraction(13, 2))
    case = ConfirmAllOthers().apply(case)
    _, *rows = table(comparison_csv(case, Assessment(case, ()).compared("tang-song"), EN))
    margins = {row[0]: Fraction(row[2]) for row in rows if row[2]}
    names = {name.in_(EN) for name in REASONS.values()}
    several = 0
    for row in rows:
        parts = [part.rpartition(" ") for part in row[7].split("; ") if part]
        assert all(name in names and sign[0] in "+-" for name, _, sign in parts)
        if row[2]:
            terms = sum((Fraction(sign) for _, _, sign in parts), Fraction(0))
            assert terms == margins[row[0]] - margins["tang-song"]
        several += len(parts) > 1
    assert several > 3
    assert len(margins) == len(rows)


def test_what_nobody_ruled_has_no_number(bowls: Assessment) -> None:
    opened = open_path(BOWLS.with_name("iwamoto--go-seigen-1948.sgf"))[0]
    assessment = Assessment(opened.case, ())
    _, *rows = table(comparison_csv(opened.case, assessment.compared("aga"), EN))
    open_ = [row for row in rows if row[6] == in_words(STATES[CaseState.UNDECIDED])]
    assert len(open_) > len(rows) // 2
    assert {row[2] + row[5] + row[7] for row in open_} == {""}
    protested = replace(bowls.case, protests=(Protest(1, Person.BLACK),))
    _, *rows = table(comparison_csv(protested, bowls.compared("aga"), EN))
    assert in_words(UNDER_PROTEST) in {row[6] for row in rows}


def test_a_reason_as_it_is_written(bowls: Assessment) -> None:
    reasons = {
        row[0]: row[7]
        for row in table(comparison_csv(bowls.case, bowls.compared("tang-song"), EN))
    }
    assert reasons["japanese"] == "Komi -6.5"


def test_the_bytes_are_opened_right_by_a_spreadsheet(bowls: Assessment) -> None:
    data = comparison_bytes(bowls.case, bowls.compared("aga"), ZH)
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.count(b"\xef\xbb\xbf") == 1
    assert data.decode("utf-8-sig") == comparison_csv(bowls.case, bowls.compared("aga"), ZH)
    assert data.count(b"\r\n") == data.count(b"\n") == len(COMPUTED) + 1


def test_nothing_of_the_record_is_in_the_table() -> None:
    """A player called =HYPERLINK(…) must not come to life in the club's spreadsheet."""
    bad = "=HYPERLINK(1)"
    sgf = f"(;SZ[5]KM[0.5]PB[{bad}]PW[{bad}]RU[{bad}]GN[{bad}]RE[{bad}];B[cc];W[bb];B[];W[])"
    opened = open_bytes(sgf.encode())[0]
    assert opened.case.record.info.result == bad
    text = comparison_csv(
        opened.case, Assessment(opened.case, opened.findings).compared("japanese"), EN
    )
    assert "HYPERLINK" not in text
    for row in table(text):
        for column, cell in enumerate(row):
            if column == 2 and cell[:1] == "-":
                Fraction(cell)  # a margin is a number, and Excel may take it for one
            else:
                assert not cell.startswith(("=", "+", "-", "@", "\t", "\r")), cell


def test_a_part_of_a_comparison_is_a_table(bowls: Assessment) -> None:
    assert len(table(comparison_csv(bowls.case, bowls.compared("ing")[:2], JA))) == 3


def test_an_unknown_reference(bowls: Assessment) -> None:
    with pytest.raises(UnknownRulesError):
        comparison_csv(bowls.case, bowls.compared("no-such"), EN)
