"""What stands in the files that a score sheet is saved as: read by others' readers."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser

from pypdf import PageObject, PdfReader
from pypdf.generic import DecodedStreamObject, NameObject

EAST_ASIAN = re.compile(r"[\u2e80-\uffef]")
VOID = {"meta", "br", "img"}
SETS_TEXT = re.compile(rb"^[^\n]*(?<![A-Za-z])(?:q|Q|cm|BT|ET|T[A-Za-z*]|Do)$", re.MULTILINE)
"""The lines of a page's content that texts hang on; Qt writes one operator a line."""
SETS_NOTHING = re.compile(rb"^q\n(?:[^\n]* cm\n)?Q\n", re.MULTILINE)


def pdf(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data))


def page_texts(data: bytes) -> list[str]:
    """The text of each page without any spaces.

    A font without a bold face is set twice, a hair apart, and so is read twice: of such a
    pair, which only Chinese and Japanese have here, one is kept.
    """
    texts = []
    for page in pdf(data).pages:
        kept: list[str] = []
        leave_texts(page)
        for line in page.extract_text().split("\n"):
            if not (kept and line == kept[-1] and EAST_ASIAN.search(line)):
                kept.append(line)
        texts.append(squeezed("".join(kept)))
    return texts


def leave_texts(page: PageObject) -> None:
    """Take the shapes from a page: they are most of it, and the reader would parse them all."""
    contents = page.get_contents()
    assert contents is not None
    data, found = b"\n".join(SETS_TEXT.findall(contents.get_data())) + b"\n", 1
    while found:
        data, found = SETS_NOTHING.subn(b"", data)
    texts = DecodedStreamObject()
    texts.set_data(data)
    page[NameObject("/Contents")] = texts


def squeezed(text: str) -> str:
    """A text without spaces and without the marks that set writing directions apart."""
    return re.sub(r"[\s\u2066-\u2069\u200e\u200f]+", "", text)


def raster_images(data: bytes) -> list[str]:
    """The pictures made of pixels in a PDF, those within forms included; inline ones too."""
    found = []

    def look(resources: object) -> None:
        objects = resources.get_object().get("/XObject", {}).get_object()  # type: ignore[attr-defined]
        for name, reference in objects.items():
            target = reference.get_object()
            if target.get("/Subtype") == "/Image":
                found.append(name)
            elif "/Resources" in target:
                look(target["/Resources"])

    for page in pdf(data).pages:
        look(page["/Resources"])
        contents = page.get_contents()
        assert contents is not None
        if re.search(rb"\bBI\b.*?\bID\b", contents.get_data(), re.DOTALL):
            found.append("inline")
    return found


class Read(HTMLParser):
    """A file of HTML as a reader takes it: texts, rows, tags; it must be well nested."""

    def __init__(self, data: bytes) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self.rows: list[list[str]] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.declared = ""
        self.feed(data.decode("utf-8"))
        self.close()
        assert self._open == [], "every tag is closed"

    @property
    def text(self) -> str:
        return squeezed("".join(self.texts))

    def attributes(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]

    def handle_decl(self, decl: str) -> None:
        self.declared = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th") and self.rows:
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag, f"</{tag}> does not close what was opened last"

    def handle_data(self, data: str) -> None:
        if "style" in self._open:
            return
        self.texts.append(data)
        if self.rows and self.rows[-1] and ("td" in self._open or "th" in self._open):
            self.rows[-1][-1] += data
