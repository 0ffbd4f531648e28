"""What hangs on a card is what counting says, and decides which is asked first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from goref.app.assessment import Assessment
from goref.app.queue.card import About, Card
from goref.app.queue.queue import cards_of
from goref.app.queue.stakes import CardScales, CardStake, ordered, stake_of
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scoring import score
from tests.app.questions.test_choices import ASKING
from tests.app.queue.queues import only, opinion, queue
from tests.core.build import bare, game

MODERN = game("modern-ending").case


def weighed(case: Case, cards: Iterable[Card]) -> dict[tuple[object, ...], CardStake]:
    cards = tuple(cards)
    scales = CardScales(Assessment(case, ()), cards)
    return {card.key: scales.weigh(card) for card in cards}


def test_every_answer_is_weighed_against_the_board_with_the_clear_accepted() -> None:
    cards = queue(MODERN, opinion("modern-ending"))
    accepts = cards[0].accepts
    assert accepts is not None
    base = accepts.apply(MODERN)
    now = score(base, RULESETS[MODERN.rules])
    made = weighed(MODERN, cards)
    assert made[cards[0].key].change is None
    for card in cards[1:]:
        stake = made[card.key]
        assert set(stake.outcomes) == {answer.name for answer in card.answers}
        for answer in card.answers:
            outcome = stake.outcomes[answer.name]
            if answer.edit is None:
                assert outcome.change is None
                continue
            after = score(answer.edit.apply(base), now.rules)
            assert now.margin is not None
            assert after.margin is not None
            assert outcome.change == after.margin - now.margin
            assert outcome.flips is (after.ahead is not now.ahead)
    # Nothing changes once it is accepted.
    after_accepting = queue(base, opinion("modern-ending"))
    again = weighed(base, after_accepting)
    asked = {card.key for card in cards[1:] if card.asks}
    assert {key: again[key] for key in asked} == {key: made[key] for key in asked}


def test_one_count_is_made_at_a_time() -> None:
    cards = queue(MODERN, opinion("modern-ending"))
    scales = CardScales(Assessment(MODERN, ()), cards)
    asked = next(card for card in cards if card.about is About.STONES)
    first, *rest = scales.outcomes(asked)
    assert first is None  # the board that all are weighed against
    assert [one and one.name for one in rest] == [answer.name for answer in asked.answers]
    assert None not in list(scales.outcomes(asked))


def test_what_makes_facts_missing_has_no_weight() -> None:
    cards = cards_of(Assessment(ASKING, ()))
    card = next(card for card in cards if card.about is About.FACT)
    stake = weighed(ASKING, [card])[card.key]
    assert (stake.change, stake.flips) == (None, False)


def test_the_weightiest_is_asked_first_and_notes_last() -> None:
    cards = queue(MODERN, opinion("modern-ending"))
    made = weighed(MODERN, cards)
    order = ordered(cards, made)
    assert order[0].about is About.ACCEPT
    asked = [card for card in order[1:] if card.asks]
    assert [card.about for card in asked] == [About.KO, About.STONES]  # the winner hangs on it
    assert order == (order[0], *asked, *(card for card in order if not card.asks))
    light = {**made, asked[0].key: replace(made[asked[0].key], flips=False)}
    assert ordered(cards, light)[1].about is About.STONES
    # What is told of the stakes beforehand counts while nothing is weighed.
    assert ordered(cards, {}) == cards


def test_what_a_finding_says_of_its_stake_counts_too() -> None:
    case = replace(
        bare("OO.OOOO", ".OOOOOO", "XOXXXXX", ".XX.X.X", prisoners=(0, 0), komi=0),
        rules="japanese",
    )
    card = only(queue(case, checked=False), About.FILL)
    assert stake_of(card, ()).change == max(abs(f.change) for f in card.findings)
    assert stake_of(card, ()).change == Fraction(1)
