"""The score sheet as PDF and HTML: what others read in the files is what was counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QPoint, QRect, QSize, QSizeF
from PySide6.QtGui import (
    QFontMetricsF,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from goref import __version__
from goref.app.act_log.lines import protocol_lines
from goref.app.edits.ruling import (
    ChooseRules,
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    VoidMove,
    WriteNotes,
)
from goref.app.edits.trial import OpenTrial
from goref.app.event import tables as event_tables
from goref.app.event.files import new_event, take_in
from goref.app.event.sheets import sessions_of, write_page
from goref.app.event.table_storage import sit_down
from goref.app.opening import open_path
from goref.app.questions.trial_status import agreeing, tried
from goref.app.session.session import Session
from goref.app.sheet.html import MOST_OPEN, unbroken
from goref.app.sheet.names import SheetPlace
from goref.app.sheet.sheet import ScoreSheet
from goref.core.base.colour import BLACK
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus, Assertion
from goref.core.event.event import EventInfo
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.act_log import BEGINNINGS
from goref.core.texts.results import sentence
from goref.io.case.case_file import dump
from goref.io.files import FileError
from goref.qt.board.view import Options
from goref.qt.picture.picture import ruled_picture
from goref.qt.sheet.page_setter import (
    FOOT,
    INCH,
    PageFoot,
    PageSetter,
    as_paragraphs,
    put_pages,
    room_of,
)
from goref.qt.sheet.printable_sheet import PrintableSheet, page_layout
from tests.languages import EN, LANGUAGES, ZH
from tests.length import sample, share
from tests.qt.desk import GAMES
from tests.qt.sheets import Read, leave_texts, page_texts, pdf, raster_images, squeezed
from tests.refusals import refuses
from tests.wordings import in_words

BUNDLED = sorted(GAMES.glob("*.sgf"))
CASES = [
    ("gold-petal-bowls", "tang-song"),
    ("huang-longshi--zhou-donghou", "ming-qing"),
    ("huang-longshi--zhou-donghou", "chinese-2002"),
    ("takagawa--go-seigen-1959", "japanese"),
    ("takagawa--go-seigen-1959", "jpd-b"),
]
languages = pytest.mark.parametrize("language", LANGUAGES)
games_and_languages = pytest.mark.parametrize(
    ("game", "rules", "language"), sample([(*c, told) for c in CASES for told in LANGUAGES], 7)
)

pytestmark = pytest.mark.usefixtures("qapp")


def session_of(game: str, rules: str = "") -> Session:
    session = Session(open_path(GAMES / f"{game}.sgf")[0])
    if rules:
        session.do(ChooseRules(rules))
    return session


def ruled() -> Session:
    """A case with all that a sheet can have: marks, reasons, a void move, notes, a trial."""
    session = session_of("gold-petal-bowls")
    board = session.case.record.grid
    chain = session.case.position.chain(board.point("L10"))
    session.do(MarkStones(chain, StoneStatus.SEKI, "both agreed"))
    session.do(VoidMove(57, reason="retaken at once"))
    session.do(WriteNotes("board 14 <final>\nRésumé & more"))
    stones = session.case.position.chain(board.point("G8"))
    owner = session.case.position.colour(min(stones))
    assert owner is not None
    session.do(OpenTrial(Assertion(AssertedStatus.DEAD, owner.other, owner, stones), BLACK))
    session.do(agreeing(tried(session.case, 0), AgreedOutcome.SEKI, EN))
    return session


def settled(session: Session) -> Session:
    """The same with all let stand that is open."""
    for finding in session.assessment.score.status.open:
        session.do(LetFindingStand(finding, reason="looked at"))
    return session


def paper(session: Session, language: str = EN, **more: object) -> PrintableSheet:
    view = ruled_picture(session, Options(lids=False, seki=True))
    return PrintableSheet(session, view, language, **more)  # type: ignore[arg-type]


def test_no_line_of_the_heading_ends_within_a_name() -> None:
    session = session_of("rin-kaiho--komatsu-1993-eternal-life")
    setter = PageSetter(
        room_of(page_layout(QPageSize(QPageSize.PageSizeId.A4))),
        ruled_picture(session, Options(lids=False)),
    )
    document = setter.pages(paper(session, ZH).sheet)[0].document
    block, lines = document.begin(), []
    while block.isValid():
        layout, text = block.layout(), block.text()
        if "Komatsu" in text:
            parts = [layout.lineAt(n) for n in range(layout.lineCount())]
            lines = [text[p.textStart() : p.textStart() + p.textLength()] for p in parts]
        block = block.next()
    seen = [line.replace("\u2060", "") for line in lines]
    assert len(seen) > 1, "it is too long for one"
    for name in ("林海峰", "小松英樹", "Komatsu"):
        assert sum(name in line for line in seen) == 1, seen


@pytest.mark.parametrize("name", ["ハンス・ピーチ", "佐々木正", "이세돌"])
def test_no_line_ends_within_a_name_whatever_room_it_has(name: str) -> None:
    """Not at the dot between a foreign name's parts either."""
    document = QTextDocument()
    document.setHtml(as_paragraphs(f"<p>Black {unbroken(name)} (9p) White</p>"))
    wide = QFontMetricsF(document.defaultFont()).horizontalAdvance(name)
    lines = 0
    for room in range(ceil(wide) + 12, ceil(4 * wide), 3):
        document.setTextWidth(room)
        document.size()  # lays it out
        layout, text = document.begin().layout(), document.begin().text()
        parts = [layout.lineAt(n) for n in range(layout.lineCount())]
        seen = [text[p.textStart() : p.textStart() + p.textLength()] for p in parts]
        assert any(name in line.replace("\u2060", "") for line in seen), seen
        lines = max(lines, len(seen))
    assert lines > 2


def told_in_front(sheet: ScoreSheet) -> Iterator[str]:
    """Everything that stands on the page that is signed, row by row."""
    yield sheet.word("sheet") + sheet.heading + sheet.game
    yield sheet.word("code") + sheet.code
    for side, name in zip(sheet.sides, sheet.players, strict=True):
        yield side + name
    for field in sheet.facts:
        yield field.label + field.value
    yield f"{sheet.word('rules')}{sheet.rules} — {sheet.source}"
    yield sheet.unit + sheet.sides.black + sheet.sides.white
    for line in (*sheet.lines, *sheet.stones, *([sheet.totals] if sheet.totals else [])):
        yield line.name + line.black + line.white
    for field in sheet.differences:
        yield field.label + field.value
    yield sheet.result + sheet.standing
    yield from (sign.name for sign in sheet.legend)
    yield sheet.word("signatures")
    yield from (name + sheet.word("signed-on") for name in sheet.sides)
    yield sheet.word("referee") + sheet.word("signed-on")
    if not sheet.is_final:
        told = [*sheet.open[:MOST_OPEN]]
        if more := len(sheet.open) - len(told):
            told.append(sheet.word("more-open").format(count=more))
        yield sheet.stamp + "".join(told)


def told_behind(sheet: ScoreSheet) -> Iterator[str]:
    """Everything that stands on the pages behind."""
    yield sheet.word("rulings")
    for ruling in sheet.rulings:
        yield ruling.what + ruling.reason + ruling.article
    for trial in sheet.trials:
        yield f"{trial.number}{trial.told}{trial.article}"
    for field in (*sheet.stated, *sheet.basis):
        yield field.label + field.value
    for check in sheet.checks:
        yield check.way + check.black + check.white + check.margin
        yield check.verdict
    yield sheet.agreement
    for finding in sheet.findings:
        yield finding.told + finding.state + finding.reason
    yield from sheet.notes
    yield sheet.link
    yield "goref verify"


# The same figures


@games_and_languages
def test_what_is_read_in_the_pdf_is_what_was_counted(
    game: str, rules: str, language: str
) -> None:
    session = session_of(game, rules)
    made = paper(session, language)
    front, *behind = page_texts(made.pdf())
    for told in told_in_front(made.sheet):
        assert squeezed(told) in front, told
    for told in told_behind(made.sheet):
        assert squeezed(told) in "".join(behind), told
    said = sentence(session.case, session.assessment.score, language)
    assert squeezed(said) in front, "the window's own sentence"


@pytest.mark.parametrize("language", sample(list(LANGUAGES), 3))
def test_shapes_hold_no_text_that_is_read(language: str) -> None:
    data = paper(ruled(), language).pdf()
    whole, texts = pdf(data).pages, pdf(data).pages
    for page in texts:
        leave_texts(page)
    assert [p.extract_text() for p in texts] == [p.extract_text() for p in whole]


@games_and_languages
def test_what_is_read_in_the_html_is_what_was_counted(
    game: str, rules: str, language: str
) -> None:
    made = paper(session_of(game, rules), language)
    read = Read(made.html())
    for told in (*told_in_front(made.sheet), *told_behind(made.sheet)):
        assert squeezed(told) in read.text, told
    rows = [[cell.strip() for cell in row] for row in read.rows]
    for line in (*made.sheet.lines, *made.sheet.stones):
        assert [line.name, line.black, line.white] in rows
    for check in made.sheet.checks:
        assert [check.way, check.black, check.white, check.margin] in [r[:4] for r in rows]


@languages
def test_rulings_reasons_trials_and_notes_are_in_both(language: str) -> None:
    made = paper(ruled(), language)
    assert made.sheet.trials
    assert len(made.sheet.rulings) == 4
    texts = "".join(page_texts(made.pdf())), Read(made.html()).text
    for text in texts:
        for told in (*told_in_front(made.sheet), *told_behind(made.sheet)):
            assert squeezed(told) in text, told
        assert squeezed("board 14 <final>") in text


@pytest.mark.parametrize("path", BUNDLED, ids=lambda path: path.stem)
def test_every_bundled_game_takes_two_pages(path: Path) -> None:
    session = Session(open_path(path)[0])
    session.do(ConfirmAllOthers())
    several = ("ming-qing", "japanese", "chinese-2002", "aga", "tang-song")
    for rules, language in share(list(product(several, LANGUAGES)), 7):
        session.do(ChooseRules(rules))
        made = paper(session, language)
        data = made.pdf(QPageSize(QPageSize.PageSizeId.Letter))  # the lower of the two
        assert len(pdf(data).pages) <= 2, (rules, language)


# As a sheet of paper


def test_the_board_is_shapes_not_pixels() -> None:
    data = paper(session_of("huang-longshi--zhou-donghou")).pdf()
    assert raster_images(data) == []
    contents = pdf(data).pages[0].get_contents()
    assert contents is not None
    curves = contents.get_data().count(b" c\n")
    stones = 19 * 19 - 100
    assert curves > 4 * stones, "a stone is four curves"


def test_every_page_tells_its_number_and_the_code() -> None:
    made = paper(ruled(), protocol=True)
    texts = page_texts(made.pdf())
    assert len(texts) == 3
    for number, text in enumerate(texts, 1):
        code = f"{made.sheet.code} · PROVISIONAL"
        foot = f"goref {__version__} · code {code} page {number} of 3"
        assert squeezed(foot) in text


@languages
def test_a_sheet_that_is_not_settled_is_stamped_on_every_page(language: str) -> None:
    """Over all that is on it, light enough for that to be read; else there is no stamp."""
    session = ruled()
    made = paper(session, language, protocol=True)
    stamp = made.sheet.stamp
    texts = page_texts(made.pdf())
    assert [text.count(stamp) >= 2 for text in texts] == [True] * 3, "across and in the foot"
    assert raster_images(made.pdf()) == []
    read = Read(made.html())
    assert [a.get("class") for a in read.attributes("p")].count("stamp") == 1
    final = paper(settled(session), language, protocol=True)
    assert not any(stamp in text for text in page_texts(final.pdf()))
    assert "stamp" not in [a.get("class") for a in Read(final.html()).attributes("p")]
    before, after = (
        painted(made, sheet)
        for sheet in (replace(made.sheet, open=(), settled=True), made.sheet)
    )
    stamped = {(x, y) for x, y in zip(before, after, strict=True) if x != y}
    white = {y for x, y in stamped if x == 255}
    assert min(white) > 0.85 * 255, "light"
    assert all(y <= x for x, y in stamped), "and what is black stays black"
    assert sum(y in white for y in after) > 0.01 * len(after), "large"


def painted(made: PrintableSheet, sheet: ScoreSheet) -> list[int]:
    """How light the pixels of the last page are, without its foot."""
    writer = QPdfWriter(QBuffer())
    writer.setPageLayout(page_layout())
    room = room_of(writer.pageLayout())
    image = QImage(room.toSize(), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    last = made.pages(writer.pageLayout())[-1:]
    for _ in put_pages(painter, writer, last, PageFoot.of_sheet(sheet), INCH):
        pass
    painter.end()
    rows, columns = range(0, image.height(), 3), range(0, image.width(), 3)
    return [image.pixelColor(x, y).red() for y in rows for x in columns]


@pytest.mark.parametrize(
    ("size", "points"),
    [(QPageSize.PageSizeId.A4, (595, 842)), (QPageSize.PageSizeId.Letter, (612, 792))],
)
def test_pages_are_as_large_as_was_asked(
    size: QPageSize.PageSizeId, points: tuple[int, int]
) -> None:
    for page in pdf(paper(ruled()).pdf(QPageSize(size))).pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == points


@pytest.mark.parametrize("size", [(90, 120), (105, 148), (210, 148), (420, 594)])
def test_all_of_it_stands_on_any_paper(size: tuple[float, float]) -> None:
    """On small paper the page that is signed is shrunk; nothing falls off."""
    made = paper(ruled())
    page = QPageSize(QSizeF(*size), QPageSize.Unit.Millimeter)
    front, *behind = page_texts(made.pdf(page))
    for told in told_in_front(made.sheet):
        assert squeezed(told) in front, told
    for told in told_behind(made.sheet):
        assert squeezed(told) in "".join(behind), told


def test_what_is_shrunk_to_fit_is_painted_as_small_as_that() -> None:
    """On paper twice as wide and high as the page that was set nothing goes over that."""
    made = paper(ruled())
    writer = QPdfWriter(QBuffer())
    writer.setPageSize(QPageSize(QSizeF(105, 148), QPageSize.Unit.Millimeter))
    layout = writer.pageLayout()
    pages = made.pages(layout)
    assert min(page.scale for page in pages) < 1
    room = room_of(layout).toSize()
    for page in pages:
        large = room * 2 + QSize(FOOT, 2 * FOOT)
        image = QImage(large, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        settled = replace(made.sheet, open=(), settled=True)
        for _ in put_pages(painter, writer, [page], PageFoot.of_sheet(settled), INCH):
            pass
        painter.end()
        blank = QImage(room, QImage.Format.Format_Grayscale8)
        blank.fill(255)
        corners = (0, 0), (room.width() + 4, 0), (0, room.height() + FOOT + 4)
        parts = [image.copy(QRect(QPoint(*corner), room)) for corner in corners]
        assert [part == blank for part in parts] == [False, True, True]


def many_acts(count: int = 90) -> Session:
    session = session_of("gold-petal-bowls")
    for number in range(count):
        session.do(WriteNotes(f"note number {number:03d}, " + "and so on " * (number % 30)))
    return session


def test_the_protocol_follows_only_where_it_is_wanted() -> None:
    session = many_acts(3)
    heading = squeezed(in_words(BEGINNINGS["nothing"]))
    assert heading not in "".join(page_texts(paper(session).pdf()))
    assert heading not in Read(paper(session).html()).text
    wanted = paper(session, protocol=True)
    texts = page_texts(wanted.pdf())
    assert heading in texts[-1]
    assert heading not in "".join(texts[:-1]), "on a page of its own"
    assert heading in Read(wanted.html()).text
    untouched = paper(session_of("gold-petal-bowls"), protocol=True)
    assert len(page_texts(untouched.pdf())) == 2, "no act, no protocol"


def test_no_row_is_broken_over_pages_and_none_is_lost() -> None:
    session = many_acts()
    texts = page_texts(paper(session, protocol=True).pdf())
    assert len(texts) > 4
    for line in protocol_lines(session.protocol, EN):
        cells = (str(line.number), line.shown_time, line.who, line.what)
        change = (line.before, "→", line.after) if line.after else ()
        told = squeezed("".join((*cells, *change)))
        assert sum(told in text for text in texts) == 1, line
    heading = squeezed("Log of rulings")
    assert all(heading in text for text in texts[2:]), "told again where it goes on"


def test_pages_are_full_but_not_over_full() -> None:
    made = paper(many_acts(), protocol=True)
    layout = QPrinter(QPrinter.PrinterMode.HighResolution)
    room = room_of(layout.pageLayout())
    pages = PageSetter(room, ruled_picture(many_acts(1), Options(lids=False))).pages(
        made.sheet, made._annex()
    )
    heights = [page.document.size().height() * page.scale for page in pages]
    assert max(heights) <= room.height()
    assert min(heights[2:-1]) > 0.8 * room.height()


def test_the_widest_board_is_taken_that_leaves_room_for_the_signatures() -> None:
    session = settled(ruled())
    view, sheet = ruled_picture(session, Options(lids=False)), paper(session).sheet
    (front, *_) = PageSetter(QSizeF(680, 1000), view).pages(sheet)
    (lower, *_) = PageSetter(QSizeF(680, 780), view).pages(sheet)
    assert front.scale == lower.scale == 1
    assert lower.document.size().height() < 780 < front.document.size().height()


# Hostile names

HOSTILE = {
    "tags": "<b>bold</b></td></table><script>alert(1)</script>",
    "entities": "&amp; &lt;i&gt; &#65; & <",
    "quotes": "\"' onload='x' `{0}` {name} %s",
    "right to left": "אברהם כהן (5)",
    "turned": "\u202egnp.exe\u202c \u2067x\u2069",
    "long": "Wolfeschlegelsteinhausenbergerdorff" * 20,
    "long chinese": "長" * 400,
    "lines": "one\ntwo\r\nthree\ttabs\x00\x07\x1b[31m",
    "astral": "𠮷野家 👨‍👩‍👧 🇯🇵",
    "picture": '<img src="http://evil.example/x.png"><svg onload=alert(1)>',
    "half": "half \ud800 pair",
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=list(HOSTILE))
def test_hostile_names_break_nothing(name: str) -> None:
    session = ruled()
    texts = tuple((key, name) for key in ("PB", "PW", "BR", "EV", "RO", "PC", "DT", "GN"))
    case = session.case
    record = case.record.with_info(texts=texts)
    finding = next(iter(session.assessment.score.findings))
    case = replace(
        case,
        record=record,
        notes=name,
        settled={finding: name},
        void_reasons={57: name},
        ruling=replace(case.ruling, reasons=dict.fromkeys(case.ruling.lives, name)),
    )
    opened = open_path(GAMES / "gold-petal-bowls.sgf")[0]
    session = Session(replace(opened, case=case, title=name))
    made = paper(session, place=SheetPlace(table=name))
    case = replace(ruled().case, settled={finding: "plain"})
    plain = paper(Session(replace(opened, case=case))).sheet
    assert made.sheet.result == plain.result
    data = made.pdf()
    text = "".join(page_texts(data))
    read = Read(made.html())
    assert squeezed(plain.result) in text
    assert squeezed(plain.result) in read.text
    for line in plain.lines:
        assert squeezed(line.name + line.black + line.white) in text
    assert read.attributes("script") == []
    assert all("onload" not in attributes for _, attributes in read.tags)
    shown = squeezed(made.sheet.players.black)
    assert shown in read.text
    if name.isascii() and len(name) < 60:
        assert shown in text


def test_a_name_from_right_to_left_turns_nothing_beside_it() -> None:
    session = session_of("gold-petal-bowls")
    made = paper(session, place=SheetPlace(black="אברהם כהן", black_rank="5D"))
    text = page_texts(made.pdf())[0]
    assert "(5D)" in text


# A file by itself


@languages
def test_the_html_needs_no_other_file_and_runs_nothing(language: str) -> None:
    data = paper(ruled(), language, protocol=True).html()
    read = Read(data)
    assert read.declared == "DOCTYPE html"
    [html] = read.attributes("html")
    assert (html["lang"] or "").startswith(language)
    tags = {tag for tag, _ in read.tags}
    assert tags.isdisjoint({"script", "link", "iframe", "object", "embed", "img", "base"})
    for tag, attributes in read.tags:
        assert not {key for key in attributes if key.startswith("on") or key == "src"}, tag
        assert "href" not in attributes
    assert not re.search(rb"url\((?!#)", data)
    assert b"@import" not in data
    assert data.replace(b"http://www.w3.org/", b"").count(b"http") == 0
    assert b"@page" in data
    assert {"charset": "utf-8"} in read.attributes("meta")
    boards = [a for a in read.attributes("svg") if a.get("role") == "img"]
    labels = [a["aria-label"] for a in boards]
    sheet = paper(ruled(), language).sheet
    assert labels == [sheet.word("position"), *(sign.name for sign in sheet.legend)]


def test_the_title_of_both_files_names_the_players() -> None:
    made = paper(session_of("gold-petal-bowls"))
    assert "顾师言 – 阎景实" in str(pdf(made.pdf()).metadata["/Title"])
    assert "<title>Score sheet: 顾师言 – 阎景实" in made.html().decode()


def test_a_file_is_written_as_its_name_ends(tmp_path: Path) -> None:
    made = paper(session_of("gold-petal-bowls"))
    for name, begins in (("a.pdf", b"%PDF-"), ("a.PDF", b"%PDF-"), ("b.html", b"<!DOCTYPE"),
                         ("b.htm", b"<!DOCTYPE")):  # fmt: skip
        made.save(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
    with refuses(FileError, "sheet-kind", kinds=".pdf, .html"):
        made.save(tmp_path / "a.docx")
    assert not (tmp_path / "a.docx").exists()
    with pytest.raises(FileError):
        made.save(tmp_path / "gone" / "a.pdf")


@languages
def test_the_legend_explains_the_signs_on_the_board(language: str, qapp: QApplication) -> None:
    for path in BUNDLED:
        session = Session(open_path(path)[0])
        session.do(DisputePoints(frozenset([min(session.case.record.grid.points)])))
        view = ruled_picture(session, Options(lids=False, seki=True))
        shown = {mark.mark.value for mark in view.marks.values()}
        shown |= {"proposed"} if any(m.proposed for m in view.marks.values()) else set()
        shown |= {key for key in ("dead", "seki", "disputed", "flagged") if getattr(view, key)}
        shown |= {"last"} if view.last is not None else set()
        sheet = paper(session, language).sheet
        assert {sign.key for sign in sheet.legend} == shown, path.stem


def test_at_a_table_of_an_event_the_sheet_names_it(tmp_path: Path) -> None:
    with new_event(
        tmp_path / "e.gorefevent", EventInfo("Cup & Co", place="Prague"), "x"
    ) as store:
        take_in(store, "pairings", b"Round,Table,Black,White\n2,13,Carol,Dan\n")
        table = store.event().table(2, 13)
        opened = open_path(GAMES / "gold-petal-bowls.sgf")[0]
        event_tables.keep_case(store, table, dump(opened.case, opened.game), "game.sgf")
        session = sit_down(store, store.event().table(2, 13))
    front, *_ = page_texts(paper(session).pdf())
    for told in ("Cup & Co", "Round2", "Table13", "PlacePrague", "BlackCarol", "WhiteDan"):
        assert squeezed(told) in front


def test_a_page_is_the_same_from_the_window_and_the_command_line(tmp_path: Path) -> None:
    file, out = tmp_path / "case.goref", tmp_path / "page.html"
    file.write_bytes(dump(ruled().case))
    write_page([file], out, EN)
    [(session, place)] = sessions_of(file)
    assert paper(session, place=place).html() == out.read_bytes()
