"""Dead chains played out at equal turns: the same margin where the rules keep turns equal.

The bent four's figures are those of tests/core/trials/test_trial_bent_four.py: -11 by routes,
-11 - 6½ by the Japanese count, where every free pass of Black's is a point.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.continuation.capture import capture_line
from goref.core.continuation.effects import Effect, effects
from goref.core.continuation.play_out import (
    PlayOutError,
    WorthReason,
    play_out,
    worth_playing_out,
)
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.survey import survey
from tests.core.build import COMPUTED, bare, played, position, ruled, spots
from tests.core.continuation.test_dame import codes, told
from tests.core.trials.test_trial_bent_four import RULED

BENT = (
    "OOO.XO..",
    ".XXXXO..",
    "XXOOOO..",
    "OOO.....",
    ".O.O....",
    "OOOO....",
    "XXXXXXXX",
    "........",
)
"""A bent four that nothing keeps apart from its end."""
COSTLY = ("O..X.O.", "..XX.OO", "XXX..OO", "OOOOOOO")
"""White's stone at A4 can be taken only inside Black's land."""


def found(case: Case, name: str) -> dict[str, Effect]:
    made = play_out(case, case.record.grid.point(name))
    every = effects(COMPUTED, {True: made, False: made}, proof=True)
    return {effect.rules.id: effect for effect in every}


def test_a_bent_four_goes_by_way_of_the_ko() -> None:
    made = play_out(RULED, RULED.record.grid.point("B10"))
    assert told(made) == [
        "W F11 approach",
        "B - idle",
        "W E9 approach",
        "B - idle",
        "W A10 inside",
        "B D11 resist",
        "W B11 inside",
        "B A11 resist",
        "W A10 inside",
        "B - idle",
        "W C11 capture",
        "B - idle",
    ]
    assert made.longer.position.count(BLACK) == RULED.position.count(BLACK) - 7
    assert made.case is RULED
    assert not made.findings


def test_a_bent_four_changes_nothing_where_turns_are_equal_or_area_is_counted() -> None:
    every = found(RULED, "B10")
    for id_ in ("tang-song", "tingdao", "saturation-prisoners", "jpd-ming-qing", "aga"):
        assert every[id_].difference == 0, id_
    for id_ in ("chinese-2002", "ming-qing", "wmsg-2008", "jpd-a", "jpd-b", "ing"):
        assert every[id_].difference == 0, id_
    assert (every["tang-song"].before.margin, every["tang-song"].after.margin) == (-11, -11)


def test_a_bent_four_changes_the_count_where_a_pass_is_free() -> None:
    every = found(RULED, "B10")
    # Of six turns Black passes at four; White fills two points and loses four stones.
    assert every["japanese"].before.margin == Fraction("-17.5")
    assert every["japanese"].difference == 4
    assert {r.term: r.points for r in every["japanese"].reasons} == {"territory": 2, "lost": 2}
    assert every["japanese"].restored
    assert not every["tang-song"].restored
    assert every["lu-nan"].difference == 4
    assert every["no-pass-go"].forbidden
    assert every["no-pass-go"].difference is None


def test_nothing_is_told_of_rule_sets_that_lack_facts() -> None:
    assert found(RULED, "B10")["ikeda-territory-1"].difference is None


def test_a_stone_that_is_costly_to_take_is_worth_playing_out() -> None:
    case = ruled(bare(*COSTLY, prisoners=(0, 0), plays=(10, 10)), dead="A4")
    made = play_out(case, case.record.grid.point("A4"))
    assert told(made) == ["B B4 approach", "W E4 dame", "B A3 approach", "W E3 dame"]
    every = found(case, "A4")
    # White's dame cost him nothing while Black filled two points: as the finding says.
    for id_ in ("tang-song", "tingdao", "saturation-prisoners", "japanese"):
        assert every[id_].difference == -2, id_
    # Without dame left he must hand over stones, or pass.
    rows = ("O..XXO.", "..XXXOO", "XXXXXOO", "OOOOOOO")
    closed = ruled(bare(*rows, prisoners=(0, 0), plays=(10, 10), first_pass="none"), dead="A4")
    every = found(closed, "A4")
    # White's passes come after play has stopped: he was not the first to pass (WMSG).
    for id_ in ("tang-song", "tingdao", "saturation-prisoners", "chinese-2002", "wmsg-2008"):
        assert every[id_].difference == 0, id_
    assert every["japanese"].difference == -2


def test_what_is_worth_playing_out() -> None:
    bent = bare(*BENT)
    (worth,) = worth_playing_out(bent)
    assert worth.why is WorthReason.BENT_FOUR
    assert bent.record.grid.point("B7") in worth.chain
    case = ruled(bare(*COSTLY), dead="A4")
    assert [(w.why, w.chain) for w in worth_playing_out(case)] == [
        (WorthReason.COSTLY, spots(case.record.grid, "A4"))
    ]
    assert list(worth_playing_out(bare(*COSTLY))) == []


def test_what_nobody_ruled_is_taken_as_dead_and_said() -> None:
    case = bare(*BENT)
    made = play_out(case, case.record.grid.point("B7"))
    assert codes(made) == {"play-out-as-dead"}
    assert not case.ruling
    assert survey(made.case.position, made.case.ruling).dead


@pytest.mark.parametrize(
    ("name", "code"), [("H1", "play-out-no-stone"), ("A8", "play-out-not-dead")]
)
def test_what_cannot_be_played_out(name: str, code: str) -> None:
    case = bare(*BENT)
    with pytest.raises(PlayOutError, match=code):
        play_out(case, case.record.grid.point(name))


def in_a_record(*closing: ActKind) -> Case:
    """White's A5 dead in Black's land, no dame; Black began, and closed with such moves."""
    case = played(5, "B1 E1", black="C5 C4 C3 A3 B3 C2 C1", white="A5 D5 D4 D3 D2 D1", komi="0")
    stop = tuple(Act(kind, c) for kind, c in zip(closing, (BLACK, WHITE), strict=False))
    entries = case.record.entries + stop
    return ruled(replace(case, record=replace(case.record, entries=entries)), dead="A5")


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_a_record_is_stopped_before_and_after(passes: int) -> None:
    case = in_a_record(*[ActKind.PASS] * passes)
    made = play_out(case, case.record.grid.point("A5"))
    acts = "".join(
        f"{a.colour.letter}{'' if a.kind is ActKind.PLAY else '-'} "
        for a in made.longer.record.acts
    )
    # Two plays, the stop, B A4 and B5 against two passes, another stop.
    assert acts == "B W B- W- B W- B W- B- W- "
    every = found(case, "A5")
    for id_ in ("tang-song", "chinese-2002", "ikeda-territory-1", "jpd-b"):
        assert every[id_].difference == 0, id_
    for id_ in ("wmsg-2008", "jpd-a", "button"):  # who passed first did so before
        assert every[id_].difference == (0 if passes else None), id_
    assert every["japanese"].difference == -2


def test_give_ups_stay_give_ups() -> None:
    case = in_a_record(ActKind.GIVE_UP, ActKind.GIVE_UP)
    made = play_out(case, case.record.grid.point("A5"))
    assert [a.kind for a in made.longer.record.acts[-2:]] == [ActKind.GIVE_UP] * 2


def test_a_captor_puts_no_stone_into_atari_while_he_need_not() -> None:
    case = ruled(bare(".X.O", "OXXO", ".O.O", "O.XO"), dead="B4")
    made = play_out(case, case.record.grid.point("B4"))
    plays = [line for line in told(made) if "idle" not in line]
    assert plays == ["W C2 approach", "W C4 approach", "W A4 approach"]


# The fight in the eye.


def test_the_way_in_is_the_shortest() -> None:
    # One eye of two points: a stone in, and the capture.
    board = position("..XO.", "XXXO.", "OOOO.", ".....")
    (chain,) = (c for c in board.chains(BLACK))
    line = capture_line(board, min(chain), frozenset(spots(board.grid, "A4 B4")))
    assert line is not None
    assert len(line) == 3


def test_two_eyes_are_not_taken() -> None:
    board = position(".X.XO", "XXXXO", "OOOOO", ".....")
    (chain,) = board.chains(BLACK)
    assert capture_line(board, min(chain), frozenset(spots(board.grid, "A4 C4"))) is None


def test_every_rule_set_tells_something() -> None:
    every = found(RULED, "B10")
    assert set(every) == {r.id for r in RULESETS.values() if not r.known_only}
    for effect in every.values():
        if effect.difference is not None:
            assert sum(r.points for r in effect.reasons) == effect.difference
