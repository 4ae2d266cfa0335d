"""Paper: level sheets and posting cards, as records of what they say and as PDF pages."""
