"""Hands that all tables play together: hand for hand, and the last hands of a day."""
