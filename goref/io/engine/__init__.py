"""Go programs as processes: found, started, talked to in GTP, ended."""
