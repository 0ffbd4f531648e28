"""The pages of the manual in order, and the targets of their links.

A page is a Markdown file in ``resources/help``, one folder for each language; ``index.md``
names them all, by section and in order. Links between pages name the file (``glossary.md``);
those that begin with ``goref:`` open a case, see :mod:`goref.app.manual.examples`.

Some lines are replaced by tables made from goref's data: ``{incidents}`` by the kinds of
incidents and their consequences, ``{incidents ko-retaken 1}`` by every regulation's proposal
for the first incident of a kind, ``{criteria}`` by the criteria for placing players,
``{roles}`` by what each role may do at an event that one computer serves, ``{counts}`` by the
counts that goref performs, and ``{cases}`` by the chapters of the library of cases. On a rule
set's page ``{facts}`` is replaced by its family and what its entry says, and ``{articles}`` by
its articles; the page ends with its cases in that library and its exercises in the school.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language, Text
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import FAMILIES, RULESETS
from goref.io.places import resources
from goref.io.text.catalogue import languages

INDEX = "index"
"""The id of the page that names all other pages."""
FIRST = "start"
"""The id of the page that a reader sees first."""
RULES = "rules-"
"""The beginning of the id of a rule set's page; the rule set's id follows it."""
SCHEME = "goref:"
IN_ENGLISH = Text("manual", "This page is not translated yet; it is in English.")
"""The line below the title of a page that falls back to English."""

_SECTION = re.compile(r"^## +(.+?) *$")
_ENTRY = re.compile(r"^- \[(?P<title>[^\]]+)\]\((?P<id>[a-z0-9.-]+)\.md\)")
_PAGE_LINK = re.compile(r"(?P<id>[a-z0-9.-]+)\.md")
_MADE = re.compile(
    r"^\{(?P<what>cases|incidents|criteria|roles|counts|facts|articles)"
    r"(?: (?P<kind>[a-z-]+) (?P<times>[1-9]))?\}$",
    re.MULTILINE,
)
_ROWS = re.compile(r"^```position *\n(.*?)^```", re.MULTILINE | re.DOTALL)


class ManualError(ValueError):
    """Raised for a page that does not exist, or a link without a target; the message names
    it."""


@frozen
class ManualPage:
    """A page of the manual.

    Attributes:
        id: the name of the page's file without ``.md``.
        title: the title in the requested language.
        section: the heading under which the table of contents lists it; empty for that table.
    """

    id: str
    title: str
    section: str


@cache
def manual_languages() -> tuple[Language, ...]:
    """Returns the languages in which the table of contents is written; other pages may fall
    back to English."""
    return tuple(each for each in languages().values() if _file(INDEX, each).is_file())


def pages(language: Language) -> tuple[ManualPage, ...]:
    """Returns all pages, the table of contents first; titles fall back to English."""
    return _listed(written_in(INDEX, language))


def page(id_: str, language: Language) -> str:
    """Returns a page's Markdown text, with the tables in place of their lines.

    A page without a translation is in English, with a line that says so below its title, which
    is that of the table of contents.
    Raises ManualError if there is no such page.
    """
    if id_ != INDEX and all(page.id != id_ for page in pages(ENGLISH)):
        raise ManualError(fault("manual-no-page", page=id_))
    written = written_in(id_, language)
    text = _text(id_, written)
    if written == language:
        return text
    (title,) = (each.title for each in pages(language) if each.id == id_)
    _, _, rest = text.partition("\n")
    return f"# {title}\n\n*{IN_ENGLISH.in_(language)}*\n{rest}"


def written_in(id_: str, language: Language) -> Language:
    """Returns the language of a page for a reader of a language: that one, or English."""
    return language if _file(id_, language).is_file() else ENGLISH


def _file(id_: str, language: Language) -> Path:
    return resources() / "help" / language / f"{id_}.md"


def rules_page(rules_id: str) -> str:
    """Returns the id of a rule set's page. Raises ManualError if the rule set has none."""
    id_ = RULES + rules_id
    if all(page.id != id_ for page in pages(ENGLISH)):
        raise ManualError(fault("manual-no-rules", rules=rules_id))
    return id_


def page_of(link: str) -> str | None:
    """Returns the id of the page that a link leads to; None if it does not lead to a page.

    Raises ManualError if the link names a page that does not exist.
    """
    named = _PAGE_LINK.fullmatch(unquote(link).partition("#")[0])
    if named is None:
        return None
    if all(page.id != named["id"] for page in pages(ENGLISH)):
        raise ManualError(fault("manual-link-nowhere", link=link))
    return named["id"]


def anchor(heading: str) -> str:
    """Returns a heading's target for links: its words in small letters, joined by hyphens."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.strip().casefold()))


def is_example(link: str) -> bool:
    """Returns whether a link opens a case."""
    return link.startswith(SCHEME)


def positions(text: str) -> tuple[str, ...]:
    """Returns the rows of each position in a page's text, in order."""
    return tuple(_ROWS.findall(text))


@cache
def _listed(language: Language) -> tuple[ManualPage, ...]:
    """Returns the pages in the order of the table of contents."""
    text = _text(INDEX, language)
    found = [ManualPage(INDEX, text.partition("\n")[0].removeprefix("# ").strip(), "")]
    section = ""
    for line in text.splitlines():
        if heading := _SECTION.match(line):
            section = heading[1]
        elif entry := _ENTRY.match(line):
            found.append(ManualPage(entry["id"], entry["title"], section))
    return tuple(found)


@cache
def _text(id_: str, language: Language) -> str:
    written = _file(id_, language).read_text(encoding="utf-8")
    if id_.startswith(RULES):
        from goref.app.manual.case_links import cases_of  # read for these pages alone

        written += cases_of(id_.removeprefix(RULES), language)
    return _MADE.sub(lambda found: _made(found, id_, language), written)


def _made(found: re.Match[str], id_: str, language: Language) -> str:
    """Returns the table that replaces a line such as ``{incidents}`` on a page."""
    if found["what"] in ("counts", "facts", "articles"):
        from goref.app.manual import rules_tables  # reads the articles

        if found["what"] == "counts":
            return rules_tables.counts_table(language)
        rules = RULESETS[id_.removeprefix(RULES)]
        if found["what"] == "facts":
            return _family(rules, language) + rules_tables.facts_table(rules, language)
        return rules_tables.articles_table(rules, language)
    if found["what"] == "cases":
        from goref.app.manual.case_links import chapters_table  # one page has it

        return chapters_table(language)
    if found["what"] == "criteria":
        from goref.core.texts.event.placing import criteria_table  # one page has it

        return criteria_table(language)
    if found["what"] == "roles":
        from goref.app.event.acts.roles_table import roles_table  # loads all acts

        return roles_table(language)
    from goref.app.incidents.pages import case_table, kinds_page  # two pages have them

    if found["kind"] is None:
        return kinds_page(language)
    return case_table(found["kind"], int(found["times"]), language)


def _family(rules: RuleSet, language: Language) -> str:
    """Returns a line with a link to the page of a rule set's family; empty if it has none."""
    page = f"family-{rules.family}"
    if not _file(page, ENGLISH).is_file():
        return ""
    return f"[{FAMILIES[rules.family].in_(language)}]({page}.md)\n\n"
