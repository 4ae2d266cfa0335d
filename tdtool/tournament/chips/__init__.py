"""Chips as they were counted, and the set that an event is played with."""
