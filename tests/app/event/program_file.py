"""A pairing program's file, made up."""

from __future__ import annotations

from collections.abc import Iterable


def opengotha(*rounds: Iterable[tuple[int, str, str]]) -> str:
    """Returns OpenGotha's XML for games given as number, Black's and White's surname, by
    round."""
    games = [(round, *game) for round, of in enumerate(rounds, 1) for game in of]
    names = dict.fromkeys(name for _, _, *pair in games for name in pair)
    people = "".join(f'<Player name="{name}" firstName="" rank="1K"/>' for name in names)
    told = "".join(
        f'<Game roundNumber="{round}" tableNumber="{number}" blackPlayer="{black.upper()}" '
        f'whitePlayer="{white.upper()}" result="RESULT_UNKNOWN" handicap="0"/>'
        for round, number, black, white in games
    )
    return (
        f'<Tournament dataVersion="201"><Players>{people}</Players><Games>{told}</Games>'
        "</Tournament>"
    )
