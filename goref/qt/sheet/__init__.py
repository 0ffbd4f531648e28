"""The score sheet on paper, in a preview, as PDF and HTML."""
