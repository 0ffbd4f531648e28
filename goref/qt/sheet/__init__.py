"""The score sheet: on paper, in a print preview, and as PDF or HTML."""
