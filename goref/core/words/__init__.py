"""Domain texts in three languages: results, lines, findings, faults."""
