"""A tournament that is run without names: entries and who is left are only counted."""
