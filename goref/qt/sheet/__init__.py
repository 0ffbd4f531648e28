"""The score sheet: on paper, in a preview, and as a PDF or HTML file."""
