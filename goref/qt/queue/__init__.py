"""The one queue of questions: its page, its cards, what opens one and answers it."""
