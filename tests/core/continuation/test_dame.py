"""Dame settled in turn: diagrams, old games from their raw records, what may change.

The figures of the old games are those that came down: Gold-petal bowls B+1 route and 181:180;
Huang against Zhou a draw at 180 zi each; Takagawa against Go B+0.5 by area and W+0.5 by
territory; Iwamoto against Go W+1 if the last ko need not be connected and W+2 if it must.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Who
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.continuation.continuation import (
    Continuation,
    TurnPurpose,
    TurnSource,
    gone_on,
    to_move,
)
from goref.core.continuation.continuation import played as played_turn
from goref.core.continuation.dame import settle_dame, settled_ways
from goref.core.continuation.effects import Effect, effects
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import survey
from goref.core.ruling.tally import tally
from tests.core.build import COMPUTED, bare, counted, game, margin, played, ruled, spots
from tests.length import of_all
from tests.strategies import PLAIN, cases

TAKAGAWA_DEAD = (
    "C17 C16 D16 C15 R17 Q16 P15 Q15 P13 Q13 P12 O11 N10 P10 O9 P9 "
    "E8 F8 F7 F6 D7 C6 N4 O4 K3 P3 Q3 N2 O2 O1 R2 S2 Q1"
)
IWAMOTO_DEAD = "A14 M14 R14 K11 J10 J9 S10 G9 D8 S8 C7 M7 G6 A2"


def told(made: Continuation) -> list[str]:
    """The turns as text: ``B D4 dame``."""
    name = made.case.record.grid.name
    return [
        f"{t.act.colour.letter} {'-' if t.point is None else name(t.point)} {t.aim.value}"
        for t in made.turns
    ]


def settled(case: Case, *, kos: bool = True) -> Continuation:
    mover = to_move(case)
    assert mover is not None
    return settle_dame(case, mover.colour, kos=kos)


class CancelledError(Exception):
    """Nobody wants to know any more."""


def test_it_can_be_cancelled_before_every_turn() -> None:
    case = bare(*[".X.O."] * 5)
    asked: list[None] = []
    last = 0

    def go_on() -> None:
        asked.append(None)
        if len(asked) == last:
            raise CancelledError

    turns = settle_dame(case, BLACK, go_on=go_on).turns
    assert len(turns) > 1
    assert len(asked) > len(turns)
    for turn in range(1, len(turns) + 1):
        asked.clear()
        last = turn
        with pytest.raises(CancelledError):
            settle_dame(case, BLACK, go_on=go_on)
        assert len(asked) == turn


def codes(made: Continuation) -> set[str]:
    return {finding.code for finding in made.findings}


def bare_with(first: str, *rows: str, **answers: object) -> Case:
    case = bare(*rows, **answers)
    return replace(case, record=replace(case.record, first=Colour.from_letter(first)))


def effect(case: Case, rules: str) -> Effect:
    mover = to_move(case)
    assert mover is not None
    (found,) = effects([RULESETS[rules]], settled_ways(case, mover.colour))
    return found


# Diagrams.

TWO_DAME = (".X.O.", "XX.OO", ".XXO.", "XXOOO")


@pytest.mark.parametrize(("first", "order"), [("B", "BW"), ("W", "WB")])
def test_dame_are_taken_alternately(first: str, order: str) -> None:
    made = settled(bare_with(first, *TWO_DAME))
    assert told(made) == [f"{order[0]} C4 dame", f"{order[1]} C3 dame"]
    assert not made.findings
    assert made.case.position.rows == list(TWO_DAME)  # as it was


def test_an_even_number_changes_no_area_and_an_odd_one_does() -> None:
    even = bare_with("B", *TWO_DAME)
    odd = bare_with("B", ".X.O.", "XXXOO", ".XXO.", "XXOOO")
    other = bare_with("W", ".X.O.", "XXXOO", ".XXO.", "XXOOO")
    for case, change in ((even, 0), (odd, 1), (other, -1)):
        assert effect(case, "chinese-2002").difference == change
        assert effect(case, "tromp-taylor").difference == change


def test_nothing_is_known_without_the_side_to_move() -> None:
    assert to_move(bare(*TWO_DAME)) is None
    assert to_move(bare(*TWO_DAME, last_play="B")) == (WHITE, TurnSource.SAID)
    assert to_move(bare_with("W", *TWO_DAME)) == (WHITE, TurnSource.SETUP)


@pytest.mark.parametrize(
    ("moves", "side", "source"),
    [
        ("A1 B2 C3", WHITE, TurnSource.PLAY),
        ("A1 B2 C3 pass", BLACK, TurnSource.PASS),
        ("A1 B2 C3 pass pass", WHITE, TurnSource.PASS),
        ("A1 B2 C3 giveup giveup", WHITE, TurnSource.PASS),
    ],
)
def test_a_pass_is_a_turn(moves: str, side: Colour, source: TurnSource) -> None:
    assert to_move(played(5, moves)) == (side, source)


def test_who_played_last_as_stated_goes_before_the_record() -> None:
    assert to_move(played(5, "A1 B2 C3", last_play="W")) == (BLACK, TurnSource.SAID)
    assert to_move(played(5, "A1 B2 pass", last_play="W")) == (WHITE, TurnSource.PASS)


FALSE_EYE = ("XX.O.O.", "XXXXOOO", ".X.XO.O", "XXXXO.O")


def test_stones_that_come_into_atari_are_saved_and_that_is_paid_for() -> None:
    made = settled(bare_with("B", *FALSE_EYE))
    assert told(made) == ["B C4 dame-atari", "W E4 answer"]
    case = bare_with("B", *FALSE_EYE, prisoners=(0, 0))
    assert effect(case, "japanese").difference == 1
    assert [(r.term, r.points) for r in effect(case, "japanese").reasons] == [("territory", 1)]
    # By area Black has the dame, and White's stone stands on what was his anyhow.
    assert effect(case, "chinese-2002").difference == 1


def test_nobody_puts_his_own_stones_in_atari() -> None:
    made = settled(bare_with("W", *FALSE_EYE))
    assert told(made) == ["W - idle", "B C4 dame-atari", "W E4 answer"]


def test_stones_left_in_atari_when_play_stopped_are_left_so() -> None:
    made = settled(bare_with("B", "XXXOO.O.", "XXXXXOOO", ".X.XXO.O", "XXXXXOOO"))
    assert told(made) == []
    assert codes(made) == {"settle-in-atari"}


KO = ("XXXO.O.", *FALSE_EYE[1:])
"""White holds the ko at E4: Black can take the stone at D4 from there."""


def test_a_ko_is_played_unless_it_is_ruled_or_left() -> None:
    taken = ["B E4 ko-taken", "W - idle", "B D4 ko-connected"]
    assert told(settled(bare_with("B", *KO))) == taken
    assert told(settled(bare_with("W", *KO))) == ["W E4 ko-connected"]
    left = settled(bare_with("B", *KO), kos=False)
    ruled_on = settled(ruled(bare_with("B", *KO), ko="W: E4"))
    for made in (left, ruled_on):
        assert told(made) == []
        assert codes(made) == {"settle-kos-left"}


def test_where_the_rules_let_its_holder_leave_a_ko_it_is_left() -> None:
    case = bare_with("B", *KO, prisoners=(0, 0))
    assert effect(case, "jpd-art").difference == 0
    assert effect(case, "korean").difference == 1  # the prisoner
    kept = {rules.id for rules in COMPUTED if rules.leaves_kos}
    assert kept == {"jpd-art", "jpd-a", "jpd-b", "live-stones", "live-stones-paying"}


def test_a_shared_liberty_is_never_filled() -> None:
    rows = ("XXXOO.", "XX.XO.", ".OXXO.", "O.XXO.")
    unmarked = bare_with("B", *rows, prisoners=(0, 0))
    marked = ruled(unmarked, seki="C4 B2 A4 D4")
    for case in (unmarked, marked):
        for first in COLOURS:
            made = settle_dame(case, first)
            shared = survey(case.position, case.ruling).points(PointKind.SHARED)
            assert not shared & {t.point for t in made.turns}


def test_a_point_ruled_to_be_filled_is_its_owners() -> None:
    case = ruled(bare_with("W", "..XO.", "XXXOO", ".XXO.", "XXOOO"), dame="A4")
    made = settled(case)
    assert told(made) == ["W - idle", "B A4 protect"]


def test_dead_stones_do_not_come_to_life_by_a_dame() -> None:
    # The white stone at D1 is ruled dead: to play beside it would bring it out.
    case = ruled(bare_with("W", ".X.O.O", "XX.OOO", "XX.OO.", "XXXXO.", ".X.O.O"), dead="D1")
    made = settled(case)
    dead = case.record.grid.point("D1")
    near = set(case.record.grid.neighbours[dead])
    assert all(t.point not in near for t in made.turns if t.act.colour is WHITE)


def test_no_more_stones_are_dead_because_of_a_play() -> None:
    # With the eye at E2 gone, the mark on A2 would take all of White's stones with it.
    case = ruled(bare("O.OO.O", "..OOOO"), dead="A2")
    board = case.record.grid
    turn = played_turn(case.position, board.point("E2"), WHITE, TurnPurpose.DAME)
    longer = gone_on(case, [turn], spots(board, "A2"))
    assert survey(longer.position, case.ruling).dead > spots(board, "A2")
    assert survey(longer.position, longer.ruling).dead == spots(board, "A2")


def test_dead_stones_take_no_ko() -> None:
    rows = (".X.X", "XXXO", "XXO.", ".XOO")
    assert told(settled(ruled(bare_with("W", *rows), dead="D3 C2 D1"))) == []
    assert told(settled(bare_with("W", *rows)))[0] == "W C4 ko-taken"


def test_a_play_that_wins_land_is_no_dame_and_the_land_stays_won() -> None:
    rows = ("XX...OO", "XXXXOO.", ".X.XO.O", "XXXXOOO")
    black = settled(bare_with("B", *rows, prisoners=(0, 0)))
    assert told(black) == ["B D4 land", "W E4 dame"]
    assert [(f.code, f.level) for f in black.findings] == [("settle-land", Level.NOTE)]
    assert territory(black.longer) - territory(black.case) == 1
    white = settled(bare_with("W", *rows, prisoners=(0, 0)))
    assert told(white)[0] == "W D4 land"
    assert territory(white.longer) == territory(white.case)


def test_the_widest_regions_are_borders_that_were_not_closed() -> None:
    rows = ["X......O"] * 8
    made = settled(bare_with("B", *rows))
    assert made.turns == ()
    assert codes(made) == {"settle-open"}


# Where the turns go in the record.


def with_passes(*kinds: ActKind) -> Case:
    """Five rows, one dame at C5, Black to move; with closing passes of these kinds."""
    black = "B5 B4 C4 A4 B3 B2 C2 A2 B1"
    white = "D5 D4 E4 D3 C3 E3 D2 E2 C1"
    case = played(5, "", black=black, white=white)
    acts = [Act(kind, colour) for kind, colour in zip(kinds, COLOURS, strict=False)]
    play = [Act(ActKind.PLAY, BLACK, p) for p in sorted(spots(case.record.grid, "A5"))]
    play += [Act(ActKind.PLAY, WHITE, p) for p in sorted(spots(case.record.grid, "E5"))]
    return replace(case, record=replace(case.record, entries=(*play, *acts)))


def test_the_turns_come_before_the_two_passes_that_ended_play() -> None:
    case = with_passes(ActKind.GIVE_UP, ActKind.GIVE_UP)
    made = settled(case)
    assert told(made) == ["B C5 dame"]
    kinds = [(a.kind, a.colour) for a in made.longer.record.acts]
    assert kinds == [
        (ActKind.PLAY, BLACK),
        (ActKind.PLAY, WHITE),
        (ActKind.PLAY, BLACK),
        (ActKind.GIVE_UP, WHITE),
        (ActKind.GIVE_UP, BLACK),
    ]
    # Black gains the point by area, and pays for it where the first to pass is looked at.
    assert effect(case, "chinese-2002").difference == 1
    assert effect(case, "wmsg-2008").difference == 0
    assert effect(case, "japanese").difference == 0
    assert effect(case, "modern-1920").difference == 0


def test_a_single_pass_stays_where_it_is() -> None:
    made = settled(with_passes(ActKind.PASS))
    assert told(made) == ["W C5 dame"]
    assert [a.kind for a in made.longer.record.acts][-2:] == [ActKind.PASS, ActKind.PLAY]
    # A pass that was declared void is none, so that the other stands alone.
    two = replace(with_passes(ActKind.PASS, ActKind.PASS), voided=frozenset({4}))
    assert told(settled(two)) == ["W C5 dame"]
    assert settled(two).longer.record.acts[:4] == two.record.acts


def test_the_pass_that_ended_play_is_told_to_come_later() -> None:
    said = with_passes().answering(first_pass=None)
    assert counted(settled(said).longer, "wmsg-2008").margin is None
    stated = bare_with("B", ".X.O.", "XXXOO", ".XXO.", "XXOOO", first_pass="B")
    made = settled(stated)
    assert [(f.code, f.level) for f in made.findings] == [("settle-first-pass", Level.NOTE)]
    assert counted(made.longer, "wmsg-2008").facts.first_pass is not None
    assert effect(stated, "wmsg-2008").difference == 0
    earlier = bare_with("B", ".X.O.", "XXXOO", ".XXO.", "XXOOO", first_pass="W")
    assert effect(earlier, "wmsg-2008").difference == 1


def test_what_is_stated_of_a_bare_position_grows_and_nothing_else_is_known() -> None:
    case = bare_with("B", *TWO_DAME, plays=(6, 7), prisoners=(1, 2), last_play="W")
    longer = settled(case).longer
    assert longer.record.is_bare
    assert longer.answers.plays == (7, 8)
    assert longer.answers.prisoners == (1, 2)
    odd = bare_with("B", ".X.O.", "XXXOO", ".XXO.", "XXOOO", last_play="W")
    assert settled(odd).longer.answers.last_play is Who.BLACK
    unknown = settled(bare_with("B", *TWO_DAME)).longer
    assert counted(unknown, "japanese").margin is None


# Old games.


def raw(name: str, *, dead: str = "", seki: str = "") -> Case:
    """A game as recorded, without the moves that we have it settled by."""
    read = game(name)
    case = replace(read.settled(), record=read.case.record)
    return ruled(case, dead=dead, seki=seki)


def test_gold_petal_bowls() -> None:
    case = raw("gold-petal-bowls")
    made = settled(case)
    # A14 and R2 are the points that their owners still have to fill.
    answers = {t for t in told(made) if t.endswith("answer")}
    assert answers == {"B A14 answer", "W R2 answer"}
    counts = tally(survey(made.longer.position, made.longer.ruling))
    assert counts.public == 0
    assert (counts.area(BLACK), counts.area(WHITE)) == (181, 180)
    assert counts.counts[Quantity.TERRITORY] == (52, 51)
    # Its dame join groups, and for that they are taken first.
    assert (margin(case, "tang-song"), margin(made.longer, "tang-song")) == (3, 1)
    assert counted(made.longer, "ming-qing").native == Fraction(1, 2)


def test_huang_against_zhou_is_the_draw_that_was_recorded() -> None:
    case = raw("huang-longshi--zhou-donghou", seki="G19 H18 J19")
    made = settled(case)
    assert margin(made.longer, "chinese-2002", komi=0) == 0
    assert margin(made.longer, "ming-qing") == 0
    assert codes(made) == {"settle-land"}


def test_takagawa_against_go_is_won_by_white_by_territory_and_by_black_by_area() -> None:
    case = raw("takagawa--go-seigen-1959", dead=TAKAGAWA_DEAD).answering(komi=Fraction(9, 2))
    half = Fraction(1, 2)
    found = {id_: effect(case, id_) for id_ in ("chinese-2002", "japanese", "lu-nan")}
    assert {e.before.margin for e in found.values()} == {-half}
    assert {id_: e.after.margin for id_, e in found.items()} == {
        "chinese-2002": half,
        "japanese": -half,
        "lu-nan": -half,
    }


def test_iwamoto_against_go_hangs_on_the_ko_that_need_not_be_connected() -> None:
    case = raw("iwamoto--go-seigen-1948", dead=IWAMOTO_DEAD).answering(komi=Fraction(0))
    assert told(settled(case)) == ["B N8 ko-connected"]
    assert told(settled(case, kos=False)) == []
    figures = {id_: effect(case, id_) for id_ in ("japanese", "jpd-art")}
    assert [figures["japanese"].before.margin, figures["japanese"].after.margin] == [-1, -2]
    assert [figures["jpd-art"].before.margin, figures["jpd-art"].after.margin] == [-1, -1]


# What may change.


def territory(case: Case) -> Fraction:
    """D_T: own empties less lost stones, Black's less White's."""
    counts = tally(survey(case.position, case.ruling))
    captured = case.answers.prisoners
    assert captured is not None
    black = counts.own_empties(BLACK) - counts.dead.black - captured.black
    return black - (counts.own_empties(WHITE) - counts.dead.white - captured.white)


@given(case=cases(PLAIN))
@settings(max_examples=of_all(60, short=20))
def test_only_answers_kos_and_land_change_the_territory(case: Case) -> None:
    at_hand = bare(*case.position.rows, prisoners=tuple(case.moments[-1].captured))
    # A point that is called neutral cuts land in two: what lies behind is another's then.
    at_hand = replace(at_hand, ruling=replace(case.ruling, claims={}))
    for first in COLOURS:
        made = settle_dame(at_hand, first)
        before = survey(at_hand.position, at_hand.ruling)
        after = survey(made.longer.position, made.longer.ruling)
        # The same stones are dead, but for those that were taken.
        assert after.dead <= before.dead
        assert all(made.longer.position.cells[p] for p in after.dead)
        aims = [t.aim for t in made.turns]
        if not {
            TurnPurpose.LAND,
            TurnPurpose.KO_TAKEN,
            TurnPurpose.KO_CONNECTED,
            TurnPurpose.PROTECT,
        } & set(aims):
            signs = {BLACK: -1, WHITE: 1}
            paid = sum(signs[t.act.colour] for t in made.turns if t.aim is TurnPurpose.ANSWER)
            assert territory(made.longer) - territory(at_hand) == paid
            dame = [
                t.act.colour
                for t in made.turns
                if t.aim in (TurnPurpose.DAME, TurnPurpose.DAME_ATARI)
            ]
            taken = dame.count(BLACK) - dame.count(WHITE)
            areas = [tally(s).area_difference for s in (before, after)]
            assert areas[1] - areas[0] == taken


def test_reasons_add_up() -> None:
    case = raw("gold-petal-bowls")
    for found in effects(COMPUTED, settled_ways(case, WHITE)):
        if found.difference is not None:
            assert sum(r.points for r in found.reasons) == found.difference
