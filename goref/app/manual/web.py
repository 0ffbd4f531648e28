"""The whole manual as web pages that a browser opens from a folder, without a server.

Every page is a file in the folder of its language, with a list of pages by section and a
search. Positions are drawn as pictures; examples are files to be opened in goref.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from goref.app.act_log.act_log import begun_file
from goref.app.manual.examples import example
from goref.app.manual.pages import (
    FIRST,
    INDEX,
    ManualPage,
    anchor,
    is_example,
    manual_languages,
    page,
    page_of,
    pages,
    written_in,
)
from goref.app.manual.pictures import (
    PICTURE,
    is_picture,
    is_position,
    picture_file,
    position_in,
)
from goref.app.manual.web_board import drawn
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.board.position import DiagramError, Position
from goref.io.places import resources

TITLE = Text("web", "goref manual")
SEARCH = Text("web", "Search the manual")
FOUND = Text("web", "Pages found: {count}")
NONE = Text("web", "No page has all these words; try fewer.")
SHARED = ("manual.css", "manual.js")
"""The files of ``resources/help/web`` that all pages use."""
EXAMPLES = "examples"
"""The folder of the example cases, within the folder of web pages."""
BUILT = "2026-01-01T00:00:00+00:00"
"""A fixed time of creation for the examples, so that every build gives equal pages."""
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def site() -> Iterator[tuple[str, bytes]]:
    """Yields every file of the web pages: its path inside their folder, and its content."""
    for name in SHARED:
        yield name, (resources() / "help" / "web" / name).read_bytes()
    cases: dict[tuple[str, str], str] = {}
    for language in manual_languages():
        searched, shown = {}, set[str]()
        for listed in pages(language):
            tokens = MARKDOWN.parse(page(listed.id, language))
            searched[listed.id] = f"{listed.title}\n{_text(tokens)}".casefold()
            _dress(tokens, listed.id, cases, shown)
            body = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
            yield f"{language}/{listed.id}.html", _whole(listed, body, language).encode()
        said = json.dumps(searched, ensure_ascii=False).replace("<", "\\u003c")
        yield f"{language}/pages.js", f"const PAGES = {said};\n".encode()
        for address in sorted(shown):
            for dark in (False, True):
                file = picture_file(address, language, dark=dark)
                yield f"{language}/{file.parent.name}/{file.name}", file.read_bytes()
    for (link, page_id), name in cases.items():
        yield f"{EXAMPLES}/{name}", begun_file(example(link, page_id), name=name, time=BUILT)
    yield "index.html", _languages().encode()


def _text(tokens: list[Token]) -> str:
    """Returns the text of a page without its Markdown markup."""
    inline = (token.children or () for token in tokens if token.type == "inline")
    return "\n".join("".join(child.content for child in children) for children in inline)


def _dress(
    tokens: list[Token], page_id: str, cases: dict[tuple[str, str], str], shown: set[str]
) -> None:
    """Adds anchors to headings, changes links into links to files, and draws positions.

    Args:
        cases: the names of the examples' files, by link and page; the examples of this page are
            added.
        shown: the addresses of the pictures of the window; those of this page are added.
    """
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", anchor(tokens[number + 1].content))
        elif token.type == "fence" and token.info == "position":
            try:
                position = Position.from_rows(token.content.splitlines())
            except DiagramError:
                continue  # it is left as text
            token.type, token.content = "html_block", drawn(position)
        for child in token.children or ():
            if child.type == "link_open":
                _lead(child, page_id, cases)
            elif child.type == "image" and is_picture(str(child.attrGet("src"))):
                child.type, child.content = "html_inline", _picture(child, shown)
            elif child.type == "image" and is_position(str(child.attrGet("src"))):
                position, marked = position_in(str(child.attrGet("src")))
                child.type, child.content = "html_inline", drawn(position, marked)


def _picture(image: Token, shown: set[str]) -> str:
    """Returns a picture of the window as HTML, light or dark as the reader's system is.

    Args:
        shown: the addresses of pictures; that of this one is added.
    """
    address = str(image.attrGet("src"))
    shown.add(address)
    name = address.removeprefix(PICTURE)
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="dark/{name}.webp">'
        f'<img src="light/{name}.webp" alt="{escape(image.content)}"'
        ' loading="lazy"></picture>'
    )


def _lead(link: Token, page_id: str, cases: dict[tuple[str, str], str]) -> None:
    """Makes a link of the manual lead to the web page, or to the file with the case."""
    where = str(link.attrGet("href"))
    if is_example(where):
        number = sum(place == page_id for _, place in cases) + 1
        name = cases.setdefault((where, page_id), f"{page_id}-{number}.goref")
        link.attrSet("href", f"../{EXAMPLES}/{name}")
        link.attrSet("class", "example")
        link.attrSet("download", name)
    elif (named := page_of(where)) is not None:
        _, hash_, heading = where.partition("#")
        link.attrSet("href", f"{named}.html{hash_}{heading}")


def _whole(shown: ManualPage, body: str, language: Language) -> str:
    """Returns a whole page with its navigation."""
    title = TITLE.in_(language)
    if shown.id != INDEX:
        title = f"{shown.title} – {title}"
    others = "\n".join(
        f'<a href="../{code}/{shown.id}.html" lang="{LANGUAGES[code].tag}">'
        f"{escape(LANGUAGES[code].name)}</a>"
        for code in manual_languages()
        if code != language
    )
    tag = LANGUAGES[language].tag
    inside = LANGUAGES[written_in(shown.id, language)].tag
    return f"""\
<!DOCTYPE html>
<html lang="{tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="stylesheet" href="../manual.css">
<script src="pages.js" defer></script>
<script src="../manual.js" defer></script>
</head>
<body>
<aside>
<div class="top">
<p class="languages">
{others}
</p>
<label class="search" hidden>{escape(SEARCH.in_(language))}
<input id="search" type="search"></label>
<p class="told" id="told" role="status" data-found="{escape(FOUND.in_(language))}" \
data-none="{escape(NONE.in_(language))}"></p>
</div>
<nav>
{_contents(shown, language)}
</nav>
</aside>
<main{f' lang="{inside}"' if inside != tag else ""}>
{body}</main>
</body>
</html>
"""


def _contents(shown: ManualPage, language: Language) -> str:
    """Returns the list of all pages by section; the page being shown is marked."""
    sections: dict[str, list[str]] = {}
    for each in pages(language):
        here = ' aria-current="page"' if each == shown else ""
        link = f'<a href="{each.id}.html"{here}>{escape(each.title)}</a>'
        item = f'<li data-page="{each.id}">{link}</li>'
        sections.setdefault(each.section, []).append(item)
    parts = []
    for section, items in sections.items():
        head = f"<h2>{escape(section)}</h2>" if section else ""
        parts.append("\n".join((f"<section>{head}<ul>", *items, "</ul></section>")))
    return "\n".join(parts)


def _languages() -> str:
    """Returns the first page, on which the reader chooses a language."""
    links = "\n".join(
        f'<li><a href="{code}/{FIRST}.html" lang="{tag}" hreflang="{tag}">'
        f"{escape(LANGUAGES[code].name)} – {escape(TITLE.in_(code))}</a></li>"
        for code in manual_languages()
        for tag in (LANGUAGES[code].tag,)
    )
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(TITLE.en)}</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<main>
<h1>goref</h1>
<ul>
{links}
</ul>
</main>
</body>
</html>
"""
