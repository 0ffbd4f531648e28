"""What a record says to each rule set, what must be asked for, and who overrides whom."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.case.facts import Facts, RequiredFact, facts_of, read_passes
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import End, Passes
from goref.core.rulesets.table import RULESETS
from goref.core.rulesets.used_facts import uses
from goref.core.scoring.scorer import Score, Winner
from tests.core.build import COMPUTED, bare, codes, counted, margin, moves, played, ruled, walls
from tests.core.rulesets.test_table import SHIPPED

P, S, G = ActKind.PASS, ActKind.PASS_STONE, ActKind.GIVE_UP


# How an empty move is read.


@pytest.mark.parametrize(
    ("record", "free", "stones", "give_ups", "all_give_ups"),
    [
        ("C3", "", "", "", ""),
        ("C3 pass", "P", "S", "G", "G"),
        ("C3 pass pass", "PP", "SS", "GG", "GG"),
        ("C3 pass pass pass", "PPP", "SSS", "SGG", "GGG"),
        ("C3 pass pass pass pass", "PPPP", "SSSS", "SSGG", "GGGG"),
        ("C3 pass D4", "P", "S", "S", "G"),
        ("pass C3 pass pass D4 pass", "PPPP", "SSSS", "SSSG", "GGGG"),
        ("pass pass", "PP", "SS", "GG", "GG"),
        ("C3 stone pass", "SP", "SS", "SG", "SG"),
        ("C3 pass stone", "PS", "SS", "SS", "GS"),
        ("C3 pass giveup", "PG", "SG", "GG", "GG"),
        ("C3 giveup pass D4", "GP", "GS", "SS", "GG"),
        ("C3 stone stone pass pass", "SSPP", "SSSS", "SSGG", "SSGG"),
    ],
)
def test_readings_of_empty_moves(
    record: str, free: str, stones: str, give_ups: str, all_give_ups: str
) -> None:
    acts = moves(grid(5), record)
    letters = {P: "P", S: "S", G: "G", ActKind.PLAY: ""}
    for reading, expected in zip(
        (Passes.FREE, Passes.STONES, Passes.GIVE_UPS, Passes.ALL_GIVE_UPS),
        (free, stones, give_ups, all_give_ups),
        strict=True,
    ):
        assert "".join(letters[kind] for kind in read_passes(acts, reading)) == expected


@pytest.mark.parametrize(
    ("record", "first", "last", "stones", "second"),
    [
        ("C3 D4", None, "W W", (0, 0), (0, 0)),
        ("C3 D4 pass", "B", "W B", (1, 0), (0, 0)),
        ("C3 pass D4 pass pass", "W", "B B", (1, 2), (0, 0)),
        ("C3 pass D4 B2 pass pass", "W", "W W", (1, 2), (0, 0)),
        ("C3 pass pass D4 B2 pass pass", "W", "B B", (2, 2), (1, 1)),
        ("C3 pass pass D4 D4", "W", "W B", (1, 1), (0, 1)),  # the last puts no stone down
        ("pass pass C3", "B", "B B", (1, 1), (1, 0)),
        ("C3 giveup D4", "W", "B B", (0, 0), (0, 0)),
        ("pass pass", "B", "none W", (1, 1), (0, 0)),
    ],
)
def test_what_a_record_says(
    record: str,
    first: str | None,
    last: str,
    stones: tuple[int, int],
    second: tuple[int, int],
) -> None:
    facts = facts_of(played(5, record), Passes.STONES)
    last_play, last_turn = last.split()
    assert facts.began is BLACK
    assert facts.first_pass == (None if first is None else Who(first))
    assert facts.last_play == Who(last_play)
    assert facts.last_turn is not None
    assert facts.last_turn.letter == last_turn
    assert facts.pass_stones == stones
    assert facts.second_phase == second


def test_a_refused_give_up_is_still_the_first_pass() -> None:
    case = played(5, "C3 giveup D4 pass pass", komi="0")
    assert facts_of(case, Passes.GIVE_UPS).first_pass is Who.WHITE
    assert [line.key for line in counted(case, "jpd-a").lines][-1] == "first-pass-by-black"


def test_a_record_without_passes_leaves_the_first_passer_unknown() -> None:
    case = played(5, "C3 D4 C4 D3")
    for rules in ("jpd-a", "wmsg-2008", "ikeda-area-3", "button"):
        score = counted(case, rules)
        assert score.needs == (RequiredFact.FIRST_PASS,)
        assert score.margin is None
        assert (score.winner, score.re) == (Winner.NONE, "?")
    assert facts_of(case, Passes.FREE).first_pass is None


def test_void_and_impossible_plays_do_not_count() -> None:
    case = played(5, "C3 C3 D4")
    facts = facts_of(case, Passes.FREE)
    assert facts.plays == (2, 0)
    assert facts.last_play is Who.BLACK
    assert facts_of(played(5, "C3 D4 D4"), Passes.FREE).last_play is Who.WHITE
    voided = Case(case.record, voided=frozenset({3}))
    assert facts_of(voided, Passes.FREE).plays == (1, 0)


def test_seat_stones_are_no_handicap() -> None:
    seats = played(5, "C3 D4", black="A1 E5", white="A5 E1", first=WHITE)
    assert facts_of(seats, Passes.FREE).began is WHITE
    assert facts_of(seats, Passes.FREE).setup == (2, 2)
    assert facts_of(seats, Passes.FREE).handicap == 0


@pytest.mark.parametrize("stones", [None, 0, 1, 2, 3, 9])
def test_handicap_counts_from_two(stones: int | None) -> None:
    case = walls(181, 180, handicap=stones)
    counts = stones if stones and stones > 1 else 0
    assert facts_of(case, Passes.FREE).handicap == counts
    assert margin(case, "chinese-2002", komi=0) == 1 - counts
    assert margin(case, "aga", komi=0) == 1 - max(counts - 1, 0)
    assert margin(case, "ming-qing") == 1 - 2 * counts
    assert margin(case, "jpd-b", komi=0) == 1
    assert facts_of(case, Passes.FREE).began is (WHITE if counts else None)


# What must be asked for.

BARE = walls(181, 180)
NEEDS: dict[str, set[RequiredFact]] = {
    "tang-song": {RequiredFact.PRISONERS, RequiredFact.PLAYS},
    "tang-song-chen": {RequiredFact.PRISONERS, RequiredFact.PLAYS},
    "tingdao": {RequiredFact.PRISONERS, RequiredFact.PLAYS},
    "saturation-prisoners": {RequiredFact.PRISONERS, RequiredFact.PLAYS},
    "jpd-ming-qing": {RequiredFact.PRISONERS, RequiredFact.PASS_STONES},
    "ikeda-territory-1": {RequiredFact.PRISONERS, RequiredFact.RECORD},
    "ikeda-territory-2": {RequiredFact.PRISONERS, RequiredFact.RECORD},
    "japanese": {RequiredFact.PRISONERS},
    "korean": {RequiredFact.PRISONERS},
    "jpd-art": {RequiredFact.PRISONERS},
    "no-pass-go": {RequiredFact.PRISONERS},
    "modern-1920": {RequiredFact.LAST_PLAY, RequiredFact.FIRST},
    "chinese-1964": {RequiredFact.LAST_PLAY, RequiredFact.FIRST},
    "lu-nan": {RequiredFact.PLAYS},
    "live-stones-paying": {RequiredFact.PLAYS},
    "taiwan": {RequiredFact.LAST_COMPETITIVE},
    "jpd-a": {RequiredFact.FIRST_PASS},
    "wmsg-2008": {RequiredFact.FIRST_PASS},
    "ikeda-area-3": {RequiredFact.FIRST_PASS},
    "button": {RequiredFact.FIRST_PASS},
}


@pytest.mark.parametrize("rules", [rules.id for rules in COMPUTED if rules.id in SHIPPED])
def test_needs_of_a_bare_position(rules: str) -> None:
    score = counted(BARE, rules)
    assert set(score.needs) == NEEDS.get(rules, set())
    assert len(score.needs) == len(set(score.needs))
    assert (score.margin is None) is bool(NEEDS.get(rules))


SUPPLIED: dict[RequiredFact, dict[str, object]] = {
    RequiredFact.PRISONERS: {"prisoners": (0, 0)},
    RequiredFact.PLAYS: {"plays": (141, 140)},
    RequiredFact.PASS_STONES: {"pass_stones": (0, 0)},
    RequiredFact.FIRST_PASS: {"first_pass": "B"},
    RequiredFact.LAST_PLAY: {"last_play": "B"},
    RequiredFact.LAST_COMPETITIVE: {"last_competitive": "B"},
    RequiredFact.FIRST: {"began": "B"},
    RequiredFact.LAST_DAME: {"last_dame": "none"},
}


@pytest.mark.parametrize("rules", [r for r in NEEDS if not uses(RULESETS[r], "record")])
def test_answering_the_needs_is_enough_and_each_is_needed(rules: str) -> None:
    answers = {k: v for need in NEEDS[rules] for k, v in SUPPLIED[need].items()}
    for need in counted(BARE, rules, **answers).needs:  # asked only once the turns are known
        answers |= SUPPLIED[need]
    score = counted(BARE, rules, **answers)
    assert score.margin is not None
    for need in NEEDS[rules]:
        fewer = {k: v for k, v in answers.items() if k not in SUPPLIED[need]}
        left = counted(BARE, rules, **fewer)
        if need is RequiredFact.PASS_STONES and "plays" in fewer:
            assert "pass-stones-taken-as-none" in codes(left)
        else:
            assert left.margin is None
            assert need in left.needs


def test_only_a_record_can_tell_the_second_phase() -> None:
    everything = {k: v for answer in SUPPLIED.values() for k, v in answer.items()}
    for rules in ("ikeda-territory-1", "ikeda-territory-2"):
        assert counted(BARE, rules, **everything).needs == (RequiredFact.RECORD,)
        assert counted(played(5, "C3 D4 pass pass"), rules).needs == ()


def test_who_began_is_not_asked_for_where_it_changes_nothing() -> None:
    assert counted(BARE, "chinese-1964", last_play="W").needs == ()
    assert counted(BARE, "modern-1920", last_play="none").needs == ()
    assert counted(BARE, "modern-1920", last_play="B", handicap=2).needs == ()


@pytest.mark.parametrize("rules", [r.id for r in RULESETS.values() if r.known_only])
def test_known_by_name_only(rules: str) -> None:
    score = counted(BARE, rules)
    assert score.margin is None
    assert score.needs == ()
    assert score.re == "?"
    assert {f.code for f in score.findings} >= set(RULESETS[rules].remarks)


# Answers against the record.

GAME = played(5, "C3 D4 C4 D3 B2 pass pass", handicap=0, komi="6.5")


@pytest.mark.parametrize(
    ("answer", "value"),
    [
        ("began", "W"),
        ("first_pass", "B"),
        ("last_play", "W"),
        ("prisoners", (1, 0)),
        ("plays", (9, 9)),
        ("pass_stones", (3, 0)),
        ("handicap", 3),
        ("komi", "0.5"),
    ],
)
def test_an_answer_overrides_the_record_and_says_so(answer: str, value: object) -> None:
    score = counted(GAME, "japanese", **{answer: value})
    said = [dict(f.args) for f in score.findings if f.code == "option-over-record"]
    assert [args["option"] for args in said] == [answer]
    facts = score.facts
    if answer not in ("handicap", "komi"):
        field = {"prisoners": "captured"}.get(answer, answer)
        assert getattr(facts, field) is not None
        before = getattr(facts_of(GAME, Passes.FREE), field)
        assert getattr(facts, field) != before


@pytest.mark.parametrize(
    ("answer", "value"),
    [("began", "B"), ("first_pass", "W"), ("last_play", "B"), ("prisoners", (0, 0)),
     ("plays", (3, 2)), ("handicap", 0), ("komi", "6.5")],
)  # fmt: skip
def test_an_option_that_says_the_same_is_no_finding(answer: str, value: object) -> None:
    assert "option-over-record" not in codes(counted(GAME, "japanese", **{answer: value}))


def test_komi_of_the_user_before_the_record_before_the_rules() -> None:
    with_komi = played(5, "C3 D4 pass pass", komi="5.5")
    without = played(5, "C3 D4 pass pass")
    base = margin(without, "jpd-b", komi=0) or 0
    assert margin(without, "jpd-b") == base - Fraction("7.5")
    assert margin(with_komi, "jpd-b") == base - Fraction("5.5")
    assert margin(with_komi, "jpd-b", komi="0.5") == base - Fraction("0.5")
    assert "komi-from-record" in codes(counted(with_komi, "jpd-b"))
    assert "komi-from-record" not in codes(counted(without, "jpd-b"))
    assert "komi-from-record" not in codes(counted(with_komi, "chinese-1988"))
    assert "komi-ignored" in codes(counted(with_komi, "ming-qing"))
    assert "komi-ignored" not in codes(counted(without, "ming-qing"))


def test_komi_in_handicap_games_is_none_unless_said() -> None:
    assert margin(walls(181, 180, handicap=2), "chinese-2002") == 1 - 2
    assert margin(walls(181, 180, handicap=2), "french") == 1 - 1 - Fraction("0.5")
    assert margin(walls(181, 180, handicap=2, komi="7.5"), "chinese-2002") == Fraction("-8.5")


# Stones played against stones there.


def test_the_ledger_of_stones() -> None:
    even = walls(181, 180, prisoners=(2, 3), plays=(143, 143))
    assert "ledger-gap" not in codes(counted(even, "japanese"))
    odd = even.answering(prisoners=Pair(2, 4))
    (gap,) = (f for f in counted(odd, "japanese").findings if f.code == "ledger-gap")
    assert dict(gap.args) == {"colour": WHITE, "count": 1, "off": ("territory",)}


def test_seat_stones_explain_an_equal_gap_on_a_bare_position() -> None:
    seats = walls(181, 180, prisoners=(2, 3), plays=(141, 141))
    assert "ledger-gap" not in codes(counted(seats, "japanese"))


def test_handicap_stones_explain_a_gap_of_blacks() -> None:
    case = walls(181, 180, prisoners=(2, 3), plays=(141, 143), handicap=2)
    assert "ledger-gap" not in codes(counted(case, "japanese"))


# Texts that presume Black began, or are silent.


@pytest.mark.parametrize("rules", ["jpd-a", "wmsg-2008", "ikeda-area-3"])
def test_where_white_began_the_payment_is_literal_and_found(rules: str) -> None:
    white = walls(181, 180, began="W", first_pass="W")
    black = walls(181, 180, began="B", first_pass="W")
    assert margin(white, rules) == margin(black, rules)
    assert "payment-white-began" in codes(counted(white, rules))
    assert "payment-white-began" not in codes(counted(black, rules))


def test_1920_is_mirrored_where_white_began() -> None:
    assert margin(walls(181, 180, began="B", last_play="B"), "modern-1920") == 0
    assert margin(walls(181, 180, began="B", last_play="W"), "modern-1920") == 1
    assert margin(walls(181, 180, began="W", last_play="W"), "modern-1920") == 2
    assert margin(walls(181, 180, began="W", last_play="B"), "modern-1920") == 1
    assert margin(walls(181, 180, handicap=2, last_play="B"), "modern-1920") == -1
    assert margin(walls(181, 180, handicap=2, last_play="W"), "modern-1920") == 0


def test_1964_asks_black_alone() -> None:
    assert margin(walls(181, 180, began="B", last_play="B"), "chinese-1964") == 0
    assert margin(walls(181, 180, began="W", last_play="B"), "chinese-1964") == 1
    assert margin(walls(181, 180, began="W", last_play="W"), "chinese-1964") == 1
    for began in ("B", "W"):
        case = walls(181, 180, handicap=2, last_play="B", began=began)
        assert margin(case, "chinese-1964") == -1


SILENT = {"jpd-a", "jpd-b", "jpd-art", "jpd-ming-qing", "wmsg-2008", "ikeda-area-1",
          "ikeda-area-2", "ikeda-area-3", "ikeda-territory-1", "ikeda-territory-2",
          "saturation-stones", "no-pass-go", "stone-scoring", "sunjang", "button",
          "ing", "taiwan", "live-stones", "live-stones-paying"}  # fmt: skip


@pytest.mark.parametrize("rules", [r.id for r in COMPUTED])
def test_texts_silent_on_handicap_pay_nothing_and_say_so(rules: str) -> None:
    found = codes(counted(walls(181, 180, handicap=3), rules))
    assert ("handicap-silent" in found) is (rules in SILENT)
    assert "handicap-silent" not in codes(counted(BARE, rules))


def test_a_button_nobody_took() -> None:
    assert "button-untaken" in codes(counted(walls(181, 180, first_pass="none"), "button"))
    assert "button-untaken" not in codes(counted(walls(181, 180, first_pass="B"), "button"))


# Unequal turns.


def test_unequal_turns_are_mended_by_dame_then_by_stones() -> None:
    def score(public: int, turns: tuple[int, int], rules: str = "tang-song") -> Score:
        case = walls(181 - public, 180, prisoners=(0, 0), plays=turns, last_dame="none")
        return counted(case, rules)

    even = score(1, (140, 140))
    one_dame = score(1, (141, 140))
    assert one_dame.margin == even.margin
    assert {"turns-by-dame"} <= codes(one_dame)
    none_left = score(0, (141, 140))
    assert none_left.margin == score(0, (140, 140)).margin + 1
    assert {"turns-by-stone"} <= codes(none_left)
    both = score(1, (140, 142))
    assert both.margin == even.margin - 1
    assert {"turns-by-dame", "turns-by-stone"} <= codes(both)
    # Under tingdao the shorter side hands over a stone at once.
    assert "turns-by-dame" not in codes(score(1, (141, 140), "tingdao"))


def test_unequal_turns_leave_shared_liberties_alone() -> None:
    case = bare("XXXXX", "X...X", "OOOOO", prisoners=(0, 0), plays=(5, 4))
    open_ = codes(counted(case, "tang-song"))
    assert "turns-by-dame" in open_
    assert "turns-by-stone" not in open_
    seki = codes(counted(ruled(case, seki="A3"), "tang-song"))
    assert "turns-by-stone" in seki
    assert "turns-by-dame" not in seki


def test_pass_stones_are_turns() -> None:
    case = walls(181, 180, prisoners=(0, 0), plays=(140, 141), pass_stones=(1, 0))
    score = counted(case, "tang-song")
    assert isinstance(score.facts, Facts)
    assert score.facts.turns == (141, 141)
    assert "turns-by-stone" not in codes(score)
    assert "turns-by-dame" not in codes(score)


# Ends that make every stone alive.


@pytest.mark.parametrize("rules", [r.id for r in COMPUTED])
@pytest.mark.parametrize("end", End)
def test_ends_that_void_dead_marks(rules: str, end: End) -> None:
    case = played(5, "B2 D2 B3 D3 B4 D4 B1 D1 B5 D5 A3 pass pass", end=end)
    marked = ruled(case, dead="D5")
    score = counted(marked, rules)
    voids = {
        "jpd-a": {End.ALIVE, End.FORCED},
        "jpd-b": {End.ALIVE, End.FORCED},
        **{key: {End.ALIVE} for key in ("aga", "bga", "french", "ing", "new-zealand")},
        **{key: {End.ALIVE} for key in ("ing-american", "live-stones", "live-stones-paying")},
    }.get(rules, set())
    alive = counted(case, rules).tally
    if rules == "tromp-taylor":
        assert "ruling-ignored" in codes(score)
        assert score.tally.area_difference == alive.area_difference
    elif end in voids:
        assert score.tally.area_difference == alive.area_difference
        assert "dead-marks-void" in codes(score)
    else:
        assert score.tally.area_difference != alive.area_difference
        assert ("end-not-of-this-rule-set" in codes(score)) is (end is not End.AGREED)
