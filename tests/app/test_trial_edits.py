"""Trials kept with a case, taken over, played on: applied, journaled, saved, exported."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from goref.app.edits import ClaimPoints, MarkStones, decode_edit
from goref.app.trial_edits import KeepTrial, PlayOn, accepting
from goref.core.case import Case
from goref.core.colour import BLACK, WHITE
from goref.core.record import Act, ActKind
from goref.core.ruling import Life, Ruling
from goref.core.trials.kept import Asserted, KeptTrial, Step, TrialAct
from goref.core.trials.outcome import outcome
from goref.core.trials.trial import Trial, kept, reopened
from goref.io.case_file import CaseFileError, decode_case, dump, encode_case, load
from goref.io.sgf_read import read_sgf
from goref.io.sgf_syntax import main_line
from goref.io.sgf_write import write_sgf
from goref.io.trial_file import MOST_TRIALS, decode_trial, encode_trial
from tests.core.build import played
from tests.core.trials.boards import (
    DOUBLE_KO,
    FIVE,
    TEN_THOUSAND_YEARS,
    claimed,
    finished,
    tried,
)

GAME = played(5, "C3 B3 D3 giveup giveup")
CHAIN = claimed(GAME, Asserted.DEAD, "W", "C3 D3")


def trial_of(rules: str = "jpd-art", text: str = "C2 C4 D2") -> Trial:
    return finished(tried(GAME, rules, CHAIN, text))


def again(edit: KeepTrial | PlayOn, case: Case) -> KeepTrial | PlayOn:
    """The edit as a journal gives it back."""
    board = case.record.grid
    value = json.loads(json.dumps(edit.encode(board)))
    read = decode_edit(board, value)
    assert isinstance(read, KeepTrial | PlayOn)
    return read


@pytest.mark.parametrize("rules", FIVE)
def test_a_kept_trial_changes_nothing_else(rules: str) -> None:
    edit = KeepTrial(kept(trial_of(rules)))
    after = edit.apply(GAME)
    assert after.trials == (edit.trial,)
    assert replace(after, trials=()) == GAME
    assert after.record is GAME.record
    assert again(edit, GAME) == edit
    assert edit.apply(after) is after


def test_a_trial_is_dropped_again() -> None:
    first, second = kept(trial_of()), kept(trial_of("japanese"))
    case = KeepTrial(second).apply(KeepTrial(first).apply(GAME))
    edit = KeepTrial(first, keep=False)
    assert edit.apply(case).trials == (second,)
    assert again(edit, case) == edit
    with pytest.raises(ValueError, match="no such trial"):
        edit.apply(GAME)


def test_a_trial_that_cannot_have_been_played_is_not_kept() -> None:
    trial = kept(trial_of())
    elsewhere = played(5, "C3 B3 giveup giveup")
    with pytest.raises(ValueError, match="changed"):
        KeepTrial(trial).apply(elsewhere)
    forged = replace(trial, acts=(TrialAct(Step.PASS, WHITE),))
    with pytest.raises(ValueError, match="no-such-step"):
        KeepTrial(forged).apply(GAME)


def test_there_are_not_endlessly_many_trials() -> None:
    trial = kept(trial_of())
    full = replace(GAME, trials=(replace(trial, closed=True),) * MOST_TRIALS)
    with pytest.raises(ValueError, match=str(MOST_TRIALS)):
        KeepTrial(trial).apply(full)


def test_what_a_trial_showed_is_taken_over_with_its_reason() -> None:
    case = replace(GAME, disputed=CHAIN.points)
    trial = finished(tried(case, "jpd-art", CHAIN, "C2 - C4 - D2 - D4 - E3"))
    (found,) = outcome(trial)
    edit = accepting(found, GAME.record.grid, "zh")
    assert isinstance(edit, MarkStones)
    after = edit.apply(case)
    assert after.ruling.stones(Life.DEAD) == CHAIN.points
    assert after.disputed == frozenset()
    reason = after.ruling.reasons[min(CHAIN.points)]
    assert reason.startswith("实战解决：")
    assert "艺术版第12、14条" in reason


def test_a_point_that_was_held_is_claimed() -> None:
    claim = claimed(TEN_THOUSAND_YEARS, Asserted.KO_POINT, "W", "A1")
    trial = finished(tried(TEN_THOUSAND_YEARS, "jpd-a", claim, "A1", WHITE))
    (found,) = outcome(trial)
    edit = accepting(found, TEN_THOUSAND_YEARS.record.grid, "en")
    assert isinstance(edit, ClaimPoints)
    assert edit.claim == found.claim
    assert "article 6.3" in edit.reason


def test_playing_on_takes_the_trial_into_the_game() -> None:
    edit = PlayOn(kept(trial_of("chinese-2002")))
    after = edit.apply(GAME)
    assert len(after.record.acts) == 10
    assert after.record.acts[:5] == GAME.record.acts
    assert again(edit, GAME) == edit
    with pytest.raises(ValueError, match="no-such-step"):
        PlayOn(kept(trial_of("jpd-art"))).apply(GAME)


# The case file.


def test_a_case_file_keeps_trials() -> None:
    trials = tuple(kept(trial_of(rules)) for rules in FIVE)
    case = replace(GAME, trials=trials)
    read = load(dump(case)).case
    assert read.trials == trials
    assert kept(reopened(read, read.trials[0])) == trials[0]


def test_a_case_file_of_before_has_none() -> None:
    value = encode_case(GAME)
    del value["trials"]
    assert decode_case(value).case.trials == ()


def test_a_pass_for_a_ko_is_kept_with_its_ko() -> None:
    claim = claimed(DOUBLE_KO, Asserted.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = kept(finished(tried(DOUBLE_KO, "japanese", claim, "B6 C4 -C4")))
    value = json.loads(json.dumps(encode_trial(trial)))
    assert "W pass-for-ko C4" in value["acts"]
    assert decode_trial(value) == trial


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", "no-such"),
        ("rules", 7),
        ("frozen", ["...", "..."]),
        ("frozen", "..."),
        ("after", -1),
        ("after", True),
        ("claim", {}),
        ("claim", {"what": "dead", "claimant": "B", "owner": "X", "points": []}),
        ("claim", {"what": "dead", "claimant": "B", "owner": "W", "points": ["Z99"]}),
        ("first", None),
        ("acts", ["B play"]),
        ("acts", ["B pass C3"]),
        ("acts", ["B"]),
        ("acts", ["B fly C3"]),
        ("acts", ["B pass"] * 5001),
        ("closed", "yes"),
    ],
)
def test_a_damaged_trial_is_refused_with_its_place(key: str, value: object) -> None:
    case = encode_case(replace(GAME, trials=(kept(trial_of()),)))
    case["trials"][0][key] = value
    with pytest.raises(CaseFileError, match='"trials", trial 1'):
        decode_case(case)
    with pytest.raises(CaseFileError, match='"trials"'):
        decode_case(case | {"trials": {}})


def test_too_many_trials_are_refused() -> None:
    case = encode_case(replace(GAME, trials=(kept(trial_of()),)))
    with pytest.raises(CaseFileError, match="are the most"):
        decode_case(case | {"trials": case["trials"] * (MOST_TRIALS + 1)})


# SGF.


def written(case: Case, *trials: KeptTrial) -> bytes:
    return write_sgf(None, case.record, Ruling(), trials=trials)


def test_a_trial_is_a_variation_at_the_end_of_the_main_line() -> None:
    trial = kept(trial_of())
    data = written(GAME, trial)
    game = read_sgf(data).games[0]
    assert game.record == GAME.record
    nodes = main_line(game.tree)
    (aside,) = [tree for node in nodes for tree in node.asides]
    assert nodes[len(GAME.record.acts)].asides == [aside]
    comment = aside.sequence[0]["C"][0].decode()
    assert "White claims: Black's stones C3, D3 are dead" in comment
    assert "articles 9 and 14" in comment
    moves = [(key, node[key]) for node in aside.sequence[1:] for key in "BW" if key in node]
    assert moves == [
        ("W", [b"cd"]),
        ("B", [b"cb"]),
        ("W", [b"dd"]),
        ("B", [b""]),
        ("W", [b""]),
    ]
    assert aside.sequence[-1]["GOREF"] == [b"give-up"]


def test_without_trials_nothing_changes() -> None:
    assert written(GAME) == write_sgf(None, GAME.record, Ruling())


def test_several_trials_and_a_second_writing() -> None:
    trials = [kept(trial_of(rules)) for rules in ("jpd-art", "japanese")]
    data = written(GAME, *trials)
    game = read_sgf(data).games[0]
    assert data == write_sgf(game, game.record, Ruling())
    assert sum(len(node.asides) for node in main_line(game.tree)) == 2


def test_a_trial_hangs_where_it_began_when_play_went_on() -> None:
    trial = kept(trial_of("chinese-2002"))
    after = PlayOn(trial).apply(GAME)
    game = read_sgf(written(after, trial)).games[0]
    assert game.record == after.record
    nodes = main_line(game.tree)
    assert [index for index, node in enumerate(nodes) if node.asides] == [5]


def test_a_trial_of_a_position_that_is_gone_is_left_out() -> None:
    trial = kept(trial_of())
    other = played(5, "C3 B3 E5 giveup giveup")
    assert written(other, trial) == written(other)


def test_a_pass_for_a_ko_says_which_ko_in_sgf() -> None:
    claim = claimed(DOUBLE_KO, Asserted.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = kept(finished(tried(DOUBLE_KO, "japanese", claim, "B6 C4 -C4")))
    game = read_sgf(written(DOUBLE_KO, trial)).games[0]
    (aside,) = [tree for node in main_line(game.tree) for tree in node.asides]
    passes = [node for node in aside.sequence if b"pass-for-ko" in node.get("GOREF", [b""])[0]]
    assert [node["GOREF"] for node in passes] == [[b"pass-for-ko cd"]]
    assert passes[0]["C"] == [b"Pass for a ko C4"]
    assert passes[0]["W"] == [b""]


def test_acts_of_the_record_keep_their_kinds() -> None:
    after = PlayOn(kept(trial_of("jpd-a"))).apply(GAME)
    game = read_sgf(write_sgf(None, after.record, Ruling())).games[0]
    assert game.record.acts == after.record.acts
    assert game.record.acts[5] == Act(ActKind.PASS_STONE, WHITE)
    assert game.record.acts[6] == Act(ActKind.PASS_STONE, BLACK)
