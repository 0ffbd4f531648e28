"""The manual: complete in all languages, its links lead somewhere, its figures are right.

A worked example has one of two forms. A link alone on its line is followed by a table of the
lines of the count and a line that begins with "Result:"; a link in the first cell of a table
row is followed by the margin, the verdict and, where there is a fourth column, the reasons
for the difference from the row above all others.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from goref.app.event.acts.roles_table import roles_table
from goref.app.incidents.pages import case_table, kinds_page
from goref.app.manual import pages as manual
from goref.app.manual.examples import example
from goref.app.manual.pages import ManualError
from goref.app.manual.pictures import PICTURE, picture_file, position_in
from goref.app.opinion.suggest import suggest
from goref.app.questions.answers import KIND_KEYS
from goref.cli.commands import COMMANDS
from goref.cli.event.serve import began_lines
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.faults import fault
from goref.core.base.language import ENGLISH, Language
from goref.core.base.numbers import mixed, signed
from goref.core.board.position import Position
from goref.core.event.placement import CRITERIA
from goref.core.game.act_kinds import StatementKind
from goref.core.incidents.kinds import KINDS as INCIDENT_KINDS
from goref.core.protection.needed_play import needed_plays
from goref.core.rulesets.ruleset import Count, Payment, RuleSet, Unit
from goref.core.rulesets.table import FAMILIES, RULESETS
from goref.core.ruling.ruling import PointKind, Ruling
from goref.core.ruling.survey import survey
from goref.core.scoring.check_line import figures
from goref.core.scoring.compare import reasons
from goref.core.scoring.scorer import Scorer
from goref.core.sharing.roles import ROLES
from goref.core.texts.count.rule_set_facts import rule_set_facts
from goref.core.texts.faults.said import filled
from goref.core.texts.results import sentence, verdict
from goref.core.texts.terms import (
    COUNTS,
    KINDS,
    LINES,
    REASONS,
    SIDES,
    UNITS,
    term,
)
from goref.core.trials.trial_rules import trial_rules
from goref.io.event.copies import MOST as MOST_COPIES
from goref.io.event.guard import MOST_BYTES as MOST_EVENT
from goref.io.files import LARGEST
from goref.io.places import resources
from goref.io.sgf.syntax import MOST_BYTES as MOST_RECORD
from goref.io.study.library import folder
from goref.io.text.catalogue import read_po
from goref.io.values.articles import STEPS, article
from goref.io.values.regulations import read_regulation, regulations
from goref.server.door import BURST, LASTS_S, PIN_DIGITS, REFILL_S
from goref.server.qr_code import code_lines
from goref.server.serving import JOIN_PORT, PORT, Began
from tests.app.opinion.shapes import SHAPES
from tests.core.build import bare
from tests.core.rulesets.test_table import SHIPPED
from tests.languages import EN, JA, KO, ZH
from tests.refusals import refuses
from tests.test_shell import every_option

ALL = (EN, ZH, JA, KO)
"""The languages in which every page is written."""
HELP = resources() / "help"
IDS = [page.id for page in manual.pages(EN)]
KNOWN = [rules for rules in RULESETS.values() if rules.id in SHIPPED]
"""The rule sets with a page; for others the window shows a table made of their entry."""
COMPUTED = [rules for rules in KNOWN if not rules.known_only]

WRITTEN = [
    (page_id, language)
    for page_id in IDS
    for language in manual.manual_languages()
    if manual.written_in(page_id, language) == language
]
"""Every page in each language in which it is written."""

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
SHOWN = re.compile(r"!\[([^\]]+)\]\((picture:[^)\s]+)\)")
SMALL = re.compile(r"!\[[^\]]+\]\((position:[^)\s]+)\)")
ALONE = re.compile(r"^\[[^\]]+\]\((goref:[^)\s]+)\)$")
RESULT = {
    EN: re.compile(r"^Result: (.+) \(SGF `([^`]+)`\)$"),
    ZH: re.compile(r"^结果：(.+)（SGF `([^`]+)`）$"),
    JA: re.compile(r"^結果：(.+)（SGF `([^`]+)`）$"),
    KO: re.compile(r"^결과: (.+) \(SGF `([^`]+)`\)$"),
}
TOTAL = {EN: "Total", ZH: "合计", JA: "合計", KO: "합계"}
JOINT = {EN: ", ", ZH: "、", JA: "、", KO: ", "}
NONE = {EN: "none", ZH: "无", JA: "なし", KO: "없음"}


def prose(text: str) -> str:
    """A page as running text: line ends within a sentence are spaces."""
    return " ".join(text.split())


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


# Pages and links.


def test_all_languages_have_the_same_pages_and_the_index_names_each_once() -> None:
    for language in manual.manual_languages():
        files = {path.stem for path in (HELP / language).glob("*.md")}
        listed = [page.id for page in manual.pages(language)]
        assert listed == IDS
        assert listed[0] == "index"
        assert files <= {*IDS}
        assert files == {*IDS} or language not in ALL


@pytest.mark.parametrize("language", manual.manual_languages())
def test_a_page_is_called_what_its_heading_says(language: str) -> None:
    for page in manual.pages(language):
        assert manual.page(page.id, language).startswith(f"# {page.title}\n")
        assert (page.section == "") is (page.id == "index")


def test_the_sections_are_the_same_in_all_languages() -> None:
    def cuts(language: str) -> list[bool]:
        sections = [page.section for page in manual.pages(language)]
        return [a != b for a, b in pairwise(sections)]

    for language in manual.manual_languages():
        assert cuts(language) == cuts(EN)
        named = {page.section for page in manual.pages(language)}
        assert {name.in_(language) for name in FAMILIES.values()} <= named


@pytest.mark.parametrize(("page_id", "language"), WRITTEN)
def test_every_link_leads_somewhere(page_id: str, language: str) -> None:
    for _, link in LINK.findall(manual.page(page_id, language)):
        if manual.is_example(link):
            example(link, page_id)
        else:
            assert manual.page_of(link) in IDS


def pictured(language: str) -> dict[str, list[str]]:
    """The addresses of the pictures of every page that has some."""
    texts = {page_id: manual.page(page_id, language) for page_id in IDS}
    found = {id_: [where for _, where in SHOWN.findall(text)] for id_, text in texts.items()}
    return {page_id: pictures for page_id, pictures in found.items() if pictures}


def test_all_languages_show_the_same_pictures_of_the_window() -> None:
    assert pictured(EN) == pictured(ZH) == pictured(JA) == pictured(KO)
    assert pictured(EN)[manual.FIRST] == [
        f"picture:{name}-part" for name in ("dead", "doubts", "count", "result")
    ]
    for language in manual.manual_languages():
        for where in {where for pictures in pictured(language).values() for where in pictures}:
            files = [picture_file(where, language, dark=dark) for dark in (False, True)]
            assert [file.parent.name for file in files] == ["light", "dark"]
            assert {file.parents[1].name for file in files} == {language}
            assert all(file.read_bytes()[8:12] == b"WEBP" for file in files)


def test_every_picture_is_shown_and_all_are_small() -> None:
    files = [*(HELP / "pictures").rglob("*.webp")]
    wanted = {where.removeprefix(PICTURE) for many in pictured(EN).values() for where in many}
    assert {file.stem for file in files} == wanted
    assert sum(file.stat().st_size for file in files) < 6 * 2**20


def test_a_language_without_a_picture_shows_the_english_one() -> None:
    english = picture_file("picture:dead", EN, dark=True)
    assert picture_file("picture:dead", Language("ka"), dark=True) == english
    for where in ("picture:nothing", "picture:../light/dead", "picture:"):
        with refuses(ManualError, "manual-no-picture", picture=where.removeprefix(PICTURE)):
            picture_file(where, EN, dark=False)


def test_the_small_positions_of_the_guide_are_the_shapes_that_it_names() -> None:
    shown = [position_in(where) for where in SMALL.findall(manual.page("quick-guide", EN))]
    marked = [set(position.grid.names(points)) for position, points in shown]
    dead, seki, eyes, bent, ko, dame, missing, _ = (position for position, _ in shown)

    def liberties(position: Position, name: str) -> set[str]:
        grid = position.grid
        return set(grid.names(position.liberties(position.chain(grid.point(name)))))

    def suggested(position: Position, kind: str) -> set[str]:
        found = suggest(bare(*position.rows))
        return set(position.grid.names(getattr(found, kind)))

    assert suggested(dead, "dead") == {"B5", "F3"}
    assert liberties(seki, "C6") == liberties(seki, "F6") == marked[1]
    assert {"C6", "F6"} <= suggested(seki, "seki") & suggested(eyes, "seki")
    assert "A3" in suggested(bent, "dead")
    assert liberties(ko, "D4") == marked[4] == {"C4"}
    around = dame.grid.neighbours[dame.grid.point("C3")]
    assert {dame.colour(point) for point in around} == {BLACK, WHITE}
    (needed,) = needed_plays(survey(missing, Ruling()), BLACK)
    assert {missing.grid.name(needed.point)} == marked[6]


def test_places_in_rules_are_numbered_in_one_style() -> None:
    """``第7.2条`` in Chinese and Japanese, ``제7.2조`` in Korean: manual and words."""
    other = re.compile(
        r"第[一二三四五六七八九十]+[至〜~、・条條節节部项項]|[\d二三四五六七八九][之の]\d"
        r"|[条條]の?之?\d|제[\d.]+조 ?(제?\d+항|\(\d\))|article \d+ \(\d"
    )
    package = Path(manual.__file__).parents[2]
    files = [*package.rglob("*.py"), *HELP.rglob("*.md"), *(resources() / "i18n").glob("*.po")]
    found = {
        (file.name, line.strip())
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if other.search(line)
    }
    assert found == set()


def shape(page_id: str, language: str) -> list[str]:
    """What must be alike in all languages: headings, links, positions, tables, code."""
    text = manual.page(page_id, language)
    found = []
    for line in text.splitlines():
        if heading := re.match(r"#+ ", line):
            found.append(heading[0])
        elif line.startswith("|"):
            found.append(f"|{len(cells(line))}")
        elif line.startswith("```"):
            found.append(line)
        found += [link for _, link in LINK.findall(line) if manual.is_example(link)]
        found += SMALL.findall(line)
    return found + list(manual.positions(text))


@pytest.mark.parametrize("page_id", IDS)
def test_all_languages_have_the_same_shape(page_id: str) -> None:
    english = shape(page_id, EN)
    assert all(shape(id_, each) == english for id_, each in WRITTEN if id_ == page_id)


@pytest.mark.parametrize("page_id", IDS)
def test_all_languages_lead_to_the_same_pages(page_id: str) -> None:
    def others(language: str) -> set[str]:
        text = manual.page(page_id, language)
        return {link for _, link in LINK.findall(text) if not manual.is_example(link)}

    assert all(others(each) == others(EN) for id_, each in WRITTEN if id_ == page_id)


# What remains of the other language.

WESTERN = re.compile(r"(?:[A-Za-z]{2,}[ ,]+){3,}[A-Za-z]{2,}")
ONLY_CHINESE = set("单气还个实战终决长这们为")
EASTERN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]{5,}")


def plain(text: str) -> str:
    """The text without code, links' addresses and the glossary's English column."""
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    text = re.sub(r"`[^`]*`", "", text)
    return LINK.sub(r"\1", text)


@pytest.mark.parametrize("page_id", IDS)
def test_nothing_is_left_untranslated(page_id: str) -> None:
    translated = [plain(manual.page(page_id, language)) for language in (ZH, JA, KO)]
    if page_id == "glossary":
        translated = [
            re.sub(r"^\| [^|]+\|", "|", text, flags=re.MULTILINE) for text in translated
        ]
    chinese, japanese, korean = translated
    assert WESTERN.findall(chinese) == WESTERN.findall(japanese) == []
    assert WESTERN.findall(korean) == []
    assert re.search(r"[\u3040-\u30ff]", korean) is None or page_id == "glossary"
    assert re.search(r"[\u3040-\u30ff]", chinese) is None or page_id == "glossary"
    assert page_id == "glossary" or not ONLY_CHINESE & set(japanese)
    if page_id != "glossary":
        assert EASTERN.findall(plain(manual.page(page_id, EN))) == []
    for text in (chinese, japanese, korean, manual.page(page_id, EN)):
        assert re.search(r"\{\{|TODO|\?\?", SMALL.sub("", text)) is None


def test_the_look_for_remains_finds_some() -> None:
    assert WESTERN.findall("请点击 the stones both agree are dead。")
    assert EASTERN.findall("Click 双方同意的死子 now")


# Rule sets.


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("rules", KNOWN, ids=lambda rules: rules.id)
def test_a_rule_set_has_its_page_and_the_page_its_data(rules: RuleSet, language: str) -> None:
    text = manual.page(manual.rules_page(rules.id), language)
    assert text.startswith(f"# {rules.name.in_(language)}\n")
    rows = [tuple(cells(row)) for row in text.splitlines() if row.startswith("| ")]
    facts = rule_set_facts(rules, language)
    assert rows[: len(facts)] == list(facts)
    assert (f"]({FAMILY.get(rules.family)}.md)\n\n| " in text) is (rules.family in FAMILY)
    cited = {row[1] for row in rows if len(row) == 2}
    assert {article(rules, step).cited(language) for step in STEPS} <= cited


@pytest.mark.parametrize("page_id", [manual.rules_page(rules.id) for rules in KNOWN])
def test_a_rule_set_s_page_writes_nothing_that_its_entry_says(page_id: str) -> None:
    for language in ALL:
        written = (HELP / language / f"{page_id}.md").read_text(encoding="utf-8")
        assert re.findall(r"^\{.*\}$", written, re.MULTILINE) == ["{facts}", "{articles}"]


FAMILY = {name: f"family-{name}" for name in FAMILIES if name != "known"}
CYCLES = {
    StatementKind.NO_RESULT: {EN: "no result", ZH: "无胜负", JA: "無勝負", KO: "승부 없음"},
    StatementKind.DRAW: {EN: "draw", ZH: "和棋", JA: "持碁", KO: "비김"},
}


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_a_page_agrees_with_the_stop_and_the_trial(rules: RuleSet, language: str) -> None:
    text = manual.page(manual.rules_page(rules.id), language)
    family = manual.page(FAMILY[rules.family], language)
    said = prose(text + family).lower()
    if rules.stop.cycle is not None:
        assert CYCLES[rules.stop.cycle][language] in said
    if rules.stop.forced is not None:
        four = {EN: "four pass stones", ZH: "四手虚着", JA: "パスで渡す石が4個"}
        assert (four | {"ko": "패스 돌 네 번"})[language] in prose(text).lower()
    if trial_rules(rules).restored:
        back = {EN: "restored|put back", ZH: "恢复原局面", JA: "もとの局面に戻"}
        assert re.search((back | {"ko": "되돌립니다"})[language], prose(text))


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize(
    "id_",
    [
        *("chinese-2.5zi", "chinese-1988", "chinese-2002", "lu-nan"),
        *("jpd-a", "jpd-b", "jpd-art", "wmsg-2008", "ikeda-area-3"),
    ],
)
def test_the_bases_follow_from_the_komi(id_: str, language: str) -> None:
    rules = RULESETS[id_]
    text = prose(manual.page(manual.rules_page(id_), language))
    half = Fraction(361, 2)
    assert rules.komi is not None
    assert mixed(half + rules.komi / 2) in text
    if Payment.FIRST_PASS in rules.payments or id_ == "wmsg-2008":
        assert mixed(half + rules.komi / 2 + Fraction(1, 2)) in text
    else:
        assert mixed(half - rules.komi / 2) in text


@pytest.mark.parametrize("language", ALL)
def test_the_page_on_counting_names_the_rule_sets_of_each_count(language: str) -> None:
    text = manual.page("physical-count", language)
    rows = {row[0]: row[1] for row in map(cells, text.splitlines()) if len(row) == 3}
    for count in Count:
        users = [rules.name.in_(language) for rules in KNOWN if count in rules.counts]
        assert rows[term(COUNTS, count.value, language)] == " · ".join(users)


# Examples.


def scored_faults(lines: list[str], place: int, page_id: str, language: str) -> Iterator[str]:
    """What is wrong with the example whose link stands at a line."""
    link = ALONE.match(lines[place])
    assert link is not None
    case = example(link[1], page_id)
    score = Scorer(case, checks_stand=True).score(RULESETS[case.rules])
    rows, told = [], None
    for line in lines[place + 1 :]:
        if line.startswith("| ") and not line.startswith("| |"):
            rows.append(tuple(cells(line)))
        told = RESULT[language].match(line)
        if told or ALONE.match(line) or line.startswith("#"):
            break
    shown = figures(score)
    want = [
        (term(LINES, line.key, language), mixed(line.black), mixed(line.white))
        for line in shown.rows
    ]
    want.insert(shown.above, (TOTAL[language], *map(mixed, shown.total)))
    if rows != want:
        yield f"{link[1]}: the lines are {want}, not {rows}"
    said = (sentence(case, score, language).strip(), score.re)
    if told is None or told.groups() != said or score.margin is None:
        yield f"{link[1]}: the result is {said}, not {told.groups() if told else None}"


def row_faults(rows: list[list[str]], page_id: str, language: str) -> Iterator[str]:
    """What is wrong with the rows of a table whose first cells are links."""
    reference = None
    for row in rows:
        label = LINK.fullmatch(row[0])
        if label is None or len(row) not in (3, 4):
            yield f"not a row of examples: {row}"
            continue
        case = example(label[2], page_id)
        bench = Scorer(case)
        score = bench.score(RULESETS[case.rules])
        assert score.margin is not None, label[2]
        want = [signed(mixed(score.margin)), verdict(score, language)]
        if len(row) == 4 and reference is None:
            want.append("–")
        elif len(row) == 4 and reference is not None:
            base = bench.score(reference.rules)
            if base.margin != reference.margin:
                yield f"{label[2]}: the first row counts another case"
            why = reasons(bench, score, base)
            told = [f"{term(REASONS, r.term, language)} {signed(mixed(r.points))}" for r in why]
            want.append(JOINT[language].join(told) or "–")
        reference = reference or score
        if row[1:] != want:
            yield f"{label[2]}: {row[1:]} should be {want}"


def faults(text: str, page_id: str, language: str) -> list[str]:
    """What is wrong with the worked examples of a page."""
    found: list[str] = []
    lines = text.splitlines()
    checked = 0
    table: list[list[str]] = []
    for place, line in enumerate([*lines, ""]):
        if line.startswith("| ["):
            if manual.is_example(line.partition("](")[2]):
                table.append(cells(line))
                continue
        elif ALONE.match(line):
            found += scored_faults(lines, place, page_id, language)
            checked += 1
        if table and not line.startswith("|"):
            found += row_faults(table, page_id, language)
            checked += len(table)
            table = []
    if checked != sum(manual.is_example(link) for _, link in LINK.findall(text)):
        found.append("an example stands in neither form")
    return found


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("page_id", IDS)
def test_every_figure_is_what_the_program_counts(page_id: str, language: str) -> None:
    assert faults(manual.page(page_id, language), page_id, language) == []


@pytest.mark.parametrize("rules", KNOWN, ids=lambda rules: rules.id)
def test_every_rule_set_has_a_worked_example_of_its_own(rules: RuleSet) -> None:
    links = [link for _, link in LINK.findall(manual.page(f"rules-{rules.id}", EN))]
    examples = [link for link in links if manual.is_example(link)]
    assert examples
    if not rules.known_only:
        assert any(f"rules={rules.id}&" in f"{link}&" for link in examples)


@pytest.mark.parametrize(
    ("page_id", "right", "wrong"),
    [
        ("rules-japanese", "| Territory | 14 | 23 |", "| Territory | 14 | 24 |"),
        ("rules-japanese", "(SGF `W+10`)", "(SGF `W+9`)"),
        ("rules-japanese", "White wins by 10 points (", "White wins by 9 points ("),
        ("rules-japanese", "| −9 | White wins by 4½ zi |", "| −9 | White wins by 9 points |"),
        ("rules-chinese-1988", "surplus plays paid −1", "surplus plays paid +1"),
        ("rules-ming-qing", "rules=ming-qing&komi=0", "rules=japanese&komi=0"),
        ("rules-tang-song", "| +1 | Black", "| +2 | Black"),
    ],
)
def test_a_wrong_figure_is_found(page_id: str, right: str, wrong: str) -> None:
    text = manual.page(page_id, EN)
    assert right in text
    assert faults(text.replace(right, wrong), page_id, EN)


SAME_REASON = {
    *("handicap-less-one", "handicap-zi", "last-play-1920", "last-play-1964"),
    *("first-pass-by-black", "handed-stones", "second-phase", "surplus-turns"),
}
"""Payments that a comparison tells as another: see ``goref.core.scoring.compare``."""


def test_the_terms_of_a_comparison_are_all_explained() -> None:
    for language in ALL:
        text = prose(manual.page("why-results-differ", language)).lower()
        only_rows = {"rest", "rights-of-both", "taken"}
        for key in REASONS.keys() - {"stones", "territory", "public"} - only_rows:
            said = term(REASONS, key, language).lower()
            assert key in SAME_REASON or said in text, f"{key}: {said}"


# Links that cannot be followed.


def test_a_page_that_there_is_not_is_refused() -> None:
    with refuses(ManualError, "manual-no-page", page="no-such-page"):
        manual.page("no-such-page", EN)
    with refuses(ManualError, "manual-link-nowhere", link="no-such-page.md"):
        manual.page_of("no-such-page.md")
    with refuses(ManualError, "manual-no-rules", rules="no-such-rules"):
        manual.rules_page("no-such-rules")
    with refuses(ManualError, "manual-no-page", page="../../../etc/passwd"):
        manual.page("../../../etc/passwd", EN)


def test_where_links_lead() -> None:
    assert manual.page_of("glossary.md") == "glossary"
    assert manual.page_of("rules-chinese-2.5zi.md#the-count") == "rules-chinese-2.5zi"
    assert manual.page_of("goref:open/gold-petal-bowls?rules=ing") is None
    assert manual.page_of("https://example.org/") is None
    assert manual.is_example("goref:position/1?rules=ing")
    assert not manual.is_example("glossary.md")


# The glossary.


def entries(language: str) -> dict[str, list[str]]:
    """The glossary by its English terms."""
    rows = map(cells, manual.page("glossary", language).splitlines())
    rows = (row for row in rows if len(row) == 5 and row[0] not in ("English", ":--"))
    return {row[0]: row[1:] for row in rows}


def test_the_glossary_has_the_same_terms_in_all_languages() -> None:
    english, *others = map(entries, ALL)
    assert len(english) > 40
    shared = {key: row[:-1] for key, row in english.items()}
    for rows in others:
        assert shared == {key: row[:-1] for key, row in rows.items()}
    assert {len(row) for row in shared.values()} == {len(ALL) - 1}
    for rows in (english, *others):
        assert all(all(row) for row in rows.values())


def test_the_glossary_speaks_as_the_program_does() -> None:
    rows = entries(EN)
    told = {KINDS[key].in_(EN): KINDS[key] for key in KINDS}
    told |= {unit.value: UNITS[unit.value] for unit in (Unit.ZI, Unit.MOKU)}
    told |= {"button": LINES["button"], "komi": LINES["komi"], "group tax": REASONS["groups"]}
    told |= {"draw": SIDES["draw"], "no result": SIDES["void"]}
    for english, text in told.items():
        for language, word in zip(ALL, (english, *rows[english][:-1]), strict=True):
            if language != ENGLISH and english != "group tax":
                assert word == text.in_(language), english
    assert rows["group tax"][2] in REASONS["groups"].in_(KO)


def test_the_japanese_of_the_glossary_is_japanese() -> None:
    for english, (_, ja, *_) in entries(ZH).items():
        assert not ONLY_CHINESE & set(ja), english


# What the pages say of the program.


@pytest.mark.parametrize("language", ALL)
def test_the_command_line_page_names_every_command(language: str) -> None:
    text = manual.page("command-line", language)
    assert set(re.findall(r"goref ([a-z]+)", text)) == set(COMMANDS)
    assert {*re.findall(r"`(--[a-z-]+)", text)} <= set().union(*every_option().values())


@pytest.mark.parametrize("language", ALL)
def test_the_page_of_promises_has_the_program_s_limits(language: str) -> None:
    text = prose(manual.page("promises", language))
    least = (MOST_RECORD // 10**6, LARGEST // 2**20, MOST_EVENT // 2**20)
    assert tuple(map(int, re.findall(r"(\d+) ?MB", text))) == least
    assert {
        EN: "last ten dated copies",
        ZH: "最近十份带日期的副本",
        JA: "日付の付いた最後の十個の控え",
        KO: "날짜가 붙은 마지막 사본 열 개",
    }[language] in text
    assert MOST_COPIES == 10
    card = (resources() / "ownership" / "card.md").read_text(encoding="utf-8")
    told = re.search(r"^\| all, 19x19 \| ([\d,]+) of ([\d,]+),", card, re.MULTILINE)
    assert told is not None
    assert set(told.groups()) <= set(re.findall(r"[\d,]*\d", text))


# The menus and keys, read from the source: the tables of the window need Qt.

ROOT = Path(__file__).parents[3]
STANDARD = {
    "New": "N",
    "Open": "O",
    "Save": "S",
    "Print": "P",
    "Undo": "Z",
}
"""What the platform's own keys are called where they are all Ctrl and a letter."""
MENU_PATH = re.compile(r"\*\*([^*▸]+) ▸ ([^*]+)\*\*(…?)")


class Entry(NamedTuple):
    """A command of a menu, as the source writes it."""

    menu: str
    text: str
    keys: tuple[str, ...]


MAIN = "goref/qt/window/commands.py"
TITLES = "goref/qt/window/menus/titles.py"
MENUS = {MAIN: "actions", "goref/qt/events/commands.py": "event-commands"}
"""Where menus are written, and what their texts are translated under."""


def entries_of_menus(path: str = MAIN) -> list[Entry]:
    """Read off the source, so that it can be done where there is no Qt."""
    tables, titles = assigned(path), assigned(TITLES)["TITLES"]
    assert isinstance(titles, ast.Dict)
    of_bar = {
        ast.literal_eval(key): title
        for key, title in zip(titles.keys, titles.values, strict=True)
    }
    found = []
    for menu in calls("CommandMenu", tables["MENUS"]):
        title, commands = menu.args[1:]
        assert isinstance(commands, ast.Name)
        if isinstance(title, ast.Subscript):
            title = of_bar[ast.literal_eval(title.slice)]
        for command in calls("act", tables[commands.id], "switch", "of_event", "at_table"):
            _, text, *keys = (arg for arg in command.args if not is_function(arg))
            assert isinstance(text, ast.Constant)
            found.append(Entry(marked(title), str(text.value), tuple(map(key_name, keys))))
    return found


def assigned(path: str) -> dict[str, ast.expr]:
    """What a source gives a name, by the name."""
    return {
        node.targets[0].id: node.value
        for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }


def calls(name: str, node: ast.expr, *others: str) -> list[ast.Call]:
    """The calls of a class, or of some functions, in a table, in order."""
    inside = (part for part in ast.walk(node) if isinstance(part, ast.Call))
    return [part for part in inside if getattr(part.func, "id", "") in (name, *others)]


def is_function(node: ast.expr) -> bool:
    """Whether an argument of a command says what it does."""
    return not isinstance(node, ast.Constant | ast.Attribute)


def marked(node: ast.expr) -> str:
    """The text of a call that marks it for translation."""
    assert isinstance(node, ast.Call)
    text = node.args[1]
    assert isinstance(text, ast.Constant)
    return str(text.value)


def key_name(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.Attribute)
    letter = STANDARD.get(node.attr)
    return f"Ctrl+{letter}" if letter else node.attr


def menu_texts(language: str) -> dict[str, str]:
    """The menus' texts in a language, as far as they are translated."""
    texts = read_po(ROOT / f"resources/i18n/{language}.po")
    return {text: told for (context, text), told in texts.items() if context in MENUS.values()}


def shown(text: str) -> str:
    """A menu text as it is seen: without the letter that Alt takes."""
    return re.sub(r"\(&\w\)|&", "", text)


@cache
def in_menus(language: str, *paths: str) -> dict[Entry, tuple[str, str]]:
    """Menu and command of every entry; empty where it is not translated yet."""
    entries = [entry for path in paths or MENUS for entry in entries_of_menus(path)]
    if language == "en":
        return {entry: (shown(entry.menu), shown(entry.text)) for entry in entries}
    texts = menu_texts(language)
    return {
        entry: (shown(texts.get(entry.menu, "")), shown(texts.get(entry.text, "")))
        for entry in entries
    }


def test_the_menus_can_be_read() -> None:
    entries = entries_of_menus()
    assert Entry("&File", "&Open…", ("Ctrl+O",)) in entries
    assert Entry("&Edit", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y")) in entries
    assert len(entries) > 40


def menu_paths(text: str) -> list[tuple[str, str]]:
    """Every menu and command that a page names; in the pages of some languages the bold letters
    end before the dots."""
    return [(menu, command + dots) for menu, command, dots in MENU_PATH.findall(prose(text))]


@pytest.mark.parametrize(("page_id", "language"), WRITTEN)
def test_a_command_that_is_named_stands_in_the_menu(page_id: str, language: str) -> None:
    there = in_menus(language)
    english, named = (menu_paths(manual.page(page_id, each)) for each in (EN, language))
    assert len(named) == len(english)
    by_english = {path: there[entry] for entry, path in in_menus(EN).items()}
    for path, told in zip(english, named, strict=True):
        assert path in by_english, f"no such command: {path}"
        menu, command = by_english[path]
        assert told[0] == menu
        assert told[1] == command or not command


KEYED = re.compile(r"\*\*([^*▸|]+) ▸ ([^*|]+)\*\*(?: ?[(（]| \| )`([A-Z][^` ]*)`")
"""A command with its keys, in brackets or in the next cell."""
ON_KEYS = {"de": {"Strg": "Ctrl", "Umschalt": "Shift"}, "fr": {"Maj": "Shift"}}
"""The names on keys that differ from the English ones."""


@pytest.mark.parametrize(("page_id", "language"), WRITTEN)
def test_a_command_has_the_keys_that_are_named_with_it(page_id: str, language: str) -> None:
    keys = {path: entry.keys for entry, path in in_menus(language, MAIN).items()}
    keys |= {path: e.keys for e, path in in_menus(language).items() if path not in keys}
    named = KEYED.findall(prose(manual.page(page_id, language)))
    there = ON_KEYS.get(language, {})
    for menu, command, told in named:
        key = "+".join(there.get(part, part) for part in told.split("+"))
        assert key in keys[menu, command], (menu, command)
    assert named or page_id != "quick-guide"


@pytest.mark.parametrize("language", ALL)
def test_the_page_of_keys_has_every_key_of_the_menus(language: str) -> None:
    menus = manual.page("keys", language).split("\n## ")[1]
    told = []
    for table in menus.split("\n\n")[1:]:
        (menu, _), _, *rows = map(cells, table.splitlines())
        told += [(menu, *row) for row in rows]
    with_keys = {e: path for e, path in in_menus(language, MAIN).items() if e.keys}
    assert [row[2] for row in told] == [
        " ".join(f"`{key}`" for key in entry.keys) for entry in with_keys
    ]
    for row, (menu, command) in zip(told, with_keys.values(), strict=True):
        assert row[0] == menu
        assert row[1] == command or not command


@pytest.mark.parametrize("language", ALL)
def test_the_page_of_keys_has_the_letters_of_the_kinds(language: str) -> None:
    assert len(KIND_KEYS) == len(PointKind)
    text = manual.page("keys", language)
    for kind, letter in KIND_KEYS.items():
        assert f"| `{letter.upper()}` | {term(KINDS, kind.value, language)} |" in text


CASES = (
    ("prisoner-not-in-lid", 2),
    ("let-go-moved", 1),
    ("ko-retaken", 1),
    ("forbidden-point", 1),
    ("other-hand", 2),
    ("prisoners-doubted", 1),
)
"""The published cases of the page, in order: the kind, and the how manieth time."""


@pytest.mark.parametrize("language", ALL)
def test_the_table_of_criteria_names_every_one_that_goref_knows(language: Language) -> None:
    page = manual.page("events", language)
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == list(CRITERIA)
    assert all(row.count("|") == 4 for row in rows)
    assert "{criteria}" not in page


@pytest.mark.parametrize("language", ALL)
def test_the_page_on_serving_has_the_table_of_roles(language: Language) -> None:
    page = manual.page("serving", language)
    assert roles_table(language) in page
    assert "{roles}" not in page


@pytest.mark.parametrize("language", ALL)
def test_the_page_on_serving_shows_lines_as_the_command_prints_them(language: Language) -> None:
    page = manual.page("serving", language)
    name = {EN: "Spring Open", ZH: "春季公开赛", JA: "春の大会", KO: "봄 대회"}[language]
    pins = dict(zip(ROLES, ("510281", "120254", "738600", "953182", "007974"), strict=True))
    hosts = "192.168.1.5", "localhost"
    addresses = tuple(f"http://{host}:{PORT}/" for host in hosts)
    joins = tuple(f"{host}:{JOIN_PORT}" for host in hosts)
    began = Began(name, addresses, joins, "4473 2204 1097", pins)
    code = ["", *code_lines(addresses[0])]
    printed = began_lines(began, language)[: -len(code)]
    assert "\n".join(("```", *printed, "```")) in page


@pytest.mark.parametrize("language", ALL)
def test_the_page_on_serving_quotes_errors_as_they_are_said(language: Language) -> None:
    page = manual.page("serving", language)
    for problem in (
        fault("port-in-use", port=PORT, reason="…"),
        fault("join-wrong"),
        fault("join-wait", seconds=5),
    ):
        begin = re.split(r"[:：;；。]|\. ", str(filled(problem, language)))[0]
        assert begin in page


@pytest.mark.parametrize("language", ALL)
def test_the_page_of_promises_has_the_limits_of_a_served_event(language: Language) -> None:
    text = prose(manual.page("promises", language))
    named = set(re.findall(r"[\d,]*\d", text))
    days = 10**PIN_DIGITS * REFILL_S // (24 * 3600)
    assert {str(BURST), str(days), str(PORT), str(JOIN_PORT), "3,000"} <= named
    week = {EN: "seven days", ZH: "七天", JA: "7日間", KO: "7일 동안"}[language]
    assert week in text
    assert week in prose(manual.page("serving", language))
    assert LASTS_S == 7 * 24 * 3600


@pytest.mark.parametrize("language", ALL)
def test_the_tables_of_incidents_are_those_of_the_data(language: Language) -> None:
    page = manual.page("incidents-table", language)
    assert kinds_page(language) in page
    for kind in INCIDENT_KINDS.values():
        assert kind.name.in_(language) in page
    parts = manual.page("incidents-cases", language).split("\n## ")[1:]
    assert len(parts) == len(CASES)
    for part, (kind, times) in zip(parts, CASES, strict=True):
        table = case_table(kind, times, language)
        assert table in part
        assert table.count("\n") == len(regulations()) + 1
    assert "{incidents" not in page + "".join(parts)


@pytest.mark.parametrize("language", ALL)
def test_the_regulation_of_the_page_can_be_read(language: str) -> None:
    (written,) = re.findall(
        r"```\n(id = .*?)```", manual.page("incidents", language), re.DOTALL
    )
    made = read_regulation(written.encode())
    assert made.by_kind["phone-rang"].article == "7"


def seen_texts(tokens: list[Token]) -> Iterator[str]:
    """Every text that a reader sees of parsed Markdown, but code."""
    for token in tokens:
        if token.type == "text":
            yield token.content
        yield from seen_texts(token.children or [])


@pytest.mark.parametrize("language", manual.manual_languages())
def test_no_page_shows_the_signs_of_its_markdown(language: Language) -> None:
    parse = MarkdownIt("commonmark").enable("table").parse
    for page in manual.pages(language):
        texts = seen_texts(parse(manual.page(page.id, language)))
        assert [text for text in texts if "*" in text or "](" in text] == [], page.id


# The page of shapes.


def captions(language: str) -> dict[str, str]:
    """The text before each diagram of the page of shapes, by the diagram's rows."""
    parts = re.split(
        r"^```position\n(.*?)^```\n",
        manual.page("shapes", language),
        flags=re.MULTILINE | re.DOTALL,
    )
    return dict(zip(parts[1::2], parts[::2], strict=False))


@cache
def studied() -> dict[str, list[str]]:
    """The boards of the library of cases, with the points where a side must play."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder().glob("*.json")):
        for case in json.loads(path.read_text("utf-8")).get("cases", ()):
            if isinstance(case, dict) and isinstance(case.get("board"), list):
                needed = [point for one in case.get("needed") or () for point in one["at"]]
                found.setdefault("\n".join(case["board"]) + "\n", needed)
    return found


@pytest.mark.parametrize("language", ALL)
def test_the_shapes_are_boards_whose_answer_is_known(language: str) -> None:
    proved = {"\n".join(shape.rows) + "\n" for shape in SHAPES.values()}
    rows = [*captions(language)]
    in_the_count = rows[-5:]
    assert set(rows) - set(in_the_count) <= studied().keys() | proved
    assert len(rows) == len(set(rows)) == 21
    for board, text in captions(language).items():
        grid = Position.from_rows(board.splitlines()).grid
        last = text.strip().splitlines()[-1] if language != ENGLISH else prose(text)
        named = re.findall(r"[A-T]\d{1,2}", last)
        assert all(grid.point(name) is not None for name in named)
        assert set(studied().get(board, ())) <= set(named)
