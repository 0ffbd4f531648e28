"""What happened at the table stands on the sheet, with what was brought from earlier rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.sheet.names import SheetPlace
from goref.app.sheet.sheet import ScoreSheet, score_sheet
from goref.core.base.colour import Pair
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.event.event import Event, EventInfo, Player, Table
from goref.core.incidents.consequence import LOSS, WARNING, PaidIn, points
from goref.core.incidents.incident import Incident, Offender, Person, Protest
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.proposing import Precedent
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from goref.core.texts.incidents.consequences import PAID
from goref.core.texts.incidents.telling import WITHOUT_IT
from goref.core.texts.paper.sheet import HEADINGS
from goref.core.texts.results import WON
from tests.core.build import bare
from tests.languages import EN, JA, ZH
from tests.wordings import in_words

HALVES = (".XO.", "XXOO", ".XO.", "XXOO")
FINED = Incident(
    1, "prisoner-not-in-lid", Offender.WHITE, None, act="14:20", ruling="14:31",
    regulation="korean-2024", article="18", decided=(WARNING, points(2)), reason="seen twice",
)  # fmt: skip
BROUGHT = Precedent("phone-rang", (WARNING,), 1, 4)


def sheet(case: Case, language: Language = EN, **place: object) -> ScoreSheet:
    score = Scorer(case, checks_stand=True).score(RULESETS["chinese-2002"])
    return score_sheet(case, score, language, place=SheetPlace(**place))  # type: ignore[arg-type]


def test_an_incident_is_printed_with_times_reason_and_article() -> None:
    made = sheet(replace(bare(*HALVES, komi=0), incidents=(FINED,)))
    (one,) = made.incidents
    assert one.told == f"1. White: {in_words(KINDS['prisoner-not-in-lid'].name)}"
    assert one.times == "14:20 – 14:31"
    assert one.outcome == f"warning, {in_words(PAID[PaidIn.POINTS], amount=2, number=2)}"
    assert one.reason == "seen twice"
    assert one.article == "Korean rules of November 2024, article 18"
    (line,) = (line for line in made.lines if line.paid)
    assert line.name == f"Penalty (1. {in_words(KINDS['prisoner-not-in-lid'].name)})"
    assert (line.black, line.white) == ("1", "−1"), "two points are one zi each way"
    assert made.without == in_words(WITHOUT_IT, result="Draw")
    assert made.stamp == ""
    assert [field.label for field in made.basis if "Komi" in field.label] == []


def test_a_loss_stands_beside_the_count() -> None:
    lost = replace(FINED, decided=(WARNING, LOSS))
    made = sheet(replace(bare(*HALVES, komi=-4), incidents=(lost,)))
    assert made.result.startswith("Black wins: White loses by penalty")
    assert made.without == in_words(
        WITHOUT_IT, result=in_words(WON[Unit.ZI], name="Black", amount=2)
    )
    assert made.is_final


def test_what_was_brought_from_earlier_rounds_stands_by_side() -> None:
    made = sheet(bare(*HALVES), brought=Pair((), (BROUGHT,)))
    (one,) = made.carried
    assert (one.label, one.value) == (
        "White",
        "telephone rang: warning (round 1, table 4)",
    )
    assert made.incidents == ()


def test_the_event_tells_what_was_brought() -> None:
    people = (Player("Ann", id=1), Player("Bob", id=2), Player("Cay", id=3))
    earlier = Table(1, 4, 1, 3, incidents=(replace(FINED, kind="phone-rang"),), id=1)
    now = Table(2, 1, 2, 3, protests=(Protest(1, Person.BLACK),), id=2)
    place = SheetPlace.of_table(Event(EventInfo("Cup"), people, (earlier, now)), now)
    assert place.brought == Pair((), (Precedent("phone-rang", FINED.decided or (), 1, 4),))
    assert place.protested


@pytest.mark.parametrize(
    ("language", "stamp"),
    [(EN, in_words(HEADINGS["under-protest"])), (ZH, "申诉中"), (JA, "抗議中")],
)
def test_under_protest_stands_across_the_sheet(language: Language, stamp: str) -> None:
    case = replace(bare(*HALVES), protests=(Protest(1, Person.WHITE, grounds="why"),))
    made = sheet(case, language)
    assert made.stamp == stamp
    assert made.is_final
    assert made.protests[0].endswith("why")


def test_the_code_of_a_sheet_is_another_for_another_decision() -> None:
    plain = bare(*HALVES)
    fined = replace(plain, incidents=(FINED,))
    lost = replace(plain, incidents=(replace(FINED, decided=(LOSS,)),))
    assert len({sheet(case).code for case in (plain, fined, lost)}) == 3
