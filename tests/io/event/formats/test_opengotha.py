"""OpenGotha's files: read as others write them, and given back but for the results."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.merge import STARTS, ImportedEvent, Pairing
from goref.core.event.notes import Note
from goref.core.event.placement import Placement
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.core.texts.faults.said import said
from goref.io.event.formats.opengotha import read_tournament
from goref.io.event.formats.opengotha_names import UNKNOWN, VERDICTS, read_word, write_word
from goref.io.event.formats.opengotha_results import write_results
from goref.io.event.formats.xml import XmlError, read_xml
from tests.languages import EN
from tests.refusals import refuses
from tests.wordings import in_words, like

# In the shape and the order of attributes of OpenGotha 3.48; the people are made up.
FILE = """\
<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Tournament dataVersion="201" externalIPAddress="127.0.0.1" gothaVersion="348">
<Players>
<Player agaExpirationDate="" agaId="4711" club="Pari" country="FR" egfPin="12345678" ffgLicence="" ffgLicenceStatus="" firstName="Jane" grade="3D" name="Doe" participating="11111111111111111111" rank="3D" rating="2310" ratingOrigin="EGF" registeringStatus="FIN" smmsCorrection="0"/>
<Player agaExpirationDate="" agaId="" club="" country="DE" egfPin="" ffgLicence="" ffgLicenceStatus="" firstName="Uwe Maria" grade="1K" name="Groß" participating="11111111111111111111" rank="1K" rating="2000" ratingOrigin="INI" registeringStatus="FIN" smmsCorrection="0"/>
<Player agaExpirationDate="" agaId="" club="Hels" country="FI" egfPin="" ffgLicence="" ffgLicenceStatus="" firstName="Söile" grade="5k" name="O'Hara &amp; Co" participating="11111111111111111111" rank="5k" rating="-100" ratingOrigin="MAN" registeringStatus="PRE" smmsCorrection="0"/>
<Player agaExpirationDate="" agaId="" club="" country="" egfPin="" ffgLicence="" ffgLicenceStatus="" firstName="Jo" grade="20K" name="van_der Berg" participating="11111111111111111111" rank="20K" rating="50" ratingOrigin="INI" registeringStatus="FIN" smmsCorrection="0"/>
</Players>
<Games>
<Game blackPlayer="DOEJANE" handicap="0" knownColor="true" result="RESULT_WHITEWINS" roundNumber="1" tableNumber="1" whitePlayer="GROSSUWEMARIA"/>
<Game blackPlayer="VAN_DERBERGJO" handicap="9" knownColor="true" result="RESULT_BLACKWINS_BYDEF" roundNumber="1" tableNumber="2" whitePlayer="O'HARA&amp;COSÖILE"/>
<Game blackPlayer="O'HARA&amp;COSÖILE" handicap="4" knownColor="true" result="RESULT_UNKNOWN" roundNumber="2" tableNumber="1" whitePlayer="DOEJANE"/>
</Games>
<ByePlayers>
<ByePlayer player="VAN_DERBERGJO" roundNumber="2"/>
</ByePlayers>
<TournamentParameterSet>
<GeneralParameterSet basicTime="60" beginDate="2026-11-21" endDate="2026-11-22" genNBW2ValueBye="1" komi="7.5" location="Winterthur, Kaserne" name="Cup &quot;2026&quot;" numberOfRounds="4" shortName="cup" size="19"/>
<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="9"/>
<PlacementParameterSet><PlacementCriteria><PlacementCriterion name="MMS" number="1"/></PlacementCriteria></PlacementParameterSet>
</TournamentParameterSet>
</Tournament>
"""  # noqa: E501
PLACED = Placement(("MMS",), absent_mms=Fraction(1, 2), round_down=True, direct_once=True)
GAMES = FILE.count("<Game ")


def codes(notes: tuple[Note, ...]) -> list[str]:
    return [note.code for note in notes]


def event_of(incoming: ImportedEvent, **results: Result | None) -> Event:
    """The event a file makes, some results (by ``r1t2``) being others."""
    people = tuple(replace(p, id=n) for n, p in enumerate(incoming.players, 1))
    ids = {player.key: player.id for player in people}
    tables = []
    for n, p in enumerate(incoming.pairings, 1):
        result = results.get(f"r{p.round}t{p.number}", p.result)
        state = TableState.DECIDED if result else TableState.TO_PLAY
        tables.append(
            Table(
                p.round,
                p.number,
                ids[p.black],
                ids[p.white],
                p.handicap,
                p.komi,
                state,
                result,
                id=n,
            )
        )
    return Event(EventInfo("x"), people, tuple(tables))


WON = Result(Verdict.BLACK, "B+12.5", ResultBasis.CASE, Fraction(25, 2), "japanese")


# Reading


def test_a_file_is_read() -> None:
    told = read_tournament(FILE.encode())
    assert told.players == (
        Player("Doe", "Jane", "3D", 2310, "Pari", "FR", "12345678", "4711"),
        Player("Groß", "Uwe Maria", "1K", 2000, "", "DE"),
        Player("O'Hara & Co", "Söile", "5K", -100, "Hels", "FI"),
        Player("van_der Berg", "Jo", "20K", 50),
    )
    white = Result(Verdict.WHITE, "W+", ResultBasis.IMPORTED)
    forfeit = Result(Verdict.BLACK, "B+F", ResultBasis.IMPORTED, by_default=True)
    assert told.pairings == (
        Pairing(1, 1, "DOEJANE", "GROSSUWEMARIA", 0, None, white, 10),
        Pairing(1, 2, "VAN_DERBERGJO", "O'HARA&COSÖILE", 9, None, forfeit, 11),
        Pairing(2, 1, "O'HARA&COSÖILE", "DOEJANE", 4, None, None, 12),
    )
    assert told.byes == ((2, "VAN_DERBERGJO"),)
    assert told.info == EventInfo(
        'Cup "2026"', "Winterthur, Kaserne", "2026-11-21", "2026-11-22", 4,
        komi=Fraction(15, 2), bye=Fraction(1, 2), placement=PLACED, size=19,
    )  # fmt: skip
    assert codes(told.notes) == ["players-preliminary"]


@pytest.mark.parametrize(
    ("size", "taken"),
    [("13", 13), ("2", 2), ("25", 25), ("1", 0), ("37", 0), ("x", 0), ("", 0)],
)
def test_the_board_is_taken_or_told(size: str, taken: int) -> None:
    told = read_tournament(FILE.replace('size="19"', f'size="{size}"').encode())
    assert told.info is not None
    assert told.info.size == taken
    notes = [dict(note.args)["text"] for note in told.notes if note.code == "size-not-taken"]
    assert notes == ([] if taken or not size else [size])


@pytest.mark.parametrize("word", [*VERDICTS, *(f"{word}_BYDEF" for word in VERDICTS)])
def test_every_word_for_a_result_comes_back(word: str) -> None:
    result = read_word(word)
    assert result is not None
    assert result.by_default is word.endswith("_BYDEF")
    assert write_word(result) == word


def test_words_of_others() -> None:
    assert read_word("RESULT_BOTHLOOSE") == read_word("RESULT_BOTHLOSE")  # Pairgoth's
    assert read_word(UNKNOWN) is None
    odd = FILE.replace("RESULT_UNKNOWN", "RESULT_ADJOURNED")
    told = read_tournament(odd.encode())
    assert told.pairings[2].result is None
    assert [n.line for n in told.notes if n.code == "result-unknown"] == [12]


def test_a_file_as_pairgoth_writes_it() -> None:
    """Byes in a list named like each of them, commas between elements, no upper case."""
    plain = read_tournament(FILE.encode())
    text = FILE.replace("ByePlayers>", "ByePlayer>").replace("grade=", "x=")
    text = text.replace(
        '<ByePlayer player="VAN_DERBERGJO"', '<ByePlayer player="van_der_BergJo"'
    )
    criterion = '<PlacementCriterion name="MMS" number="1"/>'
    text = text.replace(criterion, f"[{criterion}, {criterion}]")
    told = read_tournament(text.encode())
    assert told.byes == plain.byes == ((2, "VAN_DERBERGJO"),)
    assert (told.players, told.pairings, told.notes) == (
        plain.players,
        plain.pairings,
        plain.notes,
    )
    written, _ = write_results(text.encode(), event_of(told))
    assert written == text.encode()


def test_names_without_their_accents_as_older_files_have_them() -> None:
    old = FILE.replace('dataVersion="201"', 'dataVersion="200"')
    old = old.replace("O'HARA&amp;COSÖILE", "OHARACOSOILE")
    told = read_tournament(old.encode())
    assert told.pairings[1].white == "O'HARA&COSÖILE"
    assert told.players[0].rating == 2310 + 2050
    assert "ratings-shifted" in codes(told.notes)


def test_games_of_nobody_are_left_out_and_named() -> None:
    odd = FILE.replace('whitePlayer="GROSSUWEMARIA"', 'whitePlayer="NOBODYATALL"')
    odd = odd.replace('player="VAN_DERBERGJO"', 'player="WHO"')
    told = read_tournament(odd.encode())
    assert len(told.pairings) == GAMES - 1
    assert told.byes == ()
    said = {n.code: (n.line, dict(n.args)["name"]) for n in told.notes if n.line}
    assert said == {"game-ignored": (10, "NOBODYATALL"), "bye-ignored": (15, "WHO")}


def test_what_is_not_read_is_said() -> None:
    more = FILE.replace(
        "</Games>",
        "</Games><Teams><Team teamName='A'/></Teams><Sponsors><Sponsor/></Sponsors>",
    )
    told = read_tournament(more.encode())
    ignored = [dict(n.args)["part"] for n in told.notes if n.code == "part-ignored"]
    assert ignored == ["Teams", "Sponsors"]
    unsure = FILE.replace('knownColor="true"', 'knownColor="false"')
    assert "colours-unknown" in codes(read_tournament(unsure.encode()).notes)


def test_a_file_without_games_or_settings() -> None:
    told = read_tournament(b"<Tournament><Players/><Games/></Tournament>")
    assert told == ImportedEvent(starts=STARTS)
    assert read_tournament(b"<Tournament/>") == told


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('name="Doe"', 'name=""', fault("on-line", line=4, problem=fault("player-no-name"))),
        ('name="Groß"', 'name="Doe"', None),
        (
            'firstName="Uwe Maria" grade="1K" name="Groß"',
            'firstName="JANE" name="Do e"',
            fault("on-line", line=5, problem=fault("player-in-file-twice", name="Do e JANE")),
        ),
        (
            'rating="2310"',
            'rating="2310.5"',
            fault(
                "on-line",
                line=4,
                problem=fault("no-number-from", name="rating", text="2310.5", least=0),
            ),
        ),
        (
            'roundNumber="2" tableNumber="1"',
            'roundNumber="0" tableNumber="1"',
            fault(
                "on-line",
                line=12,
                problem=fault("no-number-from", name="roundNumber", text="0", least=1, most=99),
            ),
        ),
        (
            'tableNumber="2"',
            'tableNumber="x"',
            fault(
                "on-line",
                line=11,
                problem=fault("no-number-from", name="tableNumber", text="x"),
            ),
        ),
        (
            'handicap="9"',
            'handicap="99"',
            fault(
                "on-line",
                line=11,
                problem=fault("no-number-from", name="handicap", text="99", least=0, most=50),
            ),
        ),
        (
            'tableNumber="2"',
            'tableNumber="1"',
            fault("on-line", line=11, problem=fault("table-on-line", table="1/1", line=10)),
        ),
        (
            'blackPlayer="VAN_DERBERGJO"',
            'blackPlayer="DOEJANE"',
            fault(
                "on-line",
                line=11,
                problem=fault("plays-on-line", name="Doe Jane", round=1, line=10),
            ),
        ),
        (
            'whitePlayer="GROSSUWEMARIA"',
            'whitePlayer="DOEJANE"',
            fault("on-line", line=10, problem=fault("game-himself")),
        ),
        ("<Tournament ", "<Turnier ", fault("xml-mismatched")),
        ("</Games>", "", fault("no-xml", line=22, column=3, reason=fault("xml-mismatched"))),
        ('handicap="0"', "handicap=0", fault("no-xml", line=10, column=38)),
        (
            'handicap="0"',
            'handicap="0" handicap="1"',
            fault("no-xml", line=10, column=42, reason=fault("xml-attribute-twice")),
        ),
        ("&amp; Co", "&co; Co", fault("no-xml", line=6, column=1, reason=fault("xml-entity"))),
    ],
)
def test_files_that_cannot_be(old: str, new: str, wrong: Fault | None) -> None:
    assert old in FILE
    data = FILE.replace(old, new, 1).encode()
    if wrong is None:
        read_tournament(data)
        return
    with refuses(XmlError, wrong) as caught:
        read_tournament(data)
    assert said(caught.value, EN).isprintable()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", f"line 1.*{in_words('xml-ends')}"),
        (b"no XML", "line 1, column 1"),
        (b"<Turnier/>", f"line 1: {like('no-tournament', name='Turnier')}"),
        (
            b"<Tournament>" + b"<a>" * 100 + b"</a>" * 100 + b"</Tournament>",
            "nested too deeply",
        ),
        (b"\xff\xfe<\0", "line 1"),
        (
            b'<?xml version="1.0" encoding="klingon"?><Tournament/>',
            like("xml-encoding", encoding="klingon"),
        ),
        (
            b'<?xml version="1.0" encoding="rot13"?><Tournament/>',
            like("xml-encoding", encoding="rot13"),
        ),
        (b"<Tournament name='M\xfcller'/>", like("xml-no-text", encoding="utf-8")),
        (b"<Tournament>\0</Tournament>", "line 1"),
        # Read and written again it would not be the same bytes.
        (
            b'<?xml version="1.0" encoding="ISO-2022-JP"?><Tournament>\x1b(B</Tournament>',
            like("xml-no-text", encoding="iso2022_jp"),
        ),
    ],
)
def test_what_is_no_tournament(data: bytes, words: str) -> None:
    with refuses(XmlError, says=words):
        read_tournament(data)
    with pytest.raises(XmlError):
        write_results(data, Event(EventInfo("x")))


LAUGHS = '<!DOCTYPE Tournament [<!ENTITY a "aaaaaaaaaa">'
for one, next_ in zip("abcdefgh", "bcdefghi", strict=True):
    LAUGHS += f'<!ENTITY {next_} "{f"&{one};" * 10}">'
LAUGHS += "]>"


@pytest.mark.parametrize(
    "doctype",
    [
        "<!DOCTYPE Tournament>",
        '<!DOCTYPE Tournament SYSTEM "http://localhost/x.dtd">',
        '<!DOCTYPE Tournament [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE Tournament [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]>',
        LAUGHS,
    ],
)
def test_hostile_files_are_refused_unread(doctype: str) -> None:
    hostile = FILE.replace("<Tournament ", f"{doctype}<Tournament ", 1)
    hostile = hostile.replace('club="Pari"', 'club="&i;&x;"')
    with refuses(XmlError, "on-line", "xml-doctype", line=2):
        read_tournament(hostile.encode())


# Writing back


def test_results_and_nothing_else_change() -> None:
    event = event_of(read_tournament(FILE.encode()), r2t1=WON)
    data, notes = write_results(FILE.encode(), event)
    assert data == FILE.replace("RESULT_UNKNOWN", "RESULT_BLACKWINS").encode()
    assert notes == ()


def test_what_was_there_is_given_back_as_it_was() -> None:
    event = event_of(read_tournament(FILE.encode()))
    assert write_results(FILE.encode(), event)[0] == FILE.encode()
    assert write_results(FILE.encode(), Event(EventInfo("x")))[0] == FILE.encode()


def test_a_result_that_is_there_is_overwritten_and_said() -> None:
    event = event_of(read_tournament(FILE.encode()), r1t1=WON)
    data, notes = write_results(FILE.encode(), event)
    assert data == FILE.replace("RESULT_WHITEWINS", "RESULT_BLACKWINS", 1).encode()
    assert codes(notes) == ["result-overwritten"]


def test_an_open_table_leaves_what_is_there() -> None:
    event = event_of(read_tournament(FILE.encode()), r1t1=None)
    data, notes = write_results(FILE.encode(), event)
    assert (data, codes(notes)) == (FILE.encode(), ["result-left"])


def test_no_result_has_no_word() -> None:
    void = Result(Verdict.NO_RESULT, "Void", ResultBasis.WORD)
    event = event_of(read_tournament(FILE.encode()), r2t1=void)
    data, notes = write_results(FILE.encode(), event)
    assert (data, codes(notes)) == (FILE.encode(), ["result-no-word"])


def test_the_winner_stays_the_winner_where_colours_differ() -> None:
    event = event_of(read_tournament(FILE.encode()), r2t1=WON)
    *others, last = event.tables
    turned = replace(last, black=last.white, white=last.black, handicap=0)
    event = replace(event, tables=(*others, turned))
    data, notes = write_results(FILE.encode(), event)
    # Doe had Black here and won; the file has Doe as White.
    assert data == FILE.replace("RESULT_UNKNOWN", "RESULT_WHITEWINS").encode()
    assert codes(notes) == ["handicap-differs", "colours-differ"]


def test_games_that_are_on_one_side_only_are_named() -> None:
    event = event_of(read_tournament(FILE.encode()), r2t1=WON)
    later = replace(event.tables[-1], round=3)
    data, notes = write_results(FILE.encode(), replace(event, tables=(later,)))
    assert data == FILE.encode()
    assert codes(notes) == ["game-not-in-file", *["game-without-table"] * GAMES]


def test_a_game_twice_is_refused() -> None:
    game = re.search(r"<Game .*\n", FILE)
    assert game is not None
    data = FILE.replace("</Games>", game.group() + "</Games>").encode()
    event = event_of(read_tournament(FILE.encode()))
    with refuses(XmlError, "on-line", "game-again", line=13, other=10):
        write_results(data, event)


def test_a_game_without_the_attribute_gets_it() -> None:
    bare = FILE.replace(' result="RESULT_UNKNOWN"', "")
    event = event_of(read_tournament(bare.encode()), r2t1=WON)
    data, _ = write_results(bare.encode(), event)
    assert (
        data
        == bare.replace(
            'whitePlayer="DOEJANE"/>', 'whitePlayer="DOEJANE" result="RESULT_BLACKWINS"/>'
        ).encode()
    )


DRESSES: dict[str, Any] = {
    "as it is": lambda text: text,
    "other line ends": lambda text: text.replace("\n", "\r\n"),
    "old line ends": lambda text: text.replace("\n", "\r"),
    "no line ends": lambda text: text.replace("\n", ""),
    "single quotes": lambda text: re.sub(
        r'="([^"\']*)"', r"='\1'", text.replace("O'HARA&amp;COSÖILE", "O&apos;HARA&amp;COSÖILE")
    ),
    "spread out": lambda text: re.sub(r' (\w+)="([^"]*)"', r'\n\t \1 =\n"\2"', text),
    "attributes turned": lambda text: re.sub(
        r"(<Game)((?: \w+=\"[^\"]*\")+)/>",
        lambda m: m[1] + "".join(reversed(re.findall(r' \w+="[^"]*"', m[2]))) + "/>",
        text,
    ),
    "not self-closing": lambda text: re.sub(r"(<Game [^>]*)/>", r"\1></Game>", text),
    "decoys": lambda text: text.replace(
        "<Games>",
        '<!-- <Game result="RESULT_UNKNOWN" roundNumber="2"/> > -->'
        '<![CDATA[<Game result="RESULT_UNKNOWN"/>]]><?php result="RESULT_UNKNOWN" ?>'
        "<Other result='RESULT_UNKNOWN' note='> result=\"x\"'/><Games>",
    ).replace("<Game ", "<Game note=' result=\"RESULT_UNKNOWN\" > ' xresult='1' "),
    "references": lambda text: text.replace("DOEJANE", "&#68;OE&#x4A;ANE"),
    "unknown parts": lambda text: text.replace("<Game ", '<Game x:extra="1" ').replace(
        "<Tournament ", '<Tournament xmlns:x="urn:x" '
    ),
    "a tail": lambda text: text + "\n<!-- saved -->\n\n",
}
ENCODINGS = {
    "UTF-8": "utf-8",
    "utf-8": "utf-8-sig",
    "ISO-8859-1": "latin-1",
    "ISO-8859-15": "iso8859-15",
    "windows-1252": "cp1252",
    "UTF-16": "utf-16",
    "GB18030": "gb18030",
}


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize("declared", ENCODINGS)
def test_files_as_others_write_them(dress: str, declared: str) -> None:
    plain = FILE.replace('encoding="UTF-8"', f'encoding="{declared}"')
    text = DRESSES[dress](plain)
    data = text.encode(ENCODINGS[declared])
    told = read_tournament(data)
    assert told.players == read_tournament(FILE.encode()).players
    assert [replace(p, line=None) for p in told.pairings] == [
        replace(p, line=None) for p in read_tournament(FILE.encode()).pairings
    ]
    event = event_of(told, r2t1=WON, r1t1=Result(Verdict.DRAW, "0", ResultBasis.WORD))
    written, _ = write_results(data, event)
    # Only in the two games is anything else, and there only the word for the result.
    before, after = (d.decode(ENCODINGS[declared]) for d in (data, written))
    games = [m.start() for m in re.finditer(r"<Game\s", before)]
    first = before.index("RESULT_WHITEWINS", games[-GAMES])
    third = before.index("RESULT_UNKNOWN", _quoted(before, games[-1]))
    assert after == (
        before[:first] + "RESULT_EQUAL" + before[first + len("RESULT_WHITEWINS") : third]
        + "RESULT_BLACKWINS" + before[third + len("RESULT_UNKNOWN") :]
    )  # fmt: skip
    back = read_tournament(written)
    assert [p.result and p.result.verdict for p in back.pairings] == [
        Verdict.DRAW,
        Verdict.BLACK,
        Verdict.BLACK,
    ]


def _quoted(text: str, start: int) -> int:
    """Past the decoy in a game's note, if there is one."""
    decoy = text.find("xresult", start)
    return start if decoy < 0 else decoy


def test_a_byte_order_mark_goes_before_what_is_declared() -> None:
    data = b"\xef\xbb\xbf" + FILE.replace("UTF-8", "ISO-8859-1").encode()
    assert read_tournament(data).players[1].surname == "Groß"
    event = event_of(read_tournament(data), r2t1=WON)
    assert write_results(data, event)[0].startswith(b"\xef\xbb\xbf<?xml")


def test_utf_16_without_a_mark() -> None:
    data = FILE.replace("UTF-8", "UTF-16").encode("utf-16-be")
    event = event_of(read_tournament(data), r2t1=WON)
    written, _ = write_results(data, event)
    assert written.decode("utf-16-be") == FILE.replace("UTF-8", "UTF-16").replace(
        "RESULT_UNKNOWN", "RESULT_BLACKWINS"
    )


def test_line_ends_in_attributes_as_some_programs_leave_them() -> None:
    odd = FILE.replace('egfPin="12345678"', 'egfPin="12345678\n"')
    assert read_tournament(odd.encode()).players[0].egf_pin == "12345678"
    event = event_of(read_tournament(odd.encode()))
    assert write_results(odd.encode(), event)[0] == odd.encode()


# Any text


names = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"]) | st.sampled_from(" &<>'\""),
    min_size=1,
    max_size=8,
).filter(str.strip)
words = st.sampled_from([UNKNOWN, *VERDICTS, *(f"{word}_BYDEF" for word in VERDICTS)])


def quoted(value: str, quote: str) -> str:
    value = value.replace("&", "&amp;").replace("<", "&lt;")
    return quote + value.replace(quote, "&quot;" if quote == '"' else "&apos;") + quote


@st.composite
def files(draw: st.DrawFn) -> tuple[str, list[str]]:
    """A file of pairs that meet once each, and its words for the results."""
    people = draw(
        st.lists(
            st.tuples(names, names),
            min_size=2,
            max_size=8,
            unique_by=lambda n: (
                (" ".join(n[0].split()) + n[1].strip()).replace(" ", "").upper()
            ),
        )
    )
    gap = draw(st.sampled_from([" ", "\n", "  \t", "\r\n"]))
    quote = draw(st.sampled_from(["'", '"']))

    def element(name: str, values: dict[str, str]) -> str:
        order = draw(st.permutations(sorted(values)))
        inside = "".join(f"{gap}{key}={quoted(values[key], quote)}" for key in order)
        return f"<{name}{inside}{draw(st.sampled_from(['/>', f'></{name}>', ' />']))}"

    lines = ["<Tournament>", "<Players>"]
    lines += [element("Player", {"name": n, "firstName": g}) for n, g in people]
    lines += ["</Players>", draw(st.sampled_from(["", "<!-- <Game/> -->"])), "<Games>"]
    said = []
    for n in range(len(people) // 2):
        black, white = ("".join(p).upper() for p in people[2 * n : 2 * n + 2])
        word = draw(words)
        said.append(word)
        values = {"blackPlayer": black, "whitePlayer": white, "result": word,
                  "tableNumber": str(n + 1)}  # fmt: skip
        lines.append(element("Game", values))
    lines += ["</Games>", "</Tournament>"]
    return draw(st.sampled_from(["\n", "", "\r\n"])).join(lines), said


@given(files(), st.data())
def test_any_file_comes_back_but_for_the_results(
    file: tuple[str, list[str]], data: st.DataObject
) -> None:
    text, said = file
    told = read_tournament(text.encode())
    assert len(told.pairings) == len(said)
    event = event_of(told)
    assert write_results(text.encode(), event)[0] == text.encode()
    tables, expected = [], []
    for table, before in zip(event.tables, said, strict=True):
        verdict = data.draw(st.none() | st.sampled_from(list(Verdict)))
        default = data.draw(st.booleans())
        result = verdict and Result(
            verdict, re_of(verdict, default), ResultBasis.WORD, by_default=default
        )
        state = TableState.DECIDED if result else TableState.TO_PLAY
        tables.append(replace(table, state=state, result=result))
        expected.append((result and write_word(result)) or before)
    written, _ = write_results(text.encode(), replace(event, tables=tuple(tables)))
    pieces = re.split(r"RESULT_\w+", text)
    rejoined = "".join(
        part for pair in zip(pieces, [*expected, ""], strict=True) for part in pair
    )
    assert written.decode() == rejoined


def complaint(data: bytes) -> str:
    try:
        read_tournament(data)
    except XmlError as error:
        return said(error, EN)
    return ""


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    assert complaint(data).isprintable()


@given(st.integers(0, len(FILE)), st.integers(0, 60), st.binary(max_size=6))
def test_a_broken_file_is_read_or_refused(start: int, length: int, put: bytes) -> None:
    data = FILE.encode()
    broken = data[:start] + put + data[start + length :]
    assert complaint(broken).isprintable()


def test_attributes_are_found_where_they_stand() -> None:
    document = read_xml("<a>\n<b é='1' b = \"ü\"/></a>".encode())
    element = document.elements[1]
    assert (element.line, element.path, dict(element.attributes)) == (
        2,
        ("a", "b"),
        {"é": "1", "b": "ü"},
    )
    changed = document.changed(
        [(element, "b", 'x"<&'), (element, "é", "it's"), (element, "c", "3")]
    )
    assert changed.decode() == '<a>\n<b é=\'it&apos;s\' b = "x&quot;&lt;&amp;" c="3"/></a>'


def test_two_byes_of_a_round_are_taken_and_told() -> None:
    bye = '<ByePlayer player="VAN_DERBERGJO" roundNumber="2"/>'
    third = bye.replace('"2"', '"3"')
    text = FILE.replace(bye, f"{bye}{third}{third.replace('VAN_DERBERGJO', 'DOEJANE')}")
    told = read_tournament(text.encode())
    assert len(told.byes) == 3
    several = [one for one in told.notes if one.code == "byes-several"]
    assert [dict(one.args) for one in several] == [
        {"round": "3", "count": "2", "name": "Doe Jane"}
    ]
