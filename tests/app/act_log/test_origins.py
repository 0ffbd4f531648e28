"""Of each mark the protocol knows whether it was accepted, from whom, and whether proved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from goref.app.act_log.names import mark_origin
from goref.app.act_log.origins import accepted_marks
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.position import SwapColours
from goref.app.edits.ruling import MarkStones
from goref.app.session.session import Session
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.act_log import ACCEPTED
from goref.io.case.journal import unfinished
from tests.app.sittings import at, game, reopened
from tests.languages import EN, JA, LANGUAGES, ZH
from tests.wordings import in_words

OWN = AcceptSuggestion(
    "goref", "1.0", "0a1b2c3d", dead=at("C7 G3"), proved=at("C7"), whole=True
)  # fmt: skip
OTHER = AcceptSuggestion("GNU Go", "3.8", seki=at("G7"))


def test_what_was_accepted_is_known_until_the_referee_marks_it_himself() -> None:
    session = Session(game())
    session.do(MarkStones(at("G7"), StoneStatus.DEAD))
    assert accepted_marks(session.protocol, session.case) == {}
    session.do(OWN)
    both = dict.fromkeys(at("C7 G3"), OWN)
    assert accepted_marks(session.protocol, session.case) == both
    session.do(MarkStones(at("C7"), StoneStatus.SEKI))
    assert accepted_marks(session.protocol, session.case) == dict.fromkeys(at("G3"), OWN)
    session.undo()
    assert accepted_marks(session.protocol, session.case) == both
    session.undo()
    assert accepted_marks(session.protocol, session.case) == {}
    session.redo()
    session.do(OTHER)
    assert accepted_marks(session.protocol, session.case) == {
        **both,
        **dict.fromkeys(at("G7"), OTHER),
    }
    session.do(SwapColours())
    assert accepted_marks(session.protocol, session.case) == {}


def test_what_stands_by_the_referees_word_was_accepted_from_nobody() -> None:
    session = Session(game())
    stands = replace(OWN, alive=at("G7"), standing=at("G7"))
    session.do(stands)
    assert min(at("G7")) in session.case.ruling.lives
    marks = accepted_marks(session.protocol, session.case)
    assert marks == dict.fromkeys(at("C7 G3"), stands)


def test_an_acceptance_may_be_the_only_act() -> None:
    session = Session(game())
    session.do(OWN)
    marks = accepted_marks(session.protocol, session.case)
    assert marks == dict.fromkeys(at("C7 G3"), OWN)


def test_it_is_known_in_the_next_sitting_and_after_a_crash(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals")
    session.do(OWN)
    session.leave()
    (left,) = unfinished(tmp_path / "journals")
    session = Session.recover(left)
    assert session.case == OWN.apply(game().case)
    session.save(tmp_path / "a.goref")
    session.finish()
    again = reopened(tmp_path / "a.goref")
    assert again.case == session.case
    assert accepted_marks(again.protocol, again.case) == dict.fromkeys(at("C7 G3"), OWN)


def test_it_is_said_of_each_mark() -> None:
    (proved,), (learned,), (theirs,) = at("C7"), at("G3"), at("G7")
    own, network = in_words(ACCEPTED["own"]), "(goref 1.0, neural network 0a1b2c3d)"
    assert mark_origin(OWN, proved, EN) == f"accepted from {own}; proved {network}"
    assert mark_origin(OWN, learned, EN) == f"accepted from {own} {network}"
    assert mark_origin(OTHER, theirs, EN) == "accepted from GNU Go 3.8"
    assert mark_origin(OTHER, theirs, ZH) == "采纳GNU Go 3.8的意见"
    assert mark_origin(OWN, proved, JA).startswith("gorefの参考意見を採用、証明済み（")


def test_who_agreed_is_said_of_the_mark_that_was_clear_only_so() -> None:
    (clear,), (settled,) = at("C7"), at("G3")
    act = replace(OWN, proved=at(""), agreed=(("GNU Go 3.8", at("G3")),))
    own, network = in_words(ACCEPTED["own"]), "(goref 1.0, neural network 0a1b2c3d)"
    assert mark_origin(act, clear, EN) == f"accepted from {own} {network}"
    assert mark_origin(act, settled, EN) == (
        f"accepted from {own}, GNU Go 3.8 agreeing {network}"
    )
    assert {"GNU Go 3.8" in mark_origin(act, settled, one) for one in LANGUAGES} == {True}
