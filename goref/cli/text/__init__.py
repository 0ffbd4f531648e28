"""What the commands share: options, help in every language, columns, wrapping."""
