"""The school: exercises made of the library's cases and of regulations, and their marking."""
