"""The digits by which those who join know a server's certificate.

They are 39.8 bits of a slow hash (scrypt, 64 MB, about 0.2 s) of the certificate: to make
another certificate with the same digits takes half a million million attempts, 3,000 years of
processor time. Digits read alike in every language, in print and on the telephone.
"""

from __future__ import annotations

import hashlib

DIGITS, GROUP = 12, 4
_SALT = b"goref join digits 1"


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
    """Returns whether typed digits are those, with any characters between them."""
    plain = "".join(sign for sign in typed if sign.isdecimal())
    return plain.isascii() and plain == digits.replace(" ", "")
