"""Texts for standings: the names of criteria, what they count, and places."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.language import LANGUAGES, Language, Text, texts
from goref.core.base.numbers import mixed
from goref.core.event.placement import CRITERIA, OVER_SCORES, OVER_WINS, Placement
from goref.core.event.ranks import rank_text
from goref.core.event.standings import Standings, StandingsRow
from goref.core.texts.event.events import TERMS

NAMES: dict[str, Text] = {
    "NBW": TERMS["points"],
    "SOSW": TERMS["sos"],
    "SOSW-1": Text("event placing", "SOS−1"),
    "SOSW-2": Text("event placing", "SOS−2"),
    "SOSOSW": TERMS["sosos"],
    "SODOSW": TERMS["sodos"],
    "CUSSW": Text("event placing", "CUSS"),
    "MMS": Text("event placing", "MMS"),
    "DC": Text("event placing", "DC"),
    "SDC": Text("event placing", "SDC"),
    "EXT": Text("event placing", "EXT"),
    "EXR": Text("event placing", "EXR"),
    "CAT": Text("event placing", "Cat."),
    "RANK": TERMS["rank"],
    "RATING": Text("event placing", "Rating"),
}
OVER_MMS = Text("event placing", "{name} M")
"""The name of a sum of McMahon scores."""

COUNTED = texts(
    "event placing",
    {
        "NBW": "a win 1, a draw ½, and what byes and absences give",
        "SOSW": "sum of the opponents' points",
        "SOSW-1": "SOS without the lowest round",
        "SOSW-2": "SOS without the two lowest rounds",
        "SOSOSW": "sum of the opponents' SOS",
        "SODOSW": "sum of the points of opponents beaten, half of them for a draw",
        "CUSSW": "sum of one's own points after every round",
        "MMS": "McMahon score: 30K starts at 0, 1D at 30, nobody below {floor} or above {bar}, "
        "apart from corrections; plus the points",
        "SOSM": "sum of the opponents' MMS, handicap subtracted for Black and added for White; "
        "a round without a game counts the player's own start",
        "DC": "direct comparison, who won more games against whom among those equal so far",
        "DC-once": "direct comparison, who won exactly one game more against whom among those "
        "equal so far",
        "SDC": "direct comparison, if all who are equal so far have met",
        "EXT": "the opponents' points, up to three times for opponents above the handicap",
        "EXR": "EXT over games won",
        "CAT": "by rank, 1 the highest; lower categories come after all of it",
        "RANK": "1D is 0, 1K is −1",
        "RATING": "as entered",
    },
)
"""The meaning of a criterion; sums of McMahon scores are like those of points, except SOSM."""
AS_OVER_WINS = Text("event placing", "{counted}, with MMS")

ROUNDED = Text("event placing", "What byes and absences give is rounded down together.")
HALVES = Text(
    "event placing", "In sums over opponents a round that they did not play counts ½."
)
SIGNS = Text(
    "event placing",
    "In a round: the opponent's row, + won, − lost, = drawn, ? open, ! by default, b or w the "
    "colour, the handicap. A row in brackets shares the place above it.",
)
UNKNOWN = Text(
    "event placing", "No places: {criteria} cannot be computed here. # is only a row's number."
)
UNRANKED = Text("event placing", "Without a rank, started at the floor: {names}.")
HEADINGS = (
    Text("event placing", "Criterion"),
    Text("event placing", "Heading"),
    Text("event placing", "What it counts"),
)
EXAMPLE = Placement(bar=0, floor=-20)
"""The placement by which the manual explains McMahon scores."""
SHOWN = 12
"""The most names that are listed."""


def criterion_name(criterion: str, language: Language) -> str:
    """Returns a criterion's name for the head of a column; an unknown one unchanged."""
    if criterion in OVER_SCORES:
        name = NAMES[_over_wins(criterion)].in_(language)
        return OVER_MMS.in_(language, name=name)
    text = NAMES.get(criterion)
    return criterion if text is None else text.in_(language)


def criterion_told(criterion: str, placement: Placement, language: Language) -> str:
    """Returns the meaning of a criterion, with bar and floor; empty for an unknown one."""
    if criterion not in CRITERIA:
        return ""
    if criterion in OVER_SCORES and criterion not in COUNTED:
        counted = COUNTED[_over_wins(criterion)].in_(language)
        return AS_OVER_WINS.in_(language, counted=counted)
    ends = {"floor": rank_text(placement.floor), "bar": rank_text(placement.bar)}
    once = criterion == "DC" and placement.direct_once
    return COUNTED["DC-once" if once else criterion].in_(language, **ends)


def _over_wins(criterion: str) -> str:
    return OVER_WINS[OVER_SCORES.index(criterion)]


def place_text(row: StandingsRow) -> str:
    """Returns a row's place as a text: ``7``.

    ``(7)`` means row 7 with the same place as the row above, ``#7`` row 7 without a place.
    ``–`` means a player with neither a game nor a bye.
    """
    if row.place == row.row:
        return str(row.row)
    if row.place is not None:
        return f"({row.row})"
    return f"#{row.row}" if row.playing else "–"


def score_texts(row: StandingsRow) -> list[str]:
    """Returns the values of every criterion in a row, as shown."""
    return [mixed(score) for score in row.scores]


def explained(found: Standings, placement: Placement, language: Language) -> list[str]:
    """Returns notes on standings: why nobody has a place, what counts, what symbols mean."""
    writing, told = LANGUAGES[language], []
    if found.unknown:
        names = _listed([criterion_name(c, language) for c in found.unknown], language)
        told.append(UNKNOWN.in_(language, criteria=names))
    if found.unranked:
        names = _listed([player.name for player in found.unranked], language)
        told.append(UNRANKED.in_(language, names=names))
    counted = (
        f"{criterion_name(c, language)}{writing.colon}{criterion_told(c, placement, language)}"
        for c in found.criteria
    )
    told.append(writing.semicolon.join(counted) + writing.stop)
    if placement.round_down:
        told.append(ROUNDED.in_(language))
    if placement.half_unplayed:
        told.append(HALVES.in_(language))
    return [*told, SIGNS.in_(language)]


def criteria_table(language: Language) -> str:
    """Returns all criteria that goref knows, as a Markdown table for the manual."""
    rows = [[heading.in_(language) for heading in HEADINGS]]
    for criterion in CRITERIA:
        told = criterion_told(criterion, EXAMPLE, language)
        rows.append([f"`{criterion}`", criterion_name(criterion, language), told])
    head, *more = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|:--" * len(HEADINGS) + "|", *more])


def _listed(names: Sequence[str], language: Language) -> str:
    more = ["…"] * (len(names) > SHOWN)
    return LANGUAGES[language].listed([*names[:SHOWN], *more])
