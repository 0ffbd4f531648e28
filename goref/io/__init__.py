"""Reading and writing: SGF, case files, journals, settings. No Qt."""
