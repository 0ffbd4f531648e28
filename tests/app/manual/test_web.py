"""The manual as web pages: every link leads to a file, every example is its case."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from posixpath import dirname, join, normpath
from urllib.parse import unquote

import pytest

from goref.app.manual.examples import example
from goref.app.manual.pages import is_example, manual_languages, page, pages, positions
from goref.app.manual.web import MARKDOWN, site
from goref.io.case.case_file import load
from tests.languages import EN, LANGUAGES, ZH


class Seen(HTMLParser):
    """The elements of a page that lead somewhere or can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[dict[str, str]] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.ids += [said["id"]] if "id" in said else []
        if tag in ("a", "link", "script"):
            self.links.append(said)
        elif tag in ("img", "source"):
            self.links.append({"href": said.get("src") or said["srcset"]})


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    written = list(site())
    assert len(written) == len(dict(written)), "no file is written twice"
    return dict(written)


@pytest.fixture(scope="module")
def seen(files: dict[str, bytes]) -> dict[str, Seen]:
    return {name: Seen(data.decode()) for name, data in files.items() if ".html" in name}


def test_there_is_a_file_for_every_page(files: dict[str, bytes]) -> None:
    for language in manual_languages():
        for each in pages(language):
            assert f"{language}/{each.id}.html" in files
    assert {"index.html", "manual.css", "manual.js"} <= files.keys()


def test_every_link_leads_to_a_file_and_a_place_in_it(seen, files) -> None:
    for name, shown in seen.items():
        assert len(set(shown.ids)) == len(shown.ids), name
        for link in shown.links:
            where, _, place = (link.get("href") or link["src"]).partition("#")
            target = normpath(join(dirname(name), where)) if where else name
            assert target in files, (name, link)
            assert not place or unquote(place) in seen[target].ids, (name, link)


def test_every_example_is_its_case(files) -> None:
    linked = set()
    for each in pages(EN):
        tokens = MARKDOWN.parse(page(each.id, EN))
        inside = (child for token in tokens for child in token.children or ())
        hrefs = (str(child.attrGet("href")) for child in inside if child.type == "link_open")
        linked |= {(href, each.id) for href in hrefs if is_example(href)}
    cases = [load(data).case for name, data in files.items() if name.endswith(".goref")]
    expected = [example(link, page_id) for link, page_id in linked]
    assert len(cases) == len(expected)
    assert all(case in expected for case in cases)


def test_a_link_to_an_example_is_handed_over_under_its_name(seen, files) -> None:
    links = [a for a in seen["zh/rules-ming-qing.html"].links if a.get("class") == "example"]
    assert links
    assert all(link["download"] == link["href"].rpartition("/")[2] for link in links)
    first = load(files[normpath(join(ZH, links[0]["href"]))]).case
    assert first.rules == "ming-qing"


def test_every_position_is_drawn(seen) -> None:
    for language in manual_languages():
        for each in pages(language):
            drawings = seen[f"{language}/{each.id}.html"].tags.count("svg")
            text = page(each.id, language)
            shown = len(positions(text)) + text.count("](position:")
            assert drawings == shown, each.id


def test_what_is_searched_is_what_stands_there(files) -> None:
    for language in manual_languages():
        said = files[f"{language}/pages.js"].decode()
        assert "</" not in said, "nothing in it can end a script"
        searched = json.loads(said.removeprefix("const PAGES = ").rstrip(";\n"))
        assert list(searched) == [each.id for each in pages(language)]
        for each in pages(language):
            assert each.title.casefold() in searched[each.id]
    assert "还棋头" in json.loads(files["zh/pages.js"].decode()[14:-2])["rules-ming-qing"]


def test_a_page_says_its_language_and_the_others(seen, files) -> None:
    for language in manual_languages():
        writing = LANGUAGES[language]
        text = files[f"{language}/glossary.html"].decode()
        assert f'<html lang="{writing.tag}">' in text
        others = {a["lang"] for a in seen[f"{language}/glossary.html"].links if "lang" in a}
        assert others == {
            LANGUAGES[code].tag for code in manual_languages() if code != language
        }
        assert len(re.findall('aria-current="page"', text)) == 1


def test_no_markup_of_a_page_becomes_markup(files) -> None:
    assert "&lt;b&gt;" in MARKDOWN.render("<b>")
    scripts = (data.decode() for name, data in files.items() if name.endswith(".js"))
    named = {to for data in scripts for to in re.findall(r"http(?:s?://[\w.]+)?", data)}
    assert named == {f"{way}://192.168.1.5" for way in ("http", "https")}, "examples"
