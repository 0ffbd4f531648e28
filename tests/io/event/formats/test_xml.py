"""The text of elements: kept as far as a name or a number goes, and never trusted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.faults import Fault, fault, one_line
from goref.io.event.formats.xml import LONGEST, Branch, Element, XmlError, read_xml
from tests.refusals import refuses


def only(text: str) -> Element:
    return read_xml(f"<a>{text}</a>".encode()).elements[0]


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        ("", ""),
        ("  x  y\n", "x  y"),
        ("<![CDATA[ a <b> & c ]]>", "a <b> & c"),
        ("1<!-- 2 -->3<?x 4?>5", "135"),
        ("&#x5b5;&amp;&#10;z", "\u05b5& z"),
        ("\n \t" * 5000 + "late", "late"),
        ("x" * LONGEST, "x" * LONGEST),
        ("o<b>inner</b>uter", "outer"),
    ],
)
def test_text_is_what_stands_in_an_element_itself(inside: str, text: str) -> None:
    assert only(inside).text() == text


@given(st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), max_size=LONGEST))
def test_any_text_comes_back(text: str) -> None:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert only(escaped).text() == one_line(text).strip()


@pytest.mark.parametrize("size", [LONGEST + 1, 3_000_000])
def test_what_is_longer_than_a_name_is_not_kept_and_refused_when_asked_for(size: int) -> None:
    element = only("\n" + "x" * size)
    assert len(element.holds) == LONGEST + 1
    for act in (element.text, element.flag, lambda: element.number(9)):
        with refuses(XmlError, "on-line", "xml-long-text", line=1, name="a", most=200):
            act()


def test_numbers_and_flags() -> None:
    assert (only(" 12 ").number(12), only("").number(12), only("").number(12, least=1)) == (
        *(12, 0),
        1,
    )
    assert only("-3").number(5, signed=True) == -3
    assert [only(word).flag() for word in ("true", " FALSE", "")] == [True, False, False]
    for text in ("x", "-1", "1.5", "13", "\u0663", "1" * 40):
        with refuses(XmlError, says="line 1: a=.* is not a number from 0 to 12"):
            only(text).number(12)
    with refuses(XmlError, "xml-no-flag", name="a", text="yes"):
        only("yes").flag()


TREE = """<t>
 <p><n>one</n><in><n>deep</n></in></p>
 <q/>
 <p><n>two</n><n>three</n></p>
 <p/>
</t>"""


def tree() -> Branch:
    return read_xml(TREE.encode()).whole


def test_an_element_is_asked_for_what_is_in_it() -> None:
    first, second, last = tree().branches("p")
    assert (first.says("n"), first.says("in", "n"), first.says("x")) == ("one", "deep", "")
    assert [e.text() for e in tree().every("p", "n")] == ["one", "two", "three"]
    assert (first.element.line, second.element.line, last.inside) == (2, 4, ())
    assert tree().branches("n") == []
    with refuses(XmlError, "on-line", "xml-twice", line=4, name="n"):
        second.says("n")
    with refuses(XmlError, "on-line", "xml-missing", line=5, name="n"):
        last.needed("n")
    with refuses(XmlError, "on-line", "xml-missing", line=3, name="n"):
        tree().branches("q")[0].needed("n")


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (
            b"<t>" + b"<a></a>" * 400_000 + b"</t>",
            fault("xml-elements", count=400001, most=400000),
        ),
        (
            b"<a " + b'a="" ' * 1_500_001 + b"/>",
            fault("xml-attributes", count=1500001, most=1500000),
        ),
    ],
)
def test_more_than_an_event_has_is_refused_before_it_is_parsed(
    data: bytes, wrong: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parser(*_: object) -> object:
        raise AssertionError("it was parsed")

    monkeypatch.setattr("goref.io.event.formats.xml.expat.ParserCreate", parser)
    with refuses(XmlError, wrong):
        read_xml(data)


def test_entities_never_make_text() -> None:
    for data in (b"<a>&b;</a>", b'<!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>'):
        with refuses(XmlError, says="entity|DOCTYPE"):
            read_xml(data)
