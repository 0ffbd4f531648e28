"""What incidents lead to, in words of every language: none is missing, none says too much."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.incidents.consequence import WARNING, Consequence, ConsequenceKind, points, zi
from goref.core.incidents.incident import (
    EarlierOffence,
    Evidence,
    GamePhase,
    Offender,
    Person,
    ProtestState,
)
from goref.core.incidents.kinds import IncidentGroup
from goref.core.incidents.regulation import Certainty, Claimant, ClaimWindow, Scope
from goref.core.texts.incidents.audited import audited
from goref.core.texts.incidents.clauses import sum_said
from goref.core.texts.incidents.consequences import (
    CERTAINTIES,
    CLAIMANTS,
    EFFECTS,
    EVIDENCE,
    GROUPS,
    PEOPLE,
    PHASES,
    PROTESTS,
    SCOPES,
    WHOSE,
    WINDOWS,
    consequences_said,
    kind_said,
    led_said,
    regulation_said,
)
from goref.core.texts.incidents.telling import protest_said
from goref.io.values.incidents_of import as_text
from goref.io.values.regulations import regulation
from tests.io.values.test_incidents_of import FULL, PROTEST
from tests.languages import EN, JA, KO, LANGUAGES, ZH


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (EFFECTS, ConsequenceKind),
        (GROUPS, IncidentGroup),
        (CERTAINTIES, Certainty),
        (WINDOWS, ClaimWindow),
        (CLAIMANTS, Claimant),
        (SCOPES, Scope),
        (WHOSE, Offender),
        (PEOPLE, Person),
        (PHASES, GamePhase),
        (EVIDENCE, Evidence),
        (PROTESTS, ProtestState),
    ],
)
def test_everything_has_its_word(table: dict[object, object], words: type) -> None:
    assert set(table) == set(words)


def test_consequences_are_a_list() -> None:
    many = (
        WARNING,
        points(2),
        zi(Fraction(3, 2)),
        Consequence(ConsequenceKind.TIME_ADDED, Fraction(5)),
    )
    assert consequences_said(many, EN) == (
        "warning, 2 points to the opponent, 1½ zi to the opponent, time to the opponent (5 min)"
    )
    assert consequences_said((WARNING, points(2)), ZH) == "警告、罚2目"
    assert consequences_said((points(1),), EN) == "1 point to the opponent"
    assert consequences_said((WARNING, points(2)), KO) == "경고, 벌점 2집"
    assert consequences_said((), JA) == ""
    assert consequences_said((), KO) == ""


def test_what_was_counted_is_told_in_every_language() -> None:
    for language in LANGUAGES:
        told = {
            led_said(EarlierOffence(what, nth, scope), Offender.BLACK, language)
            for what in ("kind", "caution", "warning")
            for nth in (2, 7)
            for scope in Scope
        }
        assert len(told) == 12
        assert led_said(EarlierOffence("reply", 1), Offender.BLACK, language)


def test_what_goref_does_not_know_is_told_as_it_is_written() -> None:
    assert kind_said("of-a-later-goref", EN) == "of-a-later-goref"
    assert regulation_said("mine", EN, "7") == "mine, article 7"
    assert led_said(EarlierOffence("x", 2), Offender.BLACK, EN) == "Black: x"


def test_sums_say_what_they_add_up() -> None:
    told = [sum_said(rule, EN) for rule in regulation("korean-2025-international").sums]
    assert told == [
        "2 of “caution”: suspended: warning, 2 points to the opponent",
        "2 of “warning”: loss of the game (only if it has to do with the board)",
    ]


def test_the_audit_reads_what_is_kept() -> None:
    told = audited("incidents", as_text("incidents", (FULL,)), str, EN)
    assert told == "1. White: prisoner not laid in the lid (–)", "it is annulled"
    assert audited("protests", as_text("protests", (PROTEST,)), str, ZH) == "白方：申诉成立"
    assert audited("regulation", as_text("regulation", regulation("aga")), regulation, JA) == (
        "アメリカ囲碁協会規則"
    )
    assert audited("protests", as_text("protests", (PROTEST,)), str, KO) == "백: 항의 인정"
    for text in ("[", '[{"side": "?"}]', '{"a": 1}', "3"):
        assert audited("incidents", text, str, EN) == text


def test_a_protest_tells_its_times_and_what_came_of_it() -> None:
    assert protest_said(PROTEST, EN) == (
        "protest of White (incident 1): upheld (lodged 14:40, could be lodged until 15:10, "
        "decided 15:00, by us); so"
    )
