"""The certificate of a server, and the digits by which others know it."""

from __future__ import annotations

import ssl
from pathlib import Path

from goref.app.sharing.digits import digits_of, same_digits
from goref.server.certificate import certificate_in
from tests.systems import is_private


def test_a_certificate_is_made_once_and_its_key_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "serving"
    made = certificate_in(folder)
    assert certificate_in(folder) == made
    assert is_private(folder)
    assert is_private(made.key)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made.chain, made.key)
    assert made.digits == digits_of(ssl.PEM_cert_to_DER_cert(made.chain.read_text()))
    assert certificate_in(tmp_path / "other").digits != made.digits


def test_a_damaged_one_is_made_again(tmp_path: Path) -> None:
    before = certificate_in(tmp_path)
    before.chain.write_text("-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n")
    assert certificate_in(tmp_path).digits != before.digits


def test_the_digits_of_a_certificate_never_change() -> None:
    """A client of another goref computes the same."""
    assert digits_of(b"a certificate") == "4147 4914 4600"


def test_digits_are_typed_with_anything_between_them() -> None:
    for typed in ("482109375566", "4821 0937 5566", "4821-0937-5566\n"):
        assert same_digits(typed, "4821 0937 5566")
    for typed in (
        "",
        "4821 0937",
        "4821 0937 5567",
        "4821 0937 5566 1",
        "４８２１０９３７５５６６",
    ):
        assert not same_digits(typed, "4821 0937 5566")
