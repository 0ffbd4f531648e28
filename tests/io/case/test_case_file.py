"""Case files: any case comes back as it was, and no damage is more than a message."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.opening import Opened, OpeningError, open_bytes
from goref.core.base.colour import COLOURS, Pair, Who
from goref.core.base.findings import Finding, Level
from goref.core.base.geometry import grid
from goref.core.case.case import Case, StatedFacts
from goref.core.case.shift import Shift
from goref.core.case.sources import CaseSources, EventTerms, StonesFrom
from goref.core.game.play_rules import End, PlayedFor
from goref.core.game.record import GameRecord
from goref.core.rulesets.table import DEFAULT, RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import score
from goref.core.texts.faults.said import said
from goref.io.case.case_file import FORMAT, decode_case, dump, encode_case, load
from goref.io.sgf.read import read_sgf
from goref.io.values.case_values import MOST_SHIFTS, decode_answers, encode_answers
from goref.io.values.codec import CaseFileError
from tests.languages import EN
from tests.refusals import refuses
from tests.strategies import cases
from tests.wordings import in_words, like

COUNTS = st.integers(0, 400)
PAIRS = st.builds(Pair, COUNTS, COUNTS)
WHO = st.sampled_from(Who)
CLAIMS = st.sampled_from(
    [
        PointRuling(kind, None) if kind.is_public else PointRuling(kind, c)
        for kind in PointKind
        for c in COLOURS
    ]
)
KOMI = st.one_of(
    st.integers(-50, 50).map(lambda n: Fraction(n, 4)),
    st.sampled_from([Fraction(1, 4096), Fraction("100.000244140625"), Fraction(10, 3)]),
)
TEXT = st.text(st.characters(), max_size=20)  # half surrogate pairs included
ANSWERS = st.builds(
    StatedFacts,
    komi=st.none() | KOMI,
    handicap=st.none() | st.integers(0, 9),
    began=st.none() | st.sampled_from(COLOURS),
    first_pass=st.none() | WHO,
    last_play=st.none() | WHO,
    prisoners=st.none() | PAIRS,
    plays=st.none() | PAIRS,
    pass_stones=st.none() | PAIRS,
    end=st.none() | st.sampled_from(End),
    bowls=st.none() | PAIRS,
    granted_first=st.none() | WHO,
    last_dame=st.none() | WHO,
    last_competitive=st.none() | WHO,
    played_for=st.none() | st.sampled_from(PlayedFor),
)


def findings(points: st.SearchStrategy[int]) -> st.SearchStrategy[Finding]:
    """Findings as a program of another day may have made them."""
    return st.builds(
        Finding,
        TEXT,
        st.sampled_from(Level),
        st.lists(points, max_size=4).map(lambda some: tuple(sorted(some))),
        st.dictionaries(TEXT, TEXT, max_size=3).map(lambda args: tuple(args.items())),
        st.none() | COUNTS,
    )


def shifts(points: st.SearchStrategy[int]) -> st.SearchStrategy[Shift]:
    """Stones put elsewhere, in rule sets and counts of another day too."""
    side = st.none() | st.sampled_from(COLOURS)
    return st.builds(Shift, TEXT, TEXT, side, COUNTS, points, points)


TERMS = st.builds(EventTerms, TEXT.filter(bool), st.none() | KOMI, COUNTS)
SOURCES = st.builds(CaseSources, st.none() | TERMS, st.sampled_from(StonesFrom))


@st.composite
def any_cases(draw: st.DrawFn) -> Case:
    """Cases with everything in them, sensible or not."""
    case = draw(cases())
    points = st.sampled_from(case.record.grid.points)
    lives = draw(st.dictionaries(points, st.sampled_from(StoneStatus), max_size=6))
    claims = draw(st.dictionaries(points, CLAIMS, max_size=6))
    reasons = draw(st.dictionaries(points, TEXT.filter(bool), max_size=4))
    acts = len(case.record.acts)
    return replace(
        case,
        ruling=draw(st.sampled_from([case.ruling, Ruling(lives, claims, reasons)])),
        answers=draw(ANSWERS),
        rules=draw(st.sampled_from(list(RULESETS))),
        voided=draw(st.frozensets(st.integers(1, acts), max_size=3)) if acts else frozenset(),
        void_reasons=draw(st.dictionaries(st.integers(0, 10**9 - 1), TEXT, max_size=3)),
        disputed=draw(st.frozensets(points, max_size=4)),
        settled=draw(st.dictionaries(findings(points), TEXT, max_size=3)),
        notes=draw(TEXT),
        shifts=tuple(draw(st.lists(shifts(points), max_size=3))),
        sources=draw(SOURCES),
    )


@given(any_cases())
def test_a_case_comes_back_as_it_was(case: Case) -> None:
    read = load(dump(case))
    assert read.case == case
    assert load(dump(read.case, read.game)).case == case


@given(any_cases())
def test_a_case_is_worth_the_same_when_opened(case: Case) -> None:
    if case.answers.komi is not None and 4096 % case.answers.komi.denominator:
        case = case.answering(komi=Fraction(15, 2))  # thirds have no decimals to tell them in
    rules = RULESETS[case.rules]
    (opened,) = open_bytes(dump(case))
    assert opened.is_case
    before, after = score(case, rules), score(opened.case, rules)
    assert after.margin == before.margin
    assert after.lines == before.lines
    assert after.findings == before.findings
    assert after.needs == before.needs
    assert after.checks == before.checks


@given(ANSWERS)
def test_answers_come_back(answers: StatedFacts) -> None:
    value = json.loads(json.dumps(encode_answers(answers)))
    assert decode_answers(value) == answers


SGF = """(;GM[1]FF[4]CA[UTF-8]AP[other:1]SZ[9]KM[6.5]PB[黒]PW[白 \\] ]XX[one][two]C[root]
;B[cc]C[first]YY[kept];W[gg](;B[cg]ZZ[here];W[gc];B[];W[]TB[aa][ba]TW[ii])(;B[dd]C[other line]))
"""


def test_what_goref_does_not_know_survives_saving_and_opening() -> None:
    (opened,) = open_bytes(SGF.encode())
    data = dump(replace(opened.case, notes="n"), opened.game)
    (again,) = open_bytes(data)
    assert again.case == replace(opened.case, notes="n")
    data = dump(again.case, again.game)
    sgf = json.loads(data)["sgf"]
    for piece in (
        *("XX[one][two]", "C[first]", "YY[kept]", "ZZ[here]", "C[other line]", "C[root]"),
        *("TB[aa][ba]", "AP[other:1]"),
    ):
        assert piece in sgf
    assert read_sgf(sgf.encode()).games[0].record == opened.case.record


def test_proposed_dead_stones_are_not_proposed_again() -> None:
    text = "(;GM[1]SZ[5]AB[ba][bb][bc][bd][be]AW[aa][db]TB[aa][ab][ac])"
    (opened,) = open_bytes(text.encode())
    assert opened.case.ruling.stones(StoneStatus.DEAD)
    taken_back = replace(opened.case, ruling=Ruling())
    (again,) = open_bytes(dump(taken_back, opened.game))
    assert again.case == taken_back


# Damage

GOOD: dict[str, Any] = encode_case(
    Case(
        open_bytes(SGF.encode())[0].case.record,
        Ruling(
            {20: StoneStatus.DEAD, 60: StoneStatus.SEKI},
            {
                0: PointRuling(PointKind.TERRITORY, COLOURS[0]),
                80: PointRuling(PointKind.DAME, None),
            },
            {20: "both agree"},
        ),
        StatedFacts(
            Fraction(13, 2),
            0,
            COLOURS[0],
            Who.BLACK,
            Who.NOBODY,
            Pair(1, 2),
            Pair(3, 4),
            bowls=Pair(41, 40),
        ),
        "japanese",
        frozenset({1}),
        {1: "out of turn"},
        frozenset({40}),
        {Finding("open-border", Level.CHECK, (3, 4), (("count", 2),), 5): "as agreed"},
        "notes",
        (
            Shift("jpd-a", "equal-space", None, 12, 3, 4),
            Shift("chinese-2002", "half", COLOURS[1], 0, 80, 0),
        ),
    )
)


def refused(value: object) -> str:
    """The message that a damaged case is refused with."""
    with pytest.raises(CaseFileError) as caught:
        decode_case(value)
    message = said(caught.value, EN)
    assert message.isprintable()
    assert len(message) < 250
    return message


def changed(*path: str | int, to: object) -> dict[str, Any]:
    value: Any = deepcopy(GOOD)
    part = value
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return value  # type: ignore[no-any-return]


def test_the_good_one_is_good() -> None:
    assert encode_case(*_both(decode_case(GOOD))) == GOOD


def _both(read: Any) -> tuple[Any, Any]:
    return read.case, read.game


@pytest.mark.parametrize("value", [None, [], "a", 1, {}, {"sgf": "(;)"}, [{"goref": 1}]])
def test_what_is_no_case_file(value: object) -> None:
    assert refused(value) == in_words("case-no-goref")


def test_marks_that_say_nothing_of_the_rest_come_back_so() -> None:
    ruling = Ruling().with_lives({0}, StoneStatus.DEAD)
    case = Case(GameRecord(grid(5)), ruling, rules=DEFAULT)
    value = encode_case(case)
    assert value["ruling"]["word"] == "nobody"
    assert decode_case(value).case == case
    del value["ruling"]["word"]  # as an earlier goref wrote it
    assert decode_case(value).case.ruling.voice is StatusSource.REFEREE


@pytest.mark.parametrize(
    ("version", "words"),
    [
        *((3, "update goref"), (10**30, "update goref"), (0, "no such format")),
        *((True, '"goref"'), (1.0, '"goref"'), ("1", '"goref"'), ([[]], '"goref"')),
    ],
)
def test_another_format(version: object, words: str) -> None:
    assert words in refused(changed("goref", to=version))


@pytest.mark.parametrize(
    ("path", "to", "words"),
    [
        (("sgf",), 5, '"sgf" is 5, not a text'),
        (("sgf",), "", like("case-sgf")),
        (("sgf",), "(;SZ[99])", like("case-sgf")),
        (("sgf",), "(;B\n)", like("case-sgf")),
        (("rules",), None, '"rules" is null'),
        (("ruling",), [], '"ruling" is a list, not an object'),
        (("ruling", "lives"), "x", '"ruling", "lives" is \'x\', not an object'),
        (("ruling", "lives"), {"undead": []}, "'undead' where one of alive, dead, seki"),
        (("ruling", "lives", "dead"), "C3", like("not-list")),
        (("ruling", "lives", "dead"), ["Z99"], "'Z99': Z99 is off the 9x9 board"),
        (("ruling", "lives", "dead"), ["I5"], like("no-point", name="I5")),
        (("ruling", "lives", "dead"), ["C" + "9" * 5000], like("no-point-there")),
        (("ruling", "lives", "dead"), [5], like("no-point-there", value=5)),
        (("ruling", "lives", "seki"), ["C7"], "has C7 twice"),
        (("ruling", "claims"), {}, '"ruling", "claims" is an object, not a list'),
        (("ruling", "claims", 0), 7, '"ruling", claim 1 is 7'),
        (("ruling", "claims", 0), {}, '"ruling", claim 1 has null where a point'),
        (("ruling", "claims", 1, "kind"), "eyes", "\"ruling\", claim 2 has 'eyes'"),
        (("ruling", "claims", 1, "kind"), [], '"ruling", claim 2 has a list'),
        (
            ("ruling", "claims", 1, "owner"),
            "B",
            like("claim-no-owner", kind="dame"),
        ),
        (("ruling", "claims", 0, "owner"), "-", like("claim-owner", kind="territory")),
        (("ruling", "claims", 0, "owner"), None, like("no-colour-there", value="null")),
        (("ruling", "claims", 1, "point"), "A9", "has A9 a second time"),
        (("ruling", "reasons"), {"J10": "x"}, "J10 is off the 9x9 board"),
        (("ruling", "reasons"), {"C7": 1}, like("not-text")),
        (("answers", "komi"), 6.5, '"answers", "komi"'),
        (("answers", "komi"), "x", '"answers", "komi"'),
        (("answers", "komi"), "1/0", '"answers", "komi"'),
        (("answers", "komi"), "١", '"answers", "komi"'),
        (("answers", "handicap"), -1, '"answers", "handicap" has -1'),
        (("answers", "handicap"), float("inf"), '"answers", "handicap"'),
        (("answers", "handicap"), 2.5, '"answers", "handicap"'),
        (("answers", "handicap"), True, '"answers", "handicap"'),
        (("answers", "began"), "black", '"answers", "began" has \'black\''),
        (("answers", "began"), [], '"answers", "began"'),
        (("answers", "first_pass"), None, '"answers", "first_pass" has null'),
        (("answers", "prisoners"), [1], '"answers", "prisoners"'),
        (("answers", "plays"), [1, "2"], '"answers", "plays"'),
        (("answers", "plays"), "12", '"answers", "plays"'),
        (("answers", "bowls"), [59], '"answers", "bowls"'),
        (("answers", "bowls"), [59, -1], '"answers", "bowls" has -1'),
        (("answers", "end"), "over", '"answers", "end"'),
        (("voided",), "12", "\"voided\" is '12', not a list"),
        (("voided",), [0], '"voided" has move 0; the record has 6'),
        (("voided",), [7], '"voided" has move 7'),
        (("voided",), [float("inf")], '"voided"'),
        (("void_reasons",), ["why"], '"void_reasons" is a list, not an object'),
        (("void_reasons",), {"one": "why"}, "\"void_reasons\" has 'one' where a move"),
        (("void_reasons",), {"-1": "why"}, "\"void_reasons\" has '-1' where a move"),
        (("void_reasons",), {"1" * 10: "why"}, '"void_reasons" has'),
        (("void_reasons",), {"1": None}, '"void_reasons" is null, not a text'),
        (("disputed",), "E5", "\"disputed\" is 'E5', not a list"),
        (("disputed",), ["J10"], "\"disputed\" has 'J10': J10 is off the 9x9 board"),
        (("disputed",), [40], re.escape(f'"disputed" {in_words("no-point-there", value=40)}')),
        (("settled",), {}, '"settled" is an object, not a list'),
        (("settled", 0), "x", "\"settled\", finding 1 is 'x', not an object"),
        (("settled", 0, "finding"), None, '"settled", finding 1 is null, not an object'),
        (("settled", 0, "finding"), {}, '"code" is missing'),
        (("settled", 0, "finding", "code"), 7, '"code" is 7, not a text'),
        (("settled", 0, "finding", "level"), "grave", "finding 1, \"level\" has 'grave'"),
        (("settled", 0, "finding", "points"), ["Z9"], "finding 1, \"points\" has 'Z9'"),
        (("settled", 0, "finding", "args"), [], '"settled", finding 1, "args" is a list'),
        (("settled", 0, "finding", "args"), {"a": 1}, 'finding 1, "args" is 1, not a text'),
        (("settled", 0, "finding", "move"), -1, 'finding 1, "move" has -1 where a number'),
        (("settled", 0, "reason"), 5, '"settled", finding 1 is 5, not a text'),
        (("notes",), {"a": 1}, '"notes" is an object, not a text'),
        (("shifts",), {}, '"shifts" is an object, not a list'),
        (
            ("shifts",),
            [0] * (MOST_SHIFTS + 1),
            re.escape(f'"shifts" has {MOST_SHIFTS + 1} of them'),
        ),
        (("shifts", 1), "A1", "\"shifts\", shift 2 is 'A1', not an object"),
        (("shifts", 0), {"rules": "aga"}, '"count" is missing'),
        (("shifts", 0, "rules"), 7, '"rules" is 7, not a text'),
        (("shifts", 0, "side"), "black", "shift 1, \"side\" has 'black' where B or W"),
        (("shifts", 0, "after"), -1, '"shifts", shift 1, "after" has -1 where a number'),
        (("shifts", 0, "from"), "J10", "shift 1, \"from\" has 'J10': J10 is off"),
        (("shifts", 0, "to"), None, '"shifts", shift 1, "to" has null where a point'),
    ],
)
def test_damage_is_named_with_its_place(
    path: tuple[str | int, ...], to: object, words: str
) -> None:
    assert re.search(words, refused(changed(*path, to=to)))


@pytest.mark.parametrize("key", ["sgf", "rules"])
def test_a_missing_key(key: str) -> None:
    value = {k: v for k, v in GOOD.items() if k != key}
    assert refused(value) == in_words(
        "case-damaged", where=f'"{key}"', problem=in_words("is-missing")
    )


def test_what_may_be_missing_and_what_is_not_known() -> None:
    few = {"goref": FORMAT, "sgf": GOOD["sgf"], "rules": "japanese"}
    plain = decode_case(few).case
    assert (plain.ruling, plain.answers, plain.notes) == (Ruling(), StatedFacts(), "")
    assert (plain.void_reasons, plain.disputed, plain.settled) == ({}, frozenset(), {})
    assert plain.shifts == ()
    more = changed("ruling", "claims", 0, "since", to="2030") | {"colour": {"of": "the sea"}}
    more["answers"]["weather"] = None
    assert decode_case(more).case == decode_case(GOOD).case


def test_a_finding_let_stand_may_lack_all_but_its_code_and_level() -> None:
    few = changed("settled", to=[{"finding": {"code": "dame-left", "level": "note"}}])
    assert decode_case(few).case.settled == {Finding("dame-left", Level.NOTE): ""}


def test_half_a_surrogate_pair_does_no_harm() -> None:
    value = changed("notes", to="\ud800") | {"sgf": "(;SZ[9]C[\udfff])"}
    value["voided"] = []
    case = decode_case(value).case
    assert load(dump(case)).case == case


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"{", b'{"goref": 1', b"\xff\xfe{", b'{"goref": 1, "sgf": "\x00"}', b"nul"),
        *(b"[" * 100_000, b'{"goref": ' * 100_000, b'{"goref": ' + b"9" * 10_000 + b"}"),
        *(b'{"goref": ' + b"[" * n + b"]" * n + b"}" for n in range(850, 1000, 7)),
    ],
)
def test_damaged_json(data: bytes) -> None:
    with pytest.raises(CaseFileError) as caught:
        load(data)
    assert said(caught.value, EN).isprintable()


def test_the_place_in_damaged_json() -> None:
    with refuses(CaseFileError, "case-no-json", line=2, column=9):
        load(b'{"goref": 1,\n "sgf": (}')


def test_a_byte_order_mark_does_no_harm() -> None:
    data = b"\xef\xbb\xbf" + json.dumps(GOOD).encode("utf-8")
    assert load(data).case == decode_case(GOOD).case


def opened_or_refused(data: bytes) -> list[Opened]:
    """What is opened; nothing if the bytes are refused, in one line."""
    try:
        return open_bytes(data)
    except OpeningError as error:
        message = said(error, EN)
    assert message.isprintable()
    return []


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            found += places(part, (*path, index))
    return found


JSON = st.recursive(
    st.one_of(
        *(st.none(), st.booleans(), st.integers(), st.floats(), TEXT),
        st.sampled_from(["B", "-", "A1", "dead", "eye", "none", "(;)", 10**400, "B+", "T19"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(TEXT, inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
def test_any_change_is_read_or_refused(data: st.DataObject) -> None:
    value: Any = deepcopy(GOOD)
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from(places(value)))
        part = value
        for key in path:
            part = part[key]
        if data.draw(st.booleans()):
            del part[last]
        else:
            part[last] = data.draw(JSON)
        if not places(value):
            break
    for opened in opened_or_refused(json.dumps(value).encode()):
        assert load(dump(opened.case, opened.game)).case == opened.case


@given(st.data())
def test_any_change_of_the_bytes_is_read_or_refused(data: st.DataObject) -> None:
    good = json.dumps(GOOD, indent=1).encode()
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 40)))
    opened_or_refused(good[:start] + data.draw(st.binary(max_size=6)) + good[end:])


def test_points_are_named_for_their_own_board() -> None:
    for size in (2, 13, 19, 25):
        board = grid(size)
        ruling = Ruling(dict.fromkeys(board.points, StoneStatus.DEAD))
        record = replace(Case().record, grid=board)
        assert load(dump(Case(record, ruling))).case.ruling == ruling
