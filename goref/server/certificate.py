"""The certificate of this computer as a server, and the digits by which others know it.

The certificate is self-signed: nobody vouches for it. Whoever joins types twelve digits that
the server shows, and the client takes no other certificate than the one they belong to. See
:mod:`goref.app.sharing.digits`.
"""

from __future__ import annotations

import os
import re
import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)

from goref.app.sharing.digits import digits_of
from goref.io.files import write_bytes
from goref.server.site import referees_at

YEARS = 10
NAME = "goref"
HEAD = re.compile(rb"\r\nhost:[ \t]*([^\r\n]{1,300})\r\n", re.IGNORECASE)
MOST_HEAD = 16 * 1024
ANSWER = (
    "HTTP/1.1 303 See Other\r\nlocation: {address}\r\ncache-control: no-store\r\n"
    "content-length: 0\r\nconnection: close\r\n\r\n"
)


class ServerCertificate(NamedTuple):
    """A certificate and its key, as files.

    Attributes:
        chain: the file of the certificate (PEM).
        key: the file of its private key (PEM).
        digits: the digits that others type, in groups: ``4821 0937 5566``.
        fingerprint: its SHA-256 as browsers show it: ``4A:5B:…``.
    """

    chain: Path
    key: Path
    digits: str
    fingerprint: str


def certificate_in(folder: Path) -> ServerCertificate:
    """Returns the certificate in a folder; makes one if there is none. Raises OSError."""
    chain, key = folder / "certificate.pem", folder / "key.pem"
    try:
        der = _der(chain.read_bytes())
        key.read_bytes()
    except (OSError, ValueError):
        folder.mkdir(parents=True, exist_ok=True)
        os.chmod(folder, 0o700)
        made, secret = _made()
        write_bytes(key, secret, mode=0o600)
        write_bytes(chain, made)
        der = _der(made)
    fingerprint = sha256(der).hexdigest().upper()
    shown = ":".join(fingerprint[at : at + 2] for at in range(0, len(fingerprint), 2))
    return ServerCertificate(chain, key, digits_of(der), shown)


def _der(pem: bytes) -> bytes:
    """Returns the certificate in a PEM file. Raises ValueError."""
    return x509.load_pem_x509_certificate(pem).public_bytes(Encoding.DER)


def _made() -> tuple[bytes, bytes]:
    """Returns a new certificate and its key (PEM)."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        # The clocks of laptops differ, and the digits are what is checked.
        .not_valid_before(now - timedelta(days=365))
        .not_valid_after(now + timedelta(days=365 * YEARS))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return made.public_bytes(Encoding.PEM), secret


class TlsContext(ssl.SSLContext):
    """The settings of TLS; a browser that begins without TLS is led to the referees' pages.

    Nothing of its request is read but the name of the host.
    """

    usual: str

    @classmethod
    def of(cls, chain: Path, key: Path, usual: str) -> TlsContext:
        """Returns the settings for a certificate; ``usual`` as for :func:`referees_at`."""
        context = cls(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(chain, key)
        context.sslobject_class = _AnsweringObject
        context.usual = usual
        return context

    def wrap_bio(
        self,
        incoming: ssl.MemoryBIO,
        outgoing: ssl.MemoryBIO,
        server_side: bool = False,
        server_hostname: str | bytes | None = None,
        session: ssl.SSLSession | None = None,
    ) -> ssl.SSLObject:
        made = super().wrap_bio(incoming, outgoing, server_side, server_hostname, session)
        assert isinstance(made, _AnsweringObject)
        made.incoming, made.outgoing, made.usual = incoming, outgoing, self.usual
        return made


class _AnsweringObject(ssl.SSLObject):
    """A connection with TLS that answers a first request without it, and then no other."""

    incoming: ssl.MemoryBIO
    outgoing: ssl.MemoryBIO
    usual: str
    is_answered = False

    def do_handshake(self) -> None:
        try:
            super().do_handshake()
        except ssl.SSLError as error:
            if error.reason != "HTTP_REQUEST" or self.is_answered:
                raise
            self.is_answered = True
            found = HEAD.search(self.incoming.read(MOST_HEAD))
            host = found[1].decode("latin-1").strip() if found else ""
            address = referees_at(host, self.usual)
            self.outgoing.write(ANSWER.format(address=address).encode())
            raise ssl.SSLWantReadError from None  # what was written is sent; nothing follows
