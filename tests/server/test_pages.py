"""Pages for phones: what everybody may read, in one width, without script, and no more."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone
from html.parser import HTMLParser

import pytest

from goref.core.base.frozen import replace
from goref.core.event.event import Bye, Event, EventInfo, Player, Table, TableState
from goref.core.event.placement import SWISS, placed_by
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import Person, Protest
from goref.core.sharing.roles import for_everybody, standings_for_everybody
from goref.core.texts.event import phone_pages as texts
from goref.core.texts.event.pairing_lists import pairing_lists
from goref.core.texts.event.wall_list import PageTable
from goref.server.page_files import SCRIPT, STYLE
from goref.server.pages import HALL_NAMES, PhonePages
from tests.languages import EN, JA, LANGUAGES

WON = Result(Verdict.BLACK, "B+R", ResultBasis.WORD, reason="SECRET reason")
NAMES = ("Ann", "Bob", "Cid", "Dan", "محمد", "呉清源", "X" * 80, "Hal", "Ivy", "Joe")
NOON = datetime(2026, 11, 21, 12, tzinfo=timezone(timedelta(hours=1)))
SECRETS = ("SECRET", "2345", "13579246", "97531", "protest", "dispute", "Protest")


def event_of(*, wild: str = "") -> Event:
    """Two rounds with everything that must not be shown."""
    players = tuple(
        Player(
            f"{name}{wild}", "", "3d", 2345, f"Club{wild}", "CZ", "13579246", "97531", id=id_
        )
        for id_, name in enumerate(NAMES, 1)
    )
    lodged = (Protest(1, Person.BLACK, lodged="15:00", grounds="SECRET grounds"),)
    tables = (
        Table(1, 1, 1, 2, state=TableState.DECIDED, result=WON, note="SECRET", id=1),
        Table(1, 2, 3, 4, state=TableState.DECIDED, result=WON, protests=lodged, id=2),
        Table(2, 1, 1, 3, handicap=3, id=3),
        Table(2, 2, 2, 4, state=TableState.IN_DISPUTE, note="SECRET", id=4),
        Table(2, 3, 5, 6, id=5),
        Table(2, 7, 7, 8, id=6),
    )
    info = EventInfo(f"Cup{wild}", f"Praha{wild}", "2026-11-21", rounds=3)
    return Event(info, players, tables, (Bye(2, 9),), entries=12, link="cafe" * 16)


def pages_of(event: Event, language: str = EN, *, chosen: bool = False) -> PhonePages:
    found = standings_for_everybody(event)
    everybody = for_everybody(event)
    return PhonePages(everybody, lambda: found, 12, language, chosen, NOON)  # type: ignore[arg-type]


def every_page(pages: PhonePages, players: int = len(NAMES)) -> dict[str, str]:
    """All pages, by their addresses."""
    found = {
        "/": pages.names(),
        "/?name=a": pages.names("a"),
        "/?name=nobody": pages.names("nobody"),
        "/pairings": pages.tables(),
        "/standings": pages.standings(),
        "/wall": pages.wall(),
        **{f"/hall?page={n}": pages.hall(n) for n in range(3)},
        "/nowhere": pages.not_found(),
    }
    for id_ in range(1, players + 1):
        page = pages.player(id_)
        assert page is not None
        found[f"/player/{id_}"] = page
    return found


class Parsed(HTMLParser):
    """A page, whose elements must be closed in order.

    Attributes:
        tags: every element's name and attributes.
        text: all text.
    """

    VOID = frozenset(("meta", "link", "input"))

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


EVENT = event_of()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_show_nothing_private(language: str) -> None:
    for address, page in every_page(pages_of(EVENT, language)).items():
        for secret in SECRETS:
            assert secret not in page, address
        assert "cafecafe" not in page


def test_ratings_decide_places_and_are_not_shown() -> None:
    rated = tuple(replace(p, rating=1300 + p.id) for p in EVENT.players)
    info = replace(EVENT.info, placement=placed_by(SWISS, ("WINS", "RATING"), None, None))
    event = replace(EVENT, info=info, players=rated)
    pages = pages_of(event)
    for page in (pages.standings(), pages.wall()):
        assert not re.search(r"\b13(0[1-9]|10)\b", page)
        assert page.index("Hal") < page.index("Dan")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_whole_and_need_no_script(language: str) -> None:
    for address, page in every_page(pages_of(EVENT, language)).items():
        parsed = Parsed(page)
        kinds = [tag for tag, _ in parsed.tags]
        assert kinds.count("h1") == 1
        scripts = [of for tag, of in parsed.tags if tag == "script"]
        assert all(of["src"] == "/pages.js" for of in scripts)
        styles = [of["href"] for tag, of in parsed.tags if tag == "link"]
        assert styles == ["/pages.css"]
        assert "style" not in kinds
        for _, of in parsed.tags:
            assert not [name for name in of if name.startswith("on") or name == "style"]
            for key in ("src", "href", "action"):
                assert (of.get(key) or "/").startswith("/"), "nothing from elsewhere"
                assert not (of.get(key) or "/").startswith("//")
        if not address.startswith("/hall"):
            assert '<noscript><meta http-equiv="refresh"' in page


def test_pages_are_as_wide_as_a_phone() -> None:
    """Nothing has a width in pixels, nothing but numbers cannot be broken, and wide rows are
    set in lines."""
    for page in every_page(pages_of(EVENT)).values():
        assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in page
    narrow = re.sub(r"/\*.*?\*/", "", STYLE)
    narrow = re.sub(r"\.hall[^{]*{[^}]*}|\.columns[^{]*{[^}]*}", "", narrow)
    widths = re.findall(r"(?<!max-)width: *([0-9.]+)(px|em|rem|vw)", narrow)
    assert widths
    assert all(float(amount) * 17 <= 100 for amount, unit in widths if unit != "px")
    assert all(float(amount) <= 100 for amount, unit in widths if unit == "px")
    assert "nowrap" not in narrow
    assert "overflow-wrap: anywhere" in narrow
    assert re.search(r"@media \(max-width: 60rem\) {[^@]*\.wide tr { display: flex", narrow)
    assert "prefers-color-scheme: dark" in narrow
    wall = pages_of(EVENT).wall()
    assert '<body class="wide">' in wall
    cells = [of for tag, of in Parsed(wall).tags if tag == "td"]
    assert cells
    assert all("data-head" in of for of in cells)


def test_targets_are_large_enough() -> None:
    for rule in (r"nav a", r"input", r"button", r"\.names a"):
        found = re.search(rf"(?m)^{rule} {{([^}}]*)}}", STYLE)
        assert found is not None, rule
        assert "min-height: 48px" in found[1]


@pytest.mark.parametrize(
    "wild", ["<script>alert(1)</script>", '"><img src=x onerror=1>', "&lt;"]
)
def test_names_are_text(wild: str) -> None:
    for page in every_page(pages_of(event_of(wild=wild))).values():
        parsed = Parsed(page)
        assert "img" not in [tag for tag, _ in parsed.tags]
        assert "alert" not in "".join(str(of) for tag, of in parsed.tags if tag == "script")
    assert wild in Parsed(pages_of(event_of(wild=wild)).standings()).text
    asked = Parsed(pages_of(EVENT).names(wild))
    assert [of["value"] for tag, of in asked.tags if of.get("id") == "name"] == [wild]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_finds_table_colour_and_opponent(language: str) -> None:
    page = Parsed(pages_of(EVENT, language).player(1) or "").text
    for text in (texts.YOUR_TABLE, texts.YOU_ARE["black"], texts.GAMES):
        assert text.in_(language) in page  # type: ignore[arg-type]
    assert "Cid 3d" in page
    assert texts.HANDICAP.in_(language, stones=3) in page  # type: ignore[arg-type]
    bye = Parsed(pages_of(EVENT, language).player(9) or "").text
    assert texts.HAS_BYE.in_(language) in bye  # type: ignore[arg-type]
    none = Parsed(pages_of(EVENT, language).player(10) or "").text
    assert texts.NOT_PAIRED.in_(language) in none  # type: ignore[arg-type]


def test_there_is_no_page_of_nobody() -> None:
    assert pages_of(EVENT).player(11) is None
    assert pages_of(EVENT).player(-1) is None


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("ann", ["Ann"]),
        ("AN", ["Ann", "Dan"]),
        ("清", ["呉清源"]),
        ("x y", []),
        ("محمد", ["محمد"]),
    ],
)
def test_names_are_found_by_a_part(asked: str, names: list[str]) -> None:
    page = pages_of(EVENT).names(asked)
    assert re.findall(r"<bdi>(.*?) 3d</bdi>", page) == names
    assert (texts.NOBODY.en in page) == (not names)


def test_accents_do_not_hide_a_name() -> None:
    players = (replace(EVENT.players[0], surname="Dvořák"), *EVENT.players[1:])
    assert "Dvořák" in pages_of(replace(EVENT, players=players)).names("dvorak")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_say_what_the_lists_on_paper_say(language: str) -> None:
    event = for_everybody(EVENT)
    names, by_table, resting = (
        part
        for part in pairing_lists(event, 2, language)  # type: ignore[arg-type]
        if isinstance(part, PageTable)
    )
    text = Parsed(pages_of(EVENT, language).tables()).text
    for row in (*by_table.rows, *resting.rows):
        assert all(cell in text for cell in row)
    first = pages_of(EVENT, language).names()
    shown = re.findall(r"<bdi>(.*?)</bdi></span><b>(.*?)</b>", first)
    assert shown == [(row[0], row[1]) for row in names.rows]


def test_a_chosen_language_stays_in_the_links() -> None:
    links = [of for tag, of in Parsed(pages_of(EVENT, JA, chosen=True).names()).tags]
    addresses = [of["href"] for of in links if of.get("href") not in (None, "/pages.css")]
    assert addresses
    assert all(str(address).endswith("lang=ja") for address in addresses)
    assert "?lang=" not in pages_of(EVENT, JA).names()


def test_the_screen_turns_its_pages_through_all_names() -> None:
    players = tuple(Player(f"P{n:03}", id=n) for n in range(1, 101))
    tables = tuple(Table(1, n, 2 * n - 1, 2 * n, id=n) for n in range(1, 51))
    event = Event(EventInfo("Cup"), players, tables)
    pages, seen, at = pages_of(event), list[str](), 0
    for _ in range(50):
        page = pages.hall(at)
        found = re.findall(r"<bdi>(P\d+)</bdi>", page)
        assert len(found) <= HALL_NAMES
        seen += found
        following = re.search(r'content="15; url=/hall\?page=(\d+)"', page)
        assert following is not None
        at = int(following[1])
        if at == 0:
            break
    assert seen == [player.name for player in players]
    assert pages.hall(10**8)


def test_before_the_first_pairing_there_is_a_page_too() -> None:
    pages = pages_of(Event(EventInfo("Cup"), EVENT.players))
    for page in every_page(pages).values():
        Parsed(page)
    assert texts.NO_ROUND.en in pages.names()
    for page in every_page(pages_of(Event(EventInfo("Cup"))), 0).values():
        Parsed(page)


def test_the_script_loads_and_says_no_more_than_it_should() -> None:
    assert "innerHTML" not in SCRIPT
    assert SCRIPT.count("fetch") == SCRIPT.count('fetch(location.href, {method: "HEAD"})') == 1
    assert re.findall(r'"(/[a-z]*)"', SCRIPT) == ["/live"]
