"""The score sheet as a value: its figures are the score's, its words are the window's."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from goref.app.act_log.origins import accepted_marks
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.ruling import (
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    RulePoints,
    StateFacts,
    VoidMove,
)
from goref.app.edits.trial import EndTrial, OpenTrial
from goref.app.opening import open_bytes, open_path
from goref.app.questions.open_matters import open_matters, open_under
from goref.app.questions.trial_status import agreeing, told, tried
from goref.app.reports.crosscheck import crosscheck
from goref.app.session.session import Session
from goref.app.sheet.case_code import case_code
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.plain import LONGEST, plain
from goref.app.sheet.sheet import ScoreSheet, score_sheet
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.findings import Level
from goref.core.base.language import capital
from goref.core.base.numbers import parse_decimal
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus, Assertion
from goref.core.event.event import Event, EventInfo, Player, Table
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.scoring.check_line import figures
from goref.core.scoring.scorer import Score, Scorer, score
from goref.core.scoring.status import CaseState
from goref.core.texts.check_line import check_line_text
from goref.core.texts.count.fact_sources import SOURCES
from goref.core.texts.dispute.choices import CHOICES
from goref.core.texts.findings import say
from goref.core.texts.paper import sheet as words
from goref.core.texts.paper.sheet import HEADINGS, OPEN, STANDS
from goref.core.texts.results import UNRULED, sentence
from goref.core.texts.terms import LINES, NEEDS, term
from goref.io.values.articles import article
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH
from tests.length import sample, share
from tests.wordings import in_words

GAMES = Path(__file__).parents[3] / "resources" / "games"
BUNDLED = sorted(GAMES.glob("*.sgf"))
COMPUTED = [id_ for id_, rules in RULESETS.items() if not rules.known_only]


def game(name: str) -> Case:
    return open_path(GAMES / f"{name}.sgf")[0].case


def made(case: Case, rules: str, language: str = EN) -> tuple[Score, ScoreSheet]:
    case = replace(case, rules=rules)
    counted = score(case, ruleset(rules))
    counted = open_under(Scorer(case), counted).counted
    return counted, score_sheet(case, counted, language)


def of(session: Session, language: str = EN, **more: object) -> ScoreSheet:
    counted = session.assessment.score
    return score_sheet(session.case, counted, language, **more)  # type: ignore[arg-type]


def number(text: str) -> Fraction:
    return parse_decimal(text.removeprefix("+"))


# Figures


@pytest.mark.parametrize(
    ("path", "language"),
    share(list(product(BUNDLED, LANGUAGES)), 7),
    ids=lambda part: part.stem if isinstance(part, Path) else part,
)
def test_every_figure_is_the_scores_and_the_lines_sum(path: Path, language: str) -> None:
    case = open_path(path)[0].case
    for rules in sample(COMPUTED, 3):
        counted, sheet = made(case, rules, language)
        table = figures(counted)
        assert [line.name for line in sheet.lines] == [
            term(LINES, line.key, language) for line in table.rows
        ]
        pays = any(line.paid for line in sheet.lines)
        assert sheet.totals_above is (pays and counted.rules.unit is Unit.ZI)
        for side in ("black", "white"):
            told = [number(getattr(line, side)) for line in sheet.lines]
            assert told == [getattr(line, side) for line in table.rows]
            if sheet.totals is not None:
                above = [n for n, line in zip(told, sheet.lines, strict=True)
                         if not (line.paid and sheet.totals_above)]  # fmt: skip
                assert number(getattr(sheet.totals, side)) == sum(above)
        assert [line.paid for line in sheet.lines] == [line.paid for line in table.rows]
        told = counted.status.state.names_winner
        assert (sheet.totals is not None) is told, "before it is ruled nothing is summed up"
        if not told:
            assert sheet.differences == ()
            continue
        if counted.margin is None:
            so_far = counted.difference / counted.rules.unit.points
            assert [number(one.value) for one in sheet.differences] == [so_far]
            continue
        assert [number(one.value) for one in sheet.differences] == [counted.native]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rules",
    ["tang-song", "tang-song-chen", "ming-qing", "chinese-2002", "japanese", "jpd-b"],
)
def test_its_sentences_are_those_of_the_window(rules: str, language: str) -> None:
    case = game("huang-longshi--zhou-donghou")
    counted, sheet = made(case, rules, language)
    assert sheet.result == sentence(case, counted, language)
    assert sheet.standing == check_line_text(counted, language) != ""
    assert sheet.rules == counted.rules.name.in_(language)
    assert sheet.source == counted.rules.source.in_(language)
    assert sheet.code == case_code(replace(case, rules=rules))
    for step, field in zip(("payments", "count", "result")[-len(sheet.basis) :], sheet.basis,
                           strict=True):  # fmt: skip
        assert field.value == article(counted.rules, step).cited(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_count_is_told_with_its_margin(language: str) -> None:
    case = game("gold-petal-bowls")
    counted, sheet = made(case, "chinese-2002", language)
    check = crosscheck(replace(case, rules="chinese-2002"), counted)
    assert len(sheet.checks) == len(check.ways) > 8
    for line, way in zip(sheet.checks, check.ways, strict=True):
        assert number(line.margin) == way.margin
        assert line.agrees is way.agrees
        if way.figures is not None:
            assert (number(line.black), number(line.white)) == way.figures
    assert str(len(check.ways)) in sheet.agreement
    assert len({line.way for line in sheet.checks}) == len(sheet.checks)


def test_a_way_to_count_that_differs_is_told_and_makes_the_sheet_not_final() -> None:
    case = game("gold-petal-bowls")
    counted = score(case, ruleset("tang-song"))
    assert counted.margin == 1
    wrong = replace(counted, checks=(replace(counted.checks[0], margin=Fraction(2)),))
    sheet = score_sheet(case, wrong, EN)
    [bad] = [line for line in sheet.checks if not line.agrees]
    assert (bad.verdict, bad.margin) == ("DIFFERS", "+2")
    assert "DISAGREE" in sheet.agreement
    assert in_words(OPEN["checks"]) in sheet.open


def test_komi_handicap_moves_and_stones() -> None:
    case = game("takagawa--go-seigen-1959")
    counted, sheet = made(case, "japanese")
    told = {field.label: field.value for field in sheet.facts}
    assert told["Komi"] == "4½ points"
    assert told["Handicap"] == "none"
    assert told["Moves"] == str(len(case.record.acts))
    assert told["Board"] == "19 × 19"
    settled = {f.label: f.value for f in made(game("gold-petal-bowls"), "aga")[1].facts}
    assert settled["Moves"] == "244", "122 each, as the old record has it"
    captured = counted.facts.captured
    assert captured is not None
    assert [(s.black, s.white) for s in sheet.stones] == [
        (str(captured.black), str(captured.white)),
        ("0", "0"),
    ]
    zi = {f.label: f.value for f in made(case, "chinese-2002")[1].facts}
    assert zi["Komi"] == "2¼ zi"
    for rules, komi in (
        ("japanese", ("贴目", "4½目")),
        ("aga", ("贴点", "4½点")),
        ("chinese-2002", ("贴子", "2¼子")),
    ):
        assert komi in {(f.label, f.value) for f in made(case, rules, ZH)[1].facts}
    _, sheet = made(case.answering(komi=Fraction(-5), handicap=3), "aga")
    told = {field.label: field.value for field in sheet.facts}
    assert (told["Komi"], told["Handicap"]) == ("−5 points", "3")
    assert {f.label for f in made(case, "tang-song")[1].facts}.isdisjoint({"Komi"})


# Not final


def test_a_sheet_without_a_result_says_so_and_why() -> None:
    case = open_path(GAMES / "gold-petal-bowls.sgf")[0].case
    bare = Case(record=type(case.record).of_position(case.position), ruling=case.ruling)
    counted, sheet = made(bare, "japanese")
    assert counted.margin is None
    assert not sheet.is_final
    assert (
        in_words(FINDING_KINDS["fact-asked"].text, need="prisoners").rstrip(".") in sheet.open
    )
    assert sheet.totals is not None
    assert sheet.totals.name == in_words(HEADINGS["so-far"])
    assert sheet.differences[0].label == in_words(HEADINGS["difference-so-far"])
    assert sheet.stones[0].black == in_words(HEADINGS["unknown"])
    assert sheet.checks == ()
    assert sheet.result.startswith("Not decided")


def test_a_rule_set_known_by_name_gives_no_final_sheet() -> None:
    known = next(id_ for id_, rules in RULESETS.items() if rules.known_only)
    _, sheet = made(game("gold-petal-bowls"), known)
    assert sheet.open == (in_words(OPEN["known-only"]),)
    assert sheet.totals is None
    assert sheet.differences == ()


def test_a_resignation_is_final_whatever_is_missing() -> None:
    case = open_bytes(b"(;GM[1]SZ[9];B[ee];W[cc])")[0].case
    entries = (*case.record.entries, Statement(StatementKind.RESIGN, WHITE))
    counted, sheet = made(replace(case, record=replace(case.record, entries=entries)), "ing")
    assert counted.outcome is not None
    assert sheet.is_final
    assert "by resignation" in sheet.result


def test_what_is_in_dispute_makes_it_not_final_until_it_is_let_stand() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    assert of(session).is_final
    point = session.case.record.grid.point("K10")
    session.do(DisputePoints(frozenset([point])))
    assert of(session).open == ("The players do not agree on K10",)
    assert of(session).stamp == "PROVISIONAL"
    [finding] = [f for f in session.assessment.score.findings if f.code == "claim-disputed"]
    session.do(LetFindingStand(finding, reason="drawn by lot"))
    sheet = of(session)
    assert sheet.is_final
    [row] = [f for f in sheet.findings if f.state == in_words(STANDS["settled"])]
    assert row.told == say(finding, session.case.record.grid, EN)
    cite = article(ruleset("tang-song"), "points").cited(EN)
    assert row.reason == f"drawn by lot ({cite})"


STAMPS = {EN: "PROVISIONAL", ZH: "暂定", JA: "暫定", KO: "잠정"}
WINS = {EN: " wins ", ZH: "胜", JA: "勝ち", KO: " 승"}


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_what_the_status_says_is_open_is_what_stands_on_it(language: str) -> None:
    session = Session(open_path(GAMES / "takagawa--go-seigen-1959.sgf")[0])
    grid, stop = session.case.record.grid, LANGUAGES[language].stop

    def open_sheet(state: CaseState) -> ScoreSheet:
        score, sheet = session.assessment.score, of(session, language)
        assert score.status.state is state
        matters = open_matters(session.assessment).matters
        told = [say(matter.finding, grid, language) for matter in matters]
        assert list(sheet.open) == [text.removesuffix(stop) for text in told]
        assert (sheet.is_final, sheet.stamp) == (False, STAMPS[language])
        return sheet

    sheet = open_sheet(CaseState.UNDECIDED)
    (unruled,) = session.assessment.score.status.undecided
    assert sheet.open[0] == say(unruled, grid, language).removesuffix(stop)
    assert WINS[language] not in sheet.result
    assert sheet.standing == ""
    session.do(ConfirmAllOthers())
    sheet = open_sheet(CaseState.PROVISIONAL)
    assert WINS[language].strip() in sheet.result
    for finding in session.assessment.score.status.open:
        session.do(LetFindingStand(finding))
    for matter in open_matters(session.assessment).matters:  # nothing need be filled there
        session.do(
            RulePoints(frozenset(matter.points), PointRuling(PointKind.TERRITORY, BLACK))
        )
    sheet = of(session, language)
    assert (sheet.stamp, sheet.open, sheet.is_final) == ("", (), True)
    assert words.HEADINGS["as-it-stands"].in_(language) in [row.what for row in sheet.rulings]


def test_a_game_in_play_is_not_final_whatever_is_open() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    session.record_play(on=True)
    sheet = of(session)
    assert (sheet.open, sheet.stamp, sheet.result) == (
        (),
        "PROVISIONAL",
        in_words(UNRULED[CaseState.IN_PLAY]),
    )


def test_findings_that_wait_are_listed() -> None:
    session = Session(open_path(GAMES / "takagawa--go-seigen-1959.sgf")[0])
    sheet = of(session)
    score = session.assessment.score
    findings = {*score.findings, *score.status.open}
    waiting = [f for f in findings if f.level is Level.CHECK]
    assert waiting
    assert len(sheet.findings) == len(findings)
    assert [f.state for f in sheet.findings].count("open") == len(waiting)
    states = [f.state for f in sheet.findings]
    assert states == sorted(states, key=["contradiction", "open", "note"].index)


def test_a_contradiction_is_told_loudly() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    whites = session.case.position.chain(session.case.record.grid.point("T9"))
    blacks = session.case.position.chain(session.case.record.grid.point("S10"))
    session.do(MarkStones(whites, StoneStatus.DEAD))
    session.do(MarkStones(blacks, StoneStatus.DEAD))
    conflicts = [f for f in session.assessment.score.findings if f.level is Level.CONFLICT]
    assert conflicts
    sheet = of(session)
    grid = session.case.record.grid
    assert {say(f, grid, EN).removesuffix(".") for f in conflicts} <= set(sheet.open)
    assert "contradiction" in [f.state for f in sheet.findings]
    assert {sign.key for sign in sheet.legend} >= {"flagged", "dead"}


# Rulings


def test_rulings_have_their_reasons_and_articles() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    board = session.case.record.grid
    chain = session.case.position.chain(board.point("L10"))
    session.do(MarkStones(chain, StoneStatus.SEKI, "both agreed"))
    session.do(VoidMove(57, reason="retaken at once"))
    session.do(StateFacts({"began": BLACK, "prisoners": Pair(3, 4)}))
    sheet = of(session)
    rules = ruleset("tang-song")
    told = {row.what: (row.reason, row.article) for row in sheet.rulings}
    name = board.name(min(chain))
    assert told[f"In seki: Black {name} ({len(chain)} stones)"] == (
        "both agreed",
        article(rules, "seki").cited(EN),
    )
    assert told["Move 57: void"] == ("retaken at once", article(rules, "record").cited(EN))
    [dead] = [what for what in told if what.startswith("Dead: ")]
    assert dead == "Dead: Black H17 (2 stones), F5; White C12, R11, K2"
    assert told[dead][1] == article(rules, "dead").cited(EN)
    stated = {field.label: field.value for field in sheet.stated}
    assert stated == {
        capital(in_words(NEEDS["began"])): "Black",
        "Prisoners": "Black 3, White 4",
    }
    sourced = {field.label: field.value for field in sheet.sourced}
    assert sourced["stated"] == "Dead stones: 6 stones, Prisoners: Black 3, White 4"
    assert in_words(SOURCES["rule-set"]) not in sourced, "the rule set knows no komi"


def test_a_mark_that_was_accepted_says_from_whom() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    board = session.case.record.grid
    one, other = board.point("L10"), board.point("Q10")
    accepts = AcceptSuggestion("GNU Go", "3.8", seki=frozenset({one}))
    session.do(MarkStones(frozenset({other}), StoneStatus.SEKI))
    session.do(accepts)
    sheet = of(session, accepted=accepted_marks(session.protocol, session.case))
    seki = {
        row.what: row.reason
        for row in sheet.rulings
        if row.what.startswith(in_words(CHOICES["call-seki"]))
    }
    assert sorted(seki.values()) == ["", "Accepted from GNU Go 3.8"]
    assert ["L10" in what for what, why in seki.items() if why] == [True]
    assert {row.reason for row in of(session).rulings} == {""}, "no protocol, no word of it"


def test_every_decided_stone_is_named_once() -> None:
    for path in BUNDLED:
        case = open_path(path)[0].case
        sheet = score_sheet(case, score(case, ruleset(case.rules)), ZH)
        named = " ".join(row.what for row in sheet.rulings)
        lives = case.ruling.lives.keys()
        chains = {min(case.position.chain(p) & lives) for p in lives}
        for point in chains:
            assert case.record.grid.name(point) in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_trials_are_told_with_what_they_showed(language: str) -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    board = session.case.record.grid
    stones = session.case.position.chain(board.point("L10"))
    owner = session.case.position.colour(min(stones))
    assert owner is not None
    session.do(OpenTrial(Assertion(AssertedStatus.DEAD, owner.other, owner, stones), BLACK))
    assert not of(session).is_final, "a trial is under way"
    session.do(EndTrial(0))
    assert not of(session).is_final, "the agreement is not recorded, and nothing is ruled"
    session.undo()
    session.do(agreeing(tried(session.case, 0), AgreedOutcome.UNDECIDED, language))
    assert not of(session).is_final, "left undecided, in dispute"
    session.undo()
    session.do(agreeing(tried(session.case, 0), AgreedOutcome.ALIVE, language))
    sheet = of(session, language)
    assert sheet.is_final
    [row] = sheet.trials
    assert (row.number, row.told) == (1, told(tried(session.case, 0), language))
    assert row.article == tried(session.case, 0).article.cited(language)
    assert any(ruling.reason for ruling in sheet.rulings)


# Who, where, when

EVENT = Event(
    EventInfo("Spring Open", place="Prague", begins="2026-11-21", ends="2026-11-22"),
    players=(
        Player("李", "哲", "7P", id=1),
        Player("Smith", "Ann", "3D", id=2),
    ),
    tables=(Table(2, 13, 1, 2, id=5),),
)


def test_the_record_tells_who_where_and_when() -> None:
    texts = {
        "PB": "Shusaku", "BR": "7d", "PW": "Genan", "EV": "Ear-reddening", "RO": "2",
        "DT": "1846-09-11", "PC": "Osaka", "GN": "Game 2",
    }  # fmt: skip
    case = game("gold-petal-bowls")
    case = replace(case, record=case.record.with_info(texts=tuple(texts.items())))
    sheet = made(case, "tang-song")[1]
    assert (sheet.heading, sheet.game) == ("Ear-reddening", "Game 2")
    assert sheet.players == ("Shusaku (7d)", "Genan")
    told = {field.label: field.value for field in sheet.facts}
    assert (told["Round"], told["Date"], told["Place"]) == ("2", "1846-09-11", "Osaka")
    assert "Table" not in told


def test_a_game_without_an_event_is_headed_by_its_title() -> None:
    case = game("gold-petal-bowls")
    case = replace(case, record=case.record.with_info(texts=()))
    counted = score(case, ruleset("tang-song"))
    assert (
        score_sheet(case, counted, EN, title="A  friendly\ngame").heading == "A friendly game"
    )


def test_an_event_goes_before_the_record() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    place = SheetPlace.of_table(EVENT, EVENT.tables[0])
    sheet = of(session, place=place)
    assert sheet.heading == "Spring Open"
    assert sheet.players == ("李哲 (7P)", "Smith Ann (3D)")
    told = {field.label: field.value for field in sheet.facts}
    assert (told["Round"], told["Table"], told["Place"]) == ("2", "13", "Prague")
    assert place.terms is not None
    assert (place.terms.rules, place.terms.handicap) == (EVENT.info.rules, 0)
    only = of(session, place=SheetPlace(black="Ann"))
    assert only.players.black == "Ann", "no rank of the record beside another name"
    assert only.players.white == of(session).players.white
    assert of(session, place=place).code == of(session).code


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two\n words\t", "two words"),
        ("<b>&amp;", "<b>&amp;"),
        ("\u202eevil\u202c\u200f", "evil"),
        ("\x07bell\x00", "bell"),
        ("x" * 500, "x" * (LONGEST - 1) + "…"),
        ("אברהם", "\u2068אברהם\u2069"),
        ("نیم\u200cفاصله", "\u2068نیم\u200cفاصله\u2069"),
        ("李哲", "李哲"),
    ],
)
def test_names_of_strangers_are_made_printable(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_the_last_link_stands_on_it() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    assert of(session).link == ""
    assert of(session, link=session.protocol.last).link == session.protocol.last


def test_it_is_told_in_every_language() -> None:
    sheets = [
        made(game("huang-longshi--zhou-donghou"), "chinese-2002", x)[1] for x in LANGUAGES
    ]
    for field in fields(ScoreSheet):
        values = [getattr(sheet, field.name) for sheet in sheets]
        if field.name in ("heading", "game", "players", "code", "link", "open", "settled",
                          "totals_above", "stated", "trials", "notes", "incidents", "carried",
                          "protests", "without", "protested", "photo"):  # fmt: skip
            assert len(set(map(str, values))) == 1
        else:
            # The French word for a total is the English one.
            assert len(set(map(str, values))) >= len(LANGUAGES) - 1, field.name
    tables = [v for key, v in vars(words).items() if key.isupper() and isinstance(v, dict)]
    assert len(tables) > 5
    for table in tables:
        for text in table.values():
            assert isinstance(text, tuple), "every word is a Text"
            assert all(part.strip() for part in text)
