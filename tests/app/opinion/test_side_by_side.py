"""What each opinion takes the same stones for, as far as it has said so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.opinion.sentences import said_text
from goref.app.opinion.side_by_side import SaidOfStones, side_by_side
from goref.app.opinion.suggestion import (
    ChainFinding,
    IfBegun,
    OtherOpinion,
    PointFinding,
    Reason,
    Suggestion,
    Why,
)
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point, grid
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.texts.engines import SAYS_NOTHING
from tests.core.build import spots
from tests.languages import LANGUAGES
from tests.wordings import in_words

NINE = grid(9)
NONE: frozenset[Point] = frozenset()


def points(names: str) -> frozenset[Point]:
    return frozenset(spots(NINE, names))


STONES = points("A1 C3 C4")
CHAINS = tuple(
    ChainFinding(points(p), BLACK, StoneStatus.DEAD, True, 50, False, Reason(Why.DEAD_LEARNED))
    for p in ("A1", "C3 C4")
)
MADE = Suggestion(
    Position.of(NINE, black=STONES), "japanese", CHAINS, (), (), (), (), (), (), 0.1
)
FAKE = OtherOpinion("Fake", "1.5", points("A1"), frozenset(), STONES, 1.0, told=STONES)


def lives(said: SaidOfStones) -> dict[StoneStatus | None, str]:
    return {life: " ".join(NINE.names(stones)) for life, stones in said.lives.items()}


def test_alone_it_has_nothing_beside_it() -> None:
    assert side_by_side(STONES, MADE) == ()
    silent = replace(FAKE, dead=frozenset(), differs=frozenset(), told=frozenset())
    own, nothing = side_by_side(STONES, replace(MADE, others=(silent,)))
    assert (own.is_silent, nothing.is_silent) == (False, True), (
        "it is said that it says nothing"
    )
    told = {said_text(nothing, NINE, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert f"Fake 1.5: {in_words(SAYS_NOTHING)}" in told


def test_what_is_said_for_each_side_that_begins_stands_beside_it() -> None:
    pair, one = points("C3 C4"), points("A1")
    begun = tuple(
        IfBegun(side, dead, frozenset(), pair) for side, dead in ((BLACK, NONE), (WHITE, pair))
    )
    turned = replace(FAKE, dead=one, differs=NONE, told=one, if_begun=begun)
    own, black, white = side_by_side(STONES, replace(MADE, others=(turned,)))
    assert (own.begins, black.begins, white.begins) == (None, BLACK, WHITE)
    assert lives(black) == {StoneStatus.ALIVE: "C4 C3", StoneStatus.DEAD: "A1"}
    assert lives(white) == {StoneStatus.DEAD: "C4 C3 A1"}
    told = {said_text(black, NINE, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert "Fake 1.5, if Black begins: alive C4, C3; dead A1" in told
    assert len(side_by_side(one, replace(MADE, others=(turned,)))) == 2, (
        "of that no turn matters"
    )


def test_of_empty_points_it_is_told_whose_they_are() -> None:
    spot = points("J9 J8")
    found = tuple(PointFinding(p, PointKind.TERRITORY, BLACK, False, 60) for p in sorted(spot))
    made = replace(MADE, points=found)
    land = points("J8"), points("E5")
    others = replace(FAKE, land=land), replace(FAKE, engine="Blind")
    own, fake, blind = side_by_side(spot, replace(made, others=others))
    assert (own.owners, fake.owners) == (
        {BLACK: spot},
        {BLACK: points("J8"), None: points("J9")},
    )
    assert blind.is_silent
    told = {said_text(fake, NINE, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert "Fake 1.5: Black's J8; nobody's J9" in told


def test_each_has_its_name_and_its_lives() -> None:
    own, fake = side_by_side(STONES, replace(MADE, others=(FAKE,)))
    assert (own.name, lives(own)) == ("goref", {StoneStatus.DEAD: "C4 C3 A1"})
    assert (fake.name, lives(fake)) == (
        "Fake 1.5",
        {StoneStatus.ALIVE: "C4 C3", StoneStatus.DEAD: "A1"},
    )
    own, fake = side_by_side(points("A1"), replace(MADE, others=(FAKE,)))
    assert lives(own) == lives(fake) == {StoneStatus.DEAD: "A1"}, "of these stones alone"


def test_who_knows_no_seki_says_not_dead_and_who_says_nothing_is_not_quoted() -> None:
    blind = replace(FAKE, seki=None)
    mute = replace(FAKE, told=points("A1"), differs=points("A1"))
    *_, one, other = side_by_side(STONES, replace(MADE, others=(blind, mute)))
    assert lives(one) == {StoneStatus.DEAD: "A1", None: "C4 C3"}
    assert lives(other) == {StoneStatus.DEAD: "A1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    blind = replace(FAKE, seki=None)
    own, other = side_by_side(STONES, replace(MADE, others=(blind,)))
    told = [said_text(one, NINE, language) for one in (own, other)]  # type: ignore[arg-type]
    if language == "en":
        assert told == ["goref: dead", "Fake 1.5: dead A1; not dead C4, C3"]
    assert "C4" not in told[0]
    assert "C4" in told[1]
