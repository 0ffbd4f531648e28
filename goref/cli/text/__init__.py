"""What the commands share: options, help in three languages, columns, wrapping."""
