"""The tournament as a value, and its history."""
