"""The cases of the library, each with its question and the expected answers."""
