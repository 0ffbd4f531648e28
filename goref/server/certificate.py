"""The certificate of this computer as a server, and the digits by which others know it.

The certificate is self-signed: nobody vouches for it. Whoever joins types twelve digits that
the server shows, and the client takes no other certificate than the one they belong to. They
are 39.8 bits of a slow hash (scrypt, 64 MB, about 0.2 s) of the certificate: to make another
certificate with the same digits takes half a million million tries, 3,000 years of processor
time. Digits read alike in every language, in print and on the telephone.
"""

from __future__ import annotations

import hashlib
import os
from datetime import UTC, datetime, timedelta
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

from goref.io.files import write_bytes

DIGITS, GROUP = 12, 4
YEARS = 10
NAME = "goref"
_SALT = b"goref join digits 1"


class ServerCertificate(NamedTuple):
    """A certificate and its key, as files.

    Attributes:
        chain: the file of the certificate (PEM).
        key: the file of its private key (PEM).
        digits: the digits that others type, in groups: ``4821 0937 5566``.
    """

    chain: Path
    key: Path
    digits: str


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
        write_bytes(key, secret)
        os.chmod(key, 0o600)
        write_bytes(chain, made)
        der = _der(made)
    return ServerCertificate(chain, key, digits_of(der))


def digits_of(der: bytes) -> str:
    """Returns the digits of a certificate (DER), as they are typed to join.

    Computed by client and server alike.
    """
    hashed = hashlib.scrypt(
        hashlib.sha256(der).digest(), salt=_SALT, n=2**16, r=8, p=1, maxmem=2**27, dklen=16
    )
    digits = f"{int.from_bytes(hashed, 'big') % 10**DIGITS:0{DIGITS}}"
    return " ".join(digits[at : at + GROUP] for at in range(0, DIGITS, GROUP))


def same_digits(typed: str, digits: str) -> bool:
    """Returns whether typed digits are those, whatever stands between them."""
    plain = "".join(sign for sign in typed if sign.isdecimal())
    return plain.isascii() and plain == digits.replace(" ", "")


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
