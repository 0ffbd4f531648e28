"""The score sheet as a value in one language, and the code printed on it."""
