"""Pages for the phones of referees and others with a PIN: over TLS alone, by plain forms."""
