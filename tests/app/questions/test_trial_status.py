"""What is told of a trial is true: every claim, every end, everything that may be decided.

The sentences stand in ``tests/golden/trials``, to be read as prose by somebody who looks for a
lie. A row is an end and what was decided after it; what is the same for all rows of a claim
stands above them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from goref.app.edits.ruling import DisputePoints, MarkStones, RulePoints, VoidMove
from goref.app.edits.trial import EndTrial, OpenTrial, PlayTrialAct, decision
from goref.app.questions.trial_status import (
    Ruled,
    TrialStatus,
    accepting,
    agreeing,
    decision_told,
    ended_told,
    overruling,
    showed_told,
    told,
    tried,
)
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus, Assertion
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.trials.claims import ANSWERS
from goref.core.trials.faults import TrialError
from goref.io.case.case_file import dump, load
from tests.core.build import bare, played, ruled
from tests.core.trials.boards import (
    TEN_THOUSAND_YEARS,
    THREE_POINTS,
    act,
    claimed,
)
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses

# White, to move, takes the stone in the corner at B1.
CORNER = played(5, "A1 A2 E5 giveup giveup")
KO = ruled(TEN_THOUSAND_YEARS, seki="B2 C2")
BETWEEN = ruled(bare("XXXXX", "X...X", "OOOOO", "O.O.O", "OOOOO", began="B"), seki="A5 A3")
# Black may fill A1, and two stones fall.
EDGE = bare(".....", ".....", ".....", "O....", ".XO..", began="B")


class Played(NamedTuple):
    """A trial played out: what became of the claim, and by which acts."""

    end: str
    case: Case
    rules: str
    claim: Assertion
    first: Colour
    text: str


def stones(what: AssertedStatus) -> Iterator[Played]:
    side = "W" if what is AssertedStatus.DEAD else "B"
    here = CORNER, "jpd-art", claimed(CORNER, what, side, "A1"), WHITE
    both = CORNER, "jpd-art", claimed(CORNER, what, side, "A1 E5"), WHITE
    owner = "B" if what is AssertedStatus.DEAD else "W"
    four = claimed(THREE_POINTS, what, owner, "B2 C2 B1 C1")
    yield Played("captured", *here, "B1 end end")
    yield Played("not captured", *here, "C3 end end")
    yield Played("one of two captured", *both, "B1 end end")
    yield Played("captured and reborn", THREE_POINTS, "japanese", four, BLACK,
                 "A1 B1 C1 B2 C2 A2 end end")  # fmt: skip
    yield Played("pass stones", CORNER, "jpd-a", here[2], WHITE, "- -")
    yield Played("captured before pass stones", CORNER, "jpd-a", here[2], WHITE,
                 "B1 - - - -")  # fmt: skip


PLAYED: dict[AssertedStatus, tuple[Played, ...]] = {
    AssertedStatus.DEAD: tuple(stones(AssertedStatus.DEAD)),
    AssertedStatus.ALIVE: tuple(stones(AssertedStatus.ALIVE)),
    AssertedStatus.KO_POINT: tuple(
        Played(end, KO, "jpd-art", claimed(KO, AssertedStatus.KO_POINT, "W", "A1"), first, text)
        for end, first, text in (
            ("not taken", WHITE, "A1 end end"),
            ("taken", BLACK, "A1 end end"),
            ("taken back", BLACK, "A1 - F4 A2 - A1 end end"),
        )
    ),
    AssertedStatus.ENCLOSED: tuple(
        Played(end, EDGE, "jpd-art", claimed(EDGE, AssertedStatus.ENCLOSED, "B", "A1"), first,
               text)
        for end, first, text in (
            ("not taken", BLACK, "B2 end end"),
            ("taken", WHITE, "B2 - A1 end end"),
            ("fallen", BLACK, "A1 B2 end end"),
        )
    ),
    AssertedStatus.ONE_SIDED: tuple(
        Played(end, BETWEEN, "jpd-art", claimed(BETWEEN, AssertedStatus.ONE_SIDED, "B", names),
               BLACK, text)
        for end, names, text in (
            ("occupied", "B4 C4", "B4 - C4 end end"),
            ("one of two occupied", "B4 C4", "B4 C4 end end"),
            ("not occupied", "B4", "C4 B4 end end"),
        )
    ),
}  # fmt: skip


def begun(of: Played, text: str = "", *, before: Case | None = None) -> Case:
    """A case with a trial as far as it was played by words."""
    case = replace(of.case if before is None else before, rules=of.rules)
    case = OpenTrial(of.claim, of.first).apply(case)
    for word in text.split():
        trial = tried(case, 0).trial
        assert trial is not None
        now = act(case.record.grid, word, trial.to_move, of.rules)
        case = PlayTrialAct(0, now).apply(case)
    return case


def contrary(of: TrialStatus) -> StoneStatus | PointRuling:
    """A ruling other than what a trial supports, and what the case has."""
    last = [*of.now.values(), *of.supported.values()]
    rulings: tuple[StoneStatus | PointRuling, ...] = tuple(StoneStatus)
    if not of.kept.claim.what.of_stones:
        rulings = tuple(PointRuling(PointKind.TERRITORY, side) for side in (WHITE, BLACK))
    new = [one for one in rulings if one not in last]
    return new[0] if new else next(one for one in rulings if one not in of.now.values())


def by_hand(case: Case) -> Case:
    """What was claimed is ruled without a word on the trial."""
    of = tried(case, 0)
    return decision(of.kept.claim.points, contrary(of), "looked at again").apply(case)


def accepted(case: Case) -> Case:
    return accepting(tried(case, 0), EN).apply(case)


def otherwise(case: Case) -> Case:
    of = tried(case, 0)
    return overruling(of, contrary(of), "why", EN).apply(case)


def taken_back(case: Case) -> Case:
    points = case.trials[0].claim.points
    if case.trials[0].claim.what.of_stones:
        return MarkStones(points, None).apply(case)
    return RulePoints(points, None).apply(case)


def disputed(case: Case) -> Case:
    return DisputePoints(case.trials[0].claim.points).apply(case)


DECISIONS: dict[str, tuple[Callable[[Case], Case], ...]] = {
    "nothing more": (),
    "accepted": (accepted,),
    "accepted, taken back": (accepted, taken_back),
    "accepted, in dispute again": (accepted, disputed),
    "accepted, then marked otherwise": (accepted, by_hand),
    "ruled otherwise": (otherwise,),
    "ruled otherwise, taken back": (otherwise, taken_back),
    "ruled otherwise, then marked otherwise": (otherwise, by_hand),
    "marked otherwise": (by_hand,),
    "taken back": (taken_back,),
    "in dispute": (disputed,),
}


@cache
def ends(what: AssertedStatus) -> dict[str, Case]:
    """A case for each way a trial of a claim may end."""
    found = {one.end: begun(one, one.text) for one in PLAYED[what]}
    some = PLAYED[what][0]
    first = begun(some, some.text.split()[0])
    for agreed in ANSWERS[what]:
        case = agreeing(tried(first, 0), agreed, EN).apply(first)
        found[f"agreed: {agreed.value}"] = case
    found["agreed: not recorded"] = EndTrial(0).apply(first)
    return found


def rows(what: AssertedStatus) -> Iterator[tuple[str, TrialStatus]]:
    """Every end with every decision that can follow it."""
    for end, case in ends(what).items():
        of = tried(case, 0)
        for name, acts in DECISIONS.items():
            if accepted in acts and not of.found:
                continue
            if acts == (taken_back,) and not of.is_agreed:
                continue
            after = case
            for one in acts:
                after = one(after)
            yield f"{end} | {name}", tried(after, 0)


def row_text(of: TrialStatus, language: Language) -> str:
    writing = LANGUAGES[language]
    said = (ended_told, showed_told, decision_told)
    return writing.gap.join(one + writing.stop for tell in said for one in tell(of, language))


WHOLE: dict[str, Case] = {
    "under way": begun(PLAYED[AssertedStatus.DEAD][0], "B1"),
    "no move yet": begun(PLAYED[AssertedStatus.DEAD][0]),
    "agreed without a move": agreeing(
        tried(begun(PLAYED[AssertedStatus.DEAD][0]), 0), AgreedOutcome.DEAD, EN
    ).apply(begun(PLAYED[AssertedStatus.DEAD][0])),
    "captured": ends(AssertedStatus.DEAD)["captured"],
    "captured, accepted": accepted(ends(AssertedStatus.DEAD)["captured"]),
    "ko point, agreed": ends(AssertedStatus.KO_POINT)["agreed: holds"],
    "the record changed after it": VoidMove(3).apply(ends(AssertedStatus.DEAD)["captured"]),
    "the record changed after a ruling": VoidMove(3).apply(
        accepted(ends(AssertedStatus.DEAD)["captured"])
    ),
    "the record changed after an agreement": VoidMove(3).apply(
        ends(AssertedStatus.DEAD)["agreed: seki"]
    ),
}


def whole(language: Language) -> list[str]:
    return [f"{name}\n    {told(tried(case, 0), language)}" for name, case in WHOLE.items()]


def test_every_row_is_as_it_was_read(golden: Callable[[str, str], None]) -> None:
    lines = whole(EN)
    for what in AssertedStatus:
        lines.append(f"\n# {what.value}")
        lines += [f"{name}\n    {row_text(of, EN)}" for name, of in rows(what)]
    golden("trials/told.en.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_sentence_is_as_it_was_read(
    language: Language, golden: Callable[[str, str], None]
) -> None:
    found = {}
    for tell in (ended_told, showed_told, decision_told):
        for what in AssertedStatus:
            for _, of in rows(what):
                found[" | ".join(tell(of, EN))] = " | ".join(tell(of, language))
    lines = [f"{one}\n    {other}" for one, other in found.items()]
    golden(f"trials/told.{language}.txt", "\n".join([*whole(language), "", *lines]) + "\n")


@pytest.mark.parametrize("what", AssertedStatus)
def test_nothing_is_claimed_that_nobody_decided(what: AssertedStatus) -> None:
    for name, of in rows(what):
        end, _, done = name.partition(" | ")
        said = row_text(of, EN)
        assert ("The referee has ruled differently" in said) is (
            "ruled otherwise" in done and bool(of.found)
        ), name
        assert ("Decided by the referee" in said) is (
            "accepted" in done or ("ruled otherwise" in done and not of.found)
        ), name
        assert ("Ruled accordingly" in said) is (of.is_agreed and of.kept.ruled is None), name
        assert ("Proposed" in said) is (
            bool(of.found) and not end.startswith("agreed") and of.ruled is Ruled.OPEN
            and of.kept.ruled is None
        ), name  # fmt: skip
        assert ("not recorded" in said) is (
            end == "agreed: not recorded" or of.ruled is Ruled.MARKED
        ), name
        assert "✓" not in said
        open_ = any(word in said for word in ("Not decided", "In dispute", "withdrawn"))
        assert open_ is (of.ruled is Ruled.OPEN) is of.waits, name


@pytest.mark.parametrize("what", AssertedStatus)
def test_what_was_decided_on_a_trial_is_kept_with_it(what: AssertedStatus) -> None:
    for end, case in ends(what).items():
        after = otherwise(case)
        assert tried(load(dump(after)).case, 0) == replace(
            tried(after, 0), trial=tried(load(dump(after)).case, 0).trial
        ), end
        assert load(dump(after)).case.trials == after.trials


def test_an_agreement_is_one_act_with_its_ruling() -> None:
    first = begun(PLAYED[AssertedStatus.DEAD][0], "B1")
    case = replace(first, disputed=first.trials[0].claim.points)
    point = CORNER.record.grid.point("A1")
    for agreed, life in (
        ("alive", StoneStatus.ALIVE),
        ("dead", StoneStatus.DEAD),
        ("seki", StoneStatus.SEKI),
    ):
        after = agreeing(tried(case, 0), AgreedOutcome(agreed), EN).apply(case)
        assert after.ruling.lives == {point: life}
        assert after.ruling.reasons[point].startswith("Trial ended by agreement: ")
        assert after.disputed == frozenset()
        assert tried(after, 0).ruled is Ruled.AS_AGREED
    open_ = agreeing(tried(first, 0), AgreedOutcome.UNDECIDED, EN).apply(first)
    assert open_.ruling == first.ruling
    assert open_.disputed == {point}
    with pytest.raises(TrialError, match="no-such-answer"):
        agreeing(tried(first, 0), AgreedOutcome.HOLDS, EN)


def test_what_another_trial_brought_is_not_the_referees_word() -> None:
    case = ends(AssertedStatus.DEAD)["agreed: dead"]
    case = OpenTrial(case.trials[0].claim, WHITE).apply(case)
    case = agreeing(tried(case, 1), AgreedOutcome.ALIVE, EN).apply(case)
    of = tried(case, 0)
    assert of.ruled is Ruled.CHANGED
    assert [*decision_told(of, EN)] == [
        "Ruled accordingly: dead",
        "Ruled differently since: alive",
    ]


def test_a_ruling_like_the_trial_is_not_otherwise() -> None:
    case = ends(AssertedStatus.DEAD)["captured"]
    edit = overruling(tried(case, 0), StoneStatus.DEAD, "I saw it", EN)
    assert edit.accepts is True
    assert tried(edit.apply(case), 0).ruled is Ruled.AS_SHOWN


def test_nothing_can_be_accepted_where_nothing_was_shown() -> None:
    case = ends(AssertedStatus.DEAD)["agreed: not recorded"]
    with refuses(ValueError, "trial-no-ruled"):
        accepting(tried(case, 0), EN).apply(case)
    edit = overruling(tried(case, 0), StoneStatus.ALIVE, "two eyes", EN)
    assert (edit.accepts, edit.label) == (None, "rule-on-trial")
    assert tried(edit.apply(case), 0).ruled is Ruled.DECIDED


def test_a_trial_that_speaks_against_a_mark_without_a_reason_waits() -> None:
    point = frozenset({CORNER.record.grid.point("A1")})
    marked = MarkStones(point, StoneStatus.ALIVE).apply(CORNER)
    of = tried(begun(PLAYED[AssertedStatus.DEAD][0], "B1 end end", before=marked), 0)
    assert (of.ruled, of.waits) == (Ruled.MARKED, True)
    marked = MarkStones(point, StoneStatus.DEAD).apply(CORNER)
    of = tried(begun(PLAYED[AssertedStatus.DEAD][0], "B1 end end", before=marked), 0)
    assert (of.ruled, of.waits) == (Ruled.MARKED, False)
