"""The referees' pages at one moment, for one person in one language; plain forms, no script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from urllib.parse import urlencode
from uuid import uuid4

from goref.app.event.acts.round_clock import (
    begins_at,
    present,
    round_time_text,
    time_of_day,
)
from goref.app.event.table_status import TableStatus, event_state, status_of
from goref.app.incidents.table_incidents import TableIncident, table_incident
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, AnyText, Language, capital
from goref.core.event.event import Event, Table
from goref.core.event.margins import komi_paid
from goref.core.incidents.incident import Incident, Offender
from goref.core.incidents.kinds import ALL, IncidentGroup, IncidentKind
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import ruleset
from goref.core.sharing.roles import ROLES, ReadingLevel
from goref.core.texts.details import komi_text
from goref.core.texts.event import phone_pages
from goref.core.texts.event import referee_pages as texts
from goref.core.texts.event.audit import subject_of
from goref.core.texts.event.events import TERMS, VERDICTS
from goref.core.texts.event.glance import result_told
from goref.core.texts.event.pairing_lists import player_text
from goref.core.texts.faults.said import filled
from goref.core.texts.incidents.consequences import (
    GROUPS,
    NO_CONSEQUENCE,
    WHOSE,
    consequences_said,
    kind_said,
    led_said,
    regulation_said,
)
from goref.core.texts.incidents.telling import heading, outcome_of, warning_lines
from goref.core.texts.terms import UNITS
from goref.server.acting import EventMember
from goref.server.referee.form_acts import (
    LATER,
    MOST_FACTS,
    PROPOSED,
    FormAnswer,
    act_title,
    result_key,
    side_of,
    time_key,
)
from goref.server.referee.form_session import FORM
from goref.server.round_clock import round_time
from goref.server.site import REFEREES as HOME

SIGNS = {
    TableStatus.TO_PLAY: "○",
    TableStatus.RECORD_IN: "▤",
    TableStatus.QUESTION: "?",
    TableStatus.READY: "✓",
    TableStatus.PROTEST: "⚑",
    TableStatus.DECIDED: "■",
}
CALL_SIGN = "!"
FREQUENT = 10
"""The number of kinds of incidents that are offered first."""
ADDED = (1, 2, 5)
"""The minutes that one press adds to a clock."""
COLOURS = (("B", "black"), ("W", "white"))
WINNERS = ("B", "W", "draw", "both-lose", "no-result")


@frozen
class Reader:
    """The reader of the referees' pages.

    Attributes:
        member: None before signing in.
        form: the value that every form has; "" before signing in.
        chosen: True if the language was chosen in the page's address; links then keep it.
    """

    language: Language
    chosen: bool = False
    member: EventMember | None = None
    form: str = ""


class RefereePages:
    """The referees' pages at one moment.

    Attributes:
        event: the whole event; what is shown of it depends on the reader's role.
    """

    def __init__(self, event: Event, last: int, reader: Reader) -> None:
        """Prepares the pages.

        Args:
            last: the number of the event's last entry.
        """
        self.event = event
        self._last = last
        self._reader = reader
        self._language = reader.language

    # Pages

    def sign_in(self, problem: object = None, fields: Mapping[str, str] = {}) -> str:
        """Returns the page on which somebody signs in.

        Args:
            problem: why that failed just now; None if nobody has tried.
            fields: what was typed; the PIN is not shown again.
        """
        roles = [role for role in ROLES.values() if role.acts]
        options = "".join(
            f'<option value="{role.id}"{" selected" * (role.id == self._role(fields))}>'
            f"{self._(role.name)}</option>"
            for role in roles
        )
        lines = [f"<h2>{self._(texts.REFEREES)}</h2>"]
        if problem is not None:
            told = capital(str(filled(problem, self._language)))
            lines.append(f'<p class="said refused" role="alert">✕ {escape(told)}</p>')
        lines += [
            f'<form class="stack" method="post" action="{HOME}/in{self._lang}" data-plain>',
            *self._labelled(
                "role", texts.ROLE, f'<select id="role" name="role">{options}</select>'
            ),
            *self._labelled(
                "name",
                texts.NAME,
                f'<input id="name" name="name" value="{escape(fields.get("name", ""))}" '
                'maxlength="60" autocomplete="name" required>',
            ),
            *self._labelled(
                "pin",
                texts.PIN,
                '<input id="pin" name="pin" type="password" inputmode="numeric" '
                'maxlength="20" autocomplete="off" required>',
            ),
            f'<button class="main">{self._(texts.LOG_IN)}</button></form>',
            f'<p class="small">{self._(texts.PIN_IS)}</p>',
        ]
        return self._page(self._(texts.REFEREES), lines)

    def _role(self, fields: Mapping[str, str]) -> str:
        return fields.get("role", "") or "referee"

    def tables(self, round: int, said: FormAnswer | None = None) -> str:
        """Returns the grid of a round's tables, with the calls for a referee above it."""
        lines = [*self._said(said), *self._calls(), self._rounds(round)]
        state = event_state(self.event, self._language)
        lines.append(f'<p class="small">{escape(state)}</p>')
        tables = sorted(self.event.of_round(round), key=lambda table: table.number)
        lines.append('<div class="grid">')
        lines += map(self._cell, tables)
        lines.append("</div>")
        if not tables:
            lines.append(f"<p>{self._(phone_pages.NO_ROUND)}</p>")
        lines += [
            f'<form method="get" action="{HOME}/go">',
            f'<label for="number">{self._(texts.GO_TO)}</label>',
            f'<input type="hidden" name="round" value="{round}">{self._lang_field}',
            '<input id="number" name="number" inputmode="numeric" maxlength="5"',
            f' autocomplete="off"><button>{self._(texts.GO)}</button></form>',
        ]
        if self._may("round-time"):
            lines.append(self._link(f"{HOME}/round/{round or 1}", texts.SET_TIME))
        lines += self._signed_in()
        return self._page(self._round_name(round), lines)

    def table(self, table: Table, said: FormAnswer | None = None) -> str:
        """Returns a table's page: its players, their warnings, and what the role may do."""
        lines = [*self._said(said), self._back_to_all(table)]
        lines += [f"<h2>{self._(texts.TABLE, n=table.number)}</h2>"]
        lines.append(f'<p class="small">{escape(self._terms(table))}</p>')
        for _, colour in COLOURS:
            lines += self._side(table, colour)
        lines.append(f"<p>{self._state(table)}</p>")
        if self._reads(ReadingLevel.TABLES) and table.note:
            lines.append(f'<p class="small">{escape(table.note)}</p>')
        if table.called:
            lines += self._call(table, linked=False)
        if self._reads(ReadingLevel.EVERYTHING) and table.incidents:
            lines += [f"<h2>{self._(texts.AT_THIS_TABLE)}</h2>", '<ul class="lines">']
            for one in table.incidents:
                lines += [
                    f"<li>{escape(self._happened(one))}",
                    *self._annul(table, one),
                    "</li>",
                ]
            lines.append("</ul>")
        if table.round not in self.event.info.closed:
            lines += self._acts(table)
        return self._page(self._round_name(table.round), lines)

    def incident(self, table: Table, side: str, kind: str) -> str:
        """Returns the page that records an incident: first its kind, then the decision.

        Raises EventError for a side or a kind that there is not.
        """
        offender, language = side_of(side), self._language
        lines = [self._back(table)]
        whose = WHOSE[offender].in_(language)
        name = self._player_at(table, side)
        lines.append(f"<h2>{escape(' · '.join(filter(None, (whose, name))))}</h2>")
        if not kind:
            lines += self._kinds(table, side)
            return self._page(self._table_name(table), lines)
        found = table_incident(self.event, table, kind, offender)
        lines.append(f"<p>{escape(capital(kind_said(kind, language)))}</p>")
        proposed = found.proposal.consequences
        told = consequences_said(proposed, language) or NO_CONSEQUENCE.in_(language)
        text = texts.PROPOSED.in_(language, what=told)
        if found.regulation is not None:
            article = found.proposal.article
            cited = regulation_said(found.regulation, language, article)
            text = LANGUAGES[language].with_aside(text, cited)
        lines.append(f'<p class="said">{escape(text)}</p>')
        for led in found.proposal.led_to:
            what = led_said(led, offender, language)
            lines.append(f'<p class="small">{self._(texts.EARLIER, what=what)}</p>')
        lines += self._form(
            f"{self._at(table)}/incident", "incident", "stack", kind_said(kind, language)
        )
        lines += self._hidden(side=side, kind=kind, was=consequences_said(proposed, language))
        lines += self._decisions(found)
        lines += self._labelled("facts", texts.FACTS, self._area("facts"))
        lines += self._labelled("reason", texts.REASON_NEEDED, self._area("reason"))
        lines.append(f'<button class="main">{self._(texts.RECORD)}</button></form>')
        return self._page(self._table_name(table), lines)

    def result(self, table: Table) -> str:
        """Returns the page on which a table's result is entered."""
        lines = [self._back(table), f"<h2>{self._(texts.WINNER)}</h2>"]
        if table.result is not None:
            lines.append(f"<p>{self._state(table)}</p>")
        lines += self._form(f"{self._at(table)}/result", "decide", "stack")
        lines += self._hidden(was=result_key(table), since=str(self._last))
        lines += ["<fieldset>", f"<legend>{self._(texts.WINNER)}</legend>"]
        for word in WINNERS:
            verdict = {"B": "black", "W": "white"}.get(word, word)
            name = self._player_at(table, word)
            text = " · ".join(filter(None, (VERDICTS[verdict].in_(self._language), name)))
            lines.append(self._pick("radio", "winner", word, escape(text), required=True))
        lines += ["</fieldset>", "<fieldset>", f"<legend>{self._(texts.HOW)}</legend>"]
        ways = {
            "": texts.NOT_STATED,
            "R": texts.BY_RESIGNATION,
            "T": texts.ON_TIME,
            "F": texts.BY_FORFEIT,
        }
        for word, way in ways.items():
            lines.append(self._pick("radio", "how", word, self._(way), checked=not word))
        by_count = self._(texts.MARGIN)
        lines.append(self._pick("radio", "how", "points", by_count, after=self._margin()))
        lines += ["</fieldset>"]
        lines += self._labelled("reason", texts.REASON_OF_RESULT, self._area("reason"))
        lines.append(self._pick("checkbox", "default", "1", self._(texts.BY_DEFAULT)))
        lines.append(self._pick("checkbox", "forced", "1", self._(texts.ODD_MARGIN)))
        lines.append(f'<button class="main">{self._(texts.ENTER)}</button></form>')
        return self._page(self._table_name(table), lines)

    def round(self, round: int, said: FormAnswer | None = None) -> str:
        """Returns the page that sets when a round begins and how long it lasts."""
        now, time = present(), self.event.info.time_of(round)
        begins = begins_at(time) if time is not None else None
        shown = time_of_day(begins, now) if begins is not None else ""
        minutes = str(time.minutes) if time is not None and time.minutes else ""
        lines = [*self._said(said), self._link(f"{HOME}?round={round}", texts.ALL_TABLES, "‹ ")]
        lines.append(f"<h2>{self._(texts.ROUND_TIME, n=round)}</h2>")
        if time is not None:
            told = round_time_text(time, now, self._language)
            lines.append(f"<p>{escape(told)}</p>")
        lines += self._form(f"{HOME}/round/{round}", "round-time", "stack")
        lines += self._hidden(was=time_key(time))
        lines += self._labelled(
            "began",
            texts.BEGAN,
            f'<input id="began" name="began" value="{escape(shown)}" placeholder="10:00" '
            'maxlength="20" autocomplete="off">',
        )
        lines += self._labelled(
            "minutes",
            texts.MINUTES,
            f'<input id="minutes" name="minutes" value="{minutes}" inputmode="numeric" '
            'maxlength="5" autocomplete="off">',
        )
        lines.append(f'<button class="main">{self._(texts.STORE)}</button>')
        lines.append(f'<button name="now" value="1">{self._(texts.BEGINS_NOW)}</button></form>')
        return self._page(self._round_name(round), lines)

    def problem(self, problem: object) -> str:
        """Returns a page that says why something is not there."""
        told = capital(str(filled(problem, self._language)))
        lines = [f'<p class="said refused">✕ {escape(told)}</p>']
        lines.append(self._link(HOME, texts.ALL_TABLES, "‹ "))
        return self._page(self._(texts.REFEREES), lines)

    # Parts of pages

    def _said(self, said: FormAnswer | None) -> Iterator[str]:
        """Yields the answer to the form that was sent last."""
        if said is None:
            return
        language = self._language
        if not said.act:
            problem = capital(str(filled(said.problem, language)))
            yield f'<p class="said refused" role="alert">✕ {escape(problem)}</p>'
            return
        what = f"{act_title(said.act, language)}{LANGUAGES[language].colon}"
        kind, _, number = said.subject.partition(" ")
        if kind == "round":
            what += TERMS["round-n"].in_(language, n=number)
        else:
            what += str(filled(subject_of(said.subject), language))
        time = f"{said.time:%H:%M:%S}"
        if said.problem is None:
            text = texts.DONE.in_(language, time=time, what=what)
            yield f'<p class="said" role="status">✓ {escape(text)}</p>'
            return
        problem = capital(str(filled(said.problem, language)))
        text = texts.REFUSED.in_(language, time=time, what=what, problem=problem)
        yield f'<p class="said refused" role="alert">✕ {escape(text)}</p>'

    def _calls(self) -> Iterator[str]:
        closed = self.event.info.closed
        found = [one for one in self.event.tables if one.called and one.round not in closed]
        if not found:
            return
        told = texts.CALLS.in_(self._language, count=len(found))
        yield f"<h2>{CALL_SIGN} {escape(told)}</h2>"
        for table in sorted(found, key=lambda one: one.called):
            yield from self._call(table, linked=True)

    def _call(self, table: Table, *, linked: bool) -> Iterator[str]:
        told = escape(texts.call_text(table, self._language))
        name = self._table_name(table)
        first = f"<span>{CALL_SIGN} {told}</span>"
        if linked:
            first = f'<a href="{self._to(self._at(table))}"><b>{name}</b> · {told}</a>'
        yield f'<ul class="calls"><li>{first}'
        if self._may("answer-call"):
            yield from self._button(table, "answer", "answer-call", texts.I_COME)
        if self._may("end-call") and not linked:
            yield from self._button(table, "end-call", "end-call", texts.END_CALL)
        yield "</li></ul>"

    def _cell(self, table: Table) -> str:
        status = status_of(table, None)
        sign, text = SIGNS[status], TERMS[status.value].in_(self._language)
        kind = status.value
        if table.called:
            sign, text, kind = CALL_SIGN, texts.CALLS_STATE.in_(self._language), "call"
        return (
            f'<a class="{kind}" href="{self._to(self._at(table))}"><b>{table.number}</b>'
            f"<span>{sign} {escape(text)}</span></a>"
        )

    def _rounds(self, round: int) -> str:
        links = "".join(
            f'<a href="{self._to(HOME, round=n)}"{" aria-current=page" * (n == round)}>'
            f"{self._(TERMS['round-n'], n=n)}</a>"
            for n in range(1, self.event.paired + 1)
        )
        return f"<nav>{links}</nav>" if self.event.paired > 1 else ""

    def _side(self, table: Table, colour: str) -> Iterator[str]:
        player = self.event.by_id[table.black if colour == "black" else table.white]
        name = f"<bdi>{escape(player_text(player))}</bdi>"
        yield f'<div class="side"><i class="{colour}" role="img" '
        yield f'aria-label="{self._(TERMS[colour])}"></i><div><p class="name">{name}</p>'
        if self._reads(ReadingLevel.EVERYTHING):
            lines = warning_lines(self.event, player.id, self._language)
            lines = lines or [texts.NO_WARNINGS.in_(self._language)]
            yield '<ul class="lines">'
            yield from (f'<li class="small">{escape(line)}</li>' for line in lines)
            yield "</ul>"
        yield "</div></div>"

    def _state(self, table: Table) -> str:
        status = status_of(table, None)
        told = f"{SIGNS[status]} {TERMS[status.value].in_(self._language)}"
        if table.result is not None:
            rules = self.event.info.rules
            told += f" · {result_told(table.result, self._language, rules)}"
        return escape(told)

    def _happened(self, incident: Incident) -> str:
        """Returns an incident in a line, with its facts unless they are its name."""
        language = self._language
        told = f"{heading(incident, language)} → {outcome_of(incident, language)}"
        facts = " ".join(incident.facts.split())
        return f"{told} · {facts}" if facts and facts not in told else told

    def _annul(self, table: Table, incident: Incident) -> Iterator[str]:
        """Yields the form that annuls an incident, if the role may do that now."""
        is_closed = table.round in self.event.info.closed
        if incident.annulled or is_closed or not self._may("incidents"):
            return
        yield f"<details><summary>{self._(texts.ANNUL_IT)}</summary>"
        yield from self._form(f"{self._at(table)}/annul", "incidents", "stack")
        yield from self._hidden(number=str(incident.number))
        field = f"why-{incident.number}"
        yield f'<label for="{field}">{self._(texts.WHY_ANNULLED)}</label>'
        yield f'<input id="{field}" name="reason" maxlength="{MOST_FACTS}" required>'
        yield f"<button>{self._(texts.ANNUL)}</button></form></details>"

    def _margin(self) -> str:
        """Returns the field for a margin, with the unit of the rule set, and points for zi."""
        unit = ruleset(self.event.info.rules).unit
        named = self._(UNITS[unit.value])
        field = (
            '<input class="points" name="points" maxlength="10" inputmode="decimal" '
            f'autocomplete="off" aria-label="{self._(texts.MARGIN)}">'
        )
        if unit is not Unit.ZI:
            return f"{field}<span>{named}</span>"
        points = self._(UNITS[Unit.POINTS.value])
        return (
            f'{field}<select class="points" name="unit" aria-label="{self._(texts.UNIT)}">'
            f'<option value="{unit.value}">{named}</option>'
            f'<option value="{Unit.POINTS.value}">{points}</option></select>'
        )

    def _terms(self, table: Table) -> str:
        rules = ruleset(self.event.info.rules)
        komi = komi_text(komi_paid(self.event, table), rules.unit, self._language)
        stones = table.handicap
        handicap = phone_pages.HANDICAP.in_(self._language, stones=stones) if stones else ""
        name = rules.name.in_(self._language)
        return " · ".join(filter(None, (name, komi, handicap)))

    def _acts(self, table: Table) -> Iterator[str]:
        """Yields what the role may do at a table."""
        if self._may("call") and not table.called:
            yield '<div class="row">'
            yield from self._button(table, "call", "call", texts.CALL)
            yield "</div>"
        if self._may("incidents"):
            yield from self._time(table)
            yield f'<h2>{self._(texts.WARNING_TO)}</h2><div class="row">'
            for side, text in self._whom():
                link = self._to(f"{self._at(table)}/incident", side=side)
                yield f'<a href="{link}">{text}</a>'
            yield "</div>"
        if self._may("decide"):
            link = self._to(f"{self._at(table)}/result")
            yield f'<div class="row"><a href="{link}">{self._(texts.RESULT)}</a></div>'

    def _whom(self) -> Iterator[tuple[str, str]]:
        for side, sign in ((Offender.BLACK, "● "), (Offender.WHITE, "○ ")):
            name = capital(WHOSE[side].in_(self._language))
            yield side.value, sign + self._(texts.OF_SIDE, side=name)
        yield Offender.BOTH.value, self._(texts.OF_BOTH)
        yield Offender.NOBODY.value, self._(texts.OF_NOBODY)

    def _time(self, table: Table) -> Iterator[str]:
        yield f"<h2>{self._(texts.TIME_ADDED)}</h2>"
        told = texts.TIME_ADDED.in_(self._language)
        yield from self._form(f"{self._at(table)}/time", "incidents", "", told)
        yield '<div class="sides">'
        sides = (
            ("both", self._(texts.TO_BOTH)),
            ("B", self._(WHOSE[Offender.BLACK])),
            ("W", self._(WHOSE[Offender.WHITE])),
        )
        for side, text in sides:
            yield self._pick("radio", "side", side, text, checked=side == "both")
        yield '</div><div class="row">'
        for minutes in ADDED:
            text = self._(texts.MINUTES_ADDED, minutes=minutes)
            yield f'<button name="minutes" value="{minutes}">{text}</button>'
        yield "</div></form>"

    def _kinds(self, table: Table, side: str) -> Iterator[str]:
        """Yields links that ask for the kind of an incident: the frequent ones, then all."""
        yield f"<p>{self._(texts.WHAT_HAPPENED)}</p>"
        yield from self._kind_links(table, side, ALL[:FREQUENT])
        yield f"<details><summary>{self._(texts.ALL_KINDS)}</summary>"
        for group in IncidentGroup:
            yield f"<h2>{self._(GROUPS[group])}</h2>"
            kinds = [kind for kind in ALL if kind.group is group]
            yield from self._kind_links(table, side, kinds)
        yield "</details>"

    def _kind_links(
        self, table: Table, side: str, kinds: Iterable[IncidentKind]
    ) -> Iterator[str]:
        yield '<ul class="names">'
        for kind in kinds:
            link = self._to(f"{self._at(table)}/incident", side=side, kind=kind.id)
            name = escape(capital(kind.name.in_(self._language)))
            yield f'<li><a href="{link}"><span>{name}</span></a></li>'
        yield "</ul>"

    def _decisions(self, found: TableIncident) -> Iterator[str]:
        yield f"<fieldset><legend>{self._(texts.DECISION)}</legend>"
        if found.can_be_accepted:
            what = consequences_said(found.proposal.consequences, self._language)
            text = self._(texts.AS_PROPOSED, what=what)
            yield self._pick("radio", "decision", PROPOSED, text, checked=True, required=True)
        for name, one in found.choices.items():
            if one != found.proposal.consequences:
                text = escape(capital(consequences_said(one, self._language)))
                yield self._pick("radio", "decision", name, text, required=True)
        later = self._(texts.LATER)
        yield self._pick("radio", "decision", LATER, later, required=True)
        yield "</fieldset>"

    def _signed_in(self) -> Iterator[str]:
        member = self._reader.member
        if member is None:
            return
        yield from self._form(f"{HOME}/out", "", "", plain=True)
        who = self._(texts.LOGGED_IN, who=member.who)
        yield f"<label>{who}</label><button>{self._(texts.LOG_OUT)}</button></form>"

    # Small parts

    def _(self, text: AnyText, **args: object) -> str:
        """Returns a text in the reader's language, for HTML."""
        return escape(text.in_(self._language, **args))

    def _may(self, act: str) -> bool:
        member = self._reader.member
        return member is not None and member.role.may(act)

    def _reads(self, level: ReadingLevel) -> bool:
        member = self._reader.member
        return member is not None and member.role.can_read(level)

    def _button(self, table: Table, what: str, act: str, text: AnyText) -> Iterator[str]:
        """Yields a form of one button."""
        yield from self._form(f"{self._at(table)}/{what}", act, "")
        yield f"<button>{self._(text)}</button></form>"

    def _form(
        self, action: str, act: str, kind: str, what: str = "", *, plain: bool = False
    ) -> Iterator[str]:
        """Yields the beginning of a form, with the id of the act that it stands for.

        Args:
            what: the name of the act while it is on its way.
            plain: True for a form that the script leaves alone.
        """
        of = f' class="{kind}"' if kind else ""
        told = f' data-what="{escape(what)}"' if what else ""
        alone = " data-plain" if plain else ""
        yield f'<form{of} method="post" action="{action}{self._lang}"{told}{alone}>'
        yield from self._hidden(
            **{FORM: self._reader.form}, **({"id": uuid4().hex} if act else {})
        )

    def _hidden(self, **values: str) -> Iterator[str]:
        for name, value in values.items():
            yield f'<input type="hidden" name="{name}" value="{escape(value)}">'

    def _labelled(self, name: str, text: AnyText, field: str) -> Iterator[str]:
        yield f'<label for="{name}">{self._(text)}</label>'
        yield field

    def _area(self, name: str) -> str:
        return (
            f'<textarea id="{name}" name="{name}" rows="2" maxlength="{MOST_FACTS}"></textarea>'
        )

    def _pick(
        self,
        kind: str,
        name: str,
        value: str,
        text: str,
        *,
        checked: bool = False,
        required: bool = False,
        after: str = "",
    ) -> str:
        """Returns a radio button or a check box with its text, which is HTML already."""
        more = " checked" * checked + " required" * required
        of = "pick margin" if after else "pick"
        return (
            f'<label class="{of}"><input type="{kind}" name="{name}" '
            f'value="{escape(value)}"{more}><span>{text}</span>{after}</label>'
        )

    def _player_at(self, table: Table, side: str) -> str:
        id_ = {"B": table.black, "W": table.white}.get(side)
        return player_text(self.event.by_id[id_]) if id_ is not None else ""

    def _at(self, table: Table) -> str:
        return f"{HOME}/table/{table.id}"

    def _back(self, table: Table) -> str:
        return self._link(self._at(table), texts.BACK, "‹ ")

    def _back_to_all(self, table: Table) -> str:
        link = self._to(HOME, round=table.round)
        return f'<p><a class="button" href="{link}">‹ {self._(texts.ALL_TABLES)}</a></p>'

    def _link(self, path: str, text: AnyText, sign: str = "") -> str:
        path, _, query = path.partition("?")
        more = dict([query.split("=")]) if query else {}
        return (
            f'<p><a class="button" href="{self._to(path, **more)}">{sign}{self._(text)}</a></p>'
        )

    def _table_name(self, table: Table) -> str:
        return self._(texts.TABLE, n=table.number)

    def _round_name(self, round: int) -> str:
        return self._(TERMS["round-n"], n=round) if round else ""

    @property
    def _lang(self) -> str:
        return f"?lang={self._language}" if self._reader.chosen else ""

    @property
    def _lang_field(self) -> str:
        if not self._reader.chosen:
            return ""
        return f'<input type="hidden" name="lang" value="{self._language}">'

    def _to(self, path: str, **more: object) -> str:
        """Returns the address of a page, for an attribute."""
        told = {**({"lang": self._language} if self._reader.chosen else {}), **more}
        return escape(f"{path}?{urlencode(told)}" if told else path)

    def _page(self, title: str, lines: Iterable[str]) -> str:
        """Returns a page; ``title`` is HTML already."""
        language, name = self._language, escape(self.event.info.name)
        heard = escape(phone_pages.HEARD.in_(language, seconds="%"))
        stale = escape(phone_pages.STALE.in_(language, time="%"))
        as_of = self._(phone_pages.AS_OF, time=f"{present():%H:%M:%S}")
        on_way = self._(texts.ON_ITS_WAY, time="%", what="#")
        body = "\n".join(lines)
        time = round_time(self.event, language, present())
        return (
            f'<!DOCTYPE html>\n<html lang="{LANGUAGES[language].tag}" data-last="{self._last}">'
            '\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{title or name}</title>\n"
            '<link rel="stylesheet" href="/pages.css">\n'
            '<link rel="stylesheet" href="/referee.css">\n'
            '<script src="/referee.js" defer></script>\n'
            '<script src="/pages.js" defer></script>\n'
            f'</head>\n<body class="referee">\n<header><h1>{name}</h1>'
            f"<p>{title} {time}</p></header>\n<main>\n"
            f'<p id="way" class="said refused" role="status" data-text="{on_way}" hidden></p>\n'
            f"{body}\n</main>\n"
            f'<footer id="heard" data-heard="{heard}" data-stale="{stale}">{as_of}</footer>\n'
            "</body>\n</html>\n"
        )
