"""What was found on the board at an incident, beside what the record has there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.incidents.positions import (
    EXTRA,
    MISSING,
    SAME,
    as_recorded,
    difference,
    difference_said,
    found_otherwise,
)
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.incidents.incident import Incident, Offender
from tests.core.build import played
from tests.languages import EN, JA, ZH
from tests.wordings import in_words

GAME = played(5, "C3 B2 D2 pass B4")


def at(*rows: str) -> Position:
    return Position.from_rows(rows)


def test_the_record_is_shown_as_it_was_at_the_move() -> None:
    assert as_recorded(GAME, 0) == at(".....", ".....", ".....", ".....", ".....")
    assert as_recorded(GAME, 2) == at(".....", ".....", "..X..", ".O...", ".....")
    assert as_recorded(GAME, 4) == as_recorded(GAME, 3)
    assert as_recorded(GAME, 9) == GAME.position


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            EN,
            "; ".join(
                (
                    in_words(MISSING, colour="White", points="B2"),
                    in_words(EXTRA, colour="Black", points="B2"),
                    in_words(EXTRA, colour="White", points="E1"),
                )
            ),
        ),
        (ZH, "B2缺白子；B2多黑子；E1多白子"),
        (JA, "B2に白石なし、B2に余分な黒石あり、E1に余分な白石あり"),
    ],
)
def test_what_was_found_otherwise_is_said(language: Language, said: str) -> None:
    found = at(".....", ".....", "..X..", ".X...", "....O")
    incident = Incident(1, "stone-displaced", Offender.NOBODY, 2, board=found)
    differs = found_otherwise(GAME, incident)
    assert differs
    assert difference_said(differs, found, language) == said
    assert set(differs.missing.values()) == {WHITE}
    assert set(differs.extra.values()) == {BLACK, WHITE}


def test_what_is_as_recorded_says_so() -> None:
    incident = Incident(1, "board-scattered", Offender.BLACK, 2, board=as_recorded(GAME, 2))
    differs = found_otherwise(GAME, incident)
    assert differs is not None
    assert not differs
    assert difference_said(differs, GAME.position, EN) == in_words(SAME)
    last = replace(incident, move=None, board=GAME.position)
    assert not found_otherwise(GAME, last)


def test_without_a_kept_board_or_of_another_size_nothing_is_compared() -> None:
    incident = Incident(1, "board-scattered", Offender.BLACK)
    assert found_otherwise(GAME, incident) is None
    assert found_otherwise(Case(), replace(incident, board=GAME.position)) is None
    with pytest.raises(ValueError, match="two sizes"):
        difference(GAME.position, Case().position)


def test_stones_of_a_penalty_are_in_the_lid_and_not_in_the_bowl() -> None:
    from goref.core.case.facts import facts_of
    from goref.core.case.ledger import ledger_of
    from goref.core.game.play_rules import Passes
    from goref.core.incidents.consequence import points

    fined = Incident(1, "other", Offender.WHITE, decided=(points(2),), in_lid=True)
    plain = ledger_of(GAME, facts_of(GAME, Passes.STONES))
    case = replace(GAME, incidents=(fined,))
    laid = ledger_of(case, facts_of(case, Passes.STONES))
    assert plain.in_bowls is not None
    assert laid.in_bowls == Pair(plain.in_bowls.black, plain.in_bowls.white - 2)
    assert laid.lost == Pair(0, 2)
    assert laid.gap == plain.gap == Pair(0, 0)
