"""One module a format; its revision is the number in the file's user_version."""
