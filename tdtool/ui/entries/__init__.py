"""The Entries page: everybody who is or was in the tournament."""
