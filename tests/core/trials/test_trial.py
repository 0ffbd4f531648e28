"""The rules of a trial: whose turn, which acts, which ko, when it ends, what comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.base.colour import BLACK, WHITE, Colour, Who
from goref.core.base.faults import fault as trial_fault
from goref.core.base.faults import fault_of
from goref.core.base.language import Text
from goref.core.case.stored_trial import (
    AgreedOutcome,
    AssertedStatus,
    Assertion,
    TrialAct,
    TrialStep,
)
from goref.core.game.legality import Refusal
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.cycles import CYCLES
from goref.core.texts.dispute.outcomes import AGREED, ANSWERS, ENDINGS, SHOWN, reason_text
from goref.core.texts.dispute.trials import (
    ASSUMED,
    CLAIMS,
    FIRSTS,
    KO_RULES,
    REPETITIONS,
    SETTLED,
    STEPS,
    claim_text,
)
from goref.core.texts.faults.said import said
from goref.core.trials.faults import REFUSED, TrialError
from goref.core.trials.going_on import played_on
from goref.core.trials.outcome import LIVES, TrialOutcome, outcome
from goref.core.trials.reopening import reopened
from goref.core.trials.trial import Ending, begin, close, first_to_move, kept, play
from goref.core.trials.trial_rules import TABLE, Assumed, KoRule, trial_rules
from tests.core.build import COMPUTED, bare, played, spots
from tests.core.rulesets.test_table import SHIPPED
from tests.core.trials.boards import DOUBLE_KO, FIVE, claimed, finished, more, tried
from tests.languages import EN, JA, ZH
from tests.wordings import in_words

# A black stone at C3 with white walls, and room to play.
STONE = bare(
    "OOOOO",
    "O...O",
    "O.X.O",
    "O...O",
    "OOOOO",
    began="B",
)
DEAD = claimed(STONE, AssertedStatus.DEAD, "W", "C3")

# Black began; after White's give-up it is Black's turn.
STOPPED = played(5, "C3 B3 D3 giveup giveup")
CHAIN = claimed(STOPPED, AssertedStatus.DEAD, "W", "C3 D3")


def fault(expected: str, error: TrialError) -> None:
    carried = fault_of(error)
    assert carried is not None
    assert carried.code == expected


# Whose turn.


@pytest.mark.parametrize("rules", FIVE)
def test_the_turn_goes_on_except_where_somebody_must_prove(rules: str) -> None:
    first = first_to_move(STOPPED, RULESETS[rules], CHAIN)
    # White's last act was the give-up before Black's: three plays, then W and B.
    assert STOPPED.record.acts[-1].colour is BLACK
    assert first is WHITE
    black_claims = replace(CHAIN, what=AssertedStatus.ALIVE, claimant=BLACK)
    assert first_to_move(STOPPED, RULESETS[rules], black_claims) is WHITE


@pytest.mark.parametrize(
    ("what", "owner", "prover"),
    [
        (AssertedStatus.DEAD, BLACK, WHITE),
        (AssertedStatus.ALIVE, BLACK, WHITE),
        (AssertedStatus.KO_POINT, WHITE, BLACK),
        (AssertedStatus.ENCLOSED, WHITE, BLACK),
        (AssertedStatus.ONE_SIDED, WHITE, WHITE),
    ],
)
def test_who_must_prove(what: AssertedStatus, owner: Colour, prover: Colour) -> None:
    claim = Assertion(what, owner, owner, frozenset({0}))
    assert claim.prover is prover
    assert first_to_move(STOPPED, RULESETS["japanese"], claim) is prover


def test_a_bare_position_does_not_tell_whose_turn_it_is() -> None:
    unknown = bare(*STONE.position.rows)
    with pytest.raises(TrialError) as caught:
        begin(unknown, RULESETS["jpd-art"], DEAD)
    fault("trial-no-first", caught.value)
    assert begin(unknown, RULESETS["jpd-art"], DEAD, WHITE).to_move is WHITE
    told = replace(unknown, record=replace(unknown.record, first=WHITE))
    assert begin(told, RULESETS["jpd-art"], DEAD).to_move is WHITE


def test_a_voided_act_is_nobodys_turn() -> None:
    case = replace(STOPPED, voided=frozenset({5}))
    assert first_to_move(case, RULESETS["jpd-art"], CHAIN) is BLACK


def test_turns_alternate() -> None:
    trial = begin(STONE, RULESETS["chinese-2002"], DEAD, WHITE)
    with pytest.raises(TrialError) as caught:
        play(trial, TrialAct(TrialStep.PASS, BLACK))
    fault("trial-not-the-turn", caught.value)
    assert more(trial, "-").to_move is BLACK


# Which acts there are, and when they end it.


@pytest.mark.parametrize(
    ("rules", "steps"),
    [
        ("jpd-a", {TrialStep.GIVE_UP, TrialStep.PASS_STONE}),
        ("jpd-art", {TrialStep.GIVE_UP}),
        ("japanese", {TrialStep.PASS}),
        ("chinese-2002", {TrialStep.PASS}),
        ("tang-song", {TrialStep.PASS_STONE}),
        ("no-pass-go", set()),
    ],
)
def test_only_the_acts_of_the_rule_set(rules: str, steps: set[TrialStep]) -> None:
    trial = begin(STONE, RULESETS[rules], DEAD, WHITE)
    allowed = set()
    for step in (TrialStep.PASS, TrialStep.PASS_STONE, TrialStep.GIVE_UP):
        try:
            play(trial, TrialAct(step, WHITE))
        except TrialError as error:
            fault("trial-no-such-step", error)
        else:
            allowed.add(step)
    assert allowed == steps


@pytest.mark.parametrize(
    ("rules", "text", "acts"),
    [
        ("jpd-art", "D3 - - ", 3),
        ("japanese", "- -", 2),
        ("chinese-2002", "- -", 2),
        ("tang-song", "- -", 2),
        ("tang-song", "D3 - - -", 4),
        ("tingdao", "pass-stone " * 6, 6),
    ],
)
def test_it_ends_when_both_stop(rules: str, text: str, acts: int) -> None:
    trial = tried(STONE, rules, DEAD, text.rsplit(maxsplit=1)[0], WHITE)
    assert trial.ending is None
    trial = more(trial, text.split()[-1])
    assert trial.ending is Ending.GIVEN_UP
    assert len(trial.acts) == acts
    with pytest.raises(TrialError) as caught:
        more(trial, "D2")
    fault("trial-over", caught.value)


def test_equal_turns_keep_the_last_word_for_the_second_side() -> None:
    # W D3, B stone, W stone: two stones in a row, but White has had a turn more.
    assert tried(STONE, "tang-song", DEAD, "D3 - -", WHITE).ending is None


def test_pass_stones_do_not_stop_play_in_edition_a() -> None:
    trial = tried(STONE, "jpd-a", DEAD, "D3 - - end", WHITE)
    assert trial.ending is None
    assert more(trial, "end").ending is Ending.GIVEN_UP


def test_edition_a_goes_on_after_a_pass_stone_each() -> None:
    trial = begin(STONE, RULESETS["jpd-a"], DEAD, WHITE)
    assert [(a.step, a.colour) for a in trial.acts] == [
        (TrialStep.PASS_STONE, WHITE),
        (TrialStep.PASS_STONE, BLACK),
    ]
    assert trial.to_move is WHITE
    assert trial.stones_here == 2


def test_pass_stones_that_the_record_has_are_not_put_down_again() -> None:
    case = played(5, "C3 B3 D3 giveup giveup stone stone")
    trial = begin(case, RULESETS["jpd-a"], CHAIN)
    assert trial.acts == ()
    assert (trial.stones_here, trial.to_move) == (2, WHITE)


def test_four_pass_stones_in_one_position_end_it_whoever_put_them_down() -> None:
    trial = tried(STONE, "jpd-a", DEAD, "- -", WHITE)
    assert trial.ending is Ending.FORCED
    apart = tried(STONE, "jpd-a", DEAD, "D3 - - D2 - -", WHITE)
    assert (apart.ending, apart.stones_here) == (None, 2)


def test_the_players_may_agree_before() -> None:
    trial = tried(STONE, "chinese-2002", DEAD, "D3 C4 B3", WHITE)
    with pytest.raises(TrialError) as caught:
        outcome(trial)
    fault("trial-goes-on", caught.value)
    for agreed in (None, AgreedOutcome.UNDECIDED):
        ended = close(trial, agreed)
        assert ended.ending is Ending.CLOSED
        assert outcome(ended) == (), "not captured yet: that shows nothing"
    for agreed, life in LIVES.items():
        (found,) = outcome(close(trial, agreed))
        assert (found.decided, found.agreed, found.shown) == (
            life,
            agreed,
            TrialOutcome.NOT_CAPTURED,
        )
    with pytest.raises(TrialError) as caught:
        close(trial, AgreedOutcome.HOLDS)
    fault("trial-no-such-answer", caught.value)


def test_what_both_sides_agree_on_of_a_point() -> None:
    point = spots(STONE.record.grid, "C2")
    for what, kind, other in (
        (AssertedStatus.ENCLOSED, PointKind.TERRITORY, PointKind.DAME),
        (AssertedStatus.ONE_SIDED, PointKind.ONE_SIDED, PointKind.DAME),
    ):
        trial = begin(STONE, RULESETS["jpd-art"], Assertion(what, WHITE, WHITE, point), WHITE)
        (holds,) = outcome(close(trial, AgreedOutcome.HOLDS))
        assert (holds.decided, holds.upheld) == (PointRuling(kind, WHITE), True)
        (falls,) = outcome(close(trial, AgreedOutcome.FALLS))
        assert (falls.decided, falls.upheld) == (PointRuling(other, None), False)


def test_what_was_captured_before_pass_stones_end_it_is_not_alive() -> None:
    trial = tried(STONE, "jpd-a", DEAD, "D3 - B3 - C4 - C2 - - - -", WHITE)
    assert trial.ending is Ending.FORCED
    (found,) = outcome(trial)
    assert (found.shown, found.life) == (TrialOutcome.CAPTURED, StoneStatus.DEAD)


# Which plays are legal.


def test_illegal_plays_are_refused_with_the_reason() -> None:
    trial = begin(
        DOUBLE_KO,
        RULESETS["chinese-2002"],
        claimed(DOUBLE_KO, AssertedStatus.DEAD, "B", "E2 E1 D2 C1 C2 C3 D3 D4 D5 C5 D6 D7 C7"),
        BLACK,
    )
    for point, reason in (("A7", "trial-occupied"), ("D1", "trial-suicide")):
        with pytest.raises(TrialError) as caught:
            more(trial, point)
        fault(reason, caught.value)
    with pytest.raises(TrialError) as caught:
        more(trial, "C4 B4")
    fault("trial-ko", caught.value)


def test_a_ko_taken_last_in_the_game_binds_the_trial_too() -> None:
    # Black takes the ko with his last play; White may not take it back at once, except after
    # passes, which every rule set's stop has.
    text = "B4 C4 A3 D3 B2 C2 C3 B3 pass pass"
    case = played(5, text.removesuffix(" pass pass"))
    ko = case.record.grid.point("C3")
    assert case.position.cells[ko] == 0
    claim = claimed(case, AssertedStatus.DEAD, "B", "B3")
    with pytest.raises(TrialError) as caught:
        tried(case, "jpd-art", claim, "C3")
    fault("trial-ko", caught.value)
    freed = tried(played(5, text), "jpd-art", claim, "C3")
    assert freed.position.cells[ko] == BLACK


def test_a_pass_for_a_ko_names_it() -> None:
    claim = claimed(DOUBLE_KO, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = tried(DOUBLE_KO, "japanese", claim, "B6 C4")
    board = DOUBLE_KO.record.grid
    assert {tuple(board.names(ko)): c for ko, c in trial.barred.items()} == {
        ("B6", "C6"): BLACK,
        ("B4", "C4"): WHITE,
    }
    with pytest.raises(TrialError) as caught:
        play(trial, TrialAct(TrialStep.KO_PASS, WHITE, board.point("B6")))
    fault("trial-no-ko-there", caught.value)
    with pytest.raises(TrialError) as caught:
        more(trial, "B4")  # at once: no other rule forbids it here
    fault("trial-needs-pass-for-ko", caught.value)
    passed = more(trial, "-C4")
    assert list(passed.barred.values()) == [BLACK]
    # A plain pass frees nothing.
    with pytest.raises(TrialError) as caught:
        more(passed, "- F5 C6")
    fault("trial-needs-pass-for-ko", caught.value)


def test_a_ko_that_was_filled_is_none_any_more() -> None:
    claim = claimed(DOUBLE_KO, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    trial = tried(DOUBLE_KO, "japanese", claim, "B6 C4 C6")
    board = DOUBLE_KO.record.grid
    assert [tuple(board.names(ko)) for ko in trial.barred] == [("B4", "C4")]


def test_only_japanese_rules_have_the_pass_for_ko() -> None:
    assert {id_ for id_, r in TABLE.items() if r.ko is KoRule.PASS_FOR_KO} == {"japanese"}


# What can be claimed.


@pytest.mark.parametrize(
    "claim",
    [
        Assertion(AssertedStatus.DEAD, WHITE, BLACK, frozenset()),
        Assertion(AssertedStatus.DEAD, WHITE, BLACK, frozenset({99})),
        Assertion(AssertedStatus.DEAD, WHITE, BLACK, spots(STONE.record.grid, "C2")),
        Assertion(AssertedStatus.DEAD, WHITE, WHITE, spots(STONE.record.grid, "C3")),
        Assertion(AssertedStatus.ALIVE, WHITE, WHITE, spots(STONE.record.grid, "A1")),
        Assertion(AssertedStatus.KO_POINT, WHITE, WHITE, spots(STONE.record.grid, "C3")),
        Assertion(AssertedStatus.ONE_SIDED, WHITE, BLACK, spots(STONE.record.grid, "C2")),
    ],
)
def test_a_claim_that_does_not_fit_the_board(claim: Assertion) -> None:
    with pytest.raises(TrialError) as caught:
        begin(STONE, RULESETS["jpd-art"], claim, BLACK)
    fault("trial-claim", caught.value)


def test_nothing_is_tried_by_rules_known_by_name_only() -> None:
    with pytest.raises(TrialError) as caught:
        begin(STONE, RULESETS["cangjie"], DEAD, BLACK)
    fault("trial-known-only", caught.value)


# What comes back, and what goes on.


@pytest.mark.parametrize("rules", FIVE)
def test_the_frozen_case_comes_back_itself(rules: str) -> None:
    position, moments = STOPPED.position, STOPPED.moments
    trial = finished(tried(STOPPED, rules, CHAIN, "C2 C4 D2"))
    assert trial.position != position
    assert trial.case is STOPPED
    assert trial.case.position is position
    assert trial.case.moments is moments
    assert trial.frozen is position


@pytest.mark.parametrize("rules", ["jpd-art", "japanese"])
def test_a_restored_trial_is_no_part_of_the_game(rules: str) -> None:
    trial = finished(tried(STOPPED, rules, CHAIN, "C2 C4"))
    with pytest.raises(TrialError):
        played_on(trial)


def test_play_that_went_on_is_in_the_record() -> None:
    trial = finished(tried(STOPPED, "jpd-a", CHAIN, "C2 C4 D2"))
    after = played_on(trial)
    assert after.position == trial.position
    assert len(after.record.acts) == len(STOPPED.record.acts) + len(trial.acts)
    assert after.moments[-1].captured == trial.moments[-1].captured
    kinds = [act.kind.value for act in after.record.acts[5:]]
    assert kinds == ["pass-stone", "pass-stone", "play", "play", "play", "give-up", "give-up"]


def test_stated_figures_grow_with_the_game() -> None:
    claim = claimed(DOUBLE_KO, AssertedStatus.DEAD, "W", "A7 A6 A5 A4 A3 A2 B7 B5 B3 B2 B1")
    stated = DOUBLE_KO.answering(pass_stones=DOUBLE_KO.answers.prisoners)
    trial = finished(tried(stated, "tang-song", claim, "B6 C4", WHITE))
    after = played_on(trial).answers
    assert after.prisoners == (1, 8)
    assert after.plays == (22, 22)
    assert after.pass_stones == (1, 8)
    assert after.last_play is Who.BLACK
    assert after.first_pass is Who.WHITE
    assert played_on(trial).record.is_bare


def test_what_is_not_known_of_a_bare_position_stays_unknown() -> None:
    trial = finished(tried(STONE, "chinese-2002", DEAD, "D3 C4", WHITE))
    after = played_on(trial).answers
    assert (after.prisoners, after.plays, after.first_pass) == (None, None, None)
    assert after.last_play is Who.BLACK


# Kept, and played again.


@pytest.mark.parametrize("rules", FIVE)
def test_a_kept_trial_is_played_again(rules: str) -> None:
    trial = finished(tried(STOPPED, rules, CHAIN, "C2 C4 D2"))
    again = reopened(STOPPED, kept(trial))
    assert again == trial
    assert outcome(again) == outcome(trial)


def test_a_trial_of_another_position_is_not_reopened() -> None:
    trial = kept(finished(tried(STOPPED, "jpd-art", CHAIN, "C2 C4")))
    longer = played(5, "C3 B3 D3 giveup giveup E5")
    with pytest.raises(TrialError) as caught:
        reopened(longer, trial)
    fault("trial-changed", caught.value)
    with pytest.raises(TrialError) as caught:
        reopened(STOPPED, replace(trial, acts=(TrialAct(TrialStep.PLAY, WHITE, 12),)))
    fault("trial-occupied", caught.value)


def test_what_was_played_lately_is_not_taken_for_another_trial() -> None:
    game = played(5, "C3 B3 D3 giveup giveup")
    other = played(5, "E5 B3 D3 giveup giveup")
    claim = claimed(game, AssertedStatus.DEAD, "B", "B3")
    longer = kept(tried(game, "jpd-art", claim, "C2 C4 D2 B2"))
    assert kept(reopened(game, longer)) == longer
    shorter = replace(longer, acts=longer.acts[:2])
    assert reopened(game, shorter).position == tried(game, "jpd-art", claim, "C2 C4").position
    elsewhere = replace(shorter, acts=(*shorter.acts, longer.acts[3]))
    with pytest.raises(TrialError, match="not-the-turn"):
        reopened(game, elsewhere)
    with pytest.raises(TrialError, match="changed"):
        reopened(other, longer)
    stated = replace(game, notes="the same game")
    assert reopened(stated, longer).case is stated
    japanese = replace(longer, rules="japanese")
    assert reopened(game, japanese).rules.id == "japanese"


def test_a_closed_trial_stays_closed() -> None:
    trial = close(tried(STOPPED, "jpd-art", CHAIN, "C2"))
    assert reopened(STOPPED, kept(trial)).ending is Ending.CLOSED


# The table and the words.


def test_every_rule_set_has_its_rules_of_a_trial() -> None:
    listed = {rules.id for rules in COMPUTED} & SHIPPED
    assert set(TABLE) <= listed
    assert listed - set(TABLE) == {"button", "stone-scoring", "sunjang", "taiwan"}
    for rules in COMPUTED:
        its = trial_rules(rules)
        assert its.source.in_(EN)
        assert its.closing <= set(its.steps)


@pytest.mark.parametrize(
    ("assumed", "rules"),
    [
        ("", "jpd-a jpd-b wmsg-2008 aga bga french tromp-taylor"),
        ("END", "jpd-art japanese new-zealand"),
        ("END FIRST", "tang-song tang-song-chen ming-qing modern-1920"),
        ("END FIRST RESTORED", "korean"),
        ("EVERYTHING", "jpd-ming-qing"),
        ("FIRST", "chinese-1964 chinese-2.5zi chinese-1988 chinese-2002 lu-nan tingdao"),
        ("FIRST", "saturation-prisoners saturation-stones no-pass-go"),
        ("FIRST", "ikeda-area-1 ikeda-area-2 ikeda-area-3"),
        ("FIRST", "ikeda-territory-1 ikeda-territory-2"),
        ("FIRST RESTORED", "ing"),
    ],
)
def test_what_the_rules_leave_open_is_said_to_be_assumed(assumed: str, rules: str) -> None:
    for id_ in rules.split():
        assert {one.name for one in TABLE[id_].assumed} == set(assumed.split()), id_


def test_a_new_rule_set_plays_on_in_turn_and_says_that_it_is_assumed() -> None:
    club = RuleSet("club", Text("rule sets", "c"), Text("rule sets", "Project rules"), "modern")
    its = trial_rules(club)
    assert its.source is club.source
    assert its.assumed == {Assumed.EVERYTHING}
    assert not its.restored


def test_who_puts_the_position_back() -> None:
    assert {id_ for id_, r in TABLE.items() if r.restored} == {"jpd-art", "japanese"}


@pytest.mark.parametrize(
    "table",
    [
        AGREED,
        ANSWERS,
        ASSUMED,
        CLAIMS,
        CYCLES,
        ENDINGS,
        FIRSTS,
        KO_RULES,
        REPETITIONS,
        SETTLED,
        SHOWN,
        STEPS,
    ],
)
def test_every_word_of_a_kind_has_its_words(table: dict[object, Text]) -> None:
    kind = type(next(iter(table)))
    assert set(table) == set(kind)  # type: ignore[call-overload]


def test_every_refusal_has_its_fault() -> None:
    assert set(REFUSED) == set(Refusal)
    assert said(trial_fault("trial-repeats", repeats=12), ZH) == "与第12手后全局同形"


def test_a_reason_names_points_move_and_article() -> None:
    trial = finished(tried(STONE, "jpd-art", DEAD, "D3 - B3 - C4 - C2", WHITE))
    (found,) = outcome(trial)
    grid = STONE.record.grid
    cite = "article 12 · ◆ goref"
    told = reason_text(found, DEAD, cite, grid, EN)
    assert told == f"C3 captured at move 7 of the trial ({cite})"
    told = reason_text(found, DEAD, cite, grid, ZH)
    assert told == f"C3于实战解决第7手被提走（{cite}）"
    (found,) = outcome(close(tried(STONE, "jpd-art", DEAD, "D3", WHITE), AgreedOutcome.DEAD))
    told = reason_text(found, DEAD, cite, grid, EN)
    assert told == f"{in_words(AGREED[AgreedOutcome.DEAD])} ({cite})"
    assert claim_text(DEAD, grid, JA) == "白の主張：黒石C3は死に石"
