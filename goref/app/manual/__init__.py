"""The manual: its pages, the cases of their examples, and all of it as web pages."""
