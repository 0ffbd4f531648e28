"""What case files end in, and what entries of protocols and journals call things."""

from __future__ import annotations

SUFFIX = ".goref"
REFEREE = "referee"
FULL_PATH = "path"
"""In a journal alone, beside the chain: where exactly a case was saved."""
FILE_DIGEST = "file-digest"
"""In a journal alone, beside the chain: of the file as it was saved."""
RECORDING = "recording"
"""In a journal alone, beside an act: the game was being recorded as it was played."""
BESIDE = (FULL_PATH, FILE_DIGEST, RECORDING)
