"""A phone on the referees' pages: signs in, reads pages, fills in their forms."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx

from tests.server.served import PINS, Server

HOME = "/referee"
DONE, REFUSED = "✓", "✕"


@dataclass
class Form:
    """A form of a page.

    Attributes:
        fields: what is sent if nothing is typed.
    """

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[dict[str, Any]] = field(default_factory=list)


class Forms(HTMLParser):
    """The forms of a page, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = {key: value or "" for key, value in attrs}
        if tag == "form":
            self.forms.append(Form(of["action"], of["method"]))
        elif tag in ("input", "textarea") and "name" in of:
            picks = of.get("type") in ("radio", "checkbox")
            if not picks or "checked" in of:
                self.forms[-1].fields[of["name"]] = of.get("value", "")
        elif tag == "button":
            self.forms[-1].buttons.append(of)

    def handle_data(self, data: str) -> None:
        self.text += data


@dataclass
class Phone:
    """Somebody's phone; its client keeps cookies and follows no redirection by itself."""

    client: httpx.Client

    @classmethod
    def signed_in(cls, server: Server, role: str, name: str = "Ann") -> Phone:
        phone = cls(server.client())
        answer = phone.sign_in(role, PINS[role], name)
        assert answer.status_code == 303, answer.text
        return phone

    def sign_in(self, role: str, pin: str, name: str = "Ann") -> httpx.Response:
        fields = {"role": role, "pin": pin, "name": name}
        return self.client.post(f"{HOME}/in", data=fields)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(path, params=query)

    def form(self, page: str, end: str, **query: Any) -> Form:
        """The form of a page whose address ends so."""
        answer = self.get(page, **query)
        assert answer.status_code == 200, answer.text
        found = [one for one in Forms(answer.text).forms if one.action.endswith(end)]
        assert found, (page, end)
        return found[0]

    def send(self, form: Form, **typed: str) -> str:
        """Sends a form; returns what the page that follows says of it."""
        answer = self.client.post(form.action, data={**form.fields, **typed})
        assert answer.status_code == 303, answer.text
        page = self.client.get(answer.headers["location"])
        assert page.status_code == 200, page.text
        return said(page.text)


def said(page: str) -> str:
    """What a page says of the form that was sent last; "" for nothing."""
    found = re.search(r'<p class="said[^>]*role="(?:status|alert)">(.*?)</p>', page)
    return found[1] if found else ""
