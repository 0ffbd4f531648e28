"""The application: start, opening of files, recovery, and reports of failures."""
