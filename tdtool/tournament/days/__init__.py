"""Days and flights: stacks bagged for the night, and flights brought together."""
