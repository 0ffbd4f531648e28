"""Suggested marks go where nobody has marked; the players' own marks stay."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.opening import Opened, open_bytes
from goref.app.opinion import marking
from goref.app.opinion.marking import (
    MarkedCase,
    marked,
    marked_lives,
    otherwise_finding,
    ready,
    second_opinion,
)
from goref.app.opinion.suggestion import Caution, Doubt, Reason, Suggestion, Why
from goref.app.ownership.network import NetworkError
from goref.app.stakes import Stake
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.ruling.survey import survey
from tests.refusals import refuses

# Black owns the left half, White the right; a lone stone of the enemy in each.
WALLS = "AB[da][db][dc][dd][de][df][dg]AW[ea][eb][ec][ed][ee][ef][eg]"
LONE = "AW[bc]AB[gd]"
LEFT = "".join(f"[{c}{r}]" for c in "abc" for r in "abcdefg")
RIGHT = "".join(f"[{c}{r}]" for c in "fg" for r in "abcdefg")


def opened(marks: str = "", stones: str = WALLS + LONE) -> Opened:
    return open_bytes(f"(;SZ[7]RU[Chinese]KM[7.5]{stones};B[]{marks})".encode())[0]


def made(of: Opened, case: Case | None = None) -> MarkedCase:
    return marked(case or of.case, of, ruleset("chinese-2002"))


def names(case: Case, life: StoneStatus) -> str:
    return " ".join(case.record.grid.names(case.ruling.stones(life)))


def codes(told: MarkedCase) -> list[str]:
    return [finding.code for finding in told.findings]


def test_what_nobody_marked_is_marked_and_said() -> None:
    told = made(opened())
    assert names(told.case, StoneStatus.DEAD) == "B5 G4"
    assert codes(told) == ["dead-suggested"]
    (finding,) = told.findings
    assert finding.level is Level.NOTE
    assert told.case.record.grid.names(finding.points) == ["B5", "G4"]
    assert survey(told.case.position, told.case.ruling).dead == set(finding.points)


def test_where_nothing_is_to_be_marked_that_is_said() -> None:
    told = made(opened(stones=WALLS))
    assert codes(told) == ["nothing-suggested"]
    assert not told.case.ruling


def test_a_ruling_stays() -> None:
    of = opened()
    stone = of.case.record.grid.point("B5")
    for life in (StoneStatus.ALIVE, StoneStatus.DEAD, StoneStatus.SEKI):
        case = replace(of.case, ruling=Ruling().with_lives([stone], life, "seen"))
        told = made(of, case)
        assert told.case.ruling.lives[stone] is life
        assert told.case.ruling.reasons == {stone: "seen"}
        assert names(told.case, StoneStatus.DEAD).endswith("G4")
        assert "suggested-otherwise" not in codes(told)


def test_goref_s_own_marks_are_a_ruling() -> None:
    of = opened("GOREF[alive B5]TW[bc]")
    assert marked_lives(of) == {}
    assert names(made(of).case, StoneStatus.DEAD) == "G4"


def test_what_territory_marks_say_of_stones() -> None:
    of = opened(f"TB{LEFT}TW{RIGHT}")
    said = marked_lives(of)
    board = of.case.record.grid
    assert board.names(p for p, life in said.items() if life is StoneStatus.DEAD) == [
        "B5",
        "G4",
    ]
    assert len(said) == 2 + 14
    assert marked_lives(opened()) == {}


def test_the_players_marks_stay_and_are_no_news_where_they_agree() -> None:
    of = opened(f"TB{LEFT}TW{RIGHT}")
    told = made(of)
    assert told.case.ruling == of.case.ruling
    assert told.case.ruling.word is StatusSource.RECORD, "the record's own marks say it"
    assert codes(told) == ["nothing-suggested"]


def test_the_players_marks_stay_where_they_are_seen_otherwise() -> None:
    # The stone at G4 lives, its neighbours say, and the stone at B5 is dead.
    of = opened(f"TB{LEFT}[gc][ge]")
    told = made(of)
    board = of.case.record.grid
    assert names(told.case, StoneStatus.DEAD) == "B5"
    assert told.case.ruling.lives[board.point("G4")] is StoneStatus.ALIVE
    (differs,) = (f for f in told.findings if f.code == "suggested-otherwise")
    assert (differs.level, board.names(differs.points)) == (Level.CHECK, ["G4"])


def test_an_opinion_does_not_begin_from_territory_marks() -> None:
    of = opened(f"TB{LEFT}[gc][ge]")
    second = second_opinion(of.case, of, ruleset("chinese-2002"))
    board = of.case.record.grid
    assert board.names(second.suggestion.dead) == ["B5", "G4"]
    assert not second.case.ruling.lives
    assert [board.names(p for p in f.points) for f in otherwise_finding(second)] == [["G4"]]


def test_an_unclear_board_is_marked_as_it_seems_and_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of = opened()
    board = of.case.record.grid
    plain = second_opinion(of.case, of, ruleset("chinese-2002")).suggestion
    stone, spot, border, by = (frozenset({board.point(n)}) for n in ("B5", "A1", "C1", "C3"))
    reasons = (Reason(Why.NEAR), Reason(Why.LEADS, by))
    doubts = (
        Doubt(stone, reasons, Stake(Fraction(5), True), StoneStatus.ALIVE),
        Doubt(spot, (Reason(Why.LEFT_OVER, spot),), Stake(Fraction(1), False)),
    )
    open_ = (Caution(border, None, Reason(Why.OPEN, border)),)

    def unclear(*_: object) -> Suggestion:
        return replace(plain, unclear=doubts, open_borders=open_)

    monkeypatch.setattr(marking, "suggest", unclear)
    told = made(of)
    assert names(told.case, StoneStatus.DEAD) == "B5 G4"
    assert codes(told) == [
        "dead-suggested",
        "suggested-winner-unclear",
        *["suggested-unclear"] * 2,
        "suggested-points-unclear",
        "suggested-border-open",
    ]
    assert {p for f in told.findings if f.code == "suggested-unclear" for p in f.points} == (
        stone | by
    )
    assert told.case.ruling.unclear >= stone | by
    assert [f.level for f in told.findings] == [Level.NOTE, *[Level.CHECK] * 5]


def test_a_seki_is_marked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    of = opened(stones=WALLS)
    plain = second_opinion(of.case, of, ruleset("chinese-2002")).suggestion

    def in_seki(*_: object) -> Suggestion:
        return replace(
            plain, chains=tuple(replace(c, life=StoneStatus.SEKI) for c in plain.chains)
        )

    monkeypatch.setattr(marking, "suggest", in_seki)
    told = made(of)
    assert codes(told) == ["seki-suggested"]
    assert len(told.case.ruling.stones(StoneStatus.SEKI)) == 14


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for error, said in (
        (ModuleNotFoundError("none", name="numpy"), "NumPy"),
        (FileNotFoundError("the folder is missing"), "the folder is missing"),
        (NetworkError("lacks a weight"), "lacks a weight"),
    ):

        def broken(error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(marking, "load", broken)
        with refuses(NetworkError, says=said):
            ready()

    def other() -> None:
        raise ModuleNotFoundError("none", name="goref.nothing")

    monkeypatch.setattr(marking, "load", other)
    with pytest.raises(ModuleNotFoundError):
        ready()
