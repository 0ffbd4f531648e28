"""Regulations from TOML: what comes of one, and a clear word for each mistake."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import replace
from goref.core.base.language import Language
from goref.core.incidents.consequence import (
    LOSS,
    WARNING,
    Consequence,
    ConsequenceKind,
    PaidIn,
    points,
    zi,
)
from goref.core.incidents.incident import Offender
from goref.core.incidents.proposing import propose
from goref.core.incidents.regulation import Certainty, ClaimWindow, Scope
from goref.io.values.incident_values import consequence_text, read_consequence
from goref.io.values.incidents_of import decode_chosen, encode_chosen
from goref.io.values.regulation_file import MOST_BYTES, RegulationError, encode_regulation
from goref.io.values.regulations import decode_regulation, read_regulation, regulations
from tests.attack.fuzz import CORPUS
from tests.languages import LANGUAGES, ZH, in_each
from tests.refusals import refuses

HEAD = 'id = "mine"\nname = "Mine"\n'
RULE = '[[rule]]\nkind = "late"\n'
SUM = '[[sum]]\nof = "warning"\ncount = 2\nbecomes = ["loss"]\n'


def test_an_event_of_its_own_rules() -> None:
    made = read_regulation((CORPUS / "regulation" / "city.toml").read_bytes())
    assert made.name.in_(ZH) == "2026年城市公开赛"
    assert (made.scope, made.window, made.protest) == (
        Scope.EVENT,
        ClaimWindow.BEFORE_REPLY,
        30,
    )
    rang = made.by_kind["phone-rang"]
    assert rang.times == ((WARNING,), (WARNING, points(2)), (LOSS,))
    assert rang.certainty is Certainty.OWN
    assert made.by_kind["pressed-before-capture"].times == ((WARNING, zi(1)),)
    assert made.by_kind["late"].suspended == (zi(Fraction(1, 2)),)
    kept = regulations()["chinese-2002"].by_kind["two-moves"]
    assert made.by_kind["two-moves"] == kept, "what is not said anew is the base's"
    assert propose(made, "phone-rang", Offender.BLACK).article == "7"
    assert decode_regulation(encode_regulation(made)) == made, "the base's notes are its own"


def test_a_file_says_once_whence_its_rules_are_known() -> None:
    other = '[[rule]]\nkind = "seat-left"\ncertainty = "own"\n'
    made = read_regulation(
        f'{HEAD}base = "korean-2024"\ncertainty = "text"\n{RULE}{other}{SUM}'.encode()
    )
    told = {kind: made.by_kind[kind].certainty for kind in ("late", "seat-left", "other-hand")}
    assert told == {
        "late": Certainty.TEXT,
        "seat-left": Certainty.OWN,
        "other-hand": Certainty.REPORTED,  # the base's own
    }
    assert made.sums[0].certainty is Certainty.TEXT


@pytest.mark.parametrize("id_", regulations())
def test_a_regulation_is_written_and_read(id_: str) -> None:
    shipped = regulations()[id_]
    assert decode_chosen(encode_chosen(shipped)) is shipped
    own = {**encode_regulation(shipped), "id": "another"}
    again = decode_regulation(own)
    assert encode_regulation(again) == own
    assert again.sums == shipped.sums
    assert [replace(row, note=None) for row in again.rows] == [
        replace(row, note=None) for row in shipped.rows
    ]
    for mine, theirs in zip((again, *again.rows), (shipped, *shipped.rows), strict=True):
        assert (mine.note is None) is (theirs.note is None)
        if mine.note is not None and theirs.note is not None:
            assert in_each(mine.note) == in_each(theirs.note)
    assert decode_chosen(encode_chosen(again)) == again


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 points", points(2)),
        ("0.5 zi", zi(Fraction(1, 2))),
        ("time-added 5", Consequence(ConsequenceKind.TIME_ADDED, Fraction(5))),
        ("time-taken", Consequence(ConsequenceKind.TIME_TAKEN)),
        ("both-lose", Consequence(ConsequenceKind.BOTH_LOSE)),
    ],
)
def test_a_consequence_is_a_word(text: str, expected: Consequence) -> None:
    assert read_consequence(text) == expected
    assert consequence_text(expected) == text
    assert expected.points == (expected.amount or 0) * (expected.unit or PaidIn.ZI).points * (
        expected.unit is not None
    )


@pytest.mark.parametrize(
    "text", ["", "payment", "2 stones", "-1 points", "0 zi", "1/3 zi", "loss 2", "999 points"]
)
def test_what_is_no_consequence_is_refused(text: str) -> None:
    with refuses(ValueError, "no-consequence", says="there are 2 points, 1 zi, nothing"):
        read_consequence(text)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("id = ", fault("regulation-no-toml", line=1, column=6)),
        (
            "x = 1",
            fault(
                "key-unknown",
                key="x",
                known=(
                    "id, name, edition, base, rules, window, claimant, scope, "
                    "note, certainty, protest_minutes, rule, sum"
                ),
            ),
        ),
        (
            'name = "Mine"',
            fault("regulation-damaged", where='"id"', problem=fault("no-id", value="null")),
        ),
        ('id = "A b"\nname = "x"', fault("no-id")),
        (
            'id = "aga"\nname = "x"',
            fault("regulation-damaged", where='"id"', problem=fault("id-taken", id="aga")),
        ),
        (
            'id = "mine"',
            fault("regulation-damaged", where='"name"', problem=fault("is-missing")),
        ),
        (
            'id = "mine"\nname = 3',
            fault(
                "regulation-damaged",
                where='"name"',
                problem=fault("not-text", value="3"),
            ),
        ),
        (
            'id = "mine"\nname = {tlh = "x"}',
            fault("key-unknown", key="tlh", known=", ".join(LANGUAGES)),
        ),
        (
            HEAD + 'base = "nobody"',
            fault(
                "no-regulation",
                id="nobody",
                known=(
                    "chinese-1988, chinese-2002, chinese-2002-zi, korean-2024, "
                    "korean-2025, korean-2025-international, korean-2017, "
                    "japanese-1989, aga, egf, pair-go, club-mild"
                ),
            ),
        ),
        (HEAD + 'rules = ["mine"]', fault("no-rule-set", id="mine")),
        (
            HEAD + 'rules = "aga"',
            fault(
                "regulation-damaged", where='"rules"', problem=fault("not-list", value="'aga'")
            ),
        ),
        (
            HEAD + 'scope = "round"',
            fault(
                "regulation-damaged",
                where='"scope"',
                problem=fault("none-of-there", value="'round'", known="game, event"),
            ),
        ),
        (
            HEAD + 'window = "never"',
            fault(
                "regulation-damaged",
                where='"window"',
                problem=fault(
                    "none-of-there",
                    value="'never'",
                    known=("before-reply, before-confirmed, before-sheet, always, unknown"),
                ),
            ),
        ),
        (
            HEAD + 'certainty = "sure"',
            fault(
                "regulation-damaged",
                where='"certainty"',
                problem=fault(
                    "none-of-there", value="'sure'", known="text, reported, own, unknown"
                ),
            ),
        ),
        (HEAD + "protest_minutes = -1", fault("no-count-to", value="-1", most=10000)),
        (HEAD + "protest_minutes = true", fault("no-count-to", most=10000)),
        (HEAD + f'note = "{"x" * 501}"', fault("text-too-long", most=500)),
        (
            HEAD + 'rule = "late"',
            fault(
                "regulation-damaged", where='"rule"', problem=fault("not-list", value="'late'")
            ),
        ),
        (
            HEAD + "rule = [1]",
            fault(
                "regulation-damaged",
                where=fault("where-rule", number=1),
                problem=fault("not-object", value="1"),
            ),
        ),
        (
            HEAD + "[[rule]]\n",
            fault(
                "regulation-damaged",
                where=fault("where-rule", number=1),
                problem=fault("no-kind", value="null"),
            ),
        ),
        (HEAD + '[[rule]]\nkind = "theft"', fault("no-kind", value="'theft'")),
        (
            HEAD + RULE + RULE,
            fault(
                "regulation-damaged",
                where=fault("where-rule", number=2),
                problem=fault("rule-twice", kind="late"),
            ),
        ),
        (
            HEAD + RULE + "time = []",
            fault(
                "key-unknown",
                key="time",
                known=(
                    "kind, article, times, certainty, options, note, window, "
                    "claimant, last_move, later, suspended"
                ),
            ),
        ),
        (
            HEAD + RULE + 'times = "loss"',
            fault(
                "regulation-damaged",
                where=fault("where-key", where=fault("where-rule", number=1), key="times"),
                problem=fault("no-times", most=5),
            ),
        ),
        (
            HEAD + RULE + 'times = ["lost"]',
            fault(
                "regulation-damaged",
                where=fault("where-key", key="times"),
                problem=fault("says-that", reason=fault("no-consequence", text="lost")),
            ),
        ),
        (
            HEAD + RULE + "times = [[2]]",
            fault(
                "regulation-damaged",
                where=fault("where-key", key="times"),
                problem=fault("not-text", value="2"),
            ),
        ),
        (HEAD + RULE + "last_move = 1.5", fault("no-count-to", most=1000)),
        (
            HEAD + RULE + 'certainty = "sure"',
            fault("none-of-there", known="text, reported, own, unknown"),
        ),
        (
            HEAD + '[[sum]]\nof = "loss"',
            fault(
                "regulation-damaged",
                where=fault("where-key", key="of"),
                problem=fault("none-of-there", value="'loss'", known="caution, warning"),
            ),
        ),
        (
            HEAD + '[[sum]]\nof = "warning"',
            fault(
                "regulation-damaged",
                where=fault("where-key", key="count"),
                problem=fault("is-missing"),
            ),
        ),
        (
            HEAD + '[[sum]]\nof = "warning"\ncount = 2',
            fault(
                "regulation-damaged",
                where=fault("where-key", key="becomes"),
                problem=fault("is-missing"),
            ),
        ),
        (HEAD + SUM + 'on_board = "yes"', fault("neither-true-nor-false")),
        (HEAD + SUM * 21, fault("has-too-many", count=21, most=20)),
        ("x = " + "[" * 5000 + "]" * 5000, fault("regulation-too-deep")),
        ("x = " + "9" * 5000, fault("regulation-too-deep")),
    ],
)
def test_every_mistake_is_told_with_its_place(text: str, wrong: Fault) -> None:
    with refuses(RegulationError, wrong):
        read_regulation(text.encode())


@pytest.mark.parametrize(
    "key",
    [
        "a" + ".b" * 8 + " = 1",
        "[" + " . ".join("ab" * 5) + "]",
        "x = { a" + '."b.c"' * 8 + "=1}",
    ],
)
def test_keys_of_many_parts_are_refused_before_they_are_parsed(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(_: str) -> object:
        raise AssertionError("it takes time and memory by the square of its parts")

    monkeypatch.setattr("goref.io.values.regulation_file.tomllib.loads", parsed)
    with refuses(
        RegulationError, says="a key on line 3 of the regulation has (9|10) parts .* 8 are"
    ):
        read_regulation(f"{HEAD}{key}\n".encode())


@pytest.mark.parametrize(
    "text",
    [
        "# 1.2.3.4.5.6.7.8.9.10\n",
        'edition = "1.2.3.4.5.6.7.8.9.10"\n',
        "edition = '1.2.3.4.5.6.7.8.9.10'\n",
        'edition = """\n1.2.3.4.5 \\""" 6.7.8.9.10"""\n',
        "edition = '''\n1.2.3.4.5.6.7.8.9.10'''\n",
    ],
)
def test_dots_in_texts_and_comments_part_no_key(text: str) -> None:
    assert read_regulation((HEAD + text).encode()).id == "mine"


def test_what_is_no_text_or_too_long_is_refused() -> None:
    with refuses(RegulationError, "regulation-no-utf8", byte=0):
        read_regulation(b"\xff\xfe")
    with refuses(RegulationError, "regulation-long"):
        read_regulation(b" " * (MOST_BYTES + 1))


def test_a_stored_text_keeps_its_own_languages() -> None:
    """Else a file of a goref with fewer languages would seem changed."""
    value = {"id": "own", "name": {"en": "Cup", "zh": "杯"}, "note": "One line"}
    made = decode_regulation(value)
    assert made.name.in_(Language("ko")) == "Cup"
    assert made.name.in_(ZH) == "杯"
    stored = encode_regulation(made)
    assert stored["name"] == {"en": "Cup", "zh": "杯"}
    assert stored["note"] == "One line"
    assert decode_regulation(stored) == made


def test_a_space_that_does_not_break_is_kept() -> None:
    value = {"id": "own", "name": {"en": "Cup", "fr": "un\u00a0; \n deux"}}
    assert decode_regulation(value).name.in_(Language("fr")) == "un\u00a0; deux"
