"""The protocol: every act with who, when and why; told in words; kept through files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import fields, replace
from datetime import datetime
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.app.act_log.audit import audit
from goref.app.act_log.changes import PARTS
from goref.app.act_log.lines import (
    ProtocolLine,
    iter_lines,
    line_text,
    protocol_lines,
    protocol_text,
)
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.base import EDITS, Edit
from goref.app.edits.correcting import CorrectMove, InsertMove, RemoveMove
from goref.app.edits.details import StateDetails
from goref.app.edits.incidents import RULED as INCIDENTS_RULED
from goref.app.edits.incidents import (
    AmendIncident,
    AnnulIncident,
    AnswerLid,
    ChooseRegulation,
    DecideIncident,
    DecideProtest,
    LodgeProtest,
    RecordIncident,
    RuleAsPass,
    RuleMove,
)
from goref.app.edits.photo import UsePhotoPosition
from goref.app.edits.play import RULED as PLAY_RULED
from goref.app.edits.play import PlayAct, RecordStatement
from goref.app.edits.position import NewBoard, PaintStones, SwapColours, TurnBoard
from goref.app.edits.ruling import (
    MARKINGS,
    UNCLAIM,
    ChooseRules,
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    RearrangeOthers,
    RulePoints,
    ShiftStone,
    StateFacts,
    VoidMove,
    WriteNotes,
)
from goref.app.edits.trial import ACCEPTED as TRIAL_ACCEPTED
from goref.app.edits.trial import AGREED as TRIAL_AGREED
from goref.app.edits.trial import (
    ENDED,
    OVERRULED,
    RULED,
    DropTrial,
    EndTrial,
    JoinTrialToGame,
    OpenTrial,
    PlayTrialAct,
    RuleTrial,
)
from goref.app.opening import open_bytes, open_path
from goref.app.questions.trial_status import agreeing, overruling, tried
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.base.findings import Level, found
from goref.core.base.language import capital
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.case.stored_trial import (
    AgreedOutcome,
    AssertedStatus,
    Assertion,
    StoredTrial,
    TrialAct,
    TrialStep,
)
from goref.core.case.symmetry import Symmetry
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Statement
from goref.core.incidents.consequence import COUNTS_AS_PASS, WARNING, PaidIn, points
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState
from goref.core.incidents.kinds import KINDS as INCIDENTS_KINDS
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.act_log import ACCEPTED, ACTS, BEGINNINGS, PARTIES, STATES
from goref.core.texts.details import DETAILS
from goref.core.texts.dispute.outcomes import AGREED as OUTCOMES_AGREED
from goref.core.texts.dispute.trials import claim_text
from goref.core.texts.event.events import TERMS
from goref.core.texts.incidents.consequences import PAID as CONSEQUENCES_PAID
from goref.core.texts.incidents.telling import NOT_DECIDED
from goref.core.texts.stopping.stopping_tables import SAYINGS
from goref.core.texts.terms import COUNTS, KINDS, NEEDS, term
from goref.io.case import act_log_file
from goref.io.case.case_file import dump
from goref.io.case.chain import LINK
from goref.io.case.journal import JournalError, Unfinished, unfinished
from goref.io.values.regulations import regulation
from tests.app.edits.test_base import ANY
from tests.app.edits.test_base import CASE as SMALL
from tests.app.session.test_session import CHECKOUT, CHILD, ROOT, SGF
from tests.app.sittings import BOARD, at, faults, fits, game, kind, reopened, saved, three_acts
from tests.languages import EN, JA, LANGUAGES, ZH
from tests.length import of_all
from tests.refusals import refuses
from tests.wordings import in_words, tells

AREA = term(COUNTS, "area", EN)
posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")


TRIAL = StoredTrial(
    "japanese",
    game().case.position,
    6,
    Assertion(AssertedStatus.DEAD, WHITE, BLACK, at("C7")),
    WHITE,
    (TrialAct(TrialStep.PLAY, WHITE, BOARD.point("C8")),),
)

RECORDING = (
    PaintStones
    | JoinTrialToGame
    | PlayAct
    | CorrectMove
    | RemoveMove
    | InsertMove
    | RecordStatement
)
RECORDING |= RuleMove | RuleAsPass
CLAIM = claim_text(TRIAL.claim, BOARD, EN)
OWN = in_words(ACCEPTED["own"])
NETWORK = "(goref 1.0, neural network 0a1b2c3d)"
AGREED = "clear, as GNU Go 3.8 agrees: G7"
REST = f"{in_words(ACCEPTED['rest'])} {NETWORK}"


PAID = (WARNING, points(2))
TWO_POINTS = f"warning, {in_words(CONSEQUENCES_PAID[PaidIn.POINTS], amount=2, number=2)}"
KOREA_2024 = regulation("korean-2024")
LID = Incident(
    1, "prisoner-not-in-lid", Offender.WHITE, 2, regulation=KOREA_2024.id, proposed=PAID
)
KO = Incident(2, "ko-retaken", Offender.WHITE, 8)
EVERY: list[tuple[Edit, tuple[str, str, str]]] = [
    (
        MarkStones(at("C7 G3"), StoneStatus.DEAD, "both agree"),
        ("Dead: C7 G3 (2 stones)", "alive", "dead"),
    ),
    (
        MarkStones(at("C7"), StoneStatus.SEKI),
        ("In seki: C7 (1 stone)", "dead", in_words(KINDS["seki"])),
    ),
    (
        MarkStones(at("C7"), None),
        (
            in_words(MARKINGS[None].told, points="C7", stones="1 stone"),
            in_words(KINDS["seki"]),
            "alive",
        ),
    ),
    (
        RulePoints(at("A1"), PointRuling(PointKind.TERRITORY, WHITE), "sealed"),
        ("Territory of White: A1", "territory of Black", "territory of White"),
    ),
    (
        RulePoints(at("A1"), None),
        (in_words(UNCLAIM.told, points="A1"), "territory of White", "territory of Black"),
    ),
    (
        ConfirmAllOthers(),
        (
            in_words(ConfirmAllOthers.wording.told),
            in_words(STATES["single-marks"]),
            in_words(STATES["said-referee"]),
        ),
    ),
    (
        AcceptSuggestion(
            "goref",
            "1.0",
            "0a1b2c3d",
            dead=at("C7"),
            proved=at("C7"),
            unclear=at("A1"),
            agreed=(("GNU Go 3.8", at("G7")),),
            whole=True,
        ),
        (
            f"Accepted from {OWN}: dead C7 (proved: C7); {AGREED}; left open: A1; {REST}",
            "alive",
            "dead",
        ),
    ),
    (
        AcceptSuggestion("GNU Go", "3.8", alive=at("C7"), seki=at("G7")),
        (
            "Accepted from GNU Go 3.8: in seki G7; alive C7",
            "C7: dead; G7: dead",
            "C7: alive; G7: in seki",
        ),
    ),
    (
        MarkStones(at("C7 G7"), None),
        (
            in_words(MARKINGS[None].told, points="C7 G7", stones="2 stones"),
            "C7: alive; G7: in seki",
            "C7: alive; G7: dead",
        ),
    ),
    (
        AcceptSuggestion("goref", "1.0", "0a1b2c3d", whole=True),
        (
            capital(
                in_words(
                    ACCEPTED["mark"], opinion=f"{OWN}: {in_words(ACCEPTED['all'])} {NETWORK}"
                )
            ),
            "",
            "",
        ),
    ),
    (
        DisputePoints(at("G3 G7")),
        ("In dispute: G7 G3", in_words(STATES["undisputed"]), in_words(STATES["disputed"])),
    ),
    (
        DisputePoints(at("G7"), False),
        ("Dispute ended: G7", in_words(STATES["disputed"]), in_words(STATES["undisputed"])),
    ),
    (
        StateFacts((("komi", Fraction(15, 2)), ("prisoners", Pair(3, 4)))),
        (
            "Stated: komi, prisoners",
            "komi: not stated; prisoners: not stated",
            "komi: 7½; prisoners: Black 3, White 4",
        ),
    ),
    (
        StateFacts((("first_pass", Who.BLACK),)),
        (f"Stated: {in_words(NEEDS['first_pass'])}", in_words(STATES["unstated"]), "Black"),
    ),
    (
        StateDetails((("PB", "Dosaku"), ("EV", "Oshirogo"))),
        (
            in_words(StateDetails.wording.told, details="Black's name, event"),
            "Black's name: A; event: nothing",
            "Black's name: Dosaku; event: Oshirogo",
        ),
    ),
    (
        StateDetails((("PB", ""),)),
        (
            in_words(StateDetails.wording.told, details=in_words(DETAILS["PB"])),
            "Dosaku",
            "nothing",
        ),
    ),
    (
        ChooseRules("aga"),
        (in_words(ChooseRules.wording.told), "Japanese (japanese)", "American (AGA) (aga)"),
    ),
    (VoidMove(2, True, "out of turn"), ("Move 2 declared void", "valid", "void")),
    (
        VoidMove(2, False),
        ("Move 2 valid again", "void, because: out of turn", "valid"),
    ),
    (
        LetFindingStand(found("dame-left", Level.NOTE, [0], count=1), True, "seen"),
        ("Let stand: 1 dame left: A9", "open", in_words(STATES["stands"])),
    ),
    (WriteNotes("one\ntwo"), (in_words(WriteNotes.wording.told), "nothing", "one\ntwo")),
    (
        ShiftStone(Shift("jpd-a", "area", None, 3, 0, 1)),
        (
            in_words(
                ShiftStone.wording.told,
                source="A9",
                target="B9",
                rules=f"{in_words(RULESETS['jpd-a'].name)} (jpd-a)",
                count=AREA,
            ),
            "at A9",
            "at B9",
        ),
    ),
    (
        RearrangeOthers((Shift("jpd-a", "area", None, 4, 1, 2),)),
        (in_words(RearrangeOthers.wording.told, moved=1), "at B9", "at C9"),
    ),
    (
        OpenTrial(TRIAL.claim, WHITE),
        (f"Trial begun: {CLAIM}", "nothing", "acts played: 0"),
    ),
    (
        PlayTrialAct(0, TRIAL.acts[0]),
        ("Trial 1: White: Play C8", "acts played: 0", "acts played: 1"),
    ),
    (
        EndTrial(0),
        (
            in_words(ENDED.told, trial=1),
            "acts played: 1",
            in_words(STATES["tried-closed"], state=in_words(STATES["tried"], acts=1)),
        ),
    ),
    (
        RuleTrial(0, (MarkStones(at("C7"), StoneStatus.DEAD, "as tried"),)),
        (in_words(TRIAL_ACCEPTED.told, trial=1), "alive", "dead"),
    ),
    (
        RuleTrial(0, (MarkStones(at("C7"), StoneStatus.ALIVE, "no"),), accepts=False),
        (in_words(OVERRULED.told, trial=1), "dead", "alive"),
    ),
    (
        JoinTrialToGame(0),
        (in_words(JoinTrialToGame.wording.told, trial=1), "6 moves", "7 moves"),
    ),
    (
        DropTrial(0),
        (
            "Trial 1 dropped",
            in_words(STATES["tried-closed"], state=in_words(STATES["tried"], acts=1)),
            "nothing",
        ),
    ),
    (
        PlayAct(Act(ActKind.PLAY, WHITE, BOARD.point("A9")), True, "as played"),
        (in_words(PLAY_RULED, act="White A9"), "7 moves", "8 moves"),
    ),
    (
        ChooseRegulation(KOREA_2024),
        (
            in_words(ChooseRegulation.wording.told),
            in_words(STATES["usual"]),
            "Korean rules of November 2024",
        ),
    ),
    (
        RecordIncident(LID),
        (
            (
                "Incident entered: 1. White, move 2: "
                f"{in_words(INCIDENTS_KINDS['prisoner-not-in-lid'].name)}"
            ),
            "nothing",
            in_words(NOT_DECIDED),
        ),
    ),
    (
        DecideIncident(1, PAID, ruling="14:25", by="R."),
        ("Incident 1 decided", in_words(NOT_DECIDED), TWO_POINTS),
    ),
    (
        AnswerLid(1, True),
        (
            in_words(AnswerLid.wording.told, number=1),
            TWO_POINTS,
            f"{TWO_POINTS} ({in_words(STATES['in-lid'])})",
        ),
    ),
    (
        AmendIncident(replace(LID, decided=(WARNING,), reason="no stones at hand"), "as asked"),
        (
            (
                "Incident changed: 1. White, move 2: "
                f"{in_words(INCIDENTS_KINDS['prisoner-not-in-lid'].name)}"
            ),
            f"{TWO_POINTS} ({in_words(STATES['in-lid'])})",
            "warning",
        ),
    ),
    (
        LodgeProtest(Protest(1, Person.WHITE, 1, "14:40", "15:10", "nobody saw it")),
        ("Protest 1 lodged", "nothing", in_words(TERMS["under-protest"])),
    ),
    (
        DecideProtest(1, ProtestState.UPHELD, "the committee", "15:00", "no warning"),
        ("Protest 1 decided", in_words(TERMS["under-protest"]), "upheld"),
    ),
    (AnnulIncident(1, "upheld"), ("Incident 1 annulled", "warning", "annulled: upheld")),
    (
        RuleMove(
            KO,
            found("illegal-ko", Level.CHECK, [0], move=8, colour="W", repeats=""),
        ),
        (
            in_words(
                INCIDENTS_RULED,
                incident=f"2. White, move 8: {in_words(INCIDENTS_KINDS['ko-retaken'].name)}",
            ),
            f"incident 2 ({in_words(INCIDENTS_KINDS['ko-retaken'].name)}): nothing",
            (f"incident 2 ({in_words(INCIDENTS_KINDS['ko-retaken'].name)}): not decided"),
        ),
    ),
    (
        RuleAsPass(replace(KO, number=3, decided=(COUNTS_AS_PASS,))),
        (
            in_words(
                INCIDENTS_RULED,
                incident=f"3. White, move 8: {in_words(INCIDENTS_KINDS['ko-retaken'].name)}",
            ),
            "White A9",
            "White pass",
        ),
    ),
    (
        CorrectMove(8, Act(ActKind.PLAY, WHITE, BOARD.point("A9"))),
        ("Move 8 corrected: White A9", "pass", "A9"),
    ),
    (CorrectMove(8, Act(ActKind.PASS, WHITE)), ("Move 8 corrected: White pass", "A9", "pass")),
    (RemoveMove(8), (in_words(RemoveMove.wording.told, move=8), "8 moves", "7 moves")),
    (
        InsertMove(8, Act(ActKind.PASS, WHITE)),
        ("Move 8 inserted: White pass", "7 moves", "8 moves"),
    ),
    (
        RecordStatement(Statement(StatementKind.STOP), True, "both said so"),
        (in_words(PLAY_RULED, act=in_words(SAYINGS["stop"])), "", ""),
    ),
    (
        PaintStones(black=at("A1"), cleared=at("G7")),
        (
            in_words(PaintStones.wording.told, points="G7 A1"),
            "G7: White; A1: empty",
            "G7: empty; A1: Black",
        ),
    ),
    (TurnBoard(Symmetry.QUARTER_RIGHT), ("Board turned: a quarter to the right", "", "")),
    (
        SwapColours(),
        (
            in_words(SwapColours.wording.told),
            "9×9, Black 3, White 2, no moves",
            "9×9, Black 2, White 3, no moves",
        ),
    ),
    (
        NewBoard(5, (".....", ".X...", ".....", "...O.", ".....")),
        (
            in_words(NewBoard.wording.told),
            "9×9, Black 2, White 3, no moves",
            "5×5, Black 1, White 1, no moves",
        ),
    ),
    (
        UsePhotoPosition(("..X", "...", "O..")),
        (
            in_words(UsePhotoPosition.wording.told),
            "5×5, Black 1, White 1, no moves",
            "3×3, Black 1, White 1, no moves",
        ),
    ),
]
"""An act of every kind, and its line in English."""


def only(folder: Path) -> Unfinished:
    (left,) = unfinished(folder)
    return left


# What an entry holds


def test_who_asked_is_told(tmp_path: Path) -> None:
    three = three_acts(tmp_path)
    (opened,) = open_bytes(json.dumps(three).encode())
    assert opened.kept is not None
    assert opened.kept.protocol is not None
    lines = protocol_lines(opened.kept.protocol, EN)
    assert [line.who for line in lines[1:4]] == ["Black", "White", "Referee"]
    assert [line.reason for line in lines[1:4]] == ["both agree", "as announced", ""]
    assert BLACK.letter == lines[1].party


def test_an_act_has_its_time_who_asked_and_why() -> None:
    session = Session(game())
    before = datetime.now().astimezone().replace(microsecond=0)
    session.do(MarkStones(at("C7"), StoneStatus.DEAD, "both agree"), who="B")
    session.do(ChooseRules("aga"), who="W", reason="as announced")
    session.undo()
    session.redo()
    marked, chosen, undone, redone = session.protocol.entries
    time = datetime.fromisoformat(marked["time"])
    assert time.utcoffset() is not None
    assert before <= time <= datetime.now().astimezone()
    assert (marked["who"], marked["reason"]) == ("B", "both agree")
    assert (chosen["who"], chosen["reason"]) == ("W", "as announced")
    assert undone["undo"] is redone["redo"] is True
    assert undone["who"] == redone["who"] == "referee"
    assert session.protocol.broken_at is None
    assert session.protocol.last == redone[LINK]


def test_a_decided_incident_is_listed_with_its_reason() -> None:
    session = Session(game())
    session.do(RecordIncident(replace(LID, decided=(WARNING,), reason="seen by two")))
    session.do(AmendIncident(replace(session.case.incidents[0], move=1)))
    lines = protocol_lines(session.protocol, EN)
    assert [line.reason for line in lines[1:]] == ["seen by two", ""]


def test_nobody_else_asks_and_there_is_one_reason() -> None:
    session = Session(game())
    for who, edit, reason in (
        ("nobody", ChooseRules("aga"), ""),
        ("B", MarkStones(at("C7"), StoneStatus.DEAD), "a second reason"),
    ):
        with refuses(ValueError, says=r"not one of|own reason"):
            session.do(edit, who, reason)
    assert session.case == game().case
    assert session.protocol.entries == ()


def test_the_journal_holds_the_same_lines(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(MarkStones(at("C7"), StoneStatus.DEAD))
    session.undo()
    (file,) = tmp_path.glob("*.journal")
    header, *lines = map(json.loads, file.read_bytes().splitlines())
    assert lines == [dict(entry) for entry in session.protocol.entries]
    assert header["protocol"]["header"] == dict(session.protocol.header)
    session.finish()


# In words


def test_every_part_of_a_case_is_compared() -> None:
    told = {"record": 2, "ruling": 3, "voided": 1, "void_reasons": 0}
    told |= {"regulation": 1, "incidents": 0, "protests": 0, "sources": 0}
    assert len(PARTS) == sum(told.get(field.name, 1) for field in fields(Case))


def test_what_ended_a_trial_and_what_was_ruled_on_it_is_told() -> None:
    session = Session(game())
    session.do(OpenTrial(TRIAL.claim, WHITE))
    session.do(agreeing(tried(session.case, 0), AgreedOutcome.DEAD, EN))
    session.do(overruling(tried(session.case, 0), StoneStatus.ALIVE, "two eyes", EN))
    session.undo()
    ended, ruled = protocol_lines(session.protocol, EN)[2:4]
    assert ended.what == in_words(TRIAL_AGREED.told, trial=1, agreed="Dead")
    assert ended.reason.startswith(f"{in_words(OUTCOMES_AGREED[AgreedOutcome.DEAD])} (")
    assert tells(
        ended.after,
        STATES["tried-agreed"],
        state=in_words(STATES["tried"], acts=0),
        agreed="Dead",
    )
    assert ruled.what == in_words(RULED.told, trial=1), "the trial has shown nothing"
    assert tells(
        ruled.after,
        STATES["tried-agreed"],
        state=in_words(STATES["tried"], acts=0),
        agreed=in_words(STATES["tried-ruled"], state="Dead"),
    )
    assert session.case.ruling.stones(StoneStatus.DEAD) == TRIAL.claim.points
    assert session.case.trials[0].ruled is None
    session.undo()
    assert (session.case.trials[0].closed, session.case.ruling) == (False, game().case.ruling)


def test_every_kind_of_act_is_told_here() -> None:
    assert {edit.encode(BOARD)["edit"] for edit, _ in EVERY} == EDITS.keys()


@pytest.fixture
def all_done(tmp_path: Path) -> Path:
    path = tmp_path / "all.goref"
    session = Session(game())
    for edit, _ in EVERY:
        session.do(edit)
    session.save(path)
    return path


def test_every_kind_of_act_comes_back_and_is_told(all_done: Path) -> None:
    assert fits(all_done)
    session = reopened(all_done)
    begun, *lines = protocol_lines(session.protocol, EN)
    assert (begun.number, begun.what, begun.who) == (0, in_words(BEGINNINGS["nothing"]), "")
    for line, (edit, (what, before, after)) in zip(lines, EVERY, strict=False):
        assert line.what == what
        assert line.who == "Referee"
        assert line.reason == getattr(edit, "reason", "")
        if isinstance(edit, RECORDING):  # much else changes with the record
            assert before in line.before
            assert after in line.after
        else:
            assert (line.before, line.after) == (before, after)
    assert [line.what for line in lines[len(EVERY) :]] == [
        "Saved as all.goref",
        in_words(ACTS["opened"]),
    ]


def test_taking_back_tells_the_same_the_other_way_round() -> None:
    for edit, _ in EVERY:
        session = Session(game())
        for first, _ in EVERY:
            if first is edit:
                break
            session.do(first)
        session.do(edit)
        session.undo()
        session.redo()
        done, undone, redone = protocol_lines(session.protocol, EN)[-3:]
        assert (undone.what, redone.what) == (
            in_words(ACTS["undo"], number=done.number),
            in_words(ACTS["redo"], number=done.number),
        )
        assert (undone.before, undone.after) == (redone.after, redone.before)
        for told, said in ((done.before, redone.before), (done.after, redone.after)):
            assert told in said or ":" in told, "only the subject is named, too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_all(all_done: Path, language: str) -> None:
    session = reopened(all_done)
    session.undo()
    lines = protocol_lines(session.protocol, language, verdicts=True)
    for line in lines:
        assert line.what
        assert not set("{}") & set(line.what + line.before + line.after)
        if language != "en":
            english = {"Black", "White", "stone", "dead", "alive", "void", "stated", "open"}
            assert not english & set((line.what + line.before + line.after).split())
    assert len({line.what for line in lines}) == len(lines)


def test_the_verdict_where_an_act_changes_it() -> None:
    session = Session(game())
    session.do(ConfirmAllOthers())
    session.do(MarkStones(at("C7"), StoneStatus.DEAD))
    session.do(WriteNotes("n"))
    _, _, marked, noted = protocol_lines(session.protocol, EN, verdicts=True)
    assert len(marked.verdicts) == 2
    assert marked.verdicts[0] != marked.verdicts[1]
    assert noted.verdicts == ()
    assert protocol_lines(session.protocol, EN)[2].verdicts == ()


def test_plain_text_has_a_line_for_each(all_done: Path) -> None:
    lines = protocol_lines(reopened(all_done).protocol, EN)
    text = protocol_text(lines)
    assert len(text.splitlines()) == len(lines)
    line = ProtocolLine(
        7, "2026-08-01T14:03:05+02:00", "B", "Black", "Dead: D4", "alive", "dead", "a\nb",
        ("W+1", "B+3"),
    )  # fmt: skip
    assert (
        line_text(line)
        == "  7  2026-08-01 14:03:05  Black  Dead: D4  alive → dead  — a b  [W+1 → B+3]"
    )


def test_lines_come_one_by_one() -> None:
    session = Session(game())
    session.do(WriteNotes("n"))
    lines = iter_lines(session.protocol, JA)
    assert [next(lines).number, next(lines).number] == [0, 1]
    assert next(lines, None) is None


# Through files


def test_the_chain_goes_on_from_sitting_to_sitting(tmp_path: Path) -> None:
    path = tmp_path / "a.goref"
    session = Session(game())
    links: list[str] = []
    for number in range(3):
        session.do(WriteNotes(f"sitting {number}"))
        session.do(MarkStones(at("C7"), StoneStatus.DEAD if number % 2 else StoneStatus.SEKI))
        session.undo()
        session.save(path)
        entries = json.loads(path.read_bytes())["protocol"]["entries"]
        assert [entry[LINK] for entry in entries[: len(links)]] == links
        links = [entry[LINK] for entry in entries]
        assert fits(path)
        session = reopened(path)
        assert not session.history.past
    (opened,) = open_path(path)
    assert opened.kept is not None
    result = audit(opened.kept, opened.case)
    assert (result.acts, result.sittings) == (9, 3)
    assert result.times[0] == session.protocol.header["time"]
    assert result.times[1] == entries[-1]["time"]


def test_saving_twice_and_elsewhere_goes_on(tmp_path: Path) -> None:
    session = Session(game())
    for name in ("a.goref", "b.goref", "a.goref"):
        session.save(tmp_path / name)
        assert fits(tmp_path / name)
        session.do(WriteNotes(name))
    assert "a.goref" not in json.dumps(dict(session.protocol.start))
    assert str(tmp_path) not in (tmp_path / "a.goref").read_text(), "no place on the disk"


def test_a_failed_saving_is_no_entry(tmp_path: Path) -> None:
    session = Session(game())
    session.do(WriteNotes("n"))
    before = session.protocol
    with refuses(OSError, says="none"):
        session.save(tmp_path / "none" / "a.goref")
    assert session.protocol is before


def test_an_old_case_file_has_no_protocol_and_none_is_invented(tmp_path: Path) -> None:
    path = tmp_path / "old.goref"
    ruled = MarkStones(at("C7"), StoneStatus.DEAD).apply(game().case)
    path.write_bytes(dump(ruled, game().game))
    (opened,) = open_path(path)
    assert opened.kept is not None
    assert opened.kept.protocol is None
    assert audit(opened.kept, opened.case).protocol is None
    assert "protocol-broken" not in {f.code for f in opened.findings}
    session = reopened(path)
    assert session.protocol.entries == ()
    (begun,) = protocol_lines(session.protocol, EN)
    assert in_words(PARTIES[""]) in begun.what
    session.do(MarkStones(at("C7"), None))
    session.save(path)
    assert fits(path)
    assert reopened(path).protocol.header["earlier"] == "unrecorded"


def test_too_long_a_protocol_is_left_out_and_the_file_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.goref"
    session = Session(game())
    session.do(WriteNotes("x" * 3000))
    monkeypatch.setattr(act_log_file, "MOST_BYTES", 3000)
    assert saved(session, path)["protocol"] == {"format": 1, "left-out": 2}
    (opened,) = open_path(path)
    assert opened.case == session.case
    assert opened.kept is not None
    result = audit(opened.kept, opened.case)
    assert (result.protocol, result.left_out) == (None, True)
    monkeypatch.undo()
    again = reopened(path)
    assert again.protocol.header["earlier"] == "left-out"
    again.save(path)
    assert fits(path)


STEPS = st.lists(
    st.one_of(ANY, st.sampled_from(["undo", "redo", "save", "open", "crash"])), max_size=12
)


@settings(max_examples=of_all(60, short=20))
@given(STEPS)
def test_whatever_is_done_fits(
    tmp_path_factory: pytest.TempPathFactory, done: list[Any]
) -> None:
    folder = tmp_path_factory.mktemp("any")
    (folder / "journals").mkdir()
    path = folder / "a.goref"
    session = Session.begin(open_bytes(dump(SMALL))[0], folder / "journals")
    for act in done:
        match act:
            case "undo":
                session.undo()
            case "redo":
                session.redo()
            case "save":
                session.save(path)
            case "open" if path.exists():
                session.finish()
                session = Session.begin(
                    open_path(path)[0], folder / "journals", FileStorage(path)
                )
            case "crash":
                session.leave()
                before, session = session, Session.recover(only(folder / "journals"))
                kept = before.protocol.entries
                if kept and kept[-1].get("sitting") == "recovered":
                    kept = kept[:-1]  # nothing was done in it: it leaves no line
                assert session.protocol.entries[:-1] == kept
            case str():
                pass
            case _:
                try:
                    act.apply(session.case)
                except ValueError:
                    continue
                session.do(act)
        assert session.protocol.broken_at is None
    session.save(path)
    assert faults(json.loads(path.read_bytes())) == []
    assert len(protocol_lines(session.protocol, ZH)) == len(session.protocol.entries) + 1
    session.finish()


# After a crash


def test_what_is_brought_back_goes_on_with_the_chain(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    path = tmp_path / "a.goref"
    session = Session.begin(game(), tmp_path / "journals")
    session.do(MarkStones(at("C7"), StoneStatus.DEAD), who="B")
    session.save(path)
    session.do(WriteNotes("n"))
    session.undo()
    session.leave()
    recovered = Session.recover(only(tmp_path / "journals"))
    before, sitting = recovered.protocol.entries[:-1], recovered.protocol.entries[-1]
    assert before == session.protocol.entries
    assert (sitting["sitting"], sitting["lost"]) == ("recovered", 0)
    recovered.redo()
    recovered.leave()
    again = Session.recover(only(tmp_path / "journals"))
    again.save(path)
    assert fits(path)
    assert [line.what for line in protocol_lines(again.protocol, EN)][-4:] == [
        in_words(ACTS["recovered"]),
        in_words(ACTS["redo"], number=3),
        in_words(ACTS["recovered"]),
        "Saved as a.goref",
    ]
    again.finish()


def test_a_sitting_brought_back_in_which_nothing_is_done_leaves_no_line(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(WriteNotes("n"))
    session.leave()
    left = only(tmp_path)
    Session.recover(left).leave()
    assert only(tmp_path) == left


def test_what_was_lost_is_told(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(WriteNotes("n"))
    session.leave()
    (file,) = tmp_path.glob("*.journal")
    file.write_bytes(file.read_bytes() + b'{"time": "2026')
    recovered = Session.recover(only(tmp_path))
    assert "lines lost: 1" in protocol_lines(recovered.protocol, EN)[-1].what
    recovered.save(tmp_path / "a.goref")
    assert fits(tmp_path / "a.goref")
    recovered.finish()


@posix
def test_a_killed_process_keeps_its_chain(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    command = [sys.executable, "-c", CHILD, str(tmp_path), SGF.hex(), str(CHECKOUT)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert len(list(islice(process.stdout, 20))) == 20
        process.kill()
        process.stdout.read()
    recovered = Session.recover(only(tmp_path / "journals"))
    assert recovered.protocol.broken_at is None
    recovered.save(tmp_path / "b.goref")
    assert fits(tmp_path / "b.goref")
    recovered.finish()


def test_a_journal_too_full_for_the_saving_has_it_before_the_next_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "journals").mkdir()
    path = tmp_path / "a.goref"
    session = Session.begin(game(), tmp_path / "journals")
    session.do(WriteNotes("n"))

    def full(entry: object) -> None:
        raise JournalError("no room")

    monkeypatch.setattr(session.keeping.journal, "write", full)
    session.save(path)
    monkeypatch.undo()
    session.undo()
    session.leave()
    recovered = Session.recover(only(tmp_path / "journals"))
    assert recovered.protocol.broken_at is None
    assert [kind(dict(e)) for e in recovered.protocol.entries[:-1]] == [
        "notes",
        "saved",
        "undo",
    ]
    assert recovered.path == path
    recovered.finish()


def test_a_journal_of_before_there_was_a_chain_comes_back(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals")
    session.do(MarkStones(at("C7"), StoneStatus.DEAD))
    session.save(tmp_path / "a.goref")
    session.leave()
    (file,) = (tmp_path / "journals").iterdir()
    header, *lines = map(json.loads, file.read_bytes().splitlines())
    del header["protocol"]
    for line in lines:
        line.pop("who")
        line.pop(LINK)
        if "saved" in line:
            line["saved"] = line.pop("path")
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *lines)))
    recovered = Session.recover(only(tmp_path / "journals"))
    assert recovered.path == tmp_path / "a.goref"
    recovered.do(WriteNotes("n"))
    recovered.leave()
    again = Session.recover(only(tmp_path / "journals"))
    again.save(tmp_path / "b.goref")
    assert fits(tmp_path / "b.goref")
    assert protocol_lines(again.protocol, EN)[1].who == in_words(PARTIES[""])
    again.finish()


@pytest.mark.parametrize(
    ("line", "lost"),
    [
        ({"time": "2026-08-01T10:00:00+02:00", "edit": "notes", "text": "put in"}, 0),
        ({"edit": "notes", "text": "no time"}, 1),
        ({"time": "", "who": "X", "edit": "notes", "text": "nobody"}, 1),
        (
            {
                "time": "",
                "edit": "notes",
                "text": "deep",
                "more": [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]],
            },
            1,
        ),
    ],
)
def test_a_line_put_into_a_journal_never_makes_a_file_that_cannot_be_read(
    tmp_path: Path, line: dict[str, Any], lost: int
) -> None:
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals")
    session.do(WriteNotes("first"))
    session.leave()
    (file,) = (tmp_path / "journals").iterdir()
    file.write_bytes(file.read_bytes() + json.dumps(line).encode() + b"\n")
    recovered = Session.recover(only(tmp_path / "journals"))
    assert recovered.lost == lost
    value = saved(recovered, tmp_path / "a.goref")
    assert faults(value) == ([] if lost else [("chain", 2)])
    recovered.finish()


def test_a_changed_journal_is_brought_back_and_found_out(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals")
    session.do(WriteNotes("first"))
    session.do(WriteNotes("second"))
    session.do(MarkStones(at("C7"), StoneStatus.DEAD))
    session.leave()
    (file,) = (tmp_path / "journals").iterdir()
    file.write_bytes(file.read_bytes().replace(b"second", b"secund"))
    recovered = Session.recover(only(tmp_path / "journals"))
    assert recovered.case.notes == "secund"
    assert recovered.lost == 0
    recovered.do(WriteNotes("third"))
    value = saved(recovered, tmp_path / "a.goref")
    assert faults(value) == [("chain", 2)]
    recovered.finish()


def test_a_long_protocol_is_looked_at_in_good_time() -> None:
    opened = open_bytes(dump(SMALL))[0]
    session = Session(replace(opened, kept=None))
    protocol = session.protocol
    for number in range(5000):
        protocol = protocol.added({"time": "", "edit": "notes", "text": f"note {number % 9}"})
    assert protocol.broken_at is None
    assert len(protocol_lines(protocol, EN)) == 5001
