"""Pages that everybody may read, on phones and on a screen; no script is needed for reading.

They show nothing but an event of :func:`goref.core.sharing.roles.for_everybody`. Every page is
made once for each state of the event and each language. Below the text of a player's page is
the place for the player's own claim of a result, which goref does not take yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from html import escape
from typing import TypeVar
from unicodedata import combining, normalize
from urllib.parse import urlencode

from goref.core.base.frozen import replace
from goref.core.base.language import LANGUAGES, Language
from goref.core.event.event import Event, Player
from goref.core.event.margins import komi_paid
from goref.core.event.standings import Standings
from goref.core.rulesets.table import ruleset
from goref.core.texts.details import komi_text
from goref.core.texts.event import phone_pages as texts
from goref.core.texts.event.events import NO_TABLES, TERMS
from goref.core.texts.event.pairing_lists import (
    NOT_PLAYING,
    Seat,
    by_table,
    not_playing,
    player_text,
    seats_by_name,
)
from goref.core.texts.event.wall_list import PageTable, PageText, wall_list
from goref.io.event.formats.html import part_lines
from goref.server.round_clock import round_time

T = TypeVar("T")

TIME = "<!--time-->"
"""The place of the time in a page's foot; it is put in when the page is sent."""
HALL_NAMES, HALL_ROWS = 33, 20
"""The number of names, and of rows of the standings, on one page of the screen."""
HALL_S = 15
"""The number of seconds for which the screen shows a page."""
REFRESH_S = 30
"""The number of seconds after which a page without script loads itself again."""


class PhonePages:
    """The pages of an event at one moment, in one language.

    Attributes:
        event: with no more than everybody may read.
    """

    def __init__(
        self,
        event: Event,
        found: Callable[[], Standings],
        last: int,
        language: Language,
        chosen: bool,
        now: datetime,
    ) -> None:
        """Prepares the pages.

        Args:
            found: returns the event's standings, without ratings; few pages need them.
            last: the number of the event's last entry.
            chosen: True if the language was chosen in the page's address; links then keep it.
            now: the present moment; the time of the round on the pages holds for its minute.
        """
        self.event = event
        self._found = found
        self._last = last
        self._language = language
        self._chosen = chosen
        self._now = now

    def names(self, asked: str = "") -> str:
        """Returns the first page: a field to search in, and all names with their tables."""
        language, round = self._language, self.event.paired
        seats = seats_by_name(self.event, round)
        resting = not_playing(self.event, round) if round else []
        if asked.strip():
            seats = [seat for seat in seats if _fits(seat.player, asked)]
            resting = [one for one in resting if _fits(one[0], asked)]
        lines = [self._search(asked)]
        if not round:
            lines.append(_p(texts.NO_ROUND.in_(language)))
        elif asked.strip() and not (seats or resting):
            lines.append(_p(texts.NOBODY.in_(language)))
        if asked.strip():
            everybody = escape(texts.EVERYBODY.in_(language))
            lines.append(f'<p><a href="{self._to("/")}">{everybody}</a></p>')
        rows = [(seat.player, str(seat.table.number), "") for seat in seats]
        rows += [(player, "", TERMS[why].in_(language)) for player, why in resting]
        lines.append('<ul class="names">')
        for player, number, state in rows:
            link = self._to(f"/player/{player.id}")
            told = f"<b>{number}</b>" if number else f"<i>{escape(state)}</i>"
            lines.append(f'<li><a href="{link}"><span>{_name(player)}</span>{told}</a></li>')
        lines.append("</ul>")
        return self._page("/", lines)

    def tables(self) -> str:
        """Returns the pairings of the last round by table."""
        language, round = self._language, self.event.paired
        if not round:
            return self._page("/pairings", [_p(texts.NO_ROUND.in_(language))])
        lines = list(_lines(PageText("h2", TERMS["round-n"].in_(language, n=round))))
        if self.event.of_round(round):
            lines += _lines(by_table(self.event, round, language))
        else:
            lines.append(_p(NO_TABLES.in_(language)))
        if resting := not_playing(self.event, round):
            heads = TERMS["name"].in_(language), TERMS["state"].in_(language)
            rows = tuple((player_text(p), TERMS[why].in_(language)) for p, why in resting)
            lines += _lines(PageText("h2", NOT_PLAYING.in_(language, n=round)))
            lines += _lines(PageTable(heads, rows, frozenset(), frozenset((0,))))
        return self._page("/pairings", lines)

    def standings(self) -> str:
        """Returns the standings in short."""
        lines = list(_lines(PageText("h2", self._after)))
        found = self._found()
        if found.rows:
            lines += _lines(texts.short_standings(found, self._language))
        else:
            lines.append(_p(TERMS["nobody"].in_(self._language)))
        return self._page("/standings", lines)

    def wall(self) -> str:
        """Returns the wall list: all columns of the standings, and every round."""
        parts = list(wall_list(self.event, self._language, self._found()))[1:]
        lines = [line for part in parts for line in part_lines(part, heads_in_cells=True)]
        return self._page("/wall", lines, "wide")

    def player(self, id_: int) -> str | None:
        """Returns a player's page: table, colour, opponent, earlier games; None if unknown."""
        player = self.event.by_id.get(id_)
        if player is None:
            return None
        language = self._language
        rounds = texts.rounds_of(self.event, player, language)
        lines = [f'<section class="mine">{_p(_name(player), "who", made=True)}']
        if not rounds:
            lines.append(_p(texts.NO_ROUND.in_(language)))
        elif (now := rounds[0]).table is not None and now.opponent is not None:
            lines += [
                _p(TERMS["round-n"].in_(language, n=now.round)),
                _p(texts.YOUR_TABLE.in_(language)),
                f'<p class="number">{now.table.number}</p>',
                _p(texts.YOU_ARE[now.colour].in_(language), f"colour {now.colour}"),
                _p(texts.AGAINST.in_(language, name=player_text(now.opponent)), "other"),
                _p(self._terms(now)),
            ]
            if now.table.result is not None:
                lines.append(_p(now.outcome, "result"))
        else:
            bye = now.outcome == TERMS["bye"].in_(language)
            lines.append(_p((texts.HAS_BYE if bye else texts.NOT_PAIRED).in_(language)))
        lines.append("</section>")
        if rounds:
            lines += _lines(PageText("h2", texts.GAMES.in_(language)))
            lines += _lines(texts.games_table(rounds, language))
        return self._page("", lines)

    def hall(self, page: int) -> str:
        """Returns a page of the screen in the hall, which leads to the next one by itself.

        Args:
            page: from 0; beyond the last page the first one follows.
        """
        parts = [*self._hall_names(), *self._hall_standings()]
        if not parts:
            parts = [(self.event.info.name, [_p(texts.NO_ROUND.in_(self._language))])]
        at = page % len(parts)
        title, lines = parts[at]
        told = texts.THEN.in_(self._language, page=at + 1, pages=len(parts))
        following = self._to("/hall", page=(at + 1) % len(parts))
        more = f'<meta http-equiv="refresh" content="{HALL_S}; url={following}">\n'
        place = " · ".join(filter(None, (self.event.info.name, self.event.info.place)))
        time = round_time(self.event, self._language, self._now, named=True)
        body = [
            f"<header><h1>{escape(title)}</h1><p>{time}</p></header>",
            *lines,
            f"<footer><span>{escape(place)}</span><span>{escape(told)}</span></footer>",
        ]
        return self._document(title, body, "hall", more)

    def not_found(self) -> str:
        """Returns the page for an address that leads nowhere."""
        return self._page("", [_p(texts.NOT_FOUND.in_(self._language))])

    # Parts

    @property
    def _after(self) -> str:
        played = self.event.played
        if not played:
            return TERMS["standings"].in_(self._language)
        return texts.AFTER.in_(self._language, n=played[-1])

    def _terms(self, now: texts.PlayedRound) -> str:
        assert now.table is not None
        rules, stones = ruleset(self.event.info.rules), now.table.handicap
        komi = komi_text(komi_paid(self.event, now.table), rules.unit, self._language)
        handicap = texts.HANDICAP.in_(self._language, stones=stones) if stones else ""
        return " · ".join(filter(None, (komi, handicap)))

    def _search(self, asked: str) -> str:
        find = escape(texts.FIND.in_(self._language))
        lang = f'<input type="hidden" name="lang" value="{self._language}">'
        return (
            f'<form action="/" method="get"><label for="name">{find}</label>'
            f'<input id="name" name="name" value="{escape(asked)}" maxlength="100" '
            f'autocomplete="off">{lang if self._chosen else ""}'
            f"<button>{escape(texts.SEARCH.in_(self._language))}</button></form>"
        )

    def _hall_names(self) -> list[tuple[str, list[str]]]:
        round = self.event.paired
        if not round:
            return []
        title = texts.FIND_IN.in_(self._language, n=round)
        rows = [_row(seat) for seat in seats_by_name(self.event, round)]
        return [(title, _columns(part)) for part in _parts(rows, HALL_NAMES)]

    def _hall_standings(self) -> list[tuple[str, list[str]]]:
        if not self.event.played:
            return []
        table = texts.short_standings(self._found(), self._language)
        return [
            (self._after, list(_lines(replace(table, rows=tuple(rows)))))
            for rows in _parts(table.rows, HALL_ROWS)
        ]

    def _to(self, path: str, **more: object) -> str:
        """Returns the address of a page, for an attribute."""
        told = {**({"lang": self._language} if self._chosen else {}), **more}
        return escape(f"{path}?{urlencode(told)}" if told else path)

    def _page(self, here: str, lines: Iterable[str], kind: str = "") -> str:
        language, info = self._language, self.event.info
        round = TERMS["round-n"].in_(language, n=self.event.paired) if self.event.paired else ""
        links = (
            ("/", texts.NAMES),
            ("/pairings", texts.TABLES),
            ("/standings", TERMS["standings"]),
            ("/wall", texts.WALL_LIST),
        )
        nav = "".join(
            f'<a href="{self._to(path)}"{" aria-current=page" * (path == here)}>'
            f"{escape(text.in_(language))}</a>"
            for path, text in links
        )
        time = round_time(self.event, language, self._now)
        heard = escape(texts.AS_OF.in_(language, time="\0")).replace("\0", TIME)
        body = [
            f"<header><h1>{escape(info.name)}</h1><p>{escape(round)} {time}</p></header>",
            f"<nav>{nav}</nav>",
            "<main>",
            *lines,
            "</main>",
            f'<footer id="heard" {self._said_by_script()}>{heard}</footer>',
        ]
        more = (
            f'<noscript><meta http-equiv="refresh" content="{REFRESH_S}"></noscript>\n'
            '<script src="/pages.js" defer></script>\n'
        )
        return self._document(info.name, body, kind, more)

    def _said_by_script(self) -> str:
        """Returns the texts that the page's script shows in its foot, as attributes."""
        heard = escape(texts.HEARD.in_(self._language, seconds="%"))
        stale = escape(texts.STALE.in_(self._language, time="%"))
        return f'data-heard="{heard}" data-stale="{stale}"'

    def _document(self, title: str, body: Iterable[str], kind: str, more: str) -> str:
        tag = LANGUAGES[self._language].tag
        return (
            f'<!DOCTYPE html>\n<html lang="{tag}" data-last="{self._last}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n"
            f'<link rel="stylesheet" href="/pages.css">\n{more}</head>\n'
            f'<body class="{kind}">\n{chr(10).join(body)}\n</body>\n</html>\n'
        )


def _name(player: Player) -> str:
    return f"<bdi>{escape(player_text(player))}</bdi>"


def _p(text: str, kind: str = "", *, made: bool = False) -> str:
    """Returns a paragraph; ``made``: the text is HTML already."""
    of = f' class="{kind}"' if kind else ""
    return f"<p{of}>{text if made else escape(text)}</p>" if text else ""


def _row(seat: Seat) -> str:
    return (
        f"<li><span><bdi>{escape(seat.player.name)}</bdi></span><b>{seat.table.number}</b></li>"
    )


def _columns(rows: Sequence[str]) -> list[str]:
    return ['<ul class="columns">', *rows, "</ul>"]


def _parts(rows: Sequence[T], most: int) -> list[Sequence[T]]:
    return [rows[at : at + most] for at in range(0, len(rows), most)]


def _lines(part: PageText | PageTable) -> Iterable[str]:
    return part_lines(part)


def _fits(player: Player, asked: str) -> bool:
    """Returns whether a player's name has all words that were asked for."""
    name = _plain(player.name)
    return all(word in name for word in _plain(asked).split())


def _plain(text: str) -> str:
    """Returns a text in small letters without accents."""
    letters = (sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return "".join(letters)
