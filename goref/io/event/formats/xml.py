"""XML of other programs: read without trust, and changed without touching the rest.

Documents with a DOCTYPE are refused before any of it is read, so that no entity is ever
declared, fetched or expanded. Of an element's text, at most the length of a name is kept. A
change of attribute values is made in the original text: the rest keeps every byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from xml.parsers import expat

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import field, frozen
from goref.io.files import one_line, strictly
from goref.io.text.encoding import byte_order_mark, known

DECLARED = re.compile(rb"<\?xml[^>]{0,100}?encoding\s*=\s*[\"']([A-Za-z][A-Za-z0-9._-]{0,40})")
DEEPEST = 64
"""The deepest nesting that is read; a deeper document is not an event."""
MOST_ELEMENTS = 400_000
MOST_ATTRIBUTES = 1_500_000
"""The most attributes of a document: in memory each takes many times its bytes in the file."""
LONGEST = 200
"""The most characters of an element's text that is read as a name or a similar value."""
FLAGS = {"": False, "false": False, "true": True}
ATTRIBUTE = re.compile(rb"\s+([^\s=/>]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
NAME = re.compile(rb"<[^\s/>]+")


SAID = {
    "mismatched tag": "xml-mismatched",
    "not well-formed (invalid token)": "xml-token",
    "no element found": "xml-ends",
    "unclosed token": "xml-unclosed",
    "junk after document element": "xml-junk",
    "undefined entity": "xml-entity",
    "duplicate attribute": "xml-attribute-twice",
}
"""Messages of expat, the parser, and the code of goref's own message for each."""


class XmlError(ValueError):
    """A document that cannot be used; the message names the line, if it is known."""


@frozen
class Element:
    """An element, without its children.

    Attributes:
        path: the names from the root to this element: ``("Tournament", "Games", "Game")``.
        attributes: values as XML reads them, in order.
        line: the number of the line on which it begins, from 1.
        offset: the number of bytes before it in :attr:`Document.body`.
        holds: its own text, without leading blanks; cut if longer than :data:`LONGEST`.
    """

    path: tuple[str, ...]
    attributes: Mapping[str, str]
    line: int
    offset: int
    holds: str = ""

    def says(self, name: str) -> str:
        """Returns an attribute's text, without the blanks around it; "" if it is missing."""
        return one_line(self.attributes.get(name, "")).strip()

    def whole(self, name: str, most: int, *, least: int = 0, signed: bool = False) -> int:
        """Returns a whole number from an attribute; ``least`` if it is missing or empty.

        Raises XmlError if its absolute value is not from ``least`` to ``most``, or if it has a
        sign but ``signed`` is False.
        """
        return self._whole(name, self.says(name), most, least, signed)

    def _whole(self, name: str, said: str, most: int, least: int, signed: bool) -> int:
        text = said or str(least)
        pattern = r"[-+]?[0-9]{1,9}" if signed else r"[0-9]{1,9}"
        if re.fullmatch(pattern, text) is None or not least <= abs(int(text)) <= most:
            wrong = fault("no-number-from", name=name, text=text, least=least, most=most)
            raise self.error(wrong)
        return int(text)

    def text(self) -> str:
        """Returns the element's text in one line, without blanks around.

        Raises XmlError if it is longer than :data:`LONGEST`.
        """
        if len(self.holds) > LONGEST:
            raise self.error(fault("xml-long-text", name=self.path[-1], most=LONGEST))
        return one_line(self.holds).strip()

    def number(self, most: int, *, least: int = 0, signed: bool = False) -> int:
        """Returns a whole number from the text; ``least`` if it is empty.

        Raises XmlError as :meth:`whole` does.
        """
        return self._whole(self.path[-1], self.text(), most, least, signed)

    def flag(self) -> bool:
        """Returns True for the text ``true``, False for ``false`` or an empty one.

        Raises XmlError for any other text.
        """
        text = self.text()
        if text.lower() not in FLAGS:
            raise self.error(fault("xml-no-flag", name=self.path[-1], text=text))
        return FLAGS[text.lower()]

    def error(self, problem: Fault) -> XmlError:
        """Returns an error about this element."""
        return on_line(self.line, problem)


@frozen
class Branch:
    """An element with all its descendants, in order."""

    element: Element
    inside: tuple[Element, ...] = field(repr=False)

    def every(self, *names: str) -> list[Element]:
        """Returns all elements below this one at a path of names."""
        path = (*self.element.path, *names)
        return [element for element in self.inside if element.path == path]

    def one(self, *names: str) -> Element | None:
        """Returns the only element at a path; None if missing. Raises XmlError for several."""
        found = self.every(*names)
        if len(found) > 1:
            raise found[1].error(fault("xml-twice", name=names[-1]))
        return found[0] if found else None

    def needed(self, *names: str) -> Element:
        """Returns the element at a path of names. Raises XmlError if it is missing or empty."""
        found = self.one(*names)
        if found is None or not found.text():
            raise self.element.error(fault("xml-missing", name=names[-1]))
        return found

    def says(self, *names: str) -> str:
        """Returns the text at a path of names; "" if it is missing.

        Raises XmlError if there are several such elements, or the text is too long.
        """
        found = self.one(*names)
        return "" if found is None else found.text()

    def flag(self, *names: str) -> bool:
        """Returns whether the text at a path of names is ``true``; False if it is missing.

        Raises XmlError for a text other than ``true`` and ``false``.
        """
        found = self.one(*names)
        return found is not None and found.flag()

    def branches(self, name: str) -> list[Branch]:
        """Returns the children with a name, each with all its descendants."""
        path = (*self.element.path, name)
        found: list[tuple[Element, list[Element]]] = []
        for element in self.inside:
            if element.path == path:
                found.append((element, []))
            elif element.path[: len(path)] == path:
                found[-1][1].append(element)
        return [Branch(element, tuple(inside)) for element, inside in found]


@frozen
class Document:
    """A parsed document.

    Attributes:
        body: its text in UTF-8, without the byte order mark.
        bom: the bytes of the byte order mark before the text; empty if there is none.
        elements: all its elements, in order.
    """

    body: bytes = field(repr=False)
    encoding: str
    bom: bytes
    elements: tuple[Element, ...] = field(repr=False)

    @property
    def whole(self) -> Branch:
        """The outermost element with all its descendants."""
        return Branch(self.elements[0], self.elements[1:])

    def changed(self, changes: Iterable[tuple[Element, str, str]]) -> bytes:
        """Returns the document as bytes in its own encoding, with some attributes changed.

        Args:
            changes: for each change an element, an attribute's name, and the new value. An
                attribute that is missing is added after the others.
        """
        edits = sorted(self._edit(element, name, value) for element, name, value in changes)
        parts, done = [], 0
        for start, end, new in edits:
            parts += [self.body[done:start], new]
            done = end
        body = b"".join([*parts, self.body[done:]])
        return self.bom + body.decode("utf-8").encode(self.encoding)

    def _edit(self, element: Element, name: str, value: str) -> tuple[int, int, bytes]:
        """Returns the byte range of an attribute's value in the body, and its replacement."""
        begun = NAME.match(self.body, element.offset)
        assert begun is not None
        wanted, end = name.encode("utf-8"), begun.end()
        new = escape(value, quote=False).replace('"', "&quot;").encode("utf-8")
        while (found := ATTRIBUTE.match(self.body, end)) is not None:
            if found.group(1) == wanted:
                quote = found.group(2)[:1]
                if quote == b"'":
                    new = new.replace(b"'", b"&apos;")
                return found.start(2) + 1, found.end(2) - 1, new
            end = found.end()
        return end, end, b" " + wanted + b'="' + new + b'"'


ROOM = Element((), {}, 0, 0)
"""The placeholder for an element whose beginning was read, but not its end."""


def on_line(line: int, problem: Fault) -> XmlError:
    """Returns an error about a line of the file."""
    return XmlError(fault("on-line", line=line, problem=problem))


def read_xml(data: bytes) -> Document:
    """Parses a document. Raises XmlError if the data are not XML, or are above a limit."""
    text, encoding, bom = _decoded(data)
    body = text.encode("utf-8")
    _check_size(body)
    elements: list[Element] = []
    path: list[str] = []
    begun: list[tuple[int, dict[str, str], int, int]] = []
    texts: list[str] = []
    parser = expat.ParserCreate("utf-8")
    parser.ordered_attributes = True
    parser.buffer_text = True

    def start(name: str, attributes: list[str]) -> None:
        path.append(name)
        if len(path) > DEEPEST:
            raise on_line(parser.CurrentLineNumber, fault("xml-too-deep"))
        values = dict(zip(attributes[::2], attributes[1::2], strict=True))
        begun.append((len(elements), values, parser.CurrentLineNumber, parser.CurrentByteIndex))
        texts.append("")
        elements.append(ROOM)

    def characters(data: str) -> None:
        if len(texts[-1]) <= LONGEST:
            texts[-1] = (texts[-1] + data).lstrip()[: LONGEST + 1]

    def end(name: str) -> None:
        place, values, line, offset = begun.pop()
        elements[place] = Element(tuple(path), values, line, offset, texts.pop())
        path.pop()

    def doctype(*_: object) -> None:
        raise on_line(parser.CurrentLineNumber, fault("xml-doctype"))

    parser.StartElementHandler = start
    parser.CharacterDataHandler = characters
    parser.EndElementHandler = end
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(body, True)
    except expat.ExpatError as error:
        told = expat.errors.messages.get(error.code, str(error))
        said: object = fault(SAID[told]) if told in SAID else told
        place = {"line": error.lineno, "column": error.offset + 1}
        raise XmlError(fault("no-xml", **place, reason=said)) from None
    return Document(body, encoding, bom, tuple(elements))


def _check_size(body: bytes) -> None:
    """Raises XmlError, before parsing, for more elements or attributes than any event needs."""
    opened = body.count(b"<") - body.count(b"</")
    for code, count, most in (
        ("xml-elements", opened, MOST_ELEMENTS),
        ("xml-attributes", body.count(b"="), MOST_ATTRIBUTES),
    ):
        if count > most:
            raise XmlError(fault(code, count=count, most=most))


def _decoded(data: bytes) -> tuple[str, str, bytes]:
    """Returns the text of the data, its encoding, and its byte order mark.

    Raises XmlError if the data are not text.
    """
    bom, encoding = byte_order_mark(data)
    rest = data[len(bom) :]
    if not encoding and rest.startswith((b"<\0", b"\0<")):
        encoding = "utf-16-le" if rest.startswith(b"<\0") else "utf-16-be"
    if encoding:
        candidates: tuple[str, ...] = (encoding,)
    else:
        declared = DECLARED.match(rest)
        name = declared.group(1).decode("ascii") if declared else "utf-8"
        candidates = known(name)
        if not candidates:
            raise on_line(1, fault("xml-encoding", encoding=name))
    for encoding in candidates:
        text = strictly(rest, encoding)
        if text is not None and text.encode(encoding) == rest:
            return text, encoding, bom
    raise on_line(1, fault("xml-no-text", encoding=candidates[0]))
