"""Trials kept with a case, taken over, played on: applied, journaled, saved, exported."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.edits.ruling import MarkStones, RulePoints
from goref.app.edits.table import decode_edit
from goref.app.edits.trial import (
    ACCEPTED,
    OVERRULED,
    DropTrial,
    EndTrial,
    JoinTrialToGame,
    OpenTrial,
    PlayTrialAct,
    RuleTrial,
    TrialEdit,
)
from goref.app.opening import Opened
from goref.app.questions.trial_status import Ruled, accepting, overruling
from goref.app.questions.trial_status import tried as tried_of
from goref.app.session.change import Part
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE
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
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.trials.claims import claims_for
from goref.core.trials.faults import TrialError
from goref.core.trials.outcome import outcome
from goref.core.trials.reopening import reopened
from goref.core.trials.trial import Trial, kept
from goref.io.case.case_file import decode_case, dump, encode_case, load
from goref.io.case.journal import unfinished
from goref.io.sgf.read import read_sgf
from goref.io.sgf.syntax import main_line
from goref.io.sgf.write import write_sgf
from goref.io.values.case_values import MOST_TRIALS
from goref.io.values.codec import CaseFileError
from goref.io.values.trial_file import decode_trial, encode_trial
from tests.core.build import played
from tests.core.trials.boards import (
    DOUBLE_KO,
    FIVE,
    TEN_THOUSAND_YEARS,
    claimed,
    finished,
    tried,
)
from tests.languages import EN, ZH
from tests.refusals import refuses

GAME = played(5, "C3 B3 D3 giveup giveup")
CHAIN = claimed(GAME, AssertedStatus.DEAD, "W", "C3 D3")


def trial_of(rules: str = "jpd-art", text: str = "C2 C4 D2") -> Trial:
    return finished(tried(GAME, rules, CHAIN, text))


def again(edit: TrialEdit, case: Case) -> TrialEdit:
    """The edit as a journal gives it back."""
    board = case.record.grid
    value = json.loads(json.dumps(edit.encode(board)))
    read = decode_edit(board, value)
    assert isinstance(read, TrialEdit)
    return read


def replayed(case: Case, trial: Trial) -> Case:
    """A trial entered act by act, each act going through the journal's form."""
    acts = list(trial.acts)
    edit: TrialEdit = OpenTrial(trial.claim, trial.first)
    after = again(edit, case).apply(case)
    place = len(after.trials) - 1
    for act in acts[len(after.trials[place].acts) :]:
        edit = PlayTrialAct(place, act)
        assert again(edit, after) == edit
        after = edit.apply(after)
    return after


@pytest.mark.parametrize("rules", FIVE)
def test_a_trial_entered_act_by_act_changes_nothing_else(rules: str) -> None:
    case = replace(GAME, rules=rules, disputed=CHAIN.points)
    trial = trial_of(rules)
    after = replayed(case, trial)
    assert after.trials == (kept(trial),)
    assert replace(after, trials=()) == case
    assert after.record is case.record
    of = tried_of(after, 0)
    assert of.trial is not None
    assert not of.is_under_way
    assert of.found == outcome(trial)
    assert of.ruled is Ruled.OPEN


def test_a_trial_is_under_way_until_it_ends() -> None:
    case = OpenTrial(CHAIN).apply(replace(GAME, rules="jpd-art"))
    assert tried_of(case, 0).is_under_way
    assert tried_of(case, 0).found == ()
    ended = again(EndTrial(0), case).apply(case)
    assert ended.trials == (replace(case.trials[0], closed=True),)
    assert not tried_of(ended, 0).is_under_way
    with pytest.raises(TrialError, match="over"):
        EndTrial(0).apply(ended)
    with pytest.raises(TrialError, match="over"):
        PlayTrialAct(0, TrialAct(TrialStep.PLAY, WHITE, GAME.record.grid.point("A1"))).apply(
            ended
        )


def test_what_a_trial_does_not_allow_is_refused() -> None:
    case = OpenTrial(CHAIN).apply(replace(GAME, rules="jpd-art"))
    for act, reason in (
        (TrialAct(TrialStep.PASS, WHITE), "no-such-step"),
        (TrialAct(TrialStep.PLAY, BLACK, 0), "not-the-turn"),
        (TrialAct(TrialStep.PLAY, WHITE, GAME.record.grid.point("C3")), "occupied"),
    ):
        with pytest.raises(TrialError, match=reason):
            PlayTrialAct(0, act).apply(case)
    elsewhere = replace(case, record=played(5, "C3 B3 giveup giveup").record)
    with pytest.raises(TrialError, match="changed"):
        PlayTrialAct(0, TrialAct(TrialStep.GIVE_UP, WHITE)).apply(elsewhere)
    assert tried_of(elsewhere, 0).trial is None


@pytest.mark.parametrize(
    "edit",
    [
        PlayTrialAct(1, TrialAct(TrialStep.GIVE_UP, WHITE)),
        EndTrial(-1),
        DropTrial(1),
        JoinTrialToGame(7),
    ],
)
def test_there_is_no_such_trial(edit: TrialEdit) -> None:
    with refuses(ValueError, "no-trial"):
        edit.apply(OpenTrial(CHAIN).apply(replace(GAME, rules="jpd-art")))


@pytest.mark.parametrize(
    "value",
    [
        {"edit": "try", "place": True, "act": "B play C3"},
        {"edit": "try", "place": 0, "act": "B fly C3"},
        {"edit": "end-trial", "place": "0"},
        {"edit": "open-trial", "claim": {}, "first": None},
        {"edit": "rule-trial", "place": 0, "rulings": [{"edit": "rules"}], "accepts": True},
    ],
)
def test_a_damaged_entry_is_refused(value: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        decode_edit(GAME.record.grid, value)


def test_a_trial_is_dropped_again() -> None:
    case = replayed(replace(GAME, rules="jpd-art"), trial_of())
    case = replayed(replace(case, rules="japanese"), trial_of("japanese"))
    edit = DropTrial(0)
    assert edit.apply(case).trials == case.trials[1:]
    assert again(edit, case) == edit


def test_there_are_not_endlessly_many_trials() -> None:
    trial = kept(trial_of())
    full = replace(GAME, rules="jpd-art", trials=(replace(trial, closed=True),) * MOST_TRIALS)
    with refuses(ValueError, says=str(MOST_TRIALS)):
        OpenTrial(CHAIN).apply(full)


def test_what_a_trial_showed_is_taken_over_with_its_reason() -> None:
    case = replace(GAME, rules="jpd-art", disputed=CHAIN.points)
    trial = finished(tried(case, "jpd-art", CHAIN, "C2 - C4 - D2 - D4 - E3"))
    case = replayed(case, trial)
    edit = accepting(tried_of(case, 0), ZH)
    assert again(edit, case) == edit
    assert edit.wording is ACCEPTED
    after = edit.apply(case)
    assert after.ruling.stones(StoneStatus.DEAD) == CHAIN.points
    assert after.disputed == frozenset()
    reason = after.ruling.reasons[min(CHAIN.points)]
    assert reason.startswith("C3, D3于实战解决第9手被提走（")
    assert "艺术版第12、14条" in reason
    assert tried_of(after, 0).ruled is Ruled.AS_SHOWN
    assert after.trials[0].ruled == replace(after.ruling, reasons={}, word=None)
    taken_back = MarkStones(CHAIN.points, None).apply(after)
    assert tried_of(taken_back, 0).ruled is Ruled.OPEN


def test_the_referee_rules_otherwise_with_a_reason_and_the_article() -> None:
    case = replayed(replace(GAME, rules="jpd-art", disputed=CHAIN.points), trial_of())
    of = tried_of(case, 0)
    assert of.found[0].life is StoneStatus.ALIVE
    edit = overruling(of, StoneStatus.DEAD, " Black played on too late ", EN)
    assert again(edit, case) == edit
    assert edit.wording is OVERRULED
    after = edit.apply(case)
    assert after.ruling.stones(StoneStatus.DEAD) == CHAIN.points
    reason = after.ruling.reasons[min(CHAIN.points)]
    assert reason.startswith("Black played on too late (")
    assert "article" in reason
    assert tried_of(after, 0).ruled is Ruled.OTHERWISE
    with refuses(ValueError, "overruling-no-reason"):
        overruling(of, StoneStatus.DEAD, "  ", EN)
    with refuses(ValueError, "ruling-kind"):
        overruling(of, PointRuling(PointKind.DAME, None), "why", EN)


def test_nothing_is_ruled_while_it_goes_on() -> None:
    case = OpenTrial(CHAIN).apply(replace(GAME, rules="jpd-art"))
    with pytest.raises(TrialError, match="goes-on"):
        RuleTrial(0, (MarkStones(CHAIN.points, StoneStatus.DEAD),)).apply(case)


def test_a_point_that_was_held_is_claimed() -> None:
    claim = claimed(TEN_THOUSAND_YEARS, AssertedStatus.KO_POINT, "W", "A1")
    trial = finished(tried(TEN_THOUSAND_YEARS, "jpd-a", claim, "A1", WHITE))
    case = replayed(replace(TEN_THOUSAND_YEARS, rules="jpd-a"), trial)
    (edit,) = accepting(tried_of(case, 0), EN).rulings
    assert isinstance(edit, RulePoints)
    assert edit.claim == outcome(trial)[0].claim
    assert "article 6.3" in edit.reason


def test_playing_on_takes_the_trial_into_the_game() -> None:
    case = replayed(replace(GAME, rules="chinese-2002"), trial_of("chinese-2002"))
    edit = JoinTrialToGame(0)
    after = edit.apply(case)
    assert len(after.record.acts) == 10
    assert after.record.acts[:5] == GAME.record.acts
    assert after.trials == case.trials
    assert tried_of(after, 0).trial is None
    assert again(edit, case) == edit
    art = replayed(replace(GAME, rules="jpd-art"), trial_of())
    with pytest.raises(TrialError, match="no-such-step"):
        JoinTrialToGame(0).apply(art)


def test_a_session_undoes_one_act_of_a_trial_and_brings_it_back_after_a_crash(
    tmp_path: Path,
) -> None:
    session = Session.begin(Opened(replace(GAME, rules="jpd-art"), None, (), ""), tmp_path)
    told: list[Part] = []
    session.listen(lambda change: told.append(change.parts))
    session.do(OpenTrial(CHAIN), who="W")
    session.do(
        PlayTrialAct(0, TrialAct(TrialStep.PLAY, WHITE, GAME.record.grid.point("C2"))), who="W"
    )
    assert told == [Part.TRIALS | Part.HISTORY | Part.SAVED, Part.TRIALS | Part.HISTORY]
    session.undo()
    assert session.case.trials[0].acts == ()
    session.redo()
    session.leave()
    (left,) = unfinished(tmp_path)
    again = Session.recover(left)
    assert again.case == session.case
    assert tried_of(again.case, 0).is_under_way
    again.finish()


# What may be claimed.


def test_claims_of_stones_are_of_whole_chains() -> None:
    board = GAME.record.grid
    dead, alive = claims_for(GAME.position, [board.point("C3")])
    assert dead == Assertion(AssertedStatus.DEAD, WHITE, BLACK, CHAIN.points)
    assert alive == Assertion(AssertedStatus.ALIVE, BLACK, BLACK, CHAIN.points)
    both = claims_for(GAME.position, [board.point(n) for n in ("C3", "D3", "B3")])
    assert both[0] == dead


def test_claims_of_points() -> None:
    position = TEN_THOUSAND_YEARS.position
    ko, *others = claims_for(position, [position.grid.point("A1")])
    assert ko == Assertion(
        AssertedStatus.KO_POINT, WHITE, WHITE, frozenset({position.grid.point("A1")})
    )
    assert [(c.what, c.owner) for c in others] == [
        (AssertedStatus.ENCLOSED, WHITE),
        (AssertedStatus.ENCLOSED, BLACK),
        (AssertedStatus.ONE_SIDED, WHITE),
        (AssertedStatus.ONE_SIDED, BLACK),
    ]
    assert claims_for(position, []) == ()


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
    claim = claimed(DOUBLE_KO, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = kept(finished(tried(DOUBLE_KO, "japanese", claim, "B6 C4 -C4")))
    value = json.loads(json.dumps(encode_trial(trial)))
    assert "W pass-for-ko C4" in value["acts"]
    assert decode_trial(value, "") == trial


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
        ("agreed", "maybe"),
        ("agreed", "holds"),
        ("agreed", "dead"),  # it was not ended by agreement
        ("ruled", {}),
        ("ruled", 7),
        ("ruled", {"lives": {"dead": ["E5"]}}),
    ],
)
def test_a_damaged_trial_is_refused_with_its_place(key: str, value: object) -> None:
    case = encode_case(replace(GAME, trials=(kept(trial_of()),)))
    case["trials"][0][key] = value
    with refuses(CaseFileError, "where-trial", number=1):
        decode_case(case)
    with refuses(CaseFileError, "case-damaged", where='"trials"'):
        decode_case(case | {"trials": {}})


def test_too_many_trials_are_refused() -> None:
    case = encode_case(replace(GAME, trials=(kept(trial_of()),)))
    with refuses(CaseFileError, "has-too-many"):
        decode_case(case | {"trials": case["trials"] * (MOST_TRIALS + 1)})


# SGF.


def written(case: Case, *trials: StoredTrial) -> bytes:
    return write_sgf(None, case.record, Ruling(), trials=trials)


def test_a_trial_is_a_variation_at_the_end_of_the_main_line() -> None:
    trial = kept(trial_of())
    data = written(GAME, trial)
    game = read_sgf(data).games[0]
    assert game.record == GAME.record
    nodes = main_line(game.tree)
    (aside,) = [tree for node in nodes for tree in node.asides]
    assert nodes[len(GAME.record.acts)].asides == (aside,)
    comment = aside.sequence[0]["C"][0].decode()
    assert "White claims: Black's stones C3, D3 are dead" in comment
    assert "articles 12 and 14" in comment
    moves = [(key, node[key]) for node in aside.sequence[1:] for key in "BW" if key in node]
    assert moves == [
        ("W", [b"cd"]),
        ("B", [b"cb"]),
        ("W", [b"dd"]),
        ("B", [b""]),
        ("W", [b""]),
    ]
    assert aside.sequence[-1]["XG"] == [b"give-up"]


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
    after = JoinTrialToGame(0).apply(replace(GAME, rules="chinese-2002", trials=(trial,)))
    game = read_sgf(written(after, trial)).games[0]
    assert game.record == after.record
    nodes = main_line(game.tree)
    assert [index for index, node in enumerate(nodes) if node.asides] == [5]


def test_a_trial_of_a_position_that_is_gone_is_left_out() -> None:
    trial = kept(trial_of())
    other = played(5, "C3 B3 E5 giveup giveup")
    assert written(other, trial) == written(other)


def test_a_pass_for_a_ko_says_which_ko_in_sgf() -> None:
    claim = claimed(DOUBLE_KO, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = kept(finished(tried(DOUBLE_KO, "japanese", claim, "B6 C4 -C4")))
    game = read_sgf(written(DOUBLE_KO, trial)).games[0]
    (aside,) = [tree for node in main_line(game.tree) for tree in node.asides]
    passes = [node for node in aside.sequence if b"pass-for-ko" in node.get("XG", [b""])[0]]
    assert [node["XG"] for node in passes] == [[b"pass-for-ko cd"]]
    assert passes[0]["C"] == [b"Pass for a ko C4"]
    assert passes[0]["W"] == [b""]


def test_acts_of_the_record_keep_their_kinds() -> None:
    trial = kept(trial_of("jpd-a"))
    after = JoinTrialToGame(0).apply(replace(GAME, rules="jpd-a", trials=(trial,)))
    game = read_sgf(write_sgf(None, after.record, Ruling())).games[0]
    assert game.record.acts == after.record.acts
    assert game.record.acts[5] == Act(ActKind.PASS_STONE, WHITE)
    assert game.record.acts[6] == Act(ActKind.PASS_STONE, BLACK)
