"""Territory, void moves, trials and marks of a later goref in what goes out as SGF."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sgfmill import sgf

from goref.app.edits.trial import JoinTrialToGame
from goref.app.reports.sgf_export import territory
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.case.stored_trial import (
    AssertedStatus,
    Assertion,
    StoredTrial,
    TrialAct,
    TrialStep,
)
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.game.replay import replay
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import score
from tests.core.build import AS_IT_STANDS, bare, game, played, spots
from tests.io.outgoing import (
    back,
    codes,
    exported,
    like,
    marked,
    others_board,
    without_marks,
)
from tests.io.strict_sgf import Tree, parse
from tests.languages import EN, JA, ZH

GAME = played(5, "C3 B3 C2 B2 C4 B4 C1 B1 C5 B5 pass pass")

# Territory.


def test_territory_has_the_points_of_dead_stones_and_no_living_stone() -> None:
    case = bare("X.XO.", "XXXO.", "OXOO.", ".XO.X", "XXO..")
    ruling = AS_IT_STANDS.with_lives(spots(case.record.grid, "E2 A3"), StoneStatus.DEAD)
    case = replace(case, rules="chinese-2002", ruling=ruling)
    data = exported(case).data
    assert marked(data, "TB") == {"B5", "A3", "A2"}
    assert marked(data, "TW") == {"E5", "E4", "E3", "D2", "E2", "D1", "E1"}
    # Whoever drops our marks still has the dead stones, and proposes them.
    stranger = back(without_marks(data))
    assert stranger.case.ruling == replace(case.ruling, word=StatusSource.RECORD)
    assert "dead-from-territory-marks" in codes(stranger.findings)


def test_eyes_in_a_seki_are_territory_only_where_they_count() -> None:
    case = bare("OOOOO.", "OXXXO.", "OX.XOO", ".XXXOX", "OOOOO.", "......")
    board = case.record.grid
    ruling = AS_IT_STANDS.with_lives(
        case.position.chain(board.point("B4")) | case.position.chain(board.point("A4")),
        StoneStatus.SEKI,
    )
    case = replace(case, ruling=ruling).answering(prisoners=Pair(0, 0))
    for rules, eye in (("chinese-2002", {"C4"}), ("japanese", set())):
        data = exported(replace(case, rules=rules)).data
        assert marked(data, "TB") == eye, rules
        assert back(data).case.ruling == ruling


def test_no_territory_is_marked_where_a_stone_was_put_after_the_count() -> None:
    huang = replace(game("huang-longshi--zhou-donghou").settled(), rules="tang-song")
    result = score(huang, ruleset("tang-song"))
    for points in territory(result):
        standing = huang.position.without(result.survey.dead)
        assert all(not standing.cells[point] for point in points)


def test_marks_of_our_own_give_way_when_play_went_on() -> None:
    opened = back(exported(GAME).data)
    entries = (*opened.case.record.entries, Act(ActKind.PLAY, BLACK, 24))
    more = replace(opened.case, record=replace(opened.case.record, entries=entries))
    nodes = parse(exported(more, opened).data).main()
    assert [("TB" in node, "TW" in node) for node in nodes[-2:]] == [
        (False, False),
        (True, True),
    ]


def test_marks_of_others_stay_where_they_are() -> None:
    opened = back(b"(;SZ[5];B[cc]TB[aa][ab];W[bb])")
    nodes = parse(exported(opened.case, opened).data).main()
    assert nodes[1]["TB"] == ["aa", "ab"]
    # Where nothing is counted also those at the end.
    opened = back(b"(;SZ[5];B[cc];W[bb]TB[aa][ab])")
    unknown = replace(opened.case, rules="cangjie")
    made = exported(unknown, opened)
    assert parse(made.data).main()[-1]["TB"] == ["aa", "ab"]
    assert back(made.data).case == like(unknown, "")


REASONS = (
    "seen by both",
    'said "dead"',
    '"so"',
    " spaced ",
    "a\nb",
    "a\tb",
    "\0",
    "]\\: [",
    "双方同意",
)


@pytest.mark.parametrize("reason", REASONS)
def test_reasons_come_back_letter_by_letter(reason: str) -> None:
    ruling = Ruling().with_lives(spots(GAME.record.grid, "C3"), StoneStatus.ALIVE, reason)
    case = replace(GAME, ruling=ruling, voided=frozenset({1}), void_reasons={1: reason})
    opened = back(exported(case).data)
    assert opened.case.ruling.reasons == ruling.reasons
    assert opened.case.void_reasons == {1: reason}


# Void moves.


def test_others_see_the_board_without_the_void_moves() -> None:
    case = replace(
        played(5, "C3 C2 D2 B3 pass pass"),
        voided=frozenset({2, 3}),
        void_reasons={2: "out of turn\nand late"},
        rules="chinese-2002",
    )
    made = exported(case)
    assert others_board(made.data) == case.position.rows
    last = parse(made.data).main()[-1]
    assert sorted(last["AE"]) == ["cd", "dd"]
    opened = back(made.data)
    assert opened.case == like(case, made.result)
    assert "setup-later" not in codes(opened.findings)
    # Play may go on, and the moves may be made valid again.
    entries = (*case.record.entries, Act(ActKind.PLAY, BLACK, 24))
    on = replace(opened.case, record=replace(opened.case.record, entries=entries))
    again = exported(on, opened)
    assert back(again.data).case == like(on, again.result)
    assert others_board(again.data) == on.position.rows
    valid = replace(opened.case, voided=frozenset(), void_reasons={})
    nodes = parse(exported(valid, opened).data).main()
    assert not any("AE" in node for node in nodes)
    assert len(nodes) == 1 + len(case.record.entries)


def test_a_stone_that_cannot_be_put_is_put_by_others_and_taken_back() -> None:
    case = replace(played(5, "C3 C3 B3"), rules="chinese-2002")
    made = exported(case)
    assert others_board(made.data) == case.position.rows
    assert back(made.data).case == like(case, made.result)


# Disputes.


def trial(case: Case, after: int, rules: str, names: str, text: str) -> StoredTrial:
    board = case.record.grid
    moments = {m.number: m.position for m in replay(case.record)}
    claim = Assertion(AssertedStatus.DEAD, WHITE, BLACK, spots(board, names))
    acts, colour = [], WHITE
    for word in text.split():
        step = {"giveup": TrialStep.GIVE_UP, "stone": TrialStep.PASS_STONE}.get(
            word, TrialStep.PLAY
        )
        acts.append(
            TrialAct(step, colour, board.point(word) if step is TrialStep.PLAY else None)
        )
        colour = colour.other
    return StoredTrial(rules, moments[after], after, claim, WHITE, tuple(acts))


def disputed() -> Case:
    """Two trials at the end about different stones, and one from an earlier moment."""
    case = played(5, "C3 B3 D3 B2 B4 giveup giveup")
    return replace(
        case,
        rules="jpd-art",
        trials=(
            trial(case, 7, "jpd-art", "C3 D3", "C2 C4 giveup giveup"),
            trial(case, 7, "jpd-art", "B4", "A4 C4 giveup giveup"),
            trial(case, 3, "japanese", "D3", "D2 E3"),
        ),
    )


@pytest.mark.parametrize(
    ("language", "name", "claim"),
    [
        (EN, "Trial 1", "White claims: Black's stones C3, D3 are dead"),
        (ZH, "实战解决之1", "白方主张：黑子C3, D3为死子"),
        (JA, "実戦解決1", "白の主張：黒石C3, D3は死に石"),
    ],
)
def test_trials_are_variations_where_they_began(language: str, name: str, claim: str) -> None:
    case = disputed()
    data = exported(case, language=language).data
    tree = parse(data)
    moves = [node.get("B", node.get("W")) for node in tree.main() if {"B", "W"} & node.keys()]
    assert moves == [["cc"], ["bc"], ["dc"], ["bd"], ["bb"], [""], [""]]
    early, late = at(tree, 3), at(tree, 7)
    assert [node["N"][0][-1] for node in early] == ["3"]
    assert late[0]["N"] == [name]
    assert late[0]["C"][0].splitlines()[0] == claim
    assert [node["N"][0][-1] for node in late] == ["1", "2"]
    assert back(data).case == like(case, back(data).case.record.info.result)
    assert "variations-kept" not in codes(back(data).findings)
    sequence = sgf.Sgf_game.from_bytes(data).get_main_sequence()
    assert len(sequence) == 1 + 7 + 1
    (_, aside) = sequence[3]
    assert [child.get_move() for child in (aside[0], aside[0][0])] == [
        ("w", (1, 3)),
        ("b", (2, 4)),
    ]


def at(tree: Tree, moves: int) -> list[dict[str, list[str]]]:
    """First nodes of the variations after so many moves of the main line."""
    while True:
        moves -= sum(1 for node in tree.nodes if {"B", "W"} & node.keys())
        if moves == 0:
            return [child.nodes[0] for child in tree.children[1:]]
        assert moves > 0
        tree = tree.children[0]


def test_a_trial_that_somebody_went_on_with_stays_beside_the_one_of_the_case() -> None:
    case = disputed()
    data = exported(case).data
    end = data.index(b"Trial 2")
    more = data[:end] + data[end:].replace(b"C[Give up])", b"C[Give up];B[ee]C[mine])", 1)
    opened = back(more)
    assert opened.case.trials == case.trials
    again = exported(opened.case, opened).data
    assert again.count(b"B[ee]C[mine]") == 1
    assert again.count(b"XG[trial 2 ") == 1, "the changed one is none of goref's any more"
    assert back(again).case.trials == case.trials
    (count,) = [
        dict(f.args)["count"] for f in back(again).findings if f.code == "variations-kept"
    ]
    assert count == 1


def test_ways_in_which_somebody_went_on_with_a_trial_stay_too() -> None:
    data = exported(disputed()).data
    end = data.index(b"Trial 2")
    ways = b"C[Give up](;B[ee]C[mine])(;B[dd]C[yours]))"
    opened = back(data[:end] + data[end:].replace(b"C[Give up])", ways, 1))
    again = exported(opened.case, opened).data
    assert again.count(b"(;B[ee]C[mine])") == again.count(b"(;B[dd]C[yours])") == 1


def test_a_trial_without_its_place_is_kept_all_the_same() -> None:
    case = disputed()
    other = replace(case, record=replace(case.record, entries=case.record.entries[1:]))
    data = exported(other).data
    assert b"Trial" not in data
    assert back(data).case.trials == case.trials


def test_trials_of_a_game_gone_on_with_hang_where_they_began() -> None:
    case = disputed()
    kept = replace(case.trials[0], rules="chinese-2002", acts=case.trials[0].acts[:2])
    one = replace(case, rules="chinese-2002", trials=(kept,))
    after = JoinTrialToGame(0).apply(one)
    made = exported(after)
    assert back(made.data).case == like(after, made.result)


# Marks of a later goref.


LATER = (
    b'GOREF[rules jpd-b][answer weather "fine"][dead Z99][bent-four B A1][notes "a"]'
    b'[shift {}][header {"KM": 3}]'
)


def test_marks_that_are_not_understood_are_kept_and_listed() -> None:
    opened = back(b"(;SZ[5]" + LATER + b";B[cc]GOREF[hidden 3];W[bb]GOREF[dead Q9])")
    assert (opened.case.rules, opened.case.notes) == ("jpd-b", "a")
    listed = [dict(f.args)["text"] for f in opened.findings if f.code == "mark-unreadable"]
    unknown = ['answer weather "fine"', "bent-four B A1", "shift {}", 'header {"KM": 3}']
    assert listed == [*unknown, "hidden 3", "dead Q9"]
    data = exported(opened.case, opened).data
    again = back(data)
    for text in (*unknown, "dead Z99", "hidden 3", "dead Q9"):
        assert data.count(f"[{text}]".encode()) == 1, text
    assert again.case == like(opened.case, again.case.record.info.result)
    assert back(exported(again.case, again).data).case.notes == "a"


def test_a_rule_set_of_a_later_goref_is_named() -> None:
    opened = back(b"(;SZ[5]GOREF[rules mars-2050];B[cc])")
    assert codes(opened.findings) == {"rules-not-known": Level.CHECK}
