"""Texts for an arrangement: its steps, its moves, the invariant, the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Any

from goref.core.arranging.table.arrangement import (
    AREA,
    Arrangement,
    ArrangementStep,
    Layout,
    Move,
    OffBoardPlace,
    Place,
    StoneAction,
)
from goref.core.arranging.table.thirds import third
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.base.particles import formatted
from goref.core.rulesets.ruleset import Count, RuleSet, Unit
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.check_line import CheckLine, CheckTerm, check_line
from goref.core.scoring.scorer import Score
from goref.core.texts.check_line import line_told
from goref.core.texts.count.parts import (
    ALONE,
    BEFORE_KOMI,
    EMPTIES_ADDED,
    GROUPS_EVEN,
    GROUPS_RETURN,
    LEADING,
    MOMENT_PARTS,
    ON_THE_BOARD,
    ONE_SIDE,
    PAID,
    PART_AND_NUMBER,
    PART_OF_BOTH,
    PARTS,
    READ_IT,
    READ_OFF,
    REST,
    TALLY,
    UNCHANGED,
)
from goref.core.texts.count.tables import (
    BORROWED,
    FROM_TO,
    HAND,
    NOUNS,
    OPS,
    PLACES,
    REASONS,
    SO_FAR,
    TIDIED,
    WHOLE,
)
from goref.core.texts.places import part_text
from goref.core.texts.terms import COUNTS, LINES, amount, cut_short, side_name, term

READ = "read"
"""The role of a number that is seen on the board."""
AFTER = Text("count arranging", "{done}, {reason}")
"""A sentence of an action and its purpose."""
IN_A_ROW = Text("count arranging", " in a row")
MOST_ADDED = 12
"""The largest number of terms shown in a sum."""
AT_THE_BOARD = Text("count arranging", "{number}")
"""Numbers of points and territory as they are spoken at the board."""


def step_sentence(arrangement: Arrangement, step: ArrangementStep, language: Language) -> str:
    """Returns a step as one sentence, with its points; many points are shortened to a number.

    A step that tidies part of a side's land also states the points that can be counted by then.
    """
    said, points = step_and_points(arrangement, step, language)
    total = _total(arrangement, step)
    if total:
        said = SO_FAR.in_(language, done=said, total=total)
    return f"{said}{LANGUAGES[language].colon}{points}" if points else said


def step_and_points(
    arrangement: Arrangement, step: ArrangementStep, language: Language
) -> tuple[str, str]:
    """Returns the action of a step and its points, as two texts.

    Many points are shortened. The second text is empty if no stone moves.
    """
    moves = arrangement.moves[step.first : step.last]
    if moves[0].third is not None:
        return _tidied(arrangement, step, language), _points(arrangement.grid, moves)
    return _done(moves, language), _points(arrangement.grid, moves)


def _tidied(arrangement: Arrangement, step: ArrangementStep, language: Language) -> str:
    """Returns the actions in one part of a side's land."""
    moves = arrangement.moves[step.first : step.last]
    colour, column = moves[0].colour or BLACK, moves[0].third or 0
    numbers = Counter(move.op for move in moves)
    done = [words.in_(language, n=numbers[op]) for op, words in HAND.items() if op in numbers]
    parts: list[Collection[Point]] = [
        space.points
        for space in arrangement.spaces
        if space.owner is colour and third(arrangement.grid, space.points) == column
    ]
    parts += [move.points for move in moves]
    return TIDIED.in_(
        language,
        side=side_name(colour, language),
        place=part_text(arrangement.grid, column, parts, language),
        done=LANGUAGES[language].listed(done),
    )


def _total(arrangement: Arrangement, step: ArrangementStep) -> int:
    """Returns the points counted so far for the side whose land a step tidies.

    0 for a step of another kind.
    """
    last = arrangement.moves[step.last - 1]
    if last.third is None or last.colour is None:
        return 0
    return arrangement.total_at(step.last).of(last.colour)


def totals(arrangement: Arrangement, done: int, language: Language) -> list[str]:
    """Returns each side's empty points that can be counted after ``done`` moves.

    Empty if there are none, or if empty points are not counted.
    """
    total = arrangement.total_at(done)
    sides = {space.owner for space in arrangement.spaces}
    return [
        PART_AND_NUMBER.in_(language, part=side_name(c, language), number=total.of(c))
        for c in COLOURS
        if c in sides and any(total)
    ]


def sums(arrangement: Arrangement, language: Language) -> list[str]:
    """Returns the terms of each side's empty points: ``Black 40 + 30 + 10 = 80``.

    A side with one space, or with too many to add up at a glance, is left out. If the sum is
    not among the figures, the text says that empty points are added.
    """
    told, parts = [], arrangement.readoff.parts
    for colour in COLOURS if arrangement.counts_spaces else ():
        sizes = sorted((len(s) for s in arrangement.spaces if s.owner is colour), reverse=True)
        if 1 < len(sizes) <= MOST_ADDED:
            summed = f"{' + '.join(map(str, sizes))} = {sum(sizes)}"
            side = side_name(colour, language)
            if any(sum(sizes) == part.of(colour) for part in parts):
                told.append(PART_AND_NUMBER.in_(language, part=side, number=summed))
            else:
                told.append(EMPTIES_ADDED.in_(language, side=side, sum=summed))
    return told


def move_note(arrangement: Arrangement, move: Move, language: Language) -> str:
    """Returns a move as text: the stone, its source and target, and the purpose."""
    if move.source is None or move.target is None:
        return _done((move,), language)  # no stone moves
    fields = _fields((move,), language)
    done = FROM_TO.in_(
        language,
        noun=NOUNS[_noun(move)].in_(language, **fields),
        source=_place(arrangement.grid, move.source, language),
        target=_place(arrangement.grid, move.target, language),
    )
    reason = REASONS.get(move.why)
    if reason is None:
        return done
    reason_said = reason.in_(language, **fields)
    return AFTER.in_(language, done=done, reason=reason_said)


def held_text(stones: int, language: Language) -> str:
    """Returns the stones in a bowl or on a lid; below 0, how many are borrowed."""
    if stones >= 0:
        return str(stones)
    return BORROWED.in_(language, held=0, lacking=-stones)


def tally_sentence(layout: Layout, rules: RuleSet, language: Language) -> str:
    """Returns both sides' numbers at a moment, in the procedure's count.

    These are areas and public points. If the count has several parts, each part is named;
    subtracted parts have a minus.
    """
    if [one.key for one in layout.terms] not in ([], [AREA]):
        return MOMENT_PARTS.join(
            PART_OF_BOTH.in_(
                language,
                part=counted_name(one.key, rules, language),
                black=mixed(Fraction(one.of.black)),
                white=mixed(Fraction(one.of.white)),
            )
            for one in layout.terms
            if any(one.of) or one is layout.terms[0]
        )
    areas = layout.areas
    return TALLY.in_(language, black=areas.black, white=areas.white, public=layout.public)


def counted_name(key: str, rules: RuleSet, language: Language) -> str:
    """Returns the name of a counted part; empty points are territory if stones do not count."""
    if key == "own-empties" and Quantity.STONES not in rules.weights:
        return term(LINES, "territory", language)
    return part_label(key, language)


def invariant_sentence(arrangement: Arrangement, done: int, language: Language) -> str:
    """Returns the margin, which must not change, after ``done`` moves (0: before the first).

    After a move that makes a payment, the amount paid in that step so far is added.
    """
    rules, now = arrangement.rules, arrangement.at(done).margin
    template = BEFORE_KOMI if rules.komi else ON_THE_BOARD
    said = template.in_(language, lead=_lead(now, rules, language))
    step = arrangement.step_at(done)
    if step is None:
        return said
    before = arrangement.at(step.first).margin
    if arrangement.moves[done - 1].pays and before != now:
        paid = amount(abs(now - before), _margin_unit(rules), language)
        return PAID.in_(language, margin=said, amount=paid)
    return UNCHANGED.in_(language, margin=said) if before == now else said


def readoff_sentence(arrangement: Arrangement, language: Language) -> str:
    """Returns the figures of both sides in a sentence. If only one side was counted, the sentence
    says that the other has the rest of the board.
    """
    read = arrangement.readoff
    unit = read.unit
    black, white = (amount(value, unit, language) for value in (read.black, read.white))
    if unit in (Unit.POINTS, Unit.MOKU):
        said = AT_THE_BOARD.in_(language)
        black = formatted(said, number=mixed(read.black), amount=black)
        white = formatted(said, number=mixed(read.white), amount=white)
    if read.side is None:
        return READ_OFF.in_(language, black=black, white=white)
    counted, rest = (black, white) if read.side is BLACK else (white, black)
    return ONE_SIDE.in_(
        language,
        side=side_name(read.side, language),
        other=side_name(read.side.other, language),
        counted=counted,
        rest=rest,
    )


def reading_sentence(arrangement: Arrangement, language: Language) -> str:
    """Returns the last step, in which no stone moves and the figures are read."""
    read = arrangement.readoff
    if read.side is None:
        told = [readoff_sentence(arrangement, language)]
    else:
        told = [
            _with_number(part.key, number, language)
            for part in read.parts
            if part.key != REST and (number := part.black if read.side is BLACK else part.white)
        ]
    said = READ_IT.in_(language, told=LANGUAGES[language].listed(told))
    if read.groups is None:
        return said
    return f"{_group_tax(read.groups, language)}{LANGUAGES[language].gap}{said}"


def _group_tax(groups: Pair[int], language: Language) -> str:
    """Returns each side's number of groups, and the zi returned by the side with more."""
    black, white = groups
    more = BLACK if black > white else WHITE
    text = GROUPS_EVEN if black == white else GROUPS_RETURN
    return text.in_(
        language,
        black=black,
        white=white,
        side=side_name(more, language),
        amount=amount(Fraction(abs(black - white)), Unit.ZI, language),
    )


def _with_number(key: str, number: Fraction, language: Language) -> str:
    label = part_label(key, language)
    part = LANGUAGES[language].within(label)
    return PART_AND_NUMBER.in_(language, part=part, number=mixed(number))


def land_sentence(arrangement: Arrangement, language: Language) -> str:
    """Returns both areas computed from the figures; empty if the count does not yield them."""
    land = arrangement.readoff.land
    if land is None:
        return ""
    black, white = (amount(area, Unit.POINTS, language) for area in land)
    return READ_OFF.in_(language, black=black, white=white)


def read_line(arrangement: Arrangement, score: Score, language: Language) -> str:
    """Returns the line that a player can check at the end of a count.

    Numbers at the start of the score's line that the board does not show are replaced by those
    on the board. Empty if the score has no line.
    """
    read = arrangement.readoff
    line = check_line(score, read.side or BLACK)
    if line is None:
        return ""
    own = {BLACK: read.black, WHITE: read.white}
    begins = [(side, line.of(side)[0]) for side in COLOURS if line.of(side)]
    other = any(amount != own[side] for side, amount in begins)
    if other and read.side is None and read.land is None and score.rules.unit is not Unit.ZI:
        terms = [CheckTerm(side, READ, own[side]) for side in COLOURS]
        for paid in arrangement.payments:
            terms += [CheckTerm(x, paid.key, paid.of(x)) for x in COLOURS if paid.of(x)]
        terms.sort(key=lambda each: each.side is WHITE)
        line = CheckLine(line.reckoning, tuple(terms), arrangement.margin)
    return line_told(line, language)


def count_name(arrangement: Arrangement, language: Language) -> str:
    """Returns the name of the count, with its side if one side alone is counted."""
    return way_name(arrangement.count, arrangement.readoff.side, language)


def way_name(count: Count, side: Colour | None, language: Language) -> str:
    """Returns the name of a count, with the side that is counted alone."""
    name = term(COUNTS, count.value, language)
    if side is None:
        return name
    alone = ALONE.in_(language, side=side_name(side, language))
    return AFTER.in_(language, done=name, reason=alone)


def part_label(key: str, language: Language) -> str:
    """Returns the name of a part of the figures, or of a payment."""
    return term(PARTS if key in PARTS else LINES, key, language)


def _done(moves: Sequence[Move], language: Language) -> str:
    """Returns the action of moves that are all of one kind, with its purpose."""
    move, fields = moves[0], _fields(moves, language)
    whole = WHOLE.get((move.op, move.why))
    if whole is not None:
        return whole.in_(language, **fields)
    kind = f"{_kind(move.source)}-{_kind(move.target)}"
    done = OPS[move.op, kind].in_(language, **fields)
    reason = REASONS.get(move.why)
    if reason is None:
        return done
    return AFTER.in_(language, done=done, reason=reason.in_(language, **fields))


def _fields(moves: Sequence[Move], language: Language) -> dict[str, Any]:
    count, first, public = len(moves), moves[0], moves[-1].public
    colour = first.colour or BLACK
    side = side_name(colour, language)
    return {
        "n": count,
        "twice": 2 * count,
        "row": "" if count == 1 else IN_A_ROW.in_(language),
        "side": side,
        "other": side_name(colour.other, language),
        "ink": side.lower(),
        "public": public,
    }


def _points(grid: Grid, moves: Sequence[Move]) -> str:
    """Returns the points of a step; for stones moved on the board, source and target."""
    single = grid.names(move.points[0] for move in moves if len(move.points) == 1)
    shifted = ["→".join(map(grid.name, move.points)) for move in moves if len(move.points) > 1]
    return cut_short([*single, *shifted])


def _kind(place: Place) -> str:
    return place.value if isinstance(place, OffBoardPlace) else "board"


def _noun(move: Move) -> str:
    if move.op is StoneAction.LIFT:
        return "dead"
    if move.op is StoneAction.NEGATIVE_A:
        return "border"
    if move.op is StoneAction.PASS_STONE:
        return "pass"
    return "lid" if move.source is OffBoardPlace.LID else "stone"


def _place(grid: Grid, place: Point | OffBoardPlace, language: Language) -> str:
    return (
        PLACES[place.value].in_(language)
        if isinstance(place, OffBoardPlace)
        else grid.name(place)
    )


def _margin_unit(rules: RuleSet) -> Unit:
    """Returns the unit of the margin on the board; points if the rule set counts in zi."""
    return Unit.POINTS if rules.unit is Unit.ZI else rules.unit


def _lead(margin: Fraction, rules: RuleSet, language: Language) -> str:
    leader = "-"
    if margin:
        leader = (BLACK if margin > 0 else WHITE).letter
    told = amount(abs(margin), _margin_unit(rules), language)
    return LEADING[leader].in_(language, amount=told)
