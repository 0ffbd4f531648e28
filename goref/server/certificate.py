"""The certificate of this computer as a server, and the digits by which others know it.

The certificate is self-signed: nobody vouches for it. Whoever joins types twelve digits that
the server shows, and the client takes no other certificate than the one they belong to. See
:mod:`goref.app.sharing.digits`.
"""

from __future__ import annotations

import os
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

YEARS = 10
NAME = "goref"


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
