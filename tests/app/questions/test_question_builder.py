"""One queue: everything that is to be asked, no matter twice, the most particular question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.app.edits.play import RecordStatement
from goref.app.edits.ruling import (
    ConfirmAllOthers,
    LetFindingStand,
    MarkStones,
    RulePoints,
    StateFacts,
)
from goref.app.edits.trial import EndTrial
from goref.app.opinion.accepting import acceptance, suggested_ruling
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import Caution, Doubt, Reason, Suggestion, Why
from goref.app.questions.question import Question, WindowAction
from goref.app.questions.question_builder import (
    joined,
    question_for,
    questions_of,
)
from goref.app.questions.sentences import reasons, subject, why
from goref.core.base.colour import BLACK, Pair
from goref.core.base.findings import Level, found
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.repetition.cycles import CycleName
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.scoring.scorer import Scorer
from goref.core.texts.cycles import CYCLES
from goref.core.texts.questions import ACCEPT, COUNTED, COUNTED_MORE, WHY
from goref.core.trials.checklist import items
from tests.app.opinion.test_accepting import SEKI, UNRULED, suggested
from tests.app.opinion.test_suggest_nakade import BOARDS
from tests.app.questions.queues import only, opinion, queue
from tests.app.questions.test_finding_answers import ASKING, EXAMPLES, NOTHING_BUT_TO_LOOK, READ
from tests.app.questions.test_trial_status import PLAYED, begun
from tests.core.build import bare, game, ruled, spots
from tests.core.protection.test_needed_play import PRESSED, SHOWN
from tests.core.ruling.test_contradictions import KO
from tests.core.ruling.test_dame import FALSE_EYE
from tests.core.test_flow import emitted
from tests.languages import EN
from tests.wordings import in_words

MODERN = game("modern-ending").case


def test_what_is_clear_is_accepted_first_and_the_rest_is_asked_as_it_will_be_then() -> None:
    questions = queue(MODERN, opinion("modern-ending"))
    first, *rest = questions
    assert first.kind is QuestionKind.ACCEPT
    assert first.asks
    assert len(first.points) == 30
    accept = first.answer("accept")
    assert accept is not None
    assert (accept.edit, accept.key, accept.suggested) == (first.accepts, "a", True)
    assert [answer.name for answer in first.more] == ["none-dead"]
    # Not one of the borders that only dead stones leave open.
    asked = [question for question in rest if question.asks]
    assert {question.kind for question in asked} == {QuestionKind.KO, QuestionKind.STONES}
    assert [question.stage for question in questions if question.asks].count("dead") == 2
    assert accept.edit is not None
    after = queue(accept.edit.apply(MODERN), opinion("modern-ending"))
    assert {question.key for question in after if question.asks} == {
        question.key for question in asked
    }
    assert not any(question.kind is QuestionKind.ACCEPT for question in after)


def test_without_an_opinion_nobody_has_said_anything() -> None:
    question = queue(UNRULED)[0]
    assert (question.kind, question.asks, question.points) == (
        QuestionKind.ACCEPT,
        True,
        frozenset(),
    )
    (answer,) = question.answers
    assert (answer.name, answer.edit) == ("none-dead", ConfirmAllOthers())
    assert answer.edit is not None
    left = queue(answer.edit.apply(UNRULED))
    assert not any(question.asks and question.stage == "dead" for question in left)


def test_of_what_is_marked_only_what_is_more_is_to_be_accepted() -> None:
    made = suggested(UNRULED, dead="F2 G4")
    marked = MarkStones(spots(UNRULED.record.grid, "F2"), StoneStatus.DEAD).apply(UNRULED)
    whole = only(queue(marked, made), QuestionKind.ACCEPT)  # G4 goes with it
    assert [(a.name, a.says) for a in whole.answers] == [("accept", "none-else")]
    assert subject(whole, marked, EN) == in_words(ACCEPT["rest"], dead=in_words(COUNTED[True]))
    assert whole.accepts is not None
    assert Assessment(whole.accepts.apply(marked), ()).score.status.is_settled
    apart = MarkStones(spots(UNRULED.record.grid, "A7"), StoneStatus.ALIVE).apply(UNRULED)
    question = only(queue(apart, made), QuestionKind.ACCEPT)
    assert question.asks
    assert [a.name for a in question.answers] == ["accept", "none-dead"]
    assert subject(question, apart, EN) == in_words(
        ACCEPT["more-dead"], dead=in_words(COUNTED_MORE[False], count=2)
    )
    spoken = replace(apart, ruling=apart.ruling.as_it_stands())
    assert not only(queue(spoken, made), QuestionKind.ACCEPT).asks  # the referee has spoken


def test_an_empty_board_is_asked_about_at_the_first_stage() -> None:
    (question,) = queue(Case())
    assert (question.stage, [a.name for a in question.answers]) == ("dead", ["set-up"])


def test_that_nothing_else_is_dead_is_said_after_the_doubtful_stones() -> None:
    made = suggested(UNRULED, dead="F2", unclear="F2")
    asked = [question for question in queue(UNRULED, made) if question.asks]
    whole = asked[-1]
    assert {question.kind for question in asked[:-1]} >= {QuestionKind.STONES}
    assert (whole.kind, whole.waits) == (QuestionKind.ACCEPT, True)
    assert subject(whole, UNRULED, EN) == in_words(ACCEPT["nothing-else"])
    kept = MarkStones(spots(UNRULED.record.grid, "A7"), StoneStatus.ALIVE).apply(UNRULED)
    assert queue(kept, made)[0].kind is not QuestionKind.ACCEPT
    dead = MarkStones(spots(UNRULED.record.grid, "F2"), StoneStatus.DEAD).apply(UNRULED)
    first = queue(dead, made)[0]
    assert (first.kind, first.waits) == (QuestionKind.ACCEPT, False)
    assert subject(first, dead, EN) == in_words(ACCEPT["rest"], dead=in_words(COUNTED[True]))
    assert why(first, dead, made, EN) == in_words(WHY["rest"])


@pytest.mark.parametrize(
    ("life", "name", "asked"),
    [
        (StoneStatus.DEAD, "none-else", in_words(ACCEPT["rest"], dead=in_words(COUNTED[True]))),
        (StoneStatus.SEKI, "none-dead", in_words(ACCEPT["none-marked"])),
    ],
)
def test_somebody_has_to_say_that_marks_are_all(
    life: StoneStatus, name: str, asked: str
) -> None:
    case = MarkStones(spots(UNRULED.record.grid, "F2"), life).apply(UNRULED)
    question = only(queue(case), QuestionKind.ACCEPT)
    (answer,) = question.answers
    assert (answer.name, answer.edit) == (name, ConfirmAllOthers())
    assert subject(question, case, EN) == asked
    assert why(question, case, None, EN) == in_words(WHY["rest"])
    assert answer.edit is not None
    after = answer.edit.apply(case)
    assert not any(c.kind is QuestionKind.ACCEPT for c in queue(after))
    assert Assessment(after, ()).score.status.state.names_winner


@pytest.mark.parametrize("voice", [StatusSource.RECORD, StatusSource.SUGGESTION])
def test_marks_that_nobody_confirmed_are_confirmed_by_a_card(voice: StatusSource) -> None:
    grid = UNRULED.record.grid
    dead = replace(Ruling().with_lives(spots(grid, "F2"), StoneStatus.DEAD), word=voice)
    case = replace(UNRULED, ruling=dead)
    question = only(queue(case), QuestionKind.ACCEPT)
    assert question.points == spots(grid, "F2 G4")  # with its kin
    (answer,) = question.answers
    assert answer.name == "as-marked"
    assert answer.edit is not None
    assert not any(c.asks for c in queue(answer.edit.apply(case)))
    # With an opinion what is unclear in it stays open.
    made = doubted(case, "C7", dead="F2 G4")
    (answer,) = only(queue(case, made), QuestionKind.ACCEPT).answers
    assert answer.edit is not None
    assert only(queue(answer.edit.apply(case), made), QuestionKind.STONES).asks


def doubted(
    case: Case, names: str, otherwise: StoneStatus | None = StoneStatus.DEAD, dead: str = ""
) -> Suggestion:
    """An opinion that doubts some stones, or empty points."""
    made = suggested(case, dead=dead, unclear=names)
    (doubt,) = made.unclear
    return replace(made, unclear=(replace(doubt, otherwise=otherwise),))


def test_a_doubt_a_dispute_a_finding_and_an_item_about_the_same_stones_are_one_card() -> None:
    made = doubted(UNRULED, "F2 G4")
    grid = UNRULED.record.grid
    case = replace(UNRULED, disputed=spots(grid, "G4"))
    case = replace(case, ruling=Ruling(word=StatusSource.REFEREE, unclear=spots(grid, "F2 G4")))
    question = only(queue(case, made), QuestionKind.STONES)
    assert question.points == spots(grid, "F2 G4")
    assert question.disputed
    assert {finding.code for finding in question.findings} == {"dead-disputed", "left-unclear"}
    assert len(question.items) == 1  # one stone, as it is disputed
    assert [answer.name for answer in question.answers] == ["alive", "dead", "seki", "play-out"]
    assert [question.answer_by_key(key) for key in "1234"] == list(question.answers)
    assert [question.answer_by_key(key) for key in "DS?"] == list(question.answers[1:])
    assert question.answer_by_key("9") is None
    dead = question.answer("dead")
    assert dead is not None
    assert dead.edit is not None
    assert not any(left.asks for left in queue(dead.edit.apply(case), made))


def test_a_doubt_that_the_referee_has_spoken_of_is_not_opened_again() -> None:
    made = doubted(UNRULED, "F2")
    assert only(queue(UNRULED, made), QuestionKind.STONES).asks
    for spoken in (
        MarkStones(spots(UNRULED.record.grid, "F2"), StoneStatus.ALIVE),
        ConfirmAllOthers(),
    ):
        questions = queue(spoken.apply(UNRULED), made)
        assert not any(
            question.asks for question in questions if question.kind is QuestionKind.STONES
        )


def test_who_lives_by_a_death_is_asked_about_with_it_and_again_if_it_is_none() -> None:
    rows, ring, inside, _ = BOARDS["Y five, one point open"]
    case = replace(bare(*rows), rules="japanese", ruling=Ruling())
    grid, made = case.record.grid, suggest(case)
    wall, living = case.position.chain(grid.point(ring)), spots(grid, inside)

    def asked(now: Case, opinion: Suggestion | None = made) -> list[Question]:
        return [
            question
            for question in queue(now, opinion)
            if question.asks and question.is_of_stones
        ]

    assert [question.points for question in asked(case)] == [wall]
    whole = acceptance(case, made)
    assert whole is not None
    case = whole.apply(case)
    assert case.ruling.unclear == wall | living
    (question,) = asked(case)
    assert question.points == wall
    told = " ".join(reasons(question, case, made, EN))
    assert "others live because of it (A9, B9, C9, D9)" in told
    for name, left in {
        "dead": [],
        "as-suggested": [],
        "alive": [living],
        "seki": [living],
    }.items():
        answer = question.answer(name)
        assert answer is not None
        assert answer.edit is not None
        after = answer.edit.apply(case)
        assert (after.ruling.stones(StoneStatus.ALIVE) >= living) is (not left)
        assert after.ruling.unclear == frozenset().union(*left)
        assert [question.points for question in asked(after)] == left
        said = MarkStones(living, StoneStatus.DEAD).apply(after)
        assert not asked(said)
    # Without the opinion each is asked about by itself.
    assert {question.points for question in asked(case, None)} == {wall, living}


def test_an_opinion_of_another_board_is_passed_over() -> None:
    assert not only(queue(UNRULED, opinion("modern-ending")), QuestionKind.ACCEPT).accepts


def test_of_two_matters_alike_the_first_is_told_first() -> None:
    point = frozenset({1})
    first, second = (
        Question(QuestionKind.POINTS, point, findings=(found(code, Level.CHECK, point),))
        for code in ("open-border", "left-unclear")
    )
    assert joined(first, second).findings == first.findings + second.findings
    ko = Question(QuestionKind.KO, point)
    assert joined(first, ko).kind is joined(ko, first).kind is QuestionKind.KO


def test_an_item_of_points_that_are_not_empty_any_more_is_passed_over() -> None:
    case = replace(FALSE_EYE, rules="japanese")
    assessment = Assessment(case, ())
    (item,) = [i for i in items(assessment.score, case) if i and i.asked is QuestionKind.FILL]
    stone = min(p for p in case.position.grid.points if case.position.cells[p])
    questions = questions_of(assessment, checklist=[replace(item, points=frozenset({stone}))])
    assert not any(question.items for question in questions)
    assert any(question.items for question in questions_of(assessment, checklist=[item]))


def test_points_of_an_open_border_are_one_card_whoever_says_so() -> None:
    case = replace(EXAMPLES["open-border"], ruling=Ruling())
    finding = next(f for f in Assessment(case, ()).findings if f.code == "open-border")
    points = frozenset(finding.points)
    caution = Caution(points, BLACK, Reason(Why.OPEN, points))
    made = replace(suggested(case), open_borders=(caution,))
    question = only(queue(case, made), QuestionKind.POINTS)
    assert (question.points, question.cautions, question.findings) == (
        points,
        (caution,),
        (finding,),
    )
    assert [answer.name for answer in question.answers] == [
        "nobody",
        "black",
        "white",
        "play-out",
    ]
    assert question.answers[0].as_now, "the first answer gives nothing to either side"
    assert not any(answer.suggested for answer in question.answers), "nor is any beforehand"
    assert question_for([question], min(points)) is question


def test_a_ko_asks_who_keeps_it() -> None:
    case = replace(KO, rules="japanese", answers=replace(KO.answers, komi=None))
    question = only(queue(case), QuestionKind.KO)
    assert (question.owner, question.stage, question.asks) == (BLACK, "doubts", True)
    assert [answer.name for answer in question.answers] == [
        "ko",
        "territory",
        "nobody",
        "play-out",
    ]
    assert question.answers[0].as_now
    assert question.answer_by_key("k") is question.answers[0]
    # A second opinion that doubts the ko speaks of the stone in it too.
    point = min(question.points)
    reasons = (Reason(Why.KO_FIGHT),)
    made = doubted(case, "C2", None)
    doubt = Doubt(frozenset({point, point + 1}), reasons, made.unclear[0].at_stake)
    both = only(queue(case, replace(made, unclear=(doubt,))), QuestionKind.KO)
    assert (both.points, both.doubts) == (question.points, (doubt,))
    # Of points that he has spoken of it is not asked again.
    claimed = RulePoints(question.points, PointRuling(PointKind.KO, BLACK)).apply(case)
    assert only(queue(claimed, replace(made, unclear=(doubt,))), QuestionKind.KO).doubts == ()


def test_a_ko_that_must_be_filled_is_asked_about_once() -> None:
    """Go's last ko: the play that reading finds to be needed is one of its three answers."""
    case = replace(game("iwamoto--go-seigen-1948").case, rules="japanese")
    made = suggest(case)
    questions = queue(replace(case, ruling=suggested_ruling(case, made)), made)
    ko = case.record.grid.point("N8")
    (question,) = [question for question in questions if ko in question.points]
    assert (question.kind, question.points, question.asks) == (QuestionKind.KO, {ko}, True)
    assert {finding.code for finding in question.findings} == {"ko-beside-dead"}
    assert len(question.items) == 1


def test_what_must_be_filled_while_all_stones_stand_is_no_question() -> None:
    """Takagawa – Go: with the dead stones off Black need not fill M3."""
    case = replace(game("takagawa--go-seigen-1959").case, rules="japanese")
    made = suggest(case)
    asked = {
        item.points
        for item in items(Assessment(case, ()).score, case)
        if item is not None and item.asked is QuestionKind.FILL
    }
    assert {case.record.grid.point("M3")} in asked, "so it seems while they stand"
    ruled_ = replace(case, ruling=suggested_ruling(case, made))
    for board in (case, ruled_):
        assert [
            question for question in queue(board, made) if question.kind is QuestionKind.FILL
        ] == []


def test_a_ko_keeps_its_point_though_other_plays_would_do() -> None:
    """The answers about the ko claim the points of its question."""
    ko = Question(QuestionKind.KO, frozenset({7}))
    fill = Question(QuestionKind.FILL, frozenset({7, 8}))
    for both in (joined(ko, fill), joined(fill, ko)):
        assert (both.kind, both.points) == (QuestionKind.KO, {7})


def test_the_eyes_of_a_seki_are_in_sight_and_ask_nothing() -> None:
    case = ruled(SEKI, seki="C9 C8 C7 D7 E9 E8 E7")
    eyes = [question for question in queue(case) if question.kind is QuestionKind.EYE]
    assert not any(question.asks for question in eyes)
    assert all(question.stage == "doubts" for question in eyes)
    seven = ruled(bare(".XO.", "XXOO", "X.O.", "XXOO"), seki="B4 C4")
    eyes = [question for question in queue(seven) if question.kind is QuestionKind.EYE]
    assert [seven.record.grid.names(question.points) for question in eyes] == [
        ["A4"],
        ["D4"],
        ["D2"],
    ]


def test_missing_facts_are_cards() -> None:
    asked = {
        question.findings[0].args: question
        for question in queue(ASKING)
        if question.kind is QuestionKind.FACT
    }
    last = asked[(("need", "last_play"),)]
    assert (last.stage, last.asks) == ("doubts", True)
    assert [(a.name, a.edit is not None) for a in last.answers] == [
        ("black", True), ("white", True), ("nobody", True)
    ]  # fmt: skip
    many = replace(bare(".X", "XX"), rules="japanese")
    question = only(queue(many), QuestionKind.FACT)
    assert [(a.name, a.does) for a in question.answers] == [("facts", WindowAction.FACTS)]


def test_an_empty_board_is_to_be_set_up() -> None:
    questions = queue(Case(ruling=Ruling(word=StatusSource.REFEREE)))
    assert [a.does for a in next(c for c in questions if c.asks).answers] == [
        WindowAction.SET_UP
    ]


def test_a_game_in_play_and_one_that_was_resigned_ask_nothing() -> None:
    made = opinion("modern-ending")
    assert questions_of(Assessment(MODERN, (), in_play=True), made) == ()
    resigned = RecordStatement(Statement(StatementKind.RESIGN, BLACK)).apply(MODERN)
    assert Assessment(resigned, ()).score.outcome is not None
    assert not any(question.asks for question in queue(resigned, made))


def test_rule_sets_that_take_no_ruling_ask_of_no_stones() -> None:
    for rules in ("stones-as-they-stand", "known"):
        chosen = next(
            r for r in RULESETS.values()
            if (r.ignores_ruling if rules != "known" else r.known_only)
        )  # fmt: skip
        case = replace(MODERN, rules=chosen.id, disputed=frozenset({0}))
        questions = queue(case, opinion("modern-ending"))
        assert not {c.kind for c in questions} & {
            QuestionKind.ACCEPT,
            QuestionKind.STONES,
            QuestionKind.KO,
        }, chosen.id


def test_what_was_let_stand_is_a_note_that_can_be_opened_again() -> None:
    case = EXAMPLES["chain-two-statuses"]
    question = only(queue(case), QuestionKind.FINDING)
    assert (question.asks, question.level) == (True, Level.CONFLICT)
    settle = question.answer("settle")
    assert settle is not None
    stands = settle.because("as agreed")
    assert stands is not None
    done = stands.apply(case)
    assert list(done.settled.values()) == ["as agreed"]
    note = next(c for c in queue(done) if c.key == question.key)
    assert not note.asks
    (again,) = note.answers
    assert again.edit is not None
    assert again.edit.apply(done) == case
    atari = EXAMPLES["left-in-atari"]
    (finding,) = only(queue(atari), QuestionKind.STONES).findings
    stays = LetFindingStand(finding).apply(atari)
    stones = only(queue(stays), QuestionKind.STONES)
    assert not stones.asks
    back = stones.answer("open-again-0")
    assert back is not None
    assert back.edit is not None
    assert back.edit.apply(stays) == atari


def test_a_trial_takes_the_card_of_its_stones() -> None:
    of = PLAYED[AssertedStatus.DEAD][0]
    under_way = replace(begun(of), disputed=of.claim.points)
    question = only(queue(under_way), QuestionKind.TRIAL)
    assert (question.asks, question.stage, question.disputed) == (True, "dead", True)
    assert not any(c.kind is QuestionKind.STONES for c in queue(under_way))
    assert [(a.name, a.does) for a in question.answers] == [
        ("open-trial", WindowAction.OPEN_TRIAL)
    ]
    assert question_for([question], min(question.points)) is question
    assert question.answer_by_key("d") is not None  # ruled all the same
    over = begun(of, of.text)
    question = only(queue(over), QuestionKind.TRIAL)
    assert [a.name for a in question.answers] == ["accept", "open-trial"]
    accept = question.answers[0].edit
    assert accept is not None
    assert not any(c.asks for c in queue(accept.apply(over)))
    ended = only(queue(EndTrial(0).apply(begun(of))), QuestionKind.TRIAL)
    assert [a.name for a in ended.answers] == ["alive", "dead", "seki", "open-trial"]
    assert [a.name for a in ended.more] == ["dispute", "drop-trial"]
    agreed = EndTrial(0, AgreedOutcome.ALIVE).apply(begun(of))
    assert not only(queue(agreed), QuestionKind.TRIAL).asks


def test_a_long_cycle_is_settled_with_a_reason() -> None:
    from tests.app.questions.test_cycle_status import played_round

    case = played_round("japanese")
    question = only(queue(case), QuestionKind.CYCLE)
    assert (question.asks, question.stage) == (True, "doubts")
    assert (
        next(c for c in queue(case) if c.asks and c.kind is not QuestionKind.ACCEPT) == question
    )
    count_it, answer = question.answers
    assert only(questions_of(Assessment(case, ())), QuestionKind.CYCLE) == question, (
        "before it is looked for"
    )
    assert count_it.edit is not None
    let_be = only(queue(count_it.edit.apply(case)), QuestionKind.CYCLE)
    assert not let_be.asks
    assert [a.says for a in let_be.more] == ["open-again"]
    assert answer.needs_reason
    assert answer.takes_reason
    assert in_words(CYCLES[CycleName.TRIPLE_KO]) in answer.reason
    edit = answer.because("both agree")
    assert edit is not None
    assert edit.apply(case) != case


@pytest.mark.parametrize("code", sorted(EXAMPLES.keys() - {"nobodys-region"}))
def test_every_finding_that_has_answers_is_reached(code: str) -> None:
    case = EXAMPLES[code]
    reading = READ[code].reading if code in READ else ()
    questions = queue(case, reading=reading)
    (question, *_) = [c for c in questions if code in {f.code for f in c.findings}]
    acts = [answer for answer in question.answers if answer.edit is not None]
    assert acts
    if code not in NOTHING_BUT_TO_LOOK and question.asks:
        after = [queue(a.edit.apply(case), reading=reading) for a in acts if a.edit]
        left = [{c.key for c in questions if c.asks} for questions in after]
        assert any(question.key not in keys for keys in left)


def test_every_finding_has_a_kind() -> None:
    assert emitted() <= FINDING_KINDS.keys()


def test_a_ko_in_dispute_is_asked_as_a_ko() -> None:
    case = replace(KO, disputed=spots(KO.record.grid, "B2"))
    questions = [question for question in queue(case) if question.points == case.disputed]
    (question,) = questions
    assert (question.kind, question.disputed, question.asks) == (QuestionKind.KO, True, True)
    assert {f.code for f in question.findings} == {"ko-proposed", "claim-disputed"}


def test_a_play_that_several_would_do_is_asked_once_and_after_the_stones_beside_it() -> None:
    def fills(case: Case, made: Suggestion) -> list[str]:
        questions = [c for c in queue(case, made, checked=False) if c.kind is QuestionKind.FILL]
        return [" ".join(case.record.grid.names(c.points)) for c in questions if c.asks]

    case = replace(SHOWN, rules="japanese")  # the board shows B4
    either = spots(case.record.grid, "A4 B4")
    caution = Caution(spots(case.record.grid, "A4"), BLACK, Reason(Why.FILL, either))
    made = replace(suggested(case), protect=(caution,))
    assert fills(case, made) == ["B4"], "no matter which of the two was read first"
    for said in (PointRuling(PointKind.TERRITORY, BLACK), PointRuling(PointKind.DAME, None)):
        ruling = case.ruling.with_claim(spots(case.record.grid, "B4"), said)
        assert fills(replace(case, ruling=ruling), made) == [], "that was the question"
    stones = case.position.chain(min(spots(case.record.grid, "B5")))
    assert fills(replace(case, disputed=stones), made) == [], "whether they live comes first"
    elsewhere = case.position.chain(min(spots(case.record.grid, "G5")))
    assert fills(replace(case, disputed=elsewhere), made) == ["B4"]


def test_a_play_that_was_read_to_be_needed_is_asked_where_it_costs_a_point() -> None:
    def of_fill(rules: str, why: Why, said: PointRuling | None = None) -> list[bool]:
        case = replace(PRESSED, rules=rules, ruling=Ruling())
        point = spots(case.record.grid, "A2")
        if said is not None:
            case = replace(case, ruling=case.ruling.with_claim(point, said))
        caution = Caution(point, BLACK, Reason(why, point))
        questions = queue(case, replace(suggested(case), protect=(caution,)), checked=False)
        return [question.asks for question in questions if question.kind is QuestionKind.FILL]

    assert of_fill("japanese", Why.FILL) == [True]
    assert of_fill("japanese", Why.FIRST_PLAY) == [False], "that was not read"
    assert of_fill("chinese-2002", Why.FILL) == [], "a stone counts as much"
    assert of_fill("japanese", Why.FILL, PointRuling(PointKind.TERRITORY, BLACK)) == [], (
        "it is ruled"
    )


def test_points_of_which_the_last_play_took_one_are_ruled_on_without_it() -> None:
    case = bare("X..O", "X..O", "XX.O")
    taken, left = spots(case.record.grid, "A3"), spots(case.record.grid, "B3 C3")
    finding = found("open-border", Level.CHECK, taken | left, count=3)
    made = questions_of(Assessment(case, (finding,)))
    (question,) = (one for one in made if finding in one.findings)
    assert (question.kind, question.points) == (QuestionKind.FINDING, taken | left)
    edits = [answer.edit for answer in question.answers if answer.edit is not None]
    assert [edit.points for edit in edits if isinstance(edit, RulePoints)] == [left] * 3


def test_plays_that_the_stones_imply_are_the_first_answer() -> None:
    rows = (".XO.", "XXOO", ".XO.", "XXOX")
    case = replace(bare(*rows), rules="lu-nan")
    [asked] = [q for q in questions_of(Assessment(case, ())) if q.kind is QuestionKind.FACT]
    assert [answer.name for answer in asked.answers] == ["facts"], "nobody knows the prisoners"
    case = StateFacts((("prisoners", Pair(1, 2)),)).apply(case)
    [asked] = [q for q in questions_of(Assessment(case, ())) if q.kind is QuestionKind.FACT]
    use, other = asked.answers
    assert (use.name, use.point, other.name) == ("state", "8 / 7", "facts")
    assert use.edit is not None
    after = use.edit.apply(case)
    assert after.answers.plays == Pair(8, 7)
    assert Scorer(after).score(RULESETS["lu-nan"]).needs == ()
