"""The end of a day: bag and tag, and flights brought together."""
