"""The line: understands what a director types and says what Enter will do."""
