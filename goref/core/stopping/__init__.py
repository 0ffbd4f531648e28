"""How play stops, resumes and ends under each rule set: data, and a machine that reads it."""
