"""The manual: its pages, the cases of its examples, and the whole manual as web pages."""
