"""Who played, where and when: stated, kept, undone, written out."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.details import LONGEST, StateDetails, as_detail
from goref.app.edits.position import NewBoard, SwapColours
from goref.app.edits.table import decode_edit
from goref.app.opening import Opened, open_bytes
from goref.app.reports.sgf_export import sgf_of
from goref.app.session.session import Session
from goref.app.sheet.case_code import TOLD, case_code
from goref.core.base.faults import fault_of
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.texts.details import DETAILS
from goref.core.texts.faults.said import said
from goref.io.case.case_file import dump, load
from goref.io.case.journal import unfinished
from tests.core.build import bare
from tests.languages import LANGUAGES, WRITTEN_OUT
from tests.wordings import in_words

SGF = (
    b"(;SZ[9]PB[A]BR[1d]PW[B]C[kept];EV[Cup]PW[late]C[between]"
    b";B[cc]C[good](;W[gg])(;W[ee]C[other]))"
)
BOARD = grid(9)
HARD = "高川　格 ]\\: [x] O'Neill é"


def read() -> Opened:
    return open_bytes(SGF)[0]


def stated(case: Case, **texts: str) -> Case:
    return StateDetails(tuple(texts.items())).apply(case)


def test_the_details_are_those_a_sheet_is_signed_for() -> None:
    assert set(DETAILS) == set(TOLD)
    case = bare("XO", "..")
    codes = {case_code(stated(case, **{key: "x"})) for key in DETAILS}
    assert len(codes) == len(DETAILS)


def test_a_detail_is_stated_changed_and_taken_away() -> None:
    case = read().case
    after = stated(case, PB="  Dosaku ", BR="", PC="Edo")
    info = after.record.info
    assert [info.text(key) for key in ("PB", "BR", "PW", "PC")] == ["Dosaku", "", "B", "Edo"]
    assert "BR" not in dict(info.texts)
    assert after == replace(case, record=case.record.with_info(texts=info.texts))
    assert stated(after, PB="Dosaku", BT="") == after


def test_a_painted_position_has_players_too() -> None:
    case = stated(bare("XO", ".."), PB="甲", PW="乙")
    assert load(dump(case)).case == case


def test_the_order_they_are_named_in_says_nothing() -> None:
    one, other = (("PW", "b"), ("PB", "a")), (("PB", "a"), ("PW", "b"))
    assert StateDetails(one) == StateDetails(other)


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("PB", "a\nb", "detail-signs"),
        ("PB", "\x07", "detail-signs"),
        ("EV", "a\u2028b", "detail-signs"),
        ("PW", "a\u202eb", "detail-signs"),
        ("PW", "\ud800", "detail-signs"),
        ("DT", "x" * (LONGEST + 1), "detail-long"),
        ("KM", "7.5", "no-detail"),
    ],
)
def test_what_is_no_detail_is_refused_by_name(key: str, text: str, code: str) -> None:
    with pytest.raises(ValueError, match=code) as caught:
        stated(read().case, **{key: text})
    problem = fault_of(caught.value)
    assert problem is not None
    assert problem.code == code
    for language in LANGUAGES:
        name = DETAILS[key].in_(language) if key in DETAILS else key
        assert name in said(caught.value, language)


@given(st.text(max_size=LONGEST + 9))
def test_whatever_is_typed_becomes_a_detail(text: str) -> None:
    made = as_detail(text)
    assert stated(Case(), PB=made).record.info.text("PB") == made
    assert as_detail(made) == made
    assert as_detail(HARD) == HARD


@pytest.mark.parametrize("texts", [{"PB": 3}, ["PB"], None, {"PB": None}])
def test_a_damaged_entry_is_refused(texts: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_edit(BOARD, {"edit": "details", "texts": texts})


def test_it_is_journaled_undone_and_brought_back(tmp_path: Path) -> None:
    act = StateDetails((("PB", HARD), ("BR", "")))
    entry = json.loads(json.dumps(act.encode(BOARD)))
    assert entry == {"edit": "details", "texts": {"PB": HARD, "BR": ""}}
    assert decode_edit(BOARD, entry) == act
    session = Session.begin(read(), tmp_path)
    session.do(act)
    session.leave()
    (left,) = unfinished(tmp_path)
    session = Session.recover(left)
    assert session.lost == 0
    assert session.case.record.info.text("PB") == HARD
    session.undo()
    assert session.case == read().case
    session.redo()
    told = [protocol_lines(session.protocol, language)[1].what for language in WRITTEN_OUT]
    assert told == [
        in_words(StateDetails.wording.told, details="Black's name, Black's rank"),
        "对局信息：黑方姓名、黑方段级",
        "対局情報：黒番の氏名、黒番の段級位",
        "대국 정보: 흑 이름, 흑 단급",
    ]
    session.finish()


def test_the_record_stays_as_read_and_is_written_with_the_new_names() -> None:
    """Variations and comments stay; what was taken away does not come back from a node."""
    session = Session(read())
    session.do(StateDetails((("PB", HARD), ("BR", ""), ("EV", ""), ("PW", "C"))))
    assert session.game is not None
    score = session.assessment.score
    for data in (
        sgf_of(session.case, session.game, score).data,
        sgf_of(session.case, None, score).data,
    ):
        again = open_bytes(data)[0].case.record.info
        assert dict(again.texts) == {"PB": HARD, "PW": "C"}
    kept = sgf_of(session.case, session.game, score).data
    assert all(comment in kept for comment in (b"kept", b"between", b"good", b"other"))
    opened = load(dump(session.case, session.game))
    assert opened.case == session.case
    assert opened.game is not None


def test_what_was_counted_is_not_counted_again() -> None:
    session = Session(read())
    before = session.assessment.score
    session.do(StateDetails((("PB", "Dosaku"),)))
    assert session.assessment.score.survey is before.survey


def test_names_stay_with_the_sides_and_go_with_the_game() -> None:
    case = stated(read().case, PB="a", PW="b")
    assert SwapColours().apply(case).record.info == case.record.info
    assert NewBoard(9).apply(case).record.info.texts == ()
