"""Domain texts in every language: results, lines, findings, faults."""
