"""What the checklist asks, on which article, and what ruling otherwise would change."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.scoring.scorer import score
from goref.core.trials.checklist import ChecklistItem, in_dispute
from goref.core.trials.checklist import items as one_by_one
from tests.core.build import AS_IT_STANDS, bare, counted, game, margin, ruled, spots
from tests.core.protection.test_needed_play import CUT_OFF_BY_KO, DOUBLE_ATARI
from tests.core.protection.test_needed_play import PRESSED as PRESSED_BOARD
from tests.core.trials.boards import (
    BENT_FOUR,
    BENT_FOUR_DEAD,
    DOUBLE_KO,
    TEN_THOUSAND_YEARS,
    TWO_OF_THREE,
    checklist,
)


def asked(case: Case, rules: str, kind: QuestionKind) -> list[ChecklistItem]:
    found = checklist(counted(case, rules), case)
    return [item for item in found if item.asked is kind]


def names(case: Case, items: list[ChecklistItem]) -> list[str]:
    return [" ".join(case.record.grid.names(item.points)) for item in items]


# White's two stones at the top can be put in atari at B5, and at E5; Black lives below.
CUTTING_POINT = bare(
    ".OOX.",
    "OXXO.",
    "OOOOO",
    "XXXXX",
    ".X.X.",
    prisoners=(0, 0),
    plays=(0, 0),
)

PRESSED = bare(*PRESSED_BOARD.position.rows, prisoners=(0, 0), plays=(0, 0))

# Black can play B2 and D2, where White would be in atari.
COMBED = bare("XXXXX", "X...X", "XOXOX", prisoners=(0, 0), plays=(0, 0))


def test_an_own_point_that_must_be_filled_and_what_is_lost_else() -> None:
    (item,) = asked(PRESSED, "japanese", QuestionKind.FILL)
    assert names(PRESSED, [item]) == ["B2"]
    assert item.owner is BLACK
    assert (item.pressing, item.ruled) == (True, False)
    assert item.step == "points"
    filled, dead = item.otherwise
    assert (filled.claim, filled.change) == (PointRuling(PointKind.DAME, None), -1)
    assert dead.life is StoneStatus.DEAD
    stones = [*map(PRESSED.position.chain, spots(PRESSED.record.grid, "A5 A1"))]
    assert dead.points == frozenset().union(*stones), "all, with A1 and B1 that go first"
    assert dead.change is not None
    assert dead.change < -1


def test_all_points_where_one_play_is_enough_are_one_item() -> None:
    (item,) = asked(DOUBLE_ATARI, "japanese", QuestionKind.FILL)
    assert item.places == spots(DOUBLE_ATARI.record.grid, "D6 C5 D5 C4")
    assert item.points < item.places
    assert item.otherwise[0].change == -1, "one of them is filled"


def test_an_atari_that_is_answered_is_no_item() -> None:
    # Black at D8 gives atari to five stones; at E9 White joins them to the others.
    case = ruled(BENT_FOUR, dead=BENT_FOUR_DEAD + " A7 B7 C7 J10 K10")
    assert asked(case, "japanese", QuestionKind.FILL) == []


def test_a_loss_that_turns_the_winner_is_told() -> None:
    margin_ = margin(PRESSED, "japanese", komi=0)
    assert margin_ is not None
    close = PRESSED.answering(komi=margin_ - Fraction(1, 2))
    assert asked(close, "japanese", QuestionKind.FILL)[0].flips
    far = PRESSED.answering(komi=margin_ - 40)
    assert not asked(far, "japanese", QuestionKind.FILL)[0].flips


def test_a_chain_that_lives_whatever_is_played_is_not_asked_about() -> None:
    case = ruled(CUTTING_POINT, dead="D5 B4 C4")
    # A5 would take nothing and E5 is no play of Black's against a chain with two eyes.
    assert names(case, asked(case, "japanese", QuestionKind.FILL)) == []


@pytest.mark.parametrize("name", ["gold-petal-bowls", "iwamoto--go-seigen-1948"])
def test_settled_games_press_for_nothing(name: str) -> None:
    case = game(name).settled()
    assert asked(case, "chinese-2002", QuestionKind.FILL) == []


def test_open_kos_with_the_step_that_decides_them() -> None:
    for rules in ("jpd-a", "japanese"):
        items = asked(DOUBLE_KO, rules, QuestionKind.KO)
        assert names(DOUBLE_KO, items) == ["B6", "C4"]
        assert [item.owner for item in items] == [BLACK, WHITE]
        assert all(item.step == "points" for item in items)
    # Under edition A a ko point is a point; to be filled, it is nobody's.
    held = asked(DOUBLE_KO, "jpd-a", QuestionKind.KO)[0]
    assert held.otherwise[0].change == -1
    # Under Japanese rules it counts for nobody either way, but as plain territory it would.
    japanese = asked(DOUBLE_KO, "japanese", QuestionKind.KO)[0]
    assert [o.change for o in japanese.otherwise] == [0, 1]


def test_a_ko_that_decides_the_game() -> None:
    komi = margin(TEN_THOUSAND_YEARS, "jpd-art", komi=0)
    assert komi is not None
    close = TEN_THOUSAND_YEARS.answering(komi=komi + Fraction(1, 2))
    (ko,) = asked(close, "jpd-art", QuestionKind.KO)
    assert ko.flips
    assert ko.change == 1
    far = TEN_THOUSAND_YEARS.answering(komi=komi + 2)
    assert not asked(far, "jpd-art", QuestionKind.KO)[0].flips


def test_a_ko_on_which_more_stones_stand_says_so() -> None:
    case = replace(CUT_OFF_BY_KO, ruling=AS_IT_STANDS)
    (ko,) = asked(case, "japanese", QuestionKind.KO)
    assert names(case, [ko]) == ["D1"]
    assert ko.pressing
    dead = ko.otherwise[-1]
    assert (dead.life, len(dead.points)) == (StoneStatus.DEAD, 5)
    assert dead.change is None or dead.change < -5
    assert asked(case, "japanese", QuestionKind.FILL) == [], "it is asked once"


def test_one_sided_dame_decided_and_proposed() -> None:
    case = ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2", shared="D2")
    items = asked(case, "jpd-art", QuestionKind.ONE_SIDED)
    assert names(case, items) == ["B2", "C2"]
    assert all(item.ruled and item.owner is BLACK for item in items)
    assert [item.change for item in items] == [1, 1]
    # The Japanese rules count them for nobody.
    assert [item.change for item in asked(case, "japanese", QuestionKind.ONE_SIDED)] == [0, 0]


def test_disputed_stones_either_way() -> None:
    names_ = "C7 C5 C3 C2 C1 D7 D6 D5 D4 D3 D2 E2 E1"
    case = replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, names_))
    (item,) = asked(case, "chinese-2002", QuestionKind.STONES)
    assert item.owner is WHITE
    assert {o.life for o in item.otherwise} == {StoneStatus.DEAD, StoneStatus.SEKI}
    dead = next(o for o in item.otherwise if o.life is StoneStatus.DEAD)
    ruling = case.ruling.with_lives(dead.points, StoneStatus.DEAD)
    after = score(replace(case, ruling=ruling), RULESETS["chinese-2002"])
    assert dead.change == after.difference - counted(case, "chinese-2002").difference
    assert item.change == max(abs(o.change) for o in item.otherwise if o.change is not None)


def test_disputed_points() -> None:
    case = replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, "A1 F7 G7"))
    items = asked(case, "chinese-2002", QuestionKind.POINTS)
    assert names(case, items) == ["F7 G7", "A1"]
    for item in items:
        claims = [(o.claim.kind, o.claim.owner) for o in item.otherwise if o.claim]
        assert claims == [(PointKind.TERRITORY, WHITE), (PointKind.DAME, None)]


def test_disputes_come_first() -> None:
    case = replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, "F7"))
    kinds = [item.asked for item in checklist(counted(case, "jpd-a"), case)]
    assert kinds[0] is QuestionKind.POINTS
    assert kinds.index(QuestionKind.KO) > 0


@pytest.mark.parametrize("rules", ["jpd-a", "tang-song", "japanese"])
def test_what_is_missing_for_a_count_does_no_harm(rules: str) -> None:
    unknown = bare(*DOUBLE_KO.position.rows)
    item = asked(unknown, rules, QuestionKind.KO)[0]
    assert all(o.change is not None for o in item.otherwise)
    assert not item.flips


# What was ruled stays an item, and the work comes in pieces.


def test_a_ko_ruled_to_be_filled_is_still_asked_about() -> None:
    before = asked(DOUBLE_KO, "jpd-a", QuestionKind.KO)
    case = ruled(DOUBLE_KO, dame="B6")
    after = asked(case, "jpd-a", QuestionKind.KO)
    assert names(case, after) == names(case, before) == ["B6", "C4"]
    filled, held = after
    assert (filled.ruled, held.ruled) == (True, False)
    assert filled.owner is BLACK
    assert filled.claim == PointRuling(PointKind.DAME, None)
    # The other way round it gives the point back that filling took.
    kinds = [o.claim.kind for o in filled.otherwise if o.claim]
    assert kinds == [PointKind.TERRITORY, PointKind.KO]
    assert [o.change for o in filled.otherwise] == [1, 1]
    assert before[0].otherwise[0].change == -1


def test_a_ko_ruled_plain_territory_is_one_item() -> None:
    case = ruled(DOUBLE_KO, territory="B: B6")
    found = [i for i in checklist(counted(case, "jpd-a"), case) if names(case, [i]) == ["B6"]]
    assert [item.asked for item in found] == [QuestionKind.KO]
    assert found[0].claim == PointRuling(PointKind.TERRITORY, BLACK)
    assert found[0].ruled


@pytest.mark.parametrize("point", ["D6", "C5", "D5", "C4"])
def test_a_protective_play_that_was_ruled_on_stays_an_item(point: str) -> None:
    before = asked(DOUBLE_ATARI, "japanese", QuestionKind.FILL)[0]
    for marks, claim in (
        ({"dame": point}, PointRuling(PointKind.DAME, None)),
        ({"territory": f"B: {point}"}, PointRuling(PointKind.TERRITORY, BLACK)),
    ):
        case = ruled(DOUBLE_ATARI, **marks)
        (item,) = asked(case, "japanese", QuestionKind.FILL)
        assert names(case, [item]) == [point]
        assert item.ruled
        assert item.claim == claim
        assert item.places == before.places
    filled = asked(ruled(DOUBLE_ATARI, dame=point), "japanese", QuestionKind.FILL)[0]
    (back,) = filled.otherwise
    assert (back.claim, back.change) == (PointRuling(PointKind.TERRITORY, BLACK), 1)


def test_points_ruled_shared_stay_where_they_could_be_one_sided() -> None:
    before = asked(ruled(COMBED, seki="A3 B1 D1"), "jpd-art", QuestionKind.ONE_SIDED)
    assert names(COMBED, before) == ["B2 D2"]
    assert not before[0].ruled
    case = ruled(COMBED, seki="A3 B1 D1", shared="B2 D2")
    (item,) = asked(case, "jpd-art", QuestionKind.ONE_SIDED)
    assert names(case, [item]) == ["B2 D2"]
    assert item.ruled
    assert item.claim == PointRuling(PointKind.SHARED, None)
    assert [o.claim for o in item.otherwise] == [PointRuling(PointKind.ONE_SIDED, BLACK)]


def test_the_work_comes_in_pieces_of_one_count() -> None:
    case = replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, "F7"))
    score_ = counted(case, "jpd-a")
    found, since = 0, 0
    for piece in one_by_one(score_, case):
        if piece is None:
            since += 1
            continue
        found += 1
        assert since >= len(piece.otherwise) > 0
        since = 0
    assert found == len(checklist(score_, case))


def test_disputes_are_counted_without_a_checklist() -> None:
    stones = "C7 C5 C3 C2 C1 D7 D6 D5 D4 D3 D2 E2 E1"
    case = replace(DOUBLE_KO, disputed=spots(DOUBLE_KO.record.grid, f"{stones} A1 F7 G7"))
    survey = counted(case, "chinese-2002").survey
    found = [set(case.record.grid.names(p)) for p in in_dispute(survey, case.disputed)]
    assert {"F7", "G7"} in found
    assert {"A1"} in found
    listed = list(checklist(counted(case, "chinese-2002"), case))
    disputes = [i for i in listed if i.asked in (QuestionKind.STONES, QuestionKind.POINTS)]
    assert [set(case.record.grid.names(i.points)) for i in disputes] == found
